"""A dealer who plays to the first trick before he has laid a card away for the turn-up."""

from collections.abc import Iterator

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.euchre.moves.euchre import has_passed_over_turn_up, may_take_turn_up
from referee.mechanics.tricks.expects.seen_by_families import PLAYED_TOO_EARLY
from referee.mechanics.trump.turned import turned_up

VERBS = ("play", "discards")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The dealer's first card, where the log tells his hand and no discard: it would tell that too. Of a hand that is not told
    the discard that comes too late shows it."""
    card = turned_up(table)
    if act.seat != table.dealer or card is None:
        return
    if act.verb == "discards":
        if has_passed_over_turn_up(table) and not any(each.breach == PLAYED_TOO_EARLY for each in table.matters):
            why = f"{table.name(act.seat)} played before he had discarded for the turn-up, and discarded later"
            yield Matter(PLAYED_TOO_EARLY, act.seat, why, act.at, card=card)
    elif not table.is_open(table.dealer) and may_take_turn_up(table) and not table.hands[table.dealer] >> card & 1:
        why = f"{table.name(act.seat)} played before he had discarded for the turn-up"
        yield Matter(PLAYED_TOO_EARLY, act.seat, why, act.at, card=card)
