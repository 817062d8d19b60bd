"""What is played of dummy where declarer has named it by half."""

from collections.abc import Callable

from referee.core.cards import Card, card_text
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import Right, RightKind, grant, record_choice
from referee.core.table import PLAY, Table
from referee.families.bridge.moves import designating
from referee.mechanics.declarer.contract import dummy_of
from referee.mechanics.rulings.gives.parts import MayDemand, Must
from referee.mechanics.tricks.state import Designation

Meant = Callable[[Table, Act], Card | None]


def _means(what: str, words: str, meant: Meant) -> Must:
    """Dummy plays the card that is meant by it, where his hand is told."""

    def card(table: Table, matter: Matter) -> Card | None:
        return None if matter.act is None else meant(table, matter.act)

    def text(table: Table, matter: Matter) -> str:
        played = card(table, matter)
        return words if played is None else f"{words}: {card_text(played)}"

    def effect(table: Table, matter: Matter) -> Table:
        played, dummy = card(table, matter), dummy_of(table)
        return table if played is None or dummy is None else table.but(Designation(dummy, played))

    return Must(what, text, effect, bites=False)


def _only_of_rank(table: Table, act: Act) -> Card | None:
    cards = designating.of_rank(table, act, None)
    return cards[0] if len(cards) == 1 else None


def _in_suit_won(table: Table, act: Act) -> Card | None:
    return next(iter(designating.of_rank(table, act, designating.suit_won_with(table))), None)


MEANS_HIGHEST = _means("highest", "dummy plays his highest card of the suit", designating.highest)
MEANS_LOWEST = _means("lowest", "dummy plays his lowest card of the suit", designating.lowest)
MEANS_LOWEST_TO_WIN = _means("lowest-to-win", "dummy plays the lowest card that is known to win", designating.lowest_to_win)
MEANS_SUIT_WON = _means("suit-won", "dummy leads the card of that rank in the suit with which he won", _in_suit_won)
MEANS_THAT_RANK = _means(
    "that-rank", "dummy plays a card of that rank, declarer saying which where there are several", _only_of_rank
)

DESIGNATE_FROM_DUMMY = RightKind(
    "designate from dummy",
    lambda table, right: "say which card dummy plays",
    lapses=lambda table, right, act: act.verb == "play",
    claimed=lambda table, right, act: act.verb == "designates" and act.other == right.seat and bool(act.cards),
    ripe=lambda table, right: table.phase == PLAY,
    use=lambda table, right, act: record_choice(
        table.but(Designation(right.seat, act.card)), right.matter, f"dummy plays {card_text(act.card)}", act
    ),
)


def _left_to_defenders(table: Table, matter: Matter) -> Table:
    dummy = dummy_of(table)
    if dummy is None or matter.law is None:
        return table
    return grant(table, Right(DESIGNATE_FROM_DUMMY, dummy, matter.number, matter.law))


DEFENDERS_SAY_WHICH = MayDemand(
    "card-of-dummy", "either defender may say which card dummy plays", _left_to_defenders, choice=True, bites=False
)
