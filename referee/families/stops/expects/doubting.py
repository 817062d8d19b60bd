"""Cards announced and doubted: a doubt before its time, too many cards, another rank than is due, statements true or not."""

from collections.abc import Iterator
from itertools import takewhile

from referee.core.cards import RANK_NAMES
from referee.core.expect import Misstated, TooEarly, WrongNumber
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sheet import counted
from referee.core.subject import Deed
from referee.core.table import Table
from referee.families.stops.moves.claiming import last_claim, number_laid, rank_due, rules_of
from referee.mechanics.turns.moves.turns import player_of

VERBS = ("lays", "doubts", "announces")

DOUBTED_EARLY = TooEarly("doubts", "announcement", name="doubted-early", says="a doubt spoken before the announcement is made")
WRONG_NUMBER_LAID = WrongNumber("laid", name="wrong-number-laid", says="more cards laid than may be, or fewer")
WRONG_RANK_ANNOUNCED = Misstated("rank", name="wrong-rank-announced", says="another rank announced than is due")
SPEAKS_OF_HIS_CARDS = Deed("speaks-of-his-cards", "something said about one's cards, true or not")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with an announcement, or with a doubt."""
    rules = rules_of(table)
    if rules is None:
        return
    name = table.name(act.seat)
    if act.verb == "announces":
        if act.text:
            yield Matter(SPEAKS_OF_HIS_CARDS, act.seat, f"{name} said '{act.text}'", act.at)
    elif act.verb == "doubts":
        if last_claim(table) is None and not _has_been_doubted(table):
            yield Matter(DOUBTED_EARLY, act.seat, f"{name} doubted before anything was announced", act.at)
    else:
        seat, most = player_of(table, act), rules.most if rules.least == rules.most else rules.most * table.pack_used.copies
        if not rules.least <= number_laid(act) <= most:
            due = f"{rules.least}" if rules.least == most else f"{rules.least} to {most}"
            why = f"{table.name(seat)} laid {counted(number_laid(act), 'card')}, where {due} may be laid"
            yield Matter(WRONG_NUMBER_LAID, seat, why, act.at, count=number_laid(act))
        due_rank = rank_due(table)
        if due_rank is not None and act.rank is not None and act.rank != due_rank:
            why = f"{table.name(seat)} announced {RANK_NAMES[act.rank]}, where {RANK_NAMES[due_rank]} were due"
            yield Matter(WRONG_RANK_ANNOUNCED, seat, why, act.at)


def _has_been_doubted(table: Table) -> bool:
    """Whether another has doubted the last announcement: who doubts it too has come second, and not before his time."""
    since = takewhile(lambda act: act.verb != "lays", reversed(table.acts))
    return table.noted("lays") and any(act.verb == "doubts" for act in since)
