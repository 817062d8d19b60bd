"""Limits of time: the closed vocabulary of acts that close a window, shared by every game in which the same thing happens."""

from __future__ import annotations

from functools import cache

from referee.law import NO, YES, Fact, Window
from referee.matter import Matter
from referee.record import Act
from referee.table import AUCTION, DEAL, OVER, PLAY, Table, Tricks

#: acts that show the dealing to be done
AFTER_DEALING = ("dealt", "call", "play", "contract", "end")
#: acts by which somebody raises a matter
RAISING = ("attention", "demands", "requires", "asks", "takes", "director")


def _verb(*verbs: str, how: tuple[str, ...] = ()) -> Window:
    def closes(table: Table, matter: Matter, act: Act) -> bool:
        return act.verb in verbs and (not how or act.how in how)

    return Window("", closes)


def window(phrase: str, *verbs: str, how: tuple[str, ...] = ()) -> Window:
    """A window that one of these acts closes."""
    return Window(phrase, _verb(*verbs, how=how).closes)


ANY_TIME = Window("any time", lambda table, matter, act: False)
LEFT_OPPONENT_CALLS = Window(
    "the call of the opponent at the offender's left",
    lambda table, matter, act: act.verb == "call" and matter.seat is not None and act.seat == table.left(matter.seat),
)
NEXT_HAND_PLAYS = Window(
    "the play of the next hand",
    lambda table, matter, act: act.verb == "play" and matter.seat is not None and act.seat == table.left(matter.seat),
)
FIRST_CARD_DEALT = window("the dealing of the first card", "deals", "dealt", "call", "play")
LAST_CARD_DEALT = window("the dealing of the last card", "dealt", "call", "play", "contract")
AUCTION_ENDS = Window("the end of the auction", lambda table, matter, act: table.phase not in (DEAL, AUCTION))
OPENING_LEAD = Window(
    "the opening lead", lambda table, matter, act: act.verb == "play" and table.phase in (DEAL, AUCTION, PLAY)
)
PARTNERS_NEXT_LEAD = Window(
    "the partner's next lead", lambda table, matter, act: act.verb == "play" and not _trick_begun(table)
)
OWN_SIDE_PLAYS_ON = Window(
    "the next lead or play of the offending side, or a claim or concession by it",
    lambda table, matter, act: (
        act.verb in ("play", "claims", "concedes") and _same_side(table, matter, act) and not _in_same_trick(table, matter)
    ),
)
EACH_SIDE_PLAYED_ON = Window(
    "a play by each side to the next trick",
    lambda table, matter, act: table.tricks is not None and _each_side_played_on(table, table.tricks, matter, act),
)
END_OF_PLAY = Window("the end of play", lambda table, matter, act: table.phase == OVER)
CARDS_MIXED = window("the mixing of the cards", "mixes")
HANDS_RETURNED = window("the return of all four hands to the board", "returned", "moved")
ROUND_OVER_AND_BOARD_MOVED = window("the end of the round, once the board has been moved", "moved")
RUBBER_AGREED = window("the agreement on the score of the rubber", "agreed", how=("rubber",))
SECOND_DEAL_DEALT = Window(
    "the last card of the second correct deal after it",
    lambda table, matter, act: act.verb == "dealt" and matter.count >= 2,
)
HALF_AN_HOUR_AFTER_SESSION = Window(
    "30 minutes after the session", lambda table, matter, act: act.verb == "minutes" and act.number > 30
)
CORRECTION_PERIOD = Window(
    "the period set for corrections, 30 minutes to 24 hours after the score is posted",
    lambda table, matter, act: act.verb == "minutes" and act.number > 24 * 60,
)
NEXT_TRICK_LED = Window("the lead to the next trick", lambda table, matter, act: act.verb == "play" and not _trick_begun(table))
WHEN_RECLAIMED = window("the moment the pack is claimed back", "reclaims")


def _trick_begun(table: Table) -> bool:
    return table.tricks is not None and bool(table.tricks.cards)


def _same_side(table: Table, matter: Matter, act: Act) -> bool:
    return matter.seat is not None and act.seat is not None and table.side_of(act.seat) == table.side_of(matter.seat)


def _in_same_trick(table: Table, matter: Matter) -> bool:
    return table.tricks is not None and table.tricks.number == matter.count


def _each_side_played_on(table: Table, tricks: Tricks, matter: Matter, act: Act) -> bool:
    if tricks.number != matter.count + 1:
        return tricks.number > matter.count + 1
    played = [seat for seat, _ in tricks.cards] + ([act.seat] if act.verb == "play" and act.seat is not None else [])
    return len({table.side_of(seat) for seat in played}) > 1


def _is_about(table: Table, matter: Matter, act: Act) -> bool:
    """Whether it is this matter that is raised: a remark goes to the offender it names, and to what came up last."""
    if act.verb not in ("attention", "asks", "requires", "director"):
        return True
    if act.verb == "attention" and act.other is not None and act.other != matter.seat:
        return False
    return not any(later.number > matter.number and later.breach is not matter.breach for later in table.docket)


@cache
def raised_before(limit: Window) -> Fact:
    """The fact that the matter is raised while the window is open. What nobody raised, the referee raises at the end."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        if act.verb == "end" or (act.verb in RAISING and _is_about(table, matter, act)):
            return YES
        return NO if limit.closes(table, matter, act) else None

    name = "raised-before-" + limit.phrase.removeprefix("the ").replace(" ", "-").replace(",", "")
    return Fact(name, f"Was it raised before {limit.phrase}?", read, later=True)
