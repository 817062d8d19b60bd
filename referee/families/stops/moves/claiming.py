"""Cards laid face down and called by a rank, true or not, until somebody doubts it (i doubt it)."""

from collections.abc import Iterator

from attrs import evolve, frozen

from referee.core.cards import ACE, JACK, KING, QUEEN, TEN, rank_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import OVER, Table
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.layout.moves import patience
from referee.mechanics.layout.moves.piles import UNKNOWN, face_up, layout_of, untold
from referee.mechanics.setting.moves import SETTING, attention, began_in_the_middle, moves_nothing
from referee.mechanics.stakes import moves as payments
from referee.mechanics.stakes.moves import each_pays
from referee.mechanics.tricks.moves.hands import gains, loses
from referee.mechanics.turns.moves.drawing import draw
from referee.mechanics.turns.moves.turns import TAKEN_BACK, did, player_of, turn_ends, unless_taken_back

#: the pile of all cards laid and not taken up
LAID = "laid"

#: what stands behind a doubt that has been heard; one that a ruling makes void leaves the announcement to be doubted
_HEARD = "doubted"

#: the aces are announced first
FIRST_RANK = ACE

#: the places of the ranks of 52 cards, the deuce lowest
_LADDER: tuple[int, ...] = (*range(TEN + 1), JACK, QUEEN, KING, ACE)


@frozen
class Claiming(Part):
    """How cards are laid and called."""

    #: the fewest and the most cards that may be laid at once, with one pack
    least: int
    most: int
    #: whether the ranks called go up from one player to the next; otherwise down, from the aces
    upwards: bool = False


def rules_of(table: Table) -> Claiming | None:
    """How cards are laid and called in this game, if that is what it is about."""
    return table.game.part(Claiming)


def _that_count(table: Table) -> Iterator[Act]:
    """What was done, the last first, without what a ruling took back."""
    acts = table.acts
    for place in reversed(range(len(acts))):
        if not place or acts[place - 1].verb != TAKEN_BACK:
            yield acts[place]


def last_claim(table: Table) -> Act | None:
    """The last announcement, as long as it may be doubted."""
    last = next((act for act in _that_count(table) if act.verb in ("lays", _HEARD)), None)
    return last if last is not None and last.verb == "lays" else None


def number_claimed(act: Act) -> int:
    """How many cards were announced: as many as were laid where the log gives no other number."""
    return act.number if act.numbers else len(act.cards)


def number_laid(act: Act) -> int:
    """How many cards were laid: as many as were announced where the log does not tell them."""
    return len(act.cards) or number_claimed(act)


def is_true(act: Act) -> bool | None:
    """Whether an announcement is true in every respect; None where the log does not tell the cards."""
    if not act.cards:
        return None
    return number_claimed(act) == len(act.cards) and all(rank_of(card) == act.rank for card in act.cards)


def rank_due(table: Table) -> int | None:
    """The rank that the player in turn has to announce; None where he may choose."""
    rules = rules_of(table)
    last: int | None = next((act.rank for act in _that_count(table) if act.verb == "lays" and act.rank is not None), None)
    if rules is None or last is None:
        free = rules is None or rules.upwards or began_in_the_middle(table)  # which was the last then nobody tells
        return None if free else FIRST_RANK
    place = _LADDER.index(last) + (1 if rules.upwards else -1) if last in _LADDER else 0
    return _LADDER[place % len(_LADDER)]


def as_it_counts(table: Table, act: Act) -> Act:
    """The announcement as it may be doubted: where the ranks are prescribed from the aces down, a wrong one is corrected."""
    rules, due = rules_of(table), rank_due(table)
    return act if due is None or act.rank is None or rules is None or rules.upwards else evolve(act, rank=due)


# --- moves


def lay(table: Table, act: Act) -> Table:
    """A player lays cards and announces them. Who laid his last card before, and was not doubted, has won by now."""
    before = last_claim(table)
    if before is not None and before.seat is not None:
        table = _out(table, before.seat)
    seat, act = player_of(table, act), as_it_counts(table, act)
    table = loses(table, seat, act.cards)
    pile = layout_of(table).pile(LAID)
    cards = act.cards or untold(number_claimed(act))
    table = table.but(layout_of(table).with_pile(LAID, face_up((*pile.cards, *cards))))
    return turn_ends(did(table, act).note(act), to=table.left(seat))


def doubt(table: Table, act: Act) -> Table:
    """A player doubts the last announcement: whoever was wrong takes all cards that have been laid."""
    claim = last_claim(table)
    if claim is None or claim.seat is None or act.seat is None:
        return table
    true = is_true(claim)
    table = table.note(act, Act(_HEARD, act.seat))
    if true is None:
        return table
    loser = act.seat if true else claim.seat
    taken = layout_of(table).pile(LAID).cards
    table = gains(table, loser, (card for card in taken if card != UNKNOWN))
    if UNKNOWN in taken:
        table = table.but(unknown=table.unknown | 1 << loser)
    table = table.but(layout_of(table).with_pile(LAID, face_up(())))
    table = table.comes_to("takes the cards", f"{table.name(loser)}, {len(taken)} of them")
    return _out(table, claim.seat) if true else table


def _out(table: Table, seat: Seat) -> Table:
    """The table once it is known that a player has got rid of his last card, if he has."""
    if table.hands[seat] or table.is_open(seat) or table.phase == OVER:
        return table
    table = each_pays(table, seat, ((other, 1) for other in range(table.seats) if other != seat), "out of cards")
    return table.but(phase=OVER)


def finish(table: Table, act: Act) -> Table:
    """The end of the log: what nobody has doubted stands."""
    claim = last_claim(table)
    return table if claim is None or claim.seat is None else _out(table, claim.seat)


CLAIMING_PLAY = Play(
    "cards laid face down and announced, until somebody doubts",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "pile": patience.lays_out(LAID),
        "lays": unless_taken_back(lay),
        "retracts": moves_nothing,
        "doubts": doubt,
        "draws": draw,
        "pays": payments.pay,
        "announces": moves_nothing,
        "attention": attention,
        "end": finish,
    },
    in_turn=frozenset({"lays"}),
    result=payments.result,
)
