"""Remedies of a jackpot opened falsely: the opener's hand and chips, the chips of the others, and who may open now."""

from referee.core.matter import Matter
from referee.core.record import amount_text
from referee.core.sanctions import Right, grant
from referee.core.table import Table
from referee.families.poker import staking as chips
from referee.families.poker.betting import Betting, next_of
from referee.families.poker.gives.pots import withdrawal
from referee.families.poker.moves.betting import betting_of, with_betting
from referee.mechanics.roles import OTHERS
from referee.mechanics.rulings.gives.parts import CountsAs, May, MayWithdraw, OutOf, Remark, Stands


def _out(table: Table, matter: Matter) -> Table:
    """His hand is out of the pot, and his chips are the pot's."""
    betting = table.part(Betting)
    if matter.seat is None or betting is None:
        return table
    betting = chips.forfeit(chips.drop(betting, matter.seat), matter.seat)
    return table.but(betting.but(dead=betting.dead | 1 << matter.seat))


def _paid(table: Table, matter: Matter) -> str:
    paid = betting_of(table).put[matter.seat] if matter.seat is not None else 0
    amount = f"the {amount_text(paid)} chips" if paid else "all chips"
    return f"{amount} that he has put in are forfeited to the pot"


_FOUL = Remark("{offender}'s hand is foul")
OPENERS_HAND_FOUL = _FOUL & OutOf("pot", _paid, _out)
#: thrown in, it is out of the pot by that alone, and its chips stay there
THROWN_HAND_FOUL = _FOUL & Stands(_paid)

# --- the others


WITHDRAW_SINCE_OPENING = withdrawal(
    "withdraw since opening",
    "withdraw what {} put in after the pot was opened",
    lambda betting, seat: betting.put[seat] - betting.before[seat],
)


def _others_may(table: Table, matter: Matter) -> Table:
    assert matter.law is not None
    betting = betting_of(table)
    rights = [
        Right(WITHDRAW_SINCE_OPENING, seat, matter.number, matter.law)
        for seat in OTHERS.seats(table, matter)
        if betting.put[seat] > betting.before[seat]
    ]
    return grant(table, *rights)


OTHERS_MAY_WITHDRAW = MayWithdraw(
    "chips", "each other player may withdraw what he put in after the pot was opened", _others_may, choice=True
)


def _reopen(table: Table, matter: Matter) -> Table:
    """Nobody has opened: those at the offender's left who have not passed may, and what was put in counts for no bet."""
    betting, seats = table.part(Betting), table.seats
    if matter.seat is None or betting is None:
        return table
    may = betting.active & ~betting.all_in & ~betting.passed & ~(1 << matter.seat)
    nothing = (0,) * seats
    return table.but(betting.but(
            opener=None, last=None, bet=0, raised=0, staked=nothing, raises=nothing, paid=None, begun=True,
            to_speak=may, turn=next_of(may, matter.seat, seats),
        ))  # fmt: skip


OTHERS_MAY_OPEN = May("open", "another player at {offender}'s left who has not passed may open", _reopen)
POT_WAITS = Remark("what is in the pot stays for the next deal")
PLAY_GOES_ON = Remark("play goes on")
HIGHEST_HAND_TAKES_POT = Remark("the highest hand takes the pot, openers or not")


def _closed(table: Table, matter: Matter) -> Table:
    betting = table.part(Betting)
    return table if betting is None else with_betting(table, betting)


POT_GOES_ON = CountsAs("new-opener", "the pot is played for with the new opener", _closed, bites=False)
