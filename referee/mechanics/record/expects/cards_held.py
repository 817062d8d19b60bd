"""Cards that cannot be where the log has them, in games without tricks: played, laid down or drawn though they lie elsewhere.

It is the record that does not hold together, and it is said once in a deal. Once a ruling may have put cards back, what the
log tells and what the law makes of it may differ, and nothing is said any more.
"""

from collections import Counter
from collections.abc import Iterator

from referee.core.cards import JOKERS, Card, card_text, copies_in, suit_of, without_card
from referee.core.doubt import NOBODY_ACCUSED, RECORD_DOES_NOT_HOLD
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.table import OVER, Table
from referee.mechanics.combinations.state import CombinationForm, cards_to_use
from referee.mechanics.deal.state import NOTHING_OUT, OutOfHand, out_of_hand
from referee.mechanics.melds.expects.sets import DISCARD_FROM_MELD
from referee.mechanics.melds.moves.melding import FROM_STOCK, Melding, discards_of, melding_of
from referee.mechanics.tricks.state import Tricks

VERBS = ("play", "discards", "melds", "lays", "draws")
#: none of them is heard by that
HELD_AGAINST = VERBS

#: what a ruling may give and leave every card where it lies
_LEAVES_CARDS = ("not-stated", "no-penalty", "allowed", "remark", "scores", "dead", "no-effect")
_DID = {"play": "played", "discards": "discarded", "melds": "melded", "lays": "laid off", "draws": "drew"}


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The first card of a deal that is somewhere else."""
    if act.seat is None or not act.cards or not _lies_as_told(table):
        return
    if table.part(Melding) is None and out_of_hand(table) is NOTHING_OUT:
        return
    over = table.phase == OVER and (act.verb != "play" or table.part(Tricks) is not None)
    if over or (act.verb == "draws" and act.how != FROM_STOCK):
        return
    if act.verb == "melds" and table.game.part(CombinationForm) is not None and _has_played_one(table, act):
        return  # a card that he has played he may take for one that still counts
    where = _elsewhere(table, act) or ("" if act.verb == "draws" else _not_held(table, act))
    if where:
        why = f"{table.name(act.seat)} {_DID[act.verb]} {where}"
        yield Matter(RECORD_DOES_NOT_HOLD, None, why, act.at, cards=act.cards, remedy=NOBODY_ACCUSED)


def _lies_as_told(table: Table) -> bool:
    """Whether no ruling can have put cards back, nor players by one without the log having to tell it."""
    if table.part(Melding) is not None or table.docket:
        return not (table.settled or table.docket)
    given = (law.given(dict(matter.known)) for matter in table.settled if (law := matter.law) is not None)
    suspect = any(matter.breach.suspect or matter.law is None for matter in table.settled)
    return not suspect and all(part.name in _LEAVES_CARDS for remedy in given if remedy is not None for part in remedy.parts)


def _has_played_one(table: Table, act: Act) -> bool:
    """Whether he has played one of the cards to a trick."""
    tricks = table.part(Tricks)
    return tricks is not None and any((act.seat, card) in trick for trick in tricks.past for card in act.cards)


def _elsewhere(table: Table, act: Act) -> str:
    """A card of a single pack that lies on the table, or that another is known to hold; of more packs, one like it too many."""
    if table.pack_used.copies > 1:
        return _once_too_often(table, act)
    out = _on_table(table)
    for card in act.cards:
        holder = table.holder(card)
        if card in out:
            return f"{card_text(card)}, which lay on the table"
        if holder is not None and (holder != act.seat or act.verb == "draws"):
            return f"{card_text(card)}, which {table.name(holder)} holds"
    return ""


def _once_too_often(table: Table, act: Act) -> str:
    """A card of which the table, the other hands and this act tell more than the packs have; jokers are not told apart.

    A discard may be a card of a meld, which is another's matter.
    """
    out = Counter(discards_of(table).cards if act.verb == "discards" else _melded_and_discarded(table))
    others = [hand for seat, hand in enumerate(table.hands) if seat != act.seat or act.verb == "draws"]
    for card, number in (Counter(act.cards) - _of_partner(table, act)).items():
        held = sum(copies_in(hand, card) for hand in others)
        if suit_of(card) != JOKERS and out[card] + held + number > table.pack_used.copies:
            return f"{card_text(card)}, of which there are no more than {table.pack_used.copies}"
    return ""


def _melded_and_discarded(table: Table) -> Iterator[Card]:
    for each in melding_of(table).melds:
        yield from each.cards
    yield from discards_of(table).cards


def _on_table(table: Table) -> set[Card]:
    """The cards that have been played, laid away, laid down or discarded."""
    return {*_melded_and_discarded(table), *(card for card, whose in out_of_hand(table).lying() if whose is None)}


def _not_held(table: Table, act: Act) -> str:
    """A card that a hand known to the last card does not hold."""
    assert act.seat is not None
    if table.is_open(act.seat):
        return ""
    hand, shared = table.hands[act.seat], _of_partner(table, act)
    for card in act.cards:
        if without_card(hand, card) == hand:
            melds = melding_of(table).melds if table.part(Melding) is not None else ()
            minded = table.game.minds(DISCARD_FROM_MELD)
            of_side = minded and any(
                card in each.cards and table.side_of(each.owner) == table.side_of(act.seat) for each in melds
            )
            mine = of_side or shared[card] > 0 or (act.verb == "melds" and _may_show(table, act.seat, card))
            return "" if mine else f"{card_text(card)}, which he does not hold"
        hand = without_card(hand, card)
    return ""


def _of_partner(table: Table, act: Act) -> Counter[Card]:
    """The cards that lie before others and that he may use with his own."""
    if act.verb != "melds" or act.seat is None or table.game.part(CombinationForm) is None:
        return Counter()
    return Counter(each.card for each in cards_to_use(table, act.seat) if each.owner != act.seat)


def _may_show(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the player may show a card that is not in his hand: he has played it to a trick, or it lies before him."""
    tricks = table.part(Tricks)
    if tricks is not None and any((seat, card) in trick for trick in (*tricks.past, tricks.cards)):
        return True
    return any(card in part.before(seat) for part in table.parts if isinstance(part, OutOfHand))
