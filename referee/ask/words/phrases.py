"""Phrases, and where in a question they stand: the part of understanding that knows words and nothing of cards.

A question is a row of pieces: people, cards, calls, numbers, words. A phrase is written as people say it, "leads {card} out of
turn", and is found wherever its words stand in this order in one clause, whatever stands between. Words are compared by their
stems, so that tense and number make no difference; what matters of a stem is only that two forms of a word share it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache

from attrs import field, frozen

from referee.core.people import DEALER, DECLARER, DEFENDER, DUMMY, SPEAKER, Person
from referee.core.record import Call

# --- kinds of piece
WORD, PERSON, OWNER, THING, NUMBER, TRICK, BREAK = "word", "person", "owner", "thing", "number", "trick", "break"
#: the number that stands for the last trick, whichever that is in the game
LAST_TRICK = -1
#: the words for numbers, and those for places, from nought on
_NUMBER_WORDS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
    "nineteen twenty"
)
_ORDINAL_WORDS = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth"
NUMBER_WORDS, ORDINALS = _NUMBER_WORDS.split(), _ORDINAL_WORDS.split()
#: the words for tens, from thirty on, and those that make many of what stands before them
TENS = ("thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
POWERS = {"hundred": 100, "thousand": 1000}


@frozen
class Piece:
    """A word of a question, or several that mean one thing."""

    kind: str
    #: as it was typed
    text: str
    stem: str = ""
    person: Person | None = None
    cards: tuple[int, ...] = ()
    call: Call | None = None
    suit: int | None = None
    number: int | None = None
    #: that of a card of which no suit is told: `a king`, `his four`
    rank: str = ""
    #: where it stands in what was typed, and whether somebody is quoted there
    start: int = -1
    end: int = -1
    quoted: bool = False
    #: whether an article stands before it: `the deal`, `a bid`
    named: bool = False


# --- stems ------------------------------------------------------------------------------------------------------------

#: forms that no ending explains, by the word they are forms of
_IRREGULAR = {
    "be": "am is are was were been being",
    "have": "has had having",
    "do": "does did done doing",
    "lead": "led",
    "tell": "told",
    "show": "shown",
    "draw": "drew drawn",
    "take": "took taken",
    "give": "gave given",
    "hold": "held",
    "choose": "chose chosen choice",
    "deal": "dealt",
    "find": "found",
    "make": "made",
    "see": "saw seen",
    "say": "said",
    "keep": "kept",
    "think": "thought",
    "throw": "threw thrown",
    "lose": "lost",
    "win": "won",
    "speak": "spoke spoken",
    "go": "goes went gone",
    "lay": "laid lain",
    "fall": "fell fallen",
    "write": "wrote written",
    "know": "knew known",
    "run": "ran",
    "leave": "left",
    "forbid": "forbade forbidden",
    "sell": "sold",
    "buy": "bought",
    "pay": "paid",
    "lend": "lent",
    "begin": "began begun",
    "build": "built",
    "break": "broke broken",
    "bring": "brought",
    "catch": "caught",
    "come": "came",
    "freeze": "froze frozen",
    "get": "got gotten",
    "hide": "hid hidden",
    "mean": "meant",
    "shake": "shook shaken",
    "sit": "sat",
    "slide": "slid",
    "sling": "slung",
    "fling": "flung",
    "stand": "stood",
    "steal": "stole stolen",
    "stick": "stuck",
    "honor": "honour honours",
    "color": "colour colours coloured",
    "neighbor": "neighbour neighbours",
    "not": (
        "never without cannot can't don't doesn't didn't won't wouldn't isn't aren't wasn't weren't hasn't haven't hadn't "
        "couldn't shouldn't mustn't fails failed fail failing failure forgets forgot forget forgotten neglects neglected "
        "neglect omits omitted omit omitting refuses refused refuse"
    ),
    "review": "restate restated restates",
    "revoke": "renege reneges reneged reneging renig renigs renigged renigging renounce renounces renounced",
    "turn": "rotation",
    "look": "peek peeks peeked glances glance glanced",
    "trump": "ruff ruffs ruffed ruffing",
    "auction": "bidding",
    "consult": "confer confers conferred discuss discusses discussed",
    "until": "till",
}
_FORMS = {form: word for word, forms in _IRREGULAR.items() for form in forms.split()}
#: words that are no part of what happened; what is said with them is said without them
_FILLER_WORDS = "the a an this that these those his her its their my your our just really accidentally please"
FILLERS, ARTICLES = frozenset(_FILLER_WORDS.split()), frozenset(("the", "a", "an"))
#: words that may stand between those of a phrase and cost it nothing
_LIGHT_WORDS = "of to in on at by be have do it already for from with now also which who what up when while"
#: what would share its stem with "not"
_NOTES = frozenset(("note", "notes", "noted", "noting"))
#: nobody, as a phrase has him in two words
_NO_ONE = re.compile(r"\bno one\b")
#: whoever is next, as a phrase has him
_NEXT_ONE = re.compile(r"\bnext (?:[a-z]+\|)*(?:player|man|person|hand)\b\S*(?!\S)")
_ENDINGS = re.compile(r"(?:ing|ed|es|s|e|ly)\Z")
_SHORTEST = 3


def is_irregular(word: str) -> bool:
    """Whether it is a form of another word that no ending explains."""
    return word in _FORMS


@cache
def stem(word: str) -> str:
    """What all forms of a word share.

    >>> {stem(form) for form in ("revoke", "revokes", "revoked", "reneged")}
    {'revok'}
    >>> stem("dropped") == stem("drops"), stem("didn't")
    (True, 'not')
    """
    word = word.casefold().replace("’", "'")
    if word in _NOTES:
        return "note"
    word = _FORMS.get(word, word)
    word = _FORMS.get(word.removesuffix("'s"), word.removesuffix("'s"))
    if word.endswith(("ies", "ied")) and len(word) > _SHORTEST + 1:
        word = word[:-3] + "y"
    shorter = _ENDINGS.sub("", word)
    if len(shorter) >= _SHORTEST:
        word = _ENDINGS.sub("", shorter) if shorter.endswith("e") and len(shorter) > _SHORTEST else shorter
    return word[:-1] if len(word) > _SHORTEST and word[-1] == word[-2] else word


def stems(words: str) -> frozenset[str]:
    """What the forms of each of these words share."""
    return frozenset(map(stem, words.split()))


_LIGHT = stems(_LIGHT_WORDS)
_DENYING, _BEFORE, _CARD = stems("not nobody none"), stem("before"), stem("card")
_UNTIL = stem("until")
#: what denies the words that come next alone: `no card was led`, `nothing led`, but not `no hearts left, so he led a club`
_NO, _NOTHING = stem("no"), stem("nothing")
_SO_FAR = stems("yet still far ever even else actually")
#: where it denies nothing, by what stands before it and after it
_OF_SOMEBODY, _NO_DENIAL = stems("with have hold get say"), stems("sooner doubt wonder matter")
#: how somebody asks whether he is bound to do something, and what he tells all the same while he asks
_BOUND, _GIVEN = (
    frozenset(("must", "should", "shall", "do", "does")),
    frozenset(("if", "when", "after", "because", "since", "once")),
)
_TRUMP, _IS = stem("trump"), stems("be have")
#: what stands where a phrase says "card": somebody "drops an ace"
_SORTS_OF_CARD = stems("ace king queen jack knave honor honour trump")

#: words of a phrase that say nothing: pronouns, which in a question are people, and the "does" of "does not"
_EMPTY = frozenset(("he", "it", "they", "do"))
#: the slots for those who in a question are people, and for what is theirs
_PEOPLE = {"i me we us": SPEAKER, "he she they him her them you": "person", "my mine our ours his their your": "owner"}
_SLOTS = {word: slot for words, slot in _PEOPLE.items() for word in words.split()}
_FIGURES = {word: str(number) for number, word in enumerate(NUMBER_WORDS) if number}
_FIGURES |= {word: str(10 * (place + 3)) for place, word in enumerate(TENS)} | {word: str(of) for word, of in POWERS.items()}
_NTH = {word: number for number, word in enumerate(ORDINALS) if number} | {"last": LAST_TRICK}
#: certain tricks, each of which a question has as one piece
_NTH_TRICK = re.compile(rf"(?<!\S)((?:{'|'.join(_NTH)})(?:\|(?:{'|'.join(_NTH)}))*) tricks?(?!\S)")
#: a hyphen between words of which nothing else will do
_HYPHEN = re.compile(r"(?<![^a-z ])-(?=[a-z]+(?!\S))")
#: the slot of such a trick, by its number
NTH_TRICK = "trick "

# --- phrases ----------------------------------------------------------------------------------------------------------

#: finds whether a piece can stand in a slot, such as `{card}`
Fits = Callable[[str, Piece], bool]

# What a phrase says for a breach if it is found: its words, less what stands between them. Somebody's part at the table says
# more than a card, and a card more than just somebody.
_WORD_WEIGHT, _LIGHT_WEIGHT, _SLOT_WEIGHT, _LATER_WEIGHT = 2.0, 1.0, 2.0, 0.5
_SLOT_WEIGHTS = {**dict.fromkeys((DECLARER, DUMMY, DEFENDER, DEALER), 2.5), **dict.fromkeys(("person", SPEAKER, "owner"), 1.5)}
_GAP_COST, _BREAK_COST = 0.25, 0.25


@frozen
class Element:
    """One place of a phrase: slots or words, of which any will do."""

    slots: tuple[str, ...] = ()
    stems: frozenset[str] = frozenset()
    #: whether a new clause may have begun since the last
    later: bool = False

    @property
    def is_light(self) -> bool:
        """Whether words of this kind stand everywhere."""
        return self.stems <= _LIGHT

    @property
    def weight(self) -> float:
        """How much it says for a phrase that this stands in it."""
        if self.slots:
            return _SLOT_WEIGHTS.get(self.slots[0], _SLOT_WEIGHT)
        return _LIGHT_WEIGHT if self.is_light else _WORD_WEIGHT


@frozen
class Phrase:
    """Words in their order, as people say them.

    `{card}` is a slot, `drops|shows` are words of which either does, and after `+` a new clause may have begun. Whoever is
    told by a pronoun stands in a slot; `his` alone, and whatever goes without saying in `his|the`, is left out.
    """

    text: str
    elements: tuple[Element, ...]

    @property
    def weight(self) -> float:
        """How much it accounts for; more where it takes in several clauses."""
        return sum(element.weight + (_LATER_WEIGHT if element.later else 0) for element in self.elements)


@cache
def phrase(text: str) -> Phrase:
    """A phrase as it is written in a table."""
    elements: list[Element] = []
    later = False
    for word in _NTH_TRICK.sub(_nth_trick, _HYPHEN.sub(" ", _NO_ONE.sub("nobody", text))).split():
        if word == "+":
            later = True
            continue
        choices = word.split("|")
        if stem(word) in _EMPTY or any(each in FILLERS and each not in _SLOTS for each in choices) or word in FILLERS:
            continue
        slots = [each[1:-1].replace("_", " ") if each[0] == "{" else _SLOTS.get(each) for each in choices]
        stems = frozenset(_number_or_stem(each) for each, slot in zip(choices, slots, strict=True) if slot is None)
        elements.append(Element(tuple(dict.fromkeys(filter(None, slots))), stems, later))
        later = False
    return Phrase(text, tuple(elements))


def _nth_trick(found: re.Match[str]) -> str:
    """The slots of certain tricks."""
    return "|".join(f"{{{NTH_TRICK}{_NTH[each]}}}".replace(" ", "_") for each in found[1].split("|"))


def ways_of(text: str) -> tuple[str, ...]:
    """A phrase as it is written, and with whoever is next as somebody, as a question has him.

    >>> ways_of("next player|one leads")
    ('next player|one leads', '{next} leads')
    """
    somebody = _NEXT_ONE.sub("{next}", text)
    return (text,) if somebody == text else (text, somebody)


def _number_or_stem(word: str) -> str:
    return word if word.isdecimal() else _FIGURES.get(word) or stem(word)


@frozen
class Found:
    """Where in a question a phrase stands."""

    phrase: Phrase
    score: float
    #: the places of its elements among the pieces
    places: tuple[int, ...]
    slots: Mapping[str, Piece] = field(factory=dict)
    #: whether the question says that it is not so
    denied: bool = False

    @property
    def close(self) -> bool:
        """Whether no word of weight stands between its words."""
        return self.score == self.phrase.weight


def find(
    wanted: Phrase, pieces: Sequence[Piece], fits: Fits, stems: AbstractSet[str] | None = None, *, asked: bool = False
) -> Found | None:
    """Where the phrase stands with the least between its words, if it does; `asked`, also in what somebody asks to be bound to.

    Who looks for many phrases among the same pieces gives their stems: hardly any phrase has all of its words there.
    """
    said = {piece.stem for piece in pieces} if stems is None else stems
    if not all(_may_stand(element, said) for element in wanted.elements):
        return None
    candidates = []
    for element in wanted.elements:
        places = [place for place, piece in enumerate(pieces) if _stands(element, piece, fits)]
        if not places:
            return None
        candidates.append(places)
    ways: dict[int, tuple[float, tuple[int, ...]]] = {place: (0.0, (place,)) for place in candidates[0]}
    for element, places in zip(wanted.elements[1:], candidates[1:], strict=True):
        longer: dict[int, tuple[float, tuple[int, ...]]] = {}
        for place in places:
            best = min(
                (
                    (cost + _gap(pieces, last, place), (*way, place))
                    for last, (cost, way) in ways.items()
                    if last < place and (element.later or not _breaks(pieces, last, place))
                ),
                default=None,
            )
            if best is not None:
                longer[place] = best
        ways = longer
    if not ways:
        return None
    cost, best_places = min(ways.values())
    if not asked and _is_asked(pieces, best_places):
        return None
    score = wanted.weight - cost
    slots = {
        slot: pieces[place]
        for element, place in zip(wanted.elements, best_places, strict=True)
        for slot in element.slots
        if fits(slot, pieces[place])
    }
    return Found(wanted, score, best_places, slots, _denied(wanted, pieces, best_places))


def _may_stand(element: Element, said: AbstractSet[str]) -> bool:
    return (
        bool(element.slots)
        or not element.stems.isdisjoint(said)
        or (_CARD in element.stems and not _SORTS_OF_CARD.isdisjoint(said))
    )


def _stands(element: Element, piece: Piece, fits: Fits) -> bool:
    if _CARD in element.stems and piece.stem in _SORTS_OF_CARD:
        return True
    return piece.stem in element.stems or any(fits(slot, piece) for slot in element.slots)


def _gap(pieces: Sequence[Piece], last: int, place: int) -> float:
    between = pieces[last + 1 : place]
    words = sum(1 for piece in between if piece.kind == WORD and piece.stem not in _LIGHT)
    return _GAP_COST * words + _BREAK_COST * sum(1 for piece in between if piece.kind == BREAK)


def _breaks(pieces: Sequence[Piece], last: int, place: int) -> bool:
    return any(piece.kind == BREAK for piece in pieces[last + 1 : place])


def _denied(wanted: Phrase, pieces: Sequence[Piece], places: tuple[int, ...]) -> bool:
    """Whether it is told as something that is not so, or had not yet happened."""
    first = places[0]
    while first and pieces[first - 1].kind != BREAK and pieces[first - 1].stem != _UNTIL:
        first -= 1  # what is not so until then is so by then
    said = {stem for element in wanted.elements for stem in element.stems}
    here = _beside(pieces, first, places)
    if said.isdisjoint(_DENYING) and any(pieces[place].stem in _DENYING for place in here):
        return True
    none = any(_is_none(pieces, place, places) for place in here)
    if none and said.isdisjoint((_NO, _NOTHING, *_DENYING)):
        return True
    return _BEFORE not in said and any(piece.stem == _BEFORE for piece in pieces[first : places[0]])


def _beside(pieces: Sequence[Piece], first: int, places: tuple[int, ...]) -> list[int]:
    """The places from the first on and before the last of these that stand between two breaks with one of them."""
    beside, since = list[int](), first
    for place in range(first, places[-1] + 1):
        if pieces[place].kind == BREAK or place == places[-1]:
            if any(since <= each <= place for each in places):
                beside += range(since, place)
            since = place + 1
    return beside


def _is_asked(pieces: Sequence[Piece], places: tuple[int, ...]) -> bool:
    """Whether it is only asked whether somebody has to do it, and is not told: `must he play on?`."""
    first, last = places[0], places[-1]
    while first and pieces[first - 1].kind != BREAK:
        first -= 1
    while last < len(pieces) and pieces[last].kind != BREAK:
        last += 1
    if last == len(pieces) or "?" not in pieces[last].text or first >= places[0] - 1:
        return False
    bound = pieces[first].text.casefold() in _BOUND and pieces[first + 1].kind == PERSON
    return bound and not any(piece.text.casefold() in _GIVEN for piece in pieces[first : places[0]])


def _is_none(pieces: Sequence[Piece], place: int, places: tuple[int, ...]) -> bool:
    """Whether what stands here denies the word of the phrase that comes next."""
    if pieces[place].stem not in (_NO, _NOTHING) or (place and pieces[place - 1].stem in _OF_SOMEBODY):
        return False
    between = pieces[place + 1 : next(each for each in places if each > place)]
    if pieces[place].stem == _NO:
        no_what, *then = pieces[place + 1 : place + 3]
        no_trump = no_what.stem == _TRUMP and not any(piece.stem in _IS for piece in then)
        if no_trump or no_what.stem in _NO_DENIAL:
            return False
        between = between[1:]  # what there is none of
    return all(piece.kind == WORD and piece.stem in _LIGHT | _SO_FAR for piece in between)
