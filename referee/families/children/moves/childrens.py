"""Children's games: pairs drawn from a neighbour, jacks slapped, cards passed on until somebody stops, the higher card takes.

Who was quicker is told by the order of the log.
"""

from collections.abc import Iterable

from attrs import evolve, frozen

from referee.core.cards import JACK, Card, rank_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import OVER, Table
from referee.families.children.moves.stacks import count, stacks_of, taken, with_cards
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.layout.moves import patience
from referee.mechanics.layout.moves.piles import face_up, layout_of, untold
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.mechanics.tricks.moves.hands import gains, loses
from referee.mechanics.turns.moves.turns import Turns, did, next_in_play, player_of, turn_ends, turns_of
from referee.score.counts import from_ace_to_king

CENTRE = "centre"
#: where the pairs lie that have been laid away, and how a log tells of them
PAIRS = "pairs"
LAYING_AWAY = ("discards", "lays")

# --- old maid


def discard_pair(table: Table, act: Act) -> Table:
    """A player lays a pair away, or what he takes for one."""
    seat = player_of(table, act)
    layout = layout_of(table)
    table = table.but(layout.with_pile(PAIRS, layout.pile(PAIRS).with_top(act.cards)))
    table = loses(table, seat, act.cards)
    return table if table.part(Turns) is None else _passing_over(table, table.hands)


def draw_from_neighbour(table: Table, act: Act) -> Table:
    """A player draws a card from the hand that another offers him; then he offers his own to his left."""
    if act.seat is None or act.other is None:
        return table
    table = gains(loses(table, act.other, act.cards), act.seat, act.cards)
    if not act.cards:
        table = table.but(unknown=table.unknown | 1 << act.seat | 1 << act.other)
    return _passing_over(turn_ends(did(table, act), to=next_in_play(table, act.seat)), table.hands)


def old_maid(table: Table, act: Act) -> Table:
    """The end: who has the last card left is the old maid."""
    left = [seat for seat in range(table.seats) if table.hands[seat]]
    if table.unknown or len(left) != 1 or any(name == "old maid" for name, _ in table.outcomes):
        return table
    return table.comes_to("old maid", table.names[left[0]]).but(phase=OVER)


def take_pair_back(table: Table, act: Act) -> Table:
    """A player takes back what he laid away last."""
    last = next((note for note in reversed(table.acts) if note.verb in LAYING_AWAY and note.seat == act.seat), None)
    if last is None or act.seat is None:
        return table
    layout = layout_of(table)
    left = tuple(card for card in layout.pile(PAIRS).cards if card not in last.cards)
    return gains(table.but(layout.with_pile(PAIRS, face_up(left))), act.seat, last.cards)


# --- slapjack


@frozen
class Slapping(Part):
    """That a game is about cards slapped."""


def pile_of(seat: Seat) -> str:
    """The name of a player's pile."""
    return f"{seat}.pile"


def lies_in_centre(table: Table) -> tuple[Card, ...]:
    """The cards in the centre."""
    return layout_of(table).pile(CENTRE).cards


def turn_to_centre(table: Table, act: Act) -> Table:
    """A player turns up the top card of his pile in the centre."""
    if not act.cards:
        return table
    seat = player_of(table, act)
    table = with_cards(did(table, act).note(act), seat, -1)
    layout = layout_of(table).moved(pile_of(seat), CENTRE, act.cards[:1])
    return _passing_over(turn_ends(table.but(layout), to=next_in_play(table, seat)), stacks_of(table).held)


def _passing_over(table: Table, held: Iterable[int | None]) -> Table:
    """The table at which the turn passes over those who have no cards, or of whom nobody knows; what each has, by seat."""
    without = sum(1 << seat for seat, cards in enumerate(held) if not cards)
    return table.but(evolve(turns_of(table), unsure=without))


def count_stack(table: Table, act: Act) -> Table:
    """How many cards a player has, who may have none by then."""
    table = count(table, act)
    return table if table.part(Turns) is None else _passing_over(table, stacks_of(table).held)


def slap(table: Table, act: Act) -> Table:
    """A player slaps the card in the centre; the first to slap a jack takes all that lies there."""
    cards = lies_in_centre(table)
    table = table.note(act)
    if act.seat is None or not cards or rank_of(cards[-1]) != JACK:
        return table
    own = layout_of(table).pile(pile_of(act.seat))
    layout = layout_of(table).with_pile(CENTRE, face_up(()))
    if pile_of(act.seat) in layout:
        layout = layout.with_pile(pile_of(act.seat), face_up((*own.cards, *cards)).face_down())
    table = with_cards(table.but(layout), act.seat, len(cards))
    return taken(table.comes_to("centre", f"{len(cards)} to {table.names[act.seat]}"), act.seat)


