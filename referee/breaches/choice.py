"""What only the forms of Dealer's Choice forbid: cards not paid for, cards turned at the wrong time or the wrong way."""

from __future__ import annotations

from collections.abc import Iterator

from referee.law import Breach
from referee.matter import Matter
from referee.play.betting import SPEAKING, betting_of, form_of
from referee.poker.betting import seats_in
from referee.poker.form import Trigger
from referee.poker.naming import chips_text, rank_word
from referee.poker.natural import poker_rank
from referee.record import Act, Seat
from referee.table import Table

VERBS = (*SPEAKING, "improper")

UPCARD_NOT_PAID = Breach("upcard-not-paid", "an upcard whose holder neither pays for it nor drops")
UNEQUAL_ANTE = Breach("unequal-ante", "a larger ante asked of one player than of another")
NOT_ONE_CONCEALED = Breach("not-one-concealed", "more or fewer than one card kept concealed")
VALUE_NOT_ANNOUNCED = Breach("value-not-announced", "a hand shown without its value being announced")
DRAW_NOT_PAID = Breach("draw-not-paid", "a card drawn and not paid for")
WRONG_WAY_UP = Breach("wrong-way-up", "a replacement dealt the other way up than the discard lay")
DISCARDS_ALIKE = Breach("discards-alike", "two discards of one kind, where one face up and one face down are due")
TURNED_BEFORE_SIGNAL = Breach("turned-before-signal", "a card turned up before the dealer's signal")
ORDER_CHANGED = Breach("order-changed", "the order of face-down cards changed")
SIGNAL_UNASKED = Breach("signal-unasked", "a signal given without asking whether all are ready")
EXPOSED_AT_OTHER_TIME = Breach("exposed-at-other-time", "a card exposed at another time than those of the others")

_WORDS = {
    "unequal-ante": (UNEQUAL_ANTE, "demanded a larger ante of one player"),
    "not-one-concealed": (NOT_ONE_CONCEALED, "did not keep exactly one card concealed"),
    "value-unsaid": (VALUE_NOT_ANNOUNCED, "did not announce the value of his hand"),
    "unpaid-draw": (DRAW_NOT_PAID, "drew a card and did not pay for it"),
    "wrong-way-up": (WRONG_WAY_UP, "got a replacement the wrong way up"),
    "discards-alike": (DISCARDS_ALIKE, "discarded two cards that lay the same way"),
    "before-signal": (TURNED_BEFORE_SIGNAL, "turned a card before the signal"),
    "order-changed": (ORDER_CHANGED, "changed the order of his cards"),
    "signal-unasked": (SIGNAL_UNASKED, "gave the signal without asking"),
    "other-time": (EXPOSED_AT_OTHER_TIME, "exposed a card when the others did not"),
}


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What the log tells of these, and play that goes on while somebody owes for an upcard."""
    if act.verb == "improper":
        if act.how in _WORDS:
            breach, words = _WORDS[act.how]
            yield Matter(breach, act.seat, f"{table.name(act.seat)} {words}", act.at)
        return
    betting = betting_of(table)
    for seat in seats_in(betting.active):
        settles = act.seat == seat and act.verb in ("puts", "drops")
        if betting.owes[seat] and not settles and not _told(table, seat):
            trigger = owed_for(table, seat)
            card = f" for his {rank_word(trigger.rank)}" if trigger else ""
            why = f"{table.name(seat)} neither paid {chips_text(betting.owes[seat])}{card} nor dropped"
            yield Matter(UPCARD_NOT_PAID, seat, why, act.at, count=trigger.rank if trigger else 0)


def owed_for(table: Table, seat: Seat) -> Trigger | None:
    """What the last of the player's upcards that costs something is."""
    triggers = {trigger.rank: trigger for trigger in form_of(table).triggers}
    dealt = [card for act in table.notes if act.verb == "up" and act.seat == seat for card in act.cards]
    return next((triggers[poker_rank(card)] for card in reversed(dealt) if poker_rank(card) in triggers), None)


def _told(table: Table, seat: Seat) -> bool:
    return any(matter.breach is UPCARD_NOT_PAID and matter.seat == seat for matter in (*table.docket, *table.settled))
