"""Monte bank: two layouts of two cards, and a gate whose suit pays those in which it is found (usp56 6813-6823)."""

from attrs import evolve, frozen

from referee.core.cards import Card, suit_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act
from referee.core.table import Table
from referee.families.banking.moves.wagers import loses, put_up, taken_up, wagered, wagers_of, wins, without
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.mechanics.stakes import moves as payments

BOTTOM, TOP, GATE = "bottom", "top", "gate"
LAYOUTS = (BOTTOM, TOP)


@frozen
class Monte(Part):
    """How many cards a layout has."""

    cards: int = 2


@frozen
class Layouts(Part):
    """What lies there for the bets of this round."""

    bottom: tuple[Card, ...] = ()
    top: tuple[Card, ...] = ()
    gate: Card | None = None

    def of(self, name: str) -> tuple[Card, ...]:
        """The cards of a layout."""
        return self.bottom if name == BOTTOM else self.top


def layouts_of(table: Table) -> Layouts:
    """What lies there."""
    return table.part(Layouts) or Layouts()


def matched(table: Table, gate: Card) -> tuple[str, ...]:
    """The layouts in which the suit of the gate is found."""
    now = layouts_of(table)
    return tuple(name for name in LAYOUTS if any(suit_of(card) == suit_of(gate) for card in now.of(name)))


def turn(table: Table, act: Act) -> Table:
    """A layout is turned up, or the gate, which settles the bets; a layout after a gate is one of the next round."""
    if not act.piles or not act.cards:
        return table
    where, now = act.piles[0], layouts_of(table)
    if where == GATE:
        return _settled(table, act.card)
    if where not in LAYOUTS:
        return table
    now = Layouts() if now.gate is not None else now
    return table.but(evolve(now, bottom=act.cards) if where == BOTTOM else evolve(now, top=act.cards))


def _settled(table: Table, gate: Card) -> Table:
    """Bets on a layout with the suit of the gate are paid; those on another the banker takes."""
    paid_for = matched(table, gate)
    for wager in wagers_of(table).all:
        if wager.on in paid_for:
            table = wins(table, wager, wager.amount, "a layout that is paid")
        else:
            table = loses(table, wager, wager.amount, "a layout that is lost")
    table = without(table, *wagers_of(table).all)
    return table.but(evolve(layouts_of(table), gate=gate)).comes_to("paid", " and ".join(paid_for) or "neither layout")


MONTE_PLAY = Play(
    "bets on two layouts, settled by a gate",
    moves=SETTING
    | {
        "banks": put_up,
        "bets": wagered,
        "withdraws": taken_up,
        "turns": turn,
        "leaves": moves_nothing,
        "shuffles": moves_nothing,
        "cuts": moves_nothing,
        "pays": payments.pay,
        "attention": attention,
    },
    result=payments.result,
)
