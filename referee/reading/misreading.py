"""What to say of a line that cannot be read: what stood there and what was expected, in card players' words."""

import re
from collections.abc import Callable, Collection, Mapping
from difflib import get_close_matches
from functools import cache, lru_cache

from referee.core.record import Fault
from referee.core.verbs import verbs

#: what stands for a terminal of a grammar in a sentence, and how such a thing is written
CALLED: dict[str, tuple[str, str]] = {
    "SEAT": ("a seat", "seats are N E S W, P1 P2 ... or the names of the players"),
    "NAME": ("a name", "names of several words stand in quotation marks"),
    "CARD": ("a card", "ranks are A K Q J T 9 8 7 6 5 4 3 2, as in SA, AS or 10H"),
    "CALL": ("a call", "calls are 1C to 7NT, pass, double and redouble"),
    "CONTRACT": ("a contract", "contracts are 1C to 7NT, doubled 4HX or redoubled 4HXX"),
    "SUIT": ("a suit", "suits are S H D C or their names"),
    "RANK": ("a rank", "ranks are named in words, as in kings or sevens"),
    "PILE": ("a pile", "piles are T1, F1 or W1 for tableau, foundations and waste, or stock, talon, hand, table"),
    "SIDE": ("a side", "sides are NS and EW"),
    "NUMBER": ("a number", "numbers are written in figures"),
    "HANDS": ("a hand", "hands are spades.hearts.diamonds.clubs, as in AK.QJ5.T9.8765, or - for one not known"),
    "SLUG": ("the name of a game or law", "such names are joined by hyphens, as in contract-bridge"),
    "TEXT": ("words in quotation marks", 'quoted words are written "like this"'),
    "TAGS": ("names with values", 'a value stands in quotation marks behind its name, as in Contract "4S"'),
    "VULNERABLE": ("a vulnerability", "it is none, NS, EW or both"),
}
_SAME = {"CARDS": "CARD", "CALLS": "CALL", "DOTTED": "HANDS"}
#: what makes moves or begins a record, and so is no act of its own
_OTHERS = {
    "game": "[NAME]",
    "source": "NAME",
    "players": "SEAT NAME ...|NAME ...|NUMBER",
    "auction": "[SEAT] CALLS",
    "trick": "[NUMBER] [SEAT] CARDS",
    "hands": "SEAT HAND HAND HAND HAND",
}
#: what people call some verbs
_ALSO_CALLED = {
    "fold": "drops", "folds": "drops", "mucks": "drops", "stays": "calls", "sees": "calls", "opens": "bets", "rejoins": "calls",
    "bid": "call", "calls-it": "makes", "meld": "melds", "discard": "discards", "draw": "draws", "peg": "pegs",
    "leads": "play", "lead": "play", "plays": "play", "reneges": "play", "revokes": "play",
}  # fmt: skip
_MOST_CHOICES = 3
_LONGEST_SHOWN = 30
_WORD = re.compile(r'["“][^"”\n]*["”]?|[!#]|[^\s,:!#]+')
_BEFORE_COMMENT = re.compile(r'(?:["“][^"”\n]*["”]?|[^"“#])*')
#: a rank as it is written in a card
_BARE_RANK = re.compile(r"[2-9AKQJT]|10", re.IGNORECASE).fullmatch
_QUOTES = '"“”'


@cache
def usage_of_verbs() -> Mapping[str, str]:
    """How every line of a log is written, by its first word."""
    return {**verbs(), **_OTHERS}


def explain(number: int, column: int, line: str, choices: Callable[[], Collection[str]], own: Mapping[str, str]) -> Fault:
    """The fault of a line in which a reader stopped at this column.

    `choices` tells the terminals that could have stood there, for which it takes its time; `own` are the words of the
    language itself by their terminals.
    """
    told = _BEFORE_COMMENT.match(line)
    column = min(column, len((told[0] if told else line).rstrip()) + 1)
    match, first = _WORD.match(line, column - 1), _WORD.search(line)
    word = match[0] if match else ""
    shown = repr(word if len(word) <= _LONGEST_SHOWN else word[:_LONGEST_SHOWN] + "…")
    if first is None or column <= first.start() + 1:
        return Fault(number, column, f"{shown} is not a verb of the log language", _meant(word))
    verb = first[0].casefold()
    usage = f"this line is written: {verb} {usage_of_verbs().get(verb, '')}".rstrip()
    wanted = choices()
    words = sorted(own[kind] for kind in wanted if kind in own and own[kind][0].isalpha())
    kinds = {_SAME.get(kind, kind) for kind in wanted}
    if "SIDE" in kinds:
        kinds.discard("SEAT")  # a player stands for his side where there is none
    if any(letter.isdigit() for letter in word) and len(kinds & CALLED.keys()) > 1:
        kinds.discard("SEAT")  # whoever writes T11 where a card could stand meant no seat
    called = [CALLED[kind][0] for kind in CALLED if kind in kinds] + [repr(each) for each in words]
    expected = "; ".join(CALLED[kind][1] for kind in CALLED if kind in kinds)
    if words or len(called) > _MOST_CHOICES:
        expected = usage
    if not word or word in "!#":
        return Fault(number, column, "the line ends too soon", expected or usage)
    if not called:
        return Fault(number, column, f"{shown} is one word too many", usage)
    if word[0] in _QUOTES and (len(word) == 1 or word[-1] not in _QUOTES):
        return Fault(number, column, "a quotation mark has no partner", CALLED["TEXT"][1])
    if "RANK" in kinds and _BARE_RANK(word):
        expected = CALLED["RANK"][1]
    elif like := get_close_matches(word.casefold()[:_LONGEST_SHOWN], words, 1):
        expected = f"did you mean {like[0]!r}?"
    if len(called) > _MOST_CHOICES:
        return Fault(number, column, f"{shown} is not understood here", expected)
    return Fault(number, column, f"{shown} is not {' or '.join(called)}", expected)


@lru_cache(maxsize=1000)
def _meant(word: str) -> str:
    """What the writer of a word that is no verb should have written."""
    if word.casefold() in _ALSO_CALLED:
        return f"here that is called {_ALSO_CALLED[word.casefold()]!r}"
    like = get_close_matches(word.casefold()[:_LONGEST_SHOWN], usage_of_verbs(), 1)
    return f"did you mean {like[0]!r}?" if like else "a line begins with its verb, as in call S 1S or trick W H4 H9"
