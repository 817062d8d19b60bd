"""Verbs that a game knows, told at moments at which nothing can come of them: none of them may be passed over in silence.

What has to be said of is found here from without: the table stands as before, and so it would whoever else of the table had
done it, and with whatever other card, suit or number.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from referee.core.limits import POINTING
from referee.core.record import Act
from referee.core.status import WITHOUT_EFFECT
from referee.core.table import Table
from referee.core.unheard import verbs_of
from referee.core.verbs import example
from referee.families import games
from referee.judge.hearing import Acts, Hearing, adjourned, ended, hear
from referee.judge.session import Session, begin
from referee.mechanics.deal.moves import PREPARING, dealing_begun
from referee.reading.logs import read

from .log import Log

#: what says how a deal stands, or is a remark, and may be told at any time
ANYTIME = {
    "note": "words", "tags": "words",
    "rule": "agreed for all deals", "limit": "agreed for all deals", "wild": "agreed for all deals",
    "deal": "another deal begins", "board": "another deal begins",
    "dealer": "how the deal begins", "vulnerable": "how the deal begins", "pack": "how the deal begins",
    "points": "how the sheet stands", "below": "how the sheet stands", "games": "how the sheet stands",
    "score": "written on the sheet", "amends": "written on the sheet", "unfinished": "written on the sheet",
}  # fmt: skip
#: by these a time ends that laws set, whoever does it
TIMES = {"dealt", "mixes", "quits", "moved", "returned", "round", "agreed", "posted"}
_OF_TELLING = {"log", "told", "clock", "attention", "idle", "last", "count", "seats", "_sides_of_game"}


def silent(log: Log, moments: int = 3) -> Iterator[tuple[str, str]]:
    """What is passed over in silence though nothing comes of it: the record up to it, and the line."""
    end = next((place for place, line in enumerate(log.lines) if place and line.verb == "deal"), len(log.lines))
    for moment in range(moments):
        lines = [line.text for line in log.lines[: end * moment // (moments - 1)]]
        hearing = _heard(adjourned(begin(games()[log.game], tuple(log.names))), _acts(log, lines))
        for verb in verbs_of(games()[log.game]):
            line = example(verb, log.names, bool(games()[log.game].sides))
            acts = _acts(log, [line])
            if verb not in ANYTIME and len(acts) == 1 and isinstance(acts[0], Act) and _is_silent(hearing, acts[0]):
                yield "\n".join(lines), line


def _acts(log: Log, lines: list[str]) -> Acts:
    (record,) = read(log.text(lines))
    return () if record.faults else record.acts


def _heard(hearing: Hearing, acts: Acts) -> Hearing:
    return hear(hearing, acts, lambda: acts)


def _is_silent(hearing: Hearing, act: Act) -> bool:
    if act.verb in TIMES or _comes_to_something(hearing, act):
        return False
    if any(_comes_to_something(hearing, other) for other in _otherwise(hearing, act)):
        return False
    if act.verb in POINTING and hearing.matters:
        return False
    if act.verb in PREPARING and (hearing.table is None or not dealing_begun(hearing.table)):
        return False
    end, without = ended(_heard(hearing, (act,))), ended(hearing)
    said = any(each.status == WITHOUT_EFFECT and f"'{act.verb}'" in each.why for each in end.matters)
    return not said and _comes_to(end) == _comes_to(without)


def _comes_to_something(hearing: Hearing, act: Act) -> bool:
    before, after = hearing.table, _heard(hearing, (act,)).table
    return before is None or after is None or _state(before) != _state(after)


def _comes_to(session: Session) -> list[object]:
    deals = [(deal.played, deal.ruled, deal.outcomes) for deal in session.deals]
    return [session.played, session.ruled, deals, [(each.headline, each.status) for each in session.matters]]


def _state(table: Table) -> dict[str, object]:
    return {name: value for name, value in vars(table).items() if name not in _OF_TELLING and value is not None}


def _otherwise(hearing: Hearing, act: Act) -> Iterator[Act]:
    assert hearing.table is not None
    for seat in range(hearing.table.seats):
        yield from [evolve(act, seat=seat)] if act.seat is not None else []
        yield from [evolve(act, other=seat)] if act.other is not None else []
    for side in range(2 if act.side is not None else 0):
        yield evolve(act, side=side)
    for number in range(40 if act.numbers else 0):
        yield evolve(act, numbers=(number, *act.numbers[1:]))
    for amount in range(9 if act.amounts else 0):
        yield evolve(act, amounts=(amount, *act.amounts[1:]))
    unknown = act.verb == "hand" and not act.cards  # told as not known, which cards would be
    for card in range(52 if act.cards or unknown else 0):
        yield evolve(act, how="" if unknown else act.how, cards=(card, *act.cards[1:]))
    for suit in range(4 if act.suit is not None else 0):
        yield evolve(act, suit=suit)
