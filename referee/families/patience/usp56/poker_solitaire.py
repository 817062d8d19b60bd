"""Poker solitaire and poker squares (usp56 6993-7030)."""

from referee.core.game import Game
from referee.core.law import Law
from referee.families import patience
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import rulings

POKER_SOLITAIRE = Game(
    "poker-solitaire",
    title="Poker Solitaire",
    family="patience",
    cite="usp56 6993-7016",
    general=GENERAL_RULES,
    seats=1,
    sides=0,
    hand_size=0,
    deal="The first twenty-five cards, turned up one by one.",
    play=patience.POKER_SQUARE_PLAY,
    form=patience.PokerSquare(),
    rules=(
        ("Tableau", "Each card anywhere, as long as all stay within five rows and five columns."),
        ("Score", "Rows and columns are ten poker hands; English: 30, 30, 16, 10, 5, 12, 6, 3, 1 from royal flush to pair."),
    ),
    expects=(patience.PLACED_WRONGLY, patience.PLACED_CARD_MOVED),
    laws=(
        Law(
            "outside-5x5",
            breach=patience.PLACED_WRONGLY,
            when=[patience.OUT_OF_SQUARE.is_(patience.OUTSIDE, patience.TAKEN)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6997",
            says="A card goes anywhere beside those placed before, but all stay within five rows and columns, one at each place.",
        ),
        Law(
            "card-moved",
            breach=patience.PLACED_CARD_MOVED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6997",
            says="Once placed a card is not moved.",
        ),
        Law(
            "not-adjacent",
            breach=patience.PLACED_WRONGLY,
            when=[patience.OUT_OF_SQUARE.is_(patience.ALONE)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 7014",
            says="In one form each card is placed beside, above, below or at a corner of one that lies there.",
        ),
        Law(
            "all-cards-known",
            cite="usp56 7016",
            says="In another twenty-five cards are spread first, and the best square is made of them.",
        ),
        Law(
            "american-values-lost",
            cite="usp56 7003-7012",
            says="Of the American count only a royal flush, 100, a straight flush, 75, and three of a kind, 10, are printed; the rest is lost.",
        ),
    ),
)

POKER_SQUARES = POKER_SOLITAIRE.vary(
    "poker-squares",
    title="Poker Squares",
    cite="usp56 7018-7030",
    seats=4,
    players=(2, 12),
    deal="One player calls the first twenty-five cards of his pack; each takes them from his own.",
    form=patience.PokerSquare(called=True),
    expects=(patience.PLACED_WRONGLY, patience.PLACED_CARD_MOVED, patience.ANOTHER_CARD_PLACED),
    add=[
        Law(
            "wrong-card-placed",
            breach=patience.ANOTHER_CARD_PLACED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 7028",
            says="Each player takes the card that was called from his pack and places it.",
        ),
    ],
)
