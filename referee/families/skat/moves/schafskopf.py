"""How schafskopf moves: the blind is picked up by the first who wants it, queens and jacks are trumps, ten tricks are counted."""

from functools import cache

from attrs import evolve, frozen

from referee.core.cards import (
    CLUBS,
    DIAMONDS,
    EMPTY,
    HEARTS,
    JACK,
    KING,
    QUEEN,
    SPADES,
    SUIT_WIDTH,
    TEN,
    Card,
    Hand,
    Suit,
    card,
    hand_of,
    rank_of,
)
from referee.core.game import Play
from referee.core.order import Order, ordered
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import AUCTION, OVER, PLAY, Table
from referee.families.skat.moves.decided import Ended, counted, following_dealer
from referee.families.skat.moves.skat import HAND, active, idle
from referee.families.skat.score import ALL_POINTS, least_entries, points_in, sheepshead_points
from referee.mechanics.deal.moves import DEAL_MOVES, begins_with_the_deal, known_dealer
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.captured import won_in_tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.moves.tricks import is_over
from referee.mechanics.tricks.state import Tricks, is_untold, takers, tricks_with_cards
from referee.mechanics.trump.moves.bidding import Bidding, is_pass, ready, with_cards
from referee.score.race import RaceResult

_DOWNWARDS = (CLUBS, SPADES, HEARTS, DIAMONDS)
#: queens and jacks, the best first, which are trumps with the diamonds
MATADORS: tuple[Card, ...] = tuple(card(suit, rank) for rank in "QJ" for suit in _DOWNWARDS)
_TEN_HIGH = {TEN: 14, KING: 13}
#: cards of the blind
BLIND = 2


@cache
def queens_and_jacks(trump: Suit | None) -> Order:
    """Queens, jacks, and the diamonds below them; ace, ten, king, nine, eight, seven in every suit, whatever is asked for."""
    return ordered(
        DIAMONDS,
        lambda each: DIAMONDS if rank_of(each) in (QUEEN, JACK) else each // SUIT_WIDTH,
        lambda each: 900 - MATADORS.index(each) if each in MATADORS else _TEN_HIGH.get(rank_of(each), rank_of(each)),
    )


@frozen
class SheepsheadForm(Part):
    """That the blind makes the Player, and not a bid."""


def begun(table: Table) -> Bidding:
    """The picking as it stands: the leader speaks first."""
    return table.part(Bidding) or Bidding(active(table)[0], laid_away=(0,) * table.seats)


def passes(table: Table, act: Act) -> Table:
    """A player leaves the blind to the next; when all have, it is least."""
    if act.seat is not None and known_dealer(table) is None and table.part(Bidding) is None:
        table = table.but(dealer=table.right(act.seat))
    bidding = begun(table)
    if not is_pass(act) or act.seat != bidding.turn or bidding.maker is not None or table.phase in (PLAY, OVER):
        return table
    spoken = (*bidding.spoken, act.seat)
    waiting = [seat for seat in active(table) if seat not in spoken]
    if waiting:
        return table.but(evolve(bidding, spoken=spoken, turn=waiting[0]), phase=AUCTION)
    table = table.but(sided=tuple(range(table.seats)))
    return _ready(table, evolve(bidding, spoken=spoken, named=True))


def _ready(table: Table, bidding: Bidding) -> Table:
    return ready(table, evolve(bidding, trump=DIAMONDS), active(table)[0], idle(table)).but(cards_each=HAND)


def picks(table: Table, act: Act) -> Table:
    """A player picks the blind up, and plays against the two others; without a player the log tells what lies in it."""
    if act.seat is None:
        return table.note(act)
    if known_dealer(table) is None and table.part(Bidding) is None:
        table = table.but(dealer=table.right(act.seat))
    bidding = begun(table)
    if bidding.maker is not None or table.phase in (PLAY, OVER) or act.seat != bidding.turn:
        return table.but(bidding)
    table = with_cards(table, act.seat, hand_of(act.cards), EMPTY)
    if not act.cards:
        table = table.but(unknown=table.unknown | 1 << act.seat)
    table = table.but(sided=tuple(int(seat != act.seat) for seat in range(table.seats)))
    return _ready(table, evolve(bidding, maker=act.seat, named=True, taken=True))


def discards(table: Table, act: Act) -> Table:
    """The Player lays two cards away."""
    bidding = table.part(Bidding)
    if bidding is None or act.seat is None or act.seat != bidding.maker:
        return table
    number = act.numbers[0] if act.numbers else len(act.cards)
    laid = tuple(each + (number if seat == act.seat else 0) for seat, each in enumerate(bidding.laid_away))
    return with_cards(table, act.seat, EMPTY, hand_of(act.cards)).but(evolve(bidding, laid_away=laid))


def _fresh(table: Table) -> Table:
    if known_dealer(table) is None or table.part(Bidding) is not None:
        return table
    return table.but(begun(table))


