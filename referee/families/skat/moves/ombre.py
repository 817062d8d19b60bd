"""How solo moves: one asks and the next outbids him by questions, an ace calls a partner, the black queens are always trumps."""

from collections.abc import Iterable
from functools import cache

from attrs import evolve, frozen

from referee.core.cards import CLUBS, SPADES, SUIT_NAMES, SUIT_WIDTH, Suit, bit, card
from referee.core.game import Game, Play
from referee.core.order import Order, by_rank, ordered
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import AUCTION, OVER, PLAY, Table
from referee.families.skat.score import SIMPLE, SOLO_GAME, TOUT, ombre_value
from referee.mechanics.deal.moves import DEAL_MOVES, known_dealer
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.state import Tricks, takers
from referee.mechanics.trump.moves.bidding import Bidding, going_on, is_pass, ready
from referee.score.race import RaceResult

SPADILLA, BASTA = card(CLUBS, "Q"), card(SPADES, "Q")
#: the color where players agree on no other
COLOR: Suit = CLUBS
#: what is bid, the lowest first; and the games, by rank
QUESTIONS = ("ask", "color", "solo", "solo-color", "tout", "tout-color")
KINDS = {"simple": SIMPLE, "solo": SOLO_GAME, "tout": TOUT}
#: optional rules that a log may name
NO_VOID_CALL, VOID_CALL_WITH_CARD, ALL_EIGHT, POOL = "no-void-call", "void-call-with-card", "all-eight", "pool"
TO_WIN, ALL = 5, 8


@cache
def with_black_queens(trump: Suit | None) -> Order:
    """The queen of clubs, the seven of trumps and the queen of spades above the ace of trumps."""
    if trump is None:
        return by_rank(None)
    best = (SPADILLA, card(trump, "7"), BASTA)
    return ordered(
        trump,
        lambda each: trump if each in best else each // SUIT_WIDTH,
        lambda each: 900 - best.index(each) if each in best else each % SUIT_WIDTH,
    )


@frozen
class OmbreForm(Part):
    """That one asks, and is outbid by questions."""


@frozen
class Asking(Part):
    """Who asks whom."""

    bidder: Seat
    #: who has asked last or said yes; nobody as long as all have passed
    holder: Seat | None = None
    #: the rank of what is bid, and whether the holder has a question to answer
    rank: int = -1
    answer: bool = False
    #: the game is left to the holder of spadilla
    spadilla: bool = False


@frozen
class DeclaredGame(Part):
    """The game that is declared, with the partner whom the ace calls."""

    kind: str
    suit: Suit | None
    #: the ace that was called
    ace: int | None = None

    @property
    def in_color(self) -> bool:
        """Whether its suit is the color."""
        return self.suit == COLOR


def rank_of_game(kind: str, suit: Suit | None) -> int:
    """The place of a game in the order of bids."""
    return 2 * (SIMPLE, SOLO_GAME, TOUT).index(kind) + int(suit == COLOR)


def begun(table: Table, act: Act) -> tuple[Table, Asking, Bidding]:
    """The bidding as it stands."""
    asking, bidding = table.part(Asking), table.part(Bidding)
    if asking is None or bidding is None:
        if known_dealer(table) is None and act.seat is not None:
            table = table.but(dealer=table.right(act.seat))
        asking, bidding = Asking(table.eldest), Bidding(table.eldest, laid_away=(0,) * table.seats)
    return table.but(phase=AUCTION) if table.phase not in (PLAY, OVER) else table, asking, bidding


@going_on
def speak(table: Table, act: Act) -> Table:
    """Somebody asks, questions, says yes or passes."""
    table, asking, bidding = begun(table, act)
    turn = asking.holder if asking.answer else asking.bidder
    if act.seat != turn or act.seat is None or bidding.maker is not None or asking.spadilla or table.phase in (PLAY, OVER):
        return table.but(asking, bidding)
    if is_pass(act):
        return _passed(table, asking, evolve(bidding, spoken=(*bidding.spoken, act.seat)), act.seat)
    if asking.answer:
        return _turn(table, evolve(asking, answer=False), bidding)
    rank = QUESTIONS.index(act.how) if act.how in QUESTIONS else -1
    if rank <= asking.rank:
        return table.but(asking, bidding)
    if asking.holder is None:
        return _next(table, evolve(asking, holder=act.seat, rank=rank), bidding)
    return _turn(table, evolve(asking, rank=rank, answer=True), bidding)


def _turn(table: Table, asking: Asking, bidding: Bidding) -> Table:
    turn = asking.holder if asking.answer and asking.holder is not None else asking.bidder
    return table.but(asking, evolve(bidding, turn=turn))


def _passed(table: Table, asking: Asking, bidding: Bidding, seat: Seat) -> Table:
    """Who passes is out; who questioned him has it then."""
    if asking.answer:
        asking = evolve(asking, holder=asking.bidder, answer=False)
    return _next(table, asking, bidding)


def _next(table: Table, asking: Asking, bidding: Bidding) -> Table:
    """The next hand that has not spoken comes in; after the last the holder is the Player."""
    last = table.dealer
    place = asking.bidder
    if place != last:
        return _turn(table, evolve(asking, bidder=table.left(place)), bidding)
    if asking.holder is not None:
        return table.but(asking, evolve(bidding, maker=asking.holder, turn=asking.holder))
    holder = table.holder(SPADILLA)
    asking = evolve(asking, spadilla=True)
    return table.but(asking, evolve(bidding, maker=holder, turn=table.eldest if holder is None else holder))


