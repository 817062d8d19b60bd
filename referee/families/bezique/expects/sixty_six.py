"""Marriages not led, the nine exchanged without right, the stock closed by another than the leader, sixty-six that is not there."""

from collections.abc import Iterator

from referee.core.cards import KING, QUEEN, SUIT_NAMES, SUIT_WIDTH, cards_text
from referee.core.doubt import NOBODY_ACCUSED, RECORD_DOES_NOT_HOLD
from referee.core.expect import FalseClaim, NoRight, OutOfTurn
from referee.core.matter import Matter
from referee.core.measured import Number, whose
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import OVER, Table
from referee.families.bezique.moves.sixty_six import (
    BETWEEN,
    FourHand,
    SixtySix,
    closing_of,
    form_of,
    has_trick,
    married,
    points_by_side,
    points_of,
)
from referee.mechanics.setting.moves import began_in_the_middle
from referee.mechanics.talon.state import Talon
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.state import Tricks, is_untold, order_here

VERBS = ("melds", "play", "exchanges", "closes", "out", "took")

MARRIAGE_NOT_LED = NoRight(
    "meld", "not led", name="marriage-not-led", says="a marriage shown by a player who does not lead one of it"
)
NINE_EXCHANGED = NoRight(
    "turn-up",
    name="nine-exchanged-without-right",
    says="the nine of trumps exchanged without a trick won, or with the stock gone",
)
CLOSED_WITHOUT_LEAD = OutOfTurn("close", name="closed-without-lead", says="the stock closed by a player who is not to lead")
NOT_ENOUGH = FalseClaim("points", name="announced-too-soon", says="enough points announced by a player who has fewer")
COUNTS_BETWEEN = Deed("counts-between", "a side whose cards count what the book has in neither of two bands")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with a marriage, an exchange, a closing or an announcement."""
    if table.game.part(FourHand) is not None:
        yield from _between(table, act)
        return
    stands = table.part(Tricks)
    if act.seat is None or table.game.part(SixtySix) is None or stands is None or table.phase == OVER:
        return
    who = table.name(act.seat)
    leads = not stands.cards and stands.turn == act.seat
    if act.verb in ("melds", "exchanges") and any(table.holds(act.seat, 1 << card) is False for card in act.cards):
        why = f"{who} showed {cards_text(act.cards)}, not all of which he holds"
        yield Matter(RECORD_DOES_NOT_HOLD, None, why, act.at, cards=act.cards, remedy=NOBODY_ACCUSED)
        return
    match act.verb:
        case "melds":
            if not leads and not _makes_enough(table, act):
                yield Matter(
                    MARRIAGE_NOT_LED, act.seat, f"{who} showed a marriage when he was not to lead", act.at, cards=act.cards
                )
        case "play" if closing_of(table).to_lead == act.seat:
            suit = closing_of(table).marriages[-1].suit
            pair = {suit * SUIT_WIDTH + rank for rank in (KING, QUEEN)}
            shown_in_turn = leads and not _had_enough(table, act)
            if shown_in_turn and act.cards and act.card not in pair:
                why = f"{who} showed a marriage of {SUIT_NAMES[suit]} and led another card"
                yield Matter(MARRIAGE_NOT_LED, act.seat, why, act.at, cards=act.cards)
        case "exchanges":
            stock = table.part(Talon)
            if not has_trick(table, act.seat) or (stock is not None and stock.left < 2):
                why = (
                    f"{who} exchanged the nine {'with the stock gone' if has_trick(table, act.seat) else 'without a trick won'}"
                )
                yield Matter(NINE_EXCHANGED, act.seat, why, act.at, cards=act.cards)
        case "closes" if not leads:
            why = f"{who} closed when {table.name(stands.turn)} was to {'play' if stands.cards else 'lead'}"
            yield Matter(CLOSED_WITHOUT_LEAD, act.seat, why, act.at, due=whose(stands.turn), found=whose(act.seat))
        case "out":
            points, enough = points_of(table, act.seat, ruled=False), form_of(table).enough
            if points < enough and not _tells_too_little(table):
                why = f"{who} announced {enough} and has {points}"
                yield Matter(NOT_ENOUGH, act.seat, why, act.at, due=Number(enough), found=Number(points))


def _tells_too_little(table: Table) -> bool:
    """Whether the log begins in the middle without the cards of the tricks before it."""
    return is_untold(table) or (began_in_the_middle(table) and not table.noted("taken"))


def _makes_enough(table: Table, act: Act) -> bool:
    """Whether the marriage that is shown brings its owner as far as it takes."""
    suit, form = married(act), form_of(table)
    assert act.seat is not None
    if suit is None:
        return False
    worth = form.royal_marriage if suit == order_here(table).trump else form.marriage
    return points_of(table, act.seat, ruled=False) + worth >= form.enough


def _had_enough(table: Table, act: Act) -> bool:
    assert act.seat is not None
    return points_of(table, act.seat, ruled=False) >= form_of(table).enough


def _between(table: Table, act: Act) -> Iterator[Matter]:
    """The last card of a deal, or what a side has taken, with which it counts what stands in no band."""
    if act.seat is None or table.part(Tricks) is None or table.phase == OVER:
        return
    if act.verb == "took":
        found = [table.side_of(act.seat)] if act.numbers == (BETWEEN,) else []
    elif act.verb == "play":
        after = tricks.play(table, act)
        points = points_by_side(after, ruled=False) if after.phase == OVER else {}
        found = [side for side, each in points.items() if each == BETWEEN]
    else:
        return
    for side in found:
        yield Matter(COUNTS_BETWEEN, act.seat, f"{table.side_name(side)} count {BETWEEN}", act.at, count=BETWEEN)
