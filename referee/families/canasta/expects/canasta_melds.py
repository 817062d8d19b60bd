"""Melds of canasta: too many wild cards, other false combinations, a first meld that counts too little, going out wrongly."""

from collections.abc import Iterator

from attrs import evolve

from referee.core.cards import card_text, cards_text
from referee.core.expect import NotA, TooLate, Under, WentOut
from referee.core.fact import YES, Answer
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.families.canasta.facts import (
    AFTER_NO,
    FIRST_MELD_PUT_RIGHT,
    MELD_FAULT,
    NO_CANASTA,
    NO_MELD,
    NO_MELDS,
    PUT_RIGHT,
    TOO_WILD,
    WHY_BARRED,
    bars,
    how_put_right,
)
from referee.families.canasta.moves.canasta import (
    canasta_of,
    counted_melds,
    fault_of_meld,
    is_told_no,
    lacks_to_go_out,
    least_count,
    meld_joined,
    opened,
    opening_fault,
    side_melds,
)
from referee.families.canasta.moves.canasta_melds import EXCESS_WILD, FEW_CANASTAS, ONLY_WITH_WILD, WRONG_SORT
from referee.families.canasta.score.canasta import Counts, is_red_three
from referee.mechanics.melds.expects.first_meld import INSUFFICIENT_COUNT
from referee.mechanics.melds.expects.sets import DISCARD_FROM_MELD
from referee.mechanics.melds.moves.melding import FROM_PILE, FROM_STOCK, melding_of, stock_of

VERBS = ("melds", "lays", "discards", "restores", "attention")

