"""How the long games of bezique move: no card is turned up, a hand without court cards counts, cards that have made a declaration
make it again, and each deal is a game with a rubicon."""

from collections.abc import Callable

from attrs import evolve, field, frozen

from referee.core.cards import ACE, JACK, KING, QUEEN, TEN, Card, Hand, Suit, cards_of, rank_of, suit_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry, last_result
from referee.core.table import DEAL, OVER, PLAY, Table
from referee.families.bezique.moves.bezique import BEZIQUE_PLAY, Bezique, LastTrick, brisques, with_trump
from referee.mechanics.combinations import moves as combining
from referee.mechanics.combinations.state import (
    Declared,
    Use,
    is_ruled_out,
    laid_down,
    points_declared,
    shown_of,
    tricks_gathered,
    use_of,
)
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.setting.moves import moves_nothing
from referee.mechanics.talon.state import has_won_and_not_drawn
from referee.mechanics.tricks.counting import won_last
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import Tricks, order_here
from referee.score.tally import TallyResult

COURT_CARDS = (JACK, QUEEN, KING)
SEQUENCE_RANKS = {ACE, TEN, KING, QUEEN, JACK}
CARTE_BLANCHE = "carte-blanche"


@frozen
class Reckoning:
    """What a deal comes to before it is settled, by column: points, brisques, and whose hand was too long."""

    points: tuple[int, ...]
    brisques: tuple[int, ...]
    too_long: frozenset[int] = frozenset()


#: the lines of a deal once it is settled, by those that it has had before
Settles = Callable[[Reckoning, tuple[Entry, ...]], tuple[Entry, ...]]


@frozen
class Batch:
    """The cards that the dealer lifts off to deal from: how many they should be, and what that and an estimate count."""

    number: int = 24
    lifted: int = 250
    estimated: int = 150


@frozen(eq=False)
class LongBezique(Bezique):
    """What the game needs to know of itself."""

    marriage_makes_trump: bool = True
    settles: Settles = field(kw_only=True)
    #: what a hand without court cards counts, and each card drawn to it; what is said of it, where the number is lost
    carte_blanche: int | None = field(default=0, kw_only=True)
    batch: Batch | None = field(default=None, kw_only=True)
    #: whether the trump of the deal before may be trump again
    trump_repeats: bool = field(default=True, kw_only=True)

    def may_declare(self, table: Table) -> frozenset[Seat]:
        """Who has won a trick and has not drawn after it, the last cards of the stock included."""
        return Bezique.may_declare(self, table) if self.last_declaration else has_won_and_not_drawn(table)

    def trump_with(self, table: Table, seat: Seat, cards: tuple[Card, ...]) -> Suit | None:
        """The first marriage or sequence makes the trump."""
        trump = order_here(table).trump
        if trump is not None or seat not in self.may_declare(table) or not makes_trump(cards):
            return trump
        suit = suit_of(cards[0])
        return None if not self.trump_repeats and suit == trump_before(table) else suit


def makes_trump(cards: tuple[Card, ...]) -> bool:
    """Whether these are a marriage or a sequence."""
    ranks = {rank_of(card) for card in cards}
    return len({suit_of(card) for card in cards}) == 1 and len(cards) == len(ranks) and ranks in ({KING, QUEEN}, SEQUENCE_RANKS)


@frozen
class LongResult(TallyResult):
    """What the deal brought, and its trump."""

    trump: Suit | None = None


def trump_before(table: Table) -> Suit | None:
    """The trump of the deal before."""
    last = last_result(table.sheet.deals) if table.sheet is not None else None
    return last.trump if isinstance(last, LongResult) else None


# --- carte blanche, and what is still to be scored


@frozen
class Blanche:
    """A hand without court cards shown, or a card drawn to it: after how many tricks, and whether it is a court card."""

    owner: Seat
    after: int
    court: bool = False


@frozen
class Waiting:
    """A declaration announced and not yet scored: after how many tricks."""

    owner: Seat
    cards: tuple[Card, ...]
    after: int


