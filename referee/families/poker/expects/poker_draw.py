"""The draw: cards too many or too few, served face up or from the bottom, drawn out of turn, asked for and taken back."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import Faced, Misdone, OutOfTurn, TooLate, Unsaid, WrongNumber
from referee.core.matter import Matter
from referee.core.record import Act, Span
from referee.core.sheet import counted
from referee.core.subject import WITHOUT_EFFECT, Deed
from referee.core.table import Table
from referee.families.poker.betting import clockwise
from referee.families.poker.moves.betting import SPEAKING, asked_for, betting_of, drawing_of, is_poker

VERBS = ("draws", "announces", "serves", "stands", "asks", "improper", "shows", *SPEAKING)

WRONG_NUMBER_SERVED = WrongNumber(
    "served", name="wrong-number-served", says="another number of cards served in the draw than was asked for"
)
EXPOSED_DRAW_CARD = Faced("serving", name="exposed-draw-card", says="a card exposed as it is served in the draw")
BOTTOM_CARD_SERVED = Misdone(
    "deal", "bottom card", name="bottom-card-served", says="the bottom card of the pack served in the draw"
)
LETS_ANOTHER_DRAW = OutOfTurn(
    "draw", "another let draw first", name="lets-another-draw", says="a player who lets another at his left draw before him"
)
DRAWS_WHEN_PASSED_OVER = TooLate(
    "draw",
    "passed over",
    name="draws-when-passed-over",
    says="cards asked for by a player who has to play without drawing",
    waits=WITHOUT_EFFECT,
)
SLIP_IN_DRAW = Deed("slip-in-draw", "a number of cards asked for and then corrected", waits=WITHOUT_EFFECT)
DISCARD_DOES_NOT_FIT = WrongNumber(
    "discards", "discard", name="discard-does-not-fit", says="a discard that makes the hand incorrect with the cards asked for"
)
DRAWN_AFTER_STANDING = TooLate("draw", "stand", name="drawn-after-standing", says="a card drawn by a player who has stood")
DEALER_SILENT = Unsaid("dealer's draw", name="dealer-silent-on-draw", says="a dealer who does not say how many cards he draws")
ASKS_NUMBER_DRAWN = Deed("asks-number-drawn", "a question how many cards another player drew")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is asked of the dealer, and what he gives."""
    if act.seat is None or not is_poker(table):
        return
    who = table.name(act.seat)
    if act.verb in (*SPEAKING, "shows"):
        yield from _drawn(table, act.at)
    elif act.verb == "asks":
        if act.how == "number":
            why = f"{who} asked {table.name(act.other)} how many cards he drew"
            yield Matter(ASKS_NUMBER_DRAWN, act.seat, why, act.at, other=act.other)
    elif act.verb == "improper":
        if act.how == "silent-on-draw":
            yield Matter(DEALER_SILENT, act.seat, f"{who} did not say how many cards he drew", act.at)
    elif (number := asked_for(act)) is not None:
        yield from _asked(table, act, number)
    elif act.verb == "serves" or act.cards:
        yield from _served(table, act)


def _asked(table: Table, act: Act, number: int) -> Iterator[Matter]:
    betting, seat = drawing_of(table), act.seat
    assert seat is not None
    who = table.name(seat)
    before = betting.asked[seat]
    if before == 0 and number and table.game.minds(DRAWN_AFTER_STANDING):
        yield Matter(DRAWN_AFTER_STANDING, seat, f"{who} drew after standing", act.at)
        return
    if number and any(matter.breach == LETS_ANOTHER_DRAW and matter.seat == seat for matter in table.settled):
        why = f"{who} asked for {counted(number, 'card')}, having let another draw before him"
        yield Matter(DRAWS_WHEN_PASSED_OVER, seat, why, act.at, count=number)
        return
    if before is not None and before != number:
        why = f"{who} asked for {counted(before, 'card')} and then for {number}"
        yield Matter(SLIP_IN_DRAW, seat, why, act.at, count=before, act=act)
        return
    for other in clockwise(table.dealer, table.seats):
        if other == seat:
            break
        waits = act.verb == "stands" and betting.discarded[other]  # all throw out before anybody is served
        drawn = betting.asked[other] is not None or betting.served[other]
        if betting.is_active(other) and not drawn and not waits and betting.begun:
            why = f"{table.name(other)} let {who} draw before him"
            yield Matter(LETS_ANOTHER_DRAW, other, why, act.at, other=seat)
    thrown = betting.discarded[seat]
    if act.cards and thrown and thrown != len(act.cards):
        why = f"{who} discarded {counted(thrown, 'card')} and drew {len(act.cards)}"
        yield Matter(DISCARD_DOES_NOT_FIT, seat, why, act.at)


def _served(table: Table, act: Act) -> Iterator[Matter]:
    betting, seat = drawing_of(table), act.seat
    assert seat is not None
    who, asked = table.name(seat), betting.asked[seat]
    number = act.how_many
    if act.how == "up":
        cards = cards_text(act.cards) or "a card"
        yield Matter(EXPOSED_DRAW_CARD, seat, f"{who} was served {cards} face up", act.at, cards=act.cards)
        return
    if act.how == "bottom":
        yield Matter(BOTTOM_CARD_SERVED, table.dealer, f"{who} was served the bottom card", act.at, other=seat)
        return
    total, thrown = betting.served[seat] + number, betting.discarded[seat]
    did = "asked for"
    if asked is None and thrown:
        did, asked = "discarded", thrown  # who is not said to have asked for a number asks for as many
    if (asked is not None and total > asked) or (asked is not None and not betting.served[seat] and total < asked):
        why = f"{who} {did} {counted(asked, 'card')} and was served {total}"
        yield Matter(WRONG_NUMBER_SERVED, seat, why, act.at, count=total - asked)
    elif asked is not None and total == asked and thrown and thrown != asked:
        why = f"{who} discarded {counted(thrown, 'card')} and asked for {asked}"
        yield Matter(DISCARD_DOES_NOT_FIT, seat, why, act.at)


def _drawn(table: Table, at: Span) -> Iterator[Matter]:
    """What each threw out against what he asked for, once the draw is over; each was served that, where nothing else is told."""
    betting = betting_of(table)
    if betting.drawn_at is None or betting.drawn_at != betting.step:
        return
    for seat in filter(betting.is_active, clockwise(table.dealer, table.seats)):
        thrown, asked = betting.discarded[seat], betting.asked[seat]
        found = any(
            matter.breach in (DISCARD_DOES_NOT_FIT, WRONG_NUMBER_SERVED) and matter.seat == seat for matter in table.matters
        )
        as_asked = betting.served[seat] in (0, asked)  # of another number served was ruled when it was
        if thrown and asked not in (None, thrown) and as_asked and not found:
            asks = (told.at for told in reversed(table.acts) if told.seat == seat and asked_for(told) is not None)
            told = next(asks, at)
            why = f"{table.name(seat)} discarded {counted(thrown, 'card')} and asked for {asked}"
            yield Matter(DISCARD_DOES_NOT_FIT, seat, why, told)
