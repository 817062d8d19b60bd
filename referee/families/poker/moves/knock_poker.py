"""Knock poker and whiskey poker: cards changed turn by turn until somebody knocks, and what players then pay each other."""

from collections.abc import Iterable

from attrs import evolve

from referee.core.cards import EMPTY, Card, Hand
from referee.core.game import Game, Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.core.values import frozen
from referee.families.poker.betting import seats_in
from referee.families.poker.hands.natural import ACE, Kind, Worth, kind_of, ranks_of
from referee.families.poker.hands.ranking import winners
from referee.families.poker.moves.betting import betting_of, form_of
from referee.families.poker.moves.poker import POKER_PLAY
from referee.families.poker.moves.showdown import is_told, worth_of
from referee.families.poker.pots import divide
from referee.families.poker.score import ChipsResult, chip_lines
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.melds.moves.melding import FROM_PILE
from referee.mechanics.setting.moves import moves_nothing

#: an optional rule, by its word
BONUSES = "bonuses"

#: what each pays the knocker who drops, and who stays and loses (usp56 2417-2421)
TO_DROP, TO_STAY = 1, 2
#: what everybody pays the winner, where bonuses are played (usp56 2423)
UNDRAWN, ROYAL, STRAIGHT_FLUSH, FOUR = 2, 4, 2, 1


@frozen
class Widow(Part):
    """The cards in the middle, and whether the log tells all of them."""

    cards: Hand = EMPTY
    told: bool = False


def knocker_of(table: Table) -> Seat | None:
    """Who has knocked."""
    return next((act.seat for act in table.acts if act.verb == "knocks"), None)


def to_move(table: Table) -> Seat | None:
    """Whose turn it is, as far as the log tells; one whose hand is put right, or dead, may end his turn otherwise."""
    turns = ("draws", "discards", "knocks", "drops", "widow", "passes")
    last = next((act for act in reversed(table.acts) if act.seat is not None and act.verb in turns), None)
    if last is None:
        turn = None if known_dealer(table) is None else table.left(table.dealer)
    elif table.game.play is KNOCK_PLAY and last.verb in ("draws", "knocks") and has_drawn(table, last.seat):
        turn = last.seat
    else:
        active = betting_of(table).active
        turn = next((seat for seat in table.from_left_of(last.seat or 0) if active >> seat & 1), None)
    return None if any(matter.seat in (turn, last.seat if last else None) for matter in table.matters) else turn


def has_drawn(table: Table, seat: Seat | None) -> bool:
    """Whether the player has drawn in this turn of his."""
    own = [act.verb for act in table.acts if act.seat == seat and act.verb in ("draws", "discards")]
    return own[-1:] == ["draws"]


def top_discard(table: Table) -> Card | None:
    """The card that lies uppermost among the discards, as far as the log tells."""
    taken = 0
    for act in reversed(table.acts):
        if act.verb == "draws" and act.how == FROM_PILE:
            taken += 1
        elif act.verb == "discards" and taken:
            taken -= 1
        elif act.verb == "discards":
            return act.cards[-1] if act.cards else None
    return None


def draw(table: Table, act: Act) -> Table:
    """The top of the stock, or the last discard, which everybody has seen; a card that nobody tells nobody knows."""
    top = top_discard(table) if act.how == FROM_PILE and not act.cards else None
    if top is not None:
        act = evolve(act, cards=(top,))
    elif act.seat is not None and not (act.cards or act.numbers):
        return table.but(unknown=table.unknown | 1 << act.seat)
    return POKER_PLAY.moves["draws"](table, act)


def exchange(table: Table, act: Act) -> Table:
    """A player takes the widow for his hand, which is the new widow."""
    if act.seat is None:
        return table
    widow = table.part(Widow) or Widow()
    is_open = bool(table.unknown >> act.seat & 1)
    hands = tuple(widow.cards if seat == act.seat else hand for seat, hand in enumerate(table.hands))
    unknown = table.unknown & ~(1 << act.seat) if widow.told else table.unknown | 1 << act.seat
    return table.but(Widow(table.hands[act.seat], told=not is_open), hands=hands, unknown=unknown)


