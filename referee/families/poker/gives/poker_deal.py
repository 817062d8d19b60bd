"""Remedies of the deal in poker: dealt again by the same player or by the next, hands that are dead, chips taken back."""

from referee.core.matter import Matter
from referee.core.record import Seat
from referee.core.status import CONDONED
from referee.core.table import Table
from referee.core.window import Role
from referee.families.poker import staking as chips
from referee.families.poker.expects.poker_deal import MISDEAL_DECLARED
from referee.families.poker.gives.pots import MayTakeBackChips, withdrawal
from referee.families.poker.moves.betting import betting_of
from referee.mechanics.deal.gives import MayBeDemanded, on_demand, still_open
from referee.mechanics.deal.moves import deals_after_loss, known_dealer
from referee.mechanics.rulings.gives.general import Opens
from referee.mechanics.rulings.gives.parts import (
    HANDS_AS_TOLD,
    NO_ORDER_IS_SHOWN,
    MayWithdraw,
    Misdeal,
    OutOf,
    Physical,
    Redeal,
    Remark,
    Stands,
    WithoutEffect,
)

NEW_SHUFFLE = "new shuffle and cut"


def _same_dealer_next(table: Table, matter: Matter) -> Table:
    return table.but(next_dealer=table.dealer) if table.void else table


def _next_dealer(table: Table) -> str:
    following = deals_after_loss(table)
    return "the next player" if following is None else table.name(following)


def _passes(table: Table, matter: Matter) -> Table:
    following = deals_after_loss(table)
    return table.but(void=True, next_dealer=table.left(table.dealer) if following is None else following)


def _deal_passes(table: Table, matter: Matter) -> str:
    return f"misdeal: the deal passes to {_next_dealer(table)}"


MISDEAL = Misdeal("deal-passes", _deal_passes, _passes) & Opens(MISDEAL_DECLARED)


#: a redeal by the same dealer, if it is called for
REDEAL_IF_CALLED = on_demand("redeal by {0}", NEW_SHUFFLE) & Redeal("same-dealer", "", _same_dealer_next)


def _is_called(matter: Matter) -> bool:
    return not still_open(matter)


_MISDEAL = "misdeal, and the deal passes to the next player"
#: a misdeal, which loses the deal, if it is called
MISDEAL_IF_CALLED = (
    MayBeDemanded(_MISDEAL)
    & Misdeal(
        "deal-passes-if-called",
        lambda table, matter: _MISDEAL if _is_called(matter) else "",
        lambda table, matter: _passes(table, matter) if _is_called(matter) else table,
    )
    & Opens(MISDEAL_DECLARED, _is_called)
)

# --- chips when a deal is done again


BLIND_BETTORS = Role(
    "the players who have bet blind",
    lambda table, matter: tuple(seat for seat in range(table.seats) if table.noted("blinds", seat)),
)
WITHDRAW_BLIND = withdrawal("withdraw blind bet", "withdraw what {} has bet blind", lambda betting, seat: betting.staked[seat])


ANTES_STAY = Remark("the antes stay in the pot and nobody antes again")
DEALERS_ANTE_FORFEITED = Stands("what the dealer alone has anted is forfeited to the pot")
BLINDS_MAY_BE_WITHDRAWN = MayTakeBackChips("a blind bet or raise may be withdrawn", right=WITHDRAW_BLIND)
OTHER_BETS_FORFEITED = Stands("a bet other than an ante is forfeited to the pot")


def _everybody_withdraws(table: Table, matter: Matter) -> Table:
    return table.but(chips.withdraw_everything(betting_of(table)), void=True, next_dealer=table.dealer)


DEAL_VOID = Remark("the deal is void") & MayWithdraw(
    "everything", "every player takes back what he put into the pot", _everybody_withdraws
)
EARLIER_POTS_STAND = Remark("earlier pots stand")
POT_TAKEN_STANDS = Stands("the pot that was taken in stands", status=CONDONED, bites=False)

# --- hands


def _dealer_named(table: Table, matter: Matter) -> str:
    return table.name(matter.seat) if matter.seat is not None else "the dealer"


COMPLETES_DEAL = Physical(lambda table, matter: f"{_dealer_of(table)} must complete the deal", HANDS_AS_TOLD)
NO_MISDEAL = Remark("it is no misdeal")


def _dealer_of(table: Table) -> str:
    dealer = known_dealer(table)
    return "the dealer" if dealer is None else table.name(dealer)


NAMES_DEAD_HAND = Physical(
    lambda table, matter: f"{_dealer_named(table, matter)} says which hand is dead, and it is discarded", HANDS_AS_TOLD
)
LOOKED_AT_IS_KEPT = Physical("a hand of which a player has looked at a face-down card is that player's to keep", HANDS_AS_TOLD)


def _drops_dealer(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    betting = betting_of(table)
    return table.but(betting.but(active=betting.active & ~(1 << matter.seat)))


GIVES_OWN_HAND = OutOf(
    "dealers-hand",
    lambda table, matter: f"{_dealer_named(table, matter)} gives his own hand to the first omitted player at his left",
    _drops_dealer,
)


def _others_omitted(table: Table, matter: Matter) -> tuple[Seat, ...]:
    """Those left out, as far as the log names them, but for the one who has the dealer's hand."""
    omitted = (seat for seat in table.from_left_of(table.dealer) if table.noted("omits", seat))
    return tuple(omitted)[1:]


OTHERS_OMITTED = Role("the other omitted players", _others_omitted)
OMITTED_MAY_WITHDRAW_ANTE = MayTakeBackChips("any other omitted player who has anted may withdraw his ante")
CARD_KEPT = Remark("the card is kept by the player to whom it fell")
UNDEALT_CARDS_DEAD = Physical("those cards are dead and go to the discards", HANDS_AS_TOLD)
MAY_NOT_CALL_MISDEAL = WithoutEffect("{offender} may not call a misdeal")
CUT_AGAIN = Physical("the dealer shuffles, and the pack is cut again", NO_ORDER_IS_SHOWN)
SEATS_REDRAWN = Remark("the seats are drawn anew")
DEMAND_REFUSED = Remark("the demand is refused")
