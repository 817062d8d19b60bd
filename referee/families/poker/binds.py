"""What a ruling obliges to in poker: a player not to raise or to accept a card, the dealer of stud to deal out of turn."""

from attrs import evolve

from referee.core.record import Act, Seat, amount_text
from referee.core.sanctions import END_OF_DEAL, Duty, DutyKind, End
from referee.core.table import Table
from referee.families.poker.betting import next_of, seats_in
from referee.families.poker.expects.california import CARD_REFUSED
from referee.families.poker.expects.stud import DEALT_AGAINST_RULING
from referee.families.poker.moves.betting import PAYING, SPEAKING, betting_now, betting_of, chips_of
from referee.families.poker.moves.stud import dealt_since_last_word
from referee.families.poker.staking import is_closed
from referee.mechanics.rulings.expects.against_a_ruling import ADDS_TO_RAISE, DISCARD_WHEN_BARRED, DRAW_WHEN_BARRED
from referee.mechanics.turns.binds import NEXT_CARD_DOWN


def _pays(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in PAYING and act.seat == duty.seat and betting_now(table).turn == duty.seat


def _no_more_than_a_call(table: Table, duty: Duty, act: Act) -> bool:
    betting = betting_now(table)
    return chips_of(betting, act) <= betting.to_call(duty.seat)


def _did(table: Table, duty: Duty, act: Act) -> str:
    betting = betting_now(table)
    more = chips_of(betting, act) - betting.to_call(duty.seat)
    return f"{table.name(act.seat)} put in {amount_text(more)} more than a call"


def _has_spoken(table: Table, duty: Duty, act: Act) -> bool:
    betting = betting_now(table)
    if act.seat != duty.seat or betting.turn != duty.seat:
        return not betting.to_speak >> duty.seat & 1
    return act.verb == "drops" or (act.verb in PAYING and chips_of(betting, act) >= betting.to_call(duty.seat))


MAY_NOT_RAISE = DutyKind(
    "not raise",
    lambda table, duty: f"{table.name(duty.seat)} may not raise",
    _pays,
    _no_more_than_a_call,
    _did,
    End("his word in this round of betting", _has_spoken),
    ADDS_TO_RAISE,
)


# --- cards

#: acts after which a card dealt to a player is one of his hand
_PLAYS_ON = (*SPEAKING, "discards", "draws", "stands")

ACCEPTS_CARD = DutyKind(
    "accept the card",
    lambda table, duty: f"{table.name(duty.seat)} must accept the card",
    lambda table, duty, act: act.verb == "refuses" and act.seat == duty.seat,
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(duty.seat)} refused the card",
    End("his next word or draw", lambda table, duty, act: act.verb in _PLAYS_ON and act.seat == duty.seat),
    CARD_REFUSED,
)

# --- cards dealt in stud

#: with so many cards a player who has none face down may withdraw
FOUR = 4


def _was_given(table: Table, duty: Duty, act: Act) -> str:
    return f"{table.name(act.seat)} was dealt a card face {act.verb}"


