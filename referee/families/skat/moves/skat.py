"""How skat moves: one bids and one holds, a game is undertaken, the skat taken up or left, ten tricks, and all that counted."""

from collections.abc import Sequence
from functools import cache

from attrs import evolve, frozen

from referee.core.cards import (
    CLUBS,
    DIAMONDS,
    EMPTY,
    HEARTS,
    JACK,
    JOKERS,
    KING,
    QUEEN,
    SPADES,
    SUIT_NAMES,
    SUIT_WIDTH,
    TEN,
    Card,
    Hand,
    Suit,
    bit,
    card,
    hand_of,
    rank_of,
    suit_of,
)
from referee.core.game import Play
from referee.core.order import Order, by_rank, ordered
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import AUCTION, OVER, PLAY, Table
from referee.families.skat.moves.decided import Ended, counted, following_dealer
from referee.families.skat.moves.player_form import PlayerForm
from referee.families.skat.score import (
    BASE,
    FIXED,
    FOR_GAME,
    GRAND,
    GRAND_OUVERT,
    GRAND_SECOND_TURN,
    GRAND_TOURNEE,
    GUCKSER,
    MOST_MATADORS,
    NULL,
    NULL_OUVERT,
    PREDICTED_SCHNEIDER,
    PREDICTED_SCHWARZ,
    RAMSCH,
    SECOND_TURN,
    SOLO,
    SUIT_BASE,
    TOURNEE,
    WITH_SKAT,
    WON_SCHWARZ,
    Played,
    is_possible_bid,
    matadors,
    points_in,
    ramsch_entries,
)
from referee.mechanics.deal.moves import DEAL_MOVES, begins_with_the_deal, known_dealer
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.captured import won_in_tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.state import Tricks, is_untold, played_before, takers, tricks_with_cards
from referee.mechanics.trump import chances
from referee.mechanics.trump.moves.bidding import Bidding, going_on, is_pass, ready, with_cards
from referee.mechanics.trump.turned import TurnUp
from referee.score.race import RaceResult

#: who has no hand at a table of so many, by places from the dealer
SITTING_OUT = {3: (), 4: (0,), 5: (0, 3)}
HAND = 10
#: the jacks, the best first, which are trumps in every game that has any
JACKS: tuple[Card, ...] = tuple(card(suit, "J") for suit in (CLUBS, SPADES, HEARTS, DIAMONDS))
#: the trump suit of a game in which the jacks alone are trumps
JACKS_ALONE: Suit = JOKERS
GAMES = {
    "solo": SOLO, "tournee": TOURNEE, "guckser": GUCKSER, "grand": GRAND, "grand-ouvert": GRAND_OUVERT,
    "null": NULL, "null-ouvert": NULL_OUVERT, "ramsch": RAMSCH,
}  # fmt: skip


@cache
def with_jacks(trump: Suit | None) -> Order:
    """The four jacks above all, then ace, ten, king, queen, nine, eight, seven; without trumps the ten below the jack."""
    if trump is None:
        return by_rank(None)
    return ordered(
        trump,
        lambda each: trump if rank_of(each) == JACK else each // SUIT_WIDTH,
        lambda each: 900 - JACKS.index(each) if each in JACKS else _TEN_HIGH.get(rank_of(each), rank_of(each)),
    )


#: the ten stands between king and ace
_TEN_HIGH = {TEN: 14, KING: 13, QUEEN: 12}


