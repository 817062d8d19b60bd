"""Records of which an act is lost, in the middle of a long deal: where one act explains what several seem to have done."""

from __future__ import annotations

from random import Random

import pytest

from referee.core.status import SUSPECT
from tests.oracle import players
from tests.oracle.faults import accused, verdict_on

#: so many acts behind it bear out what it was
ENOUGH = 20


@pytest.mark.parametrize(
    ("slug", "verb"),
    [
        ("streets-and-alleys", "moves"),  # by nobody, from one pile to another
        ("bolivia", "draws"),  # of two cards
        ("six-pack-bezique", "play"),  # of a card that is drawn again, from the other pack
        ("cinch", "bids"),  # more than anybody before
        ("california-lowball", "dealer"),
    ],
)
def test_not_several_things_are_wrong_where_one_act_is_lost(slug: str, verb: str) -> None:
    for seed in range(3):
        log = players()[slug](Random(f"torn {slug} {seed}"), slug)
        lines = [line.text for line in log.lines]
        places = [place for place in range(len(lines) - ENOUGH) if log.lines[place].verb == verb]
        for place in Random(seed).sample(places, min(3, len(places))):
            torn = log.text([*lines[:place], *lines[place + 1 :]])
            wrong = [each for each in accused(verdict_on(torn)) if each.status != SUSPECT]
            assert len(wrong) < 2, torn


@pytest.mark.parametrize("slug", ("trio", "three-hand-bridge-ames-single-games"))
def test_a_lost_card_is_seen_though_a_trick_is_gathered_that_was_not_whole(slug: str) -> None:
    """Nothing moves by that where the trick is whole: that it comes to nothing then says nothing against the card."""
    log = players()[slug](Random(f"torn {slug} 0"), slug)
    lines, winners = [line.text for line in log.lines], [line.seat for line in log.lines[1:]]
    closing = [place for place, line in enumerate(log.lines[:-ENOUGH]) if line.closes and line.seat != winners[place]]
    for place in closing[:3]:
        gathers = log.said("gathers", winners[place], [])
        lost = log.text([*lines[: place - 1], lines[place], gathers, *lines[place + 1 :]])
        assert [each for each in accused(verdict_on(lost)) if each.status != SUSPECT] == []
