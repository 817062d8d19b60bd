"""A dealer's make and the doubling: who names the trump, who may double, how both end (ames 40-44, 100-106, 490-547).

Acts are applied as they were made. A double out of turn stands until a ruling takes it back; a trump named by an adversary,
a second make and a make passed back have no effect.
"""

from attrs import evolve

from referee.core.parts import Part
from referee.core.record import NO_TRUMP, Act, Seat
from referee.core.table import AUCTION, DEAL, PLAY, Table
from referee.core.values import frozen
from referee.mechanics.auction.moves import begin_play
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.state import Tricks


@frozen
class DealerDeclares(Part):
    """The form of a game in which the dealer makes the trump, or his partner, and the dealer plays the hand."""

    #: whether the partner is nobody, and his hand lies for the dealer to make from
    partner_is_absent: bool = False


@frozen
class Making(Part):
    """The make and the doubling as they stand."""

    #: whether the dealer has left the make to his partner
    left: bool = False
    #: who named the trump, clubs 0 to no trump 4
    maker: Seat | None = None
    trump: int | None = None
    #: who doubled or redoubled, in order
    doubles: tuple[Seat, ...] = ()
    #: who has let the right to double pass since the last double
    satisfied: frozenset[Seat] = frozenset()
    #: who has lost any right to double
    forfeited: frozenset[Seat] = frozenset()
    #: whether there can be no more doubling
    closed: bool = False

    @property
    def doubling(self) -> int:
        """By how much the value of a trick is multiplied; each double doubles it again, without end (ames 104, 525)."""
        return 1 << len(self.doubles)


def making_of(table: Table) -> Making:
    """The make and the doubling of this deal."""
    return table.part(Making) or Making()


def to_make(table: Table) -> Seat | None:
    """Who has to name the trump: the dealer, or his partner when he has passed it; None once it is named."""
    making = making_of(table)
    if making.trump is not None:
        return None
    return table.partner(table.dealer) if making.left else table.dealer


def partner_is_absent(table: Table) -> bool:
    """Whether the dealer's partner is nobody, but a hand."""
    form = table.game.part(DealerDeclares)
    return form is not None and form.partner_is_absent


def is_about_make(table: Table, act: Act) -> bool:
    """Whether a remark can only be about the make, which is still to come: by a player of the side that has it."""
    to_come = table.game.part(DealerDeclares) is not None and making_of(table).trump is None and table.phase != PLAY
    return to_come and act.verb == "suggests" and act.seat in (table.dealer, table.partner(table.dealer))


def is_absent(table: Table, seat: Seat | None) -> bool:
    """Whether this is the hand of nobody."""
    return partner_is_absent(table) and seat == table.partner(table.dealer)


def to_double(table: Table) -> Seat | None:
    """Whose right it is to double now, or None: the trump is not named, or the doubling is over.

    On either side the first right is that of the last who doubled, else of the eldest hand or of the maker; then it is his
    partner's (ames 511-525).
    """
    making = making_of(table)
    if making.maker is None or making.closed:
        return None
    side = table.side_of(table.left(making.doubles[-1] if making.doubles else table.dealer))
    last = next((seat for seat in reversed(making.doubles) if table.side_of(seat) == side), None)
    dealers = side == table.side_of(table.dealer)
    first = last if last is not None else making.maker if dealers else table.eldest
    rights: tuple[Seat, ...] = (first, table.partner(first))
    if partner_is_absent(table):
        rights = (table.dealer,) if dealers else (table.eldest,)
    return next((seat for seat in rights if seat not in making.satisfied | making.forfeited), None)


# --- moves


def _at_the_make(table: Table, act: Act) -> Table:
    """The table in the phase before the lead. Where the log does not say who dealt, it is whoever speaks first."""
    if table.phase != DEAL:
        return table
    dealer = table.dealer if act.seat is None or known_dealer(table) is not None else act.seat
    return table.but(phase=AUCTION, dealer=dealer)


