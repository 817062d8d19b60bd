"""What can be expected of an act, and so what can go wrong: nineteen forms, and the kinds that have them.

A form is what is compared: whose turn, how many, how much. A kind is a form with its parameters left open, one class here. A
kind with its arguments is a use of it, such as `OutOfTurn("lead")`: the subject of a matter, to which the rows of a game
speak. Two modules that write the same use mean the same thing, for uses are compared by their kind and arguments alone.

The name of a use and its sentence are made from the kind and the nouns; where people have a name for it (a revoke, a misdeal),
or where the English is not made well, the mechanism gives its own, and nothing else.
"""

import re
from collections.abc import Iterator
from enum import Enum
from typing import ClassVar

from attrs import field, fields

from referee.core.subject import Breach
from referee.core.values import frozen


class Form(Enum):
    """What is compared; in the order in which what is found in one act is told."""

    RECORD = "does it hold together"
    DUTY = "what a ruling imposes"
    TURN = "who"
    MOMENT = "when"
    ONCE = "once only"
    KNOWN = "is there such a thing"
    COUNT = "how many"
    LIMIT = "how much"
    FIT = "which cards"
    PLACE = "from where"
    DUE = "what must be done"
    STEP = "was it done, and so"
    SIGHT = "who saw what"
    WORD = "is it true"
    KEPT = "does it stand"
    SUM = "does it add up"
    RIGHT = "by what right"
    PACK = "the cards themselves"
    CONDUCT = "manners"


_ORDER = {form: place for place, form in enumerate(Form)}


@frozen
class Kind(Breach):
    """A form with parameters; with its arguments, a use."""

    form: ClassVar[Form]
    #: how its name and its sentence are made; {0} and {1} stand for the arguments that are given
    slug: ClassVar[str]
    sentence: ClassVar[str]
    #: what to ask whoever saw it where it is plain that it was one of this kind, and not of what
    asks: ClassVar[str] = ""

    name: str = field(default="", kw_only=True, eq=False)
    says: str = field(default="", kw_only=True, eq=False)
    #: whether an act that breaks it is not done yet, so that it is not asked which cards would have been right
    undone: bool = field(default=False, kw_only=True, eq=False)

    def __attrs_post_init__(self) -> None:
        told = [*self.arguments.values(), "", ""]
        if not self.name:
            object.__setattr__(self, "name", _slug(self.slug.format(*told)))
        if not self.says:
            object.__setattr__(self, "says", " ".join(self.sentence.format(*told).split()))

    @property
    def arguments(self) -> dict[str, str]:
        """What the kind is of, parameter by parameter."""
        return {name: value for name in self.parameters() if (value := getattr(self, name))}

    @property
    def place(self) -> int:
        """That of its form in the order of telling."""
        return _ORDER[self.form]

    @property
    def suspect(self) -> bool:
        """A use of the record's form accuses the record, and no player."""
        return self.form is Form.RECORD

    @classmethod
    def parameters(cls) -> Iterator[str]:
        """What the kind leaves open, in order."""
        return (each.name for each in fields(cls) if each.eq)


def _slug(words: str) -> str:
    return "-".join(re.findall(r"[a-z0-9]+", words.lower().replace("'", "")))


def kinds() -> tuple[type[Kind], ...]:
    """Every kind there is."""
    return tuple(each for each in globals().values() if isinstance(each, type) and issubclass(each, Kind) and each is not Kind)


# --- the record: does it hold together


@frozen
class DoesNotHold(Kind):
    """The record contradicts itself or what the game can be."""

    form = Form.RECORD
    slug, sentence = "record-does-not-hold {0}", "a record that does not hold together {0}"

    why: str = ""


@frozen
class TagDiffers(Kind):
    """What the record says of itself is not what its acts come to."""

    form = Form.RECORD
    slug, sentence = "{0}-tag", "{0} in the tags that the record does not bear out"

    of: str


@frozen
class MarkDiffers(Kind):
    """The record marks what is irregular, and nothing else."""

    form = Form.RECORD
    slug, sentence = "mark-differs {0}", "an irregularity and its mark in the record that do not agree: {0}"

    which: str = ""


@frozen
class OfAnotherGame(Kind):
    """The act belongs to another game."""

    form = Form.RECORD
    slug, sentence = "of-another-game", "something that is not done in this game"


