"""Values are told apart by what they hold; that they never change is the business of the type checker."""

from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from referee.core.record import Act, Run, Span
from referee.core.values import frozen

SPANS = st.builds(Span, st.integers(0, 3), st.integers(0, 3), st.integers(0, 3))


@given(SPANS, SPANS)
def test_values_that_hold_the_same_are_one_key(one: Span, other: Span) -> None:
    same = (one.line, one.column, one.end) == (other.line, other.column, other.end)
    assert (one == other) is same
    assert len({one, other}) == (1 if same else 2)


def test_what_is_left_out_of_the_comparison_is_left_out_of_the_key() -> None:
    run = Run("play", 0, (1, 2, 3, 4), line=7)
    assert {run, evolve(run, line=8)} == {run}
    assert hash(Act("pass", 1)) == hash(Act("pass", 1, at=Span(1, 2, 3)))


def test_a_value_that_is_nothing_but_itself_stays_so() -> None:
    @frozen(eq=False)
    class Place:
        number: int

    assert Place(1) != Place(1) and len({Place(1), Place(1)}) == 2
