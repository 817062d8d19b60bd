"""Facts about a lead out of turn under the laws of today: who made it, and what the other side did about it."""

from collections.abc import Iterator

from referee.core.cards import Card
from referee.core.fact import NO, YES, Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.mechanics.declarer.contract import Contract, declarer_of, dummy_of, is_defender
from referee.mechanics.tricks.facts.play import ACCEPTS, AT_DEFENDERS_TURN, FACES_HAND, WRONG_HAND
from referee.mechanics.tricks.moves.tricks import last_trick
from referee.mechanics.tricks.state import Tricks, order_here, suit_here

OPENING_BY_DEFENDER, AT_PARTNERS_LEAD, AT_DECLARERS_LEAD, DECLARERS_SIDE_FIRST, TO_LAST_TRICK = (
    Answer("opening-by-defender", "the wrong defender, as the opening lead"),
    Answer("at-partners-lead", "a defender, when it was his partner's lead"),
    Answer("at-declarers-lead", "a defender, when it was declarer's or dummy's lead"),
    Answer("declarers-side-first", "declarer or dummy, as the opening lead"),
    Answer("to-last-trick", "somebody, to the thirteenth trick"),
)


@fact(
    "led-by",
    "Who led out of turn?",
    (
        OPENING_BY_DEFENDER,
        AT_PARTNERS_LEAD,
        AT_DECLARERS_LEAD,
        WRONG_HAND,
        AT_DEFENDERS_TURN,
        DECLARERS_SIDE_FIRST,
        TO_LAST_TRICK,
    ),
)
def LED_BY(table: Table, matter: Matter, act: Act) -> str | None:
    if table.part(Contract) is None or matter.seat is None:
        return None
    if matter.count == table.hand_size:
        return TO_LAST_TRICK
    if not is_defender(table, matter.seat):
        if not is_defender(table, matter.was(Tricks).turn):
            return WRONG_HAND
        return DECLARERS_SIDE_FIRST if matter.count == 1 else AT_DEFENDERS_TURN
    if matter.count == 1:
        return OPENING_BY_DEFENDER
    return AT_PARTNERS_LEAD if is_defender(table, matter.was(Tricks).turn) else AT_DECLARERS_LEAD


def _had_to_lead_anew(table: Table, matter: Matter) -> bool:
    """Whether declarer's side had just been told to take back a lead to this trick when the card was played."""
    before = iter(reversed(table.acts))
    for note in before:
        if note.verb == "play" and (note.seat, note.card) == (matter.seat, matter.card):
            break
    last = next((note for note in before if note.verb in ("play", "requires", "demands", "lets")), None)
    refused = (each for each in table.settled if each.breach == matter.breach and each.answer(LEAD_BECOMES) == REFUSED)
    ours = (each.count == matter.count and each.seat is not None and not is_defender(table, each.seat) for each in refused)
    return last is not None and last.verb != "play" and any(ours)


@fact("told-his-turn", "Had an opponent told him that it was his turn to lead or play?")
def TOLD_HIS_TURN(table: Table, matter: Matter, act: Act) -> str | None:
    """Said since the last card, by a line `misleads`."""
    for note in reversed(table.acts):
        if note.verb == "misleads" and note.other == matter.seat:
            return YES
        if note.verb == "play":
            break
    return NO


