"""Cards dealt and hands thrown in one behind the other come to the same when they are taken one by one."""

from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.core.cards import CARD
from referee.core.record import Act, Record
from referee.judge import judge

SEATS = st.integers(0, 3)
#: of few cards, so that some come twice
CARDS = st.lists(st.sampled_from([CARD[text] for text in ("SA", "SK", "HA", "H2", "D7", "C9", "CJ", "DT")]), max_size=3)
DOWN = st.builds(lambda seat, cards: Act("down", seat, cards=tuple(cards)), SEATS, CARDS)
DROPS = st.builds(lambda seat: Act("drops", seat), SEATS)
OTHERS = st.builds(
    lambda verb, seat, chips: Act(verb, seat, amounts=(chips,) if verb in ("bets", "raises") else ()),
    st.sampled_from(("checks", "calls", "bets", "raises", "discards", "announces")),
    SEATS,
    st.integers(1, 9),
)
ACTS = st.lists(DOWN, max_size=6), st.lists(DROPS | OTHERS | DOWN, max_size=12)


@pytest.mark.parametrize("game", ["texas-hold-em", "draw-poker", "jacks-back", "razz"])
@given(st.tuples(*ACTS))
@settings(max_examples=60)
def test_what_is_taken_together_is_what_comes_one_by_one(game: str, acts: tuple[list[Act], list[Act]]) -> None:
    names = ("Ann", "Bob", "Cat", "Dan")
    record = Record(game, (Act("deal"), Act("blinds", 0, amounts=(1,)), *acts[0], *acts[1]), players=names, seated=names)
    together = judge(record)
    with patch("referee.core.fold.taken_together", lambda game: frozenset()):
        assert judge(record) == together
