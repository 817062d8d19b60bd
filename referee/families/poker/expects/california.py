"""What only the clubs of California forbid: a raise after a check, a pack that is not burned, a hand fouled by another."""

from collections.abc import Iterator

from referee.core.expect import AgainstRuling, Manners, TooLate
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import Table
from referee.families.poker.moves.betting import PAYING, betting_of, beyond_ruling, chips_of, drawing_of, interval_at, is_poker
from referee.mechanics.deal.expects.misdealing import CARD_NOT_BURNED

VERBS = (*PAYING, "improper", "burns")

RAISE_AFTER_CHECK = TooLate(
    "raises", "check", name="raise-after-check", says="a raise by a player who has checked in that interval"
)
FOULED_BY_ANOTHER = Manners("another's hand fouled", name="fouled-by-another", says="a hand fouled by another player")

CARD_REFUSED = AgainstRuling(
    "card kept", name="card-refused", says="a card refused that the player has to accept", waits=WITHOUT_EFFECT
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A raise, or what is told of the dealer and the other players."""
    if act.seat is None or not is_poker(table):
        return
    who = table.name(act.seat)
    if act.verb == "burns":
        if any(drawing_of(table).served) and not betting_of(table).burned:
            yield Matter(CARD_NOT_BURNED, act.seat, f"{who} burned a card when he had served others", act.at)
        return
    if act.verb == "improper":
        if act.how == "no-burn":
            yield Matter(CARD_NOT_BURNED, act.seat, f"{who} did not burn the top card", act.at)
        elif act.how == "fouls" and act.other is not None:
            why = f"{who} fouled {table.name(act.other)}'s hand"
            yield Matter(FOULED_BY_ANOTHER, act.other, why, act.at, other=act.seat)
        return
    betting, interval = interval_at(table)
    raises = betting.bet and chips_of(betting, act) - beyond_ruling(table, act) > betting.to_call(act.seat)
    if interval is not None and betting.turn == act.seat and betting.checked >> act.seat & 1 and raises:
        yield Matter(RAISE_AFTER_CHECK, act.seat, f"{who} raised after checking", act.at)
