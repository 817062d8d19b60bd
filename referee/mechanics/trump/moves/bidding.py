"""Making the trump: a turn-up accepted or turned down, suits named, numbers bid, and what the maker then does before the play.

Everybody speaks once in a round, clockwise from the eldest hand. Who a ruling bars is not waited for. The cards that are laid
away for the turn-up or for the widow are counted here too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import evolve

from referee.core.cards import CARD, EMPTY, Card, Hand, Suit, hand_of, suit_of
from referee.core.parts import Part
from referee.core.record import PASS, Act, Seat
from referee.core.sanctions import must_pass
from referee.core.table import AUCTION, DEAL, OVER, PLAY, Table
from referee.core.values import frozen
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.tricks.moves.tricks import with_hand
from referee.mechanics.tricks.state import Tricks, empty_tricks, turn_taken, turn_told
from referee.mechanics.trump.turned import TurnUp, turned_up

if TYPE_CHECKING:
    from referee.mechanics.tricks.state import Tricks

#: how a log tells a bid; `call W 7H` and `call W pass` will do as well as `bids W 7H` and `passes W`
BIDDING = ("bids", "call")
#: how a log tells that the turn-up is accepted, and whatever else is said to make the trump
ACCEPTING = ("orders", "assists", "lifts")
SPEAKING = ("passes", "bids", "call", *ACCEPTING, "rejects", "makes")


@frozen
class Bidding(Part):
    """What has been said to make the trump, and what follows from it until the first lead."""

    #: who is to speak
    turn: Seat
    #: the first round is about the turn-up, or the bids; the second, where there is one, about another suit
    round: int = 1
    #: who has spoken in this round
    spoken: tuple[Seat, ...] = ()
    #: the highest bid
    best: Act | None = None
    #: a higher bid by a player who had spoken already; it stands once he leads on it (usp56 491-493)
    again: Act | None = None
    #: who makes the trump
    maker: Seat | None = None
    trump: Suit | None = None
    #: whether it is settled what is trump, or that nothing is
    named: bool = False
    #: those who play without their partners, one bit each
    alone: int = 0
    #: the partners that the maker has taken
    partners: tuple[Seat, ...] = ()
    #: whether the turn-up or the widow has come to a hand
    taken: bool = False
    #: who has passed for good, where there is more than one round of bids
    out: frozenset[Seat] = frozenset()
    #: who has to put another bid in the place of the one he made
    held: Seat | None = None
    #: how many cards each has laid away
    laid_away: tuple[int, ...] = ()

    def plays_alone(self, seat: Seat) -> bool:
        """Whether that player plays without his partner."""
        return bool(self.alone >> seat & 1)


def bidding_of(table: Table, first: Seat | None = None) -> Bidding:
    """The bidding as it stands, whose turn it is as the log tells last; where that tells neither this nor who dealt, whoever
    speaks first is the eldest hand."""
    bidding, told = table.part(Bidding), turn_told(table)
    if bidding is None:
        speaker = table.eldest if first is None or known_dealer(table) is not None else first
        bidding = Bidding(speaker, laid_away=(0,) * table.seats)
    return bidding if told is None else evolve(bidding, turn=told)


def begun(table: Table, act: Act) -> tuple[Table, Bidding]:
    """The table with its bidding begun."""
    bidding = bidding_of(table, act.seat)
    if table.part(Bidding) is None and known_dealer(table) is None:
        table = table.but(dealer=table.right(bidding.turn))
    return turn_taken(table.but(phase=AUCTION if table.phase == DEAL else table.phase), act.seat), bidding


def whose_turn(table: Table, act: Act | None = None) -> Seat:
    """Who is to speak; nobody waits for a player whom a ruling obliges to pass, or whose word out of turn it lets stand, or
    who has said what counts for nothing."""
    if act is not None and (passed := _passed_over(table, act)) is not None:
        table = passed
    bidding = bidding_of(table, act.seat if act else None)
    turn = bidding.turn
    for _ in range(table.seats):
        if turn not in bidding.spoken and (not must_pass(table, turn) or (act is not None and act.seat == turn)):
            return turn
        turn = table.left(turn)
    return bidding.turn


Speaks = Callable[[Table, Act], Table]


def _passed_over(table: Table, act: Act, speak: Speaks | None = None) -> Table | None:
    """The table on which the player in turn has passed, where his last word counted for nothing and now another goes on."""
    turn = bidding_of(table, act.seat).turn
    last = next((told for told in reversed(table.acts) if told.verb in SPEAKING and told is not act), None)
    if act.seat in (None, turn) or last is None or last.seat != turn or table.phase not in (DEAL, AUCTION):
        return None
    speak = speak or (table.game.play.moves.get("passes") if table.game.play else None)
    return None if speak is None else speak(table, Act("passes", turn))


def going_on(speak: Speaks) -> Speaks:
    """The move of a player who speaks, which passes over another whose word counted for nothing."""

    def speaks(table: Table, act: Act) -> Table:
        passed = None if is_settled(table) else _passed_over(table, act, speak)
        return speak(table if passed is None else passed, act)

    return speaks


def is_settled(table: Table) -> bool:
    """Whether it is known who makes the trump."""
    return table.part(Bidding) is not None and table[Bidding].maker is not None


def begins_here(table: Table, act: Act) -> bool:
    """Whether the log begins with the trump being made, and tells nothing of what was said before."""
    return table.part(Bidding) is None and turned_up(table) is None and act.verb in ("makes", *ACCEPTING)


def speaks_out_of_turn(table: Table, act: Act) -> bool:
    """Whether somebody speaks when it is another's turn."""
    if act.seat is None or table.phase not in (DEAL, AUCTION) or is_settled(table) or begins_here(table, act):
        return False
    return act.seat != whose_turn(table, act)


