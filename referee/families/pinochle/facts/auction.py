"""Facts of pinochle with an auction: how far the deal has come, whose hand is wrong, how many cards were shown."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.limits import demanded, put_right, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import Window
from referee.families.pinochle.moves.widow import bidder_of
from referee.mechanics.roles import ANY_PLAYER
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding, is_high_enough
from referee.mechanics.windows import SPEAKING

ONE_CARD = Answer("one-card", "one card of a hand")
SEVERAL_OF_A_HAND = Answer("several-of-a-hand", "more than one card of the same hand")
OF_THE_WIDOW = Answer("of-the-widow", "a card of the widow")


@fact("cards-faced", "What did the dealer expose?", (ONE_CARD, SEVERAL_OF_A_HAND, OF_THE_WIDOW))
def CARDS_FACED(table: Table, matter: Matter, act: Act) -> str | None:
    in_widow = any(act.seat is None and matter.card in act.cards for act in table.acts_of("widow"))
    if in_widow:
        return OF_THE_WIDOW
    faced = [told.card for told in (*table.acts_of("faces"), act) if told.verb == "faces" and told.how in ("deal", "last")]
    holders = [table.holder(card) for card in faced]
    if any(holder is not None and holders.count(holder) > 1 for holder in holders):
        return SEVERAL_OF_A_HAND
    return ONE_CARD


@fact("high-enough", "Was it higher than the last bid?")
def HIGH_ENOUGH(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if is_high_enough(table, act) else NO


BEFORE_WIDOW, AFTER_WIDOW, AFTER_LEAD = (
    Answer("before-widow", "before the widow was properly turned up"),
    Answer("after-widow", "after that, and before the bidder led"),
    Answer("after-lead", "after the bidder had led"),
)


@fact("hand-found-when", "When was it found?", (BEFORE_WIDOW, AFTER_WIDOW, AFTER_LEAD))
def FOUND_WHEN(table: Table, matter: Matter, act: Act) -> str | None:
    bidding = table.part(Bidding)
    if has_begun(table):
        return AFTER_LEAD
    return AFTER_WIDOW if bidding is not None and bidding.taken else BEFORE_WIDOW


ONE, SEVERAL = Answer("one", "one card"), Answer("several", "more than one card")


@fact("how-many-exposed", "How many cards of his have been exposed?", (ONE, SEVERAL))
def HOW_MANY_EXPOSED(table: Table, matter: Matter, act: Act) -> str | None:
    before = sum(max(1, len(told.cards)) for told in table.acts_of("exposes") if told.seat == matter.seat)
    return SEVERAL if before + max(1, len(matter.cards)) > 1 or act.how == "hand" else ONE


@fact("opponent-has-played", "Has an opponent of the bidder played to the first trick?")
def OPPONENT_HAS_PLAYED(table: Table, matter: Matter, act: Act) -> str | None:
    tricks, bidder = table.part(Tricks), bidder_of(table)
    if tricks is None:
        return NO
    return YES if any(seat != bidder for trick in (*tricks.past, tricks.cards) for seat, _ in trick) else NO


@fact("played-to-second", "Had the bidder played to the second trick?")
def PLAYED_TO_SECOND(table: Table, matter: Matter, act: Act) -> str | None:
    tricks, bidder = table.part(Tricks), bidder_of(table)
    played = sum(seat == bidder for trick in (*tricks.past, tricks.cards) for seat, _ in trick) if tricks else 0
    return YES if played > 1 else NO


TRICK_COVERED = Window(
    "the gathering of a later trick",
    lambda table, matter, act: (
        act.verb == "end" or (table.part(Tricks) is not None and len(table[Tricks].winners) > matter.count)
    ),
)


def _claimed(table: Table, matter: Matter, act: Act) -> bool:
    return act.verb in ("attention", "demands") and act.seat != matter.seat


TRICK_CLAIMED = put_right(before=TRICK_COVERED, how=_claimed, name="trick-claimed-before-covered")


@fact("rightful-leader-accepts", "Does the player whose lead it was treat it as a correct lead?")
def ACCEPTED_BY_LEADER(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.opened == table.clock or matter.before is None:
        return None
    leader = matter.was(Tricks).turn
    if act.verb == "accepts" and act.seat == leader:
        return YES
    if act.verb == "play":
        return YES if table[Tricks].turn == act.seat and act.seat != matter.seat and table[Tricks].cards else NO
    return NO if act.verb in ("retracts", "demands", "attention", "refuses") else None


def _settled(table: Table, matter: Matter, act: Act) -> bool:
    return act.verb in ("agreed", "pays")


WIDOW_DEALT = Window(
    "the dealing of the widow",
    lambda table, matter, act: (act.verb == "deals" and act.how == "widow") or act.verb in ("dealt", *SPEAKING, "play"),
)
DEMANDED_BEFORE_WIDOW = demanded("redeal", before=WIDOW_DEALT, by=ANY_PLAYER, name="redeal-demanded-before-widow")
SETTLEMENT = Window("the settlement of the deal", _settled)
BEFORE_SETTLEMENT = raised(before=SETTLEMENT, name="raised-before-settlement-or-payment")
