"""Cards laid away and drawn: how many, in which order, by whom first, and what is changed too late."""

from collections.abc import Iterator

from attrs import evolve

from referee.core.expect import Changed, OutOfTurn, TooEarly, Unsaid, WrongNumber
from referee.core.matter import Matter
from referee.core.measured import Number, whose
from referee.core.record import Act
from referee.core.sheet import counted
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import Table
from referee.families.piquet_klaberjass.facts.piquet import BY_DEALER, OVER_FIVE, WHO_DREW, WITHIN_FIVE
from referee.families.piquet_klaberjass.moves.exchange import FIRST_MOST, drawn_by, exchange_of, left_in_stock, most_for
from referee.families.piquet_klaberjass.moves.piquet import Piquet
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.tricks.moves.tricks import has_begun

VERBS = ("discards", "draws", "restores", "silent")

WRONG_NUMBER_LAID_AWAY = WrongNumber(
    "discards",
    "laid away",
    name="wrong-number-laid-away",
    says="fewer cards laid away for the stock than one, or more than five",
)
DISCARD_CHANGED = Changed(
    "discard",
    name="discard-changed",
    says="a discard changed by a player who has touched the stock",
    waits=WITHOUT_EFFECT,
)
DREW_TOO_MANY = WrongNumber(
    "drawn", "for discards", name="drew-too-many", says="more cards drawn from the stock than may be, or than were laid away"
)
DREW_FIRST = OutOfTurn(
    "draw", "first", name="drew-before-nondealer", says="the stock drawn from before the non-dealer has drawn"
)
DREW_BEFORE_DISCARDING = TooEarly(
    "draw", "own discard", name="drew-before-discarding", says="the stock drawn from by a player who has laid nothing away"
)
LEFT_CARDS_SILENTLY = Unsaid(
    "cards left", name="left-cards-silently", says="fewer than five cards drawn by the non-dealer, who does not say so"
)
STOCK_TOO_SHORT = WrongNumber(
    "drawn", "stock short", name="stock-too-short", says="more cards laid away than the stock has for them"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with the exchange."""
    if act.seat is None or table.game.part(Piquet) is None or has_begun(table) or known_dealer(table) is None:
        return
    who, now = table.name(act.seat), exchange_of(table)
    match act.verb:
        case "discards":
            yield from _laid_away(table, act)
        case "restores" if act.cards and set(act.cards) <= set(now.cards) and act.seat in now.touched:
            why = f"{who} took back what he had laid away after he had touched the stock"
            yield Matter(DISCARD_CHANGED, act.seat, why, act.at, cards=act.cards)
        case "silent" if act.seat != table.dealer and 0 < now.drawn[act.seat] < FIRST_MOST:
            why = f"{who} drew {now.drawn[act.seat]} and did not say that he left cards"
            yield Matter(LEFT_CARDS_SILENTLY, act.seat, why, act.at, count=now.drawn[act.seat])
        case "draws":
            yield from _drawn(table, act)


def _laid_away(table: Table, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    who, now, number = table.name(act.seat), exchange_of(table), act.how_many
    if act.seat in now.touched and act.seat not in now.once_more and now.away[act.seat]:
        why = f"{who} laid {counted(number, 'card')} away after he had touched the stock"
        yield Matter(DISCARD_CHANGED, act.seat, why, act.at, cards=act.cards)
        return
    total = now.away[act.seat] + number
    if act.seat != table.dealer and not 1 <= total <= FIRST_MOST:
        why = f"{who} laid {counted(total, 'card')} away, where the non-dealer exchanges from one to five"
        yield Matter(WRONG_NUMBER_LAID_AWAY, act.seat, why, act.at, found=Number(total), count=total)


def _drawn(table: Table, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    who, now, number = table.name(act.seat), exchange_of(table), drawn_by(act)
    matter = Matter(DREW_FIRST, act.seat, "", act.at, cards=act.cards, count=number)
    other = table.eldest
    if act.seat == table.dealer and not now.drawn[other]:
        why = f"{who} drew from the stock before {table.name(other)} had drawn"
        yield evolve(matter, why=why, due=whose(other), found=whose(act.seat))
        return
    total = now.drawn[act.seat] + number
    if not now.away[act.seat]:
        yield evolve(matter, breach=DREW_BEFORE_DISCARDING, why=f"{who} drew from the stock before he laid anything away")
    elif total > min(now.away[act.seat], most_for(table, act.seat)):
        whose_draw = BY_DEALER if act.seat == table.dealer else OVER_FIVE if total > FIRST_MOST else WITHIN_FIVE
        why = f"{who} drew {counted(total, 'card')} for {now.away[act.seat]} laid away"
        due = Number(min(now.away[act.seat], most_for(table, act.seat)))
        yield evolve(
            matter, breach=DREW_TOO_MANY, why=why, of=WHO_DREW.told(whose_draw), due=due, found=Number(total), count=total
        )
    elif number >= left_in_stock(table) and total < now.away[act.seat]:
        short = now.away[act.seat] - total
        why = f"{who} laid {counted(now.away[act.seat], 'card')} away, and the stock had {total} for him"
        yield evolve(matter, breach=STOCK_TOO_SHORT, why=why, count=short)
