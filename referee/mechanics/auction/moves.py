"""The auction: calls are applied as they were made, regular or not.

A call that a ruling holds up (out of turn, insufficient, inadmissible) stands until the table deals with it: the offender
puts another in its place, the player whose turn it was calls, attention is drawn to it, or the next player calls over it.
The matter on the docket keeps the auction as it was before, and that is what the table goes back to.
"""

from collections.abc import Sequence

from attrs import evolve

from referee.core.long import Long
from referee.core.matter import Matter
from referee.core.parts import Part
from referee.core.record import DOUBLE, PASS, REDOUBLE, Act, Call, Run, Seat, bid, denomination_of, level_of
from referee.core.sanctions import must_pass
from referee.core.subject import MUST_BE_REPLACED, OUT_OF_TURN
from referee.core.table import AUCTION, DEAL, OVER, PLAY, Table, beside
from referee.mechanics.auction.state import NO_BID, NO_CALLS, Auction
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.setting.board import board_of
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import Tricks, empty_tricks, turn_taken, turn_told

SEVEN_NO_TRUMP: Call = 34
#: as many call at a table of four
SEATS = 4

#: how a log tells a call: `simultaneous` is one made together with another player's
CALLS = ("call", "simultaneous")


def begin_auction(table: Table) -> Table:
    """The table at the moment the dealer is to call."""
    return table.but(_before_first_call(table), phase=AUCTION)


def _before_first_call(table: Table) -> Auction:
    first, around = first_to_call(table, table.dealer), table.around or tuple(range(table.seats))
    return Auction(first, around=around, sides=table.sides_around)


def first_to_call(table: Table, caller: Seat) -> Seat:
    """Who is to call first: he whose turn the log tells, or else the dealer."""
    turn = turn_told(table)
    return _dealer_as(table, caller) if turn is None else turn


def _dealer_as(table: Table, caller: Seat) -> Seat:
    """Who dealt: where neither log nor sheet tells it, whoever calls first (a table has 0 then)."""
    told = table.dealer or board_of(table).number is not None or table.noted("dealer")
    return table.dealer if told else caller


def is_sufficient(auction: Auction, call: Call) -> bool:
    """Whether a bid tops the last one."""
    return call > auction.bid


def lowest_sufficient(auction: Auction, denomination: int) -> Call:
    """The lowest bid in a denomination that tops the last one."""
    call = denomination
    while call <= auction.bid:
        call += 5
    return call


def may_double(auction: Auction, seat: Seat, call: Call) -> bool:
    """Whether a double or redouble is proper: the opponents' bid undoubled, or the own side's bid doubled."""
    if auction.bid == NO_BID:
        return False
    own = auction.sides[auction.bidder] == auction.sides[seat]
    return not own and auction.doubling == 1 if call == DOUBLE else own and auction.doubling == 2


def after_call(auction: Auction, seat: Seat, call: Call) -> Auction:
    """The auction with one more call in it, whoever made it; the turn passes to the caller's left."""
    calls, around = auction.calls.with_more((seat, call)), auction.around
    turn = beside(around, seat, 1)
    bid, bidder, doubling, passes, closed = auction.bid, auction.bidder, auction.doubling, 0, False
    if call == PASS:
        passes = auction.passes + 1
        closed = is_closed(bid, passes, calls, len(around))
    elif call in (DOUBLE, REDOUBLE):
        doubling = 2 if call == DOUBLE else 4
    else:
        bid, bidder, doubling = call, seat, 1
    return Auction(turn, calls, bid, bidder, doubling, passes, closed, around, auction.sides)


def before_last_of(auction: Auction, seat: Seat) -> Auction:
    """The auction as it was before the last call of this player."""
    return until_turn_of(auction, max(place for place, (caller, _) in enumerate(auction.calls) if caller == seat), seat)


def until_turn_of(auction: Auction, place: int, seat: Seat) -> Auction:
    """The auction with its first calls alone, and the turn with this player."""
    calls = auction.calls[:place]
    before = evolve(
        auction, turn=calls[0][0] if calls else seat, calls=NO_CALLS, bid=NO_BID, doubling=1, passes=0, closed=False
    )
    for caller, made in calls:
        before = after_call(before, caller, made)
    return evolve(before, turn=seat, closed=False)


def last_call_of(auction: Auction, seat: Seat | None) -> Call | None:
    """The last call of this player, if he has called."""
    return next((made for caller, made in reversed(auction.calls) if caller == seat), None)