def names_too_early(table: Table, act: Act) -> bool:
    """Whether a suit is named while the turn-up may still be accepted."""
    may_speak = table.phase in (DEAL, AUCTION) and not is_settled(table)
    return may_speak and act.verb == "makes" and bidding_of(table).round == 1 and turned_up(table) is not None


# --- one after the other


def spoken(table: Table, bidding: Bidding, seat: Seat) -> Bidding:
    """The bidding after this player has spoken, and whoever is barred before him has been passed over."""
    skipped: list[Seat] = []
    turn = bidding.turn
    while turn != seat and must_pass(table, turn) and len(skipped) < table.seats:
        skipped.append(turn)
        turn = table.left(turn)
    return evolve(bidding, spoken=(*bidding.spoken, *skipped, seat), turn=table.left(seat))


def round_done(table: Table, bidding: Bidding) -> bool:
    """Whether everybody has spoken, those who are barred left out."""
    return all(seat in bidding.spoken or must_pass(table, seat) for seat in range(table.seats))


def passed_out(table: Table, bidding: Bidding) -> Table:
    """Nobody made the trump: the deal is over, and the next player deals."""
    following = table.left(table.dealer)
    return table.but(bidding, phase=OVER, next_dealer=following).comes_to("next dealer", table.name(following))


# --- what was turned up, and what was laid away


def turn_up(table: Table, act: Act) -> Table:
    """The next card of the pack is turned up."""
    return table.but(TurnUp(act.card)) if act.cards else table


def turned_suit(table: Table) -> Suit | None:
    """The suit of the card turned up, where it has one."""
    card = turned_up(table)
    return None if card is None or card == CARD["joker"] else suit_of(card)


def with_cards(table: Table, seat: Seat, new: Hand, away: Hand) -> Table:
    """A player takes some cards into his hand and lays others away."""
    return with_hand(table, seat, (table.hands[seat] | new) & ~away)


