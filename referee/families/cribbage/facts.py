"""Facts about cribbage: what was wrong after laying away, goes taken back, errors noticed in time, muggins."""

from referee.core.fact import NO, YES, Answer, Fact, fact, of
from referee.core.limits import RAISING, put_right, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.cribbage.moves.cribbage import pegging_of, size_of_crib
from referee.families.cribbage.moves.pegging import HAND
from referee.mechanics.deal.moves import miscounts
from referee.mechanics.roles import OPPONENTS
from referee.mechanics.rulings.facts import by_offender, by_opponent, choice
from referee.mechanics.windows import CUT_FOR_NEXT_DEAL, NEXT_CARD_OR_CUT, NEXT_CARD_PLAYED, NEXT_COUNT_OR_CUT

# --- a wrong number of cards after laying away

ONE_HAND, THE_CRIB, SEVERAL = (
    Answer("one-hand", "one hand"),
    Answer("crib", "the crib alone"),
    Answer("several", "more than one of the hands and the crib"),
)


def counted_since_laying_away(table: Table, act: Act, seat: int) -> int | None:
    """How many cards the hand was last counted to have, where that was after it laid away."""
    for each in (act, *reversed(table.acts)):
        if each.seat == seat and each.verb == "counts" and not each.how:
            return each.numbers[0]
        if each.seat == seat and each.verb == "discards":
            break
    return None


def wrong_hands(table: Table, act: Act) -> list[int]:
    """The hands that have not four cards after laying away, as far as the log tells."""
    counted = {seat for seat in range(table.seats) if counted_since_laying_away(table, act, seat) is not None}
    miscounted, pegging = miscounts(table, act), pegging_of(table)

    def is_wrong(seat: int) -> bool:
        if seat in counted:
            return seat in miscounted
        return not table.is_open(seat) and table.hands[seat].bit_count() != pegging.in_hand(seat)

    return list(filter(is_wrong, range(table.seats)))


@fact("which-is-wrong", "What has a wrong number of cards?", (ONE_HAND, THE_CRIB, SEVERAL))
def WHICH_IS_WRONG(table: Table, matter: Matter, act: Act) -> str | None:
    hands, crib = wrong_hands(table, act), size_of_crib(table) != HAND
    if len(hands) + crib > 1:
        return SEVERAL
    return ONE_HAND if hands else THE_CRIB


NEW_DEAL, TWO_POINTS = Answer("new-deal", "a new deal"), Answer("two-points", "two points and the hand put right")
NEW_DEAL_OR_TWO = choice(
    "new-deal-or-two",
    "What does the opponent choose?",
    {NEW_DEAL: by_opponent("demands", how="redeal"), TWO_POINTS: by_opponent("pegs")},
)

# --- goes


def takes_go_back(table: Table, matter: Matter, act: Act) -> bool:
    """He takes back the go that he need not have said."""
    return act.verb == "retracts" and act.seat == matter.seat


GO_TAKEN_BACK = put_right(before=NEXT_CARD_PLAYED, how=takes_go_back, name="go-taken-back")

# --- pegs and counts

TOTAL_NOTICED = raised(before=NEXT_CARD_PLAYED)
PEGGED_THE_REST = raised(before=NEXT_CARD_OR_CUT, how=by_offender("pegs"), name="pegged-the-rest")
COUNT_NOTICED = raised(before=NEXT_COUNT_OR_CUT, name="wrong-count-noticed")
PEG_NOTICED = raised(before=CUT_FOR_NEXT_DEAL, by=OPPONENTS, name="wrong-peg-noticed")

AT_TABLE, NOBODY = Answer("at-table", "somebody at the table"), Answer("nobody", "nobody at the table")


#: an error that the table put right was not scored in the end; one that only the referee finds was
@fact("noticed-by", "Who noticed it?", (AT_TABLE, NOBODY), later=True)
def NOTICED_BY(table: Table, matter: Matter, act: Act) -> str | None:
    return NOBODY if act.verb == "end" else AT_TABLE if act.verb in RAISING else None


MUGGINS_AGREED = Fact(
    "muggins-agreed",
    "Had the players agreed to play muggins?",
    lambda table, matter, act: YES if table.noted("agreed", how="muggins") else NO,
)
WERE_OVERLOOKED = of("were-overlooked", YES, NO, question="Had so many points been overlooked?")
