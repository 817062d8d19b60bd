"""Oklahoma: cards laid off on another's sets, the queen of spades thrown away, a hand that is out without a discard."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import NoRight, NotThisCard, WentOut
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.rummy.moves.oklahoma import QUEEN_OF_SPADES
from referee.mechanics.melds.moves.melding import drawing_of, hand_told, meld_for, melding_of, takes

VERBS = ("melds", "lays", "discards")

LAID_ON_OTHERS = NoRight("lay off", "another's set", name="laid-on-others", says="a card laid off on another player's set")
QUEEN_DISCARDED = NotThisCard(
    "discards", "queen of spades", name="queen-discarded", says="the queen of spades discarded from a hand that has other cards"
)
OUT_WITHOUT_DISCARD = WentOut(
    "discard", name="out-without-discard", says="a player who lays down his last card and has none to discard"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is seen in games that mind it."""
    if act.seat is None or not act.cards:
        return
    now, who = melding_of(table), table.name(act.seat)
    if act.verb == "discards":
        if QUEEN_OF_SPADES in act.cards and _has_another(table, act.seat):
            yield Matter(QUEEN_DISCARDED, act.seat, f"{who} discarded SQ and had other cards", act.at, cards=act.cards)
        return
    if act.verb == "lays" and drawing_of(table).own_sets_only:
        found = meld_for(table, act)
        if found is not None and found.owner != act.seat and takes(table, found, act.cards):
            why = f"{who} laid off {cards_text(act.cards)} on a set of {table.name(found.owner)}'s"
            yield Matter(LAID_ON_OTHERS, act.seat, why, act.at, cards=act.cards, other=found.owner)
    if now.held[act.seat] == len(act.cards):
        why = f"{who} laid down {cards_text(act.cards)} and has no card to discard"
        yield Matter(OUT_WITHOUT_DISCARD, act.seat, why, act.at, cards=act.cards)


def _has_another(table: Table, seat: int) -> bool:
    """Whether the player surely has another card beside queens of spades, of which there is one in each pack."""
    cards = hand_told(table, seat)
    if cards is None:
        return melding_of(table).held[seat] > table.pack_used.copies
    return any(card != QUEEN_OF_SPADES for card in cards)
