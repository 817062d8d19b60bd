"""A question as pieces: people, cards, calls, numbers, words, each with its place in what was typed.

Nothing here is a mistake: what is no word at all is passed over. Which words make which act is said by the verbs themselves
(`referee.ask.words.lexicon`), so that a new game needs nothing here. What stands between quotation marks somebody said; it is
marked so, since the people in it are not those of the telling.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from attrs import evolve

from referee.ask.words.phrases import (
    ARTICLES,
    BREAK,
    FILLERS,
    LAST_TRICK,
    NUMBER,
    NUMBER_WORDS,
    ORDINALS,
    OWNER,
    PERSON,
    POWERS,
    TENS,
    THING,
    TRICK,
    WORD,
    Piece,
    stem,
    stems,
)
from referee.ask.words.speaker import OPPOSITE
from referee.core.cards import CARD, RANK_PLACE, Card, card
from referee.core.people import (
    ANYBODY,
    DECLARER,
    DEFENDER,
    DUMMY,
    HE,
    NAMED,
    OFFENDER,
    OPPONENT,
    OWN_SIDE,
    SEAT,
    SIDE,
    SPEAKER,
    THEY,
    Person,
)
from referee.core.people import DEALER as DEALS
from referee.core.record import CALL, NO_TRUMP, bid
from referee.reading import spelling

#: nobody asks a question of more letters
LONGEST = 1000

#: the ranks by the words for one card of them
RANKS_NAMED = {word: str(number) for number, word in enumerate(NUMBER_WORDS[:10]) if number > 1}
RANKS_NAMED |= {"ten": "T", "knave": "J", "deuce": "2", "trey": "3"} | {
    word: word[0].upper() for word in ("jack", "queen", "king", "ace")
}

# --- people, by the words for them

_ROLES = {
    "declarer": Person(DECLARER),
    "dummy": Person(DUMMY),
    "defender": Person(DEFENDER),
    "dealer": Person(DEALS),
    "eldest": Person(DEALS, turned=1),
    "pone": Person(DEALS, turned=-1),
    "offender": Person(OFFENDER),
    "opponent": Person(OPPONENT),
    "opp": Person(OPPONENT),
    "adversary": Person(OPPONENT),
    "adversarie": Person(OPPONENT),
}
_PRONOUNS = {
    "i me myself": Person(SPEAKER),
    "we us": Person(SPEAKER, group=OWN_SIDE),
    "he she him her": Person(HE),
    "they them": Person(THEY),
    "you": Person(ANYBODY),
}
_OWNERS = {
    "my": "i",
    "mine": "i",
    "our": "we",
    "ours": "we",
    "your": "you",
    "yours": "you",
    "his": "he",
    "her": "he",
    "hers": "he",
    "their": "they",
    "theirs": "they",
}
_PERSON_OF = {word: person for words, person in _PRONOUNS.items() for word in words.split()}

_SOMEBODY = (
    r"fellow|fella|feller|chap|man|guy|bloke|dude|lady|woman|girl|lass|boy|lad|gentleman|gent|player|person|neighbou?r|"
    r"opponent|adversary|enemy|kid"
)
#: what stands before `the next hand` and after it where that is a deal and nobody's
_NOT_ONTO = "".join(
    rf"(?<!{word} the )(?<!{word} )"
    for word in (
        "in",
        "into",
        "onto",
        "start",
        "started",
        "began",
        "begun",
        "dealt",
        "deal",
        "dealing",
        "until",
        "till",
        "during",
        "bid",
    )
)
_IS_DEALT = r"\s+(?:(?:is|was|had|has|have|were|been|being|already)\s+)*(?:dealt|started|begun|began|under)\b"
_RELATIVES = (
    r"(?:mother|father|brother|sister|son|daughter)-in-law|wife|husband|hubby|missus|mum|mom|dad|mother|father|sister|brother|"
    r"sis|bro|son|daughter|cousin|uncle|aunt(?:ie|y)?|gran(?:ny|d(?:ma|pa|ad|mother|father))?|boyfriend|girlfriend|flatmate|"
    r"roommate|colleague|nephew|niece|grand(?:son|daughter)|friend|boss|neighbour|neighbor|nan"
)
#: whose they are, and what may be said of them: `my little nephew`
_OF_RELATIVES = "little|old|elder|older|eldest|younger|youngest|big|dear|poor|good|great|late|other|clever|silly"
_WHOSE_RELATIVE = rf"(?:my|our|his|her|their)\s+(?:(?:{_OF_RELATIVES})\s+)?"
#: what whoever is next does, where nothing more is said of him: `next said seven clubs`
_SAYS = r"says|said|bids|called|pass(?:es|ed)|doubl(?:es|ed)"
_SUIT = r"clubs?|diamonds?|hearts?|spades?"
_SIGNS = "♣♦♥♠♧♢♡♤"
_RANK = r"ace|king|queen|jack|knave|ten|nine|eight|seven|six|five|four|three|trey|two|deuce|10|[2-9]"
_LEVEL = r"one|two|three|four|five|six|seven|eight|nine"
_ONES = "|".join(NUMBER_WORDS[1:10])
_WITH_ONES = rf"(?:twenty|{'|'.join(TENS)})[- ](?:{_ONES})"
_BELOW_HUNDRED = "|".join((_WITH_ONES, *reversed(NUMBER_WORDS[1:]), *TENS))
_HUNDREDS = rf"(?:(?:{_ONES}|twelve|fifteen)\s+)?hundred(?:(?:\s+and)?\s+(?:{_BELOW_HUNDRED}))?"
_THOUSANDS = rf"(?:(?:{_BELOW_HUNDRED})\s+)?thousand(?:(?:\s+and)?\s+(?:{_HUNDREDS}|{_BELOW_HUNDRED}))?"
_COUNT = "|".join((_THOUSANDS, _HUNDREDS, _BELOW_HUNDRED))
_ORDINAL = rf"1st|2nd|3rd|[4-9]th|1[0-3]th|{'|'.join(ORDINALS[1:])}|last"
_ANY_SUIT = rf"(?:{_SUIT}|[{_SIGNS}])"

#: what a stretch of a question can be, the likeliest first
_TOKENS: tuple[tuple[str, str], ...] = (
    ("WITH", r"w/o?"),
    ("BID", r"[1-9](?:\s*nt|n|\s*no[- ]?trumps?)\b"),
    ("BID", rf"1(?:[cdhs]\b|[{_SIGNS}])"),
    ("CARDS", rf"(?:{_RANK}|[tjqka])(?:(?:\s*[,-]\s*|\s+and\s+)(?:the\s+)?(?:{_RANK}|[tjqka]))+\s+of\s+(?:the\s+)?{_ANY_SUIT}"),
    ("CARDS", rf"(?:10|[2-9tjqk])(?:\s+(?:10|[2-9tjqka]))+\s+of\s+(?:the\s+)?{_ANY_SUIT}"),
    ("CARDS", rf"(?:[{_SIGNS}]\s?|(?:{_SUIT})\s+)(?:10|[2-9tjqka])(?:-(?:10|[2-9tjqka]))+(?!\w)"),
    ("CARD", rf"(?:{_RANK}|[tjqka])\s+of\s+(?:the\s+)?{_ANY_SUIT}(?!\w)"),
    ("CARD_OR_BID", rf"[2-9](?:[cdhs]\b|[{_SIGNS}])"),
    ("CARD", rf"(?:{_SUIT})\s+(?:{_RANK})\b"),
    ("CARD", rf"[cdhs](?:10|[2-9tjqka])\b|[{_SIGNS}]\s?(?:10|[2-9tjqka])\b"),
    ("CARD", rf"(?-i:(?![Aa][sdh]\b)(?:10|[TJQKAtjqka])(?:[cdhsCDHS]\b|[{_SIGNS}]))|(?:10|[tjqka])[{_SIGNS}]"),
    ("BID", rf"(?:{_LEVEL}|[1-9])[ -]+(?:(?:{_SUIT}|no[- ]?trumps?|nt)\b|[{_SIGNS}])"),
    ("BID", rf"(?:{_LEVEL}|[1-9])\s+no(?=\s*[,.;:!?'’\"”]|\s*$)"),
    ("NEIGHBOUR", rf"(?:left|right)[- ]?hand[- ]?(?:{_SOMEBODY})\b|(?:left|right)[- ](?:{_SOMEBODY})\b"),
    ("NEIGHBOUR", rf"(?:{_SOMEBODY})\s+(?:sitting\s+)?(?:at|on|to)\s+(?:(?:the|my|his|her|their|our)\s+)?(?:left|right)\b"),
    ("BESIDE", rf"(?:{_SOMEBODY})\s+(?:before|after)\s+(?:me|him|her|us)\b"),
    ("OPPOSITE", rf"(?:{_SOMEBODY})\s+(?:sitting\s+)?(?:opposite|across(?:\s+(?:the table|from))?)(?:\s+(?:me|us))?\b"),
    ("NEXT", rf"next\s+(?:{_SOMEBODY})\b|next(?=\s+(?:{_SAYS})\b)|{_NOT_ONTO}next\s+hand\b(?!{_IS_DEALT})"),
    (
        "PARTNER",
        r"partner|pard(?:ner)?|team-?mate|co-?defender|lho|rho|"
        rf"{'|'.join(f'(?<={whose} )(?:mate|pal)' for whose in ('my', 'his', 'her', 'our'))}",
    ),
    ("SIDE", r"n[-/]?s|e[-/]?w|north[- /]south|east[- /]west"),
    ("TRICK", rf"tricks?\s+(?:number\s+|no\.?\s*)?(?:{_COUNT}|\d{{1,2}})\b|(?:{_ORDINAL})\s+tricks?"),
    ("SEAT", rf"(?:north|east|south|west|(?-i:[NESW]|[nesw](?!['’]))|p(?:1[0-4]|[1-9]))(?![{_SIGNS}])"),
    ("ROLE", r"declarer|dummy|defenders?|dealer|pone|eldest|offenders?|opponents?|opps?|adversar(?:y|ies)|players?"),
    ("OTHERS", r"(?:other|opposing)\s+(?:lot|pair|team|couple)"),
    ("ROLE", r"somebody|someone|anybody|anyone|nobody|no[ -]?one|everybody|everyone"),
    (
        "RELATIVE",
        rf"{_WHOSE_RELATIVE}(?:{_RELATIVES})|(?:mum|mom|dad|gran(?:ny|dma|dpa|dad)?|nan)",
    ),
    ("PRONOUN", "|".join(_PERSON_OF)),
    ("HIS", "|".join(_OWNERS)),
    ("SUIT", rf"(?:an?\s+)?(?:{_SUIT})|[{_SIGNS}]"),
    ("NUMBER", rf"\d{{1,3}}(?:,\d{{3}})+|\d{{1,6}}|{_COUNT}"),
    ("BREAK", r"[,;:.!?()—–]+|(?<=\s)-+(?=\s)|and|then|but|whereupon"),
    ("OWN", r"['’]s(?!\w)|(?<=s)['’](?!\w)"),
    ("SHORT", r"['’](?:d|ve|re|m|ll)(?!\w)"),
    ("WORD", r"[^\W\d_]+(?:['’][^\W\d_]+)?"),
)
#: what is short for having
_HAVE = {"d": "had", "ve": "have"}
#: what is a thing where something is said of it
_OF_WHICH = frozenset(("double", "redouble", "pass", "bid", "call", "lead", "turn", "go", "deal", "draw", "discard"))
#: what stands before a name, mostly with a point
_TITLES = frozenset(("mr", "mrs", "ms", "miss", "dr", "prof"))
#: what is short for "with" and "without"
_SLASHED = {"w/": "with", "w/o": "without"}
#: what may stand beside a letter; all else is a word of its own
_SIGNED = {"BREAK", "OWN", "SHORT", "SUIT", "BID", "CARD", "CARD_OR_BID", "CARDS"}


def _rule(kind: str, place: int, rule: str) -> str:
    return f"(?P<{kind}_{place}>{rule})" if kind in _SIGNED else rf"(?P<{kind}_{place}>(?<!\w)(?:{rule})(?!\w))"


_TOKEN = re.compile("|".join(_rule(kind, place, rule) for place, (kind, rule) in enumerate(_TOKENS)), re.IGNORECASE)
_QUOTES = re.compile(
    r"(?<![^\s(,:;—–-])(?:'(?=\S)(.{1,200}?)(?<=\S)'(?!\w)|\"([^\"]{1,200})\"|“([^”]{1,200})”|‘(.{1,200}?)’(?!\w))"
)


#: what is said with the doing of it, behind a colon and whoever it is that says it
_OUTRIGHT = re.compile(
    r"[^.!?:;]*\w: (I (?:pass|knock|double|redouble|bid|call|raise|check|fold|drop|stand|doubt|claim|concede|quit|beg|stop|go|"
    r"declare|close|order|demand)\b[^.!?]*)",
    re.IGNORECASE,
)
_OWN_WORDS = re.compile(r"\b(?:I|we|us|me)\b", re.IGNORECASE)


#: what somebody does to her, and what may come after her, who is nobody's then
_DOES_TO = stems("make let help see watch hear ask want")
_AFTER_HER_WORDS = (
    "a an the to for of that this these those not on in at by with when while if as because before after from off out up down "
    "back too now then again is was did does has had can could will would should must may might so until over under about "
    "into onto and or but first said says what which who how why where it"
)
_AFTER_HER = frozenset(_AFTER_HER_WORDS.split())
#: what shows that an apostrophe stands for "would"
_WOULD = frozenset(("have", "sooner", "rather", "prefer", "like", "love"))
#: what shows that an apostrophe stands for "had" or "have", with something that one has
_HAD = frozenset(("a", "an", "the", "no", "none", "nothing", "only", "one"))
#: what shows that an apostrophe stands for "is" or "has"
_IS = re.compile(r"(?:\w{2,}ing|an?|the|not|just|been|got|gone|done|had|already|still|now)\Z", re.IGNORECASE)


def _said_outright(text: str) -> list[tuple[int, int]]:
    """Where somebody's words stand behind a colon without marks: `Dad bangs the table: I knock.`"""
    every = (found.span(1) for found in _OUTRIGHT.finditer(text) if not _OWN_WORDS.search(text, found.start(), found.start(1)))
    return [(start - 1, end) for start, end in every]


