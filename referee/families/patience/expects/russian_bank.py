"""Russian bank: the rules of order and the stop, and what may be done with the piles of either player."""

from collections.abc import Iterator

from referee.core.cards import Card, card_text, cards_text
from referee.core.expect import NoRight, NotInThisGame, OutOfOrder, Withheld
from referee.core.fact import YES
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.subject import Deed, Subject
from referee.core.table import Table
from referee.families.patience.binds import ENDS_AFTER_PLAY, IS_STOPPED
from referee.families.patience.expects.patience import DOES_NOT_FIT, FROM_ELSEWHERE, PILE_SEEN, WRONG_NUMBER_TURNED
from referee.families.patience.facts import (
    BY_MISTAKE,
    FIRST_TURN,
    HOW_SEEN,
    LOADED,
    MISFIT,
    MOVED_ON,
    NO_ERROR,
    OFF_ADVERSE_PILE,
    OFF_FOUNDATION,
    OFF_TALON,
    ON_OWN_PILE,
    OVER_SPACE,
    PEEKED,
    PLAYED,
    SPREAD,
    STOPPED,
    TABLEAU_CARD,
    TOO_SOON,
    TOUCHED,
    TURNED,
    TURNED_BACK,
    WHENCE,
    WHY_NO_STOP,
)  # fmt: skip
from referee.families.patience.moves.russian_bank import (
    ENDS,
    RUSSIAN_BANK_PLAY,
    fits_tableau,
    for_foundations,
    is_first_turn,
    own,
    spaces,
)
from referee.mechanics.layout.moves.forms import FOUNDATION, HAND, STOCK, TABLEAU, TALON, Form, kind_of
from referee.mechanics.layout.moves.patience import cards_moved, other, pile_text, source_of, target_of
from referee.mechanics.layout.moves.piles import UNKNOWN, layout_of
from referee.mechanics.turns.expects import PLAYS_OUT_OF_TURN
from referee.mechanics.turns.moves.turns import Turns, turn_of
from referee.score.counts import from_ace_to_king

VERBS = ("moves", "loads", "turns", "touches", "exposes", "looks", "spreads", "stops", "declines")

