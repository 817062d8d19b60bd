"""Stud poker in five cards and in seven (usp56 2197-2233, 2649-2718)."""

from referee.core.law import Law
from referee.families import poker
from referee.families.poker.usp56.forms import FIVE_STUD, SEVEN_STUD
from referee.families.poker.usp56.general import POKER
from referee.families.poker.usp56.stud_laws import RESTATED, STUD_LAWS
from referee.mechanics import rulings

FIVE_CARD_STUD = POKER.vary(
    "five-card-stud",
    title="Five-Card Stud",
    cite="usp56 2197-2223, 2649-2718",
    deal="One card down and one up to each player, and after each interval another up, four in all.",
    form=FIVE_STUD,
    rules=(
        ("Antes", "None."),
        ("Course", "A card down and a card up, and an interval; then three times a card up and an interval; the showdown."),
        ("First to speak", "Whoever shows the highest cards; in the first interval he must bet."),
    ),
    expects=(*POKER.expects, *poker.OF_STUD, poker.DEALT_AGAINST_RULING, rulings.SECOND_CARD_NOT_DOWN),
    replace=RESTATED,
    add=STUD_LAWS,
)

SEVEN_CARD_STUD = FIVE_CARD_STUD.vary(
    "seven-card-stud",
    title="Seven-Card Stud",
    cite="usp56 2225-2233",
    players=(2, 8),
    hand_size=7,
    deal="Two cards down and one up, then three up and one down, with an interval after each.",
    form=SEVEN_STUD,
    rules=(
        (
            "Course",
            "Two down and one up, and an interval; three times a card up and an interval; a card down and the last interval.",
        ),
        ("Showdown", "Each player chooses five of his seven cards; what he has laid aside he cannot take back."),
    ),
    add=(
        Law(
            "separated-discard-reclaimed",
            breach=poker.DISCARD_RECLAIMED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2229",
            says="The two cards that a player has separated from his five he may not take back for a better hand.",
        ),
        Law(
            "more-than-five-cards-played",
            breach=poker.TOO_MANY_PLAYED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2229",
            says="A hand is five of the seven cards, chosen by its holder.",
        ),
    ),
)
