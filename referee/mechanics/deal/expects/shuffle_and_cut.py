"""The shuffle and the cut: who cuts and how many, cards faced, and a demand that both be done again."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import Faced, Misdone
from referee.core.matter import Matter
from referee.core.measured import Number, whose
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.deal.facts import AFTER_CUT, BELOW_TABLE, BY_ANOTHER, CUT_FAULT, CUT_TWICE, SHUFFLE_FAULT
from referee.mechanics.deal.moves import cut_since_shuffle, dealing_begun, dealing_done, known_dealer, rightful_cutter

VERBS = ("shuffles", "cuts", "faces", "demands")

CUT_MISDONE = Misdone("cut", says="a pack cut by another than the player whose cut it was, or a second time")
CUT_TOO_SMALL = Misdone("cut", "too small", name="cut-too-small", says="a cut that leaves too few cards in a packet")
FACED_IN_SHUFFLE_OR_CUT = Faced("shuffle or cut", says="a card faced in shuffling or cutting")
SHUFFLE_MISDONE = Misdone("shuffle", says="a pack shuffled below the table, or after it was cut")
NEW_SHUFFLE_DEMANDED = Deed("new-shuffle-demanded", "a demand for a new shuffle and cut")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A shuffle too late or out of sight, a cut by the wrong player or of too few cards, a card faced, a shuffle demanded."""
    who = table.name(act.seat)
    if act.verb == "shuffles":
        if act.how == "below":
            why = f"{who} shuffled below the table"
            yield Matter(SHUFFLE_MISDONE, act.seat, why, act.at, of=SHUFFLE_FAULT.told(BELOW_TABLE))
        if cut_since_shuffle(table) and (act.seat == known_dealer(table) or _has_no_other_pack(table, act)):
            why = f"{who} shuffled the pack after it was cut"
            yield Matter(SHUFFLE_MISDONE, act.seat, why, act.at, of=SHUFFLE_FAULT.told(AFTER_CUT))
    elif act.verb == "faces":
        if act.how in ("shuffle", "cut"):
            doing = "shuffling" if act.how == "shuffle" else "cutting"
            why = f"{card_text(act.card)} was faced in {doing}"
            yield Matter(FACED_IN_SHUFFLE_OR_CUT, act.seat, why, act.at, card=act.card)
    elif act.verb == "demands":
        if act.how == "shuffle" and not dealing_done(table):
            yield Matter(NEW_SHUFFLE_DEMANDED, act.seat, f"{who} demanded a new shuffle and cut", act.at)
    elif table.phase not in (PLAY, OVER):  # then it is for a starter, or for the next deal
        if cut_since_shuffle(table):
            why = f"{who} cut the pack a second time"
            yield Matter(CUT_MISDONE, act.seat, why, act.at, of=CUT_FAULT.told(CUT_TWICE))
        cutter = rightful_cutter(table)
        if cutter is not None and act.seat != cutter:
            why = f"{who} cut the pack, which was for {table.name(cutter)} to do"
            due, found = whose(cutter), whose(act.seat)
            of = CUT_FAULT.told(BY_ANOTHER)
            yield Matter(CUT_MISDONE, act.seat, why, act.at, other=cutter, due=due, found=found, of=of)
        if act.numbers:
            size = table.pack_used.size
            smaller = min(act.number, size - act.number)
            if smaller < table.game.least_cut:
                why = f"{who} cut {act.number} cards of {size}, so that one packet had {max(smaller, 0)}"
                yield Matter(
                    CUT_TOO_SMALL,
                    act.seat,
                    why,
                    act.at,
                    count=act.number,
                    due=Number(table.game.least_cut),
                    found=Number(max(smaller, 0)),
                )


def _has_no_other_pack(table: Table, act: Act) -> bool:
    """Whether it must be the pack that is to be dealt: between partners another may be shuffled, and so may one in the deal."""
    return act.seat is not None and not table.game.sides and not dealing_begun(table) and table.phase not in (PLAY, OVER)
