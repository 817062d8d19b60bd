"""Portable Bridge Notation, version 2.1 and before, as people have it: import format, export format and neither.

A game of PBN becomes a record of one deal. It is read with regular expressions over the text of a whole game, and not by a Lark
grammar. The language has three tokens that matter (a tag, a section of calls, a section of cards), and what is in them is a
matter of columns. A grammar of these three alone takes 55 to 80 us a game, where the whole reading takes 70 and the fastest
reader we know 165 (tests/bench/formats.py measures all three): it would find what `_TAG` finds, and everything else would
still have to be done.

What becomes of what PBN says:

- Board, Dealer and Vulnerable become `deal N`, `dealer` and `vulnerable`, even where they disagree with the usual order of
  boards, which is no fault of the players.
- Deal, Auction and Play become hands, an auction and tricks in the order of play. An auction or a play is followed as far as
  it can be: to its end, to `*` or `+`, or to the first call or card that is missing or cannot be made out.
- Where the auction is not told to its end, Contract and Declarer become `contract`; where the play is not, Result becomes
  `won`.
- The marks ^I ^S ^R ^L become marks of the log, such as `! revoke E`.
- Every other tag is kept (`tags`), and held against the record (`referee.families.bridge.expects.record_tags`); one that
  becomes something else is kept too where that does not have its words (a board `02`, a dealer who is nobody). Explanations,
  glyphs, comments with their places, lines below other tags, sections that tell no move and cards behind a gap are kept in
  notes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from operator import itemgetter

from attrs import define, field

from referee.core.cards import Card
from referee.core.record import (
    NO_TRUMP,
    SEAT_LETTERS,
    SEAT_NAMES,
    Act,
    Call,
    DealRead,
    Mark,
    Record,
    Run,
    Seat,
    Side,
    Span,
    bid,
)
from referee.families.bridge.expects.record_tags import contract_named, result_of, tag_span
from referee.formats.logged import with_log_lines
from referee.formats.moves import CONVERTED, GAME, PBN, WHOLE, converted_from, doubt, is_closed, tricks_act, trump_of
from referee.formats.pbn_games import games
from referee.formats.pbn_moves import CALL_NOTE, CARD_NOTE, Moves, seat_named, without_glyphs
from referee.reading import spelling

_TAG = re.compile(r'\[\s*+(\w++)\s*+"([^"\\]*+(?:\\.[^"\\]*+)*+)"\s*+\]([^\[]*+)')
_BEHIND_BACKSLASH = re.compile(r'\\(["\\])')
_COMMENT = re.compile(r'"(?:[^"\\\n]|\\.)*"|^%[^\n]*|(\{[^}]*(?:\}|\Z)|;[^\n]*)', re.MULTILINE)
_ESCAPE = re.compile(r"^(?:%|</?PBN>)[^\n]*", re.MULTILINE)
#: what is escaped and says no more than which language it is, and in which form
_OF_FORMAT = re.compile(r"%\s*(?:PBN\b[ \d.]*|EXPORT|IMPORT)?\s*|</?PBN>.*").fullmatch
_HAND = r"(?:-|[2-9TJQKA]*(?:\.[2-9TJQKA]*){3})"
_DEAL = re.compile(rf"\s*([NESW])\s*:\s*({_HAND})\s+({_HAND})\s+({_HAND})\s+({_HAND})\s*", re.IGNORECASE)
#: a play that somebody has put in braces
_CARDS_ALONE = re.compile(r"\{((?:\s*(?:\^[RL]\s*)?(?:[SHDC][2-9TJQKA]|-|\*))+\s*)\}", re.IGNORECASE)
_PLAY_BEFORE = re.compile(r'\[Play\s*"\w"\s*\]\s*\Z')
#: the contract of an end position names no more than this
_DENOMINATION = re.compile(r"NT?|[SHDC]", re.IGNORECASE)
_VULNERABLE = {"none": "none", "love": "none", "-": "none", "ns": "NS", "ew": "EW", "all": "both", "both": "both"}
#: tags that become something else
_TOLD = frozenset({"Board", "Dealer", "Vulnerable", "Deal", *SEAT_NAMES})
#: tags of which no head of a match has one
_OF_A_DEAL = frozenset({"Board", "Dealer", "Deal", "Contract", "Declarer", "Result", "Score", "Vulnerable"})
#: tags with moves, and those that stand among them
_MOVES = frozenset({"Auction", "Play", "Note"})
#: tags that no section can follow
_PLAIN = _TOLD | {"Event", "Site", "Date", "Scoring", "Declarer", "Contract", "Result", "Room", "Round", "Score", "HomeTeam"}
#: what stands for a value that is not known
UNKNOWN = ("", "?", "-")
#: the tags of every game, in the order of the standard (3.4)
MANDATORY = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal", "Scoring", "Declarer",
    "Contract", "Result",
)  # fmt: skip
#: tags that say nothing, and stand where nobody has anything to say
_FILLED_IN = frozenset((name, "?") for name in MANDATORY)
_FILLED_IN_PASSED = _FILLED_IN | {("Declarer", ""), ("Result", "")}
#: numbers of boards as they are spelled anew
_NUMBERS = frozenset(map(str, range(1, 1000)))
#: what may stand between tags and says nothing; DOS programs end a text with the last of them
_BLANK = " \t\r\n\x1a"
_BLANK_OR_END = _BLANK + "*+"
#: the digits of the number of a board
_MOST_DIGITS = 9


def stream(source: Iterable[str]) -> Iterator[DealRead]:
    """The games of a source of lines, each as a record of its own."""
    reader = _Reader()
    for first, text in games(source):
        record = reader.game(first, text)
        if record is not None:
            yield DealRead(record, begins=True)
    if reader.waiting:
        last = tuple(Act("note", text=words) for words in reader.waiting)
        yield DealRead(Record(GAME, last, source=PBN), begins=True)


# --- a game -----------------------------------------------------------------------------------------------------------


@define
class _Reader:
    """What is carried from one game to the next: the tags that `#` and `##` refer to, and comments that stand alone."""

    #: the value that each tag had last
    last: dict[str, str] = field(factory=dict)
    #: what `##` says of all games to come
    header: dict[str, str] = field(factory=dict)
    #: comments before the game that comes next
    waiting: list[str] = field(factory=list)

    def game(self, first: int, text: str) -> Record | None:
        """The record of a game; None where there is no game in this text."""
        game = _Game(first, text)
        if "{" in game.text or ";" in game.text or "%" in game.text or "PBN>" in game.text:
            game.without_comments()
        if "[" not in game.text:
            self.waiting += [words for _, words in game.comments]
            return game.without_tags()
        if self.waiting:
            game.comments[:0] = [(0, words) for words in self.waiting]
            self.waiting.clear()
        game.read_tags()
        if '"#' in game.text:
            self._inherit(game.values)
        self.last |= game.values
        for name, value in self.header.items():
            game.values.setdefault(name, value)
        return game.record()

    def _inherit(self, values: dict[str, str]) -> None:
        for name, value in values.items():
            if value == "#":
                values[name] = self.last.get(name, "" if name in _OF_A_DEAL or name in _TOLD else value)
            elif value.startswith("##"):
                values[name] = self.header[name] = value[2:]


@define
class _Game(Moves):
    """One game while it is read."""

    values: dict[str, str] = field(factory=dict)
    #: the sections of moves and the notes in them: name, value of the tag, text, and the place of that text
    sections: list[tuple[str, str, str, int]] = field(factory=list)
    #: the rows of tables, by the name of the tag
    tables: dict[str, list[str]] = field(factory=dict)
    #: tags that become something else, where that cannot be made out
    unread: dict[str, str] = field(factory=dict)
    #: tags that are there again and say something else
    again: list[tuple[str, str]] = field(factory=list)
    #: comments, each with the place of the text where it stood
    comments: list[tuple[int, str]] = field(factory=list)

    # --- tags

    def without_comments(self) -> None:
        """Put blanks in the place of escapes and comments, and keep what they say; an escape keeps its sign."""

        def comment(found: re.Match[str]) -> str:
            if found[1] is None:
                return found[0]
            if _CARDS_ALONE.fullmatch(found[0]) and _PLAY_BEFORE.search(self.text, 0, found.start()):
                self.comments.append((0, "the play stands in braces"))
                return f" {found[0][1:-1]} "
            if found[1][0] == "{" and found[1][-1] != "}":
                self.fault(found.start(), found[1].split("\n")[0], "a comment that begins with { ends with }")
            words = " ".join(filter(None, map(str.strip, found[1][1:].removesuffix("}" * (found[1][0] == "{")).split("\n"))))
            if words:
                self.comments.append((found.start(), words))
            return re.sub(r"[^\n]", " ", found[0])

        def escape(found: re.Match[str]) -> str:
            if not _OF_FORMAT(found[0]):
                self.comments.append((found.start(), found[0].strip()))
            return " " * len(found[0])

        text = _COMMENT.sub(comment, self.text)
        self.text = _ESCAPE.sub(escape, text) if "%" in text or "PBN>" in text else text
        self.comments.sort(key=itemgetter(0))

    def without_tags(self) -> Record | None:
        """Lines in which there is no tag: comments alone are no game, anything else is a fault."""
        self._leftover(0, len(self.text), 'a game of PBN begins with a tag such as [Board "1"]')
        if not self.faults:
            return None
        return Record(GAME, (), self.first, source=PBN, faults=tuple(self.faults))

    def read_tags(self) -> None:
        """Fill in the values and the sections; whatever stands between tags and is no section is a fault."""
        values, text, place = self.values, self.text, 0
        *parts, rest = _TAG.split(text)
        pieces = iter(parts)
        for before, name, value, body in zip(pieces, pieces, pieces, pieces, strict=True):
            if before:
                place = text.index(before, place)
                self._leftover(place, place + len(before))
            if name in _MOVES:
                place = text.index(body, place)
                self.sections.append((name, value, body, place))
                if name != "Note" and not body.strip(_BLANK_OR_END):  # a section of nothing is no more than its tag
                    self._without_moves(name, value, body)
            else:
                if name not in values:
                    values[name] = value
                elif values[name] != value:
                    self.again.append((name, value))
                if body != "\n":
                    place = text.index(body, place)
                    self._below(name, body, place)
        if rest:
            self._leftover(len(text) - len(rest), len(text))
        if "\\" in text:
            self.values = {name: _unescaped(value) if "\\" in value else value for name, value in values.items()}

    def _below(self, name: str, body: str, place: int) -> None:
        """Keep what stands below a tag if it is a table; below a tag that can have none it is a fault."""
        if name in _PLAIN:
            self._leftover(place, place + len(body))
        elif body.strip(_BLANK):
            self.tables[name] = [line for line in body.split("\n") if line.strip(_BLANK)]

    def _without_moves(self, name: str, value: str, body: str) -> None:
        """Keep a section of which nothing is read."""
        self.values.setdefault(name, value)
        if rows := [line.strip(_BLANK) for line in body.split("\n") if line.strip(_BLANK)]:
            self.tables.setdefault(name, []).extend(rows)

    def _leftover(self, start: int, end: int, expected: str = 'a tag is written [Name "value"]') -> None:
        words = self.text[start:end].strip(_BLANK)
        if words:
            self.fault(self.text.index(words, start), words.split("\n")[0], expected)

    def _tag_at(self, name: str) -> Span:
        """Where a tag stands that may be anywhere in the game, or nowhere."""
        place = self.text.find(f"[{name}")
        return self.at(place, self.text.find("]", place) + 1 - place) if place >= 0 else Span(self.first, 1, 2)

    # --- what the game says

    def record(self) -> Record:
        """The record of the game, its tags being known."""
        values, acts = self.values, self.acts
        at = tag_span(self.first, self.text)
        number = values.get("Board", "")
        if self.sections or not _OF_A_DEAL.isdisjoint(values):
            acts.append(
                Act("deal", numbers=(int(number),) if number.isdecimal() and len(number) <= _MOST_DIGITS else (), at=at)
            )
        dealer = seat_named(values.get("Dealer", ""))
        if dealer is not None:
            acts.append(Act("dealer", dealer, at=at))
        vulnerable = _VULNERABLE.get(values.get("Vulnerable", "").casefold())
        if vulnerable is not None:
            acts.append(Act("vulnerable", how=vulnerable, at=at))
        self._deal(values.get("Deal", ""))
        self._moves(dealer, at)
        if self.comments or self.references or self.tables:
            acts = self._notes(at)
        source, made = converted_from(values.pop(CONVERTED, ""), PBN)
        passed = values.get("Contract", "").casefold() == "pass"
        filled_in = _FILLED_IN_PASSED if passed else _FILLED_IN
        said = [tag for tag in values.items() if (tag[0] not in _TOLD if tag[1] not in UNKNOWN else tag not in filled_in)]
        if made:
            said = [tag for tag in said if tag[0] not in made]
        if number not in _NUMBERS and number not in UNKNOWN:
            self.unread["Board"] = number
        if dealer is None and (named := values.get("Dealer", "?")) not in UNKNOWN:
            self.unread["Dealer"] = named
        if vulnerable is None and (named := values.get("Vulnerable", "?")) not in UNKNOWN:
            self.unread["Vulnerable"] = named
        tags = (*said, *self.unread.items(), *self.again)
        if tags:
            acts.append(Act("tags", tags=tags, at=at))
        players = tuple([name if (name := values.get(seat, "")) not in UNKNOWN else "" for seat in SEAT_NAMES])
        told = players if any(players) else ()
        marks, faults = tuple(self.marks), tuple(self.faults)
        return Record(GAME, tuple(acts), self.first, told, source=source, marks=marks, faults=faults)

    def _deal(self, deal: str) -> None:
        if deal in UNKNOWN:
            return
        at = self._tag_at("Deal ")
        hands = hands_of(deal)
        for seat, how, cards in hands:
            self.acts.append(Act("hand", seat, how=how, cards=cards, at=at))
        if not any(cards for _, _, cards in hands):
            self.unread["Deal"] = deal
        if not hands:
            expected = "a deal is written N:AK2.QJ5.T98.7643 and so on: four hands clockwise, - for one unknown"
            self._doubtful_tag("Deal ", deal, expected)

    def _notes(self, at: Span) -> list[Act | Run]:
        """Keep what is said beside the moves, and give the acts, those of a log among them that stood in comments."""
        texts: dict[tuple[str, str], str] = {}
        section = ""
        for name, value, _, _ in self.sections:
            if name == "Note":
                index, _, text = value.partition(":")
                texts.setdefault((section, index.strip()), _unescaped(text.strip()))
            else:
                section = CALL_NOTE if name == "Auction" else CARD_NOTE
        for kind, number, index in self.references:
            words = texts.get((kind, index), f"note {index}") if index.isdecimal() else index
            self.acts.append(Act("note", how=kind, numbers=(number,), text=words, at=at))
        for name, rows in self.tables.items():
            self.acts.append(Act("note", how="table", text=name, at=at))
            self.acts += [Act("note", how="row", text=row, at=at) for row in rows]
        comments = [
            Act("note", numbers=self._before(place), text=words, at=self.at(place, 1)) for place, words in self.comments
        ]
        acts = with_log_lines(self.acts, comments)
        again = [act for act in acts if act.verb == "tags" and isinstance(act, Act)]
        self.again += [tag for act in again for tag in act.tags]
        return [act for act in acts if act not in again] if again else acts

    def _before(self, place: int) -> tuple[int, ...]:
        """How many calls and cards stand before a comment in one of the sections; nothing for one elsewhere."""
        calls = sum(len(act.moves) if isinstance(act, Run) else 1 for act in self.acts if act.verb == "call")
        for name, _, body, begins in self.sections:
            if begins <= place < begins + len(body) and name != "Note":
                words = [word for word in without_glyphs(body[: place - begins]).split() if word not in ("*", "+")]
                if name == "Play":
                    return calls, len(words)
                return min(calls, len([word for word in words if word != "-"])), 0
        return ()

    # --- its moves

    def _moves(self, dealer: Seat | None, at: Span) -> None:
        values = self.values
        calls: tuple[Call, ...] = ()
        cards = 0
        sections = {
            name: (first, body, place) for name, first, body, place in reversed(self.sections) if body.strip(_BLANK_OR_END)
        }
        if len(sections) < len(self.sections):
            for name, first, body, place in self.sections:
                if name != "Note" and body.strip(_BLANK_OR_END) and sections[name][2] != place:
                    self._without_moves(name, first, body)  # there is another before it
        if "Auction" in sections:
            calls = self.auction(*sections["Auction"], dealer)
        bids, trump = trump_of(calls)
        contract, declarer = self._contract(values.get("Contract", "")), seat_named(values.get("Declarer", "").lstrip("^ "))
        if contract is not None and declarer is not None and not is_closed(calls):
            level, denomination, doubling = contract
            how = ("", "doubled", "redoubled")[doubling // 2]
            self.acts.append(Act("contract", declarer, how=how, call=bid(level, denomination), at=self._tag_at("Contract")))
            bids, trump = True, None if denomination == NO_TRUMP else denomination
        if "Play" in sections and bids:
            swapped = (declarer + 2) % 4 if declarer is not None and "^" in values["Declarer"] and is_closed(calls) else None
            cards = self.play(*sections["Play"], trump, swapped)
            if not cards:  # the very first is missing
                values.setdefault("Play", sections["Play"][0])
        elif "Play" in sections:
            self._without_moves("Play", *sections["Play"][:2])
        if contract is not None and declarer is not None:
            self._result(values.get("Result", ""), declarer % 2, cards, at)

    def _contract(self, told: str) -> tuple[int, int, int] | None:
        contract = contract_named(told)
        if contract is None and told not in UNKNOWN and told.casefold() != "pass" and not _DENOMINATION.fullmatch(told):
            self._doubtful_tag("Contract", told, "a contract is a bid such as 4S, with X or XX if it is doubled, or Pass")
        return contract

    def _doubtful_tag(self, name: str, value: str, expected: str) -> None:
        """A tag that says nothing that could be held against the board, of which all else can be read."""
        self.acts.append(doubt(self._tag_at(name), f"the tag {name.strip()} says '{value[:60]}'; {expected}"))

    def _result(self, result: str, side: Side, cards: int, at: Span) -> None:
        """Tell the result where the play does not, and where it is marked as not the one that was played."""
        if any(words.startswith("log: won ") for _, words in self.comments):
            return  # the record tells other tricks than its tags
        tricks = result_of(result, side)
        if tricks is None:
            if result not in UNKNOWN:
                self._doubtful_tag("Result", result, "a result is the number of declarer's tricks, or NS 9, or EW 4")
            return
        if cards < WHOLE:
            self.acts.append(tricks_act(side, tricks, at))
        elif "^" in result and tricks != self.won[side]:
            at = self._tag_at("Result")
            short = side if tricks < self.won[side] else 1 - side  # the side that was counted fewer than it won
            self.acts.append(tricks_act(short, tricks if short == side else WHOLE // 4 - tricks, at))
            self.marks.append(Mark("fewer-than-won", None, at.line))


def reads_as(name: str, value: str, deal: tuple[int | None, Seat | None, str]) -> bool:
    """Whether the value of a tag is read as what a deal tells: its number, its dealer, who is vulnerable."""
    number, dealer, vulnerable = deal
    if name == "Board":
        return (int(value) if value.isdecimal() and len(value) <= _MOST_DIGITS else None) == number
    if name == "Dealer":
        return seat_named(value) == dealer
    return _VULNERABLE.get(value.casefold(), "") == vulnerable


def _unescaped(text: str) -> str:
    return _BEHIND_BACKSLASH.sub(r"\1", text)


Hands = tuple[tuple[Seat, str, tuple[Card, ...]], ...]


@lru_cache(maxsize=256)
def hands_of(deal: str) -> Hands:
    """The hands of a deal, each with its seat, and whether it is unknown; none where this is no deal.

    Remembered, because the two rooms of a match play the same deals.
    """
    found = _DEAL.fullmatch(deal)
    if found is None:
        return ()
    first, *hands = found.groups()
    seat = SEAT_LETTERS.index(first.upper())
    told = {(seat + place) % 4: hand for place, hand in enumerate(hands)}
    return tuple((seat, "unknown", ()) if told[seat] == "-" else (seat, "", spelling.hand(told[seat])) for seat in range(4))
