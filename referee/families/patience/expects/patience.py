"""Patience: cards placed where they do not fit, moved or turned against the rule, or not played when they must be."""

from collections.abc import Iterator

from referee.core.cards import Card, card_text, cards_text
from referee.core.doubt import NOBODY_ACCUSED, RECORD_DOES_NOT_HOLD
from referee.core.expect import (
    Again,
    DoesNotFit,
    FromElsewhere,
    NotInThisGame,
    Seen,
    TooEarly,
    Withheld,
    WrongNumber,
    WrongUnit,
)
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sheet import counted
from referee.core.subject import Breach, Deed
from referee.core.table import Table
from referee.families.patience.facts import IN_SPACE, MISFIT, OFF_TABLEAU, ON_CARD, WHENCE
from referee.mechanics.layout.moves.cells import room_for_run
from referee.mechanics.layout.moves.forms import (
    ANY_RUN,
    DISCARD,
    FOUNDATIONS,
    RESERVE,
    STOCK,
    TABLEAU,
    TALON,
    TOP_CARD,
    WASTE,
    WHOLE_PILE,
    Form,
    fits,
    kind_of,
    number_of,
)
from referee.mechanics.layout.moves.patience import (
    ROWS,
    beginnings,
    cards_moved,
    is_whole,
    moves_left,
    pile_name,
    pile_text,
    source_of,
    target_of,
)
from referee.mechanics.layout.moves.piles import UNKNOWN, Layout, Pile, layout_of
from referee.mechanics.turns.moves.turns import Turns, turn_of

VERBS = ("moves", "loads", "turns", "spreads", "declines")

