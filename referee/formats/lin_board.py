"""A board of LIN as a record of one deal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from attrs import define, field

from referee.core.cards import Suit
from referee.core.order import by_rank
from referee.core.record import (
    NO_TRUMP,
    NOWHERE,
    SEAT_LETTERS,
    SEAT_NAMES,
    Act,
    Call,
    Fault,
    Mark,
    Record,
    Run,
    Seat,
    Side,
    Span,
    bid,
)
from referee.core.values import frozen
from referee.families.bridge.expects.record_tags import contract_named
from referee.formats.lin_words import (
    CALLS,
    CARDS,
    SEATS,
    TITLE_ALONE,
    Commands,
    Hands,
    Tags,
    commands_of,
    declarer_of,
    hands_of,
    is_number,
    text_of,
)
from referee.formats.logged import LOG, with_log_lines
from referee.formats.moves import (
    CONVERTED,
    GAME,
    LIN,
    MOST_CALLS,
    WHOLE,
    Spread,
    converted_from,
    doubt,
    is_closed,
    place_in,
    tricks_act,
)
from referee.mechanics.setting.board import board_dealer, board_vulnerability
from referee.mechanics.tricks.plays import Plays, laid_out, with_begun
from referee.reading import spelling

_BOARD = re.compile(r"\s*(?:([oc])|board)?\s*(\d{1,9})", re.IGNORECASE)
_VULNERABLE = {"o": "none", "0": "none", "-": "none", "n": "NS", "e": "EW", "b": "both"}
#: tags of other languages that have been put into a comment, and marks
_TAGS = re.compile(r'(?:\[\w+ "(?:[^"\\]|\\.)*"\] ?)+')
_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
#: a deal of PBN, behind the dealer
_OF_PBN = re.compile(r"[1-4][NESW]:").match
_BEHIND_BACKSLASH = re.compile(r'\\(["\\])')
_MARK = re.compile(rf"{LOG}! (\S+)(?: ([NESW]))?")
#: commands that become something else than a tag
_UNDERSTOOD = frozenset({"", "ah", "an", "mb", "mc", "md", "nt", "pc", "pg", "pn", "qx", "sv"})
#: of those with one value, the ones that are kept as a tag too, where what is made of them does not have their words
OF_ONE_BOARD = frozenset({"ah", "mc", "md", "qx", "sv"})
#: a claim of which nothing else is made
CLAIM_BESIDE = "LinMc"
#: how a call with `!` is explained
ALERTED = "alerted"
#: how a vulnerability is written that is not told, and does not follow from the number of the board
NOT_SAID = "?"
_PLACEHOLDERS = ("South", "West", "North", "East")


@frozen
class Called(Spread):
    """The calls of a board, each after `mb|`."""

    pattern: ClassVar[re.Pattern[str]] = re.compile(r"mb\|\s*([^|\s]*)", re.IGNORECASE)


@frozen
class Played(Spread):
    """Cards of a board, each after `pc|`."""

    pattern: ClassVar[re.Pattern[str]] = re.compile(r"pc\|\s*([^|\s]*)", re.IGNORECASE)


@frozen
class InTurn(Plays):
    """Whole tricks of a board, told card by card."""

    def parts(self) -> tuple[Run, ...]:
        """Each trick."""
        return tuple(
            Played("play", leader, self.trick(number), self.line, self.column, self.text, 4 * number)
            for number, leader in enumerate(self.leaders)
            if 4 * number < len(self.moves)
        )

    def span(self, place: int) -> Span:
        """Where a card stands."""
        return Played("play", None, self.moves, self.line, self.column, self.text).span(place)


@frozen
class Remarks(Run):
    """What those who look on say of a board: hardly anybody reads it, and each comment is an act once somebody does."""

    text: str = field(default="", repr=False)

    def parts(self) -> tuple[Act, ...]:
        """Each comment, with the number of calls and cards before it."""
        at = Span(self.line, 1, 2)
        before = {"mb": 0, "pc": 0}
        made = []
        for key, value in commands_of(self.text):
            if key in before:
                before[key] += 1
            elif key == "nt" and (words := text_of(value)):
                made.append(Act("note", numbers=(*before.values(),), text=words, at=at))
        return tuple(made)


@define
class Head:
    """What the head of a match says of all its boards."""

    names: tuple[str, ...] = ()
    #: results as the head of the file gives them: by board number and room, tags and their place
    results: dict[tuple[int, str], Tags] = field(factory=dict)
    results_at: Span = NOWHERE
    title: str = ""
    #: what was said before the board that comes next
    comments: list[str] = field(factory=list)
    #: and by commands of which nothing else is made
    kept: Tags = ()


@define
class Board:
    """One board while it is read."""

    first: int
    text: str
    faults: list[Fault]
    acts: list[Act | Run] = field(factory=list)
    #: as they are told; none where that cannot be read
    hands: Hands = ()

    def record(self, match: Head, commands: Commands) -> Record:
        """The record of the board."""
        calls: list[str] = []
        cards: list[str] = []
        at = Span(self.first, 1, 2)
        comments = [Act("note", numbers=(0, 0), text=words, at=at) for words in match.comments]
        explained: list[tuple[int, str]] = []
        said: dict[str, str] = {}
        head = [("Event", match.title)] if match.title else []
        head += match.kept
        own: list[tuple[str, str]] = []  # of commands of this board
        tags: list[tuple[str, str]] = []  # of comments
        match.comments.clear()
        match.kept = ()
        beside = 0  # cards of tricks that stand in comments, because LIN would have another lead
        telling = bool(comments) or "[" in self.text or LOG in self.text.replace("\n", "")  # or comments are words alone
        remarks: list[Run] = []
        for key, value in commands:
            if key == "pc":
                cards.append(value)
            elif key == "pg":  # says where a page ends, nothing of the board
                continue
            elif key == "nt" and not telling:
                remarks = remarks or [Remarks("note", None, (), self.first, text=self.text)]
            elif key == "mb":
                calls.append(value)
            elif key == "nt" and (read := tags_in(value)):
                tags += read
            elif key == "nt":
                if words := text_of(value):
                    logged = words.startswith(LOG)
                    where = self._at(f"nt|{value}") if logged else at
                    comments.append(Act("note", numbers=(len(calls), len(cards) + beside), text=words, at=where))
                    beside += _cards_told(words) if logged else 0
            elif key == "an":
                explained.append((len(calls), text_of(value)))
            elif value:
                if key not in _UNDERSTOOD:
                    own += kept([(key, value)])
                elif key in OF_ONE_BOARD and said.get(key, value) != value:
                    own.append((tag_of(key), text_of(value)))
                said.setdefault(key, value)
        room, number = room_and_number(said)
        acts = self.acts
        acts.append(Act("deal", numbers=(number,) if number else (), at=at))
        dealer = self._deal(said, number, at, told := dict(tags))
        made = self._calls(self._no_more("mb", calls, MOST_CALLS), dealer if "Dealer" in told else None)
        result, result_at = match.results.get((number, room or "o"), ()), match.results_at
        declarer = self._tricks(self._no_more("pc", cards, WHOLE), made, dealer, dict(result or tags))
        if declarer is not None and "mc" in said:
            claimed_at = self._at("mc|")
            claimed = self._claimed(said["mc"], claimed_at, declarer % 2, len(cards) + beside)
            if claimed and not result and "Result" not in dict(tags):
                result, result_at = (("Result", claimed),), claimed_at
            if len(cards) + beside >= WHOLE:  # it says what the cards say
                own.append((CLAIM_BESIDE, said["mc"]))
        elif "mc" in said:
            own.append((CLAIM_BESIDE, said["mc"]))
        elif declarer is not None and len(cards) + beside < WHOLE and (end := dict(result)).keys() >= {"Declarer", "Result"}:
            tricks = int(end["Result"])
            same = (SEAT_LETTERS.index(end["Declarer"]) - declarer) % 2 == 0
            self.acts.append(tricks_act(declarer % 2, tricks if same else WHOLE // 4 - tricks, result_at))
        marks = self._marks(comments)
        acts = [*with_log_lines(self._explained(calls, explained, at), comments), *remarks]
        own += spelled_otherwise(said, room, number, self.hands)
        if room:
            own.insert(0, ("Room", "Open" if room == "o" else "Closed"))
        names = tuple(name.strip() for name in said["pn"].split(",")) if "pn" in said else match.names
        of_table = "pn" in said and len(names) <= 4  # the names of this table alone
        if "pn" in said and said["pn"].strip(", ") and not is_of_a_table(said["pn"]):
            own.insert(0, ("LinPn", said["pn"]))
        if head and head[0][0] == "Event" and any(name == "Event" for name, _ in tags):
            del head[0]
        source, _ = converted_from(dict(tags).get(CONVERTED, ""), LIN)
        tags = [*head, *own, *(tag for tag in tags if tag[0] != CONVERTED and tag != ("Dealer", NOT_SAID))]
        if result:
            had = dict(tags)
            tags += [tag for tag in result if tag[0] not in had]
        players = players_of(names, "" if of_table else room)
        if any(name in SEAT_NAMES for name, _ in tags):
            tags, players = _named(tags, players)
        if tags:
            acts.append(Act("tags", tags=tuple(tags), at=result_at if result else at))
        return Record(GAME, tuple(acts), self.first, players, source=source, marks=marks, faults=tuple(self.faults))

    def _marks(self, comments: list[Act]) -> tuple[Mark, ...]:
        """The marks of another language among the comments, which are taken out."""
        if not comments:
            return ()
        found = [(each, mark) for each in comments if (mark := _MARK.fullmatch(each.text))]
        for each, _ in found:
            comments.remove(each)
        return tuple(
            Mark(mark[1], SEAT_LETTERS.index(mark[2]) if mark[2] else None, self._at(f"nt|{mark[0]}").line) for _, mark in found
        )

    def _at(self, words: str) -> Span:
        place = max(0, self.text.find(words))
        end = self.text.find("|", place + len(words))
        return place_in(self.text, place, max(1, end - place), self.first)

    def _deal(self, said: dict[str, str], number: int, at: Span, told: dict[str, str]) -> Seat:
        """Tell dealer, vulnerability and hands, and give the dealer; a comment may tell that nobody knows him."""
        deal = said.get("md", "").strip()
        dealer = SEATS[int(deal[0]) - 1] if deal[:1] in ("1", "2", "3", "4") else board_dealer(number) if number else 2
        if "Dealer" not in told:
            self.acts.append(Act("dealer", dealer, at=at))
        if vulnerable := vulnerable_of(said.get("sv", ""), number):
            self.acts.append(Act("vulnerable", how=vulnerable, at=at))
        if deal:
            self.hands = hands_of(deal.lstrip("1234"))
            place = self._at("md|")
            if not self.hands:
                expected = "a deal is md|, the dealer (1 is South) and four hands such as SAK2HQJ5DT98C7643 between commas"
                self.acts.append(doubt(place, f"the tag Deal says '{deal[:60]}'; {expected}"))
                unread = deal[1:] if _OF_PBN(deal) else deal
                self.acts.append(Act("tags", tags=(("Deal", unread),), at=place))
            for seat, how, cards in self.hands:
                self.acts.append(Act("hand", seat, how=how, cards=cards, at=place))
        return dealer

    def _no_more(self, command: str, words: list[str], most: int) -> list[str]:
        """As many calls or cards as there can be; that there are more is told."""
        if len(words) > most:
            at = self._at(f"{command}|")
            self.faults.append(Fault(at.line, at.column, f"{len(words):,} times '{command}|'", f"there can be {most} at most"))
        return words[:most]

    def _calls(self, words: list[str], first: Seat | None) -> tuple[Call, ...]:
        try:
            calls = tuple([CALLS[word] for word in words])
        except KeyError:
            calls = tuple(_known(words, CALLS, self._misread("mb", "a call is p, d, r or a bid such as 1N")))
        if calls:
            self.acts.append(Called("call", first, calls, self.first, 1, self.text))
        return calls

    def _tricks(self, words: list[str], calls: tuple[Call, ...], dealer: Seat, tags: dict[str, str]) -> Seat | None:
        """Tell the tricks, and give declarer, where he is known."""
        declarer, trump = declarer_of(calls, dealer) if is_closed(calls) else self._contract(tags)
        if declarer is None:
            return None
        try:
            cards = [CARDS[word] for word in words]
        except KeyError:
            cards = list(_known(words, CARDS, self._misread("pc", "a card is a suit and a rank, such as sA or hT")))
        if cards:
            leader, order, whole = (declarer + 1) % 4, by_rank(trump), len(cards) // 4 * 4
            _, leaders, of_seat = laid_out(bytes(cards[:whole]), leader, order, in_columns=False)
            of_seat = with_begun(of_seat, leaders[-1], cards[whole:])
            self.acts.append(
                InTurn("play", leader, tuple(cards), self.first, 1, self.text, order=order, leaders=leaders, of_seat=of_seat)
            )
        return declarer

    def _contract(self, tags: dict[str, str]) -> tuple[Seat | None, Suit | None]:
        """Tell the contract that the tags name, as the auction is not told to its end, and give declarer and the trump suit."""
        named, declarer = contract_named(tags.get("Contract", "")), spelling.SEATS.get(tags.get("Declarer", "").casefold())
        if named is None or declarer is None:
            return None, None
        level, denomination, doubling = named
        how = ("", "doubled", "redoubled")[doubling // 2]
        self.acts.append(Act("contract", declarer, how=how, call=bid(level, denomination), at=self._at("md|")))
        return declarer, None if denomination == NO_TRUMP else denomination

    def _claimed(self, words: str, at: Span, side: Side, cards: int) -> str:
        """Tell how many tricks declarer came to by a claim, and give it as a tag, to be held against the play."""
        if not is_number(words):
            expected = "a claim is mc| and the number of tricks that declarer came to"
            self.faults.append(Fault(at.line, at.column, f"'{words[:60]}'", expected))
            return ""
        if cards < WHOLE:
            self.acts.append(tricks_act(side, int(words), at))
        return str(int(words))

    def _misread(self, command: str, expected: str) -> Callable[[str], None]:
        def told(word: str) -> None:
            place = max(0, self.text.find(f"{command}|{word}") + len(command) + 1)
            at = place_in(self.text, place, len(word), self.first)
            self.faults.append(Fault(at.line, at.column, f"'{word[:60]}'", expected))

        return told

    def _explained(self, calls: list[str], explained: list[tuple[int, str]], at: Span) -> list[Act | Run]:
        """The acts, and what is said of single calls."""
        told = explained
        if "!" in self.text:
            told = explained + [(place, ALERTED) for place, word in enumerate(calls, 1) if word[-1:] == "!"]
        return [*self.acts, *[Act("note", how="call", numbers=(place,), text=words, at=at) for place, words in sorted(told)]]


def _cards_told(words: str) -> int:
    """How many cards such a comment tells: `log: trick W H4 H9`."""
    return len(words.split()) - 3 if words.startswith(f"{LOG}trick ") else 0


def tags_in(comment: str) -> Tags:
    """The tags of another language that stand in a comment; none where it is words."""
    if comment[:1] != "[" or not _TAGS.fullmatch(words := text_of(comment)):
        return ()
    return tuple((name, _BEHIND_BACKSLASH.sub(r"\1", told)) for name, told in _TAG.findall(words))


def tag_of(command: str) -> str:
    """The name of the tag as which a command is kept."""
    return f"Lin{command.capitalize()}"


def spelled_otherwise(said: Mapping[str, str], room: str, number: int, hands: Hands) -> Iterator[tuple[str, str]]:
    """The commands whose words are not those of what is made of them, as tags."""
    if (word := said.get("qx", "").strip()) and word.lower() != f"{room}{number}":
        yield tag_of("qx"), text_of(word)
    if (word := said.get("ah", "").strip()) and word.lower() != f"board {number}":
        yield tag_of("ah"), text_of(word)
    if hands and not any(cards for _, _, cards in hands) and (word := said["md"].strip()).lstrip("1234").strip(", "):
        yield tag_of("md"), text_of(word)
    if (word := said.get("sv", "").strip()) and word.lower() not in _VULNERABLE and word != NOT_SAID:
        yield tag_of("sv"), text_of(word)


def kept(commands: Iterable[tuple[str, str]]) -> Tags:
    """The commands of which nothing else is made, as tags."""
    return tuple(
        (tag_of(key), text_of(value))
        for key, value in commands
        if value.strip() and key not in _UNDERSTOOD and (key != "vg" or value.count(",") >= TITLE_ALONE)
    )


def _known(words: Iterable[str], spelled: dict[str, int], misread: Callable[[str], None]) -> Iterator[int]:
    """The moves up to the first that cannot be made out; an empty one is a slip that says nothing."""
    for word in words:
        move = spelled.get(word.strip())
        if move is None:
            if not word.strip():
                continue
            misread(word)
            return
        yield move


def room_and_number(said: Mapping[str, str]) -> tuple[str, int]:
    """The room and the number of a board, as its commands say them."""
    for key in ("qx", "ah"):
        found = _BOARD.match(said.get(key, ""))
        if found:
            return (found[1] or "").lower(), int(found[2])
    return "", 0


def _named(tags: list[tuple[str, str]], players: tuple[str, ...]) -> tuple[list[tuple[str, str]], tuple[str, ...]]:
    """Tags and players, where names that have more in them than LIN can tell stand among the tags."""
    told = {name: value for name, value in tags if value.strip("?-")}
    named = tuple(told.get(name, players[seat] if players else "") for seat, name in enumerate(SEAT_NAMES))
    return [tag for tag in tags if tag[0] not in SEAT_NAMES or tag[0] not in told], named


def is_of_a_table(names: str) -> bool:
    """Whether these are the names of the four at one table."""
    return names.count(",") <= 3 and bool(players_of(tuple(name.strip() for name in names.split(",")), ""))


def vulnerable_of(said: str, number: int) -> str:
    """Who is vulnerable, as it is said or follows from the number of the board; nothing where neither says it."""
    said = said.strip().lower()
    if said in _VULNERABLE or not number or said == NOT_SAID:
        return _VULNERABLE.get(said, "")
    return {(False, False): "none", (True, False): "NS", (False, True): "EW"}.get(board_vulnerability(number), "both")


def players_of(names: Sequence[str], room: str) -> tuple[str, ...]:
    """The names of the four at the table, from North round; LIN has the open room and then the closed one, each from South."""
    four = tuple(names[4:8]) if room == "c" else tuple(names[:4])
    if len(four) < 4 or four == _PLACEHOLDERS or not any(four):
        return ()
    return four[2], four[3], four[0], four[1]
