"""What dummy does: his rights, what he may not do, and what follows when he has looked at another hand."""

from collections.abc import Iterator

from referee.core.expect import NoRight, Seen, TooEarly
from referee.core.fact import NO, YES
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.subject import Deed
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.conduct.expects.remarks import DISCLOSURE
from referee.mechanics.conduct.facts import BY_DUMMY, OF_THE_MAKE
from referee.mechanics.declarer.contract import declarer_of, dummy_of, is_defender
from referee.mechanics.tricks.facts.play import FORFEITS
from referee.mechanics.tricks.moves.tricks import is_curtailed
from referee.mechanics.tricks.state import claims_of
from referee.mechanics.trump.moves.making import awaits_lead

VERBS = ("attention", "asks", "warns", "suggests", "discloses", "looks", "exposes")

DUMMY_SPEAKS = Deed("dummy-speaks", "a warning, question or remark that dummy has a right to")
DUMMY_LOOKS = Seen("another's hand", "by dummy", name="dummy-looks", says="a look by dummy at a card in another hand")
DUMMY_TAKES_PART = NoRight("take part", name="dummy-takes-part", says="a part taken in the play by a dummy who may not")
DUMMY_FACED_EARLY = TooEarly("dummy", "lead", name="dummy-faced-early", says="dummy's hand laid down before the opening lead")
FORFEITED_DUMMY_DRAWS_ATTENTION = NoRight(
    "attention",
    name="forfeited-dummy-draws-attention",
    says="attention first drawn to a defender's irregularity by a dummy without rights",
)
FORFEITED_DUMMY_WARNS = NoRight(
    "warning", name="forfeited-dummy-warns", says="a warning about the wrong hand by a dummy without rights"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Acts of the player whose hand is dummy, during the play."""
    if act.verb == "exposes":
        if faces_dummy_early(table, act):
            yield Matter(DUMMY_FACED_EARLY, act.seat, f"{table.name(act.seat)} laid down his hand before the lead", act.at)
        return
    if table.phase not in (PLAY, OVER) or act.seat is None or act.seat != dummy_of(table):
        return
    who = table.name(act.seat)
    never_had_rights = table.game.minds(DUMMY_TAKES_PART)
    spoiled = table.noted(FORFEITS, act.seat) or (never_had_rights and _is_more_than_a_word(table, act))
    if act.verb == "looks":
        if act.other is not None and act.other not in (act.seat, *claims_of(table).faced) and not is_curtailed(table):
            yield Matter(DUMMY_LOOKS, act.seat, f"{who}, dummy, looked at a card in {table.name(act.other)}'s hand", act.at)
    elif act.verb == "discloses" and never_had_rights:
        yield Matter(DUMMY_TAKES_PART, act.seat, f"{who}, dummy, took part in the play", act.at)
    elif act.verb in ("suggests", "discloses"):
        of = ((OF_THE_MAKE.name, NO), (BY_DUMMY.name, YES))
        yield Matter(DISCLOSURE, act.seat, f"{who}, dummy, suggested a play", act.at, suit=act.suit, cards=act.cards, of=of)
    elif not spoiled:
        said = {
            "attention": "drew attention",
            "asks": f"asked about a {act.how}",
            "warns": f"warned {table.name(act.other)}",
        }
        yield Matter(DUMMY_SPEAKS, act.seat, f"{who}, dummy, {said[act.verb]}", act.at)
    elif act.verb == "warns" and act.other in (None, declarer_of(table)):
        yield Matter(FORFEITED_DUMMY_WARNS, act.seat, f"{who}, a dummy without rights, warned {table.name(act.other)}", act.at)
    elif act.verb == "attention" and without_attention(table, act.other):
        why = f"{who}, a dummy without rights, was the first to draw attention to a defender's irregularity"
        yield Matter(FORFEITED_DUMMY_DRAWS_ATTENTION, act.seat, why, act.at, other=act.other)


def faces_dummy_early(table: Table, act: Act) -> bool:
    """Whether the partner of a dealer lays down his hand when the trump is made and nobody has led."""
    return awaits_lead(table) and act.verb == "exposes" and act.how == "hand" and act.seat == table.partner(table.dealer)


def _is_more_than_a_word(table: Table, act: Act) -> bool:
    """Whether a dummy without rights goes beyond those few that the laws leave him (ames 553-555)."""
    return act.verb == "warns" or (act.verb == "attention" and without_attention(table, act.other) is not None)


def without_attention(table: Table, other: Seat | None) -> Matter | None:
    """The last irregularity of a defender (of that one) that can be penalized and to which nobody has drawn attention."""
    rights = {right.matter for right in table.rights if is_defender(table, right.seat)} | {duty.matter for duty in table.duties}
    matters = [m for m in table.settled if m.number in rights] + list(table.docket)
    mine = [m for m in matters if m.seat is not None and is_defender(table, m.seat) and other in (None, m.seat)]
    return max((m for m in mine if m.opened > table.attention), key=lambda m: m.number, default=None)
