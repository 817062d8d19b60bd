"""What a ruling on a draw obliges a player to: to show what he draws, and to meld nothing until his hand is right."""

from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind, End, ruling
from referee.core.table import Table
from referee.mechanics.melds.binds import bars, melds
from referee.mechanics.rulings.expects.against_a_ruling import MELD_WHEN_BARRED
from referee.mechanics.talon.expects import DRAWN_CARD_NOT_SHOWN
from referee.mechanics.talon.state import Talon


def _right_again(table: Table, duty: Duty, act: Act) -> bool:
    """He draws what he lacks, or plays on having passed up a draw."""
    talon = table.part(Talon)
    if talon is None:
        return True
    off = talon.off[duty.seat]
    if act.verb == "draws" and act.seat == duty.seat:
        return off + max(1, act.how_many) - 1 == 0
    return act.verb == "play" and duty.seat in talon.to_draw and off == 1


NO_COMBINATION_UNTIL_RIGHT = bars(
    "no combination until the hand is right",
    "{0} may not meld as long as his hand has a wrong number of cards",
    melds,
    "melded with a wrong number of cards",
    End("the draw with which the hand is right again", _right_again),
    MELD_WHEN_BARRED,
)


def _since_ruling(table: Table, duty: Duty) -> tuple[Act, ...]:
    """What has been told since the ruling was made."""
    matter = ruling(table, duty.matter)
    place = next((place for place, act in enumerate(table.acts) if matter is not None and act.at == matter.at), -1)
    return table.acts[place + 1 :] if place >= 0 else ()


def _asked_in_vain(table: Table, duty: Duty, act: Act) -> bool:
    """He plays on although he was asked for the card. Nobody need ask, but what a log does not tell accuses nobody."""
    asked = any(told.verb == "demands" and told.how == "show" and told.seat != duty.seat for told in _since_ruling(table, duty))
    return asked and act.verb == "play" and act.seat == duty.seat


def _has_shown(table: Table, duty: Duty, act: Act) -> bool:
    return any(told.verb == "shows" and told.seat == duty.seat for told in _since_ruling(table, duty))


SHOW_DRAWN = DutyKind(
    "show the card drawn",
    lambda table, duty: f"{table.name(duty.seat)} must show the card that he draws",
    _asked_in_vain,
    _has_shown,
    lambda table, duty, act: f"{table.name(act.seat)} played on without showing the card he drew",
    End("his next play", lambda table, duty, act: act.verb == "play" and act.seat == duty.seat),
    DRAWN_CARD_NOT_SHOWN,
)
