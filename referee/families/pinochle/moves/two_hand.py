"""Pinochle for two: any card may be played and combinations are melded as long as the stock lasts; then suit is followed."""

from collections.abc import Iterable

from attrs import evolve, frozen

from referee.core.cards import DOUBLE_PIQUET_PACK, EMPTY, Hand
from referee.core.game import Game, Play
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.pinochle.moves.melds import PinochleForm, card_points, fate_of, melded, rounded
from referee.families.pinochle.score.rising import DealResult, Rising
from referee.mechanics.combinations import drawing
from referee.mechanics.combinations import moves as combining
from referee.mechanics.combinations.score import Scale
from referee.mechanics.deal.moves import DEAL_MOVES, known_dealer
from referee.mechanics.setting.moves import SETTING, TRICKS_TOLD, attention, moves_nothing
from referee.mechanics.talon import moves as talon
from referee.mechanics.talon.state import has_won_and_not_drawn, is_drawing
from referee.mechanics.tricks.counting import CardPoints
from referee.mechanics.tricks.moves import corrections, tricks
from referee.mechanics.tricks.moves.owing import owing
from referee.mechanics.tricks.state import Trick
from referee.score.match import Match
from referee.score.tally import Tally

#: what a log says where every deal is a game by itself
_SINGLE = "single-deals"
#: cards to each with the longer pack
HAND_OF_LONG_PACK = 16


@frozen(eq=False)
class TwoHand(PinochleForm):
    """What pinochle for two says of its numbers."""

    scale: Scale
    cards: CardPoints
    #: the last figure from which a count goes up to the next ten
    rounds_up_from: int

    #: what melds count with the longer pack
    long_scale: Scale

    def scale_at(self, table: Table) -> Scale:
        """With the longer pack the lowest trump is another card."""
        return self.long_scale if table.pack_used is DOUBLE_PIQUET_PACK else self.scale

    def may_declare(self, table: Table) -> frozenset[Seat]:
        """Who has won a trick and has not drawn after it."""
        return has_won_and_not_drawn(table)


def is_single(table: Table) -> bool:
    """Whether every deal is a game by itself."""
    return table.noted("rule", how=_SINGLE)


# --- the deal


def pack(table: Table, act: Act) -> Table:
    """The log names the pack; of the longer one each has more cards."""
    after = DEAL_MOVES["pack"](table, act)
    longer = after.pack is DOUBLE_PIQUET_PACK and table.game.pack is not DOUBLE_PIQUET_PACK
    return after.but(cards_each=HAND_OF_LONG_PACK) if longer else after


# --- the play


def owed(table: Table, seat: Seat, trick: Trick) -> Hand:
    """Nothing as long as the stock lasts; then suit, a higher trump if one is led, and a trump of who has not the suit."""
    return EMPTY if is_drawing(table) else _owed_without_stock(table, seat, trick)


_owed_without_stock = owing(trump=True, heads_trumps=True)


# --- what it comes to


def target(table: Table) -> int | None:
    """The points that win the game now."""
    sheet = table.sheet
    tally = sheet.of if isinstance(sheet, Match) else sheet
    if not isinstance(tally, Tally):
        return None
    return next((part.target(tally.points) for part in tally.parts if isinstance(part, Rising)), None)


def points_now(table: Table, seat: Seat) -> int:
    """What a player stands at, with his melds and the cards that he has taken in so far."""
    before = table.sheet.standing.points[seat] if table.sheet is not None else 0
    cards = rounded(card_points(table)[seat], table.game[TwoHand].rounds_up_from)
    return before + melded(table, by_law=True)[seat] + cards


def declares_out(table: Table, act: Act) -> Table:
    """A player says that he has the points: play is over, and his cards are counted."""
    if act.seat is None or table.phase == OVER:
        return table
    return table.but(evolve(fate_of(table), out=act.seat), phase=OVER)


def lines_of(table: Table, *, by_law: bool) -> tuple[Entry, ...]:
    """What each player scores: his melds, and his cards to the nearest ten."""
    form, fate = table.game[TwoHand], fate_of(table)
    melds, cards = melded(table, by_law=by_law), card_points(table)
    lines = []
    for seat in range(table.seats):
        if melds[seat]:
            lines.append(Entry(seat, melds[seat], "melds"))
        points = rounded(cards[seat], form.rounds_up_from)
        if points and not (by_law and seat in fate.no_cards):
            lines.append(Entry(seat, points, f"cards counting {cards[seat]}"))
    return tuple(lines)


def result(table: Table) -> tuple[DealResult | None, DealResult | None]:
    """What the deal brings each, once it is played out or somebody has declared himself out."""
    fate = fate_of(table)
    if table.phase != OVER and not any(table.acts_of("took")):
        return None, None
    number, following = table.number, table.left(table.dealer)
    dealt = table.dealer if known_dealer(table) is not None else None

    def comes_to(*, by_law: bool) -> DealResult:
        lines, single = lines_of(table, by_law=by_law), is_single(table)
        decided: tuple[Seat, ...] = ()
        if fate.out is not None:
            to = target(table)
            decided = (fate.out,) if to is not None and points_now(table, fate.out) >= to else ()
        if by_law and fate.loser is not None:
            decided = tuple(seat for seat in range(table.seats) if seat != fate.loser)
        winner = ""
        if single:
            sums = [sum(line.points for line in lines if line.side == seat) for seat in range(table.seats)]
            best = decided or ((sums.index(max(sums)),) if sums.count(max(sums)) == 1 else ())
            names = [table.name(seat) for seat in best]
            winner = f"{' and '.join(names)} {'win' if len(names) > 1 else 'wins'}" if best else "even"
        return DealResult(
            lines, number, dealt, following, winner=winner, decided=decided, alone=single,
        )  # fmt: skip

    return comes_to(by_law=False), None if table.void else comes_to(by_law=True)


TWO_HAND_PLAY = Play(
    "tricks between which cards are drawn and combinations melded, then twelve tricks in which suit is followed",
    moves=SETTING
    | TRICKS_TOLD
    | dict(DEAL_MOVES)
    | combining.DECLARING
    | {
        "pack": pack,
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
        "out": declares_out,
        "attention": attention,
        "exposes": tricks.face,
        "shows": tricks.face,
    }
    | dict.fromkeys(("rule", "took", "points"), moves_nothing),
    result=result,
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (_SINGLE,) if game.play is TWO_HAND_PLAY else ()
