"""How canasta moves, and what a deal of it comes to (usp56 2934-3037)."""

from attrs import evolve

from referee.core.cards import Card
from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.canasta.moves.canasta import (
    canasta_of,
    least_count,
    meld_joined,
    side_melds,
    went_out_concealed,
    with_canasta,
    without_melded,
)
from referee.families.canasta.score.canasta import Counts, Side, is_red_three
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.layout.moves.piles import Pile, untold
from referee.mechanics.melds.moves import melding
from referee.mechanics.melds.moves import melding_moves as moves
from referee.mechanics.melds.moves.melding import (
    FROM_PILE,
    FROM_STOCK,
    Meld,
    discards_of,
    gains,
    hand_told,
    loses,
    melding_of,
    plus,
    stock_of,
    with_melding,
    with_pile,
)
from referee.mechanics.setting.moves import moves_nothing
from referee.mechanics.stakes.moves import POOL, balance, payments_of
from referee.score.tally import TallyResult


def hand(table: Table, act: Act) -> Table:
    """The log tells a hand, in the middle of the play as well: so many cards it has, and is to have."""
    table = moves.hand(table, act)
    if act.seat is None or act.how:
        return table
    now = melding_of(table)
    return table.but(evolve(now, due=plus(now.due, act.seat, now.held[act.seat] - now.due[act.seat])))


def lay_out(table: Table, act: Act) -> Table:
    """The log tells what lies in a pile, or a meld on the table of the player's side; red threes lie there by themselves."""
    if moves.ON_TABLE not in act.piles or act.seat is None:
        return moves.lay_out(table, act)
    red, side = [card for card in act.cards if is_red_three(card)], table.side_of(act.seat)
    cards = tuple(card for card in act.cards if card not in red)
    table = with_canasta(table, red_threes=plus(canasta_of(table).red_threes, side, len(red)))
    table = moves.lay_out(table, evolve(act, cards=cards)) if cards else table
    return with_canasta(table, opened=_opened(table))


def draw(table: Table, act: Act) -> Table:
    """A player draws from the stock, or takes the pile with cards that he shows to go with its top card."""
    if act.how == FROM_PILE and act.seat is not None:
        return _take_pile(table, act)
    seat = act.seat
    before = melding_of(table)
    if seat is not None and act.how == FROM_STOCK and before.turn == seat and before.replaces:
        number = len(act.cards) or 1
        stock = stock_of(table)
        table = with_pile(gains(table, seat, act.cards or untold(number)), melding.STOCK, stock.without_top(number))
        return last_red_three(with_melding(table, replaces=before.replaces - number), act)
    if seat is not None and before.turn != seat:
        table = _new_turn(table)
    table = moves.draw(table, act)
    return last_red_three(table, act)


def last_red_three(table: Table, act: Act) -> Table:
    """The play is over if the last card of the stock is a red three, which its player faces (usp56 3015)."""
    if act.seat is None or stock_of(table).cards or not act.cards or not is_red_three(act.cards[-1]):
        return table
    threes = plus(canasta_of(table).red_threes, table.side_of(act.seat), 1)
    return with_canasta(loses(table, act.seat, act.cards[-1:]), red_threes=threes).but(phase=OVER)


def _new_turn(table: Table) -> Table:
    return with_canasta(
        table, melded=(), from_pile=(), taken_up=False, asked=None, answer="", indicated=False, opened=_opened(table)
    )  # fmt: skip


def _opened(table: Table) -> tuple[bool, ...]:
    return tuple(bool(side_melds(table, side)) for side in range(table.sides))


def _take_pile(table: Table, act: Act) -> Table:
    seat = act.seat
    assert seat is not None
    if melding_of(table).turn != seat:
        table = _new_turn(table)
    pile = discards_of(table).cards
    table = with_pile(gains(table, seat, pile), melding.DISCARDS, Pile())
    now = melding_of(table)
    table = with_melding(
        table, turn=seat, drawn=(*now.drawn, FROM_PILE), begun=now.begun | 1 << seat, due=plus(now.due, seat, len(pile))
    )
    table = with_canasta(table, from_pile=pile[:-1], indicated=True).note(act)
    return meld(table, evolve(act, verb="melds", cards=(*pile[-1:], *act.cards))) if pile and act.cards else table


