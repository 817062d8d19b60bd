"""Facts about the bids and the maker of the trump."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.trump.moves.bidding import Bidding, is_pass

A_PASS, SOMETHING_ELSE = Answer("pass", "a pass"), Answer("something-else", "a bid or a declaration")


@fact("said", "What did he say out of turn?", (A_PASS, SOMETHING_ELSE))
def SAID(table: Table, matter: Matter, act: Act) -> str | None:
    return None if matter.act is None else A_PASS if is_pass(matter.act) else SOMETHING_ELSE


@fact("contracting-side", "Is he the contractor, or a partner of his?")
def CONTRACTING_SIDE(table: Table, matter: Matter, act: Act) -> str | None:
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is None or matter.seat is None:
        return None
    return YES if table.side_of(matter.seat) == table.side_of(bidding.maker) else NO


@fact("the-contractor", "Is he the contractor?")
def THE_CONTRACTOR(table: Table, matter: Matter, act: Act) -> str | None:
    if table.part(Bidding) is None or table[Bidding].maker is None:
        return None
    return YES if table[Bidding].maker == matter.seat else NO
