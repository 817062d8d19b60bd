"""A menu: the remedies among which a law lets a player choose, and the one that he took."""

from collections.abc import Mapping

from attrs import field

from referee.core.fact import Fact
from referee.core.matter import Matter
from referee.core.remedy import Remedy, RemedyPart
from referee.core.sanctions import Right, RightKind, grant, remember, ruling
from referee.core.status import CONDONED
from referee.core.subject import Subject
from referee.core.table import Table
from referee.core.values import frozen
from referee.core.window import TOO_LATE
from referee.mechanics.roles import at_fault
from referee.mechanics.rulings.facts import NOT_CHOSEN
from referee.mechanics.rulings.gives.naming import chooser, names

#: the choice is a fact of the matter; this only shows, at the end of a log, that it is still to be made
MAY_STILL_CHOOSE = RightKind("choose a remedy", lambda table, right: "choose a remedy")


@frozen
class OneOf(RemedyPart):
    """A part that is one of several remedies, by somebody's choice or by what is known of the matter."""

    name = "either"

    fact: Fact
    menu: Mapping[str, Remedy]
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        """The remedy that was chosen, or all of them."""
        chosen = self.menu.get(matter.answer(self.fact) or NOT_CHOSEN)
        if chosen is not None:
            return self._words(chosen, table, matter)
        told = " or ".join(self._words(each, table, matter) for each in self.menu.values())
        if not self.choice:
            return told
        if matter.answer(self.fact) == TOO_LATE:
            return f"{names(chooser(matter), table, matter)} might have chosen: {told}"
        return f"{names(chooser(matter), table, matter)} may choose: {told}"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table after what was chosen; as long as nothing is, the right to choose."""
        chosen = self.menu.get(matter.answer(self.fact) or NOT_CHOSEN)
        if chosen is not None:
            for part in chosen.parts:
                table = part.apply(table, matter)
            return table
        if matter.law is None or not self.choice:
            return table
        if matter.answer(self.fact) == TOO_LATE:
            given = ruling(table, matter.number)
            return table if given is None else remember(table, given, status=CONDONED, lapsed=matter.since)
        return grant(table, Right(MAY_STILL_CHOOSE, at_fault(table, matter), matter.number, matter.law))

    def brings_up(self, matter: Matter) -> Subject | None:
        """What the chosen remedy brings up."""
        chosen = self.menu.get(matter.answer(self.fact) or NOT_CHOSEN)
        return next((part.brings_up(matter) for part in chosen.parts), None) if chosen is not None else None

    def _words(self, remedy: Remedy, table: Table, matter: Matter) -> str:
        return ", ".join(words for part in remedy.parts if (words := part.text(table, matter)))
