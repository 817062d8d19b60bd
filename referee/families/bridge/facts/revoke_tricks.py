"""Facts about an established revoke under the laws of today: who won its trick, and until when it costs anything."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.limits import RAISING, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.status import CORRECTED
from referee.core.table import Table
from referee.core.window import Window
from referee.families.bridge.facts.claims_today import since_claim
from referee.mechanics.tricks.facts.play import is_established, plays_on
from referee.mechanics.tricks.state import NOBODY, Tricks, claims_of
from referee.mechanics.windows import HANDS_RETURNED

NEXT_BOARD_CALLED = Window(
    "a call on the next board by a player of the other side",
    lambda table, matter, act: act.verb == "onward" and _is_other_side(table, matter, act),
    lambda table, matter: any(note.verb == "onward" and _is_other_side(table, matter, note) for note in table.acts),
)
ROUND_OVER = Window(
    "the end of the round", lambda table, matter, act: act.verb == "round", lambda table, matter: table.noted("round")
)
BEFORE_NEXT_BOARD = raised(before=NEXT_BOARD_CALLED, name="raised-before-call-on-next-board")
BEFORE_HANDS_BACK = raised(before=HANDS_RETURNED, name="raised-before-hands-are-back")
BEFORE_ROUND_ENDS = raised(before=ROUND_OVER, name="raised-before-end-of-round")


def _is_other_side(table: Table, matter: Matter, act: Act) -> bool:
    return matter.seat is not None and act.seat is not None and table.side_of(act.seat) != table.side_of(matter.seat)


REVOKER_HIMSELF, HIS_PARTNER, OTHER_SIDE = (
    Answer("revoker-himself", "the player who revoked"),
    Answer("his-partner", "his partner, or dummy"),
    Answer("other-side", "the other side"),
)


@fact("revoke-trick-won-by", "Who won the trick in which it happened?", (REVOKER_HIMSELF, HIS_PARTNER, OTHER_SIDE))
def REVOKE_TRICK_WON_BY(table: Table, matter: Matter, act: Act) -> str | None:
    tricks = table.part(Tricks)
    if tricks is None or matter.seat is None:
        return None
    place = matter.count - 1 - sum(tricks.earlier)
    if not 0 <= place < len(tricks.winners) or tricks.winners[place] == NOBODY:
        return None
    winner = tricks.winners[place]
    if winner == matter.seat:
        return REVOKER_HIMSELF
    return HIS_PARTNER if table.side_of(winner) == table.side_of(matter.seat) else OTHER_SIDE


def _ends_for_side(table: Table, matter: Matter, act: Act) -> bool:
    """Whether the revoker's side plays on, ends the play, or agrees to a claim or concession of the other side (63A, 69A).

    It agrees by saying so, by a call on the next board, or where the end comes and nobody has said anything against it.
    """
    if is_established(table, matter, act):
        return True
    if matter.seat is None or claims_of(table).claimed is None:
        return False
    if act.verb in ("agrees", "onward"):
        return act.seat is not None and table.side_of(act.seat) == table.side_of(matter.seat)
    return act.verb in ("round", "end") and not any(note.verb in (*RAISING, "disputes") for note in since_claim(table))


ESTABLISHED = plays_on(
    before=Window(
        "the next lead or play of the offending side, or a claim or concession by it or agreed to by it", _ends_for_side
    ),
    name="established-or-agreed",
    besides=", or agreed to a claim or concession of the other side",
)


def _stays_established(revoke: Matter) -> bool:
    return revoke.answer(ESTABLISHED) == YES and revoke.status != CORRECTED


@fact(
    "revoked-on-it-too",
    "Has the other side revoked on the same trick too, and not played to the next one when it was found?",
    later=True,
)
def REVOKED_ON_IT_TOO(table: Table, matter: Matter, act: Act) -> str | None:
    """Asked of a revoke that is established; of the other side's it is seen whether it is found before that is."""
    if matter.seat is None or not (matter.answer(ESTABLISHED) == YES or _ends_for_side(table, matter, act)):
        return None
    side = table.side_of(matter.seat)
    others = [
        each
        for each in table.matters
        if each.breach == matter.breach and each.count == matter.count and each.seat is not None
        if table.side_of(each.seat) != side
    ]
    if not others or any(each.answer(ESTABLISHED) == YES for each in others):
        return NO
    found = act.verb in (*RAISING, "end") or any(each.answer(ESTABLISHED) == NO for each in others)
    return YES if found else None


@fact("revoked-in-suit-before", "Had the same player an established revoke in the same suit on this board before?", later=True)
def IN_SUIT_BEFORE(table: Table, matter: Matter, act: Act) -> str | None:
    earlier = (
        each
        for each in table.matters
        if _stays_established(each) and (each.seat, each.suit) == (matter.seat, matter.suit) and each.count < matter.count
    )
    return YES if any(earlier) else NO


@fact("both-sides-revoked", "Has the other side an established revoke on this board too?", later=True)
def BOTH_SIDES_REVOKED(table: Table, matter: Matter, act: Act) -> str | None:
    assert matter.seat is not None
    side = table.side_of(matter.seat)
    others = (
        each
        for each in table.matters
        if _stays_established(each) and each.seat is not None and table.side_of(each.seat) != side
    )
    if any(others):
        return YES
    return NO if act.verb in (*RAISING, "end", "onward", "round") else None