@frozen
class SkatForm(PlayerForm):
    """What one form of skat has of its own."""

    open_games: tuple[str, ...] = (NULL_OUVERT, GRAND_OUVERT)
    without_points: tuple[str, ...] = (NULL, NULL_OUVERT)
    with_skat: tuple[str, ...] = WITH_SKAT

    #: whether there is no bidding, and every deal is a Ramsch
    ramsch_alone: bool = False
    #: whether the skat may be taken up before any game is named
    open_skat: bool = False
    #: how many multipliers schwarz brings in a game with the skat, in which nothing is foretold
    schwarz_with_skat: int = WON_SCHWARZ
    #: whether the leader wins a Ramsch in which all three tie only where he has announced it
    leader_announces: bool = False

    def knows(self, table: Table, act: Act) -> bool:
        """Whether some game is worth so much; who is bid to may also hold."""
        return act.how == "hold" or (bool(act.numbers) and is_possible_bid(act.number))

    def tops(self, table: Table, act: Act, last: Act) -> bool:
        """More points; a bid that is held stays as it is."""
        return act.how == "hold" or act.number > last.number

    def set_aside(self, table: Table) -> Hand | None:
        """The skat, or what was laid away for it."""
        return skat_cards(table)

    def came_out(self, table: Table) -> tuple[bool, bool] | None:
        """Whether the Player has what his game calls for, and whether he had bid more than it is worth to him."""
        now, bidding = table.part(Undertaken), table.part(Bidding)
        if now is None or bidding is None or bidding.maker is None:
            return None
        game = as_played(table, bidding.maker, now)
        return None if game is None else (game.kept, game.worth_to(True) < game.bid)

    def leaves(self, table: Table, seat: Seat) -> Table:
        """One of the two who bid against each other drops out, or the third does not come in."""
        return without(table, seat)


@frozen
class Duel(Part):
    """Who bids against whom."""

    bidder: Seat
    listener: Seat
    #: whether the listener has to answer a bid
    answer: bool = False
    #: who comes in after them
    third: Seat | None = None
    #: whether the leader may name a game without a bid, all others having passed
    to_name: bool = False
    #: the last bid that was held
    held: Act | None = None


@frozen
class Undertaken(Part):
    """The game as far as it is undertaken."""

    kind: str
    suit: Suit | None = None
    predicted: int = 0
    #: whether the Player has taken the skat up
    took: bool = False
    #: the cards that he has laid away for it
    away: Hand = EMPTY


def active(table: Table) -> tuple[Seat, ...]:
    """The three players who have hands, the leader first."""
    out = {(table.dealer + place) % table.seats for place in SITTING_OUT.get(table.seats, ())}
    return tuple(seat for seat in table.from_left_of(table.dealer) if seat not in out)


def idle(table: Table) -> int:
    """Who has none, one bit each."""
    return sum(1 << seat for seat in range(table.seats) if seat not in active(table))


# --- the bidding


def duel_of(table: Table, act: Act) -> tuple[Table, Duel, Bidding]:
    """The bidding as it stands, begun where it was not."""
    duel, bidding = table.part(Duel), table.part(Bidding)
    if duel is None or bidding is None:
        if known_dealer(table) is None and act.seat is not None:
            table = table.but(dealer=(act.seat - 2) % table.seats)
        duel, bidding = fresh(table)
    return table.but(phase=AUCTION) if table.phase not in (PLAY, OVER) else table, duel, bidding


def fresh(table: Table) -> tuple[Duel, Bidding]:
    """The bidding before a word is said: the second player bids to the leader."""
    leader, middle, rear = active(table)
    return Duel(middle, leader, third=rear), Bidding(middle, laid_away=(0,) * table.seats)


@going_on
def speak(table: Table, act: Act) -> Table:
    """Somebody bids, holds or passes."""
    if table.game[SkatForm].ramsch_alone:
        return table
    table, duel, bidding = duel_of(table, act)
    if act.seat is None or bidding.maker is not None or table.phase in (PLAY, OVER):
        return table.but(duel, bidding)
    turn = duel.listener if duel.answer or duel.to_name else duel.bidder
    if act.seat != turn:
        return table.but(duel, bidding)
    if duel.to_name:
        return ramsch(table.but(duel, bidding)) if is_pass(act) else table.but(duel, bidding)
    if is_pass(act):
        return _out(table, duel, bidding, act.seat)
    if duel.answer:
        held = _held(bidding, act)
        return _next(table, evolve(duel, answer=False, held=held), evolve(bidding, best=held))
    form = table.game[SkatForm]
    if (
        act.how == "hold"
        or not form.knows(table, act)
        or (bidding.best is not None and not form.tops(table, act, bidding.best))
    ):
        return table.but(duel, bidding)
    return _next(table, evolve(duel, answer=True), evolve(bidding, best=act))


