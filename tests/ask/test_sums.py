"""Where a question gives the numbers the answer gives the sum, by the score of the game."""

from __future__ import annotations

import importlib
import json

import pytest

from referee.ask import as_json, as_text, ask
from referee.ask.answers.answer import NOTHING_WRONG
from referee.ask.telling.question import NotUnderstood, hear
from referee.ask.telling.sums import sums_in
from referee.core import rooms
from referee.core.game import Game
from referee.core.sums import Reckoned
from referee.families import games


def sums(game: Game, text: str) -> tuple[Reckoned, ...]:
    told = hear(text, game)
    assert not isinstance(told, NotUnderstood)
    return sums_in(told)


#: what somebody types, and the points of each line of what it comes to, worked out from the books by hand
ASKED: list[tuple[str, str, list[list[int]]]] = [
    ("contract-bridge", "They were in four spades doubled, a game up, and went three light. Is it 900 or 800?", [[800]]),
    ("contract-bridge", "we bid four hearts and made eleven tricks, what do we score", [[120, 30]]),
    ("contract-bridge", "in two spades, doubled, down two and not vulnerable", [[300]]),
    ("contract-bridge", "Two clubs, not vulnerable, and she made three.", [[40, 20]]),
    ("duplicate-bridge-2017", "3NT making ten", [[100, 30, 300], [100, 30, 500]]),
    ("progressive-bridge", "all vulnerable, and they go six off in four spades doubled", [[1700, -700]]),
    ("auction-bridge", "Four spades, undoubled, and we took twelve tricks.", [[54, 50]]),
    ("whist", "we took nine tricks, what is that worth", [[3]]),
    ("euchre", "I ordered it up, played alone and took 5 tricks", [[4]]),
    ("euchre", "they made it hearts and took only two tricks", [[2]]),
    ("five-hundred", "I bid eight hearts and took seven tricks", [[-300]]),
    ("napoleon", "I bid three and made three", [[3]]),
    ("hearts", "I took the queen of spades and five hearts", [[13, 5]]),
    ("hearts", "she took every heart and the queen of spades", [[13, 13]]),
    ("cribbage", "my hand is 5H 5C JD 6S and the starter is 5D, how many points", [[2, 2, 2, 2, 6, 1]]),
    ("cribbage", "I hold 5 5 5 J and a five was turned up, how many", [[2] * 8 + [12]]),
    ("cribbage", "game to 121, I'm home and he is stuck on 60", [[2]]),
    ("cribbage", "game to 121, I'm home and he is stuck on 61", [[1]]),
    ("cribbage", "the dealer turned the jack of clubs", [[2]]),
    ("gin-rummy", "I knocked with 7 and my opponent had 12", [[5]]),
    ("gin-rummy", "I knocked with seven and she has five", [[25, 2]]),
    ("gin-rummy", "I went gin and he had 23", [[25, 23]]),
    ("canasta", "We have 1,600, what must our first meld count?", [[90]]),
    ("brazilian-canasta", "We have 8,500, what must our first meld count?", [[200]]),
    ("canasta", "What do four jacks and three eights count?", [[40, 30]]),
    ("pot-limit-poker", "12 in the middle, Abe bets 5. What's the most I can put in?", [[5, 22]]),
    ("draw-poker", "three of us tie and split a pot of 25", [[9, 8]]),
    ("cassino", "I took 27 cards and seven spades and the ten of diamonds", [[3, 1, 2]]),
    ("auction-pitch", "I bid three and made two", [[-3]]),
    ("auction-pitch", "I bid two and made three", [[3]]),
    ("cinch", "I bid 8 and we made 6", [[16]]),
    ("skat", "I played clubs solo with two and took 65 points, what do I score", [[36]]),
    ("skat", "grand with one, 92 points", [[60]]),
    ("skat", "I played spades solo against one and took 55", [[-22]]),
    ("skat", "I bid 30, played hearts tournee against two and took 61", [[-30]]),
    ("blackjack-changing-bank", "I bet 10 and stood on 17, the dealer made 17", [[-10, 10]]),
    ("blackjack-permanent-bank", "I bet 10, had a natural, dealer has 20", [[-15, 15]]),
    ("chemin-de-fer", "I bet 40 and had 7, the banker had 6", [[-40, 40]]),
    ("chemin-de-fer", "I bet 40 and had 8, the banker had 9", [[-40, 40]]),
    ("baccarat", "I bet 20 and made 5 against 6", [[-20, 20]]),
    ("punto-banco-arnold", "I bet 100, punto had 7 and banco had 3", [[100]]),
    ("two-hand-pinochle", "20 for the marriage and 40 for the pinochle", [[20, 40]]),
    ("auction-pinochle", "I showed a run in hearts and a hundred aces", [[150, 100]]),
    ("bezique", "I put down the KS QS and JD, spades are trumps", [[40, 40]]),
    ("six-pack-bezique", "she declared double bezique, what is it worth", [[500]]),
    ("piquet", "I have a quint and four kings, what does that score?", [[15, 14]]),
    ("piquet", "she called a point of six and a tierce", [[6, 3]]),
    ("klaberjass", "a run of four, worth what?", [[50]]),
    ("rummy", "I was left with two kings, a five and an ace, what do I pay?", [[20, 5, 1]]),
    ("contract-rummy", "stuck with two aces and a ten, how much is that", [[30, 10]]),
    ("eights", "I'm left with an eight and a king, how many points", [[50, 10]]),
    ("contract-bridge", "they went two down, doubled and vulnerable", [[500]]),
    ("cribbage", "He's at fifty-eight of 121 and I am out", [[2]]),
    ("red-and-black-bank", "I bet 5 on black, all five black", [[-10, 10]]),
]


