"""Napoleon: what the bidder and the others pay each other in chips (usp56 4149-4181)."""

from collections.abc import Iterable, Mapping, Sequence

from referee.core.sheet import Entry, counted

TRICKS = 5
#: bids of all five tricks, beyond the number that a bid of fewer names
NAP, WELLINGTON, BLUCHER = 5, 6, 7
BID_NAMES = {NAP: "nap", WELLINGTON: "wellington", BLUCHER: "blucher"}
#: what each other player pays for all five, and what each is paid when they fail (usp56 4157-4159)
FOR_ALL_FIVE = 10
FAILED: Mapping[int, int] = {NAP: 5, WELLINGTON: 10, BLUCHER: 20}
#: nap bid on the extra hand of Sir Garnet (usp56 4181)
FAILED_WITH_THE_EXTRA_HAND = 10


def tricks_needed(bid: int) -> int:
    """How many tricks a bid takes."""
    return min(bid, TRICKS)


def stake(bid: int, made: bool, extra_hand: bool = False) -> int:
    """What passes between the bidder and each of the others.

    >>> stake(4, True), stake(NAP, True), stake(NAP, False), stake(NAP, False, extra_hand=True), stake(BLUCHER, False)
    (4, 10, 5, 10, 20)
    """
    if bid < NAP:
        return bid
    if made:
        return FOR_ALL_FIVE
    return FAILED_WITH_THE_EXTRA_HAND if extra_hand else FAILED[bid]


def deal_entries(
    bid: int,
    bidder: int,
    others: Sequence[int],
    made: bool,
    extra_hand: bool = False,
    not_collecting: Iterable[int] = (),
    not_paying: Iterable[int] = (),
) -> tuple[Entry, ...]:
    """The chips of a deal, which come to nothing in all: what a ruling spares or denies a player, he neither pays nor gets.

    The bidder may be among those who collect nothing, or pay nothing.
    """
    points = stake(bid, made, extra_hand)
    collects = () if made and bidder in not_collecting else others if made else [p for p in others if p not in not_collecting]
    pays = not made and bidder in not_paying
    moved = [] if pays else [player for player in collects if not (made and player in not_paying)]
    what = f"{BID_NAMES.get(bid, counted(bid, 'trick'))} {'made' if made else 'lost'}"
    sign = 1 if made else -1
    lines = [Entry(bidder, sign * points * len(moved), what)] if moved else []
    return (*lines, *(Entry(player, -sign * points, what) for player in moved))


def revoke_entries(bid: int, bidder: int, revoker: int, others: Sequence[int], extra_hand: bool = False) -> tuple[Entry, ...]:
    """The chips of a deal that a revoke ended: the bidder has lost, or the revoker alone pays for all (usp56 4169)."""
    if revoker == bidder:
        return deal_entries(bid, bidder, others, False, extra_hand)
    points = stake(bid, True) * len(others)
    what = f"revoke against {BID_NAMES.get(bid, counted(bid, 'trick'))}"
    return Entry(bidder, points, what), Entry(revoker, -points, what)
