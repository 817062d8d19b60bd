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
