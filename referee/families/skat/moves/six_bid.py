"""How six-bid solo and frog move: two bid against each other and the third against who is left, then all follow suit or trump."""

from __future__ import annotations

from attrs import evolve, frozen

from referee.core.cards import EMPTY, HEARTS, SUIT_NAMES, Hand, Suit, hand_of
from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import AUCTION, OVER, PLAY, Table
from referee.families.skat.moves.auction_sheepshead import UnscoredResult
from referee.families.skat.moves.decided import Decided, Ended, counted, following_dealer
from referee.families.skat.moves.league import retracts
from referee.families.skat.moves.player_form import PlayerForm
from referee.families.skat.moves.skat import Undertaken, active, idle
from referee.families.skat.score import HALF_OF_POINTS
from referee.mechanics.deal.moves import DEAL_MOVES, begins_with_the_deal, known_dealer
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.state import Tricks, tricks_with_cards
from referee.mechanics.trump.moves.bidding import Bidding, going_on, is_pass, passed_out, ready, with_cards
from referee.score.race import RaceResult

#: which suit may be trump
HEARTS_ALONE, NOT_HEARTS, ANY_SUIT, NO_TRUMP = "hearts", "any but hearts", "any", "none"


@frozen
class SoloBid:
    """One of the games that may be bid."""

    name: str
    trump: str
    #: chips for each point over or under sixty, of which each of the others pays or is paid so many
    each: int | None = None
    #: chips that it is worth as a whole, with hearts for trumps and without; neither where the text has lost them
    worth: tuple[int, int] | None = None
    #: the points needed, with hearts for trumps and without; none may be taken where there are none
    needs: tuple[int, int] = (HALF_OF_POINTS + 1, HALF_OF_POINTS + 1)
    #: whether what lies in the widow counts for the Bidder, and whether he takes it up
    counts_widow: bool = True
    takes_widow: bool = False
    #: whether a dealer without a hand pays nothing where it is made
    between_three: bool = False
    #: how a log tells that it is bid, where not by its name
    said: str = ""

    def is_bid(self, how: str) -> bool:
        """Whether a log tells it so; a number or a suit is none of these games."""
        return how in (self.name, self.said or self.name)


@frozen
class SixBidForm(PlayerForm):
    """The games that may be bid, the lowest first, and how many cards the widow has."""

    games: tuple[SoloBid, ...]
    widow: int = 3
    open_games: tuple[str, ...] = ()
    open_after_lead: bool = True
    without_points: tuple[str, ...] = ()
    with_skat: tuple[str, ...] = ()

    def named(self, name: str) -> SoloBid | None:
        """The game of that name."""
        return next((each for each in self.games if each.is_bid(name)), None)

    def rank(self, act: Act) -> int:
        """How high a bid is."""
        return next((place for place, each in enumerate(self.games) if each.is_bid(act.how)), -1)

    def knows(self, table: Table, act: Act) -> bool:
        """Whether there is such a game."""
        return self.named(act.how) is not None

    def tops(self, table: Table, act: Act, last: Act) -> bool:
        """A higher game."""
        return self.rank(act) > self.rank(last)

    def needs(self, table: Table) -> int:
        """The points that the game of this deal takes."""
        now = table.part(Undertaken)
        bid = None if now is None else self.named(now.kind)
        return HALF_OF_POINTS + 1 if bid is None or now is None else bid.needs[now.suit != HEARTS]

    def set_aside(self, table: Table) -> Hand | None:
        """The widow, where it counts for the Bidder."""
        return aside(table)

    def came_out(self, table: Table) -> tuple[bool, bool] | None:
        """Whether the Bidder has made his game; he cannot bid too much."""
        bidding = table.part(Bidding)
        taken = None if bidding is None or bidding.maker is None else taken_by_bidder(table, bidding.maker)
        return None if taken is None else (is_made(table, taken), False)

    def leaves(self, table: Table, seat: Seat) -> Table:
        """A player is out of the bidding, and what he bid with him."""
        bidding = bidding_here(table)
        if bidding.maker is not None or table.phase in (PLAY, OVER):
            return table
        out = (*bidding.spoken, seat)
        others = [act for act in table.acts_of("bids") if act.seat not in out and self.knows(table, act)]
        best = max(others, key=self.rank, default=None)
        return goes_on(table, evolve(bidding, spoken=out, best=best))


# --- the bidding


def bidding_here(table: Table) -> Bidding:
    """The bidding as it stands: the eldest hand speaks first."""
    return table.part(Bidding) or Bidding(active(table)[0], laid_away=(0,) * table.seats)


