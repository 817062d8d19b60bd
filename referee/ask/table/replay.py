"""The acts of a telling, told to a table of which only that much is known, before the detectors that judge logs.

What is not told is not there, and a detector that needs it sees nothing (`Untold`): nobody is accused from silence. Two things
are taken for granted unless somebody says otherwise: that a player did it at his turn, and that a trick has gone before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from attrs import evolve, field, frozen

from referee.ask.hearing.acts import OFF_SUIT, Deed
from referee.ask.hearing.heard import Found, Happened
from referee.ask.hearing.obliged import Obliged
from referee.ask.hearing.position import OF_SUIT_LED
from referee.ask.hearing.state import DONE, EARLIER, STOOD
from referee.ask.table.partly import part_of, part_of_table, told_act
from referee.ask.table.scene import seen_in
from referee.ask.words.contractors import is_a_ladder
from referee.core.cards import CLUBS, RANKS, SUITS, Card, card, lowest, suit_of
from referee.core.expect import Form, Kind
from referee.core.game import Game
from referee.core.long import Long
from referee.core.people import OFFENDER, PLAYERS, Person, Seating
from referee.core.record import DOUBLE, PASS, REDOUBLE, Act, Call, Seat, call_text
from referee.core.rulings import NOTHING_SETTLED
from referee.core.sanctions import Duty
from referee.core.subject import Subject
from referee.core.table import AUCTION, PLAY, Table
from referee.families.bridge.binds import PASS_THROUGHOUT
from referee.mechanics.auction.state import NO_BID, Auction
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.tricks.state import Claims, Doubts, Tricks

#: whose turn it was when this deed was done, where that is told
TurnTold = Callable[[Deed, Seating], Seat | None]
#: so many passes after a bid end the auction
_CLOSING = 3
#: nobody replays a telling in more seatings than these
MOST_SEATINGS = 36


@frozen
class Replayed:
    """A breach found so, and the deed that it is."""

    found: Found
    deed: Deed
    #: the bid that stood, and who made it
    bid: Call | None = None
    bidder: Seat | None = None
    doubling: int = 0

    def same(self, other: Replayed) -> bool:
        """Whether it is the same breach in the same deed, whoever sits where."""
        return self.deed is other.deed and self.found.breach is other.found.breach


@frozen
class Replay:
    """What replaying a telling comes to."""

    breaches: tuple[Replayed, ...] = ()
    #: why nothing is wrong with it, where all of it was replayed
    in_order: str = ""


@frozen
class _Known:
    """What is known of the table so far."""

    calls: tuple[tuple[Seat, Call], ...] = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    hands: Mapping[Seat, int] = field(factory=dict)
    #: whether all have passed after the last bid
    closed: bool = False

    @property
    def doubling(self) -> int:
        """1 undoubled, 2 doubled, 4 redoubled, as far as it is told."""
        since = next((place for place, (_, call) in enumerate(reversed(self.calls)) if call >= 0), len(self.calls))
        last = {call for _, call in self.calls[len(self.calls) - since :]}
        return 4 if REDOUBLE in last else 2 if DOUBLE in last else 1

    @property
    def bid(self) -> tuple[Seat | None, Call]:
        """The last bid, and who made it."""
        return next(((seat, call) for seat, call in reversed(self.calls) if call >= 0), (None, NO_BID))


def replay(
    game: Game, deeds: Sequence[Deed], seatings: Sequence[Seating], turn_told: TurnTold, bound: Sequence[Obliged] = ()
) -> Replay:
    """What the detectors see in the deeds that are told as done, wherever everybody may sit; some are bound to pass."""
    apart = {tuple((name, seat) for name, seat in seating.items() if name != OFFENDER): seating for seating in seatings}
    if not deeds or not 0 < len(apart) <= MOST_SEATINGS:
        return Replay()
    every = [_replay(game, deeds, seating, turn_told, bound) for seating in apart.values()]
    first = every[0]
    common = tuple(each for each in first.breaches if all(any(each.same(other) for other in one.breaches) for one in every))
    return Replay(common, first.in_order if all(one.in_order for one in every) else "")


def _replay(game: Game, deeds: Sequence[Deed], seating: Seating, turn_told: TurnTold, bound: Sequence[Obliged]) -> Replay:
    found: list[Replayed] = []
    calls, others = 0, 0 if is_a_ladder(game) else 1
    players = seating[PLAYERS]
    anybody = _nobody_told(deeds, seating, players)
    known = _Known(hands=dict(_held(deeds, seating, anybody)))
    for place, deed in enumerate(deeds):
        if deed.state == STOOD:
            known = _stands(known, deed, deeds[place + 1 :], seating, players)
            continue
        if _closes(deed, known):
            known, calls = evolve(known, closed=True), calls + 1
            continue
        seat = seat_of(deed.happened.who, seating)
        whoever = seat if seat is not None else _next_to_call(known, players) if deed.happened.verb == "call" else anybody
        if deed.happened.how == OFF_SUIT and not known.trick and whoever is not None and known.hands.get(whoever):
            known = evolve(known, trick=(((whoever - 1) % players, lowest(known.hands[whoever])),))
        act = None if deed.state not in (DONE, EARLIER) or whoever is None else _act(deed, whoever, known)
        if act is None or act.seat is None or (seat is None and deed.happened.who is not None):
            others += deed.happened.verb != "hand"
            continue
        turn = None if seat is None else turn_told(deed, seating)
        table = _table(game, known, act.seat if turn is None else turn, act)
        if table is None:
            others += 1
            continue
        table = table.but(duties=tuple(_to_pass(bound, deed, seating)))
        bidder, bid = known.bid
        for matter in seen_in(table, act):
            if matter.breach.suspect or matter.seat != act.seat or _is_of_another_trick(matter.breach):
                continue
            if seat is None and not _whoever_did_it(matter.breach):
                continue
            stood = None if bid == NO_BID else bid
            found.append(Replayed(Found(matter.breach, seat, matter.why), deed, stood, bidder, known.doubling))
        calls += act.verb == "call"
        known = _after(known, act, act.seat)
    return Replay(tuple(found), "" if found or others or not calls else _ladder(known))


def _to_pass(bound: Sequence[Obliged], deed: Deed, seating: Seating) -> Iterator[Duty]:
    """The duties to pass that are told before this deed."""
    for each in bound:
        seat = seat_of(each.who, seating)
        if seat is not None and each.place < deed.first:
            yield part_of(Duty, kind=PASS_THROUGHOUT, seat=seat, matter=0, card=None, suit=None, call=None, other=None)


def _closes(deed: Deed, known: _Known) -> bool:
    """Whether so many passes are told in one that the auction is over: `three no, pass pass pass`."""
    passes = deed.happened.call == PASS and (deed.number or 0) >= _CLOSING and deed.state in (DONE, EARLIER)
    return passes and known.bid[0] is not None


def _whoever_did_it(breach: Subject) -> bool:
    """Whether it is one by whomever it was done."""
    return isinstance(breach, Kind) and breach.form in (Form.LIMIT, Form.KNOWN, Form.FIT)


def _is_of_another_trick(breach: Subject) -> bool:
    """Whether it is that somebody played twice, which he did to another trick."""
    return isinstance(breach, Kind) and breach.form is Form.COUNT


def _nobody_told(deeds: Sequence[Deed], seating: Seating, players: int) -> Seat | None:
    """Where somebody may sit of whom nothing is told."""
    taken = {seat_of(deed.happened.who, seating) for deed in deeds}
    return next((seat for seat in range(players) if seat not in taken), None)


def _next_to_call(known: _Known, players: int) -> Seat:
    """The same where calls are told: to the left of whoever called last."""
    return (known.calls[-1][0] + 1) % players if known.calls else 0


def _stands(known: _Known, deed: Deed, after: Sequence[Deed], seating: Seating, players: int) -> _Known:
    """What is known of the table with what is told in passing on it: by whom it is told, or by the player before the next."""
    happened = deed.happened
    seat = seat_of(happened.who, seating)
    if seat is None:
        next_to_act = next((seat_of(each.happened.who, seating) for each in after if each.state != STOOD), None)
        seat = ((_next_to_call(known, players) if next_to_act is None else next_to_act) - 1) % players
    if happened.verb == "call" and happened.call is not None:
        return evolve(known, calls=(*known.calls, (seat, happened.call)), trick=())
    if happened.verb == "play" and (cards := _cards(happened)):
        return evolve(known, trick=((seat, cards[0]),))
    return known


def seat_of(person: Person | None, seating: Seating) -> Seat | None:
    """Where he sits in this seating; of those of a side, one."""
    if person is None or not person.needs <= seating.keys():
        return None
    seats = person.seats(seating)
    return min(seats, default=None) if len(seats) == 1 or person.group else None


def _held(deeds: Sequence[Deed], seating: Seating, anybody: Seat | None) -> Iterator[tuple[Seat, int]]:
    """The cards that each is told to have held: those that he has, that he plays, or of the suit that was led."""
    held: dict[Seat, int] = {}
    led: tuple[Card, ...] = ()
    off_suit = (_some(CLUBS),) if any(deed.happened.how == OFF_SUIT for deed in deeds) else ()
    for deed in deeds:
        happened, seat = deed.happened, seat_of(deed.happened.who, seating)
        if deed.state not in (DONE, EARLIER, STOOD) or happened.verb not in ("hand", "play"):
            continue
        if happened.who is None and deed.state != STOOD:
            seat = anybody
        cards = (led or off_suit) if happened.how == OF_SUIT_LED else _cards(happened)
        if happened.verb == "play" and not led:
            led = cards[:1]
        if cards and seat is not None:
            held[seat] = held.get(seat, 0) | sum(1 << each for each in set(cards))
    yield from held.items()


def _cards(happened: Happened) -> tuple[Card, ...]:
    """The cards of an act; of those that are told by their suit alone, one of that suit."""
    if happened.cards or happened.suit is None:
        return happened.cards
    return (_some(happened.suit, -1 if happened.verb == "hand" else -2),)


def _some(suit: int, place: int = -1) -> Card:
    """A card of a suit of which no more is told."""
    return card(suit, RANKS[place])


def _act(deed: Deed, seat: Seat, known: _Known) -> Act:
    """The deed as an act; of a card that is told by its suit alone, any of that suit, and by another suit, any of another."""
    happened = deed.happened
    how, cards = happened.how, happened.cards
    if happened.verb == "play":
        cards = _cards(happened)
        if how == OFF_SUIT and known.trick:
            how, cards = "", (_some((suit_of(known.trick[0][1]) + 1) % len(SUITS), -2),)
    return told_act(happened.verb, seat, how=how, cards=cards, call=happened.call, suit=happened.suit)


def _table(game: Game, known: _Known, turn: Seat, act: Act) -> Table | None:
    """The table as far as it is known when this is done, in the parts of the game that can be replayed so."""
    table = part_of_table(game, duties=(), docket=(), settled=NOTHING_SETTLED, rights=(), clock=1, told=0).but(
        part_of(Claims, faced=frozenset())
    )
    if act.verb == "call" and hasattr(act, "call"):
        bidder, bid = known.bid
        if known.calls and known.calls[-1][0] == act.seat:
            return None  # he says something else instead
        stood = {} if bidder is None else {"bid": bid, "bidder": bidder, "doubling": known.doubling}
        told = part_of(Auction, turn=turn, calls=Long(known.calls), closed=known.closed, **stood)
        return table.without(Contract).without(Tricks).but(told, phase=PLAY if known.closed else AUCTION)
    if act.verb == "play" and act.cards and known.trick:
        hands = tuple(known.hands.get(seat, 0) for seat in range(len(table.names)))
        every = (1 << len(table.names)) - 1
        tricks = part_of(
            Tricks, turn=turn, order=game.order(None), cards=known.trick, winners=(), past=(), early=(), earlier=(1, 0), idle=0
        )
        return table.but(tricks, Doubts(), phase=PLAY, hands=hands, unknown=every, dealt=hands)
    return None if act.verb != "play" or not act.cards else table


def _after(known: _Known, act: Act, seat: Seat) -> _Known:
    if act.verb == "call":
        return (
            _Known((*known.calls, (seat, act.call)), (), known.hands, known.closed)
            if hasattr(act, "call") and act.call is not None
            else known
        )
    if act.verb == "play" and act.cards:
        again = any(each == seat for each, _ in known.trick)
        return _Known(known.calls, ((seat, act.cards[0]),) if again else (*known.trick, (seat, act.cards[0])), known.hands)
    return known


def _ladder(known: _Known) -> str:
    """Why the bids told are in order."""
    bids = [call_text(call) for _, call in known.calls if call >= 0]
    return f"{' over '.join(reversed(bids))}: each bid tops the last; nothing is wrong with it" if len(bids) > 1 else ""