def read_question(text: str) -> list[Piece] | None:
    """The pieces of a question; None where it cannot be one.

    >>> [piece.kind for piece in read_question("West's partner leads the 7 of diamonds") or []]
    ['person', 'word', 'thing']
    >>> [piece.number for piece in read_question("twenty-one, fifty-two") or [] if piece.number]
    [21, 52]
    """
    if len(text) > LONGEST:
        return None
    quoted = [found.span() for found in _QUOTES.finditer(text)]
    pieces = _ranked(_composed(_without_shorthand(list(_parted(_tokens(text))))))
    quoted += _said_outright(text)
    pieces = [evolve(piece, quoted=True) if _within(piece, quoted) else piece for piece in pieces]
    behind = zip((Piece(BREAK, ""), *pieces), pieces, strict=False)  # each with the one before it
    pieces = [evolve(piece, named=True) if _is_article(last) else piece for last, piece in behind]
    return [piece for piece in pieces if piece.kind != WORD or piece.text.casefold() not in FILLERS]


def _is_article(piece: Piece) -> bool:
    return piece.kind == WORD and piece.text.casefold() in ARTICLES


#: what stands before one card, and after it where nothing else is counted
_ONE_WORDS = "a an the this that other first second third fourth last"
_AFTER_ONE_WORDS = (
    "on in to from under over at onto into up down off out by for with without as is was be has had when while because "
    "though although so if or now too instead first last back face came comes went goes fell turned led there here which "
    "that who i he she we they you it starter turnup upcard cut unmatched deadwood loose"
)
#: what may stand between such a word and the card: `a spare low ten`
_LIKE_WORDS = (
    "spare odd lone single lonely loose stray low high black red little small big good bad useless worthless natural lousy "
    "measly extra bare blank stiff poor"
)
_LIKE = frozenset(_LIKE_WORDS.split())
_ONE, _AFTER_ONE = frozenset(_ONE_WORDS.split()), frozenset(_AFTER_ONE_WORDS.split())
#: the ranks that are told by a number, from 1 on
NUMBERED = "A23456789T"


