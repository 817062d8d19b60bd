"""More or fewer cards laid away than the widow had that was taken: the hand is wrong when its owner first plays."""

from collections.abc import Iterator

from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.deal.expects.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.trump.moves.bidding import bidding_of, is_settled, kept_of_widow

VERBS = ("play",)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The first lead, after which nothing more is laid away."""
    if has_begun(table) or not is_settled(table):
        return
    maker = bidding_of(table).maker
    excess = 0 if maker is None else kept_of_widow(table, maker)
    told = any(matter.seat == maker and matter.breach in (TOO_MANY_CARDS, TOO_FEW_CARDS) for matter in table.matters)
    if excess and not told:  # where no game was named, no card counts as led
        why = (
            f"{table.name(maker)} laid away {abs(excess)} {'fewer' if excess > 0 else 'more'} than he had taken from the widow"
        )
        due, found = Number(table.hand_size), Number(table.hand_size + excess)
        breach = TOO_MANY_CARDS if excess > 0 else TOO_FEW_CARDS
        yield Matter(breach, maker, why, act.at, count=found.number, due=due, found=found)
