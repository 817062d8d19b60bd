"""Betting: chips go into the pot as they were put in, in turn or not, too many or too few.

The script of the form is followed as far as the log tells it. An interval begins with its first act of betting, and what was
to come before it, cards or a draw of which the log says nothing, is taken to have happened.
"""

from collections.abc import Iterable

from attrs import evolve

from referee.core.game import Game
from referee.core.record import Act, Seat
from referee.core.table import OVER, Table
from referee.families.poker import staking as chips
from referee.families.poker.betting import Betting, Words, begin, clockwise, halved, seats_in
from referee.families.poker.form import Drawing, Form, Interval, Speaker
from referee.families.poker.hands.natural import Kind, ranks_of, suit_masks, worth
from referee.families.poker.pots import Chips
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.setting.moves import began_in_the_middle
from referee.mechanics.tricks.state import turn_told

#: optional rules, by their words
STRICT_SKEET, FOURFLUSH = "strict-skeet", "fourflush"

BETTING_PHASE = "the betting"
FOUR_IN_SUIT = 4
#: acts by which a player speaks in an interval
SPEAKING = ("checks", "bets", "calls", "raises", "puts", "drops")
#: those of them that put chips into the pot
PAYING = ("bets", "calls", "raises", "puts")


def form_of(table: Table) -> Form:
    """The form that is played."""
    form = table.game.form
    assert isinstance(form, Form)  # for every act asks, some of them ten times
    if form.high.played and table.noted("rule", how=STRICT_SKEET):
        form = form.but(high=evolve(form.high, strict_skeet=True))
    if form.otherwise is None:
        return form
    betting = table.part(Betting)
    return form.otherwise if betting is not None and betting.anew else form


def is_poker(table: Table) -> bool:
    """Whether the game is one of chips, intervals and a showdown."""
    return table.game.part(Form) is not None


def betting_of(table: Table) -> Betting:
    """The chips as they stand; before anybody has put any in, as the form begins."""
    return table.part(Betting) or begin(table.seats, form_of(table).limit)


def drawing_of(table: Table) -> Betting:
    """The chips as they stand, with what has been thrown out, asked for and served in the draw at hand, not in an earlier one."""
    betting = betting_of(table)
    able = betting.active & ~betting.all_in
    told = all(betting.asked[seat] is not None for seat in seats_in(betting.active))
    if betting.drawn_at == betting.step and not (
        told and not able & (able - 1)
    ):  # nobody bets between the draws of those all in
        return betting
    nothing = (0,) * table.seats
    return betting.but(drawn_at=betting.step, discarded=nothing, asked=(None,) * table.seats, served=nothing)


def with_betting(table: Table, betting: Betting) -> Table:
    """The table with these chips; it is over once one player is left, or the last interval is."""
    if form_of(table).otherwise is not None and is_passed_out(table, betting):
        betting = chips.close_interval(betting).but(step=0, anew=True)
        table = table.but(betting)
    table = table.but(unknown=table.unknown | _drew_untold(table, betting))
    return table.but(betting, phase=OVER if is_over(table, betting) else BETTING_PHASE)


def _drew_untold(table: Table, now: Betting) -> int:
    """The players who may have drawn cards that the log does not tell, where a draw lies between the last word and this."""
    before = table.part(Betting)
    if before is None or before.step == now.step:
        return 0
    script, cards = form_of(table).script, form_of(table).cards
    if not any(isinstance(step, Drawing) for step in script[before.step : now.step]):
        return 0
    draw = drawing_of(table)
    return sum(
        1 << seat
        for seat in seats_in(now.active)
        if (draw.asked[seat] is None and not draw.discarded[seat] and not draw.served[seat])
        or (draw.discarded[seat] and not draw.served[seat] and table.hands[seat].bit_count() < cards)
    )


def is_passed_out(table: Table, betting: Betting) -> bool:
    """Whether nobody has opened where that ends the deal: before the draw, and where there is but one interval (usp56 2513)."""
    if betting.opener is not None or betting.alone is not None or betting.bet or not chips.is_closed(betting):
        return False
    form = form_of(table)
    first, *later = form.intervals
    if betting.step != first:
        return False
    return not later or any(isinstance(step, Drawing) for step in form.script[first : later[0]])


def is_over(table: Table, betting: Betting) -> bool:
    """Whether there is nothing more to bet on, or nobody left to bet."""
    if (betting.alone is not None and (betting.begun or betting.step)) or is_passed_out(table, betting):
        return True
    last = last_interval(form_of(table))
    if not betting.begun:
        return betting.step > last
    able = betting.active & ~betting.all_in
    return chips.is_closed(betting) and not (able & (able - 1) and betting.step < last)


#: what is announced by whoever says how many cards he draws
DRAW = "draw"


