"""Facts about cribbage: what was wrong after laying away, goes taken back, errors noticed in time, muggins."""

from __future__ import annotations

from referee.core.law import NO, YES, Answer, Fact, Window
from referee.core.limits import raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.cribbage.moves.cribbage import pegging_of, size_of_crib
from referee.families.cribbage.moves.pegging import HAND
from referee.mechanics.deal.moves import miscounts
from referee.mechanics.rulings.facts import by_opponent, choice
from referee.mechanics.windows import CUT_FOR_NEXT_DEAL, NEXT_CARD_OR_CUT, NEXT_COUNT_OR_CUT

# --- a wrong number of cards after laying away

ONE_HAND, THE_CRIB, SEVERAL = (
    Answer("one-hand", "one hand"),
    Answer("crib", "the crib alone"),
    Answer("several", "more than one of the hands and the crib"),
)


def wrong_hands(table: Table, act: Act) -> list[int]:
    """The hands that have not four cards after laying away, as far as the log tells."""
    counted = {told.seat for told in (*table.acts, act) if told.verb == "counts" and not told.how}
    miscounted, pegging = miscounts(table, act), pegging_of(table)

    def is_wrong(seat: int) -> bool:
        if seat in counted:
            return seat in miscounted
        return not table.is_open(seat) and table.hands[seat].bit_count() != pegging.in_hand(seat)

    return list(filter(is_wrong, range(table.seats)))


def _which(table: Table, matter: Matter, act: Act) -> str | None:
    hands, crib = wrong_hands(table, act), size_of_crib(table) != HAND
    if len(hands) + crib > 1:
        return SEVERAL
    return ONE_HAND if hands else THE_CRIB


WHICH_IS_WRONG = Fact("which-is-wrong", "What has a wrong number of cards?", _which, (ONE_HAND, THE_CRIB, SEVERAL))

NEW_DEAL, TWO_POINTS = Answer("new-deal", "a new deal"), Answer("two-points", "two points and the hand put right")
NEW_DEAL_OR_TWO = choice(
    "new-deal-or-two",
    "What does the opponent choose?",
    {NEW_DEAL: by_opponent("demands", how="redeal"), TWO_POINTS: by_opponent("pegs")},
)

# --- goes


def _taken_back(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "retracts" and act.seat == matter.seat:
        return YES
    return NO if act.verb == "play" else None


GO_TAKEN_BACK = Fact("go-taken-back", "Did he put it right before the next card was played?", _taken_back, later=True)

# --- pegs and counts

PEGGED_THE_REST = Fact(
    "pegged-the-rest",
    "Did he peg the rest before he played his next card and before the cut for the next deal?",
    lambda table, matter, act: (
        YES
        if act.verb == "end" or (act.verb == "pegs" and act.seat == matter.seat)
        else NO
        if NEXT_CARD_OR_CUT.closes(table, matter, act)
        else None
    ),
    later=True,
)

NOBODY = Answer("nobody", "nobody at the table noticed it")


def noticed(name: str, limit: Window) -> Fact:
    """Whether an error was noticed in time; at the end the referee notices what the table did not."""
    in_time = raised(before=limit)

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        return NOBODY if act.verb == "end" else in_time.read(table, matter, act)

    return Fact(name, f"Was it noticed before {limit.phrase}?", read, (YES, NO, NOBODY), later=True)


COUNT_NOTICED = noticed("wrong-count-noticed", NEXT_COUNT_OR_CUT)
PEG_NOTICED = noticed("wrong-peg-noticed", CUT_FOR_NEXT_DEAL)

MUGGINS_AGREED = Fact(
    "muggins-agreed",
    "Had the players agreed to play muggins?",
    lambda table, matter, act: YES if table.noted("agreed", how="muggins") else NO,
)