@pytest.mark.parametrize(("slug", "text", "points"), ASKED)
def test_numbers_told_are_summed_up(slug: str, text: str, points: list[list[int]]) -> None:
    assert [[line.points for line in each.lines] for each in sums(games()[slug], text)] == points


#: what somebody types who tells what was counted or written, the breach if that is wrong, and whether it is right
HELD: list[tuple[str, str, str, bool]] = [
    ("canasta", "We were at 1400 and opened with 55, they say it needs 90", "insufficient-count", True),
    ("canasta", "Opponents had 1600 points and opened with 85.", "insufficient-count", False),
    ("samba", "We had 7,200 points and opened with 140", "insufficient-count", False),
    ("cribbage", "She counted 12 for 7 8 9 9 with a 6 starter. Is that right?", "wrong-count", False),
    ("cribbage", "She counted 16 for 7 8 9 9 with a 6 starter. Is that right?", "wrong-count", True),
    ("gin-rummy", "I knocked with a 6, a 3 and an ace unmatched and she says it's too much", "knock-over-ten", True),
    ("gin-rummy", "I knocked with a 6, a 3 and a 2 unmatched and she says it's too much", "knock-over-ten", False),
    ("euchre", "We took three tricks and scored 2. We had made it trump.", "score-error", False),
    ("five-hundred", "they bid 7 hearts, made eight tricks, and wrote down 250", "wrong-score", False),
    ("contract-bridge", "we made 4 spades with ten tricks and my partner wrote 100", "wrong-score", False),
    (
        "contract-bridge",
        "Not vulnerable, one no trump doubled made nine tricks. He wrote 200 under the line",
        "wrong-score",
        False,
    ),
    ("contract-bridge", "Four spades doubled made five, he wrote 240 below the line. Is that right?", "wrong-score", True),
    ("contract-bridge", "we bid six diamonds vul, took all 13, and partner writes 1500", "wrong-score", False),
    ("cribbage", "count was twenty six, she put a four on it and said twenty nine", "wrong-total", False),
    ("auction-bridge", "Four spades, we took twelve tricks, and he wrote fifty for the slam", "wrong-score", True),
    ("whist", "they took 9 tricks and scored 4", "wrong-score", False),
    ("hearts", "My opponent took the queen of spades and 5 hearts and wrote 18, I think it is 17", "wrong-score", True),
    ("cribbage", "Count was 22, I put a five and said twenty-six. Then he laid a four.", "wrong-total", False),
    ("cribbage", "The count was 22, I played a five and said 27. Is that right?", "wrong-total", True),
    ("skat", "I played clubs solo with two, took 65 points and scored 36. Is that right?", "score-error", True),
    ("skat", "The Player made grand with one and 92 points and wrote 48", "score-error", False),
    ("piquet", "He had a quint and scored 15 for it", "wrong-score", True),
    ("piquet", "He called a tierce and scored 4", "wrong-score", False),
    ("klaberjass", "I had a run of four and scored 40 for it", "wrong-score", False),
    ("two-hand-pinochle", "She laid a marriage and took forty for it", "combination-miscounted", True),
    ("two-hand-pinochle", "She laid an ordinary marriage and took forty for it", "combination-miscounted", False),
    ("auction-pinochle", "he showed a flush and counted 150", "combination-miscounted", True),
    ("partnership-pinochle", "he showed a hundred aces and counted 80", "combination-miscounted", False),
    ("bezique", "She put down double bezique and scored 400 for it", "wrong-score", False),
    ("sixty-six", "I took 87 and she has 32, and I scored 2", "wrong-score", True),
    ("sixty-six", "I took 87 and she has 33, and I scored 2", "wrong-score", False),
    ("gin-rummy", "I knocked with 7, my opponent had 12 and I scored 5. Is that right?", "wrong-score", True),
    ("gin-rummy", "I went gin, he had 23 and I wrote down 43", "wrong-score", False),
    ("cassino", "I took 27 cards and seven spades and wrote 4. Is that right?", "score-error", True),
    ("cassino", "I took 27 cards and seven spades and counted 3", "score-error", False),
    ("blackjack-changing-bank", "I bet 10, stood on 20, dealer made 17 and paid me 10. Is that right?", "score-error", True),
    ("blackjack-changing-bank", "I bet 10 and stood on 20, the dealer made 17 and paid me 15", "score-error", False),
    ("chemin-de-fer", "I bet 40 and had 7, the banker had 6 and paid me 20", "score-error", False),
    ("red-and-black-bank", "I bet 5 on black, all five black, and he paid me 5", "score-error", False),
    ("canasta", "We have 1,600 and came down with melds worth 85", "insufficient-count", False),
    ("canasta", "We have 1,600 and came down with 95. They say it is not enough.", "insufficient-count", True),
]