def asked_for(act: Act) -> int | None:
    """How many cards a player says in the draw that he wants; None where he does not say."""
    if act.verb == "stands":
        return 0
    if act.verb == "announces":
        return None if act.how != DRAW or act.amount is None else int(act.amount)
    return act.numbers[0] if act.numbers and act.verb == "draws" else None


# --- intervals


def interval_at(table: Table, speaker: Seat | None = None) -> tuple[Betting, Interval | None]:
    """The chips as they stand when somebody speaks now, and the interval in which he does; None once all are over.

    Whoever speaks behind a bet that is not all paid for lets it be, for nobody has asked for the balance. Where nobody can
    tell who speaks first, whoever does is right.
    """
    betting, form = betting_of(table), form_of(table)
    if speaker not in (None, betting.turn):
        betting = chips.on_credit(betting)
    if betting.begun:
        if betting.alone is not None:
            return betting, None
        if not betting.to_speak:
            betting = chips.close_interval(betting)
    interval, told = form.interval_from(betting.step), turn_told(table)
    if interval is None:
        return betting, None
    place, step = interval
    if not betting.begun:
        betting = betting if betting.step == place else betting.but(step=place)
        first = first_speaker(table, betting, step)
        betting = chips.begin_interval(betting, speaker if first is None else first, step.blind_option)
    return betting if told is None else betting.but(turn=told), step


def drops_in_turn(betting: Betting, seat: Seat) -> bool:
    """Whether a player may throw his hand in now: it is his turn, and he has announced nothing that he has to put in."""
    return betting.turn in (None, seat) and betting.bound is None


def betting_now(table: Table, speaker: Seat | None = None) -> Betting:
    """The chips as they stand when somebody speaks now."""
    return interval_at(table, speaker)[0]


def first_speaker(table: Table, betting: Betting, interval: Interval) -> Seat | None:
    """Who speaks first in an interval, as far as the log tells what that depends on."""
    dealer = known_dealer(table)
    left = None if dealer is None else table.left(dealer)
    match interval.speaker:
        case Speaker.DEALER:
            return dealer
        case Speaker.OPENER | Speaker.FIRST_BLIND:
            if betting.opener is None and began_in_the_middle(table):
                return None
            return left if betting.opener is None else betting.opener
        case Speaker.LEFT_OF_BLINDS | Speaker.LEFT_OF_STRADDLER:
            return left if betting.blind is None else table.left(betting.blind)
        case Speaker.BROUGHT_IN_LOWEST | Speaker.BROUGHT_IN_HIGHEST if betting.blind is not None:
            return table.left(betting.blind)
        case Speaker.BROUGHT_IN_LOWEST | Speaker.BROUGHT_IN_HIGHEST:  # who is to bring it in may bet in full at once
            return brings_in(table, betting, highest=interval.speaker is Speaker.BROUGHT_IN_HIGHEST)
        case Speaker.HIGHEST_SHOWING:
            return best_showing(table, betting)
        case Speaker.LOWEST_SHOWING:
            return best_showing(table, betting, lowest=True)
    return left


def best_showing(table: Table, betting: Betting, lowest: bool = False) -> Seat | None:
    """The player whose face-up cards are highest or lowest, of equals the one nearest the dealer's left; None where untold."""
    best: Seat | None = None
    for seat in clockwise(table.dealer, table.seats):
        if not (betting.is_active(seat) and betting.up[seat]):
            continue
        if best is None:
            best = seat
            continue
        one, other = showing(table, betting, seat, lowest), showing(table, betting, best, lowest)
        if one < other if lowest else one > other:
            best = seat
    return best


def brings_in(table: Table, betting: Betting, *, highest: bool) -> Seat | None:
    """The player whose one open card is lowest, or with the ace low highest; None where two are alike, which suits decide."""
    shown = {
        seat: showing(table, betting, seat, highest)
        for seat in range(table.seats)
        if betting.is_active(seat) and betting.up[seat]
    }
    due = (max if highest else min)(shown.values(), default=None)
    seats = [seat for seat, worth in shown.items() if worth == due]
    return seats[0] if len(seats) == 1 else None


def showing(table: Table, betting: Betting, seat: Seat, lowest: bool = False) -> int:
    """What the face-up cards of a player are worth for the right to speak first (usp56 2659-2679)."""
    up, form = betting.up[seat], form_of(table)
    if not lowest and up.bit_count() == form.high.size and betting.step == last_interval(form):
        return form.high.best(up, form.wild)
    if lowest:
        return evolve(form.low, run=0).best(up)
    incomplete = evolve(form.high, run=0).best(up, form.wild & up)
    if fourflush_agreed(table) and any(suit.bit_count() == FOUR_IN_SUIT for suit in suit_masks(up)):
        return max(incomplete, worth(Kind.FOURFLUSH, *ranks_of(incomplete)))
    return incomplete


