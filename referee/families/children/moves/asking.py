"""Asking for cards: go fish, where a rank is asked for, and authors, where it is one card.

The turn stays with a player as long as he is given cards, or completes with the card he fishes the book he asked for; what he
holds but does not give, or completes and does not show, is his own affair until it is found.
"""

from collections.abc import Iterator

from attrs import evolve, frozen

from referee.core.cards import RANKS, Hand, bit, cards_of, hand_of, rank_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.layout.moves import patience
from referee.mechanics.layout.moves.piles import face_up, layout_of
from referee.mechanics.setting.moves import SETTING, attention
from referee.mechanics.stakes import moves as payments
from referee.mechanics.stakes.moves import last_denied, paid
from referee.mechanics.tricks.moves.hands import gains, loses
from referee.mechanics.turns.moves.drawing import STOCK
from referee.mechanics.turns.moves.turns import did, player_of, turn_ends, turns_of
from referee.score.tally import TallyResult

BOOK = 4
BOOKS_OF_A_PACK = 13
#: the pile before each player
BOOKS = "books"


@frozen
class Asking(Part):
    """What is asked for."""

    #: a card of its own, rank and suit, rather than all cards of a rank
    one_card: bool = False
    #: where it is one card: whether he must hold another of its rank, rather than not that card
    of_rank_held: bool = False
    #: what each other player pays for a book
    for_book: int = 1


def rules_of(table: Table) -> Asking:
    """What is asked for in this game."""
    return table.game.part(Asking) or Asking()


def books_of(seat: Seat) -> str:
    """The name of the pile of a player's books."""
    return f"{seat}.{BOOKS}"


def of_rank(table: Table, rank: int) -> Hand:
    """All cards of a rank."""
    return hand_of(card for card in cards_of(table.pack_used.cards) if rank_of(card) == rank)


def rank_asked(act: Act) -> int | None:
    """The rank asked for, be it by a card."""
    return rank_of(act.card) if act.cards else act.rank


def what_is_asked(table: Table, act: Act) -> Hand:
    """The cards that this question asks for."""
    if act.cards:
        return bit(act.card)
    return of_rank(table, act.rank) if act.rank is not None else 0


def last_question(table: Table) -> Act | None:
    """What was last asked for."""
    return next((act for act in reversed(table.acts) if act.verb == "asks"), None)


def complete(table: Table, seat: Seat) -> Iterator[int]:
    """The ranks of which the hand is known to hold all four."""
    ranks = [rank_of(card) for card in cards_of(table.hands[seat])]
    return (rank for rank in range(len(RANKS)) if ranks.count(rank) == BOOK)


# --- moves


def ask(table: Table, act: Act) -> Table:
    """A player asks another for cards; it is then his turn, whosesoever it was."""
    seat = player_of(table, act)
    table = did(table, act).note(act)
    return table if seat == turns_of(table).seat else turn_ends(table, to=seat)


def give(table: Table, act: Act) -> Table:
    """A player hands over cards."""
    if act.seat is None or act.other is None:
        return table
    return gains(loses(table, act.seat, act.cards), act.other, act.cards)


def refuse(table: Table, act: Act) -> Table:
    """The player asked has none: the turn is over, unless the asker fishes the book for which he asked."""
    return _turn_over(table.note(act), turns_of(table).seat)


def _turn_over(table: Table, seat: Seat) -> Table:
    """The table with the turn at the next player who has a card or can draw one; of hands not told it is not known."""
    gone, left = _stock_is_gone(table), table.from_left_of(seat)
    to = next((each for each in left if not gone or table.hands[each] or table.is_open(each)), left[0])
    return with_doubt(turn_ends(table, to=to))


def with_doubt(table: Table) -> Table:
    """The table with those who may have no card left, nor one to draw, where their hands are not told."""
    if not _stock_is_gone(table):
        return table
    left = [_cards_left(table, seat) if table.is_open(seat) else table.hands[seat] for seat in range(table.seats)]
    return table.but(evolve(turns_of(table), unsure=sum(1 << seat for seat, cards in enumerate(left) if cards <= 0)))


