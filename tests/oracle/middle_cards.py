"""How hands and piles are told in a deal that is begun in its middle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from referee.core.cards import PLANE, card_text, cards_of
from referee.core.table import Table
from referee.mechanics.layout.moves.piles import Pile
from referee.mechanics.stakes.moves import balance

from .log import Log

#: a hand that has run out
NO_CARDS = "-.-.-.-"


def hands_told(log: Log, table: Table) -> list[str]:
    """What each holds, as far as it is known."""
    lines, jokers = [], Counter[str]()
    told = Counter(card for hand in table.hands for card in written(cards_of(hand)) if card.startswith("JK"))
    apart = max(told.values(), default=0) <= table.pack_used.copies  # else they are all told alike
    for seat, hand in enumerate(table.hands):
        cards = written(cards_of(hand))
        more = ["..."] if table.is_open(seat) else []
        named = cards if apart else told_apart(cards, jokers)
        lines.append(log.said("hand", seat, [*named, *more] or [NO_CARDS]))
    return lines


def told_apart(cards: list[str], jokers: Counter[str]) -> Iterator[str]:
    """The cards with the jokers of several packs, of which nobody knows which is which, named by turns."""
    for card in cards:
        jokers[card[:2]] += 1
        yield f"JK{(jokers['JK'] - 1) % 2 + 1}" if card.startswith("JK") and card != "JK" else card


def written(cards: Iterable[int]) -> list[str]:
    """Cards as they are written, twins alike."""
    return [card_text(card % PLANE) for card in cards]


def chips_told(log: Log, table: Table) -> list[str]:
    """What each has put into the pool, or has out of it."""
    paid = balance(table, ruled=False)
    return [log.said("before", seat, ["put" if chips < 0 else "won", abs(chips)]) for seat, chips in enumerate(paid) if chips]


def pile_told(log: Log, name: str, pile: Pile) -> str:
    """A pile as it is written: the cards that lie face up, and how many lie face down under them."""
    owner, _, own = name.rpartition(".")
    own = "table" if own in _ON_TABLE else own
    words = [own, *written(pile.faced), *([pile.down] if pile.down or not pile.faced else [])]
    return log.said("pile", int(owner) if owner else None, words)


#: piles that are written as the one on the table
_ON_TABLE = {"played", "laid", "pairs", "books"}