def _held(bidding: Bidding, act: Act) -> Act:
    assert bidding.best is not None
    return evolve(bidding.best, seat=act.seat)


def _next(table: Table, duel: Duel, bidding: Bidding) -> Table:
    """The table with whoever is to speak now."""
    turn = duel.listener if duel.answer or duel.to_name else duel.bidder
    return table.but(duel, evolve(bidding, turn=turn))


def _out(table: Table, duel: Duel, bidding: Bidding, seat: Seat) -> Table:
    """One of the two drops out: the third comes in against the other, or the bidding is over."""
    stays = duel.listener if seat == duel.bidder else duel.bidder
    if duel.third is not None:
        return _next(table, Duel(duel.third, stays, held=bidding.best), bidding)
    if bidding.best is None:
        return _next(table, evolve(duel, listener=stays, to_name=True), bidding)
    return table.but(duel, evolve(bidding, maker=stays, best=evolve(bidding.best, seat=stays), turn=stays))


def without(table: Table, seat: Seat) -> Table:
    """The bidding goes on without a player: what he bid and nobody has held is gone. If he had won it, there is no game."""
    table, duel, bidding = (table, *fresh(table)) if table.part(Duel) is None else (table, table[Duel], table[Bidding])
    if bidding.maker is not None or table.phase in (PLAY, OVER):
        return table.but(phase=OVER) if bidding.maker == seat and table.part(Undertaken) is None else table
    if duel.third == seat:
        return table.but(evolve(duel, third=None), bidding, phase=AUCTION)
    if seat not in (duel.bidder, duel.listener):
        return table.but(duel, bidding)
    if duel.to_name:
        return ramsch(table.but(duel, bidding)) if seat == duel.listener else table
    if duel.answer and seat == duel.bidder:
        bidding = evolve(bidding, best=duel.held)
    return _out(table.but(phase=AUCTION), duel, bidding, seat)


def player(table: Table) -> Seat | None:
    """Who has the right to name the game, or has named it."""
    bidding, duel = table.part(Bidding), table.part(Duel)
    if bidding is None:
        return None
    return duel.listener if bidding.maker is None and duel is not None and duel.to_name else bidding.maker


# --- the game


def undertakes(table: Table, act: Act) -> Table:
    """The Player names his game; a log may begin with that."""
    table, duel, bidding = duel_of(table, act)
    if act.seat is None or table.phase == OVER or tricks.has_begun(table):
        return table
    if bidding.maker is None and bidding.best is None and act.seat == active(table)[0] and act.how == "ramsch":
        return ramsch(table.but(duel, bidding))
    if bidding.maker is None:
        best = bidding.best
        bidding = evolve(bidding, maker=act.seat, best=None if best is None else evolve(best, seat=act.seat))
    if act.seat != bidding.maker:
        return table.but(duel, bidding)
    before = table.part(Undertaken)
    kind, suit = GAMES.get(act.how, SOLO), act.suit
    if before is not None and before.kind in (TOURNEE, SECOND_TURN) and kind == GRAND:
        kind = GRAND_TOURNEE if before.kind == TOURNEE else GRAND_SECOND_TURN
    now = evolve(before, kind=kind, suit=suit) if before is not None else Undertaken(kind, suit)
    return to_the_lead(table.but(duel, bidding), now)


def to_the_lead(table: Table, now: Undertaken) -> Table:
    """The table with the game as it is undertaken; once its trump is known the leader may lead."""
    bidding = table[Bidding]
    table = table.but(now, sided=tuple(int(seat != bidding.maker) for seat in range(table.seats)))
    if now.kind in (TOURNEE, SECOND_TURN, SOLO) and now.suit is None:
        return table
    trump = None if now.kind in FIXED else now.suit if now.kind in (SOLO, TOURNEE, SECOND_TURN) else JACKS_ALONE
    return ready(table, evolve(bidding, trump=trump, named=True), active(table)[0], idle(table)).but(cards_each=HAND)


