"""Continental rummy: fifteen cards of sequences go down at once, and each pays for them (usp56 3577-3601)."""

from attrs import evolve

from referee import score
from referee.core.cards import FOUR_PACKS_JOKER_EACH, THREE_PACKS_JOKER_EACH, TWO_PACKS_JOKER_EACH
from referee.core.law import Law
from referee.families import rummy
from referee.families.rummy.usp56.rummy import RUMMY
from referee.mechanics import melds

_FORM = rummy.Continental(
    matching=score.Matching(high=True, wild=score.JOKERS_WILD, groups=False),
    judged_whole=True,
    shapes=((3, 3, 3, 3, 3), (4, 4, 4, 3), (5, 4, 3, 3)),
    game=1,
    joker=2,
    other_wild=1,
    undrawn=10,
    one_drawn=7,
    no_wild=10,
    one_suit=10,
)

CONTINENTAL_RUMMY = RUMMY.vary(
    "continental-rummy",
    title="Continental Rummy",
    cite="usp56 3577-3601",
    players=(2, 12),
    pack=TWO_PACKS_JOKER_EACH,
    packs={
        6: THREE_PACKS_JOKER_EACH,
        7: THREE_PACKS_JOKER_EACH,
        8: THREE_PACKS_JOKER_EACH,
        9: FOUR_PACKS_JOKER_EACH,
        10: FOUR_PACKS_JOKER_EACH,
        11: FOUR_PACKS_JOKER_EACH,
        12: FOUR_PACKS_JOKER_EACH,
    },
    hand_size=15,
    hand_sizes={},
    rounds=(),
    deal="Fifteen cards to each, as many as three at a time; the next card is turned up. The winner of a deal deals the next.",
    play=rummy.CONTINENTAL_PLAY,
    form=_FORM,
    rules=(
        ("Hand", "Five sequences of three; or three of four and one of three; or one of five, one of four and two of three."),
        ("Sequences", "The ace is high or low, and they do not go round the corner. Groups do not count."),
        ("Out", "All of it goes down at one time, and nothing before."),
        ("Jokers", "Wild."),
        ("Score", "Each pays the winner 1, and 2 for each joker in his hand."),
        (
            "By agreement",
            "`rule bonuses`: out without drawing 10, after one draw 7; no wild card 10; all of one suit 10, from each.",
        ),
    ),
    expects=(*RUMMY.expects, rummy.WRONG_HAND, rummy.OUT_WITH_WRONG_HAND),
    drop=("goes-rummy-doubled-wrongly",),
    add=[
        Law(
            "lays-down-invalid-hand",
            breach=[rummy.WRONG_HAND, rummy.OUT_WITH_WRONG_HAND],
            when=[rummy.WHAT_IS_WRONG.is_(rummy.SHAPE, rummy.NO_SEQUENCE, rummy.PART)],
            remedy=rummy.HAND_TAKEN_BACK & melds.OPEN_TO_THE_END & rummy.COLLECTIONS_RETURNED & rummy.OTHERS_PICK_UP,
            cite="usp56 3585, 3601",
            says="A hand laid down that does not meet the requirement stays face up, and its player plays on with it exposed.",
        ),
        Law(
            "group-counted",
            breach=[rummy.WRONG_HAND, rummy.OUT_WITH_WRONG_HAND],
            when=[rummy.WHAT_IS_WRONG.is_(rummy.GROUP)],
            remedy=rummy.HAND_TAKEN_BACK & melds.OPEN_TO_THE_END & rummy.COLLECTIONS_RETURNED & rummy.OTHERS_PICK_UP,
            cite="usp56 3589-3591, 3601",
            says="Groups do not count; a hand with one is ruled on as any other that does not meet the requirement.",
        ),
        Law(
            "round-the-corner-sequence",
            breach=[rummy.WRONG_HAND, rummy.OUT_WITH_WRONG_HAND],
            when=[rummy.WHAT_IS_WRONG.is_(rummy.CORNER)],
            remedy=rummy.HAND_TAKEN_BACK & melds.OPEN_TO_THE_END & rummy.COLLECTIONS_RETURNED & rummy.OTHERS_PICK_UP,
            cite="usp56 3593, 3601",
            says="A sequence does not go round the corner; a hand with such a one does not meet the requirement.",
        ),
        Law(
            "rummy-family-laws-apply",
            cite="usp56 3601",
            says="For other irregularities the laws of the family hold.",
        ),
    ],
)

DEUCES_WILD_CONTINENTAL_RUMMY = CONTINENTAL_RUMMY.vary(
    "continental-rummy-deuces-wild",
    title="Continental Rummy, deuces wild",
    cite="usp56 3595-3597",
    form=evolve(_FORM, matching=evolve(_FORM.matching, wild=score.JOKERS_AND_DEUCES)),
    rules=(("Deuces", "Wild too; each pays 1 for each that is used for another card."),),
)
