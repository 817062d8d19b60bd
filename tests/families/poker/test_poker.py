"""Poker at large: a planted fault is found, and no chip is ever made or lost."""

import random

import pytest
from attrs import evolve

from referee.core.cards import STANDARD_PACK, cards_of
from referee.core.fold import END, close, step
from referee.core.game import Game
from referee.core.record import Act, Seat, seat_names
from referee.core.subject import Breach
from referee.core.table import Table
from referee.families import find_game
from referee.families.poker.betting import Betting
from referee.families.poker.expects.amounts import SHORT_CALL, STRING_BET
from referee.families.poker.expects.checks_and_drops import CHECK_AFTER_BET, CHECK_OUT_OF_TURN, DROPPED_OUT_OF_TURN
from referee.families.poker.expects.chips_out_of_turn import CHIPS_OUT_OF_TURN
from referee.families.poker.form import Ante, Limit
from referee.families.poker.moves.betting import PAYING, betting_now, betting_of, chips_of, form_of, least_raise, most_now
from referee.families.poker.moves.showdown import outcome_ruled
from referee.mechanics.stakes.expects import BET_OVER_LIMIT

FORMS = ("draw-poker", "pass-and-out", "open-on-anything", "five-card-stud", "seven-card-stud", "table-stakes-poker")
LIMIT = (2, 4)
STACK = 30


def game(slug: str) -> Game:
    found = find_game(slug)
    assert found is not None
    return found


def came_to_the_table(table: Table, before: int) -> None:
    """What is in front of the players, in the pot and with those who have taken it is what there was."""
    betting = betting_of(table)
    if None not in betting.stacks:
        assert sum(betting.stacks) + betting.pot + sum(betting.taken) == before  # type: ignore[arg-type]
    assert betting.pot + sum(betting.taken) == sum(betting.spent)


class Deal:
    """One deal in which everybody keeps the rules, as far as `fault` does not say otherwise."""

    def __init__(self, slug: str, seed: int) -> None:
        self.draw = random.Random(seed)
        self.game = game(slug)
        players = self.draw.randrange(2, 6)
        self.table, self.dealer = Table(self.game, names=seat_names(players)), self.draw.randrange(players)
        self.pack = self.draw.sample(list(cards_of(STANDARD_PACK.cards)), 52)
        self.acts: list[Act] = []
        self.before = STACK * players

    def do(self, act: Act) -> None:
        self.acts.append(act)
        self.table = step(self.table, act)
        came_to_the_table(self.table, self.before)

    def cards(self, number: int) -> tuple[int, ...]:
        taken, self.pack = self.pack[:number], self.pack[number:]
        return tuple(taken)

    def begin(self) -> None:
        form = form_of(self.table)
        self.do(Act("dealer", self.dealer))
        if not form.limit.stakes:
            self.do(Act("limit", amounts=LIMIT))
        for seat in range(self.table.seats):
            self.do(Act("stack", seat, amounts=(STACK,)))
        if form.ante is Ante.EACH:
            self.do(Act("antes", amounts=(1,)))

    def legal(self, betting: Betting, seat: Seat, checks: bool, forced: bool) -> Act:
        """Something the player may do."""
        due, stack = betting.to_call(seat), betting.stacks[seat]
        assert stack is not None
        most = most_now(self.table, betting, seat)
        most = stack - due if most is None else min(most, stack - due)
        least = least_raise(betting) if betting.bet else 1
        choices = [Act("drops", seat), Act("calls", seat)] if due else [Act("checks", seat)]
        if not due and (not checks or (forced and betting.opener is None)):
            choices = [Act("bets", seat, amounts=(1,))]
        if stack - due >= max(least, 1) and most >= least:
            more = self.draw.randint(int(least), int(max(least, most)))
            choices.append(Act("raises" if due else "bets", seat, amounts=(more,)))
        return self.draw.choice(choices)


