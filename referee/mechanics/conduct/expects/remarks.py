"""Remarks, gestures and manners: what a player tells by them, and what is merely improper."""

from collections.abc import Iterator

from referee.core.expect import Disclosed, Manners, TricksMixed, Unsaid
from referee.core.fact import NO, YES
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.conduct.facts import BY_DUMMY, OF_THE_MAKE
from referee.mechanics.declarer.contract import declarer_of, dummy_of, is_defender
from referee.mechanics.tricks.facts.play import DURING, IN_AUCTION, IN_PLAY
from referee.mechanics.tricks.moves.tricks import is_curtailed
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.making import DealerDeclares, is_about_make

#: manners that the books call improper without a penalty: verb, breach, and what a report says
MANNERS = {
    "hesitates": (
        Manners("emphasis or delay", says="a call with emphasis or undue delay"),
        "made a call with emphasis, or after undue delay",
    ),
    "approves": (
        Manners("approval or hint", says="approval or disapproval shown, or a hint given"),
        "showed approval or disapproval, or gave a hint",
    ),
    "gathers": (
        Manners("gathered early", says="a trick gathered or a card detached too early"),
        "prepared to gather a trick early",
    ),
    "watches": (
        Manners("watches a hand", name="watches-hand", says="watching where a card is taken from"),
        "watched where {other} takes a card from",
    ),
    "influenced": (
        Manners("influenced", name="influenced-by-partner", says="a call or play influenced by partner's manner"),
        "acted on his partner's manner",
    ),
    "scatters": (
        TricksMixed(),
        "did not keep his side's tricks in order",
    ),
    "infers": (
        Deed("infers-from-opponent", "an inference from an opponent's gratuitous act"),
        "drew an inference from an opponent's manner",
    ),
    "silent": (
        Deed("silent-on-own-irregularity", "silence about an irregularity of one's own side"),
        "kept silent about an irregularity of his own side",
    ),
}
(
    EMPHASIS_OR_DELAY,
    APPROVAL_OR_HINT,
    GATHERED_EARLY,
    WATCHES_HAND,
    INFLUENCED_BY_PARTNER,
    TRICKS_NOT_IN_ORDER,
    INFERS,
    SILENT,
) = (breach for breach, _ in MANNERS.values())
UNDISCLOSED_CONVENTION = Unsaid(
    "convention", name="undisclosed-convention", says="a convention known to partner and not announced"
)
DISCLOSURE = Disclosed(
    name="disclosure",
    never=((DURING.is_(IN_PLAY), OF_THE_MAKE.yes), (DURING.is_(IN_AUCTION), BY_DUMMY.yes)),
)

#: of what it tells, where it is no more than a remark
_REMARK = ((OF_THE_MAKE.name, NO), (BY_DUMMY.name, NO))

#: other verbs for the same manners
_SAME = {"emphasises": "hesitates", "detaches": "gathers"}
_OTHER_WORDS = {"detaches": "took a card from his hand before his turn"}

VERBS = (*MANNERS, *_SAME, "discloses", "suggests", "undisclosed", "warns")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Every manner that a law speaks of; a disclosure only by a player other than declarer."""
    who = table.name(act.seat)
    if act.verb == "undisclosed":
        yield Matter(UNDISCLOSED_CONVENTION, act.seat, f"{who} used a convention that was not announced", act.at)
    elif act.verb == "warns":
        if act.seat is not None and is_defender(table, act.seat) and table.game.part(DealerDeclares) is not None:
            yield Matter(DISCLOSURE, act.seat, f"{who} warned {table.name(act.other)}", act.at, other=act.other, of=_REMARK)
    elif is_about_make(table, act):
        of = ((OF_THE_MAKE.name, YES), (BY_DUMMY.name, NO))
        yield Matter(DISCLOSURE, act.seat, f"{who} suggested a make", act.at, suit=act.suit, of=of)
    elif act.verb in ("discloses", "suggests"):
        if act.seat is not None and act.seat not in (declarer_of(table), dummy_of(table)) and not is_curtailed(table):
            what = f" ({act.text})" if act.text else ""
            verb = "suggested a play" if act.verb == "suggests" else "told of a hand"
            yield Matter(
                DISCLOSURE,
                act.seat,
                f"{who} {verb} by a remark or gesture{what}",
                act.at,
                suit=act.suit,
                cards=act.cards,
                of=_REMARK,
            )
    else:
        if _in_time(table, act):
            return
        breach, words = MANNERS[_SAME.get(act.verb, act.verb)]
        words = _OTHER_WORDS.get(act.verb, words)
        yield Matter(breach, act.seat, f"{who} {words.format(other=table.name(act.other))}", act.at)


def _in_time(table: Table, act: Act) -> bool:
    """A trick gathered once it is whole, a card taken out by the player whose turn it is."""
    tricks = table.part(Tricks)
    if tricks is None or table.phase not in (PLAY, OVER):
        return False
    return not tricks.cards if act.verb == "gathers" else act.verb == "detaches" and act.seat == tricks.turn
