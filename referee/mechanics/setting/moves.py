"""Setting a table up: who deals, who is vulnerable, which cards each hand holds, and a log that begins in the middle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from attrs import evolve

from referee.core.cards import EMPTY, PACKS, Card, Hand, Pack, hand_of, hand_of_copies, with_card
from referee.core.record import Act, Run, Seat, Side, denomination_of, level_of
from referee.core.table import DEAL, PLAY, Table
from referee.mechanics.auction.moves import begin_play
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.rulings.reckoning import Reckoning, reckoning_of, with_count
from referee.mechanics.setting.board import Board, board_of
from referee.mechanics.stakes.moves import POOL, paid
from referee.mechanics.tricks.state import Tricks, TurnTold, empty_tricks, gathered
from referee.mechanics.turns.moves.turns import turns_of

Move = Callable[[Table, Act], Table]

#: the words for the sides that are vulnerable
VULNERABILITIES = ("none", "NS", "EW", "both")
#: the verb for what was done before the log begins, and what was played, melded, scored or thrown away by then
BEFORE, PLAYED, MELDED, SCORED, DISCARDED = "before", "played", "melded", "scored", "discarded"
#: chips that somebody has put into the pool, or has out of it
PUT, WON = "put", "won"
#: how a hand is told of which nothing is known
UNKNOWN = "unknown"


def dealer(table: Table, act: Act) -> Table:
    """Who deals."""
    return table if act.seat is None else table.but(dealer=act.seat)


def vulnerable(table: Table, act: Act) -> Table:
    """Which side is vulnerable."""
    return table.but(_marked(board_of(table), sides_vulnerable(act)))


def sides_vulnerable(act: Act) -> tuple[bool, bool]:
    """Which sides an act marks as vulnerable."""
    return act.how in ("NS", "both"), act.how in ("EW", "both")


def _marked(board: Board, vulnerable: tuple[bool, bool]) -> Board:
    return Board(board.number, vulnerable, board.by_law)


#: a hand is asked for twice, when it is looked at and when it is taken up
held_in = lru_cache(maxsize=8)(hand_of)


def fitting(table: Table, act: Act, others: Hand) -> Hand:
    """The cards of a hand that has as many as the game deals, all of a single pack and none of those others; or else none."""
    return _fitting(table.pack_used, table.hand_size, act.cards, others)


def _fitting(pack: Pack, size: int, cards: Sequence[Card], others: Hand) -> Hand:
    held = held_in(cards)
    return held if held.bit_count() == len(cards) == size and not held & (others | ~pack.cards) and pack.copies == 1 else EMPTY


def deal_told(table: Table, acts: Sequence[Act]) -> tuple[Table, int]:
    """The table after what most deals begin with, and how many acts tell it.

    This is who deals and who is vulnerable, and behind that all hands, where each is told once, whole, and fits the others.
    """
    changes: dict[str, Any] = {}
    dealer, vulnerable, place = opening_told(acts)
    if dealer is not None:
        changes["dealer"] = dealer
    board = () if vulnerable is None else (_marked(board_of(table), vulnerable),)
    if not (any(table.hands) or any(table.dealt)):
        hands = hands_dealt(acts[place : place + table.seats], table.seats, table.pack_used, table.hand_size)
        if hands:
            changes |= {"hands": hands, "dealt": hands, "unknown": 0}
            place += len(hands)
    return (table.but(*board, **changes) if place else table), place


def opening_told(acts: Sequence[Act | Run]) -> tuple[Seat | None, tuple[bool, bool] | None, int]:
    """Who deals and who is vulnerable, as far as that is told before anything else, and how many acts tell it."""
    dealer, vulnerable, place = None, None, 0
    for act in acts:
        if act.verb == "dealer" and isinstance(act, Act):
            dealer = dealer if act.seat is None else act.seat
        elif act.verb == "vulnerable" and isinstance(act, Act):
            vulnerable = sides_vulnerable(act)
        elif act.verb != "deal":
            break
        place += 1
    return dealer, vulnerable, place


def hands_dealt(acts: Sequence[Act | Run], seats: int, pack: Pack, size: int) -> tuple[Hand, ...]:
    """The hands that these acts tell, if they are all hands of a deal, whole, and fit each other; or else none.

    Together they have as many different cards as all of them, so that none is there twice.
    """
    held, together = [EMPTY] * seats, EMPTY
    for act in acts:
        if act.verb != "hand" or not isinstance(act, Act) or act.how or len(act.cards) != size:
            return ()
        seat = act.seat
        if seat is None or not 0 <= seat < seats or held[seat]:
            return ()
        held[seat] = cards = held_in(act.cards)
        together |= cards
    if not size or together.bit_count() != size * seats or together & ~pack.cards or pack.copies > 1:
        return ()
    return tuple(held)


def hand(table: Table, act: Act) -> Table:
    """The cards a hand holds: all of them, some of them, or not known."""
    seat = act.seat
    if seat is None or not 0 <= seat < len(table.hands):
        return table
    copies = table.pack_used.copies
    held = held_in(act.cards) if copies == 1 else hand_of_copies(act.cards)
    whole = act.how not in ("part", UNKNOWN)
    unknown = table.unknown & ~(1 << seat) if whole else table.unknown | 1 << seat
    hands = (*table.hands[:seat], held, *table.hands[seat + 1 :])
    as_dealt = held if deals_on(table, seat) else table.dealt[seat]
    for card in _played_before(table, seat) if as_dealt == held else ():
        as_dealt = with_card(as_dealt, card)
    dealt = (*table.dealt[:seat], as_dealt, *table.dealt[seat + 1 :])
    return table.but(hands=hands, dealt=dealt, unknown=unknown)


def deals_on(table: Table, seat: Seat) -> bool:
    """Whether a hand that is told now is the one dealt: it is the first told of that seat, or nothing has been done since."""
    return not table.dealt[seat] or all(act.verb in _BEFORE_PLAY for act in table.acts)


def began_in_the_middle(table: Table) -> bool:
    """Whether the log says whose turn it is, or what has been taken: hands are then those of that moment, and of any length."""
    return any(map(table.noted, ("turn", "taken", BEFORE)))


def contract(table: Table, act: Act) -> Table:
    """A log that begins after the auction: the contract and its declarer."""
    if act.call is None or act.seat is None or act.call < 0:
        return table
    doubling = {"doubled": 2, "redoubled": 4}.get(act.how, 1)
    return begin_play(table, Contract(level_of(act.call), denomination_of(act.call), act.seat, doubling))


def turn(table: Table, act: Act) -> Table:
    """Whose turn it is. Where the log begins in the middle with it, and nobody told who dealt, it was he."""
    if act.seat is None:
        return table
    tricks, play = table.part(Tricks), table.game.play
    table = table.but(TurnTold(act.seat, table.told))
    if tricks is not None:
        table = table.but(evolve(tricks, turn=act.seat))
    if tricks is not None and table.phase == PLAY:
        return table
    if play is not None and play.in_turn:
        return table.but(evolve(turns_of(table), seat=act.seat))
    dealt = table.phase != DEAL or table.noted("dealer") or board_of(table).number is not None
    return table if dealt else table.but(dealer=act.seat)


def taken(table: Table, act: Act) -> Table:
    """A log that begins in the middle of the play: the tricks that a side has won, or each of its players."""
    side = table.side_told(act)
    if side is None:
        return table
    tricks = table.part(Tricks) or empty_tricks(table, table.left(table.dealer))
    told = {(each.side, each.seat): each.number for each in (*table.acts_of(act.verb), act) if table.side_told(each) == side}
    return table.but(evolve(tricks, earlier=_with(tricks.earlier, side, sum(told.values()))))


def before(table: Table, act: Act) -> Table:
    """A log that begins in the middle: what somebody had played, melded, scored, put into the pool or won out of it by then.

    Cards that he has played were dealt to him too; points and chips are entered with those that follow.
    """
    if act.how == MELDED and table.game.play is not None and (melds := table.game.play.moves.get("melds")):
        return melds(table, evolve(act, verb="melds", how=""))
    if act.how in (PUT, WON) and act.seat is not None and act.amount is not None:
        payer, payee = (act.seat, POOL) if act.how == PUT else (POOL, act.seat)
        return paid(table.note(act), payer, payee, int(act.amount), "before", told=True)
    if act.how != PLAYED or act.seat is None or not act.cards:
        return table.note(act)
    dealt = table.dealt[act.seat]
    for card in act.cards:
        dealt = with_card(dealt, card)
    return table.but(dealt=(*table.dealt[: act.seat], dealt, *table.dealt[act.seat + 1 :]))


def _played_before(table: Table, seat: Seat) -> tuple[Card, ...]:
    return tuple(card for act in table.acts_of(BEFORE) if act.seat == seat and act.how == PLAYED for card in act.cards)


def pack(table: Table, act: Act) -> Table:
    """The pack in use, by its size."""
    named = PACKS.get(act.number)
    return table.but(pack=named) if named is None else with_pack(table, named)


def with_pack(table: Table, pack: Pack) -> Table:
    """The table with this pack; where a whole pack is dealt out, hands then have another number of cards."""
    usual = table.game.pack_at(table.seats)
    left = usual.size - table.game.hand_size_at(table.seats) * table.seats
    if pack.size == usual.size or not 0 <= left < table.seats:
        return table.but(pack=pack)
    return table.but(pack=pack, cards_each=pack.size // table.seats)


def take(table: Table, act: Act) -> Table:
    """A side takes tricks from the other as a penalty."""
    side, so_far = table.side_told(act), reckoning_of(table)
    if side is None:
        return table
    return table.but(evolve(so_far, taken=_with(so_far.taken, side, so_far.taken[side] + act.number)))


def _with(by_side: tuple[int, ...], side: Side, number: int) -> tuple[int, ...]:
    return (*by_side[:side], number, *by_side[side + 1 :])


def won(table: Table, act: Act) -> Table:
    """How many tricks a side won, where the play is not told."""
    side = table.side_told(act)
    return table if side is None else table.but(with_count(reckoning_of(table), side, act.number))


def count_told(table: Table, acts: Sequence[Act]) -> tuple[Table, int]:
    """The table after the one count of a play that breaks off, where it leaves each of two sides what it has won."""
    (act, *more), side = acts, table.side_told(acts[0])
    if more or side is None or not act.numbers or table.phase != PLAY or table.sides != 2 or table.sided:
        return table, 0
    if table.part(Reckoning) is not None or not leaves_what_was_won(act.number, side, gathered(table), table.hand_size):
        return table, 0
    return table.but(with_count(reckoning_of(table), side, act.number)), 1


def leaves_what_was_won(number: int, side: Side, before: Sequence[int], size: int) -> bool:
    """Whether each of two sides comes to no fewer than the tricks before, if one of them has that number of all."""
    return number >= before[side] and size - number >= before[1 - side]


def honors(table: Table, act: Act) -> Table:
    """Honors that a hand held, where the cards are not told."""
    if act.seat is None:
        return table
    so_far = reckoning_of(table)
    return table.but(evolve(so_far, honors=(*so_far.honors, (act.seat, act.how or str(act.number)))))


def moves_nothing(table: Table, act: Act) -> Table:
    """Only said or done, for whichever law asks."""
    return table.note(act)


def attention(table: Table, act: Act) -> Table:
    """Somebody draws attention to something; what came up before it has then had its share."""
    return table.but(attention=table.clock)


#: what can be told of every deal; of one in which tricks are taken; and of one that is played for a contract
SETTING = {"dealer": dealer, "hand": hand, "turn": turn, "pack": pack, "agreed": moves_nothing, BEFORE: before}
TRICKS_TOLD = {"taken": taken, "takes": take, "won": won}
CONTRACT_TOLD = {"contract": contract, "vulnerable": vulnerable, "honors": honors}
#: by these a log says how a deal stands, and nobody does anything
LAYING = SETTING.keys() | TRICKS_TOLD.keys() | CONTRACT_TOLD.keys()
_BEFORE_PLAY = LAYING | {"deals"}
