"""What a revoke costs in whist and its kin, and cards that are liable to be called, or are not, in a way of their own."""

from attrs import frozen

from referee.core.cards import cards_text
from referee.core.matter import Matter
from referee.core.remedy import Remedy, RemedyPart
from referee.core.sanctions import Duty, impose
from referee.core.table import Table
from referee.mechanics.exposure.gives.calling import lay_callable
from referee.mechanics.rulings.gives.parts import Back, FaceUp, Remark
from referee.mechanics.rulings.reckoning import barred_from_game
from referee.mechanics.tricks.binds import PLAY_CALLED_CARD
from referee.mechanics.tricks.gives.plays import Transfer
from referee.mechanics.tricks.moves.tricks import take_back

# --- cards liable to be called

NOT_LIABLE = Remark("no card is liable to be called for it")


def _two_for_one(table: Table, matter: Matter) -> Table:
    """The card called is to be played, and the one played instead lies there in its place."""
    if matter.seat is None or matter.law is None:
        return table
    table = impose(table, Duty(PLAY_CALLED_CARD, matter.seat, matter.number, matter.law, card=matter.card))
    return lay_callable(table, matter, matter.seat, *matter.cards)


#: where a player did not wait to hear whether his card is called
CARD_PLAYED_IS_CALLABLE_TOO = FaceUp(
    "played-card",
    lambda table, matter: f"{cards_text(matter.cards) or 'the card played'} is liable to be called too",
    _two_for_one,
)


# --- a card out of turn taken back


#: a false lead with the cards that others have played to it
CARDS_TAKEN_BACK = Back(
    "lead-and-cards", "the lead and the cards played to it are taken back, and are not liable to be called", take_back
)


# --- what a revoke costs


@frozen
class CannotWinGame(RemedyPart):
    """The side cannot win the game in this deal; how far its score may come is for the sheet to know."""

    name = "cannot-score"
    words: str
    what: str = "game"

    def text(self, table: Table, matter: Matter) -> str:
        return f"{_side(table, matter)} {self.words}"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the bar, which the sheet looks at."""
        if matter.seat is None:
            return table
        return barred_from_game(table, table.side_of(matter.seat))


def _side(table: Table, matter: Matter) -> str:
    return "the revoking side" if matter.seat is None else table.side_name(table.side_of(matter.seat))


def revoke_costs(tricks: int) -> Remedy:
    """So many of all the tricks of the side, and the game in this deal."""
    return Transfer(tricks, of_all=True) & CannotWinGame("cannot win the game in this deal")
