"""How Boure moves: antes, five cards and a turn-up, hands dropped or kept, cards drawn, the tricks of those who stay."""

from attrs import evolve

from referee.core.cards import EMPTY, JACK, Hand, cards_of, hand_of, rank_of
from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.families.whist.score.boure import TRICKS, BoureResult
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.state import Trick, Tricks, order_here
from referee.mechanics.trump.moves import turn_up
from referee.mechanics.trump.turned import turned_up

# --- what a player must play


def to_follow(table: Table, seat: Seat, trick: Trick) -> Hand:
    """A card of the suit led, higher than any played if he has one; a trump where he has none of the suit (usp56 1943).

    Once a trick has been trumped no card of another suit is higher than all that were played, and any will do.
    """
    order = order_here(table)
    led = order.suit[trick[0][1]]
    follows = table.hands[seat] & order.of_suit[led]
    if not follows:
        return EMPTY if order.trump is None else table.hands[seat] & order.of_suit[order.trump]
    best = max(order.power[card] for _, card in trick if order.suit[card] in (led, order.trump))
    return hand_of(card for card in cards_of(follows) if order.power[card] > best) or follows


def to_lead(table: Table, seat: Seat) -> Hand:
    """The highest trump of a hand that has the ace, the king or the queen; nothing where the leader is free (usp56 1943)."""
    trump = order_here(table).trump
    if trump is None:
        return EMPTY
    held = table.hands[seat] & order_here(table).of_suit[trump]
    highest = order_here(table).best(held) if held else None
    return EMPTY if highest is None or rank_of(highest) <= JACK else 1 << highest


# --- before the play


def drop(table: Table, act: Act) -> Table:
    """A player gives up his hand and his ante; the trick goes round the others."""
    table = table.note(act)
    if act.seat is None or table.part(Tricks) is None:
        return table
    idle = table[Tricks].idle | 1 << act.seat
    return table.but(_led_by_first(table, evolve(table[Tricks], idle=idle)))


def _led_by_first(table: Table, tricks_: Tricks) -> Tricks:
    """The lead with the first player from the dealer's left who has stayed in."""
    if tricks_.cards or tricks_.past:
        return tricks_
    staying = [seat for seat in table.from_left_of(table.dealer) if not tricks_.idle >> seat & 1]
    return evolve(tricks_, turn=staying[0]) if staying else tricks_


def discard(table: Table, act: Act) -> Table:
    """A player lays cards away, or so many that are not told; what he gets for them is not known yet."""
    table = table.note(act)
    if act.seat is None:
        return table
    table = tricks.with_hand(table, act.seat, table.hands[act.seat] & ~hand_of(act.cards))
    if not (act.cards or (act.numbers and act.number)):
        return table
    if not act.cards:
        table = tricks.with_hand(table, act.seat, EMPTY)  # which of his cards he has kept is not told
    return table.but(unknown=table.unknown | 1 << act.seat)


def draw(table: Table, act: Act) -> Table:
    """A player gets cards for those he laid away; a hand that is told to its last card is known again.

    Before there is a turn-up the players draw for the deal.
    """
    table = table.note(act)
    if act.seat is None or turned_up(table) is None:
        return table
    table = tricks.with_hand(table, act.seat, table.hands[act.seat] | hand_of(act.cards))
    whole = table.hands[act.seat].bit_count() == table.hand_size
    return table.but(unknown=table.unknown & ~(1 << act.seat)) if whole else table


# --- what the deal comes to


def antes(table: Table) -> dict[Seat, int]:
    """What each has put into the pot before the deal, as far as it is told."""
    put: dict[Seat, int] = {}
    for act in table.acts:
        if act.verb == "antes" and act.amount is not None:
            for seat in range(table.seats) if act.seat is None else (act.seat,):
                put[seat] = int(act.amount)
    return put


def result(table: Table) -> tuple[BoureResult | None, BoureResult | None]:
    """What each put in, and the tricks of those who stayed."""
    dropped = {act.seat for act in table.acts if act.verb == "drops"}
    put, won = antes(table), tricks.won_by_each(table)
    staying = [seat for seat in range(table.seats) if seat not in dropped]
    ended = BoureResult(
        tuple(put.get(seat, 0) for seat in range(table.seats)),
        tuple(None if seat in dropped else won.get(seat, 0) for seat in range(table.seats)),
        table.dealer,
        table.number,
        complete=sum(won.values()) == TRICKS or (bool(dropped) and len(staying) < 2),
    )
    return ended, None if table.void else ended


#: what a law may ask about later
_NOTED = ("won", "antes", "announces", "silent", "stands", "limit")

BOURE_PLAY = Play(
    "antes, five cards and a turn-up, hands dropped or kept, cards drawn, then five tricks",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | dict.fromkeys(_NOTED, moves_nothing)
    | {
        "turns": turn_up.turn_up,
        "trump": turn_up.trump,
        "drops": drop,
        "discards": discard,
        "draws": draw,
    },
    runs={"play": tricks.take_tricks},
    result=result,
)
