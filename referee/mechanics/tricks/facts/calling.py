"""Facts of the play where no side has a contract: cards out of turn demanded back, what became of a revoke."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.limits import RAISING, Settles, put_right
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import OUT_OF_TURN
from referee.core.table import OVER, Table
from referee.core.window import Role
from referee.mechanics.tricks.facts.play import played_on, takes_back, wrong_again
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.windows import ALL_PLAYED_TO_TRICK

# --- false leads


def demanded_back(by: Role | None = None) -> Settles:
    """A card out of turn is taken back, or somebody (of those who may) demands it, or the hand whose lead it was leads."""

    def demanded_back(table: Table, matter: Matter, act: Act) -> bool:
        tricks = table.part(Tricks)
        if tricks is None or matter.seat is None:
            return False
        if act.verb in RAISING or act.verb in ("forbids", "lets"):
            return by is None or act.seat is None or act.seat in by.seats(table, matter)
        return takes_back(act, matter) or (act.seat != tricks.turn and leads_instead(table, matter, act))

    return demanded_back


#: a card out of turn goes back on demand, as long as somebody has to play to the trick
RETRACTION_DEMANDED = put_right(before=ALL_PLAYED_TO_TRICK, how=demanded_back(), name="retraction-demanded")


# --- plays out of turn


@fact("partners-turn", "Was it his partner's turn?")
def PARTNERS_TURN(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None or matter.before is None:
        return None
    turn = matter.was(Tricks).turn
    return YES if turn != matter.seat and table.side_of(turn) == table.side_of(matter.seat) else NO


def leads_instead(table: Table, matter: Matter, act: Act) -> bool:
    """Whether the player whose lead it was leads, though it is not his turn to play to the false lead."""
    if (
        matter.breach.waits != OUT_OF_TURN
        or act.verb != "play"
        or table.part(Tricks) is None
        or act.seat != matter.was(Tricks).turn
    ):
        return False
    return table[Tricks].number == matter.count and act.seat != table[Tricks].turn


# --- revokes

CORRECTED_IN_TIME = Answer("corrected-in-time", "it was corrected")
PARTNER_ASKED = Answer("partner-asked", "the partner had asked about the suit")
QUITTED_OR_PLAYED_ON = Answer("quitted-or-played-on", "the trick was turned and quitted, or the side had played on")


@fact(
    "revoke-fate",
    "What came first: a correction, a question by the partner, or the end of the trick?",
    (CORRECTED_IN_TIME, PARTNER_ASKED, QUITTED_OR_PLAYED_ON),
    later=True,
)
def REVOKE_FATE(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None:
        return None
    if takes_back(act, matter):
        return None if wrong_again(table, act, matter) else CORRECTED_IN_TIME
    if (
        act.verb == "asks"
        and act.how == "revoke"
        and act.seat == table.partner(matter.seat)
        and act.other in (None, matter.seat)
    ):
        return PARTNER_ASKED
    done = act.verb in ("quits", "mixes", "cuts") or (act.verb == "end" and table.phase == OVER)
    return QUITTED_OR_PLAYED_ON if done or played_on(table, matter, act) else None
