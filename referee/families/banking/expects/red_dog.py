"""Red dog: bets changed, over the pool or not made, a hand not shown, and deals for which the pack does not suffice."""

from collections.abc import Iterator

from referee.core.expect import Changed, NotShown, Unpaid, WrongNumber
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.banking.moves.red_dog import RedDog, knows_pool, lost, open_bet
from referee.families.banking.moves.stakes import amount_of
from referee.mechanics.stakes.expects import BET_OVER_LIMIT, CHIPS_TAKEN_BACK
from referee.mechanics.stakes.moves import pool

VERBS = ("bets", "withdraws", "passes", "declines", "burns", "deals")

BET_CHANGED = Changed("bet", says="a bet named again after it was named in turn")
NEITHER_BET_NOR_PAID = Unpaid("turn", name="neither-bet-nor-paid", says="a turn in which a player neither bets nor pays")
LOSING_HAND_HIDDEN = NotShown("losing hand", name="losing-hand-hidden", says="a losing hand not shown whole")
TOO_MANY_PLAYERS = WrongNumber(
    "hands", "pack", name="too-many-players", says="a deal, or a card burned, for which the pack does not suffice"
)

MOST_FOR_BURNING, MOST_FOR_FIVE_CARDS, FIVE_CARDS = 7, 8, 5


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What a player does with his bet or his hand, and the dealer with the pack."""
    if table.game.part(RedDog) is None or act.seat is None:
        return
    name, seat = table.name(act.seat), act.seat
    match act.verb:
        case "bets" if open_bet(table, seat) is not None:
            yield Matter(BET_CHANGED, seat, f"{name} named another bet", act.at, count=amount_of(act))
        case "bets" if knows_pool(table) and amount_of(act) > pool(table, ruled=False):
            why = f"{name} bet {amount_of(act)}, and the pool had {pool(table, ruled=False)}"
            yield Matter(BET_OVER_LIMIT, seat, why, act.at, count=amount_of(act))
        case "passes":
            yield Matter(NEITHER_BET_NOR_PAID, seat, f"{name} neither bet nor paid", act.at)
        case "withdraws":
            yield Matter(CHIPS_TAKEN_BACK, seat, f"{name} took chips back out of the pool", act.at)
        case "declines" if lost(table, seat):
            yield Matter(LOSING_HAND_HIDDEN, seat, f"{name} lost and did not show his hand", act.at)
        case "burns" if table.seats > MOST_FOR_BURNING:
            yield Matter(TOO_MANY_PLAYERS, seat, f"{name} burned a card with {table.seats} players", act.at)
        case "deals" if table.seats > MOST_FOR_FIVE_CARDS and sum(act.numbers) == FIVE_CARDS:
            yield Matter(TOO_MANY_PLAYERS, seat, f"{name} dealt five cards to each of {table.seats} players", act.at)
