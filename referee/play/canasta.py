"""How canasta moves: melds of partners by rank, the pile taken with a claim, red threes, going out (usp56 2934-3037)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import evolve, frozen

from referee.cards import PLANE, Card, cards_of, rank_of
from referee.game import Play
from referee.play import melding, setting
from referee.play.canasta_melds import (
    blocks,
    is_canasta,
    is_frozen,
    is_natural_and_wild,
    is_natural_pair,
    rank_of_meld,
)
from referee.play.deal import DEAL_MOVES, known_dealer
from referee.play.melding import (
    FROM_PILE,
    FROM_STOCK,
    Meld,
    discards_of,
    gains,
    loses,
    melding_of,
    plus,
    stock_of,
    with_melding,
    with_pile,
)
from referee.play.patience import lay_out
from referee.play.payments import POOL, balance
from referee.play.piles import UNKNOWN, Pile
from referee.play.setting import SETTING, remember
from referee.record import Act, Seat
from referee.score.canasta import Side, is_red_three, minimum, value_of
from referee.score.sheet import Entry
from referee.score.tally import TallyResult
from referee.table import OVER, PLAY, Table


@frozen
class Canasta:
    """What the sides of a canasta deal have beside their melds, and what has been said and done in this turn."""

    #: red threes on the table, by side
    red_threes: tuple[int, ...] = (0, 0)
    #: by how much the first meld of a side must count more, because it has retracted one
    raised: tuple[int, ...] = (0, 0)
    #: whether a side has made its first meld in an earlier turn
    opened: tuple[bool, ...] = (False, False)
    #: the cards melded in this turn, and those of the discard pile taken in it, its top card left aside
    melded: tuple[Card, ...] = ()
    from_pile: tuple[Card, ...] = ()
    #: whether a card that was melded in this turn has been taken up again
    taken_up: bool = False
    #: who asked whether he may go out in this turn, and the answer
    asked: Seat | None = None
    answer: str = ""
    #: whether the player in turn has indicated that he will take the pile
    indicated: bool = False


def canasta_of(table: Table) -> Canasta:
    """The state of the deal beside the melds."""
    return table.canasta or Canasta()


def with_canasta(table: Table, **changes: Any) -> Table:
    """The table with these changes."""
    return table.but(canasta=evolve(canasta_of(table), **changes))


def side_melds(table: Table, side: int) -> tuple[Meld, ...]:
    """The melds of a side."""
    return tuple(each for each in melding_of(table).melds if table.side_of(each.owner) == side)


def meld_of_rank(table: Table, side: int, rank: int | None) -> Meld | None:
    """The side's meld of that rank, if it has one."""
    return next((each for each in side_melds(table, side) if rank_of_meld(each.cards) == rank is not None), None)


def has_canasta(table: Table, side: int) -> bool:
    """Whether the side has a canasta."""
    return any(is_canasta(each.cards) for each in side_melds(table, side))


def least_count(table: Table, side: int) -> int:
    """What the first meld of the side must count in this deal."""
    totals = getattr(table.sheet, "totals", (0,) * table.sides)
    return minimum(totals[side]) + canasta_of(table).raised[side]


def counted_melds(table: Table) -> int:
    """What the melds of this turn count towards the minimum: of the pile only its top card counts."""
    state = canasta_of(table)
    counted = list(state.melded)
    for card in state.from_pile:
        if card in counted:
            counted.remove(card)
    return value_of(counted)


def meld_joined(table: Table, act: Act) -> Meld | None:
    """The meld that these cards are added to: the one of the rank named, or of theirs; wild cards alone go to the only one."""
    assert act.seat is not None
    owner = act.seat if act.other is None else act.other
    melds = side_melds(table, table.side_of(owner))
    rank = act.rank if act.rank is not None else rank_of_meld(act.cards)
    if rank is None:
        return melds[0] if len(melds) == 1 and not any(rank_of_meld((card,)) is not None for card in act.cards) else None
    return next((each for each in melds if rank_of_meld(each.cards) == rank), None)


def claim_fault(table: Table, seat: Seat, shown: Sequence[Card]) -> str:
    """What is wrong with a claim to the discard pile on the strength of these cards; nothing where it is good."""
    pile, side = discards_of(table).cards, table.side_of(seat)
    if not pile:
        return ""
    top = pile[-1]
    if blocks(top):
        return "a pile topped by a wild card or a black three may not be taken"
    if melding_of(table).held[seat] == 1 and len(pile) == 1:
        return "a player with one card may not take a pile of one card"
    if is_natural_pair(top, shown):
        return ""
    if is_frozen(pile) or not _has_opened(table, side):
        return "the pile is frozen, and takes a natural pair" if shown or is_frozen(pile) else "no pair is shown"
    if is_natural_and_wild(top, shown) or meld_of_rank(table, side, rank_of(top)) is not None:
        return ""
    return "the cards shown do not go with its top card" if shown else "no cards are shown to go with its top card"


def _has_opened(table: Table, side: int) -> bool:
    return canasta_of(table).opened[side]


# --- moves


def draw(table: Table, act: Act) -> Table:
    """A player draws from the stock, or takes the pile with cards that he shows to go with its top card."""
    if act.how == FROM_PILE and act.seat is not None:
        return _take_pile(table, act)
    seat = act.seat
    before = melding_of(table)
    if seat is not None and act.how == FROM_STOCK and before.turn == seat and before.replaces:
        number = len(act.cards) or 1
        stock = stock_of(table)
        table = with_pile(gains(table, seat, act.cards or (UNKNOWN,) * number), melding.STOCK, stock.without_top(number))
        return last_red_three(with_melding(table, replaces=before.replaces - number), act)
    if seat is not None and before.turn != seat:
        table = _new_turn(table)
    table = melding.draw(table, act)
    return last_red_three(table, act)


