"""Russian bank: two players on one layout, each with a stock, a hand and a talon of his own.

What a player moves stands as he moved it, in order or not, until a stop takes it back; his turn ends with a card on his talon.
"""

from collections.abc import Callable

from attrs import evolve

from referee.core.cards import Card
from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.layout.moves import patience
from referee.mechanics.layout.moves.forms import HAND, STOCK, TABLEAU, TALON, fits
from referee.mechanics.layout.moves.patience import cards_moved, form_of, other, pile_name, source_of, target_of, to_foundations
from referee.mechanics.layout.moves.piles import Pile, layout_of
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.mechanics.turns.moves.turns import did, turn_ends, turn_of, turns_of
from referee.score.tally import TallyResult

#: the note of a turn that has ended
ENDS = "ends"
FOR_GAME, FOR_A_CARD, FOR_A_STOCK_CARD = 30, 1, 2
#: how many cards a stock has at the beginning
STOCK_SIZES = (12, 13)


def own(table: Table, seat: Seat, name: str) -> Pile:
    """A pile of that player."""
    return layout_of(table).pile(pile_name(table, name, seat))


def tableau(table: Table) -> list[str]:
    """The names of the tableau piles."""
    return [name for name, _ in layout_of(table).named(TABLEAU)]


def spaces(table: Table) -> list[str]:
    """The tableau piles that are empty."""
    return [name for name, pile in layout_of(table).named(TABLEAU) if not len(pile)]


def is_first_turn(table: Table, seat: Seat) -> bool:
    """Whether the player has not yet turned a card of his stock, in the first turn that he has."""
    stock = own(table, seat, STOCK)
    return not table.noted(ENDS, seat) and len(stock) in STOCK_SIZES and stock.down == len(stock)


def for_foundations(table: Table, seat: Seat) -> list[tuple[str, Card]]:
    """The cards available to the player that fit on a foundation or begin one, those of his stock first."""
    piles = (pile_name(table, STOCK, seat), pile_name(table, HAND, seat), *tableau(table))
    return to_foundations(form_of(table), layout_of(table), piles)


def fits_tableau(table: Table, card: Card) -> bool:
    """Whether the card could be built on the tableau."""
    form = form_of(table)
    return any(fits(form, layout_of(table), name, (card,)) for name in tableau(table) if len(layout_of(table).pile(name)))


# --- moves


def _unless_taken_back(move: Callable[[Table, Act], Table]) -> Callable[[Table, Act], Table]:
    """The move, unless a ruling takes it back: then the turn is the other player's, if it was not already."""

    def made(table: Table, act: Act) -> Table:
        if not turns_of(table).taken_back or act.seat is None:
            return move(table, act)
        table = table.but(evolve(turns_of(table), taken_back=False))
        return ended(table, act.seat) if turn_of(table) == act.seat else table

    return made


@_unless_taken_back
def move(table: Table, act: Act) -> Table:
    """A card goes from one pile to another; a card of the hand on the player's talon ends his turn."""
    if len(act.piles) != 2 or act.seat is None:
        return table
    before = did(_at_turn(table, act), act)
    source, target = source_of(table, act), target_of(table, act)
    layout = layout_of(table).moved(source, target, cards_moved(table, source, act))
    table = _won(before.but(layout, phase=PLAY), act.seat)
    if act.verb == "loads":
        table = table.note(act)
    return ended(table, act.seat) if act.piles == (HAND, TALON) and act.verb == "moves" else table


def turn(table: Table, act: Act) -> Table:
    """A log that begins in the middle: whose turn it is."""
    return table if act.seat is None else turn_ends(table, to=act.seat)


def _at_turn(table: Table, act: Act) -> Table:
    """The table with the turn at that player, where the log has not told whose it is."""
    return table if act.seat is None or turn_of(table) == act.seat else turn_ends(table, to=act.seat)


def ended(table: Table, seat: Seat) -> Table:
    """The table with the turn at the other player."""
    return turn_ends(table.note(Act(ENDS, seat)), to=other(seat))


@_unless_taken_back
def turn_up(table: Table, act: Act) -> Table:
    """A player turns up a card of his stock or hand; his talon turned over becomes his hand."""
    if not act.piles or act.seat is None:
        return table
    table = did(_at_turn(table, act), act)
    name = pile_name(table, act.piles[0], act.seat)
    layout = layout_of(table)
    if act.how == "over":
        hand = pile_name(table, HAND, act.seat)
        return table.but(layout.with_pile(hand, layout.pile(name).face_down()).with_pile(name, Pile()))
    pile = layout.pile(name)
    for card in reversed(act.cards):  # turned over together, the last of them lies on top
        pile = pile.turned_up(card) if pile.down else pile.with_top((card,))
    return table.but(layout.with_pile(name, pile))


def _won(table: Table, seat: Seat) -> Table:
    """The table at its end, where the player has got rid of hand and talon, and of his stock if the game has one."""
    layout = layout_of(table)
    names = (STOCK, HAND) if STOCK in form_of(table).kinds else (HAND,)
    piles = [pile_name(table, name, seat) for name in names]
    talon = layout.pile(pile_name(table, TALON, seat))
    if len(talon) or any(pile not in layout or len(layout.pile(pile)) for pile in piles):
        return table
    table = table.comes_to("winner", table.name(seat))
    return table.but(evolve(reckoning_of(table), won=(seat, 0)), phase=OVER)


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """Thirty for game, a point for each card in the other's hand and talon, two for each of his stock."""
    told = reckoning_of(table).won
    if table.phase != OVER or told is None or STOCK not in form_of(table).kinds:
        return None, None  # with one pack, and no stock, nothing is counted
    winner = told[0]
    counts = {name: len(own(table, other(winner), name)) for name in (STOCK, HAND, TALON)}
    lines = [
        Entry(winner, FOR_GAME, "game"),
        Entry(winner, FOR_A_CARD * (counts[HAND] + counts[TALON]), "cards in hand and talon"),
        Entry(winner, FOR_A_STOCK_CARD * counts[STOCK], "cards in the stock"),
    ]
    played = TallyResult(tuple(line for line in lines if line.points), table.number, table.dealer)
    return played, None if table.void else played


RUSSIAN_BANK_PLAY = Play(
    "two players on one layout",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "turn": turn,
        "pile": patience.lay_out,
        "moves": move,
        "loads": move,
        "turns": turn_up,
        "arranges": moves_nothing,
        "attention": attention,
    },
    result=result,
)
