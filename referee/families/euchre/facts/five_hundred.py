"""Facts of five hundred: whose contract it is, which hands are wrong, when the widow and the discards were seen."""

from referee.core.cards import JOKERS
from referee.core.fact import NO, YES, Answer, fact
from referee.core.limits import raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import DEAL, OVER, PLAY, Table
from referee.families.euchre.moves.five_hundred import JOKER, FiveHundredForm
from referee.mechanics.deal.moves import miscounts
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import order_here
from referee.mechanics.trump.moves.bidding import Bidding, is_settled, kept_of_widow
from referee.mechanics.windows import NEXT_DEALS_FIRST_BID
from referee.score.entries import corrects

# --- who


# --- when


@fact("opening-lead-made", "Had the opening lead been made?")
def OPENING_LEAD_MADE(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if has_begun(table) else NO


BEFORE_BIDDING, IN_BIDDING, IN_PLAY = (
    Answer("before-bidding", "before the bidding"),
    Answer("in-bidding", "during the bidding"),
    Answer("in-play", "during the play"),
)


@fact("stage", "When was it found?", (BEFORE_BIDDING, IN_BIDDING, IN_PLAY))
def STAGE(table: Table, matter: Matter, act: Act) -> str | None:
    if table.phase in (PLAY, OVER) or is_settled(table):
        return IN_PLAY
    return BEFORE_BIDDING if table.phase == DEAL and table.part(Bidding) is None else IN_BIDDING


#: an error of the score is put right on demand; `count` is the number of correct deals dealt since (usp56 3946)
DEMANDED_BEFORE_FIRST_BID = raised(before=NEXT_DEALS_FIRST_BID, how=corrects, name="demanded-before-first-bid")

# --- which hands

ONE_HAND = Answer("one-hand", "one hand, and nothing else")
TWO_HANDS = Answer("two-hands", "two hands")
HAND_AND_WIDOW = Answer("hand-and-widow", "one hand and the widow")
CONTRACTOR_AND_OPPONENT = Answer("contractor-and-opponent", "the contractor's hand and an opponent's")
TWO_OPPONENTS = Answer("two-opponents", "two opponents' hands")
CONTRACTOR_AND_DISCARD = Answer("contractor-and-discard", "the contractor's hand and his discard")


def _is_wrong(table: Table, told: Act, what: str) -> bool:
    return told.verb == "counts" and told.how == what and told.number != table.game[FiveHundredForm].widow


@fact(
    "wrong-hands",
    "Which hands have a wrong number of cards?",
    (ONE_HAND, TWO_HANDS, HAND_AND_WIDOW, CONTRACTOR_AND_OPPONENT, TWO_OPPONENTS, CONTRACTOR_AND_DISCARD),
    later=True,
)
def WRONG_HANDS(table: Table, matter: Matter, act: Act) -> str | None:
    wrong = miscounts(table, act)
    maker = table[Bidding].maker if table.part(Bidding) else None
    widow = any(_is_wrong(table, told, "widow") for told in (*table.acts, act))
    discard = any(_is_wrong(table, told, "discards") for told in (*table.acts, act))
    if maker is not None and maker == matter.seat and kept_of_widow(table, maker):
        return CONTRACTOR_AND_DISCARD
    if maker is None:
        found = TWO_HANDS if len(wrong) > 1 else HAND_AND_WIDOW if widow else None
    elif maker in wrong:
        found = CONTRACTOR_AND_OPPONENT if len(wrong) > 1 else CONTRACTOR_AND_DISCARD if discard else None
    else:
        found = TWO_OPPONENTS if len(wrong) > 1 else None
    return found or (None if act.verb in ("counts", "finds") or matter.opened == table.clock else ONE_HAND)


@fact("played-on-for-all", "Does the contractor play on though his contract counts as made already?")
def PLAYED_ON_FOR_ALL(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if by_law_of(table).deemed else NO


@fact("with-joker", "Was it the joker, without a trump suit?")
def WITH_JOKER(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if matter.card == JOKER and order_here(table).trump == JOKERS else NO
