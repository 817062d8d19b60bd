"""Michigan: a suit begun with a card that is not the lowest, begun again or out of turn, a card kept back that was due."""

from collections.abc import Iterator

from referee.core.cards import SUIT_NAMES, card_text, in_suit, lowest, suit_of
from referee.core.expect import NotThisCard, Seen, Unsaid
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.families.stops.expects.shedding import PLAY_WITHHELD
from referee.families.stops.facts import BEGUN, DUE_CARD, NOT_LOWEST, OUT_FIRST, STOPPED_SUIT, WITHHELD
from referee.families.stops.moves.stops import beginners, card_due, has_withheld, last_card, plays_upwards, stops_of
from referee.mechanics.turns.expects import PLAYS_OUT_OF_TURN

VERBS = ("play", "silent", "looks")

BEGUN_WRONGLY = NotThisCard(
    "begins a suit", name="begun-wrongly", says="a suit begun that may not be, or not with its lowest card"
)
CARD_NOT_NAMED = Unsaid("card", name="card-not-named", says="a card played without naming it")
EXTRA_HAND_SEEN = Seen("extra hand", says="a look at the extra hand")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What goes wrong with a card played, or with the hand of nobody."""
    if not plays_upwards(table) or table.phase == OVER or act.seat is None:
        return
    name = table.name(act.seat)
    if act.verb == "silent":
        yield Matter(CARD_NOT_NAMED, act.seat, f"{name} did not name the card he played", act.at)
    elif act.verb == "looks":
        if act.how == "extra" and not table.noted("exchanges", act.seat):
            yield Matter(EXTRA_HAND_SEEN, act.seat, f"{name} looked at the extra hand", act.at)
    elif act.cards:
        yield from _withheld(table, act)
        yield from _begins(table, act, act.seat)
        last = table.hands[act.seat] == 1 << act.card and not table.is_open(act.seat)
        if last and has_withheld(table, act.seat):
            why = f"{name} played his last card"
            yield Matter(PLAY_WITHHELD, act.seat, why, act.at, card=act.card, of=WITHHELD.told(OUT_FIRST))


def _withheld(table: Table, act: Act) -> Iterator[Matter]:
    """Another card than the one due, which somebody is known to have; or a card that proves to have been due before."""
    due = card_due(table)
    if due is not None and act.card != due and act.seat in beginners(table):
        holder = table.holder(due)
        if holder is not None:
            why = f"{table.name(holder)} did not play {card_text(due)}, which was due"
            yield Matter(PLAY_WITHHELD, holder, why, act.at, card=due, of=WITHHELD.told(DUE_CARD))
    if act.cards[0] in stops_of(table).stopped and act.card != due:
        known = any(m.breach == PLAY_WITHHELD and m.card == act.card for m in table.matters)
        if not known:
            why = f"{table.name(act.seat)} had {card_text(act.card)}, which had been due before"
            yield Matter(PLAY_WITHHELD, act.seat, why, act.at, card=act.card, of=WITHHELD.told(DUE_CARD))


def _begins(table: Table, act: Act, seat: int) -> Iterator[Matter]:
    if act.card == card_due(table):
        return
    name, suit, last = table.name(seat), suit_of(act.card), last_card(table)
    first = beginners(table)
    if seat not in first:
        why = f"{name} began {SUIT_NAMES[suit]} when it was {table.name(first[0])}'s turn"
        yield Matter(PLAYS_OUT_OF_TURN, seat, why, act.at, card=act.card, cards=act.cards[:1], act=act)
    low = lowest(in_suit(table.hands[seat] | 1 << act.card, suit))
    if low < act.card:
        why = f"{name} began {SUIT_NAMES[suit]} with {card_text(act.card)} while holding {card_text(low)}"
        yield Matter(BEGUN_WRONGLY, seat, why, act.at, card=act.card, suit=suit, of=BEGUN.told(NOT_LOWEST))
    if last is not None and suit_of(last) == suit:
        why = f"{name} went on in {SUIT_NAMES[suit]}, which had just been stopped"
        yield Matter(BEGUN_WRONGLY, seat, why, act.at, card=act.card, suit=suit, of=BEGUN.told(STOPPED_SUIT))
