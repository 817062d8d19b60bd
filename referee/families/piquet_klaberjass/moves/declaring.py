"""Declarations: holdings told class by class, answered good, not good or how high, so that the best of each class scores.

What is told is kept as it was said. Whose of a class is best follows from the answers, and where none is told from what was
said; the hands themselves are asked only by rulings. Someone who says nothing of a holding has sunk it.
"""

from collections.abc import Iterator

from attrs import evolve, field, frozen

from referee.core.cards import EMPTY, Hand, bit, cards_of, hand_of
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import PLAY, Table
from referee.families.piquet_klaberjass.moves.holdings import Holding, Key, Said, beats
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import Tricks, order_here
from referee.mechanics.trump.turned import turned_up

GOOD, NOT_GOOD, HOW_HIGH, EQUAL = "good", "not-good", "how-high", "equal"


class Declares(Part):
    """The form of a game in which holdings are declared."""

    #: the classes, in the order in which they are told, if there is one
    classes: tuple[Holding, ...] = ()
    in_order: bool = True


@frozen
class Declared(Part):
    """What has been declared so far."""

    said: tuple[Said, ...] = ()
    #: by class: who answered last, and what
    answers: tuple[tuple[str, Seat, str], ...] = ()
    #: what was taken back, and what a ruling holds for not said, by place
    withdrawn: frozenset[int] = frozenset()
    void: frozenset[int] = frozenset()
    #: the classes that are told anew, because something of them was taken back
    reopened: frozenset[str] = frozenset()
    #: who scores nothing in this deal, and who may therefore declare whatever he holds and whenever he likes
    barred: frozenset[Seat] = frozenset()
    free: frozenset[Seat] = frozenset()
    #: who has said on playing it that he holds another card with this one
    bella: tuple[Seat, ...] = field(default=())


def declared_of(table: Table) -> Declared:
    """What has been declared so far."""
    return table.part(Declared) or Declared()


def classes_of(table: Table) -> tuple[Holding, ...]:
    """The classes of this game."""
    form = table.game.part(Declares)
    return form.classes if form else ()


def class_of(table: Table, name: str) -> Holding | None:
    """The class of that name, where this game has it."""
    return next((each for each in classes_of(table) if each.name == name), None)


def held(table: Table, seat: Seat) -> Hand:
    """The cards of a hand as they were when it was declared: those that it has played since are added."""
    tricks = table.part(Tricks)
    played = () if tricks is None else (*tricks.past, tricks.cards)
    return table.hands[seat] | hand_of(card for trick in played for each, card in trick if each == seat)


def exchangeable(table: Table) -> Hand:
    """The lowest trump, where it may be exchanged for the card turned up; nothing where it may not."""
    face, order = turned_up(table), order_here(table)
    trumps = EMPTY if order.trump is None else order.of_suit[order.trump] & table.pack_used.cards
    if table.game.play is None or "robs" not in table.game.play.moves or face is None or not trumps >> face & 1:
        return EMPTY
    return bit(min(cards_of(trumps), key=order.in_trick[order.suit[face]].__getitem__))


def may_hold(table: Table, seat: Seat) -> tuple[Hand, ...]:
    """What a hand may have been: as it is told, and with the turn-up for the lowest trump, since nobody need tell of that."""
    hand, low, face = held(table, seat), exchangeable(table), turned_up(table)
    return (hand,) if face is None or not hand & low else (hand, hand & ~low | bit(face))


def said_by(act: Act) -> Said | None:
    """What a player says in this act that he holds."""
    return None if act.seat is None else Said(act.seat, act.how, act.numbers, act.rank, act.suit, act.cards)


# --- whose is best


def standing(table: Table, of: str, *, ruled: bool = False) -> Iterator[Said]:
    """What stands of a class: nothing of what was taken back, and as ruled nothing of what does not count."""
    now = declared_of(table)
    for place, each in enumerate(now.said):
        dead = place in now.withdrawn or (ruled and (place in now.void or each.seat in now.barred))
        if each.of == of and not each.is_nothing and not dead:
            yield each


