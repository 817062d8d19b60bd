"""The kinds of part of which every remedy is made: few, closed, each with a name that other programs know.

A part that needs more than its name says has parameters, as fields: `Pays(5, POOL)`, `Tricks(3, of_all=True)`. Those here
take a short word for what they are about, their English, in which `{offender}` and the like stand for players, and their
meaning as a function; a module that has parts with numbers or players in them derives a class of its own from one of these. A
part that takes something from anybody and has no meaning cannot be made: what is done with hands and shown by no log is
`Physical`, with the reason.
"""

from collections.abc import Callable

from attrs import field

from referee.core.matter import Matter
from referee.core.remedy import RemedyPart
from referee.core.status import CONDONED, CORRECTED, LAWFUL, NO_PENALTY, NONE_STATED, SILENT
from referee.core.table import Table
from referee.core.values import frozen
from referee.mechanics.rulings.gives.naming import Phrase, told

Meaning = Callable[[Table, Matter], Table]


# --- a status and nothing else


@frozen
class Status(RemedyPart):
    """A part that says how the matter stands, and leaves the table as it is."""

    phrase: Phrase
    bites: bool = field(default=False, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        return told(self.phrase, table, matter)

    def apply(self, table: Table, matter: Matter) -> Table:
        return table


@frozen
class NoPenalty(Status):
    """The book says that nothing is to be paid."""

    name = "no-penalty"
    only_words = True
    status: str = field(default=NO_PENALTY, kw_only=True)


@frozen
class Allowed(Status):
    """Nobody did what he should not."""

    name = "allowed"
    only_words = True
    status: str = field(default=LAWFUL, kw_only=True)


@frozen
class Condoned(Status):
    """The time for it is over, or the other side accepted it."""

    name = "condoned"
    only_words = True
    status: str = field(default=CONDONED, kw_only=True)


@frozen
class Corrected(Status):
    """It is put right and nothing is to be paid."""

    name = "corrected"
    only_words = True
    status: str = field(default=CORRECTED, kw_only=True)


@frozen
class NotStated(Status):
    """The book forbids it and gives no remedy."""

    name = "not-stated"
    only_words = True
    status: str = field(default=NONE_STATED, kw_only=True)


@frozen
class Silent(Status):
    """The book says nothing, or what is then done by policy."""

    name = "silent"
    only_words = True
    status: str = field(default=SILENT, kw_only=True)


@frozen
class Remark(Status):
    """What goes with another part: how far it reaches, or what stays as it is."""

    name = "remark"
    only_words = True


@frozen
class WithoutEffect(Status):
    """What was said or done has no effect: it was never applied, so that nothing need be undone."""

    name = "without-effect"
    bites: bool = field(default=True, kw_only=True)


@frozen
class ByLaw(Status):
    """Another law decides."""

    name = "by-law"


@frozen
class Stands(Status):
    """What was done stays done: it was applied when it was told, and nothing undoes it."""

    name = "stands"
    restores = True
    bites: bool = field(default=True, kw_only=True)


# --- nothing at the table


@frozen
class Physical(Status):
    """Done with the hands, or between people: no log shows it, and the reason says why not."""

    name = "physical"
    restores = True
    why: str
    bites: bool = field(default=True, kw_only=True)


#: why some things are physical
NO_ORDER_IS_SHOWN = "no log shows how a pack is shuffled or cut"
NO_PACK_IS_SHOWN = "no log shows which pack is used"
HANDS_AS_TOLD = "the log goes on with the cards as they then lie"
NOBODY_SHOWN_LOOKING = "no log shows who looks on"
SHEET_IS_TOLD = "the log goes on with the sheet as it then stands"
DECIDED_ELSEWHERE = "somebody who is not playing decides it, and no log shows how"


# --- something at the table


@frozen
class Worded(RemedyPart):
    """A part about something, with its English and what becomes of the table."""

    #: what it is about, as a short word
    what: str
    phrase: Phrase
    meaning: Meaning | None = None

    def __attrs_post_init__(self) -> None:
        if self.bites and self.meaning is None:
            raise TypeError(f"{self.name} '{self.what}' takes something and does nothing; give it a meaning, or say `Physical`")

    def text(self, table: Table, matter: Matter) -> str:
        """The phrase, with seats."""
        return told(self.phrase, table, matter)

    def apply(self, table: Table, matter: Matter) -> Table:
        return table if self.meaning is None else self.meaning(table, matter)


@frozen
class Redeal(Worded):
    """The deal is void, and there is another."""

    name = "redeal"


@frozen
class Misdeal(Worded):
    """The deal is void, and it may be lost with it."""

    name = "misdeal"


@frozen
class Void(Worded):
    """Something counts for nothing: a deal, a call, a bid, a claim."""

    name = "void"


@frozen
class Must(Worded):
    """A player is to do something, until the law lets him go."""

    name = "must"


@frozen
class MayNot(Worded):
    """A player may not do something."""

    name = "may-not"


@frozen
class May(Worded):
    """A player may choose to do something."""

    name = "may"


@frozen
class MayDemand(Worded):
    """A player may demand something of another."""

    name = "may-demand"


@frozen
class MayWithdraw(Worded):
    """A player may take back what he put in or laid."""

    name = "may-withdraw"


@frozen
class Pays(Worded):
    """Chips or points go from one player to another, or to the pool."""

    name = "pays"


@frozen
class Scores(Worded):
    """A line of the score: points for somebody, or how the deal is scored."""

    name = "scores"


@frozen
class Loses(Worded):
    """Points, a right, a bonus, a game are taken from a player or side."""

    name = "loses"


@frozen
class TricksGo(Worded):
    """Tricks go to another side or player."""

    name = "tricks"


@frozen
class CannotScore(Worded):
    """A side or player cannot score something in this deal."""

    name = "cannot-score"


@frozen
class Back(Worded):
    """Cards or chips go back where they were, or a play is undone."""

    name = "back"
    restores = True


@frozen
class To(Worded):
    """Cards go to another place."""

    name = "to"


@frozen
class Supply(Worded):
    """A player is given the cards that he lacks."""

    name = "supply"


@frozen
class Dead(Worded):
    """A hand or a card is out of play."""

    name = "dead"


@frozen
class FaceUp(Worded):
    """Cards lie face up, and others may use what they show."""

    name = "face-up"


@frozen
class CountsAs(Worded):
    """An act, a hand or a card counts as another."""

    name = "counts-as"


@frozen
class NoEffect(Worded):
    """What was said or done changes nothing."""

    name = "no-effect"


@frozen
class LosesTurn(Worded):
    """A player's turn goes by, or goes to another."""

    name = "loses-turn"


@frozen
class OutOf(Worded):
    """A player is out of the deal or of part of it."""

    name = "out-of"


@frozen
class Ends(Worded):
    """The play or the deal is over."""

    name = "ends"
