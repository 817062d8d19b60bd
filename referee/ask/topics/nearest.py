"""Where in a telling most is said of a breach for which it has no words that are known, and who is told to have done it.

Each clause is weighed by how much likelier its words are where people tell of that breach. Who did it is whoever the clause
tells of: its subject, or where it begins with what was done, that of the last. What somebody says that another did is of the
other; what is asked, wanted or still to come is less likely the thing itself. Where nobody is named, nobody is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, pairwise, takewhile
from math import sqrt
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from referee.ask.hearing.acts import EARLY, NO_SUBJECT, Deed, is_of_somebody, is_of_the_game, speaker_begins
from referee.ask.hearing.clause import ASKING, BEFORE, OBJECTS, UNTIL, charged
from referee.ask.hearing.clause import clauses as clauses_of
from referee.ask.hearing.sentence import person_of
from referee.ask.hearing.state import CHANGED, DONE, EARLIER, REPORTED
from referee.ask.topics.ranking import says_for
from referee.ask.topics.vocabulary import terms
from referee.ask.words.phrases import BREAK, OWNER, PERSON, WORD, Piece, is_irregular, stem, stems
from referee.core.expect import Form, Kind, WrongNumber
from referee.core.game import Game
from referee.core.people import SPEAKER, Person
from referee.core.record import DOUBLE, PASS, REDOUBLE
from referee.core.subject import Subject

if TYPE_CHECKING:
    from referee.ask.telling.telling import Told

#: what it says for a clause that its act is that of the breach
_DOES_IT = 1.6
#: and against it, that it asks or tells what somebody says or wants; that it only tells when, or if; that nothing is done in it
_IS_ASKED, _IS_SAID, _IS_WHEN, _IS_NO_ACT = 0.6, 0.6, 0.4, 0.5
#: what is nearly as near may tell who it was, where the nearest does not
_AS_GOOD = 0.75
#: the calls, by the words for them
_CALLS: Mapping[str, Callable[[int], bool]] = {
    stem("pass"): lambda call: call == PASS,
    stem("double"): lambda call: call == DOUBLE,
    stem("redouble"): lambda call: call == REDOUBLE,
    stem("bid"): lambda call: call >= 0,
}
_SAYING_WORDS = "say tell think reckon claim insist argue maintain swear suggest complain wonder want refuse protest object"
_SAYING = stems(_SAYING_WORDS)
_NOTICING = stems("notice spot see find discover realise remember catch count")
_QUOTING = stems("say cry shout call announce tell blurt declare")
#: of such acts it is the saying that may be wrong
_SAID = frozenset(("requires", "demands", "claims", "forbids", "attention", "discloses", "call", "suggests", "asks"))
_AT_ISSUE = frozenset((DONE, EARLIER, REPORTED, CHANGED))
#: before what is done where a clause is joined to the last
_LINK_WORDS = "and then so but while when who which because although though"
_LINKS = frozenset(_LINK_WORDS.split())
_MAY_WORDS = "can could may might must should shall will would"
_MAY = frozenset(_MAY_WORDS.split())
#: what is done and was done in one word
_AS_EVER = frozenset(("put", "cut", "bid", "bet", "let", "hit", "set"))
#: what is his, and tells of him when something is told of it
_THINGS = stems("card hand trick")
#: of what a wrong number is that somebody counts
_HAND = "hand"
_SEE, _WHEN, _COUNT = stem("see"), stem("when"), stem("count")
_SIDES = frozenset(("left", "right"))
#: with these it is told what somebody had not
_WITHOUT, _HAVING = stems("never not"), stems("have hold own")
_LIKING = frozenset(("like", "love", "fancy", "prefer"))
#: what is only supposed in what somebody says: `he says once I have drawn he may take it`
_IF = frozenset(("if", "once", "when", "unless"))
_SENTENCE_ENDS = frozenset(".?!")
#: with these a clause begins that tells when what comes behind it is done
_WHENEVER, _EVERY_TIME = stems("whenever"), (("every", "time"), ("each", "time"), ("any", "time"))


@frozen
class Nearest:
    """The clause in which most is said of a breach: its place, the deed in it that is of its kind, and who is told of."""

    at: int
    deed: Deed | None
    who: Person | None
    #: whether it tells of somebody of whom nothing else is known, such as `one of them`
    unknown: bool = False


def nearest(told: Told, game: Game, breach: Subject, verbs: Iterable[str]) -> Nearest:
    """Where most is said of this breach; `verbs` are the acts by which it can come about."""
    weight, verbs = says_for(game, breach), frozenset(verbs)
    if isinstance(breach, WrongNumber) and breach.of == _HAND:
        verbs |= {"counts"}
    by_clause: dict[int, list[Deed]] = {}
    for deed in told.deeds:
        if deed.happened.verb in verbs and _is_at_issue(deed) and _is_of_such_calls(deed, breach):
            by_clause.setdefault(deed.first, []).append(deed)
    found: list[tuple[float, Nearest]] = []
    last = Person(SPEAKER) if speaker_begins(told.sentence.pieces) else None
    for first, end, quoted in _said_together(told.sentence.pieces):
        clause = told.sentence.pieces[first:end]
        words = frozenset(chain(terms(told.typed(first, end)), *(terms(told.typed(*each)) for each in quoted)))
        of_its_kind = by_clause.get(first, [])
        score = sum(map(weight, words)) / sqrt(len(words) or 1) * (_DOES_IT if of_its_kind else 1)
        score *= _likelihood(told, first, end, verbs, quotes=bool(quoted), does_it=bool(of_its_kind))
        who, unknown = subject_of(clause, last)
        who = charged(clause) or who
        who = None if told.sentence.is_everybody(who) else who
        if _sees_only(clause, who) and last is not None and "looks" not in verbs:
            who = last
        holder = next((each.happened.who for each in of_its_kind if each.happened.verb == "counts"), None)
        if holder is not None:
            who = last if holder == Person(SPEAKER) and last not in (None, holder) and _counts_anothers(clause) else holder
        done = next(iter(of_its_kind), None)
        if who is None and done is not None and done.happened.who is not None:
            who, unknown = done.happened.who, False  # three of his cards fell
        if who is None and all(piece.quoted for piece in clause):
            who = last  # what he says
        found.append((score, Nearest(first if done is None else done.at, done, who, unknown=unknown)))
        if not is_aside(told.sentence.pieces, first, end):
            last = None if unknown else who or last
    if _is_of_turn(breach):
        if told.not_his_turn is not None:
            return evolve(max(found, key=lambda each: each[0])[1], who=told.not_his_turn)
        seen = [each.deed for each in told.replay.breaches if _is_of_turn(each.found.breach)]
        deeds = {place for deed in seen or told.out_of_turn for place in (deed.at, deed.first)}
        out_of_turn = deeds or told.clauses_out_of_turn
        found = [each for each in found if each[1].at in out_of_turn] or found
        found = _not_by_whose_turn_it_was(told, found)
    if isinstance(breach, Kind) and breach.form is Form.WORD:
        found = _of_false_words(told, found)
    most, best = max(found, key=lambda each: each[0], default=(0.0, Nearest(0, None, None)))
    if best.who is not None or best.unknown:
        return best
    near = [each for score, each in found if each.who is not None and score >= most * _AS_GOOD]
    return evolve(best, who=near[0].who if near else None)


def _of_false_words(told: Told, found: list[tuple[float, Nearest]]) -> list[tuple[float, Nearest]]:
    """Of what is said falsely, where it is told who had not what he said: `he never had any sequence`; else all."""
    pieces = told.sentence.pieces
    without = [(first, end) for first, end in clauses_of(pieces) if _has_not(pieces[first:end])]
    return [each for each in found if any(first <= each[1].at < end for first, end in without)] or found


def _has_not(clause: Sequence[Piece]) -> bool:
    """Whether it is told what somebody had not: `he never had any sequence`."""
    return any(piece.stem in _WITHOUT and after.stem in _HAVING for piece, after in pairwise(clause))


def _is_of_turn(breach: Subject) -> bool:
    """Whether it is something done at another's turn."""
    return isinstance(breach, Kind) and breach.form is Form.TURN


