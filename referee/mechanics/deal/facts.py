"""Facts about the draw, the shuffle, the cut and the deal."""

from __future__ import annotations

from referee.core.law import NO, YES, Answer, Fact
from referee.core.limits import demanded
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.mechanics.deal.moves import (
    cards_played,
    dealing_begun,
    dealing_done,
    has_looked,
    is_mixed,
    miscounts,
    size_of_hands,
)
from referee.mechanics.roles import ANY_PLAYER, ANY_PLAYER_WHO_HAS_NOT_LOOKED, OPPONENTS
from referee.mechanics.tricks.moves.tricks import is_over
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.windows import (
    CARD_TURNED_UP,
    CARDS_MIXED,
    FIRST_CARD_DEALT,
    LAST_CARD_DEALT,
    OPPONENTS_FIRST_PLAY,
    SECOND_ROUND_DEALT,
)

# --- demands in time

NEW_DEAL_DEMANDED = demanded("redeal", before=LAST_CARD_DEALT, by=ANY_PLAYER_WHO_HAS_NOT_LOOKED, name="new-deal-demanded")
CALLED_BEFORE_SECOND_ROUND = demanded(
    "redeal", "misdeal", before=SECOND_ROUND_DEALT, by=ANY_PLAYER_WHO_HAS_NOT_LOOKED, name="called-before-second-round"
)
REDEAL_DEMANDED = demanded("redeal", before=LAST_CARD_DEALT, by=ANY_PLAYER, name="redeal-demanded")
STOPPED_BEFORE_TURN_UP = demanded("redeal", before=CARD_TURNED_UP, by=ANY_PLAYER, name="stopped-before-turn-up")
NEW_CUT_DEMANDED = demanded("shuffle", "redeal", before=FIRST_CARD_DEALT, by=ANY_PLAYER, name="new-cut-demanded")
MISDEAL_CALLED = demanded("redeal", before=CARDS_MIXED, by=ANY_PLAYER, name="misdeal-called")
FIRST_PLAY_MISDEAL = demanded("redeal", before=OPPONENTS_FIRST_PLAY, by=OPPONENTS, name="misdeal-called-before-first-play")


# --- how far things have come


def _first_card_dealt(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if dealing_begun(table) else NO


FIRST_CARD_IS_DEALT = Fact("first-card-dealt", "Had the first card been dealt?", _first_card_dealt)


def _deal_done(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if dealing_done(table) else NO


LAST_CARD_IS_DEALT = Fact("last-card-dealt", "Had the last card been dealt?", _deal_done)


def _mixed(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if is_mixed(table) else NO


MIXED = Fact("mixed", "Had the cards of the deal been mixed together again?", _mixed)


def _before_end(table: Table, matter: Matter, act: Act) -> str | None:
    over = table.phase == OVER or (table.part(Tricks) is not None and is_over(table, table[Tricks]))
    return NO if over else YES


FOUND_BEFORE_END = Fact("found-before-end", "Was it found before the end of play?", _before_end)

# --- who deals, and who exposed a card

DEALERS_SIDE, AN_ADVERSARY = (
    Answer("dealers-side", "the dealer or his partner"),
    Answer("adversary", "an adversary of the dealer"),
)


def side_of_deal(table: Table, matter: Matter, act: Act) -> str | None:
    """Whether the offender is of the side that deals."""
    if matter.seat is None:
        return None
    return DEALERS_SIDE if table.side_of(matter.seat) == table.side_of(table.dealer) else AN_ADVERSARY


def _exposed_by(table: Table, matter: Matter, act: Act) -> str | None:
    """A card that falls face up as it is dealt is the dealer's doing."""
    return DEALERS_SIDE if matter.seat is None else side_of_deal(table, matter, act)


EXPOSED_BY = Fact("exposed-by", "Who exposed the card?", _exposed_by, (DEALERS_SIDE, AN_ADVERSARY))

# --- hands and packs


def _hand_seen(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if has_looked(table, matter.seat) else NO


HAND_SEEN = Fact("hand-seen", "Had the player looked at his hand?", _hand_seen)


def _partners(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if table.sides < table.seats else NO


PARTNERSHIP = Fact("partnership", "Do partners play together?", _partners)


def _reclaimed(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if act.verb == "reclaims" else NO if act.verb == "end" else None


RECLAIMED = Fact("reclaimed", "Does the side that owns the pack claim it back?", _reclaimed, later=True)


def _seen(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "picks" and act.how:
        return YES if act.how == "seen" else NO
    return YES if act.verb == "looks" and (act.seat, act.other) == (matter.seat, matter.other) else None


SEEN = Fact("seen", "Did he look at the cards?", _seen)

FROM_THE_DEAL, FROM_THE_PLAY = (
    Answer("from-the-deal", "the pack or the deal"),
    Answer("from-the-play", "no card played to a trick"),
)


def _cause(table: Table, matter: Matter, act: Act) -> str | None:
    assert matter.seat is not None
    if act.verb == "deals":
        return FROM_THE_DEAL
    size, played = size_of_hands(table), cards_played(table, matter.seat)
    return FROM_THE_PLAY if played + matter.count == size else FROM_THE_DEAL


WHY_TOO_MANY = Fact("why-too-many", "What left him with a card too many?", _cause, (FROM_THE_DEAL, FROM_THE_PLAY))


def _another_short(table: Table, matter: Matter, act: Act) -> str | None:
    if any(number < 0 for number in miscounts(table, act).values()):
        return YES
    counting = act.verb == "counts" or (matter.opened == table.clock and act.verb != "deals")
    return None if counting else NO


ANOTHER_SHORT = Fact("another-short", "Has another hand too few cards?", _another_short)

ELSEWHERE, IN_ANOTHER_HAND, IN_A_TRICK, NOWHERE = (
    Answer("elsewhere", "outside the deal: on the floor, in the other pack"),
    Answer("in-another-hand", "in another hand"),
    Answer("in-a-trick", "in a trick"),
    "nowhere",
)
_PLACES = {
    "floor": ELSEWHERE, "pack": ELSEWHERE, "left": ELSEWHERE, "hand": IN_ANOTHER_HAND, "trick": IN_A_TRICK, "nowhere": NOWHERE,
}  # fmt: skip


def _where_found(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "finds":
        return _PLACES.get(act.how)
    if any(number > 0 for number in miscounts(table, act).values()):
        return IN_ANOTHER_HAND
    if act.verb == "counts" and act.seat == matter.seat is not None and matter.opened == table.clock:
        played = cards_played(table, matter.seat)
        return IN_A_TRICK if played and played + matter.count == size_of_hands(table) else None
    return None


WHERE_FOUND = Fact(
    "where-found",
    "Where was the missing card found?",
    _where_found,
    (ELSEWHERE, IN_ANOTHER_HAND, IN_A_TRICK, NOWHERE),
)


# --- the pack

IS_FOREIGN, IS_LACKING, OTHERWISE = (
    Answer("is-foreign", "a card of the other pack is in it"),
    Answer("is-lacking", "a card is missing"),
    Answer("something-else", "something else"),
)

_FAULTS = {"foreign": IS_FOREIGN, "lacks": IS_LACKING}

PACK_FAULT = Fact(
    "pack-fault",
    "What is wrong with the pack?",
    lambda table, matter, act: _FAULTS.get(act.verb, OTHERWISE),
    (IS_FOREIGN, IS_LACKING, OTHERWISE),
)
