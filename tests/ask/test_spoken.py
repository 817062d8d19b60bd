"""What a ruling says to whoever asks: of himself, his partner and his opponents, and of nobody of whom nothing is told."""

from __future__ import annotations

import pytest

from referee.ask import as_text, ask
from referee.ask.answers.ruling import Split
from referee.families import games


def test_the_others_are_called_as_whoever_asks_sees_them() -> None:
    told = "Four of us, partners across. My partner let the spade deuce slip face up out of his hand."
    answered = as_text(ask(games()["cassino"], told, about="card-exposed"))
    assert "by your partner" in answered
    assert "= your partner misses his next turn" in answered and "= you may not take it in" in answered


def test_nobody_is_named_who_is_found_from_a_dealer_of_whom_nobody_told() -> None:
    told = "Dealer's partner passed the make back to him. May he make the trump now?"
    answered = as_text(ask(games()["bridge-whist"], told, about="made-by-another", facts={"make-was": "passed-back"}))
    assert "the eldest hand may claim a new deal" in answered and "otherwise somebody must make the trump" in answered


def test_who_deals_himself_is_named() -> None:
    told = "My right-hand opponent drew his queen and said the trick was his, his partner still to play. I'm the dealer."
    answered = as_text(ask(games()["bridge-whist"], told, about="trick-pointed-out"))
    assert "you may call on your left-hand opponent" in answered


@pytest.mark.parametrize(
    ("slug", "told", "about", "who"),
    [
        # whoever is named with his place, even by a word with which a sentence begins
        ("rummy", "Joe, on her left, drew when it was my turn.", "turn-out-of-turn", "Joe"),
        ("whist", "Trouble is that my partner revoked.", "revoke", "your partner"),
        # his mate is his partner; what he mutters to him he says himself
        ("euchre", "The man on my right mutters to his mate 'I've got the left'.", "card-named", "your right-hand opponent"),
        ("euchre", "My mate reneged on hearts.", "revoke", "your partner"),
        # a rank is nobody
        ("rummy", "Oscar spread K 2 2 as three kings.", "false-set", "Oscar"),
        # what stands in brackets is told beside
        ("canasta", "Otto (bad cards I bet) remembers it and wants a new deal.", "demand-after-looking", "Otto"),
        # the left is where he sits, and one against somebody is not he against whom
        ("schafskopf", "I'm the Player. Bob kept back a club he should have followed with.", "revoke", "Bob"),
        ("auction-pinochle", "My brother against the bidder did not follow suit.", "revoke", "Brother"),
        # what only says when it was tells of nobody; who counts another's hand has it not
        ("euchre", "I was alone. But Ann sloughed a heart when hearts was led.", "revoke", "Ann"),
        ("auction-pinochle", "I count 14, and Lena is sure that she has 16.", "too-many-cards", "Lena"),
        ("eights", "My little bro passes. I know he has a heart.", "play-withheld", "Bro"),
        # what becomes of his cards tells of him; who saw it did nothing
        ("five-hundred", "I bid seven diamonds, next said 'seven clubs'.", "insufficient-bid", "the player on your left"),
        (
            "bridge-whist",
            "Edgar, who sat East, lost. I as dealer led. He flung his last five cards face up.",
            "card-exposed",
            "East",
        ),
    ],
)
def test_who_did_it(slug: str, told: str, about: str, who: str) -> None:
    answered = as_text(ask(games()[slug], told, about=about))
    understood = next(line for line in answered.splitlines() if line.startswith("= understood"))
    assert f", by {who}" in understood


def test_who_plays_alone_asks_of_himself() -> None:
    answered = as_text(ask(games()["canfield"], "How many times through the pack in threes?", about="run-again"))
    assert "by you" in answered and "P1" not in answered


def test_whose_tricks_were_mixed_is_not_whoever_tells_it() -> None:
    told = "I said they had revoked. I can't prove it: their tricks are all shuffled into one heap."
    answered = as_text(ask(games()["wipe-off"], told, about="tricks-not-in-order"))
    assert "by you" not in answered


def test_what_the_game_has_by_itself_is_taken_so_and_not_known() -> None:
    rummy = games()["rummy"]
    assert "= taken so: calling-played=no" in as_text(ask(rummy, "He called rummy on my discard"))
    agreed = as_text(ask(rummy, "He called rummy on my discard, we had agreed on calling"))
    assert "= known: calling-played=yes" in agreed and "taken so" not in agreed


def test_what_comes_up_then_is_not_told_to_its_last_branch() -> None:
    told = "They were in four spades doubled, a game up, and went three light. Our scorer put down 900."
    answer = ask(games()["contract-bridge"], told, about="wrong-score")
    assert len(as_text(answer).splitlines()) * 2 < len(as_text(answer, whole=True).splitlines())


@pytest.mark.parametrize(
    ("slug", "told", "about", "asked"),
    [
        ("contract-bridge", "I bid 1H over their 1S", "insufficient-bid", "Did the opponent at your left call over it"),
        ("contract-bridge", "West bid 1H over North's 1S", "insufficient-bid", "Did the opponent at the offender's left call"),
        ("euchre", "I exposed a card", "card-exposed", "Do you play alone?"),
        ("euchre", "My partner exposed a card", "card-exposed", "Does he play alone?"),
        ("draw-poker", "I put ten in before my turn", "chips-at-his-turn", "When your turn comes, what are the chips you have"),
    ],
)
def test_a_question_is_put_to_whoever_tells_it_of_himself(slug: str, told: str, about: str, asked: str) -> None:
    tree = ask(games()[slug], told, about=about).tree
    assert isinstance(tree, Split) and tree.question.startswith(asked)
