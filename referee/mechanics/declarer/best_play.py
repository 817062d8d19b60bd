"""What the tricks that are left are worth by best play of all four, with every card seen: a help for a director, and no ruling.

The work is done by endplay, which brings a double-dummy solver and is installed with `referee[solver]`; without it that is
said. The laws of claims ask what normal play would bring, of careless players too, and not what best play does.
"""

from referee.core.cards import Card, card_text, cards_of
from referee.core.table import Table
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.tricks.state import Tricks

NEEDED = "best play is worked out by a solver, which is one more package: pip install 'referee[solver]'"
_SUITS = "SHDC"


class NoSolver(Exception):
    """The solver is not installed."""


def best_play(table: Table) -> tuple[int, int] | None:
    """The tricks that each side wins of those not yet gathered, N-S first; None where not all cards are known."""
    contract, tricks = table.part(Contract), table.part(Tricks)
    if contract is None or tricks is None or table.unknown or not any(table.hands):
        return None
    dealt = [*map(list, map(cards_of, table.hands))]
    for seat, card in tricks.cards:
        dealt[seat].append(card)
    if len({len(hand) for hand in dealt}) != 1:
        return None  # somebody has a card too many or too few: the position is no position
    try:
        from endplay.dds import solve_board
        from endplay.types import Deal, Denom, Player
    except ImportError:
        raise NoSolver(NEEDED) from None
    leader = tricks.cards[0][0] if tricks.cards else tricks.turn
    trumps = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)
    position = Deal("N:" + " ".join(map(_hand, dealt)), first=Player(leader), trump=trumps[contract.denomination])
    for _, card in tricks.cards:
        position.play(card_text(card))
    left = len(dealt[0])
    own = max(number for _, number in solve_board(position))
    side = table.side_of(tricks.turn)
    return (own, left - own) if side == 0 else (left - own, own)


def _hand(cards: list[Card]) -> str:
    texts = [card_text(card) for card in cards]
    return ".".join("".join(text[1] for text in texts if text[0] == suit) for suit in _SUITS)
