"""Records back into the log language, such that reading what was written gives the same record.

What has many spellings is written in one: seats as letters, suits by name, cards and calls as reports spell them.
All verbs are alike here, since all keep their objects in one order, but for small tables.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from referee.core.cards import RANK_NAMES, RANKS, SUIT_NAMES, Card, card_text, rank_of, suit_of
from referee.core.record import MOST_SEATS, SEAT_LETTERS, Act, Mark, Record, Run, amount_text, call_text, in_parts, seat_names
from referee.reading import spelling

_SIDES = ("NS", "EW")
#: a name that needs no quotation marks: no verb, no seat of the compass, nothing that could be a card or a call
_PLAIN_NAME = re.compile(r"(?![Pp]\d)[A-Z][a-z]{2,}\Z").match
_RUNS = {"play": "trick", "call": "auction"}
#: a small word that reads well before the object of that place, counted from one
_FILLERS = {
    "looks": (2, "at"),
    "requires": (3, "to"),
    "forbids": (3, "to"),
    "substitutes": (3, "for"),
    "adds": (3, "to"),
}
#: verbs whose suit stands before rank and cards
_SUIT_FIRST = frozenset({"declares"})
#: verbs whose number stands before their cards, since it is told without them too
_NUMBER_FIRST = frozenset({"taken"})
#: verbs whose plain word stands after their cards or call, and how it is written
_HOW_LAST = {"contract": {"doubled": "doubled", "redoubled": "redoubled"}, "hand": {"part": "...", "unknown": "-"}}


def write(*records: Record) -> str:
    """The log of these records.

    >>> print(write(Record("whist", (Run("play", 3, (34, 39, 44, 0)), Act("claims", 2, numbers=(9,))))), end="")
    game whist
    trick W H4 H9 HJ C2
    claims S 9
    """
    return "".join(line + "\n" for place, record in enumerate(records) for line in _record(record, first=place == 0))


def _record(record: Record, *, first: bool) -> Iterator[str]:
    seats = _seats(record)
    names = [f"{letter} {_quoted(name)}" for letter, name in zip(SEAT_LETTERS, record.players, strict=False) if name]
    if record.seated:
        names = list(seats[: len(record.seated)])
    if record.game or not first or not (record.acts or names):
        yield f"game {record.game}".rstrip()
    if record.code:
        yield f"code {record.code}"
    if record.source:
        yield f"source {record.source}"
    if names:
        yield f"players {', '.join(names)}"
    yield from _marked(list(_acts(in_parts(record.acts), seats, len(record.seated) or len(SEAT_LETTERS))), record.marks, seats)


def _seats(record: Record) -> tuple[str, ...]:
    """How the players are written, by seat: as the log calls them, or else by the compass, those beyond it by their places.

    Who has no seat at the table is written so too: what was told of him is wrong, and stays so.
    """
    places = seat_names(MOST_SEATS)
    named = tuple(name if _PLAIN_NAME(name) or name in places else _quoted(name) for name in record.seated)
    return (*named, *(*SEAT_LETTERS, *places[len(SEAT_LETTERS) :])[len(named) :])


def _marked(lines: list[tuple[int, str]], marks: Sequence[Mark], seats: Sequence[str]) -> Iterator[str]:
    """The lines, each mark at the end of the last one from the line on which it stood, or of one that tells of that player."""
    by_line: dict[int, list[Mark]] = {}
    for mark in marks:
        by_line.setdefault(mark.line, []).append(mark)
    for source, group in groupby(lines, key=lambda line: line[0]):
        texts = [text for _, text in group]
        told: list[list[str]] = [[text] for text in texts]
        for mark in by_line.get(source, ()):
            told[_place_of(mark, texts, seats)].append(_mark(mark, seats))
        yield from map(" ".join, told)


def _place_of(mark: Mark, texts: Sequence[str], seats: Sequence[str]) -> int:
    """Which of these lines the mark belongs to."""
    if mark.seat is None:
        return -1
    theirs = (
        place for place, text in enumerate(texts) if text.split()[1:2] == [seats[mark.seat]] and text.split()[0] == "play"
    )
    return next(theirs, -1)


def _mark(mark: Mark, seats: Sequence[str]) -> str:
    return f"! {mark.name}" if mark.seat is None else f"! {mark.name} {seats[mark.seat]}"


def _acts(acts: Sequence[Act | Run], seats: Sequence[str], players: int) -> Iterator[tuple[int, str]]:
    """Each line with the number of the line that it was read from."""
    place = 0
    while place < len(acts):
        act = acts[place]
        if isinstance(act, Run):
            yield act.span(0).line, _run(act, seats)
        elif hands := _all_hands(acts[place : place + players], seats[:players]):
            yield act.at.line, hands
            place += players - 1
        else:
            yield act.at.line, act_text(act, seats)
        place += 1


def _run(run: Run, seats: Sequence[str]) -> str:
    moves = (card_text(move) if run.verb == "play" else call_text(move) for move in run.moves)
    return " ".join([_RUNS[run.verb], *(() if run.first is None else (seats[run.first],)), *moves])


def _all_hands(acts: Sequence[Act | Run], seats: Sequence[str]) -> str:
    """All hands as one line, if these acts are the whole or unknown hands of all players in turn."""
    hands = [act for act in acts if isinstance(act, Act) and act.verb == "hand"]
    whose = [hand.seat for hand in hands if hand.seat is not None]
    if len(whose) < len(seats) or any((whose[0] + place) % len(seats) != seat for place, seat in enumerate(whose)):
        return ""
    words = ["-" if hand.how == "unknown" else "" if hand.how else _dotted(hand.cards) for hand in hands]
    return " ".join(["hands", seats[whose[0]], *words]) if all(words) else ""


def act_text(act: Act, seats: Sequence[str]) -> str:
    """An act as a line of the log language, with the players called so."""
    how = [_HOW_LAST.get(act.verb, {}).get(act.how, act.how)] if act.how else []
    whole = _dotted(act.cards) if act.verb == "hand" and not act.how else ""
    words = [seats[seat] for seat in (act.seat, act.other) if seat is not None]
    words += [] if act.side is None else [_SIDES[act.side]]
    words += [] if act.verb in _HOW_LAST else how
    suit = [] if act.suit is None else [SUIT_NAMES[act.suit]]
    words += suit if act.verb in _SUIT_FIRST else []
    words += [] if act.rank is None else [RANK_NAMES[act.rank]]
    numbers = [*map(str, act.numbers)]
    words += act.piles
    words += numbers if act.verb in _NUMBER_FIRST else []
    words += [whole] if whole else map(card_text, act.cards)
    words += [] if act.call is None else [call_text(act.call)]
    words += [] if act.verb in _SUIT_FIRST else suit
    words += [] if act.verb in _NUMBER_FIRST else numbers
    words += map(amount_text, act.amounts)
    words += how if act.verb in _HOW_LAST else []
    words += [_quoted(act.text)] if act.text else []
    words += [", ".join(f"{name} {_quoted(value)}" for name, value in act.tags)] if act.tags else []
    place, filler = _FILLERS.get(act.verb, (len(words) + 1, ""))
    if place <= len(words):
        words.insert(place - 1, filler)
    return " ".join([act.verb, *words])


def _dotted(cards: tuple[Card, ...]) -> str:
    """A hand as spades.hearts.diamonds.clubs, or nothing where that would lose a card or the order of them."""
    suits = dict.fromkeys(spelling.DOTTED_ORDER, "")
    for card in cards:
        suits[suit_of(card)] = suits.get(suit_of(card), "") + RANKS[rank_of(card)]
    dotted = ".".join(suits[suit] or "-" for suit in spelling.DOTTED_ORDER)
    return dotted if spelling.hand(dotted) == cards else ""


def _quoted(text: str) -> str:
    """Quotation marks within are doubled, as in a spreadsheet; a line break, which cannot stand there, is a blank."""
    return '"' + re.sub(r"[\r\n]+", " ", text).replace('"', '""') + '"'
