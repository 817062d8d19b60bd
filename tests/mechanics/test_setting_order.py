"""A log that begins in the middle tells how the deal stands in any order."""

from collections.abc import Iterator
from itertools import permutations

import pytest

from referee.api import check_text
from referee.core.game import Game
from referee.core.verdict import is_breach
from referee.families import games


def accused(game: Game, *lines: str) -> Iterator[str]:
    """What anybody is accused of where the second player leads after that."""
    names = [f"P{place}" for place in range(1, game.seats + 1)]
    head = [f"game {game.slug}", f"players {' '.join(names)}"]
    (checked,) = check_text("\n".join([*head, *lines, f"play {names[1]} S7", ""]))
    return (matter.headline for matter in checked.verdict.matters if is_breach(matter))


@pytest.mark.parametrize("told", ["trump hearts", "turns H9", "contract P1 3N"])
def test_whose_turn_it_is_may_stand_before_what_is_trump_and_who_dealt(told: str) -> None:
    known = [each for each in games().values() if each.play and told.split()[0] in each.play.moves and each.seats > 1]
    assert len(known) > 20
    for game in known:
        dealer = f"dealer P{game.seats}"
        last, *others = ([*accused(game, *lines)] for lines in permutations((dealer, told, "turn P2")))
        assert all(each == last for each in others), game.slug


def test_who_calls_first_may_be_told_beside_the_dealer() -> None:
    head = "game contract-bridge\ndealer N\nturn E\n"
    for caller in "NESW":
        (checked,) = check_text(f"{head}call {caller} 1H\n")
        assert bool(checked.verdict.matters) == (caller != "E")


def test_whose_turn_it_is_in_the_middle_of_an_auction_is_heard() -> None:
    head = "game contract-bridge\ncall N pass, E pass\nturn W\n"
    for caller in "NESW":
        (checked,) = check_text(f"{head}call {caller} 1H\n")
        assert bool(checked.verdict.matters) == (caller != "W")


@pytest.mark.parametrize(
    "calls", ["turn W\ncall W pass", "turn E\ncall E pass, S pass, W pass", "turn S\ncall S pass\ncall W pass"]
)
def test_who_calls_last_does_not_lead_for_having_been_told_that_it_was_his_turn(calls: str) -> None:
    before = {"W": "call N 1S, E pass, S pass", "E": "call N 1S", "S": "call N 1S, E pass"}[calls[5]]
    for leader in "ESW":
        (checked,) = check_text(f"game contract-bridge\ndealer N\n{before}\n{calls}\nplay {leader} HA\n")
        assert bool(checked.verdict.matters) == (leader != "E")


def test_whose_turn_it_is_in_the_middle_does_not_tell_who_dealt() -> None:
    for leader in "ESW":
        (checked,) = check_text(f"game euchre\nturns N HJ\npasses E\nturn S\nassists S\nplay {leader} HA\n")
        assert bool(checked.verdict.matters) == (leader != "E")
