"""A revoke: a card of another suit from a hand that could have followed suit.

It is open until the offending side plays on, which establishes it, or the card is replaced, which corrects it. A hand that
the record does not tell may turn out to have held the suit when a card of it is played later; the revoke is then found at
that moment, and stands where it was made.
"""

from collections.abc import Iterator

from referee.core.cards import SUIT_NAMES, Card, card_text, cards_of, hand_text
from referee.core.expect import Revoke
from referee.core.fact import NO
from referee.core.matter import Matter
from referee.core.measured import Cards
from referee.core.record import Act
from referee.core.speaking import facts_of
from referee.core.table import PLAY, Table
from referee.mechanics.tricks.facts.calling import CORRECTED_IN_TIME, REVOKE_FATE
from referee.mechanics.tricks.facts.play import ESTABLISHED
from referee.mechanics.tricks.facts.revokes import REVOKE_ENDED
from referee.mechanics.tricks.moves.corrections import trick_meant
from referee.mechanics.tricks.moves.tricks import as_replacing, has_played, is_in_vain, owed, with_hand
from referee.mechanics.tricks.state import Tricks, doubts_of, order_here

VERBS = ("play", "exposes", "substitutes", "adds", "places")

REVOKE = Revoke()
GAME_OF_REVOKERS = Revoke("bars the game", name="game-of-revokers", says="the game of a side that has revoked")
#: what is known of a revoke that shows by being put right, as far as the game asks for it
_PUT_RIGHT = {ESTABLISHED: NO, REVOKE_FATE: CORRECTED_IN_TIME, REVOKE_ENDED: CORRECTED_IN_TIME}


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A card that does not follow suit though the hand could, or that proves an earlier card of the hand to be one."""
    tricks = table.part(Tricks)
    if table.phase != PLAY or tricks is None or act.seat is None or not act.cards:
        return
    if table.holds(act.seat, 1 << act.card) is False:
        return  # a card that the hand did not hold is the record's fault, and accuses nobody
    act = as_replacing(table, act)
    assert act.seat is not None
    if tricks.idle >> act.seat & 1 or is_in_vain(table, act):
        return  # a hand that is out of the play owes no suit, and a card that is not played follows none
    yield from _proved_by(table, act)
    number, trick = trick_meant(tricks, act)
    if act.verb not in ("play", "adds", "places") or not trick or any(seat == act.seat for seat, _ in trick):
        return
    shown = (
        table if table.hands[act.seat] >> act.card & 1 else with_hand(table, act.seat, table.hands[act.seat] | 1 << act.card)
    )
    held = owed(shown, act.seat, trick)
    if held and not held >> act.card & 1:
        led = tricks.order.suit[trick[0][1]]
        cards = hand_text(held)
        why = f"{table.name(act.seat)} played {card_text(act.card)} to a lead of {SUIT_NAMES[led]} while holding {cards}"
        yield Matter(
            REVOKE,
            act.seat,
            why,
            act.at,
            card=act.card,
            suit=led,
            count=number,
            due=Cards(tuple(cards_of(held))),
            found=Cards((act.card,)),
        )


def _proved_by(table: Table, act: Act) -> Iterator[Matter]:
    """Discards of this hand, from the first on, that a card of the suit proves to be revokes now that it is seen."""
    for seat, suit, trick, discard in doubts_of(table).discards:
        shown = [card for card in act.cards[:1] if act.verb == "substitutes"] or act.cards
        proof = next((card for card in shown if order_here(table).suit[card] == suit), None)
        known = any(m.breach == REVOKE and m.seat == seat and m.count == trick for m in table.matters)
        if seat != act.seat or proof is None or known or not _was_owed(table, discard, proof):
            continue
        showed = {"exposes": "showed", "substitutes": "put"}.get(act.verb, "played")
        there = f" {showed} {card_text(proof)} " + ("in its place" if act.verb == "substitutes" else "later")
        why = f"{table.name(seat)} played {card_text(discard.card)} to a lead of {SUIT_NAMES[suit]} in trick {trick} and{there}"
        matter = Matter(REVOKE, seat, why, discard.at, card=discard.card, suit=suit, count=trick)
        yield _put_right(table, matter) if replaces(table, act, trick) else matter


def _was_owed(table: Table, discard: Act, proof: Card) -> bool:
    """Whether who held this card owed it to that trick in the place of his discard, and has not drawn it since."""
    seat, tricks = discard.seat, table[Tricks]
    assert seat is not None
    for act in reversed(table.acts):
        if act is discard:
            break
        if act.seat == seat and act.verb == "draws" and (proof in act.cards or not act.cards):
            return False
    trick = next((trick for trick in (*tricks.past, tricks.cards) if (seat, discard.card) in trick), ())
    before = trick[: trick.index((seat, discard.card))] if trick else ()
    held = owed(with_hand(table, seat, 1 << discard.card | 1 << proof), seat, before)
    return not before or (bool(held >> proof & 1) and not held >> discard.card & 1)


def _put_right(table: Table, matter: Matter) -> Matter:
    """The matter of a revoke that is seen by being put right, whatever this game calls that."""
    for fact in facts_of(table.game.layers, REVOKE):
        if fact in _PUT_RIGHT:
            matter = matter.knowing(fact, _PUT_RIGHT[fact])
    return matter


def replaces(table: Table, act: Act, trick: int) -> bool:
    """Whether a card is put in the place of another in that trick, which is the one on the table or the last one gathered."""
    tricks = table.part(Tricks)
    if tricks is None or act.seat is None:
        return False
    if act.verb == "play":  # after the first card was taken back
        return trick == tricks.number and bool(tricks.cards) and not has_played(tricks, act.seat)
    return act.verb == "substitutes" and trick in (tricks.number, tricks.number - 1)
