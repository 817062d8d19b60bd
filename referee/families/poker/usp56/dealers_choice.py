"""Dealer's Choice, the frame (usp56 2323-2331, 2433-2447), and the forms dealt from the centre or closed (usp56 2355-2399)."""

from referee.core.law import Law
from referee.families import poker
from referee.families.poker.usp56 import forms
from referee.families.poker.usp56.draw import DRAW_POKER
from referee.families.poker.usp56.general import POKER
from referee.mechanics import deal, rulings

DEALERS_CHOICE = POKER.vary(
    "dealers-choice",
    title="Dealer's Choice (frame)",
    cite="usp56 2323-2331, 2433-2435, 2447",
    rules=(("Dealer", "Each dealer in turn names the form, the antes, the wild cards, the intervals and the rank of hands."),),
    expects=(*POKER.expects, poker.UNEQUAL_ANTE),
    add=(
        Law(
            "unequal-ante-demanded",
            breach=poker.UNEQUAL_ANTE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2331",
            says="The dealer asks the same ante of everybody.",
        ),
        Law(
            "passed-out-same-dealer",
            cite="usp56 2331",
            says="If a game such as jackpots is passed out, the same dealer deals again and all ante again.",
        ),
    ),
)

COLD_HANDS = POKER.vary(
    "cold-hands",
    title="Cold Hands",
    cite="usp56 2377",
    form=forms.COLD,
    rules=(("Course", "Antes, five cards face up to each, and the highest hand takes the pot; nobody draws or bets."),),
)

STRAIGHT_POKER = POKER.vary(
    "straight-poker",
    title="Straight Poker",
    cite="usp56 2379",
    rules=(("Course", "Five cards down, an interval, and the showdown."),),
)

SPIT_IN_THE_OCEAN = DRAW_POKER.vary(
    "spit-in-the-ocean",
    title="Spit in the Ocean",
    cite="usp56 2381",
    hand_size=4,
    form=forms.SPIT,
    rules=(
        (
            "Course",
            "Four cards to each and one in the centre, which is everybody's fifth; an interval, the draw to four cards, an interval.",
        ),
        ("Wild", "The card in the centre and the others of its rank."),
    ),
    add=(
        Law(
            "draws-to-five-cards",
            breach=deal.TOO_MANY_CARDS,
            remedy=poker.HAND_FOUL,
            cite="drawn from usp56 2381, 2589-2591",
            says="A hand is four cards and the one in the centre; with five of his own a player has too many.",
        ),
    ),
)

WILD_WIDOW = DRAW_POKER.vary(
    "wild-widow",
    title="Wild Widow",
    cite="usp56 2383",
    form=forms.WILD_WIDOW,
    rules=(("Wild", "The three other cards of the rank of the one that is turned in the centre before the last round."),),
)

THREE_CENTER_SPIT = SPIT_IN_THE_OCEAN.vary(
    "three-center-spit",
    title="Spit in the Ocean, three center cards",
    cite="usp56 2389",
    form=forms.THREE_CENTER,
    rules=(
        (
            "Course",
            "Four cards to each, three in the centre turned one at a time, an interval after each; the best five of all.",
        ),
    ),
)

CINCINNATI = DEALERS_CHOICE.vary(
    "cincinnati",
    title="Cincinnati (Lame Brains)",
    cite="usp56 2391",
    players=(2, 9),
    form=forms.CINCINNATI,
    rules=(
        (
            "Course",
            "Five cards to each and five in the centre, turned one at a time with an interval after each; the best five of ten.",
        ),
    ),
)

ROUND_THE_WORLD = CINCINNATI.vary(
    "round-the-world",
    title="Round the World",
    cite="usp56 2393",
    players=(2, 10),
    hand_size=4,
    form=forms.ROUND_THE_WORLD,
    rules=(("Course", "Four cards to each and four in the centre, for the high hand only."),),
)

SHOTGUN = DRAW_POKER.vary(
    "shotgun",
    title="Shotgun",
    cite="usp56 2395",
    form=forms.SHOTGUN,
    rules=(
        (
            "Course",
            "Three cards and an interval, a fourth and an interval, a fifth and an interval; then the draw and the last interval.",
        ),
    ),
)

TEXAS_TECH = SHOTGUN.vary(
    "texas-tech",
    title="Double-Barreled Shotgun (Texas Tech)",
    cite="usp56 2355",
    form=forms.TEXAS_TECH,
    rules=(
        (
            "Course",
            "As Shotgun to the draw; then four cards turned up, all together at the dealer's signal, an interval after each.",
        ),
    ),
    expects=(*SHOTGUN.expects, poker.TURNED_BEFORE_SIGNAL),
    add=(
        Law(
            "card-turned-before-signal",
            breach=poker.TURNED_BEFORE_SIGNAL,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2355",
            says="The cards are turned up together, when the dealer gives the signal.",
        ),
    ),
)

HURRICANE = DEALERS_CHOICE.vary(
    "hurricane",
    title="Hurricane",
    cite="usp56 2397",
    players=(2, 14),
    hand_size=2,
    form=forms.HURRICANE,
    rules=(
        ("Hands", "Two cards; two aces are highest. With deuces wild and the pot shared, ace and deuce are best both ways."),
    ),
)

THREE_CARD_MONTE = DEALERS_CHOICE.vary(
    "three-card-monte",
    title="Three-Card Monte",
    cite="usp56 2399",
    players=(2, 14),
    hand_size=3,
    form=forms.MONTE,
    expects=(*DEALERS_CHOICE.expects, poker.PLAYER_LEFT_OUT),
    rules=(
        ("Course", "A card down and two up, an interval after each."),
        ("Hands", "Straights and flushes of three cards; three of a kind, a pair."),
    ),
)

OMAHA = DEALERS_CHOICE.vary(
    "omaha",
    title="Omaha (as the book has it)",
    cite="usp56 2363",
    hand_size=2,
    form=forms.OMAHA,
    rules=(("Course", "Two cards to each and five in the centre; an interval, and one more after each card that is turned."),),
)

HOLD_EM = OMAHA.vary(
    "hold-em",
    title="Hold 'em (as the book has it)",
    cite="usp56 2365",
    form=forms.HOLD_EM,
    rules=(
        ("Course", "As Omaha, but three of the cards in the centre are turned together, and then the other two one at a time."),
    ),
)

GARBAGE = DEALERS_CHOICE.vary(
    "garbage",
    title="Garbage",
    cite="usp56 2447",
    players=(2, 9),
    rules=(("Course", "Several of the games of Dealer's Choice, one after the other."),),
)

RED_AND_BLACK_COUNT = DRAW_POKER.vary(
    "red-and-black-count",
    title="Red and Black (point count form)",
    cite="usp56 2439",
    form=forms.RED_AND_BLACK,
    rules=(
        ("Points", "King to ten count ten, an ace one, others their pips; red for, black against."),
        ("Pot", "The highest count and the lowest share it."),
    ),
)
