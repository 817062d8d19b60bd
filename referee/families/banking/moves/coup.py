"""A coup: hands of two cards and perhaps a third against a banker's, the nearest to nine winning (chemin de fer and its kin)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from attrs import evolve, frozen

from referee.core.cards import Card
from referee.core.game import Game, Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import OVER, PLAY, Table
from referee.families.banking.moves.wagers import Wager, put_up, taken_up, wagered, wagers_of
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.layout.moves.piles import UNKNOWN, untold
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.mechanics.stakes import moves as payments
from referee.mechanics.stakes.moves import POOL, paid
from referee.score.counts import pips

#: an optional rule, by its word
FREE_DRAWING = "free-drawing"

#: what a player has to do by the table of drawing; FREE where it leaves him the choice, LOST where the book has lost it
MUST_DRAW, MUST_STAND, FREE, LOST = "draw", "stand", "free", "lost"
#: the hands against the banker, in the order in which they are dealt, and the bet on both
RIGHT, LEFT, CHEVAL = "right", "left", "cheval"
#: the players' hand, as bets name it where nobody banks; any other is on the other
PUNTO = "punto"
#: the whole bank taken as a bet; again by who has just lost it; half of it
CALLS = (SUIVI, WHOLE, HALF) = ("suivi", "banco", "table")
NATURALS = (8, 9)


@frozen
class Drawing:
    """A table of drawing: up to which count a card is drawn, and at which there is a choice."""

    draws: int
    option: int | None = None
    #: from this count on he stands; where that is higher than the next, what lies between is lost
    stands: int | None = None

    def due(self, count: int) -> str:
        """What has to be done with that count."""
        if count == self.option:
            return FREE
        if count <= self.draws:
            return MUST_DRAW
        return MUST_STAND if self.stands is None or count >= self.stands else LOST


@frozen
class Coup(Part):
    """How one game draws, banks and pays."""

    #: the player's table, and the banker's where the player stands; and where he draws, by the count of the card drawn
    player: Drawing | None
    stood: Drawing
    drew: Mapping[int, Drawing]
    #: what holds of cards that this does not list
    otherwise: Drawing | None = None
    #: how many hands are dealt against the banker
    hands: int = 1
    #: whether the banker's table only advises him, but for the counts at its ends
    advisory: tuple[int, int] | None = None
    #: whether the banker's left comes first, or his right
    leftwards: bool = True
    #: whether the bank stays until all of it is lost
    keeps_bank: bool = False
    #: whether bets are laid on either hand and settled by the house, and what a bet on the bank's is paid in twentieths
    house: bool = False
    #: whether a banker draws as he likes against every player, where that is agreed on, or only against one who plays alone
    banker_free: bool = True
    banco_in_twentieths: int = 20


@frozen
class Held:
    """The cards before one player."""

    seat: Seat
    cards: tuple[Card, ...] = ()
    third: Card | None = None
    #: whether he has drawn or stood
    acted: str = ""
    shown: bool = False

    @property
    def count(self) -> int | None:
        """What his first two cards come to, where they are known."""
        return None if len(self.cards) < 2 or UNKNOWN in self.cards else sum(map(pips, self.cards)) % 10

    @property
    def total(self) -> int | None:
        """The same with a third."""
        if self.third is None:
            return self.count
        return None if self.count is None or self.third == UNKNOWN else (self.count + pips(self.third)) % 10

    @property
    def natural(self) -> bool:
        """Whether it is known to be eight or nine in two cards."""
        return self.third is None and self.count in NATURALS


@frozen
class HandsOfCoup(Part):
    """The hands of a coup, the banker's among them, in the order in which they were dealt."""

    all: tuple[Held, ...] = ()


def hands_of(table: Table) -> tuple[Held, ...]:
    """The hands of this coup."""
    part = table.part(HandsOfCoup)
    return part.all if part else ()


def held_by(table: Table, seat: Seat | None) -> Held | None:
    """The hand before that player."""
    return next((held for held in hands_of(table) if held.seat == seat), None)


def draws_freely(table: Table, seat: Seat | None) -> bool:
    """Whether it was agreed that this player draws as he thinks best."""
    alone = any(wager.on in (WHOLE, SUIVI) for wager in wagers_of(table).all)
    free = alone or (table.game[Coup].banker_free and seat == table.dealer)
    return free and table.noted("rule", how=FREE_DRAWING)


def against(table: Table) -> tuple[Held, ...]:
    """The hands against the banker."""
    return tuple(held for held in hands_of(table) if held.seat != table.dealer)


def _with(table: Table, held: Held) -> Table:
    others = hands_of(table)
    if any(each.seat == held.seat for each in others):
        return table.but(HandsOfCoup(tuple(held if each.seat == held.seat else each for each in others)), phase=PLAY)
    return table.but(HandsOfCoup((*others, held)), phase=PLAY)


def due(table: Table, held: Held) -> str:
    """What the table of drawing says of this hand; free as well while its count is not known."""
    form, count = table.game[Coup], held.count
    if count is None or count in NATURALS:
        return FREE
    if held.seat != table.dealer:
        return form.player.due(count) if form.player is not None else LOST
    if form.advisory is not None:
        draws, stands = form.advisory
        return MUST_DRAW if count <= draws else MUST_STAND if count >= stands else FREE
    other = next(iter(against(table)), None)
    if other is None or not other.acted:
        return FREE
    if other.third is None:
        return form.stood.due(count)
    if other.third == UNKNOWN:
        return FREE
    row = form.drew.get(pips(other.third) % 10, form.otherwise)
    return LOST if row is None else row.due(count)


# --- moves


