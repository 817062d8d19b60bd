"""How sixty-six moves: six cards and a stock, marriages led, the stock closed, sixty-six announced; and four who play without it."""

from collections.abc import Mapping

from attrs import evolve, field, frozen

from referee.core.cards import EMPTY, KING, QUEEN, RANK_PLACE, SUIT_WIDTH, Card, Hand, Suit, suit_of, with_card, without_card
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, PLAY, Table
from referee.families.bezique.score import GamePoints
from referee.mechanics.deal.moves import DEAL_MOVES, as_dealer, known_dealer
from referee.mechanics.layout.moves.forms import STOCK
from referee.mechanics.setting import moves as setting
from referee.mechanics.setting.moves import BEFORE, MELDED, SETTING, TRICKS_TOLD, attention, moves_nothing
from referee.mechanics.talon import moves as talon
from referee.mechanics.talon.state import Talon, begun, is_drawing
from referee.mechanics.tricks.counting import CardPoints, taken_in, won_last
from referee.mechanics.tricks.moves import corrections, tricks
from referee.mechanics.tricks.moves.owing import owing
from referee.mechanics.tricks.state import Trick, Tricks, empty_tricks, order_here
from referee.mechanics.trump.turned import TurnUp, turned_up

COUNT: Mapping[int, int] = {RANK_PLACE[rank]: points for rank, points in zip("ATKQJ", (11, 10, 4, 3, 2), strict=True)}
#: the lowest card of the pack, which is exchanged for the trump card
LOW = RANK_PLACE["9"]


@frozen(eq=False)
class SixtySix(Part):
    """What the game needs to know of itself."""

    cards: CardPoints = field(factory=lambda: CardPoints(COUNT, last_trick=10))
    #: what it takes to win a deal, and what the other has to reach so that it counts no more than one
    enough: int = 66
    half: int = 33
    royal_marriage: int = 40
    marriage: int = 20
    #: for winning a deal, by how far the other has come: there, not there, without a trick
    worth: tuple[int, int, int] = (1, 2, 3)
    #: for a closing that fails, the other having won a trick before it or not
    failed: tuple[int, int] = (2, 3)


@frozen
class Marriage:
    """King and queen of a suit, shown."""

    seat: Seat
    suit: Suit
    points: int


@frozen
class Closing(Part):
    """What has been shown, closed and announced."""

    marriages: tuple[Marriage, ...] = ()
    #: who has shown a marriage and has still to lead one of it
    to_lead: Seat | None = None
    #: who closed, and whether the other had won a trick by then
    closed_by: Seat | None = None
    other_had_trick: bool = False
    #: who has announced that he has enough
    out: Seat | None = None
    #: who scores nothing for cards by a ruling
    no_cards: frozenset[Seat] = frozenset()


def form_of(table: Table) -> SixtySix:
    """What the table plays."""
    return table.game.part(SixtySix) or SixtySix()


def closing_of(table: Table) -> Closing:
    """What has been shown, closed and announced so far."""
    return table.part(Closing) or Closing()


def is_closed(table: Table) -> bool:
    """Whether nobody draws any more because somebody has closed."""
    return closing_of(table).closed_by is not None


def opponent(table: Table, seat: Seat) -> Seat:
    """The other who has a hand."""
    idle = table[Tricks].idle if table.part(Tricks) else 0
    return next(other for other in table.from_left_of(seat) if other != seat and not idle >> other & 1)


# --- the deal


def turn_up(table: Table, act: Act) -> Table:
    """The next card is turned up and makes the trump."""
    if not act.cards or table.part(Tricks) is not None:
        return table
    table = as_dealer(table, act)
    return _begin(table.note(act).but(TurnUp(act.card)), suit_of(act.card))


def _begin(table: Table, trump: Suit | None) -> Table:
    after = talon.endless(table, table.left(table.dealer), trump)
    hands = HANDS
    if table.seats > hands:
        after = after.but(evolve(after[Tricks], idle=1 << table.dealer))
    if after.part(Talon) is not None:
        return after
    return begun(after, table.pack_used.size - hands * table.hand_size)


#: so many hands are dealt
HANDS = 2


def trump(table: Table, act: Act) -> Table:
    """A log that begins after the deal: which suit is trump."""
    return _begin(table, act.suit)


