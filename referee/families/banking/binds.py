"""What a ruling obliges a player to in banking games, and what it lets him do with a hand that was dealt wrongly."""

from referee.core.record import Act, Seat
from referee.core.sanctions import END_OF_DEAL, Duty, DutyKind, End, Right, RightKind, impose
from referee.core.table import Table
from referee.families.banking.moves.stakes import OPEN_BET, plays_before, stake_of, without_bet
from referee.mechanics.rulings.expects.against_a_ruling import HAND_NOT_PUT_RIGHT, PLAYS_WHEN_OUT
from referee.mechanics.turns.moves.turns import goes_out, turn_ends, turn_of

_PLAYING = ("bets", "draws", "stands", "splits", "redoubles")
_DEALING = ("down", "up", "draws")


def _plays(table: Table, duty: Duty, act: Act) -> bool:
    plays = act.verb in _PLAYING or (act.verb == "pays" and act.other is None)  # the pool, instead of a bet
    return plays and act.seat == duty.seat


def _is_given_a_card(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in _DEALING and act.seat == duty.seat


def _is_out(table: Table, duty: Duty) -> str:
    return f"{table.name(duty.seat)} is out of the deal"


OUT = DutyKind(
    "out",
    _is_out,
    _plays,
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(duty.seat)} played",
    END_OF_DEAL,
    PLAYS_WHEN_OUT,
)


def put_out(table: Table, duty: Duty) -> Table:
    """The table on which this player has no bet, no turn and nothing more to do until the next deal."""
    table = goes_out(without_bet(impose(table, duty), duty.seat), duty.seat)
    return turn_ends(table) if turn_of(table) == duty.seat else table


def _put_out_as_he_chose(table: Table, right: Right) -> Table:
    return put_out(table, Duty(OUT, right.seat, right.matter, right.law))


# --- a hand with a card too many, or too few


def _plays_his_hand(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in ("draws", "stands") and act.seat == duty.seat


NO_CARD_TOO_MANY = DutyKind(
    "no card too many",
    lambda table, duty: f"{table.name(duty.seat)} may not play all the cards in one hand",
    _plays_his_hand,
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(duty.seat)} played them all in one hand",
    End("the play of the hand", lambda table, duty, act: _plays_his_hand(table, duty, act) or _is_put_right(duty, act)),
    HAND_NOT_PUT_RIGHT,
)
CARD_IN_TURN = DutyKind(
    "card in turn",
    lambda table, duty: f"{table.name(duty.seat)} gets the card that he lacks when his turn comes",
    _is_given_a_card,
    lambda table, duty, act: plays_before(table, duty.seat) is None,
    lambda table, duty, act: f"{table.name(duty.seat)} was given it before",
    End("his next card", _is_given_a_card),
    HAND_NOT_PUT_RIGHT,
)


def _has_bet(table: Table, duty: Duty, act: Act) -> bool:
    stake = stake_of(table, duty.seat)
    return stake is not None and stake.bet > 0


MUST_BET = DutyKind(
    "must bet",
    lambda table, duty: f"{table.name(duty.seat)} must still bet",
    _is_given_a_card,
    _has_bet,
    lambda table, duty, act: f"{table.name(duty.seat)} had not bet when he was given his next card",
    End("his next card", _is_given_a_card),
    HAND_NOT_PUT_RIGHT,
)


def _is_put_right(bound: Duty | Right, act: Act) -> bool:
    return act.verb in ("discards", "splits") and act.seat == bound.seat


# --- what he may choose


def _is_open(table: Table, right: Right) -> bool:
    stake = stake_of(table, right.seat)
    return stake is None or stake.state == OPEN_BET


DROP_OUT = RightKind(
    "drop out",
    lambda table, right: "withdraw the bet and drop out",
    claimed=lambda table, right, act: act.verb == "withdraws" and act.seat == right.seat,
    ripe=_is_open,
    use=lambda table, right, act: _put_out_as_he_chose(table, right),
)
KEEP_SOME = RightKind(
    "keep some",
    lambda table, right: "choose which cards to keep",
    claimed=lambda table, right, act: act.verb == "discards" and act.seat == right.seat,
    ripe=_is_open,
)
KEEP_ONE_OR_BOTH = RightKind(
    "keep one or both",
    lambda table, right: "keep one card, or play two hands",
    claimed=lambda table, right, act: _is_put_right(right, act),
    ripe=_is_open,
)
WITHDRAW_OR_BE_SUPPLIED = RightKind(
    "withdraw or be supplied",
    lambda table, right: "withdraw the bet, or have the card",
    claimed=lambda table, right, act: act.verb in ("withdraws", *_DEALING) and act.seat == right.seat,
    ripe=_is_open,
    use=lambda table, right, act: _put_out_as_he_chose(table, right) if act.verb == "withdraws" else table,
)
SIT_OUT_OR_BET = RightKind(
    "sit out or bet",
    lambda table, right: "sit out, or bet",
    claimed=lambda table, right, act: act.verb in ("drops", "bets", "pays") and act.seat == right.seat,
    ripe=lambda table, right: True,
    use=lambda table, right, act: _put_out_as_he_chose(table, right) if act.verb == "drops" else table,
)


def may_play_two_hands(table: Table, seat: Seat) -> bool:
    """Whether a ruling lets the player make two hands of the cards he has, whatever they are."""
    return any(right.kind is KEEP_ONE_OR_BOTH and right.seat == seat for right in table.rights)
