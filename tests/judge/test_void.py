"""Deals that count for nothing and are played on: that is told once, and nobody is accused of what he does in them."""

from __future__ import annotations

from random import Random

import pytest

from referee.core.fold import close, play_through
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.unheard import NO_EFFECT
from referee.core.verdict import is_breach
from referee.families import games
from referee.judge.session import begin
from referee.reading.logs import read
from tests.oracle import players
from tests.oracle.faults import AMOUNT, SUIT, TURN, Fault, faults, verdict_on

GAMES = ("contract-bridge", "hearts", "skat", "sixty-six", "gin-rummy", "canasta", "draw-poker", "five-card-stud", "cassino")


def planted(slug: str, seed: int) -> list[Fault]:
    log = players()[slug](Random(f"void {slug} {seed}"), slug)
    first = log.lines[0].verb in ("deal", "board")
    found = [each for each in faults(log) if each.kind in (TURN, SUIT, AMOUNT)]
    return [each for each in found if sum(line.split()[0] in ("deal", "board") for line in each.log.splitlines()) <= first]


def found_if_void(fault: Fault) -> list[Matter]:
    """What is told of the acts from the fault on, if the deal is void before it."""
    (record,) = read(fault.log)
    before = [act for act in record.acts if isinstance(act, Act) and act.at.line < fault.lines.start]
    table = play_through(begin(games()[record.game], record.seated).blank, before).but(void=True)
    told = len(table.settled)
    return list(close(play_through(table, record.acts[len(before) :])).settled[told:])


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_nobody_is_accused_in_a_deal_that_is_void(slug: str, seed: int) -> None:
    faults_there = planted(slug, seed)[::5]
    assert any(any(map(is_breach, verdict_on(each.log).matters)) for each in faults_there)
    for fault in faults_there:
        found = found_if_void(fault)
        assert not any(map(is_breach, found)), fault.log
        assert [each.breach for each in found] in ([], [NO_EFFECT]), fault.log
    assert any(found_if_void(fault) for fault in faults_there)