def turns(table: Table, act: Act) -> Table:
    """The Player of a tournee turns a card of the skat, whose suit is trump."""
    now = table.part(Undertaken)
    if now is None or not act.cards or act.seat != player(table) or now.kind not in (TOURNEE, SECOND_TURN):
        return table
    return to_the_lead(table.but(TurnUp(act.card)), evolve(now, suit=suit_of(act.card)))


def rejects(table: Table, act: Act) -> Table:
    """The first card of the skat does not suit him: the second will make the trump."""
    now = table.part(Undertaken)
    if now is None or now.kind != TOURNEE or now.suit is not None or act.seat != player(table):
        return table
    return table.but(evolve(now, kind=SECOND_TURN))


def predicts(table: Table, act: Act) -> Table:
    """The Player foretells schneider or schwarz."""
    now = table.part(Undertaken)
    if now is None or act.seat != player(table) or tricks.has_begun(table):
        return table
    return table.but(evolve(now, predicted=PREDICTED_SCHWARZ if act.how == "schwarz" else PREDICTED_SCHNEIDER))


def widow(table: Table, act: Act) -> Table:
    """The skat is taken up; without a player the log tells what lies in it."""
    if act.seat is None:
        return table.note(act)
    table, duel, bidding = duel_of(table, act)
    if bidding.maker is None and duel.to_name and act.seat == duel.listener:
        bidding = evolve(bidding, maker=act.seat)
        table = table.but(duel, bidding)
    if act.seat != bidding.maker:
        return table
    told = next((each.cards for each in reversed(table.acts) if each.verb == "widow" and each.seat is None), ())
    cards = act.cards or told
    table = with_cards(table, act.seat, hand_of(cards), EMPTY)
    if not cards:
        table = table.but(unknown=table.unknown | 1 << act.seat)
    now = table.part(Undertaken)
    table = table.but(evolve(bidding, taken=True))
    return table if now is None else table.but(evolve(now, took=True))


def discards(table: Table, act: Act) -> Table:
    """The Player lays two cards away for the skat."""
    bidding, now = table.part(Bidding), table.part(Undertaken)
    if bidding is None or act.seat is None or act.seat != bidding.maker:
        return table
    number = act.numbers[0] if act.numbers else len(act.cards)
    laid = tuple(each + (number if seat == act.seat else 0) for seat, each in enumerate(bidding.laid_away))
    table = with_cards(table, act.seat, EMPTY, hand_of(act.cards)).but(evolve(bidding, laid_away=laid))
    return table if now is None else table.but(evolve(now, away=now.away | hand_of(act.cards)))


def ramsch(table: Table) -> Table:
    """All pass: each plays for himself, with the jacks as trumps."""
    bidding = table.part(Bidding) or Bidding(table.eldest, laid_away=(0,) * table.seats)
    table = table.but(Undertaken(RAMSCH), sided=tuple(range(table.seats)))
    return ready(table, evolve(bidding, trump=JACKS_ALONE, named=True), active(table)[0], idle(table)).but(cards_each=HAND)


def _begun(table: Table) -> Table:
    if known_dealer(table) is None or table.phase in (PLAY, OVER):
        return table
    return ramsch(table) if table.game[SkatForm].ramsch_alone else table.but(*fresh(table))


def play(table: Table, act: Act) -> Table:
    """A hand plays a card; with the first one the game is what was undertaken."""
    return tricks.play(table, act) if table.part(Tricks) is not None else table


# --- what it comes to


def skat_cards(table: Table) -> Hand | None:
    """The two cards set aside: those laid away, those that the log tells, or what is left of the pack once all is played."""
    now = table.part(Undertaken)
    if now is not None and now.away.bit_count() == 2:
        return now.away
    told = next((each.cards for each in reversed(table.acts) if each.verb == "widow" and each.cards), ())
    if len(told) == 2 and not (table.part(Bidding) and table[Bidding].taken):
        return hand_of(told)
    found = table.part(Tricks)
    if table.phase != OVER or found is None:
        return None
    left = table.pack_used.cards & ~hand_of(each for _, cards in tricks_with_cards(table) for each in cards)
    return left if left.bit_count() == 2 else None


