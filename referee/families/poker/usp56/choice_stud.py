"""Dealer's Choice: the forms made from stud (usp56 2335-2371, 2401)."""

from referee.core.law import Law
from referee.families import poker
from referee.families.poker.facts.choice import FIVE
from referee.families.poker.usp56 import forms
from referee.families.poker.usp56.dealers_choice import DEALERS_CHOICE
from referee.families.poker.usp56.stud import FIVE_CARD_STUD, SEVEN_CARD_STUD
from referee.mechanics import rulings

FIVE_CARD_LAST_DOWN = FIVE_CARD_STUD.vary(
    "five-card-stud-last-card-down",
    title="Five-Card Stud, Last Card Down",
    cite="usp56 2335",
    form=forms.LAST_DOWN,
    rules=(("Course", "As in five-card stud, but the fifth card comes face down."),),
)

MEXICAN_STUD = FIVE_CARD_STUD.vary(
    "mexican-stud",
    title="Mexican Stud (Flip, Peep-and-Turn)",
    cite="usp56 2337",
    form=forms.MEXICAN,
    rules=(
        (
            "Course",
            "Two cards down, of which each player turns one; then, after each interval, another down and one of two turned.",
        ),
        ("Wild", "The concealed card, and every other of its rank in that player's hand, for him alone."),
    ),
    expects=(*FIVE_CARD_STUD.expects, poker.NOT_ONE_CONCEALED, poker.VALUE_NOT_ANNOUNCED),
    add=(
        Law(
            "not-exactly-one-card-concealed",
            breach=poker.NOT_ONE_CONCEALED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2337",
            says="Of two concealed cards each player turns one up and keeps one.",
        ),
        Law(
            "value-not-announced-at-showdown",
            breach=poker.VALUE_NOT_ANNOUNCED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2337, 2615-2616",
            says="At the showdown each player shows his concealed card and says what his hand is worth.",
        ),
    ),
)

FIVE_CARD_LAST_OPTIONALLY_DOWN = FIVE_CARD_STUD.vary(
    "five-card-stud-last-card-optionally-down",
    title="Five-Card Stud, Last Card Optionally Down",
    cite="usp56 2339",
    rules=(("Last card", "Before it is dealt a player may turn up his hole card and ask for the last one face down."),),
    replace=(
        Law(
            "player-turns-up-hole-card",
            on=poker.OWN_CARD_EXPOSED,
            when=[poker.LAST_ROUND_DUE.yes],
            remedy=poker.LAST_CARD_DOWN,
            cite="usp56 2339",
            says="Before the last round a player may turn up his hole card and have his last card down.",
        ),
    ),
    add=(
        Law(
            "hole-card-turned-too-early",
            on=poker.OWN_CARD_EXPOSED,
            when=[poker.LAST_ROUND_DUE.no],
            remedy=poker.PLAYS_EXPOSED,
            cite="drawn from usp56 2339, 2718",
            says="Before that time the law of stud holds, and who turns up his hole card plays exposed.",
        ),
    ),
)

PISTOL_STUD = FIVE_CARD_STUD.vary(
    "pistol-stud",
    title="Pistol (Hole-Card Stud)",
    cite="usp56 2341-2345",
    form=forms.PISTOL,
    rules=(
        ("Course", "An interval already after the hole card, which the dealer usually has to begin with a bet; five in all."),
    ),
)

ACEY_DEUCEY = DEALERS_CHOICE.vary(
    "acey-deucey",
    title="Acey-Deucey",
    cite="usp56 2347",
    hand_size=2,
    form=forms.ACEY_DEUCEY,
    rules=(
        (
            "Course",
            "One card up and one down; each player stands or changes a card, for one chip, then two, then five; then the betting.",
        ),
        ("Hands", "Two aces are highest, ace and deuce lowest; only pairs and high cards count, and two aces are never low."),
    ),
    expects=(*DEALERS_CHOICE.expects, poker.DRAW_NOT_PAID, poker.WRONG_WAY_UP, poker.DRAWN_AFTER_STANDING),
    add=(
        Law(
            "draw-not-paid",
            breach=poker.DRAW_NOT_PAID,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2347",
            says="A first card drawn costs one chip, a second two, a third five.",
        ),
        Law(
            "replacement-dealt-wrong-way-up",
            breach=poker.WRONG_WAY_UP,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2347",
            says="A card comes face up for one that lay face up, and face down for one that lay face down.",
        ),
        Law(
            "draw-after-stand",
            breach=poker.DRAWN_AFTER_STANDING,
            remedy=rulings.NOTHING_STATED,
            cite="drawn from usp56 2347",
            says="Who stands has done with drawing, and of a fourth card the book says nothing.",
        ),
    ),
)

SEVEN_CARD_FLIP = SEVEN_CARD_STUD.vary(
    "seven-card-flip",
    title="Seven-Card Flip",
    cite="usp56 2351",
    players=(2, 7),
    form=forms.FLIP,
    rules=(
        ("Course", "Four cards down, of which each player turns up two; then two up and one down, with four intervals in all."),
    ),
)

SEVEN_CARD_SECOND = SEVEN_CARD_STUD.vary(
    "seven-card-stud-second-variation",
    title="Seven-card stud, second variation",
    cite="usp56 2353",
    players=(2, 7),
    form=forms.SEVEN_SECOND,
    rules=(
        (
            "Course",
            "Three times a card down and a card up with an interval; a seventh down; then each discards one of either kind, and bets.",
        ),
    ),
    expects=(*SEVEN_CARD_STUD.expects, poker.DISCARDS_ALIKE),
    add=(
        Law(
            "discards-not-one-up-one-down",
            breach=poker.DISCARDS_ALIKE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2353",
            says="Each player discards a card that lies face up and one that lies face down.",
        ),
    ),
)

