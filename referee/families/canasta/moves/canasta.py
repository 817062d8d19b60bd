"""Canasta: what the players have beside their melds, whose meld a card joins, and who may take the pile (usp56 2934-3007)."""

from collections.abc import Iterable, Sequence
from typing import Any

from attrs import evolve, frozen

from referee.core.cards import Card, suit_of
from referee.core.game import Game
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import PLAY, Table
from referee.families.canasta.moves.canasta_melds import (
    DEUCE_ELSEWHERE,
    FOR_FIRST_MELD,
    NO_PAIR,
    NOT_AGREED,
    ONE_CARD,
    ONLY_WITH_WILD,
    SMALLEST,
    UNDER,
    UNDER_HIGHEST,
    UNDER_OWN,
    WITHOUT_PAIR,
    WRONG_SORT,
    blocked,
    fault_of,
    goes_with,
    is_frozen,
    is_natural_pair,
    lacks,
)
from referee.families.canasta.score.canasta import (
    CANASTA,
    Counts,
    Melds,
    in_sequence,
    is_joker,
    is_wild,
    naturals,
    rank_of_meld,
    value_of,
    wild_cards,
)
from referee.mechanics.melds.moves.melding import Meld, discards_of, gains, melding_of, plus, stock_of, with_melding

#: the two sorts of melds of which the players choose one
SEQUENCES, WILD_MELDS = "sequences", "wild-melds"


@frozen
class Canasta(Part):
    """What the players of a canasta deal have beside their melds, and what has been said and done in this turn."""

    #: red threes on the table, by player
    red_threes: tuple[int, ...]
    #: by how much the first meld of a side must count more, because one of it has retracted one, by player
    raised: tuple[int, ...]
    #: black threes that have left the play with a pile, by the player who took it
    black_threes: tuple[int, ...]
    #: the players who had melds on the table when this turn began, one bit each
    opened: int = 0
    #: those who have completed a canasta, and those who have taken up the cards that are theirs for it
    completed: int = 0
    packets: int = 0
    #: the player to whom cards of the stock are due for the first meld of his side
    draws_more: Seat | None = None
    #: whether anybody has taken the discard pile
    pile_taken: bool = False
    #: the cards melded in this turn, and those of the discard pile taken in it, its top card left aside
    melded: tuple[Card, ...] = ()
    from_pile: tuple[Card, ...] = ()
    #: whether a card that was melded in this turn has been taken up again
    taken_up: bool = False
    #: who asked whether he may go out in this turn, and the answer
    asked: Seat | None = None
    answer: str = ""
    #: whether the player in turn has indicated that he will take the pile
    indicated: bool = False


def canasta_of(table: Table) -> Canasta:
    """The state of the deal beside the melds."""
    none = (0,) * table.seats
    return table.part(Canasta) or Canasta(none, none, none)


def with_canasta(table: Table, **changes: Any) -> Table:
    """The table with these changes."""
    return table.but(evolve(canasta_of(table), **changes))


def melds_allowed(table: Table) -> Melds:
    """What may be melded: where the players choose a sort of melds, that one, or either as long as nobody says which."""
    melds = table.game[Counts].melds
    if not melds.by_agreement:
        return melds
    told = {rule for rule in (SEQUENCES, WILD_MELDS) if table.noted("rule", how=rule)}
    on_table = {_sort(each) for each in melding_of(table).melds} - {""}
    agreed = told or on_table or {SEQUENCES, WILD_MELDS}
    return evolve(melds, sequences=SEQUENCES in agreed, wild=WILD_MELDS in agreed)


def _sort(meld: Meld) -> str:
    natural = naturals(meld.cards)
    return WILD_MELDS if not natural else SEQUENCES if rank_of_meld(meld.cards) is None else ""


def side_seats(table: Table, side: int) -> tuple[Seat, ...]:
    """The players of a side."""
    return tuple(seat for seat in range(table.seats) if table.side_of(seat) == side)


def side_melds(table: Table, side: int) -> tuple[Meld, ...]:
    """The melds of a side."""
    return tuple(each for each in melding_of(table).melds if table.side_of(each.owner) == side)


def due_for_first_meld(table: Table) -> int:
    """So many cards as the game gives whoever makes the first meld of his side, or those that are left."""
    return min(table.game[Counts].for_first_meld, len(stock_of(table)))


def side_red_threes(table: Table, side: int) -> int:
    """The red threes that a side has on the table."""
    return sum(canasta_of(table).red_threes[seat] for seat in side_seats(table, side))


def meld_of_rank(table: Table, side: int, rank: int | None) -> Meld | None:
    """The side's meld of that rank, if it has one."""
    return next((each for each in side_melds(table, side) if rank_of_meld(each.cards) == rank is not None), None)


