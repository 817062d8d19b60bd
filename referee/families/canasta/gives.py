"""Remedies of canasta: points taken from a side, melds taken up, a higher minimum, a pile rebuilt."""

from attrs import frozen

from referee.core.matter import Matter
from referee.core.remedy import RemedyPart
from referee.core.table import Table
from referee.families.canasta.expects.canasta_melds import ILLEGAL_MELD
from referee.families.canasta.expects.discard_pile import PILE_WITHOUT_RIGHT
from referee.families.canasta.moves.canasta import Canasta, canasta_of, meld_joined, with_canasta, without_melded
from referee.families.canasta.score.canasta import Counts, value, value_of, wild_cards
from referee.mechanics.melds.expects.first_meld import INSUFFICIENT_COUNT
from referee.mechanics.melds.moves.melding import back_to, melding_of, plus, turn_passes, with_melding
from referee.mechanics.roles import OFFENDING_SIDE
from referee.mechanics.rulings.gives.general import Opens, notes
from referee.mechanics.rulings.gives.parts import (
    HANDS_AS_TOLD,
    NO_ORDER_IS_SHOWN,
    Back,
    ByLaw,
    CountsAs,
    Loses,
    LosesTurn,
    Physical,
)
from referee.mechanics.stakes.moves import POOL, paid

#: an excess wild card of which it is not sure which one it is
WILD_CARD = 50


def _side(table: Table, matter: Matter) -> str:
    return OFFENDING_SIDE.phrase if matter.seat is None else table.side_name(table.side_of(matter.seat))


@frozen
class LosesPoints(RemedyPart):
    """The offending side loses so many points."""

    name = "loses"
    points: int
    #: what they are for
    what: str

    def text(self, table: Table, matter: Matter) -> str:
        alone = matter.seat is None or _side(table, matter) == table.name(matter.seat)
        return f"{_side(table, matter)} {'loses' if alone else 'lose'} {self.points}"

    def apply(self, table: Table, matter: Matter) -> Table:
        return table if matter.seat is None else paid(table, matter.seat, POOL, self.points, self.what, by_ruling=True)


def _taken_up(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else without_melded(table, matter.seat, matter.cards)


MELD_TAKEN_UP = Back("meld", "the cards are taken up", _taken_up, bites=False)


def _turn_over(table: Table, matter: Matter) -> Table:
    """The next hand has drawn: whoever thought that he was out has had his turn."""
    return turn_passes(table, matter.seat) if matter.seat is not None and melding_of(table).turn == matter.seat else table


TAKEN_UP_LATE = MELD_TAKEN_UP & LosesTurn("turn", lambda table, matter: "", _turn_over, bites=False)


def _excess(matter: Matter) -> tuple[tuple[int, ...], bool]:
    """The wild cards added beyond the third, and whether it is sure which of those added at one time they are."""
    if matter.act is None or matter.before is None:
        return (), True
    before = meld_joined(matter.before, matter.act)
    there, added = len(wild_cards(before.cards)) if before else 0, wild_cards(matter.cards)
    most = matter.before.game[Counts].melds.most_wild
    excess = added[max(0, most - there) :]
    return excess, excess == added or len(set(map(value, added))) == 1


def _excess_taken_up(table: Table, matter: Matter) -> Table:
    excess, _ = _excess(matter)
    return table if matter.seat is None else without_melded(table, matter.seat, excess)


def _excess_debited(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    excess, sure = _excess(matter)
    points = value_of(excess) if sure else WILD_CARD * len(excess)
    return paid(table, matter.seat, POOL, points, "excess wild cards", by_ruling=True)


EXCESS_TAKEN_UP = Back("excess-wild-cards", "the excess wild cards are taken up", _excess_taken_up, bites=False)
EXCESS_DEBITED = Loses(
    "excess-wild-cards",
    lambda table, matter: f"the wild cards stay in the meld, and the excess is debited to {_side(table, matter)}",
    _excess_debited,
)


@frozen
class MinimumHigher(RemedyPart):
    """The side needs so many points more for its first meld of this deal."""

    name = "must"
    points: int
    what: str = "meld-higher-minimum"

    def text(self, table: Table, matter: Matter) -> str:
        """Whose minimum, and by how much."""
        return f"the minimum of {_side(table, matter)} is {self.points} higher in this deal"

    def apply(self, table: Table, matter: Matter) -> Table:
        if matter.seat is None:
            return table
        return with_canasta(table, raised=plus(canasta_of(table).raised, matter.seat, self.points))


def _rebuilt(table: Table, matter: Matter) -> Table:
    """The pile back on the table and the hand as it was, the player in turn."""
    if matter.before is None:
        return table
    return back_to(table, matter.before).as_at(matter.before, Canasta)


PILE_REBUILT = Back(
    "pile",
    "the opponents may face {offender}'s hand and rebuild the pile",
    _rebuilt,
) & notes("he draws from the stock instead")
#: what a form of the game bars is ruled on by the law of its base
AS_ILLEGAL_MELD = ByLaw("the law of illegal melds applies") & Opens(ILLEGAL_MELD)
AS_ILLEGAL_TAKE = ByLaw("the law of taking the pile applies") & Opens(PILE_WITHOUT_RIGHT)
AS_INSUFFICIENT = ByLaw("the law of an insufficient count applies") & Opens(INSUFFICIENT_COUNT)
MUST_GO_OUT = notes("he must go out if he can")


def _plays_short(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    now = melding_of(table)
    return with_melding(table, due=plus(now.due, matter.seat, matter.count - now.due[matter.seat]))


HAND_STAYS_SHORT = CountsAs("short-hand", "{offender} plays on with a short hand", _plays_short)
FACED_CARD_SHUFFLED_IN = Physical("the card is shuffled into the stock", NO_ORDER_IS_SHOWN)
FOREIGN_CARD_TAKEN_OUT = Physical("the card is taken out, and a player who held it draws another", HANDS_AS_TOLD)
SHOWN_AND_PUT_BACK = Physical("the cards are shown to all and put back on the stock", HANDS_AS_TOLD) & notes(
    "the next player to draw from it may shuffle it first"
)
OWNER_CHOOSES = notes("of several he chooses which to discard")
