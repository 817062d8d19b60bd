"""What goes wrong where many tables play together: doubles forbidden, a deal begun too late, a penalty in dispute."""

from collections.abc import Iterable, Iterator

from referee.core.expect import NotInThisGame, TooLate
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Breach
from referee.core.table import Table

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
    else:
        last = next((matter for matter in reversed(table.settled) if matter.seat != act.seat), None)
        about = "" if last is None else f" for {last.breach}"
        yield Matter(PENALTY_DISPUTED, act.seat, f"{table.name(act.seat)} disputed the penalty{about}", act.at)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (NO_DOUBLES,) if game.minds(DOUBLES_FORBIDDEN) else ()
