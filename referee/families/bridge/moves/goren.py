"""What calls of the Goren system mean, and what the hands are worth, told at the end of a deal (usp56 976-1243)."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from attrs import evolve

from referee.core.cards import ACE, KING, SUIT_NAMES
from referee.core.record import NO_TRUMP, Act, Call, Seat, bid, call_text, denomination_of, level_of
from referee.core.table import Table
from referee.families.bridge.score.goren import (
    blackwood_aces,
    blackwood_kings,
    gerber_aces,
    gerber_asks_kings,
    gerber_kings,
    held,
    high_card_points,
    quick_tricks,
)
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer.moves import CONTRACT_PLAY

FOUR_NO_TRUMP, FIVE_NO_TRUMP, FOUR_CLUBS = bid(4, NO_TRUMP), bid(5, NO_TRUMP), bid(4, 0)

Bids = Sequence[tuple[Seat, Call]]


def told(table: Table, act: Act) -> Table:
    """The points of each hand that is told, and the meaning of the last bid if it is a convention."""
    table = CONTRACT_PLAY.moves["end"](table, act)
    for seat, hand in enumerate(table.dealt):
        if hand:
            worth = f"{high_card_points(hand)} points, {_mixed(quick_tricks(hand))} quick tricks"
            table = table.comes_to(f"{table.name(seat)} holds", worth)
    bids = [(seat, made) for seat, made in table[Auction].calls if made >= 0] if table.part(Auction) else []
    meaning = convention(table, bids) if bids else ""
    return table.comes_to("convention", meaning) if meaning else table


def _mixed(number: Fraction) -> str:
    whole, rest = divmod(number, 1)
    return f"{whole} {rest}" if whole and rest else str(rest or whole)


def convention(table: Table, bids: Bids) -> str:
    """What the last bid means beside its words; nothing where it is no convention."""
    seat, made = bids[-1]
    mine = [call for who, call in bids[:-1] if who == seat]
    partners = [call for who, call in bids[:-1] if who == table.partner(seat)]
    theirs = [call for who, call in bids[:-1] if who not in (seat, table.partner(seat))]
    if made == FOUR_NO_TRUMP and _agreed(mine, partners) is not None:
        return "Blackwood, asks for aces" + _answer(table, seat, ACE, blackwood_aces)
    if made == FIVE_NO_TRUMP and FOUR_NO_TRUMP in mine:
        return "Blackwood, asks for kings" + _answer(table, seat, KING, blackwood_kings)
    if made == FOUR_CLUBS and partners and denomination_of(partners[-1]) == NO_TRUMP:
        return "Gerber, asks for aces" + _answer(table, seat, ACE, gerber_aces)
    if mine and mine[-1] == FOUR_CLUBS and partners and made == gerber_asks_kings(partners[-1]):
        return "Gerber, asks for kings" + _answer(table, seat, KING, lambda kings: gerber_kings(made, kings))
    if not mine and not partners and len(theirs) == 1 and denomination_of(made) == denomination_of(theirs[0]):
        return "an immediate cue-bid, forcing to game"
    trump = _agreed(mine, partners)
    if trump is not None and mine and level_of(mine[0]) == 2 and denomination_of(made) not in (trump, NO_TRUMP):
        suit = SUIT_NAMES[denomination_of(made)]
        return f"shows the ace of {suit} and invites another; {SUIT_NAMES[trump]} sign off"
    return ""


def _agreed(mine: Sequence[Call], partners: Sequence[Call]) -> int | None:
    """The suit that both partners have bid."""
    both = {denomination_of(call) for call in mine} & {denomination_of(call) for call in partners} - {NO_TRUMP}
    return next(iter(both), None)


def _answer(table: Table, asker: Seat, rank: int, steps: Callable[[int], Call]) -> str:
    """What the partner has to answer, where his hand is told."""
    partner = table.partner(asker)
    if not table.dealt[partner]:
        return ""
    return f"; {table.name(partner)} answers {call_text(steps(held(table.dealt[partner], rank)))}"


GOREN_PLAY = evolve(
    CONTRACT_PLAY, name="contract bridge, calls and hands explained", moves={**CONTRACT_PLAY.moves, "end": told}
)