@pytest.mark.parametrize(("slug", "text", "breach", "right"), HELD)
def test_a_number_that_was_counted_is_held_against_what_it_comes_to(slug: str, text: str, breach: str, right: bool) -> None:
    answer = ask(games()[slug], text)
    if right:
        assert answer.status == NOTHING_WRONG or answer.number_is_right
        assert not any(each.held and not each.held.kept for each in answer.sums)
    else:
        assert answer.question is not None and answer.question.breach.name == breach
        assert any(each.held and not each.held.kept for each in answer.sums)


@pytest.mark.parametrize(
    ("slug", "text", "breach"),
    [
        ("euchre", "They revoked, so we scored 2 for three tricks, is it right", "revoke"),
        (
            "cribbage",
            "I held 7 8 9 9 with a 6 starter and counted 12. He called muggins and took 4.",
            "overlooked-points-taken",
        ),
    ],
)
def test_a_number_that_is_not_what_it_comes_to_is_no_fault_where_another_thing_is_told(
    slug: str, text: str, breach: str
) -> None:
    answer = ask(games()[slug], text)
    assert answer.question is not None and answer.question.breach.name == breach


def test_a_number_that_is_right_says_nothing_of_what_was_missing() -> None:
    told = "They'd counted 150 for a run and after two tricks I see that it was missing its ten."
    assert ask(games()["double-pack-pinochle"], told).status != NOTHING_WRONG


