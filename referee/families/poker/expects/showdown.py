"""The showdown: hands announced for what they are not, wild cards named twice, hands not shown in full."""

from collections.abc import Iterator
from itertools import chain

from referee.core.cards import cards_text, hand_of
from referee.core.expect import Changed, Misstated, NotShown
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.subject import Deed
from referee.core.table import Table
from referee.families.poker.hands.naming import hand_name, kinds_in
from referee.families.poker.hands.natural import kind_of
from referee.families.poker.moves.betting import betting_of, form_of, is_over, is_poker, last_interval
from referee.families.poker.moves.showdown import is_whole, wild_in, worth_of
from referee.mechanics.deal.expects.wrong_number_of_cards import TOO_FEW_CARDS
from referee.mechanics.setting.moves import BEFORE, DISCARDED

VERBS = ("announces", "shows", "demands")

HAND_MISSTATED = Misstated("hand", says="a hand announced that the player does not hold")
WILD_HAND_CHANGED = Changed(
    "announced hand", name="wild-hand-changed", says="another hand announced, once a wild card was designated"
)
WILD_DESIGNATION_DEMANDED = Deed("wild-designation-demanded", "a demand that a wild card be designated")
HAND_NOT_SHOWN = NotShown("hand", says="a hand that is not shown in full at the showdown")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is said and shown once the betting is over."""
    if act.seat is None or not is_poker(table) or not is_over(table, betting_of(table)):
        return
    who = table.name(act.seat)
    if act.verb == "demands":
        if act.how == "show" and any(wild_in(table, seat) & table.hands[seat] for seat in range(table.seats)):
            yield Matter(WILD_DESIGNATION_DEMANDED, act.seat, f"{who} demanded to know what the wild card is", act.at)
    elif act.verb == "shows":
        if dead := betting_of(table).dead_cards.intersection(act.cards):
            why = f"{who} showed {cards_text(sorted(dead))}, dead by then, as of his hand"
            yield Matter(TOO_FEW_CARDS, act.seat, why, act.at, cards=tuple(sorted(dead)), count=len(dead))
        due = betting_of(table).alone is None and not betting_of(table).is_dead(act.seat)  # a foul hand may have no more cards
        if act.cards and not act.how and due:
            yield from _not_all_shown(table, act, act.seat)
    elif act.text:
        yield from _announced(table, act)


def _not_all_shown(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    """Fewer cards shown than make the hand, beside those that lie face up already."""
    betting, form = betting_of(table), form_of(table)
    size, up = min(form.cards, form.high.size), betting.up[seat]
    if betting.step < last_interval(form) and (had := form.dealt_before(betting.step)) < form.cards:
        size = min(size, max(had, table.hands[seat].bit_count()))  # nobody can bet any more, and he has not got them all yet
    before = (told.cards for told in table.acts_of("shows") if told.seat == seat)
    shown = hand_of(chain(act.cards, *before)) & ~up
    thrown = betting.discarded[seat] > 0 or table.noted(BEFORE, seat, DISCARDED)
    # What is told to lie open is then all that does; else a log need not tell it.
    lie_open = up.bit_count() if up and thrown else max(up.bit_count(), form.open_cards)
    if shown.bit_count() + lie_open < size:
        why = f"{table.name(seat)} showed {len(act.cards)} of {size} cards"
        yield Matter(HAND_NOT_SHOWN, seat, why, act.at, cards=act.cards)


def _announced(table: Table, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    who, seat = table.name(act.seat), act.seat
    said_before = [note.text for note in table.acts if note.verb == "announces" and note.seat == seat and note.text]
    before = said_before[-1] if said_before else ""
    wild = wild_in(table, seat) & table.hands[seat]
    if before and wild and before != act.text:
        why = f"{who} announced {act.text!r} after {before!r}"
        yield Matter(WILD_HAND_CHANGED, seat, why, act.at, act=act)
        return
    said = kinds_in(act.text)
    if said is None or not is_whole(table, seat):
        return
    held = worth_of(table, seat, form_of(table).high)
    wrong = kind_of(held) < said if wild else kind_of(held) != said
    if wrong:
        yield Matter(HAND_MISSTATED, seat, f"{who} announced {act.text!r} and holds {hand_name(held)}", act.at)
