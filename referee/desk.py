"""The referee at the table: a log told line by line as things happen, and after each line what is new.

>>> desk = Desk("contract-bridge")
>>> told = desk.tell("call N 1S, E 1C")
>>> [(finding.change, finding.matter.why) for finding in told.findings]
[('opened', "E bid 1C over N's 1S")]
>>> [(question.fact.name, question.not_yet) for question in told.questions]
[('accepted', True), ('replaced-by', True)]
>>> desk.take_back()
'call N 1S, E 1C'
>>> desk.questions
()

A file is the same told line by line and closed: `check` says of what has been told what `referee check` says of its text. Until
then nothing is closed. A matter that waits for what the players do next is open, and neither ruled nor too late; a line that
cannot be read is told with its place, and stays in the log until it is taken back. Where a line shows that what was told before
it is not to be taken as it was told, since an act was left out, what that changes is told with it: matters are withdrawn.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import chain, pairwise
from typing import Any

from attrs import evolve, frozen

from referee.core.fact import Fact
from referee.core.game import Game
from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.record import Act, Fault, Record, Run
from referee.core.sanctions import Right, holders
from referee.core.speaking import speaking
from referee.core.subject import Subject
from referee.core.table import Table
from referee.core.verdict import Verdict
from referee.judge import opened, seated, verdict_on
from referee.judge.hearing import Acts, Hearing, adjourned, as_taken, ended, hear
from referee.judge.session import Session
from referee.judge.sheets import settle_errors
from referee.reading.lines import next_line
from referee.reading.logs import Reader
from referee.report import Checked, question_of, refused, wanted_lines

# --- what becomes of a matter by a line
OPENED, SETTLED, WITHDRAWN = "opened", "settled", "withdrawn"
#: the deal is over, and which law speaks to it is still not known
UNDECIDED = "undecided"

NOTHING_IN_IT = "there is nothing in it but comments and blank lines"


@frozen
class Finding:
    """A matter that a line brought up, settled or left undecided, or one that is none any more by what it tells of the deal."""

    change: str
    matter: Matter


@frozen
class Answer:
    """A possible answer to an open question, and the laws to which it leads."""

    words: str
    laws: tuple[Law, ...]


@frozen
class Question:
    """A fact that still decides which law speaks to a matter."""

    matter: Matter
    fact: Fact
    words: str
    answers: tuple[Answer, ...]
    #: whether what happens next may answer it; otherwise only what has happened could, and the log does not tell it
    not_yet: bool


@frozen
class Choice:
    """Something that a ruling lets somebody demand or choose."""

    #: who may, as the log calls them
    who: tuple[str, ...]
    what: str
    #: the limit that the law sets; empty where it sets none
    until: str
    #: whether it can be used now; otherwise its time is still to come
    now: bool
    law: Law


@frozen
class Told:
    """What is new by a line, and what is open after it."""

    #: the number of the line in the log
    line: int
    findings: tuple[Finding, ...]
    questions: tuple[Question, ...]
    rights: tuple[Choice, ...]
    #: what in the line cannot be read, or cannot be in this game
    faults: tuple[Fault, ...]


@frozen
class Score:
    """The sheets so far; None for a game that is not scored."""

    played: Any
    ruled: Any


@frozen(eq=False)
class _Line:
    """A line, and everything that is known after it. Each stands on the one before, so that to take it back is to drop it."""

    text: str
    reader: Reader
    #: whether the head of a record or of a deal may still go on
    head: bool
    #: the places among the lines at which the record and the deal at hand begin
    record: int
    deal: int
    #: the record of this line alone, and as much as has been told of its players
    told: Record
    #: whether there is anything in the record yet
    begun: bool = False
    game: Game | None = None
    #: what is wrong with the game or its players, so that nothing can be judged
    wrong: tuple[Fault, ...] = ()
    #: the players who sit at no seat of this table
    strangers: tuple[Fault, ...] = ()
    hearing: Hearing | None = None
    #: the matters of the deal before, where this line begins another
    closed: tuple[Matter, ...] = ()

    @cached_property
    def taken(self) -> Hearing | None:
        """The deal at hand as it is to be taken so far, which what comes next may change."""
        return self.hearing and as_taken(self.hearing)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong with this line alone."""
        return (*self.told.faults, *self.strangers)


