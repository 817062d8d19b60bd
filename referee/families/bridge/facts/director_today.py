"""What a director of today has to weigh, asked of him one by one; and what dummy and spectators did."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.limits import RAISING
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import DEAL, OVER, PLAY, Table
from referee.families.bridge.expects.changed_call import is_misinformed
from referee.families.bridge.facts.judged import judged
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer.contract import declarer_of
from referee.mechanics.tricks.moves.tricks import has_begun

ALTERNATIVE = judged(
    "logical-alternative", "Was there another action that some of his peers would have chosen?", "alternative", "no-alternative"
)
SUGGESTED = judged(
    "suggested",
    "Does what his partner let him know demonstrably suggest his action over the other?",
    "suggested",
    "not-suggested",
)
GAINED = judged("gained", "Did his side gain by it?", "gained", "not-gained")
LIKELY_TO_INTERFERE = judged(
    "likely-to-interfere", "Is what he learnt likely to interfere with normal play?", "interferes", "harmless"
)
OF_AGREEMENT = judged(
    "of-agreement", "Does an agreement that is kept from the opponents stand behind it?", "agreed", "not-agreed"
)


PAST_DEALS_REPLAYED = judged("past-deals-replayed", "Are deals of the past replayed there on purpose?", "replay", "no-replay")


@fact("calls-made", "Had anybody called on the board?")
def CALLS_MADE(table: Table, matter: Matter, act: Act) -> str | None:
    auction = table.part(Auction)
    return YES if (auction is not None and auction.calls) or table.phase in (PLAY, OVER) else NO


@fact("whose-hand", "Was it a defender's hand?")
def A_DEFENDERS_HAND(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb != "looks" or act.other is None:
        return None
    return NO if act.other == declarer_of(table) else YES


BEFORE_CALLS, SINCE_CALLS = Answer("before", "before the first call"), Answer("since", "when somebody had called")


@fact("found-when", "When was it found?", (BEFORE_CALLS, SINCE_CALLS))
def FOUND_WHEN(table: Table, matter: Matter, act: Act) -> str | None:
    return BEFORE_CALLS if table.phase == DEAL and table.part(Auction) is None else SINCE_CALLS


IN_AUCTION_OR_PLAY, PLAY_ENDED = (
    Answer("in-auction-or-play", "when somebody had called, and the play was not over"),
    Answer("after-play", "when the play was over"),
)


@fact("numbers-found", "When were the wrong numbers found?", (BEFORE_CALLS, IN_AUCTION_OR_PLAY, PLAY_ENDED))
def NUMBERS_FOUND(table: Table, matter: Matter, act: Act) -> str | None:
    if table.phase == OVER:
        return PLAY_ENDED
    return BEFORE_CALLS if CALLS_MADE.read(table, matter, act) == NO else IN_AUCTION_OR_PLAY


CARD_OF_ANOTHER_SEEN = judged("card-of-another-seen", "Had a player seen a card of another hand?", "seen", "unseen")
PLAYABLE = judged(
    "playable", "Can the deal be played on with no change of a call, as the director judges?", "playable", "not-playable"
)


@fact("lead-faced", "Had the opening lead been faced?")
def LEAD_FACED(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if table.phase in (PLAY, OVER) and has_begun(table) else NO


@fact("misinformed", "Has the director found that wrong information by an opponent could well have told on the call?")
def MISINFORMED(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if is_misinformed(table, matter.seat) else NO


@fact("faced-which", "Can it be found out which of his cards he had faced to the trick?", later=True)
def FACED_WHICH(table: Table, matter: Matter, act: Act) -> str | None:
    """It can, unless the director has said before that it is unclear."""
    if any(note.how == "unclear" and note.seat in (None, matter.seat) for note in table.acts_of("judges")):
        return NO
    return YES if act.verb in (*RAISING, "end") else None
