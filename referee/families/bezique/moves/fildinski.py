"""How fildinski moves: bezique in which combinations are made of the cards that a player has won, which lie before him to the end."""

from attrs import evolve, frozen

from referee.core.cards import Card
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, PLAY, Table
from referee.families.bezique.moves.bezique import WithBrisques, brisques, is_last_draw
from referee.mechanics.combinations import drawing
from referee.mechanics.combinations import moves as combining
from referee.mechanics.combinations.score import Combination, Scale
from referee.mechanics.combinations.state import (
    Declared,
    Laid,
    is_ruled_out,
    points_declared,
    scale_of,
    shown_of,
    tricks_gathered,
)
from referee.mechanics.deal.moves import DEAL_MOVES, known_dealer
from referee.mechanics.deal.state import OutOfHand
from referee.mechanics.setting.moves import BEFORE, SETTING, TRICKS_TOLD, attention, moves_nothing
from referee.mechanics.talon import moves as talon
from referee.mechanics.talon.state import Talon
from referee.mechanics.tricks.counting import CardPoints
from referee.mechanics.tricks.moves import corrections, tricks
from referee.mechanics.tricks.state import Tricks, order_here
from referee.score.tally import TallyResult


@frozen(eq=False)
class Fildinski(WithBrisques):
    """What the game needs to know of itself."""

    scale: Scale
    cards: CardPoints
    #: for the trick with which the stock is gone
    last_of_stock: int = 10

    def may_declare(self, table: Table) -> frozenset[Seat]:
        """Who has won the last trick, until the next is led."""
        stands = table.part(Tricks)
        return frozenset(stands.winners[-1:]) if stands is not None and not stands.cards else frozenset()


@frozen
class Won(Part, OutOfHand):
    """The cards that lie before those who have won them, and who has won the trick with which the stock went."""

    laid: tuple[Laid, ...] = ()
    last_of_stock: Seat | None = None

    def before(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that the player has won."""
        return tuple(each.card for each in self.laid if each.owner == seat)


def won_of(table: Table) -> Won:
    """The cards that have been won."""
    return table.part(Won) or Won()


def used(table: Table, seat: Seat, cards: tuple[Card, ...]) -> tuple[Combination | None, tuple[Laid, ...], tuple[Card, ...]]:
    """What these cards make, which of those lying before the player they are, and which of them do not lie there to be counted."""
    scale = scale_of(table)
    made = scale.found(cards, order_here(table).trump)
    there = [each for each in won_of(table).laid if each.owner == seat]
    taken, missing = list[Laid](), list[Card]()
    for card in cards:
        may = (each for each in there if each.card == card and (made is None or scale.counts_again(made, each.counted)))
        found = next(may, None)
        if found is None:
            missing.append(card)
        else:
            there.remove(found)
            taken.append(found)
    return made, tuple(taken), tuple(missing)


# --- moves


def play(table: Table, act: Act) -> Table:
    """A hand plays a card; the cards of a trick lie before its winner."""
    before = table.part(Tricks)
    if before is None or table.phase != PLAY:
        return table
    if not before.cards:
        table = talon.before_lead(table, act)
    last = is_last_draw(table)
    after = talon.after_card(table, tricks.play(table, act), act)
    stands, now = after[Tricks], won_of(after)
    if len(stands.winners) == len(before.winners):
        return after
    winner = stands.winners[-1]
    laid = (*now.laid, *(Laid(winner, card) for _, card in stands.past[-1]))
    goes = last and now.last_of_stock is None and _left(table) > 0
    return after.but(evolve(now, laid=laid, last_of_stock=winner if goes else now.last_of_stock))


def taken(table: Table, act: Act) -> Table:
    """A log that begins in the middle: the cards of the tricks taken by then lie before whoever took them."""
    after = TRICKS_TOLD["taken"](table, act)
    if act.seat is None:
        return after
    now = won_of(after)
    return after.but(evolve(now, laid=(*now.laid, *(Laid(act.seat, card) for card in act.cards))))


def retract(table: Table, act: Act) -> Table:
    """A card is taken back, and the trick that it was part of lies before nobody."""
    return _won_anew(table, talon.retract(table, act))


def substitute(table: Table, act: Act) -> Table:
    """Another card is put in the place of one, and the trick lies before whoever wins it now."""
    return _won_anew(table, talon.substitute(table, act))


def _won_anew(before: Table, after: Table) -> Table:
    old, stands, now = before.part(Tricks), after.part(Tricks), won_of(after)
    if old is None or stands is None or old is stands or old.cards or not old.past:
        return after
    laid = now.laid[: -len(old.past[-1])]
    if not stands.cards and stands.past:
        laid = (*laid, *(Laid(stands.winners[-1], card) for _, card in stands.past[-1]))
    return after.but(evolve(now, laid=laid))


def _left(table: Table) -> int:
    stock = table.part(Talon)
    return 0 if stock is None else stock.left


def declare(table: Table, act: Act) -> Table:
    """A player counts a combination of cards that he has won."""
    if act.seat is None or not act.cards:
        return table
    made, taken, _ = used(table, act.seat, act.cards)
    shown, now = shown_of(table), won_of(table)
    points = 0 if made is None else made.points
    declared = Declared(act.seat, act.cards, made.name if made else "", points, after=tricks_gathered(table))
    after = table.but(evolve(shown, declared=(*shown.declared, declared)))
    if made is None or is_ruled_out(table, len(shown.declared)):
        return after
    laid = list(now.laid)
    for each in taken:
        laid[laid.index(each)] = evolve(each, counted=(*each.counted, made.name))
    return after.but(evolve(now, laid=tuple(laid)))


# --- what it comes to


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """What each scores: brisques, declarations, and the trick with which the stock went."""
    if table.part(Tricks) is None or not (table.phase == OVER or shown_of(table).declared or table.noted("took")):
        return None, None
    dealt = table.dealer if known_dealer(table) is not None else None
    following, form = table.dealer if table.void else table.left(table.dealer), table.game[Fildinski]

    def comes_to(*, by_law: bool) -> TallyResult:
        lines = []
        for seat in range(table.seats):
            last = form.last_of_stock if won_of(table).last_of_stock == seat else 0
            lines += [
                Entry(seat, points_declared(table, seat, by_law=by_law), "declarations"),
                Entry(seat, brisques(table, seat), "brisques"),
                Entry(seat, last, "last trick with a stock"),
            ]
        return TallyResult(tuple(line for line in lines if line.points), table.number, dealt, following)

    return comes_to(by_law=False), None if table.void else comes_to(by_law=True)


FILDINSKI_PLAY = Play(
    "tricks whose cards lie before their winners, to be combined and counted, the hands being filled from a stock",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICKS_TOLD
    | {
        "taken": taken,
        BEFORE: combining.before,
        "turns": drawing.turn_up,
        "trump": drawing.trump,
        "pile": drawing.pile,
        "play": corrections.playing(play, substitute),
        "draws": talon.draw,
        "counts": talon.counts,
        "exchanges": drawing.exchange,
        "melds": declare,
        "substitutes": substitute,
        "retracts": retract,
        "attention": attention,
        "exposes": tricks.face,
        "shows": tricks.face,
    }
    | dict.fromkeys(("took", "quits"), moves_nothing),
    result=result,
)
