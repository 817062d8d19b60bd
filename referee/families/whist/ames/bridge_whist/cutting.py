"""Bridge whist, the laws of forming tables, cutting and shuffling, and of new cards (ames 36, 367-437, 709-711)."""

from referee.core.law import Law
from referee.families import whist
from referee.mechanics import deal, rulings, seating

CUTTING = (
    Law(
        "cuts-from-another-pack",
        breach=seating.CUT_FROM_ANOTHER_PACK,
        remedy=rulings.NOTHING_STATED,
        cite="ames 370",
        says="All cut from one pack; what follows if somebody does not, the book does not say.",
    ),
    Law(
        "exposes-two-cards-in-cutting",
        breach=seating.TWO_CARDS_IN_DRAW,
        remedy=whist.CUTS_AGAIN,
        cite="ames 371",
        says="Who turns up more than one card cuts again.",
    ),
    Law(
        "rights-to-a-table",
        cite="ames 375-415",
        says="Those first in the room play first; of more than four the four lowest cuts play; six complete a table, and the most consecutive rubbers, else the highest cut, go out.",
    ),
    Law(
        "two-lowest-tie-in-cut",
        cite="ames 369, 377-383",
        says="The ace is low; the two lowest play the two highest and the lowest deals; if the two lowest are level they cut again for the deal.",
    ),
    Law(
        "three-tie-in-cut",
        cite="ames 385-387",
        says="Three level players cut again; with a higher fourth the two lowest of that cut are partners, with a lower fourth the two highest are, and the fourth deals.",
    ),
    Law(
        "entry-claimed-too-late",
        cite="ames 403",
        says="Who wishes to enter a table says so before a card is cut for the new rubber or for cutting out; the book does not say what becomes of him who is late.",
    ),
    Law(
        "substitute-during-rubber",
        cite="ames 411-413",
        says="Who leaves during a rubber may name a substitute if the other three consent, until the rubber ends.",
    ),
    Law(
        "table-broken-up",
        cite="ames 415",
        says="Players whose table another has broken up have a prior right at other tables.",
    ),
)

SHUFFLING = (
    Law(
        "shuffled-below-table",
        breach=deal.SHUFFLE_MISDONE,
        when=[deal.SHUFFLE_FAULT.is_(deal.BELOW_TABLE)],
        remedy=rulings.NOTHING_STATED,
        cite="ames 419",
        says="A pack is shuffled above the table, and so that no face can be seen.",
    ),
    Law(
        "card-seen-in-shuffle",
        breach=deal.FACED_IN_SHUFFLE_OR_CUT,
        when=[whist.FACED_WHILE.is_(whist.IN_SHUFFLING)],
        remedy=whist.DEALER_SHUFFLES_AGAIN,
        cite="ames 423",
        says="If a card is seen while the dealer shuffles or offers the pack for the cut, he shuffles again.",
    ),
    Law(
        "pack-collected-and-placed",
        cite="ames 421-425",
        says="Dealer's partner gathers and first shuffles the pack for the next deal, any player may, the dealer last; it lies at the left of the next dealer.",
    ),
    Law(
        "card-exposed-in-cutting",
        breach=deal.FACED_IN_SHUFFLE_OR_CUT,
        when=[whist.FACED_WHILE.is_(whist.IN_CUTTING)],
        remedy=whist.FRESH_CUT,
        cite="ames 431",
        says="A card exposed in cutting, cards in confusion or a doubt where the pack was divided make a fresh cut necessary.",
    ),
    Law(
        "cut-packet-too-small",
        breach=deal.CUT_TOO_SMALL,
        remedy=rulings.NOTHING_STATED,
        cite="ames 431",
        says="Neither packet of a cut may have fewer than four cards.",
    ),
    Law(
        "cutter-recuts",
        breach=deal.CUT_MISDONE,
        when=[deal.CUT_FAULT.is_(deal.CUT_TWICE)],
        remedy=rulings.NOTHING_STATED,
        cite="ames 433",
        says="Once he has separated the pack the player who cuts neither shuffles nor cuts it again.",
    ),
    Law(
        "dealer-reshuffles-after-cut",
        breach=deal.SHUFFLE_MISDONE,
        when=[deal.SHUFFLE_FAULT.is_(deal.AFTER_CUT)],
        remedy=whist.FRESH_CUT,
        cite="ames 435-437",
        says="If the dealer shuffles after the cut the pack is cut again; he does not lose the deal.",
    ),
    Law(
        "cut-by-the-wrong-player",
        breach=deal.CUT_MISDONE,
        when=[deal.CUT_FAULT.is_(deal.BY_ANOTHER), whist.FOR_PARTNER.no],
        remedy=rulings.NOTHING_STATED,
        cite="ames 431",
        says="The player at the dealer's right cuts.",
    ),
)

CARDS = (
    Law(
        "new-cards-demanded",
        on=deal.NEW_PACK_DEMANDED,
        remedy=rulings.Physical("two packs are furnished, and paid for by whoever called for them", rulings.NO_PACK_IS_SHOWN),
        cite="ames 709",
        says="Who calls for new cards, before the cut for a deal, furnishes two packs; during a rubber the adversaries choose between them, at its beginning the dealer.",
    ),
    Law(
        "torn-or-marked-card",
        breach=deal.IDENTIFIABLE_CARD,
        remedy=rulings.Physical("the card is replaced by agreement, or new cards are furnished", rulings.NO_PACK_IS_SHOWN),
        cite="ames 711",
        says="A torn or marked card is replaced by agreement, or new cards are furnished.",
    ),
)
