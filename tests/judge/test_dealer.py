"""Logs that do not say who dealt: nobody is accused of what is right under one dealer, and what is wrong is found."""

from __future__ import annotations

from random import Random

import pytest

from tests.oracle import players
from tests.oracle.faults import FOUND, SUIT, Fault, accused, faults, verdict_on
from tests.oracle.log import HEAD, Log

#: here another than the eldest hand may begin, or what comes first does not show who that is
GAMES = ("railroad-euchre", "honeymoon-bridge", "partnership-pinochle", "spoil-five", "goren-system", "three-hand-bridge-ames")


def without_dealer(fault: Fault, log: Log) -> Fault:
    """The same fault where nobody says who dealt the first deal."""
    place = next(place for place, line in enumerate(log.lines) if line.verb == "dealer")
    lines = fault.log.splitlines()
    del lines[HEAD + place]
    return Fault(fault.kind, "\n".join(lines), range(fault.lines.start - 1, fault.lines.stop - 1), fault.seat)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_revoke_is_found_though_nobody_says_who_dealt(slug: str, seed: int) -> None:
    log = players()[slug](Random(f"dealer {slug} {seed}"), slug)
    planted = [without_dealer(fault, log) for fault in faults(log) if fault.kind == SUIT]
    assert planted
    assert [fault.outcome() for fault in planted[::5] if fault.outcome()[0] != FOUND] == []


EUCHRE = """game euchre
turns S9
passes E
passes S
orders W
"""


@pytest.mark.parametrize(("dealer", "wrong"), [("", 0), ("dealer N", 0), ("dealer E", 2)])
def test_who_is_told_to_have_dealt_dealt_whatever_is_wrong_then(dealer: str, wrong: int) -> None:
    assert len(accused(verdict_on(EUCHRE.replace("turns", f"{dealer}\nturns")))) == wrong
