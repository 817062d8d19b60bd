"""What goes wrong in bridge without fixed partners: a look at dummy, an opening on too little, a low contract, a player back."""

from collections.abc import Iterator

from referee.core.cards import SPADES
from referee.core.expect import Seen, TooEarly, Under
from referee.core.fact import NO, YES
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import NO_TRUMP, Act, bid, call_text
from referee.core.table import AUCTION, DEAL, Table
from referee.families.bridge.expects.record_tags import short
from referee.families.bridge.facts.few_hands import IS_OPENING
from referee.families.bridge.moves.few_hands import DUMMY, FewHands
from referee.families.bridge.score.goren import high_card_points, may_open, quick_tricks
from referee.mechanics.auction.expects import BID_TOO_LOW
from referee.mechanics.auction.moves import called_upon
from referee.mechanics.auction.state import NO_BID
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.score.bridge import trick_score
from referee.score.separate import SeparateSheet

VERBS = ("looks", "call", "enters", "play")

DUMMY_SEEN = Seen("dummy", says="a look at a card of dummy during the auction")
BACK_TOO_SOON = TooEarly(
    "coming back",
    "others vulnerable",
    name="back-too-soon",
    says="a vulnerable player who comes back while another is not vulnerable",
)

CONTRACT_PLAYED = Under(
    "contract", name="contract-too-low", says="play under a contract below that for which a goulash is dealt"
)

FOUR_SPADES, FOUR_NO_TRUMP = bid(4, SPADES), bid(4, NO_TRUMP)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Before the play, and between deals."""
    form = table.game.part(FewHands)
    if form is None or act.seat is None:
        return
    who = table.name(act.seat)
    if act.verb == "looks":
        if form.dummy and act.other == DUMMY and table.phase in (DEAL, AUCTION):
            yield Matter(DUMMY_SEEN, act.seat, f"{who} looked at a card of dummy", act.at, other=act.other)
    elif act.verb == "enters":
        yield from _back(table, act)
    elif act.verb == "play":
        contract = table.part(Contract)
        if contract is not None and not has_begun(table) and trick_score(contract) < form.least_contract:
            why = f"{who} led under {short(contract)}, which is worth {trick_score(contract)}"
            due, found = Number(form.least_contract), Number(trick_score(contract))
            yield Matter(CONTRACT_PLAYED, act.seat, why, act.at, due=due, found=found)
    else:
        yield from _opening(table, act)


def _back(table: Table, act: Act) -> Iterator[Matter]:
    sheet = table.sure_sheet
    if not isinstance(sheet, SeparateSheet) or act.seat is None or not sheet.games[act.seat]:
        return
    others = [seat for seat in range(table.seats) if seat not in (act.seat, DUMMY) and not sheet.games[seat]]
    if others:
        why = f"{table.name(act.seat)}, vulnerable, came back while {table.name(others[0])} was not"
        yield Matter(BACK_TOO_SOON, act.seat, why, act.at)


def _opening(table: Table, act: Act) -> Iterator[Matter]:
    before = called_upon(table, act)
    if before is None or act.call is None or act.call < 0 or act.seat is None:
        return
    who, hand = table.name(act.seat), table.hands[act.seat]
    if before.bid == NO_BID:
        if hand and not table.is_open(act.seat) and not may_open(hand):
            worth = f"{high_card_points(hand)} points and {quick_tricks(hand)} quick tricks"
            why = f"{who} opened {call_text(act.call)} on {worth}"
            yield Matter(BID_TOO_LOW, act.seat, why, act.at, call=act.call, of=((IS_OPENING.name, YES),))
        return
    over_the_opening = len([call for _, call in before.calls if call >= 0]) == 1 and act.seat == table.left(before.bidder)
    if over_the_opening and before.bid <= FOUR_SPADES and act.call < FOUR_NO_TRUMP:
        why = f"{who} bid {call_text(act.call)} next after {table.name(before.bidder)}'s opening {call_text(before.bid)}"
        yield Matter(BID_TOO_LOW, act.seat, why, act.at, call=act.call, of=((IS_OPENING.name, NO),))