def twelve_cards(table: Table, seat: Seat) -> Hand:
    """The hand of the Player with the skat, as far as it is known."""
    found, skat = table.part(Tricks), skat_cards(table)
    played = hand_of(each for trick in (*found.past, found.cards) for who, each in trick if who == seat) if found else EMPTY
    played |= hand_of(each for who, each in played_before(table) if who == seat)
    taken = hand_of(each for act in table.acts_of("widow") if act.seat is not None for each in act.cards)
    return played | table.dealt[seat] | table.hands[seat] | taken | (skat or EMPTY)


def matadors_of(table: Table, seat: Seat, now: Undertaken) -> int:
    """With or against how many the Player is."""
    if now.kind in FIXED:
        return 0
    held = twelve_cards(table, seat)
    return matadors([bool(held & bit(each)) for each in trumps_of(now.kind, now.suit)])[1]


def most_worth(table: Table, seat: Seat, kind: str, suit: Suit | None) -> int | None:
    """The most that a game can come to for a hand, whatever lies in the skat; None where that is not told."""
    if kind in FIXED:
        return FIXED[kind]
    if kind in SUIT_BASE and (suit is not None or kind != SOLO):
        base = max(SUIT_BASE[kind].values()) if suit is None else SUIT_BASE[kind][suit]
    elif kind in BASE:
        base = BASE[kind]
    else:
        return None
    line = trumps_of(kind, suit)
    most = MOST_MATADORS if kind in WITH_SKAT and suit is None and kind != GUCKSER else len(line)
    held = table.hands[seat]
    if not table.is_open(seat) and (suit is not None or kind in BASE):
        own = [bool(held & bit(each)) for each in line]
        against = matadors(own)[1] if not own[0] else 0
        gaps = [place for place, each in enumerate(own) if not each]
        most = max(against, gaps[2] if len(gaps) > 2 else len(line))
    return base * (most + (table.game[SkatForm].schwarz_with_skat if kind in WITH_SKAT else PREDICTED_SCHWARZ))


def trumps_of(kind: str, suit: Suit | None) -> tuple[Card, ...]:
    """The trumps of a game, the best first."""
    if kind not in (SOLO, TOURNEE, SECOND_TURN) or suit is None:
        return JACKS
    return (*JACKS, *(card(suit, rank) for rank in ("A", "10", "K", "Q", "9", "8", "7")))


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """The value of the game for the Player, or who has won a Ramsch."""
    now, bidding = table.part(Undertaken), table.part(Bidding)
    if now is None or bidding is None:
        return None, None
    following, omitted = following_dealer(table)
    ended = RaceResult(number=table.number, dealer=table.dealer, next_dealer=following, omitted=omitted, complete=False)
    if now.kind == RAMSCH:
        played = _ramsch(table, evolve(ended, contract=RAMSCH))
        return played, None if table.void else played
    if bidding.maker is None:
        return None, None
    suit = f" in {SUIT_NAMES[now.suit]}" if now.suit is not None and now.kind in (SOLO, TOURNEE, SECOND_TURN) else ""
    played = evolve(ended, contract=f"{now.kind}{suit} by {table.name(bidding.maker)}")
    game = as_played(table, bidding.maker, now)
    if game is not None:
        points = game.points_for_player
        what = "won" if points > 0 else "overbid" if game.kept and game.overbid else "lost"
        played = evolve(played, lines=(Entry(bidding.maker, points, what),), tricks=game.tricks, complete=True)
    return played, None if table.void else played


def as_played(table: Table, maker: Seat, now: Undertaken) -> Played | None:
    """The game as it was played out, or as the log tells it: the points that the Player took, or the tricks at null."""
    taken = _taken(table, maker, now)
    return None if taken is None else _game(table, maker, now, *taken)


