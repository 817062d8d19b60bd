"""Hands that were left out of a trick, as the cards alone tell it, and what is taken for nobody's omission."""

from __future__ import annotations

from random import Random

import pytest

from referee.core.matter import Matter
from referee.mechanics.tricks.expects.defective_trick import NO_CARD_TO_TRICK
from tests.oracle import players
from tests.oracle.faults import accused, verdict_on
from tests.oracle.log import Log

GAMES = ("whist", "contract-bridge", "hearts", "euchre", "skat", "six-bid-solo", "partnership-pinochle", "cinch")


def played(slug: str, seed: int) -> Log:
    return players()[slug](Random(f"left out {slug} {seed}"), slug)


def plays(log: Log) -> list[int]:
    return [place for place, line in enumerate(log.lines) if line.verb == "play"]


def found(log: Log, lines: list[str]) -> list[Matter]:
    return accused(verdict_on(log.text(lines)))


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_card_told_twice_leaves_nobody_out(slug: str, seed: int) -> None:
    log = played(slug, seed)
    lines = [line.text for line in log.lines]
    for place in plays(log)[::7]:
        assert all(each.breach != NO_CARD_TO_TRICK for each in found(log, [*lines[: place + 1], lines[place]]))


@pytest.mark.parametrize("slug", ("whist", "hearts", "omnibus-hearts", "spot-hearts"))
@pytest.mark.parametrize("seed", range(3))
def test_who_has_a_card_left_in_the_end_was_left_out(slug: str, seed: int) -> None:
    log = played(slug, seed)
    lines = [line.text for line in log.lines]
    deal = next((place for place, line in enumerate(log.lines) if place > 1 and line.verb == "deal"), len(lines))
    last = max(place for place in plays(log) if place < deal)
    closing = [place for place in plays(log) if log.lines[place].closes and place < last]
    place = next(each for each in closing if log.lines[each + 1].seat != log.lines[each].seat)
    line = log.lines[place]
    others = found(log, [*lines[:place], *lines[place + 1 : last + 1], line.text])
    assert {each.seat for each in others} == {line.seat}
    assert others[0].breach == NO_CARD_TO_TRICK


@pytest.mark.parametrize("slug", ("seven-up", "piquet", "california-jack", "whist", "napoleon"))
def test_a_card_after_the_last_trick_is_not_swallowed(slug: str) -> None:
    log = played(slug, 1)
    lines = [line.text for line in log.lines]
    more = [*lines[: plays(log)[-1] + 1], lines[plays(log)[-1]]]
    assert len(verdict_on(log.text(more)).matters) == 1 + len(verdict_on(log.text(more[:-1])).matters)