@frozen
class UnfitForSheet(Kind):
    """The sheet of the game has no line for it."""

    form = Form.RECORD
    slug, sentence = "unfit-for-sheet", "a deal that the score sheet cannot take as the log tells it"


# --- duty: what a ruling imposes


@frozen
class AgainstRuling(Kind):
    """A player bound by a ruling does otherwise."""

    form = Form.DUTY
    slug, sentence = "against-ruling {0}", "an act against a ruling: {0}"

    duty: str


# --- turn: who


@frozen
class OutOfTurn(Kind):
    """The act is another player's now."""

    form = Form.TURN
    slug, sentence = "{0}-out-of-turn {1}", "{0} {1} by a player whose turn it is not"
    asks = "What was done out of turn?"

    act: str
    which: str = ""


@frozen
class ByAnother(Kind):
    """The act belongs to one player, whenever it is done."""

    form = Form.TURN
    slug, sentence = "{0}-by-another {1}", "{0} by a player to whom it does not belong {1}"
    asks = "What was it that was another's to do?"

    act: str
    due: str = ""


@frozen
class ToAnother(Kind):
    """The act is done to the wrong player."""

    form = Form.TURN
    slug, sentence = "{0}-to-another {1}", "{0} to another player than it goes to {1}"

    act: str
    due: str = ""


@frozen
class WrongChooser(Kind):
    """A choice that a law gives to another."""

    form = Form.TURN
    slug, sentence = "wrong-player-chooses", "a penalty chosen or enforced by a player who may not"


# --- moment: when


@frozen
class TooEarly(Kind):
    """The moment for it has not come."""

    form = Form.MOMENT
    slug, sentence = "{0}-before {1}", "{0} before its time: {1}"
    asks = "What was done too early?"

    act: str
    before: str = ""


@frozen
class TooLate(Kind):
    """The moment for it is over."""

    form = Form.MOMENT
    slug, sentence = "{0}-after {1}", "{0} after its time: {1}"
    asks = "What was done too late?"

    act: str
    after: str = ""


@frozen
class OutOfOrder(Kind):
    """Something else comes first."""

    form = Form.MOMENT
    slug, sentence = "{0}-out-of-order {1}", "{0} where something else comes first: {1}"

    act: str
    due: str = ""


# --- once: once only


@frozen
class Again(Kind):
    """What is done once is done twice."""

    form = Form.ONCE
    slug, sentence = "{0}-again", "{0} a second time by a player who has only one"
    asks = "What was done a second time?"

    act: str


# --- known: is there such a thing


@frozen
class NotInThisGame(Kind):
    """The game has no such thing."""

    form = Form.KNOWN
    slug, sentence = "no-such-{0} {1}", "{0} that the game does not know {1}"

    what: str
    why: str = ""


@frozen
class NoSuchDouble(Kind):
    """There is nothing that it could double."""

    form = Form.KNOWN
    slug, sentence = "double-out-of-place {0}", "a double or redouble of what cannot be so doubled {0}"

    why: str = ""


# --- count: how many


@frozen
class WrongNumber(Kind):
    """More or fewer than there are to be."""

    form = Form.COUNT
    slug, sentence = "wrong-number-of-{0} {1}", "a wrong number of cards: {0} {1}"
    asks = "Of what was the number wrong, and in which way?"

    of: str
    sense: str = ""


# --- limit: how much


@frozen
class Over(Kind):
    """More than the limit."""

    form = Form.LIMIT
    slug, sentence = "{0}-over {1}", "{0} above the most that there may be {1}"
    asks = "What was too much?"

    of: str
    most: str = ""


@frozen
class Under(Kind):
    """Less than the limit."""

    form = Form.LIMIT
    slug, sentence = "{0}-under {1}", "{0} below the least that there may be {1}"
    asks = "What was too little?"

    of: str
    least: str = ""


@frozen
class Unequal(Kind):
    """Two amounts that have to be equal are not."""

    form = Form.LIMIT
    slug, sentence = "unequal-{0} {1}", "{0} that differs from what it has to equal {1}"

    of: str
    to: str = ""


@frozen
class NotHigher(Kind):
    """It has to top the last one."""

    form = Form.LIMIT
    slug, sentence = "{0}-not-higher {1}", "{0} not higher than the last one {1}"

    of: str
    than: str = ""


# --- fit: which cards


