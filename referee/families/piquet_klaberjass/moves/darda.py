"""How darda moves: klaberjass for two to four, with a widow of trumps, melds told with the first card, and four alike without play."""

from collections.abc import Mapping

from attrs import field, frozen

from referee.core.cards import RANK_PLACE, bit
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.piquet_klaberjass.moves.declaring import best_in, standing
from referee.families.piquet_klaberjass.moves.holdings import Alike, Holding, Sequence
from referee.families.piquet_klaberjass.moves.klaberjass import (
    KLABERJASS_MOVES,
    QUEEN_AND_NINE,
    SEQUENCES,
    Klaberjass,
    cards_taken,
    contract_told,
    meld_points,
)
from referee.mechanics.deal.moves import cards_played, known_dealer
from referee.mechanics.setting.moves import moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding
from referee.score.race import RaceResult

SET = "set"
#: four alike, the best first, and what they win without play
_RANKS = tuple(RANK_PLACE[rank] for rank in "Q9ATKJ")
_FOURS = {(4, rank): points for rank, points in zip(_RANKS, (4, 3, 2, 2, 2, 2), strict=True)}
MELDS: tuple[Holding, ...] = (
    Sequence("sequence", values=SEQUENCES, by_value=True, trump_breaks_tie=True),
    Alike(SET, values=_FOURS, ranks=_RANKS),
)


@frozen(eq=False)
class Darda(Klaberjass):
    """What the game needs to know of itself."""

    classes: tuple[Holding, ...] = MELDS
    trumps: Mapping[int, int] = field(default=QUEEN_AND_NINE)
    maker_leads: bool = True
    #: by the maker's points: from so many on, so many game points
    bands: tuple[tuple[int, int], ...] = ((0, 1), (100, 2), (150, 3), (200, 4))


@frozen
class Stopped(Part):
    """What a ruling has made of the deal: every player but one scores."""

    by: Seat
    points: int


def widow(table: Table, act: Act) -> Table:
    """A player takes the card of the widow that lies open."""
    if act.seat is None or not act.cards or tricks.has_begun(table):
        return table
    return tricks.with_hand(table, act.seat, table.hands[act.seat] | bit(act.card)).note(act)


def discards(table: Table, act: Act) -> Table:
    """A player lays a card away for one of the widow."""
    if act.seat is None or tricks.has_begun(table):
        return table
    return tricks.with_hand(table, act.seat, table.hands[act.seat] & ~sum(map(bit, act.cards))).note(act)


def may_take_widow(table: Table, act: Act) -> bool:
    """Whether the player has exchanged the lowest trump, and the card is a trump."""
    stands = table.part(Tricks)
    exchanged = any(told.seat == act.seat for told in table.acts_of("robs"))
    return exchanged and stands is not None and all(stands.order.suit[card] == stands.trump for card in act.cards)


def is_late(table: Table, seat: Seat) -> bool:
    """Whether the time to announce a meld is over: the player's first card has been played, and another card after it."""
    stands = table.part(Tricks)
    if stands is None or not cards_played(table, seat):
        return False
    lies = stands.cards or (stands.past[-1] if stands.past else ())
    return cards_played(table, seat) > 1 or bool(stands.past and stands.cards) or lies[-1][0] != seat


def four_alike(table: Table) -> tuple[Seat, int] | None:
    """Who wins the hand without play by four of a kind, and how much."""
    seat = best_in(table, SET)
    if seat is None:
        return None
    return seat, max(MELDS[1].worth(each) for each in standing(table, SET) if each.seat == seat)


def declares(table: Table, act: Act) -> Table:
    """A player announces a meld; with four alike there is no play."""
    after = KLABERJASS_MOVES["declares"](table, act)
    return after.but(phase=OVER) if act.how == SET and table.part(Bidding) is not None else after


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """What the maker scores, as it was played and as it is ruled."""
    dealer = table.dealer if known_dealer(table) is not None else None
    following = table.dealer if table.void else table.left(table.dealer)
    stopped, played = table.part(Stopped), _lines(table)

    def comes_to(lines: tuple[Entry, ...]) -> RaceResult:
        return RaceResult(lines, table.number, dealer, following, contract=contract_told(table))

    as_played = None if played is None else comes_to(played)
    if table.void:
        return as_played, None
    if stopped is not None:
        others = (seat for seat in range(table.seats) if seat != stopped.by)
        return as_played, comes_to(tuple(Entry(seat, stopped.points, "for an irregularity") for seat in others))
    return as_played, as_played


def _lines(table: Table) -> tuple[Entry, ...] | None:
    bidding, alike = table.part(Bidding), four_alike(table)
    if alike is not None:
        return (Entry(alike[0], alike[1], "four of a kind"),)
    taken = cards_taken(table)
    if bidding is None or bidding.maker is None or taken is None:
        return None
    points = [cards + melds for cards, melds in zip(taken, meld_points(table, ruled=True), strict=True)]
    mine = points[bidding.maker]
    if any(each >= mine for seat, each in enumerate(points) if seat != bidding.maker):
        return ()
    worth = max(each for least, each in table.game[Darda].bands if mine >= least)
    return (Entry(bidding.maker, worth, f"made with {mine}"),)


DARDA_PLAY = Play(
    "a trump taken or named, trumps taken from a widow, then nine tricks",
    moves=KLABERJASS_MOVES
    | {"widow": widow, "discards": discards, "declares": declares}
    | dict.fromkeys(("demands",), moves_nothing),
    result=result,
)
