"""How canasta moves, and what a deal of it comes to (usp56 2934-3037)."""

from attrs import evolve

from referee.core.cards import Card
from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, PLAY, Table
from referee.families.canasta.moves.canasta import (
    canasta_of,
    due_for_first_meld,
    least_count,
    may_go_out,
    meld_joined,
    opened,
    side_melds,
    side_red_threes,
    side_seats,
    total_of,
    went_out_concealed,
    with_canasta,
    without_melded,
)
from referee.families.canasta.score.canasta import Counts, Side, counted_off, is_black_three, is_red_three
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
    turn_passes,
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
    if seat is not None and before.turn != seat and not moves.opens_play(table, seat):
        table = _new_turn(table)
    table = moves.draw(table, act)
    return last_red_three(table, act)


def last_red_three(table: Table, act: Act) -> Table:
    """The play is over if the last card of the stock is a red three, which its player faces (usp56 3015)."""
    if act.seat is None or stock_of(table).cards or not act.cards or not is_red_three(act.cards[-1]):
        return table
    threes = plus(canasta_of(table).red_threes, act.seat, 1)
    return with_canasta(loses(table, act.seat, act.cards[-1:]), red_threes=threes).but(phase=OVER)


def _new_turn(table: Table) -> Table:
    return with_canasta(
        table, melded=(), from_pile=(), taken_up=False, asked=None, answer="", indicated=False, opened=_opened(table)
    )  # fmt: skip


def _opened(table: Table) -> int:
    owners = 0
    for each in melding_of(table).melds:
        owners |= 1 << each.owner
    return owners


def _take_pile(table: Table, act: Act) -> Table:
    seat = act.seat
    assert seat is not None
    if melding_of(table).turn != seat:
        table = _new_turn(table)
    pile = discards_of(table).cards
    out_of_play: tuple[Card, ...] = ()
    if table.game[Counts].pile.black_threes_leave:
        out_of_play = tuple(card for card in pile if card >= 0 and is_black_three(card))
        pile = tuple(card for card in pile if card not in out_of_play)
    table = with_pile(gains(table, seat, pile), melding.DISCARDS, Pile())
    now = melding_of(table)
    table = with_melding(
        table, turn=seat, drawn=(*now.drawn, FROM_PILE), begun=now.begun | 1 << seat, due=plus(now.due, seat, len(pile))
    )
    table = with_canasta(table, from_pile=pile[:-1], indicated=True, pile_taken=True).note(act)
    table = with_canasta(table, black_threes=plus(canasta_of(table).black_threes, seat, len(out_of_play)))
    if table.game[Counts].lone_hand and not table.sided:
        table = table.but(sided=against(table, seat))
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
    return melding.gone_out(_more_due(table, seat, (*(joined.cards if joined else ()), *cards), len(cards)), seat)


def _more_due(table: Table, seat: Seat, meld: tuple[Card, ...], added: int) -> Table:
    """Who completes a canasta, and to whom more cards are due because he has made the first meld of his side."""
    state, counts = canasta_of(table), table.game[Counts]
    if counts.sort(meld) and not counts.sort(meld[: len(meld) - added]):
        table = with_canasta(table, completed=state.completed | 1 << seat)
    due = counts.for_first_meld and not opened(table, table.side_of(seat)) and not state.packets >> seat & 1
    return with_canasta(table, draws_more=seat) if due else table


def lay_out(table: Table, act: Act) -> Table:
    """What lies in a pile, or on the table before a player: melds, and red threes.

    A hand is no shorter by them, as far as the log tells: so many cards have been drawn since the deal.
    """
    if moves.ON_TABLE not in act.piles or act.seat is None:
        return moves.lay_out(table, act)
    before, state = melding_of(table), canasta_of(table)
    red = tuple(card for card in act.cards if is_red_three(card))
    table = with_canasta(table, red_threes=plus(state.red_threes, act.seat, len(red)))
    melded = tuple(card for card in act.cards if card not in red)
    if melded:
        table = moves.lay_out(table, evolve(act, cards=melded))
    return with_canasta(with_melding(table, held=before.held, due=before.due), opened=_opened(table))