def as_undertaken(table: Table, maker: Seat, now: Undertaken) -> Played | None:
    """The game as it was undertaken, with nothing reached beyond it by anybody."""
    return _game(table, maker, now, FOR_GAME, 1)


def _game(table: Table, maker: Seat, now: Undertaken, points: int, tricks: int) -> Played | None:
    """The game with so many points and tricks, where the hand is known by which its matadors are."""
    if now.kind == RAMSCH or (now.kind not in FIXED and twelve_cards(table, maker).bit_count() < HAND):
        return None
    best = table[Bidding].best
    bid = best.number if best is not None and best.numbers else 0
    schwarz = table.game[SkatForm].schwarz_with_skat if now.took or now.kind in WITH_SKAT else WON_SCHWARZ
    return Played(now.kind, now.suit, bid, matadors_of(table, maker, now), points, tricks, HAND, now.predicted, schwarz)


def _taken(table: Table, maker: Seat, now: Undertaken) -> tuple[int, int] | None:
    """The points and the tricks of the Player, the skat counted."""
    found, ended = table.part(Tricks), table.part(Ended)
    if ended is not None and ended.rest_to_player is None:
        return 0, 1  # he has given it up, as schneider
    played_out = table.phase == OVER and found is not None and tricks.is_over(table, found) and not is_untold(table)
    if (played_out and found is not None) or ended is not None:
        aside = skat_cards(table) or EMPTY
        if ended is not None:
            return counted(table, maker, aside)
        assert found is not None
        return points_in(won_in_tricks(table)[maker]) + points_in(aside), takers(table).count(maker)
    told = next((act.number for act in table.acts_of("took") if act.seat == maker and act.numbers), None)
    won = next((act.number for act in table.acts_of("won") if act.seat == maker), None)
    if now.kind in FIXED and won is not None:
        return 0, won
    return None if told is None else (told, won if won is not None else 1)


def _ramsch(table: Table, ended: RaceResult) -> RaceResult:
    found = table.part(Tricks)
    if table.phase != OVER or found is None or is_untold(table) or not tricks.is_over(table, found):
        return ended
    return evolve(ended, lines=ramsch_lines(table, frozenset()), complete=True)


def ramsch_lines(table: Table, out: frozenset[Seat]) -> tuple[Entry, ...]:
    """What a Ramsch that was played out brings, some players being out of it."""
    found, seats, won = table[Tricks], tuple(seat for seat in active(table) if seat not in out), won_in_tricks(table)
    skat = points_in(skat_cards(table) or EMPTY)
    points = [points_in(won[seat]) + (skat if found.winners[-1] == seat else 0) for seat in seats]
    numbers = [takers(table).count(seat) for seat in seats]
    last = [max((place for place, each in enumerate(found.winners) if each == seat), default=-1) for seat in seats]
    tied = len(seats) == len(active(table)) and len(set(points)) == 1
    if not seats or (tied and table.game[SkatForm].leader_announces and not table.noted("undertakes", seats[0])):
        return ()
    lines: Sequence[Entry] = ramsch_entries(points, numbers, last, 0, HAND)
    return tuple(evolve(line, side=seats[line.side]) for line in lines)


def wants(table: Table, act: Act) -> Table:
    """A player says which card he would like to find in the skat, as long as it lies apart from his ten."""
    if act.seat is None or table.hands[act.seat].bit_count() != HAND:
        return table
    return chances.wants(table, act, table.pack_used.size - HAND * len(active(table)))


SKAT_PLAY = Play(
    "one bids and another holds; the Player names his game, with the skat or without it; ten tricks",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | {
        **begins_with_the_deal(_begun),
        "draws": moves_nothing,
        "bids": speak,
        "passes": speak,
        "call": speak,
        "wants": wants,
        "undertakes": undertakes,
        "turns": turns,
        "rejects": rejects,
        "predicts": predicts,
        "widow": widow,
        "discards": discards,
        "play": play,
        "took": moves_nothing,
        "won": moves_nothing,
    },
    begin=_begun,
    result=result,
)