def test_every_room_that_sums_up_is_asked() -> None:
    told = [(wanted, text) for wanted, text, _ in ASKED] + [(wanted, text) for wanted, text, _, _ in HELD]
    asked = {(wanted, each.of) for wanted, text in told for each in sums(games()[wanted], text)}
    rows = sum(len(importlib.import_module(module).SUMS) for module in rooms.parts("sums"))
    assert len(asked) >= rows


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("contract-bridge", "East bid 1H over North's 1S"),
        ("contract-bridge", "she opened four spades and West doubled"),
        ("contract-bridge", "in four spades we went seventy down"),
        ("gin-rummy", "I knocked with 14 and he had 20"),
        ("cribbage", "I called my hand eight, pegged eight"),
        ("cribbage", "she has 5 5 5 J"),
        ("gin-rummy", "He went gin. I had the fourth eight and put it on his three eights"),
        ("gin-rummy", "I had seven loose points after my draw. Two turns later I knocked with two."),
        ("gin-rummy", "She knocks with four points, but I count only nine cards there"),
        ("brazilian-canasta", "We have 7,500, what must our first meld count?"),
        ("two-hand-canasta", "I opened with 45 when I needed 50"),
        ("canasta", "They had six kings, and the kid lays three fours and shouts he has gone out"),
        ("cassino", "Two jacks lying there, Art took both with his jack"),
        ("whist", "Can we still have our two tricks?"),
        ("whist", "West revoked in trick 9"),
        ("whist", "we took nineteen tricks"),
        ("railroad-euchre", "We needed 1 point and made 4."),
        ("five-hundred", "I bid three hearts and took seven tricks"),
        ("six-hand-canasta", "Two teams of three, triple pack. She opened with 130 worth"),
        ("rummy", "I threw a five on his run of three"),
        ("rummy", "Two of us were left, three cards each, how many may we draw?"),
        ("chemin-de-fer", "I bet 40 and had 12, the banker had 6"),
        ("eight-pack-bezique", "I led the king and the queen of spades fell"),
        ("sixty-six", "I have 40 and led an ace"),
        # what is only spoken of, or wanted, is none
        ("six-pack-bezique", "Chinese bezique. She dealt and flipped my king over"),
        ("two-hand-pinochle", "She led twice running"),
        ("hearts", "Nan was void in clubs and instead of the queen of spades threw a diamond. He has to dump her"),
        ("five-hundred", "I bid eight clubs. They want two tricks for my revoke"),
        ("canasta", "Two of my cards came down, we have to meld and opened late"),
        ("italian-canasta", "Three sixes with a joker, what does that count?"),
    ],
)
def test_what_does_not_suffice_or_cannot_be_is_no_sum(slug: str, text: str) -> None:
    assert sums(games()[slug], text) == ()


FACTS = {"established": "yes", "same-suit-before": "no", "raised-before-mixing-of-the-cards": "yes"}


@pytest.mark.parametrize(("revoker", "ruled"), [("declarer", [100, 200]), ("defender", [120, 60])])
def test_the_tricks_of_a_ruling_are_in_the_sum(revoker: str, ruled: list[int]) -> None:
    text = f"in four spades ten tricks were made, {revoker} revoked"
    answer = ask(games()["contract-bridge"], text, facts={**FACTS, "revoker": revoker})
    played, *as_ruled = answer.sums
    assert [line.points for line in played.lines] == [120]
    assert [line.points for each in as_ruled for line in each.lines] == ruled
    assert "as ruled" in as_text(answer)
    assert [each["ruled"] for each in json.loads(as_json(answer))["sums"]] == [False, *(True for _ in as_ruled)]


def test_a_ruling_that_does_not_say_how_many_tricks_is_no_sum() -> None:
    for game in games().values():
        if game.base is None:
            for law in game.laws:
                if law.remedy is not None:
                    assert ask(game, "in four spades we took ten tricks", about=law.id).tree is not None


#: a game, what is told of a fault and of a score, the facts given, and what the penalty leaves of it
PENALIZED: list[tuple[str, str, dict[str, str], list[int]]] = [
    ("canasta", "I laid down a wrong meld, and the next hand had not drawn. We had 1,150 points.", {}, [1150, -100]),
    ("canasta", "My partner had a red three in his hand at the end. We have 820 points.", {"had-a-turn": "yes"}, [820, -500]),
    ("canasta", "My partner had a red three in his hand at the end. They have 820 points.", {"had-a-turn": "yes"}, []),
    ("canasta", "My partner had a red three in his hand at the end. We have 820 points.", {"had-a-turn": "no"}, []),
    ("canasta", "My partner had a red three in his hand at the end.", {"had-a-turn": "yes"}, []),
]


@pytest.mark.parametrize(("slug", "told", "facts", "points"), PENALIZED)
def test_a_penalty_is_taken_from_the_score_of_whoever_loses_it(
    slug: str, told: str, facts: dict[str, str], points: list[int]
) -> None:
    found = ask(games()[slug], told, facts=facts).sums
    assert [line.points for each in found for line in each.lines] == points
    assert all(each.ruled and each.total == sum(points) for each in found)