def take_packet(table: Table, act: Act) -> Table:
    """A player takes up the cards that are his besides: a packet dealt to him, or cards of the stock."""
    seat, counts = act.seat, table.game[Counts]
    if seat is None:
        return table
    stock = stock_of(table)
    due = due_for_first_meld(table) if counts.for_first_meld else counts.aside
    number = act.how_many or len(act.cards) or due
    cards = (*act.cards, *untold(number - len(act.cards))) if number > len(act.cards) else act.cards
    if counts.for_first_meld:
        table = with_pile(table, melding.STOCK, stock.without_top(min(number, len(stock))))
    table = gains(table, seat, cards)
    now, state = melding_of(table), canasta_of(table)
    table = with_melding(table, due=plus(now.due, seat, due))
    return with_canasta(table, packets=state.packets | 1 << seat, draws_more=None).note(act)


def _lay_red_threes(table: Table, seat: Seat, red: tuple[Card, ...]) -> Table:
    """Red threes laid down: a card is drawn for each as far as the stock goes, but not for one that lay in the discard pile."""
    threes = plus(canasta_of(table).red_threes, seat, len(red))
    table = with_canasta(loses(table, seat, red), red_threes=threes)
    now = melding_of(table)
    left = 0 if FROM_PILE in now.drawn else max(0, len(stock_of(table)) - now.replaces)
    replaced = min(len(red), left)
    short = len(red) - replaced
    due = plus(now.due, seat, -short)
    return with_melding(table, replaces=now.replaces + replaced, due=due, not_replaced=now.not_replaced + short)


def take_up(table: Table, act: Act) -> Table:
    """A player takes melded cards up again."""
    if act.seat is None:
        return table
    state = canasta_of(table)
    cards = act.cards or state.melded
    return with_canasta(without_melded(table, act.seat, cards), taken_up=True)


def as_taken_up(table: Table, act: Act) -> Act:
    """Whoever takes back what he melded last takes it up again."""
    last = table.last and table.last[0]
    if not last or last.seat != act.seat or last.verb not in ("melds", "lays") or act.seat != melding_of(table).turn:
        return act
    return evolve(act, verb="restores", cards=act.cards or last.cards)


def discard(table: Table, act: Act) -> Table:
    """A player discards, which ends his turn."""
    before, table = table, moves.discard(table, act).note(act)
    if before.phase != OVER == table.phase and act.seat is not None and not may_go_out(before, act.seat):
        table = turn_passes(with_melding(table.but(phase=PLAY), out=None), act.seat)  # he has no card left, and is not out
    if table.game[Counts].ends_with_stock and not stock_of(table).cards and table.phase != OVER:
        return table.but(phase=OVER)
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


def turn_up(table: Table, act: Act) -> Table:
    """The upcard; where the game has it so, as many cards as it counts lie face down under it."""
    table = moves.turn_up(table, act)
    if act.how or not act.cards or not table.game[Counts].pile.counted_off:
        return table
    under, pile = counted_off(act.cards[-1]), discards_of(table)
    stock = stock_of(table)
    table = with_pile(table, melding.STOCK, stock.without_top(min(under, len(stock))))
    cards = (*untold(under), *pile.cards)
    return with_pile(table, melding.DISCARDS, Pile(cards))


def against(table: Table, seat: Seat) -> tuple[int, ...]:
    """The sides of a deal that one plays alone."""
    return tuple(0 if each == seat else 1 for each in range(table.seats))


# --- what it comes to


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """What each side scores for the deal, and with the penalties of rulings."""
    now, counts = melding_of(table), table.game[Counts]
    hands = [hand_told(table, seat) for seat in range(table.seats)]
    if table.phase != OVER or any(hand is None and _plays(table, seat) for seat, hand in enumerate(hands)):
        return None, None
    if counts.lone_hand and not table.sided and now.out is not None:
        table = table.but(sided=against(table, now.out))
    dealer = table.dealer if known_dealer(table) is not None else None
    told = [hand or () for hand in hands]
    lines = []
    for column in range(table.sides if table.game.sides else table.seats):
        lines += [Entry(column, points, what) for points, what in _lines(table, column, told)]
    played = TallyResult(tuple(lines), table.number, dealer, table.left(table.dealer))
    penalties = [
        Entry(column, -each.amount, each.why)
        for each in payments_of(table)
        if each.payer is not None and each.payee is POOL and each.ruled
        for column in _columns_of(table, each.payer)
    ]
    return played, None if table.void else evolve(played, lines=(*played.lines, *penalties))


