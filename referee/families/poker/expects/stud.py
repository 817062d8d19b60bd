"""Stud: cards dealt the wrong way up or to the wrong player, calls that cannot win, duties of dealer and droppers."""

from collections.abc import Iterable, Iterator

from referee.core.cards import card_text, cards_of, cards_text
from referee.core.expect import AgainstRuling, ImpossibleCall, Misdone, NotShown, TakenBack, Unsaid, WrongNumber
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import Table
from referee.families.poker.expects.improprieties import told
from referee.families.poker.form import Dealt
from referee.families.poker.moves.betting import SPEAKING, betting_of, form_of, interval_at, is_last_interval, is_poker
from referee.families.poker.moves.stud import (
    beats_showing,
    came_face_up,
    cannot_beat,
    comes_last,
    deals_one_down,
    left_out,
    most_showing,
    was_dealt_up,
)

#: an optional rule, by its word
LAST_CALL = "last-call"

VERBS = ("down", "up", "faces", "omits", "attention", "first", "demands", "center", "restores", "improper", *SPEAKING)

TOO_MANY_DOWN = Misdone(
    "deal", "down", name="too-many-down", says="more cards dealt face down to a player than the form gives in the first round"
)
HOLE_CARD_DEALT_UP = Misdone("deal", "up", name="hole-card-dealt-up", says="a hole card dealt face up")
NO_HOLE_CARD = Misdone(
    "deal", "none down", name="no-hole-card", says="a player with four cards or more and none of them face down"
)
PLAYER_LEFT_OUT = Misdone(
    "deal", "left out", name="player-left-out", says="a player left out in a round of cards dealt face up"
)
IMPOSSIBLE_CALL = ImpossibleCall(says="a last call by a player whose hand cannot beat the cards showing")
WRONG_FIRST_BETTOR = Deed("wrong-first-bettor", "the wrong player named to bet first")
ANNOUNCEMENT_OMITTED = Unsaid(
    "first bettor", name="announcement-omitted", says="a dealer who does not say who bets first, or what is possible"
)
UPCARDS_NOT_TURNED = NotShown(
    "upcards", name="upcards-not-turned", says="face-up cards that a player who dropped has not turned down"
)
ROTATION_DEMANDED = Deed("rotation-demanded", "a demand that a round begin with another player")
BEATEN_HAND_STAYS = ImpossibleCall(
    "check with a beaten hand",
    name="beaten-hand-stays",
    says="a check or call in the last interval by a hand that the cards showing beat",
)
PACK_RAN_SHORT = Deed("pack-ran-short", "a common card turned up where the pack ran short")
DISCARD_RECLAIMED = TakenBack(
    "discard", name="discard-reclaimed", says="discards taken back once a hand of five has been separated from them"
)
TOO_MANY_PLAYED = WrongNumber("shown", name="too-many-played", says="more cards shown as a hand than make one")
DEALT_AGAINST_RULING = AgainstRuling(
    "deal", name="dealt-against-ruling", says="a card dealt to another player, or the other way up, than a ruling prescribes"
)

