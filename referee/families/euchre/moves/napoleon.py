"""How napoleon moves: one bid each, the suit of the bidder's first lead is trump, and chips are settled after every deal."""

from attrs import evolve, frozen

from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.euchre.moves import lowest_deals
from referee.families.euchre.moves.euchre import tricks_of
from referee.families.euchre.score.chips import ChipsResult
from referee.families.euchre.score.napoleon import BID_NAMES, NAP, deal_entries, revoke_entries, tricks_needed
from referee.mechanics.deal.moves import DEAL_MOVES, known_dealer
from referee.mechanics.rulings.moves import ByLaw, by_law_of
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.state import Tricks, suit_here
from referee.mechanics.trump.moves.bidding import (
    Bidding,
    BidForm,
    begun,
    bids,
    lay_away,
    ready,
    round_done,
    spoken,
    taken_for_closed,
    takes_up,
    widow_for,
    won,
)
from referee.mechanics.trump.moves.makers import others

BIDS = {name: bid for bid, name in BID_NAMES.items()}
#: what lies beside the hands: nothing, five cards for him who plays nap, one card to be looked at
NO_WIDOW, FIVE_CARDS, ONE_CARD = 0, 5, 1


@frozen
class NapForm(BidForm):
    """What one form of napoleon has of its own."""

    #: the cards of the widow
    widow: int = NO_WIDOW
    #: whether a lost nap on the widow costs as much as it wins (usp56 4181)
    dear: bool = False

    def knows(self, table: Table, act: Act) -> bool:
        """Whether the game has such a bid: one trick to five, or one of the names for all five."""
        return act.how in BIDS or (bool(act.numbers) and 1 <= act.number <= NAP)

    def tops(self, table: Table, act: Act, last: Act) -> bool:
        """More tricks top fewer; wellington tops nap, and blucher wellington."""
        return rank(act) > rank(last)


def rank(act: Act | None) -> int:
    """How high a bid ranks: by its tricks, the names for all five above each other."""
    if act is None:
        return 0
    return BIDS.get(act.how, act.number if act.numbers else 0) if act.verb == "bids" else NAP


def settle(table: Table, bidding: Bidding) -> Table:
    """The highest bidder leads, against all others; the suit of his card will be trump."""
    table = table.but(sided=tuple(int(seat != bidding.maker) for seat in range(table.seats)))
    return ready(table, bidding, bidding.maker or 0)


speak = bids(settle)


def takes_widow(table: Table, act: Act) -> Table:
    """A player takes the five cards in the place of a bid, and so bids nap; the highest bidder takes the one card."""
    form = table.game[NapForm]
    bidding = table.part(Bidding)
    if act.seat is None or form.widow != FIVE_CARDS or (bidding is not None and bidding.maker is not None):
        return _one_card(table, act)
    table, bidding = begun(table, act)
    table = table.but(bidding).note(act)
    if act.seat in bidding.spoken or rank(bidding.best) >= NAP:
        return table
    bidding = evolve(spoken(table, bidding, act.seat), best=act, taken=True)
    table = takes_up(table, act.seat, act.cards)
    return settle(table, won(bidding)) if round_done(table, bidding) else table.but(bidding)


_one_card = widow_for(settle)


def play(table: Table, act: Act) -> Table:
    """A hand plays a card; the first card of the bidder makes its suit trump."""
    table = taken_for_closed(table, act, settle)
    led = table.part(Tricks)
    if led is not None and led.trump is None and act.seat == _maker(table) and act.cards and not (led.cards or led.past):
        order = table.game.order(suit_here(table, act.card))
        table = table.but(evolve(led, order=order))
    return tricks.play(table, act)


def trump(table: Table, act: Act) -> Table:
    """A log that begins after the first lead only says what that made trump."""
    best = table[Bidding].best if table.part(Bidding) else None
    table = taken_for_closed(table, evolve(act, seat=None if best is None else best.seat), settle)
    led = table.part(Tricks)
    return table if led is None or led.past or led.cards else table.but(evolve(led, order=table.game.order(act.suit)))


