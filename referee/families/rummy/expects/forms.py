"""What forms of rummy expect: all laid down at once, a knock before anything is laid down, a set named to which a card goes."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import TooEarly, Unsaid
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.rummy.moves.rummy import rummy_of
from referee.mechanics.melds.moves.melding import melding_of, takes
from referee.mechanics.melds.score import Bonuses

VERBS = ("melds", "lays", "discards")

PART_LAID_DOWN = TooEarly("meld", "all", name="part-laid-down", says="part of a hand laid down that goes down all at once")
MELDED_BEFORE_KNOCK = TooEarly("melds", "knock", name="melded-before-knock", says="cards laid down before anybody has knocked")
SET_NOT_NAMED = Unsaid("set", name="set-not-named", says="a card laid off that fits two sets, and it is not said on which")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is seen in games that mind it."""
    if act.seat is None:
        return
    now, who = melding_of(table), table.name(act.seat)
    if act.verb == "discards":
        if rummy_of(table).all_at_once and act.seat == now.turn and now.melded and now.held[act.seat] > max(1, len(act.cards)):
            yield Matter(PART_LAID_DOWN, act.seat, f"{who} laid down part of his hand", act.at)
        return
    if table.game.part(Bonuses) is not None and now.knocker is None:
        yield Matter(MELDED_BEFORE_KNOCK, act.seat, f"{who} laid down {cards_text(act.cards)} before a knock", act.at)
    if act.verb == "lays" and act.rank is None and act.other is None:
        fitting = [each for each in now.melds if takes(table, each, act.cards)]
        if len(fitting) > 1:
            yield Matter(SET_NOT_NAMED, act.seat, f"{who} laid off {cards_text(act.cards)}, which fits two sets", act.at)
