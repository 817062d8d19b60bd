"""The scoring table of contract bridge, cell by cell, and what must hold for every contract."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.cards import CLUBS, HEARTS, SPADES, STANDARD_PACK, card, cards_of, hand_of
from referee.core.record import EAST, NO_TRUMP, NORTH, NS, SOUTH, WEST
from referee.core.sheet import Entry, ScoreError, below_and_above, totals_of
from referee.mechanics.declarer.contract import Contract
from referee.score.bridge import (
    OF_THE_BOOK,
    back_score,
    contract_entries,
    honor_entries,
    honor_fits,
    honors_held,
    part_scores,
    trick_score,
)

DIAMONDS = 1

contracts = st.builds(Contract, st.integers(1, 7), st.integers(0, 4), st.integers(0, 3), st.sampled_from((1, 2, 4)))


def below_above(contract: Contract, tricks: int, vulnerable: bool = False) -> tuple[int, int]:
    return below_and_above(contract_entries(contract, tricks, vulnerable), contract.side)


@pytest.mark.parametrize(
    ("level", "denomination", "doubling", "points"),
    [
        (1, CLUBS, 1, 20),
        (2, DIAMONDS, 1, 40),
        (5, CLUBS, 1, 100),
        (2, HEARTS, 1, 60),
        (4, SPADES, 1, 120),
        (1, NO_TRUMP, 1, 40),
        (2, NO_TRUMP, 1, 70),
        (3, NO_TRUMP, 1, 100),
        (7, NO_TRUMP, 1, 220),
        (2, SPADES, 2, 120),
        (1, NO_TRUMP, 2, 80),
        (2, NO_TRUMP, 2, 140),
        (1, DIAMONDS, 4, 80),
        (3, NO_TRUMP, 4, 400),
    ],
)
def test_trick_score(level: int, denomination: int, doubling: int, points: int) -> None:
    contract = Contract(level, denomination, SOUTH, doubling)
    assert trick_score(contract) == points
    assert below_above(contract, level + 6)[0] == points


@pytest.mark.parametrize(
    ("doubling", "vulnerable", "points"),
    [
        (1, False, (50, 100, 150)),
        (1, True, (100, 200, 300)),
        (2, False, (100, 300, 500)),
        (2, True, (200, 500, 800)),
        (4, False, (200, 600, 1000)),
        (4, True, (400, 1000, 1600)),
    ],
)
def test_undertricks(doubling: int, vulnerable: bool, points: tuple[int, ...]) -> None:
    assert tuple(OF_THE_BOOK.undertricks(down, doubling, vulnerable) for down in (1, 2, 3)) == points
    assert OF_THE_BOOK.undertricks(0, doubling, vulnerable) == 0
    contract = Contract(3, HEARTS, NORTH, doubling)
    for down, each in enumerate(points, start=1):
        (entry,) = contract_entries(contract, 9 - down, vulnerable)
        assert (entry.side, entry.points, entry.below) == (1, each, False)


@pytest.mark.parametrize(
    ("contract", "tricks", "vulnerable", "above"),
    [
        (Contract(2, HEARTS, SOUTH), 9, False, 30),
        (Contract(2, HEARTS, SOUTH), 9, True, 30),
        (Contract(2, CLUBS, SOUTH), 10, False, 40),
        (Contract(1, NO_TRUMP, SOUTH), 9, True, 60),
        (Contract(2, CLUBS, SOUTH, 2), 8, True, 50),
        (Contract(2, CLUBS, SOUTH, 2), 10, False, 50 + 200),
        (Contract(2, CLUBS, SOUTH, 2), 10, True, 50 + 400),
        (Contract(2, CLUBS, SOUTH, 4), 8, False, 50),
        (Contract(2, CLUBS, SOUTH, 4), 9, False, 50 + 200),
        (Contract(2, CLUBS, SOUTH, 4), 9, True, 50 + 400),
        (Contract(6, CLUBS, SOUTH), 12, False, 500),
        (Contract(6, CLUBS, SOUTH), 12, True, 750),
        (Contract(6, CLUBS, SOUTH), 13, True, 750 + 20),
        (Contract(7, NO_TRUMP, SOUTH), 13, False, 1000),
        (Contract(7, NO_TRUMP, SOUTH), 13, True, 1500),
        (Contract(6, SPADES, SOUTH, 4), 12, True, 50 + 750),
        (Contract(5, CLUBS, SOUTH), 13, True, 40),  # all the tricks, but no slam was bid
    ],
)
def test_premiums_of_a_contract_made(contract: Contract, tricks: int, vulnerable: bool, above: int) -> None:
    assert below_above(contract, tricks, vulnerable) == (trick_score(contract), above)


def test_the_words_of_the_lines() -> None:
    made = contract_entries(Contract(1, NO_TRUMP, WEST, 2), 9, True)
    assert [entry.what for entry in made] == [
        "1 odd trick at no trump, doubled",
        "2 overtricks, doubled, vulnerable",
        "contract made, doubled",
    ]
    assert [entry.what for entry in contract_entries(Contract(6, SPADES, WEST), 13, True)] == [
        "6 odd tricks in spades",
        "1 overtrick",
        "little slam, vulnerable",
    ]
    (down,) = contract_entries(Contract(4, HEARTS, WEST, 4), 9, True)
    assert down == Entry(NS, 400, "1 undertrick, redoubled, vulnerable")


@pytest.mark.parametrize("tricks", [-1, 14])
def test_tricks_that_no_deal_has(tricks: int) -> None:
    with pytest.raises(ScoreError, match="tricks"):
        contract_entries(Contract(1, CLUBS, NORTH), tricks, False)


def test_there_is_no_contract_of_eight() -> None:
    with pytest.raises(ScoreError, match="contract of 8"):
        contract_entries(Contract(8, CLUBS, NORTH), 13, False)


@given(contracts, st.integers(0, 12), st.booleans())
def test_one_trick_more_is_never_worth_less(contract: Contract, tricks: int, vulnerable: bool) -> None:
    def worth(won: int) -> int:
        totals = totals_of(contract_entries(contract, won, vulnerable))
        return totals[contract.side] - totals[1 - contract.side]

    assert worth(tricks) < worth(tricks + 1)


@given(contracts, st.integers(0, 13), st.booleans())
def test_doubling_multiplies_what_it_multiplies(contract: Contract, tricks: int, vulnerable: bool) -> None:
    """Redoubled is twice doubled in the trick score, overtricks and undertricks; the premiums for making it stay."""
    level, denomination, declarer = contract.level, contract.denomination, contract.declarer
    doubled = contract_entries(Contract(level, denomination, declarer, 2), tricks, vulnerable)
    redoubled = contract_entries(Contract(level, denomination, declarer, 4), tricks, vulnerable)
    for once, twice in zip(doubled, redoubled, strict=True):
        stays = "made" in once.what or "slam" in once.what
        assert twice.points == once.points * (1 if stays else 2)


@given(contracts, st.integers(0, 13), st.booleans())
def test_trick_score_is_for_what_was_bid_and_only_when_it_was_made(contract: Contract, tricks: int, vulnerable: bool) -> None:
    entries = contract_entries(contract, tricks, vulnerable)
    made = tricks >= contract.level + 6
    assert sum(entry.below for entry in entries) == made
    assert {entry.side for entry in entries} == {contract.side if made else 1 - contract.side}


# --- honors


def hand(*texts: str) -> int:
    letters = {"C": CLUBS, "D": DIAMONDS, "H": HEARTS, "S": SPADES}
    return hand_of(card(letters[text[0]], text[1:]) for text in texts)


def test_honors_in_any_hand_declarer_dummy_or_defender() -> None:
    four = hand("SA", "SQ", "SJ", "ST", "S2")
    for seat in (NORTH, EAST, SOUTH, WEST):
        hands = [0, 0, 0, 0]
        hands[seat] = four
        assert honors_held(hands, Contract(4, SPADES, NORTH)) == ((seat, "4"),)


def test_which_honors_count() -> None:
    five = hand("HA", "HK", "HQ", "HJ", "HT")
    aces = hand("SA", "HA", "DA", "CA")
    three = hand("HA", "HK", "HQ", "H9")
    assert honors_held([five, 0, 0, 0], Contract(1, HEARTS, WEST)) == ((NORTH, "5"),)
    assert honors_held([five, 0, 0, 0], Contract(1, SPADES, WEST)) == ()
    assert honors_held([five, 0, 0, 0], Contract(1, NO_TRUMP, WEST)) == ()
    assert honors_held([0, 0, aces, 0], Contract(3, NO_TRUMP, WEST)) == ((SOUTH, "aces"),)
    assert honors_held([0, 0, aces, 0], Contract(3, HEARTS, WEST)) == ()
    assert honors_held([0, three, 0, 0], Contract(3, HEARTS, WEST)) == ()


@given(st.permutations(sorted(cards_of(STANDARD_PACK.cards))), contracts)
def test_at_most_one_hand_has_honors(pack: list[int], contract: Contract) -> None:
    hands = [hand_of(pack[seat * 13 : seat * 13 + 13]) for seat in range(4)]
    held = honors_held(hands, contract)
    assert len(held) <= 1
    assert all(honor_fits(kind, contract) for _, kind in held)
    assert len(honor_entries(held, contract)) == len(held)


def test_honor_points() -> None:
    spades, no_trump = Contract(4, SPADES, NORTH, 4), Contract(3, NO_TRUMP, NORTH)
    assert honor_entries([(EAST, "4")], spades) == (Entry(1, 100, "four honors in one hand by E"),)
    assert honor_entries([(SOUTH, "5")], spades) == (Entry(0, 150, "five honors in one hand by S"),)
    assert honor_entries([(SOUTH, "aces")], no_trump) == (Entry(0, 150, "four aces in one hand by S"),)
    assert honor_entries([(SOUTH, "aces")], spades) == ()
    assert honor_entries([(SOUTH, "4")], no_trump) == ()
    assert not honor_fits("3", spades)


# --- games and the back score


def test_part_scores_add_up_to_a_game_and_start_again() -> None:
    sixty, forty = (Entry(0, 60, "", below=True),), (Entry(0, 40, "", below=True),)
    theirs = (Entry(1, 90, "", below=True),)
    assert part_scores((0, 0), sixty) == ((60, 0), None)
    assert part_scores((60, 0), theirs) == ((60, 90), None)
    assert part_scores((60, 90), forty) == ((0, 0), 0)
    assert part_scores((60, 0), (Entry(0, 500, "above"),)) == ((60, 0), None)


@pytest.mark.parametrize(("margin", "hundreds"), [(950, 10), (940, 9), (-950, -10), (430, 4), (0, 0), (49, 0), (50, 1)])
def test_back_score(margin: int, hundreds: int) -> None:
    """contract-bridge/ex-6 (usp56 667) among others."""
    assert back_score(margin) == hundreds


@given(st.integers(-5000, 5000))
def test_back_score_is_the_same_for_both_sides(margin: int) -> None:
    assert back_score(-margin) == -back_score(margin)
    assert abs(back_score(margin) * 100 - margin) <= 50
