"""A call out of rotation: somebody calls when it is another's turn.

The call lies on the table until the next player calls over it, which accepts it, or attention is drawn to it, which cancels
it; what a cancelled call brings then depends on what it was and whose turn it was. A call by the player who has just called
is no call out of turn but an attempt to change the first.
"""

from collections.abc import Iterator

from referee.core.expect import Again, OutOfTurn
from referee.core.matter import Matter
from referee.core.measured import Whose
from referee.core.record import PASS, Act, Seat, call_text, suit_named
from referee.core.sanctions import must_pass
from referee.core.subject import OUT_OF_TURN, WITHOUT_EFFECT, Breach
from referee.core.table import AUCTION, DEAL, Table
from referee.families.bridge.facts.auction import (
    ANY_BID_BEFORE,
    ANY_CALL_BEFORE,
    DOUBLES,
    LEFT_OPPONENTS,
    RIGHT_OPPONENT_THEN,
    WHOSE_TURN,
)
from referee.mechanics.auction.moves import (
    SEVEN_NO_TRUMP,
    auction_for,
    before_last_of,
    begin_auction,
    first_to_call,
    held_up,
    is_replacement,
    may_double,
    whose_turn,
)
from referee.mechanics.auction.state import Auction

VERBS = ("call", "simultaneous")

CALL_OUT_OF_ROTATION = OutOfTurn(
    "call", name="call-out-of-rotation", says="a call when it is another player's turn", waits=OUT_OF_TURN
)
PASS_OUT_OF_TURN = OutOfTurn(
    "call",
    "pass",
    name="pass-out-of-turn",
    says="a pass out of turn, cancelled",
    never=((ANY_BID_BEFORE.yes, WHOSE_TURN.is_(LEFT_OPPONENTS)),),
)
BID_OUT_OF_TURN = OutOfTurn(
    "call",
    "bid",
    name="bid-out-of-turn",
    says="a bid out of turn, cancelled",
    never=((ANY_CALL_BEFORE.yes, WHOSE_TURN.is_(LEFT_OPPONENTS)),),
)
DOUBLE_OUT_OF_TURN = OutOfTurn(
    "call",
    "double",
    name="double-out-of-turn",
    says="a double or redouble out of turn, cancelled",
    never=((WHOSE_TURN.is_(LEFT_OPPONENTS),), (RIGHT_OPPONENT_THEN.is_(DOUBLES),)),
)
CALLED_AGAIN = Again("call", name="called-again", says="a call by the player who has just called", waits=WITHOUT_EFFECT)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A call by anybody but the player whose turn it is, unless he replaces a call of his own."""
    if act.seat is None or act.call is None or table.phase not in (DEAL, AUCTION):
        return
    turn = _turn_missed(table, act)
    if turn is None:
        return
    said = f"{table.name(act.seat)} called {call_text(act.call)} when it was {table.name(turn)}'s turn"
    before = _called_over(table, act.seat)
    if _has_just_called(table, before, act.seat, turn):
        first = before.calls[-1][1]
        said = f"{table.name(act.seat)} called {call_text(act.call)} when he had just called {call_text(first)}"
        before = before_last_of(before, act.seat)
        suit, then = suit_named(first), table.but(before)
        yield Matter(CALLED_AGAIN, act.seat, said, act.at, call=first, suit=suit, before=then, act=act)
    else:
        yield Matter(
            CALL_OUT_OF_ROTATION,
            act.seat,
            said,
            act.at,
            call=act.call,
            suit=suit_named(act.call),
            due=Whose(before.turn),
            found=Whose(act.seat),
            before=table.but(before),
        )


def calls_again(table: Table, act: Act) -> bool:
    """Whether the player has just called: what he calls now is an attempt to change that, and no call of its own."""
    if act.seat is None or not table.game.minds(CALLED_AGAIN) or act.verb not in VERBS:
        return False
    turn = _turn_missed(table, act)
    return turn is not None and _has_just_called(table, _called_over(table, act.seat), act.seat, turn)


def _turn_missed(table: Table, act: Act) -> Seat | None:
    """The player whose turn it is, where another calls who does not replace a call of his own."""
    assert act.seat is not None
    turn = whose_turn(table) if table.part(Auction) else first_to_call(table, act.seat)
    own = turn == act.seat or is_replacement(table, act) or (turn is not None and _turn_holder_must_pass(table, act))
    return None if own else turn


def _called_over(table: Table, seat: Seat) -> Auction:
    if table.part(Auction) is None:
        return begin_auction(table)[Auction]
    waiting = held_up(table)
    if waiting is not None and waiting.seat != table.right(seat):
        return waiting.was(Auction)  # he does not accept the call out of turn that lies on the table
    return auction_for(table, seat)


def _has_just_called(table: Table, before: Auction, seat: Seat, turn: Seat) -> bool:
    return bool(before.calls) and before.calls[-1][0] == seat and turn == table.left(seat)


def _turn_holder_must_pass(table: Table, act: Act) -> bool:
    """A call that does not wait for the right-hand opponent's obligatory pass is in turn (usp56 824)."""
    turn = whose_turn(table)
    assert act.seat is not None
    return turn == table.right(act.seat) and must_pass(table, turn)


def opened_by_cancelling(matter: Matter) -> Breach | None:
    """What a cancelled call out of turn becomes a matter of: a bid of eight counts as a pass, and a double that could not be
    made in turn either has a law of its own."""
    call, seat = matter.call, matter.seat
    assert call is not None and seat is not None
    if call == PASS or call > SEVEN_NO_TRUMP:
        return PASS_OUT_OF_TURN
    if call >= 0:
        return BID_OUT_OF_TURN
    return DOUBLE_OUT_OF_TURN if may_double(matter.was(Auction), seat, call) else None
