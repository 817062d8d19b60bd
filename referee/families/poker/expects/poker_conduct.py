"""Manners at the poker table: partnership, private trade, remarks, and what else the book speaks of beside chips and cards."""

from collections.abc import Iterator

from referee.core.expect import Changed, Manners
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sheet import counted
from referee.core.subject import Deed
from referee.core.table import OVER, Table
from referee.families.poker.expects.improprieties import told
from referee.families.poker.moves.betting import betting_of, is_poker
from referee.mechanics.deal.moves import has_looked

VERBS = ("improper", "pays", "limit", "announces")

DEAL_PASSED_UP = Manners("deal passed up", says="a deal that a player lets go by")
SEATS_EXCHANGED = Deed("seats-exchanged", "two players who change seats")
PLAYS_AS_PARTNERS = Manners(
    "play as partners", name="plays-as-partners", says="players who act together or agree to share a pot"
)
PRIVATE_TRADE = Manners("private trade", says="chips that change hands between players")
FALSE_REMARK = Deed("false-remark", "a false remark in support of a bluff")
SANDBAGS = Deed("sandbags", "a good hand checked in order to raise later")
FALSE_BLIND_BET = Deed("false-blind-bet", "a bet said to be blind by a player who has seen his hand")
LIMIT_CHANGED = Changed("limit", says="a limit changed while the game is on")
HELD_BELOW_TABLE = Manners("hand below table", name="held-below-table", says="a hand held below the table")

_WORDS = {
    "pass-deal": (DEAL_PASSED_UP, "passed up his deal"),
    "swap": (SEATS_EXCHANGED, "changed seats with {0}"),
    "partnership": (PLAYS_AS_PARTNERS, "played in partnership with {0}"),
    "remark": (FALSE_REMARK, "made a false remark"),
    "sandbag": (SANDBAGS, "checked a good hand in order to raise"),
    "below-table": (HELD_BELOW_TABLE, "held his hand below the table"),
}


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Each manner is a breach of its own; some are told outright."""
    if not is_poker(table):
        return
    yield from told(_WORDS, table, act)
    who = table.name(act.seat)
    if act.verb == "pays" and act.seat is not None and act.other is not None and table.phase != OVER:
        why = f"{who} gave {table.name(act.other)} {counted(act.number, 'chip')}"
        yield Matter(PRIVATE_TRADE, act.seat, why, act.at, other=act.other)
    elif act.verb == "announces" and act.how == "blind" and has_looked(table, act.seat):
        yield Matter(FALSE_BLIND_BET, act.seat, f"{who} said that he bet blind, having seen his hand", act.at)
    elif act.verb == "limit":
        before = next((note.amounts for note in reversed(table.acts) if note.verb == "limit"), act.amounts)
        if before != act.amounts and any(betting_of(table).spent):
            yield Matter(LIMIT_CHANGED, None, "the limit was changed when chips had been put in", act.at)