@frozen
class Revoke(Kind):
    """A card that was owed is kept back."""

    form = Form.FIT
    slug, sentence = "revoke {0}", "a card of another suit from a hand that could follow suit {0}"
    asks = "What was owed to that trick?"

    owed: str = ""


@frozen
class DoesNotFit(Kind):
    """Cards are put together by a rule, and these break it."""

    form = Form.FIT
    slug, sentence = "does-not-fit-{0} {1}", "a card on one on which it does not fit: {0} {1}"
    asks = "On what was the card put?"

    on: str
    rule: str = ""


@frozen
class NotA(Kind):
    """Cards told for something that they are not."""

    form = Form.FIT
    slug, sentence = "not-a-{0} {1}", "cards that are no {0} {1}"
    asks = "What were the cards or the words to be?"

    what: str
    why: str = ""


@frozen
class NotHeld(Kind):
    """The act takes a card that the player has not."""

    form = Form.FIT
    slug, sentence = "{0}-not-held", "an act that takes {0} by a player who has it not"

    what: str


@frozen
class NotThisCard(Kind):
    """This card may not be used for it now."""

    form = Form.FIT
    slug, sentence = "{0}-forbidden-card {1}", "{0} with a card that may not be used for it {1}"
    asks = "For what was the card used?"

    act: str
    why: str = ""


@frozen
class WentOut(Kind):
    """The player lacks what going out takes."""

    form = Form.FIT
    slug, sentence = "went-out {0}", "a player who goes out and may not: {0}"

    lacks: str = ""


@frozen
class ImpossibleCall(Kind):
    """No hand can be what is announced."""

    form = Form.FIT
    slug, sentence = "impossible-call {0}", "a call that no hand can bear out {0}"

    why: str = ""


# --- place: from where


@frozen
class FromElsewhere(Kind):
    """Taken from the wrong place."""

    form = Form.PLACE
    slug, sentence = "{0}-from-elsewhere {1}", "{0} from where it may not be taken: {1}"
    asks = "From where was it taken?"

    act: str
    source: str = ""


@frozen
class WrongUnit(Kind):
    """More or less than what moves together."""

    form = Form.PLACE
    slug, sentence = "wrong-unit {0}", "a part moved of what goes as a whole, or several at once: {0}"

    unit: str


@frozen
class Unasked(Kind):
    """Given without being asked for."""

    form = Form.PLACE
    slug, sentence = "unasked-{0}", "{0} that nobody asked for"

    act: str


# --- due: what must be done


@frozen
class Withheld(Kind):
    """Something that has to be done is not."""

    form = Form.DUE
    slug, sentence = "{0}-withheld {1}", "{0} kept back though it is due {1}"
    asks = "What was kept back?"

    what: str
    shown: str = ""


@frozen
class Unpaid(Kind):
    """A payment is not made."""

    form = Form.DUE
    slug, sentence = "{0}-not-paid", "{0} that is not paid"

    what: str


@frozen
class NotShown(Kind):
    """Cards that have to be shown are not."""

    form = Form.DUE
    slug, sentence = "{0}-not-shown", "{0} that is not shown when it has to be"
    asks = "What was not shown?"

    what: str


@frozen
class Unsaid(Kind):
    """A word that has to be said is not."""

    form = Form.DUE
    slug, sentence = "{0}-not-announced", "{0} that is not announced"
    asks = "What was not announced?"

    what: str


# --- step: was it done, and so


@frozen
class Omitted(Kind):
    """A step of the procedure is not done."""

    form = Form.STEP
    slug, sentence = "{0}-omitted {1}", "{0} left out {1}"
    asks = "What was left out?"

    step: str
    why: str = ""


@frozen
class Misdone(Kind):
    """A step of the procedure is done otherwise."""

    form = Form.STEP
    slug, sentence = "{0}-misdone {1}", "{0} not done as the rule says: {1}"
    asks = "What was it that was done otherwise than the rule says?"

    step: str
    how: str = ""


# --- sight: who saw what


@frozen
class Seen(Kind):
    """A player sees what he may not."""

    form = Form.SIGHT
    slug, sentence = "{0}-seen {1}", "a look at the {0} by a player who may not {1}"
    asks = "What was looked at?"

    what: str
    during: str = ""


@frozen
class Exposed(Kind):
    """A player lets others see what they should not."""

    form = Form.SIGHT
    slug, sentence = "{0}-exposed {1}", "{0} exposed before its time {1}"
    asks = "What was exposed, and when?"

    what: str
    during: str = ""


