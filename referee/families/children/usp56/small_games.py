"""Old maid, slapjack, pig and war (usp56 6289-6299, 6357-6413)."""

from referee.core.cards import highest_ranks
from referee.core.game import Game
from referee.core.law import Law
from referee.families import children
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import deal, rulings, turns

WAR = Game(
    "war",
    title="War",
    family="children",
    cite="usp56 6289-6299",
    general=GENERAL_RULES,
    seats=2,
    sides=0,
    hand_size=26,
    deal="Twenty-six cards to each.",
    play=children.WAR_PLAY,
    rules=(
        ("Play", "Each turns up a card, and the higher, kings high and aces low, takes both."),
        ("War", "If they are alike, each lays a card face down and turns another, and so on; the higher takes all."),
    ),
    expects=(turns.PLAYS_OUT_OF_TURN,),
)

PIG = Game(
    "pig",
    title="Pig",
    family="children",
    cite="usp56 6357-6369",
    general=GENERAL_RULES,
    players=(3, 13),
    sides=0,
    packs=dict(zip(range(3, 14), map(highest_ranks, range(3, 14)), strict=True)),
    hand_size=4,
    deal="Four cards to each, one at a time, from a pack of four of one rank for each player.",
    play=children.PASSING_PLAY,
    form=children.Passing(),
    rules=(
        (
            "Play",
            "All pass a card to the left at once; who has four of a kind stops, finger to nose, and the last to follow is the pig.",
        ),
    ),
    expects=(children.PASSES_AFTER_STOP,),
    laws=(
        Law(
            "passes-on-after-the-stop",
            breach=children.PASSES_AFTER_STOP,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6369",
            says="When one has stopped, all stop at once; the last finger at a nose is the pig's.",
        ),
    ),
)

OLD_MAIDS = Game(
    "old-maid",
    title="Old Maid",
    family="children",
    cite="usp56 6371-6385",
    general=GENERAL_RULES,
    players=(2, 14),
    sides=0,
    hand_size=0,
    deal="Fifty-one cards, a queen being left out, one at a time as far as they go.",
    play=children.PAIRING_PLAY,
    rules=(
        ("Play", "Each lays his pairs away; then each in turn draws a card from the hand at his right."),
        ("End", "The odd queen is left, and who has it is the old maid."),
    ),
    expects=(*children.OF_CHILDRENS, turns.PLAYS_OUT_OF_TURN),
    laws=(
        Law(
            "draws-out-of-turn",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6383",
            says="Whoever has drawn offers his hand to his left, and that player draws next; the dealer's left draws first.",
        ),
        Law(
            "discards-false-pair",
            breach=children.FALSE_PAIR,
            when=[children.STAYS_TO_THE_END.yes],
            remedy=children.OLD_MAID,
            cite="usp56 6385",
            says="Who lays away two cards that are no pair, so that three are left unpaired at the end, is the old maid.",
        ),
        Law(
            "false-pair-taken-back",
            breach=children.FALSE_PAIR,
            when=[children.STAYS_TO_THE_END.no],
            remedy=rulings.silent("nothing is due for a pair taken back in time"),
            cite="usp56 6385",
            says="The law speaks of cards unpaired at the end, and not of a pair that was taken back.",
        ),
        Law(
            "discards-not-in-twos",
            breach=children.NOT_IN_TWOS,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6383",
            says="Pairs are laid away in twos; of three cards of a rank one stays in the hand.",
        ),
        Law(
            "draws-from-another-hand",
            breach=children.DRAWN_FROM_ANOTHER,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6383",
            says="Each offers his hand to his left, so that a player draws from the hand at his right.",
        ),
    ),
)

SLAPJACK = Game(
    "slapjack",
    title="Slapjack",
    family="children",
    cite="usp56 6387-6413",
    general=GENERAL_RULES,
    players=(3, 8),
    sides=0,
    hand_size=0,
    deal="All cards, one at a time, into piles face down that nobody looks at.",
    play=children.SLAPPING_PLAY,
    form=children.Slapping(),
    rules=(
        ("Play", "Each in turn turns up a card in the centre; the first to slap a jack takes all that lies there."),
        ("End", "Who has no cards may slap the next jack; the game is won with all the cards."),
    ),
    expects=(*children.OF_CHILDRENS, turns.PLAYS_OUT_OF_TURN, rulings.HAND_NOT_PUT_RIGHT),
    laws=(
        Law(
            "plays-out-of-turn",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6395",
            says="Each lays a card in the centre in his turn, from the dealer's left on.",
        ),
        Law(
            "looks-at-own-cards",
            breach=children.OWN_PILE_SEEN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6391",
            says="Nobody looks at the cards of his pile.",
        ),
        Law(
            "card-turned-toward-self",
            breach=children.TURNED_TOWARD_SELF,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6395",
            says="A card is turned away from its player, so that he sees it no sooner than the others.",
        ),
        Law(
            "several-slap",
            cite="usp56 6403",
            says="Of several hands the lowest, the one on the jack, wins the pile.",
        ),
        Law(
            "no-cards-left",
            cite="usp56 6405",
            says="A player without cards may slap at the next jack, and if he does not win it he is out.",
        ),
        Law(
            "card-exposed-in-dealing",
            breach=deal.FACED_IN_DEALING,
            remedy=children.CARDS_SHUFFLED,
            cite="usp56 6411",
            says="A card exposed in dealing has its player's cards shuffled before he plays.",
        ),
        Law(
            "false-slap",
            breach=children.FALSE_SLAP,
            remedy=children.GIVES_A_CARD,
            cite="usp56 6413",
            says="Who slaps a card that is no jack gives its player one card face down.",
        ),
        Law(
            "card-not-given",
            breach=rulings.HAND_NOT_PUT_RIGHT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6413",
            says="He gives it before he plays on; no penalty is stated.",
        ),
    ),
)
