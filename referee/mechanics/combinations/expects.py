"""Combinations laid down: at the wrong time, two where one may be, of cards that may not be counted again, for wrong points."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import Again, NotA, NotHeld, NotThisCard, TooEarly, WrongSum
from referee.core.fact import NO, YES, of
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act, Seat
from referee.core.table import OVER, Table
from referee.mechanics.combinations.moves import not_lying, restated, said_of, worth_added
from referee.mechanics.combinations.state import CombinationForm, best_there, lying, scale_of, shown_of, tricks_gathered, use_of
from referee.mechanics.tricks.state import Tricks, order_here

VERBS = ("melds",)

#: whether it is one that may be laid down beside another
BESIDE = of("beside", YES, NO, question="Was it the lowest trump?")
#: what he said that it counts
TOO_MUCH, TOO_LITTLE = "too-much", "too-little"
SAID_TO_COUNT = of("said-to-count", TOO_MUCH, TOO_LITTLE, question="Was it counted for too much, or for too little?")

COMBINATION_AT_WRONG_TIME = TooEarly(
    "combination",
    "trick won",
    name="combination-at-wrong-time",
    says="a combination laid down by a player who may not lay one down now",
)
SECOND_COMBINATION = Again("combination", name="second-combination", says="a second combination laid down in the same turn")
NO_COMBINATION = NotA("combination", name="no-combination", says="cards laid down for a combination that they do not make")
COMBINATION_OF_CARDS_LYING = NotThisCard(
    "combination", "none new", name="combination-of-cards-lying", says="a combination counted without a card laid down for it"
)
CARD_COUNTED_BEFORE = NotThisCard(
    "combination",
    "counted before",
    name="card-counted-before",
    says="a card counted in a combination for which it has been counted already",
)
COMBINATION_WITH_PLAYED_CARD = NotHeld(
    "combination", name="combination-with-played-card", says="a card counted in a combination after it was played"
)
COMBINATION_MISCOUNTED = WrongSum(
    "combination", name="combination-miscounted", says="a combination counted for more or for less than it is worth"
)


def in_game(game: Game) -> bool:
    """Where there are combinations."""
    return game.part(CombinationForm) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with cards laid down for what they count: the first thing, and that they are counted wrong."""
    if act.seat is None or not act.cards or table.phase == OVER or restated(table, act) is not None:
        return
    one_by_one = table.game.minds(SECOND_COMBINATION)
    fault = _fault(table, act, act.seat) if one_by_one else _no_part(table, act, act.seat)
    if fault is not None:
        yield fault
    else:
        yield from _miscounted(table, act, act.seat, one_by_one)


def place_of_next(table: Table) -> int:
    """The place that it has among all that is declared."""
    return len(shown_of(table).declared)


def _fault(table: Table, act: Act, seat: Seat) -> Matter | None:
    use, who, cards = use_of(table, seat, act.cards, said_of(act)), table.name(seat), cards_text(act.cards)
    made, place = use.combination, place_of_next(table)
    matter = Matter(COMBINATION_AT_WRONG_TIME, seat, "", act.at, cards=act.cards, count=place)

    def found(breach: TooEarly | Again | NotA | NotHeld | NotThisCard, why: str, **told: object) -> Matter:
        return Matter(breach, seat, f"{who} {why}", act.at, cards=act.cards, count=place, **told)  # type: ignore[arg-type]

    if seat not in table.game[CombinationForm].may_declare(table):
        of = BESIDE.told(YES if made is not None and made.beside else NO)
        return found(matter.breach, f"laid down {cards} at a time when he may not", of=of)  # type: ignore[arg-type]
    if use.missing:
        if not any(_played(table, seat, card) for card in use.missing):
            return None
        there = best_there(table, seat, act.cards, use.missing) if scale_of(table).anew else ()
        left = use_of(table, seat, there).combination
        due = None if left is None else Number(left.points)
        return found(COMBINATION_WITH_PLAYED_CARD, f"counted {cards}, of which {cards_text(use.missing)} is played", due=due)
    if made is None:
        scale, trump = scale_of(table), order_here(table).trump
        best = scale.best_in(act.cards, trump)
        if best is not None and scale.counts(act.cards, trump) == set(act.cards):
            due = Number(0 if _laid_down_in_this_turn(table, seat) else best[0].points)
            return found(SECOND_COMBINATION, f"laid down {cards}, more than one combination at once", due=due)
        said = Number(act.number) if act.numbers else None
        return found(NO_COMBINATION, f"laid down {cards}, which is no combination", found=said)
    if not made.beside and _laid_down_in_this_turn(table, seat):
        return found(SECOND_COMBINATION, f"laid down {cards}, a second combination in one turn")
    if use.barred:
        counted = cards_text(each.card for each in use.barred)
        return found(CARD_COUNTED_BEFORE, f"counted {counted} again for {cards}")
    if not use.fresh and not scale_of(table).anew:
        return found(COMBINATION_OF_CARDS_LYING, f"counted {cards} without laying a card down")
    return None