@frozen
class Faced(Kind):
    """A card lies face up that should lie face down."""

    form = Form.SIGHT
    slug, sentence = "faced-in-{0}", "a card turned face up: {0}"
    asks = "When was the card turned face up?"

    during: str


# --- word: is it true


@frozen
class Misstated(Kind):
    """What is told is not so."""

    form = Form.WORD
    slug, sentence = "{0}-misstated", "{0} told wrongly"

    what: str


@frozen
class FalseClaim(Kind):
    """What is claimed is not there."""

    form = Form.WORD
    slug, sentence = "false-claim-of-{0}", "{0} claimed or given up, and wrongly"
    asks = "What was claimed, or given up?"

    of: str


@frozen
class Claimed(Kind):
    """The claim itself is held against him."""

    form = Form.WORD
    slug, sentence = "claims-{0}", "{0} claimed in words that the laws bind him to"

    what: str


# --- kept: does it stand


@frozen
class Changed(Kind):
    """What is done once stands."""

    form = Form.KEPT
    slug, sentence = "{0}-changed {1}", "{0} made once and then changed {1}"
    asks = "What was changed?"

    what: str
    why: str = ""


@frozen
class TakenBack(Kind):
    """What is laid down stays."""

    form = Form.KEPT
    slug, sentence = "{0}-taken-back {1}", "{0} taken back {1}"
    asks = "What was taken back?"

    what: str
    after: str = ""


@frozen
class WordBroken(Kind):
    """What is announced is done."""

    form = Form.KEPT
    slug, sentence = "word-broken {0}", "{0} announced and not kept"

    what: str


# --- sum: does it add up


@frozen
class WrongSum(Kind):
    """What is counted comes to something else."""

    form = Form.SUM
    slug, sentence = "wrong-{0} {1}", "{0} that does not add up {1}"
    asks = "What does not add up?"

    of: str
    which: str = ""


# --- right: by what right


@frozen
class NoRight(Kind):
    """Nothing gives the right."""

    form = Form.RIGHT
    slug, sentence = "no-right-to-{0} {1}", "{0} by a player who has no right to it {1}"

    to: str
    why: str = ""


@frozen
class PileWithoutRight(Kind):
    """The pile is not his to take."""

    form = Form.RIGHT
    slug, sentence = "pile-without-right {0}", "the discard pile taken by a player who may not have it {0}"

    how_far: str = ""


# --- pack: the cards themselves


@frozen
class WrongPack(Kind):
    """The pack has not the cards it has to have."""

    form = Form.PACK
    slug, sentence = "incorrect-pack {0}", "a pack that is not what it has to be {0}"
    asks = "What is wrong with the pack?"

    fault: str = ""


@frozen
class MarkedCard(Kind):
    """A card can be told from the others."""

    form = Form.PACK
    slug, sentence = "identifiable-card", "a card that can be told from the back"


@frozen
class CardAstray(Kind):
    """A card is found elsewhere."""

    form = Form.PACK
    slug, sentence = "card-outside-deal", "a card that lies where no card should"


# --- conduct: manners


@frozen
class Disclosed(Kind):
    """Something of a hand is told."""

    form = Form.CONDUCT
    slug, sentence = "disclosed {0} {1}", "a remark or gesture that tells of a hand or suggests a play {0} {1}"

    how: str = ""
    of: str = ""


@frozen
class Consulted(Kind):
    """Partners take counsel where each has to decide by himself."""

    form = Form.CONDUCT
    slug, sentence = "consulted-on-{0}", "partners who consult: {0}"

    on: str


@frozen
class Manners(Kind):
    """The closed list of what is not done."""

    form = Form.CONDUCT
    slug, sentence = "{0}", "manners: {0}"

    which: str


@frozen
class TricksMixed(Kind):
    """Tricks can no longer be told apart."""

    form = Form.CONDUCT
    slug, sentence = "tricks-not-in-order", "a side's tricks not kept in order"


@frozen
class Spectator(Kind):
    """Who does not play takes part."""

    form = Form.CONDUCT
    slug, sentence = "spectator-speaks", "a comment, a question or a change of place by a spectator"


@frozen
class SeatChanged(Kind):
    """Players sit where the draw has put them."""

    form = Form.CONDUCT
    slug, sentence = "seat-changed {0}", "a seat taken that belongs to another {0}"

    how: str = ""