def result(table: Table) -> tuple[ChipsResult | None, ChipsResult | None]:
    """What the deal comes to, once somebody has knocked and all hands that stay are told."""
    knocker, betting = knocker_of(table), betting_of(table)
    if knocker is None:
        return None, None
    staying = list(seats_in(betting.active & ~betting.dead))
    if not all(is_told(table, seat) for seat in staying) or knocker not in staying:
        unfinished = ChipsResult(number=table.number, dealer=table.dealer, complete=False)
        return unfinished, unfinished
    high = form_of(table).high
    worths = {seat: worth_of(table, seat, high) for seat in staying}
    best = winners(high, worths)
    won = [-int(paid) for paid in betting.spent]
    for seat in range(table.seats):
        if not betting.is_active(seat):
            _pays(won, seat, knocker, TO_DROP)
    _settle(won, knocker, staying, best, int(betting.pot))
    if table.noted("rule", how=BONUSES) and len(best) == 1:
        for seat in range(table.seats):
            _pays(won, seat, best[0], _bonus(table, best[0], worths[best[0]]))
    lines = chip_lines(tuple(won))
    told = ChipsResult(lines, table.number, table.dealer, table.left(table.dealer))
    return told, told


def _settle(won: list[int], knocker: Seat, staying: list[Seat], best: list[Seat], pot: int) -> None:
    """The antes, and what the knocker gets from those who stay, or pays them."""
    if knocker not in best:
        for seat in staying:
            _pays(won, knocker, seat, TO_STAY)
        winnings = pot
    else:
        losers = [seat for seat in staying if seat not in best]
        for seat in losers:
            won[seat] -= TO_STAY
        winnings = pot + TO_STAY * len(losers)
    for seat, share in divide(winnings, best, None).items():
        won[seat] += int(share)


def _pays(won: list[int], payer: Seat, payee: Seat, chips: int) -> None:
    won[payer] -= chips
    won[payee] += chips


def _bonus(table: Table, winner: Seat, value: Worth) -> int:
    kind = kind_of(value)
    royal = kind is Kind.STRAIGHT_FLUSH and ranks_of(value)[0] == ACE
    hand = ROYAL if royal else {Kind.STRAIGHT_FLUSH: STRAIGHT_FLUSH, Kind.FOUR: FOUR}.get(kind, 0)
    undrawn = winner == knocker_of(table) and not table.noted("draws", winner)
    return hand + (UNDRAWN if undrawn else 0)


def lowest_pays(table: Table, act: Act) -> Table:
    """The end of a deal of whiskey poker: who has the lowest hand, and so pays the forfeit."""
    table = POKER_PLAY.moves["end"](table, act)
    betting, high = betting_of(table), form_of(table).high
    staying = list(seats_in(betting.active & ~betting.dead))
    if knocker_of(table) is None or not all(is_told(table, seat) for seat in staying):
        return table
    worths = {seat: worth_of(table, seat, high) for seat in staying}
    lowest = [table.name(seat) for seat in staying if worths[seat] == min(worths.values())]
    return table.comes_to("pays the forfeit", " and ".join(lowest))


_NOTED = dict.fromkeys(("knocks", "passes", "widow", "pays"), moves_nothing)

KNOCK_PLAY: Play = evolve(
    POKER_PLAY, name="a card drawn and one discarded in turn until somebody knocks", moves={**POKER_PLAY.moves, **_NOTED, "draws": draw},
    result=result,
)  # fmt: skip
WHISKEY_PLAY: Play = evolve(
    POKER_PLAY, name="hands changed for a widow until somebody knocks",
    moves={**POKER_PLAY.moves, **_NOTED, "widow": exchange, "end": lowest_pays},
)  # fmt: skip


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (BONUSES,) if game.play is KNOCK_PLAY else ()
