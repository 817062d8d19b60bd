"""Streets and alleys, the beleaguered castle and Napoleon at St. Helena (usp56 6899-6921, 6973-6991)."""

from referee.core.cards import TWO_PACKS
from referee.core.game import Game
from referee.core.law import Law
from referee.families import patience
from referee.families.patience.usp56.solitaire import SOLITAIRE
from referee.mechanics import layout, rulings, turns

STREETS_AND_ALLEYS = Game(
    "streets-and-alleys",
    title="Streets and Alleys",
    family="patience",
    cite="usp56 6973-6987",
    general=SOLITAIRE,
    seats=1,
    sides=0,
    hand_size=0,
    deal="The whole pack face up, four rows of seven at the left and four of six at the right.",
    play=layout.PATIENCE_PLAY,
    form=layout.Form(
        {
            layout.TABLEAU: layout.Kind(layout.Building((-1,)), moves=layout.TOP_CARD, number=8),
            layout.FOUNDATION: layout.Kind(layout.Building((1,), layout.SAME_SUIT, begins=1), number=4),
        },
        turned_from="",
        begin_at_once=True,
    ),
    rules=(
        ("Foundations", "The aces, moved into the centre as they are released, and built up in suit."),
        ("Rows", "Down whatever the suits, the outermost card alone; any card fills a space."),
    ),
    expects=(
        patience.DOES_NOT_FIT,
        patience.WRONG_UNIT,
        patience.COVERED_CARD_MOVED,
        patience.FOUNDATION_DELAYED,
    ),
    laws=(
        Law(
            "ace-delayed",
            breach=patience.FOUNDATION_DELAYED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6983",
            says="Each ace is moved into the centre as it is released.",
        ),
        Law(
            "not-outermost",
            breach=[patience.COVERED_CARD_MOVED, patience.WRONG_UNIT],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6985",
            says="Only the outermost card of a row can be moved.",
        ),
        Law(
            "wrong-build",
            breach=patience.DOES_NOT_FIT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6983-6985",
            says="A card goes on the next higher one of a row, whatever the suit, and on foundations on the next lower of its suit.",
        ),
    ),
)

BELEAGUERED_CASTLE = STREETS_AND_ALLEYS.vary(
    "beleaguered-castle",
    title="The Beleaguered Castle",
    cite="usp56 6989-6991",
    deal="The aces in the centre, and the rest face up in eight rows of six.",
)

NAPOLEON_AT_ST_HELENA = Game(
    "napoleon-at-st-helena",
    title="Napoleon at St. Helena (Big Forty, Forty Thieves)",
    family="patience",
    cite="usp56 6899-6921",
    general=SOLITAIRE,
    seats=1,
    sides=0,
    pack=TWO_PACKS,
    hand_size=0,
    deal="Ten piles of four, face up; the rest is the stock.",
    play=layout.PATIENCE_PLAY,
    form=layout.Form(
        {
            layout.TABLEAU: layout.Kind(layout.Building((-1,), layout.SAME_SUIT), moves=layout.TOP_CARD, number=10),
            layout.FOUNDATION: layout.Kind(layout.Building((1,), layout.SAME_SUIT, begins=1), number=8),
            layout.STOCK: layout.Kind(moves=layout.TOP_CARD),
            layout.TALON: layout.Kind(moves=layout.TOP_CARD),
        },
        begin_at_once=True,
    ),
    rules=(
        ("Tableau", "Down in suit, one card at a time; any card fills a space."),
        ("Foundations", "All eight aces, placed as soon as they can be, and built up in suit to the kings."),
        ("Stock", "One card at a time; what cannot be built goes on the talon, whose top card can always be played."),
    ),
    expects=(
        patience.DOES_NOT_FIT,
        patience.WRONG_UNIT,
        patience.COVERED_CARD_MOVED,
        patience.FOUNDATION_DELAYED,
        patience.WRONG_NUMBER_TURNED,
        patience.RUN_AGAIN,
    ),
    laws=(
        Law(
            "multi-card-move",
            breach=patience.WRONG_UNIT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6909",
            says="Only the uppermost card of a pile may be moved.",
        ),
        Law(
            "wrong-build",
            breach=patience.DOES_NOT_FIT,
            when=[patience.KING_ON_ACE.no],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6909-6915",
            says="A card goes on the next higher of its suit, and on foundations on the next lower of its suit.",
        ),
        Law(
            "king-on-ace",
            breach=patience.DOES_NOT_FIT,
            when=[patience.KING_ON_ACE.yes],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6915",
            says="A king may not be built on an ace.",
        ),
        Law(
            "ace-delayed",
            breach=patience.FOUNDATION_DELAYED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6915",
            says="Aces are placed as foundations as soon as possible.",
        ),
        Law(
            "turned-together",
            breach=patience.WRONG_NUMBER_TURNED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6919",
            says="Cards are turned up one at a time from the top of the stock.",
        ),
        Law(
            "stock-redealt",
            breach=patience.RUN_AGAIN,
            remedy=turns.taken_back("the talon is not turned over"),
            cite="usp56 6917-6921",
            says="Of a second run through the stock nothing is said.",
        ),
    ),
)