def _ranked(pieces: list[Piece]) -> list[Piece]:
    """The pieces, with the ranks of cards of which no suit is told: `the king`, `a four`, but not `the four of us`.

    >>> [piece.rank for piece in read_question("she put a king on the four, and took the four cards") or [] if piece.rank]
    ['K', '4']
    """
    told = list(pieces)
    loose = _loose(pieces)
    for place, piece in enumerate(pieces):
        if piece.kind == WORD and (rank := RANKS_NAMED.get(piece.text.casefold())):
            told[place] = evolve(piece, rank=rank)
        if piece.call is not None and not piece.cards and _is_held(pieces, place):
            told[place] = evolve(piece, call=None, suit=_suit_in(piece.text), number=None)
        if piece.kind != NUMBER or not piece.number or piece.number > len(NUMBERED) or not place:
            continue
        before, after = pieces[place - 1], pieces[place + 1 : place + 2]
        ends = not after or after[0].kind in (BREAK, PERSON) or after[0].text.casefold() in _AFTER_ONE
        one = before.kind == OWNER or before.text.casefold() in _ONE or _is_one_such(pieces, place)
        if place in loose or (ends and one):
            told[place] = evolve(piece, rank=NUMBERED[piece.number - 1])
    return told


def _is_one_such(pieces: list[Piece], place: int) -> bool:
    """Whether it is said of one card what it is like: `a spare ten`, `his lousy four`."""
    first = place - 1
    while first > 0 and pieces[first].text.casefold() in _LIKE:
        first -= 1
    return first < place - 1 and (pieces[first].kind == OWNER or pieces[first].text.casefold() in _ONE)