def takes_up(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    """A player takes cards into his hand; where they are not told, his hand is not known any more."""
    return with_cards(table, seat, hand_of(cards), EMPTY) if cards else table.but(unknown=table.unknown | 1 << seat)


def lay_away(table: Table, act: Act) -> Table:
    """A player lays cards away, for the turn-up or the widow that he took or simply for others."""
    bidding = table.part(Bidding)
    if bidding is None or act.seat is None:
        return table
    number = act.numbers[0] if act.numbers else len(act.cards)
    laid = tuple(each + (number if seat == act.seat else 0) for seat, each in enumerate(bidding.laid_away))
    table = with_cards(table, act.seat, EMPTY, hand_of(act.cards))
    if not act.cards and number:
        table = table.but(unknown=table.unknown | 1 << act.seat)
    return table.but(evolve(bidding, laid_away=laid))


def size_of_widow(table: Table) -> int:
    """How many cards the deal leaves for the widow, where all others are dealt out."""
    game, size = table.game, table.pack_used.size
    if game.play is None or "widow" not in game.play.moves or size // table.hand_size > table.seats:
        return 0
    return size % table.hand_size


def kept_of_widow(table: Table, seat: Seat) -> int:
    """How many cards more he has taken from the widow than laid away, or had to take; fewer are below nothing."""
    bidding = table.part(Bidding)
    told = sum(len(act.cards) for act in table.acts if act.verb == "widow" and act.seat == seat)
    took = told or size_of_widow(table)
    return 0 if bidding is None or not took or not bidding.laid_away[seat] else took - bidding.laid_away[seat]


def laid_away_wrongly(table: Table, seat: Seat | None) -> bool:
    """Whether this is the maker, and he laid away another number of cards than he took from the widow."""
    bidding = table.part(Bidding)
    return bidding is not None and seat is not None and bidding.maker == seat and kept_of_widow(table, seat) != 0


# --- into the play


def ready(table: Table, bidding: Bidding, leader: Seat, idle: int = 0) -> Table:
    """The table at the moment of the first lead."""
    tricks: Tricks = evolve(empty_tricks(table, leader, bidding.trump), idle=idle)
    if table.part(Tricks) is not None and table.phase != PLAY:
        tricks = evolve(tricks, earlier=table[Tricks].earlier)
    return table.but(bidding, tricks, phase=PLAY)


def is_pass(act: Act) -> bool:
    """Whether a player passes."""
    return (act.verb == "passes" and act.other is None and not act.cards) or (act.verb in BIDDING and act.call == PASS)


# --- bids, the highest of which makes the trump


class BidForm(Part):
    """What a game with bids says of them."""

    __slots__ = ()

    def knows(self, table: Table, act: Act) -> bool:
        """Whether the game has such a bid."""
        raise NotImplementedError

    def tops(self, table: Table, act: Act, last: Act) -> bool:
        """Whether a bid is higher than the last one."""
        raise NotImplementedError

    def may_take_widow(self, table: Table, seat: Seat) -> bool:
        """Whether the player is entitled to the widow as the bidding stands."""
        return True

    def partners(self, table: Table) -> int:
        """How many partners the highest bidder may name."""
        return 0


def is_high_enough(table: Table, act: Act) -> bool:
    """Whether a bid is one that the game knows, and higher than the last one."""
    form = table.game[BidForm]
    best = bidding_of(table, act.seat).best
    return form.knows(table, act) and (best is None or form.tops(table, act, best))


def bids_again(table: Table, act: Act) -> bool:
    """Whether a player who has spoken bids once more, before anything has come of the bidding."""
    bidding = table.part(Bidding)
    if bidding is None or act.seat not in bidding.spoken or is_pass(act) or bidding.taken or table.phase == OVER:
        return False
    return table.part(Tricks) is None or not (table[Tricks].cards or table[Tricks].past)


def may_be_maker(table: Table, seat: Seat) -> bool:
    """Whether a player has the highest bid, or one made out of place that he may yet play."""
    bidding = table.part(Bidding)
    return bidding is not None and any(bid is not None and bid.seat == seat for bid in (bidding.best, bidding.again))


Settle = Callable[[Table, Bidding], Table]


def bids(settle: Settle, all_passed: Settle = passed_out) -> Callable[[Table, Act], Table]:
    """The move of a player who bids or passes, once; after the last the highest bidder makes the trump."""

    def speak(table: Table, act: Act) -> Table:
        table, bidding = begun(table, act)
        if bids_again(table, act):
            return _held_open(table, act)
        if act.seat is None or bidding.maker is not None or act.seat in bidding.spoken or table.phase in (PLAY, OVER):
            return table
        if not is_pass(act) and not table.game[BidForm].knows(table, act):
            return table.but(bidding)  # as if he had said nothing: it is his turn still
        bidding = spoken(table, bidding, act.seat)
        if not is_pass(act) and is_high_enough(table, act):
            bidding = evolve(bidding, best=act)
        if not round_done(table, bidding):
            return table.but(bidding)
        if bidding.again is not None:
            return table.but(won(bidding))
        return all_passed(table, bidding) if bidding.best is None else settle(table, won(bidding))

    return going_on(speak)


def _held_open(table: Table, act: Act) -> Table:
    """The table after a second bid: the best bid stands, but who plays on which is seen from what is done next."""
    bidding = bidding_of(table)
    form = table.game[BidForm]
    last = bidding.again or bidding.best
    barred = act.seat is not None and must_pass(table, act.seat)
    if barred or not form.knows(table, act) or (last is not None and not form.tops(table, act, last)):
        return table
    return table.but(evolve(bidding, again=act), phase=AUCTION)


def won(bidding: Bidding) -> Bidding:
    """The bidding once the highest bidder has it."""
    return bidding if bidding.best is None else evolve(bidding, maker=bidding.best.seat)


def taken_for_closed(table: Table, act: Act, settle: Settle) -> Table:
    """The table with the bidding closed where the highest bidder goes on, though the log tells no passes of the others.

    A bid that was its player's second stands when he goes on with it.
    """
    bidding = table.part(Bidding)
    if bidding is not None and bidding.again is not None and act.seat is not None and may_be_maker(table, act.seat):
        if act.seat == bidding.again.seat:
            bidding = evolve(bidding, best=bidding.again, partners=())
        return settle(table, won(evolve(bidding, again=None)))
    if bidding is None or bidding.maker is not None or bidding.best is None or act.seat != bidding.best.seat:
        return table
    return settle(table, won(bidding))


def widow_for(settle: Settle) -> Callable[[Table, Act], Table]:
    """The move of the highest bidder who takes the widow into his hand; without a player the log tells what lies in it."""

    def takes_widow(table: Table, act: Act) -> Table:
        table = taken_for_closed(table, act, settle)
        bidding = table.part(Bidding)
        if bidding is None or act.seat is None or act.seat != bidding.maker or bidding.taken:
            return table
        told = next((told.cards for told in reversed(table.acts) if told.verb == "widow" and told.seat is None), ())
        table = with_cards(table, act.seat, hand_of(act.cards or told), EMPTY)
        return table.but(evolve(bidding, taken=True))

    return takes_widow


def names_trump_next(table: Table, bidding: Bidding) -> Table:
    """The highest bidder has it, and goes on to name the trump."""
    return table.but(bidding, phase=AUCTION)