@going_on
def speak(table: Table, act: Act) -> Table:
    """A player bids or passes; who has passed is out."""
    if act.seat is not None and known_dealer(table) is None and table.part(Bidding) is None:
        table = table.but(dealer=table.right(act.seat))
    bidding, form = bidding_here(table), table.game[SixBidForm]
    if act.seat != bidding.turn or bidding.maker is not None or table.phase in (PLAY, OVER):
        return table.but(bidding)
    if is_pass(act):
        return goes_on(table, evolve(bidding, spoken=(*bidding.spoken, act.seat)))
    if not form.knows(table, act) or (bidding.best is not None and not form.tops(table, act, bidding.best)):
        return table.but(bidding)
    return goes_on(table, evolve(bidding, best=act))


def goes_on(table: Table, bidding: Bidding) -> Table:
    """Of the first two who have not passed the one speaks who has not the highest bid; who is left alone with it has won."""
    left = [seat for seat in active(table) if seat not in bidding.spoken]
    if not left:
        return passed_out(table, bidding)
    if bidding.best is None:
        return table.but(evolve(bidding, turn=left[0]), phase=AUCTION)
    speakers = [seat for seat in left[:2] if seat != bidding.best.seat]
    if speakers:
        return table.but(evolve(bidding, turn=speakers[0]), phase=AUCTION)
    return undertaken(table, evolve(bidding, maker=bidding.best.seat, turn=left[0]), bidding.best.how)


def undertaken(table: Table, bidding: Bidding, name: str) -> Table:
    """The highest bidder plays what he has bid; where a suit is to be named the play waits for that."""
    bid = table.game[SixBidForm].named(name)
    assert bid is not None
    now = Undertaken(bid.name, HEARTS if bid.trump == HEARTS_ALONE else None, took=bid.takes_widow)
    sided = tuple(int(seat != bidding.maker) for seat in range(table.seats))
    table = table.but(now, bidding, sided=sided, phase=AUCTION)
    return to_the_lead(table, now) if bid.trump in (HEARTS_ALONE, NO_TRUMP) else table


def to_the_lead(table: Table, now: Undertaken) -> Table:
    """The table at the first lead, which is the eldest hand's, or at a game played open that of the Bidder's left."""
    bidding, form = table[Bidding], table.game[SixBidForm]
    first = active(table)[0]
    if now.kind in form.open_games and bidding.maker is not None:
        first = next(seat for seat in table.from_left_of(bidding.maker) if seat in active(table))
    table = ready(table.but(now), evolve(bidding, trump=now.suit, named=True), first, idle(table))
    return table.but(cards_each=table.game.hand_size)


def makes(table: Table, act: Act) -> Table:
    """The highest bidder names the trump; a log may begin with that."""
    now, bidding = table.part(Undertaken), table.part(Bidding)
    if now is None or bidding is None or act.seat != bidding.maker or act.suit is None or tricks.has_begun(table):
        return table
    return to_the_lead(table, evolve(now, suit=act.suit))


def takes_widow(table: Table, act: Act) -> Table:
    """The Bidder takes the widow up, in a game in which he does; without a player the log tells what lies in it."""
    now, bidding = table.part(Undertaken), table.part(Bidding)
    if act.seat is None:
        return table.note(act)
    if now is None or bidding is None or act.seat != bidding.maker or not now.took:
        return table
    if not act.cards:
        table = table.but(unknown=table.unknown | 1 << act.seat)
    return with_cards(table, act.seat, hand_of(act.cards), EMPTY).but(evolve(bidding, taken=True))


def discards(table: Table, act: Act) -> Table:
    """The Bidder lays as many cards away."""
    now, bidding = table.part(Undertaken), table.part(Bidding)
    if now is None or bidding is None or act.seat is None or act.seat != bidding.maker:
        return table
    number = act.numbers[0] if act.numbers else len(act.cards)
    laid = tuple(each + (number if seat == act.seat else 0) for seat, each in enumerate(bidding.laid_away))
    table = with_cards(table, act.seat, EMPTY, hand_of(act.cards))
    return table.but(evolve(bidding, laid_away=laid), evolve(now, away=now.away | hand_of(act.cards)))


def exchanges(table: Table, act: Act) -> Table:
    """The Bidder has the card that he called from who holds it, for one of his."""
    bidding = table.part(Bidding)
    if bidding is None or act.seat is None or act.seat != bidding.maker or tricks.has_begun(table):
        return table
    if act.other is None or len(act.cards) < 2:
        return table
    given, called = hand_of(act.cards[:1]), hand_of(act.cards[1:2])
    return with_cards(with_cards(table, act.seat, called, given), act.other, given, called)


def begun(table: Table) -> Table:
    """The bidding at its beginning, once it is known who deals."""
    return table if known_dealer(table) is None or table.part(Bidding) is not None else table.but(bidding_here(table))


