"""After cards are laid away: hands or a crib with a wrong number of them, and a crib that is looked at too soon."""

from collections.abc import Iterator

from referee.core.expect import Seen, WrongNumber
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sheet import counted
from referee.core.table import PLAY, Table
from referee.families.cribbage.facts import counted_since_laying_away, wrong_hands
from referee.families.cribbage.moves.cribbage import CRIB, has_laid_away, pegging_of, size_of_crib
from referee.families.cribbage.moves.pegging import HAND

VERBS = ("counts", "turns", "play", "looks")

WRONG_AFTER_LAYING_AWAY = WrongNumber(
    "hand", "after laying away", name="wrong-after-laying-away", says="a wrong number of cards found after laying away"
)
CRIB_SEEN_EARLY = Seen("crib", name="crib-seen-early", says="the crib exposed or looked at before the play is over")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The first wrong number that shows once everybody has laid away; and every early look at the crib."""
    if act.verb == "looks":
        if act.how == CRIB and table.phase == PLAY:
            why = f"{table.name(act.seat)} looked at the crib before the play was over"
            yield Matter(CRIB_SEEN_EARLY, act.seat, why, act.at)
    elif not act.how and has_laid_away(table) and all(pegging_of(table).laid) and not _told(table):
        hands, crib = wrong_hands(table, act), size_of_crib(table)
        if hands or crib != HAND:
            number = {hand: held(table, hand, act) for hand in hands}
            told = [f"{table.name(hand)} had {counted(number[hand], 'card')} after laying away" for hand in hands]
            told += [f"the crib had {counted(crib, 'card')}"] if crib != HAND else []
            yield Matter(
                WRONG_AFTER_LAYING_AWAY,
                hands[0] if hands else None,
                " and ".join(told),
                act.at,
                count=crib,
                act=act,
            )


def held(table: Table, seat: int, act: Act) -> int:
    """How many cards the hand was counted to have since it laid away, or is known to have."""
    number = counted_since_laying_away(table, act, seat)
    return table.hands[seat].bit_count() if number is None else number


def _told(table: Table) -> bool:
    return any(matter.breach == WRONG_AFTER_LAYING_AWAY for matter in table.matters)
