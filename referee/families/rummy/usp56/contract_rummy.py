"""Contract rummy: in each of seven deals other sets have to be laid down together (usp56 3517-3575)."""

from attrs import evolve

from referee import score
from referee.core.cards import THREE_PACKS_AND_JOKERS, TWO_PACKS_AND_JOKER
from referee.core.law import Law
from referee.families import rummy
from referee.families.rummy.usp56.rummy import RUMMY
from referee.mechanics import melds, rulings
from referee.mechanics.rulings.gives.parts import ByLaw

_FORM = rummy.ContractRummy(
    matching=score.Matching(both_ends=True, ace=15, wild=score.JOKERS_WILD, wild_left=15, wild_moves=True, shortest_sequence=4),
    claims=True,
    trades=rummy.Trades(of_sequences=True, after_contract=True),
    contracts=(
        rummy.Contract(groups=2, sequences=0, cards=10),
        rummy.Contract(groups=1, sequences=1, cards=10),
        rummy.Contract(groups=0, sequences=2, cards=10),
        rummy.Contract(groups=3, sequences=0, cards=10),
        rummy.Contract(groups=2, sequences=1, cards=12),
        rummy.Contract(groups=1, sequences=2, cards=12),
        rummy.Contract(groups=0, sequences=3, cards=12, whole_hand=True),
    ),
)

CONTRACT_RUMMY = RUMMY.vary(
    "contract-rummy",
    title="Contract Rummy",
    cite="usp56 3517-3575",
    players=(3, 8),
    pack=TWO_PACKS_AND_JOKER,
    packs=dict.fromkeys((5, 6, 7, 8), THREE_PACKS_AND_JOKERS),
    hand_size=10,
    hand_sizes={},
    deal="Ten cards to each in the first four deals, twelve in the last three, one at a time; the next card is turned up.",
    play=rummy.CONTRACT_PLAY,
    form=_FORM,
    score=score.Tally((score.BestTotal(deals=7),), standings=frozenset({"points", "deal"})),
    rules=(
        ("Sets", "Groups of three or more; sequences of four or more of a suit, up to fourteen with an ace at each end."),
        ("Contracts", "Two groups; one of each; two sequences; three groups; two groups, a sequence; a group, two sequences."),
        ("Seventh deal", "Three sequences, laid down with the whole hand."),
        ("Two sequences", "Those of one suit that join are one."),
        ("Turn", "Draw; lay down the contract at one time, or once it lies lay off, but no more sets; discard."),
        (
            "Claims",
            "A discard that the player in turn declines another may claim, the nearest first, with a card of the stock.",
        ),
        ("Log", "`declines Ann`, `wants Bob H9`, `draws Bob pile`, `draws Bob stock`, then `draws Ann stock`."),
        (
            "Jokers",
            "Wild; one in a sequence may be taken for its card by whoever has his contract: `exchanges Bob Ann S8 for JK`.",
        ),
        ("Score", "What is left: ace and joker 15, faces 10, others their pips. The lowest total after seven deals wins."),
    ),
    expects=(
        *RUMMY.expects,
        melds.LAID_OFF_EARLY,
        rummy.TRADED_DEUCE,
        melds.SEQUENCE_TOO_LONG,
        rummy.PART_LAID_DOWN,
        rummy.CONTRACT_IN_PART,
        rummy.EXTRA_SET,
        rummy.JOINED_SEQUENCES,
        rummy.CLAIM_WITHOUT_CARD,
        rummy.CLAIMANT_DISCARDS,
        rummy.CLAIMED_BEFORE,
        rummy.TRADED_BEFORE,
        rummy.TRADED_EARLY,
        rummy.JOKER_OF_GROUP,
        rummy.WRONG_TRADE,
    ),
    drop=("goes-rummy-doubled-wrongly",),
    add=[
        Law(
            "contract-laid-down-in-part",
            breach=rummy.CONTRACT_IN_PART,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3537",
            says="The sets of the contract are laid down at the same time, and no part of them without the rest.",
        ),
        Law(
            "two-sequences-of-one-suit-join",
            breach=rummy.JOINED_SEQUENCES,
            remedy=ByLaw("they are one sequence, and the contract is not there") & rulings.Opens(rummy.CONTRACT_IN_PART),
            cite="usp56 3555",
            says="Two sequences of one suit of which one goes on where the other ends count as one.",
        ),
        Law(
            "lays-off-before-contract",
            breach=melds.LAID_OFF_EARLY,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3537, 3557",
            says="Nobody lays off before he has laid down the contract.",
        ),
        Law(
            "lays-down-early-in-deal-seven",
            breach=rummy.PART_LAID_DOWN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3549",
            says="In the seventh deal nothing is laid down before a player can lay down his whole hand.",
        ),
        Law(
            "extra-set-laid-down",
            breach=rummy.EXTRA_SET,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3557",
            says="Whoever has laid down the contract lays off, and lays down no more sets.",
        ),
        Law(
            "claimed-discard-without-penalty-card",
            breach=[rummy.CLAIM_WITHOUT_CARD, rummy.CLAIMANT_DISCARDS],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3559",
            says="Who claims a discard draws the top of the stock too, and does not discard.",
        ),
        Law(
            "precedence-of-claims",
            breach=rummy.CLAIMED_BEFORE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3559",
            says="Of several who claim a discard the nearest at the left of the player in turn has it.",
        ),
        Law(
            "precedence-for-joker",
            breach=rummy.TRADED_BEFORE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3565",
            says="Of several who can trade for a joker the one next in turn has precedence.",
        ),
        Law(
            "trades-for-joker-without-contract",
            breach=rummy.TRADED_EARLY,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3565",
            says="Who has not laid down the contract does not trade for a joker.",
        ),
        Law(
            "takes-joker-from-group",
            breach=rummy.JOKER_OF_GROUP,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3565",
            says="A joker is taken out of a sequence, and not out of a group.",
        ),
        Law(
            "trades-for-joker-with-another-card",
            breach=rummy.WRONG_TRADE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3565",
            says="It takes the card that the joker represents.",
        ),
        Law(
            "sequence-beyond-fourteen",
            breach=melds.SEQUENCE_TOO_LONG,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3571",
            says="A sequence has fourteen cards at the most.",
        ),
        Law(
            "trades-for-extra-wild-card",
            breach=rummy.TRADED_DEUCE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3567-3569",
            says="The players may make other cards wild, for which nobody trades as for a joker.",
        ),
        Law(
            "rummy-family-laws-apply",
            cite="usp56 3575",
            says="For irregularities the laws of the family hold.",
        ),
    ],
)

DEUCES_WILD_CONTRACT_RUMMY = CONTRACT_RUMMY.vary(
    "contract-rummy-deuces-wild",
    title="Contract Rummy, deuces wild",
    cite="usp56 3567-3571",
    form=evolve(_FORM, matching=evolve(_FORM.matching, wild=score.JOKERS_AND_DEUCES)),
    rules=(("Deuces", "Wild, and 15 in the hand; nobody trades for one."),),
)