def _loose(pieces: list[Piece]) -> set[int]:
    """The places of numbers told in a row that are cards which match nothing: `4, 3 and 2 unmatched`."""
    found: set[int] = set()
    row: list[int] = []
    for place, piece in enumerate(pieces):
        if piece.kind == NUMBER or piece.text.casefold() in RANKS_NAMED:
            row.append(place)
        elif piece.text not in _IN_A_ROW:
            found.update(row if row[1:] and piece.text.casefold() in _LOOSE else ())
            row = []
    return found


_IN_A_ROW, _LOOSE = frozenset((",", "and", "&")), frozenset(("unmatched", "deadwood", "loose", "unmelded", "odd"))


def _is_held(pieces: list[Piece], place: int) -> bool:
    """Whether so many of a suit are cards that somebody has, and no bid: `with two spades in his hand`."""
    word, before = pieces[place].text.casefold(), stem(pieces[place - 1].text) if place else ""
    if not any(each in word for each in ("club", "diamond", "heart", "spade")):
        return False
    after = {stem(each.text) for each in pieces[place + 1 : place + 4]}
    return before in _HOLDS or (before == _WITH and bool(after & _IN_HAND))


_HOLDS, _WITH = stems("hold have of keep hide"), stem("with")
_IN_HAND = stems("hand fist left still mitt himself herself myself")