def lacks_to_go_out(table: Table, side: int, joined: Meld | None = None, more: Sequence[Card] = ()) -> str:
    """What the side lacks to go out, with the cards that are melded now; nothing where it may."""
    melds = [each.cards for each in side_melds(table, side) if each is not joined]
    if more:
        melds.append((*(joined.cards if joined else ()), *more))
    return lacks(melds, side_red_threes(table, side), table.game[Counts])


# --- the first meld


def is_told_no(table: Table, seat: Seat) -> bool:
    """Whether he has asked his partner for leave to go out, and has been refused it."""
    now = canasta_of(table)
    return now.answer == "no" and now.asked == seat


def may_go_out(table: Table, seat: Seat) -> bool:
    """Whether a player may go out with the cards that his side has on the table."""
    return not lacks_to_go_out(table, table.side_of(seat)) and not is_told_no(table, seat)


def total_of(table: Table, seat: Seat) -> int:
    """What the player or his side has at the beginning of the deal."""
    totals = table.sheet.totals if table.sheet else ()
    column = table.side_of(seat) if table.game.sides else seat
    return totals[column] if column < len(totals) else 0


def least_count(table: Table, seat: Seat) -> int:
    """What the first meld must count that this player makes."""
    raised = sum(canasta_of(table).raised[each] for each in side_seats(table, table.side_of(seat)))
    counts = table.game[Counts]
    if table.sheet_doubted:  # the least that it may be for all that is known
        return min(counts.minimum_below_nothing, *(each for _, each in counts.minimums)) + raised
    return counts.minimum(total_of(table, seat)) + raised


def counted_melds(table: Table, *, wild: bool = True) -> int:
    """What the melds of this turn count towards the minimum: of the pile only its top card counts."""
    state = canasta_of(table)
    counted = list(state.melded)
    for card in state.from_pile:
        if card in counted:
            counted.remove(card)
    return value_of(counted if wild else naturals(counted))


def opening_fault(table: Table, seat: Seat) -> str:
    """What is wrong with the first meld of this turn; nothing where it is enough, or where nobody knows what is."""
    counts, total, least = table.game[Counts], total_of(table, seat), least_count(table, seat)
    side = table.side_of(seat)
    if counts.opening_sorts and table.sheet_doubted:
        return ""
    sorts = counts.opens_with(total)
    if sorts:
        return "" if any(counts.sort(each.cards) in sorts for each in side_melds(table, side)) else WRONG_SORT
    if counts.lost_from is not None and total >= counts.lost_from:
        return ""
    counted = counted_melds(table, wild=not counts.opens_without_wild)
    if counted >= least:
        return ""
    if counted_melds(table) >= least:
        return ONLY_WITH_WILD
    if any(least_count(table, each) <= counted for each in side_seats(table, side)):
        return UNDER_OWN
    return UNDER_HIGHEST if total >= counts.minimums[0][0] else UNDER


# --- melds


def meld_joined(table: Table, act: Act) -> Meld | None:
    """The meld that these cards are added to; None where they are one of their own.

    It is that of the rank named, or of theirs; cards of a suit go on a sequence; wild cards alone on a meld of wild cards, or
    the only meld there is.
    """
    assert act.seat is not None
    owner = act.seat if act.other is None else act.other
    melds, rules = side_melds(table, table.side_of(owner)), melds_allowed(table)
    rank = act.rank if act.rank is not None else rank_of_meld(act.cards)
    if rank is not None and not (act.rank is not None and _is_deuce(rank)):
        return _of_rank(melds, rank, act, rules)
    natural = naturals(act.cards)
    if natural and act.rank is None:
        return _sequence_for(melds, act.cards, rules)
    of_wild = next((each for each in melds if not naturals(each.cards)), None)
    if of_wild is not None and (act.rank is None or _is_deuce(rank)):
        return None if len(of_wild.cards) >= CANASTA and len(act.cards) >= SMALLEST else of_wild
    if act.rank is not None or any(rank_of_meld((card,)) is not None for card in act.cards):
        return None
    alone = len(melds) == 1 and not ((rules.wild or rules.deuces) and len(act.cards) >= SMALLEST)
    return melds[0] if alone else None


def _is_deuce(rank: int | None) -> bool:
    return rank == 0


def _of_rank(melds: Sequence[Meld], rank: int, act: Act, rules: Melds) -> Meld | None:
    of_rank = [each for each in melds if rank_of_meld(each.cards) == rank]
    if not of_rank:
        return _sequence_for(melds, act.cards, rules) if act.rank is None else None
    if not rules.several_of_a_rank:
        return of_rank[0]
    fitting = [each for each in of_rank if not fault_of((*each.cards, *act.cards), rules)]
    incomplete = [each for each in fitting if len(each.cards) < CANASTA]
    if incomplete:
        return incomplete[0]
    if not fault_of(act.cards, rules):
        return None
    return (fitting or of_rank)[0]


