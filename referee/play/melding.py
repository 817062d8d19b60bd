"""Draw, meld, discard: whose turn it is, the stock and the discard pile, sets on the table, how many cards each hand has.

A log need not tell the cards of a hand nor the order of the stock: hands are counted beside, and a card drawn unseen is one
more in the hand. What a player does stands as he did it, in turn or not, until a ruling puts it back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from attrs import evolve, frozen

from referee.cards import Card, with_card, without_card
from referee.play import deal, setting
from referee.play.piles import UNKNOWN, Pile, face_down, layout_of
from referee.play.tricks import with_hand
from referee.record import Act, Seat
from referee.score.matched import fits
from referee.table import OVER, PLAY, Table

STOCK, DISCARDS = "stock", "discard"
#: from where a player draws: the stock, the discard pile, cards of the stock that lie face up
FROM_STOCK, FROM_PILE, FACED = "stock", "pile", "faced"


@frozen
class Meld:
    """Cards that lie together on the table."""

    owner: Seat
    cards: tuple[Card, ...]
    #: those of them that other players laid off, or the owner later
    laid_off: tuple[Card, ...] = ()
    #: whether a ruling lets nothing more be added
    shut: bool = False


@frozen
class Melding:
    """The play as it stands, beside the piles and the hands."""

    turn: Seat
    #: how many cards each hand has, and how many it should have
    held: tuple[int, ...]
    due: tuple[int, ...]
    melds: tuple[Meld, ...] = ()
    #: from where the player in turn has drawn in this turn
    drawn: tuple[str, ...] = ()
    #: the discard that he took in this turn
    taken: Card | None = None
    #: whether he has melded or laid off in this turn
    melded: bool = False
    #: the players who melded or laid off in an earlier turn, who have drawn, and who have ended a turn: one bit each
    laid_before: int = 0
    begun: int = 0
    finished: int = 0
    #: the player who has to discard still, though the next has drawn
    owes: Seat | None = None
    #: who discarded last, and what
    last: Seat | None = None
    discards: tuple[Card, ...] = ()
    #: cards of the stock that were seen without right and lie face up, and who saw them
    seen: tuple[Card, ...] = ()
    seen_by: Seat | None = None
    #: who has drawn from the stock since then, one bit each
    drawn_since: int = 0
    #: who has knocked, whether the hand of the other is exposed, and whether cards have been laid off on the knocker's sets
    knocker: Seat | None = None
    exposed: bool = False
    laid_off: bool = False
    #: the players whose wrong count of a hand stands
    miscounted: frozenset[Seat] = frozenset()
    #: how many cards the player in turn has still to draw for red threes that he has laid down
    replaces: int = 0
    #: how many red threes of this turn came from the discard pile, for which nothing is drawn
    not_replaced: int = 0
    #: the players who mend a hand of a wrong length, a card in each turn
    mends: frozenset[Seat] = frozenset()
    #: who has gone out
    out: Seat | None = None
    #: the players to whom a ruling denies the bonus for gin or an undercut, and those whom it does not let win
    no_bonus: frozenset[Seat] = frozenset()
    may_not_win: frozenset[Seat] = frozenset()
    #: pips that a ruling adds to what a hand counts, by player
    charged: tuple[tuple[Seat, int], ...] = ()


def melding_of(table: Table) -> Melding:
    """The play as it stands; before the first draw, the eldest hand is in turn."""
    size = (table.hand_size,) * table.seats
    return table.melding or Melding(table.left(table.dealer), size, size)


def stock_of(table: Table) -> Pile:
    """The stock; where the log has told nothing of it, what the deal leaves."""
    layout = layout_of(table)
    if STOCK in layout:
        return layout.pile(STOCK)
    left = deal.pack_in_use(table).size - sum(melding_of(table).held) - 1
    return face_down(max(0, left))


def discards_of(table: Table) -> Pile:
    """The discard pile."""
    return layout_of(table).pile(DISCARDS)


def with_melding(table: Table, **changes: Any) -> Table:
    """The table with these changes of the play."""
    return table.but(melding=evolve(melding_of(table), **changes), phase=PLAY if table.phase != OVER else OVER)


def with_pile(table: Table, name: str, pile: Pile) -> Table:
    """The table with that pile in the place of the one of its name."""
    return table.but(layout=layout_of(table).with_pile(name, pile))


def plus(numbers: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    """Numbers by seat with something added for one of them."""
    return tuple(each + number * (other == seat) for other, each in enumerate(numbers))


def excess(table: Table, seat: Seat) -> int:
    """By how many cards the hand is too long or, below nothing, too short, as far as the log tells."""
    melding = melding_of(table)
    return melding.held[seat] - melding.due[seat]


def is_over(table: Table) -> bool:
    """Whether somebody has gone out or knocked, or the play has ended otherwise."""
    melding = table.melding
    return table.phase == OVER or (melding is not None and (melding.out is not None or melding.knocker is not None))


# --- hands


def gains(table: Table, seat: Seat, cards: Iterable[Card]) -> Table:
    """The table with these cards in the hand; one that is not told is only counted."""
    cards = tuple(cards)
    hand = table.hands[seat]
    for card in cards:
        hand = hand if card == UNKNOWN else with_card(hand, card)
    unknown = table.unknown | (1 << seat if UNKNOWN in cards else 0)
    return with_melding(with_hand(table, seat, hand).but(unknown=unknown), held=plus(melding_of(table).held, seat, len(cards)))


def loses(table: Table, seat: Seat, cards: Iterable[Card]) -> Table:
    """The table with these cards out of the hand."""
    cards = tuple(cards)
    hand = table.hands[seat]
    for card in cards:
        hand = hand if card == UNKNOWN else without_card(hand, card)
    return with_melding(with_hand(table, seat, hand), held=plus(melding_of(table).held, seat, -len(cards)))


# --- moves


def hand(table: Table, act: Act) -> Table:
    """The log tells a hand; where it tells the whole of it, it is known how many cards that is."""
    from_setting = setting.hand(table, act)
    if act.seat is None or act.how:
        return from_setting
    number = len(act.cards)
    melding = melding_of(table)
    held = plus(melding.held, act.seat, number - melding.held[act.seat])
    return from_setting.but(melding=evolve(melding, held=held))


def deals(table: Table, act: Act) -> Table:
    """Somebody deals; where the log tells how many cards each got, so many each has."""
    table = deal.deals(table, act)
    if act.how != "hands" or act.seat is None or len(act.numbers) != table.seats:
        return table
    held = list(melding_of(table).held)
    for seat, number in zip(table.from_left_of(act.seat), act.numbers, strict=True):
        held[seat] = number
    return table.but(melding=evolve(melding_of(table), held=tuple(held)))


def turn(table: Table, act: Act) -> Table:
    """A log that begins in the middle: whose turn it is."""
    return table if act.seat is None else with_melding(table, turn=act.seat)


def turn_up(table: Table, act: Act) -> Table:
    """A card is turned up on the discard pile; or the whole pile is turned over to be the stock again."""
    if act.how == "over":
        pile = discards_of(table)
        return with_pile(with_pile(table, STOCK, pile.face_down()), DISCARDS, Pile()).note(act)
    return with_pile(table, DISCARDS, discards_of(table).with_top(act.cards)).but(phase=PLAY)


def draw(table: Table, act: Act) -> Table:
    """A player draws: for seats before the deal, or in the play from the stock or the discard pile."""
    if act.how not in (FROM_STOCK, FROM_PILE, FACED) or act.seat is None:
        return deal.draw(table, act)
    melding = melding_of(table)
    if act.seat == melding.last and not melding.drawn and excess(table, act.seat) < 0:
        table, cards = _taken_from(table, act)  # what he should have drawn before he discarded
        return gains(table, act.seat, cards)
    if act.seat in melding.mends and excess(table, act.seat) < 0:
        table, cards = _taken_from(table, act)
        return turn_passes(gains(table, act.seat, cards), act.seat)  # he draws and does not discard
    if act.seat != melding.turn:
        table = _next_turn(table, act.seat)
    elif not melding.drawn:
        table = with_melding(table, due=plus(melding.due, act.seat, 1))
    table, cards = _taken_from(table, act)
    melding = melding_of(table)
    taken = cards[-1] if act.how == FROM_PILE and cards else melding.taken
    drawn, begun = (*melding.drawn, *(act.how,) * len(cards)), melding.begun | 1 << act.seat
    return gains(with_melding(table, drawn=drawn, taken=taken, begun=begun), act.seat, cards)


def _next_turn(table: Table, seat: Seat) -> Table:
    """The turn of a player who draws though another was in turn, or has not discarded yet."""
    melding = melding_of(table)
    owes = melding.turn if melding.drawn else None
    return with_melding(
        table, turn=seat, drawn=(), taken=None, melded=False, owes=owes, due=plus(melding.due, seat, 1)
    )  # fmt: skip


def _taken_from(table: Table, act: Act) -> tuple[Table, tuple[Card, ...]]:
    """The cards that are drawn, and the table without them where they lay."""
    if act.how == FACED:
        seen = tuple(card for card in melding_of(table).seen if card not in act.cards)
        return with_melding(table, seen=seen), act.cards
    if act.how == FROM_PILE:
        pile = discards_of(table)
        cards = act.cards or pile.cards[-1:] or (UNKNOWN,)
        left = tuple(card for card in pile.cards if card not in cards)
        return with_pile(table, DISCARDS, Pile(left)), cards
    stock = stock_of(table)
    number = len(act.cards) or (act.number if act.numbers else 1)
    told = tuple(card for card in stock.cards[len(stock) - number :])[::-1]
    cards = act.cards or told or (UNKNOWN,) * number
    return with_pile(table, STOCK, stock.without_top(number)), cards


def see(table: Table, act: Act) -> Table:
    """A player sees cards of the stock that he has no right to: they lie face up from then on."""
    melding = melding_of(table)
    table = with_pile(table, STOCK, stock_of(table).without_top(len(act.cards)))
    return with_melding(table, seen=(*melding.seen, *act.cards), seen_by=act.seat, drawn_since=0)


def bury(table: Table, act: Act) -> Table:
    """The uppermost card that was seen goes face down into the middle of the stock."""
    melding, stock = melding_of(table), stock_of(table)
    if not melding.seen:
        return table
    cards = (UNKNOWN, *stock.cards)
    return with_melding(with_pile(table, STOCK, Pile(cards, len(cards))), seen=melding.seen[:-1])


def meld(table: Table, act: Act) -> Table:
    """A player lays down a set."""
    if act.seat is None:
        return table
    table = loses(table, act.seat, act.cards)
    melding = melding_of(table)
    due = plus(melding.due, act.seat, -len(act.cards))
    table = with_melding(table, melds=(*melding.melds, Meld(act.seat, act.cards)), melded=True, due=due)
    return gone_out(table, act.seat)


def lay_off(table: Table, act: Act) -> Table:
    """A player adds cards to a set on the table; which one follows from the cards, or from whose it is."""
    if act.seat is None or not act.cards:
        return table
    table = loses(table, act.seat, act.cards)
    melding = melding_of(table)
    place = meld_for(melding, act)
    melds = melding.melds
    if place is not None:
        grown = evolve(melds[place], cards=(*melds[place].cards, *act.cards), laid_off=(*melds[place].laid_off, *act.cards))
        melds = (*melds[:place], grown, *melds[place + 1 :])
    due = plus(melding.due, act.seat, -len(act.cards))
    return gone_out(with_melding(table, melds=melds, melded=True, laid_off=True, due=due), act.seat)


def meld_for(melding: Melding, act: Act) -> int | None:
    """The set on the table that the cards are laid off on: one that they fit, of the player named where one is."""
    places = [place for place, each in enumerate(melding.melds) if act.other in (None, each.owner)]
    fitting = [place for place in places if fits(act.cards, melding.melds[place].cards)]
    return next(iter([*fitting, *places]), None)


def restore(table: Table, act: Act) -> Table:
    """A player takes back what he discarded or laid down; what a ruling puts back it has put back before."""
    now, pile = melding_of(table), discards_of(table)
    if act.seat is None or not act.cards:
        return table
    if pile.cards[-len(act.cards) :] == act.cards or (
        len(act.cards) == 1 and act.card in pile.cards[-2:] and now.last == act.seat
    ):
        left = tuple(card for card in pile.cards if card not in act.cards)
        return gains(with_pile(table, DISCARDS, Pile(left)), act.seat, act.cards)
    mine = [place for place, each in enumerate(now.melds) if each.owner == act.seat and set(act.cards) <= set(each.cards)]
    if not mine:
        return table
    left_in_set = tuple(card for card in now.melds[mine[0]].cards if card not in act.cards)
    kept = (evolve(now.melds[mine[0]], cards=left_in_set),) if left_in_set else ()
    melds = (*now.melds[: mine[0]], *kept, *now.melds[mine[0] + 1 :])
    return gains(with_melding(table, melds=melds, due=plus(now.due, act.seat, len(act.cards))), act.seat, act.cards)


def discard(table: Table, act: Act) -> Table:
    """A player discards, which ends his turn."""
    if act.seat is None:
        return table
    melding = melding_of(table)
    cards = act.cards or (UNKNOWN,) * (act.number if act.numbers else 1)
    table = with_pile(loses(table, act.seat, cards), DISCARDS, discards_of(table).with_top(cards))
    if melding.owes == act.seat:  # the next player has drawn before
        return with_melding(table, owes=None, due=plus(melding.due, act.seat, -1), last=act.seat, discards=cards)
    drew = act.seat == melding.turn and bool(melding.drawn)
    due = plus(melding.due, act.seat, -1) if drew else melding.due
    table = gone_out(with_melding(table, due=due, last=act.seat, discards=cards), act.seat)
    return turn_passes(table, act.seat) if table.phase == PLAY else table


def turn_passes(table: Table, seat: Seat) -> Table:
    """The table with that player's turn over."""
    melding = melding_of(table)
    laid_before = melding.laid_before | (1 << seat if melding.melded and seat == melding.turn else 0)
    return with_melding(
        table, turn=table.left(seat), drawn=(), taken=None, melded=False, laid_before=laid_before,
        replaces=0, not_replaced=0, finished=melding.finished | 1 << seat,
    )  # fmt: skip


def gone_out(table: Table, seat: Seat) -> Table:
    """The table with the play over, if the player has no card left."""
    if melding_of(table).held[seat] > 0 or melding_of(table).knocker is not None:
        return table
    return with_melding(table, out=seat).but(phase=OVER)


def show(table: Table, act: Act) -> Table:
    """A player shows cards of his hand, which are known from then on."""
    if act.seat is None or not table.is_open(act.seat):
        return table
    hand = table.hands[act.seat]
    for card in act.cards:
        hand = with_card(hand, card)
    return with_hand(table, act.seat, hand)


def count(table: Table, act: Act) -> Table:
    """A player counts his cards: that many he has."""
    if act.seat is None:
        return table
    now = melding_of(table)
    return with_melding(deal.counts(table, act), held=plus(now.held, act.seat, act.number - now.held[act.seat]))


def back_to(table: Table, before: Table) -> Table:
    """The table with everything where it lay before: hands, piles and sets."""
    return table.but(
        melding=before.melding, layout=before.layout, hands=before.hands, unknown=before.unknown, phase=before.phase
    )  # fmt: skip