def last_red_three(table: Table, act: Act) -> Table:
    """The play is over if the last card of the stock is a red three (usp56 3015)."""
    gone = act.how == FROM_STOCK and not stock_of(table).cards
    return table.but(phase=OVER) if gone and act.cards and is_red_three(act.cards[-1]) else table


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
    side = table.side_of(seat)
    cards = tuple(card for card in act.cards if not is_red_three(card))
    red = tuple(card for card in act.cards if is_red_three(card))
    if red:
        threes = plus(canasta_of(table).red_threes, side, len(red))
        table = with_canasta(loses(table, seat, red), red_threes=threes).note(act)
        now = melding_of(table)
        if FROM_PILE in now.drawn:  # of a three that lay in the pile there is no replacement
            table = with_melding(table, due=plus(now.due, seat, -len(red)), not_replaced=now.not_replaced + len(red))
        else:
            table = with_melding(table, replaces=now.replaces + len(red))
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


def take_up(table: Table, act: Act) -> Table:
    """A player takes melded cards up again."""
    if act.seat is None:
        return table
    state = canasta_of(table)
    cards = act.cards or state.melded
    return with_canasta(without_melded(table, act.seat, cards), taken_up=True)


def without_melded(table: Table, seat: Seat, cards: Sequence[Card]) -> Table:
    """The table with these cards back in the hand of the player: from melds of his side first, and else from the others'."""
    now, side = melding_of(table), table.side_of(seat)
    order = sorted(range(len(now.melds)), key=lambda place: table.side_of(now.melds[place].owner) != side)
    kept, left, back = [list(each.cards) for each in now.melds], list(cards), []
    for place in order:
        for card in now.melds[place].cards:
            if card in left:
                left.remove(card)
                kept[place].remove(card)
                back.append(card)
    melds = tuple(evolve(each, cards=tuple(stays)) for each, stays in zip(now.melds, kept, strict=True) if stays)
    melded = list(canasta_of(table).melded)
    for card in back:
        if card in melded:
            melded.remove(card)
    table = with_melding(gains(table, seat, back), melds=melds, due=plus(now.due, seat, len(back)))
    table = with_canasta(table, melded=tuple(melded))
    return table.but(phase=PLAY, melding=evolve(melding_of(table), out=None)) if now.out == seat else table


def discard(table: Table, act: Act) -> Table:
    """A player discards, which ends his turn."""
    table = melding.discard(table, act).note(act)
    return table if table.phase == OVER else _new_turn(table)


def decline(table: Table, act: Act) -> Table:
    """A player does not take the discard when the stock is gone: play ends."""
    table = table.note(act)
    return table if stock_of(table).cards else table.but(phase=OVER)


def ask(table: Table, act: Act) -> Table:
    """A player asks whether he may go out."""
    if act.how != "out" or act.seat is None:
        return table.note(act)
    return with_canasta(table if melding_of(table).turn == act.seat else _new_turn(table), asked=act.seat, answer="")


def answer(table: Table, act: Act) -> Table:
    """His partner answers."""
    return with_canasta(table.note(act), answer=act.how or "other")


def touch(table: Table, act: Act) -> Table:
    """A player reaches for the pile."""
    return with_canasta(table.note(act), indicated=True) if act.how == "pile" else table.note(act)


# --- what it comes to


def cards_left(table: Table, seat: Seat) -> tuple[Card, ...] | None:
    """What is left in the hand, where it is told."""
    cards = tuple(card % PLANE for card in cards_of(table.hands[seat]))
    return cards if len(cards) == melding_of(table).held[seat] else None


def went_out_concealed(table: Table) -> bool:
    """Whether the player who is out melded his whole hand in this turn, a canasta in it, and nothing before."""
    now = melding_of(table)
    if now.out is None or now.laid_before >> now.out & 1:
        return False
    mine = [each for each in now.melds if set(each.cards) <= set(canasta_of(table).melded)]
    return any(is_canasta(each.cards) for each in mine)


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """What each side scores for the deal, and with the penalties of rulings."""
    now = melding_of(table)
    hands = [cards_left(table, seat) for seat in range(table.seats)]
    if table.phase != OVER or None in hands:
        return None, None
    dealer = table.dealer if known_dealer(table) is not None else None
    lines = []
    for side in range(table.sides):
        out = now.out is not None and table.side_of(now.out) == side
        left = tuple(card for seat, hand in enumerate(hands) if table.side_of(seat) == side for card in hand or ())
        threes = canasta_of(table).red_threes[side] + sum(map(is_red_three, left))
        melds = tuple(each.cards for each in side_melds(table, side))
        counted = Side(melds, left, threes, out, out and went_out_concealed(table))
        lines += [Entry(side, points, what) for points, what in counted.lines]
    played = TallyResult(tuple(lines), table.number, dealer, table.left(table.dealer))
    penalties = [
        Entry(table.side_of(each.payer), -each.amount, each.why)
        for each in table.payments
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
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "hand": melding.hand,
        "deals": melding.deals,
        "turn": melding.turn,
        "pile": lay_out,
        "turns": melding.turn_up,
        "draws": draw,
        "sees": melding.see,
        "melds": meld,
        "lays": meld,
        "restores": take_up,
        "discards": discard,
        "declines": decline,
        "asks": ask,
        "answers": answer,
        "touches": touch,
        "shows": melding.show,
        "counts": melding.count,
        "exposes": remember,
        "looks": remember,
        "shuffles": remember,
        "attention": setting.attention,
        "end": at_end,
    },
    result=result,
)