def _not_by_whose_turn_it_was(told: Told, found: list[tuple[float, Nearest]]) -> list[tuple[float, Nearest]]:
    """What was done out of turn by somebody else than whose turn it was: the deed, if one is told that may be it."""
    in_turn = [person_of(turn.slots.get("person") or turn.slots["owner"]) for turn in told.turns]
    others = [each for each in found if each[1].who not in in_turn]
    deeds = [each for each in others if each[1].deed is not None]
    if deeds or not in_turn or not others:
        return deeds or others or found
    most, best = max(found, key=lambda each: each[0])
    # Where most is told of him whose turn it was, it was somebody of whom nothing is told.
    return [(most, evolve(best, who=None, unknown=True))] if best.who in in_turn else others


def _said_together(pieces: Sequence[Piece]) -> Iterator[tuple[int, int, tuple[tuple[int, int], ...]]]:
    """Each clause, by its first place and the one past its last, with those beside it that quote what is said in it."""
    spans = list(clauses_of(pieces))
    is_quoted = [all(piece.quoted for piece in pieces[first:end]) for first, end in spans]
    taken: set[int] = set()
    for number, (first, end) in enumerate(spans):
        if is_quoted[number]:
            if number not in taken and not (number + 1 < len(spans) and _quotes(pieces, spans[number + 1])):
                yield first, end, ()
            continue
        beside: list[int] = []
        if _quotes(pieces, spans[number]):
            beside += takewhile(lambda each: is_quoted[each] and each not in taken, range(number - 1, -1, -1))
            beside += () if beside else takewhile(lambda each: is_quoted[each], range(number + 1, len(spans)))
            taken.update(beside)
        yield first, end, tuple(spans[each] for each in sorted(beside))