def pile(table: Table, act: Act) -> Table:
    """A log that begins in the middle: what lies in the stock, the trump card face up under it."""
    if act.piles == (STOCK,) and act.cards:
        face = table.but(TurnUp(act.card))
        table = face if table.part(Tricks) else _begin(face, suit_of(act.card))
    return talon.pile(table, act)


def turn(table: Table, act: Act) -> Table:
    """A log that begins in the middle: whose turn it is."""
    stands = table.part(Tricks)
    return table if act.seat is None or stands is None else table.but(evolve(stands, turn=act.seat))


# --- the play


def play(table: Table, act: Act) -> Table:
    """A hand plays a card; who leads has drawn."""
    if table.part(Tricks) is None or table.phase != PLAY:
        return table
    if not table[Tricks].cards and not is_closed(table):
        table = talon.before_lead(table, act)
    after = talon.after_card(table, tricks.play(table, act), act)
    now = closing_of(after)
    if now.to_lead is not None and act.seat == now.to_lead:
        after = after.but(evolve(now, to_lead=None))
    return _without_draws(after) if is_closed(after) else after


def _without_draws(table: Table) -> Table:
    stock = table.part(Talon)
    return table if stock is None else table.but(evolve(stock, to_draw=()))


def closes(table: Table, act: Act) -> Table:
    """A player turns the trump card down: the tricks that are left are those of the cards held."""
    stands, stock, now = table.part(Tricks), table.part(Talon), closing_of(table)
    if act.seat is None or stands is None or stock is None or now.closed_by is not None or table.phase != PLAY:
        return table
    other = opponent(table, act.seat)
    last = stands.number - 1 + max(stock.held[each] for each in (act.seat, other)) + (1 if stands.cards else 0)
    now = evolve(now, closed_by=act.seat, other_had_trick=other in stands.winners or bool(stands.earlier[table.side_of(other)]))
    return table.note(act).but(now, evolve(stands, last=last), evolve(stock, left=0, to_draw=()))


def exchange(table: Table, act: Act) -> Table:
    """The nine of trumps is put in the place of the trump card."""
    face, trumps = turned_up(table), order_here(table).trump
    if act.seat is None or face is None or trumps is None:
        return table
    low = trumps * SUIT_WIDTH + LOW
    hand = with_card(without_card(table.hands[act.seat], low), face)
    return tricks.with_hand(table, act.seat, hand).but(TurnUp(low))


def marries(table: Table, act: Act) -> Table:
    """A player shows king and queen of a suit."""
    suit = married(act)
    if act.seat is None or suit is None:
        return table.note(act)
    form, now = form_of(table), closing_of(table)
    points = form.royal_marriage if suit == order_here(table).trump else form.marriage
    shown = Marriage(act.seat, suit, points)
    hand = table.hands[act.seat]
    for card in act.cards:
        hand = hand if hand >> card & 1 else with_card(hand, card)
    if table.is_open(act.seat):
        table = tricks.with_hand(table, act.seat, hand)
    return table.note(act).but(evolve(now, marriages=(*now.marriages, shown), to_lead=act.seat))


def before(table: Table, act: Act) -> Table:
    """A log that begins in the middle: a marriage shown by then, of which a card was led too; or cards played."""
    after = marries(table, act) if act.how == MELDED else setting.before(table, act)
    now = closing_of(after)
    return after.but(evolve(now, to_lead=None)) if now.to_lead is not None and act.seat == now.to_lead else after


def married(act: Act) -> Suit | None:
    """The suit of which these are king and queen."""
    ranks = {card % SUIT_WIDTH for card in act.cards}
    suits = {suit_of(card) for card in act.cards}
    return min(suits) if ranks == {KING, QUEEN} and len(act.cards) == 2 and len(suits) == 1 else None


def announces(table: Table, act: Act) -> Table:
    """A player says that he has enough: the play stops."""
    if act.seat is None or table.phase == OVER:
        return table
    return table.note(act).but(evolve(closing_of(table), out=act.seat), phase=OVER)


def owed(table: Table, seat: Seat, trick: Trick) -> Hand:
    """Nothing as long as cards are drawn; then suit."""
    return EMPTY if is_drawing(table) else tricks.following(table, seat, trick)


# --- what it comes to


def has_trick(table: Table, seat: Seat) -> bool:
    """Whether the player has won a trick."""
    stands = table.part(Tricks)
    told = any(act.seat == seat and (act.number if act.numbers else 1) for act in table.acts_of("took"))
    return told or (stands is not None and (seat in stands.winners or stands.earlier[table.side_of(seat)] > 0))


