"""A deal told from a moment in its middle: what stands on the table there is told instead of all that led to it.

What is told is written from the table at that moment, by one writer a mechanism, whoever played it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_

from attrs import frozen

from referee.core.cards import JOKERS, SUIT_NAMES, card_text, cards_of, hand_of
from referee.core.table import Table
from referee.families.bezique.moves.fildinski import Won
from referee.families.bezique.moves.sixty_six import Closing
from referee.families.hearts.moves.hearts_form import Hearts
from referee.families.piquet_klaberjass.moves import piquet
from referee.families.piquet_klaberjass.moves.piquet import Piquet
from referee.judge import opened, seated
from referee.judge.hearing import adjourned, hear
from referee.mechanics.combinations.drawing import lowest_of
from referee.mechanics.combinations.state import CombinationForm
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.talon.state import Talon
from referee.mechanics.tricks.counting import taken_in
from referee.mechanics.tricks.state import NOBODY, Tricks, order_here, tricks_with_cards
from referee.mechanics.trump.turned import turned_up
from referee.reading.logs import read
from referee.view.deal import Deal

from .log import HEAD, Log

#: a hand that has run out
NO_CARDS = "-.-.-.-"


@frozen
class Position:
    """A moment, by the line that comes next, and the lines that tell how it stands then."""

    place: int
    told: list[str]

    def text(self, log: Log) -> str:
        """The record begun there."""
        return log.text([*self.told, *(line.text for line in log.lines[self.place :])])


#: how a table stands before a line, told to whoever was not there; nothing where it cannot be told there
Writer = Callable[[Log, Table, int], list[str] | None]


def positions(log: Log) -> Iterator[Position]:
    """One moment of the first deal that can be told, drawn by chance."""
    places = moments(log)
    log.rng.shuffle(places)
    if not places:
        return
    tables = tables_of(log)
    for place in places:
        if (table := tables.get(place)) is None:
            continue
        told = next((told for writer in WRITERS if (told := writer(log, table, place)) is not None), None)
        if told is not None:
            yield Position(place, told)
            return


def moments(log: Log) -> list[int]:
    """The lines of the first deal before which it may be begun: somebody is in turn, and something has been played."""
    first = [place for place, line in enumerate(log.lines) if line.turn or line.verb in ("up", "down", "draws")]
    deals = [place for place, line in enumerate(log.lines) if line.verb in ("deal", "board")]
    end = next((place for place in deals if first and place > first[0]), len(log.lines))
    return [place for place in first[1:] if place < end]


def tables_of(log: Log) -> dict[int, Table]:
    """The table before each line of the first deal."""
    (record,) = read(log.text())
    _, session, _ = opened(log.game, record)
    assert session is not None
    acts, _ = seated(record.acts, session)
    tables: dict[int, Table] = {}
    begun = False
    told = []
    for act in acts:
        if act.verb in ("deal", "board") and begun:
            break
        begun |= act.verb == "hand"
        told.append(act)
    deal = Deal(1, tuple(told), hear(adjourned(session.fork()), (), tuple))
    for act, before, _ in deal.steps():
        tables.setdefault(act.at.line - HEAD - 1, before)
    return tables


def hands_told(log: Log, table: Table) -> list[str]:
    """What each holds, as far as it is known."""
    lines = []
    for seat, hand in enumerate(table.hands):
        cards = [card_text(card) for card in cards_of(hand)]
        more = ["..."] if table.is_open(seat) else []
        lines.append(log.said("hand", seat, [*cards, *more] or [NO_CARDS]))
    return lines


# --- tricks


def of_tricks(log: Log, table: Table, place: int) -> list[str] | None:
    """A later trick is led: what was made before, the tricks of each, whose lead it is, the hands."""
    tricks = table.part(Tricks)
    line = log.lines[place]
    if tricks is None or tricks.cards or not tricks.past or line.verb != "play":
        return None
    play = next(place for place, line in enumerate(log.lines) if line.verb == "play")
    called = [number for number, line in enumerate(log.lines) if line.verb == "call" and number > play]
    contract, stock = table.part(Contract), table.part(Talon)
    begun = called[-1] if called else play
    if any(line.verb not in _TOLD for line in log.lines[begun:place]):
        return None
    closing = table.part(Closing)
    if closing is not None and closing.to_lead is not None:
        return None  # a marriage lies there of which a card has still to be led
    if table.part(Won) is not None and stock is not None and not stock.left:
        return None  # who has won the last trick with a stock is told by nothing
    if called and (contract is None or called[0] > place):
        return None  # what is bid there is bid in the middle of the tricks
    setting = [line.text for line in log.lines[:play] if line.verb != "hand"]
    made = any(line.verb in _MAKES for line in log.lines[:play])
    if called and contract is not None:
        setting.append(log.said("contract", contract.declarer, contract_told(contract)))
    made |= bool(called)
    named = tricks.trump is not None and tricks.trump < JOKERS and not made
    trump = [f"trump {SUIT_NAMES[tricks.trump or 0]}"] if named else []
    of_turn = [log.said("turn", tricks.turn, [])]
    taken = [log.said("taken", seat, [number, *cards]) for seat, number, cards in tricks_taken(log, table)]
    left = [] if stock is None else [log.said("pile", None, ["stock", *face_of(table), stock.left - len(face_of(table))])]
    scored = list(scored_in_play(log, table))
    return [
        *setting,
        *trump,
        *taken,
        *scored,
        *done_before(log, table, begun, place),
        *hands_told(log, table),
        *left,
        *of_turn,
    ]


_MAKES = {"call", "makes", "turns"}


def contract_told(contract: Contract) -> list[str]:
    """A contract as it is written."""
    doubling = {2: ["doubled"], 4: ["redoubled"]}.get(contract.doubling, [])
    return [f"{contract.level}{'CDHSN'[contract.denomination]}", *doubling]


#: what is done between tricks, and told by how it stands then
_TOLD = {"play", "draws", "gathers", "quits", "melds", "exchanges", "lets", "says", "call"}


def tricks_taken(log: Log, table: Table) -> Iterator[tuple[int, int, list[str]]]:
    """Of each, how many tricks he has taken, and the cards in them."""
    tricks = table[Tricks]
    first = next((seat for seat in tricks.winners if seat != NOBODY), None)
    for seat, cards in taken_in(table).items():
        if cards:
            beside = left_over(table) if seat == first else []
            yield seat, tricks.winners.count(seat), [card_text(card) for card in (*cards, *beside)]


def left_over(table: Table) -> list[int]:
    """The cards that were not dealt round, in games in which whoever wins the first trick takes them."""
    form = table.game.part(Hearts)
    known = hand_of(card for _, cards in tricks_with_cards(table) for card in cards)
    left = table.pack_used.cards & ~(known | reduce(or_, table.hands))
    there = form is not None and not form.from_stock and table.pack_used.copies == 1
    return list(cards_of(left)) if there and left.bit_count() == table.pack_used.size % table.seats else []


def done_before(log: Log, table: Table, first: int, place: int) -> Iterator[str]:
    """What each has played to tricks, and what he has melded between them."""
    waiting: dict[int, list[str]] = {}
    for line in log.lines[first:place]:
        if line.seat is None:
            continue
        if line.verb == "play":
            waiting.setdefault(line.seat, []).append(line.words[0])
        elif line.verb in ("melds", "exchanges"):
            if cards := waiting.pop(line.seat, []):
                yield log.said("before", line.seat, ["played", *cards])
            shown = line.words if line.verb == "melds" else lowest(table)
            if shown:
                yield log.said("before", line.seat, ["melded", *shown])
    for seat, cards in sorted(waiting.items()):
        yield log.said("before", seat, ["played", *cards])


def lowest(table: Table) -> list[str]:
    """The lowest trump, where it counts for whoever puts it in the place of the card turned up."""
    low = lowest_of(table) if table.game.part(CombinationForm) is not None else None
    return [] if low is None else [card_text(card) for card in low.ways(order_here(table).trump)[0]]


def scored_in_play(log: Log, table: Table) -> Iterator[str]:
    """What each has scored card by card, where a game counts so."""
    if table.game.part(Piquet) is not None:
        points = Counter(dict.fromkeys(range(table.seats), 0))
        for each in piquet.played(table, ruled=False):
            points[each.seat] += each.points
        yield from (log.said("before", seat, ["scored", number]) for seat, number in sorted(points.items()))


def face_of(table: Table) -> list[str]:
    """The card that lies face up under the stock, as long as it lasts."""
    face, stock = turned_up(table), table.part(Talon)
    return [card_text(face)] if face is not None and stock is not None and stock.left else []


WRITERS: tuple[Writer, ...] = (of_tricks,)
