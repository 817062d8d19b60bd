"""Lines of a log that stand in the comments of another language, which has no words of its own for them.

What only the log language can tell is written there as `log: exposes E H5`, where it happened, and becomes an act again when
it is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from attrs import evolve

from referee.core.record import Act, Record, Run, in_parts

#: what begins such a comment
LOG = "log: "

#: the number of calls and of cards before something; nothing where that is not told
Place = tuple[int, ...]


def logged(act: Act | Run) -> str:
    """An act as such a comment."""
    from referee.reading.writing import write

    return LOG + write(Record("", (act,))).strip()


def with_log_lines(acts: Sequence[Act | Run], comments: Iterable[Act]) -> list[Act | Run]:
    """The acts with those that comments tell, each in its place; the other comments come last."""
    comments = list(comments)
    if not any(comment.text.startswith(LOG) for comment in comments):  # as nearly always
        return [*acts, *comments]
    told: list[tuple[Place, Act | Run]] = []
    others: list[Act] = []
    placed: list[Act] = []  # comments whose place the other language does not have
    for comment in comments:
        read = _acts_of(comment)
        notes = [act for act in read if isinstance(act, Act) and act.verb == "note" and not act.how]
        placed += notes
        told += [(comment.numbers, act) for act in read if act not in notes]
        others += [] if read else [comment]
    for note in placed:
        behind = (place for place, each in enumerate(others) if sum(each.numbers) > sum(note.numbers))
        others.insert(next(behind, len(others)), note)
    return [*(_in_place(in_parts(acts), told) if told else acts), *others]


def placed_comment(place: Place, text: str, calls: int) -> str:
    """A comment as another language has it, in which all calls stand before the first card."""
    return logged(Act("note", numbers=place, text=text)) if is_among_both(place, calls) else text


def is_among_both(place: Place, calls: int) -> bool:
    """Whether there are cards before this place, and calls of so many behind it."""
    return len(place) == 2 and place[0] < calls and place[1] > 0


def _acts_of(comment: Act) -> list[Act | Run]:
    if not comment.text.startswith(LOG):
        return []
    from referee.reading import logs  # the parser, which hardly any record needs

    records = logs.read(comment.text.removeprefix(LOG))
    return [] if not records or records[0].faults else [_at(act, comment) for act in records[0].acts]


def _at(act: Act | Run, comment: Act) -> Act | Run:
    return evolve(act, at=comment.at) if isinstance(act, Act) else evolve(act, line=comment.at.line)


def _in_place(acts: Sequence[Act | Run], told: list[tuple[Place, Act | Run]]) -> Iterator[Act | Run]:
    waiting = sorted(told, key=lambda each: each[0])
    before = [0, 0]  # calls, cards
    for act in acts:
        if act.verb not in ("call", "play"):
            if act.verb == "won":  # which ends the play
                yield from (told for _, told in waiting)
                waiting = []
            yield act
            continue
        kind = act.verb == "play"
        moves = len(act.moves) if isinstance(act, Run) else 1
        after = [before[0] + (0 if kind else moves), before[1] + (moves if kind else 0)]
        singly: Sequence[Act | Run] = [act]
        if isinstance(act, Run) and any(before < list(place) < after for place, _ in waiting):
            seats = [None if act.first is None else (act.first + place) % 4 for place in range(moves)]
            singly = [act.act(place, seat) for place, seat in enumerate(seats)]
        for each in singly:
            while waiting and list(waiting[0][0]) <= before:
                yield waiting.pop(0)[1]
            before[kind] += len(each.moves) if isinstance(each, Run) else 1
            yield each
    yield from (act for _, act in waiting)