def _quotes(pieces: Sequence[Piece], span: tuple[int, int]) -> bool:
    """Whether a clause tells that somebody says something, in words that are not quoted."""
    return any(piece.stem in _QUOTING and not piece.quoted for piece in pieces[slice(*span)])


def _likelihood(told: Told, first: int, end: int, verbs: frozenset[str], *, quotes: bool, does_it: bool) -> float:
    """How likely it is from its form alone that a clause tells the thing itself."""
    pieces = told.sentence.pieces
    clause = pieces[first:end]
    words = {piece.text.casefold() for piece in clause}
    stems = {piece.stem for piece in clause if not piece.quoted}
    likely = 1.0
    if _is_asked(pieces, end) and any(_asks(piece) for piece in clause[:2]):
        likely *= _IS_ASKED
    if (stems & _SAYING or _would_like(clause)) and not verbs & _SAID and not quotes:
        likely *= _IS_SAID * (_IS_WHEN if words & _IF else 1)
    tells_whose_turn = any(first <= turn.places[0] < end for turn in told.turns) and not words & {"out", "before", "not"}
    tells_when = clause[0].stem == _WHEN and not any(piece.kind in (PERSON, OWNER) for piece in clause)  # when hearts were led
    if clause[0].stem in (BEFORE, UNTIL) or tells_when or (tells_whose_turn and not does_it):
        likely *= _IS_WHEN
    if not any(piece.kind in (PERSON, OWNER) or (piece.kind == WORD and _is_done(piece)) for piece in clause):
        likely *= _IS_NO_ACT
    if is_of_the_game(clause):
        likely *= _IS_NO_ACT
    return likely


def _is_asked(pieces: Sequence[Piece], end: int) -> bool:
    """Whether the sentence of a clause that ends here is a question."""
    ends = (piece.text for piece in pieces[end:] if piece.kind == BREAK and not _SENTENCE_ENDS.isdisjoint(piece.text))
    return "?" in next(ends, "")


def _would_like(clause: Sequence[Piece]) -> bool:
    """Whether somebody would like something: `she'd like it dealt again`, `I'd quite like it`."""
    persons = {place for place, piece in enumerate(clause) if piece.kind == PERSON}
    liked = (place for place, piece in enumerate(clause) if piece.text.casefold() in _LIKING)
    return any(persons & {place - 1, place - 2} for place in liked)


def is_aside(pieces: Sequence[Piece], first: int, end: int) -> bool:
    """Whether a clause stands in brackets, and what is told goes on behind it: `Otto (bad cards I bet) wants a new deal`."""
    return first > 0 and "(" in pieces[first - 1].text and end < len(pieces) and ")" in pieces[end].text


