"""Facts of which the general law of a book makes its rulings depend: consent, bids, what became of a revoke."""

from collections.abc import Iterable

from referee.core.agreed import asks
from referee.core.fact import NO, YES, Answer, Fact, fact
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import callable_cards
from referee.core.table import OVER, Table
from referee.core.window import Limit, Window
from referee.mechanics.declarer.contract import Contract, declarer_of
from referee.mechanics.rulings.facts import by_opponent, choice
from referee.mechanics.tricks.facts.tricks import corrected
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding
from referee.mechanics.windows import NEXT_TRICK_LED, SPEAKING

#: an optional rule, by its word
_ADVANTAGE = "deal-advantage"

# --- the deal

DEAL_IS_AN_ADVANTAGE = Fact(
    "deal-is-an-advantage",
    "Is it an advantage to deal in this game?",
    lambda table, matter, act: YES if table.noted("rule", how=_ADVANTAGE) else NO,
)

# --- bids

STANDS, NULLIFIED = Answer("stands", "they let the bid stand"), Answer("nullified", "they do not let it stand")
WORD_OUT_OF_TURN = choice(
    "word-out-of-turn",
    "What do the opponents decide?",
    {STANDS: by_opponent("accepts"), NULLIFIED: by_opponent("refuses", *SPEAKING)},
)
#: the right is theirs whatever they do with it
WHATEVER_IS_DECIDED = WORD_OUT_OF_TURN.is_(*WORD_OUT_OF_TURN.answers)

# --- cards shown


@fact("plays-alone", "Does he play without a partner?")
def PLAYS_ALONE(table: Table, matter: Matter, act: Act) -> str | None:
    """Each for himself, or a declarer, or whoever says that he plays alone."""
    if matter.seat is None:
        return None
    bidding = table.part(Bidding)
    alone = matter.seat == declarer_of(table) or (bidding is not None and bidding.plays_alone(matter.seat))
    return YES if alone or sum(table.side_of(seat) == table.side_of(matter.seat) for seat in range(table.seats)) == 1 else NO


@fact("several-exposed", "Has he two or more exposed cards?")
def SEVERAL_EXPOSED(table: Table, matter: Matter, act: Act) -> str | None:
    """Those shown at once, and those that lie there already."""
    if matter.seat is None:
        return None
    shown = {*matter.cards, *callable_cards(table, matter.seat)}
    return YES if len(shown) > 1 or (not matter.cards and act.how == "hand") else NO


# --- revokes


def _next_trick_begun(table: Table, matter: Matter) -> bool:
    tricks = table.part(Tricks)
    return tricks is not None and (tricks.number > matter.count + 1 or (tricks.number > matter.count and bool(tricks.cards)))


NEXT_TRICK_BEGUN = Window("the lead to the next trick", NEXT_TRICK_LED.closes, _next_trick_begun)
CORRECTED = Answer("corrected", "it was corrected before the next trick was led to")
PENALTY = Answer("penalty", "it was not, and they take the penalty")
DISREGARDED = Answer("disregarded", "it was not, and they disregard it, since it made no difference")
RECONSTRUCTED = Answer("reconstructed", "it was not, and the last tricks are played again as they should have been")
TOO_FAR_BACK = Answer("too-far-back", "it was not, and they cannot go back to it, it was too early")


def _corrected_or_not(*, before: Window) -> Limit:
    """Corrected in time; waived; or put right on demand, if the others agree to that; or else the penalty."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        over = bool(before.closed(table, matter))
        if not over and matter.opened != table.clock and corrected(table, matter, act):
            return CORRECTED
        if act.verb == "waives":
            return DISREGARDED if by_opponent("waives")(table, matter, act) else None
        if act.verb in ("accepts", "refuses") and any(each.how == "correction" for each in table.acts_of("demands")):
            return RECONSTRUCTED if act.verb == "accepts" else TOO_FAR_BACK
        ended = act.verb == "end" and (over or table.phase == OVER)
        return PENALTY if ended or act.verb in ("agreed", "mixes", "won", "takes") else None

    return Limit(
        name="what-becomes-of-revoke",
        question="What becomes of the revoke?",
        read=read, answers=(CORRECTED, PENALTY, DISREGARDED, RECONSTRUCTED, TOO_FAR_BACK), later=True,
        what="corrected", before=before, kept=(CORRECTED,),
    )  # fmt: skip


WHAT_BECOMES_OF_REVOKE = _corrected_or_not(before=NEXT_TRICK_BEGUN)

IN_BRIDGE = Answer("in-bridge", "a player at bridge")
OF_THE_BIDDER = Answer("of-the-bidder", "the bidder, or his partner")
AGAINST_THE_BIDDER = Answer("against-the-bidder", "a player who defends against the bidder")
NO_BIDDING = Answer("no-bidding", "a player of a game without bidding")


@fact("whose-revoke", "Who revoked?", (IN_BRIDGE, OF_THE_BIDDER, AGAINST_THE_BIDDER, NO_BIDDING))
def WHOSE_REVOKE(table: Table, matter: Matter, act: Act) -> str | None:
    """By the contract or the bids that the log tells."""
    bidding = table.part(Bidding)
    if matter.seat is None:
        return None
    if table.part(Contract) is not None:
        return IN_BRIDGE
    if bidding is None or bidding.maker is None:
        return NO_BIDDING
    return OF_THE_BIDDER if table.side_of(bidding.maker) == table.side_of(matter.seat) else AGAINST_THE_BIDDER


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (_ADVANTAGE,) if asks(game, DEAL_IS_AN_ADVANTAGE) else ()
