"""The long games of bezique: a hand without court cards that is none, or is none any more; a declaration left to be scored and not
announced; a lead withdrawn against the other's will."""

from collections.abc import Iterator

from referee.core.cards import card_text, cards_text
from referee.core.expect import NotA, NotThisCard, TakenBack, Unsaid
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act, Seat
from referee.core.subject import Deed
from referee.core.table import OVER, Table
from referee.families.bezique.moves.rubicon import (
    CARTE_BLANCHE,
    LongBezique,
    beside,
    blanche_counts,
    has_court,
    is_court,
    shows_blanche,
)
from referee.mechanics.combinations.expects import place_of_next
from referee.mechanics.combinations.state import tricks_gathered
from referee.mechanics.tricks.expects.lead_out_of_turn import LEAD_OUT_OF_TURN

VERBS = ("declares", "melds", "reserves", "retracts", "looks")

FALSE_CARTE_BLANCHE = NotA(
    "combination", "carte blanche", name="false-carte-blanche", says="carte blanche scored with a king, queen or jack"
)
CARTE_BLANCHE_ENDED = NotThisCard(
    "combination",
    "carte blanche ended",
    name="carte-blanche-ended",
    says="carte blanche scored after a card was drawn and not shown, or a court card was drawn",
)
PENDING_NOT_ANNOUNCED = Unsaid(
    "pending-declaration",
    name="pending-not-announced",
    says="a declaration left to be scored and not announced after each trick",
)
LEAD_WITHDRAWN = TakenBack(
    "card", "refused", name="lead-withdrawn", says="a lead out of turn withdrawn though the other refused it"
)
DECLARATION_RESERVED = Deed("declaration-reserved", "a declaration announced and left to be scored later")
LOOKED_BACK = Deed("looked-back", "played cards looked at again")


def in_game(game: Game) -> bool:
    """Where there is such a hand."""
    return game.part(LongBezique) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with what is shown, announced or withdrawn."""
    if act.seat is None or table.phase == OVER:
        return
    match act.verb:
        case "declares":
            if act.how == CARTE_BLANCHE:
                yield from _blanche(table, act, act.seat)
        case "melds":
            yield from _not_announced(table, act, act.seat)
        case "reserves":
            why = f"{table.name(act.seat)} left {cards_text(act.cards)} to be scored later"
            yield Matter(DECLARATION_RESERVED, act.seat, why, act.at, cards=act.cards)
        case "retracts":
            yield from _withdrawn(table, act, act.seat)
        case "looks":
            if act.how == "taken":
                yield Matter(LOOKED_BACK, act.seat, f"{table.name(act.seat)} looked at cards that were played", act.at)


def _blanche(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    who, found = table.name(seat), Number(blanche_counts(table, act))
    first = not tricks_gathered(table)
    court = has_court(table.dealt[seat]) if first and table.dealt[seat] else any(map(is_court, act.cards))
    if court:
        why = f"{who} scored carte blanche with a court card"
        yield Matter(FALSE_CARTE_BLANCHE, seat, why, act.at, cards=act.cards, count=place_of_next(table), found=found)
    elif not shows_blanche(table, seat):
        why = f"{who} scored carte blanche again, and had not shown all that he drew, or had drawn a court card"
        yield Matter(CARTE_BLANCHE_ENDED, seat, why, act.at, cards=act.cards, count=place_of_next(table), found=found)


def _not_announced(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    """He scores what he has announced, and there was a trick between after which he did not announce it."""
    told = [each.after for each in beside(table).waiting if each.owner == seat and sorted(each.cards) == sorted(act.cards)]
    if told and set(range(told[0], tricks_gathered(table))) - set(told):
        why = f"{table.name(seat)} did not announce {cards_text(act.cards)} after each trick"
        yield Matter(PENDING_NOT_ANNOUNCED, seat, why, act.at, cards=act.cards)


def is_refused(table: Table, matter: Matter) -> bool:
    """Whether the other has refused that a lead be withdrawn."""
    return any(told.seat != matter.seat and told.at.line >= matter.at.line for told in table.acts_of("refuses"))


def _withdrawn(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    led = next((each for each in table.docket if each.breach is LEAD_OUT_OF_TURN and each.seat == seat), None)
    if led is not None and is_refused(table, led):
        card = card_text(led.card) if led.card is not None else "the lead"
        yield Matter(LEAD_WITHDRAWN, seat, f"{table.name(seat)} withdrew {card} though it was refused", act.at, card=led.card)