def _within(piece: Piece, spans: list[tuple[int, int]]) -> bool:
    return any(start < piece.start < end for start, end in spans)


def _tokens(text: str) -> Iterator[tuple[str, str, int]]:
    place = 0
    while found := _TOKEN.search(text, place):
        kind = (found.lastgroup or "").rpartition("_")[0]
        word, start = found[0], found.start()
        if kind in ("BREAK", "CARD", "BID", "CARD_OR_BID", "CARDS", "SUIT") and not _alone(text, start, found.end()):
            kind, word = "WORD", re.match(r"[^\W_]+|\W", text[start:])[0]  # type: ignore[index]
        place = start + len(word)
        yield kind, word, start


#: of small letters that may be seats so many different ones have to stand in a question; else an `n` is short for "and"
_LEAST_SEATS = 2


def _parted(tokens: Iterable[tuple[str, str, int]]) -> Iterator[tuple[str, str, int]]:
    """The tokens without the point behind a title, where no sentence ends: `Mr. Brandt`; and `the lead's mine` in two words."""
    before = ""
    for kind, word, start in tokens:
        if kind == "WORD" and word[-2:] in ("'s", "’s") and word[:-2] in _OF_WHICH:
            yield kind, word[:-2], start
            yield kind, "is", start + len(word) - 1
        elif word != "." or before not in _TITLES:
            yield kind, word, start
        before = word.casefold()


