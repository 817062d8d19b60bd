"""Knock poker and whiskey poker (usp56 2403-2431)."""

from referee.core.law import Law
from referee.families import poker
from referee.families.poker.usp56.forms import KNOCKED
from referee.families.poker.usp56.general import POKER
from referee.mechanics import deal, melds, rulings, stock, turns

KNOCK_POKER = POKER.vary(
    "knock-poker",
    title="Knock Poker",
    cite="usp56 2413-2431",
    players=(3, 5),
    play=poker.KNOCK_PLAY,
    form=KNOCKED,
    rules=(
        (
            "Course",
            "Everybody antes one; each in turn draws the top of the stock or the last discard, and discards, until somebody knocks.",
        ),
        ("After a knock", "Each other player has one turn more, and drops for one chip or stays."),
        ("Settlement", "The knocker has two chips from each who stayed, or pays two to each; the high hand has the antes."),
        (
            "Bonuses",
            "Where they are played: two for winning a knock without a draw, four for a royal flush, two for another straight flush, one for four of a kind.",
        ),
    ),
    expects=(
        *POKER.expects,
        turns.PLAYS_OUT_OF_TURN,
        melds.KNOCK_AT_WRONG_MOMENT,
        poker.KNOCKER_PLAYS_ON,
        poker.DRAWS_SEVERAL,
        stock.DISCARDED_WITHOUT_DRAWING,
    ),
    add=(
        Law(
            "knock-after-discarding",
            breach=melds.KNOCK_AT_WRONG_MOMENT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2417",
            says="A player knocks after he has drawn and before he discards.",
        ),
        Law(
            "knocker-takes-another-turn",
            breach=poker.KNOCKER_PLAYS_ON,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2417",
            says="Who has knocked has no other turn.",
        ),
        Law(
            "dropper-pays-knocker",
            cite="usp56 2417",
            says="Who drops after the knock pays the knocker one chip at once.",
        ),
        Law(
            "settlement",
            cite="usp56 2419-2421",
            says="A knocker with the high hand has two chips from each who stayed, shared with whoever ties him; otherwise he pays two to each, and the high hand has the antes.",
        ),
        Law(
            "bonuses",
            cite="usp56 2423",
            says="Where they are played, everybody pays them, those included who have dropped.",
        ),
        Law(
            "six-cards-at-first-turn",
            breach=deal.TOO_MANY_CARDS,
            when=[poker.FIRST_TURN_ONE_OFF.yes],
            remedy=poker.DISCARDS_ONLY,
            cite="usp56 2425",
            says="A hand with six cards at its first turn discards without drawing.",
        ),
        Law(
            "four-cards-at-first-turn",
            breach=deal.TOO_FEW_CARDS,
            when=[poker.FIRST_TURN_ONE_OFF.yes],
            remedy=poker.DRAWS_ONLY,
            cite="usp56 2425-2427",
            says="A hand with four cards at its first turn draws without discarding.",
        ),
        Law(
            "other-irregular-hand-dead",
            breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
            when=[poker.FIRST_TURN_ONE_OFF.no],
            remedy=poker.HAND_DEAD,
            cite="usp56 2427",
            says="Any other hand with a wrong number of cards is dead.",
        ),
        Law(
            "irregular-hand-not-mended",
            breach=[rulings.DRAW_WHEN_BARRED, rulings.DISCARD_WHEN_BARRED],
            remedy=poker.HAND_DEAD,
            cite="drawn from usp56 2425-2427",
            says="A hand of six that draws all the same, and a hand of four that discards, stays irregular, and is dead.",
        ),
        Law(
            "draws-more-than-one-card",
            breach=poker.DRAWS_SEVERAL,
            remedy=poker.HAND_DEAD & poker.DRAWN_CARDS_TO_PILE,
            cite="usp56 2429",
            says="Who draws more than one card has a dead hand, and the next player has his choice of what he drew.",
        ),
    ),
)

WHISKEY_POKER = POKER.vary(
    "whiskey-poker",
    title="Whiskey Poker",
    cite="usp56 2403-2411",
    players=(2, 9),
    play=poker.WHISKEY_PLAY,
    form=KNOCKED,
    rules=(
        (
            "Course",
            "Five cards to each and a widow of five; in turn each keeps his hand or changes it, whole or one card, for the widow, passes or knocks.",
        ),
        ("After a knock", "Each other player has one exchange more, and all hands are shown."),
        ("Settlement", "The highest hand takes the antes, the lowest pays the forfeit agreed on."),
    ),
    expects=(
        *POKER.expects,
        turns.PLAYS_OUT_OF_TURN,
        poker.DRAWS_AND_KNOCKS,
        poker.TAKES_PART_OF_WIDOW,
        poker.KNOCKER_PLAYS_ON,
        poker.WIDOW_LEFT_DOWN,
        poker.PASSES_AGAIN,
    ),
    add=(
        Law(
            "draws-and-knocks-in-one-turn",
            breach=poker.DRAWS_AND_KNOCKS,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2405",
            says="Nobody exchanges and knocks in one turn.",
        ),
        Law(
            "exchanges-two-to-four-cards",
            breach=poker.TAKES_PART_OF_WIDOW,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2405",
            says="A player takes one card of the widow or all of it.",
        ),
        Law(
            "knocker-draws-later",
            breach=poker.KNOCKER_PLAYS_ON,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2407",
            says="Who has knocked exchanges no more.",
        ),
        Law(
            "dealer-leaves-widow-down",
            breach=poker.WIDOW_LEFT_DOWN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2409",
            says="A widow that nobody has taken the dealer takes or turns up, even if he knocks.",
        ),
        Law(
            "passes-twice-running",
            breach=poker.PASSES_AGAIN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2409",
            says="Nobody passes in two turns running.",
        ),
        Law(
            "lowest-pays-forfeit",
            cite="usp56 2411",
            says="The highest hand takes the pot made by the antes, and the lowest pays the forfeit agreed beforehand.",
        ),
    ),
)
