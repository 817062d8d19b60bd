"""A moment in the middle of games that keep what is theirs alone: builds, pegs, stacks, cards that lie face down."""

from __future__ import annotations

from referee.core.cards import card_text
from referee.core.table import Table
from referee.families.banking.moves.red_dog import RedDog
from referee.families.cassino.moves.capture import builds_of
from referee.families.cassino.moves.fishing import SWEEP, Fishing
from referee.families.children.moves.begging import Centre
from referee.families.children.moves.childrens import PASSING_PLAY
from referee.families.children.moves.concentration import Faced
from referee.families.children.moves.stacks import Stacks
from referee.families.cribbage.moves.pegging import HAND, Pegging
from referee.families.patience.moves.poker_square import PokerSquare, squares_of
from referee.mechanics.layout.moves.piles import Layout
from referee.mechanics.turns.moves.turns import Turns

from .log import Log
from .middle_cards import chips_told, hands_told, pile_told

#: the count with which a series ends by itself (usp56 5990)
WHOLE = 31


def of_builds(log: Log, table: Table, place: int) -> list[str] | None:
    """At a turn: what lies loose and in builds, what each has taken in, and how often the table was swept."""
    turns, layout, line = table.part(Turns), table.part(Layout), log.lines[place]
    if table.game.part(Fishing) is None or layout is None or turns is None or turns.seat != line.seat or not any(table.hands):
        return None
    told = [each.text for each in log.lines[:place] if each.verb in ("dealer", "deals", "deal", "points", "announces")]
    told += [pile_told(log, name, pile) for name, pile in layout.piles.items()]
    told += [
        log.said("before", build.owner, ["built", *map(card_text, build.cards), build.number]) for build in builds_of(table)
    ]
    swept = [act.seat for act in table.acts_of(SWEEP)]
    told += [log.said("before", seat, ["swept", swept.count(seat)]) for seat in range(table.seats) if seat in swept]
    captured = [act.seat for act in table.acts_of("captures")]
    told += [log.said("before", captured[-1], ["captured"])] if captured else []
    return [*told, *hands_told(log, table), log.said("turn", line.seat, [])]


def of_pegging(log: Log, table: Table, place: int) -> list[str] | None:
    """At the beginning of a series: the starter, the crib, what was played before it and what each has scored."""
    pegging, line = table.part(Pegging), log.lines[place]
    if pegging is None or line.verb != "play" or line.seat != pegging.turn or (pegging.series and not pegging.closed):
        return None
    if pegging.closed and log.lines[place - 1].verb == "play" and pegging.total < WHOLE:
        return None  # the point for it is scored with the next card
    told = [each.text for each in log.lines[:place] if each.verb in ("dealer", "deal", "points")]
    thrown = [(each.seat, each.words) for each in log.lines[:place] if each.verb == "discards"]
    told += [log.said("before", seat, ["discarded", *cards]) for seat, cards in thrown]
    for seat in range(table.seats):
        played = [card_text(card) for card in pegging.played_by(seat)]
        told += [log.said("before", seat, ["played", *played])] if played else []
        scored = sum(each.points for each in pegging.scores if each.seat == seat and each.ruled)
        told += [log.said("before", seat, ["scored", scored])] if scored else []
        assert len(played) + pegging.left[seat] == HAND
    starter = [] if pegging.starter is None else [log.said("before", table.dealer, ["turned", card_text(pegging.starter)])]
    return [*told, *starter, *hands_told(log, table), log.said("turn", pegging.turn, [])]


def of_stacks(log: Log, table: Table, place: int) -> list[str] | None:
    """How many cards each has in a stack that nobody has seen, and what lies in the middle."""
    stacks, centre, line = table.part(Stacks), table.part(Centre), log.lines[place]
    turns, layout = table.part(Turns), table.part(Layout)
    held = stacks.held if stacks is not None else () if centre is None else centre.stacks
    if line.verb != "play" or not held or None in held or (centre is not None and centre.cards):
        return None  # what is owed for an honour is told by nothing
    if turns is None and (sum(act.verb == "play" for act in table.acts) % 2 or log.lines[place - 1].verb == "covers"):
        return None  # in the middle of a battle
    if turns is None and sum(number or 0 for number in held) < table.pack_used.size:
        return None  # two are alike, and lie there
    told = [each.text for each in log.lines[:place] if each.verb == "dealer"]
    told.append(log.said("turn", line.seat if turns is None else turns.seat, []))
    told += [log.said("counts", seat, [number]) for seat, number in enumerate(held)]
    lies = () if layout is None else layout.piles.items()
    return [*told, *(pile_told(log, name, pile) for name, pile in lies if pile.cards)]


def of_what_lies_down(log: Log, table: Table, place: int) -> list[str] | None:
    """How many pairs each has found, where cards are turned up two by two."""
    now, turns, line = table.part(Faced), table.part(Turns), log.lines[place]
    if now is None or turns is None or line.verb != "turns" or line.seat != turns.seat or (now.up and not now.both):
        return None
    told = [log.said("took", seat, [number]) for seat, number in enumerate(now.pairs) if number]
    return [*told, log.said("turn", turns.seat, [])]


def of_bets_on_a_card(log: Log, table: Table, place: int) -> list[str] | None:
    """What lies in the pool and what each holds, where each in turn bets against it."""
    turns, line = table.part(Turns), log.lines[place]
    if table.game.part(RedDog) is None or turns is None or line.verb != "bets" or line.seat != turns.seat or turns.done:
        return None
    dealer = [each.text for each in log.lines[:place] if each.verb == "dealer"]
    return [*dealer, *chips_told(log, table), *hands_told(log, table), log.said("turn", line.seat, [])]


def of_squares(log: Log, table: Table, place: int) -> list[str] | None:
    """Where each card lies in the squares, and the card that was called last."""
    alone, line = len(log.names) == 1, log.lines[place]
    if table.game.part(PokerSquare) is None or line.verb != "turns":
        return None
    lies = [
        log.said("pile", None if alone else seat, [f"T{row}{column}", card_text(card)])
        for seat, (row, column), card in squares_of(table).all
    ]
    called = [each.text for each in log.lines[:place] if each.verb == "names"]
    return [*lies, *called[-1:]]


def of_passing(log: Log, table: Table, place: int) -> list[str] | None:
    """What each holds, where all pass a card on at once."""
    line = log.lines[place]
    if table.game.play is not PASSING_PLAY or line.verb != "passes" or len({hand.bit_count() for hand in table.hands}) > 1:
        return None
    return hands_told(log, table)