def _without_shorthand(tokens: list[tuple[str, str, int]]) -> list[tuple[str, str, int]]:
    """The tokens, a small letter for a seat only where others are told so too: `my turn comes n i want 53`."""
    small = {word for kind, word, _ in tokens if kind == "SEAT" and len(word) == 1 and word.islower()}
    if len(small) >= _LEAST_SEATS:
        return tokens
    return [
        ("BREAK" if word == "n" else "WORD", word, start) if word in small else (kind, word, start)
        for kind, word, start in tokens
    ]


def _alone(text: str, start: int, end: int) -> bool:
    """Whether letters and figures stand by themselves, and are no part of a longer word."""
    before = text[start - 1] if start else " "
    after = text[end] if end < len(text) else " "
    return not (before.isalnum() and text[start].isalnum()) and not (after.isalnum() and text[end - 1].isalnum())


def _composed(tokens: list[tuple[str, str, int]]) -> list[Piece]:
    """The pieces, people described by other people put together: `West's partner`, `partner of West`, `the man on my left`."""
    pieces: list[Piece] = []
    place = 0
    while place < len(tokens):
        kind, word, start = tokens[place]
        place += 1
        last = pieces[-1] if pieces else None
        if kind == "SHORT":
            short = word[1:].casefold()
            if short == "d" and place < len(tokens) and tokens[place][1].casefold() in _WOULD:
                pieces.append(_piece("WORD", "would", start))
            elif short == "m" and _names_a_part(tokens, place):
                pieces.append(_piece("WORD", "am", start))
            elif short in _HAVE and _names_a_thing(tokens, place):
                pieces.append(_piece("WORD", _HAVE[short], start))
            continue
        if kind == "OWN":
            is_ = last is None or last.text.casefold() in _PERSON_OF or (place < len(tokens) and _IS.match(tokens[place][1]))
            if last is not None and last.kind == PERSON and last.end == start and not is_:
                pieces[-1] = Piece(OWNER, last.text, last.stem, last.person, start=last.start, end=start + len(word))
            elif last is not None and last.kind == WORD and last.end == start and last.text[0].isupper() and not is_:
                pieces[-1] = evolve(last, text=f"{last.text}'", end=start + len(word))  # a name, as will be seen
            continue
        if kind == "PRONOUN" and word.casefold() == "her" and _is_hers(tokens, place):
            kind = "HIS"
        next_kind = tokens[place][0] if place < len(tokens) else ""
        if word.casefold() == "own" and next_kind == "PARTNER" and last is not None and last.kind == OWNER:
            continue  # my own partner
        if kind in ("PARTNER", "NEIGHBOUR"):
            turned = _turned(word)
            said_as = stem("partner") if turned == 2 else ""
            owner = re.search(r"\b(my|his|her|their|our)\b", word, re.IGNORECASE)
            end = start + len(word)
            if last is not None and last.kind == OWNER and last.person is not None and last.end <= start:
                pieces[-1] = Piece(
                    PERSON, f"{last.text} {word}", said_as, _turn(last.person, turned), start=last.start, end=end
                )
            elif owner is not None:
                of = _PERSON_OF[_OWNERS[owner[1].casefold()]]
                pieces.append(Piece(PERSON, word, "", _turn(of, turned), start=start, end=end))
            elif place + 1 < len(tokens) and tokens[place][1].casefold() == "of" and (whom := _whom(tokens, place + 1)):
                person, place = whom
                pieces.append(Piece(PERSON, f"{word} of", said_as, _turn(person, turned), start=start, end=end))
            else:
                pieces.append(Piece(PERSON, word, said_as, _turn(Person(HE), turned), start=start, end=end))
            continue
        pieces.append(_piece(kind, word, start))
    return pieces


