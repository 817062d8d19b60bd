"""Checks, drops and announcements: out of turn, or where there is none to make."""

from collections.abc import Iterator

from referee.core.expect import NotInThisGame, OutOfTurn
from referee.core.matter import Matter
from referee.core.measured import Whose
from referee.core.record import Act, amount_text
from referee.core.subject import Deed
from referee.core.table import OVER, Table
from referee.families.poker.betting import Betting
from referee.families.poker.form import Interval
from referee.families.poker.moves.betting import answers_beyond_ruling, drops_in_turn, interval_at, is_poker

VERBS = ("checks", "drops", "announces")
#: which are in turn
CLEAN_TOGETHER = ("drops",)

CHECK_OUT_OF_TURN = OutOfTurn("check", says="a check by a player whose turn it is not")
CHECK_AFTER_BET = NotInThisGame("check", "bet before", name="check-after-bet", says="a check after somebody has bet")
CHECK_NOT_ALLOWED = NotInThisGame(
    "check", "form", name="check-not-allowed", says="a check where the form asks for a bet or a drop"
)
DROPPED_OUT_OF_TURN = OutOfTurn("drop", name="dropped-out-of-turn", says="a hand thrown in by a player whose turn it is not")
DROPPED_AT_SHOWDOWN = Deed("dropped-at-showdown", "a hand thrown in at the showdown, another's having been announced higher")
ANNOUNCED_OUT_OF_TURN = OutOfTurn(
    "words", name="announced-out-of-turn", says="words about a bet or a pass to come, out of turn"
)
ANNOUNCED_DROP = Deed("announced-drop", "words in turn that one drops or passes")
ANNOUNCED_BET = Deed("announced-bet", "words in turn that one bets, calls or raises, before any chips")
ANNOUNCEMENT_NOT_KEPT = Deed("announcement-not-kept", "a hand thrown in after a bet was announced")

#: words about what a player will do with his chips
_BETS, _PASSES = ("bet", "raise", "call"), ("pass", "drop", "check")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What a player does or says without chips."""
    if act.seat is None or not is_poker(table) or answers_beyond_ruling(table, act):
        return
    betting, interval = interval_at(table, act.seat)
    if act.verb == "announces":
        if act.how in (*_BETS, *_PASSES) and interval is not None:
            yield from _announced(table, betting, act)
    elif interval is None or table.phase == OVER:
        if act.verb == "drops" and betting.is_active(act.seat) and betting.alone is None and betting.opener is not None:
            why = f"{table.name(act.seat)} threw his hand in at the showdown"
            yield Matter(DROPPED_AT_SHOWDOWN, act.seat, why, act.at)
    elif act.verb == "drops":
        yield from _dropped(table, betting, act)
    else:
        yield from _checked(table, betting, interval, act)


def _announced(table: Table, betting: Betting, act: Act) -> Iterator[Matter]:
    who = table.name(act.seat)
    chips = "" if act.amount is None else f" of {amount_text(act.amount)}"
    said = f"{who} announced a {act.how}{chips}"
    if betting.turn not in (None, act.seat):
        yield Matter(ANNOUNCED_OUT_OF_TURN, act.seat, f"{said} when it was {table.name(betting.turn)}'s turn", act.at)
    elif act.how in _BETS:
        yield Matter(ANNOUNCED_BET, act.seat, said, act.at, act=act)
    elif act.how != "check":
        yield Matter(ANNOUNCED_DROP, act.seat, said, act.at)


def _dropped(table: Table, betting: Betting, act: Act) -> Iterator[Matter]:
    who = table.name(act.seat)
    assert act.seat is not None
    if betting.owes[act.seat] or drops_in_turn(betting, act.seat):
        return  # where he owes anything, rather than pay for an upcard
    if betting.turn not in (None, act.seat) and betting.is_active(act.seat):
        why = f"{who} threw his hand in when it was {table.name(betting.turn)}'s turn"
        yield Matter(DROPPED_OUT_OF_TURN, act.seat, why, act.at, due=Whose(betting.turn), found=Whose(act.seat))
    elif betting.bound is not None:
        why = f"{who} dropped after announcing that he would put in {amount_text(betting.bound)}"
        yield Matter(ANNOUNCEMENT_NOT_KEPT, act.seat, why, act.at)


def _checked(table: Table, betting: Betting, interval: Interval, act: Act) -> Iterator[Matter]:
    who = table.name(act.seat)
    assert act.seat is not None
    if betting.turn not in (None, act.seat):
        why = f"{who} checked when it was {table.name(betting.turn)}'s turn"
        yield Matter(CHECK_OUT_OF_TURN, act.seat, why, act.at, due=Whose(betting.turn), found=Whose(act.seat))
    elif betting.to_call(act.seat):
        why = f"{who} checked over a bet of {amount_text(betting.bet)}"
        yield Matter(CHECK_AFTER_BET, act.seat, why, act.at)
    elif not interval.checks or (interval.forced and not (betting.bet or betting.checked)):
        yield Matter(CHECK_NOT_ALLOWED, act.seat, f"{who} checked where he has to bet", act.at)
