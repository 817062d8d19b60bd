"""Facts about the make and the doubling of bridge whist."""

from referee.core.fact import NO, YES, Answer, Fact, fact, of
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.whist.facts.dealers import WHICH_SIDE
from referee.mechanics.deal.facts import AN_ADVERSARY, DEALERS_SIDE, side_of_deal
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.making import Making, is_absent, making_of

# --- who doubled

PONE_UNASKED, LEADERS_PARTNER_AFTER_LEAD, OUT_OF_TURN = (
    Answer("pone-unasked", "the leader's partner, before he was asked"),
    Answer("leaders-partner-after-lead", "the leader's partner, after the lead"),
    Answer("out-of-turn", "another player, out of his turn"),
)


@fact("doubler", "Who doubled?", (PONE_UNASKED, LEADERS_PARTNER_AFTER_LEAD, OUT_OF_TURN))
def DOUBLER(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None:
        return None
    if matter.seat == table.partner(table.eldest):
        if table.part(Tricks) is not None:
            return LEADERS_PARTNER_AFTER_LEAD
        before = matter.had(Making)
        if before is not None and not before.doubles:
            return PONE_UNASKED
    return OUT_OF_TURN


# --- what the player decides who may accept a double out of turn


def decider(matter: Matter) -> int | None:
    """Who says whether a double out of turn stands: who named the trump, or the adversary who last doubled (ames 521-533)."""
    before = matter.had(Making)
    if before is None:
        return None
    return before.doubles[-1] if before.doubles else before.maker


@fact("double-stands", "Does the player who may decide let the double stand?", later=True)
def DOUBLE_STANDS(table: Table, matter: Matter, act: Act) -> str | None:
    who = decider(matter)
    if who is not None and act.seat == who and act.verb in ("accepts", "refuses"):
        return YES if act.verb == "accepts" else NO
    played_on = act.seat is not None and act.verb in ("play", "doubles", "passes", "asks", "agrees")
    return YES if played_on and matter.opened != table.clock else None


# --- what was done too early, or by another

PASSED_BACK = Answer("passed-back", "passed back to the dealer")
MAKE_WAS = Fact(
    "make-was",
    "Who named the trump, or was the make passed back?",
    lambda table, matter, act: PASSED_BACK if act.verb == "passes" else side_of_deal(table, matter, act),
    (DEALERS_SIDE, AN_ADVERSARY, PASSED_BACK),
)
FROM_ABSENT_HAND = Fact(
    "from-absent-hand",
    "Was it made from the hand of the absent player?",
    lambda table, matter, act: YES if is_absent(table, act.seat) else NO,
)
LEAVE_ASKED = of("leave-asked", YES, NO, question="Had he asked whether he might lead, or had somebody doubled?")

# --- who showed a card

LEADERS_PARTNER, THE_LEADER = Answer("leaders-partner", "the leader's partner"), Answer("leader", "the leader")


@fact("showed-early", "Who exposed the card?", (DEALERS_SIDE, LEADERS_PARTNER, THE_LEADER))
def SHOWED_EARLY(table: Table, matter: Matter, act: Act) -> str | None:
    side = WHICH_SIDE.read(table, matter, act)
    if side != AN_ADVERSARY:
        return side
    return THE_LEADER if matter.seat == table.eldest else LEADERS_PARTNER


TRUMP_IS_MADE = Fact(
    "trump-is-made",
    "Had the trump been made?",
    lambda table, matter, act: NO if making_of(table).trump is None else YES,
)
