"""Remedies where a deal can be lost: a misdeal, the deal passed on, and the choice of those whose cards were right."""

from __future__ import annotations

from referee.core.matter import Matter
from referee.core.table import Table
from referee.families.whist.gives.new_deals import may_claim_new_deal
from referee.mechanics.deal.expects.misdealing import MISDEAL
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.rulings.gives.general import makes_void, opens
from referee.mechanics.rulings.gives.parts import NO_ORDER_IS_SHOWN, NOT_ASKED, Misdeal, Physical, Redeal, Remark, Undone

#: what it costs is for the law on misdeals to say
A_MISDEAL = Remark("it is a misdeal") & opens(MISDEAL)


def _lost(table: Table, matter: Matter) -> Table:
    dealer = known_dealer(table)
    table = table.but(void=True)
    if dealer is None:
        return table
    return table.but(next_dealer=table.left(dealer)).comes_to("next dealer", table.name(table.left(dealer)))


def _deal_passes(table: Table, matter: Matter) -> str:
    dealer = known_dealer(table)
    if dealer is None:
        return "the dealer loses the deal, which passes to his left"
    return f"{table.name(dealer)} loses the deal, which passes to {table.name(table.left(dealer))}"


DEAL_LOST = Misdeal("deal-lost", _deal_passes, _lost)
DEALS_AGAIN = Redeal("same-dealer", "the deal is not lost, and the same dealer deals again", makes_void)
RESHUFFLED_AND_CUT_AGAIN = Physical("the dealer reshuffles, and the pack is cut again", NO_ORDER_IS_SHOWN)

#: those whose numbers are right may consult (usp56 1876)
NEW_DEAL_OR_PLAY_ON = may_claim_new_deal() & Undone(
    "or they may have the hand played out, the surplus or missing cards not counting", NOT_ASKED, choice=True
)
