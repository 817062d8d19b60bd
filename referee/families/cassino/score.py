"""Cassino: what the cards that each side has taken in count, and who wins a game (usp56 6138-6155, 6199-6209, 6243-6245)."""

from collections.abc import Callable, Collection, Iterable, Sequence

from referee.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT_NAMES, Card, card, card_text, suit_of
from referee.core.sheet import Entry
from referee.score.tally import Tally

BIG_CASSINO, LITTLE_CASSINO = card(DIAMONDS, "T"), card(SPADES, "2")
#: the order in which the aces count where both sides reach the end in one deal (usp56 6207-6209)
ACES = tuple(card(suit, "A") for suit in (SPADES, CLUBS, HEARTS, DIAMONDS))
MOST_CARDS, MOST_SPADES = 3, 1


#: what the cards taken in by each side come to, in the order in which they count
Counting = Callable[[Sequence[Collection[Card]]], list[Entry]]


def count(taken: Sequence[Collection[Card]]) -> list[Entry]:
    """Cards, spades, big and little cassino and the aces; what is tied for goes to nobody."""
    items = _most(taken, MOST_CARDS, "most cards")
    spades = [[each for each in cards if suit_of(each) == SPADES] for cards in taken]
    items += _most(spades, MOST_SPADES, "most spades")
    items += _single(taken, BIG_CASSINO, 2, "big cassino")
    items += _single(taken, LITTLE_CASSINO, 1, "little cassino")
    for ace in ACES:
        items += _single(taken, ace, 1, f"the ace of {SUIT_NAMES[suit_of(ace)]}")
    return items


def most_cards_alone(taken: Sequence[Collection[Card]]) -> list[Entry]:
    """Stealing bundles: nothing counts but the most cards."""
    return _most(taken, 1, "most cards")


def count_with_spades(taken: Sequence[Collection[Card]]) -> list[Entry]:
    """Spade cassino: each spade counts one besides, and its ace, jack and deuce two."""
    plain = [item for item in count(taken) if item.what != "little cassino"]
    twos = (LITTLE_CASSINO, card(SPADES, "A"), card(SPADES, "J"))
    spades = [
        Entry(side, 2 if each in twos else 1, card_text(each))
        for side, cards in enumerate(taken)
        for each in sorted(cards)
        if suit_of(each) == SPADES
    ]
    return plain + spades


def _most(taken: Sequence[Collection[Card]], points: int, what: str) -> list[Entry]:
    numbers = [len(cards) for cards in taken]
    best = max(numbers, default=0)
    return [Entry(numbers.index(best), points, what)] if best and numbers.count(best) == 1 else []


def _single(taken: Sequence[Collection[Card]], wanted: Card, points: int, what: str) -> list[Entry]:
    return [Entry(side, points, what) for side, cards in enumerate(taken) if wanted in cards]


# --- games


def first_to(target: int, before: Sequence[int], items: Iterable[Entry]) -> int | None:
    """The side that reaches the target first as the points of a deal are counted in their order (usp56 6207)."""
    points = list(before)
    for item in items:
        points[item.side] += item.points
        if points[item.side] >= target:
            return item.side
    return None


def margin_of_eleven(points: Sequence[int], deals: int) -> tuple[int | None, int]:
    """Who wins a game of eleven points and by how much: the winner's score counts fourfold after one deal, twice after two."""
    winner = _ahead(points)
    if winner is None:
        return None, 0
    times = {1: 4, 2: 2}.get(deals, 1)
    return winner, points[winner] * times - max(each for side, each in enumerate(points) if side != winner)


def margin_with_spades(points: Sequence[int]) -> tuple[int | None, int]:
    """Who wins a game of sixty-one and by how much: the difference, doubled where the loser has less than half."""
    winner = _ahead(points)
    if winner is None:
        return None, 0
    loser = max(each for side, each in enumerate(points) if side != winner)
    return winner, (points[winner] - loser) * (2 if loser < 31 else 1)


def _ahead(points: Sequence[int]) -> int | None:
    best = max(points)
    return list(points).index(best) if list(points).count(best) == 1 else None


# --- how a game ended, in words


def twenty_one_text(names: Sequence[str], tally: Tally) -> str:
    """Who got to twenty-one, by the order of counting where more than one did in the last deal."""
    last = tally.last.entries if tally.last else ()
    before = [total - sum(line.points for line in last if line.side == side) for side, total in enumerate(tally.totals)]
    winner = first_to(21, before, last)
    return "" if winner is None else f"{names[winner]} wins"


def margin_of_eleven_text(names: Sequence[str], tally: Tally) -> str:
    """Who has won a game of eleven, and by how much: that goes by the number of deals, of which a log may tell the last alone."""
    winner, margin = margin_of_eleven(tally.totals, tally.played)
    told = [deal for deal in tally.deals if deal.result is not None]
    if winner is None or len(told) < tally.played or len(told) == len(tally.deals):
        return _by(names, winner, margin)
    return f"{names[winner]} wins; by how much goes by the number of deals, which the log does not tell"


def margin_with_spades_text(names: Sequence[str], tally: Tally) -> str:
    """Who has won a game of sixty-one, and by how much."""
    return _by(names, *margin_with_spades(tally.totals))


def majority_text(names: Sequence[str], tally: Tally) -> str:
    """Who has the greater part of the points of one deal."""
    winner = _ahead(tally.totals)
    return "a tie" if winner is None else f"{names[winner]} wins"


def _by(names: Sequence[str], winner: int | None, margin: int) -> str:
    return "a tie" if winner is None else f"{names[winner]} wins by {margin}"
