"""Facts about bets: what came before them, and what they come to when the turn of the player comes."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.poker.moves.betting import betting_now, betting_of, is_heads_up, least_raise, most_met


@fact("follows-another", "Had another player put chips in out of turn just before?")
def FOLLOWS_ANOTHER(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if any(betting_of(table).early) else NO


NOBODY_BET, LESS, CALL, RAISE, SHORT_RAISE, NO_TURN = (
    Answer("nobody-bet", "nobody has bet before him"),
    Answer("fewer", "fewer than a call"),
    Answer("call", "exactly a call"),
    Answer("raise", "more than a call"),
    Answer("short-raise", "more than a call, but less than the least raise"),
    Answer("no-turn", "his turn does not come"),
)


@fact(
    "at-his-turn",
    "When the turn of {offender} comes, what are the chips he has put in?",
    (NOBODY_BET, LESS, CALL, RAISE, SHORT_RAISE, NO_TURN),
    later=True,
)
def AT_HIS_TURN(table: Table, matter: Matter, act: Act) -> str | None:
    betting, seat = betting_now(table), matter.seat
    if seat is None or betting.turn != seat or not betting.early[seat]:
        return NO_TURN if act.verb == "end" else None
    more = betting.early[seat] - betting.to_call(seat)
    if not betting.bet:
        return NOBODY_BET
    if more <= 0:
        return LESS if more else CALL
    return SHORT_RAISE if more < least_raise(betting) and not is_heads_up(betting) else RAISE


@fact("another-can-meet", "Is there another player who can meet more of it than that one?")
def ANOTHER_CAN_MEET(table: Table, matter: Matter, act: Act) -> str | None:
    betting = betting_now(table)
    if matter.seat is None or matter.other is None:
        return None
    short = most_met(betting, matter.other)
    others = [seat for seat in range(table.seats) if betting.is_active(seat) and seat not in (matter.seat, matter.other)]
    able = (most_met(betting, seat) for seat in others)
    return YES if any(most is None or short is None or most > short for most in able) else NO


@fact("all-others-dropped", "Had all other players dropped?")
def ALL_OTHERS_DROPPED(table: Table, matter: Matter, act: Act) -> str | None:
    betting = betting_of(table)
    return YES if matter.seat is not None and betting.active & ~(1 << matter.seat) == 0 else NO
