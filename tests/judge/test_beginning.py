"""Logs that do not say who dealt or what is trumps: of what may be right nobody is accused, and what is wrong is found."""

from __future__ import annotations

from random import Random

import pytest

from tests.oracle import players
from tests.oracle.faults import FOUND, LED_ANEW, SUIT, Fault, accused, faults, verdict_on
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


TRUMPS = ("bridge-whist", "auction-forty-fives", "auction-pitch", "call-ace-euchre", "check-pinochle", "double-pack-pinochle")


def cards_alone(log: Log) -> list[str]:
    """The lines of the first deal that say who dealt, what each held and what he played."""
    later = [place for place, line in enumerate(log.lines) if line.verb in ("deal", "board")][1:]
    return [line.text for line in log.lines[: later[0] if later else None] if line.verb in ("dealer", "play")]


@pytest.mark.parametrize("slug", TRUMPS)
def test_a_trick_taken_by_a_trump_that_nobody_named_accuses_nobody_of_the_next_lead(slug: str) -> None:
    for seed in range(3):
        log = players()[slug](Random(f"bare {slug} {seed}"), slug)
        assert accused(verdict_on(log.text(cards_alone(log)))) == []


RUFFED = """game whist
players N E S W
dealer N
play E HA, S H2, W C2, N H3
play W DK, N DA, E D2, S D3
play {} S5
"""


@pytest.mark.parametrize(("leader", "wrong"), [("N", []), ("S", [2])])
def test_who_leads_without_having_won_by_any_trump_is_found(leader: str, wrong: list[int]) -> None:
    assert [each.seat for each in accused(verdict_on(RUFFED.format(leader)))] == wrong


def test_what_is_right_as_it_is_told_no_other_trump_makes_wrong() -> None:
    """A lead out of turn is taken back untold before there is a trump: nobody took a trick with one that was made later."""
    slug = "rubicon-bezique-arnold"
    log = players()[slug](Random(f"{slug} 9513 0"), slug)
    planted = [fault for fault in faults(log) if fault.kind == LED_ANEW]
    assert planted
    assert [fault.outcome() for fault in planted[:12] if fault.outcome()[0] != FOUND] == []
