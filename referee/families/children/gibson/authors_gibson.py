"""Authors as Gibson has it (gibson 389-391)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import children
from referee.families.general.gibson.general import GENERAL_RULES_GIBSON
from referee.mechanics import rulings, turns

AUTHORS_GIBSON = Game(
    "authors-gibson",
    title="Authors (Gibson)",
    family="children",
    cite="gibson 389-391",
    general=GENERAL_RULES_GIBSON,
    seats=5,
    players=(3, 7),
    sides=0,
    hand_size=0,
    deal="The whole pack, one card at a time, to the left.",
    play=children.ASKING_PLAY,
    form=children.Asking(one_card=True, of_rank_held=True, for_book=0),
    score=score.Tally(),
    rules=(
        (
            "Play",
            "A player asks another for one card of a rank that he holds, and asks on as long as he is given what he asks for.",
        ),
        ("Books", "All four of a rank are laid open; the most books win, or a number agreed on."),
    ),
    expects=(*children.OF_ASKING, turns.PLAYS_OUT_OF_TURN),
    laws=(
        Law(
            "ask-without-rank",
            breach=children.ILLEGAL_CALL,
            remedy=rulings.NOTHING_STATED,
            cite="gibson 389",
            says="A player asks for a card only if he has one of its rank.",
        ),
        Law(
            "withhold-card",
            breach=children.CARD_WITHHELD,
            remedy=rulings.NOTHING_STATED,
            cite="gibson 389",
            says="A player who has the card that is asked for gives it up.",
        ),
        Law(
            "ask-after-miss",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=rulings.NOTHING_STATED,
            cite="gibson 389",
            says="At the first miss it is the turn of the next player to ask.",
        ),
    ),
)
