"""Russian bank: the rules of order and the stop, and what may be done with the piles of either player."""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.cards import Card, card_text, cards_text
from referee.core.expect import DoesNotFit, FromElsewhere, NoRight, NotInThisGame, OutOfOrder, Seen, Withheld, WrongUnit
from referee.core.law import YES, Breach, Deed, Subject
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.families.patience.expects.patience import WRONG_NUMBER_TURNED
from referee.families.patience.facts import MOVED_ON, NO_ERROR, STOPPED, WHY_NO_STOP
from referee.families.patience.moves.russian_bank import ENDS, fits_tableau, for_foundations, is_first_turn, own, spaces
from referee.mechanics.layout.moves.forms import FOUNDATION, HAND, STOCK, TABLEAU, TALON, Form, kind_of
from referee.mechanics.layout.moves.patience import cards_moved, other, pile_text, source_of, target_of
from referee.mechanics.layout.moves.piles import UNKNOWN, layout_of
from referee.mechanics.turns.moves.turns import Turns
from referee.score.counts import from_ace_to_king

VERBS = ("moves", "loads", "turns", "touches", "exposes", "looks", "spreads", "stops", "declines")

MOVED_OUT_OF_ORDER = OutOfOrder(
    "loads", "foundation", name="moved-out-of-order", says="a card loaded before one that has to be played first"
)
FOUNDATION_PLAY_MISSED = OutOfOrder(
    "moves", "foundation", name="foundation-play-missed", says="another play made while a card could go to a foundation"
)
TABLEAU_BEFORE_STOCK = OutOfOrder(
    "moves",
    "stock card",
    name="tableau-before-stock",
    says="a tableau card sent to a foundation before a stock card that could go",
)
TURNED_OUT_OF_ORDER = OutOfOrder(
    "turns", "foundation", name="turned-out-of-order", says="a card turned while another has to be played first"
)
STOCK_TURNED_EARLY = OutOfOrder(
    "turns",
    "foundation first turn",
    name="stock-turned-early",
    says="the stock turned in the first turn before all plays to foundations",
)
HAND_TURNED_OVER_SPACE = OutOfOrder(
    "turns", "space", name="hand-turned-over-space", says="a card of the hand turned while the stock could fill a space"
)
TOUCHED_OUT_OF_ORDER = OutOfOrder(
    "touches", "foundation", name="touched-out-of-order", says="a card touched while another has to be played first"
)
ORDER = (
    MOVED_OUT_OF_ORDER, FOUNDATION_PLAY_MISSED, TABLEAU_BEFORE_STOCK, TURNED_OUT_OF_ORDER, STOCK_TURNED_EARLY,
    HAND_TURNED_OVER_SPACE, TOUCHED_OUT_OF_ORDER,
)  # fmt: skip