def give_up(table: Table, act: Act) -> Table:
    """A player gives another a card of his pile, which goes face down under the other's, as after a false slap."""
    if act.seat is None or act.other is None:
        return table
    given = act.cards[:1] or untold(1)
    layout = layout_of(table)
    if layout.pile(pile_of(act.seat)):
        layout = layout.with_pile(pile_of(act.seat), layout.pile(pile_of(act.seat)).without_top())
    if pile_of(act.other) in layout:
        under = layout.pile(pile_of(act.other)).cards
        layout = layout.with_pile(pile_of(act.other), face_up((*given, *under)).face_down())
    return with_cards(with_cards(table.but(layout), act.seat, -1), act.other, 1).note(act)


# --- pig


@frozen
class Passing(Part):
    """That a game is about cards passed on until somebody stops."""


def pass_on(table: Table, act: Act) -> Table:
    """A player passes a card to his left."""
    if act.seat is None:
        return table
    other = table.left(act.seat) if act.other is None else act.other
    return gains(loses(table, act.seat, act.cards), other, act.cards)


def stop(table: Table, act: Act) -> Table:
    """A player puts his finger to his nose; the last to do so is the pig."""
    if act.seat is None or act.seat in stopped(table):
        return table
    table = table.note(act)
    missing = [seat for seat in range(table.seats) if seat not in stopped(table)]
    if len(missing) > 1:
        return table
    pig = missing[0] if missing else act.seat
    return table.comes_to("pig", table.names[pig]).but(phase=OVER)


def stopped(table: Table) -> list[Seat]:
    """Who has stopped, in the order in which they did."""
    return [act.seat for act in table.acts if act.verb == "stops" and act.seat is not None]


# --- war


def battle(table: Table, act: Act) -> Table:
    """A player turns up a card; once both have, the higher takes all that was laid, unless they are alike."""
    if act.seat is None or not act.cards:
        return table
    table = with_cards(table.note(act), act.seat, -1)
    cards = [note for note in table.acts if note.verb == "play"]
    if len(cards) % 2 or cards[-1].seat == cards[-2].seat:
        return table
    one, two = cards[-2:]
    if from_ace_to_king(one.card) == from_ace_to_king(two.card):
        return table
    winner = one if from_ace_to_king(one.card) > from_ace_to_king(two.card) else two
    laid = 0
    for note in reversed(table.acts):
        if note.verb == "won":
            break
        laid += note.verb in ("play", "covers")
    assert winner.seat is not None
    table = with_cards(table.note(Act("won", winner.seat)), winner.seat, laid)
    return taken(table.comes_to("taken", f"{laid} cards by {table.names[winner.seat]}"), winner.seat)


def cover(table: Table, act: Act) -> Table:
    """A player lays a card face down on those that are alike."""
    return table if act.seat is None else with_cards(table, act.seat, -1).note(act)


def has_turned(table: Table, seat: Seat | None) -> bool:
    """Whether that player has turned his card, and the other has not."""
    turned = [act.seat for act in table.acts if act.verb == "play"]
    return len(turned) % 2 == 1 and turned[-1] == seat


# --- how they move


def as_played(table: Table, act: Act) -> Act:
    """A card that a player turns up is a card played: in these games it is the same."""
    return evolve(act, verb="play") if act.seat is not None and act.cards and not act.how and not act.piles else act


PAIRING_PLAY = Play(
    "pairs laid away, and a card drawn from the neighbour's hand",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "pile": patience.lays_out(PAIRS),
        "discards": discard_pair,
        "lays": discard_pair,
        "draws": draw_from_neighbour,
        "retracts": take_pair_back,
        "attention": attention,
        "end": old_maid,
    },
    in_turn=frozenset({"draws"}),
)
SLAPPING_PLAY = Play(
    "cards turned up in turn, and jacks slapped",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "pile": patience.lay_out,
        "play": turn_to_centre,
        "turns": moves_nothing,
        "slaps": slap,
        "gives": give_up,
        "counts": count_stack,
    },
    in_turn=frozenset({"play"}),
    meant={"turns": as_played},
)
PASSING_PLAY = Play(
    "cards passed on until somebody has four of a kind",
    moves=SETTING | dict(DEAL_MOVES) | {"passes": pass_on, "stops": stop},
)
WAR_PLAY = Play(
    "two cards turned up, of which the higher takes both",
    moves=SETTING | {"play": battle, "turns": moves_nothing, "covers": cover, "counts": count},
    meant={"turns": as_played},
)
