"""How auction sheepshead moves: points over sixty are bid, the winner names the trump, and two play against two (usp56 5634-5636)."""

from attrs import evolve, frozen

from referee.core.cards import SUIT_NAMES
from referee.core.game import Play
from referee.core.record import Act
from referee.core.table import Table
from referee.families.skat.moves.decided import Ended, following_dealer
from referee.families.skat.moves.schafskopf import SCHAFSKOPF_PLAY, SheepsheadForm, taken_by
from referee.families.skat.score import ALL_POINTS
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.trump.moves.bidding import Bidding, BidForm, bids, names_trump_next, ready, taken_for_closed
from referee.score.race import RaceResult

HALF = ALL_POINTS // 2


@frozen
class AuctionSheepsheadForm(SheepsheadForm, BidForm):
    """Points over sixty are bid."""

    def knows(self, table: Table, act: Act) -> bool:
        """Whether so many points over sixty may be bid."""
        return bool(act.numbers) and 0 <= act.number <= HALF

    def tops(self, table: Table, act: Act, last: Act) -> bool:
        """More points."""
        return act.number > last.number


@frozen
class UnscoredResult(RaceResult):
    """How a deal ended of which the book does not say what it brings."""

    game: str = ""

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        return super().told() | ({"game": self.game} if self.game else {})


speak = bids(names_trump_next)


def names_trump(table: Table, act: Act) -> Table:
    """The highest bidder names the trump, and the eldest hand leads."""
    table = taken_for_closed(table, act, names_trump_next)
    bidding = table.part(Bidding)
    if bidding is None or act.seat is None or act.seat != bidding.maker or bidding.named or act.suit is None:
        return table
    return ready(table, evolve(bidding, trump=act.suit, named=True), table.eldest)


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """Whether the bid was made, as it was played and as it is ruled; what that scores the book does not say."""
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is None or bidding.best is None:
        return None, None
    following, omitted = following_dealer(table)
    suit = "" if bidding.trump is None else f" in {SUIT_NAMES[bidding.trump]}"
    contract = f"{HALF + bidding.best.number}{suit} by {table.name(bidding.maker)}"
    ended = UnscoredResult((), table.number, table.dealer, following, False, contract, omitted=omitted)
    found = taken_by(table, bidding.maker)
    conceded = table.part(Ended) is not None and table[Ended].rest_to_player is None
    won = None if found is None else found[0] >= HALF + bidding.best.number and not conceded
    deemed = by_law_of(table).deemed
    played = evolve(ended, game=_word(won), complete=won is not None)
    if table.void:
        return played, None
    return played, played if deemed is None else evolve(ended, game=_word(deemed), complete=True)


def _word(won: bool | None) -> str:
    return "" if won is None else "made" if won else "lost"


AUCTION_SHEEPSHEAD_PLAY = Play(
    "one bid each, points over sixty; the highest bidder names the trump; eight tricks, two against two",
    moves={
        **{verb: move for verb, move in SCHAFSKOPF_PLAY.moves.items() if verb not in ("widow", "discards")},
        "dealer": DEAL_MOVES["dealer"],
        "deals": DEAL_MOVES["deals"],
        "bids": speak,
        "passes": speak,
        "call": speak,
        "makes": names_trump,
    },
    result=result,
)