def _names_a_part(tokens: list[tuple[str, str, int]], place: int) -> bool:
    """Whether a part at the table, or a seat, comes next: `I'm the dealer`, `I'm East`."""
    return any(kind in ("ROLE", "SEAT") for kind, word, _ in tokens[place : place + 2] if word.casefold() != "the")


def _names_a_thing(tokens: list[tuple[str, str, int]], place: int) -> bool:
    """Whether something that one has comes next: `I'd a club left`, `I've two aces`."""
    if place >= len(tokens):
        return False
    kind, word, _ = tokens[place]
    return kind in ("NUMBER", "SUIT", "CARD", "CARDS", "HIS") or word.casefold() in _HAD


def _is_hers(tokens: list[tuple[str, str, int]], place: int) -> bool:
    """Whether the "her" before this place is somebody's, as in `her lead`, and nobody herself, as in `gave her a card`."""
    if place >= len(tokens) or (place > 1 and stem(tokens[place - 2][1]) in _DOES_TO):
        return False
    kind, word, _ = tokens[place]
    return kind in ("PARTNER", "NEIGHBOUR", "RELATIVE") or (kind == "WORD" and word.casefold() not in _AFTER_HER)


def _whom(tokens: list[tuple[str, str, int]], place: int) -> tuple[Person, int] | None:
    while place < len(tokens) and tokens[place][1].casefold() == "the":
        place += 1
    if place < len(tokens) and tokens[place][0] in ("SEAT", "SIDE", "ROLE", "PRONOUN"):
        person = _piece(*tokens[place]).person
        return (person, place + 1) if person is not None else None
    return None


def _turned(word: str) -> int:
    said = word.casefold()
    return 2 if said.startswith(("pa", "mate")) else 1 if said == "lho" or "left" in said else -1


def _turn(person: Person, turned: int) -> Person:
    return Person(ANYBODY) if person.base == ANYBODY else person.alone.seen(turned)


def _piece(kind: str, word: str, start: int) -> Piece:
    if kind == "WITH":
        kind, word = "WORD", _SLASHED[word.casefold()]
    if kind == "WORD":  # nearly all are, and thousands are read before the first question is answered
        return Piece(WORD, word, stem(word), start=start, end=start + len(word))
    return evolve(_meaning(kind, word, word.casefold()), start=start, end=start + len(word))


