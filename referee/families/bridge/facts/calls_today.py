"""Facts about calls for which only the laws of today ask."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.matter import Matter
from referee.core.record import PASS, Act
from referee.core.sanctions import must_pass
from referee.core.table import OVER, PLAY, Table
from referee.families.bridge.facts.auction import (
    A_DOUBLE,
    A_PASS,
    HIGHER_SAME,
    LOWEST_SAME,
    NOTHING,
    OTHER_DENOMINATION,
    REPLACED_BY,
)
from referee.mechanics.auction.expects import INSUFFICIENT_BID
from referee.mechanics.auction.moves import CALLS, may_double, whose_turn
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer.contract import dummy_of
from referee.mechanics.tricks.moves.tricks import has_begun, has_played
from referee.mechanics.tricks.state import Tricks

#: acts by which the director comes to know
_TOLD_HIM = ("attention", "director", "retracts", "requires", "demands")


def _said_artificial(table: Table, matter: Matter) -> bool:
    return any(note.verb == "judges" and note.how == "artificial" and note.seat in (None, matter.seat) for note in table.acts)


@fact("artificial", "Was the bid, or the one that replaces it, artificial?", later=True)
def ARTIFICIAL(table: Table, matter: Matter, act: Act) -> str | None:
    """A bid is taken for natural unless the director has said otherwise."""
    if _said_artificial(table, matter):
        return YES
    return NO if act.verb in CALLS and act.seat == matter.seat else None


@fact("artificial-pass", "Was the pass artificial, or a pass of an artificial call by the partner?")
def ARTIFICIAL_PASS(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if _said_artificial(table, matter) else NO


ANOTHER_TOO_LOW = Answer("another-too-low", "another insufficient bid")


@fact(
    "put-in-its-place",
    "What did the offender put in the place of the insufficient bid?",
    (LOWEST_SAME, HIGHER_SAME, OTHER_DENOMINATION, A_PASS, A_DOUBLE, ANOTHER_TOO_LOW, NOTHING),
    later=True,
)
def PUT_IN_ITS_PLACE(table: Table, matter: Matter, act: Act) -> str | None:
    before = matter.had(Auction)
    calls_again = act.verb in CALLS and act.call is not None and act.seat == matter.seat
    if before is not None and calls_again and before.turn == matter.seat and 0 <= (act.call or 0) <= before.bid:
        return ANOTHER_TOO_LOW
    return REPLACED_BY.read(table, matter, act)


@fact("tried-before", "Did it take the place of another insufficient bid?")
def TRIED_BEFORE(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if any(_is_first_try(each, matter) for each in table.matters) else NO


def _is_first_try(each: Matter, matter: Matter) -> bool:
    earlier = each.breach == INSUFFICIENT_BID and each.seat == matter.seat and each.number < matter.number
    return earlier and each.answer(PUT_IN_ITS_PLACE) == ANOTHER_TOO_LOW and each.settled_at == matter.opened


@fact("in-rotation", "Was it his turn to call?")
def IN_ROTATION(table: Table, matter: Matter, act: Act) -> str | None:
    before = matter.had(Auction)
    if before is None or not (before.calls or act.verb in CALLS):
        return None
    return YES if before.turn == matter.seat else NO


@fact("proper-call-first", "Did the opponent whose turn it was call before anybody spoke of it?", later=True)
def PROPER_CALL_FIRST(table: Table, matter: Matter, act: Act) -> str | None:
    before = matter.had(Auction)
    if before is None or matter.seat is None:
        return None
    if act.verb in CALLS and act.seat == before.turn and act.seat is not None:
        return YES if table.side_of(act.seat) != table.side_of(matter.seat) else NO
    return NO


@fact("admissible", "Could the call have been made at that player's turn?")
def ADMISSIBLE(table: Table, matter: Matter, act: Act) -> str | None:
    before, call = matter.had(Auction), matter.call
    if before is None or call is None or matter.seat is None:
        return None
    return YES if call >= PASS or may_double(before, matter.seat, call) else NO


@fact("partner-has-called", "Has his partner called since?")
def PARTNER_HAS_CALLED(table: Table, matter: Matter, act: Act) -> str | None:
    before, auction = matter.had(Auction), table.part(Auction)
    if before is None or auction is None or matter.seat is None:
        return None
    partner = table.partner(matter.seat)
    return YES if any(seat == partner for seat, _ in auction.calls[len(before.calls) :]) else NO


@fact("change-accepted", "Did the opponent at his left accept the second call?", later=True)
def CHANGE_ACCEPTED(table: Table, matter: Matter, act: Act) -> str | None:
    """Said, or by a call over it at once; once the director has been there it has to be said."""
    if matter.seat is None:
        return None
    if act.verb == "accepts" and act.seat == table.left(matter.seat):
        return YES
    if act.verb in CALLS:
        called_him = any(note.verb in ("director", "attention", "judges") for note in reversed(table.acts[-3:]))
        return YES if act.seat == table.left(matter.seat) and not called_him else NO
    return NO if act.verb in ("retracts", "end") else None


IN_TIME_FOR_IT, FOUND_CALLED_OVER, AFTER_LEAD = (
    Answer("in-time", "before the opponent at the offender's left had called"),
    Answer("called-over", "in the auction, when the opponent at the offender's left had called"),
    Answer("after-lead", "when a lead had been faced"),
)


@fact("discovered", "When was it discovered?", (IN_TIME_FOR_IT, FOUND_CALLED_OVER, AFTER_LEAD), later=True)
def DISCOVERED(table: Table, matter: Matter, act: Act) -> str | None:
    before, auction = matter.had(Auction), table.part(Auction)
    if before is None or auction is None or matter.seat is None:
        return None
    over = table.left(matter.seat) in dict(auction.calls[len(before.calls) + 1 :])
    if act.verb in CALLS:
        replaces = act.seat == matter.seat and auction.calls[-1][0] == matter.seat
        return IN_TIME_FOR_IT if replaces or (act.seat == before.turn != matter.seat and not over) else None
    if act.verb in _TOLD_HIM or act.verb == "end":
        if table.phase in (PLAY, OVER) and has_begun(table):
            return AFTER_LEAD
        return FOUND_CALLED_OVER if over else IN_TIME_FOR_IT
    return None


AT_HIS_TURN, WHEN_BARRED, AT_FIRST_PLAY, LED_FACE_DOWN, TOO_LATE_FOR_REVIEW, BY_DUMMY_HIMSELF, NOT_HIS_TURN = (
    Answer("at-his-turn", "at his own turn to call"),
    Answer("when-barred", "at his own turn to call, when he had to pass"),
    Answer("at-first-play", "when he had still to play his first card"),
    Answer("led-face-down", "when his own opening lead lay face down"),
    Answer("too-late", "when he had played a card"),
    Answer("by-dummy", "dummy did, after the auction"),
    Answer("not-his-turn", "when it was another's turn to call"),
)


@fact(
    "review-asked",
    "When did he ask for a review?",
    (AT_HIS_TURN, WHEN_BARRED, AT_FIRST_PLAY, LED_FACE_DOWN, TOO_LATE_FOR_REVIEW, BY_DUMMY_HIMSELF, NOT_HIS_TURN),
)
def REVIEW_ASKED(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None:
        return None
    if table.phase not in (PLAY, OVER):
        if whose_turn(table) != matter.seat:
            return NOT_HIS_TURN
        return WHEN_BARRED if must_pass(table, matter.seat) else AT_HIS_TURN
    if matter.seat == dummy_of(table):
        return BY_DUMMY_HIMSELF
    tricks = table.part(Tricks)
    if tricks is not None and (bool(tricks.past) or has_played(tricks, matter.seat)):
        return TOO_LATE_FOR_REVIEW
    led = next((note.verb for note in reversed(table.acts) if note.seat == matter.seat), "")
    return LED_FACE_DOWN if led == "facedown" else AT_FIRST_PLAY
