"""A telling as a log that begins in the middle: its acts at a table of the game, before the detectors that judge logs.

Where the log language can begin anywhere, so can a telling: nothing is set out before it but whose turn it is, and what has to
go before an act (a draw before a discard) is supposed. What is found so is of the telling alone. A fault counts only if it
comes from what is told: from the number, the cards or the call of the act itself, from a turn that is told, or from another
act told before it, without which it would not be there. All else the table only takes for granted, and nobody is accused of it:
of an act that is wrong as such it is told, for whoever has other reasons to think so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from attrs import evolve, frozen

from referee.ask.hearing.acts import LAID_DOWN, Deed
from referee.ask.hearing.state import STOOD
from referee.ask.table.partly import unless_untold
from referee.ask.table.scene import seen_in
from referee.core.cards import CLUBS, RANKS, card
from referee.core.expect import Form, Kind
from referee.core.fold import step
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act, Seat, seat_names
from referee.core.table import DEAL, Table
from referee.core.verbs import verbs
from referee.mechanics.trump.moves.bidding import Bidding

#: what the number, the cards or the call of an act can be wrong in by themselves
_BY_ITSELF = frozenset({Form.COUNT, Form.LIMIT})
#: what hangs on another act that is told; a moment may have passed between two acts, and nobody says so
_BY_ANOTHER = _BY_ITSELF | {Form.FIT, Form.KNOWN, Form.SUM}
#: the verbs whose number counts cards
_OF_CARDS = frozenset(
    {"draws", "discards", "passes", "serves", "deals", "down", "up", "melds", "lays", "play", "out", "counts"}
)
#: so few cards are no set
_LEAST_MELD = 3
#: more cards nobody draws by mistake
_MOST_DRAWN = 4
#: what may have gone before an act, the likeliest first: nothing, the draw of the turn, the deal
_BEFORE: tuple[tuple[str, ...], ...] = ((), ("draws",), ("deals", "dealt"))
#: what is found where something has not gone before that has to
_OF_ORDER = frozenset({Form.MOMENT, Form.DUE, Form.STEP, Form.RECORD})
#: what an act is wrong in as such, whatever lies on the table
_AS_SUCH = frozenset({Form.ONCE, Form.SIGHT, Form.KEPT, Form.CONDUCT, Form.RIGHT, Form.WORD, Form.PLACE})


@frozen
class Retold:
    """What a detector sees in a deed, and whether what was told makes it so."""

    matter: Matter
    deed: Deed
    #: whether it is only the act as such that is wrong, and nothing else that was told makes it so
    as_such: bool = False

    def same(self, other: Retold) -> bool:
        """Whether it is the same fault in the same deed, whoever sits where."""
        return self.deed is other.deed and self.matter.breach == other.matter.breach


def retold(
    game: Game, deeds: Sequence[tuple[Deed, Act, Seat | None]], players: int, dealer: Seat | None = None
) -> Iterator[Retold]:
    """What is wrong with these deeds, each an act with whose turn it was told to be."""
    acts: list[Act] = [] if dealer is None else [Act("dealer", dealer)]
    for deed, act, turn in deeds:
        for matter in () if deed.state == STOOD or act.seat is None else _seen(game, players, acts, act, turn):
            if _is_told(game, players, acts, deed, act, turn, matter):
                yield Retold(matter, deed)
            elif isinstance(matter.breach, Kind) and matter.breach.form in _AS_SUCH:
                yield Retold(matter, deed, as_such=True)
        if act.verb != "play" or deed.happened.cards or deed.happened.suit is not None:
            acts.append(act)


def _is_told(game: Game, players: int, before: Sequence[Act], deed: Deed, act: Act, turn: Seat | None, matter: Matter) -> bool:
    """Whether it is what was told that makes it so, and not what the table takes for granted."""
    if not isinstance(matter.breach, Kind):
        return False
    form = matter.breach.form
    if form is Form.COUNT and act.verb == "play":
        return False  # of two cards by one player the second was to another trick
    if form is Form.COUNT and act.verb == "draws" and not (deed.of_cards and 1 < (deed.number or 0) <= _MOST_DRAWN):
        return False  # he may have drawn again at another turn
    if deed.laid and form is not Form.FIT:
        return False  # what else they come to hangs on what lay there
    if form is Form.FIT and act.verb in LAID_DOWN and len(act.cards) < _LEAST_MELD:
        return False  # of which cards a set is nobody told
    if act.verb == "call" and act.seat in [each.seat for each in before if each.verb == "call"][-1:]:
        return False  # he says something else instead
    if form is Form.TURN:
        return turn is not None and turn != act.seat
    if form is Form.FIT and (deed.happened.cards or deed.laid):
        return True
    if form in _BY_ITSELF and (deed.happened.cards or act.numbers or act.amounts or act.call is not None):
        return True
    if form not in _BY_ANOTHER or not before:
        return False
    return all((each.breach, each.why) != (matter.breach, matter.why) for each in _seen(game, players, (), act, turn))


def _seen(game: Game, players: int, before: Sequence[Act], act: Act, turn: Seat | None) -> list[Matter]:
    """What the detectors see in an act after these, with as much supposed as has to have gone before it."""
    found: list[Matter] = []
    for supposed, in_turn in product(_BEFORE, (_told_in_turn, _next_to_dealer)):
        table = unless_untold(_table, game, players, before, act, turn, supposed, in_turn)
        found = [] if table is None else [each for each in seen_in(table, act) if each.seat in (act.seat, None)]
        if table is not None and not any(_is_supposed_wrongly(each, turn in (None, act.seat)) for each in found):
            return found
    return found


def _is_supposed_wrongly(matter: Matter, in_turn: bool) -> bool:
    """Whether only what was supposed makes it so: that nothing went before, or that it was not his turn."""
    form = matter.breach.form if isinstance(matter.breach, Kind) else None
    return form in _OF_ORDER or (in_turn and form is Form.TURN)


#: for these nobody's turn has to come, and a hand is as it was dealt where no turn is told
_AT_ANY_TIME = frozenset({"counts"})
#: makes it a player's turn
InTurn = Callable[[Table, "Seat | None"], Table]


def _table(
    game: Game, players: int, before: Sequence[Act], act: Act, turn: Seat | None, supposed: Sequence[str], in_turn: InTurn
) -> Table:
    """The table at which it is done."""
    table = Table(game, names=seat_names(players))
    for each in before:
        table = step(in_turn(table, each.seat), each)
    if act.verb not in _AT_ANY_TIME:
        table = in_turn(table, act.seat if turn is None else turn)
    for verb in supposed:
        if verb in verbs() and not any(each.verb == verb and each.seat == act.seat for each in before):
            seat = act.seat if verb == "draws" else table.dealer
            table = step(table, Act(verb, seat, how="stock" if verb == "draws" else ""))
    return table


def _told_in_turn(table: Table, seat: Seat | None) -> Table:
    """The table told that it is his turn, as a log tells that begins in the middle."""
    return table if seat is None else step(table, Act("turn", seat))


def _next_to_dealer(table: Table, seat: Seat | None) -> Table:
    """The table at which the player before him dealt, so that he begins; where somebody has begun, as it stands."""
    if seat is None or table.phase != DEAL or any(act.seat is not None for act in table.acts):
        return _told_in_turn(table, seat) if seat is not None and table.part(Bidding) is not None else table
    return step(table, Act("dealer", table.right(seat)))


def as_act(deed: Deed, seat: Seat, other: Seat | None) -> Act:
    """A deed as a line of a log would tell it."""
    happened = deed.happened
    how = "" if happened.verb in ("play", "hand") else happened.how
    cards = happened.cards if len(happened.cards) > len(deed.laid) else deed.laid
    act = Act(happened.verb, seat, other, how=how, cards=cards, call=happened.call, suit=happened.suit)
    if happened.verb == "play" and not act.cards:
        act = evolve(act, cards=(card(CLUBS if happened.suit is None else happened.suit, RANKS[-2]),))
    if happened.verb == "draws" and not act.how:
        act = evolve(act, how="stock")
    shape = verbs().get(happened.verb, "")
    if deed.number is None or cards or (happened.verb in _OF_CARDS and not deed.of_cards):
        return act
    return evolve(act, amounts=(deed.number,)) if "AMOUNT" in shape else evolve(act, numbers=(deed.number,))
