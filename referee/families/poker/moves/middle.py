"""A deal of poker that is told from its middle, between two intervals of betting: chips in the pot, who is out, what lies open."""

from referee.core.cards import Hand, cards_of, hand_of
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.families.poker.betting import replaced
from referee.families.poker.form import Dealt, Price
from referee.families.poker.hands.natural import poker_rank
from referee.families.poker.moves.betting import betting_of, form_of, with_betting
from referee.mechanics.setting import moves as setting

#: what somebody has done by then
PUT, SHOWED, OPENED, BET, DROPPED, BLIND = "put", "showed", "opened", "bet", "dropped", "blind"


def before(table: Table, act: Act) -> Table:
    """What a player has put into the pot in all, shows, or did that still counts: he opened, bet last, bet blind, or dropped."""
    betting, seat = betting_of(table), act.seat
    if seat is None:
        return table
    match act.how:
        case "put" if act.amount is not None:
            paid = replaced(betting.spent, seat, betting.spent[seat] - betting.put[seat] + act.amount)
            stack = betting.stacks[seat]
            out = 1 << seat if stack is not None and stack <= 0 else 0
            put = replaced(betting.put, seat, act.amount)
            return table.but(betting.but(put=put, spent=paid, all_in=betting.all_in | out))
        case "showed":
            cards = hand_of(act.cards)
            hands = replaced(table.hands, seat, table.hands[seat] | cards)
            return table.but(betting.but(up=replaced(betting.up, seat, betting.up[seat] | cards)), hands=hands)
        case "opened":
            return table.but(betting.but(opener=seat, last=seat if betting.last is None else betting.last))
        case "bet":
            opener = seat if betting.opener is None else betting.opener
            return table.but(betting.but(last=seat, opener=opener, stake_before=act.amount or betting.stake_before))
        case "blind" if act.amount is not None:
            return table.but(betting.but(blind=seat, blind_bet=act.amount))
        case "dropped":
            return table.but(betting.but(active=betting.active & ~(1 << seat)))
    return setting.before(table, act)


def interval(table: Table, act: Act) -> Table:
    """The betting interval that comes next: those before it are over."""
    places = form_of(table).intervals
    if not 1 < act.number <= len(places) + 1:
        return table
    return with_betting(table, betting_of(table).but(step=places[act.number - 2], begun=True, to_speak=0, turn=None))


def number_had(table: Table, seat: Seat, dealt: int, cards: Hand) -> int:
    """How many cards the player has had with so many dealt to him in the log, these the last of them.

    Where a log begins behind an interval, those of the rounds before it are added, and what his open ones brought him, or as
    many as he is known to have.
    """
    form = form_of(table)
    over = [act.number - 1 for act in table.acts_of("interval") if 1 < act.number <= len(form.intervals) + 1]
    if not over:
        return dealt
    steps = form.script[: form.intervals[over[-1] - 1]]
    showed = [card for act in table.acts_of(setting.BEFORE) if act.seat == seat and act.how == SHOWED for card in act.cards]
    rounds = sum(step.down + step.up for step in steps if isinstance(step, Dealt)) + cards_brought(table, hand_of(showed))
    return max(rounds + dealt, (table.hands[seat] | cards).bit_count())


def cards_brought(table: Table, up: Hand) -> int:
    """How many further cards these bring their holder by being dealt face up."""
    ranks = {trigger.rank for trigger in form_of(table).triggers if trigger.price is Price.EXTRA_CARD}
    return sum(poker_rank(card) in ranks for card in cards_of(up)) if ranks else 0
