"""Facts about stud."""

from __future__ import annotations

from referee.core.law import NO, YES, Answer, Fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.poker.moves.betting import PAYING, betting_of
from referee.families.poker.staking import is_closed

TWO, MORE = "two", Answer("more-than-two", "more than two")


def _how_many_down(table: Table, matter: Matter, act: Act) -> str | None:
    return TWO if matter.count <= 2 else MORE


HOW_MANY_DOWN = Fact("how-many-down", "How many cards did {offender} get face down?", _how_many_down, (TWO, MORE))


def _two_down_dealt(table: Table, matter: Matter, act: Act) -> str | None:
    dealt = [note for note in table.acts if note.verb == "down" and note.seat == matter.seat]
    return YES if any(len(note.cards) == 2 or note.numbers == (2,) for note in dealt) else NO


TWO_DOWN_DEALT = Fact("two-down-dealt", "Had {offender} been dealt two cards face down?", _two_down_dealt)


def _bet_made(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb in ("attention", "demands"):
        return NO
    if act.verb in PAYING:
        return YES
    return NO if act.verb == "end" else None


FIRST_BET_MADE = Fact(
    "first-bet-made", "Was the first bet of the interval made before anybody drew attention to it?", _bet_made, later=True
)


def _in_interval(table: Table, matter: Matter, act: Act) -> str | None:
    betting = betting_of(table)
    return YES if betting.begun and not is_closed(betting) else NO


IN_INTERVAL = Fact("in-interval", "Was it during an interval of betting?", _in_interval)

FOUR_CARDS, FIVE_CARDS = "four", "five"


def _cards_showing(table: Table, matter: Matter, act: Act) -> str | None:
    return FOUR_CARDS if matter.count <= 4 else FIVE_CARDS


CARDS_SHOWING = Fact("cards-showing", "How many cards has {offender}, all face up?", _cards_showing, (FOUR_CARDS, FIVE_CARDS))


def _attention_in_time(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "attention":
        return YES
    shown = act.verb in ("shows", "exposes", "gathers") and act.seat != matter.seat
    return NO if shown else YES if act.verb == "end" else None


ATTENTION_IN_TIME = Fact(
    "attention-in-time",
    "Did a player call attention to it before the hole card of any other was shown?",
    _attention_in_time,
    later=True,
)
