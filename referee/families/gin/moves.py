"""How forms of gin move: what players agree on, two of several who play the hand, three who play it together."""

from collections.abc import Iterable

from attrs import evolve

from referee.core.cards import SPADES, suit_of
from referee.core.game import Game
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.gin.score import HandOfSeveral
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.melds.moves.melding import discards_of, melding_of, with_melding
from referee.mechanics.setting.moves import dealer, moves_nothing
from referee.mechanics.stock.moves import (
    KNOCKING_PLAY,
    bonuses_of,
    knockers_count,
    last_discards,
    lays_off_least,
    result,
    tells_counts,
    upcard_of,
)
from referee.score.tally import TallyResult

#: an optional rule, by its word
SPADES_DOUBLE = "spades-double"

Results = tuple[TallyResult | None, TallyResult | None]


# --- what the upcard says


def result_by_upcard(table: Table) -> Results:
    """What the hand comes to; twice that where the upcard is a spade, and the players agreed that it doubles."""
    upcard = upcard_of(table)
    doubles = upcard is not None and suit_of(upcard) == SPADES and table.noted("rule", how=SPADES_DOUBLE)
    played, ruled = result(table)
    return (_doubled(played), _doubled(ruled)) if doubles else (played, ruled)


def _doubled(hand: TallyResult | None) -> TallyResult | None:
    if hand is None:
        return None
    lines = (evolve(line, points=2 * line.points, what=f"{line.what}, doubled by the spade") for line in hand.lines)
    return evolve(hand, lines=tuple(lines))


PLAY_BY_UPCARD = evolve(KNOCKING_PLAY, moves={**KNOCKING_PLAY.moves, "rule": moves_nothing}, result=result_by_upcard)


# --- two of several


def two_play(table: Table, one: Seat, other: Seat) -> Table:
    """The table at which these two play the hand, and the others have no cards in it."""
    if one == other:
        return table
    return table.but(around=(one, other))


def deals_to_the_right(table: Table) -> Table:
    """Where the log does not say who plays whom, the dealer plays the opponent at his right."""
    return two_play(table, table.dealer, (table.dealer - 1) % table.seats)


def _dealer(table: Table, act: Act) -> Table:
    table = dealer(table, act)
    if act.seat is None or table.noted("meets"):
        return table
    return deals_to_the_right(table.but(around=()))


def _meets(table: Table, act: Act) -> Table:
    if act.seat is None or act.other is None:
        return table
    return two_play(table, act.seat, act.other).note(act)


def is_idle(table: Table, seat: Seat | None) -> bool:
    """Whether the player has no part in the hand."""
    return bool(table.around) and seat is not None and seat not in table.around


def _by_side(table: Table, hand: TallyResult | None) -> TallyResult | None:
    """The hand as one of those that are played side by side, its lines those of the sides."""
    if hand is None:
        return None
    lines = tuple(evolve(line, side=table.side_of(line.side)) for line in hand.lines)
    hands = table.seats // 2
    return HandOfSeveral(lines, hand.number, hand.dealer, hand.next_dealer, hands=hands)


def result_of_two(table: Table) -> Results:
    """What the hand of the two who play it comes to."""
    played, ruled = result(table)
    return _by_side(table, played), _by_side(table, ruled)


PLAY_OF_TWO = evolve(
    KNOCKING_PLAY,
    moves={**KNOCKING_PLAY.moves, "dealer": _dealer, "meets": _meets},
    begin=deals_to_the_right,
    result=result_of_two,
)


# --- three together


def _declines(table: Table, act: Act) -> Table:
    """The upcard refused: by eldest hand and the player at his left; then eldest hand draws."""
    if act.seat is None or act.seat != melding_of(table).turn:
        return table
    second = act.seat != table.eldest
    return with_melding(table.note(act), turn=table.eldest if second else table.left(act.seat))


def counts_of_three(table: Table) -> list[int | None]:
    """What each has unmatched, the others after laying off on what the knocker had at first."""
    knocker = melding_of(table).knocker
    assert knocker is not None
    return [knockers_count(table) if seat == knocker else lays_off_least(table, seat, knocker) for seat in range(table.seats)]


def result_of_three(table: Table) -> Results:
    """What the lowest count wins from the two others together; who ties the knocker wins the hand, and the knocker pays."""
    now, bonuses = melding_of(table), bonuses_of(table)
    dealer_known = table.dealer if known_dealer(table) is not None else None
    if now.knocker is None:
        drawn = TallyResult((), table.number, dealer_known, table.dealer) if table.phase == OVER else None
        return drawn, None if table.void else drawn
    told = counts_of_three(table)
    counts = [count for count in told if count is not None]
    if len(counts) < len(told):
        return None, None
    best = [seat for seat, count in enumerate(counts) if count == min(counts)]
    tied = now.knocker in best and len(best) > 1 and counts[now.knocker] > 0
    winners = [now.knocker] if not tied and now.knocker in best else [seat for seat in best if seat != now.knocker]
    if len(winners) > 1:
        return None, None  # of two who are level below the knocker, or level with him, the book does not say whose hand it is
    (winner,) = winners
    lines = [Entry(winner, sum(counts) - 2 * counts[winner], "the difference in counts")]
    if winner == now.knocker and not counts[winner]:
        lines.insert(0, Entry(winner, bonuses.gin, "gin"))
    if tied:
        lines.append(Entry(now.knocker, -bonuses.lost_by_a_tie, "a tie with the knocker"))
    entered = tuple(line for line in lines if line.points)
    hand = TallyResult(entered, table.number, dealer_known, winner)
    return hand, None if table.void else hand


PLAY_OF_THREE = evolve(
    KNOCKING_PLAY,
    moves={**KNOCKING_PLAY.moves, "declines": _declines, "end": tells_counts(counts_of_three)},
    result=result_of_three,
)


def a_last_discard_is_gone(table: Table) -> bool:
    """Whether somebody has taken a card that one of the others had discarded last."""
    return any(card not in discards_of(table).cards for card in last_discards(table, melding_of(table).turn))


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (SPADES_DOUBLE,) if game.play is PLAY_BY_UPCARD else ()
