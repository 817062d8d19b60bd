"""How cinch moves: points bid, a trump named, all but trumps thrown away and the hands filled to six, points won in tricks."""

from functools import cache

from attrs import evolve, frozen

from referee.core.cards import (
    EMPTY,
    PLANE,
    RANK_PLACE,
    SPADES,
    SUIT_WIDTH,
    Card,
    Hand,
    Suit,
    card,
    card_text,
    cards_of,
    hand_of,
    rank_of,
)
from referee.core.game import Play
from referee.core.order import Order, ordered
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.all_fours.score import ALL_OF_CINCH, GAME_AND_PEDROS, cinch_entries
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.captured import captured
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.state import Tricks, order_here
from referee.mechanics.trump.moves.bidding import Bidding, BidForm, bidding_of, bids, names_trump_next, ready, taken_for_closed
from referee.mechanics.trump.moves.makers import ended
from referee.score.race import RaceResult

#: how many cards each plays with
HAND = 6


@cache
def with_pedros(trump: Suit | None) -> Order:
    """The five of the other suit of the same colour is a trump, just below the five of trumps."""
    if trump is None:
        return ordered(None, lambda each: each // SUIT_WIDTH, lambda each: 2 * (each % SUIT_WIDTH) + 1)
    left = left_pedro(trump)
    return ordered(
        trump,
        lambda each: trump if each == left else each // SUIT_WIDTH,
        lambda each: 2 * (each % SUIT_WIDTH) + (each != left),
    )


def left_pedro(trump: Suit) -> Card:
    """The five of the other suit of the same colour."""
    return card(SPADES - trump, "5")


@frozen
class CinchForm(BidForm):
    """What cinch has of its own."""

    def knows(self, table: Table, act: Act) -> bool:
        """Whether so many points may be bid."""
        return bool(act.numbers) and 1 <= act.number <= ALL_OF_CINCH

    def tops(self, table: Table, act: Act, last: Act) -> bool:
        """More points."""
        return act.number > last.number


@frozen
class Drawn(Part):
    """What was thrown away before the play, and who has looked at cards that came for it."""

    #: the cards that each has thrown away
    away: tuple[Hand, ...]
    #: who has looked at what he drew, one bit each
    looked: int = 0
    #: trumps thrown away that count for a column though they are dead
    scored: tuple[tuple[Card, int], ...] = ()


def drawn(table: Table) -> Drawn:
    """What was thrown away so far."""
    return table.part(Drawn) or Drawn((EMPTY,) * table.seats)


def trumps_here(table: Table) -> Hand:
    """The trumps; none as long as nobody has named them."""
    trump = order_here(table).trump
    return EMPTY if trump is None else order_here(table).of_suit[trump]


# --- from the bids to the first lead

speak = bids(names_trump_next)


def names_trump(table: Table, act: Act) -> Table:
    """The highest bidder names the trump; each will play with six cards, and he leads."""
    table = taken_for_closed(table, act, names_trump_next)
    bidding = table.part(Bidding)
    if bidding is None or act.seat is None or act.seat != bidding.maker or bidding.named or act.suit is None:
        return table
    return _ready(table, evolve(bidding, trump=act.suit, named=True), act.seat)


def _ready(table: Table, bidding: Bidding, leader: Seat) -> Table:
    return ready(table.but(cards_each=HAND), bidding, leader)


def trump(table: Table, act: Act) -> Table:
    """A log that begins once the trump was named only says what it is."""
    bidding = bidding_of(table)
    if act.suit is None or bidding.named:
        return table
    best = bidding.best
    leader = table.eldest if best is None or best.seat is None else best.seat
    return _ready(table, evolve(bidding, trump=act.suit, named=True, maker=None if best is None else best.seat), leader)


def discards(table: Table, act: Act) -> Table:
    """A player throws cards away, once the trump is named."""
    if act.seat is None or not bidding_of(table).named:
        return table
    cards = hand_of(act.cards)
    if not act.cards:
        table = table.but(unknown=table.unknown | 1 << act.seat)
    said = drawn(table)
    away = tuple(each | (cards if seat == act.seat else EMPTY) for seat, each in enumerate(said.away))
    return tricks.with_hand(table, act.seat, table.hands[act.seat] & ~cards).but(evolve(said, away=away))


def draws(table: Table, act: Act) -> Table:
    """Cards come to a hand in the place of those thrown away; before the bidding players draw for the deal."""
    if act.seat is None or not bidding_of(table).named:
        return table
    said = drawn(table)
    table = tricks.with_hand(table, act.seat, table.hands[act.seat] | hand_of(act.cards))
    if not act.cards:
        table = table.but(unknown=table.unknown | 1 << act.seat)
    return table.but(evolve(said, looked=said.looked | 1 << act.seat))


def restores(table: Table, act: Act) -> Table:
    """A player takes up again what he had thrown away, as long as he has not looked at what he drew."""
    said = drawn(table)
    if act.seat is None or said.looked >> act.seat & 1:
        return table
    cards = hand_of(act.cards) & said.away[act.seat]
    away = tuple(each & ~(cards if seat == act.seat else EMPTY) for seat, each in enumerate(said.away))
    return tricks.with_hand(table, act.seat, table.hands[act.seat] | cards).but(evolve(said, away=away))


# --- what it comes to


def points_of_cards(table: Table) -> dict[int, list[tuple[str, int]]] | None:
    """By column, the scoring cards that it has won and what they count; None where the log does not tell them."""
    taken, order = captured(table), order_here(table)
    if taken is None or order.trump is None:
        return None
    holder = {each % PLANE: table.side_of(seat) for seat, cards in enumerate(taken) for each in cards_of(cards)}
    holder |= dict(drawn(table).scored)
    trumps = [each for each in holder if order.suit[each] == order.trump]
    won: dict[int, list[tuple[str, int]]] = {each: [] for each in range(table.sides)}
    if not trumps:
        return won
    best, worst = max(trumps, key=order.power.__getitem__), min(trumps, key=order.power.__getitem__)
    won[holder[best]].append(("high", 1))
    won[holder[worst]].append(("low", 1))
    for each in trumps:
        if points := GAME_AND_PEDROS.get(rank_of(each)):
            won[holder[each]].append((card_text(each), points))
    return won


def is_scoring(table: Table, each: Card) -> bool:
    """Whether a trump counts for whoever wins it: ace, deuce, jack, ten and the fives."""
    scoring = rank_of(each) in GAME_AND_PEDROS or rank_of(each) in (RANK_PLACE["A"], RANK_PLACE["2"])
    return bool(trumps_here(table) >> each & 1) and scoring


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """The points of both sides against the bid."""
    bidding = table.part(Bidding)
    if bidding is None or (bidding.maker is None and table.phase != OVER):
        return None, None
    if bidding.maker is None or bidding.best is None:
        return ended(table, "", None, ())
    told = f"{bidding.best.number} by {table.name(bidding.maker)}"
    counts = told_points(table)
    if counts is None:
        return ended(table, told, None, None)
    lines: tuple[Entry, ...] = cinch_entries(bidding.best.number, table.side_of(bidding.maker), counts)
    return ended(table, told, None, lines)


def told_points(table: Table) -> list[int] | None:
    """The points that each side has won, by its cards or as the log tells them."""
    won = points_of_cards(table)
    if won is not None:
        return [sum(points for _, points in won[each]) for each in range(table.sides)]
    told = {table.side_of(act.seat): act.number for act in table.acts_of("took") if act.seat is not None and act.numbers}
    if not told:
        return None
    return [told.get(each, ALL_OF_CINCH - sum(told.values()) if len(told) == 1 else 0) for each in range(table.sides)]


def play(table: Table, act: Act) -> Table:
    """A hand plays a card."""
    return tricks.play(table, act) if table.part(Tricks) is not None else table


CINCH_PLAY = Play(
    "one bid each of points; the highest bidder names the trump, all but trumps are thrown away, and six tricks are played",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | {
        "draws": draws,
        "bids": speak,
        "passes": speak,
        "call": speak,
        "makes": names_trump,
        "trump": trump,
        "discards": discards,
        "restores": restores,
        "play": play,
        "took": moves_nothing,
    },
    result=result,
)