DOES_NOT_FIT = DoesNotFit("pile", name="wrong-build", says="a card placed where it does not fit")
WRONG_UNIT = WrongUnit(
    "pile", name="wrong-unit", says="a part moved of a pile that goes as a whole, or cards that do not go together"
)
COVERED_CARD_MOVED = FromElsewhere("pile", "covered", name="covered-card-moved", says="a card moved from under another")
FROM_ELSEWHERE = FromElsewhere("pile", name="card-from-elsewhere", says="a card played from where it may not be, or no longer")
NO_SUCH_PILE = NotInThisGame("pile", says="a pile more than the game has")
RUN_AGAIN = Again("run of the stock", name="run-again", says="the stock gone through once more")
WRONG_NUMBER_TURNED = WrongNumber(
    "turned", name="wrong-number-turned", says="other cards turned than are turned at once, or not where they belong"
)
ROW_OVER_SPACE = TooEarly("row", "spaces filled", name="row-over-space", says="a row dealt while there is a space")
FOUNDATION_DELAYED = Withheld(
    "foundation card", name="foundation-delayed", says="a foundation card left where it lies when it could be played"
)
PILE_SEEN = Seen("pile", says="a card of a pile seen that is not to be seen, or not yet")
MOVES_LEFT = Withheld("move", name="moves-left", says="cards dealt, or turned up, while a move could still be made")
MOVE_DECLINED = Deed("move-declined", "a possible move not made")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with a move or with a card turned."""
    form, name = table.game.part(Form), table.names[act.seat or 0]
    if act.verb == "declines":
        yield Matter(MOVE_DECLINED, act.seat or 0, f"{name} made no move that he could make", act.at)
    if form is None:
        return
    if act.verb == "spreads":
        if act.piles[0] == STOCK:
            yield Matter(PILE_SEEN, act.seat or 0, f"{name} spread the stock", act.at)
    elif act.verb == "turns" and act.piles:
        yield from _turns(table, act, form, name)
        if act.piles[0] == form.turned_from:
            yield from _delayed(table, act, form, name)
    elif len(act.piles) == 2:
        yield from _moves(table, act, form, name)


def _turns(table: Table, act: Act, form: Form, name: str) -> Iterator[Matter]:
    source = pile_name(table, act.piles[0], act.seat)
    left = layout_of(table).pile(source)
    if act.how == "over":
        yield Matter(RUN_AGAIN, act.seat or 0, f"{name} turned the talon over to go through it again", act.at)
    elif act.piles[0] != form.turned_from:
        if kind_of(source) == TABLEAU and not act.how and left.top is not None and act.cards and left.top not in act.cards:
            why = f"{name} turned {card_text(act.card)} of {pile_text(table, source)}, on which {card_text(left.top)} lies face up"
            yield Matter(PILE_SEEN, act.seat or 0, why, act.at, card=act.card)
    elif form.turned_to in ROWS:
        if form.moves_first and (left_over := next(moves_left(form, layout_of(table)), None)):
            pile, card, target = left_over
            why = f"{name} dealt on while {card_text(card)} could go from {pile} to {target}"
            yield Matter(MOVES_LEFT, act.seat or 0, why, act.at, card=card)
        yield from _row(table, act, form, name, len(left))
    elif len(act.cards) != form.turned and len(act.cards) != len(left):
        why = f"{name} turned {counted(len(act.cards), 'card')}, where {form.turned} are turned at once"
        yield Matter(WRONG_NUMBER_TURNED, act.seat or 0, why, act.at, count=len(act.cards))


def _row(table: Table, act: Act, form: Form, name: str, left: int) -> Iterator[Matter]:
    layout, number = layout_of(table), form.kinds[form.turned_to].number or 0
    spaces = [pile for pile, each in layout.named(TABLEAU) if not len(each)]
    if spaces and form.turned_to == TABLEAU:
        yield Matter(ROW_OVER_SPACE, act.seat or 0, f"{name} dealt a row while {spaces[0]} was empty", act.at)
    if left and len(act.cards) != min(number, left):
        why = f"{name} dealt a row of {counted(len(act.cards), 'card')}, where {min(number, left)} are dealt"
        yield Matter(WRONG_NUMBER_TURNED, act.seat or 0, why, act.at, count=len(act.cards))


def _moves(table: Table, act: Act, form: Form, name: str) -> Iterator[Matter]:
    layout = layout_of(table)
    source, target = source_of(table, act), target_of(table, act)
    cards = cards_moved(table, source, act)
    if kind_of(target) not in FOUNDATIONS:
        yield from _delayed(table, act, form, name)
    told = cards_text(card for card in cards if card != UNKNOWN) or "a card"
    did = f"{name} moved {told} from {pile_text(table, source)} to {pile_text(table, target)}"
    matter = Matter(DOES_NOT_FIT, act.seat or 0, did, act.at, card=cards[0] if cards else None, cards=cards, act=act)
    pile = layout.pile(source)
    if source in layout and not _lie_on_top(pile, cards):
        covered = cards[0] in pile.faced
        breach = COVERED_CARD_MOVED if covered else RECORD_DOES_NOT_HOLD
        why = f"{did}, which lay under another" if covered else f"{did}, where it did not lie"
        yield _as(matter, breach, why)
        return
    if _is_not_there(form, layout, source):
        yield _as(matter, RECORD_DOES_NOT_HOLD, f"{did}, where there was nothing to move")
        return
    yield from _taken(table, form, source, target, matter)
    if act.verb == "loads" or kind_of(target) not in (STOCK, TALON):
        yield from _placed(table, form, source, target, matter)


def _lie_on_top(pile: Pile, cards: tuple[Card, ...]) -> bool:
    """Whether these may be the highest cards of the pile, as far as it is told."""
    tail = pile.cards[len(pile) - len(cards) :] if len(cards) <= len(pile) else ()
    return len(tail) == len(cards) and all(told in (UNKNOWN, card) for told, card in zip(tail, cards, strict=True))


def _is_not_there(form: Form, layout: Layout, name: str) -> bool:
    """Whether a pile is known to be empty, or is one more than the game has."""
    number = form.kind(name).number
    return (name in layout and not len(layout.pile(name))) or (number is not None and number_of(name) > number)


def _as(matter: Matter, breach: Breach, why: str = "", of: tuple[tuple[str, str], ...] = ()) -> Matter:
    return Matter(
        breach, None if breach.suspect else matter.seat, why or matter.why, matter.at, card=matter.card, cards=matter.cards,
        act=matter.act, of=of, remedy=NOBODY_ACCUSED if breach.suspect else (),
    )  # fmt: skip


def _taken(table: Table, form: Form, source: str, target: str, matter: Matter) -> Iterator[Matter]:
    """What is wrong with where the cards came from, and how many of them."""
    kind, pile = form.kind(source), layout_of(table).pile(source)
    if kind.moves_to and kind_of(target) not in kind.moves_to:
        yield _as(matter, FROM_ELSEWHERE, of=WHENCE.told(OFF_TABLEAU) if kind_of(source) == TABLEAU else ())
    if pile.closed:
        yield _as(matter, FROM_ELSEWHERE, f"{matter.why} after the next card was turned")
    if kind.moves == WHOLE_PILE and kind_of(target) not in FOUNDATIONS and len(matter.cards) < len(pile.faced):
        yield _as(matter, WRONG_UNIT)
    if kind.moves == TOP_CARD and len(matter.cards) > 1:
        yield _as(matter, WRONG_UNIT)
    if kind.moves == ANY_RUN and not (kind.run is None or kind.run.is_sequence(matter.cards)):
        yield _as(matter, WRONG_UNIT)
    elif form.cells and len(matter.cards) > (room := room_for_run(form, layout_of(table), source, target)):
        yield _as(matter, WRONG_UNIT, f"{matter.why}, where {counted(room, 'card')} can go over")
    if kind_of(source) == STOCK and form.turned_to in ROWS:
        yield _as(matter, WRONG_NUMBER_TURNED)


def _placed(table: Table, form: Form, source: str, target: str, matter: Matter) -> Iterator[Matter]:
    """What is wrong with where the cards went."""
    layout, kind = layout_of(table), form.kind(target)
    if kind.number is not None and number_of(target) > kind.number:
        breach = NO_SUCH_PILE if kind_of(target) == WASTE else RECORD_DOES_NOT_HOLD
        yield _as(matter, breach, f"{matter.why}, where there are {kind.number}")
        return
    if kind_of(target) == DISCARD:
        if not is_whole(matter.cards):
            yield _as(matter, WRONG_UNIT)
        return
    if kind_of(target) == RESERVE and kind.building is None:
        yield _as(matter, DOES_NOT_FIT, of=MISFIT.told(ON_CARD))
    if kind.building is None or (kind_of(source) == STOCK and form.turned_to in ROWS):
        return
    empty = kind_of(target) == TABLEAU and not len(layout.pile(target)) and target in layout
    if empty and not _may_fill(form, table, source, target, matter.cards):
        yield _as(matter, DOES_NOT_FIT, of=MISFIT.told(IN_SPACE))
    elif not empty and kind_of(target) == TABLEAU and layout.pile(target).down and layout.pile(target).top is None:
        yield _as(matter, RECORD_DOES_NOT_HOLD, f"{matter.why}, where a card lies face down")
    elif not empty and matter.cards and not fits(form, layout, target, matter.cards):
        if layout.pile(target).top is None and kind_of(target) not in FOUNDATIONS and kind.most is None:
            return  # of what lies there nothing is told
        yield _as(matter, DOES_NOT_FIT, of=MISFIT.told(ON_CARD))


def _may_fill(form: Form, table: Table, source: str, target: str, cards: tuple[Card, ...]) -> bool:
    """Whether a space may be filled with this: by its rank, and from where it comes as long as that has cards."""
    kind, layout = form.kind(target), layout_of(table)
    if kind.stays_empty:
        return False
    if cards and kind.building is not None and not kind.building.may_begin(cards[0]):
        return False
    if not kind.filled_from or kind_of(source) == kind.filled_from[0]:
        return True
    owner = target.rpartition(".")[0]
    first = f"{owner}.{kind.filled_from[0]}" if owner else kind.filled_from[0]
    return kind_of(source) in kind.filled_from and not len(layout.pile(first))


def _delayed(table: Table, act: Act, form: Form, name: str) -> Iterator[Matter]:
    """A card that begins a foundation and could be played, while something else is done."""
    if not form.begin_at_once or (act.seat is not None and table.part(Turns) is not None and turn_of(table) != act.seat):
        return
    layout = layout_of(table)
    own = [pile_name(table, pile, act.seat) for pile in (STOCK, TALON)]
    piles = [pile for pile, _ in layout.named(pile_name(table, TABLEAU, act.seat))] + [pile for pile in own if pile in layout]
    for pile, card in beginnings(form, layout, piles):
        known = any(m.breach == FOUNDATION_DELAYED and m.card == card for m in table.matters)
        if not known:
            why = f"{name} left {card_text(card)} on {pile_text(table, pile)}, where it could begin a foundation"
            yield Matter(FOUNDATION_DELAYED, act.seat or 0, why, act.at, card=card)
