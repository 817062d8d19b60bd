"""Remedies of cribbage: two points to the opponent, dead cards, totals and pegs that stand or are put right."""

from attrs import evolve, frozen

from referee.core.cards import card_text, hand_of
from referee.core.matter import Matter
from referee.core.record import Seat
from referee.core.remedy import Remedy, RemedyPart
from referee.core.sanctions import Duty, impose
from referee.core.status import CONDONED, LAWFUL
from referee.core.table import Table
from referee.families.cribbage.binds import DEAD_CARD
from referee.families.cribbage.expects.pegs_and_counts import TWO_FOR_AN_ERROR
from referee.families.cribbage.facts import NOBODY, NOTICED_BY, wrong_hands
from referee.families.cribbage.moves.cribbage import pegging_of
from referee.families.cribbage.moves.pegging import BY_RULING
from referee.mechanics.rulings.gives.parts import Back, CountsAs, Dead, NoEffect, Remark, Scores, Supply
from referee.mechanics.tricks.moves.tricks import with_hand

# --- two points


def opponents(table: Table, seat: Seat) -> list[Seat]:
    """One player of each other side."""
    sides = {table.side_of(seat): seat}
    for other in table.from_left_of(seat):
        sides.setdefault(table.side_of(other), other)
    return [other for side, other in sides.items() if side != table.side_of(seat)]


def pegs(table: Table, seat: Seat, points: int) -> Table:
    """The table with points for that player, which the table has still to peg."""
    return table.but(pegging_of(table).scoring(seat, [(points, BY_RULING)], played=False))


def _side_pegs(table: Table, seat: Seat) -> str:
    side = [other for other in range(table.seats) if table.side_of(other) == table.side_of(seat)]
    return f"{table.side_name(table.side_of(seat))} peg{'s' if len(side) == 1 else ''}"


@frozen
class OpponentPegs(RemedyPart):
    """The opponent pegs points; where there are several opponents, it is another question which."""

    name = "scores"
    points: int

    def text(self, table: Table, matter: Matter) -> str:
        others = [] if matter.seat is None else opponents(table, matter.seat)
        return f"{_side_pegs(table, others[0])} {self.points}" if len(others) == 1 else f"the opponent pegs {self.points}"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the points, or with the question whose they are."""
        others = [] if matter.seat is None else opponents(table, matter.seat)
        if len(others) == 1:
            return pegs(table, others[0], self.points)
        why = "points for an error, where there are two opponents"
        return table.open(Matter(TWO_FOR_AN_ERROR, matter.seat, why, matter.at, cause=matter.number, opened=matter.opened))


@frozen
class NondealerPegs(RemedyPart):
    """The player at the dealer's left pegs points."""

    name = "scores"
    points: int

    def text(self, table: Table, matter: Matter) -> str:
        return f"{table.name(table.left(table.dealer))} pegs {self.points}"

    def apply(self, table: Table, matter: Matter) -> Table:
        return pegs(table, table.left(table.dealer), self.points)


@frozen
class LeftOpponentPegs(RemedyPart):
    """The player at the offender's left pegs points."""

    name = "scores"
    points: int

    def text(self, table: Table, matter: Matter) -> str:
        return f"{table.name(table.left(matter.seat or 0))} pegs {self.points}"

    def apply(self, table: Table, matter: Matter) -> Table:
        return table if matter.seat is None else pegs(table, table.left(matter.seat), self.points)


def _right_hands(table: Table, matter: Matter) -> list[Seat]:
    """The players whose hand was right while others were not."""
    wrong = wrong_hands(matter.before, matter.act) if matter.before and matter.act else []
    return [seat for seat in table.from_left_of(table.dealer) if seat not in wrong]


@frozen
class RightHandsPeg(RemedyPart):
    """Whoever had the right number of cards while others had not pegs points."""

    name = "scores"
    points: int

    def text(self, table: Table, matter: Matter) -> str:
        right = [] if matter.before is None else _right_hands(table, matter)
        who = " and ".join(map(table.name, right)) or "a player whose hand was right"
        return f"{who} peg{'' if len(right) > 1 else 's'} {self.points}"

    def apply(self, table: Table, matter: Matter) -> Table:
        for seat in _right_hands(table, matter):
            table = pegs(table, seat, self.points)
        return table


# --- hands and cribs put right

HAND_PUT_RIGHT = Supply("hand", "the hand is put right from the pack, or by drawing out what is too many", bites=False)
CRIB_PUT_RIGHT = Supply("crib", "the crib is put right from the pack, or by drawing out what is too many", bites=False)

# --- dead cards


def _die(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    seat = matter.seat
    table = with_hand(table, seat, table.hands[seat] | hand_of(matter.cards))
    table = impose(table, *(Duty(DEAD_CARD, seat, matter.number, matter.law, card=card) for card in matter.cards))
    return table.but(pegging_of(table).without_cards(seat, len(matter.cards)))


def _dead(table: Table, matter: Matter) -> str:
    cards = " and ".join(map(card_text, matter.cards)) or "the card kept back"
    return f"{cards} {'are' if len(matter.cards) > 1 else 'is'} dead"


CARDS_ARE_DEAD = Dead("cards", _dead, _die)


def _held_unplayed(table: Table, matter: Matter) -> Table:
    """The card was seen, and whoever goes on from it does so in good faith."""
    return table.but(evolve(pegging_of(table), unplayed=matter.seat))


HAS_NO_EFFECT = NoEffect("card", "the card is not played", _held_unplayed)

# --- totals, pegs and counts


def _total_stands(table: Table, matter: Matter) -> Table:
    pegging = pegging_of(table)
    return table.but(evolve(pegging, astray=pegging.astray + matter.count))


def _stands(table: Table, matter: Matter) -> Table:
    return table.but(pegging_of(table).error_stands(matter.count))


def _put_right(table: Table, matter: Matter) -> Table:
    """An error that the table put right was not scored in the end; one that only the referee finds was."""
    if matter.answer(NOTICED_BY) == NOBODY:
        return table
    return table.but(pegging_of(table).error_corrected(matter.count))


TOTAL_STANDS = CountsAs("announced-total", "the total stands as announced", _total_stands, status=CONDONED, bites=False)
STANDS = CountsAs("right", "it stands", _stands, status=CONDONED, bites=False)
#: the order is that of the score as ruled, whoever spoke first
SCORED_IN_ORDER = Remark("what they count is scored in their order")
PUT_RIGHT: Remedy = Back("put-right", "it is put right", _put_right, bites=False)


def _takes_overlooked(table: Table, matter: Matter) -> Table:
    """Points that were overlooked are lost to the player who overlooked them, and are the other's."""
    pegging = pegging_of(table)
    missed = [each for each in pegging.scores if each.moment == matter.count and each.points < 0]
    if matter.seat is None or not missed:
        return table
    pegging = pegging.error_stands(matter.count)
    return table.but(pegging.scoring(matter.seat, [(-missed[0].points, "muggins")], played=False))


TAKES_OVERLOOKED = Scores(
    "overlooked", "he scores the points that were overlooked", _takes_overlooked, status=LAWFUL, bites=False
)
