"""What is said of whoever asks, in the words in which one speaks to him: the rulings name every player alike."""

from __future__ import annotations

import re

#: forms of which the one who is spoken to has another
_OTHERWISE = {"is": "are", "has": "have", "was": "were", "does": "do", "goes": "go"}
_NO_VERBS = frozenset(("as", "plus", "always", "perhaps", "besides", "thus", "this", "unless", "towards", "across"))
_YOU = re.compile(r"\byou (and [A-Za-z]+ |or [A-Za-z]+ )?(?=([a-z]+s)\b)([a-z]+)")
_SIBILANT = re.compile(r"(?:ss|sh|ch|x|z)es\Z")


#: what somebody is called who only sits opposite: a partner, or as it may be
OPPOSITE = "opposite"
#: what those are called in full who are seen from the speaker
_IN_FULL = {"opponent": "your opponent", "partner": "your partner", OPPOSITE: "the player opposite"}
_PLACES = ("", "", "second ", "third ", "fourth ", "fifth ", "sixth ", "seventh ", "eighth ", "ninth ", "tenth ", "eleventh ")
_AT_SIDE = re.compile(r"(left|right)(?:-(\d+))?\Z")
#: the sides at a table of four, as whoever asks sees them
_SIDES = (
    (re.compile(r"\b(?:you-your partner|your partner-you)\b"), "your side"),
    (re.compile(r"\byour (?:left|right)-hand opponent-your (?:left|right)-hand opponent\b"), "your opponents"),
)
#: of whom "he" may be said where it is not of the one who is spoken to
_ANOTHER = re.compile(
    r"\b(?:partner|opponents?|left|right|dealer|declarer|dummy|players?|bidder|knocker|banker|pitcher|maker|caller|winner|loser|somebody|who|other|others|adversar\w+|defenders?)\b"
)
#: what is said of him, and what is his: `you's hand`, `the side of you`, `the turn of you`
_BEGINS = re.compile(r"\byour? ")
_OWN = re.compile(r"\bthe (side|turn|hand) of you\b(?! and)|\byou's\b")
#: a verb before him: `is you the bidder?`
_ASKED = re.compile(r"\b(?:is|has|was|does)(?= you\b)", re.IGNORECASE)
_HIS = {"of his": "of yours", "his": "your", "him": "you", "himself": "yourself"}
_HE = re.compile(r"\bhe ([a-z]+)\b|\b(of his(?= ha(?:s|ve)\b)|his|him|himself)\b")
#: what is done beside the first thing, or instead: `you take the discard, adds it to his set and discards`
_AND_DOES = re.compile(r"(, or |, | and | or )([a-z]+s)(?= (?:it|them|his|the|an?|what)\b|\Z)")


def in_full(names: tuple[str, ...]) -> tuple[str, ...]:
    """What the players are called in a sentence to the one of them who asks.

    >>> in_full(("you", "left", "partner", "right"))
    ('you', 'your left-hand opponent', 'your partner', 'your right-hand opponent')
    >>> in_full(("you", "left-1", "Bob")), in_full(("North", "left"))
    (('you', 'the player on your left', 'Bob'), ('North', 'left'))
    """
    return tuple(_called(name, among=names) for name in names) if "you" in names else names


def _called(name: str, among: tuple[str, ...]) -> str:
    found = _AT_SIDE.match(name)
    if found is None:
        return _IN_FULL.get(name, name)
    side, place = found[1], int(found[2] or 1)
    return f"your {side}-hand opponent" if "partner" in among else f"the {_PLACES[place]}player on your {side}"


def spoken_to(words: str, before: str = "") -> str:
    """The same to whoever is called "you"; `before` is what was said to him before it in the same ruling.

    >>> spoken_to("the card belongs to you's hand"), spoken_to("you pegs 2"), spoken_to("you passes, and opponent pays you 3")
    ('the card belongs to your hand', 'you peg 2', 'you pass, and opponent pays you 3')
    >>> spoken_to("you takes the discard, adds it to his set and discards"), spoken_to("your partner-you lose 100")
    ('you take the discard, add it to your set and discard', 'your side lose 100')
    >>> spoken_to("he gets no cards until the pool is won", before="your hand is dead")
    'you get no cards until the pool is won'
    >>> spoken_to("all chips that he has put in are lost", before="your hand is dead")
    'all chips that you have put in are lost'
    >>> spoken_to("he pays", before="your partner leads")
    'he pays'
    >>> spoken_to("When the turn of you comes, what are the chips he has put in?")
    'When your turn comes, what are the chips you have put in?'
    >>> spoken_to("Is he out, and how many cards of his have been seen?", before="you ")
    'Are you out, and how many cards of yours have been seen?'
    >>> spoken_to("Did the knocker replace his discard?", before="you ")
    'Did the knocker replace his discard?'
    >>> spoken_to("you offers his hand, and an opponent draws from his side"), spoken_to("the side of you loses, and he pays")
    ('you offer your hand, and an opponent draws from his side', 'your side loses, and you pay')
    """
    for side, called in _SIDES:
        words = side.sub(called, words)
    words = _OWN.sub(lambda found: f"your {found[1]}" if found[1] else "your", words)
    begins = _BEGINS.search(words)
    if begins is None and _BEGINS.match(before) and not _ANOTHER.search(before):
        first = 0  # he who is spoken of is still the one who is spoken to
    elif begins is not None:
        first = begins.start()
    else:
        return words
    another = _ANOTHER.search(words, first)
    told, rest = words[first : another and another.start()], words[another.start() :] if another else ""
    if _YOU.match(told) and another is None:
        told = _AND_DOES.sub(lambda found: f"{found[1]}{_verb(found[2])}", told)
    told = _HE.sub(lambda found: f"you {_verb(found[1])}" if found[1] else _HIS[found[2]], told)
    words = words[:first] + told + rest
    words = _ASKED.sub(_as_asked, words)
    return _YOU.sub(lambda found: f"you {found[1] or ''}{_verb(found[3])}", words)


def _as_asked(found: re.Match[str]) -> str:
    """The form of a verb that stands before the one who is spoken to."""
    verb = _OTHERWISE[found[0].casefold()]
    return verb.capitalize() if found[0][0].isupper() else verb


def _verb(word: str) -> str:
    if not word.endswith("s") or word in _NO_VERBS or word.endswith(("ss", "us")):
        return word
    if word in _OTHERWISE:
        return _OTHERWISE[word]
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    return word[:-2] if _SIBILANT.search(word) else word[:-1]