OUT_OF_ORDER = OutOfOrder("play", says="something done before a play that comes first")
TURNED_BY_EXCEPTION = Deed("turned-by-exception", "a stock card turned after the last went to a foundation")
TOUCHED_TO_ARRANGE = Deed("touched-to-arrange", "cards touched to arrange them, as was said")
STOPPED_WITHOUT_RIGHT = NoRight("stop", says="a stop called too late, or where no error can be shown")
STOPPED_FOR_OVERSIGHT = NotInThisGame("stops", name="stopped-for-oversight", says="a stop called in a game that has none")
OWN_TALON_SPREAD = Deed("own-talon-spread", "one's own talon spread to look at it")
SPACE_FROM_HAND = Deed("space-from-hand", "a space filled from the hand, the stock being out")
SPACE_LEFT_OPEN = Withheld("space", name="space-left-open", says="a turn ended with a space not filled")
LOADED_THOUGH_OPEN = Deed("loaded-though-open", "a card loaded that could be built on the tableau")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Everything that the rules of order and the rules of the piles say about an act."""
    form = table.game.part(Form)
    if form is None or table.game.play is not RUSSIAN_BANK_PLAY or act.seat is None:
        return
    if any(duty.kind.binds(table, duty, act) for duty in table.duties if duty.kind in (IS_STOPPED, ENDS_AFTER_PLAY)):
        return  # whatever he did besides, his turn was over
    if act.verb in _OF_A_TURN and _has_ended(table, act.seat):
        why = f"{table.name(act.seat)} went on when it was {table.name(other(act.seat))}'s turn"
        yield Matter(PLAYS_OUT_OF_TURN, act.seat, why, act.at, cards=act.cards, act=act)
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
            yield _seen(table, BY_MISTAKE, act.seat, act, "turned up a card by mistake")
        case "looks":
            yield _seen(table, PEEKED, act.seat, act, "looked at a card before it was turned")
        case "spreads" if act.other in (None, act.seat):
            yield Matter(OWN_TALON_SPREAD, act.seat, f"{table.name(act.seat)} spread his own talon", act.at)
        case "spreads":
            yield _seen(table, SPREAD, act.seat, act, "spread the other player's talon")


#: what a player does in his turn
_OF_A_TURN = ("moves", "loads", "turns")


def _has_ended(table: Table, seat: Seat) -> bool:
    """Whether the last thing done was that he laid a card of his hand on his talon, by which his turn ends.

    Where a log begins in the middle it tells whose turn it is, and the other's is over.
    """
    last = next((act for act in reversed(table.acts) if act.verb in (*_OF_A_TURN, "stops")), None)
    if last is None:
        return table.noted("turn") and turn_of(table) != seat
    return (last.verb, last.seat, last.piles) == ("moves", seat, (HAND, TALON))


def _seen(table: Table, how: str, seat: Seat, act: Act, why: str) -> Matter:
    return Matter(PILE_SEEN, seat, f"{table.name(seat)} {why}", act.at, of=HOW_SEEN.told(how))


# --- rules of order


def _order(table: Table, what: str, seat: Seat, act: Act, why: str) -> Matter:
    return Matter(
        OUT_OF_ORDER, seat, f"{table.name(seat)} {why}", act.at, count=_turns_ended(table), act=act,
        of=TOO_SOON.told(what),
    )  # fmt: skip


def _first(ready: list[tuple[str, Card]], table: Table) -> str:
    pile, card = ready[0]
    return f"{card_text(card)} from {pile_text(table, pile)}"


def _move_in_order(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    ready, source = for_foundations(table, seat), source_of(table, act)
    stock = [each for each in ready if kind_of(each[0]) == STOCK]
    if kind_of(target_of(table, act)) == FOUNDATION:
        if stock and kind_of(source) == TABLEAU:
            why = f"sent a card of the tableau to a foundation before {_first(stock, table)}"
            yield _order(table, TABLEAU_CARD, seat, act, why)
    elif ready and act.piles != (HAND, TALON):
        what = LOADED if act.verb == "loads" else PLAYED
        yield _order(table, what, seat, act, f"made another play when {_first(ready, table)} could go to a foundation")


def _turn_in_order(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    ready, stock = for_foundations(table, seat), own(table, seat, STOCK)
    name = table.name(seat)
    if len(act.cards) > 1:
        yield Matter(WRONG_NUMBER_TURNED, seat, f"{name} turned {len(act.cards)} cards together", act.at, cards=act.cards)
    elif _just_turned(table, act):
        cards = (*_last_done(table).cards, *act.cards)
        why = f"{name} turned {card_text(act.card)}, and {card_text(cards[0])} lay there still"
        yield Matter(WRONG_NUMBER_TURNED, seat, why, act.at, cards=cards)
    if act.piles[0] == STOCK and ready:
        why = f"turned a card of his stock when {_first(ready, table)} could go to a foundation"
        if is_first_turn(table, seat):
            yield _order(table, FIRST_TURN, seat, act, why)
        elif _last_went_up(table):
            yield Matter(TURNED_BY_EXCEPTION, seat, f"{name} {why}", act.at)
        else:
            yield _order(table, TURNED, seat, act, why)
    elif act.piles[0] == HAND and stock.top is not None and spaces(table):
        why = f"turned a card of his hand while {spaces(table)[0]} was empty and his stock could fill it"
        yield _order(table, OVER_SPACE, seat, act, why)
    elif act.piles[0] == HAND and ready:
        why = f"turned a card of his hand when {_first(ready, table)} could go to a foundation"
        yield _order(table, TURNED, seat, act, why)


def _last_done(table: Table) -> Act:
    """The last thing done in this turn; an act of nobody where nothing is done yet."""
    turns = table.part(Turns)
    return turns.done[-1] if turns is not None and turns.done else Act("")


def _just_turned(table: Table, act: Act) -> bool:
    """Whether the last thing he did was to turn a card of that pile, which lies there still."""
    last = _last_done(table)
    return (
        (last.verb, last.seat, last.piles) == ("turns", act.seat, act.piles) and not last.how and bool(last.cards and act.cards)
    )


def _last_went_up(table: Table) -> bool:
    """Whether the last thing done in this turn was to play the stock card to a foundation."""
    last = _last_done(table)
    return last.verb == "moves" and last.piles[0] == STOCK and kind_of(last.piles[1]) == FOUNDATION


def _touch(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    name = table.name(seat)
    if table.acts and table.acts[-1].verb == "arranges" and table.acts[-1].seat == seat:
        yield Matter(TOUCHED_TO_ARRANGE, seat, f"{name} touched {card_text(act.card)} to arrange it", act.at)
        return
    ready = for_foundations(table, seat)
    if ready and act.card not in [card for _, card in ready]:
        yield _order(
            table,
            TOUCHED,
            seat,
            act,
            f"touched {card_text(act.card)} when {_first(ready, table)} had to be played",
        )


def _stop(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    name, offender = table.name(seat), other(seat)
    if FOUNDATION not in table.game[Form].kinds:
        yield Matter(STOPPED_FOR_OVERSIGHT, seat, f"{name} called a stop", act.at)
        return
    errors = [matter for matter in table.settled if matter.breach == OUT_OF_ORDER and matter.seat == offender]
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

    def matter(breach: Subject, of: tuple[tuple[str, str], ...] = ()) -> Matter:
        return Matter(breach, seat, did, act.at, card=cards[0] if cards else None, cards=cards, other=other(seat), of=of)

    if act.other not in (None, seat):
        yield matter(FROM_ELSEWHERE, WHENCE.told(OFF_ADVERSE_PILE))
    elif kind_of(source) == TALON:
        yield matter(FROM_ELSEWHERE, WHENCE.told(OFF_TALON))
    if kind_of(source) == FOUNDATION:
        yield matter(FROM_ELSEWHERE, WHENCE.told(OFF_FOUNDATION))
    if act.verb == "moves" and kind_of(source) == TABLEAU and kind_of(target) in (STOCK, TALON):
        yield matter(DOES_NOT_FIT, MISFIT.told(ON_OWN_PILE))
    if act.verb == "loads" and kind_of(source) == HAND and cards and fits_tableau(table, cards[0]):
        yield matter(LOADED_THOUGH_OPEN)
    stock_out = not len(own(table, seat, STOCK))
    if kind_of(source) == HAND and target in spaces(table) and stock_out:
        yield matter(SPACE_FROM_HAND)
    if act.piles == (HAND, TALON) and act.verb == "moves" and spaces(table):
        yield matter(SPACE_LEFT_OPEN)
    if cards and _against_direction(table, act, target, cards[0]):
        yield matter(DOES_NOT_FIT, MISFIT.told(TURNED_BACK))


def _against_direction(table: Table, act: Act, target: str, card: Card) -> bool:
    """Whether the card fits by itself and goes the other way than the last two of the pile, as far as these were built."""
    pile, building = layout_of(table).pile(target), table.game[Form].kind(target).building
    if building is None or not building.keeps_direction:
        return False
    built = kind_of(target) == TABLEAU or (act.verb == "loads" and _loaded_before(table, act))
    if len(pile.faced) < 2 or not built or not building.fits(card, pile.faced[-1]):
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
