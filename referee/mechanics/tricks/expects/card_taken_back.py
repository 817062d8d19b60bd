"""A card once played and then changed for another, where no law allows it.

What allows it: a revoke of one's own put right in time, a revoke of the other side put right after one had played, a card out
of turn that has to come back, or a lead out of turn of whose card the book says nothing and to which nobody has played, a
penalty card that declarer requires.
"""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import TakenBack
from referee.core.fact import NO, YES
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.sanctions import holders
from referee.core.status import CORRECTED, DUE, OPEN, SILENT
from referee.core.subject import OUT_OF_TURN, STANDS_MEANWHILE
from referee.core.table import AUCTION, DEAL, Table
from referee.mechanics.rulings.expects.against_a_ruling import (
    DESIGNATION_IGNORED,
    LEAD_AGAINST_RULING,
    PENALTY_CARD_NOT_PLAYED,
    PLAY_AGAINST_RULING,
)
from referee.mechanics.tricks.expects.defective_trick import TWO_CARDS_TO_TRICK
from referee.mechanics.tricks.expects.revoke import REVOKE, replaces
from referee.mechanics.tricks.facts.calling import PARTNER_ASKED, QUITTED_OR_PLAYED_ON, REVOKE_FATE
from referee.mechanics.tricks.facts.play import BY_REVOKERS_PARTNER, ESTABLISHED, IN_TRICK_TWELVE, OWN_CARD, WHOSE_CARD
from referee.mechanics.tricks.facts.revokes import ESTABLISHED as IT_IS_ESTABLISHED
from referee.mechanics.tricks.facts.revokes import REVOKE_ENDED
from referee.mechanics.tricks.moves.corrections import card_to_replace, card_to_retract, takes_back_false_lead
from referee.mechanics.tricks.moves.tricks import last_trick
from referee.mechanics.tricks.state import Designation, Doubt, Tricks, doubts_of, suit_here

VERBS = ("substitutes", "retracts", "play")

#: what a player can put right by another card, where a law lets him
_REFUSED = (PLAY_AGAINST_RULING, LEAD_AGAINST_RULING, DESIGNATION_IGNORED)

CARD_TAKEN_BACK = TakenBack(
    "card",
    says="a card once played and taken back",
    waits=STANDS_MEANWHILE,
    # of dummy's revokes nothing is put right by a law
    never=((WHOSE_CARD.is_(OWN_CARD), BY_REVOKERS_PARTNER.yes),),
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A card exchanged for another without a law that allows it, or another played than the one declarer named."""
    tricks, seat = table.part(Tricks), act.seat
    if tricks is None or seat is None or table.phase in (DEAL, AUCTION):
        return
    if act.verb == "play":
        named = table.part(Designation)
        if named is not None and named.hand == seat and act.cards and named.card != act.card:
            why = f"{card_text(named.card)} was named or touched, and {card_text(act.card)} played"
            of = ((BY_REVOKERS_PARTNER.name, NO),)
            yield Matter(CARD_TAKEN_BACK, seat, why, act.at, card=named.card, count=tricks.number, of=of)
        return
    old = _old_card(table, act, seat)
    if old is None or _is_lawful(table, seat, act, old):
        return
    partners = _revoke_of(table, table.partner(seat))
    if partners is not None and partners.taken:
        return  # the other side has chosen his card to the twelfth trick (usp56 900)
    corrected = partners is not None and partners.status in (DUE, CORRECTED)
    new = f" for {card_text(act.card)}" if act.verb == "substitutes" and act.cards else ""
    why = f"{table.name(seat)} took back {card_text(old)}{new}"
    of = ((BY_REVOKERS_PARTNER.name, YES if corrected else NO),)
    yield Matter(CARD_TAKEN_BACK, seat, why, act.at, card=old, count=tricks.number, of=of)


def _old_card(table: Table, act: Act, seat: Seat) -> int | None:
    assert table.part(Tricks) is not None
    if act.verb == "substitutes":
        return act.cards[1] if len(act.cards) == 2 else card_to_replace(table[Tricks], act)
    return card_to_retract(table, act)


def _revoke_of(table: Table, seat: Seat) -> Matter | None:
    """A revoke of that hand in the trick that can still be put right: open, or corrected just now."""
    assert table.part(Tricks) is not None
    last = table[Tricks].number
    tricks = (last, last - 1, last - 2) if last > table[Tricks].last else (last, last - 1)  # the twelfth after the last
    matters = [m for m in table.matters if m.breach == REVOKE and m.seat == seat and m.count in tricks]
    # a law may have one put right that is established: in the twelfth trick, or because the other side has revoked on it too
    late = (m for m in matters if not _is_established(m) or m.status == CORRECTED or IN_TRICK_TWELVE in dict(m.known).values())
    return next(late, None)


def _is_established(revoke: Matter) -> bool:
    established = revoke.answer(ESTABLISHED) == YES or revoke.answer(REVOKE_ENDED) == IT_IS_ESTABLISHED
    return established or revoke.answer(REVOKE_FATE) in (PARTNER_ASKED, QUITTED_OR_PLAYED_ON)


def _is_lawful(table: Table, seat: Seat, act: Act, old: int) -> bool:
    out_of_turn = [m for m in table.matters if m.breach.waits == OUT_OF_TURN and m.seat == seat]
    if any(m.status == OPEN or m.settled_at == table.clock for m in out_of_turn):
        return True
    if takes_back_false_lead(table, act, old):
        return True
    if any(right.kind.claimed(table, right, act) and seat in holders(table, right) for right in table.rights):
        return True
    mine = _revoke_of(table, seat)
    if mine is not None and mine.card == old:
        return True
    if any(doubt[0] == seat and _may_answer(table, act, doubt) for doubt in doubts_of(table).discards):
        return True
    others = [_revoke_of(table, table.left(seat)), _revoke_of(table, table.right(seat))]
    for matter in others:
        if matter is not None and matter.status in (DUE, CORRECTED) and _played_after(table, (seat, old), matter):
            return True
    if any(duty.kind.lets_change_card and duty.seat == seat for duty in table.duties):
        return True
    if any(m.seat == seat and m.breach == PENALTY_CARD_NOT_PLAYED for m in table.docket):
        return True
    if any(
        m.seat == seat and m.breach in _REFUSED and m.settled_at == table.clock and m.status == CORRECTED for m in table.settled
    ):
        return True
    too_many = [m for m in table.matters if m.seat == seat and m.breach == TWO_CARDS_TO_TRICK]
    return any(m.status in (OPEN, SILENT) for m in too_many)


def _may_answer(table: Table, act: Act, doubt: Doubt) -> bool:
    """Whether a discard of a hand not told is taken back, or the suit led put in its place, so that it was a revoke."""
    assert table.part(Tricks) is not None
    if act.verb == "retracts":
        return doubt[2] == table[Tricks].number and (not act.cards or act.card == doubt[3].card)
    return replaces(table, act, doubt[2]) and bool(act.cards) and doubt[1] == suit_here(table, act.card)


def _played_after(table: Table, played: tuple[Seat, int], revoke: Matter) -> bool:
    """Whether a card was played to the trick after the revoke, which is what the other side may take back."""
    assert table.part(Tricks) is not None
    trick = table[Tricks].cards if revoke.count == table[Tricks].number else last_trick(table[Tricks])
    told = [(act.seat, act.card) for act in table.acts if act.verb == "play" and act.cards]
    first = (revoke.seat, revoke.card)  # which may be back in the hand
    return played in trick and first in told and told.index(played) > told.index(first)