@frozen
class Beside(Part):
    """What is kept beside the declarations that lie there."""

    blanche: tuple[Blanche, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    #: the players whose hand was found too long
    too_long: frozenset[Seat] = frozenset()


def beside(table: Table) -> Beside:
    """The same at this table."""
    return table.part(Beside) or Beside()


def is_court(card: Card) -> bool:
    """Whether it is a king, a queen or a jack."""
    return rank_of(card) in COURT_CARDS


def has_court(hand: Hand) -> bool:
    """Whether there is one among these."""
    return any(map(is_court, cards_of(hand)))


def shows_blanche(table: Table, seat: Seat) -> bool:
    """Whether he has shown his hand, and every card that he has drawn until now, and none was a court card."""
    mine = [each for each in beside(table).blanche if each.owner == seat]
    return [each.after for each in mine] == list(range(tricks_gathered(table))) and not any(each.court for each in mine)


def blanche_counts(table: Table, act: Act) -> int:
    """What it counts, or is said to where the number is lost."""
    points = table.game[LongBezique].carte_blanche
    return points if points is not None else act.number if act.numbers else 0


# --- moves


def deals(table: Table, act: Act) -> Table:
    """Somebody deals: until it is told that he has done so, or a card is played, the cards are on their way."""
    after = BEZIQUE_PLAY.moves["deals"](table, act)
    return after.but(phase=DEAL) if after.part(Tricks) is not None and not has_begun(after) else after


def dealt(table: Table, act: Act) -> Table:
    """The last card is dealt."""
    return table.but(phase=PLAY) if table.part(Tricks) is not None and table.phase == DEAL else table.note(act)


def play(table: Table, act: Act) -> Table:
    """A hand plays a card."""
    return BEZIQUE_PLAY.moves["play"](table.but(phase=PLAY) if table.part(Tricks) and table.phase == DEAL else table, act)


def declares(table: Table, act: Act) -> Table:
    """A player shows a hand without court cards, or a card that he has drawn to it."""
    if act.how != CARTE_BLANCHE or act.seat is None:
        return table
    shown, now = shown_of(table), beside(table)
    court = any(map(is_court, act.cards))
    blanche = Blanche(act.seat, tricks_gathered(table), court)
    declared = Declared(act.seat, act.cards, "", blanche_counts(table, act), after=tricks_gathered(table))
    return table.but(evolve(now, blanche=(*now.blanche, blanche)), evolve(shown, declared=(*shown.declared, declared)))


def melds(table: Table, act: Act) -> Table:
    """A player lays a declaration down, or is told to have scored so much before the log begins."""
    if act.seat is None:
        return table
    shown = shown_of(table)
    if not act.cards:
        return table.but(evolve(shown, declared=(*shown.declared, Declared(act.seat, (), "", act.number))))
    trump = table.game[LongBezique].trump_with(table, act.seat, act.cards)
    makes = trump is not None and order_here(table).trump is None and not is_ruled_out(table, len(shown.declared))
    if makes and trump is not None:
        table = with_trump(table, trump)
    return combining.DECLARING["melds"](table, act)


def reserves(table: Table, act: Act) -> Table:
    """A player announces a declaration that he scores later: its cards lie there with the others."""
    if act.seat is None or not act.cards:
        return table
    now, use = beside(table), use_of(table, act.seat, act.cards)
    table = table.but(evolve(now, waiting=(*now.waiting, Waiting(act.seat, act.cards, tricks_gathered(table)))))
    here = Declared(act.seat, act.cards, "", 0, after=tricks_gathered(table))
    return laid_down(table, here, Use(None, use.fresh)) if use.fresh else table


# --- what it comes to


def lines_of(table: Table, *, by_law: bool) -> tuple[Entry, ...]:
    """What each side scores before the settlement."""
    form, lines = table.game[LongBezique], list[Entry]()
    given = table.part(LastTrick)
    last = given.to if by_law and given is not None else won_last(table)
    for seat in range(table.seats):
        side = table.side_of(seat)
        lines += _of_batch(table, seat)
        lines.append(Entry(side, points_declared(table, seat, by_law=by_law), "declarations"))
        lines.append(Entry(side, form.cards.last_trick if seat == last else 0, "last trick"))
    return tuple(line for line in lines if line.points)


def _of_batch(table: Table, seat: Seat) -> list[Entry]:
    batch = table.game[LongBezique].batch
    lifted = next((act.number for act in table.acts_of("batch")), None)
    if batch is None or lifted is None:
        return []
    lines = []
    if any(act.seat == seat for act in table.acts_of("batch")) and lifted == batch.number:
        lines.append(Entry(table.side_of(seat), batch.lifted, f"{batch.number} cards lifted"))
    if any(act.seat == seat and act.number == lifted for act in table.acts_of("estimates")):
        lines.append(Entry(table.side_of(seat), batch.estimated, "their number estimated"))
    return lines


def reckoning(table: Table, lines: tuple[Entry, ...], *, by_law: bool) -> Reckoning:
    """What the deal comes to, by column."""
    columns = range(table.sides if table.sides < table.seats else table.seats)
    return Reckoning(
        tuple(sum(line.points for line in lines if line.side == column) for column in columns),
        tuple(sum(brisques(table, seat) for seat in range(table.seats) if table.side_of(seat) == column) for column in columns),
        frozenset(table.side_of(seat) for seat in beside(table).too_long) if by_law else frozenset(),
    )


def is_settled(table: Table) -> bool:
    """Whether the deal is over: played out, or its score agreed upon, or what was taken in it told."""
    return table.phase == OVER or table.noted("agreed") or table.noted("took")


def result(table: Table) -> tuple[LongResult | None, LongResult | None]:
    """What the deal brings each."""
    if table.part(Tricks) is None:
        return None, None
    dealt = table.dealer if known_dealer(table) is not None else None
    following = table.dealer if table.void else table.left(table.dealer)

    def comes_to(*, by_law: bool) -> LongResult:
        lines = lines_of(table, by_law=by_law)
        if is_settled(table):
            lines = table.game[LongBezique].settles(reckoning(table, lines, by_law=by_law), lines)
        told = bool(lines) or is_settled(table)
        return LongResult(lines, table.number, dealt, following, complete=told, trump=order_here(table).trump)

    return comes_to(by_law=False), None if table.void else comes_to(by_law=True)


LONG_PLAY = Play(
    "tricks between which cards are drawn and combinations declared and declared again, then the last ones that have to be won",
    moves={
        **BEZIQUE_PLAY.moves,
        **dict.fromkeys(("batch", "estimates", "finds"), moves_nothing),
        "deals": deals,
        "dealt": dealt,
        "play": play,
        "declares": declares,
        "melds": melds,
        "reserves": reserves,
    },
    begin=BEZIQUE_PLAY.begin,
    result=result,
)
