"""Who is meant, seen from an offence: the closed vocabulary of choosers and of players on whom a remedy falls."""

from referee.core.matter import Matter
from referee.core.record import Seat
from referee.core.table import Table, beside
from referee.core.window import Role
from referee.mechanics.deal.moves import has_looked
from referee.mechanics.declarer.contract import declarer_of, dummy_of
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding
from referee.mechanics.trump.moves.making import Making

Seats = tuple[Seat, ...]

#: so many places clockwise sits a partner
PARTNERS_PLACE = 2


def _of_offender(offset: int) -> Role:
    phrases = (
        "the offender", "the opponent at the offender's left", "the offender's partner", "the opponent at the offender's right"
    )  # fmt: skip

    def seats(table: Table, matter: Matter) -> Seats:
        around = table.around or tuple(range(table.seats))
        alone = offset == PARTNERS_PLACE and len(around) <= PARTNERS_PLACE + 1  # three or two at a table have no partners
        return () if matter.seat is None or alone else (beside(around, matter.seat, offset),)

    return Role(phrases[offset], seats)


def _opponents(table: Table, matter: Matter) -> Seats:
    if matter.seat is None:
        return ()
    side = table.side_of(matter.seat)
    return tuple(seat for seat in table.from_left_of(matter.seat) if table.side_of(seat) != side)


def at_fault(table: Table, matter: Matter) -> Seat:
    """The offender; where there is none, the dealer, whose fault it is if a card falls as it is dealt."""
    return table.dealer if matter.seat is None else matter.seat


def _not_at_fault(table: Table, matter: Matter) -> Seats:
    side = table.side_of(at_fault(table, matter))
    return tuple(seat for seat in range(table.seats) if table.side_of(seat) != side)


def _not_dummy(table: Table, matter: Matter) -> Seats:
    return tuple(seat for seat in _opponents(table, matter) if seat != dummy_of(table))


def _declarer(table: Table, matter: Matter) -> Seats:
    declarer = declarer_of(table)
    return () if declarer is None else (declarer,)


def _defenders(table: Table, matter: Matter) -> Seats:
    declarer = declarer_of(table)
    return () if declarer is None else (table.left(declarer), table.right(declarer))


def _offending_side(table: Table, matter: Matter) -> Seats:
    if matter.seat is None:
        return ()
    side = table.side_of(matter.seat)
    return (matter.seat, *(seat for seat in table.from_left_of(matter.seat)[:-1] if table.side_of(seat) == side))


def _dealer(table: Table, matter: Matter) -> Seats:
    return (table.dealer,)


def _not_dealer(table: Table, matter: Matter) -> Seats:
    return table.from_left_of(table.dealer)[:-1]


def _eldest(table: Table, matter: Matter) -> Seats:
    return (table.eldest,)


def _dealers_adversaries(table: Table, matter: Matter) -> Seats:
    return table.left(table.dealer), table.right(table.dealer)


def _maker(table: Table, matter: Matter) -> Seats:
    making = table.part(Making)
    return () if making is None or making.maker is None else (making.maker,)


def _highest_bidder(table: Table, matter: Matter) -> Seats:
    bidding = table.part(Bidding)
    return () if bidding is None or bidding.maker is None else (bidding.maker,)


def _others(table: Table, matter: Matter) -> Seats:
    return tuple(seat for seat in range(table.seats) if seat != matter.seat)


def _last_to_play(table: Table, matter: Matter) -> Seats:
    """The opponent who is the last to play to that player's lead."""
    if matter.seat is None:
        return ()
    idle = table[Tricks].idle if table.part(Tricks) else 0
    return tuple(seat for seat in _opponents(table, matter) if not idle >> seat & 1)[-1:]


def _everybody(table: Table, matter: Matter) -> Seats:
    return tuple(range(table.seats))


def _not_looked(table: Table, matter: Matter) -> Seats:
    return tuple(seat for seat in range(table.seats) if not has_looked(table, seat))


def _not_told(table: Table, matter: Matter) -> Seats:
    """Somebody who does not sit at the table, or players of whom no record tells which they are."""
    return ()


def _loser_of_trick(table: Table, matter: Matter) -> Seats:
    tricks = table.part(Tricks)
    if tricks is None or not tricks.past:
        return ()
    return tuple(seat for seat, _ in tricks.past[-1] if seat != tricks.winners[-1])


OFFENDER = _of_offender(0)
PARTNER = _of_offender(2)
RIGHT_OPPONENT = _of_offender(3)
RIGHT_OF_THE_ONE_CALLED_ON = Role(
    "the player at the right of the one called on", RIGHT_OPPONENT.seats, from_the_one_called_on=True
)
OFFENDING_SIDE = Role("the offending side", _offending_side)
EITHER_OPPONENT = Role("either opponent, not dummy", _not_dummy)
OPPONENTS = Role("the opponents", _opponents)
LAST_TO_PLAY = Role("the opponent who plays last to the trick", _last_to_play, from_the_one_called_on=True)
SIDE_NOT_AT_FAULT = Role("the side not in fault", _not_at_fault)
DECLARER = Role("declarer", _declarer, meanwhile=lambda table, seat: (table.left(seat), table.right(seat)))
EITHER_DEFENDER = Role("either defender", _defenders)
DECLARER_OR_DEFENDER = Role("declarer or either defender", _not_dummy)
OTHERS = Role("each other player", _others)
ANY_PLAYER = Role("any player", _everybody)
ANY_PLAYER_WHO_HAS_NOT_LOOKED = Role("any player who has not looked at his cards", _not_looked)
DEALER = Role("the dealer", _dealer)
OTHERS_THAN_DEALER = Role("the players who do not deal", _not_dealer)
ELDEST_HAND = Role("the eldest hand", _eldest)
DEALERS_ADVERSARIES = Role("the dealer's adversaries", _dealers_adversaries)
EITHER_ADVERSARY = Role("either adversary of the dealer", _dealers_adversaries)
MAKER = Role("who named the trump", _maker)
HIGHEST_BIDDER = Role("the highest bidder", _highest_bidder)
LOSER_OF_TRICK = Role("the loser of the trick", _loser_of_trick)
DIRECTOR = Role("the director", _not_told)
