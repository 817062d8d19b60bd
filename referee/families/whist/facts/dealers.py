"""Facts about the deal in games where it matters which side deals: of which side somebody is, who looked, whose hand is short."""

from referee.core.fact import NO, YES, Answer, Fact, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.deal.facts import AN_ADVERSARY, DEALERS_SIDE, side_of_deal
from referee.mechanics.deal.moves import cards_played
from referee.mechanics.declarer.contract import Contract, dummy_of

WHICH_SIDE = Fact("dealers-side-or-adversary", "Of which side is he?", side_of_deal, (DEALERS_SIDE, AN_ADVERSARY))

AMONG_THE_LAST = Fact(
    "among-the-last",
    "Was it one of the last cards, and the deal complete before there was time to decide?",
    lambda table, matter, act: YES if act.how == "last" else NO,
)

DEALER_LOOKED = Fact(
    "dealer-saw-a-card",
    "Was it the dealer who looked at a card?",
    lambda table, matter, act: YES if act.verb == "looks" and matter.seat == table.dealer else NO,
)

# --- a card faced before the deal

IN_SHUFFLING, IN_CUTTING = Answer("in-shuffling", "in shuffling"), Answer("in-cutting", "in cutting")


@fact("faced-while", "When did the card show?", (IN_SHUFFLING, IN_CUTTING))
def FACED_WHILE(table: Table, matter: Matter, act: Act) -> str | None:
    return {"shuffle": IN_SHUFFLING, "cut": IN_CUTTING}.get(act.how)


@fact("for-partner", "Did he do it in his partner's place?")
def FOR_PARTNER(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None or matter.other is None:
        return None
    return YES if matter.seat == table.partner(matter.other) else NO


# --- errors in dealing


@fact("set-right-before-next-card", "Was it set right before another card was dealt?", later=True)
def SET_RIGHT_BEFORE_NEXT_CARD(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb in ("retracts", "substitutes") and act.seat == matter.seat:
        return YES
    return None if matter.opened == table.clock else NO


OF_DUMMY = Fact(
    "of-dummy",
    "Is it dummy's hand?",
    lambda table, matter, act: None if table.part(Contract) is None else YES if matter.seat == dummy_of(table) else NO,
)

DUMMYS, HAS_PLAYED, NOT_PLAYED = (
    Answer("of-dummy", "dummy's"),
    Answer("has-played", "that of a player who has played a card"),
    Answer("not-played", "that of a player who has played none"),
)


@fact("short-hand", "Whose hand is short?", (DUMMYS, HAS_PLAYED, NOT_PLAYED))
def SHORT_HAND(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None:
        return None
    if matter.seat == dummy_of(table):
        return DUMMYS
    return HAS_PLAYED if cards_played(table, matter.seat) else NOT_PLAYED
