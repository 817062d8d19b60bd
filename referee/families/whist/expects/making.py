"""What goes wrong in the make and the doubling of bridge whist: the wrong player speaks, speaks again, or leads too soon."""

from collections.abc import Iterator

from referee.core.expect import ByAnother, Changed, Consulted, NoSuchDouble, OutOfTurn, TooLate
from referee.core.fact import NO, YES
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import DENOMINATION_NAMES, NO_TRUMP, Act
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import AUCTION, OVER, PLAY, Table
from referee.families.whist.facts.making import LEAVE_ASKED
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.tricks.expects.seen_by_families import PLAYED_TOO_EARLY
from referee.mechanics.tricks.state import suit_here
from referee.mechanics.trump.expects.speaking import MADE_BY_ANOTHER
from referee.mechanics.trump.moves.making import (
    DealerDeclares,
    is_absent,
    leads_early,
    making_of,
    partner_is_absent,
    to_double,
    to_make,
)

VERBS = ("makes", "passes", "doubles", "asks", "consults", "play", "retracts")

MAKE_CHANGED = Changed("make", says="a trump named once and then changed", waits=WITHOUT_EFFECT)
CONSULTED_ON_MAKE = Consulted("make", says="partners who consult about the make")
DOUBLED_OUT_OF_TURN = OutOfTurn(
    "double", name="doubled-out-of-turn", says="a double or redouble by a player whose turn it is not"
)
LET_PASS_OUT_OF_TURN = OutOfTurn(
    "double", "pass", name="let-pass-out-of-turn", says="the make or the doubling let pass by a player whose turn it is not"
)
DOUBLED_OWN_SIDE = NoSuchDouble(waits=WITHOUT_EFFECT)
DOUBLE_ALTERED = Changed(
    "double",
    name="double-altered",
    says="a double, or a right to double let pass, that is then taken back",
    waits=WITHOUT_EFFECT,
)
DOUBLED_TOO_LATE = TooLate("double", name="doubled-too-late", says="a double when the doubling is over", waits=WITHOUT_EFFECT)
CONSULTED_ON_DOUBLING = Consulted("doubling", says="partners who consult about doubling")
ASKED_BY_WRONG_PLAYER = ByAnother(
    "asks lead", "eldest hand", name="asked-by-wrong-player", says="leave to lead asked by another than the eldest hand"
)


def in_game(game: Game) -> bool:
    """Whether a dealer makes the trump."""
    return game.part(DealerDeclares) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The make until the trump is named, then the doubling until the play, and beyond a lead made too soon."""
    if act.seat is None or table.phase == OVER:
        return
    if act.verb == "play":
        yield from _lead(table, act)
    elif making_of(table).trump is None and table.phase != PLAY:
        # Where the log does not say who dealt, whoever speaks first did.
        yield from _make(table, act) if known_dealer(table) is not None or table.phase == AUCTION else ()
    else:
        yield from _doubling(table, act)


def _make(table: Table, act: Act) -> Iterator[Matter]:
    who, theirs = table.name(act.seat), table.side_of(act.seat or 0) == table.side_of(table.dealer)
    match act.verb:
        case "makes" if act.seat != to_make(table) and not is_absent(table, act.seat):
            why = f"{who} made it {_trump(act)} when that was for {table.name(to_make(table))} to do"
            yield Matter(MADE_BY_ANOTHER, act.seat, why, act.at, suit=act.suit, before=table.but(making_of(table)))
        case "passes" if theirs and act.seat != table.dealer:
            why = f"{who} passed the make back to {table.name(table.dealer)}"
            yield Matter(MADE_BY_ANOTHER, act.seat, why, act.at)
        case "passes" if act.seat != to_make(table):
            why = f"{who} passed when it was for {table.name(to_make(table))} to name the trump"
            yield Matter(LET_PASS_OUT_OF_TURN, act.seat, why, act.at)
        case "consults" if theirs:
            why = f"{who} and {table.name(act.other)} consulted about the make"
            yield Matter(CONSULTED_ON_MAKE, act.seat, why, act.at, other=act.other)


def _doubling(table: Table, act: Act) -> Iterator[Matter]:
    who, making, turn = table.name(act.seat), making_of(table), to_double(table)
    match act.verb:
        case "makes":
            named = DENOMINATION_NAMES[NO_TRUMP if making.trump is None else making.trump]
            why = f"{who} said {_trump(act)} when {table.name(making.maker)} had made it {named}"
            yield Matter(MAKE_CHANGED, act.seat, why, act.at, suit=act.suit)
        case "doubles" if not making.closed and turn is not None and table.side_of(turn) != table.side_of(act.seat or 0):
            yield Matter(DOUBLED_OWN_SIDE, act.seat, f"{who} doubled when it was the other side's right", act.at)
        case "doubles" if not making.closed and act.seat in making.forfeited:
            yield Matter(DOUBLED_TOO_LATE, act.seat, f"{who} doubled, who had lost any right to it", act.at)
        case "doubles" if not making.closed and act.seat != turn and not partner_is_absent(table):
            why = f"{who} doubled when it was {table.name(turn)}'s right"
            yield Matter(DOUBLED_OUT_OF_TURN, act.seat, why, act.at, before=table.but(making))
        case "doubles" if making.closed and _was_told(table):
            let_pass = act.seat in making.satisfied
            why = f"{who} doubled " + ("after he had let the right to it pass" if let_pass else "when the doubling was over")
            yield Matter(DOUBLE_ALTERED if let_pass else DOUBLED_TOO_LATE, act.seat, why, act.at)
        case "passes" if not making.closed and turn is not None and act.seat != turn:
            why = f"{who} passed when it was {table.name(turn)}'s right to double"
            yield Matter(LET_PASS_OUT_OF_TURN, act.seat, why, act.at)
        case "retracts" if act.seat in (*making.doubles, *making.satisfied) and not act.cards and table.phase == AUCTION:
            yield Matter(DOUBLE_ALTERED, act.seat, f"{who} took back what he had said about doubling", act.at)
        case "asks" if act.how == "lead" and act.seat != table.eldest and not making.doubles:
            yield Matter(ASKED_BY_WRONG_PLAYER, act.seat, f"{who} asked for leave to lead", act.at, other=table.eldest)
        case "consults" if not making.closed:
            why = f"{who} and {table.name(act.other)} consulted about doubling"
            yield Matter(CONSULTED_ON_DOUBLING, act.seat, why, act.at, other=act.other)


def _was_told(table: Table) -> bool:
    """Whether the log tells the make and the doubling, with both partners of either side at the table."""
    return any(told.verb == "makes" for told in table.acts) and not partner_is_absent(table)


def _lead(table: Table, act: Act) -> Iterator[Matter]:
    if not leads_early(table, act) or not act.cards:
        return
    making = making_of(table)
    asked = bool(making.doubles) or act.seat in making.satisfied
    why = f"{table.name(act.seat)} led " + (
        "before the doubling was over" if asked else "without asking his partner whether he might"
    )
    yield Matter(
        PLAYED_TOO_EARLY,
        act.seat,
        why,
        act.at,
        card=act.card,
        suit=suit_here(table, act.card),
        count=1,
        of=((LEAVE_ASKED.name, YES if asked else NO),),
    )


def _trump(act: Act) -> str:
    return DENOMINATION_NAMES[NO_TRUMP if act.suit is None else act.suit]