def _maker(table: Table) -> Seat | None:
    return table[Bidding].maker if table.part(Bidding) else None


# --- what it comes to


def contract_told(bidding: Bidding, table: Table) -> str:
    """The bid and who made it."""
    bid = rank(bidding.best)
    named = BID_NAMES.get(bid, f"{bid} tricks" if bid > 1 else "1 trick")
    return f"{named} by {table.name(bidding.maker)}" if bidding.maker is not None else ""


def result(table: Table) -> tuple[ChipsResult | None, ChipsResult | None]:
    """The chips of the deal, as it was played and as it is ruled."""
    bidding = table.part(Bidding)
    if bidding is None or (bidding.maker is None and table.phase != OVER):
        return None, None
    following = None if known_dealer(table) is None else table.left(table.dealer)
    antes = tuple(
        (seat, int(act.amounts[0]) if act.amounts else 1)
        for act in table.acts
        if act.verb == "antes"
        for seat in (range(table.seats) if act.seat is None else (act.seat,))
    )
    ended = ChipsResult(
        contract=contract_told(bidding, table), put_in=antes, dealer=table.dealer, next_dealer=following, number=table.number
    )
    if bidding.maker is None:
        return ended, None if table.void else ended
    number = tricks_of(table, bidding.maker)
    played = evolve(ended, complete=False)
    if number is not None:
        lines = _lines(table, bidding, number, by_law=False)
        played = _with_pool(evolve(ended, tricks=str(number), lines=lines), bidding, number)
    if table.void:
        return played, None
    return played, _ruled(table, bidding, played, number)


def _ruled(table: Table, bidding: Bidding, played: ChipsResult, number: int | None) -> ChipsResult:
    assert bidding.maker is not None
    said = by_law_of(table)
    fined = evolve(played, put_in=(*played.put_in, *said.fines))
    if said.revoker is not None:
        against = list(others(table, bidding.maker))
        lines = revoke_entries(rank(bidding.best), bidding.maker, said.revoker, against, _dear(table, bidding))
        return evolve(fined, lines=(*lines, *said.beside), complete=True, winner=None, doubles=None)
    if number is None:
        return played
    lines = (*_lines(table, bidding, number, by_law=True), *said.beside)
    return played if lines == played.lines and not said.fines else evolve(fined, lines=lines)


def _lines(table: Table, bidding: Bidding, number: int, *, by_law: bool) -> tuple[Entry, ...]:
    assert bidding.maker is not None
    bid, against = rank(bidding.best), list(others(table, bidding.maker))
    made = number >= tricks_needed(bid)
    said = by_law_of(table) if by_law else ByLaw()
    return deal_entries(bid, bidding.maker, against, made, _dear(table, bidding), said.scoreless, said.exempt)


def _dear(table: Table, bidding: Bidding) -> bool:
    form = table.game[NapForm]
    return form.dear and bidding.taken and bidding.best is not None and bidding.best.verb == "widow"


def _with_pool(ended: ChipsResult, bidding: Bidding, number: int) -> ChipsResult:
    """The pool goes to whoever takes all five on a bid of nap, and is doubled by whoever fails."""
    if rank(bidding.best) != NAP:
        return ended
    return evolve(ended, winner=bidding.maker) if number == tricks_needed(NAP) else evolve(ended, doubles=bidding.maker)


NAPOLEON_PLAY = Play(
    "one bid each; the highest bidder leads, and the suit of his card is trump; five tricks",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | {
        "draws": lowest_deals.draw,
        "bids": speak,
        "passes": speak,
        "call": speak,
        "widow": takes_widow,
        "discards": lay_away,
        "play": play,
        "trump": trump,
        "antes": moves_nothing,
        "rule": moves_nothing,
        "looks": moves_nothing,
        "pays": moves_nothing,
    },
    result=result,
)
