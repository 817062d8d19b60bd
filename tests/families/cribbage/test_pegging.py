"""The play of cribbage as a value: totals, goes, turns and what is pegged, with two hands and with more."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from referee.core.cards import CARD, STANDARD_PACK, Card, cards_of
from referee.families.cribbage.moves.pegging import Pegging

PACK = list(cards_of(STANDARD_PACK.cards))


def played(start: Pegging, told: str) -> Pegging:
    """`0:HK` is a card of hand 0, `1:go` a go."""
    for word in told.split():
        seat, what = word.split(":")
        start = start.go(int(seat)) if what == "go" else start.after(int(seat), CARD[what])
    return start


def scored(pegging: Pegging) -> list[tuple[int, int, str]]:
    return [(each.seat, each.points, each.what) for each in pegging.scores]


def test_the_player_who_gains_a_go_goes_on() -> None:
    now = played(Pegging(0, (4, 4)), "0:HK 1:DK 0:S6")
    assert now.go(1).turn == 0
    now = played(now, "1:go 0:H2 0:C2 0:go")
    assert scored(now) == [(1, 2, "pair"), (0, 2, "pair"), (0, 1, "go")]
    assert (now.closed, now.leader) == (True, 1)
    assert played(now, "1:D5").total == 5


def test_thirty_one_pegs_two_instead_of_one() -> None:
    now = played(Pegging(0, (4, 4)), "0:HK 1:DQ 0:S9 1:go 0:C2")
    assert scored(now) == [(0, 2, "thirty-one")]
    assert now.closed


def test_nothing_is_scored_across_a_go() -> None:
    now = played(Pegging(0, (4, 4)), "0:HK 1:DK 0:S9 1:go 0:go 1:D9")
    assert scored(now) == [(1, 2, "pair"), (0, 1, "go")]


def test_the_last_card_of_all() -> None:
    assert scored(played(Pegging(0, (1, 1)), "0:HK 1:D9")) == [(1, 1, "last card")]
    ending = played(Pegging(0, (2, 2)), "0:HK 1:D9 0:H3 1:S9")
    assert scored(ending) == [(1, 2, "thirty-one")]


def test_three_hands_at_a_go() -> None:
    """The hand after the go plays if it can; if it cannot, the third does not play either (usp56 6115)."""
    start = played(Pegging(0, (4, 4, 4)), "0:HK 1:DQ 2:S8")
    assert played(start, "0:go").turn == 1
    assert played(start, "0:go 1:D2").turn == 2
    ended = played(start, "0:go 1:go")
    assert (ended.closed, ended.leader, scored(ended)) == (True, 0, [(2, 1, "go")])


def test_nothing_pegged_where_nothing_is_due_is_nothing() -> None:
    bare = Pegging(0, (4, 4))
    assert bare.pegs(1, 0) == bare
    assert [each.points for each in bare.pegs(1, 3).scores] == [3]


def test_another_count_of_a_hand_puts_the_first_right() -> None:
    now = Pegging(0, (4, 4)).scoring(0, [(16, "his hand")], error=-2, shown=(0, False))
    assert [each.played for each in now.recounted((0, False)).scores] == [True, False]
    assert now.recounted((0, True)) == now


@given(st.integers(0, 2**32), st.integers(2, 4))
def test_every_play_ends_with_every_series_paid(seed: int, hands: int) -> None:
    rng = Random(seed)
    cards = rng.sample(PACK, 4 * hands)
    held: list[list[Card]] = [cards[4 * seat : 4 * seat + 4] for seat in range(hands)]
    now = Pegging(0, (4,) * hands)
    while not now.over:
        seat = now.leader if now.closed else now.turn
        able = held[seat] if now.closed else now.fitting(held[seat])
        if not able:
            now = now.go(seat)
            continue
        card = rng.choice(list(able))
        held[seat].remove(card)
        now = now.after(seat, card)
        assert now.total <= 31
    series = [each for each in (*now.past, now.series) if each]
    assert sum(map(len, series)) == 4 * hands
    assert all(now.played_by(seat) for seat in range(hands))
    goes = [each for each in now.scores if each.what in ("go", "thirty-one", "last card")]
    assert len(goes) == len(series)
    assert {each.points for each in goes} <= {1, 2}
