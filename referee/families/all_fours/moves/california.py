"""How California Jack moves: the trump is the suit of the card on top, hands are filled after each trick, 26 tricks are played."""

from attrs import evolve, field, frozen

from referee.core.cards import suit_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act
from referee.core.sheet import Entry
from referee.core.table import PLAY, Table
from referee.families.all_fours.moves.points import points_won
from referee.families.all_fours.score import Counting
from referee.mechanics.deal.moves import DEAL_MOVES, as_dealer, known_dealer
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.talon import moves as talon
from referee.mechanics.talon.state import begun
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.state import Tricks
from referee.score.race import RaceResult


@frozen
class CaliforniaForm(Part):
    """What California Jack has of its own."""

    counting: Counting = field(factory=lambda: Counting(low_to_winner=True))


def turns(table: Table, act: Act) -> Table:
    """The stock is turned up, or a card before the deal: its suit is trump. One that lies face down is only told of."""
    if not act.cards or act.how == "down" or table.phase == PLAY:
        return table.note(act)
    table = as_dealer(table, act)
    return _ready(table, suit_of(act.card))


def trump(table: Table, act: Act) -> Table:
    """The log only says what is trump."""
    return table if act.suit is None or table.phase == PLAY else _ready(table, act.suit)


def _ready(table: Table, suit: int) -> Table:
    earlier = table[Tricks].earlier if table.part(Tricks) is not None else ()
    table = talon.endless(begun(table), table.eldest, suit)
    return table.but(evolve(table[Tricks], earlier=earlier)) if earlier else table


def play(table: Table, act: Act) -> Table:
    """A hand plays a card; draws that the log does not tell are done before the next lead."""
    if tricks.is_in_vain(table, act):
        return tricks.play(table, act)
    table = talon.before_lead(table, act)
    return talon.after_card(table, tricks.play(table, act), act)


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """A point each for the ace, the deuce and the jack of trumps and for game, and what revokes have cost."""
    if table.part(Tricks) is None:
        return None, None
    following = None if known_dealer(table) is None else table.left(table.dealer)
    points = points_won(table, table.game[CaliforniaForm].counting)
    lines = tuple(Entry(each, 1, name) for name, each in points or ())
    played = RaceResult(lines, table.number, table.dealer, following, complete=points is not None)
    if table.void:
        return played, None
    beside = by_law_of(table).beside
    return played, evolve(played, lines=(*lines, *beside)) if beside and played.complete else played


CALIFORNIA_PLAY = Play(
    "a suit turned up for trump, hands filled from the stock after each trick, until all cards are played",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | {
        "turns": turns,
        "trump": trump,
        "draws": talon.draw,
        "pile": talon.pile,
        "counts": talon.counts,
        "play": play,
        "took": moves_nothing,
        "rule": moves_nothing,
        "substitutes": moves_nothing,
    },
    result=result,
)