def _plays(table: Table, seat: Seat) -> bool:
    return not table.around or seat in table.around


def _columns_of(table: Table, seat: Seat) -> tuple[int, ...]:
    """The columns of the sheet on which what a side pays is written: its own, or those of all its players."""
    side = table.side_of(seat)
    return (side,) if table.game.sides else side_seats(table, side)


def _lines(table: Table, column: int, hands: list[tuple[Card, ...]]) -> list[tuple[int, str]]:
    """What stands in a column of the sheet: what a side has, or where each has his own what his side has, and his red threes."""
    now, counts, state = melding_of(table), table.game[Counts], canasta_of(table)
    side = column if table.game.sides else table.side_of(column)
    seats = side_seats(table, side)
    out = now.out is not None and now.out in seats
    left = tuple(card for seat in seats for card in hands[seat])
    of_side = Side(
        tuple(each.cards for each in side_melds(table, side)),
        left,
        side_red_threes(table, side),
        sum(map(is_red_three, left)),
        out,
        bool(out and counts.concealed and went_out_concealed(table)),
        sum(state.black_threes[seat] for seat in seats),
        sum(map(is_black_three, left)) if now.out is not None else 0,
    )
    if table.game.sides:
        return list(of_side.lines(counts))
    own = evolve(of_side, red_threes=state.red_threes[column], undeclared=sum(map(is_red_three, hands[column])))
    without = evolve(of_side, red_threes=0, undeclared=0)
    return [*own.of_red_threes(counts), *without.lines(counts)]


def at_end(table: Table, act: Act) -> Table:
    """What each side must meld first, and what rulings take from it, for the report."""
    taken, counts = balance(table, ruled=True), table.game[Counts]
    for side in range(table.sides):
        name, seats = table.side_name(side), side_seats(table, side)
        total = total_of(table, seats[0])
        least = str(least_count(table, seats[0]))
        if sorts := counts.opens_with(total):
            least = f"a {sorts[0]} canasta or better"
        elif counts.lost_from is not None and total >= counts.lost_from:
            least = "lost in the book"
        table = table.comes_to(f"minimum {name}", least)
        lost = -sum(points for seat, points in enumerate(taken) if table.side_of(seat) == side)
        table = table.comes_to(f"penalties {name}", str(lost)) if lost else table
    return table


# --- five at the table


def sits_out(table: Table, seat: Seat) -> Table:
    """The table without the player of three partners who sits out: the one at the end of the row takes his place."""
    side = side_seats(table, table.side_of(seat))
    if len(side) != 3:
        return table
    last = side[-1]
    around = tuple(last if each == seat else each for each in range(table.seats) if each != last or seat == last)
    return table.but(around=tuple(each for each in around if each != seat or seat != last))


def sits(table: Table, act: Act) -> Table:
    """Somebody sits out in this deal."""
    return table if act.seat is None else sits_out(table.but(around=()), act.seat).note(act)


def last_sits_out(table: Table) -> Table:
    """Where the log does not say who sits out, it is the last of the three."""
    return sits_out(table, table.seats - 1)


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
        "turns": turn_up,
        "asks": ask,
        "answers": answer,
        "touches": touch,
        "shows": moves.show,
        "looks": moves_nothing,
        "shuffles": moves_nothing,
        "end": at_end,
    },
    meant={"retracts": as_taken_up},
    result=result,
)

#: the same with what certain forms have besides
PLAY_BY_AGREEMENT = evolve(CANASTA_PLAY, moves={**CANASTA_PLAY.moves, "rule": moves_nothing})
PLAY_WITH_PACKETS = evolve(CANASTA_PLAY, moves={**CANASTA_PLAY.moves, "packet": take_packet})
PLAY_OF_FIVE = evolve(CANASTA_PLAY, moves={**CANASTA_PLAY.moves, "sits": sits}, begin=last_sits_out)