def fourflush_agreed(table: Table) -> bool:
    """Whether the players have agreed that four cards of a suit beat a pair."""
    return table.noted("rule", how=FOURFLUSH)


def last_interval(form: Form) -> int:
    """The place of the last betting interval in the script."""
    return form.intervals[-1] if form.intervals else -1


def is_last_interval(table: Table, betting: Betting) -> bool:
    """Whether the interval at hand is the last."""
    return betting.step == last_interval(form_of(table))


# --- amounts


def chips_of(betting: Betting, act: Act) -> Chips:
    """How many chips an act puts into the pot: none where he says again at his turn what he put in before it."""
    seat = act.seat
    assert seat is not None
    if betting.paid == seat != betting.turn and betting.early_words[seat] == words_of(act):
        return 0
    due = betting.to_call(seat)
    if act.verb == "calls":
        stack = betting.stacks[seat]
        if act.amount is not None:
            return act.amount
        return due if stack is None else min(due, stack)
    if act.amount is None:
        return due + least_raise(betting) if act.verb == "raises" else due
    if act.verb == "raises":
        return act.amount - betting.staked[seat] if act.how == "to" else due + act.amount
    return act.amount


def beyond_ruling(table: Table, act: Act) -> Chips:
    """How many chips of a call only meet what another put in and a ruling lets count for nothing: who calls a bet as it lies
    there neither raises nor bets out of turn, though nothing more is due."""
    betting, seat = betting_of(table), act.seat
    if act.verb != "calls" or act.amount is None or seat is None or not betting.is_active(seat):
        return 0
    level = betting.level(seat) + act.amount
    in_place = chips.is_closed(betting) or betting.turn == seat
    return min(act.amount, level - betting.bet) if in_place and betting.bet < level <= betting.seen else 0


def answers_beyond_ruling(table: Table, act: Act) -> bool:
    """Whether a player throws his hand in over a bet that lies there, where by a ruling the bets are equal without it."""
    betting, seat = betting_of(table), act.seat
    if act.verb != "drops" or seat is None or not chips.is_closed(betting):
        return False
    return betting.bet < betting.seen and betting.level(seat) < betting.seen


def words_of(act: Act) -> Words:
    """With what words chips are put in."""
    return act.verb, act.how, act.amount


def least_raise(betting: Betting) -> Chips:
    """The least by which a player may raise: the bet he calls, or the last raise (usp56 2511)."""
    return betting.raised or betting.bet


def most_met(betting: Betting, seat: Seat) -> Chips | None:
    """The highest bet of this interval that the player could meet with what he has in front of him."""
    stack = betting.stacks[seat]
    return None if stack is None else betting.staked[seat] + stack


def is_heads_up(betting: Betting) -> bool:
    """Whether there is but one other player in the pot, so that any raise will do."""
    return betting.active.bit_count() == 2


def most_now(table: Table, betting: Betting, seat: Seat) -> Chips | None:
    """The most that he may bet or raise; None where nothing limits it, or the log does not tell."""
    step = form_of(table).script[betting.step] if betting.step < len(form_of(table).script) else None
    late = step.limit if isinstance(step, Interval) else 0
    limit = betting.limit
    if limit.of_blind and betting.blind_bet:
        return betting.blind_bet if late else halved(betting.blind_bet)
    if limit.of_bet and betting.bet:
        return betting.bet
    if limit.of_stake and late:
        return betting.stake_before or None  # a log that begins in the middle does not tell it
    most = limit.most(late, betting.pot + betting.to_call(seat)) if limit.pot or limit.fixed else None
    if most is not None and betting.is_unseen(seat):
        most = halved(most)
    if limit.total is None:
        return most
    room = max(limit.total - betting.spent[seat] - betting.to_call(seat), 0)
    return room if most is None else min(most, room)


def is_for_card(betting: Betting, act: Act) -> bool:
    """Whether the chips are what the player owes for a card; he puts them in, or pays them and nobody else gets them."""
    to_pot = act.verb == "puts" or (act.verb == "pays" and act.other is None)
    return act.seat is not None and bool(betting.owes[act.seat]) and to_pot


def is_instalment(table: Table, act: Act) -> bool:
    """Whether the chips are added to those that the player put in just before (usp56 2605)."""
    betting, seat = betting_of(table), act.seat
    if act.verb != "puts" or seat is None or betting.owes[seat]:
        return False
    return betting.paid == seat and betting.turn != seat


def bind(table: Table, seat: Seat, amount: Chips) -> Table:
    """The table on which the player in turn has bound himself to put in so many chips."""
    return with_betting(table, betting_now(table).but(bound=amount, turn=seat))


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game: what beats what, in the forms in which hands are so ranked."""
    form = game.part(Form)
    if form is None:
        return ()
    return (FOURFLUSH, *((STRICT_SKEET,) if form.high.played else ()))
