"""One slip of whoever kept a record that would explain a revoke: a wrong key, or two cards of a hand in each other's tricks.

Where one such slip makes the whole play regular, the play that the record shows is no better founded than the other one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.core.cards import Card, Suit, card_text, rank_of, suit_of
from referee.core.record import SEAT_LETTERS, Seat
from referee.formats.moves import winner

#: a trick as it was told: who led and what was played
Trick = tuple[Seat, tuple[Card, ...]]


def slip(
    tricks: Sequence[Trick], hands: Sequence[frozenset[Card]], trump: Suit | None, number: int, *, in_columns: bool
) -> tuple[Seat, str] | None:
    """The slip that would explain what is irregular in the trick of this number: whose card, and in words.

    `in_columns` says that the record has the cards by seat, as PBN does, and not in the order of play.
    """
    return next(_slips(tricks, hands, trump, number, in_columns), None)


def _slips(
    tricks: Sequence[Trick], hands: Sequence[frozenset[Card]], trump: Suit | None, number: int, in_columns: bool
) -> Iterator[tuple[Seat, str]]:
    leader, cards = tricks[number - 1]
    for place, card in enumerate(cards):
        seat = (leader + place) % 4
        untold = set(hands[seat])
        for other, (first, played) in enumerate(tricks, 1):
            column = (seat - first) % 4
            if column >= len(played):
                continue
            untold.discard(played[column])
            if other != number and suit_of(played[column]) != suit_of(card):
                changed = _with(_with(tricks, number, place, played[column]), other, column, card)
                if _regular(changed, hands, trump, in_columns):
                    exchanged = f"with {card_text(played[column])} in this trick and {card_text(card)} in trick {other}"
                    yield seat, f"{exchanged} all would be regular"
        for each in sorted(untold):
            if rank_of(each) == rank_of(card) and _regular(_with(tricks, number, place, each), hands, trump, in_columns):
                letter = SEAT_LETTERS[seat]
                yield seat, f"{letter} holds {card_text(each)} too, which is never played; it may be a slip of the suit"


def _with(tricks: Sequence[Trick], number: int, place: int, card: Card) -> list[Trick]:
    """The tricks with another card in one place."""
    leader, cards = tricks[number - 1]
    return [*tricks[: number - 1], (leader, (*cards[:place], card, *cards[place + 1 :])), *tricks[number:]]


def _regular(tricks: Sequence[Trick], hands: Sequence[frozenset[Card]], trump: Suit | None, in_columns: bool) -> bool:
    """Whether everybody follows suit who can, and whoever wins a trick leads to the next.

    In columns a record tells whose each card is, and not who led; otherwise it tells the order, and so whose each card is.
    """
    held = [set(hand) for hand in hands]
    turn = tricks[0][0]
    for leader, cards in tricks:
        if turn != leader:
            if not in_columns or len(cards) < 4:
                return False
            cards = tuple(cards[(turn + place - leader) % 4] for place in range(4))
        for place, card in enumerate(cards):
            hand = held[(turn + place) % 4]
            if suit_of(card) != suit_of(cards[0]) and any(suit_of(each) == suit_of(cards[0]) for each in hand):
                return False
            hand.discard(card)
        turn = (turn + winner(cards, trump)) % 4
    return True
