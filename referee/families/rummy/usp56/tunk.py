"""Tunk: knock rummy with deuces wild, a knock with five or less, and one more turn for the others (usp56 3499-3515)."""

from referee import score
from referee.core.cards import TWO_PACKS
from referee.core.law import Law
from referee.families import rummy
from referee.families.rummy.usp56.knock_rummy import KNOCK_RUMMY
from referee.mechanics import deal, melds, rulings

TUNK = KNOCK_RUMMY.vary(
    "tunk",
    title="Tunk (Tonk)",
    cite="usp56 3499-3515",
    players=(2, 8),
    packs=dict.fromkeys((5, 6, 7, 8), TWO_PACKS),
    hand_sizes={},
    deal="Seven cards to each, one at a time; the next card is turned up.",
    play=rummy.TUNK_PLAY,
    form=rummy.Tunk(most_to_knock=5, out_at=100),
    score=score.Tally((rummy.LastBelow(100),)),
    rules=(
        ("Sets", "Deuces are wild. A group has four cards at most, two of them natural; a sequence three or more."),
        ("Upcard", "Only the eldest hand may take the first upcard."),
        ("Tunk", "Before discarding, with five points or less unmatched (`knocks Ann`); then each of the others has one turn."),
        ("Laying off", "On the sets of the player who tunked, unless all his cards are matched."),
        (
            "Score",
            "Each has what is unmatched against him, a deuce two; twice for a tunk that is not low. With 100 a player is out.",
        ),
        (
            "Break",
            "With too few cards in the stock for a turn of each after a tunk the hand is redealt (or `rule only-matched-after-break`).",
        ),
    ),
    expects=(*KNOCK_RUMMY.expects, rummy.TUNK_OVER, rummy.UPCARD_BY_ANOTHER),
    drop=("knocker-not-low", "tie-with-knocker"),
    add=[
        Law(
            "group-of-wrong-composition",
            breach=melds.FALSE_SET,
            when=[rummy.MISMADE_GROUP.yes],
            until=deal.RAISED_BEFORE_MIXING,
            remedy=rummy.SET_TAKEN_UP & rummy.LAID_OFF_STAYS,
            cite="usp56 3505, 2861",
            says="A group of more than four cards, or with fewer than two natural ones, is a false set.",
        ),
        Law(
            "first-upcard-taken-by-other-than-eldest",
            breach=rummy.UPCARD_BY_ANOTHER,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3507-3509",
            says="Only the eldest hand may take the first upcard.",
        ),
        Law(
            "tunks-with-more-than-five",
            breach=rummy.TUNK_OVER,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3511",
            says="A player may tunk if his unmatched cards count five or less.",
        ),
        Law(
            "lays-off-on-all-matched-tunk",
            breach=melds.LAID_OFF_AGAINST_GIN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3511",
            says="On a hand all of whose cards are matched nobody lays off.",
        ),
        Law(
            "tunker-not-low",
            cite="usp56 3513",
            says="A player who tunks and has not the lowest count is charged twice his own.",
        ),
        Law(
            "stock-too-short-after-tunk",
            cite="usp56 3515",
            says="When the stock has no longer a card for each of the others after a tunk, the hand is dealt again and nothing scored.",
        ),
    ],
)
