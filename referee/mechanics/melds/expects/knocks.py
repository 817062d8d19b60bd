"""Knocks: at the wrong moment, with too much unmatched, when a ruling bars it; what is laid off against gin; discards named."""

from collections.abc import Iterator

from referee.core.cards import Card, card_text, cards_text
from referee.core.expect import NotA, Over, TooLate, WrongNumber
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act, Seat
from referee.core.subject import Deed
from referee.core.table import Table
from referee.mechanics.melds.moves.melding import Meld, matching_of, meld_for, melding_of, ways_of
from referee.mechanics.melds.score import Bonuses
from referee.mechanics.stock.moves import bonuses_of, count_if_knocked, is_gin, most_to_knock

VERBS = ("knocks", "discards", "shows", "substitutes", "lays", "names")

KNOCK_AT_WRONG_MOMENT = TooLate(
    "knocks", "draw discard", name="knock-at-wrong-moment", says="a knock before the draw or after the discard"
)
KNOCK_OVER_TEN = Over("knock", name="knock-over-ten", says="a knock with more than ten points unmatched")
KNOCK_OVER_UPCARD = Over("knock", "upcard", name="knock-over-upcard", says="a knock with more unmatched than the upcard allows")
KNOCK_WITH_WRONG_NUMBER = WrongNumber(
    "hand", "knock", name="knock-with-wrong-number", says="a knock with a wrong number of cards"
)
LAID_OFF_AGAINST_GIN = TooLate(
    "laying off", "gin", name="laid-off-against-gin", says="cards laid off on the sets of a player who is gin"
)
LAID_OFF_ON_LAID_OFF = NotA(
    "meld", "laid off", name="laid-off-on-laid-off", says="a card laid off on one that another has laid off"
)
INTENDED_DISCARD_NAMED = Deed("intended-discard-named", "a card shown as the next discard that the opponent has seen and named")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What a game with knocks has laws about."""
    if act.seat is None or table.game.part(Bonuses) is None:
        return
    melding, who = melding_of(table), table.name(act.seat)
    if act.verb == "knocks":
        if act.seat != melding.turn or not melding.drawn:
            why = f"{who} knocked {'without having drawn' if act.seat == melding.turn else 'after his turn'}"
            yield Matter(KNOCK_AT_WRONG_MOMENT, act.seat, why, act.at)
            return  # of what it would have counted nobody asks
        yield from _over_ten(table, act.seat, act)
    elif act.verb in ("discards", "shows") and act.seat == melding.knocker:
        yield from _over_ten(table, act.seat, act)
    elif act.verb == "lays" and act.seat != melding.knocker and is_gin(table) and not bonuses_of(table).lays_off_against_gin:
        cards = cards_text(act.cards)
        yield Matter(LAID_OFF_AGAINST_GIN, act.seat, f"{who} laid off {cards} against gin", act.at, cards=act.cards)
    elif act.verb == "lays" and bonuses_of(table).original_sets_only and _on_laid_off(table, act):
        why = f"{who} laid off {cards_text(act.cards)}, which fits only what another has laid off"
        yield Matter(LAID_OFF_ON_LAID_OFF, act.seat, why, act.at, cards=act.cards)
    elif act.verb == "names" and act.cards and act.seat != melding.turn:
        shown = any(note.verb == "exposes" and note.seat == melding.turn and act.card in note.cards for note in table.acts)
        if shown:
            why = f"{who} named {card_text(act.card)}, which {table.name(melding.turn)} had shown as his discard"
            yield Matter(INTENDED_DISCARD_NAMED, melding.turn, why, act.at, card=act.card)


def _on_laid_off(table: Table, act: Act) -> bool:
    """Whether the cards fit a set as it lies, and none as the knocker had it with what the player himself has laid off."""
    found, matching = meld_for(table, act), matching_of(table)
    return (
        found is not None
        and matching.fits(act.cards, found.cards)
        and not any(matching.fits(act.cards, _without_others(each, act.seat)) for melds in ways_of(table) for each in melds)
    )


def _without_others(laid_on: Meld, seat: Seat | None) -> tuple[Card, ...]:
    """A set without what others than this player have laid off on it."""
    of_others = {card for card, by in zip(laid_on.laid_off, laid_on.laid_by, strict=True) if by != seat}
    return tuple(card for card in laid_on.cards if card not in of_others)


def _over_ten(table: Table, seat: int, act: Act) -> Iterator[Matter]:
    """The knock found to be over the limit: at once, after the discard, or when the hand is laid open and known at last."""
    knocks = [note for note in (*table.acts, act) if note.verb == "knocks"]
    before = table.matters
    if any(matter.breach in (KNOCK_OVER_TEN, KNOCK_OVER_UPCARD) and matter.count == len(knocks) for matter in before):
        return
    points = count_if_knocked(_after(table, act), seat)
    if points is not None and points > most_to_knock(table):
        why = f"{table.name(seat)} knocked with {points} points unmatched"
        yield Matter(
            KNOCK_OVER_UPCARD if bonuses_of(table).most_by_upcard else KNOCK_OVER_TEN,
            seat,
            why,
            knocks[-1].at,
            count=len(knocks),
            due=Number(most_to_knock(table)),
            found=Number(points),
        )


def _after(table: Table, act: Act) -> Table:
    """The table after a discard or with the cards that are shown, as the count will be then."""
    play = table.game.play
    move = play.moves.get(act.verb) if play and act.verb != "knocks" else None
    return move(table, act) if move else table
