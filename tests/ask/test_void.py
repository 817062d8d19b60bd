"""Who is told to have none of the suit led and trumps has not revoked; who only says so, or finds one later, may have."""

from __future__ import annotations

import pytest

from referee.ask import ask
from referee.families import games

RIGHTLY = [
    ("whist", "My partner was out of diamonds and ruffed. The old man shouts revoke."),
    ("contract-bridge", "East trumped my ace of hearts since he had no hearts. Is it a revoke?"),
    ("euchre", "I couldn't follow to the spade, and trumped it. They say that I have to follow suit."),
    ("contract-bridge", "I was void in clubs and discarded a diamond on the club, is that a renege?"),
    ("klaberjass", "She led a heart, I had none and trumped it. She calls it a revoke."),
    ("hearts", "I was void in clubs, clubs were led and I threw the queen of spades on it. They call it a revoke."),
]
NOT_SO = [
    ("whist", "He said he was out of diamonds and ruffed. Two tricks on he played a diamond."),
    ("contract-bridge", "I thought I was void and ruffed the heart, but I had the two of hearts."),
    ("contract-bridge", "I had no clubs and ruffed, then found one behind a spade."),
    ("klaberjass", "She led a heart, I had none and threw off a spade though I had a trump."),
    ("whist", "I ruffed a club. He led clubs again and I followed."),
    ("hearts", "I was void in clubs and threw the ten of diamonds on it. They call it a revoke."),
]


@pytest.mark.parametrize(("slug", "told"), RIGHTLY)
def test_who_has_none_may_play_what_he_likes(slug: str, told: str) -> None:
    assert ask(games()[slug], told).status == "nothing wrong"


@pytest.mark.parametrize(("slug", "told"), NOT_SO)
def test_what_may_be_a_revoke_is_not_called_right(slug: str, told: str) -> None:
    assert ask(games()[slug], told).status != "nothing wrong"