def _meaning(kind: str, word: str, said: str) -> Piece:
    match kind:
        case "SEAT":
            return Piece(PERSON, word, person=Person(SEAT, spelling.seat(word)))
        case "SIDE":
            return Piece(PERSON, word, person=Person(SIDE, spelling.side(word)))
        case "ROLE":
            nobody = said.startswith("no")
            person = _ROLES.get(said) or _ROLES.get(said.removesuffix("s"), Person(ANYBODY))
            return Piece(PERSON, word, stem("nobody" if nobody else said), person)
        case "OTHERS":
            return Piece(PERSON, word, person=Person(THEY))
        case "PRONOUN":
            return Piece(PERSON, word, person=_PERSON_OF.get(said, _PERSON_OF["i"]))  # a dotted capital of another tongue
        case "HIS":
            return Piece(OWNER, word, person=_PERSON_OF[_OWNERS[said]])
        case "RELATIVE":
            return Piece(PERSON, word, person=Person(NAMED, name=said.split()[-1]))
        case "OPPOSITE":
            return Piece(PERSON, word, person=Person(NAMED, name=OPPOSITE))
        case "NEXT" | "BESIDE":
            of = Person(SPEAKER) if said.endswith((" me", " us")) else Person(HE)
            return Piece(PERSON, word, person=of.seen(-1 if " before " in said else 1))
        case "BREAK":
            return Piece(BREAK, word)
        case "TRICK":
            return Piece(TRICK, word, "trick", number=_trick_number(word))
        case "NUMBER":
            number = number_of(word)
            return Piece(NUMBER, word, str(number), number=number)
        case "CARDS":
            return Piece(THING, word, cards=_cards(word))
        case "CARD":
            return Piece(THING, word, cards=(_card(word),))
        case "CARD_OR_BID":
            return Piece(THING, word, cards=(_card(word),), call=_bid(word))
        case "BID":
            return Piece(THING, word, call=_bid(word))
        case "SUIT":
            return Piece(THING, word, suit=_suit_in(word), number=1 if said.startswith("a") else None)
    return Piece(WORD, word, stem(word))


def number_of(word: str) -> int:
    """The number that a word or figures stand for."""
    told = 0
    for each in re.split(r"[\s-]+", word.casefold().replace(",", "")):
        if each in POWERS:
            below = told % POWERS[each]
            told += (below or 1) * POWERS[each] - below
        elif each != "and":
            told += 10 * (TENS.index(each) + 3) if each in TENS else int(each) if each.isdecimal() else NUMBER_WORDS.index(each)
    return told


def _trick_number(text: str) -> int:
    """The number of `trick 12`, `trick twelve`, `12th trick`, `the last trick`."""
    digits = re.search(r"\d+", text)
    if digits:
        return int(digits[0])
    first, *rest = text.casefold().split()
    if first == "last":
        return LAST_TRICK
    return ORDINALS.index(first) if first in ORDINALS else number_of(rest[-1])


# --- cards and calls --------------------------------------------------------------------------------------------------


def _suit_in(text: str) -> int:
    words = text.casefold().split()
    named = [word for word in words if word.rstrip("s") in ("club", "diamond", "heart", "spade")]
    return spelling.suit(named[-1] if named else next(sign for sign in text if sign in _SIGNS))


def _rank(word: str) -> str:
    word = word.casefold()
    return RANKS_NAMED.get(word, "T" if word == "10" else word.upper())


def _card(word: str) -> Card:
    """`the 7 of diamonds`, `diamond seven`, `D7`."""
    words = [each for each in re.split(rf"\s+|,|(?<=[{_SIGNS}])(?=\w)", word) if each.casefold() not in ("of", "the", "")]
    if len(words) == 1:
        return CARD[words[0].upper()]
    suit = _suit_in(word)
    rank = next(each for each in words if _rank(each) in RANK_PLACE)
    return card(suit, _rank(rank))


def _cards(word: str) -> tuple[Card, ...]:
    suit = _suit_in(word)
    words = re.split(rf"\s+|[,{_SIGNS}-]", word)
    return tuple(card(suit, _rank(each)) for each in words if _rank(each) in RANK_PLACE)


def _bid(word: str) -> int:
    """`1H`, `one heart`, `2 no trump`, `one no`."""
    text = word.casefold()
    short = CALL.get(re.sub(r"[\s-]", "", text))
    if short is not None:
        return short
    level = re.match(r"[a-z]+|\d", text)
    assert level is not None
    denomination = NO_TRUMP if re.search(r"no(?:[- ]?trumps?)?\Z|nt?\Z", text) else _suit_in(text.replace("-", " "))
    return bid(number_of(level[0]), denomination)