def deal(table: Table, act: Act) -> Table:
    """A player is dealt cards face down."""
    if act.seat is None:
        return table
    old = held_by(table, act.seat) or Held(act.seat)
    cards = act.cards or untold(act.number if act.numbers else 1)
    return _with(table, evolve(old, cards=(*old.cards, *cards))).note(act)


def draw(table: Table, act: Act) -> Table:
    """A player is given a third card."""
    old = held_by(table, act.seat)
    if act.seat is None or (old is not None and old.third is not None):
        return table
    card = act.cards[0] if act.cards else UNKNOWN
    return _with(table, evolve(old or Held(act.seat), third=card, acted=MUST_DRAW)).note(act)


def stand(table: Table, act: Act) -> Table:
    """A player takes no third card."""
    if act.seat is None:
        return table
    return _with(table, evolve(held_by(table, act.seat) or Held(act.seat), acted=MUST_STAND)).note(act)


def show(table: Table, act: Act) -> Table:
    """A player shows his cards."""
    if act.seat is None:
        return table
    old = held_by(table, act.seat) or Held(act.seat)
    first = tuple(card for card in act.cards if card != old.third)
    cards = first if len(first) == 2 else old.cards
    return _with(table, evolve(old, cards=cards, shown=True)).note(act)


def call(table: Table, act: Act) -> Table:
    """A player takes the whole bank as his bet, or half of it; who calls for all of it leaves nothing to the others."""
    if act.seat is None:
        return table
    now, how = wagers_of(table), act.how or WHOLE
    bank = now.bank or 0
    if how == HALF:
        return table.but(evolve(now, all=(*now.all, Wager(act.seat, bank // 2, HALF)))).note(act)
    called = [wager for wager in now.all if wager.on in (WHOLE, SUIVI)]
    mine = Wager(act.seat, bank, how)
    best = min((*called, mine), key=lambda wager: (CALLS.index(wager.on), _distance(table, wager.seat)))
    return table.but(evolve(now, all=(best,))).note(act)


def _distance(table: Table, seat: Seat) -> int:
    away = (seat - table.dealer) % table.seats
    return away if table.game[Coup].leftwards else table.seats - away


def covered(table: Table) -> tuple[Wager, ...]:
    """The bets for which the bank answers, in the order of precedence: the last of them perhaps in part."""
    now, form = wagers_of(table), table.game[Coup]
    if now.bank is None or form.house:
        return now.all
    left, found = now.bank, []
    called = {name: place for place, name in enumerate(CALLS)}
    for wager in sorted(now.all, key=lambda each: (called.get(each.on, len(CALLS)), _distance(table, each.seat))):
        if left > 0:
            found.append(evolve(wager, amount=min(left, wager.amount)))
            left -= wager.amount
    return tuple(found)


# --- the end


def beats(one: Held, other: Held) -> int:
    """Above nothing where the first hand wins, below it where the second does: a natural before three cards."""
    mine, theirs = ((held.natural, held.total or 0) for held in (one, other))
    return (mine > theirs) - (mine < theirs)


def finish(table: Table, act: Act) -> Table:
    """The end of a coup: the bets settled, where all hands are complete and known."""
    bank, others = held_by(table, table.dealer), against(table)
    if bank is None or not others or any(held.total is None for held in hands_of(table)) or table.phase == OVER:
        return table
    if not any(held.natural for held in hands_of(table)) and not all(held.acted for held in hands_of(table)):
        return table
    told = ", ".join(f"{table.name(held.seat)} {held.total}" for held in hands_of(table))
    table = table.comes_to("counts", told)
    results = [beats(held, bank) for held in others]
    for wager in covered(table):
        table = _settle(table, wager, results)
    return _bank_goes_on(table, results).but(phase=OVER)


def _settle(table: Table, wager: Wager, results: list[int]) -> Table:
    form, first = table.game[Coup], results[0]
    amount = wager.amount
    if form.house:
        if first and (wager.on == PUNTO) == (first > 0):
            won = amount if wager.on == PUNTO else amount * form.banco_in_twentieths // 20
            return paid(table, POOL, wager.seat, won, "a bet won")
        return paid(table, wager.seat, POOL, amount, "a bet lost") if first else table
    if wager.on == CHEVAL:
        won = 1 if min(results) > 0 else -1 if max(results) < 0 else 0
    else:
        won = results[1] if wager.on == LEFT and len(results) > 1 else first
    if won > 0:
        return paid(table, table.dealer, wager.seat, amount, "a bet won")
    return paid(table, wager.seat, table.dealer, amount, "a bet lost") if won < 0 else table


def _bank_goes_on(table: Table, results: list[int]) -> Table:
    """Who deals next: the same, or after a coup lost, or when the bank is lost, the next one."""
    form = table.game[Coup]
    if form.house or (form.hands > 1 and not form.keeps_bank):
        return table
    bank = wagers_of(table).bank
    gone = bank is not None and bank + payments.balance(table, ruled=False)[table.dealer] <= 0
    lost = gone if form.keeps_bank else results[0] > 0
    following = (table.left(table.dealer) if form.leftwards else table.right(table.dealer)) if lost else table.dealer
    return table.but(next_dealer=following).comes_to("next banker", table.name(following))


def count(table: Table, act: Act) -> Table:
    """How many cards are left in the shoe."""
    return table.note(act)


COUP_PLAY = Play(
    "hands of two or three cards against a banker's",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "banks": put_up,
        "bets": wagered,
        "bancos": call,
        "withdraws": taken_up,
        "down": deal,
        "draws": draw,
        "stands": stand,
        "shows": show,
        "pile": count,
        "rule": moves_nothing,
        "declines": moves_nothing,
        "silent": moves_nothing,
        "shuffles": moves_nothing,
        "attention": attention,
        "end": finish,
    },
    result=payments.result,
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (FREE_DRAWING,) if game.part(Coup) is not None else ()