def _played(table: Table, seat: Seat, card: int) -> bool:
    tricks = table.part(Tricks)
    return tricks is not None and any((seat, card) in trick for trick in (*tricks.past, tricks.cards))


def _laid_down_in_this_turn(table: Table, seat: Seat) -> bool:
    """Whether he has laid one down since the last trick that counts as the one of this turn."""
    scale, now, ruled = scale_of(table), tricks_gathered(table), dict(shown_of(table).ruled)
    mine = ((place, each) for place, each in enumerate(shown_of(table).declared) if each.owner == seat and each.after == now)
    return any(each.name and not scale.named(each.name).beside and ruled.get(place) != 0 for place, each in mine)


def _no_part(table: Table, act: Act, seat: Seat) -> Matter | None:
    """Cards shown all at once of which some make no part of any combination; or that lie there, and are counted again."""
    if not not_lying(table, seat, act.cards) and not worth_added(table, seat, act.cards):
        why = f"{table.name(seat)} counted {cards_text(act.cards)} again"
        return Matter(CARD_COUNTED_BEFORE, seat, why, act.at, cards=act.cards, count=place_of_next(table))
    trump, scale = order_here(table).trump, scale_of(table)
    before = tuple(each.card for each in lying(table, seat))
    idle = [card for card in act.cards if card not in scale.counts((*before, *act.cards), trump)]
    worth = scale.worth((*before, *act.cards), trump)
    if not idle or (worth and scale.worth([card for card in (*before, *act.cards) if card not in idle], trump) < worth):
        return None
    why = f"{table.name(seat)} laid down {cards_text(act.cards)}, of which {cards_text(idle)} makes no combination"
    due = Number(worth_added(table, seat, act.cards))
    said = Number(act.number) if act.numbers else None
    return Matter(NO_COMBINATION, seat, why, act.at, cards=tuple(idle), count=place_of_next(table), due=due, found=said)


def _miscounted(table: Table, act: Act, seat: Seat, one_by_one: bool) -> Iterator[Matter]:
    if not act.numbers:
        return
    if one_by_one:
        made = use_of(table, seat, act.cards, act.number).combination
        points = act.number if made is not None and made.lost else made.points if made is not None else 0
    else:
        points = worth_added(table, seat, act.cards)
    if act.number == points:
        return
    which = TOO_MUCH if act.number > points else TOO_LITTLE
    why = f"{table.name(seat)} counted {act.number} for {cards_text(act.cards)}, which is worth {points}"
    yield Matter(
        COMBINATION_MISCOUNTED,
        seat,
        why,
        act.at,
        cards=act.cards,
        count=place_of_next(table),
        due=Number(points),
        found=Number(act.number),
        of=SAID_TO_COUNT.told(which),
    )
