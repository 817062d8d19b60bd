"""The discard pile of canasta: reached for or taken without a right to it, spread, not taken when it must be; red threes."""

from collections.abc import Iterator

from attrs import evolve

from referee.core.cards import card_text, rank_of
from referee.core.expect import NotShown, NotThisCard, Omitted, PileWithoutRight, Withheld
from referee.core.fact import Answer
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.families.canasta.facts import BLOCKED, HOW_FAR, REACHED, TAKEN, WHY_BARRED, bars
from referee.families.canasta.moves.canasta import claim_fault, meld_of_rank
from referee.families.canasta.moves.canasta_melds import blocks, is_frozen
from referee.families.canasta.score.canasta import Counts, is_red_three
from referee.mechanics.melds.moves.melding import FROM_PILE, FROM_STOCK, discards_of, hand_told, melding_of, stock_of
from referee.mechanics.stock.expects import DISCARDS_LOOKED_AT, TOO_MANY_DRAWN

VERBS = ("touches", "draws", "spreads", "declines", "melds", "discards", "shows")

PILE_WITHOUT_RIGHT = PileWithoutRight()
BARRED_TAKE = PileWithoutRight("in this form", name="barred-take", says="the discard pile taken as this form of the game bars")
FORCED_TAKE_REFUSED = Withheld(
    "forced take", name="forced-take-refused", says="a discard refused that must be taken, the stock being gone"
)
RED_THREE_DISCARDED = NotThisCard(
    "discards", "red three", name="red-three-discarded", says="a red three discarded that belongs face up on the table"
)
RED_THREE_NOT_REPLACED = Omitted(
    "draw", "red three", name="red-three-not-replaced", says="a turn ended by a player who has not drawn for a red three of his"
)
RED_THREE_UNDECLARED = NotShown("red three", name="red-three-undeclared", says="a red three found in a hand at the end of play")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What a game with such a pile has laws about."""
    if act.seat is None or not table.game.minds(PILE_WITHOUT_RIGHT):
        return
    who = table.name(act.seat)
    if act.verb == "discards" and any(map(is_red_three, act.cards)):
        yield Matter(RED_THREE_DISCARDED, act.seat, f"{who} discarded {card_text(act.card)}", act.at, card=act.card)
    now = melding_of(table)
    if act.verb == "discards" and act.seat == now.turn and now.replaces and len(stock_of(table)):
        yield Matter(RED_THREE_NOT_REPLACED, act.seat, f"{who} discarded and had not drawn for a red three", act.at)
    match act.verb:
        case "touches" if act.how == "pile":
            why = f"{who} reached for the discard pile"
            yield Matter(PILE_WITHOUT_RIGHT, act.seat, why, act.at, of=HOW_FAR.told(REACHED))
        case "draws" if act.how == FROM_PILE:
            yield from _take(table, act)
        case "draws" if act.how == FROM_STOCK:
            yield from _replacement(table, act)
        case "spreads":
            yield Matter(DISCARDS_LOOKED_AT, act.seat, f"{who} spread the discard pile", act.at)
        case "declines":
            yield from _refusal(table, act)
            if not stock_of(table).cards:
                yield from _threes(table, act)
        case "melds" | "discards" if melding_of(table).held[act.seat] <= len(act.cards):
            yield from _threes(table, act)
        case "shows" if table.phase == OVER and any(map(is_red_three, act.cards)):
            yield Matter(RED_THREE_UNDECLARED, act.seat, f"{who} had a red three in his hand at the end", act.at)


def _take(table: Table, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    fault, pile = claim_fault(table, act.seat, act.cards), discards_of(table).cards
    if not fault or not pile:
        return
    frozen = table.game[Counts].pile.always_frozen or is_frozen(pile)
    blocked = blocks(pile[-1]) or (frozen and bool(act.cards)) or melding_of(table).held[act.seat] == 1
    how_far = HOW_FAR.told(BLOCKED if blocked else TAKEN)
    words = fault.words if isinstance(fault, Answer) else fault
    why = f"{table.name(act.seat)} took the discard pile with {card_text(pile[-1])} on top: {words}"
    matter = Matter(PILE_WITHOUT_RIGHT, act.seat, why, act.at, card=pile[-1], of=how_far)
    barred = bars(table, BARRED_TAKE, fault)
    yield evolve(matter, breach=BARRED_TAKE, of=(*how_far, *WHY_BARRED.told(fault))) if barred else matter


def _replacement(table: Table, act: Act) -> Iterator[Matter]:
    now = melding_of(table)
    if now.turn == act.seat and now.not_replaced:
        why = f"{table.name(act.seat)} drew a card for a red three from the discard pile"
        yield Matter(TOO_MANY_DRAWN, act.seat, why, act.at)


def _refusal(table: Table, act: Act) -> Iterator[Matter]:
    """A discard refused that fits a meld of the side, the pile being free and the stock gone."""
    assert act.seat is not None
    pile = discards_of(table).cards
    if stock_of(table).cards or not pile or pile[-1] < 0 or claim_fault(table, act.seat, ()):
        return
    if meld_of_rank(table, table.side_of(act.seat), rank_of(pile[-1])) is not None:
        why = f"{table.name(act.seat)} refused {card_text(pile[-1])}, which fits a meld of his side, when the stock was gone"
        yield Matter(FORCED_TAKE_REFUSED, act.seat, why, act.at, card=pile[-1])


def _threes(table: Table, act: Act) -> Iterator[Matter]:
    """Red threes in hands that are told when play ends."""
    for seat in range(table.seats):
        cards = hand_told(table, seat)
        if cards is not None and seat != act.seat and any(map(is_red_three, cards)):
            yield Matter(RED_THREE_UNDECLARED, seat, f"{table.name(seat)} had a red three in his hand at the end", act.at)
