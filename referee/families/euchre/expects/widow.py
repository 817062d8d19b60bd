"""A widow taken, and more or fewer cards laid away for it than it had: the hand is wrong when its owner first plays."""

from collections.abc import Iterator

from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.table import Table
from referee.families.euchre.expects.partners import WIDOW_NOT_ENTITLED
from referee.mechanics.deal.expects.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.trump.moves.bidding import bidding_of, is_settled, kept_of_widow

VERBS = ("play", "discards")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Cards laid away by another; and the first lead, after which nothing more is laid away."""
    if act.verb == "discards":
        taker = next((told.seat for told in reversed(table.acts) if told.verb == "widow"), None)
        if taker not in (None, act.seat):
            why = f"{table.name(act.seat)} laid cards away, where {table.name(taker)} had taken the widow"
            yield Matter(WIDOW_NOT_ENTITLED, act.seat, why, act.at, cards=act.cards)
        return
    if has_begun(table) or not is_settled(table):
        return
    maker = bidding_of(table).maker
    excess = 0 if maker is None else kept_of_widow(table, maker)
    if excess:
        why = (
            f"{table.name(maker)} laid away {abs(excess)} {'fewer' if excess > 0 else 'more'} than he had taken from the widow"
        )
        due, found = Number(table.hand_size), Number(table.hand_size + excess)
        breach = TOO_MANY_CARDS if excess > 0 else TOO_FEW_CARDS
        yield Matter(breach, maker, why, act.at, count=found.number, due=due, found=found)
