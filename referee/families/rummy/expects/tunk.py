"""A tunk with too much unmatched, and the first upcard taken by another than the eldest hand."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import ByAnother, Over
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.families.rummy.moves.tunk import AFTER_BREAK, Tunk, least_if_tunked, stock_is_short
from referee.mechanics.melds.moves.melding import FROM_PILE, discards_of, melding_of
from referee.mechanics.stock.moves import upcard_of

VERBS = ("draws", "knocks", "discards")

TUNK_OVER = Over("tunk", name="tunk-over", says="a tunk with more unmatched than the game allows")
UPCARD_BY_ANOTHER = ByAnother(
    "upcard", "eldest", name="upcard-by-another", says="the first upcard taken by another than the eldest hand"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What a game has laws about in which players tunk."""
    form = table.game.part(Tunk)
    if form is None or act.seat is None:
        return
    now = melding_of(table)
    if act.verb == "draws" and act.how == FROM_PILE and act.seat != table.eldest:
        upcard, pile = upcard_of(table), discards_of(table).cards
        if upcard is not None and upcard in pile[:1] and (upcard in act.cards or len(pile) == 1):
            why = f"{table.name(act.seat)} took {card_text(upcard)}, the first upcard, which only {table.name(table.eldest)} may take"
            yield Matter(UPCARD_BY_ANOTHER, act.seat, why, act.at, card=upcard)
    elif act.verb == "knocks" and now.knocker is None and act.seat == now.turn and now.drawn:
        yield from _over(table, act, act.seat, form)
    elif act.verb == "discards" and act.seat == now.knocker == now.turn and table.game.play is not None:
        after = table.game.play.moves["discards"](table, act)
        yield from () if any(each.breach == TUNK_OVER for each in table.matters) else _over(after, act, act.seat, form)


def _over(table: Table, act: Act, seat: Seat, form: Tunk) -> Iterator[Matter]:
    count = least_if_tunked(table, seat)
    most = 0 if table.noted("rule", how=AFTER_BREAK) and stock_is_short(table) else form.most_to_knock
    if count is not None and count > most:
        why = f"{table.name(seat)} tunked with {count} points unmatched"
        yield Matter(TUNK_OVER, seat, why, act.at, due=Number(most), found=Number(count))