@fact("something-followed", "Has anybody said or played anything since?", later=True)
def SOMETHING_FOLLOWED(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "end":
        return YES if table.part(Tricks) is not None and len(last_trick(table[Tricks])) > 1 else None
    return None if act.verb == "note" or _only_follows(table, matter, act) else YES


def _only_follows(table: Table, matter: Matter, act: Act) -> bool:
    """Whether a card is but put to the lead, in rotation: it goes back with that, and is no lead of him who plays it.

    Whose lead it was leads by it, but to the last trick, where each has only the one card.
    """
    tricks = table.part(Tricks)
    if act.verb != "play" or tricks is None or not tricks.cards or act.seat != tricks.turn:
        return False
    return act.seat != matter.was(Tricks).turn or matter.count == table.hand_size


SHOWS_CARDS, DUMMYS_CARD_SEEN, OWN_LEAD, REFUSED, SUIT_REQUIRED, SUIT_FORBIDDEN, NO_REACTION = (
    Answer("shows-cards", "declarer began to spread his hand, and some card of it could be seen"),
    Answer("dummy-seen", "a card of dummy was spread, and declarer could have seen it"),
    Answer("own-lead", "an opponent whose lead it was made his own lead to the trick"),
    Answer("refused", "it was refused, and nothing is asked of the next lead"),
    Answer("suit-required", "it was refused, and a lead of that suit required"),
    Answer("suit-forbidden", "it was refused, and a lead of that suit forbidden"),
    Answer("no-reaction", "nobody said anything to it, and it was taken back"),
)


@fact(
    "lead-becomes",
    "What became of the lead out of turn?",
    (ACCEPTS, FACES_HAND, SHOWS_CARDS, DUMMYS_CARD_SEEN, OWN_LEAD, REFUSED, SUIT_REQUIRED, SUIT_FORBIDDEN, NO_REACTION),
    later=True,
)
def LEAD_BECOMES(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None or table.part(Contract) is None:
        return None
    if act.verb == "play" and act.seat is not None:
        return _by_a_play(table, matter, act, act.seat)
    if is_defender(table, matter.seat):
        return _said_to_a_defenders(table, matter, act)
    return _said_to_declarers(table, matter, act)


def _by_a_play(table: Table, matter: Matter, act: Act, seat: Seat) -> str | None:
    """What a card says of the lead that lies on the table."""
    own_side = table.side_of(seat) == table.side_of(matter.seat or 0)
    if not own_side and is_defender(table, matter.seat or 0) and _had_to_lead_anew(table, matter):
        return REFUSED
    if seat == matter.was(Tricks).turn:
        if own_side:
            return REFUSED if is_defender(table, seat) else NO_REACTION
        plays_on = seat == table.left(matter.seat or 0) and _plays_to(table, seat, act.card, matter.suit)
        return ACCEPTS if plays_on else OWN_LEAD
    return None if own_side else _choice_of_other(table, matter) or ACCEPTS


def _plays_to(table: Table, seat: Seat, card: Card, led: int | None) -> bool:
    """Whether a card follows to that suit, as far as its hand can; any other is a lead of the hand whose lead it was."""
    suits = order_here(table).of_suit
    return led is not None and (led == suit_here(table, card) or table.holds(seat, suits[led]) is False)


def _said_to_a_defenders(table: Table, matter: Matter, act: Act) -> str | None:
    declarer, at_opening = declarer_of(table), matter.count == 1
    if act.verb == "exposes" and at_opening and act.seat == declarer:
        return FACES_HAND if act.how == "hand" else SHOWS_CARDS
    if act.verb == "exposes" and at_opening and act.seat == dummy_of(table):
        return DUMMYS_CARD_SEEN
    if act.verb in ("accepts", "waives") and act.seat == declarer:
        return ACCEPTS
    of_partner = is_defender(table, matter.was(Tricks).turn)
    if of_partner and act.verb in ("requires", "forbids") and act.how == "lead" and act.seat == declarer:
        return SUIT_REQUIRED if act.verb == "requires" else SUIT_FORBIDDEN
    refuses = act.verb == "lets" or (act.verb in ("requires", "demands") and act.how == "retract")
    if act.verb == "retracts" and act.seat == matter.seat:
        return REFUSED
    if refuses and act.seat == declarer:
        return None if of_partner and act.verb != "lets" else REFUSED  # what the partner may lead is still to be said
    return None


def _said_to_declarers(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "retracts" and act.seat in (matter.seat, declarer_of(table)):
        return _choice_of_other(table, matter) or NO_REACTION
    said = _choice(act)
    if said is None or act.seat is None or not is_defender(table, act.seat):
        return None
    next_in_turn = next(seat for seat in table.from_left_of(matter.seat or 0) if is_defender(table, seat))
    # of two defenders who choose differently, the one whose turn is next prevails: the other's word waits for his
    return said if act.seat == next_in_turn or _choice_of_other(table, matter) else None


def _choice(act: Act) -> str | None:
    if act.verb in ("accepts", "waives"):
        return ACCEPTS
    return REFUSED if act.verb in ("requires", "demands", "lets") and act.how in ("retract", "") else None


def _since(table: Table, matter: Matter) -> Iterator[Act]:
    for note in reversed(table.acts):
        if note.verb == "play" and note.seat == matter.seat and note.card == matter.card:
            return
        yield note


def _choice_of_other(table: Table, matter: Matter) -> str | None:
    """What a defender has said to declarer's lead so far."""
    said = (_choice(note) for note in _since(table, matter) if note.seat is not None and is_defender(table, note.seat))
    return next((each for each in said if each), None)
