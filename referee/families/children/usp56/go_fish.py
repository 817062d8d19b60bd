"""Go fish and authors (usp56 6301-6355)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import children
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import deal, exposure, rulings, stakes, turns

GO_FISH = Game(
    "go-fish",
    title="Go Fish",
    family="children",
    cite="usp56 6301-6331, 6337-6355",
    general=GENERAL_RULES,
    players=(2, 5),
    sides=0,
    hand_size=5,
    hand_sizes={2: 7, 3: 7},
    rounds=(1,),
    deal="One at a time: seven to each of two or three, five to each of four or five; the rest is the stock.",
    play=children.ASKING_PLAY,
    form=children.Asking(),
    score=score.Tally(),
    rules=(
        ("Players", "Two to five."),
        (
            "Play",
            "A player asks another for all cards of a rank that he holds himself; if there are none, he is told to go fish and draws.",
        ),
        ("Books", "Four of a rank are a book, shown at once; who has caught something, or fished a book, asks on."),
        ("Score", "Each other player pays a chip for every book."),
    ),
    expects=(*children.OF_ASKING, exposure.CARD_EXPOSED, turns.PLAYS_OUT_OF_TURN),
    laws=(
        Law(
            "hand-empty",
            cite="usp56 6329-6331",
            says="A player without cards draws one at his turn and asks for its rank; when the stock is out he is out.",
        ),
        Law(
            "book-paid",
            cite="usp56 6343",
            says="For each book made and shown every other player pays a chip.",
        ),
        Law(
            "card-exposed-in-dealing",
            breach=deal.FACED_IN_DEALING,
            remedy=deal.REDEAL,
            cite="usp56 6345",
            says="A card exposed in dealing makes a new deal by the same dealer.",
        ),
        Law(
            "short-hand-before-looking",
            breach=deal.TOO_FEW_CARDS,
            when=[deal.HAND_SEEN.no],
            remedy=deal.REDEAL,
            cite="usp56 6345",
            says="So does a hand too short, if its player says so before he has looked at it.",
        ),
        Law(
            "own-card-exposed",
            breach=exposure.CARD_EXPOSED,
            when=[children.WHOSE_WAS_SHOWN.is_(children.OWN)],
            remedy=rulings.no_penalty("the card goes back to the hand"),
            cite="usp56 6347",
            says="A card that a player lets others see goes back to his hand.",
        ),
        Law(
            "another-players-card-exposed",
            breach=exposure.CARD_EXPOSED,
            when=[children.WHOSE_WAS_SHOWN.is_(children.ANOTHERS)],
            remedy=stakes.PaysOthers(1),
            cite="usp56 6347",
            says="Who shows that another has a card, other than by asking for it, pays each other player a chip.",
        ),
        Law(
            "asks-out-of-turn",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=children.BOOK_NOT_SCORED,
            cite="usp56 6349",
            says="Who asks when it is not his turn may not score a book of that rank.",
        ),
        Law(
            "book-not-shown",
            breach=children.BOOK_NOT_SHOWN,
            remedy=children.BOOK_NOT_SCORED,
            cite="usp56 6351",
            says="A book not shown before the end of the turn in which it is made may not be scored.",
        ),
        Law(
            "no-book",
            breach=children.FALSE_SET,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6323-6325",
            says="A book is all four cards of a rank.",
        ),
        Law(
            "illegal-call",
            breach=children.ILLEGAL_CALL,
            remedy=stakes.PaysOthers(1) & children.CARDS_RETURNED,
            cite="usp56 6353",
            says="Who asks for a rank of which he has none pays each other player a chip, and gives back what the call brought him.",
        ),
        Law(
            "withholds-card",
            breach=children.CARD_WITHHELD,
            remedy=stakes.PaysOthers(1) & children.BOOK_NOT_SCORED,
            cite="usp56 6355",
            says="Who does not hand over a card properly asked for pays each other a chip and may not score a book of that rank.",
        ),
    ),
)

AUTHORS = GO_FISH.vary(
    "authors",
    title="Authors",
    cite="usp56 6333-6355",
    players=(3, 5),
    hand_size=0,
    hand_sizes={},
    deal="The whole pack, as nearly even as it goes.",
    form=children.Asking(one_card=True),
    replace=[
        Law(
            "illegal-call",
            breach=children.ILLEGAL_CALL,
            remedy=stakes.PaysOthers(1),
            cite="usp56 6353",
            says="In authors it is illegal to ask for a card that one holds; it costs a chip to each other player.",
        ),
    ],
)
