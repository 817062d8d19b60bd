"""Dealing: by the wrong player, from an uncut pack, in the wrong rounds, with a card faced; and hands taken up too soon."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import card_text
from referee.facts.deal import NEW_DEAL_DEMANDED
from referee.law import Breach, speaking
from referee.matter import Matter
from referee.play.deal import (
    cut_since_shuffle,
    dealing_begun,
    dealing_done,
    dealing_on,
    has_looked,
    known_dealer,
)
from referee.record import Act
from referee.table import DEAL, Table, seat_text

VERBS = ("deals", "faces", "exposes", "picks", "touches", "looks", "demands")

DEAL_OUT_OF_TURN = Breach("deal-out-of-turn", "a deal by a player whose deal it is not")
UNCUT_PACK_DEALT = Breach("uncut-pack-dealt", "a deal from a pack that was not cut after the shuffle")
DEALT_INCORRECTLY = Breach("dealt-incorrectly", "cards not dealt in the prescribed order and rounds")
FACED_IN_PACK = Breach("faced-in-pack", "a card found face up in the pack")
FACED_IN_DEALING = Breach("faced-in-dealing", "a card dealt or turned face up during the deal")
WRONG_HAND_PICKED_UP = Breach("wrong-hand-picked-up", "another player's hand picked up")
HAND_TAKEN_UP_EARLY = Breach("hand-taken-up-early", "cards touched or looked at before the deal is complete")
BOTTOM_CARD_SEEN = Breach("bottom-card-seen", "a look at the bottom card before the deal is complete")
DEMAND_AFTER_LOOKING = Breach("demand-after-looking", "a new deal demanded by a player who has looked at his cards")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Whatever goes wrong from the first card dealt to the last."""
    if act.verb == "deals":
        yield from _deal(table, act)
    elif act.verb in ("faces", "exposes"):
        yield from _faced(table, act)
    elif act.verb == "demands":
        if act.how == "redeal" and has_looked(table, act.seat) and _only_for_others(table):
            why = f"{seat_text(act.seat)} demanded a new deal after looking at his cards"
            yield Matter(DEMAND_AFTER_LOOKING, act.seat, why, act.at)
    elif table.phase == DEAL:
        yield from _hands(table, act)


def _deal(table: Table, act: Act) -> Iterator[Matter]:
    who, dealer = seat_text(act.seat), known_dealer(table)
    if dealer is not None and act.seat != dealer:
        why = f"{who} dealt when it was {seat_text(dealer)}'s deal"
        yield Matter(DEAL_OUT_OF_TURN, act.seat, why, act.at, other=dealer)
    if cut_since_shuffle(table) is False:
        yield Matter(UNCUT_PACK_DEALT, act.seat, f"{who} dealt a pack that was not cut after the shuffle", act.at)
    if act.how == "incorrectly":
        yield Matter(DEALT_INCORRECTLY, act.seat, f"{who} did not deal the cards correctly", act.at)
    elif act.how == "rounds" and act.numbers:
        prescribed = table.game.rounds
        if prescribed and act.numbers != prescribed:
            told = "-".join(str(number) for number in act.numbers)
            due = "one at a time" if set(prescribed) == {1} else f"{'-'.join(map(str, prescribed))} at a time"
            why = f"{who} dealt {told} at a time, where the cards are dealt {due}"
            yield Matter(DEALT_INCORRECTLY, act.seat, why, act.at)


def _faced(table: Table, act: Act) -> Iterator[Matter]:
    if act.verb == "exposes":
        if _cards_on_their_way(table) and act.cards:
            cards = " ".join(card_text(card) for card in act.cards)
            why = f"{seat_text(act.seat)} exposed {cards} during the deal"
            yield Matter(FACED_IN_DEALING, act.seat, why, act.at, card=act.card, cards=act.cards)
    elif act.how == "pack":
        yield Matter(FACED_IN_PACK, act.seat, f"{card_text(act.card)} was face up in the pack", act.at, card=act.card)
    elif act.how == "deal":
        yield Matter(FACED_IN_DEALING, act.seat, f"{card_text(act.card)} was dealt face up", act.at, card=act.card)


def _hands(table: Table, act: Act) -> Iterator[Matter]:
    who = seat_text(act.seat)
    if act.verb == "picks":
        if act.other not in (None, act.seat):
            why = f"{who} picked up {seat_text(act.other)}'s hand"
            yield Matter(WRONG_HAND_PICKED_UP, act.seat, why, act.at, other=act.other)
    elif act.verb == "looks" and act.how == "bottom":
        if known_dealer(table) in (None, act.seat) and not dealing_done(table):
            yield Matter(BOTTOM_CARD_SEEN, act.seat, f"{who} looked at the bottom card", act.at)
    elif _cards_on_their_way(table) and (act.verb == "touches" or act.how == "hand"):
        did = "touched" if act.verb == "touches" else "looked at"
        yield Matter(HAND_TAKEN_UP_EARLY, act.seat, f"{who} {did} his cards before the deal was complete", act.at)


def _cards_on_their_way(table: Table) -> bool:
    return dealing_begun(table) and dealing_on(table)


def _only_for_others(table: Table) -> bool:
    """Whether some matter waits for a demand, and only for one by a player who has not looked."""
    for matter in table.docket:
        rows, _ = speaking(table.game.layers, matter.breach, dict(matter.known))
        if any(condition.fact is NEW_DEAL_DEMANDED for law in rows for condition in law.when):
            return True
    return False