def claims(table: Table, act: Act) -> Table:
    """Somebody claims to have won: all that is not played goes to the other side, and it is over."""
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is None or act.seat is None or table.phase != PLAY:
        return table
    return table.but(Ended(table.side_of(act.seat) != table.side_of(bidding.maker)), phase=OVER)


def concedes(table: Table, act: Act) -> Table:
    """The Player gives his game up."""
    bidding = table.part(Bidding)
    if bidding is None or act.seat is None or act.seat != bidding.maker or table.phase != PLAY:
        return table
    return table.but(Ended(), phase=OVER)


def play(table: Table, act: Act) -> Table:
    """A hand plays a card."""
    return tricks.play(table, act) if table.part(Tricks) is not None else table


# --- what it comes to


def blind(table: Table) -> Hand:
    """The two cards set aside, as far as they are known."""
    laid = hand_of(each for act in table.acts_of("discards") for each in act.cards)
    told = next((act.cards for act in reversed(table.acts) if act.verb == "widow" and act.seat is None), ())
    found = table.part(Tricks)
    if laid or told or table.phase != OVER or found is None:
        return laid or hand_of(told)
    left = table.pack_used.cards & ~hand_of(each for _, cards in tricks_with_cards(table) for each in cards)
    return left if left.bit_count() == BLIND else EMPTY


def taken_by(table: Table, maker: Seat) -> tuple[int, int] | None:
    """The points and the tricks of the Player, with the cards that he laid away."""
    return counted(table, maker, blind(table))


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """Two, four or six points for the Player or against him, or the points of least; and what rulings make of it."""
    bidding = table.part(Bidding)
    if bidding is None or not bidding.named:
        return None, None
    following, omitted = following_dealer(table)
    ended = RaceResult(number=table.number, dealer=table.dealer, next_dealer=following, omitted=omitted, complete=False)
    if bidding.maker is None:
        played = _least(table, evolve(ended, contract="least"))
        ruled = evolve(played, lines=(*played.lines, *by_law_of(table).beside))
        return played, None if table.void else ruled
    ended = evolve(ended, contract=f"the blind by {table.name(bidding.maker)}")
    found, conceded = taken_by(table, bidding.maker), table.part(Ended) is not None and table[Ended].rest_to_player is None
    won = None if found is None else sheepshead_points(*found, HAND)
    if conceded and won is not None:
        won = min(won, -sheepshead_points(ALL_POINTS // 2 + 1, 1, HAND))
    played = ended if won is None else _with(ended, bidding.maker, won, None)
    if table.void:
        return played, None
    said = by_law_of(table)
    if said.deemed is None:
        return played, evolve(played, lines=(*played.lines, *said.beside))
    game = sheepshead_points(ALL_POINTS // 2 + 1, 1, HAND)
    worth = max(won or game, game) if said.deemed else min(won or -game, -game)
    ruled = _with(ended, bidding.maker, worth, said.revoker if said.deemed else None)
    return played, evolve(ruled, lines=(*ruled.lines, *said.beside))


def _with(ended: RaceResult, maker: Seat, points: int, charged: Seat | None) -> RaceResult:
    lines = [Entry(maker, points, "won" if points > 0 else "lost")]
    if charged is not None:
        lines.append(Entry(charged, -points, "charged with the loss"))
    return evolve(ended, lines=tuple(lines), complete=True)


def _least(table: Table, ended: RaceResult) -> RaceResult:
    found, seats = table.part(Tricks), active(table)
    told = {act.seat: act.number for act in table.acts_of("took") if act.numbers}
    if table.phase == OVER and found is not None and is_over(table, found) and not is_untold(table):
        won = won_in_tricks(table)
        over = points_in(blind(table))
        points = [points_in(won[seat]) + (over if found.winners[-1] == seat else 0) for seat in seats]
        numbers = [takers(table).count(seat) for seat in seats]
        last = [max((place for place, each in enumerate(found.winners) if each == seat), default=-1) for seat in seats]
    elif len(told) == len(seats):
        points, numbers, last = [told[seat] for seat in seats], [1] * len(seats), list(range(len(seats)))
    else:
        return ended
    lines = least_entries(points, numbers, last, len(seats) - 1)
    return evolve(ended, lines=tuple(evolve(line, side=seats[line.side]) for line in lines), complete=True)


SCHAFSKOPF_PLAY = Play(
    "the blind for the first who wants it, who plays against two; ten tricks",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | {
        **begins_with_the_deal(_fresh),
        "draws": moves_nothing,
        "passes": passes,
        "call": passes,
        "widow": picks,
        "discards": discards,
        "play": play,
        "claims": claims,
        "concedes": concedes,
        "inspects": moves_nothing,
        "took": moves_nothing,
        "won": moves_nothing,
    },
    result=result,
)
