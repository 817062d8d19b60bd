"""Deals in which a hand did not play to a trick, and only the cards tell it: the others have played, and the next lead follows.

The first card after it is out of turn, for a referee cannot know that the hand in turn will be passed over, and so would be
every card to the next lead. Where nobody but him would be accused of any of it if he did not play to the trick, that is what
has happened: the log is heard as if it said so before the first of those cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.core.law import Deed
from referee.core.record import Act, Run, Seat, in_parts
from referee.core.table import Table
from referee.judge.torn import Retold, Told, accused_in, act_by_act, number_of
from referee.mechanics.deal.expects.wrong_number_of_cards import TOO_MANY_CARDS
from referee.mechanics.tricks.expects.card_thrown import CARD_THROWN
from referee.mechanics.tricks.expects.defective_trick import NO_CARD_TO_TRICK, TWO_CARDS_TO_TRICK
from referee.mechanics.tricks.expects.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.mechanics.tricks.moves.tricks import has_played
from referee.mechanics.tricks.state import Tricks

#: with fewer hands who leads again may only have been too quick
_FEWEST = 3
#: what others seem to have done then
_SHOWN_BY = (PLAY_OUT_OF_TURN, CARD_THROWN, TWO_CARDS_TO_TRICK)
#: so many hands left out are looked for in a deal
_MOST = 4
#: so many acts must be right then that are wrong as they stand: a card alone may have been played too early, but a whole trick
#: that a log tells at once begins with its lead
_ENOUGH, _ENOUGH_OF_A_TRICK = 2, 1

Acts = Sequence[Act | Run]


def left_out_in(table: Table, begun: Callable[[], Table], acts: Acts) -> Retold | None:
    """The acts of a deal with the hands that were left out of a trick told; None where none was."""
    if (
        not table.game.minds(NO_CARD_TO_TRICK)
        or table.seats < _FEWEST
        or not any(each.breach in _SHOWN_BY for each in table.settled)
    ):
        return None
    told: Acts = in_parts(acts)
    found: Retold | None = None
    for _ in range(_MOST):
        more = _first_left_out(begun(), told)
        if more is None:
            break
        told, found = more, Retold("", more)
    return found


def _first_left_out(begun: Table, acts: Acts) -> Acts | None:
    """The acts with the first hand told that was left out, if one was."""
    told, end = act_by_act(begun, acts)
    for place in sorted(_wrong_acts(end)):
        act, there = told[place]
        seat = _passed_over(there, act)
        if seat is not None:
            before, after = _parted(acts, told, place)
            omitted = [*before, Act("omits", seat, at=act.at), *after]
            enough = _ENOUGH_OF_A_TRICK if isinstance(after[0], Run) else _ENOUGH
            if _spared(end, act_by_act(begun, omitted)[1], seat, place) >= enough:
                return omitted
    return None


def _passed_over(table: Table, act: Act) -> Seat | None:
    """The hand that is due a card to the trick on the table where another plays."""
    tricks = table.part(Tricks)
    if act.verb != "play" or tricks is None or not tricks.cards or has_played(tricks, tricks.turn):
        return None
    return tricks.turn if act.seat != tricks.turn else None


def _parted(acts: Acts, told: Told, place: int) -> tuple[Acts, Acts]:
    """The acts before the one of this number, and those from it on; a run that does not begin there is told act by act."""
    first = 0
    for at, entry in enumerate(acts):
        end = first + (len(entry.moves) if isinstance(entry, Run) else 1)
        if place == first:
            return acts[:at], acts[at:]
        if place < end:
            single = [act for act, _ in told]
            return [*acts[:at], *single[first:place]], [*single[place:end], *acts[at + 1 :]]
        first = end
    return acts, []


def _spared(before: Table, after: Table, seat: Seat, place: int) -> int:
    """How many acts fewer are wrong where this hand did not play then; none where anybody is accused of more than before.

    That he has a card too many when he counts comes of it.
    """
    now = {(each.breach, each.seat, _number_before(number_of(each), place)) for each in accused_in(after)}
    then = {(each.breach, each.seat, number_of(each)) for each in accused_in(before)}
    others = {told for told in now if told != (NO_CARD_TO_TRICK, seat, place) and told[:2] != (TOO_MANY_CARDS, seat)}
    if (NO_CARD_TO_TRICK, seat, place) not in now or others - then or _is_doubted(after) > _is_doubted(before):
        return 0
    return len(_wrong_acts(before)) - len({number for _, _, number in others})


def _is_doubted(table: Table) -> bool:
    """Whether anything in the deal cannot be as it is told."""
    return any(each.breach.suspect for each in table.settled)


def _number_before(number: int, place: int) -> int:
    """The number that an act had when nothing was told before that place."""
    return number - (number > place)


def _wrong_acts(table: Table) -> set[int]:
    """The numbers of the acts with which something is wrong, though the book may let it pass."""
    return {number_of(each) for each in table.settled if each.cause is None and not isinstance(each.breach, Deed)}
