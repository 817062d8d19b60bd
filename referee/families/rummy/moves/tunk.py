"""Tunk: a knock with five or less, a last turn for everybody else, and a hundred points put a player out (usp56 3499-3515)."""

from collections.abc import Iterable

from attrs import evolve, frozen

from referee.core.cards import RANK_PLACE
from referee.core.game import Game
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.rummy.moves.rummy import KNOCK_RUMMY_PLAY
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.melds.moves import melding_moves as moves
from referee.mechanics.melds.moves.melding import hand_told, matching_of, melding_of, sets_of, stock_of, with_melding
from referee.mechanics.melds.score import Bonuses
from referee.mechanics.setting.moves import moves_nothing
from referee.mechanics.stock import moves as stock_moves
from referee.score.matched import Matching
from referee.score.tally import TallyResult
from referee.score.wild import Wild

#: deuces stand for others; a group has two natural cards and four in all, and a deuce that is left counts two
DEUCES = Matching(wild=Wild(ranks=(RANK_PLACE["2"],)), wild_left=2, longest_group=4, naturals_of_group=2)
AFTER_BREAK = "only-matched-after-break"


@frozen(kw_only=True)
class Tunk(Bonuses):
    """The numbers of the game."""

    undercut: int = 0
    gin: int = 0
    left_in_stock: int = 0
    matching: Matching = DEUCES
    #: with so many points a player is out of the game
    out_at: int


def playing(table: Table) -> tuple[Seat, ...]:
    """Those who have not been put out of the game by their points."""
    return table.around or tuple(range(table.seats))


def stock_is_short(table: Table) -> bool:
    """Whether the stock no longer has a card for each of the others after a tunk."""
    return len(stock_of(table)) < len(playing(table)) - 1


def least_if_tunked(table: Table, seat: Seat) -> int | None:
    """The fewest points that he can have unmatched once he has discarded; None where his cards are not told."""
    cards, matching = hand_told(table, seat), matching_of(table)
    if cards is None:
        return None
    if melding_of(table).drawn and melding_of(table).turn == seat:
        rests = ((*cards[:place], *cards[place + 1 :]) for place in range(len(cards)))
        return min(matching.least_count(each) for each in rests)
    return matching.least_count(cards)


def begin(table: Table) -> Table:
    """Who has a hundred points is out of the game."""
    totals = () if table.sure_sheet is None else table.sure_sheet.totals
    around = tuple(seat for seat in range(table.seats) if seat >= len(totals) or totals[seat] < table.game[Tunk].out_at)
    return table.but(around=around) if 1 < len(around) < table.seats else table


def tunk(table: Table, act: Act) -> Table:
    """A player tunks; once the stock is short the hand is over, and it is scored only where that is agreed on."""
    if act.seat is None or table.phase == OVER or melding_of(table).knocker is not None:
        return table
    if not stock_is_short(table):
        return with_melding(table, knocker=act.seat, exposed=False, laid_off=False)
    if not table.noted("rule", how=AFTER_BREAK):
        return table.but(phase=OVER)
    return with_melding(table, knocker=act.seat).but(phase=OVER)


def discard(table: Table, act: Act) -> Table:
    """A discard ends a turn; the last turn after a tunk ends the hand, and so does a stock that is too short."""
    table = moves.discard(table, act)
    now = melding_of(table)
    if now.knocker is not None:
        return table.but(phase=OVER) if now.turn == now.knocker else table
    return table.but(phase=OVER) if stock_is_short(table) and not table.noted("rule", how=AFTER_BREAK) else table


def counts(table: Table) -> dict[Seat, int | None]:
    """What each has unmatched: the player who tunked, and the others after what they can lay off on his sets."""
    knocker = melding_of(table).knocker
    assert knocker is not None
    after_break = table.noted("rule", how=AFTER_BREAK) and stock_is_short(table)
    found: dict[Seat, int | None] = {}
    for seat in playing(table):
        if seat == knocker or after_break:
            cards = hand_told(table, seat)
            laid = bool(sets_of(table, seat))
            matching = matching_of(table)
            found[seat] = None if cards is None else matching.pips_of(cards) if laid else matching.least_count(cards)
        else:
            found[seat] = stock_moves.lays_off_least(table, seat, knocker)
    if after_break:
        found[knocker] = least_if_tunked(table, knocker)
    return found


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """Each has his count scored against him, the player who tunked twice where another has less; a hand redealt brings nothing."""
    if table.phase != OVER:
        return None, None
    dealer = table.dealer if known_dealer(table) is not None else None
    knocker = melding_of(table).knocker
    if knocker is None:
        redealt = TallyResult((), table.number, dealer, table.dealer)
        return redealt, None if table.void else redealt
    known = counts(table)
    told = {seat: count for seat, count in known.items() if count is not None}
    if len(told) < len(known):
        return None, None
    low = min(told.values())
    lines = tuple(
        Entry(seat, count * 2, "unmatched cards of a tunk that was not low, twice")
        if seat == knocker and count > low
        else Entry(seat, count, "unmatched cards")
        for seat, count in told.items()
        if count
    )
    hand = TallyResult(lines, table.number, dealer, table.left(table.dealer))
    return hand, None if table.void else hand


TUNK_PLAY = evolve(
    KNOCK_RUMMY_PLAY,
    name="draw and discard until a player tunks, and one more turn for each of the others",
    moves={**KNOCK_RUMMY_PLAY.moves, "knocks": tunk, "discards": discard, "rule": moves_nothing},
    begin=begin,
    result=result,
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (AFTER_BREAK,) if game.play is TUNK_PLAY else ()