def make(table: Table, act: Act) -> Table:
    """A player names the trump, or no trump."""
    table = _at_the_make(table, act)
    making = making_of(table)
    dealers = act.seat is not None and table.side_of(act.seat) == table.side_of(table.dealer)
    if making.trump is not None or not dealers or table.phase != AUCTION:
        return table
    return with_making(table, evolve(making, maker=act.seat, trump=NO_TRUMP if act.suit is None else act.suit))


def let_pass(table: Table, act: Act) -> Table:
    """The dealer leaves the make to his partner; once it is made, a player is satisfied, or asks whether he may lead."""
    table = _at_the_make(table, act)
    making = making_of(table)
    if act.seat is None:
        return table
    if making.trump is None and act.seat == table.dealer and partner_is_absent(table):
        return table.but(void=True).comes_to("next deal", "the next player's")
    if making.trump is None:
        return table.but(evolve(making, left=True)) if act.seat == table.dealer else table
    return with_making(table, evolve(making, satisfied=making.satisfied | {act.seat}))


def asks(table: Table, act: Act) -> Table:
    """The eldest hand asks whether he may lead, which leaves the doubling to his partner; any other question moves nothing."""
    if act.how == "lead":
        return let_pass(table, act) if act.seat == table.eldest else table
    trick = 0 if table.part(Tricks) is None else table[Tricks].number - (not table[Tricks].cards)
    return table.note(evolve(act, numbers=(trick,)))


def made_before(table: Table, act: Act) -> Table:
    """A log that begins with the play: the trump, or none. The dealer made it, and who that is the lead may tell."""
    made = Making(maker=table.dealer, trump=NO_TRUMP if act.suit is None else act.suit, closed=True)
    return close_doubling(table, made) if known_dealer(table) is not None else table.but(made)


def double(table: Table, act: Act) -> Table:
    """A player doubles or redoubles."""
    making = making_of(table)
    if act.seat is None or making.trump is None or making.closed:
        return table
    return with_making(table, evolve(making, doubles=(*making.doubles, act.seat), satisfied=frozenset()))


def with_making(table: Table, making: Making) -> Table:
    """The table with this make and doubling; when nobody has a right to double any more, the play begins."""
    table = table.but(making)
    if making.trump is not None and to_double(table) is None:
        making = evolve(making, closed=True)
        table = table.but(making)
    return _in_play(table) if making.closed or table.phase == PLAY else table


def close_doubling(table: Table, making: Making) -> Table:
    """The table with the doubling at an end, as it stood in this."""
    table = table.but(evolve(making, closed=True))
    return _in_play(table)


def _in_play(table: Table) -> Table:
    """The table in play under what was made, or the play under way at its doubling."""
    contract = contract_made(table)
    if contract is None:
        return table
    return table.but(contract) if table.phase == PLAY else begin_play(table, contract)


def contract_made(table: Table) -> Contract | None:
    """What was made, played by the dealer, whoever named the trump."""
    making = making_of(table)
    return None if making.trump is None else Contract(0, making.trump, table.dealer, making.doubling)


def awaits_lead(table: Table) -> bool:
    """Whether the trump is made and nobody has led yet, the doubling over or not."""
    tricks = table.part(Tricks)
    return making_of(table).trump is not None and (tricks is None or not (tricks.cards or tricks.past or any(tricks.earlier)))


def leads_early(table: Table, act: Act) -> bool:
    """Whether the eldest hand leads, the trump being named, before the doubling is over."""
    early = table.phase == AUCTION and making_of(table).trump is not None
    return early and act.verb == "play" and act.seat == table.eldest


def play(table: Table, act: Act) -> Table:
    """A hand plays a card. The eldest hand's lead begins the play, though somebody may double still (ames 533-537)."""
    if table.phase == DEAL and making_of(table).trump is not None and act.seat is not None:
        table = _in_play(table.but(dealer=table.right(act.seat)))  # the log does not say who dealt, but whoever leads sits next
    return tricks.play(_in_play(table) if leads_early(table, act) else table, act)