def undertakes(table: Table, act: Act) -> Table:
    """The Player declares his game and the trump; a log may begin with that."""
    table, asking, bidding = begun(table, act)
    if act.seat is None or act.suit is None or act.how not in KINDS or tricks.has_begun(table):
        return table.but(asking, bidding)
    if bidding.maker is None:
        bidding = evolve(bidding, maker=act.seat)
    if act.seat != bidding.maker:
        return table.but(asking, bidding)
    game = DeclaredGame(KINDS[act.how], act.suit)
    table = table.but(asking, game, sided=tuple(int(seat != act.seat) for seat in range(table.seats)))
    return ready(table, evolve(bidding, trump=act.suit, named=True), table.eldest)


def wants(table: Table, act: Act) -> Table:
    """The Player of a simple game calls an ace, whose holder is his partner."""
    game, bidding = table.part(DeclaredGame), table.part(Bidding)
    if game is None or bidding is None or act.seat != bidding.maker or not act.cards or game.kind != SIMPLE:
        return table
    return with_partner(table.but(evolve(game, ace=act.card)))


def with_partner(table: Table) -> Table:
    """The table with the sides, as far as it is known who holds the ace that was called."""
    game, bidding = table.part(DeclaredGame), table.part(Bidding)
    if game is None or game.ace is None or bidding is None or bidding.maker is None:
        return table
    partner = partner_of(table)
    own = {bidding.maker} | ({partner} if partner is not None else set())
    sided = tuple(int(seat not in own) for seat in range(table.seats))
    return table if sided == table.sided else table.but(sided=sided)


def partner_of(table: Table) -> Seat | None:
    """Who holds the ace that was called, or has played it."""
    game, found = table.part(DeclaredGame), table.part(Tricks)
    if game is None or game.ace is None:
        return None
    played = (seat for trick in (*found.past, found.cards) for seat, each in trick if each == game.ace) if found else ()
    dealt = next((seat for seat, hand in enumerate(table.dealt) if hand & bit(game.ace)), None)
    return next(iter(played), dealt if dealt is not None else table.holder(game.ace))


def play(table: Table, act: Act) -> Table:
    """A hand plays a card; the ace that was called shows who is the partner."""
    return with_partner(tricks.play(table, act)) if table.part(Tricks) is not None else table


# --- what it comes to


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """What each wins or pays, as it was played and as it is ruled."""
    game, bidding = table.part(DeclaredGame), table.part(Bidding)
    if game is None or bidding is None or bidding.maker is None:
        return None, None
    following = None if known_dealer(table) is None else table.left(table.dealer)
    suit = SUIT_NAMES[game.suit or 0]
    ended = RaceResult(
        (), table.number, table.dealer, following, False, f"{game.kind} in {suit} by {table.name(bidding.maker)}"
    )
    number, first_five = _tricks(table, bidding.maker)
    won = None if number is None else number >= (ALL if game.kind == TOUT else TO_WIN)
    times = _times(table, game, number, first_five)
    played = _scored(table, ended, game, bidding.maker, won, times, None)
    if table.void:
        return played, None
    said = by_law_of(table)
    return played, played if said.deemed is None else _scored(table, ended, game, bidding.maker, said.deemed, 1, said.revoker)


def _tricks(table: Table, maker: Seat) -> tuple[int | None, int]:
    """The tricks of the Player's side, and how many of the first five they were."""
    found = table.part(Tricks)
    own = [seat for seat in range(table.seats) if table.side_of(seat) == table.side_of(maker)]
    if table.phase == OVER and found is not None:
        won = takers(table)
        return sum(each in own for each in won), sum(each in own for each in won[:TO_WIN])
    told = next((act.number for act in table.acts_of("won") if act.seat == maker), None)
    return told, -1


def _times(table: Table, game: DeclaredGame, number: int | None, first_five: int) -> int:
    """How often the value counts where all eight tricks are worth more, by agreement; below nothing where playing on has lost it."""
    if not table.noted("rule", how=ALL_EIGHT) or game.kind == TOUT or number is None:
        return 1
    more = 4 if game.in_color else 2
    if number in (0, ALL):
        return more
    return -more if first_five == TO_WIN or (first_five == 0 and number < ALL - TO_WIN + 1) else 1


def _scored(
    table: Table, ended: RaceResult, game: DeclaredGame, maker: Seat, won: bool | None, times: int, charged: Seat | None
) -> RaceResult:
    value = ombre_value(game.kind, game.in_color)
    if won is None or value is None or (game.kind == SIMPLE and partner_of(table) is None):
        return ended
    own = [seat for seat in range(table.seats) if table.side_of(seat) == table.side_of(maker)]
    against = [seat for seat in range(table.seats) if seat not in own]
    winners, losers = (own, against) if won is (times > 0) else (against, own)
    total = abs(times) * value * max(len(own), len(against))
    lines = [Entry(seat, total // len(winners), "won") for seat in winners]
    if charged is not None and charged in losers:
        lines.append(Entry(charged, -total, "the loss of the side"))
    else:
        lines += [Entry(seat, -total // len(losers), "lost") for seat in losers]
    return evolve(ended, lines=tuple(lines), complete=True)


OMBRE_PLAY = Play(
    "one asks and is outbid by questions; the Player alone, or with the holder of an ace; eight tricks",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | {
        "draws": moves_nothing,
        "bids": speak,
        "passes": speak,
        "call": speak,
        "undertakes": undertakes,
        "wants": wants,
        "play": play,
        "rule": moves_nothing,
        "won": moves_nothing,
        "places": moves_nothing,
    },
    result=result,
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (NO_VOID_CALL, VOID_CALL_WITH_CARD, ALL_EIGHT, POOL) if game.play is OMBRE_PLAY else ()
