"""A card or a call taken back, told in one step and in two: what is found, and the score, must be the same.

What is taken back and done again is as if it had been done once, unless a law of the game speaks of taking it back.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from referee.core.unheard import verbs_of
from referee.core.verdict import Verdict
from referee.families import games

from .faults import SUIT, accused, own_cards, verdict_on
from .log import Line, Log


@frozen
class TakenBack:
    """The same retraction told in one step and in two, and by whom."""

    name: str
    seat: int
    one: list[str]
    two: list[str]


def taken_back(log: Log) -> Iterator[tuple[str, str, str]]:
    """One of each kind somewhere in a record: what it is, the record with it, and what is wrong; nothing where all is well."""
    found = [(place, each) for place, line in enumerate(log.lines) for each in _ways(log, line)]
    for name in sorted({each.name for _, each in found}):
        place, each = log.rng.choice([pair for pair in found if pair[1].name == name])
        before, after = ([line.text for line in lines] for lines in (log.lines[:place], log.lines[place + 1 :]))
        two = log.text([*before, *each.two, *after])
        yield name, two, _differs(log, each, before, after)
    again = [place for place, line in enumerate(log.lines) if line.verb != "hand" and own_cards(line)]
    if again:
        yield from _done_again(log, log.rng.choice(again))


def _done_again(log: Log, place: int) -> Iterator[tuple[str, str, str]]:
    """An act with cards of one's own, taken back and done again."""
    line, lines = log.lines[place], [line.text for line in log.lines]
    cards = own_cards(line)
    back = log.said("retracts", line.seat, cards if len(cards) == 1 else [])
    text = log.text([*lines[: place + 1], back, *lines[place:]])
    if not accused(verdict_on(log.text([*lines[: place + 1], back]))):
        one, two = _comes_to(verdict_on(log.text())), _comes_to(verdict_on(text))
        yield "taken back and done again", text, "" if one == two else f"{one} done once, {two} done again"


def _differs(log: Log, each: TakenBack, before: list[str], after: list[str]) -> str:
    """Another than who took it back is accused there and then, or the two ways come to something else in the end."""
    for told in (each.one, each.two):
        others = [matter for matter in accused(verdict_on(log.text([*before, *told]))) if matter.seat != each.seat]
        if others:
            return f"{others[0].headline} {others[0].why}"
    one, two = (_comes_to(verdict_on(log.text([*before, *told, *after]))) for told in (each.one, each.two))
    return "" if one == two else f"{one} in one step, {two} in two"


def _comes_to(verdict: Verdict) -> tuple[object, ...]:
    """What is found, the places left aside, and the score as played and as ruled."""
    found = [(str(each.breach), str(each.seat), each.status, each.law.id if each.law else "") for each in accused(verdict)]
    scores = [score.totals if score else () for score in (verdict.played, verdict.ruled)]
    return sorted(found), *scores


def _ways(log: Log, line: Line) -> Iterator[TakenBack]:
    """By the verbs of the game: where cards go back to the hand, or calls are changed."""
    play, heard = games()[log.game].play, verbs_of(games()[log.game])
    if line.seat is None or not line.turn or play is None or "retracts" not in play.moves:
        return
    if line.verb == "play" and "substitutes" in play.moves and line.hands and len(line.words) == 1:
        yield from _cards(log, line, line.seat)
    elif line.verb == "call" and "changes" in heard and line.words[-1] != "pass":
        called, back = log.said("call", line.seat, ["pass"]), log.said("retracts", line.seat, ["pass"])
        yield TakenBack(
            "call changed", line.seat, [called, log.said("changes", line.seat, line.words)], [called, back, line.text]
        )


def _cards(log: Log, line: Line, seat: int) -> Iterator[TakenBack]:
    """Another that he might have played, or might not, is put down first."""
    card = line.words[0]
    other = next((each for each in line.able[seat] if each != card), None)
    barred = next((wrong.text.split()[-1] for wrong in line.wrong if wrong.kind == SUIT and wrong.seat == seat), None)
    for name, first in (("card changed", other), ("revoke put right", barred)):
        if first is not None:
            played = log.said("play", seat, [first])
            one = [played, log.said("substitutes", seat, [card, "for", first])]
            yield TakenBack(name, seat, one, [played, log.said("retracts", seat, [first]), line.text])
