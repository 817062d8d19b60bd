"""What goes wrong before the play of Boure: an ante unlike the dealer's, too many cards drawn; and a high trump not led."""

from collections.abc import Iterator

from referee.core.cards import card_text, cards_of
from referee.core.expect import Unequal, WrongNumber
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import PLAY, Table
from referee.families.whist.moves.boure import BOURE_PLAY, antes, to_lead
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.tricks.expects.seen_by_families import FORBIDDEN_LEAD
from referee.mechanics.tricks.moves.tricks import is_in_vain, whose_turn
from referee.mechanics.tricks.state import Tricks

VERBS = ("antes", "discards", "play")

UNEQUAL_ANTE = Unequal("ante", says="an ante that differs from another that it has to equal")
DRAWN_BEYOND_AGREEMENT = WrongNumber(
    "drawn", "agreed", name="drawn-beyond-agreement", says="more cards drawn than the players have agreed on"
)


def in_game(game: Game) -> bool:
    """Whether the highest trump has to be led."""
    return game.play is BOURE_PLAY


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """An ante, a draw, a lead."""
    if act.seat is None:
        return
    if act.verb == "antes":
        yield from _ante(table, act)
    elif act.verb == "discards":
        yield from _draw(table, act)
    else:
        yield from _lead(table, act)


def _ante(table: Table, act: Act) -> Iterator[Matter]:
    dealer = known_dealer(table)
    due = antes(table).get(dealer) if dealer is not None else None
    if due is not None and act.seat != dealer and act.amount != due:
        why = f"{table.name(act.seat)} put in {act.amount}, where {table.name(dealer)}, the dealer, put in {due}"
        yield Matter(UNEQUAL_ANTE, act.seat, why, act.at, count=due)


def _draw(table: Table, act: Act) -> Iterator[Matter]:
    agreed = next((note.amount for note in reversed(table.acts) if note.verb == "limit" and note.amount is not None), None)
    if agreed is not None and act.how_many > agreed:
        why = f"{table.name(act.seat)} drew {act.how_many} cards, where {agreed} were agreed on"
        yield Matter(DRAWN_BEYOND_AGREEMENT, act.seat, why, act.at, count=act.how_many)


def _lead(table: Table, act: Act) -> Iterator[Matter]:
    tricks = table.part(Tricks)
    if (
        table.phase != PLAY
        or tricks is None
        or tricks.cards
        or act.seat is None
        or not act.cards
        or act.seat != whose_turn(table)
        or is_in_vain(table, act)
    ):
        return
    due = to_lead(table, act.seat)
    if due and not due >> act.card & 1:
        highest = card_text(next(cards_of(due)))
        why = f"{table.name(act.seat)} led {card_text(act.card)} while holding {highest}, his highest trump"
        yield Matter(FORBIDDEN_LEAD, act.seat, why, act.at, card=act.card, count=tricks.number)