def is_closed(bid: Call, passes: int, calls: Sequence[tuple[Seat, Call]], callers: int = SEATS) -> bool:
    """Whether the auction is over after these calls, with that last bid and so many passes since the last call that was none.

    Nobody loses his only chance to call because his partner's illegal pass was accepted (usp56 820).
    """
    return passes >= (callers if bid == NO_BID else callers - 1) and len(dict(calls)) == callers


def contract_of(auction: Auction, names: tuple[str, ...]) -> Contract | None:
    """The contract of a closed auction: the last bid, played by the one of that side who first named its denomination."""
    if auction.bid == NO_BID:
        return None
    denomination = denomination_of(auction.bid)
    side = auction.sides[auction.bidder]
    for seat, call in auction.calls:
        if call >= 0 and auction.sides[seat] == side and denomination_of(call) == denomination:
            return Contract(level_of(auction.bid), denomination, seat, auction.doubling, names)
    return Contract(level_of(auction.bid), denomination, auction.bidder, auction.doubling, names)


def with_auction(table: Table, auction: Auction) -> Table:
    """The table with this auction; a closed one ends in the play, or in nothing where all passed."""
    if not auction.closed:
        return table.but(auction, phase=AUCTION)
    contract = contract_of(auction, table.names)
    if contract is None:
        return table.but(auction, phase=OVER)
    return begin_play(table, contract, auction)


def begin_play(table: Table, contract: Contract, *told: Part) -> Table:
    """The table at the moment of the opening lead, with what has led to it."""
    earlier = table[Tricks].earlier if table.part(Tricks) else ()
    leader = table.left(contract.declarer)
    if contract.names != table.names:
        contract = evolve(contract, names=table.names)
    table = table.but(*told, contract, empty_tricks(table, leader, contract.trump, earlier), phase=PLAY)
    play = table.game.play
    return play.contracted(table) if play and play.contracted else table


def auction_told(table: Table) -> Auction:
    """The auction as it stands. A log that begins after it tells only what the contract says of it."""
    auction, contract = table.part(Auction), table.part(Contract)
    if auction is not None:
        return auction
    if contract is None:
        return Auction(table.dealer, closed=table.phase in (PLAY, OVER))
    last = bid(contract.level, contract.denomination)
    return Auction(
        table.left(contract.declarer), bid=last, bidder=contract.declarer, doubling=contract.doubling, passes=SEATS - 1,
        closed=True,
    )  # fmt: skip


# --- what holds the auction up


def held_up(table: Table) -> Matter | None:
    """The call out of turn that still waits to be accepted or cancelled, if there is one."""
    return next((m for m in reversed(table.docket) if m.breach.waits == OUT_OF_TURN and m.call is not None), None)


def to_replace(table: Table, seat: Seat) -> Matter | None:
    """The call that this player must replace, as long as nobody has called over it."""
    auction = table.part(Auction)
    if auction is None or not auction.calls or auction.calls[-1][0] != seat:
        return None
    return next((m for m in reversed(table.docket) if m.breach.waits == MUST_BE_REPLACED and m.seat == seat), None)


def is_replacement(table: Table, act: Act) -> bool:
    """Whether this call takes the place of the offender's own last one."""
    return act.seat is not None and to_replace(table, act.seat) is not None


def whose_turn(table: Table) -> Seat | None:
    """Who is to call, a call out of turn that waits to be accepted left aside."""
    matter = held_up(table)
    if matter is not None:
        return matter.was(Auction).turn
    return table[Auction].turn if table.part(Auction) else None


# --- moves


def call(table: Table, act: Act) -> Table:
    """A player calls."""
    if table.phase == DEAL and table.part(Auction) is not None:
        table = table.but(phase=AUCTION)  # who calls first was settled before the deal
    elif table.phase == DEAL:
        dealer = table.dealer if act.seat is None else _dealer_as(table, act.seat)
        table = begin_auction(table if dealer == table.dealer else table.but(dealer=dealer))
    table, seat = turn_taken(table, act.seat), act.seat
    auction = table.part(Auction)
    if auction is None or act.call is None:
        return table
    if seat is None:
        seat = auction.turn
    if auction.closed or table.phase == PLAY:
        return table  # a call after the auction has no effect; what the law makes of it is the detectors' business
    return with_auction(table, after_call(auction_for(table, seat), seat, act.call))