TURNED_BY_EXCEPTION = Deed("turned-by-exception", "a stock card turned after the last went to a foundation")
TOUCHED_TO_ARRANGE = Deed("touched-to-arrange", "cards touched to arrange them, as was said")
STOPPED_WITHOUT_RIGHT = NoRight("stop", says="a stop called too late, or where no error can be shown")
STOPPED_FOR_OVERSIGHT = NotInThisGame("stops", name="stopped-for-oversight", says="a stop called in a game that has none")
SEEN_BY_MISTAKE = Seen("stock", "card turned", name="seen-by-mistake", says="a card turned up and seen by mistake")
PEEKED = Seen("stock or hand", name="peeked", says="a look at a card of stock or hand before it is turned")
LOADS_OWN_PILE = DoesNotFit("own pile", name="loads-own-pile", says="a card of the tableau played on one's own stock or talon")
ADVERSE_PILE_USED = FromElsewhere(
    "pile", "opponent's", name="adverse-pile-used", says="a card played from the other player's stock or talon"
)
FOUNDATION_MOVED = FromElsewhere("pile", "foundation", name="foundation-moved", says="a card moved from a foundation")
SEVERAL_MOVED = WrongUnit("one card", name="several-moved", says="more than one card moved at once")
TALON_PLAYED = FromElsewhere("pile", "talon", name="talon-played", says="a card played from one's talon")
OWN_TALON_SPREAD = Deed("own-talon-spread", "one's own talon spread to look at it")
ADVERSE_TALON_SPREAD = Seen("talon", name="adverse-talon-spread", says="the other player's talon spread")
SPACE_FROM_HAND = Deed("space-from-hand", "a space filled from the hand, the stock being out")
DIRECTION_REVERSED = DoesNotFit("pile", "direction", name="direction-reversed", says="a pile built on against its direction")
SPACE_LEFT_OPEN = Withheld("space", name="space-left-open", says="a turn ended with a space not filled")
TABLEAU_LOADED = FromElsewhere(
    "pile", "tableau", name="tableau-loaded", says="a card of the tableau loaded on the other player's talon"
)
LOADED_THOUGH_OPEN = Deed("loaded-though-open", "a card loaded that could be built on the tableau")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Everything that the rules of order and the rules of the piles say about an act."""
    form = table.game.part(Form)
    if form is None or table.seats != 2 or act.seat is None:
        return
    match act.verb:
        case "stops":
            yield from _stop(table, act, act.seat)
        case "moves" | "loads" if len(act.piles) == 2:
            yield from _piles(table, act, act.seat)
            yield from _move_in_order(table, act, act.seat)
        case "turns" if act.piles and not act.how:
            yield from _turn_in_order(table, act, act.seat)
        case "touches" if act.cards:
            yield from _touch(table, act, act.seat)
        case "exposes":
            yield Matter(SEEN_BY_MISTAKE, act.seat, f"{table.name(act.seat)} turned up a card by mistake", act.at)
        case "looks":
            yield Matter(PEEKED, act.seat, f"{table.name(act.seat)} looked at a card before it was turned", act.at)
        case "spreads":
            mine = act.other in (None, act.seat)
            whose = "his own" if mine else "the other player's"
            breach = OWN_TALON_SPREAD if mine else ADVERSE_TALON_SPREAD
            yield Matter(breach, act.seat, f"{table.name(act.seat)} spread {whose} talon", act.at)


# --- rules of order


def _order(table: Table, breach: Breach, seat: Seat, act: Act, why: str) -> Matter:
    return Matter(breach, seat, f"{table.name(seat)} {why}", act.at, count=_turns_ended(table), act=act)


def _first(ready: list[tuple[str, Card]], table: Table) -> str:
    pile, card = ready[0]
    return f"{card_text(card)} from {pile_text(table, pile)}"


def _move_in_order(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    ready, source = for_foundations(table, seat), source_of(table, act)
    stock = [each for each in ready if kind_of(each[0]) == STOCK]
    if kind_of(target_of(table, act)) == FOUNDATION:
        if stock and kind_of(source) == TABLEAU:
            why = f"sent a card of the tableau to a foundation before {_first(stock, table)}"
            yield _order(table, TABLEAU_BEFORE_STOCK, seat, act, why)
    elif ready and act.piles != (HAND, TALON):
        breach = MOVED_OUT_OF_ORDER if act.verb == "loads" else FOUNDATION_PLAY_MISSED
        yield _order(table, breach, seat, act, f"made another play when {_first(ready, table)} could go to a foundation")


def _turn_in_order(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    ready, stock = for_foundations(table, seat), own(table, seat, STOCK)
    name = table.name(seat)
    if len(act.cards) > 1:
        yield Matter(WRONG_NUMBER_TURNED, seat, f"{name} turned {len(act.cards)} cards together", act.at, cards=act.cards)
    if act.piles[0] == STOCK and ready:
        why = f"turned a card of his stock when {_first(ready, table)} could go to a foundation"
        if is_first_turn(table, seat):
            yield _order(table, STOCK_TURNED_EARLY, seat, act, why)
        elif _last_went_up(table):
            yield Matter(TURNED_BY_EXCEPTION, seat, f"{name} {why}", act.at)
        else:
            yield _order(table, TURNED_OUT_OF_ORDER, seat, act, why)
    elif act.piles[0] == HAND and stock.top is not None and spaces(table):
        why = f"turned a card of his hand while {spaces(table)[0]} was empty and his stock could fill it"
        yield _order(table, HAND_TURNED_OVER_SPACE, seat, act, why)
    elif act.piles[0] == HAND and ready:
        why = f"turned a card of his hand when {_first(ready, table)} could go to a foundation"
        yield _order(table, TURNED_OUT_OF_ORDER, seat, act, why)


def _last_went_up(table: Table) -> bool:
    """Whether the last thing done in this turn was to play the stock card to a foundation."""
    last = table[Turns].done[-1] if table.part(Turns) is not None and table[Turns].done else None
    return last is not None and last.verb == "moves" and last.piles[0] == STOCK and kind_of(last.piles[1]) == FOUNDATION


def _touch(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    name = table.name(seat)
    if table.acts and table.acts[-1].verb == "arranges" and table.acts[-1].seat == seat:
        yield Matter(TOUCHED_TO_ARRANGE, seat, f"{name} touched {card_text(act.card)} to arrange it", act.at)
        return
    ready = for_foundations(table, seat)
    if ready and act.card not in [card for _, card in ready]:
        yield _order(
            table,
            TOUCHED_OUT_OF_ORDER,
            seat,
            act,
            f"touched {card_text(act.card)} when {_first(ready, table)} had to be played",
        )


def _stop(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    name, offender = table.name(seat), other(seat)
    if table.game.minds(STOPPED_FOR_OVERSIGHT):
        yield Matter(STOPPED_FOR_OVERSIGHT, seat, f"{name} called a stop", act.at)
        return
    errors = [matter for matter in table.settled if matter.breach in ORDER and matter.seat == offender]
    if any(matter.answer(STOPPED) == YES and matter.settled_at == table.clock for matter in errors):
        return
    late = any(matter.count == _turns_ended(table) for matter in errors)
    why = MOVED_ON if late else NO_ERROR
    said = "after a later move had been completed" if late else "and no error can be shown"
    yield Matter(STOPPED_WITHOUT_RIGHT, seat, f"{name} called a stop {said}", act.at, of=WHY_NO_STOP.told(why), other=offender)


def _turns_ended(table: Table) -> int:
    """How many turns have ended, which tells one turn from another."""
    return sum(1 for note in table.acts if note.verb == ENDS)


# --- piles


def _piles(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    source, target, name = source_of(table, act), target_of(table, act), table.name(seat)
    cards = cards_moved(table, source, act)
    told = cards_text(card for card in cards if card != UNKNOWN) or "a card"
    did = f"{name} moved {told} from {pile_text(table, source)} to {pile_text(table, target)}"

    def matter(breach: Subject) -> Matter:
        return Matter(breach, seat, did, act.at, card=cards[0] if cards else None, cards=cards, other=other(seat))

    if act.other not in (None, seat):
        yield matter(ADVERSE_PILE_USED)
    elif kind_of(source) == TALON:
        yield matter(TALON_PLAYED)
    if kind_of(source) == FOUNDATION:
        yield matter(FOUNDATION_MOVED)
    if len(cards) > 1:
        yield matter(SEVERAL_MOVED)
    if act.verb == "moves" and kind_of(source) == TABLEAU and kind_of(target) in (STOCK, TALON):
        yield matter(LOADS_OWN_PILE)
    if act.verb == "loads" and kind_of(source) == TABLEAU:
        yield matter(TABLEAU_LOADED)
    if act.verb == "loads" and kind_of(source) == HAND and cards and fits_tableau(table, cards[0]):
        yield matter(LOADED_THOUGH_OPEN)
    stock_out = not len(own(table, seat, STOCK))
    if kind_of(source) == HAND and target in spaces(table) and stock_out:
        yield matter(SPACE_FROM_HAND)
    if act.piles == (HAND, TALON) and act.verb == "moves" and spaces(table):
        yield matter(SPACE_LEFT_OPEN)
    if cards and _against_direction(table, act, target, cards[0]):
        yield matter(DIRECTION_REVERSED)


def _against_direction(table: Table, act: Act, target: str, card: Card) -> bool:
    """Whether the card goes the other way than the last two of the pile, as far as these were built."""
    pile = layout_of(table).pile(target)
    built = kind_of(target) == TABLEAU or (act.verb == "loads" and _loaded_before(table, act))
    if len(pile.faced) < 2 or not built:
        return False
    before, top = (from_ace_to_king(each) for each in pile.faced[-2:])
    return (top - before) % 13 in (1, 12) and (from_ace_to_king(card) - top) % 13 == (before - top) % 13


def _loaded_before(table: Table, act: Act) -> bool:
    """Whether a card has been loaded on that talon since its owner last laid one there."""
    for note in reversed(table.acts):
        if note.verb == "loads" and note.seat == act.seat:
            return True
        if note.verb == "ends" and note.seat != act.seat:
            return False
    return False
