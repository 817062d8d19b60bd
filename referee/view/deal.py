"""A deal act by act: the table after each, what it is called, and where it stands among the calls and the tricks.

The deal is heard as the judge hears it, one act at a time, so that what is shown is what was judged. Of a deal with more acts
than anybody steps through, the first ones are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from attrs import define, evolve, field, frozen

from referee.core.cards import Card
from referee.core.fold import one_by_one
from referee.core.game import Game
from referee.core.record import Act, DealRead, Run, Seat, Span, call_text, in_parts
from referee.core.shown import Shown, shown
from referee.core.table import Table
from referee.judge import opened, seated
from referee.judge.hearing import Hearing, adjourned, ended, hear
from referee.mechanics.auction.state import Auction
from referee.mechanics.tricks.state import Tricks
from referee.reading.writing import act_text
from referee.view.findings import Finding
from referee.view.grids import Cell, Grid, grids

#: more acts than this of a deal are not shown one by one
MOST_STEPS = 600


@frozen
class Step:
    """One act, and the table after it."""

    number: int
    #: what it is called in links, as long as nothing before it changes: `call-3`, `trick-7-2`, `act-12`
    name: str
    #: as a line of the log
    text: str
    seat: Seat | None
    at: Span
    cards: tuple[Card, ...]
    shown: tuple[Shown, ...]
    #: the numbers of the findings about it
    findings: tuple[int, ...] = ()


@frozen
class DealView:
    """A deal of a record."""

    number: int
    game: Game
    names: tuple[str, ...]
    steps: tuple[Step, ...]
    grids: tuple[Grid, ...] = ()
    #: the findings of this deal
    findings: tuple[Finding, ...] = ()
    #: how many acts there are beyond those that are shown
    more: int = 0


@frozen
class _Heard:
    """What is known while a deal is gone through."""

    steps: list[Step] = field(factory=list)
    calls: list[tuple[Seat, Cell]] = field(factory=list)
    tricks: dict[int, list[tuple[Seat, Cell]]] = field(factory=dict)


def deal_views(parts: Iterable[DealRead], found: Sequence[Finding], game: str | None = None) -> Iterator[DealView]:
    """The deals of one record, with the findings about each."""
    at: dict[tuple[int, int], list[int]] = {}
    for finding in found:
        at.setdefault((finding.at.line, finding.at.column), []).append(finding.number)
    for deal in deals_of(parts, game):
        view = _seen(deal, at)
        wanted = {number for step in view.steps for number in step.findings}
        lines = {step.at.line for step in view.steps}
        yield evolve(view, findings=tuple(each for each in found if each.number in wanted or each.at.line in lines))


def _seen(deal: Deal, at: Mapping[tuple[int, int], list[int]]) -> DealView:
    """A deal gone through."""
    heard, more = _Heard(), 0
    for act, before, after in deal.steps():
        if len(heard.steps) < MOST_STEPS:
            _step(heard, act, before, after, at)
        else:
            more += 1
    table = deal.table
    return DealView(
        deal.number,
        table.game,
        table.names,
        tuple(heard.steps),
        grids(heard.calls, heard.tricks, partial(_came, heard.steps), table),
        more=more,
    )


@define
class Deal:
    """A deal that is gone through act by act, as it is heard."""

    number: int
    acts: Sequence[Act | Run]
    hearing: Hearing

    @property
    def table(self) -> Table:
        """The table as it now stands."""
        assert self.hearing.table is not None
        return self.hearing.table

    def steps(self) -> Iterator[tuple[Act, Table, Table]]:
        """Each act with the table before it and after it."""
        told = list[Act]()

        def heard(_: Table, act: Act) -> Table:
            told.append(act)
            self.hearing = hear(self.hearing, (act,), lambda: told)
            return self.table

        for entry in in_parts(self.acts):
            yield from one_by_one(self.table, entry, heard)


def deals_of(parts: Iterable[DealRead], game: str | None = None) -> Iterator[Deal]:
    """The deals of one record, each to be gone through before the next; none where nobody knows the game."""
    session = None
    for part in parts:
        if session is None:
            _, session, _ = opened(part.record.game or game or "", part.record)
            if session is None:
                return
        if part.record.acts:
            acts, _ = seated(part.record.acts, session)
            deal = Deal(session.count + 1, acts, hear(adjourned(session.fork()), (), tuple))
            yield deal
            session = ended(deal.hearing)


def _step(heard: _Heard, act: Act, before: Table, table: Table, at: Mapping[tuple[int, int], list[int]]) -> None:
    number = len(heard.steps) + 1
    found = tuple(at.get((act.at.line, act.at.column), ()))
    seat = act.seat
    name = f"act-{number}"
    if act.verb == "call" and seat is not None and act.call is not None and table.part(Auction) is not None:
        name = f"call-{len(heard.calls) + 1}"
        heard.calls.append((seat, Cell(call_text(act.call), number, findings=found)))
    elif act.verb == "play" and seat is not None and act.cards and (tricks := _tricks(before, table)) is not None:
        row = heard.tricks.setdefault(tricks.number, [])
        row.append((seat, Cell("", number, act.card, findings=found)))
        name = f"trick-{tricks.number}-{len(row)}"
    heard.steps.append(Step(number, name, act_text(act, table.names), seat, act.at, act.cards, tuple(shown(table)), found))


def _came(steps: Sequence[Step], seat: Seat, card: Card) -> int | None:
    """The last act of this player about this card."""
    return next((step.number for step in reversed(steps) if step.seat == seat and card in step.cards), None)


def _tricks(before: Table, table: Table) -> Tricks | None:
    """The tricks as they were when the card was played, or as they are by it where it was the first."""
    return before.part(Tricks) or table.part(Tricks)
