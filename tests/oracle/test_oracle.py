"""A small number of what `python -m tests.oracle` does."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee.families import games

from . import players
from .__main__ import Tally, as_text, legal, tallied
from .faults import FORMS, some
from .log import Log
from .middle import UNTOLD, positions
from .silent import silent
from .strange import swallowed

PLAYERS = players()
#: games of which no deal is played: they are what all games of a kind have in common
IN_COMMON = {"general-rules", "solitaire"}


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_legal_play_accuses_nobody_and_what_is_planted_is_found(game: str) -> None:
    tally = tallied(game, PLAYERS[game], deals=1, seed=1)
    assert tally.reached, as_text(tally, samples=True)


@given(st.sampled_from(sorted(PLAYERS)), st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_legal_play_of_any_game(game: str, rng: Random) -> None:
    """The same with chances that shrink."""
    tally = Tally(game)
    log = PLAYERS[game](rng, game)
    legal(tally, log, list(positions(log)))
    assert tally.reached, as_text(tally, samples=True)


def test_every_kind_of_fault_is_planted_somewhere() -> None:
    kinds = set()
    for game in PLAYERS:
        log: Log = PLAYERS[game](Random(f"{game} kinds"), game)
        kinds |= {fault.kind for fault in some(log, log.rng, 1)}
    assert kinds == set(FORMS)


def test_every_game_is_played() -> None:
    assert set(PLAYERS) <= set(games())
    assert set(games()) - set(PLAYERS) == IN_COMMON


@pytest.mark.parametrize("game", sorted(PLAYERS)[::12])
def test_what_a_game_does_not_hear_is_said_to_come_to_nothing(game: str) -> None:
    assert swallowed(PLAYERS[game](Random(f"{game} verbs"), game)) == []


@pytest.mark.parametrize("game", sorted(PLAYERS)[5::16])
def test_what_a_game_hears_at_other_moments_is_said_to_come_to_nothing(game: str) -> None:
    assert list(silent(PLAYERS[game](Random(f"{game} verbs"), game))) == []


def test_what_cannot_be_told_from_its_middle_is_named() -> None:
    untold = [game for games_of in UNTOLD.values() for game in games_of]
    assert len(untold) == len(set(untold))
    assert set(untold) <= set(PLAYERS)


@pytest.mark.parametrize("game", sorted(PLAYERS)[3::9])
def test_a_deal_is_told_from_its_middle_or_it_is_said_why_not(game: str) -> None:
    logs = (PLAYERS[game](Random(f"{game} middle {number}"), game) for number in range(12))
    told = any(True for log in logs for _ in positions(log))
    assert told != any(game in untold for untold in UNTOLD.values())
