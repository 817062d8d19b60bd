"""What players say that they paid is held against what is due, and never added to it."""

from hypothesis import given
from hypothesis import strategies as st

from tests.judging import verdict_on

LOST = """game blackjack-permanent-bank
players 3
dealer P3
limit 1 20
bets P1 2
bets P2 6
down P1 D7 H8
down P2 SK CQ
up P3 SA
down P3 H4
draws P1 SJ
stands P2
draws P3 C8
draws P3 D5
stands P3
"""


@given(st.permutations([("P1", "P3", 2), ("P3", "P2", 6)]), st.integers(0, 2))
def test_what_is_due_may_be_paid_in_any_order_or_not_be_told(paid: list[tuple[str, str, int]], told: int) -> None:
    lines = [f"pays {payer} {payee} {amount}" for payer, payee, amount in paid[:told]]
    verdict = verdict_on([*LOST.splitlines(), *lines])
    assert not verdict.matters
    assert verdict.ruled is not None and tuple(verdict.ruled.totals) == (-2, 6, -4)


@given(st.integers(3, 50))
def test_more_than_is_due_is_seen_and_not_scored(amount: int) -> None:
    verdict = verdict_on([*LOST.splitlines(), f"pays P1 P3 {amount}", "pays P3 P2 6"])
    [over] = verdict.matters
    assert (over.breach.name, over.seat) == ("payment-over-due", 2)
    assert over.why == f"P1 paid P3 {amount}, where 2 is due"
    assert verdict.ruled is not None and tuple(verdict.ruled.totals) == (-2, 6, -4)


def test_a_part_of_a_debt_may_be_followed_by_the_rest() -> None:
    assert not verdict_on([*LOST.splitlines(), "pays P1 P3 1", "pays P1 P3 1"]).matters