def auction_for(table: Table, seat: Seat) -> Auction:
    """The auction to which this player's call is added: back before a call that he replaces, or that his turn cancels."""
    auction = table.part(Auction)
    assert auction is not None
    mine = to_replace(table, seat)
    if mine is not None:
        return mine.was(Auction)
    if auction.turn == table.right(seat) and must_pass(table, auction.turn):
        return after_call(auction, auction.turn, PASS)  # nobody need wait for a pass that is obligatory (usp56 824)
    waiting = held_up(table)
    if waiting is not None and waiting.was(Auction).turn == seat and waiting.seat != seat:
        return waiting.was(Auction)
    return auction


def takes_effect(act: Act) -> bool:
    """Whether the act is a call that counts: one made, or one changed at once."""
    return act.verb in CALLS or (act.verb == "changes" and act.how == "at-once")


def reopens(table: Table, act: Act) -> bool:
    """Whether a player changes at once the very call that has closed the auction: nothing else has been done since."""
    auction = table.part(Auction)
    closed_by = auction.calls[-1][0] if auction is not None and auction.closed else None
    return act.how == "at-once" and closed_by is not None and closed_by == act.seat and not has_begun(table)


def called_upon(table: Table, act: Act) -> Auction | None:
    """The auction upon which this call is made; None where it is none, or has no effect."""
    if act.seat is None or act.call is None or not takes_effect(act):
        return None
    if table.phase not in (DEAL, AUCTION) and not reopens(table, act):
        return None
    auction = table.part(Auction)
    if auction is None:
        return begin_auction(table).part(Auction)
    if act.verb in CALLS:
        return auction_for(table, act.seat)
    return before_last_of(auction, act.seat) if auction.calls and auction.calls[-1][0] == act.seat else None


def change(table: Table, act: Act) -> Table:
    """A player changes his call: at once, and it is changed; later, and the change is void."""
    auction = table.part(Auction)
    if auction is None or act.call is None or act.seat is None or act.how != "at-once":
        return table
    if not auction.calls or auction.calls[-1][0] != act.seat:
        return table
    if auction.closed and not reopens(table, act):
        return table
    table = table.without(Contract, Tricks) if auction.closed else table
    return with_auction(table, after_call(before_last_of(auction, act.seat), act.seat, act.call))


def as_meant(table: Table, act: Act) -> Act:
    """A call in the place of one that the player has just taken back changes that one, unless it was in dispute."""
    last, auction = table.log[table.told - 1] if table.told else None, table.part(Auction)
    if not isinstance(last, Act) or last.verb != "retracts" or last.call is None or auction is None or table.docket:
        return act
    changes = last.seat == act.seat and auction.calls[-1:] == ((last.seat, last.call),)
    return evolve(act, verb="changes") if changes else act


def take_calls(table: Table, runs: Sequence[Run]) -> tuple[Table, int]:
    """The table after the runs of calls that are in turn and proper throughout, and how many those are."""
    for taken, run in enumerate(runs):
        auction = table.part(Auction)
        if auction is None and table.phase == DEAL:
            auction = _before_first_call(table)
        elif table.phase != AUCTION:
            auction = None
        after = after_run(auction, run) if auction is not None else None
        if auction is None or after is None:
            return table, taken
        table = with_auction(turn_taken(table, auction.turn), after)
    return table, len(runs)


def after_run(auction: Auction, run: Run) -> Auction | None:
    """The auction after these calls, if each of them is in turn and proper."""
    if auction.closed or run.first not in (None, auction.turn) or len(auction.around) != SEATS:
        return None
    seat, last, bidder, doubling, passes = auction.turn, auction.bid, auction.bidder, auction.doubling, auction.passes
    calls, sides = list(auction.calls), auction.sides
    for made in run.moves:
        if passes >= 3 and is_closed(last, passes, calls):
            return None  # the auction was closed before this call
        if made == PASS:
            passes += 1
        else:
            if made >= 0:
                if made <= last or made > SEVEN_NO_TRUMP:
                    return None
                last, bidder, doubling = made, seat, 1
            elif last == NO_BID or doubling != -made - 1 or (sides[bidder] == sides[seat]) != (made == REDOUBLE):
                return None
            else:
                doubling *= 2
            passes = 0
        calls.append((seat, made))
        seat = (seat + 1) % SEATS
    closed = is_closed(last, passes, calls)
    return Auction(seat, Long(calls), last, bidder, doubling, passes, closed, auction.around, sides)
