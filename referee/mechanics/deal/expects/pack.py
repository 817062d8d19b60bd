"""The pack: cards that do not belong to it or are not in it, cards known by their backs, packs interchanged."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import MarkedCard, WrongPack
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import Table
from referee.mechanics.deal.moves import is_mixed

VERBS = ("foreign", "lacks", "damaged", "marked", "interchanges", "finds", "demands")

INCORRECT_PACK = WrongPack(says="a pack without exactly the cards that the game prescribes", found=True)
IDENTIFIABLE_CARD = MarkedCard(says="a card that can be told by its back", found=True)
NEW_PACK_DEMANDED = Deed("new-pack-demanded", "new cards called for")
PACKS_INTERCHANGED = WrongPack("interchanged", name="packs-interchanged", says="the packs of the two sides interchanged")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What the log tells of a pack; a card that shows by itself that the pack is wrong is seen in `breaches.cards_told`."""
    if act.verb == "interchanges":
        took = "" if act.side is None else f"; {table.side_name(act.side)} had the other side's"
        yield Matter(PACKS_INTERCHANGED, None, f"the packs were interchanged{took}", act.at)
        return
    if act.verb == "demands":
        if act.how == "pack":
            yield Matter(NEW_PACK_DEMANDED, act.seat, f"{table.name(act.seat)} called for new cards", act.at)
        return
    card = card_text(act.card) if act.cards else "a card"
    if act.verb == "finds":
        if act.how in ("floor", "pack", "left") and is_mixed(table):
            yield Matter(INCORRECT_PACK, None, f"{card} was found to have been missing from the pack", act.at)
        return
    breach, why = {
        "foreign": (INCORRECT_PACK, f"{card} of another pack was among the cards"),
        "lacks": (INCORRECT_PACK, f"{card} was not in the pack"),
        "damaged": (IDENTIFIABLE_CARD, f"{card} is damaged, so that it can be told by its back"),
        "marked": (IDENTIFIABLE_CARD, f"{card} is marked, so that it can be told by its back"),
    }[act.verb]
    yield Matter(breach, act.seat, why, act.at, card=act.card if act.cards else None)