BASEBALL = SEVEN_CARD_STUD.vary(
    "baseball",
    title="Baseball",
    cite="usp56 2355",
    players=(2, 7),
    form=forms.BASEBALL,
    rules=(
        ("Wild", "Nines and threes."),
        (
            "Upcards",
            "Whoever gets a three face up matches the pot or drops; whoever gets a four face up gets another card down.",
        ),
    ),
    expects=(*SEVEN_CARD_STUD.expects, poker.UPCARD_NOT_PAID),
    add=(
        Law(
            "upcard-three-match-or-drop",
            breach=poker.UPCARD_NOT_PAID,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2355",
            says="A three dealt face up costs as many chips as are in the pot, or the hand.",
        ),
        Law(
            "upcard-four-extra-card-missed",
            cite="usp56 2355",
            says="For a four dealt face up its holder gets another card face down, at once.",
        ),
    ),
)

FOOTBALL = BASEBALL.vary(
    "football",
    title="Football",
    cite="usp56 2357",
    form=forms.FOOTBALL,
    rules=(
        ("Wild", "Sixes and fours."),
        ("Upcards", "A four face up costs the pot or the hand; a deuce face up brings another card down."),
    ),
    drop=("upcard-three-match-or-drop", "upcard-four-extra-card-missed"),
    add=(
        Law(
            "upcard-four-match-or-drop",
            breach=poker.UPCARD_NOT_PAID,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2357",
            says="A four dealt face up costs as many chips as are in the pot, or the hand.",
        ),
        Law(
            "upcard-deuce-extra-card",
            cite="usp56 2357",
            says="For a deuce dealt face up its holder gets another card face down.",
        ),
    ),
)

HEINZ = SEVEN_CARD_STUD.vary(
    "heinz",
    title="Heinz",
    cite="usp56 2359",
    players=(2, 7),
    form=forms.HEINZ,
    rules=(("Wild", "Fives and sevens; one that is dealt face up costs the pot or the hand."),),
    expects=(*SEVEN_CARD_STUD.expects, poker.UPCARD_NOT_PAID),
    add=(
        Law(
            "upcard-five-or-seven-match-or-drop",
            breach=poker.UPCARD_NOT_PAID,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2359",
            says="A five or seven dealt face up costs as many chips as are in the pot, or the hand.",
        ),
    ),
)

WOOLWORTH = SEVEN_CARD_STUD.vary(
    "woolworth",
    title="Woolworth",
    cite="usp56 2361",
    players=(2, 7),
    form=forms.WOOLWORTH,
    rules=(("Wild", "Fives and tens; a five face up costs five chips or the hand, a ten face up ten."),),
    expects=(*SEVEN_CARD_STUD.expects, poker.UPCARD_NOT_PAID),
    add=(
        Law(
            "upcard-five-pay-or-drop",
            breach=poker.UPCARD_NOT_PAID,
            when=[poker.WHICH_UPCARD.is_(FIVE)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2361",
            says="A five dealt face up costs five chips, or the hand.",
        ),
        Law(
            "upcard-ten-pay-or-drop",
            breach=poker.UPCARD_NOT_PAID,
            when=[poker.WHICH_UPCARD.is_(poker.TEN)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2361",
            says="A ten dealt face up costs ten chips, or the hand.",
        ),
    ),
)

BULL = SEVEN_CARD_STUD.vary(
    "bull",
    title="Bull",
    cite="usp56 2367",
    players=(2, 7),
    form=forms.BULL,
    rules=(
        (
            "Course",
            "Three cards down in an order of each player's own, and an interval; four up, and then two of the three turned, with an interval after each.",
        ),
        ("Pot", "Usually high and low; one player may win both."),
    ),
    expects=(*SEVEN_CARD_STUD.expects, poker.ORDER_CHANGED),
    add=(
        Law(
            "order-of-down-cards-changed",
            breach=poker.ORDER_CHANGED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2367",
            says="The order in which a player has put his three cards he may not change.",
        ),
    ),
)

SIX_CARD_STUD = FIVE_CARD_STUD.vary(
    "six-card-stud",
    title="Six-Card Stud",
    cite="usp56 2369",
    players=(2, 8),
    hand_size=6,
    form=forms.SIX_STUD,
    rules=(("Course", "As in five-card stud, then a second card down and a fifth interval; the best five of six."),),
)

EIGHT_CARD_STUD = SEVEN_CARD_STUD.vary(
    "eight-card-stud",
    title="Eight-Card Stud",
    cite="usp56 2371",
    players=(2, 6),
    hand_size=8,
    form=forms.EIGHT_STUD,
    rules=(("Course", "As in seven-card stud, and an eighth card, up or down as the dealer says beforehand."),),
)

SHOW_FIVE_CARDS = SEVEN_CARD_STUD.vary(
    "show-five-cards",
    title="Show Five Cards",
    cite="usp56 2401",
    players=(2, 7),
    form=forms.SHOW_FIVE,
    rules=(
        (
            "Course",
            "Seven cards down; at the dealer's signal each turns one, and bets, until five lie open; we take the fifth to be shown without a bet.",
        ),
    ),
    expects=(*SEVEN_CARD_STUD.expects, poker.SIGNAL_UNASKED, poker.EXPOSED_AT_OTHER_TIME),
    add=(
        Law(
            "dealer-signals-without-asking",
            breach=poker.SIGNAL_UNASKED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2401",
            says="Before the signal the dealer asks whether everybody is ready.",
        ),
        Law(
            "card-exposed-at-a-different-time",
            breach=poker.EXPOSED_AT_OTHER_TIME,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2401",
            says="All turn their cards at the same time.",
        ),
    ),
)
