"""Questions about games without tricks: which breach is meant, in the words in which people ask."""

from __future__ import annotations

import pytest

from referee.ask.telling.question import NotUnderstood, understand
from referee.families import games

#: the game, what somebody types, the kind of breach
UNDERSTOOD = [
    ("cassino", "a player takes in two jacks with one jack", "wrongly-taken"),
    ("cassino", "he builds without saying what", "build-not-announced"),
    ("cassino", "she trails though her build is still on the table", "trails-over-build"),
    ("cassino", "Bob trails with a build on the table", "trails-over-build"),
    ("cassino", "Ann builds without the card", "built-without-card"),
    ("cassino", "he built nine but had no nine to take it", "built-without-card"),
    ("cassino", "the dealer did not announce the last round", "last-round-not-announced"),
    ("cassino", "someone looks back at the cards he has taken", "taken-cards-seen"),
    ("eights", "a player passes though he could play", "play-withheld"),
    ("eights", "he calls for a rank with his eight", "calls-a-rank"),
    ("eights", "she draws though she could play", "draws-though-able"),
    ("fan-tan", "he passes holding a playable seven", "play-withheld"),
    ("fan-tan", "Ann passes though she had a seven", "play-withheld"),
    ("michigan", "Ann starts with the wrong card", "begun-wrongly"),
    ("michigan", "he withholds the card that is due", "play-withheld"),
    ("michigan", "she starts a suit with a card that is not her lowest", "begun-wrongly"),
    ("michigan", "a player looks at the extra hand", "extra-hand-seen"),
    ("i-doubt-it", "someone doubts before the announcement is made", "doubted-early"),
    ("i-doubt-it", "he lays five cards at once", "wrong-number-laid"),
    ("i-doubt-it", "she says she has no sevens", "speaks-of-his-cards"),
    ("go-fish", "he asks for a rank of which he has none", "illegal-call"),
    ("go-fish", "she keeps back a card she was asked for", "card-withheld"),
    ("go-fish", "Bob keeps a king back", "card-withheld"),
    ("go-fish", "he forgets to show his book", "book-not-shown"),
    ("old-maid", "he discards two cards that do not match", "false-pair"),
    ("old-maid", "Bob lays down a false pair", "false-pair"),
    ("slapjack", "she slaps a queen", "false-slap"),
    ("pig", "he passes a card after somebody has stopped", "passes-after-stop"),
    ("klondike", "I put a queen into a space", "wrong-build"),
    ("pig", "Ann passes a card after Bob has stopped", "passes-after-stop"),
    ("klondike", "a queen goes into an empty column", "wrong-build"),
    ("klondike", "he goes through the stock a second time", "run-again"),
    ("canfield", "she turns two cards instead of three", "wrong-number-turned"),
    ("spider", "he deals a row while there is a space", "row-over-space"),
    ("spider", "deals with a space open", "row-over-space"),
    ("accordion", "he moves a pile to the second at its left", "wrong-build"),
    ("calculation", "I move a card from one waste pile to another", "card-from-elsewhere"),
    ("russian-bank", "he says stop too late", "no-right-to-stop"),
    ("russian-bank", "she says stop and cannot show the error", "no-right-to-stop"),
    ("russian-bank", "he turns two cards together", "wrong-number-turned"),
    ("russian-bank", "he misses a play to the foundation", "play-out-of-order"),
    ("one-pack-russian-bank", "she leaves a space open", "space-left-open"),
    ("blackjack-permanent-bank", "the dealer stands at sixteen", "dealers-draw"),
    ("blackjack-permanent-bank", "the dealer peeks at his hole card", "hole-card-seen"),
    ("blackjack-permanent-bank", "he was given a card he did not ask for", "unrequested-card"),
    ("blackjack-changing-bank", "a player stood on more than 21", "undeclared-bust"),
    ("blackjack-changing-bank", "the dealer forgot to burn a card", "card-not-burned"),
    ("red-dog", "he bets more than the pool", "bet-over-limit"),
    ("canasta", "Ann melds 45 when 50 are needed", "insufficient-count"),
    ("five-card-stud", "Bob turns up his hole card", "own-card-exposed"),
    ("draw-poker", "Bob puts in 3 where 5 is the bet", "short-call"),
    ("red-dog", "she changes her bet", "bet-changed"),
]


@pytest.mark.parametrize(("game", "text", "breach"), UNDERSTOOD)
def test_what_is_meant(game: str, text: str, breach: str) -> None:
    question = understand(text, games()[game])
    assert not isinstance(question, NotUnderstood), question
    assert question.breach.name == breach
