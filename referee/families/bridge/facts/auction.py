"""Facts about calls."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.matter import Matter
from referee.core.record import DOUBLE, NO_TRUMP, PASS, REDOUBLE, Act, denomination_of
from referee.core.subject import MUST_BE_REPLACED, OUT_OF_TURN
from referee.core.table import PLAY, Table
from referee.core.window import Limit, Window
from referee.mechanics.auction.moves import CALLS, auction_for, is_sufficient, lowest_sufficient, may_double, whose_turn
from referee.mechanics.auction.state import NO_BID, Auction
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.windows import LEFT_OPPONENT_CALLS

#: what a table does when it takes a call back
TAKES_BACK = ("attention", "retracts", "demands", "director")


def _before(matter: Matter) -> Auction | None:
    """The auction upon which the call was made, where it is one."""
    return matter.had(Auction)


def _in_rotation(matter: Matter) -> bool:
    before = _before(matter)
    return before is not None and before.turn == matter.seat


def _called_over(*, before: Window) -> Limit:
    """Whether it stands because the window closed upon it, before it was put right or penalized."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        upon = _before(matter)
        if matter.opened == table.clock or matter.seat is None or upon is None:
            return None
        if before.closes(table, matter, act):
            return YES
        next_to_offender = act.seat == table.left(matter.seat)
        if act.verb == "accepts" and next_to_offender:
            return YES
        if act.verb in CALLS and act.seat is not None:
            return NO if act.seat in (matter.seat, upon.turn) else None
        if matter.breach.waits == MUST_BE_REPLACED and _in_rotation(matter):
            return None  # attention alone enforces nothing: until it is put right, it can still be called over (usp56 788)
        if act.verb in TAKES_BACK or (act.verb == "requires" and act.how in ("retract", "pass")):
            return NO
        if act.verb == "play" and table.phase == PLAY:
            return NO if matter.breach.waits != OUT_OF_TURN else YES if next_to_offender else None
        return NO if upon.closed and act.verb in ("requires", "forbids") else None

    return Limit(
        name="accepted",
        question="Did the opponent at the offender's left call over it before it was put right or penalized?",
        read=read, later=True, what="put right or penalized", before=before, kept=(NO,),
    )  # fmt: skip


#: `until=` this an illegal call is put right or penalized; `after=` it, it was called over and stands
ACCEPTED = _called_over(before=LEFT_OPPONENT_CALLS)

LOWEST_SAME = Answer("lowest-same", "the lowest sufficient bid in the same denomination")
HIGHER_SAME = Answer("higher-same", "a higher bid than needed in the same denomination")
OTHER_DENOMINATION = Answer("other-denomination", "a sufficient bid in another denomination")
A_PASS = Answer("pass", "a pass")
A_DOUBLE = Answer("double", "a double or redouble")
NOTHING = Answer("nothing", "nothing, since it was out of turn as well and is cancelled")


@fact(
    "replaced-by",
    "What did the offender put in its place?",
    (LOWEST_SAME, HIGHER_SAME, OTHER_DENOMINATION, A_PASS, A_DOUBLE, NOTHING),
    later=True,
)
def REPLACED_BY(table: Table, matter: Matter, act: Act) -> str | None:
    first, before = matter.call if matter.call is not None else PASS, _before(matter)
    if before is None:
        return None
    if first >= 0 and not _in_rotation(matter):
        return NOTHING
    if act.verb not in CALLS or act.seat is None or act.seat != matter.seat or act.call is None:
        return None
    if act.call == PASS:
        return A_PASS
    if act.call < 0:  # for a bid any double counts as a pass; for a double another that cannot be made replaces nothing
        return A_DOUBLE if first >= 0 or may_double(before, act.seat, act.call) else None
    if not is_sufficient(before, act.call):
        return None  # another insufficient bid replaces nothing; it is a matter of its own
    if first < 0 or denomination_of(act.call) != denomination_of(first):
        return OTHER_DENOMINATION
    return LOWEST_SAME if act.call == lowest_sufficient(before, denomination_of(first)) else HIGHER_SAME


A_BID = Answer("bid", "a bid")


