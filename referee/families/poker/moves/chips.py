"""What betting moves: chips into the pot and out of it, checks and drops, applied as they were made."""

from collections.abc import Sequence

from referee.core.fold import passed_over
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.core.unheard import replaced_before_use
from referee.families.poker import staking as chips
from referee.families.poker.betting import replaced
from referee.families.poker.form import Limit
from referee.families.poker.moves.betting import (
    betting_now,
    betting_of,
    beyond_ruling,
    chips_of,
    drops_in_turn,
    form_of,
    interval_at,
    is_for_card,
    is_instalment,
    with_betting,
    words_of,
)  # fmt: skip


def limit(table: Table, act: Act) -> Table:
    """The limit that is agreed on: so many before and after, the pot, or what lies on the table."""
    fixed = () if act.how in ("pot", "stakes") else act.amounts
    cap = act.amount if act.how == "pot" else None
    agreed = Limit(fixed=fixed, pot=act.how == "pot", cap=cap, stakes=act.how == "stakes")
    betting = betting_of(table)
    earlier = next((told for told in reversed(table.acts) if told.verb == "limit"), None)
    if earlier is not None and betting.limit != agreed and not any(betting.spent):  # later it is a breach
        table = passed_over(table, replaced_before_use(earlier, "the limit told after it holds; one writes it alone"))
    return table.but(betting.but(limit=agreed))


def stack(table: Table, act: Act) -> Table:
    """What a player has in front of him, or what each has."""
    betting = betting_of(table)
    if act.seat is not None and act.amount is not None:
        stacks = replaced(betting.stacks, act.seat, act.amount)
    elif act.seat is None and len(act.amounts) == table.seats:
        stacks = act.amounts
    else:
        return table
    return table.but(betting.but(stacks=stacks))


def pot(table: Table, act: Act) -> Table:
    """What lies in the pot already."""
    betting = betting_of(table)
    return table.but(betting.but(loose=betting.loose + sum(act.amounts)))


def antes(table: Table, act: Act) -> Table:
    """One player antes, or everybody."""
    if act.amount is None:
        return table
    betting, form = betting_of(table), form_of(table)
    who = range(table.seats) if act.seat is None else (act.seat,)
    for seat in who:
        if act.how == "alone":  # he pays for all, so that it is no part of what others have to match
            betting = chips.add_for_nothing(betting, seat, act.amount)
        else:
            betting = chips.ante(betting, seat, act.amount, form.antes_count)
    return table.but(betting)


def blinds(table: Table, act: Act) -> Table:
    """A player bets before he has his cards, because he must or because he straddles."""
    if act.seat is None or act.amount is None:
        return table
    betting = betting_of(table)
    if form_of(table).antes_count:  # what some players have to put in are antes, of which it matters who is the last
        return table.but(chips.ante(betting, act.seat, act.amount, counts=True).but(blind=act.seat))
    return table.but(chips.blind(betting, act.seat, act.amount))


def pays_for_card(table: Table, act: Act) -> Table:
    """A player pays into the pot what he owes for a card."""
    betting = betting_of(table)
    if act.seat is None or not is_for_card(betting, act):
        return table
    return with_betting(table, chips.pay_owed(betting, act.seat, act.number))


def pays(table: Table, act: Act) -> Table:
    """A player puts chips into the pot."""
    betting = betting_now(table, act.seat)
    seat = betting.turn if act.seat is None else act.seat
    if seat is None:
        return table
    amount, beyond = chips_of(betting, act), beyond_ruling(table, act)
    if not amount and seat != betting.turn:
        return _said_again(table, act)
    if is_for_card(betting, act):
        betting = chips.pay_owed(betting_of(table), seat, amount)
    elif beyond == amount:
        betting = chips.add_for_nothing(betting_of(table), seat, amount)
        betting = betting if chips.is_closed(betting) else chips.spoken(betting, seat)
    elif not betting.is_active(seat):
        betting = chips.add_for_nothing(betting, seat, amount)
    elif seat == betting.turn and betting.bound is None:
        betting = chips.put_in(betting, seat, amount, amount - beyond if betting.counts is None else betting.counts)
    elif seat == betting.turn:
        made_good = betting.early[seat] + amount >= (betting.bound or 0)
        betting = chips.put_in_early(betting, seat, amount)
        betting = chips.take_up(betting, seat, betting.counts) if made_good else betting
    elif is_instalment(table, act):
        betting = chips.add_for_nothing(betting_of(table), seat, amount)
    else:
        words = replaced(betting.early_words, seat, words_of(act))
        betting = chips.put_in_early(betting, seat, amount).but(early_words=words)
    return with_betting(table, betting)


def _said_again(table: Table, act: Act) -> Table:
    """A call by a player who is not to speak and has put in what he says: nothing comes of it, and once in a deal it is said."""
    nothing = replaced_before_use(act, "he has put in already what he says now")
    return table if any(each.why == nothing.why for each in table.matters) else passed_over(table, nothing)


def checks(table: Table, act: Act) -> Table:
    """A player stays in without betting."""
    betting = betting_now(table, act.seat)
    seat = betting.turn if act.seat is None else act.seat
    if seat is None or seat != betting.turn or betting.to_call(seat):
        return with_betting(table, betting)  # out of turn or over a bet it is nothing
    return with_betting(table, chips.check(betting, seat))


def drops(table: Table, act: Act) -> Table:
    """A player throws his hand away, in turn or not."""
    betting = betting_now(table, act.seat)
    seat = betting.turn if act.seat is None else act.seat
    return table if seat is None else with_betting(table, chips.drop(betting, seat))


def drops_together(table: Table, acts: Sequence[Act]) -> tuple[Table, int]:
    """The table after the drops of players who throw their hands in one behind the other, each in his turn; and how many."""
    betting, interval = interval_at(table, acts[0].seat)
    if interval is None or table.phase == OVER:
        return table, 0
    taken = 0
    for act in acts:
        if act.seat is None or not drops_in_turn(betting, act.seat):
            break
        betting, taken = chips.drop(betting, act.seat), taken + 1
        if chips.is_closed(betting):
            break
    return (with_betting(table, betting), taken) if taken else (table, 0)


def first(table: Table, act: Act) -> Table:
    """The dealer says who bets first, rightly or not."""
    betting = betting_now(table)
    if act.other is None or not betting.to_speak >> act.other & 1 or betting.bet:
        return table
    return table.but(betting.but(turn=act.other))


def rake(table: Table, act: Act) -> Table:
    """The house takes its share out of the pot."""
    betting = betting_of(table)
    return table.but(betting.but(loose=betting.loose - sum(act.amounts)))


def withdraws(table: Table, act: Act) -> Table:
    """A player takes up chips that are his again; others leave the pot only by a right to them (`gives.pots`)."""
    betting = betting_of(table)
    if act.seat is None or not betting.returned[act.seat]:
        return table
    left = 0 if act.amount is None else max(betting.returned[act.seat] - act.amount, 0)
    return table.but(betting.but(returned=replaced(betting.returned, act.seat, left)))


def gathers(table: Table, act: Act) -> Table:
    """A player takes the pot in, or so many chips of it."""
    if act.seat is None:
        return table
    betting = betting_of(table)
    taken = max(betting.pot if act.amount is None else min(act.amount, betting.pot), 0)
    taken += betting.taken[act.seat]
    return table.but(betting.but(taken=replaced(betting.taken, act.seat, taken)), phase=OVER)
