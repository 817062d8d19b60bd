"""What says how a player is to play: his highest or lowest, to trump or not, to win or lose it.

Who may say so is for each law."""

from collections.abc import Mapping
from functools import cache

from attrs import field

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.remedy import RemedyPart
from referee.core.sanctions import Duty, DutyKind, Right, RightKind, grant, impose, record_choice
from referee.core.table import Table
from referee.core.values import frozen
from referee.core.window import Role
from referee.mechanics.exposure.gives.calling import may_still_play
from referee.mechanics.roles import PARTNER
from referee.mechanics.rulings.gives.naming import chooser, names
from referee.mechanics.tricks.binds import LOSE_IT, NOT_TRUMP_IT, PLAY_HIGHEST, PLAY_LOWEST, TRUMP_IT, WIN_IT


@frozen
class Prescription:
    """How a log asks for a play, and the words for it."""

    kind: DutyKind
    words: str


#: by verb and word of the log
_PRESCRIBED: Mapping[tuple[str, str], Prescription] = {
    ("requires", "highest"): Prescription(PLAY_HIGHEST, "to play his highest card of the suit led"),
    ("requires", "lowest"): Prescription(PLAY_LOWEST, "to play his lowest"),
    ("requires", "trump"): Prescription(TRUMP_IT, "to trump if he has none"),
    ("forbids", "trump"): Prescription(NOT_TRUMP_IT, "not to trump"),
    ("requires", "win"): Prescription(WIN_IT, "to win the trick"),
    ("requires", "lose"): Prescription(LOSE_IT, "to lose it"),
}

HIGHEST_OR_LOWEST = (("requires", "highest"), ("requires", "lowest"))

TRUMP_OR_NOT = (("requires", "trump"), ("forbids", "trump"))


@frozen
class MayPrescribe(RemedyPart):
    """Whom the law names may say how the player is to play to the trick."""

    name = "may-demand"
    #: by verb and word of the log
    what: tuple[tuple[str, str], ...]
    whose: Role = PARTNER
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        return f"{names(chooser(matter), table, matter)} may call on {names(self.whose, table, matter)} {_in_words(self.what)}"

    def apply(self, table: Table, matter: Matter) -> Table:
        assert matter.law is not None
        kind, seats = _prescribes(self.what), self.whose.seats(table, matter)
        return grant(table, *(Right(kind, seat, matter.number, matter.law) for seat in seats))


def _in_words(what: tuple[tuple[str, str], ...]) -> str:
    told = [_PRESCRIBED[each].words for each in what]
    return told[0] if len(told) == 1 else f"{', '.join(told[:-1])} or {told[-1]}"


@cache
def _prescribes(what: tuple[tuple[str, str], ...]) -> RightKind:
    def use(table: Table, right: Right, act: Act) -> Table:
        duty = Duty(_PRESCRIBED[act.verb, act.how].kind, right.seat, right.matter, right.law)
        return record_choice(impose(table, duty), right.matter, duty.text(table), act)

    words = _in_words(what)
    return RightKind(
        f"call on a player {words}",
        lambda table, right: f"call on {table.name(right.seat)} {words}",
        lapses=lambda table, right, act: act.verb == "play" and act.seat == right.seat,
        claimed=lambda table, right, act: (act.verb, act.how) in what and act.other == right.seat,
        ripe=may_still_play,
        use=use,
    )