def points_of(table: Table, seat: Seat, *, ruled: bool) -> int:
    """What the player has in cards, marriages and for the last trick; a marriage counts once he has won a trick."""
    form, now = form_of(table), closing_of(table)
    points = 0
    if not (ruled and seat in now.no_cards):
        told = [act for act in table.acts_of("took") if act.seat == seat]
        points += form.cards.of(taken_in(table)[seat])
        points += sum(act.numbers[0] if act.numbers else form.cards.of(act.cards) for act in told)
        last = won_last(table) == seat and table.phase == OVER and now.out is None
        points += form.cards.last_trick if last and not is_closed(table) else 0
    return points + (sum(each.points for each in now.marriages if each.seat == seat) if has_trick(table, seat) else 0)


def outcome(table: Table, *, ruled: bool) -> tuple[Seat | None, int]:
    """Who has won how many game points; nobody, where neither has enough, or both have and said nothing."""
    form, now = form_of(table), closing_of(table)
    idle = table[Tricks].idle if table.part(Tricks) else 0
    first, second = [seat for seat in range(table.seats) if not idle >> seat & 1][:HANDS]
    points = {seat: points_of(table, seat, ruled=ruled) for seat in (first, second)}
    there = [seat for seat in points if points[seat] >= form.enough]

    def won(seat: Seat) -> tuple[Seat, int]:
        other = second if seat == first else first
        how = 0 if points[other] >= form.half else 1 if has_trick(table, other) else 2
        return seat, form.worth[how]

    def failed(seat: Seat, *, had_trick: bool) -> tuple[Seat, int]:
        return second if seat == first else first, form.failed[0 if had_trick else 1]

    closer_out = now.closed_by in there and now.out in (None, now.closed_by)
    if now.closed_by is not None and not closer_out and (now.out in (None, now.closed_by) or now.out in there):
        return failed(now.closed_by, had_trick=now.other_had_trick)
    if now.out is not None:
        other = second if now.out == first else first
        return won(now.out) if now.out in there else failed(now.out, had_trick=has_trick(table, other))
    if now.closed_by is not None:
        return won(now.closed_by)
    return won(there[0]) if len(there) == 1 else (None, 0)


def is_told(table: Table) -> bool:
    """Whether the deal is told to its end: played out, announced, or by what each took."""
    took = {act.seat for act in table.acts_of("took")}
    return table.phase == OVER or len(took) == HANDS


def result(table: Table) -> tuple[GamePoints | None, GamePoints | None]:
    """Who scores the game points of the deal."""
    if table.part(Tricks) is None or not is_told(table):
        return None, None
    dealt = table.dealer if known_dealer(table) is not None else None
    following = table.dealer if table.void else table.left(table.dealer)

    def comes_to(*, ruled: bool) -> GamePoints:
        winner, worth = outcome(table, ruled=ruled)
        return GamePoints((), table.number, dealt, following, winner=winner, worth=worth)

    return comes_to(ruled=False), None if table.void else comes_to(ruled=True)


def end(table: Table, act: Act) -> Table:
    """The points of each, for the report."""
    if table.part(Tricks) is None or not is_told(table):
        return table
    idle = table[Tricks].idle
    told = (f"{table.name(seat)} {points_of(table, seat, ruled=False)}" for seat in range(table.seats) if not idle >> seat & 1)
    return table.comes_to("points", ", ".join(told))


SIXTY_SIX_PLAY = Play(
    "tricks between which cards are drawn, any card being played until the stock is gone or closed",
    moves=SETTING
    | TRICKS_TOLD
    | dict(DEAL_MOVES)
    | {
        "turns": turn_up,
        "trump": trump,
        "pile": pile,
        "turn": turn,
        "play": corrections.playing(play, talon.substitute),
        "draws": talon.draw,
        "counts": talon.counts,
        "exchanges": exchange,
        "melds": marries,
        BEFORE: before,
        "closes": closes,
        "out": announces,
        "substitutes": talon.substitute,
        "retracts": talon.retract,
        "attention": attention,
        "exposes": tricks.face,
        "end": end,
    }
    | dict.fromkeys(("took", "shows", "quits"), moves_nothing),
    result=result,
)


# --- four hands, without a stock


