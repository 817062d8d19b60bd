"""Stops: suits played upwards by whoever holds the next card, until a card in nobody's hand or an ace stops them (michigan).

The money cards bear chips of their own, which whoever plays the like card takes.
"""

from collections.abc import Mapping
from itertools import pairwise

from attrs import Factory, evolve, frozen

from referee.core.cards import ACE, Card, cards_of, hand_of, rank_of, suit_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import OVER, Table
from referee.families.stops.moves.shedding import PLAYED, played
from referee.mechanics.deal.moves import DEAL_MOVES, known_dealer
from referee.mechanics.layout.moves import patience
from referee.mechanics.layout.moves.piles import layout_of
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.mechanics.stakes import moves as payments
from referee.mechanics.stakes.moves import POOL, each_pays, last_denied, paid
from referee.mechanics.tricks.moves.hands import loses
from referee.mechanics.tricks.moves.tricks import with_hand
from referee.mechanics.turns.moves.turns import Turns, did, turn_ends, turn_of


@frozen
class Upwards(Part):
    """That a game is about suits played upwards until they are stopped."""


@frozen
class Stops(Part):
    """What has been stopped so far, and what lies on the money cards."""

    #: cards that were due and were not played
    stopped: tuple[Card, ...] = ()
    money: Mapping[Card, int] = Factory(dict)
    #: the players whom a ruling keeps from the money cards, one bit each
    barred: int = 0
    #: the players who kept back a card that was due, and its suit
    withheld: tuple[tuple[Seat, int], ...] = ()


def plays_upwards(table: Table) -> bool:
    """Whether this game is about suits played upwards."""
    return table.game.part(Upwards) is not None


def stops_of(table: Table) -> Stops:
    """What has been stopped so far."""
    return table.part(Stops) or Stops()


def last_card(table: Table) -> Card | None:
    """The card played last."""
    return played(table)[-1] if played(table) else None


def card_due(table: Table) -> Card | None:
    """The card that goes on from the last one; none after an ace, and before the first card."""
    last = last_card(table)
    return None if last is None else card_after(table, last)


def card_after(table: Table, last: Card) -> Card | None:
    """The next card of the suit; none after an ace."""
    if rank_of(last) == ACE:
        return None
    above = (card for card in cards_of(table.pack_used.cards) if suit_of(card) == suit_of(last) and card > last)
    return min(above, default=None)


def beginners(table: Table) -> tuple[Seat, ...]:
    """Who may begin a suit: eldest hand, then whoever played last, and his left as long as he may have no suit but that one."""
    last, seats = last_card(table), tuple(range(table.seats))
    if last is None and table.part(Turns) is None:
        dealer = known_dealer(table)
        return seats if dealer is None else (table.left(dealer),)
    seats = table.from_left_of(table.right(turn_of(table)))
    if last is None:
        return seats[:1]
    others = [any(suit_of(card) != suit_of(last) for card in cards_of(table.hands[seat])) for seat in seats]
    return seats[: others.index(True) + 1] if True in others else seats


def has_withheld(table: Table, seat: Seat) -> bool:
    """Whether a ruling has found that the player kept back a card that was due."""
    return any(each == seat for each, _ in stops_of(table).withheld)


# --- moves


def lay_money(table: Table, act: Act) -> Table:
    """A player lays chips on money cards; what no player is named for lies there from an earlier deal."""
    money, amount = dict(stops_of(table).money), act.number
    for card in act.cards or tuple(money):
        money[card] = money.get(card, 0) + amount
        if act.seat is not None:
            table = paid(table, act.seat, POOL, amount, "money cards")
    return table.but(evolve(stops_of(table), money=money))


def lay_out(table: Table, act: Act) -> Table:
    """A log that begins in the middle: the cards played by then in their order, which shows what stopped each suit."""
    table = patience.lays_out(PLAYED)(table, act)
    if act.piles != ("table",):
        return table
    following = ((card_after(table, card), after) for card, after in pairwise(played(table)))
    stopped = tuple(due for due, after in following if due is not None and due != after)
    return table.but(evolve(stops_of(table), stopped=stopped))


def turn(table: Table, act: Act) -> Table:
    """A log that begins in the middle: who played last, or begins."""
    return table if act.seat is None else turn_ends(table, to=act.seat)


def exchange(table: Table, act: Act) -> Table:
    """The dealer takes the extra hand for his own, which the log tells afterwards if at all."""
    if act.seat is None:
        return table
    return with_hand(table, act.seat, 0).but(unknown=table.unknown | 1 << act.seat)


def play(table: Table, act: Act) -> Table:
    """A player plays a card, and takes the chips on the money card that is like it; once somebody is out nothing more counts."""
    if act.seat is None or not act.cards or table.phase == OVER:
        return table
    due, stops = card_due(table), stops_of(table)
    stopped = stops.stopped
    if due is not None and act.card != due and act.seat in beginners(table):
        stopped = (*stopped, due)
    table = did(loses(table, act.seat, act.cards[:1]), act)
    layout = layout_of(table)
    table = table.but(layout.with_pile(PLAYED, layout.pile(PLAYED).with_top(act.cards[:1])))
    table = _collects(table, act.seat, act.card).but(evolve(stops_of(table), stopped=stopped))
    if stops.money.get(act.card):
        table = table.but(evolve(stops_of(table), money={**stops.money, act.card: 0}))
    over = not table.hands[act.seat] and not table.is_open(act.seat) and not has_withheld(table, act.seat)
    return _settled(table, act.seat) if over else turn_ends(table, to=act.seat)


def _collects(table: Table, seat: Seat, card: Card) -> Table:
    money = stops_of(table).money.get(card, 0)
    if not money:
        return table
    table = paid(table, POOL, seat, money, "money cards")
    return last_denied(table) if stops_of(table).barred >> seat & 1 else table


def _settled(table: Table, winner: Seat) -> Table:
    """The play is over: a chip for each card left, and what a card kept back costs where its suit's money card was not won."""
    left = ((seat, table.hands[seat].bit_count()) for seat in range(table.seats) if seat != winner)
    table = each_pays(table, winner, left, "cards left")
    money = stops_of(table).money
    for seat, suit in stops_of(table).withheld:
        for card in money:
            holder = _dealt_to(table, card)
            if suit_of(card) == suit and money[card] and holder not in (None, seat):
                table = paid(table, seat, holder, money[card], "a penalty", by_ruling=True)
    return table.but(phase=OVER)


def _dealt_to(table: Table, card: Card) -> Seat | None:
    return next((seat for seat, hand in enumerate(table.dealt) if hand & hand_of([card])), None)


def barred_from_money(table: Table, seat: Seat) -> Table:
    """The table on which this player collects nothing for the money cards that he plays from now on."""
    stops = stops_of(table)
    return table.but(evolve(stops, barred=stops.barred | 1 << seat))


def owes_for(table: Table, seat: Seat, card: Card) -> Table:
    """The table remembering whose card was kept back, for the end of the play."""
    stops = stops_of(table)
    return table.but(evolve(stops, withheld=(*stops.withheld, (seat, suit_of(card)))))


STOPS_PLAY = Play(
    "suits played upwards by whoever has the next card",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "pile": lay_out,
        "turn": turn,
        "money": lay_money,
        "pays": payments.pay,
        "exchanges": exchange,
        "silent": moves_nothing,
        "play": play,
        "attention": attention,
    },
    result=payments.result,
)