def _cards_left(table: Table, seat: Seat) -> int:
    """How many cards the hand has by what came to it and left it, as the log tells."""
    left = table.hand_size or table.pack_used.size // table.seats
    for act in table.acts:
        if act.verb in ("gives", "shows", "draws"):
            number = act.how_many or 1
            left += number if seat == (act.seat if act.verb == "draws" else act.other) else -number if seat == act.seat else 0
    return left


def _stock_is_gone(table: Table) -> bool:
    return rules_of(table).one_card or (STOCK in layout_of(table) and not layout_of(table).pile(STOCK))


def last_moved(table: Table) -> str:
    """The verb of the last act by which cards move, or are asked for; what is counted or said between does not matter."""
    return next((act.verb for act in reversed(table.acts) if act.verb in ("asks", "gives", "draws", "shows")), "")


def fish(table: Table, act: Act) -> Table:
    """A player draws from the stock: he fishes, or draws because he has no card with which to ask, and asks then."""
    seat = player_of(table, act)
    fishes = seat != turns_of(table).seat or last_moved(table) == "asks"
    if STOCK in layout_of(table):
        table = table.but(layout_of(table).with_pile(STOCK, layout_of(table).pile(STOCK).without_top()))
    if not act.cards:
        table = table.but(unknown=table.unknown | 1 << seat)
    table = gains(table, seat, act.cards).note(act)
    return _turn_over(table, seat) if fishes else table


def show_book(table: Table, act: Act) -> Table:
    """A player shows a book and lays it down, and every other pays him for it, unless a ruling keeps him from scoring it."""
    seat = act.seat
    if seat is None or len(act.cards) != BOOK or len({rank_of(card) for card in act.cards}) != 1:
        return table
    rank = rank_of(act.card)
    table = loses(table, seat, act.cards)
    pile = layout_of(table).pile(books_of(seat))
    table = table.but(layout_of(table).with_pile(books_of(seat), face_up((*pile.cards, *act.cards))))
    for payer in range(table.seats):
        if payer != seat:
            table = paid(table, payer, seat, rules_of(table).for_book, "books")
            table = last_denied(table) if (seat, rank) in turns_of(table).unscored else table
    question = last_question(table)
    if last_moved(table) == "draws" and question is not None and question.seat == seat and rank_asked(question) == rank:
        table = turn_ends(table, to=seat)  # a book completed by the card fished gives the turn back
    if seat == turns_of(table).seat and not (table.hands[seat] or table.is_open(seat)) and _stock_is_gone(table):
        table = _turn_over(table, seat)  # without a card he is out of the play
    table = with_doubt(table.note(act))
    return _decided(table) if sum(_books(table)) == BOOKS_OF_A_PACK else table


def _books(table: Table) -> list[int]:
    return [len(layout_of(table).pile(books_of(seat)).cards) // BOOK for seat in range(table.seats)]


def _decided(table: Table) -> Table:
    """The table with all books made; where nothing is paid for them the most win."""
    if not rules_of(table).for_book:
        books = _books(table)
        best = [table.name(seat) for seat, number in enumerate(books) if number == max(books)]
        table = table.comes_to("winner", " and ".join(best))
    return table.but(phase=OVER)


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """What was paid for books, or where nothing is paid for them how many each has, once all are made."""
    if rules_of(table).for_book:
        return payments.result(table)
    if table.phase != OVER:
        return None, None
    lines = tuple(Entry(seat, number, "books") for seat, number in enumerate(_books(table)) if number)
    made = TallyResult(lines, table.number, table.dealer, table.left(table.dealer))
    return made, None if table.void else made


def bar_book(table: Table, seat: Seat, rank: int) -> Table:
    """The table on which this player scores no book of that rank."""
    turns = turns_of(table)
    return table.but(evolve(turns, unscored=(*turns.unscored, (seat, rank))))


ASKING_PLAY = Play(
    "cards asked for from each other",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "pile": patience.lays_out(BOOKS),
        "asks": ask,
        "gives": give,
        "refuses": refuse,
        "draws": fish,
        "shows": show_book,
        "pays": payments.pay,
        "attention": attention,
    },
    in_turn=frozenset({"asks"}),
    result=result,
)
