"""Law 23 of poker, case by case (usp56 2613): what chips put in out of turn are when the turn of the player comes."""

import pytest

from referee.core.fold import step
from referee.core.record import Act, Amount
from referee.core.table import Table
from referee.families import find_game
from referee.families.poker.moves.betting import betting_now

ANN, BOB, CY, DEE = range(4)
LESS = "chips-out-of-turn-less-than-call"
CALL = "chips-out-of-turn-equal-to-call"
RAISE = "chips-out-of-turn-more-than-call"
SHORT_RAISE = "chips-out-of-turn-excess-under-minimum"
BET = "chips-out-of-turn-no-earlier-bet"


def after(*acts: Act, limit: tuple[Amount, ...] = ()) -> Table:
    """The table after these acts; Dee deals, and so Ann is first to speak."""
    game = find_game("draw-poker")
    assert game is not None
    table = Table(game, names=("Ann", "Bob", "Cy", "Dee"))
    for act in (Act("dealer", DEE), Act("limit", amounts=limit), *acts):
        table = step(table, act)
    return table


def put(verb: str, seat: int, *amounts: Amount) -> Act:
    return Act(verb, seat, amounts=amounts)


@pytest.mark.parametrize(
    ("early", "before", "law", "staked", "bet", "forfeited"),
    [
        (5, [put("bets", ANN, 10), put("calls", BOB)], LESS, 5, 10, 0),
        (10, [put("bets", ANN, 10), put("calls", BOB)], CALL, 10, 10, 0),
        (10, [put("bets", ANN, 5), put("raises", BOB, 5)], CALL, 10, 10, 0),
        (25, [put("bets", ANN, 10), put("calls", BOB)], RAISE, 25, 25, 0),
        (15, [put("bets", ANN, 10), put("calls", BOB)], SHORT_RAISE, 10, 10, 5),
        (20, [put("bets", ANN, 5), put("raises", BOB, 10)], SHORT_RAISE, 15, 15, 5),
        (5, [put("checks", ANN), put("checks", BOB)], BET, 5, 5, 0),
        (60, [put("checks", ANN), put("checks", BOB)], BET, 50, 50, 10),
        (80, [put("bets", ANN, 10), put("calls", BOB)], RAISE, 60, 60, 20),
    ],
)
def test_each_case(early: int, before: list[Act], law: str, staked: int, bet: int, forfeited: int) -> None:
    """Cy puts chips in first; Ann and Bob speak, and with Dee's next word it is settled what Cy has done."""
    table = after(put("puts", CY, early), *before, Act("looks", DEE, how="hand"), limit=(50,))
    assert law in [matter.law.slug for matter in table.settled if matter.law is not None]
    betting = betting_now(table)
    assert (betting.staked[CY], betting.bet, betting.loose) == (staked, bet, forfeited)
    assert betting.turn == (CY if law == LESS else DEE)


def test_any_raise_will_do_between_two_players() -> None:
    """With one other player in the pot two chips over a call of five are a raise (usp56 2511)."""
    table = after(Act("drops", DEE), put("puts", CY, 7), put("bets", ANN, 5), Act("drops", BOB), Act("looks", ANN, how="hand"))
    assert RAISE in [matter.law.slug for matter in table.settled if matter.law is not None]
    assert betting_now(table).bet == 7


def test_what_he_may_not_add() -> None:
    """Five short, he adds fifteen: five make the call, and the rest is forfeited."""
    table = after(put("puts", CY, 5), put("bets", ANN, 10), put("calls", BOB), put("puts", CY, 15))
    betting = betting_now(table)
    assert (betting.staked[CY], betting.bet, betting.loose, betting.turn) == (10, 10, 10, DEE)
    assert [matter.law.slug for matter in table.settled if matter.law is not None][-1] == "chips-out-of-turn-no-added-raise"


def test_what_he_may_give_up() -> None:
    """He drops instead, and his chips stay in the pot."""
    table = after(put("puts", CY, 5), put("bets", ANN, 10), put("calls", BOB), Act("drops", CY))
    betting = betting_now(table)
    assert not betting.is_active(CY)
    assert betting.pot == 25
