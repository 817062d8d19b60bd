"""How spoil five moves: a card turned up and robbed, tricks until somebody has three, and a pool (usp56 4183-4231)."""

from collections.abc import Iterable

from attrs import evolve

from referee.core.cards import EMPTY, Card, Hand, bit, card, cards_of, hand_of, suit_of
from referee.core.game import Game, Play
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import DEAL, OVER, PLAY, Table
from referee.families.euchre.moves.rankings import ACE_OF_HEARTS
from referee.families.euchre.score.chips import ChipsResult
from referee.families.euchre.score.spoil_five import TO_WIN, TRICKS, forty_five_entries, pool_entries, winner
from referee.mechanics.deal.moves import DEAL_MOVES, known_dealer
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.state import Trick, Tricks, empty_tricks, order_here, takers
from referee.mechanics.trump.moves.bidding import with_cards
from referee.mechanics.trump.moves.makers import ended
from referee.mechanics.trump.turned import TurnUp, turned_up
from referee.score.pool import waiting
from referee.score.race import RaceResult

#: an optional rule, by its word
BY_DIFFERENCE = "by-difference"

# --- the turn-up


def turn_up(table: Table, act: Act) -> Table:
    """The card turned up makes the trump, and the eldest hand that is in the play is to lead."""
    if not act.cards or table.phase != DEAL:
        return table
    return begin_play(table.but(TurnUp(act.card)).note(act), suit_of(act.card))


def trump(table: Table, act: Act) -> Table:
    """A log that begins after the turn-up only says what is trump."""
    return begin_play(table, act.suit)


def begin_play(table: Table, suit: int | None) -> Table:
    """The table at the first lead; who is out until the pool is won takes no part."""
    idle = sum(1 << seat for seat in dead_hands(table))
    leader = next((seat for seat in table.from_left_of(table.dealer) if not idle >> seat & 1), table.dealer)
    before = table.part(Tricks)
    bare = empty_tricks(table, leader, suit, before.earlier if before else ())
    return table.but(evolve(bare, idle=idle), phase=PLAY)


def dead_hands(table: Table) -> frozenset[Seat]:
    """The players who are out until the pool is won, from this deal and from those before it."""
    return waiting(table.sure_sheet) | by_law_of(table).dead


def ace_turned(table: Table) -> bool:
    """Whether the card turned up is an ace."""
    turned = turned_up(table)
    return turned is not None and turned == _ace(turned)


def _ace(turned: Card) -> Card:
    return card(suit_of(turned), "A")


def may_rob(table: Table, seat: Seat) -> bool | None:
    """Whether a player may take the turn-up: who holds the ace of its suit, or the dealer where it is the ace itself."""
    if turned_up(table) is None:
        return None
    return seat == table.dealer if ace_turned(table) else table.holds(seat, bit(_ace(table[TurnUp].card)))


def has_spoken(table: Table, seat: Seat) -> bool:
    """Whether a player has robbed the turn-up, or said that he does not."""
    return table.noted("robs", seat) or table.noted("declines", seat)


def robs(table: Table, act: Act) -> Table:
    """A player takes the turn-up for a card of his own."""
    if act.seat is None or turned_up(table) is None:
        return table
    table = with_cards(table, act.seat, bit(table[TurnUp].card), hand_of(act.cards))
    return table.note(act) if act.cards else table.but(unknown=table.unknown | 1 << act.seat)


# --- following


def owed(table: Table, seat: Seat, trick: Trick) -> Hand:
    """Who can follow suit does, or trumps; the best three trumps need not be played to a lower one (usp56 4207-4209)."""
    order, hand = order_here(table), table.hands[seat]
    led = trick[0][1]
    following = hand & order.of_suit[order.suit[led]]
    if order.trump is None:
        return following
    trumps = hand & order.of_suit[order.trump]
    if order.suit[led] != order.trump:
        return following | trumps if following else EMPTY
    excused = (card(order.trump, "5"), card(order.trump, "J"), ACE_OF_HEARTS)
    bound = any(each not in excused or order.power[each] < order.power[led] for each in cards_of(trumps))
    return trumps if bound else EMPTY


# --- what it comes to


def tricks_by_seat(table: Table) -> tuple[int, ...]:
    """The tricks of each player."""
    won = takers(table)
    return tuple(won.count(seat) for seat in range(table.seats))


def takes_pool(table: Table) -> Seat | None:
    """Who has won the pool: the first with three tricks, or with all five where he played on."""
    gathered = takers(table)
    first = next((seat for place, seat in enumerate(gathered) if gathered[: place + 1].count(seat) == TO_WIN), None)
    on = _plays_on(table, first)
    return winner(tricks_by_seat(table), (first,) if on and first is not None else (), first)


def _plays_on(table: Table, first: Seat | None) -> bool:
    """Whether he who has three tricks leads another."""
    if first is None or table.part(Tricks) is None:
        return False
    gathered = takers(table)
    third = [place for place, seat in enumerate(gathered) if seat == first][TO_WIN - 1]
    return len(gathered) > third + 1 or bool(table[Tricks].cards)


def result(table: Table) -> tuple[ChipsResult | None, ChipsResult | None]:
    """The pool for whoever has won it, and a chip from each for all five tricks."""
    if table.part(Tricks) is None:
        return None, None
    following = None if known_dealer(table) is None else table.left(table.dealer)
    won, first = tricks_by_seat(table), takes_pool(table)
    three = any(each >= TO_WIN for each in won) and not _plays_on(table, first)
    complete = table.phase == OVER or (three and not table[Tricks].cards)
    told = ", ".join(f"{table.name(seat)} {each}" for seat, each in enumerate(won) if each)
    played = ChipsResult(
        tricks=told, winner=first, dealer=table.dealer, next_dealer=following, number=table.number, complete=complete
    )
    if first is not None:
        others = [seat for seat in range(table.seats) if seat != first]
        lines = pool_entries(0, first, others, won[first] == TRICKS)[1:]
        played = evolve(played, lines=lines)
    if table.void:
        return played, None
    dead = by_law_of(table).dead
    if not dead:
        return played, played
    ruled = evolve(played, dead=dead, winner=None if first in dead else first)
    return played, evolve(ruled, lines=()) if first in dead else ruled


MOVES = SETTING | dict(DEAL_MOVES) | TRICK_MOVES | {
    "turns": turn_up,
    "trump": trump,
    "robs": robs,
    "declines": moves_nothing,
    "rule": moves_nothing,
}  # fmt: skip

SPOIL_FIVE_PLAY = Play(
    "a card turned up for trump, and tricks until somebody has three or nobody can",
    moves=MOVES,
    runs={"play": tricks.take_tricks},
    result=result,
)


# --- forty-five


def points(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """The points of each side for its tricks."""
    if table.part(Tricks) is None:
        return None, None
    told = reckoning_of(table).won
    if table.phase != OVER and (told is None or not 0 <= told[1] <= TRICKS):
        untold = RaceResult(number=table.number, complete=False)
        return untold, untold
    won = [0] * table.sides
    for seat in takers(table):
        won[table.side_of(seat)] += 1
    if table.phase != OVER and told is not None:
        side, number = told
        won = [number if each == side else TRICKS - number for each in range(table.sides)]
    lines: tuple[Entry, ...] = forty_five_entries(won, table.noted("rule", how=BY_DIFFERENCE))
    return ended(table, "", None, lines)


FORTY_FIVE_PLAY = Play("as spoil five, for points", moves=MOVES, runs={"play": tricks.take_tricks}, result=points)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (BY_DIFFERENCE,) if game.play is FORTY_FIVE_PLAY else ()