ILLEGAL_MELD = NotA("meld", name="illegal-meld", says="cards melded that are no right meld, or may not be melded now")
BARRED_MELD = NotA("meld", "in this form", name="barred-meld", says="cards melded that this form of the game bars")
BARRED_OPENING = Under("first meld", "this form", name="barred-opening", says="a first meld that this form of the game bars")
DISCARDED_OUT = WentOut("canasta discard", name="discarded-out", says="the last card discarded when the side has no canasta")
PLAYED_AFTER_LAST_THREE = TooLate(
    "melds",
    "last card of stock",
    name="played-after-last-three",
    says="a meld or discard after a red three as the last card of the stock",
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with a meld, or with the way a turn ends."""
    if act.seat is None or not table.game.minds(ILLEGAL_MELD):
        return
    if act.verb == "attention" or (act.verb in ("discards", "restores") and act.seat == melding_of(table).turn):
        yield from _insufficient(table, act)
    if act.verb == "discards":
        yield from _discard(table, act)
    elif act.verb in ("melds", "lays"):
        if table.phase == OVER and melding_of(table).out is None:
            yield from _after_last_three(table, act)
        elif not all(map(is_red_three, act.cards)):
            yield from _meld(table, act)


def _meld(table: Table, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    side, who = table.side_of(act.seat), table.name(act.seat)
    now = melding_of(table)
    matter = Matter(ILLEGAL_MELD, act.seat, f"{who} melded {cards_text(act.cards)}", act.at, cards=act.cards, act=act)
    if act.other is not None and table.side_of(act.other) != side:
        yield _told(table, matter, f"{who} added {cards_text(act.cards)} to a meld of {table.name(act.other)}'s side")
        return
    if act.seat != now.turn:
        yield _told(table, matter, f"{who} melded {cards_text(act.cards)} when it was {table.name(now.turn)}'s turn")
        return
    left = now.held[act.seat] - len(act.cards)
    joined = meld_joined(table, act)
    fault = fault_of_meld(table, act, joined, going_out=left <= 1)
    if fault:
        kind = TOO_WILD if fault == EXCESS_WILD else NO_MELD
        yield _told(
            table, matter, f"{who} melded {cards_text(act.cards)}: {_words(fault)}", of=MELD_FAULT.told(kind), barred=fault
        )
    elif left == 0:
        if lacking := lacks_to_go_out(table, side, joined, act.cards):
            why = f"{who} melded all his cards, and {table.side_name(side)} have {_lacking(table, lacking)}"
            yield _told(table, matter, why, of=MELD_FAULT.told(NO_CANASTA), barred=lacking)
        elif is_told_no(table, act.seat):
            yield _told(table, matter, f"{who} went out after his partner had answered no", of=MELD_FAULT.told(AFTER_NO))


def _told(
    table: Table, matter: Matter, why: str, of: tuple[tuple[str, str], ...] = MELD_FAULT.told(NO_MELD), barred: str = ""
) -> Matter:
    """The matter; by the law of this form of the game, where one of its rows bars just that."""
    if barred and bars(table, BARRED_MELD, barred):
        return evolve(matter, why=why, of=(*of, *WHY_BARRED.told(barred)), breach=BARRED_MELD)
    return evolve(matter, why=why, of=of)


def _words(fault: str) -> str:
    return fault.words if isinstance(fault, Answer) else fault


def _lacking(table: Table, lacking: str) -> str:
    """What a side lacks; the one canasta that it takes in the most common form is no number of canastas."""
    return "no canasta" if table.game[Counts].out.canastas == 1 and lacking == FEW_CANASTAS else _words(lacking)


def _discard(table: Table, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    side, who, now = table.side_of(act.seat), table.name(act.seat), melding_of(table)
    if table.phase == OVER and now.out is None:
        yield from _after_last_three(table, act)
        return
    if now.held[act.seat] == max(1, len(act.cards)):
        if lacking := lacks_to_go_out(table, side):
            why = f"{who} discarded his last card, and {table.side_name(side)} have {_lacking(table, lacking)}"
            yield Matter(DISCARDED_OUT, act.seat, why, act.at, cards=act.cards)
        elif is_told_no(table, act.seat):
            why = f"{who} went out after his partner had answered no"
            yield Matter(ILLEGAL_MELD, act.seat, why, act.at, cards=act.cards, of=MELD_FAULT.told(AFTER_NO))
    for card in act.cards:
        if table.holds(act.seat, 1 << card) is False and any(card in each.cards for each in side_melds(table, side)):
            yield Matter(DISCARD_FROM_MELD, act.seat, f"{who} discarded {card_text(card)} from a meld", act.at, card=card)


def _after_last_three(table: Table, act: Act) -> Iterator[Matter]:
    if FROM_STOCK in melding_of(table).drawn and not stock_of(table).cards and not all(map(is_red_three, act.cards)):
        why = f"{table.name(act.seat)} played on after drawing a red three as the last card of the stock"
        yield Matter(PLAYED_AFTER_LAST_THREE, act.seat, why, act.at)


def _insufficient(table: Table, act: Act) -> Iterator[Matter]:
    """A first meld that counts too little, when the turn ends, somebody says so, or any of it is taken up."""
    now, state = melding_of(table), canasta_of(table)
    side = table.side_of(now.turn)
    breaches = (INSUFFICIENT_COUNT, BARRED_OPENING)
    if not state.melded or opened(table, side) or any(matter.breach in breaches for matter in table.docket):
        return
    false = {card for matter in table.docket if matter.of in NO_MELDS for card in matter.cards}
    if false.issuperset(state.melded):
        return  # what is no meld at all counts neither enough nor too little
    counts, least, fault = counted_melds(table), least_count(table, now.turn), opening_fault(table, now.turn)
    left = now.held[now.turn] - (len(act.cards) if act.verb == "discards" else 0)
    if not fault or (left <= 0 and FROM_PILE not in now.drawn):
        return  # a hand that goes out concealed need not meet it, unless the pile was taken
    melds = [note for note in table.acts if note.verb in ("melds", "lays", "draws") and note.seat == now.turn]
    if act.verb == "restores" and any(matter.breach in breaches and matter.at == melds[-1].at for matter in table.settled):
        return  # somebody has said so, and he puts it right
    why = f"{table.name(now.turn)} made a first meld of {counts}, where {least} was the minimum"
    if fault in (WRONG_SORT, ONLY_WITH_WILD):
        why = f"{table.name(now.turn)} made a first meld of {counts}: {_words(fault)}"
    barred = bars(table, BARRED_OPENING, fault)
    matter = Matter(
        BARRED_OPENING if barred else INSUFFICIENT_COUNT,
        now.turn,
        why,
        melds[-1].at if melds else act.at,
        cards=state.melded,
        count=counts,
        due=Number(least),
        found=Number(counts),
        of=WHY_BARRED.told(fault) if barred else (),
    )
    put_right = how_put_right(table, matter, act) if act.verb == "restores" else None
    if put_right is not None:
        matter = matter.knowing(PUT_RIGHT, put_right).knowing(FIRST_MELD_PUT_RIGHT, YES)
    yield matter
