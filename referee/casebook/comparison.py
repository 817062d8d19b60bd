"""What a case expects against what the referee says: marks, rulings and near misses, and all that nobody expected."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from referee.casebook.expectation import Failure, WantedRuling, laws_by_name, marked_names, names_of, plain, wanted
from referee.casebook.outcome import compare_outcomes
from referee.casebook.page import ButFor, Case, NearMiss
from referee.core.game import Game
from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.record import Mark, Record
from referee.core.status import LAWFUL, NO_PENALTY, SUSPECT
from referee.core.verdict import Verdict
from referee.report import APART, REMARK, Checked, consequences, kind_of

#: a log record by record, with what the referee says of each
Finding = Callable[[str], list[tuple[Record, Verdict]]]


def compare(case: Case, game: Game, checked: Sequence[Checked], find: Finding) -> Iterator[Failure]:
    """Where the rulings, the near misses and the outcomes of a case differ from these verdicts."""
    expected = wanted(case)
    matters = [matter for each in checked for matter in each.verdict.matters]
    yield from expected.strange
    yield from _compare_rulings(case, expected.rulings, matters)
    yield from _compare_near_misses(case, game, matters, find)
    yield from compare_outcomes(expected.outcomes, checked)


# --- marks


def compare_marks(marks: Iterable[Mark], verdict: Verdict) -> Iterator[tuple[int, str]]:
    """What the marks of a log say and the referee does not find, and what it finds that is not marked: line and words."""
    met: set[int] = set()
    by_number = {matter.number: matter for matter in verdict.matters}
    for mark in marks:
        here = [matter for matter in verdict.matters if matter.at.line == mark.line]
        meant = [each for each in here if mark.name.casefold() in names_of(each) and mark.seat in (None, each.seat)]
        if not meant:
            marked = _named(mark.name, None if mark.seat is None else verdict.names[mark.seat])
            yield mark.line, f"marked '! {marked}'; the referee finds {_all_told(here)}"
        met |= {matter.number for matter in meant}
    for matter in verdict.matters:
        if kind_of(matter) != REMARK and not any(each.number in met for each in _family(matter, verdict, by_number)):
            yield max(matter.at.line, 1), f"not marked: {_told(matter)}: {matter.why}"


def _family(matter: Matter, verdict: Verdict, by_number: dict[int, Matter]) -> Iterator[Matter]:
    """A matter with those that brought it about and those that it brought about, by the same player on the same line."""
    yield matter
    above = matter
    while (cause := by_number.get(above.cause or 0)) is not None and _same_place(cause, matter):
        yield cause
        above = cause
    below = [matter]
    while below:
        number = below.pop().number
        children = [each for each in verdict.matters if each.cause == number and _same_place(each, matter)]
        yield from children
        below += children


def _same_place(one: Matter, other: Matter) -> bool:
    return one.at.line == other.at.line and one.seat == other.seat


# --- rulings


def _compare_rulings(case: Case, rulings: Iterable[WantedRuling], matters: Sequence[Matter]) -> Iterator[Failure]:
    ruled: set[int] = set()
    for ruling in rulings:
        meant = [place for place, matter in enumerate(matters) if ruling.names(matter)]
        differences = {place: _difference(ruling, matters[place]) for place in meant}
        # Of several alike, the one that fits and has no line of its own yet is meant.
        fits = sorted((place in ruled, place) for place, difference in differences.items() if not difference)
        if fits:
            ruled.add(fits[0][1])
        elif meant:
            ruled |= set(meant)
            yield Failure(ruling.line, " or ".join(dict.fromkeys(differences.values())))
        else:
            name = _named(ruling.name, ruling.who)
            yield Failure(ruling.line, f"expected a ruling under '{name}'; found {_all_told(matters)}")
    named = set(marked_names(case))
    for place, matter in enumerate(matters):
        marked = matter.law is not None and {matter.law.slug, matter.law.id} & named
        # A doubt about the record has no law that a case could name.
        if place not in ruled and not marked and kind_of(matter) != REMARK and matter.status != SUSPECT:
            given = APART.join(consequences(matter))
            yield Failure(case.line, f"no ruling line and no mark names the law of {_told(matter)}: {given}")


def _difference(ruling: WantedRuling, matter: Matter) -> str:
    """Where a ruling is another than the one wanted; nothing where it is that one. What is allowed bears no penalty."""
    if ruling.status and ruling.status != matter.status and (ruling.status, matter.status) != (NO_PENALTY, LAWFUL):
        return f"expected {ruling.name} to be [{ruling.status}]; found [{matter.status}]"
    given = consequences(matter) or [law.slug for law in matter.candidates]
    known = {plain(words) for words in given}
    for words in ruling.remedy:
        if plain(words) not in known:
            return f"expected '{words}'; found '{APART.join(given)}'"
    if ruling.taken and plain(ruling.taken) != plain(matter.taken):
        return f"expected to be taken: '{ruling.taken}'; found '{matter.taken or 'nothing'}'"
    return ""


# --- near misses


def _compare_near_misses(case: Case, game: Game, matters: Sequence[Matter], find: Finding) -> Iterator[Failure]:
    known = laws_by_name(game)
    for near in case.near:
        law = known.get(near.law)
        if law is None:
            yield Failure(near.line, f"a near miss of '{near.law}', and {game.slug} has no such law")
            continue
        yield from _spoken(near, law, matters)
        if near.but_for is not None:
            yield from _compare_but_for(case, near.but_for, law, find)
        elif not any(matter.breach in law.subjects for matter in matters):
            breaches = " or ".join(map(str, law.subjects))
            yield Failure(near.line, f"no matter here is about {breaches}, so say but for what {near.law} would speak")


def _spoken(near: NearMiss, law: Law, matters: Iterable[Matter]) -> Iterator[Failure]:
    for matter in matters:
        if matter.law is law:
            yield Failure(near.line, f"this was to be a near miss of {near.law}, and it speaks to {_told(matter)}")
        elif law in matter.candidates:
            yield Failure(near.line, f"this was to be a near miss of {near.law}, and it may yet speak to {_told(matter)}")


def _compare_but_for(case: Case, change: ButFor, law: Law, find: Finding) -> Iterator[Failure]:
    """Whether the law speaks as soon as this one thing is otherwise."""
    log = case.block("log")
    text = log.text if log else ""
    places = len(change.place.findall(text))
    if places != 1:
        yield Failure(change.line, f"'{change.old}' stands {places} times in the log; what is changed stands there once")
        return
    found = find(change.place.sub(lambda _: change.new, text))
    faults = [fault for record, _ in found for fault in record.faults]
    matters = [matter for _, verdict in found for matter in verdict.matters]
    if faults:
        yield Failure(change.line, f"with '{change.new}' the log cannot be read: {faults[0]}")
    elif not any(matter.law is law for matter in matters):
        yield Failure(change.line, f"{law.slug} does not speak then either; found {_all_told(matters)}")


# --- in words


def _named(name: str, who: str | None) -> str:
    return name if who is None else f"{name} {who}"


def _told(matter: Matter) -> str:
    """A matter as a mark or a ruling names it."""
    law = f" ({matter.law.slug})" if matter.law else ""
    return f"! {matter.headline}{law} [{matter.status}]"


def _all_told(matters: Iterable[Matter]) -> str:
    return ", ".join(map(_told, matters)) or "nothing"
