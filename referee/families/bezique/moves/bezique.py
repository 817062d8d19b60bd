"""How bezique moves: combinations declared between tricks as long as there is a stock, then tricks that have to be won; brisques."""

from attrs import evolve, frozen

from referee.core.cards import EMPTY, KING, QUEEN, SUIT_LETTERS, Hand, Suit, suit_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.mechanics.combinations import drawing
from referee.mechanics.combinations import moves as combining
from referee.mechanics.combinations.score import Scale
from referee.mechanics.combinations.state import CombinationForm, points_declared
from referee.mechanics.deal.moves import DEAL_MOVES, begins_with_the_deal, known_dealer
from referee.mechanics.setting.moves import SETTING, TRICKS_TOLD, attention, moves_nothing
from referee.mechanics.talon import moves as talon
from referee.mechanics.talon.state import Talon, has_won_and_not_drawn, is_drawing, last_winner
from referee.mechanics.tricks.counting import CardPoints, taken_in, won_last
from referee.mechanics.tricks.moves import corrections, tricks
from referee.mechanics.tricks.moves.owing import owing
from referee.mechanics.tricks.state import Trick, Tricks
from referee.score.tally import TallyResult

#: so many players have a pack each at the most
MOST_PACKS = 4


class WithBrisques(CombinationForm):
    """The form of a game in which aces and tens count that are taken in tricks."""

    __slots__ = ()

    scale: Scale
    #: what cards count that are taken in tricks
    cards: CardPoints


@frozen(eq=False)
class Bezique(WithBrisques):
    """What the game needs to know of itself."""

    scale: Scale
    #: what cards count that are taken in tricks
    cards: CardPoints
    #: whether the first marriage makes the trump
    marriage_makes_trump: bool = False
    #: whether who takes the last card of the stock may still declare
    last_declaration: bool = False
    #: whether two beziques count as a double only together, or when both have counted
    doubles_at_once: bool = False
    #: what combinations count with four players, where that is more
    scale_of_four: Scale | None = None

    def scale_at(self, table: Table) -> Scale:
        """With a fourth pack there may be one combination more."""
        return self.scale_of_four if self.scale_of_four is not None and table.seats == MOST_PACKS else self.scale

    def may_declare(self, table: Table) -> frozenset[Seat]:
        """Who has won a trick and has not drawn after it; with the last cards of the stock nobody, or the winner until all drew."""
        if not is_last_draw(table):
            return has_won_and_not_drawn(table)
        stock, winner = table.part(Talon), last_winner(table)
        may = self.last_declaration and winner is not None and stock is not None and bool(stock.to_draw)
        return frozenset((winner,)) if may and winner is not None else frozenset()


@frozen
class LastTrick(Part):
    """To whom a ruling gives what the last trick counts."""

    to: Seat


def is_last_draw(table: Table) -> bool:
    """Whether the stock has no more than a last card for each player."""
    stock = table.part(Talon)
    return stock is not None and stock.left <= table.seats


# --- moves


def begin(table: Table) -> Table:
    """Where no card is turned up the player at the dealer's left leads as soon as it is known who deals."""
    ready = table.game[Bezique].marriage_makes_trump and known_dealer(table) is not None and table.part(Tricks) is None
    return drawing.begin(table, None) if ready else table


def melds(table: Table, act: Act) -> Table:
    """A player lays a combination down; the first marriage makes the trump where none is turned up."""
    stands = table.part(Tricks)
    first = stands is not None and stands.trump is None and table.game[Bezique].marriage_makes_trump
    if first and stands is not None and is_marriage(act):
        table = with_trump(table, suit_of(act.card))
    return combining.DECLARING["melds"](table, act)


def with_trump(table: Table, suit: Suit) -> Table:
    """The table with the trump that a declaration has made."""
    ranked = evolve(table[Tricks], order=table.game.order(suit))
    return table.but(ranked).comes_to("trump", SUIT_LETTERS[suit])


def is_marriage(act: Act) -> bool:
    """Whether these are king and queen of a suit."""
    ranks, suits = {card % 16 for card in act.cards}, {suit_of(card) for card in act.cards}
    return len(act.cards) == 2 and ranks == {KING, QUEEN} and len(suits) == 1


def owed(table: Table, seat: Seat, trick: Trick) -> Hand:
    """Nothing as long as the stock lasts; then the trick is won if it can be, and suit followed."""
    return EMPTY if is_drawing(table) else _to_win(table, seat, trick)


_to_win = owing(trump=True, heads_all=True, overtrumps=True)


# --- what it comes to


def brisques(table: Table, seat: Seat) -> int:
    """What the aces and tens count that the player has taken, or as the log says where the play is not told."""
    cards = table.game[WithBrisques].cards
    told = [act for act in table.acts_of("took") if act.seat == seat]
    if told:
        return sum(act.numbers[0] if act.numbers else cards.of(act.cards) for act in told)
    return cards.of(taken_in(table)[seat])


def lines_of(table: Table, *, by_law: bool) -> tuple[Entry, ...]:
    """What each player scores: declarations, brisques and the last trick."""
    lines = []
    given = table.part(LastTrick)
    last = given.to if by_law and given is not None else won_last(table)
    for seat in range(table.seats):
        lines += [
            Entry(table.side_of(seat), points_declared(table, seat, by_law=by_law), "declarations"),
            Entry(table.side_of(seat), brisques(table, seat), "brisques"),
            Entry(table.side_of(seat), table.game[Bezique].cards.last_trick if seat == last else 0, "last trick"),
        ]
    return tuple(line for line in lines if line.points)


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """What the deal brings each."""
    if table.part(Tricks) is None:
        return None, None
    dealt = table.dealer if known_dealer(table) is not None else None
    following = table.dealer if table.void else table.left(table.dealer)

    def comes_to(*, by_law: bool) -> TallyResult:
        return TallyResult(lines_of(table, by_law=by_law), table.number, dealt, following, complete=is_told(table))

    return comes_to(by_law=False), None if table.void else comes_to(by_law=True)


def is_told(table: Table) -> bool:
    """Whether there is anything to score: the play is over, somebody has declared, or what was taken is told."""
    declared = any(points_declared(table, seat, by_law=False) for seat in range(table.seats))
    return table.phase == OVER or declared or table.noted("took")


BEZIQUE_PLAY = Play(
    "tricks between which cards are drawn and combinations declared, then eight tricks that have to be won",
    moves=SETTING
    | dict(DEAL_MOVES)
    | combining.DECLARING
    | {
        **begins_with_the_deal(begin),
        "turns": drawing.turn_up,
        "trump": drawing.trump,
        "pile": drawing.pile,
        "play": corrections.playing(drawing.play, drawing.substitute),
        "retracts": drawing.retract,
        "substitutes": drawing.substitute,
        "omits": drawing.omit,
        "draws": talon.draw,
        "counts": talon.counts,
        "exchanges": drawing.exchange,
        "melds": melds,
        "taken": TRICKS_TOLD["taken"],
        "attention": attention,
        "exposes": tricks.face,
        "shows": tricks.face,
    }
    | dict.fromkeys(("took", "quits"), moves_nothing),
    begin=begin,
    result=result,
)
