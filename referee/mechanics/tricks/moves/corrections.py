"""Cards of a trick put right: another in the place of one played, one taken back, one left out, one added later.

A revoke is put right by putting another card in the place of the first, in the trick on the table or in the one just gathered.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from referee.core.cards import Card, with_card, without_card
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.sanctions import remember
from referee.core.status import CONDONED
from referee.core.subject import OUT_OF_TURN, STANDS_MEANWHILE
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.rulings.gives.parts import Back, Stands
from referee.mechanics.setting.moves import TRICKS_TOLD, attention, moves_nothing
from referee.mechanics.tricks.moves.tricks import (
    as_replacing,
    face,
    has_played,
    held_up,
    is_in_vain,
    is_over,
    last_trick,
    passed_on,
    play,
    put_in_place,
    take_back,
    with_hand,
    with_trick,
)
from referee.mechanics.tricks.state import Trick, Tricks

Move = Callable[[Table, Act], Table]
#: how a lead out of turn is taken back of which only the cards behind it tell
UNTOLD = "untold"
#: how a card is taken back because a ruling says so
BY_RULING = "by ruling"


def substitute(table: Table, act: Act) -> Table:
    """A player puts another card in the place of the one he played to the trick."""
    tricks, seat = table.part(Tricks), act.seat
    if tricks is None or seat is None or not act.cards:
        return table
    if is_over(table, tricks) and _card_of(last_trick(tricks), seat) == act.cards[0]:
        return table.but(_exchanged(tricks, seat))
    like = table.pack_used.copies > 1 and len(act.cards) > 1 and (seat, act.cards[1]) in last_trick(tricks)
    if not like and any(_card_of(trick, seat) == act.cards[0] for trick in tricks.past[-2:]):
        return table  # a ruling has put it there already
    new, old = act.cards[0], card_to_replace(tricks, act)
    if old is None:
        return table
    return put_in_place(table, seat, old, new)


def playing(play: Move, substitute: Move) -> Move:
    """The move that plays a card; or puts it in the place of one taken back that lies there still, where it is played so."""

    def move(table: Table, act: Act) -> Table:
        if not is_in_vain(table, act):
            return play(table, act)
        meant = as_replacing(table, act)
        return table if meant is act else substitute(table, meant)

    return move


def card_to_replace(tricks: Tricks, act: Act) -> Card | None:
    """The card that a player puts another in the place of: in the trick on the table, or else in the one gathered before."""
    for trick in (tricks.cards, *tricks.past[-1:]):
        for seat, card in trick:
            if seat == act.seat and (len(act.cards) < 2 or card == act.cards[1]):
                return card
    return None


def _card_of(trick: Trick, seat: Seat) -> Card | None:
    return next((card for each, card in trick if each == seat), None)


def _exchanged(tricks: Tricks, seat: Seat) -> Tricks:
    """The last two tricks with the cards of this hand exchanged, as when a revoke in the last but one is put right."""
    if len(tricks.past) < 2:
        return tricks
    first, second = tricks.past[-2:]
    mine = (_card_of(first, seat), _card_of(second, seat))

    def exchange(trick: Trick) -> Trick:
        other = mine[1] if trick is first else mine[0]
        return tuple((each, other if each == seat and other is not None else card) for each, card in trick)

    after = evolve(tricks, cards=(), past=tricks.past[:-2], winners=tricks.winners[:-2])
    after = with_trick(after, exchange(first), reopen=False)
    again = sorted(exchange(second), key=lambda played: (played[0] - after.turn) % len(tricks.extra))
    return with_trick(after, tuple(again), reopen=False)


def retract(table: Table, act: Act) -> Table:
    """A player takes back the card he played to the trick on the table, or has led to the next before this one was complete.

    One that he may not take back lies there until he plays another in its place: the others may go on as if it had stood.
    """
    tricks, seat = table.part(Tricks), act.seat
    if tricks is None or seat is None or table.phase not in (PLAY, OVER) or _stands_meanwhile(table, seat):
        return table
    if act.how == UNTOLD:
        table = _known_by_cards(table, seat, act.card)
    waiting = held_up(table)
    if waiting is not None and waiting.seat == seat:
        return take_back(table, waiting)
    false = led_out_of_turn(table, seat, act.card) if act.how == UNTOLD else None
    if false is not None:
        return take_back(table, false)
    if tricks.early and tricks.early[0][0] == seat and (not act.cards or tricks.early[0][1] == act.card):
        table = with_hand(table, seat, with_card(table.hands[seat], tricks.early[0][1]))
        return table.but(evolve(tricks, early=()))
    trick, old = last_trick(tricks), card_to_retract(table, act)
    if old is None:
        return table
    table = with_hand(table, seat, with_card(table.hands[seat], old))
    left = tuple(pair for pair in trick if pair != (seat, old))
    after = with_trick(tricks, left)
    false = None if left else led_out_of_turn(table, seat, old)
    leader = seat if false is None else false.was(Tricks).turn  # who takes back a lead of his own has to lead again
    return table.but(after if left else evolve(after, turn=leader), phase=PLAY)


def led_out_of_turn(table: Table, seat: Seat, card: Card) -> Matter | None:
    """The lead of that card at another's turn that is ruled on, if nothing was said of what becomes of the card."""
    led = (each for each in reversed(table.settled) if each.breach.waits == OUT_OF_TURN and each.seat == seat)
    return next((each for each in led if each.card == card and each.before is not None and _says_nothing_of_card(each)), None)


