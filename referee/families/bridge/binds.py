"""What a ruling obliges a player to in the auction: to pass, to repeat his call, not to double."""

from collections.abc import Callable

from referee.core.cards import SUIT_NAMES, TEN, card_text, rank_of
from referee.core.record import DOUBLE, PASS, REDOUBLE, Act, Call, call_text
from referee.core.sanctions import Duty, DutyKind, End, must_pass
from referee.core.subject import Breach
from referee.core.table import AUCTION, DEAL, Table
from referee.mechanics.auction.moves import CALLS, whose_turn
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer.contract import is_defender
from referee.mechanics.rulings.expects.against_a_ruling import (
    CALL_AGAINST_RULING,
    CALL_WHEN_BARRED,
    DESIGNATION_IGNORED,
    PENALTY_CARD_NOT_PLAYED,
    PLAY_AGAINST_RULING,
)
from referee.mechanics.tricks.binds import HIS_NEXT_CARD, card_of, may_be_played, one_play, plays_card, what_he_played
from referee.mechanics.tricks.state import order_here, suit_here


def _calls(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in CALLS and act.seat == duty.seat


def _calls_in_turn(table: Table, duty: Duty, act: Act) -> bool:
    return _calls(table, duty, act) and whose_turn(table) in (duty.seat, None)


def _call(duty: Duty) -> Call:
    assert duty.call is not None
    return duty.call


def _said(table: Table, duty: Duty, act: Act) -> str:
    assert act.call is not None
    return f"{table.name(act.seat)} called {call_text(act.call)}"


def _auction_over(table: Table, duty: Duty, act: Act) -> bool:
    return table.phase not in (DEAL, AUCTION)


def _has_passed(table: Table, duty: Duty, act: Act) -> bool:
    """He has called in turn; or the next player has, who need not wait for a pass that is obligatory (usp56 824)."""
    return _calls_in_turn(table, duty, act) or (
        act.verb in CALLS and act.seat == table.left(duty.seat) and whose_turn(table) == duty.seat
    )


HIS_NEXT_TURN = End("his next turn to call", _has_passed)
HIS_NEXT_CALL = End("his next call in turn", _calls_in_turn)
END_OF_AUCTION = End("the end of the auction", _auction_over)


def _call_duty(
    name: str, words: str, allowed: Callable[[Call | None], bool], until: End, broken: Breach, *, to_pass: bool = False
) -> DutyKind:
    return DutyKind(
        name,
        lambda table, duty: words.format(table.name(duty.seat)),
        _calls_in_turn,
        lambda table, duty, act: allowed(act.call),
        _said,
        until,
        broken,
        to_pass=to_pass,
    )


def _is_pass(call: Call | None) -> bool:
    return call == PASS


def _is_no_double(call: Call | None) -> bool:
    return call not in (DOUBLE, REDOUBLE)


PASS_ONCE = _call_duty("pass once", "{0} must pass at his next turn", _is_pass, HIS_NEXT_TURN, CALL_WHEN_BARRED, to_pass=True)
PASS_THROUGHOUT = _call_duty(
    "pass throughout", "{0} must pass for the rest of the auction", _is_pass, END_OF_AUCTION, CALL_WHEN_BARRED, to_pass=True
)
REPEAT = DutyKind(
    "repeat",
    lambda table, duty: f"{table.name(duty.seat)} must repeat {call_text(_call(duty))}",
    _calls_in_turn,
    lambda table, duty, act: act.call == duty.call or must_pass(table, duty.seat),
    _said,
    HIS_NEXT_CALL,
    CALL_AGAINST_RULING,
)
NOT_DOUBLE = _call_duty("not double", "{0} may not double or redouble", _is_no_double, HIS_NEXT_CALL, CALL_AGAINST_RULING)
NOT_DOUBLE_IT = DutyKind(
    "not double that bid",
    lambda table, duty: f"{table.name(duty.seat)} may not double or redouble {call_text(_call(duty))}",
    lambda table, duty, act: (
        _calls_in_turn(table, duty, act) and table.part(Auction) is not None and table[Auction].bid == duty.call
    ),
    lambda table, duty, act: act.call not in (DOUBLE, REDOUBLE),
    _said,
    END_OF_AUCTION,
    CALL_AGAINST_RULING,
)
NOT_DOUBLE_HIM = DutyKind(
    "not double that player",
    lambda table, duty: f"{table.name(duty.seat)} may not double {table.name(duty.other)} at any contract",
    lambda table, duty, act: (
        _calls_in_turn(table, duty, act) and table.part(Auction) is not None and table[Auction].bidder == duty.other
    ),
    lambda table, duty, act: act.call != DOUBLE,
    _said,
    END_OF_AUCTION,
    CALL_AGAINST_RULING,
)


# --- defective tricks

ADD_CARD = DutyKind(
    "add a card",
    lambda table, duty: f"{table.name(duty.seat)} must add a card to the trick to which he did not play",
    lambda table, duty, act: act.verb == "play" and act.seat == duty.seat,
    lambda table, duty, act: False,
    what_he_played,
    End(
        "the card that he adds, or his next play",
        lambda table, duty, act: act.verb in ("adds", "play") and act.seat == duty.seat,
    ),
    PLAY_AGAINST_RULING,
)


# --- one play prescribed

PLAY_DESIGNATED = DutyKind(
    "play designated",
    lambda table, duty: f"declarer named {card_text(card_of(duty))} as the penalty card to be played",
    plays_card,
    lambda table, duty, act: act.card == duty.card or not may_be_played(table, duty.seat, card_of(duty), act.card),
    what_he_played,
    HIS_NEXT_CARD,
    DESIGNATION_IGNORED,
)


# --- penalty cards of the laws of today


def _of_suit_below_honor(table: Table, duty: Duty, act: Act) -> bool:
    """Whether he plays a low card of the suit where the penalty card could have been played."""
    if act.verb != "play" or act.seat != duty.seat or not is_defender(table, duty.seat):
        return False
    card = card_of(duty)
    low = suit_here(table, act.card) == suit_here(table, card) and rank_of(act.card) < TEN
    return low and may_be_played(table, duty.seat, card, act.card)


MINOR_PENALTY_CARD = DutyKind(
    "minor penalty card",
    lambda table, duty: (
        f"{card_text(card_of(duty))} is {table.name(duty.seat)}'s minor penalty card: "
        "he may play no other card of the suit below the ten before it"
    ),
    _of_suit_below_honor,
    lambda table, duty, act: act.card == duty.card,
    what_he_played,
    End(
        "the play of that card",
        lambda table, duty, act: act.verb == "play" and act.seat == duty.seat and duty.card in act.cards,
    ),
    PENALTY_CARD_NOT_PLAYED,
    lies_face_up=True,
)
NOT_PLAY_SUIT = one_play(
    "not play suit",
    lambda table, duty: f"{table.name(duty.seat)} may not play a card of {SUIT_NAMES[duty.suit or 0]}",
    lambda table, duty, act: (
        suit_here(table, act.card) != duty.suit or not table.hands[duty.seat] & ~order_here(table).of_suit[duty.suit or 0]
    ),
)