FAULTS: dict[Breach, object] = {
    CHIPS_OUT_OF_TURN: lambda table, turn: Act("bets", table.left(turn), amounts=(2,)),
    CHECK_OUT_OF_TURN: lambda table, turn: Act("checks", table.left(turn)),
    DROPPED_OUT_OF_TURN: lambda table, turn: Act("drops", table.left(turn)),
    BET_OVER_LIMIT: lambda table, turn: Act("bets", turn, amounts=(7,)),
}


@pytest.mark.parametrize("breach", FAULTS, ids=str)
@pytest.mark.parametrize("seed", range(10))
def test_a_planted_fault_is_found(breach: Breach, seed: int) -> None:
    deal = Deal("draw-poker", seed)
    deal.begin()
    for seat in range(deal.table.seats):
        deal.do(Act("hand", seat, cards=deal.cards(5)))
    turn = betting_now(deal.table).turn
    assert turn is not None
    fault = FAULTS[breach]
    assert callable(fault)
    deal.do(fault(deal.table, turn))
    found = (*deal.table.docket, *deal.table.settled)
    assert breach in [matter.breach for matter in found]


@pytest.mark.parametrize(
    ("acts", "breach"),
    [
        ([Act("bets", 0, amounts=(4,)), Act("puts", 1, amounts=(3,))], SHORT_CALL),
        ([Act("bets", 0, amounts=(4,)), Act("checks", 1)], CHECK_AFTER_BET),
        ([Act("bets", 0, amounts=(4,)), Act("puts", 0, amounts=(4,))], STRING_BET),
    ],
)
def test_faults_over_a_bet(acts: list[Act], breach: Breach) -> None:
    table = Table(game("draw-poker"), names=seat_names(3), dealer=2)
    for act in acts:
        table = step(table, act)
    assert [matter.breach for matter in (*table.docket, *table.settled)] == [breach]


VERBS = (*PAYING, "checks", "drops", "draws", "stands", "gathers", "withdraws", "announces", "shows", "attention", "antes")


@pytest.mark.parametrize("slug", [*FORMS, "jackpots", "blind-opening"])
@pytest.mark.parametrize("seed", range(15))
def test_whatever_happens_no_chip_is_made_or_lost(slug: str, seed: int) -> None:
    """Random acts in any order: nothing raises, and the chips come to the same sum at every moment."""
    draw = random.Random(seed)
    table = Table(game(slug), names=seat_names(4))
    for seat in range(4):
        table = step(table, Act("stack", seat, amounts=(STACK,)))
    pack = draw.sample(list(cards_of(STANDARD_PACK.cards)), 52)
    for seat in range(4):
        table = step(table, Act("hand", seat, cards=tuple(pack[seat * 5 : seat * 5 + 5])))
    for _ in range(40):
        verb = draw.choice(VERBS)
        act = Act(verb, draw.randrange(4))
        if verb in (*PAYING, "antes", "withdraws") and draw.random() < 0.7:
            act = evolve(act, amounts=(draw.randrange(1, 9),))
        if verb == "draws":
            act = evolve(act, numbers=(draw.randrange(4),))
        if verb == "announces":
            act = evolve(act, how=draw.choice(("bet", "raise", "call", "pass", "drop")), amounts=(draw.randrange(1, 5),))
        table = step(table, act)
        came_to_the_table(table, 4 * STACK)
    table = close(step(table, END))
    outcome = outcome_ruled(table)
    if outcome is not None:
        assert sum(outcome.by_seat) + outcome.carried == 0


def test_chips_of_an_act() -> None:
    table = Table(game("draw-poker"), names=seat_names(3), dealer=2)
    table = step(table, Act("bets", 0, amounts=(4,)))
    betting = betting_now(table)
    assert chips_of(betting, Act("calls", 1)) == 4
    assert chips_of(betting, Act("raises", 1, amounts=(4,))) == 8
    assert chips_of(betting, Act("raises", 1, how="to", amounts=(10,))) == 10
    assert Limit(pot=True, cap=50).most(0, 80) == 50
