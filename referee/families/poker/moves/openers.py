"""Jackpots: what a player must hold to open, and whether he did."""

from referee.core.cards import Hand
from referee.core.record import Seat
from referee.core.table import Table
from referee.families.poker.hands.natural import Worth, suit_masks
from referee.families.poker.moves.betting import betting_of, form_of
from referee.families.poker.moves.showdown import wild_in

#: cards of one suit, or in sequence, that make a bobtail (usp56 2175)
BOBTAIL = 4


def needed_to_open(table: Table) -> Worth | None:
    """The least hand that opens this deal; None where anything does."""
    form = form_of(table)
    return form.openers.after(betting_of(table).passed_out) if form.openers else None


def opens(table: Table, seat: Seat, held: Hand) -> bool:
    """Whether these cards of the player are enough to open."""
    needed, form = needed_to_open(table), form_of(table)
    if needed is None or form.openers is None:
        return True
    if form.high.best(held, wild_in(table, seat)) >= needed:
        return True
    return form.openers.bobtail and is_bobtail(held)


def is_bobtail(held: Hand) -> bool:
    """Four cards of a suit, or four in sequence that a card at either end completes.

    >>> from referee.core.cards import CARD, hand_of
    >>> [is_bobtail(hand_of(CARD[card] for card in hand.split())) for hand in ("S8 H7 D6 C5", "SA HK DQ CJ", "S9 H8 D6 C5")]
    [True, False, False]
    """
    masks = suit_masks(held)
    if any(mask.bit_count() >= BOBTAIL for mask in masks):
        return True
    ranks = masks[0] | masks[1] | masks[2] | masks[3]
    open_ended = ranks & ranks >> 1 & ranks >> 2 & ranks >> 3
    return bool(open_ended & 0x1FF)  # from five-four-three-two to king-queen-jack-ten; an ace leaves one end only


def has_openers(table: Table, seat: Seat) -> bool | None:
    """Whether the hand as it was dealt is enough to open, or None where the log does not tell it."""
    dealt = table.dealt[seat]
    if dealt.bit_count() < form_of(table).cards:
        return None
    return opens(table, seat, dealt)
