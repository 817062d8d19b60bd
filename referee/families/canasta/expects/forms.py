"""What certain forms of canasta expect: black threes and sevens kept, packets in time, asking, a partner who sits out."""

from collections.abc import Iterator

from referee.core.cards import card_text, rank_of
from referee.core.expect import NoRight, NotThisCard, Omitted, TooEarly, TooLate, WrongNumber
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.families.canasta.facts import BEFORE_BOTH, IN_GOING_OUT, SEVENS_WHEN
from referee.families.canasta.moves.canasta import canasta_of, due_for_first_meld, side_melds
from referee.families.canasta.score.canasta import SEVEN, SEVENS, Counts, is_black_three, is_wild
from referee.mechanics.melds.moves.melding import melding_of, stock_of
from referee.mechanics.setting.moves import began_in_the_middle

VERBS = ("discards", "melds", "lays", "draws", "packet", "attention")

BLACK_THREE_TOO_EARLY = NotThisCard(
    "discards", "black three", name="black-three-too-early", says="a black three discarded in the first round"
)
SEVEN_DISCARDED = NotThisCard("discards", "seven", name="seven-discarded", says="a seven discarded that has to be kept")
PLAYED_AFTER_STOCK = TooLate(
    "play", "last card of stock", name="played-after-stock", says="play after the discard that ended it, the stock being gone"
)
PACKET_TOO_EARLY = TooEarly(
    "packet", "canasta", name="packet-too-early", says="a packet taken up before a canasta of one's own"
)
WRONG_PACKET = WrongNumber("packet", name="wrong-packet", says="other cards drawn for the first meld of a side than are due")
OUT_UNASKED = Omitted("question", "going out", name="out-unasked", says="a player who goes out and has not asked his partner")
CALLED_SITTING_OUT = NoRight(
    "attention", "sits out", name="called-sitting-out", says="an irregularity called by a player who sits out"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is seen in games that mind it."""
    counts = table.game.part(Counts)
    if act.seat is None or counts is None:
        return
    who, now, seat = table.name(act.seat), melding_of(table), act.seat
    if act.verb == "attention":
        if table.around and seat not in table.around and table.phase != OVER:
            yield Matter(CALLED_SITTING_OUT, seat, f"{who} called an irregularity, though he sits out", act.at)
        return
    if act.verb == "packet":
        yield from _packet(table, act, counts)
        return
    if counts.ends_with_stock and table.phase == OVER and now.out is None:
        yield Matter(PLAYED_AFTER_STOCK, seat, f"{who} played on when the stock was gone", act.at)
    if act.verb == "discards":
        yield from _discards(table, act, counts)
    leaves = len(act.cards) or 1
    if act.verb != "draws" and counts.out.asks and now.held[seat] == leaves and canasta_of(table).asked != seat:
        yield Matter(OUT_UNASKED, seat, f"{who} went out and had not asked his partner", act.at)


def _discards(table: Table, act: Act, counts: Counts) -> Iterator[Matter]:
    assert act.seat is not None
    who, now, seat = table.name(act.seat), melding_of(table), act.seat
    later = bool(now.finished >> seat & 1) or began_in_the_middle(table)
    if any(map(is_black_three, act.cards)) and not later:
        why = f"{who} discarded {card_text(act.card)} in the first round"
        yield Matter(BLACK_THREE_TOO_EARLY, seat, why, act.at, card=act.card)
    if counts.sevens and any(not is_wild(card) and rank_of(card) == SEVEN for card in act.cards):
        ready = all(any(counts.sort(each.cards) == SEVENS for each in side_melds(table, side)) for side in range(table.sides))
        if not ready or now.held[seat] == len(act.cards):
            of = SEVENS_WHEN.told(BEFORE_BOTH if not ready else IN_GOING_OUT)
            yield Matter(SEVEN_DISCARDED, seat, f"{who} discarded {card_text(act.card)}", act.at, card=act.card, of=of)
    if canasta_of(table).draws_more == seat and stock_of(table).cards and now.held[seat] > len(act.cards):
        due = due_for_first_meld(table)
        why = f"{who} discarded and had not drawn the {due} cards that are due for the first meld"
        yield Matter(WRONG_PACKET, seat, why, act.at, due=Number(due), found=Number(0))


def _packet(table: Table, act: Act, counts: Counts) -> Iterator[Matter]:
    assert act.seat is not None
    who, state = table.name(act.seat), canasta_of(table)
    if counts.aside and not state.completed >> act.seat & 1:
        yield Matter(PACKET_TOO_EARLY, act.seat, f"{who} took up his packet and had completed no canasta", act.at)
    number = act.how_many or len(act.cards)
    if counts.for_first_meld and (state.draws_more != act.seat or number not in (0, due_for_first_meld(table))):
        due = due_for_first_meld(table) if state.draws_more == act.seat else 0
        why = f"{who} drew {number} cards, where {due} are due"
        yield Matter(WRONG_PACKET, act.seat, why, act.at, due=Number(due), found=Number(number))
