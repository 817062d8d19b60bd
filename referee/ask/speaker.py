"""What is said of whoever asks, in the words in which one speaks to him: the rulings name every player alike."""

from __future__ import annotations

import re

#: forms of which the one who is spoken to has another
_OTHERWISE = {"is": "are", "has": "have", "was": "were", "does": "do", "goes": "go"}
_NO_VERBS = frozenset(("as", "plus", "always", "perhaps", "besides", "thus", "this", "unless", "towards", "across"))
_YOU = re.compile(r"\byou (and [A-Za-z]+ |or [A-Za-z]+ )?(?=([a-z]+s)\b)([a-z]+)")
_SIBILANT = re.compile(r"(?:ss|sh|ch|x|z)es\Z")


def spoken_to(words: str) -> str:
    """The same to whoever is called "you".

    >>> spoken_to("the card belongs to you's hand"), spoken_to("you pegs 2"), spoken_to("you passes, and opponent pays you 3")
    ('the card belongs to your hand', 'you peg 2', 'you pass, and opponent pays you 3')
    """
    words = re.sub(r"\byou's\b", "your", words)
    return _YOU.sub(lambda found: f"you {found[1] or ''}{_verb(found[3])}", words)


def _verb(word: str) -> str:
    if word in _NO_VERBS or word.endswith(("ss", "us")):
        return word
    if word in _OTHERWISE:
        return _OTHERWISE[word]
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    return word[:-2] if _SIBILANT.search(word) else word[:-1]