def meld(table: Table, act: Act) -> Table:
    """A player melds: a new meld, cards added to one of his side, or a red three laid down."""
    seat = act.seat
    if seat is None or not act.cards:
        return table
    red = tuple(card for card in act.cards if is_red_three(card))
    cards = tuple(card for card in act.cards if not is_red_three(card))
    if red and table.phase != OVER:  # the one that ends play has been faced
        table = _lay_red_threes(table, seat, red).note(act)
    if not cards:
        return table
    joined = meld_joined(table, evolve(act, cards=cards))
    table = loses(table, seat, cards)
    now = melding_of(table)
    if joined is None:
        melds = (*now.melds, Meld(seat, cards))
    else:
        grown = evolve(joined, cards=(*joined.cards, *cards), laid_off=(*joined.laid_off, *cards))
        melds = tuple(grown if each is joined else each for each in now.melds)
    table = with_melding(table, melds=melds, melded=True, due=plus(now.due, seat, -len(cards)))
    table = with_canasta(table, melded=(*canasta_of(table).melded, *cards)).note(act)
    return melding.gone_out(table, seat)


def _lay_red_threes(table: Table, seat: Seat, red: tuple[Card, ...]) -> Table:
    """Red threes laid down: a card is drawn for each, but not for one that lay in the discard pile."""
    threes = plus(canasta_of(table).red_threes, table.side_of(seat), len(red))
    table = with_canasta(loses(table, seat, red), red_threes=threes)
    now = melding_of(table)
    if FROM_PILE not in now.drawn:
        return with_melding(table, replaces=now.replaces + len(red))
    return with_melding(table, due=plus(now.due, seat, -len(red)), not_replaced=now.not_replaced + len(red))


def take_up(table: Table, act: Act) -> Table:
    """A player takes melded cards up again."""
    if act.seat is None:
        return table
    state = canasta_of(table)
    cards = act.cards or state.melded
    return with_canasta(without_melded(table, act.seat, cards), taken_up=True)


def discard(table: Table, act: Act) -> Table:
    """A player discards, which ends his turn."""
    table = moves.discard(table, act).note(act)
    return table if table.phase == OVER else _new_turn(table)


def decline(table: Table, act: Act) -> Table:
    """A player does not take the discard when the stock is gone: play ends."""
    table = table.note(act)
    return table if stock_of(table).cards else table.but(phase=OVER)


def ask(table: Table, act: Act) -> Table:
    """A player asks whether he may go out."""
    if act.how != "out" or act.seat is None:
        return table
    return with_canasta(table if melding_of(table).turn == act.seat else _new_turn(table), asked=act.seat, answer="")


def answer(table: Table, act: Act) -> Table:
    """His partner answers."""
    return with_canasta(table.note(act), answer=act.how or "other")


def touch(table: Table, act: Act) -> Table:
    """A player reaches for the pile."""
    return with_canasta(table.note(act), indicated=True) if act.how == "pile" else table


# --- what it comes to


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """What each side scores for the deal, and with the penalties of rulings."""
    now = melding_of(table)
    hands = [hand_told(table, seat) for seat in range(table.seats)]
    if table.phase != OVER or None in hands:
        return None, None
    dealer = table.dealer if known_dealer(table) is not None else None
    lines = []
    for side in range(table.sides):
        out = now.out is not None and table.side_of(now.out) == side
        left = tuple(card for seat, hand in enumerate(hands) if table.side_of(seat) == side for card in hand or ())
        undeclared = sum(map(is_red_three, left))
        melds = tuple(each.cards for each in side_melds(table, side))
        counted = Side(melds, left, canasta_of(table).red_threes[side], undeclared, out, out and went_out_concealed(table))
        lines += [Entry(side, points, what) for points, what in counted.lines(table.game[Counts])]
    played = TallyResult(tuple(lines), table.number, dealer, table.left(table.dealer))
    penalties = [
        Entry(table.side_of(each.payer), -each.amount, each.why)
        for each in payments_of(table)
        if each.payer is not None and each.payee is POOL and each.ruled
    ]
    return played, None if table.void else evolve(played, lines=(*played.lines, *penalties))


def at_end(table: Table, act: Act) -> Table:
    """What each side must meld first, and what rulings take from it, for the report."""
    taken = balance(table, ruled=True)
    for side in range(table.sides):
        name = table.side_name(side)
        table = table.comes_to(f"minimum {name}", str(least_count(table, side)))
        lost = -sum(points for seat, points in enumerate(taken) if table.side_of(seat) == side)
        table = table.comes_to(f"penalties {name}", str(lost)) if lost else table
    return table


CANASTA_PLAY = Play(
    "draw or take the pile, meld by rank with a partner, discard, until a side is out",
    moves=moves.MELDING_MOVES
    | {
        "pile": lay_out,
        "hand": hand,
        "draws": draw,
        "melds": meld,
        "lays": meld,
        "restores": take_up,
        "discards": discard,
        "declines": decline,
        "asks": ask,
        "answers": answer,
        "touches": touch,
        "shows": moves.show,
        "looks": moves_nothing,
        "shuffles": moves_nothing,
        "end": at_end,
    },
    result=result,
)
