"""What goes wrong while the trump is made by a turn-up: out of turn, in wrong words, a suit turned down, "alone" too late."""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.cards import SUIT_NAMES, card_text
from referee.core.expect import ByAnother, Misstated, NotInThisGame, OutOfTurn, TooLate
from referee.core.law import WITHOUT_EFFECT
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import AUCTION, DEAL, PLAY, Table
from referee.mechanics.auction.expects import BID_AGAIN
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.trump.moves.bidding import (
    ACCEPTING,
    BIDDING,
    SPEAKING,
    Bidding,
    BidForm,
    bidding_of,
    is_pass,
    is_settled,
    speaks_out_of_turn,
    turned_suit,
    whose_turn,
)
from referee.mechanics.trump.turned import turned_up

VERBS = (*SPEAKING, "solo")

NAMED_BY_ANOTHER = ByAnother("make", "highest bidder", says="a trump named by another than the highest bidder")

SPEAKS_OUT_OF_TURN = OutOfTurn(
    "bid", "pass make", name="speaks-out-of-turn", says="a bid, a pass or a declaration out of turn", waits=WITHOUT_EFFECT
)
WRONG_WORDS = Misstated("acceptance", name="wrong-words", says="a turn-up accepted in the words of another player")
REJECTED_SUIT_NAMED = NotInThisGame(
    "make", name="rejected-suit-named", says="the suit of the turn-up named after it was turned down", waits=WITHOUT_EFFECT
)
ALONE_TOO_LATE = TooLate(
    "solo", "make", name="alone-too-late", says="playing alone not declared when the trump was made", waits=WITHOUT_EFFECT
)
NO_PLAYING_ALONE = NotInThisGame("solo", name="no-playing-alone", says="playing alone declared in a game that does not know it")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Whatever is said to make the trump, against what could be said."""
    if act.seat is None:
        return
    who = table.name(act.seat)
    if act.how == "alone" or act.verb == "solo":
        yield Matter(NO_PLAYING_ALONE, act.seat, f"{who} declared that he plays alone", act.at)
    if act.verb == "solo":
        yield from _alone(table, act)
    elif act.verb == "makes" and table.game.part(BidForm) is not None:
        best = bidding_of(table, act.seat).best
        if best is not None and best.seat != act.seat and not has_begun(table):
            yield Matter(
                NAMED_BY_ANOTHER, act.seat, f"{who} {_said(table, act)}, where {table.name(best.seat)} bid highest", act.at
            )
    elif is_settled(table) or table.phase not in (DEAL, AUCTION):
        return
    elif act.verb in BIDDING and act.seat in bidding_of(table, act.seat).spoken and table.game.minds(BID_AGAIN):
        return  # a second bid is another matter
    elif speaks_out_of_turn(table, act):
        why = f"{who} {_said(table, act)} when it was {table.name(whose_turn(table, act))}'s turn"
        yield Matter(SPEAKS_OUT_OF_TURN, act.seat, why, act.at, suit=act.suit, call=act.call, act=act)
    elif act.verb == "makes" and bidding_of(table).round == 1 and turned_up(table) is not None:
        why = f"{who} {_said(table, act)} before the turn-up had been turned down"
        yield Matter(SPEAKS_OUT_OF_TURN, act.seat, why, act.at, suit=act.suit, act=act)
    elif bidding_of(table).round > 1 and _names_rejected(table, act):
        card = turned_up(table)
        turned = "" if card is None else f", though {card_text(card)} had been turned down"
        yield Matter(REJECTED_SUIT_NAMED, act.seat, f"{who} {_said(table, act)}{turned}", act.at, suit=act.suit)
    elif act.verb in ACCEPTING and (word := right_word(table, act)) != act.verb:
        yield Matter(WRONG_WORDS, act.seat, f"{who} {_said(table, act)}, where he {_WORDS[word]}", act.at)


def right_word(table: Table, act: Act) -> str:
    """The word with which this player accepts the turn-up."""
    if act.seat == table.dealer:
        return "lifts"
    assert act.seat is not None
    partner = table.game.sides and table.side_of(act.seat) == table.side_of(table.dealer)
    return "assists" if partner else "orders"


_WORDS = {"lifts": "takes it up", "assists": "assists", "orders": "orders it up"}


def _said(table: Table, act: Act) -> str:
    match act.verb:
        case "orders" | "assists":
            return {"orders": "ordered it up", "assists": "assisted"}[act.verb]
        case "lifts" | "rejects":
            return {"lifts": "took it up", "rejects": "turned it down"}[act.verb]
        case "makes":
            return f"named {'no trump' if act.suit is None else SUIT_NAMES[act.suit]}"
    return "passed" if is_pass(act) else "bid"


def _names_rejected(table: Table, act: Act) -> bool:
    return act.verb in ACCEPTING or (act.verb == "makes" and act.suit is not None and act.suit == turned_suit(table))


def _alone(table: Table, act: Act) -> Iterator[Matter]:
    bidding = table.part(Bidding)
    if bidding is None or act.seat is None or table.phase not in (AUCTION, PLAY):
        return
    if bidding.maker == act.seat and not bidding.plays_alone(act.seat):
        why = f"{table.name(act.seat)} said that he plays alone after he had made the trump"
        yield Matter(ALONE_TOO_LATE, act.seat, why, act.at)
