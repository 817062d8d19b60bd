"""Facts of pinochle with two packs: how far the deal has come, and whether a bid was changed."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.limits import demanded, put_right, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import Window
from referee.families.pinochle.facts.contract import FIRST_LEAD
from referee.mechanics.deal.moves import has_looked
from referee.mechanics.roles import ANY_PLAYER, OPPONENTS
from referee.mechanics.tricks.facts.calling import demanded_back
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.trump.moves.bidding import bidding_of, laid_away_wrongly
from referee.mechanics.windows import NEXT_HAND_PLAYS, SPEAKING

BEFORE_LOOKING, AFTER_LOOKING, ONCE_LED = (
    Answer("before-looking", "before either had looked at his hand"),
    Answer("after-looking", "after one of them had looked"),
    Answer("once-led", "after the first lead"),
)


@fact("wrong-numbers-found", "When was it found?", (BEFORE_LOOKING, AFTER_LOOKING, ONCE_LED))
def NUMBERS_FOUND(table: Table, matter: Matter, act: Act) -> str | None:
    if has_begun(table):
        return ONCE_LED
    return AFTER_LOOKING if any(has_looked(table, seat) for seat in range(table.seats)) else BEFORE_LOOKING


@fact("laid-away-another-number", "Did the bidder lay away another number of cards than he took from the widow?")
def LAID_AWAY_ANOTHER_NUMBER(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if laid_away_wrongly(table, matter.seat) else NO


HIS_OWN_BID, A_BID, ONLY_HIS_MELD = (
    Answer("his-own-bid", "another bid than the one he had just made"),
    Answer("a-bid", "a bid or a pass, or what is taken for one"),
    Answer("only-his-meld", "only what his meld counts, before anybody had bid"),
)


@fact("said-out-of-turn", "What did he say when it was not his turn?", (HIS_OWN_BID, A_BID, ONLY_HIS_MELD))
def SAID_OUT_OF_TURN(table: Table, matter: Matter, act: Act) -> str | None:
    told, best = matter.act or act, bidding_of(table, matter.seat).best
    if best is not None and best.seat == matter.seat:
        return HIS_OWN_BID
    return ONLY_HIS_MELD if told.verb == "announces" and told.amount is not None and best is None else A_BID


NEXT_SPEAKS = Window(
    "the next bid or pass of another", lambda table, matter, act: act.verb in SPEAKING and act.seat != matter.seat
)
RAISED_BEFORE_NEXT_BID = raised(before=NEXT_SPEAKS, name="raised-before-next-bid")
MISDEAL_CLAIMED = demanded("redeal", before=FIRST_LEAD, by=OPPONENTS, name="misdeal-claimed-by-opponents")
DEAL_REQUIRED = demanded("redeal", before=FIRST_LEAD, by=ANY_PLAYER, name="redeal-required-before-lead")
BEFORE_FIRST_LEAD = raised(before=FIRST_LEAD, name="raised-before-first-lead")
BACK_BEFORE_LEFT_PLAYS = put_right(before=NEXT_HAND_PLAYS, how=demanded_back(), name="drawn-to-before-left-plays")
