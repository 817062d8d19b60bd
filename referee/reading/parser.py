"""The parser of the log language, made by Lark out of the grammar and the verbs of all rooms.

Lark takes a second to make its tables, so they are kept from one start to the next (`referee.core.kept`). There are three
thousand states and as many rules, of which a log comes to a few dozen: each is kept packed by itself, and unpacked when a log
first comes to it. What is unpacked is Lark's own, and so is everything that parses with it.
"""

from __future__ import annotations

import marshal
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from copy import copy
from functools import cached_property, partial
from typing import Any, TypeVar

from attrs import frozen
from lark import Lark, Token, Tree
from lark.common import LexerConf
from lark.grammar import Rule
from lark.lark import PostLex
from lark.lexer import BasicLexer, ContextualLexer, LexerThread, PatternRE, PatternStr, TerminalDef
from lark.parse_tree_builder import ParseTreeBuilder
from lark.parsers.lalr_analysis import IntParseTable, Reduce, Shift
from lark.parsers.lalr_parser import _Parser as LALR
from lark.utils import TextSlice

from referee.core.kept import kept
from referee.core.verbs import verbs
from referee.reading.resources import grammar
from referee.reading.rules import with_acts

K = TypeVar("K")
V = TypeVar("V")

#: what comes next in a state, as Lark has it
_Row = dict[str, tuple[Any, Any]]

START = "start"
#: terminals that are not words, or that have an end of their own
_ENDED = frozenset(
    {"_NEWLINE", "_BLANK", "COMMA", "COMMENT", "BANG", "TEXT", "REMARK", "TRICKS", "SETTINGS", "HANDS_LINE", "AUCTION_LINE"}
)
#: terminals that are whole lines and stand for a rule by themselves, as nearly all lines of a log do
_WHOLE_LINES = {"SETTINGS": "settings", "HANDS_LINE": "hands_line", "AUCTION_LINE": "auction_line", "TRICKS": "tricks"}
#: verbs of every deal, for which the lexer looks first
_OFTEN = frozenset({"deal", "dealer", "vulnerable", "hands", "auction", "trick"})
#: small words that say something where the grammar asks for them
_NO_FILLERS = frozenset({"to"})
#: the names of players stand where the grammar says SEAT, and are looked for everywhere
_ANYWHERE = "NAME"


class Parser:
    """Reads a text and tells whoever makes something of it each rule of the grammar that it finds."""

    def __init__(self, maker: object, known: Callable[[Token], Token]) -> None:
        tables = kept("grammar", _tables)
        #: the words that stand in the grammar itself, by their terminals
        self.words = tables.words
        self._rules: _Unpacked[int, Rule] = _Unpacked(lambda number: _Rule.deserialize(marshal.loads(tables.rules[number]), {}))
        states: _Unpacked[int, _Row] = _Unpacked(lambda state: self._row(tables.states[state]))
        table: Callable[..., Any] = IntParseTable
        self._parser = LALR(table(states, tables.begins, tables.ends), _Unpacked(partial(_callback, maker)))
        self._maker, self._begins = maker, tables.begins[START]
        self._lexer = _Lexer(tables.terminals, tables.ignored, states, {_ANYWHERE: known})

    def parse(self, text: str) -> None:
        """Read a text; one that is nothing but whole lines, which may stand in any order, without asking what may come next."""
        lines = self._whole_lines(text)
        if lines is None:
            self._parser.parse(LexerThread.from_text(self._lexer, text), START)
            return
        for line in lines:
            getattr(self._maker, _WHOLE_LINES[line.type])([line])

    def _whole_lines(self, text: str) -> list[Token] | None:
        """The words of a text, each of them whole lines, as the lexer finds them where one begins; None if others are there."""
        lexer: Any = self._lexer.lexers[self._begins]
        found, place, line, whole = [], 0, 1, TextSlice.cast_from(text)
        while place < len(text):
            word, kind = lexer.match(whole, place) or ("", "")
            if kind in _WHOLE_LINES:
                found.append(Token(kind, word, place, line, place - text.rfind("\n", 0, place)))
            elif kind != "_NEWLINE":
                return None
            place, line = place + len(word), line + word.count("\n")
        return found

    def _row(self, packed: bytes) -> _Row:
        """What comes next in a state: by each terminal and rule another state, or a rule that is then whole."""
        row: dict[str, tuple[bool, int]] = marshal.loads(packed)
        return {token: (Reduce, self._rules[to]) if is_whole else (Shift, to) for token, (is_whole, to) in row.items()}


