"""Remedies of russian bank: a play retracted or a card turned down, and the turn lost."""

from referee.core.matter import Matter
from referee.core.sanctions import RightKind
from referee.core.table import Table
from referee.core.window import NOT_YET
from referee.families.patience.binds import ENDS_AFTER_PLAY, IS_STOPPED
from referee.families.patience.facts import DEMANDED_BACK, STOPPED
from referee.families.patience.moves.russian_bank import ended
from referee.mechanics.layout.moves.patience import other, source_of, target_of
from referee.mechanics.layout.moves.piles import Layout, layout_of
from referee.mechanics.roles import OPPONENTS
from referee.mechanics.rulings.gives.binding import grants, imposes
from referee.mechanics.rulings.gives.general import no_penalty
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.rulings.gives.parts import Back, LosesTurn, MayDemand, MayNot, Remark
from referee.mechanics.turns.moves.turns import turn_ends

MAY_STILL_STOP = RightKind("say stop", lambda table, right: "say stop")


def _may_stop(table: Table, matter: Matter) -> str:
    return f"{names(OPPONENTS, table, matter)} may say stop" if matter.answer(STOPPED) == NOT_YET else ""


def _leave_open(table: Table, matter: Matter) -> Table:
    return grants(MAY_STILL_STOP)(table, matter) if matter.answer(STOPPED) == NOT_YET else table


def _undone(table: Table, matter: Matter) -> str:
    if matter.answer(STOPPED) == NOT_YET:
        return ""
    turned = matter.act is not None and matter.act.verb == "turns"
    return "the card is turned down again" if turned else "the play is retracted"


def _undo(table: Table, matter: Matter) -> Table:
    """What was done goes back, and the turn to the other player."""
    if matter.answer(STOPPED) == NOT_YET or matter.before is None or matter.seat is None:
        return table
    return imposes(IS_STOPPED)(ended(table.but(matter.was(Layout)), matter.seat), matter)


def _takes_over(table: Table, matter: Matter) -> str:
    who = "the other player" if matter.seat is None else table.name(other(matter.seat))
    return "" if matter.answer(STOPPED) == NOT_YET else f"{who} takes over the turn"


STOP = MayDemand("stop", _may_stop, _leave_open, choice=True) & Back("play", _undone, _undo) & Remark(_takes_over)


def _is_demanded(matter: Matter) -> bool:
    return matter.answer(DEMANDED_BACK) != NOT_YET


def _taken_back(table: Table, matter: Matter) -> Table:
    """The cards lie where they came from; nothing else that was moved since changes."""
    if matter.act is None or not _is_demanded(matter):
        return table
    source, target = source_of(table, matter.act), target_of(table, matter.act)
    return table.but(layout_of(table).moved(target, source, matter.cards))


TAKEN_BACK_ON_DEMAND = no_penalty("no penalty") & Back(
    "play",
    lambda table, matter: (
        "the play is retracted, and the turn goes on" if _is_demanded(matter) else "the play may be demanded back"
    ),
    _taken_back,
)

TURN_ENDS_AFTER_PLAY = MayNot(
    "turn-on",
    "the turn of {offender} ends with his current play",
    imposes(ENDS_AFTER_PLAY),
)
PLAYS_TOP_CARD_AND_LOSES_TURN = LosesTurn(
    "after-top-card",
    "{offender} may play the top card, and then loses his turn",
    imposes(ENDS_AFTER_PLAY),
)


def _turn_lost(table: Table, matter: Matter) -> Table:
    if matter.answer(STOPPED) == NOT_YET or matter.seat is None:
        return table
    return turn_ends(table, to=table.left(matter.seat))


TURN_ENDS_IF_STOPPED = MayDemand("stop", _may_stop, _leave_open, choice=True) & LosesTurn(
    "turn",
    lambda table, matter: "" if matter.answer(STOPPED) == NOT_YET else f"{table.name(matter.seat)}'s turn ends",
    _turn_lost,
)
