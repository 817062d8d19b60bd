"""Remedies where a deal can be lost: a misdeal, the deal passed on, and the choice of those whose cards were right."""

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import Right, RightKind, grant, record_choice
from referee.core.table import Table
from referee.families.whist.gives.new_deals import may_claim_new_deal
from referee.mechanics.deal.expects.misdealing import MISDEAL
from referee.mechanics.deal.moves import deals_after_loss, known_dealer
from referee.mechanics.roles import at_fault
from referee.mechanics.rulings.gives.general import Opens, makes_void
from referee.mechanics.rulings.gives.parts import NO_ORDER_IS_SHOWN, May, Misdeal, Physical, Redeal, Remark

#: what it costs is for the law on misdeals to say
A_MISDEAL = Remark("it is a misdeal") & Opens(MISDEAL)


def _lost(table: Table, matter: Matter) -> Table:
    following = deals_after_loss(table)
    table = table.but(void=True)
    return table if following is None else table.but(next_dealer=following).comes_to("next dealer", table.name(following))


def _deal_passes(table: Table, matter: Matter) -> str:
    dealer, following = known_dealer(table), deals_after_loss(table)
    if dealer is None or following is None:
        return "the dealer loses the deal, which passes to his left"
    if following == dealer:
        return f"the deal is {table.name(dealer)}'s as before"
    return f"{table.name(dealer)} loses the deal, which passes to {table.name(following)}"


DEAL_LOST = Misdeal("deal-lost", _deal_passes, _lost)
DEALS_AGAIN = Redeal("same-dealer", "the deal is not lost, and the same dealer deals again", makes_void)
RESHUFFLED_AND_CUT_AGAIN = Physical("the dealer reshuffles, and the pack is cut again", NO_ORDER_IS_SHOWN)


def _plays_on(table: Table, right: Right, act: Act) -> Table:
    """The choice is made, and there is no new deal to claim any more."""
    table = table.but(rights=tuple(each for each in table.rights if each.matter != right.matter))
    return record_choice(table, right.matter, f"{table.name(act.seat)} has the hand played out", act)


PLAY_ON = RightKind(
    "have the hand played out",
    lambda table, right: "have the hand played out",
    claimed=lambda table, right, act: act.verb == "accepts",
    ripe=lambda table, right: True,
    use=_plays_on,
)


def _may_play_on(table: Table, matter: Matter) -> Table:
    assert matter.law is not None
    return grant(table, Right(PLAY_ON, at_fault(table, matter), matter.number, matter.law))


#: those whose numbers are right may consult (usp56 1876)
NEW_DEAL_OR_PLAY_ON = may_claim_new_deal() & May(
    "play-on", "or they may have the hand played out, the surplus or missing cards not counting", _may_play_on, choice=True
)