def _sees_only(clause: Sequence[Piece], who: Person | None) -> bool:
    """Whether whoever tells it only saw it."""
    own = [piece for piece in clause if piece.person is not None and piece.person.base == SPEAKER]
    return who == Person(SPEAKER) and len(own) == 1 and any(piece.stem == _SEE for piece in clause)


def subject_of(clause: Sequence[Piece], last: Person | None) -> tuple[Person | None, bool]:
    """Of whom a clause tells, where it begins with what he did of the last; and whether it is somebody who is not known."""
    named = [place for place, piece in enumerate(clause) if _may_be_subject(clause, place, piece)]
    named = named[1:] if (after := bool(named[1:]) and _is_whenever(clause)) else named
    verbs = (
        place for place, piece in enumerate(clause) if piece.kind == WORD and _is_done(piece) and not _is_side(clause, place)
    )
    verb = next((place for place in verbs if not after or place > named[0]), len(clause))
    begins = clause[1:] if clause[0].text.casefold() in _LINKS else clause
    goes_on = bool(begins) and begins[0].kind == WORD and not _asks(begins[0]) and _is_done(begins[0])
    if named and (named[0] <= verb or (named[0] < EARLY and not (goes_on and last is not None))):
        heard = clause[: named[1]] if named[1:] else ()
        counts_his = any(piece.stem == _COUNT and after.text == "how" for piece, after in pairwise(heard))  # how many I have
        is_of_another = any(piece.stem in _SAYING | _NOTICING for piece in heard) and not counts_his
        return clause[named[1] if is_of_another else named[0]].person, False
    if is_of_somebody(begins):
        return None, True
    owner = next((of.person for of, piece in pairwise(clause[: verb + 1]) if of.kind == OWNER and piece.stem in _THINGS), None)
    if owner is not None:
        return owner, False  # two of my cards came down
    return (last if goes_on else None), False


def _is_side(clause: Sequence[Piece], place: int) -> bool:
    """Whether a word only tells where somebody sits: `left defender`."""
    return clause[place].text.casefold() in _SIDES and any(piece.kind == PERSON for piece in clause[place + 1 : place + 2])


def _is_whenever(clause: Sequence[Piece]) -> bool:
    """Whether a clause begins with what only tells when it is: `every time I bid my partner smiles`."""
    return clause[0].stem in _WHENEVER or tuple(piece.text.casefold() for piece in clause[:2]) in _EVERY_TIME


def _may_be_subject(clause: Sequence[Piece], place: int, piece: Piece) -> bool:
    after = clause[place - 1].text.casefold() if place else ""
    return piece.kind == PERSON and not piece.quoted and piece.text.casefold() not in OBJECTS and after not in NO_SUBJECT


def _is_at_issue(deed: Deed) -> bool:
    """Whether it may be the thing itself: what was done, or what somebody demands, or asks for."""
    return deed.state in _AT_ISSUE or deed.happened.verb in _SAID


def _is_of_such_calls(deed: Deed, breach: Subject) -> bool:
    """Whether it is such a call as the breach is said to be, and no pass where that is `a double out of turn`."""
    call = deed.happened.call
    if call is None:
        return True
    said = stems(breach.says)
    told = [is_such for name, is_such in _CALLS.items() if name in said]
    return not told or any(is_such(call) for is_such in told)


def _counts_anothers(clause: Sequence[Piece]) -> bool:
    """Whether somebody only counts, or finds, what another may hold."""
    return any(piece.stem in _NOTICING for piece in clause)


def _asks(piece: Piece) -> bool:
    """Whether a word is one with which questions begin: `may`, `is`, `isn't`."""
    return piece.text.casefold().replace("’", "'").removesuffix("n't") in ASKING | _MAY


def _is_done(piece: Piece) -> bool:
    """Whether a word has the form of something that was done."""
    word = piece.text.casefold()
    return (
        word in _AS_EVER
        or is_irregular(word)
        or word.endswith(("ed", "ing"))
        or (word.endswith("s") and not word.endswith("ss"))
    )
