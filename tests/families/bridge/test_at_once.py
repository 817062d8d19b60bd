"""A board that comes to its result at once comes to the same act by act, and one that is not clean is gone through."""

from random import Random
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.core.doubt import RECORD_DOES_NOT_HOLD
from referee.core.fold import step
from referee.core.verdict import CLEAN, Verdict
from referee.formats import judge_parts, stream
from tests.families.bridge.boards import random_board

seeds = st.integers(0, 2**32)
#: pieces that one word more or less, or another, may make wrong
WORDS = ("Pass", "X", "7NT", "1C", "SA", "H2", "N", "W", "13", "0", "All", "-", "*")


def verdicts(text: str) -> list[Verdict]:
    return list(judge_parts(stream(text.splitlines())))


def act_by_act(text: str) -> list[Verdict]:
    with (
        patch("referee.judge.hearing.at_once", lambda session, acts: None),
        patch("referee.core.fold.taken_together", lambda game: frozenset()),
        patch("referee.core.fold._take", lambda table, runs: (table, 0)),
    ):
        return verdicts(text)


def in_languages(seed: int) -> list[str]:
    """A board as a log, and as PBN: whole, broken off after some tricks with a result, and with nothing but its auction."""
    board = random_board(Random(seed))
    log, whole = f"game contract-bridge\n{board.log()}", board.pbn()
    lines = whole.strip().splitlines()
    begins = next((number for number, line in enumerate(lines) if line.startswith("[Play")), 0)
    if not begins:  # passed out
        return [log, whole]
    return [log, whole, "\n".join(lines[: begins + 1 + seed % 13]) + "\n*\n", "\n".join(lines[:begins]) + "\n"]


@given(seeds)
@settings(max_examples=60)
def test_a_clean_board_needs_no_table(request: pytest.FixtureRequest, seed: int) -> None:
    if request.config.getoption("--act-by-act"):
        pytest.skip("every board is gone through")
    for text in in_languages(seed):
        with patch("referee.judge.hearing.play_through", side_effect=AssertionError):
            (at_once,) = verdicts(text)
        assert at_once.verdict == CLEAN
        assert act_by_act(text) == [at_once]


@pytest.mark.parametrize("pieces", [1, 2, 4])
@given(seeds)
@settings(max_examples=60)
def test_a_board_with_something_wrong_in_it_comes_to_the_same(pieces: int, seed: int) -> None:
    rng = Random(seed)
    for text in in_languages(seed):
        words = text.split(" ")
        for _ in range(pieces):
            place = rng.randrange(len(words))
            words[place : place + rng.randrange(2)] = [rng.choice((*WORDS, rng.choice(words)))]
        spoiled = " ".join(words)
        assert act_by_act(spoiled) == verdicts(spoiled)


@given(seeds)
@settings(max_examples=60)
def test_where_nobody_is_accused_tricks_are_gathered_as_they_are_told(request: pytest.FixtureRequest, seed: int) -> None:
    """Hands that belong to other seats: a card that nobody can have played, and then a play in which all may seem to revoke."""
    if request.config.getoption("--act-by-act"):
        pytest.skip("every board is gone through")
    whole = random_board(Random(seed)).pbn()
    turned = whole.replace('[Deal "N:', f'[Deal "{"ESW"[seed % 3]}:')
    with patch("referee.core.fold.step", wraps=step) as looked_at:
        told = verdicts(turned)
    acts = looked_at.call_count
    assert act_by_act(turned) == told
    if "[Play" in turned and any(matter.breach == RECORD_DOES_NOT_HOLD for matter in told[0].matters):
        assert acts < 30  # of 52 cards
