"""What goes wrong where many tables play together: doubles forbidden, a deal begun too late, a penalty in dispute."""

from collections.abc import Iterable, Iterator

from referee.core.expect import NotInThisGame, TooLate
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Breach
from referee.core.table import Table
from referee.core.verdict import is_breach
from referee.mechanics.tricks.state import claims_of

#: an optional rule, by its word
NO_DOUBLES = "no-doubles"

VERBS = ("rule", "deals", "disputes")

DOUBLES_FORBIDDEN = NotInThisGame("double", name="doubles-forbidden", says="doubles and redoubles forbidden by the director")
DEALT_AFTER_TIME = TooLate("deals", "time", name="dealt-after-time", says="a deal begun after time was called")
PENALTY_DISPUTED = Breach("penalty-disputed", "a penalty in dispute at a party")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What the director or the hostess has to do with."""
    if act.verb == "rule":
        if act.how == NO_DOUBLES:
            yield Matter(DOUBLES_FORBIDDEN, None, "doubles and redoubles were forbidden", act.at)
    elif act.verb == "deals":
        if table.noted("round"):
            why = f"{table.name(act.seat)} began a deal after the round was over"
            yield Matter(DEALT_AFTER_TIME, act.seat, why, act.at)
    elif claims_of(table).claimed is None:  # else it is the claim that he disputes
        others = (each for each in table.matters if each.seat != act.seat and is_breach(each) and not each.breach.suspect)
        last = max(others, key=lambda each: each.number, default=None)
        if last is not None:
            why = f"{table.name(act.seat)} disputed the penalty for {last.breach}"
            yield Matter(PENALTY_DISPUTED, act.seat, why, act.at)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (NO_DOUBLES,) if game.minds(DOUBLES_FORBIDDEN) else ()
