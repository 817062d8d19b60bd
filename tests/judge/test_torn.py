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