def _known_by_cards(table: Table, seat: Seat, card: Card) -> Table:
    """The table that says of a lead out of turn how it is known that it was taken back."""
    led = (
        each for each in reversed(table.settled) if each.breach.waits == OUT_OF_TURN and (each.seat, each.card) == (seat, card)
    )
    lead = next(led, None)
    return table if lead is None else remember(table, lead, why=f"{lead.why}, and took it back, as the cards behind it show")


def _says_nothing_of_card(ruling: Matter) -> bool:
    """Whether a ruling leaves open if the card stands or goes back, whatever else it gives."""
    return ruling.status != CONDONED and not any(each.name in (Stands.name, Back.name) for each in ruling.remedy)


def _goes_back(ruling: Matter) -> bool:
    """Whether a ruling has had the card go back."""
    return ruling.status != CONDONED and any(each.name == Back.name for each in ruling.remedy)


def takes_back_false_lead(table: Table, act: Act, card: Card) -> bool:
    """Whether a lead out of turn is taken back of whose card nothing is said, nobody having played to it.

    Where the cards alone tell it, whoever had played to it has taken his card back as well.
    """
    if act.verb != "retracts" or act.seat is None or led_out_of_turn(table, act.seat, card) is None:
        return False
    return act.how == UNTOLD or table[Tricks].cards == ((act.seat, card),)


def may_go_back(table: Table, lead: Matter) -> bool:
    """Whether a lead out of turn lies on the table, and may still be taken back."""
    tricks = table.part(Tricks)
    if tricks is None or lead.seat is None or lead.card is None or (lead.seat, lead.card) not in tricks.cards:
        return False
    waiting = held_up(table)
    return (waiting is not None and waiting.seat == lead.seat) or led_out_of_turn(table, lead.seat, lead.card) is not None


def _stands_meanwhile(table: Table, seat: Seat) -> bool:
    """Whether it has just been found that he may not take back what he is taking back."""
    return any(
        matter.breach.waits == STANDS_MEANWHILE and matter.seat == seat and table.clock in (matter.opened, matter.settled_at)
        for matter in table.matters
    )


def card_to_retract(table: Table, act: Act) -> Card | None:
    """The card that a player takes back, named or the last he played; none where a ruling has taken it back already."""
    went_back = (each for each in table.settled if each.settled_at == table.clock and _goes_back(each))
    if act.how != BY_RULING and any(each.seat == act.seat for each in went_back):
        return None  # and what lies in the trick before may be like it
    trick = last_trick(table[Tricks])
    card = act.card if act.cards else next((card for seat, card in trick if seat == act.seat), None)
    plays = (note for note in reversed(table.history) if note.verb == "play" and getattr(note, "seat", act.seat) == act.seat)
    last = next(plays, None)
    if not act.cards and isinstance(last, Act) and last.card != card:
        return None
    return card if (act.seat, card) in trick else None


def omit(table: Table, act: Act) -> Table:
    """A hand does not play to the trick, which goes on without it."""
    tricks, seat = table.part(Tricks), act.seat
    if tricks is None or seat is None or not tricks.cards or has_played(tricks, seat):
        return table
    return table.but(passed_on(evolve(tricks, skips=tricks.skips | 1 << seat)))


def add(table: Table, act: Act) -> Table:
    """A player adds a card to a trick: one he had not played to, or one too many. An earlier trick stays with its winner."""
    tricks, seat = table.part(Tricks), act.seat
    if tricks is None or seat is None or not act.cards:
        return table
    place = _added_to(tricks, act) - 1 - sum(tricks.earlier)
    table = with_hand(table, seat, without_card(table.hands[seat], act.card))
    if not 0 <= place < len(tricks.past):
        cards = (*tricks.cards, (seat, act.card))
        return table.but(passed_on(evolve(tricks, cards=cards, skips=tricks.skips & ~(1 << seat))))
    past = tuple((*trick, (seat, act.card)) if number == place else trick for number, trick in enumerate(tricks.past))
    return table.but(evolve(tricks, past=past))


def trick_meant(tricks: Tricks, act: Act) -> tuple[int, Trick]:
    """The trick to which a card goes, and its number: the one on the table, or an earlier one to which it is added."""
    if act.verb != "adds":
        return tricks.number, tricks.cards
    number = _added_to(tricks, act)
    place = number - 1 - sum(tricks.earlier)
    return number, tricks.past[place] if 0 <= place < len(tricks.past) else tricks.cards


def _added_to(tricks: Tricks, act: Act) -> int:
    """The number of the trick to which a card is added: as the log says, or else the last one gathered, or the first. A card
    that came with another goes to where that lies."""
    if act.how and not act.numbers and act.seat is not None and has_played(tricks, act.seat):
        return tricks.number
    return act.numbers[0] if act.numbers else max(tricks.number - 1, 1)


#: what moves the tricks in every game that has them
TRICK_MOVES = TRICKS_TOLD | {
    "play": play,
    "substitutes": substitute,
    "retracts": retract,
    "omits": omit,
    "adds": add,
    "exposes": face,
    "attention": attention,
    "quits": moves_nothing,
}
