"""No false alarm on games of the stops family played by the rules, no missed alarm on a fault, chips that sum to nothing."""

from __future__ import annotations

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee.core.verdict import CLEAN
from tests.families.stops.stops_deals import eights, in_sequence
from tests.judging import verdict_on

seeds = st.integers(0, 2**32)


@given(seeds, st.integers(2, 5))
@settings(max_examples=60, deadline=None)
def test_eights(seed: int, players: int) -> None:
    lines, chips = eights(Random(seed), players)
    verdict = verdict_on(lines, "eights", players)
    assert {str(matter.breach) for matter in verdict.matters} <= {"draws-though-able"}
    assert verdict.verdict == CLEAN
    assert list(verdict.score(ruled=True).totals) == chips


@given(seeds, st.integers(3, 8), st.sampled_from(["fan-tan", "five-or-nine", "snip-snap-snorem", "play-or-pay"]))
@settings(max_examples=60, deadline=None)
def test_fan_tan_and_its_variants(seed: int, players: int, game: str) -> None:
    lines, chips = in_sequence(Random(seed), players, game)
    verdict = verdict_on(lines, game, players)
    assert verdict.matters == ()
    assert list(verdict.score().totals) == list(verdict.score(ruled=True).totals) == chips
    assert sum(chips) == 0


@given(seeds, st.integers(3, 6), st.sampled_from(["fan-tan", "five-or-nine", "play-or-pay"]))
@settings(max_examples=40, deadline=None)
def test_a_pass_that_need_not_be_is_found_and_paid(seed: int, players: int, game: str) -> None:
    lines, _ = in_sequence(Random(seed), players, game)
    place = Random(seed + 1).choice([place for place, line in enumerate(lines) if line.startswith("play ")])
    name = lines[place].split()[1]
    verdict = verdict_on([*lines[:place], f"passes {name}"], game, players)
    (matter,) = verdict.matters
    assert (str(matter.breach), f"P{(matter.seat or 0) + 1}") == ("play-withheld", name)
    assert sum(verdict.score().totals) - sum(verdict.score(ruled=True).totals) == 3


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_a_card_that_does_not_fit_is_found(seed: int) -> None:
    lines, _ = eights(Random(seed), 3)
    plays = [place for place, line in enumerate(lines) if line.startswith("play ")]
    place = next((place for place in plays if lines[place].split()[1] == "P2"), None)
    top = next(line.split()[-1] for line in reversed(lines[:place]) if line.startswith(("play", "turns")))
    hand = next(line.split()[2:] for line in lines if line.startswith("hand P2"))
    wrong = [card for card in hand if card[1] not in (top[1], "8") and card[0] != top[0]]
    assume(place is not None and wrong and top[1] != "8")
    told = [line for line in lines[:place] if not line.startswith("draws P2")]
    verdict = verdict_on([*told, f"play P2 {wrong[0]}"], "eights", 3)
    assert [str(matter.breach) for matter in verdict.matters if matter.seat == 1] == ["does-not-fit"]


@given(seeds, st.integers(3, 6), st.sampled_from(["fan-tan", "five-or-nine", "play-or-pay"]))
@settings(max_examples=40, deadline=None)
def test_a_card_played_out_of_turn_is_in_the_hand_again(seed: int, players: int, game: str) -> None:
    rng = Random(seed)
    lines, chips = in_sequence(rng, players, game)
    places = [place for place, line in enumerate(lines) if line.startswith("play ")]
    place = rng.choice(places[1:])
    owner, card = lines[places[-1]].split()[1:]
    if place == places[-1] or lines[place].split()[1] == owner:
        return
    verdict = verdict_on([*lines[:place], f"play {owner} {card}", *lines[place:]], game, players)
    assert {str(matter.breach) for matter in verdict.matters} <= {"plays-out-of-turn", "does-not-fit"}
    assert {f"P{(matter.seat or 0) + 1}" for matter in verdict.matters} == {owner}
    assert list(verdict.score().totals) == chips
