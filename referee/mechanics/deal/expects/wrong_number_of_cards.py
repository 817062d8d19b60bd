"""Hands with too many cards or too few, hands too many or too few, and a card of the deal that turns up outside it.

A hand too long and another too short are one matter: the one that came up first, which the count of the other hand answers.
"""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import CardAstray, WrongNumber
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.subject import Breach
from referee.core.table import OVER, Table
from referee.mechanics.deal.facts import (
    FEWER_HANDS,
    HANDS_DEALT,
    IN_A_TRICK,
    IN_ANOTHER_HAND,
    MORE_HANDS,
    NOWHERE,
    RAISED_BEFORE_MIXING,
    WHERE_FOUND,
)
from referee.mechanics.deal.moves import dealing_begun, is_mixed, known_beyond, miscounts, of_cards, size_of_hands
from referee.mechanics.deal.state import out_of_hand

VERBS = ("counts", "deals", "finds")

TOO_MANY_CARDS = WrongNumber("hand", "too many", name="too-many-cards", says="a hand with too many cards", found=True)
TOO_FEW_CARDS = WrongNumber("hand", "too few", name="too-few-cards", says="a hand with too few cards", found=True)
WRONG_NUMBER_OF_HANDS = WrongNumber(
    "hands", name="wrong-number-of-hands", says="more hands dealt than there are players, or fewer"
)
CARD_OUTSIDE_DEAL = CardAstray(
    says="a card of the pack found outside the deal",
    never=((WHERE_FOUND.is_(IN_ANOTHER_HAND, IN_A_TRICK, NOWHERE),), (RAISED_BEFORE_MIXING.missed,)),
    found=True,
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A count that is wrong, a deal with unequal hands, a card that was not dealt."""
    if act.verb == "finds":
        outside = act.how in ("floor", "pack", "left") and act.cards and dealing_begun(table) and not is_mixed(table)
        if outside and not _open(table, TOO_FEW_CARDS):
            place = {"floor": "on the floor", "pack": "in the other pack", "left": "left over"}[act.how]
            yield Matter(CARD_OUTSIDE_DEAL, None, f"{card_text(act.card)} was found {place}", act.at, card=act.card)
    elif act.verb == "counts":
        act = of_cards(table, act)
        if act.how or act.seat is None or (table.phase != OVER and out_of_hand(table).due(act.seat) is not None):
            return  # what a hand scores; and once its number is none of the deal's, others look to it
        excess = miscounts(table, act).get(act.seat, 0)
        waits = any(each.breach == _breach(excess) and each.seat == act.seat for each in table.docket)
        if excess and not waits and not _paired(table, act, excess) and not known_beyond(table, act):
            cards = "1 card" if act.number == 1 else f"{act.number} cards"
            why = f"{table.name(act.seat)} had {cards}, {_in_words(excess)}"
            yield Matter(
                _breach(excess),
                act.seat,
                why,
                act.at,
                count=act.number,
                due=Number(act.number - excess),
                found=Number(act.number),
            )
    elif act.how == "hands" and act.seat is not None:
        yield from _hands(table, act)
        yield from _unequal(table, act, table.left(act.seat))


def _hands(table: Table, act: Act) -> Iterator[Matter]:
    dealt, players = len(act.numbers), table.seats
    if dealt not in (0, players):
        of = HANDS_DEALT.told(MORE_HANDS if dealt > players else FEWER_HANDS)
        why = f"{table.name(act.seat)} dealt {dealt} hands to {players} players"
        yield Matter(WRONG_NUMBER_OF_HANDS, act.seat, why, act.at, count=dealt, of=of)


def _unequal(table: Table, act: Act, eldest: int) -> Iterator[Matter]:
    """A deal with hands of different sizes: one matter, of the longest hand, or of the shortest where none is too long."""
    size = size_of_hands(table, act)
    if size is None or all(number == size for number in act.numbers):
        return
    count = max(act.numbers) if max(act.numbers) > size else min(act.numbers)
    seat = (eldest + act.numbers.index(count)) % table.seats
    told = ", ".join(str(number) for number in act.numbers)
    yield Matter(
        _breach(count - size), seat, f"{table.name(act.seat)} dealt hands of {told} from the left, where each has {size}",
        act.at, count=count, due=Number(size), found=Number(count),
    )  # fmt: skip


def _breach(excess: int) -> Breach:
    return TOO_MANY_CARDS if excess > 0 else TOO_FEW_CARDS


def _in_words(excess: int) -> str:
    return f"{abs(excess)} too {'many' if excess > 0 else 'few'}"


def _paired(table: Table, act: Act, excess: int) -> bool:
    """Whether it is the other side of a matter that has come up; what the play has done to two hands is two matters."""
    misdealt = miscounts(table, act, by_the_deal=True)
    other = _open(table, TOO_FEW_CARDS if excess > 0 else TOO_MANY_CARDS)
    return other and act.seat in misdealt and any(number * excess < 0 for number in misdealt.values())


def _open(table: Table, breach: Breach) -> bool:
    """Whether the other side of the same thing has come up in this deal already."""
    return any(matter.breach == breach for matter in table.matters)
