"""Deals of which the record has lost an act, or tells two the wrong way round: several are accused, and one slip explains it.

Who acts before his turn is accused, for a referee has the log and nothing else. Where others would be accused after him, it is
tried whether one slip of the pen explains all of it: two acts that stand next to each other told the other way round, or one
more before the first that is wrong. If then nobody is accused of anything, it is likelier that this was not written down than
that so many erred, and the record is doubted from there: nobody is accused of what follows. Of what the players themselves
noticed it is never doubted that it happened. Where no slip explains it all, and a card is told where it cannot be both times,
nobody is accused from the first of the two on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from attrs import evolve

from referee.core.cards import PLANE, Card, cards_of, cards_text, copies_in, rank_of
from referee.core.doubt import nobody_is_accused_after
from referee.core.expect import Form, Kind
from referee.core.fold import close, one_by_one, play_through, step
from referee.core.game import Game
from referee.core.limits import FINDING, RAISING
from referee.core.matter import Matter
from referee.core.measured import Whose
from referee.core.record import NOWHERE, PASS, Act, Run, Seat, Span, call_text
from referee.core.subject import Deed
from referee.core.table import OVER, Table
from referee.core.values import frozen
from referee.core.verbs import of_play, taken, tree, verbs
from referee.core.verdict import is_breach
from referee.judge.idle import acts_without_effect
from referee.mechanics.setting.moves import LAYING
from referee.mechanics.talon.state import Talon
from referee.mechanics.tricks.moves.tricks import may_lead
from referee.mechanics.tricks.state import Tricks

#: by these somebody speaks of what has gone wrong, finds it or puts it right
_SPOKEN = frozenset((*RAISING, *FINDING)) - {"deals"} | {
    "accepts", "retracts", "substitutes", "forbids", "restores", "waives", "omits", "adds", "changes",
    "tags",  # of what another program has recorded it is weighed elsewhere how it may have erred
}  # fmt: skip
#: by these a card is told to be in a hand, or gone from it
_TELLS_WHERE = ("hand", "play", "discards", "passes")
#: what is counted as a score
_SCORED = ("hand", "crib")
#: what may be wrong because an act is not told, or told too early or too late
_OF_ORDER = frozenset(
    {Form.TURN, Form.MOMENT, Form.ONCE, Form.STEP, Form.DUE, Form.COUNT, Form.FIT, Form.LIMIT, Form.PLACE, Form.SIGHT}
    | {Form.KNOWN, Form.CONDUCT}
)
#: by these a hand gets cards, by these out of the pack in the play, and by these it shows them and keeps them
_GAINING, _DEALT, _SHOWING = ("draws", "serves"), ("up", "down"), ("melds", "declares", "shows", "exposes")
#: of two packs each card may seem wrong, some twice; where more is it is something else, and to look for it would take long
_MOST = 250
#: so many acts have to fit with the slip put right, from the first that is wrong on, for two or three say nothing; each that
#: is wrong bears it out as two others do, and that several players should have erred by turns as four
_BORNE_OUT, _EACH, _SEVERAL = 12, 2, 4
#: whose act is not told: so many have acted in his turn, and he came after so many, or they did so again and again
_IN_HIS_TURN, _OF_A_ROUND, _AGAIN_AND_AGAIN = 2, 3, 4
#: so many acts before the first that is wrong may have changed places or lack one; so many before that and after are like it
_NEAR, _AROUND, _AFTER = 8, 8, 3
#: so many acts are tried in the place of the one left out
_MOST_TRIED = 120
#: a move has two piles
_FROM_AND_TO = 2
#: by so much more may have been bid than near it
_HIGHER = (1, 5, 10)

Told = Sequence[tuple[Act, Table]]


@frozen
class Retold:
    """The acts of a deal as they are to be taken: why it is doubted from some act on, if it is; before and after that."""

    why: str
    before: Sequence[Act | Run]
    after: Sequence[Act | Run] = ()
    #: what nobody told of how the deal begins
    laid: tuple[Act, ...] = ()
    #: whether nobody is accused of what comes after, for it is not known what is wrong there
    spared: bool = False


@frozen
class Torn:
    """A deal, act by act, of which the record is to be doubted if something explains what is wrong in it."""

    told: Told
    end: Table
    #: that of the first who is accused
    place: int

    def because(self, why: str | None) -> Retold | None:
        """The deal doubted from there, if there is a reason."""
        acts = [act for act, _ in self.told]
        return None if why is None else Retold(why, acts[: self.place], acts[self.place :])


def perhaps_torn(table: Table, begun: Callable[[], Table], acts: Sequence[Act | Run]) -> Torn | None:
    """The deal that ends so, if it is not to be believed without question as it stands."""
    wrong = accused_in(table)
    if not 2 <= len(wrong) <= _MOST or not any(map(_is_of_order, wrong)):
        return None
    told, end = act_by_act(begun(), acts)
    first = min(accused_in(end), key=number_of, default=None)
    if first is None or not _is_of_order(first):
        return None
    place = number_of(first)
    if any(_is_spoken(act, table.game) for act, _ in told[place:]):
        return None
    wrong = accused_in(end)
    several = _SEVERAL if len({each.seat for each in wrong}) > 1 else 0
    return Torn(told, end, place) if len(told) - place + _EACH * len(wrong) + several >= _BORNE_OUT else None


def _is_spoken(act: Act, game: Game) -> bool:
    """Whether a player speaks of what has gone wrong, or finds it; to count a hand or ask for a card is play."""
    scored = act.verb == "counts" and act.how in _SCORED
    asked = act.verb == "asks" and game.play is not None and act.verb in game.play.moves
    return act.verb in _SPOKEN and not (scored or asked)


def slip_in(torn: Torn) -> Retold | None:
    """From where the record of a deal is to be doubted, and why, if one slip of the pen explains all."""
    return torn.because(next(_explained(torn.told, torn.place, torn.end), None))


def told_twice(table: Table, begun: Callable[[], Table], acts: Sequence[Act | Run]) -> Retold | None:
    """The acts of a deal in which a card is told of two hands, or played twice, where nobody can know which act is the slip:
    from the first of them on nobody is accused. What two acts bear out, a hand told and the card played from it, is so."""
    if not table.nobody_accused or table.pack_used.copies > 1 or not accused_in(table):
        return None
    told, end = act_by_act(begun(), acts)
    slip = next(map(number_of, filter(nobody_is_accused_after, end.settled)), len(told))
    first = None if slip == len(told) else _told_before(told[:slip], told[slip][0])
    if first is None or not any(first <= number_of(each) < slip for each in accused_in(end)):
        return None
    if any(_is_spoken(act, table.game) for act, _ in told[first:]):
        return None
    single = [act for act, _ in told]
    return Retold("", single[:first], single[first:], spared=True)


def _told_before(told: Told, slip: Act) -> int | None:
    """The number of the only act that tells where a card of this one is; None where several do, or one that moves it."""
    tell = [(at, act) for at, (act, _) in enumerate(told) if not {*slip.cards}.isdisjoint(act.cards)]
    if any(act.verb not in _TELLS_WHERE for _, act in tell):
        return None
    # that it was in the hand of him who has played it twice bears out neither
    again = [(at, act) for at, act in tell if act.seat == slip.seat and act.verb != "hand"]
    of_card = again or tell
    return of_card[0][0] if len(of_card) == 1 else None


def gap_in(torn: Torn) -> Retold | None:
    """The same where nobody can know what the act was that is not told, and the others went on behind it."""
    return torn.because(_went_on(torn.told, torn.place, torn.end))


def accused_in(table: Table) -> list[Matter]:
    """What somebody is accused of in a deal, what follows from it left aside."""
    return [each for each in table.settled if each.cause is None and is_breach(each)]


def act_by_act(table: Table, acts: Sequence[Act | Run], first: int = 0) -> tuple[Told, Table]:
    """Each act with the table before it, and the table at the end, whose matters are at lines that are the numbers of their
    acts, from that of the first on: a record that a program has made has no lines of its own."""
    told = list[tuple[Act, Table]]()

    def numbered(table: Table, act: Act) -> Table:
        return step(table, evolve(act, at=Span(first + len(told), 0, 0)))

    for entry in acts:
        for act, before, after in one_by_one(table, entry, numbered):
            told.append((act, before))
            table = after
    return told, close(table)


def number_of(matter: Matter) -> int:
    """That of its act, in a deal told act by act."""
    return matter.at.line


def _is_of_order(matter: Matter) -> bool:
    return isinstance(matter.breach, Kind) and matter.breach.form in _OF_ORDER


def _explained(told: Told, first: int, end: Table) -> Iterator[str]:
    """The slips with which nobody would be accused."""
    acts = [act for act, _ in told]
    idle = _come_to_nothing(end)
    for place in range(min(first, len(told) - 2), max(-1, first - _NEAR), -1):
        there = told[place][1]
        one, other = acts[place], acts[place + 1]
        if one != other and _has_effect(there, other, one) and _is_clean(there, [other, one, *acts[place + 2 :]], idle):
            yield f"told the other way round, {_named(there, one)} and {_named(there, other)} would be right, and all else"
    for place in range(first, max(-1, first - _NEAR), -1):
        there = told[place][1]
        for act in _left_out(told, place, acts[first]):
            if _goes_on(there, act) and _is_clean(there, [act, *acts[place:]], idle):
                yield f"with {_named(there, act)} before {_named(there, acts[place])} it would be right, and all else"
    for place in _begun_again(told, first, end):
        if _is_clean(told[0][1], acts[place:], idle):
            yield f"if another deal began with {_named(told[place][1], acts[place])} it would be right, and all else"


def _begun_again(told: Told, first: int, end: Table) -> Iterator[int]:
    """Where shortly before the first that is wrong, and comes too late, stands such an act as the deal began with."""
    late = (each.breach for each in accused_in(end) if number_of(each) == first)
    if any(isinstance(each, Kind) and each.form == Form.MOMENT for each in late):
        opening = next((act.verb for act, _ in told if act.verb not in (*LAYING, "deal", "board")), "")
        acts = [act for act, _ in told]
        for place in range(first, max(0, first - _NEAR), -1):
            if acts[place].verb == opening and not _is_done_again(acts[place - 1], acts[place]):
                yield place


def _is_done_again(before: Act, act: Act) -> bool:
    """Whether somebody does it in the place of what he has just taken back."""
    return before.verb == "retracts" and before.seat == act.seat


def _went_on(told: Told, first: int, end: Table) -> str | None:
    """Who did something before that act which is not told: the next one acts, and others behind him, when it was his turn."""
    before, there = told[first]
    accused = sorted(accused_in(end), key=number_of)
    due = accused[0].due
    if not isinstance(due, Whose) or before.seat == due.seat or (before.verb == "play" and there.part(Tricks) is not None):
        return None  # of a trick the cards behind it tell more
    acts = [act for act, _ in told[first:] if act.verb in of_play() and act.seat is not None]
    in_game = {act.seat for act in acts}
    following = [seat for seat in there.from_left_of(due.seat) if seat in in_game]
    in_his_turn = [number_of(each) for each in accused if each.due == due]
    if not acts or following[:1] != [before.seat] or len(in_his_turn) < _IN_HIS_TURN:
        return None
    # a card is no late bid, and a bid no late card
    came = next(
        (at for at, act in enumerate(acts) if act.seat == due.seat and bool(act.cards) == bool(before.cards)), len(acts)
    )
    others = {act.seat for act in acts[:came]}
    if len(others) < min(_OF_A_ROUND, there.seats - 1) and came < len(acts) and len(in_his_turn) < _AGAIN_AND_AGAIN:
        return None
    return f"what {there.name(due.seat)} did before {_named(there, before)} is not told, and others went on behind him"


def _goes_on(table: Table, act: Act) -> bool:
    """Whether the deal goes on behind the act: of what is told when it is over nobody is accused, whatever it is."""
    return table.phase == OVER or step(table, act).phase != OVER


def _has_effect(table: Table, *acts: Act) -> bool:
    """Whether none of the acts comes to nothing. Of a card told before anybody can lead nothing is judged."""
    if acts[0].verb == "play" != acts[-1].verb and not may_lead(table):
        return False
    return not play_through(table, acts).idle[len(table.idle) :]


def _named(table: Table, act: Act) -> str:
    what = cards_text(act.cards) if act.cards else f"'{act.verb}'" if act.call is None else call_text(act.call)
    return what if act.seat is None else f"{what} of {table.name(act.seat)}'s"


def _left_out(told: Told, place: int, wrong: Act) -> list[Act]:
    """Acts such as are told around it, by any player, with cards of his that are not told later; or a word of the game."""
    table = told[place][1]
    likes: dict[tuple[object, ...], Act] = {}
    near = sorted(range(max(0, place - _AROUND), min(len(told), place + _AFTER)), key=lambda each: abs(each - place))
    for act in (told[each][0] for each in near):
        if (act.seat is not None or act.piles or act.cards) and not act.text and act.verb not in LAYING:
            likes.setdefault((act.verb, act.how, act.call, act.numbers, act.amounts, len(act.cards)), act)
    passes = [evolve(act, call=PASS) for act in likes.values() if act.call is not None]
    found: dict[Act, None] = {}
    # behind a word that keeps the play from beginning no card would be judged
    words = () if wrong.verb == "play" else map(Act, _bare_verbs(table.game))
    for act in (*likes.values(), *passes[:1], *words):
        for seat in (None,) if act.seat is None and (act.piles or act.cards) else table.around or range(table.seats):
            bare = evolve(act, seat=seat, cards=(), at=NOWHERE)
            if len(act.cards) == 1 and seat is not None:
                found |= {evolve(bare, cards=(card,)): None for card in dict.fromkeys(_to_spare(told, place, seat))}
            if len(act.cards) == 1 and (seat is None or act.verb in _DEALT):
                found |= {evolve(bare, cards=(card,)): None for card in _never_told(told)}
            if not act.cards or act.verb == "draws":
                found[bare] = None
            if len(act.cards) > 1 and act.verb == "draws" and not act.numbers:
                found[evolve(bare, numbers=(len(act.cards),))] = None
            if len(act.piles) == _FROM_AND_TO and wrong.piles:
                found |= {evolve(bare, piles=piles, numbers=()): None for piles in _ways_of(told, wrong)}
            if act.verb == "bids" and act.numbers:
                found |= {evolve(bare, numbers=(act.number + more,)): None for more in _HIGHER}
    return [*_thrown_away(told, place, wrong.seat), *found][:_MOST_TRIED]


def _thrown_away(told: Told, place: int, seat: Seat | None) -> list[Act]:
    """Discards of several cards: which they were makes no difference where he does nothing with them later."""
    game = told[place][1].game
    if seat is None or game.play is None or "discards" not in game.play.moves:
        return []
    shown = {card for act, _ in told[place:] if act.seat == seat and act.verb in _SHOWING for card in act.cards}
    cards = [card for card in _to_spare(told, place, seat) if card not in shown]
    return [Act("discards", seat, cards=tuple(cards[:number])) for number in range(len(cards), 1, -1)]


def _to_spare(told: Told, place: int, seat: Seat) -> list[Card]:
    """The cards of a hand that is not told to do anything with them from there on."""
    hand, later = told[place][1].hands[seat], _needed_later(told, place, seat)
    cards = dict.fromkeys(each % PLANE for each in cards_of(hand))
    return [card for card in cards for _ in range(copies_in(hand, card) - later[card])]


def _never_told(told: Told) -> list[Card]:
    """The cards of the pack that no act of the deal tells, by rank: which of them comes makes no more difference than that."""
    seen = {card for act, _ in told for card in act.cards}
    pack = told[0][1].pack_used
    by_rank = {rank_of(card): card for card in cards_of(pack.cards) if card not in seen or pack.copies > 1}
    return list(by_rank.values())


def _ways_of(told: Told, wrong: Act) -> Iterator[tuple[str, str]]:
    """From where to where something may be moved that has to do with what is wrong there."""
    known = sorted({pile for act, _ in told for pile in act.piles})
    for pile in wrong.piles:
        for other in known:
            if other != pile:
                yield pile, other
                yield other, pile


def _needed_later(told: Told, place: int, seat: Seat) -> Counter[Card]:
    """How many of each card a hand has to have there, for what it is told to do with them from there on."""
    drawn, needed = Counter[Card](), Counter[Card]()
    for act in (act for act, _ in told[place:] if act.seat == seat and act.verb not in _SHOWING):
        for card in act.cards:
            if act.verb in _GAINING:
                drawn[card] += 1
            elif drawn[card]:
                drawn[card] -= 1
            else:
                needed[card] += 1
    return needed


@cache
def _bare_verbs(game: Game) -> list[str]:
    """The verbs by which this game is played that say no more than who."""
    moves = game.play.moves if game.play else {}
    who = frozenset({"SEAT"})
    return sorted(verb for verb in of_play() & moves.keys() if taken(tree(verbs()[verb]), who) == who)


def _is_clean(table: Table, acts: Sequence[Act], idle: int) -> bool:
    """Whether nobody is accused of any of these acts, nothing in them cannot be, the deal counts as it did, and of all no
    more than so many come to nothing: of those nothing is judged."""
    there, before = table, len(table.settled)
    for act in acts:
        table = step(table, act)
        if table.docket or any(_accuses(each) for each in table.settled[before:]):
            return False
        before = len(table.settled)
    if _more_is_drawn(there, table, acts) or table.void > there.void:
        return False
    end = close(table)
    if any(_accuses(each) for each in end.settled[before:]):
        return False
    return _come_to_nothing(table) <= idle or _not_heard(there, end, acts) <= idle


def _come_to_nothing(table: Table) -> int:
    """How many acts come to nothing, those apart that only show what may be known."""
    return sum(act.verb not in _SHOWING for _, act in table.idle)


def _not_heard(before: Table, end: Table, acts: Sequence[Act]) -> int:
    """How many of those acts come to nothing in the deal that goes on so from there, and ends so: by which it is played, or
    that were out of place and have no effect."""
    without = {*acts_without_effect(end, lambda deaf: close(play_through(before.but(deaf=deaf), acts)))}
    return sum(act.verb not in _SHOWING and (act.verb in of_play() or act in without) for _, act in end.idle)


def _more_is_drawn(before: Table, after: Table, acts: Sequence[Act]) -> bool:
    """Whether more went out of the stock than is told, where any of it is: then more than one act would not be told."""
    stock, left = before.part(Talon), after.part(Talon)
    drawn = sum(act.how_many or 1 for act in acts if act.verb == "draws")
    return stock is not None and left is not None and 0 < drawn < stock.left - left.left


def _accuses(matter: Matter) -> bool:
    return matter.breach.suspect or (not isinstance(matter.breach, Deed) and is_breach(matter))
