"""Dealing: by the wrong player, from an uncut pack, in the wrong rounds, with a card faced; and hands taken up too soon."""

from collections.abc import Iterator

from referee.core.cards import card_text, cards_text
from referee.core.expect import Faced, FromElsewhere, Misdone, NoRight, Omitted, OutOfTurn, Seen
from referee.core.game import ONE_BY_ONE
from referee.core.matter import Matter
from referee.core.measured import whose
from referee.core.record import Act
from referee.core.speaking import speaking
from referee.core.table import DEAL, OVER, Table
from referee.mechanics.deal.expects.shuffle_and_cut import FACED_IN_SHUFFLE_OR_CUT
from referee.mechanics.deal.facts import DEAL_FAULT, LAST_CARD, NEW_DEAL_DEMANDED, ORDER, TWO_AT_ONCE, WIDOW
from referee.mechanics.deal.moves import (
    CLAIM_UNSEEN,
    cut_since_shuffle,
    dealing_begun,
    dealing_done,
    dealing_on,
    has_looked,
    known_dealer,
    played_with,
    who_deals_it,
)
from referee.mechanics.deal.state import deals_open

VERBS = ("deals", "dealt", "faces", "exposes", "picks", "touches", "looks", "demands")

DEAL_OUT_OF_TURN = OutOfTurn("deal", says="a deal by a player whose deal it is not")
UNCUT_PACK_DEALT = Omitted("cut", name="uncut-pack-dealt", says="a deal from a pack that was not cut after the shuffle")
DEALT_INCORRECTLY = Misdone("deal", name="dealt-incorrectly", says="cards not dealt in the prescribed order and rounds")
FACED_IN_PACK = Faced("pack", says="a card found face up in the pack", found=True)
FACED_IN_DEALING = Faced("dealing", says="a card dealt or turned face up during the deal")
WRONG_HAND_PICKED_UP = FromElsewhere("hand", name="wrong-hand-picked-up", says="another player's hand picked up")
HAND_TAKEN_UP_EARLY = Seen("hand", name="hand-taken-up-early", says="cards touched or looked at before the deal is complete")
BOTTOM_CARD_SEEN = Seen("bottom card", says="a look at the bottom card before the deal is complete")
DEMAND_AFTER_LOOKING = NoRight(
    "new deal", "looked", name="demand-after-looking", says="a new deal demanded by a player who has looked at his cards"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Whatever goes wrong from the first card dealt to the last."""
    if act.verb == "deals":
        yield from _deal(table, act)
    elif act.verb == "dealt":
        dealing = who_deals_it(table)
        if act.seat is not None and dealing not in (None, act.seat):
            why = f"the last card came to {table.name(act.seat)}"
            yield Matter(DEALT_INCORRECTLY, dealing, why, act.at, of=DEAL_FAULT.told(LAST_CARD))
    elif act.verb in ("faces", "exposes"):
        yield from _faced(table, act)
    elif act.verb == "demands":
        if act.how == "redeal" and has_looked(table, act.seat) and _only_for_others(table):
            why = f"{table.name(act.seat)} demanded a new deal after looking at his cards"
            yield Matter(DEMAND_AFTER_LOOKING, act.seat, why, act.at)
    elif table.phase == DEAL:
        yield from _hands(table, act)


def _deal(table: Table, act: Act) -> Iterator[Matter]:
    who, dealer = table.name(act.seat), known_dealer(table)
    if table.noted("deals", act.seat) or table.phase == OVER or table.noted("won"):
        return  # he goes on with the next round, or begins the next deal
    if dealer is not None and act.seat != dealer and not played_with(table):
        why = f"{who} dealt when it was {table.name(dealer)}'s deal"
        yield Matter(DEAL_OUT_OF_TURN, act.seat, why, act.at, other=dealer, due=whose(dealer), found=whose(act.seat))
    faced = any(matter.breach == FACED_IN_SHUFFLE_OR_CUT for matter in table.docket)  # cut, and to be cut again
    if cut_since_shuffle(table) is False and not faced:
        yield Matter(UNCUT_PACK_DEALT, act.seat, f"{who} dealt a pack that was not cut after the shuffle", act.at)
    if act.how == "two":
        yield _incorrect(act, TWO_AT_ONCE, f"{who} dealt two cards at once")
    elif act.how == "widow":
        if table.game.widow_after not in (None, act.number if act.numbers else 0):
            yield _incorrect(act, WIDOW, f"{who} laid the widow out at the wrong moment")
    elif act.how == "incorrectly":
        yield _incorrect(act, ORDER, f"{who} did not deal the cards correctly")
    elif act.how == "rounds" and act.numbers:
        plans = (table.game.rounds, *table.game.other_rounds)
        wrong = set(act.numbers) != {1} if plans[0] == ONE_BY_ONE else act.numbers not in plans
        if plans[0] and wrong:
            told = _rounds(act.numbers)
            due = "one at a time" if set(plans[0]) == {1} else f"{' or '.join(map(_rounds, plans))} at a time"
            why = f"{who} dealt {told} at a time, where the cards are dealt {due}"
            yield _incorrect(act, ORDER, why)


def _incorrect(act: Act, fault: str, why: str) -> Matter:
    return Matter(DEALT_INCORRECTLY, act.seat, why, act.at, of=DEAL_FAULT.told(fault))


def _rounds(numbers: tuple[int, ...]) -> str:
    return "-".join(map(str, numbers))


def _faced(table: Table, act: Act) -> Iterator[Matter]:
    if deals_open(table) and act.how != "pack":
        return  # cards lie face up, and which of them should not is another thing
    if act.verb == "exposes":
        if _cards_on_their_way(table) and act.cards:
            cards = cards_text(act.cards)
            why = f"{table.name(act.seat)} exposed {cards} during the deal"
            yield Matter(FACED_IN_DEALING, act.seat, why, act.at, card=act.card, cards=act.cards)
    elif act.how == "pack":
        yield Matter(FACED_IN_PACK, act.seat, f"{card_text(act.card)} was face up in the pack", act.at, card=act.card)
    elif act.how in ("deal", "last"):
        yield Matter(FACED_IN_DEALING, act.seat, f"{card_text(act.card)} was dealt face up", act.at, card=act.card)


def _hands(table: Table, act: Act) -> Iterator[Matter]:
    who = table.name(act.seat)
    if act.verb == "picks":
        if act.other not in (None, act.seat):
            why = f"{who} picked up {table.name(act.other)}'s hand"
            yield Matter(WRONG_HAND_PICKED_UP, act.seat, why, act.at, other=act.other)
    elif act.verb == "looks" and act.how == "bottom":
        if who_deals_it(table) in (None, act.seat) and not dealing_done(table):
            yield Matter(BOTTOM_CARD_SEEN, act.seat, f"{who} looked at the bottom card", act.at)
    elif _cards_on_their_way(table) and (act.verb == "touches" or act.how == "hand"):
        did = "touched" if act.verb == "touches" else "looked at"
        yield Matter(HAND_TAKEN_UP_EARLY, act.seat, f"{who} {did} his cards before the deal was complete", act.at)


def _cards_on_their_way(table: Table) -> bool:
    return dealing_begun(table) and dealing_on(table)


def _only_for_others(table: Table) -> bool:
    """Whether some matter waits for a demand, and only for one by a player who has not looked."""
    if any(right.kind.name == CLAIM_UNSEEN for right in table.rights):
        return True
    for matter in table.docket:
        rows, _ = speaking(table.game.layers, matter.breach, dict(matter.known))
        if any(condition.fact is NEW_DEAL_DEMANDED for law in rows for condition in law.conditions):
            return True
    return False
