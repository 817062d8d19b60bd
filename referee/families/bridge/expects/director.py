"""What only a contest with a director knows: he is not called, players rule themselves, he adjusts a score, a board is spoilt.

Most of these acts are nobody's business at a private table. A matter is seen only where the game has a law for it.
"""

from collections.abc import Iterator
from functools import cache

from referee.core.cards import card_text
from referee.core.expect import Misdone, NoRight, Omitted, Seen, WrongPack
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.subject import Deed, Subject
from referee.core.table import DEAL, PLAY, Table
from referee.mechanics.auction.state import Auction
from referee.mechanics.conduct.expects.remarks import UNDISCLOSED_CONVENTION
from referee.mechanics.declarer.contract import declarer_of, dummy_of
from referee.mechanics.tricks.state import Designation, Tricks

DIRECTOR_NOT_CALLED = Omitted(
    "director", name="director-not-called", says="going on after an irregularity without the director"
)
PLAYER_RULES_HIMSELF = NoRight("rule", name="player-rules-himself", says="a penalty waived or assessed by a player")
ADJUSTED_SCORE = Deed("adjusted-score", "an adjusted score assigned by the director")
ARTIFICIAL_SCORE = Deed("artificial-score", "an artificial score given by the director")
PSYCHIC_CALL = Deed("psychic-call", "an intentionally misleading call")
CLAIM_RULED = Deed("claim-ruled", "tricks of a disputed claim awarded by the director")
EXPLANATION = Deed("explanation", "an explanation of a call or play")
DUMMYS_EXTRA_RIGHT = Deed("dummys-extra-right", "the director called by dummy")
IMPROPER_INFORMATION = Seen(
    "another's hand", name="improper-information", says="information about a board that a player should not have"
)
CARDS_NOT_COUNTED = Omitted("count", name="cards-not-counted", says="cards not counted on taking them from the board")
BOARD_PREPARED = Deed("board-prepared", "a board prepared by a player")
HANDS_INTERCHANGED = WrongPack("board fouled", name="hands-interchanged", says="a board whose cards changed between the tables")
DESIGNATION_CHANGED = Deed("designation-changed", "another card of dummy named after the first")
DUMMY_PLACES_WRONG_CARD = Misdone(
    "placing", name="dummy-places-wrong-card", says="a card placed by dummy that declarer did not name"
)

#: acts by which the players go on with the board or settle an irregularity between themselves
GOING_ON = ("call", "play", "changes", "substitutes", "retracts", "accepts", "requires", "forbids", "lets", "cancels", "takes")
#: what calls for the director
CALLS_FOR_DIRECTOR = ("attention", "disputes")

VERBS = (
    *GOING_ON, "waives", "assesses", "adjusts", "assigns", "averages", "psychic", "explains", "director", "looks", "shuffles", "fouled", "names",
    "places", "announces", "awards",
)  # fmt: skip


@cache
def is_known_to(game: Game, breach: Subject) -> bool:
    """Whether a law of the game speaks to the breach."""
    return any(breach in law.subjects for layer in game.layers for law in layer)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Whatever concerns the director."""
    for matter in _seen(table, act):
        if is_known_to(table.game, matter.breach):
            yield matter


def _seen(table: Table, act: Act) -> Iterator[Matter]:
    who = table.name(act.seat)
    if act.verb in GOING_ON and is_known_to(table.game, DIRECTOR_NOT_CALLED):
        yield from _went_on(table, act)
    match act.verb:
        case "call":
            counted = {note.seat for note in table.acts_of("counts")}
            if counted and act.seat not in counted and not _has_called(table, act.seat):
                yield Matter(CARDS_NOT_COUNTED, act.seat, f"{who} called without having counted his cards", act.at)
        case "waives" | "assesses":
            yield Matter(PLAYER_RULES_HIMSELF, act.seat, f"{who} {act.verb} a penalty himself", act.at)
        case "adjusts":
            why = f"the director adjusted the score of {table.side_name(act.side or 0)} by {act.number:+d}"
            yield Matter(ADJUSTED_SCORE, None, why, act.at, act=act)
        case "assigns":
            why = f"the director assigned {table.side_name(act.side or 0)} a score"
            yield Matter(ADJUSTED_SCORE, None, why, act.at, act=act)
        case "averages":
            why = f"the director gave {table.side_name(act.side or 0)} an artificial score, average {act.how}"
            yield Matter(ARTIFICIAL_SCORE, None, why, act.at, act=act)
        case "awards":
            why = f"the director gave {table.side_name(act.side or 0)} {act.number} of the tricks left"
            yield Matter(CLAIM_RULED, None, why, act.at, count=act.number)
        case "psychic":
            yield Matter(PSYCHIC_CALL, act.seat, f"{who} made an intentionally misleading call", act.at)
        case "explains":
            yield Matter(EXPLANATION, act.seat, f"{who} explained a call or play", act.at)
        case "director" if act.seat is not None and act.seat == dummy_of(table):
            yield Matter(DUMMYS_EXTRA_RIGHT, act.seat, f"{who}, dummy, called the director", act.at)
        case "looks" if act.other is not None and act.seat != dummy_of(table):
            yield Matter(IMPROPER_INFORMATION, act.seat, f"{who} saw {table.name(act.other)}'s hand", act.at, other=act.other)
        case "shuffles" if not table.noted("director"):
            yield Matter(BOARD_PREPARED, act.seat, f"{who} prepared the board", act.at)
        case "fouled":
            groups = " and ".join(map(str, act.numbers))
            yield Matter(HANDS_INTERCHANGED, None, f"the cards of the board changed: {groups} tables played it alike", act.at)
        case "names" | "places":
            yield from _designation(table, act)
        case "announces" if table.phase != DEAL:
            yield Matter(
                UNDISCLOSED_CONVENTION, act.seat, f"{who} announced a convention only after hands had been seen", act.at
            )


def _has_called(table: Table, seat: Seat | None) -> bool:
    auction = table.part(Auction)
    return auction is not None and any(caller == seat for caller, _ in auction.calls)


def _went_on(table: Table, act: Act) -> Iterator[Matter]:
    called_for = 0
    waiting = False
    for note in table.acts:
        if note.verb in CALLS_FOR_DIRECTOR:
            called_for, waiting = called_for + 1, True
        elif note.verb == "director":
            waiting = False
        elif note.verb == "agrees" and len({each.seat for each in table.acts_of("agrees")}) >= table.seats - 1:
            waiting = False  # all have agreed to play on
    told = any(m.breach == DIRECTOR_NOT_CALLED and m.count == called_for for m in table.matters)
    if waiting and not told:
        why = f"{table.name(act.seat)} went on without the director"
        yield Matter(DIRECTOR_NOT_CALLED, act.seat, why, act.at, count=called_for)


def _designation(table: Table, act: Act) -> Iterator[Matter]:
    named = table.part(Designation)
    if named is None or not act.cards or named.card == act.card or table.phase != PLAY:
        return
    first = card_text(named.card)
    who = table.name(act.seat)
    if act.verb == "places":
        why = f"{who} placed {card_text(act.card)}, where declarer had named {first}"
        count = table[Tricks].number if table.part(Tricks) else 0
        cards = (named.card, act.card)
        yield Matter(DUMMY_PLACES_WRONG_CARD, act.seat, why, act.at, card=act.card, cards=cards, count=count)
    elif act.seat == declarer_of(table):
        why = f"{who} named {first} and then {card_text(act.card)}"
        yield Matter(DESIGNATION_CHANGED, act.seat, why, act.at, card=named.card)
