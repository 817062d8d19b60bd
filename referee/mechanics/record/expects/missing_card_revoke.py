"""A revoke that a missing card brings to light: the short hand answers for it as if it had held the card (ames 478)."""

from collections.abc import Iterator

from referee.core.cards import SUIT_NAMES, card_text
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.deal.expects.wrong_number_of_cards import TOO_FEW_CARDS
from referee.mechanics.deal.moves import miscounts
from referee.mechanics.tricks.expects.revoke import REVOKE
from referee.mechanics.tricks.state import Tricks, suit_here

VERBS = ("finds",)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Cards of another suit that the short hand has played to leads of the suit of the card that is found."""
    short = [seat for seat, number in miscounts(table, act).items() if number < 0]
    answers = any(matter.breach == TOO_FEW_CARDS and matter.seat in short for matter in table.settled)
    if (
        table.part(Tricks) is None
        or not act.cards
        or len(short) != 1
        or not answers
        or act.how not in ("floor", "pack", "left")
    ):
        return
    seat, suit = short[0], suit_here(table, act.card)
    for number, trick in enumerate((*table[Tricks].past, table[Tricks].cards), 1 + sum(table[Tricks].earlier)):
        played = next((card for each, card in trick[1:] if each == seat), None)
        if played is not None and suit_here(table, trick[0][1]) == suit != suit_here(table, played):
            why = (
                f"{table.name(seat)} played {card_text(played)} to a lead of {SUIT_NAMES[suit]} in trick {number}, "
                f"and {card_text(act.card)} belongs to his hand"
            )
            yield Matter(REVOKE, seat, why, act.at, card=played, suit=suit, count=number)
