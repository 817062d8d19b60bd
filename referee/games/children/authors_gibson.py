"""Authors as Gibson has it (gibson 389-391)."""

from referee.breaches.asking import CARD_WITHHELD, ILLEGAL_CALL
from referee.breaches.out_of_turn import PLAYS_OUT_OF_TURN
from referee.game import Game
from referee.law import Law
from referee.play.asking import ASKING_PLAY, Asking
from referee.remedies.general import NOTHING_STATED

AUTHORS_GIBSON = Game(
    "authors-gibson",
    title="Authors (Gibson)",
    family="children",
    cite="gibson 389-391",
    seats=5,
    players=(3, 7),
    sides=0,
    hand_size=0,
    deal="The whole pack, one card at a time, to the left.",
    play=ASKING_PLAY,
    form=Asking(one_card=True, of_rank_held=True, for_book=0),
    rules=(
        (
            "Play",
            "A player asks another for one card of a rank that he holds, and asks on as long as he is given what he asks for.",
        ),
        ("Books", "All four of a rank are laid open; the most books win, or a number agreed on."),
    ),
    laws=(
        Law(
            "ask-without-rank",
            breach=ILLEGAL_CALL,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="gibson 389",
            says="A player asks for a card only if he has one of its rank.",
        ),
        Law(
            "withhold-card",
            breach=CARD_WITHHELD,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="gibson 389",
            says="A player who has the card that is asked for gives it up.",
        ),
        Law(
            "ask-after-miss",
            breach=PLAYS_OUT_OF_TURN,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="gibson 389",
            says="At the first miss it is the turn of the next player to ask.",
        ),
    ),
)