def _sequence_for(melds: Sequence[Meld], cards: Sequence[Card], rules: Melds) -> Meld | None:
    if not rules.sequences:
        return None
    suits = {suit_of(card) for card in naturals(cards)}
    there = [each for each in melds if rank_of_meld(each.cards) is None and naturals(each.cards)]
    of_suit = [each for each in there if {suit_of(card) for card in naturals(each.cards)} == suits]
    wild = len(wild_cards(cards)) + rules.wild_in_sequence
    fitting = [each for each in of_suit if in_sequence((*each.cards, *cards), wild)]
    own = not fault_of(cards, rules)
    open_ones = [each for each in fitting if len(each.cards) + len(cards) <= CANASTA]
    return next(iter(open_ones or ([] if own else fitting)), None)


def fault_of_meld(table: Table, act: Act, joined: Meld | None, *, going_out: bool) -> str:
    """What is wrong with the cards that are melded, with those that they join."""
    assert act.seat is not None
    counts, rules = table.game[Counts], melds_allowed(table)
    cards = (*(joined.cards if joined else ()), *act.cards)
    fault = fault_of(cards, rules, going_out=going_out)
    if fault and counts.melds.by_agreement and not fault_of(cards, _either(counts.melds), going_out=going_out):
        return NOT_AGREED
    if not fault and rules.deuces and naturals(cards) and any(is_wild(card) and not is_joker(card) for card in act.cards):
        waiting = [each for each in side_melds(table, table.side_of(act.seat)) if not naturals(each.cards)]
        return DEUCE_ELSEWHERE if any(len(each.cards) < CANASTA for each in waiting) else ""
    return fault


def _either(melds: Melds) -> Melds:
    return evolve(melds, sequences=True, wild=True)


# --- the pile


def claim_fault(table: Table, seat: Seat, shown: Sequence[Card]) -> str:
    """What is wrong with a claim to the discard pile on the strength of these cards; nothing where it is good."""
    pile, side, counts = discards_of(table).cards, table.side_of(seat), table.game[Counts]
    if not pile or pile[-1] < 0:
        return ""
    top, has_opened = pile[-1], opened(table, side)
    if why := blocked(top, shown, counts):
        return why
    if melding_of(table).held[seat] == 1 and len(pile) == 1:
        return ONE_CARD
    if not has_opened and not counts.pile.for_first_meld:
        return FOR_FIRST_MELD
    if is_natural_pair(top, shown) or is_wild(top):
        return ""
    frozen = counts.pile.always_frozen or is_frozen(pile)
    if frozen or not has_opened:
        return WITHOUT_PAIR if shown or frozen else NO_PAIR
    return goes_with(top, shown, [each.cards for each in side_melds(table, side)], counts)


def opened(table: Table, side: int) -> bool:
    """Whether the side had melds when this turn began."""
    return any(canasta_of(table).opened >> seat & 1 for seat in side_seats(table, side))


def went_out_concealed(table: Table) -> bool:
    """Whether the player who is out melded his whole hand in this turn, a canasta in it, and nothing before."""
    now = melding_of(table)
    if now.out is None or now.laid_before >> now.out & 1:
        return False
    mine = [each for each in now.melds if set(each.cards) <= set(canasta_of(table).melded)]
    return any(table.game[Counts].sort(each.cards) for each in mine)


def without_melded(table: Table, seat: Seat, cards: Sequence[Card]) -> Table:
    """The table with these cards back in the hand of the player: from melds of his side first, and else from the others'."""
    now, side = melding_of(table), table.side_of(seat)
    order = sorted(range(len(now.melds)), key=lambda place: (table.side_of(now.melds[place].owner) != side, -place))
    kept, left, back = [list(each.cards) for each in now.melds], list(cards), []
    for place in order:
        for card in now.melds[place].cards:
            if card in left:
                left.remove(card)
                kept[place].remove(card)
                back.append(card)
    melds = tuple(evolve(each, cards=tuple(stays)) for each, stays in zip(now.melds, kept, strict=True) if stays)
    melded = list(canasta_of(table).melded)
    for card in back:
        if card in melded:
            melded.remove(card)
    table = with_melding(gains(table, seat, back), melds=melds, due=plus(now.due, seat, len(back)))
    table = with_canasta(table, melded=tuple(melded))
    return table.but(evolve(melding_of(table), out=None), phase=PLAY) if now.out == seat else table


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    form = game.part(Counts)
    return (SEQUENCES, WILD_MELDS) if form is not None and form.melds.by_agreement else ()
