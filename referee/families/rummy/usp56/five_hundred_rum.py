"""500 rum: what is melded counts, and any discard may be taken with all that lie on it (usp56 3263-3309, 3319-3321)."""

from attrs import evolve

from referee import score
from referee.core.cards import PACK_OF_56, TWO_PACKS
from referee.core.law import Law
from referee.families import rummy
from referee.families.rummy.usp56.rummy import RUMMY
from referee.mechanics import melds, rulings, stock
from referee.mechanics.rulings.gives.parts import ByLaw

_FORM = rummy.Rummy(buried=True, matching=score.Matching(high=True, ace=15))

FIVE_HUNDRED_RUM = RUMMY.vary(
    "five-hundred-rum",
    title="500 Rum",
    cite="usp56 3263-3293",
    players=(2, 8),
    packs={5: TWO_PACKS, 6: TWO_PACKS, 7: TWO_PACKS, 8: TWO_PACKS},
    hand_sizes={2: 13},
    deal="Seven cards to each, thirteen to each of two, one at a time; the next card is turned up.",
    play=rummy.SHOWN_PLAY,
    form=_FORM,
    score=score.Tally((score.Race(to=500), score.Told(rummy.settled))),
    rules=(
        ("Ranks", "The ace is high or low; a sequence does not go round the corner."),
        ("Draw", "The top of the stock, or any discard with all that lie on it, if it is melded at once."),
        ("Laying off", "A card that fits two sets is named for one of them: `lays Ann jacks DQ`."),
        ("Score", "What a player has shown less what is left in his hand; an ace 15, one with a deuce in sequence 1."),
        ("Game", "500; the winner collects the differences."),
    ),
    expects=(
        *RUMMY.expects,
        stock.TAKEN_CARD_NOT_USED,
        stock.CARDS_LEFT_ABOVE,
        rummy.SET_NOT_NAMED,
        melds.ROUND_THE_CORNER,
    ),
    drop=("discards-card-just-taken",),
    add=[
        Law(
            "buried-discard-not-used-at-once",
            breach=stock.TAKEN_CARD_NOT_USED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3279",
            says="A discard is taken to be melded or laid off at once.",
        ),
        Law(
            "buried-discard-without-cards-above",
            breach=stock.CARDS_LEFT_ABOVE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3279",
            says="With a discard a player takes all that lie on it.",
        ),
        Law(
            "layoff-set-not-named",
            breach=rummy.SET_NOT_NAMED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3289-3291",
            says="Of two sets that a card fits a player says to which it goes, and others build on that.",
        ),
        Law(
            "round-the-corner-sequence-melded",
            breach=melds.ROUND_THE_CORNER,
            remedy=ByLaw("the law of a false set applies") & rulings.Opens(melds.FALSE_SET),
            cite="usp56 3283, 2861",
            says="King, ace and two are no sequence, and are ruled on as a false set.",
        ),
        Law(
            "rummy-family-laws-apply",
            cite="usp56 3293",
            says="For irregularities the laws of the family hold.",
        ),
    ],
)

PARTNERSHIP_FIVE_HUNDRED_RUM = FIVE_HUNDRED_RUM.vary(
    "partnership-five-hundred-rum",
    title="Partnership 500 Rum",
    cite="usp56 3295-3297",
    players=(4, 4),
    sides=2,
    rules=(("Players", "Four, two against two; each side has one score."),),
    replace=[
        RUMMY.law("exposed-card-in-partnership-play").but(when=[], cite="usp56 3297, 2859"),
    ],
    add=[
        Law(
            "penalty-card-kept",
            breach=rulings.PENALTY_CARD_NOT_PLAYED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2859",
            says="An exposed card that is not melded is discarded at the next opportunity.",
        ),
    ],
)

MICHIGAN_RUM = FIVE_HUNDRED_RUM.vary(
    "michigan-rum",
    title="Michigan Rum",
    cite="usp56 3319-3321",
    form=evolve(_FORM, left_to_winner=True),
    rules=(("Score", "What is shown; what is left in the hands counts for the player who is out, and against nobody."),),
    add=[
        Law(
            "hand-cards-subtracted",
            cite="usp56 3321",
            says="Nothing is subtracted from any score for cards left in the hand.",
        ),
    ],
)

PERSIAN_RUMMY = PARTNERSHIP_FIVE_HUNDRED_RUM.vary(
    "persian-rummy",
    title="Persian Rummy",
    cite="usp56 3299-3309",
    pack=PACK_OF_56,
    form=evolve(_FORM, out_bonus=25, fours_double=True, matching=evolve(_FORM.matching, jokers=True)),
    score=score.Tally((score.Deals(2), rummy.BonusForMost(50), score.Told(rummy.settled))),
    rules=(
        ("Jokers", "Four, 20 each, in groups of three or four of them and nowhere else."),
        ("Score", "Four alike laid down at once count double; going out 25."),
        ("Game", "Two deals; the best score has 50 more."),
    ),
    expects=(*PARTNERSHIP_FIVE_HUNDRED_RUM.expects, melds.JOKER_ASTRAY),
    add=[
        Law(
            "joker-in-sequence-or-natural-group",
            breach=melds.JOKER_ASTRAY,
            remedy=ByLaw("the law of a false set applies") & rulings.Opens(melds.FALSE_SET),
            cite="usp56 3307, 2861",
            says="Jokers are melded in groups of three or four jokers, and with no other card.",
        ),
        Law(
            "four-of-a-kind-doubled-wrongly",
            cite="usp56 3307",
            says="Four of a kind count double where they are laid down at once, and not where the fourth is added.",
        ),
    ],
)
