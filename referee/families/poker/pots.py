"""Pots: who may win what of the chips on the table, and how what he wins is shared out. Exact, to the last chip."""

from collections.abc import Callable, Collection, Sequence
from decimal import Decimal
from math import lcm

from referee.core.record import Amount, Seat
from referee.core.values import frozen

Chips = Amount


@frozen
class Pot:
    """Chips for which the same players contend."""

    amount: Chips
    contenders: tuple[Seat, ...]


def pots(
    put: Sequence[Chips], active: Collection[Seat], all_in: Collection[Seat] = (), loose: Chips = 0
) -> tuple[Pot, ...]:  # fmt: skip
    """The main pot and the side pots, for what each has put in, those still in, and those who have put in all they have.

    A player contends for as much from each as he has put in himself; who has chips left contends for everything
    (usp56 2071-2079). Chips that nobody may claim any more (`loose`: forfeits, a pot carried over) lie in the main pot.
    """
    found: list[Pot] = []
    below: Chips = 0
    tapped = [seat for seat in active if seat in all_in]
    for level in sorted({put[seat] for seat in tapped}):
        amount = sum((min(chips, level) - min(chips, below) for chips in put), start=loose if not found else 0)
        found.append(Pot(amount, tuple(seat for seat in sorted(active) if seat not in tapped or put[seat] >= level)))
        below = level
    rest = sum((max(chips - below, 0) for chips in put), start=0 if found else loose)
    able = tuple(seat for seat in sorted(active) if seat not in tapped)
    if able and (rest or not found):
        found.append(Pot(rest, able))
    elif rest and found:  # who dropped had put in more than anybody who stayed
        found[-1] = Pot(found[-1].amount + rest, found[-1].contenders)
    elif rest:
        found.append(Pot(rest, ()))
    return tuple(found)


def smallest_chip(amounts: Collection[Chips]) -> Chips:
    """The largest part of a chip in whole numbers of which all these amounts can be paid."""
    if all(isinstance(amount, int) for amount in amounts):
        return 1
    return 1 / Decimal(lcm(*(amount.as_integer_ratio()[1] for amount in amounts)))


def divide(amount: Chips, among: Sequence[Seat], odd_to: Seat | None, unit: Chips = 1) -> dict[Seat, Chips]:
    """Equal shares; an odd chip goes to `odd_to` where he is one of them (usp56 2541), then in the order given."""
    first = [seat for seat in among if seat == odd_to]
    order = first + [seat for seat in among if seat != odd_to]
    each, odd = divmod(int(amount / unit) if unit != 1 else amount, len(order))
    return {seat: (each + (place < odd)) * unit for place, seat in enumerate(order)}


#: of those who may win a pot, the winners of each part of it, the part with the odd chip first; none where nobody wins
Winners = Callable[[tuple[Seat, ...]], tuple[tuple[Seat, ...], ...]]


@frozen
class Settlement:
    """Where the chips of a deal went."""

    #: to each seat
    won: tuple[Chips, ...]
    #: what remains for the next pot
    carried: Chips
    #: each pot with what it brought to whom
    shares: tuple[tuple[Pot, tuple[tuple[Seat, Chips], ...]], ...]


def settle(every: Sequence[Pot], winners: Winners, seats: int, odd_to: Seat | None = None, unit: Chips = 1) -> Settlement:
    """Each pot shared out among those who win it."""
    won: list[Chips] = [0] * seats
    carried: Chips = 0
    shares = []
    for pot in every:
        parts = [part for part in winners(pot.contenders) if part]
        paid: dict[Seat, Chips] = {}
        for place, portion in divide(pot.amount, range(len(parts)), 0, unit).items() if parts else ():
            for seat, share in divide(portion, parts[place], odd_to, unit).items():
                paid[seat] = paid.get(seat, 0) + share
        if not parts:
            carried += pot.amount
        for seat, share in paid.items():
            won[seat] += share
        shares.append((pot, tuple(sorted(paid.items()))))
    return Settlement(tuple(won), carried, tuple(shares))
