"""What goes wrong while the trump is made by a turn-up: in wrong words, a suit turned down, "alone" too late."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import Misstated, NotInThisGame, TooLate
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import AUCTION, DEAL, PLAY, Table
from referee.mechanics.trump.expects.speaking import said
from referee.mechanics.trump.moves.bidding import (
    ACCEPTING,
    Bidding,
    bidding_of,
    is_settled,
    names_too_early,
    speaks_out_of_turn,
    turned_suit,
)
from referee.mechanics.trump.turned import turned_up

VERBS = ("makes", *ACCEPTING, "solo")

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
    elif is_settled(table) or table.phase not in (DEAL, AUCTION):
        return
    elif speaks_out_of_turn(table, act) or names_too_early(table, act):
        return  # when he may speak is another matter
    elif bidding_of(table).round > 1 and _names_rejected(table, act):
        card = turned_up(table)
        turned = "" if card is None else f", though {card_text(card)} had been turned down"
        yield Matter(REJECTED_SUIT_NAMED, act.seat, f"{who} {said(act)}{turned}", act.at, suit=act.suit)
    elif act.verb in ACCEPTING and (word := right_word(table, act)) != act.verb:
        yield Matter(WRONG_WORDS, act.seat, f"{who} {said(act)}, where he {_WORDS[word]}", act.at)


def right_word(table: Table, act: Act) -> str:
    """The word with which this player accepts the turn-up."""
    if act.seat == table.dealer:
        return "lifts"
    assert act.seat is not None
    partner = table.game.sides and table.side_of(act.seat) == table.side_of(table.dealer)
    return "assists" if partner else "orders"


_WORDS = {"lifts": "takes it up", "assists": "assists", "orders": "orders it up"}


def _names_rejected(table: Table, act: Act) -> bool:
    return act.verb in ACCEPTING or (act.verb == "makes" and act.suit is not None and act.suit == turned_suit(table))


def _alone(table: Table, act: Act) -> Iterator[Matter]:
    bidding = table.part(Bidding)
    if bidding is None or act.seat is None or table.phase not in (AUCTION, PLAY):
        return
    if bidding.maker == act.seat and not bidding.plays_alone(act.seat):
        why = f"{table.name(act.seat)} said that he plays alone after he had made the trump"
        yield Matter(ALONE_TOO_LATE, act.seat, why, act.at)
