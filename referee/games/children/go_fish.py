"""Go fish and authors (usp56 6301-6355)."""

from referee.breaches.asking import BOOK_NOT_SHOWN, CARD_WITHHELD, ILLEGAL_CALL
from referee.breaches.card_exposed import CARD_EXPOSED
from referee.breaches.dealing import FACED_IN_DEALING
from referee.breaches.out_of_turn import PLAYS_OUT_OF_TURN
from referee.breaches.wrong_number_of_cards import TOO_FEW_CARDS
from referee.facts.childrens import ANOTHERS, OWN, WHOSE_WAS_SHOWN
from referee.facts.deal import HAND_SEEN
from referee.game import Game
from referee.games.general import GENERAL_RULES
from referee.law import Law
from referee.play.asking import ASKING_PLAY, Asking
from referee.remedies.childrens import BOOK_NOT_SCORED, CARDS_RETURNED
from referee.remedies.deals import REDEAL
from referee.remedies.general import no_penalty
from referee.remedies.payments import pays_others
from referee.roles import OFFENDER
from referee.score.tally import Tally

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
    deal="One at a time: seven to each of two or three, five to each of four or five; the rest is the stock.",
    play=ASKING_PLAY,
    form=Asking(),
    score=Tally,
    rules=(
        ("Players", "Two to five."),
        (
            "Play",
            "A player asks another for all cards of a rank that he holds himself; if there are none, he is told to go fish and draws.",
        ),
        ("Books", "Four of a rank are a book, shown at once; who has caught something, or fished a book, asks on."),
        ("Score", "Each other player pays a chip for every book."),
    ),
    laws=(
        Law(
            "hand-empty",
            kind="definition",
            cite="usp56 6329-6331",
            says="A player without cards draws one at his turn and asks for its rank; when the stock is out he is out.",
        ),
        Law(
            "book-paid",
            kind="scoring",
            cite="usp56 6343",
            says="For each book made and shown every other player pays a chip.",
        ),
        Law(
            "card-exposed-in-dealing",
            breach=FACED_IN_DEALING,
            remedy=REDEAL,
            cite="usp56 6345",
            says="A card exposed in dealing makes a new deal by the same dealer.",
        ),
        Law(
            "short-hand-before-looking",
            breach=TOO_FEW_CARDS,
            when=[HAND_SEEN.no],
            remedy=REDEAL,
            chooser=OFFENDER,
            cite="usp56 6345",
            says="So does a hand too short, if its player says so before he has looked at it.",
        ),
        Law(
            "own-card-exposed",
            breach=CARD_EXPOSED,
            when=[WHOSE_WAS_SHOWN.is_(OWN)],
            remedy=no_penalty("the card goes back to the hand"),
            kind="allowed",
            cite="usp56 6347",
            says="A card that a player lets others see goes back to his hand.",
        ),
        Law(
            "another-players-card-exposed",
            breach=CARD_EXPOSED,
            when=[WHOSE_WAS_SHOWN.is_(ANOTHERS)],
            remedy=pays_others(1),
            cite="usp56 6347",
            says="Who shows that another has a card, other than by asking for it, pays each other player a chip.",
        ),
        Law(
            "asks-out-of-turn",
            breach=PLAYS_OUT_OF_TURN,
            remedy=BOOK_NOT_SCORED,
            cite="usp56 6349",
            says="Who asks when it is not his turn may not score a book of that rank.",
        ),
        Law(
            "book-not-shown",
            breach=BOOK_NOT_SHOWN,
            remedy=BOOK_NOT_SCORED,
            cite="usp56 6351",
            says="A book not shown before the end of the turn in which it is made may not be scored.",
        ),
        Law(
            "illegal-call",
            breach=ILLEGAL_CALL,
            remedy=pays_others(1) & CARDS_RETURNED,
            cite="usp56 6353",
            says="Who asks for a rank of which he has none pays each other player a chip, and gives back what the call brought him.",
        ),
        Law(
            "withholds-card",
            breach=CARD_WITHHELD,
            remedy=pays_others(1) & BOOK_NOT_SCORED,
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
    form=Asking(one_card=True),
    replace=[
        Law(
            "illegal-call",
            breach=ILLEGAL_CALL,
            remedy=pays_others(1),
            cite="usp56 6353",
            says="In authors it is illegal to ask for a card that one holds; it costs a chip to each other player.",
        ),
    ],
)
