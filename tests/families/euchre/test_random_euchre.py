"""Random deals of the euchre family raise nothing and score what the book says; a planted fault is found."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee.core.matter import Matter
from referee.core.verdict import CLEAN, Verdict
from tests.judging import verdict_on

from .euchre_deals import Deal, auction_euchre, auction_points, euchre, euchre_points, may_play, with_bowers
from .euchre_kin_deals import (
    auction_forty_fives,
    five_hundred,
    five_hundred_points,
    forty_fives_points,
    nap_chips,
    napoleon,
    pool_winner,
    spoil,
)

seeds = st.integers(0, 2**32)
FIVE_HUNDRED = {2: "two-hand-five-hundred", 3: "five-hundred", 4: "four-hand-five-hundred", 6: "six-hand-five-hundred"}


def clean(deal: Deal, game: str) -> dict[str, int]:
    """What the last deal brought to each column, where nothing is wrong with it."""
    verdict = verdict_on([deal.log(game)])
    assert [f"{matter.breach}: {matter.why}" for matter in verdict.matters] == []
    assert verdict.verdict == CLEAN
    assert verdict.played == verdict.ruled
    return points_of(verdict)


def points_of(verdict: Verdict) -> dict[str, int]:
    """What the last deal brought to each column, as it is ruled."""
    points: dict[str, int] = {}
    for entry in verdict.score(ruled=True).deals[-1].entries:
        name = verdict.score(ruled=True).names[entry.side]
        points[name] = points.get(name, 0) + entry.points
    return {name: each for name, each in points.items() if each}


@settings(max_examples=40)
@given(seeds)
def test_euchre(seed: int) -> None:
    deal = euchre(Random(seed))
    assert clean(deal, "euchre") == euchre_points(deal)


@settings(max_examples=20)
@given(seeds)
def test_railroad_euchre_scores_alike_without_its_features(seed: int) -> None:
    deal = euchre(Random(seed))
    assert clean(deal, "railroad-euchre") == euchre_points(deal)


@settings(max_examples=30)
@given(seeds)
def test_three_hand_euchre(seed: int) -> None:
    deal = euchre(Random(seed), 3)
    assert clean(deal, "three-hand-euchre") == euchre_points(deal, march=3)


@settings(max_examples=20)
@given(seeds)
def test_two_hand_euchre(seed: int) -> None:
    deal = euchre(Random(seed), 2, "9")
    assert clean(deal, "two-hand-euchre") == euchre_points(deal)


@pytest.mark.parametrize("players", FIVE_HUNDRED)
@settings(max_examples=15)
@given(seed=seeds)
def test_five_hundred(players: int, seed: int) -> None:
    deal = five_hundred(Random(seed), players)
    points = five_hundred_points(deal)
    assert clean(deal, FIVE_HUNDRED[players]) == points
    if deal.maker is not None:
        assert sum(deal.won) == 10


@pytest.mark.parametrize("players", [2, 4, 6])
@settings(max_examples=15)
@given(seed=seeds)
def test_napoleon(players: int, seed: int) -> None:
    deal = napoleon(Random(seed), players)
    chips = clean(deal, "napoleon")
    assert chips == nap_chips(deal)
    assert sum(chips.values()) == 0


@pytest.mark.parametrize("players", [3, 5, 8])
@settings(max_examples=15)
@given(seed=seeds)
def test_spoil_five(players: int, seed: int) -> None:
    deal = spoil(Random(seed), players)
    chips = clean(deal, "spoil-five")
    winner, out = pool_winner(deal), dict.fromkeys(deal.names, -1)
    assert chips == (out if winner is None else out | {deal.names[winner]: players - 1})
    assert sum(chips.values()) in (0, -players)  # what is not won lies in the pool


@settings(max_examples=15)
@given(seeds)
def test_forty_five(seed: int) -> None:
    deal = spoil(Random(seed), 4)
    assume(len(deal.tricks) == 5)
    won = [sum(deal.won[seat] for seat in range(4) if seat % 2 == side) for side in (0, 1)]
    side = 0 if won[0] > won[1] else 1
    assert clean(deal, "forty-five") == {("N-S", "E-W")[side]: 10 if won[side] == 5 else 5}


@pytest.mark.parametrize("players", [5, 6, 7])
@settings(max_examples=15)
@given(seed=seeds)
def test_auction_euchre(players: int, seed: int) -> None:
    deal = auction_euchre(Random(seed), players)
    assert clean(deal, "auction-euchre") == auction_points(deal)


@settings(max_examples=15)
@given(seeds)
def test_five_hand_five_hundred(seed: int) -> None:
    deal = five_hundred(Random(seed), 5)
    assert clean(deal, "five-hand-five-hundred") == five_hundred_points(deal)


@settings(max_examples=25)
@given(seeds)
def test_auction_forty_fives(seed: int) -> None:
    deal = auction_forty_fives(Random(seed))
    points = clean(deal, "auction-forty-fives")
    assert points == forty_fives_points(deal)


@pytest.mark.parametrize("game", ["pool-nap", "peep-nap"])
@settings(max_examples=10)
@given(seed=seeds)
def test_forms_of_napoleon_play_alike(game: str, seed: int) -> None:
    deal = napoleon(Random(seed), 4)
    chips = clean(deal, game)
    assert chips == nap_chips(deal)


# --- planted faults


def planted(deal: Deal, game: str, breach: str, seat: int) -> Matter:
    """The one matter that is found, apart from what it brings up."""
    verdict = verdict_on([deal.log(game)])
    matters = [matter for matter in verdict.matters if matter.cause is None]
    assert [(str(matter.breach), matter.seat) for matter in matters][:1] == [(breach, seat)], deal.log(game)
    return matters[0]


def swapped(deal: Deal, rng: Random) -> int | None:
    """A card that does not follow suit in the place of one that did, and nothing after that trick; who played it."""
    if any(line.startswith("announces") for line in deal.lines):
        return None  # a joker was led without trumps
    lines = [place for place, line in enumerate(deal.lines) if line.startswith("play ")]
    for number, (_, trick) in enumerate(deal.tricks[:-1]):
        led = deal.order(trick[0][1], deal.trump)[0]
        for seat, card in trick[1:]:
            later = [(at, each) for at, (_, t) in enumerate(deal.tricks) for s, each in t if s == seat and at > number]
            others = [(at, each) for at, each in later if deal.order(each, deal.trump)[0] != led]
            if deal.order(card, deal.trump)[0] == led and others:
                deal.lines[lines[number]] = deal.lines[lines[number]].replace(card, rng.choice(others)[1])
                del deal.lines[lines[number] + 1 :]
                return seat
    return None


@pytest.mark.parametrize("game", ["euchre", "five-hundred", "napoleon"])
@settings(max_examples=20)
@given(seed=seeds)
def test_a_card_that_does_not_follow_suit_is_a_revoke(game: str, seed: int) -> None:
    rng = Random(seed)
    deal = {"euchre": euchre, "five-hundred": five_hundred, "napoleon": lambda rng: napoleon(rng, 4)}[game](rng)
    seat = swapped(deal, rng) if deal.maker is not None else None
    if seat is not None:
        planted(deal, game, "revoke", seat)


@settings(max_examples=20)
@given(seeds)
def test_a_lead_by_another_hand_is_out_of_turn(seed: int) -> None:
    rng = Random(seed)
    deal = euchre(rng)
    assume(deal.maker is not None)
    first = next(place for place, line in enumerate(deal.lines) if line.startswith("play "))
    seats = [seat for seat, _ in deal.tricks[0][1]]
    wrong = rng.choice(seats[1:])
    deal.lines[first:] = [f"play {deal.names[wrong]} {rng.choice(deal.hands[wrong])}"]
    planted(deal, "euchre", "lead-out-of-turn", wrong)


@settings(max_examples=20)
@given(seeds)
def test_a_declaration_before_ones_turn_is_void(seed: int) -> None:
    deal = euchre(Random(seed))
    turned = deal.lines[0]
    second = deal.left(deal.dealer, 2)
    deal.lines = [turned, f"orders {deal.names[second]}"]
    planted(deal, "euchre", "speaks-out-of-turn", second)


@settings(max_examples=20)
@given(seeds)
def test_a_bid_that_is_not_higher_is_found(seed: int) -> None:
    deal = five_hundred(Random(seed))
    first, second = deal.left(deal.dealer), deal.left(deal.dealer, 2)
    deal.lines = [f"bids {deal.names[first]} 7D", f"bids {deal.names[second]} 7C"]
    planted(deal, "five-hundred", "bid-not-higher", second)


@pytest.mark.parametrize("kept", [True, False])
@settings(max_examples=20)
@given(seed=seeds)
def test_a_second_bid_is_found_and_costs_nobody_his_lead(kept: bool, seed: int) -> None:
    """The highest bidder goes on, or whoever bid once more and plays it: either way the second bid is all that is wrong."""
    rng = Random(seed)
    deal = five_hundred(rng)
    assume(deal.maker is not None and not any("10N" in line for line in deal.lines))
    widow = next(place for place, line in enumerate(deal.lines) if line.startswith("widow "))
    other = rng.choice([seat for seat in range(3) if seat != deal.maker])
    deal.lines.insert(widow, f"bids {deal.names[other]} 10N")
    if not kept:
        deal.lines[widow + 1 :] = [f"widow {deal.names[other]}", f"discards {deal.names[other]} 3"]
        deal.lines.append(f"play {deal.names[other]} {rng.choice(deal.hands[other])}")
    verdict = verdict_on([deal.log("five-hundred")])
    assert [(str(matter.breach), matter.seat) for matter in verdict.matters] == [("bid-again", other)], deal.log("five-hundred")
    if kept:
        assert points_of(verdict) == five_hundred_points(deal)


def test_the_random_players_do_revoke_where_they_may_not() -> None:
    """The planted revokes are not all skipped."""
    found = 0
    for seed in range(30):
        rng = Random(seed)
        deal = euchre(rng)
        found += deal.maker is not None and swapped(deal, rng) is not None
    assert found > 5


def test_following_suit_in_words_of_their_own() -> None:
    assert may_play(["DJ", "DA", "SA"], ["HA"], "H", with_bowers) == ["DJ"]
    assert may_play(["DJ", "CA", "SA"], ["DA"], "H", with_bowers) == ["DJ", "CA", "SA"]