@fact("kind-of-call", "What was the call?", (A_PASS, A_BID, A_DOUBLE))
def KIND_OF_CALL(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.call is None:
        return None
    return A_PASS if matter.call == PASS else A_BID if matter.call >= 0 else A_DOUBLE


@fact("any-bid-before", "Had any player bid before it?")
def ANY_BID_BEFORE(table: Table, matter: Matter, act: Act) -> str | None:
    before = _before(matter)
    return None if before is None else NO if before.bid == NO_BID else YES


@fact("any-call-before", "Had any player called before it?")
def ANY_CALL_BEFORE(table: Table, matter: Matter, act: Act) -> str | None:
    before = _before(matter)
    return None if before is None else YES if before.calls else NO


PARTNERS = "partner"
RIGHT_OPPONENTS, LEFT_OPPONENTS = Answer("right-opponent", "right opponent"), Answer("left-opponent", "left opponent")


@fact("whose-turn", "Whose turn was it, seen from the offender?", (PARTNERS, RIGHT_OPPONENTS, LEFT_OPPONENTS))
def WHOSE_TURN(table: Table, matter: Matter, act: Act) -> str | None:
    before = _before(matter)
    if matter.seat is None or before is None:
        return None
    return {
        table.partner(matter.seat): PARTNERS,
        table.right(matter.seat): RIGHT_OPPONENTS,
        table.left(matter.seat): LEFT_OPPONENTS,
    }.get(before.turn)


PASSES, BIDS, DOUBLES = "passes", "bids", "doubles"


@fact(
    "right-opponent-then",
    "What did the opponent at the offender's right do when the turn came back to him?",
    (PASSES, BIDS, DOUBLES),
    later=True,
)
def RIGHT_OPPONENT_THEN(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None:
        return None
    if act.verb not in CALLS or act.seat != table.right(matter.seat) or act.call is None or table.part(Auction) is None:
        return None
    upon = auction_for(table, act.seat)
    if act.call in (DOUBLE, REDOUBLE) and not may_double(upon, act.seat, act.call):
        return None  # he has to put another call in its place
    return PASSES if act.call == PASS else BIDS if act.call >= 0 else DOUBLES


SECOND, PARTNERS_BID, UNDOUBLED, NO_BID_YET = (
    Answer("already-doubled", "of a bid that his side has doubled or redoubled already"),
    Answer("partners-bid", "of a bid by his own side"),
    Answer("undoubled-bid", "a redouble of an undoubled bid"),
    Answer("no-bid-yet", "before any bid"),
)


@fact("which-double", "What did he double or redouble?", (SECOND, PARTNERS_BID, UNDOUBLED, NO_BID_YET))
def WHICH_DOUBLE(table: Table, matter: Matter, act: Act) -> str | None:
    """What is wrong with a double or redouble."""
    auction, call = _before(matter), matter.call
    if auction is None or matter.seat is None or call is None:
        return None
    if auction.bid == NO_BID:
        return NO_BID_YET
    own = table.side_of(auction.bidder) == table.side_of(matter.seat)
    doubled_by_own = auction.doubling == 4 if own else auction.doubling == 2
    if doubled_by_own or (not own and auction.doubling == 4):
        return SECOND
    return UNDOUBLED if call == REDOUBLE and auction.doubling == 1 else PARTNERS_BID


FIRST_STANDS, SUBSTITUTED = (
    Answer("first-stands", "lets the first call stand"),
    Answer("substituted", "substitutes another call"),
)


@fact("without-pause", "Was the first call inadvertent, and changed without pause?")
def WITHOUT_PAUSE(table: Table, matter: Matter, act: Act) -> str | None:
    return {"at-once": YES, "late": NO}.get(act.how, NO if act.verb in CALLS else None)


@fact("first-call-legal", "Was the first call a legal one?")
def FIRST_CALL_LEGAL(table: Table, matter: Matter, act: Act) -> str | None:
    return NO if any(m.seat == matter.seat and m.breach.waits and m.number != matter.number for m in table.docket) else YES


@fact(
    "change-ends-in",
    "What does the offender choose, once told that the change is void?",
    (FIRST_STANDS, SUBSTITUTED),
    later=True,
)
def CHANGE_ENDS_IN(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb in CALLS:
        return SUBSTITUTED if act.seat == matter.seat and act.call != matter.call else FIRST_STANDS
    return FIRST_STANDS if act.verb == "retracts" and act.seat == matter.seat else None


SUIT, NO_TRUMPS, DOUBLING = Answer("suit", "a suit"), Answer("no-trump", "no trump"), Answer("doubling", "a double or redouble")


@fact("cancelled-was", "What was named and then cancelled?", (SUIT, NO_TRUMPS, DOUBLING))
def CANCELLED_WAS(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.call is None or matter.call == PASS:
        return None
    return DOUBLING if matter.call < 0 else NO_TRUMPS if denomination_of(matter.call) == NO_TRUMP else SUIT


@fact("named-again", "Did the offender name the same again when he next called?", later=True)
def NAMED_AGAIN(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb not in CALLS or act.seat != matter.seat or act.call is None or matter.call is None:
        return None
    if matter.call < 0 or act.call < 0:
        return YES if act.call == matter.call else NO
    return YES if denomination_of(act.call) == denomination_of(matter.call) else NO


@fact("harmless-after-close", "Was it a pass by a defender, or any call by declarer or dummy?")
def HARMLESS_AFTER_CLOSE(table: Table, matter: Matter, act: Act) -> str | None:
    if table.part(Contract) is None or matter.seat is None or matter.call is None:
        return None
    return YES if table.side_of(matter.seat) == table[Contract].side or matter.call == PASS else NO


@fact("at-own-turn", "Was it his turn to call?")
def AT_OWN_TURN(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if table.phase != PLAY and matter.seat == whose_turn(table) else NO