class Desk:
    """A log while it is told, a line at a time."""

    def __init__(self, game: str | None = None, players: Iterable[str] = ()) -> None:
        """A desk for a game, by its slug, and for players called so, clockwise; or for whatever the first lines say.

        >>> [(fault.found, fault.line) for fault in Desk("whist", ["Ann", "Bob"]).faults]
        [('Whist with 2 players', 2)]
        """
        self._lines: list[_Line] = []
        names = " ".join(f'"{_plain(name).replace(chr(34), chr(34) * 2)}"' for name in players)
        for line in [f"game {_plain(game)}"] * (game is not None) + [f"players {names}"] * bool(names):
            self.tell(line)
        self._head = len(self._lines)

    # --- telling

    def tell(self, line: str) -> Told:
        """Take a line of the log, and say what is new.

        What cannot be read is among the `faults`, and so is, with every line, why nothing can be judged where that is so.
        """
        text = line.rstrip("\r\n")
        number = len(self._lines) + 1
        if "\n" in text or "\r" in text:
            fault = Fault(number, 1, "several lines at once", "tell them one after the other")
            return Told(number, (), self.questions, self.rights, (fault,))
        before, now = self._now, self._next(text)
        self._lines.append(now)
        return Told(number, tuple(_findings(before, now)), self.questions, self.rights, (*now.wrong, *now.faults))

    def resume(self, log: Iterable[str]) -> None:
        """Take the lines of a log that was told before, and say nothing of them again."""
        for line in log:
            self._lines.append(self._next(line.rstrip("\r\n")))

    def take_back(self) -> str | None:
        """Undo the last line told, and give its text; None where there is none. What the desk was opened with stays."""
        return self._lines.pop().text if len(self._lines) > self._head else None

    def _next(self, text: str) -> _Line:
        """The line with this text after those told."""
        before, line = self._now, self._read(text)
        same = before is not None and before.begun and before.record == line.record and _head(before) == _head(line)
        if line.begun and line.deal == line.record and not same:
            return _with_players(line, self._acts(line))  # in the first deal, whatever the head says changes the table
        if line.told.acts and line.hearing is not None:
            acts, strangers = seated(line.told.acts, line.hearing.before)
            hearing = hear(line.hearing, acts, partial(self._seated_acts, line))
            return evolve(line, strangers=tuple(strangers), hearing=hearing)
        return line

    def _read(self, text: str) -> _Line:
        """That line as it is read: in the deal at hand, in the next one, or in another record."""
        place, before = len(self._lines), self._now
        opens, told, head = next_line(place + 1, text, before is None or before.head)
        if before is None or told.begins_record:
            reader = Reader(line=place + 1 if told.begins_record else 1)
            record = reader.deal(told)
            closed = _closed(before, record=True)[1]
            return _Line(text, reader, head, place, place, record, told.begins_record or _has_content(record), closed=closed)
        reader = before.reader.fork()
        record = reader.deal(told)
        begun = before.begun or _has_content(record)
        line = evolve(before, text=text, reader=reader, head=head, told=record, begun=begun, strangers=(), closed=())
        if not opens:
            return line
        session, closed = _closed(before)
        return evolve(line, deal=place, hearing=None if session is None else adjourned(session), closed=closed)

    def _acts(self, line: _Line) -> tuple[Act | Run, ...]:
        """The acts of the deal to which this line, the next, belongs, its own included."""
        return tuple(chain.from_iterable(each.told.acts for each in (*self._lines[line.deal :], line)))

    def _seated_acts(self, line: _Line) -> Acts:
        return seated(self._acts(line), line.hearing.before)[0] if line.hearing else ()

    # --- what is known

    @property
    def log(self) -> str:
        """The text of what has been told."""
        return "".join(f"{line.text}\n" for line in self._lines)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Everything in the record at hand that cannot be read."""
        return () if self._now is None else tuple(self._faults(self._now.record, len(self._lines)))

    @property
    def questions(self) -> tuple[Question, ...]:
        """The facts that still decide between laws, for each open matter the most telling first."""
        hearing = self._now and self._now.taken
        return tuple(chain.from_iterable(_questions(hearing, matter) for matter in hearing.waiting)) if hearing else ()

    @property
    def rights(self) -> tuple[Choice, ...]:
        """What somebody may demand or choose."""
        table = self._table
        return tuple(_choice(table, right) for right in table.rights) if table else ()

    @property
    def duties(self) -> tuple[str, ...]:
        """What rulings bind players to."""
        table = self._table
        return tuple(duty.text(table) for duty in table.duties) if table else ()

    @property
    def score(self) -> Score:
        """The score as played and as ruled, with the deal at hand as far as it is told to its end."""
        session, _ = _closed(self._now)
        return Score(None, None) if session is None else Score(session.played, session.ruled)

    def check(self) -> list[Checked]:
        """What `referee check` says of the log so far: of every record in it, as if no more were told."""
        starts = sorted({line.record for line in self._lines})
        told = [(start, end) for start, end in pairwise([*starts, len(self._lines)]) if self._lines[end - 1].begun]
        checked = [self._checked(number, start, end) for number, (start, end) in enumerate(told, 1)]
        return checked or [refused("", NOTHING_IN_IT)]

    def _checked(self, number: int, start: int, end: int) -> Checked:
        last = self._lines[end - 1]
        session, matters = _closed(last)
        if session is not None:
            # the first of these lines holds what the record before came to
            earlier = chain.from_iterable(line.closed for line in self._lines[start + 1 : end])
            session.matters = [*earlier, *matters]
        verdict: Verdict = verdict_on(session, last.game, number, last.reader.line, tuple(self._faults(start, end)))
        wanted = sorted(wanted_lines(verdict))
        return Checked("", verdict, {line: self._lines[line - 1].text for line in wanted})

    def _faults(self, start: int, end: int) -> Iterator[Fault]:
        """The faults of a record in the order in which reports have them: those of the reading come first in each deal."""
        last = self._lines[end - 1]
        yield from last.wrong
        starts = sorted({line.deal for line in self._lines[start:end]})
        for first, after in pairwise([*starts, end]):
            lines = self._lines[first:after]
            yield from chain.from_iterable(line.told.faults for line in lines)
            if last.hearing is not None:
                acts = tuple(chain.from_iterable(line.told.acts for line in lines))
                yield from seated(acts, last.hearing.before)[1]

    @property
    def _now(self) -> _Line | None:
        return self._lines[-1] if self._lines else None

    @property
    def _table(self) -> Table | None:
        return self._now.taken.table if self._now and self._now.taken else None


def _plain(words: str | None) -> str:
    """Words on one line."""
    return " ".join((words or "").split())


# --- from a line to the next


def _has_content(record: Record) -> bool:
    return bool(record.acts or record.marks or record.faults or record.players)


def _head(line: _Line) -> tuple[str, Sequence[str]]:
    """What a record says of its game and its players."""
    return line.told.game, line.told.seated


def _with_players(line: _Line, acts: Acts) -> _Line:
    """The line with its game begun for the players named so far, and what has been told of the first deal heard by them."""
    game, session, wrong = opened(line.told.game, line.told)
    line = evolve(line, game=game, wrong=tuple(wrong), hearing=None)
    if session is None:
        return line
    acts, strangers = seated(tuple(acts), session)
    hearing = adjourned(session.fork())
    return evolve(line, strangers=tuple(strangers), hearing=hear(hearing, acts, lambda: acts) if acts else hearing)


def _closed(line: _Line | None, *, record: bool = False) -> tuple[Session | None, tuple[Matter, ...]]:
    """The session as if the deal at hand ended with this line, or its record too, and the matters of that deal."""
    if line is None or line.hearing is None:
        return None, ()
    session = ended(line.hearing)
    if record:
        settle_errors(session)
    matters, session.matters = tuple(session.matters), []
    return session, matters


def _findings(before: _Line | None, now: _Line) -> Iterator[Finding]:
    """What has become of matters between two lines."""
    earlier = before.taken.matters if before and before.taken else ()
    later, waiting = (now.taken.matters, now.taken.waiting) if now.taken else ((), ())
    yield from _changes(earlier, (*now.closed, *later), waiting)


def _changes(earlier: Iterable[Matter], later: Iterable[Matter], waiting: Iterable[Matter]) -> Iterator[Finding]:
    known, found = dict(_keyed(earlier)), dict(_keyed(later))
    still_open = {matter.number for matter in waiting}
    for key, matter in found.items():
        if key not in known or _standing(known[key]) != _standing(matter):
            yield Finding(OPENED if matter.number in still_open else UNDECIDED if matter.candidates else SETTLED, matter)
    yield from (Finding(WITHDRAWN, matter) for key, matter in known.items() if key not in found)


def _keyed(matters: Iterable[Matter]) -> Iterator[tuple[Hashable, Matter]]:
    """The matters by what they are about and where, which stays when those before them are found to be none."""
    alike = Counter[Hashable]()
    for matter in matters:
        key = matter.at, matter.breach.name, matter.seat
        yield (*key, alike[key]), matter
        alike[key] += 1


def _standing(matter: Matter) -> tuple[object, ...]:
    """What of a matter makes it news when it changes."""
    return matter.law, matter.status, matter.taken, matter.candidates


# --- what is open


def _questions(hearing: Hearing, matter: Matter) -> Iterator[Question]:
    """The facts that still decide which law speaks to a matter: those first on which most of these laws turn."""
    layers = hearing.session.game.about(matter.breach)[0]
    known = dict(matter.known)
    rows, _ = speaking(layers, matter.breach, known)
    asked = [condition.fact for law in rows for condition in law.conditions if condition.fact not in known]
    for fact in sorted(dict.fromkeys(asked), key=asked.count, reverse=True):
        supposed = {words: {**known, fact: words} for words in fact.answers}
        answers = tuple(
            Answer(words, tuple(speaking(layers, matter.breach, answered)[0]))
            for words, answered in supposed.items()
            if not _never(matter.breach, answered)
        )
        to_come = fact.later and (hearing.table is None or fact.is_told(hearing.table, matter))
        yield Question(matter, fact, question_of(fact, matter.seat, matter.names), answers, to_come)


def _never(breach: Subject, known: Mapping[Fact, str]) -> bool:
    """Whether these answers cannot all be given."""
    return any(all(condition.holds(known) for condition in combination) for combination in breach.never)


def _choice(table: Table, right: Right) -> Choice:
    ends = right.law.ends if right.entitled is None else right.entitled.until
    until = ends.phrase if ends else ""
    who = tuple(table.name(seat) for seat in holders(table, right))
    return Choice(who, right.kind.phrase(table, right), until, right.kind.ripe(table, right), right.law)