def play(table: Table, act: Act) -> Table:
    """A hand plays a card."""
    return tricks.play(table, act) if table.part(Tricks) is not None else table


# --- what it comes to


def aside(table: Table) -> Hand | None:
    """What lies in the widow, as the log tells it or once all is played; nothing where it does not count."""
    form, now = table.game[SixBidForm], table.part(Undertaken)
    bid = None if now is None else form.named(now.kind)
    if bid is None or not bid.counts_widow:
        return EMPTY
    told = next((act.cards for act in reversed(table.acts) if act.verb == "widow" and act.seat is None), ())
    if told:
        return hand_of(told)
    found = table.part(Tricks)
    if table.phase != OVER or found is None:
        return None
    left = table.pack_used.cards & ~hand_of(each for _, cards in tricks_with_cards(table) for each in cards)
    return left if left.bit_count() == form.widow else None


def taken_by_bidder(table: Table, maker: Seat) -> tuple[int, int] | None:
    """The points and the tricks of the Bidder."""
    return counted(table, maker, aside(table) or EMPTY)


def is_made(table: Table, taken: tuple[int, int]) -> bool:
    """Whether that is what his game calls for."""
    form, now = table.game[SixBidForm], table[Undertaken]
    return taken[0] == 0 if now.kind in form.without_points else taken[0] >= form.needs(table)


def worth(bid: SoloBid, suit: Suit | None, points: int | None) -> int | None:
    """What each of the others pays for a game, or is paid; None where that is not printed, or not known."""
    if bid.worth is not None:
        return bid.worth[suit != HEARTS]
    return None if bid.each is None or points is None else bid.each * abs(points - HALF_OF_POINTS)


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """What the Bidder gets from each of the others, or pays to each, as it was played and as errors have decided it."""
    now, bidding = table.part(Undertaken), table.part(Bidding)
    if now is None or bidding is None or bidding.maker is None:
        return None, None
    maker = bidding.maker
    following, omitted = following_dealer(table)
    suit = "" if now.suit is None else f" in {SUIT_NAMES[now.suit]}"
    contract = f"{now.kind}{suit} by {table.name(maker)}"
    ended = UnscoredResult((), table.number, table.dealer, following, False, contract, omitted=omitted)
    taken, given_up = taken_by_bidder(table, maker), table.part(Ended) is not None and table[Ended].rest_to_player is None
    played = ended if taken is None else _scored(table, ended, maker, is_made(table, taken) and not given_up, taken[0])
    if table.void:
        return played, None
    ruled, decided = played, table.part(Decided)
    if decided is not None and (decided.won is not None or (decided.charged and taken is not None and is_made(table, taken))):
        won = decided.won is not False
        points = None if taken is None or (taken[0] > HALF_OF_POINTS) is not won else taken[0]
        ruled = _scored(table, ended, maker, won, points, decided.by if decided.charged else None)
    return played, evolve(ruled, lines=(*ruled.lines, *by_law_of(table).beside))


def _scored(
    table: Table, ended: UnscoredResult, maker: Seat, made: bool, points: int | None, charged: Seat | None = None
) -> UnscoredResult:
    """The chips that change hands; where somebody is charged, he pays for all."""
    now, form = table[Undertaken], table.game[SixBidForm]
    bid = form.named(now.kind)
    assert bid is not None
    level = bid.each is not None and points == HALF_OF_POINTS
    told = evolve(ended, game="sixty each" if level else "made" if made else "lost", complete=True)
    value = worth(bid, now.suit, points)
    if not value:
        return told
    others = [
        seat for seat in range(table.seats) if seat != maker and (seat in active(table) or not (made and bid.between_three))
    ]
    sign = 1 if made else -1
    lines = [Entry(maker, sign * value * len(others), told.game)]
    if charged is not None:
        lines.append(Entry(charged, -value * len(others), "charged with it"))
    else:
        lines += [Entry(seat, -sign * value, told.game) for seat in others]
    return evolve(told, lines=tuple(lines))


SIX_BID_PLAY = Play(
    "one of the games is bid higher and higher, two by two; the Bidder plays it against the others",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | dict.fromkeys(
        ("draws", "wants", "declines", "claims", "concedes", "inspects", "scatters", "took", "won", "undertakes"), moves_nothing
    )
    | {
        **begins_with_the_deal(begun),
        "bids": speak,
        "passes": speak,
        "call": speak,
        "makes": makes,
        "widow": takes_widow,
        "discards": discards,
        "exchanges": exchanges,
        "play": play,
        "retracts": retracts,
    },
    begin=begun,
    result=result,
)
