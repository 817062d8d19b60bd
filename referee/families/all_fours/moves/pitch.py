"""How pitch moves: one bid each, the suit of the pitcher's first card is trump, and four points, or five with a joker."""

from collections.abc import Iterable

from attrs import evolve, field, frozen

from referee.core.game import Game, Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import AUCTION, DEAL, OVER, Table
from referee.families.all_fours.moves.points import points_won
from referee.families.all_fours.score import Counting, PitchResult, in_order_of_arrival, pitch_entries
from referee.mechanics.deal.moves import DEAL_MOVES, known_dealer
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.moves.tricks import winner_of
from referee.mechanics.tricks.state import Tricks, suit_here
from referee.mechanics.trump.moves.bidding import Bidding, BidForm, begun, bidding_of, bids, ready, round_done, taken_for_closed
from referee.score.match import points_to_win

#: the least that may be bid, and the bid that nobody can take away
LEAST, SMUDGE = 2, 4
LOW_TO_WINNER = "low-to-winner"


@frozen
class PitchForm(BidForm):
    """What one form of pitch has of its own."""

    counting: Counting = field(factory=Counting)
    #: how many points there are in play at most
    all_points: int = 4
    #: whether the dealer may take the last bid without bidding over it
    dealer_may_hold: bool = True
    #: whether all the points win the game for anybody who makes them, and not only for a pitcher who bid four
    anybody_smudges: bool = False

    def knows(self, table: Table, act: Act) -> bool:
        """Whether so many points may be bid; the dealer may also hold the last bid."""
        return act.how == "hold" or (bool(act.numbers) and LEAST <= act.number <= SMUDGE)

    def tops(self, table: Table, act: Act, last: Act) -> bool:
        """More points; the dealer may have it for as many, but not when four are bid."""
        holds = act.how == "hold" or act.number == last.number
        if holds:
            return self.dealer_may_hold and act.seat == table.dealer and last.number < SMUDGE
        return act.number > last.number


@frozen
class Revokers(Part):
    """The players who have revoked in this deal and so score nothing of it."""

    seats: frozenset[Seat] = frozenset()


def revokers_of(table: Table) -> Revokers:
    """Who has revoked."""
    return table.part(Revokers) or Revokers()


# --- the bids, and the card that is pitched


def settle(table: Table, bidding: Bidding) -> Table:
    """The highest bidder leads; the suit of his card will be trump, unless the log has told it already."""
    return ready(table, bidding, bidding.maker or 0)


_speak = bids(settle)


def speak(table: Table, act: Act) -> Table:
    """A player bids or passes; the dealer who holds the last bid has bid as much."""
    best = bidding_of(table, act.seat).best
    if act.how == "hold" and best is not None and act.seat == table.dealer:
        act = evolve(act, how="", numbers=best.numbers)
    return _speak(table, act)


def pitches_early(table: Table, act: Act) -> bool:
    """Whether a player leads while others have still to speak, and he is not the one who has bid most."""
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is not None or act.seat is None or table.phase not in (DEAL, AUCTION):
        return False
    return not round_done(table, bidding) and (bidding.best is None or bidding.best.seat != act.seat)


def play(table: Table, act: Act) -> Table:
    """A hand plays a card; the first card of the pitcher makes its suit trump, and one led during the bidding is a bid of four."""
    if pitches_early(table, act) and act.cards:
        table, bidding = begun(table, act)
        four = evolve(act, verb="bids", cards=(), numbers=(SMUDGE,))
        table = settle(table, evolve(bidding, best=four, maker=act.seat))
    table = taken_for_closed(table, act, settle)
    led = table.part(Tricks)
    if led is not None and led.trump is None and act.seat == pitcher(table) and act.cards and not (led.cards or led.past):
        table = table.but(evolve(led, order=table.game.order(suit_here(table, act.card))))
    return tricks.play(table, act)


def pitcher(table: Table) -> Seat | None:
    """Who pitches, once that is settled."""
    return table[Bidding].maker if table.part(Bidding) else None


def names_trump(table: Table, act: Act) -> Table:
    """The pitcher names the trump, where another has pitched and he has played to it."""
    led = table.part(Tricks)
    if led is None or led.trump is not None or act.suit is None or act.seat != pitcher(table):
        return table
    order = table.game.order(act.suit)
    winners = tuple(winner_of(trick, order) for trick in led.past)
    turn = led.turn if led.cards or not winners else winners[-1]
    return table.but(evolve(led, order=order, winners=winners, turn=turn))


def trump(table: Table, act: Act) -> Table:
    """A log that begins after the first lead only says what is trump."""
    if table.part(Tricks) is not None and table[Tricks].past:
        return table
    table = taken_for_closed(table, evolve(act, seat=_best_bidder(table)), settle)
    bidding = bidding_of(table)
    return ready(table, evolve(bidding, trump=act.suit), table.eldest if bidding.maker is None else bidding.maker)


def _best_bidder(table: Table) -> Seat | None:
    bidding = table.part(Bidding)
    return bidding.best.seat if bidding is not None and bidding.best is not None else None


# --- what it comes to


def counting(table: Table) -> Counting:
    """How points are counted here; players may agree that low counts for whoever wins it."""
    own = table.game[PitchForm].counting
    return evolve(own, low_to_winner=True) if table.noted("rule", how=LOW_TO_WINNER) else own


def result(table: Table) -> tuple[PitchResult | None, PitchResult | None]:
    """The points of the deal, as it was played and as it is ruled."""
    bidding = table.part(Bidding)
    if bidding is None or (bidding.maker is None and table.phase != OVER):
        return None, None
    following = None if known_dealer(table) is None else table.left(table.dealer)
    ended = PitchResult(number=table.number, dealer=table.dealer, next_dealer=following)
    if bidding.maker is None or bidding.best is None:
        return ended, None if table.void else ended
    bid, points = bidding.best.number, points_won(table, counting(table))
    played = evolve(ended, contract=f"{bid} by {table.name(bidding.maker)}", complete=points is not None)
    if points is not None:
        played = _scored(table, played, bid, bidding.maker, points, frozenset())
    if table.void:
        return played, None
    out = revokers_of(table).seats
    return played, played if points is None or not out else _scored(table, played, bid, bidding.maker, points, out)


def _scored(
    table: Table, ended: PitchResult, bid: int, maker: Seat, points: tuple[tuple[str, int], ...], out: frozenset[Seat]
) -> PitchResult:
    lines = pitch_entries(bid, maker, points, out)
    before = table.sheet.standing.points if table.sheet is not None else ()
    before = before or (0,) * table.seats
    form = table.game[PitchForm]
    all_of_them = [
        seat for seat in range(table.seats) if sum(line.side == seat for line in lines if line.points > 0) >= form.all_points
    ]
    if not form.anybody_smudges:
        all_of_them = [seat for seat in all_of_them if seat == maker and bid == SMUDGE and before[seat] >= 0]
    first = in_order_of_arrival(before, lines, points_to_win(table.game.score))
    return evolve(ended, lines=lines, first=first, outright=tuple(all_of_them))


PITCH_PLAY = Play(
    "one bid each; the highest bidder pitches, and the suit of his card is trump; six tricks",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | {
        "draws": moves_nothing,
        "bids": speak,
        "passes": speak,
        "call": speak,
        "play": play,
        "makes": names_trump,
        "trump": trump,
        "rule": moves_nothing,
        "took": moves_nothing,
        "substitutes": moves_nothing,
    },
    result=result,
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    form = game.part(PitchForm)
    return () if form is None or form.counting.low_to_winner else (LOW_TO_WINNER,)