_WORDS = {
    "no-announcement": (ANNOUNCEMENT_OMITTED, "did not say who bets first"),
    "upcards-left": (UPCARDS_NOT_TURNED, "dropped and left his cards face up"),
    "first-card-up": (HOLE_CARD_DEALT_UP, "dealt a first card face up on purpose"),
    "too-many-played": (TOO_MANY_PLAYED, "showed more cards than make a hand"),
}


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What goes wrong with open cards."""
    if not is_poker(table) or not form_of(table).deals_open:
        return
    who = table.name(act.seat)
    if act.verb == "attention" or act.verb in SPEAKING:
        yield from _left_out(table, act)
    match act.verb:
        case "improper":
            yield from told(_WORDS, table, act)
        case "down" | "up" | "faces":
            yield from _dealt(table, act)
        case "omits":
            yield Matter(PLAYER_LEFT_OUT, act.seat, f"{who} was left out in a round of cards", act.at)
        case "calls" | "checks":
            yield from _stayed(table, act)
        case "first":
            yield from _named(table, act)
        case "demands" if act.how == "rotation":
            yield Matter(ROTATION_DEMANDED, act.seat, f"{who} demanded that the round begin in its old order", act.at)
        case "restores" if table.noted("discards", act.seat):
            yield Matter(DISCARD_RECLAIMED, act.seat, f"{who} took back {cards_text(act.cards) or 'a discard'}", act.at)
        case "center":
            planned = any(isinstance(step, Dealt) and step.centre for step in form_of(table).script)
            if not planned and table.game.minds(PACK_RAN_SHORT):
                yield Matter(PACK_RAN_SHORT, None, f"{card_text(act.card)} was turned up for everybody", act.at, card=act.card)


def _dealt(table: Table, act: Act) -> Iterator[Matter]:
    seat = act.seat
    if seat is None:
        return
    who, betting = table.name(seat), betting_of(table)
    if act.verb == "down":
        number = act.how_many
        if deals_one_down(table) and number > 1 and not betting.up[seat]:
            yield Matter(TOO_MANY_DOWN, seat, f"{who} was dealt {number} cards face down", act.at, count=number)
        elif came_face_up(table, seat):
            up = betting.up[seat]
            why = f"{who} was dealt {cards_text(cards_of(up))} face up before any card face down"
            yield Matter(HOLE_CARD_DEALT_UP, seat, why, act.at, cards=tuple(cards_of(up)), count=number)
        return
    if act.verb == "faces" and act.how == "deal":
        if not betting.up[seat]:
            yield Matter(HOLE_CARD_DEALT_UP, seat, f"{who} was dealt his hole card face up", act.at, cards=act.cards)
            return
    elif act.verb == "faces":
        return
    showing = betting.up[seat].bit_count() + len(act.cards)
    if was_dealt_up(table, seat) and showing in (4, 5) and table.hands[seat] == betting.up[seat]:
        yield Matter(NO_HOLE_CARD, seat, f"{who} has {showing} cards and none face down", act.at, count=showing)


def _left_out(table: Table, act: Act) -> Iterator[Matter]:
    """A player who has got no card in the round before this word, once: after it he stays behind."""
    seat = left_out(table)
    if seat is None or any(matter.breach == PLAYER_LEFT_OUT and matter.seat == seat for matter in table.matters):
        return
    if act.seat is not None and betting_of(table).owes[act.seat]:
        return  # he pays for his card, or drops instead, before the next is dealt
    if act.verb in SPEAKING or comes_last(table) != seat:  # who comes last may still get his card
        why = f"{table.name(seat)} got no card in a round in which all others did"
        yield Matter(PLAYER_LEFT_OUT, seat, why, act.at, act=act)


def _stayed(table: Table, act: Act) -> Iterator[Matter]:
    betting, interval = interval_at(table)
    seat = betting.turn if act.seat is None else act.seat
    if interval is None or seat is None or seat != betting.turn or not is_last_interval(table, betting):
        return
    who = table.name(seat)
    last_to_speak = betting.to_speak & ~(1 << seat) == 0
    if act.verb == "calls" and last_to_speak and betting.last is not None and cannot_beat(table, seat, betting.last):
        why = f"{who} called, and no hole card lets his hand beat what {table.name(betting.last)} shows"
        yield Matter(IMPOSSIBLE_CALL, seat, why, act.at, other=betting.last)
    elif table.noted("rule", how=LAST_CALL) and beats_showing(table, seat) is False:
        best = most_showing(table, seat)
        why = f"{who} {'called' if act.verb == 'calls' else 'checked'} with a hand that {table.name(best)}'s open cards beat"
        yield Matter(BEATEN_HAND_STAYS, seat, why, act.at, other=best)


def _named(table: Table, act: Act) -> Iterator[Matter]:
    betting, interval = interval_at(table)
    if interval is not None and act.other is not None and betting.turn not in (None, act.other) and not betting.bet:
        why = f"{table.name(act.seat)} named {table.name(act.other)} to bet first, where it is {table.name(betting.turn)}"
        yield Matter(WRONG_FIRST_BETTOR, act.seat, why, act.at, other=act.other)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (LAST_CALL,) if game.minds(BEATEN_HAND_STAYS) else ()
