"""What only the forms of Dealer's Choice forbid: cards not paid for, cards turned or changed at the wrong time or way."""

from collections.abc import Iterator

from referee.core.cards import Card, card_text
from referee.core.expect import Exposed, Manners, Misdone, TooEarly, Unequal, Unpaid, Unsaid, WrongNumber
from referee.core.matter import Matter
from referee.core.record import Act, Seat, amount_text
from referee.core.table import Table
from referee.families.poker.betting import seats_in
from referee.families.poker.expects.improprieties import told
from referee.families.poker.form import Dealt, Trigger
from referee.families.poker.hands.naming import rank_word
from referee.families.poker.hands.natural import poker_rank
from referee.families.poker.moves.betting import SPEAKING, betting_of, form_of, interval_at, is_for_card, is_poker
from referee.families.poker.moves.middle import SHOWED
from referee.mechanics.setting.moves import BEFORE

VERBS = (*SPEAKING, "antes", "discards", "up", "down", "improper")

UPCARD_NOT_PAID = Unpaid("upcard", says="an upcard whose holder neither pays for it nor drops")
UNEQUAL_ANTE = Unequal("ante", says="a larger ante asked of one player than of another")
NOT_ONE_CONCEALED = WrongNumber("concealed", name="not-one-concealed", says="more or fewer than one card kept concealed")
VALUE_NOT_ANNOUNCED = Unsaid("value", says="a hand shown without its value being announced")
DRAW_NOT_PAID = Unpaid("draw", says="a card changed and not paid for")
WRONG_WAY_UP = Misdone(
    "deal", "wrong way up", name="wrong-way-up", says="a replacement dealt the other way up than the discard lay"
)
DISCARDS_ALIKE = Misdone(
    "discard", "alike", name="discards-alike", says="two discards of one kind, where one face up and one face down are due"
)
TURNED_BEFORE_SIGNAL = TooEarly(
    "turns", "signal", name="turned-before-signal", says="a card turned up before the dealer's signal"
)
ORDER_CHANGED = Manners("order of cards changed", name="order-changed", says="the order of face-down cards changed")
SIGNAL_UNASKED = Unsaid("signal", name="signal-unasked", says="a signal given without asking whether all are ready")
EXPOSED_AT_OTHER_TIME = Exposed(
    "card",
    "another time than the others",
    name="exposed-at-other-time",
    says="a card exposed at another time than those of the others",
)

_WORDS = {
    "value-unsaid": (VALUE_NOT_ANNOUNCED, "did not announce the value of his hand"),
    "before-signal": (TURNED_BEFORE_SIGNAL, "turned a card before the signal"),
    "order-changed": (ORDER_CHANGED, "changed the order of his cards"),
    "signal-unasked": (SIGNAL_UNASKED, "gave the signal without asking"),
}


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What the log tells of these, and play that goes on while somebody owes for a card or has not turned one."""
    if not is_poker(table):
        return
    if act.verb == "improper":
        yield from told(_WORDS, table, act)
    elif act.seat is None:
        return
    elif act.verb == "antes":
        yield from _unequal(table, act, act.seat)
    elif act.verb in SPEAKING:
        yield from _owing(table, act)
        yield from _concealed(table, act, act.seat)
    else:
        yield from _cards(table, act, act.seat)


def _once(table: Table, matter: Matter) -> Iterator[Matter]:
    """The matter, unless it has come up before."""
    same = (matter.breach, matter.seat, matter.count)
    if not any((each.breach, each.seat, each.count) == same for each in table.matters):
        yield matter


# --- chips


def _unequal(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    """An ante that is not that of another player, unless one pays for all."""
    paid = {amount for other, amount in enumerate(betting_of(table).spent) if other != seat and amount}
    if act.how != "alone" and act.amount is not None and paid - {act.amount}:
        why = f"{table.name(seat)} anted {amount_text(act.amount)}, another {amount_text(min(paid - {act.amount}))}"
        yield Matter(UNEQUAL_ANTE, table.dealer, why, act.at, other=seat)


def _owing(table: Table, act: Act) -> Iterator[Matter]:
    """Players who have not paid for a card, where the betting goes on."""
    betting = betting_of(table)
    for seat in seats_in(betting.active):
        if not betting.owes[seat] or (act.seat == seat and (act.verb == "drops" or is_for_card(betting, act))):
            continue
        owed = f"{table.name(seat)} neither paid {amount_text(betting.owes[seat])}"
        if form_of(table).draw_prices:
            yield from _once(table, Matter(DRAW_NOT_PAID, seat, f"{owed} for the card he drew nor dropped", act.at))
            continue
        trigger = owed_for(table, seat)
        card, rank = (f" for his {rank_word(trigger.rank)}", trigger.rank) if trigger else ("", 0)
        yield from _once(table, Matter(UPCARD_NOT_PAID, seat, f"{owed}{card} nor dropped", act.at, count=rank))


def owed_for(table: Table, seat: Seat) -> Trigger | None:
    """What the last of the player's upcards that costs something is."""
    triggers = {trigger.rank: trigger for trigger in form_of(table).triggers}
    dealt = [card for act in table.acts if act.verb == "up" and act.seat == seat for card in act.cards]
    return next((triggers[poker_rank(card)] for card in reversed(dealt) if poker_rank(card) in triggers), None)


# --- cards


def _concealed(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    """A player who bets, all of whose cards are known, with none or several of them face down."""
    betting, interval = interval_at(table)
    if interval is None:
        return
    so_far = form_of(table).script[: betting.step]
    held, dealt = table.hands[seat], sum(step.down + step.up for step in so_far if isinstance(step, Dealt))
    down = (held & ~betting.up[seat]).bit_count()
    if held.bit_count() == dealt and down != 1:
        why = f"{table.name(seat)} kept {down} cards concealed"
        yield from _once(table, Matter(NOT_ONE_CONCEALED, seat, why, act.at, count=betting.step))


def _lay_up(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the card lay face up before the player."""
    shown = (note for note in table.acts if note.verb == "up" or (note.verb == BEFORE and note.how == SHOWED))
    return any(note.seat == seat and card in note.cards for note in shown)


def _cards(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    """Cards thrown out, and dealt or turned in their place."""
    who, betting = table.name(seat), betting_of(table)
    own = [note for note in table.acts if note.seat == seat and note.verb in ("discards", "up", "down")]
    if act.verb == "discards":
        thrown = [card for note in (*own, act) if note.verb == "discards" for card in note.cards]
        if len(thrown) == 2 and len({_lay_up(table, seat, card) for card in thrown}) == 1:
            which = " and ".join(map(card_text, thrown))
            yield Matter(DISCARDS_ALIKE, seat, f"{who} discarded {which}", act.at, cards=tuple(thrown))
        return
    if own and own[-1].verb == "discards" and len(own[-1].cards) == 1:
        lay_up = _lay_up(table, seat, own[-1].card)
        if lay_up != (act.verb == "up"):
            lay, came = ("up", "down") if lay_up else ("down", "up")
            why = f"{who} discarded a card that lay face {lay} and got one face {came}"
            yield Matter(WRONG_WAY_UP, seat, why, act.at)
    if act.verb == "up" and betting.begun and betting.to_speak and betting.alone is None:
        yield Matter(EXPOSED_AT_OTHER_TIME, seat, f"{who} turned a card up while the others were betting", act.at)
