"""Facts of the play at bridge: what declarer chooses, who revoked, what dummy forfeited."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.limits import RAISING
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import penalty_cards
from referee.core.table import OVER, Table
from referee.mechanics.declarer.contract import Contract, declarer_of, dummy_of, is_defender
from referee.mechanics.tricks.facts.play import A_DEFENDER, ESTABLISHED, FORFEITS, IN_TRICK_TWELVE, is_established, takes_back
from referee.mechanics.tricks.state import Tricks, claims_of, suit_here

# --- leads out of turn

PENALTY_CARD_CHOSEN, LEAD_PENALTY_CHOSEN = (
    Answer("penalty-card-chosen", "treats the card as a penalty card"),
    Answer("lead-penalty-chosen", "imposes a lead penalty"),
)


@fact("chosen", "What does declarer choose?", (PENALTY_CARD_CHOSEN, LEAD_PENALTY_CHOSEN), later=True)
def CHOSEN(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb in ("requires", "forbids") and act.how == "lead" and act.seat == declarer_of(table):
        return LEAD_PENALTY_CHOSEN
    plays_on = (
        act.verb == "play" and matter.seat is not None and act.seat in (table.partner(matter.seat), matter.was(Tricks).turn)
    )
    if act.verb == "lets" or plays_on:
        return PENALTY_CARD_CHOSEN
    return None


# --- revokes

DECLARER_REVOKES, FACED_HAND = "declarer", Answer("faced-hand", "dummy, or a hand faced because of a claim")

KEEPS_PENALTY_CARD = Answer("keeps-penalty-card", "a defender, who had a penalty card of the suit")


def _trick_played_to(table: Table) -> int:
    tricks = table.part(Tricks)
    return 0 if tricks is None else tricks.number if tricks.cards else tricks.number - 1


@fact("revoker", "Who revoked?", (A_DEFENDER, DECLARER_REVOKES, FACED_HAND, KEEPS_PENALTY_CARD, IN_TRICK_TWELVE))
def REVOKER(table: Table, matter: Matter, act: Act) -> str | None:
    if table.part(Contract) is None or matter.seat is None:
        return None
    if matter.seat == dummy_of(table) or (matter.seat in claims_of(table).faced and matter.count == _trick_played_to(table)):
        return FACED_HAND
    if matter.count == table.hand_size - 1:
        return IN_TRICK_TWELVE
    if not is_defender(table, matter.seat):
        return DECLARER_REVOKES
    faced = [suit_here(table, card) for card in penalty_cards(table, matter.seat)]
    return KEEPS_PENALTY_CARD if matter.suit in faced else A_DEFENDER


@fact("same-suit-before", "Had the same player an established revoke in the same suit before?", later=True)
def SAME_SUIT_BEFORE(table: Table, matter: Matter, act: Act) -> str | None:
    for earlier in table.matters:
        same = earlier.breach == matter.breach and earlier.seat == matter.seat and earlier.suit == matter.suit
        if same and earlier.number < matter.number and earlier.answer(ESTABLISHED) == YES:
            return YES
    return NO


@fact(
    "forfeited-dummy-asked",
    "Was dummy, having forfeited his rights by looking at another hand, the first to ask about it?",
    later=True,
)
def FORFEITED_DUMMY_ASKED(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "asks" and act.how == "revoke" and act.seat == dummy_of(table):
        return YES if table.noted(FORFEITS, dummy_of(table)) else NO
    asked = act.verb in RAISING and (act.verb != "asks" or act.how == "revoke")
    done = takes_back(act, matter) or act.verb == "end" or is_established(table, matter, act)
    return NO if asked or done else None


# --- penalty cards


@fact("penalty-card-required", "Does declarer require the penalty card to be played?", later=True)
def PENALTY_CARD_REQUIRED(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "requires" and act.other == matter.seat and matter.card is not None and matter.card in act.cards:
        return YES
    tricks = table.part(Tricks)
    next_trick = act.verb == "play" and tricks is not None and tricks.number > matter.count
    return NO if next_trick or act.verb == "end" or table.phase == OVER else None