def conceded(table: Table, of: str) -> set[Seat]:
    """Who has called another's holding of this class good, or said that he has nothing."""
    now = declared_of(table)
    nothing = {each.seat for each in now.said if each.of == of and each.is_nothing}
    return {seat for name, seat, what in now.answers if (name, what) == (of, GOOD)} | nothing


def best_key(table: Table, holding: Holding, said: list[Said]) -> Key:
    """The key of the best of several."""
    return max((holding.key(table, each) for each in said), key=lambda key: [part or 0 for part in key])


def best_in(table: Table, of: str, *, ruled: bool = False) -> Seat | None:
    """Whose holding of a class is best; nobody's where they are equal, or none was told."""
    holding = class_of(table, of)
    by_seat: dict[Seat, list[Said]] = {}
    for each in standing(table, of, ruled=ruled):
        by_seat.setdefault(each.seat, []).append(each)
    if ruled and len(by_seat) == 1 and declared_of(table).barred:
        return next(iter(by_seat))
    left = [seat for seat in by_seat if len(by_seat) == 1 or seat not in conceded(table, of)]
    for name, seat, what in reversed(declared_of(table).answers):
        if name == of and what in (NOT_GOOD, EQUAL):
            return None if what == EQUAL else seat if seat in left else None
    if holding is None or len(left) < 2:
        return left[0] if left else None
    keys = {seat: best_key(table, holding, by_seat[seat]) for seat in left}
    return next((seat for seat in left if all(beats(keys[seat], keys[other]) for other in left if other != seat)), None)


def scored(table: Table, of: str, *, ruled: bool = False) -> Iterator[Said]:
    """What scores of a class: all that the player has told whose is best."""
    winner, holding = best_in(table, of, ruled=ruled), class_of(table, of)
    told = [each for each in standing(table, of, ruled=ruled) if each.seat == winner]
    yield from told if holding is None or holding.counts_all else told[:1]


def is_closed(table: Table, of: str) -> bool:
    """Whether the time is over to declare of a class: a later one has been told of, or a card has been played."""
    now = declared_of(table)
    if of in now.reopened:
        return False
    names = [each.name for each in classes_of(table)]
    form = table.game.part(Declares)
    later = names[names.index(of) + 1 :] if of in names and form is not None and form.in_order else []
    return has_begun(table) or any(each.of in later for each in now.said)


# --- moves


def declare(table: Table, act: Act) -> Table:
    """A player says what he holds; what he was asked to tell closer replaces what he said."""
    said = said_by(act)
    if said is None or class_of(table, said.of) is None:
        return table
    now = declared_of(table)
    place = told_closer(now, said)
    if not said.is_nothing:  # he claims it all the same, and whether he may is for a ruling
        now = evolve(now, answers=tuple(each for each in now.answers if each != (said.of, said.seat, GOOD)))
    if place is None:
        return table.but(evolve(now, said=(*now.said, said)), phase=PLAY)
    return table.but(evolve(now, said=(*now.said[:place], said, *now.said[place + 1 :])))


def told_closer(now: Declared, said: Said) -> int | None:
    """The place of what these words tell closer, where they tell of nothing new; what was called good is not asked for again."""
    if next((what for of, _, what in reversed(now.answers) if of == said.of), "") == GOOD:
        return None
    for place in range(len(now.said) - 1, -1, -1):
        if place not in now.withdrawn and now.said[place].is_told_closer_by(said):
            return place
    return None


def answer(table: Table, act: Act) -> Table:
    """A player answers what the other declared last."""
    now = declared_of(table)
    of = next((each.of for each in reversed(now.said) if each.seat != act.seat and not each.is_nothing), "")
    if act.seat is None or not of:
        return table
    return table.but(evolve(now, answers=(*now.answers, (of, act.seat, act.how))))


def take_back(table: Table, act: Act) -> Table:
    """A player takes back what he declared last; of that class they tell anew."""
    now = declared_of(table)
    mine = [place for place, each in enumerate(now.said) if each.seat == act.seat and place not in now.withdrawn]
    if not mine or act.cards:
        return table
    of = now.said[mine[-1]].of
    answers = tuple(each for each in now.answers if each[0] != of)
    return table.but(evolve(now, withdrawn=now.withdrawn | {mine[-1]}, reopened=now.reopened | {of}, answers=answers))
