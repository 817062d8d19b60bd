"""Parts of remedies are values: named, with parameters, and with a meaning unless their type says that they have none."""

from collections.abc import Iterator

import pytest
from attrs import evolve

from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.remedy import RemedyPart
from referee.core.table import Table
from referee.families import games
from referee.families.stops.gives.payments import PaysPool
from referee.families.whist.gives.dealers import Either
from referee.mechanics.rulings.gives.choices import OneOf
from referee.mechanics.rulings.gives.parts import Loses, Must, Physical, Remark
from referee.mechanics.tricks.gives.plays import Transfer

LAWS = [law for game in games().values() for law in game.laws if law.remedy]


def parts_of(law: Law) -> Iterator[RemedyPart]:
    """Every part, those included that are on a menu."""
    waiting = list(law.remedy.parts) if law.remedy else []
    while waiting:
        part = waiting.pop()
        yield part
        if isinstance(part, OneOf):
            waiting += [each for remedy in part.menu.values() for each in remedy.parts]
        if isinstance(part, Either):
            waiting += [*part.first.parts, *part.second.parts]


def test_what_takes_something_and_does_nothing_cannot_be_made() -> None:
    with pytest.raises(TypeError, match=r"must 'pass' takes something and does nothing"):
        Must("pass", "he must pass")
    assert not Loses("bonus", "he has no bonus", bites=False).bites


def test_what_is_done_by_hand_says_why_no_log_shows_it() -> None:
    reasons = [part.why for law in LAWS for part in parts_of(law) if isinstance(part, Physical)]
    assert reasons and all(why[0].islower() and len(why.split()) > 3 for why in reasons)


def test_a_remark_never_takes_anything() -> None:
    assert not [law.id for law in LAWS for part in parts_of(law) if isinstance(part, Remark) and part.bites]


def test_a_number_is_a_parameter_and_its_words_follow_it() -> None:
    game = games()["whist"]
    pays = PaysPool(3)
    assert pays.parameters == {"amount": 3, "to": "pool"}
    nobody = Matter(LAWS[0].breach[0], None, "")
    assert "3 chips" in pays.text(Table(game), nobody)
    assert "4 chips" in evolve(pays, amount=4).text(Table(game), nobody)
    [part] = Transfer(2, of_all=True).parts
    assert (part.name, part.parameters) == ("tricks", {"number": 2, "of_all": True})


def test_parts_held_together_are_told_in_their_order() -> None:
    both = Remark("one") & (Remark("two") & Remark("three"))
    assert [part.text(Table(games()["whist"]), Matter(LAWS[0].breach[0], None, "")) for part in both.parts] == [
        "one",
        "two",
        "three",
    ]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.id)
def test_every_part_is_named_and_its_parameters_are_plain(law: Law) -> None:
    for part in parts_of(law):
        assert part.name == part.name.lower() and " " not in part.name
        assert all(isinstance(name, str) for name in part.parameters)