@frozen(eq=False)
class FourHand(Part):
    """What the game of four needs to know of itself."""

    cards: CardPoints = field(factory=lambda: CardPoints(COUNT, last_trick=10))
    #: game points by the points of a side: from so many on
    bands: tuple[tuple[int, int], ...] = ((66, 1), (101, 2), (130, 3))
    #: what the ten of trumps brings the side that wins it, where that is played
    ten_of_trumps: int = 0


#: of which the book says neither that they are under a hundred nor over
BETWEEN = 100


def begin_four(table: Table, act: Act) -> Table:
    """The dealer's last card is turned up and makes the trump; it is his."""
    if not act.cards or table.part(Tricks) is not None:
        return table
    table = as_dealer(table, act)
    table = table.note(act).but(TurnUp(act.card))
    if table.is_open(table.dealer):
        table = tricks.with_hand(table, table.dealer, table.hands[table.dealer] | 1 << act.card)
    return trump_four(table, evolve(act, suit=suit_of(act.card)))


def trump_four(table: Table, act: Act) -> Table:
    """The eldest hand is to lead with this trump."""
    stands = table.part(Tricks)
    earlier = stands.earlier if stands else ()
    return table.but(empty_tricks(table, table.left(table.dealer), act.suit, earlier), phase=PLAY)


def points_by_side(table: Table, *, ruled: bool) -> dict[int, int]:
    """What the cards of each side count, with the last trick."""
    form, points = table.game[FourHand], {0: 0, 1: 0}
    for seat, cards in taken_in(table).items():
        points[table.side_of(seat)] += form.cards.of(cards)
    for act in table.acts_of("took"):
        if act.seat is not None:
            points[table.side_of(act.seat)] += act.numbers[0] if act.numbers else form.cards.of(act.cards)
    last = won_last(table)
    if last is not None:
        points[table.side_of(last)] += form.cards.last_trick
    barred = {table.side_of(seat) for seat in closing_of(table).no_cards} if ruled else set()
    return {side: 0 if side in barred else each for side, each in points.items()}


def side_with_ten(table: Table) -> int | None:
    """The side that has won the ten of trumps."""
    trumps = order_here(table).trump
    if trumps is None:
        return None
    ten: Card = trumps * SUIT_WIDTH + RANK_PLACE["T"]
    return next((table.side_of(seat) for seat, cards in taken_in(table).items() if ten in cards), None)


def result_four(table: Table) -> tuple[GamePoints | None, GamePoints | None]:
    """Which side scores, by what it has in cards."""
    took = {table.side_of(act.seat) for act in table.acts_of("took") if act.seat is not None}
    if table.part(Tricks) is None or not (table.phase == OVER or len(took) == 2):
        return None, None
    form, dealt = table.game[FourHand], table.dealer if known_dealer(table) is not None else None
    following = table.dealer if table.void else table.left(table.dealer)
    ten = side_with_ten(table) if form.ten_of_trumps else None
    beside = () if ten is None else (Entry(ten, form.ten_of_trumps, "ten of trumps"),)

    def comes_to(*, ruled: bool) -> GamePoints:
        points = points_by_side(table, ruled=ruled)
        best = max(points, key=points.__getitem__)
        worth = max((each for least, each in form.bands if points[best] >= least), default=0)
        winner = best if worth and points[best] != points[1 - best] else None
        return GamePoints((), table.number, dealt, following, winner=winner, worth=worth, beside=beside)

    return comes_to(ruled=False), None if table.void else comes_to(ruled=True)


def end_four(table: Table, act: Act) -> Table:
    """The points of each side, for the report."""
    if table.part(Tricks) is None or table.phase != OVER:
        return table
    told = (f"{table.side_name(side)} {points}" for side, points in points_by_side(table, ruled=False).items())
    return table.comes_to("points", ", ".join(told))


heads_and_overtrumps = owing(trump=True, heads_all=True, overtrumps=True)

FOUR_HAND_PLAY = Play(
    "eight tricks in which every card has to win if it can",
    moves=SETTING
    | TRICKS_TOLD
    | dict(DEAL_MOVES)
    | {
        "turns": begin_four,
        "trump": trump_four,
        "play": tricks.play,
        "substitutes": corrections.substitute,
        "retracts": corrections.retract,
        "adds": corrections.add,
        "omits": corrections.omit,
        "attention": attention,
        "exposes": tricks.face,
        "end": end_four,
    }
    | dict.fromkeys(("took", "quits"), moves_nothing),
    result=result_four,
)
