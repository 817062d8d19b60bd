"""What a ruling says to whoever asks: of himself, his partner and his opponents, and of nobody of whom nothing is told."""

from __future__ import annotations

from referee.ask import as_text, ask
from referee.families import games


def test_the_others_are_called_as_whoever_asks_sees_them() -> None:
    told = "Four of us, partners across. My partner let the spade deuce slip face up out of his hand."
    answered = as_text(ask(games()["cassino"], told, about="card-exposed"))
    assert "by your partner" in answered
    assert "= your partner misses his next turn" in answered and "= you may not take it in" in answered


def test_nobody_is_named_who_is_found_from_a_dealer_of_whom_nobody_told() -> None:
    told = "Dealer's partner passed the make back to him. May he make the trump now?"
    answered = as_text(ask(games()["bridge-whist"], told, about="made-by-another", facts={"make-was": "passed-back"}))
    assert "somebody may claim a new deal" in answered and "choice: the eldest hand" in answered


def test_who_deals_himself_is_named() -> None:
    told = "My right-hand opponent drew his queen and said the trick was his, his partner still to play. I'm the dealer."
    answered = as_text(ask(games()["bridge-whist"], told, about="trick-pointed-out"))
    assert "you may call on your left-hand opponent" in answered