def _dealt_up(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "up" and act.seat == duty.seat


def _is_turned_up(table: Table, duty: Duty, act: Act) -> bool:
    """Whether the card is one of the two that he has, and not a third: one of them, or the first where they are not told."""
    held = table.hands[duty.seat]
    return bool(held >> act.card & 1) if held else not betting_of(table).up[duty.seat]


def _betting_begins(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in SPEAKING


def _next_of_too_few(table: Table, duty: Duty, act: Act) -> bool:
    """Whether it is his next card, and not his fourth: with four he has another right."""
    up = betting_of(table).up[duty.seat].bit_count()
    return NEXT_CARD_DOWN.binds(table, duty, act) and up + len(act.cards) < FOUR


NEXT_OF_TOO_FEW_DOWN = evolve(NEXT_CARD_DOWN, binds=_next_of_too_few)
LAST_CARD_DOWN_TOO = evolve(NEXT_CARD_DOWN, broken=DEALT_AGAINST_RULING)
LEFT_OUT_OF_SECOND_ROUND = DutyKind(
    "left out of second round",
    lambda table, duty: f"{table.name(duty.seat)} gets no card in the second round",
    _dealt_up,
    _is_turned_up,
    _was_given,
    End("the first betting interval", _betting_begins),
    DEALT_AGAINST_RULING,
)
PLAYS_WITH_ALL_EXPOSED = DutyKind(
    "all cards exposed",
    lambda table, duty: f"{table.name(duty.seat)} gets no card face down",
    lambda table, duty, act: act.verb == "down" and act.seat == duty.seat,
    lambda table, duty, act: False,
    _was_given,
    END_OF_DEAL,
    DEALT_AGAINST_RULING,
)

# --- with whom a round of cards begins


def _top_card_falls_to(table: Table) -> Seat | None:
    """To whom the first card of the round would fall: the active player nearest the dealer's left."""
    return next_of(betting_of(table).active, table.dealer, table.seats)


def _between_intervals(table: Table) -> bool:
    return is_closed(betting_of(table))


def _gets_card_of_round(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "up" and _between_intervals(table) and act.seat == _top_card_falls_to(table)


def _others_have_theirs(table: Table, duty: Duty, act: Act) -> bool:
    return set(seats_in(betting_of(table).active)) - {act.seat} <= dealt_since_last_word(table)


def _next_interval(table: Table, act: Act) -> bool:
    return act.verb in SPEAKING and _between_intervals(table)


ENDS_WITH_FIRST_PLAYER = DutyKind(
    "skip the first player",
    lambda table, duty: (
        f"{table.name(duty.seat)} ends the next round of face-up cards with the player to whom its first would fall"
    ),
    _gets_card_of_round,
    _others_have_theirs,
    lambda table, duty, act: f"{table.name(act.seat)} was dealt a card before the others",
    End(
        "the end of the next round of cards",
        lambda table, duty, act: _gets_card_of_round(table, duty, act) or _next_interval(table, act),
    ),
    DEALT_AGAINST_RULING,
)


def _first_of_later_round(table: Table, duty: Duty, act: Act) -> bool:
    """Whether the act begins a round of cards, and not the one that ends with the player skipped."""
    skipping = any(each.kind is ENDS_WITH_FIRST_PLAYER for each in table.duties)
    return act.verb in ("up", "down") and _between_intervals(table) and not skipping and not dealt_since_last_word(table)


BEGINS_WITH_FIRST_PLAYER = DutyKind(
    "begin with the first player",
    lambda table, duty: f"{table.name(duty.seat)} begins the round with the player to whom the top card would have fallen",
    _first_of_later_round,
    lambda table, duty, act: act.seat == _top_card_falls_to(table),
    lambda table, duty, act: f"{table.name(act.seat)} was dealt the first card of the round",
    End("the first card of that round", _first_of_later_round),
    DEALT_AGAINST_RULING,
)


# --- one half of a turn, by which a hand comes to its right number

DISCARDS_WITHOUT_DRAWING = DutyKind(
    "discard without drawing",
    lambda table, duty: f"{table.name(duty.seat)} discards without drawing",
    lambda table, duty, act: act.verb == "draws" and act.seat == duty.seat,
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(duty.seat)} drew",
    End("his next discard", lambda table, duty, act: act.verb in ("discards", "draws") and act.seat == duty.seat),
    DRAW_WHEN_BARRED,
)


def _turn_after_drawing_is_over(table: Table, duty: Duty, act: Act) -> bool:
    if act.seat == duty.seat:
        return act.verb == "discards"
    return table.noted("draws", duty.seat)


DRAWS_WITHOUT_DISCARDING = DutyKind(
    "draw without discarding",
    lambda table, duty: f"{table.name(duty.seat)} draws without discarding",
    lambda table, duty, act: act.verb == "discards" and act.seat == duty.seat,
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(duty.seat)} discarded",
    End(
        "the end of the turn in which he draws",
        lambda table, duty, act: act.seat is not None and _turn_after_drawing_is_over(table, duty, act),
    ),
    DISCARD_WHEN_BARRED,
)