class _Unpacked(dict[K, V]):
    """What is packed piece by piece, each unpacked when somebody first asks for it."""

    def __init__(self, unpack: Callable[[K], V]) -> None:
        self._unpack = unpack

    def __missing__(self, key: K) -> V:
        found = self[key] = self._unpack(key)
        return found

    def __bool__(self) -> bool:
        return True  # there is something in it, although nothing of it has been asked for


class _Rule(Rule):
    """A rule that is none but itself, since each is unpacked once."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__


class _Lexer(ContextualLexer):
    """A lexer for each state, which looks for no more than can stand there."""

    def __init__(
        self, terminals: Mapping[str, bytes], ignored: Collection[str], states: Mapping[int, Mapping[str, object]],
        callbacks: dict[str, Callable[[Token], Token]],
    ) -> None:  # fmt: skip
        self._packed, self._states = terminals, states
        self._conf = LexerConf([], re, ignored, callbacks=callbacks, skip_validation=True)
        self._terminals: _Unpacked[str, TerminalDef] = _Unpacked(
            lambda name: TerminalDef.deserialize(marshal.loads(terminals[name]), {})
        )
        self._alike = _Unpacked(self._looking_for)
        self.lexers = _Unpacked(lambda state: self._alike[frozenset(self._states[state])])

    @cached_property
    def root_lexer(self) -> BasicLexer:  # type: ignore[override]
        """The one that looks for everything, for a word that belongs nowhere."""
        return self._looking_for(self._packed)

    def _looking_for(self, names: Collection[str]) -> BasicLexer:
        conf = copy(self._conf)
        wanted = {*names, *self._conf.ignore, _ANYWHERE}
        conf.terminals = [self._terminals[name] for name in wanted if name in self._packed]
        return BasicLexer(conf)


def _callback(maker: object, rule: Rule) -> Callable[[list[Any]], object]:
    """What is made of a rule, as Lark has it made: by the method of its name, without the tokens that nobody wants."""
    builder: Any = ParseTreeBuilder
    made: Callable[[list[Any]], object] = builder([rule], Tree).create_callback(maker)[rule]
    return made


# --- the tables -------------------------------------------------------------------------------------------------------


@frozen
class Tables:
    """The tables that Lark made, packed piece by piece."""

    #: what comes next in each state, by the number of the state
    states: dict[int, bytes]
    begins: dict[str, int]
    ends: dict[str, int]
    rules: dict[int, bytes]
    terminals: dict[str, bytes]
    ignored: list[str]
    words: dict[str, str]


class _NamesAnywhere(PostLex):
    """Tells Lark that a name may be found wherever it is."""

    always_accept = (_ANYWHERE,)

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        return stream


def _tables() -> Tables:
    words: dict[str, str] = {}

    def end(terminal: TerminalDef) -> None:
        if isinstance(terminal.pattern, PatternStr):
            words[terminal.name] = terminal.pattern.value
            terminal.priority = int(terminal.pattern.value in _OFTEN | _NO_FILLERS)
        if terminal.name not in _ENDED:
            terminal.pattern = PatternRE(rf"(?:{terminal.pattern.to_regexp()})(?![^\s,:!#])")

    made = Lark(
        with_acts(grammar("record"), verbs()),
        start=START,
        parser="lalr",
        lexer="contextual",
        postlex=_NamesAnywhere(),
        edit_terminals=end,
        maybe_placeholders=False,
    )
    data, pieces = made.memo_serialize([TerminalDef, Rule])
    table, lexer = data["parser"]["parser"], data["parser"]["lexer_conf"]
    return Tables(
        {state: _packed(table["tokens"], row) for state, row in table["states"].items()},
        table["start_states"],
        table["end_states"],
        {number: marshal.dumps(piece) for number, piece in pieces.items() if piece["__type__"] == "Rule"},
        {piece["name"]: marshal.dumps(piece) for piece in pieces.values() if piece["__type__"] == "TerminalDef"},
        list(lexer["ignore"]),
        words,
    )


def _packed(tokens: Mapping[int, str], row: Mapping[int, tuple[int, Any]]) -> bytes:
    """A row of the parser's table: by the name of each token whether a rule is whole, and that rule or the next state."""
    return marshal.dumps({tokens[token]: (bool(whole), to["@"] if whole else to) for token, (whole, to) in row.items()})
