"""What somebody says of the board or the tricks, and a lead that lies face down: a verb tells of each, since no card shows it."""

from collections.abc import Iterator

from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.subject import Deed
from referee.core.table import AUCTION, Table
from referee.mechanics.auction.moves import until_turn_of
from referee.mechanics.auction.state import Auction
from referee.mechanics.tricks.moves.tricks import has_begun

VERBS = ("retracts", "askew", "wrongboard", "wrongcards")

FACE_DOWN_LEAD_TAKEN_BACK = Deed("face-down-lead-taken-back", "a lead that lies face down taken back")
TRICK_POINTED = Deed("trick-pointed", "somebody says that a card of a trick points the wrong way")
WRONG_BOARD = Deed("wrong-board", "a board that is not the one for this round")
WRONG_CARDS = Deed("wrong-cards", "a call on the cards of another board, over which the partner has not called")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Each of these as it is told."""
    who = table.name(act.seat)
    match act.verb:
        case "retracts" if lies_face_down(table, act.seat):
            yield Matter(FACE_DOWN_LEAD_TAKEN_BACK, act.seat, f"{who} took back a lead that lay face down", act.at)
        case "askew":
            yield Matter(TRICK_POINTED, act.seat, f"{who} said that a card of trick {act.number} points the wrong way", act.at,
                         count=act.number)  # fmt: skip
        case "wrongboard":
            yield Matter(WRONG_BOARD, None, "the board is not the one for this round", act.at)
        case "wrongcards":
            yield from _on_wrong_cards(table, act, act.seat)


def lies_face_down(table: Table, seat: Seat | None) -> bool:
    """Whether a lead of that player lies face down, and nothing has been played."""
    if has_begun(table):
        return False
    last = next((note for note in reversed(table.acts) if note.verb in ("facedown", "retracts") and note.seat == seat), None)
    return last is not None and last.verb == "facedown"


def _on_wrong_cards(table: Table, act: Act, seat: Seat | None) -> Iterator[Matter]:
    auction = table.part(Auction)
    if auction is None or table.phase != AUCTION or seat is None:
        return
    place = next((place for place, (caller, _) in enumerate(auction.calls) if caller == seat), None)
    if place is None or any(caller == table.partner(seat) for caller, _ in auction.calls[place:]):
        return
    why = f"{table.name(seat)} called on the cards of another board"
    yield Matter(WRONG_CARDS, seat, why, act.at, before=table.but(until_turn_of(auction, place, seat)))
