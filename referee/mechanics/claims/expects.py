"""Claims and concessions that a law speaks to: disputed, by one defender alone, of tricks already won or not to be lost."""

from collections.abc import Iterator

from referee.core.expect import FalseClaim, WrongSum
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.claims.moves import fewest_tricks, is_beyond_what_is_left, tricks_left
from referee.mechanics.declarer.contract import Contract, declarer_of, is_defender
from referee.mechanics.tricks.moves.tricks import is_curtailed, is_taken_for_dummy, tricks_won
from referee.mechanics.tricks.state import Tricks, claims_of

VERBS = ("claims", "concedes", "exposes", "won")
#: a count before the play is over leaves nothing out
CLEAN_TOGETHER = ("won",)

DECLARERS_CLAIM = Deed("declarers-claim", "a claim or concession by declarer")
DEFENDERS_CONCESSION = Deed("defenders-concession", "a concession by one defender")
CONCEDED_WINNERS = FalseClaim(
    "tricks that could not be lost", name="conceded-winners", says="a concession of tricks that could not be lost"
)
FEWER_THAN_WON = WrongSum("tricks won", name="fewer-than-won", says="fewer tricks counted than the side has won")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Every claim and concession, and a count that leaves tricks out."""
    if act.verb == "won":
        yield from _count(table, act)
        return
    if table.phase != PLAY or act.seat is None or table.part(Contract) is None:
        return
    if act.verb == "exposes":
        if act.how == "hand" and act.seat == declarer_of(table) and not is_curtailed(table) and not is_taken_for_dummy(table):
            yield Matter(DECLARERS_CLAIM, act.seat, f"{table.name(act.seat)}, declarer, faced his hand", act.at)
        return
    if is_beyond_what_is_left(table, act):
        return  # it is the record that does not hold together
    remaining = tricks_left(table)
    number = act.numbers[0] if act.numbers else remaining
    own = number if act.verb == "claims" else remaining - number
    given = remaining - own
    who = table.name(act.seat)
    if is_defender(table, act.seat):
        agreed = claims_of(table).claimed is not None and any(
            m.breach == DEFENDERS_CONCESSION and m.seat == table.partner(act.seat) for m in table.settled
        )
        if given and not agreed and not any(m.breach == DEFENDERS_CONCESSION for m in table.docket):
            why = f"{who}, a defender, conceded {given} of the {remaining} tricks left"
            yield Matter(DEFENDERS_CONCESSION, act.seat, why, act.at, count=own)
    elif not any(m.breach == DECLARERS_CLAIM for m in table.docket):
        role = "declarer" if act.seat == declarer_of(table) else "dummy"
        why = f"{who}, {role}, claimed {own} of the {remaining} tricks left"
        yield Matter(DECLARERS_CLAIM, act.seat, why, act.at, count=own)
    sure = fewest_tricks(table, table.side_of(act.seat)) if given else None
    if sure is not None and sure > own:
        why = f"{who} conceded {given} of the {remaining} tricks left, and his side wins {sure} of them however they are played"
        yield Matter(CONCEDED_WINNERS, act.seat, why, act.at, count=own)


def _count(table: Table, act: Act) -> Iterator[Matter]:
    if table.phase != OVER or act.side is None or table.part(Tricks) is None:
        return
    won = tricks_won(table)
    if act.number < won[act.side] and sum(won) == table.hand_size:
        why = f"{table.side_name(act.side)} counted {act.number} tricks and had won {won[act.side]}"
        due, found = Number(won[act.side]), Number(act.number)
        yield Matter(FEWER_THAN_WON, None, why, act.at, count=won[act.side], due=due, found=found, act=act)
