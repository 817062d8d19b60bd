"""Spite and malice: two pay-off piles, stacks in the center for both, and side stacks for each (usp56 3805-3833)."""

from collections.abc import Iterator

from referee.core.cards import JOKERS, Card, cards_of, suit_of
from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.layout.moves import patience
from referee.mechanics.layout.moves.forms import FOUNDATION, HAND, WASTE, kind_of
from referee.mechanics.layout.moves.patience import pile_name
from referee.mechanics.layout.moves.piles import UNKNOWN, Pile, layout_of
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.mechanics.stakes import moves as payments
from referee.mechanics.stakes.moves import POOL, paid
from referee.mechanics.tricks.moves.hands import gains, loses
from referee.mechanics.turns.moves.turns import did, player_of, turn_ends
from referee.score.counts import from_ace_to_king

PAYOFF = "payoff"
ACE, TWO, KING, STACKS = 1, 2, 13, 4


def is_joker(card: Card) -> bool:
    """Whether it is wild."""
    return card != UNKNOWN and suit_of(card) == JOKERS


def centers(table: Table) -> list[tuple[str, Pile]]:
    """The stacks in the center."""
    return [(name, pile) for name, pile in layout_of(table).named(FOUNDATION) if len(pile)]


def sides(table: Table, seat: Seat) -> list[tuple[str, Pile]]:
    """The side stacks of a player."""
    return [(name, pile) for name, pile in layout_of(table).named(f"{seat}.{WASTE}") if len(pile)]


def payoff_of(table: Table, seat: Seat) -> Pile:
    """The pay-off pile of a player."""
    return layout_of(table).pile(pile_name(table, PAYOFF, seat))


def fits_center(pile: Pile, card: Card) -> bool:
    """Whether a card goes on a stack in the center, which rises from the ace; a joker is none."""
    if is_joker(card):
        return 0 < len(pile) < KING
    return from_ace_to_king(card) == len(pile) + 1


def ranks_on_top(pile: Pile) -> set[int]:
    """What the top card of a side stack may stand for."""
    may = set(range(TWO, KING + 1))
    for place, card in enumerate(pile.cards):
        wild = {rank - step for rank in may for step in (0, 1)} - {0, ACE} if place else may
        may = wild if is_joker(card) else {from_ace_to_king(card)}
    return may


def fits_side(table: Table, pile: Pile, card: Card) -> bool:
    """Whether a card goes on a side stack: one lower or alike; an ace or a two lower only when the center is full."""
    if not len(pile) or is_joker(card) or pile.top in (None, UNKNOWN):
        return True
    rank, on = from_ace_to_king(card), ranks_on_top(pile)
    return rank in on or (rank + 1 in on and (rank > TWO or len(centers(table)) >= STACKS))


def available(table: Table, seat: Seat) -> Iterator[Card]:
    """The cards that a player may play to the center, as far as they are known."""
    yield from cards_of(table.hands[seat])
    for pile in (payoff_of(table, seat), *(pile for _, pile in sides(table, seat))):
        if pile.top not in (None, UNKNOWN):
            yield pile.top


def card_moved(table: Table, act: Act) -> Card:
    """The card of a move: as the log tells, or the top one of its pile."""
    if act.cards:
        return act.card
    top = layout_of(table).pile(pile_name(table, act.piles[0], act.seat)).top
    return UNKNOWN if top is None else top


# --- moves


def lay_out(table: Table, act: Act) -> Table:
    """What lies in a pile: cards are drawn to be played from then on."""
    return patience.lay_out(table, act).but(phase=PLAY)


def move(table: Table, act: Act) -> Table:
    """A card goes to the center, or from the hand to a side stack, with which the turn ends."""
    if len(act.piles) != 2:
        return table
    seat, card = player_of(table, act), card_moved(table, act)
    table = did(table, act)
    source = pile_name(table, act.piles[0], seat)
    target = pile_name(table, act.piles[1], 1 - seat if act.verb == "loads" else seat)
    if act.piles[0] == HAND:
        table = loses(table, seat, () if card == UNKNOWN else (card,))
    layout = layout_of(table)
    if source in layout:
        layout = layout.with_pile(source, layout.pile(source).without_top())
    layout = layout.with_pile(target, layout.pile(target).with_top((card,)))
    if kind_of(target) == FOUNDATION and len(layout.pile(target)) >= KING:
        layout = layout.with_pile(target, Pile())
    table = table.but(layout)
    if act.piles[0] == PAYOFF and source in layout and not len(layout.pile(source)):
        return paid(table, POOL, seat, len(payoff_of(table, 1 - seat)), "cards to be paid off").but(phase=OVER)
    return turn_ends(table, to=table.left(seat)) if act.piles[0] == HAND and kind_of(target) == WASTE else table


def pass_turn(table: Table, act: Act) -> Table:
    """A player says that his turn is over."""
    seat = player_of(table, act)
    return turn_ends(did(table, act), to=table.left(seat))


def draw(table: Table, act: Act) -> Table:
    """A player fills his hand up."""
    return table if act.seat is None else gains(table, act.seat, act.cards)


def agree(table: Table, act: Act) -> Table:
    """Neither can play or will: who has fewer cards to be paid off wins the difference."""
    counts = [len(payoff_of(table, seat)) for seat in range(table.seats)]
    if act.how != "score" or table.phase == OVER or counts[0] == counts[1]:
        return table
    winner = counts.index(min(counts))
    return paid(table, POOL, winner, max(counts) - min(counts), "the difference in cards to be paid off").but(phase=OVER)


SPITE_PLAY = Play(
    "pay-off piles played to stacks in the center",
    moves=SETTING
    | {
        "pile": lay_out,
        "turns": patience.turn_up,
        "moves": move,
        "loads": move,
        "passes": pass_turn,
        "draws": draw,
        "counts": moves_nothing,
        "agreed": agree,
        "attention": attention,
    },
    in_turn=frozenset({"moves", "loads", "passes"}),
    result=payments.result,
)
