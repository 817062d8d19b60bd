"""Poker solitaire: a card moved, out of the square, beside no other, and a card that was not called."""

from collections.abc import Iterable, Iterator

from referee.core.cards import card_text
from referee.core.expect import DoesNotFit, NotThisCard, TakenBack
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.patience.facts import ALONE, OUT_OF_SQUARE, OUTSIDE, TAKEN
from referee.families.patience.moves.poker_square import (
    OPEN_CARDS,
    TOUCHING,
    PokerSquare,
    called_card,
    fits_square,
    place_of,
    square,
    touches,
)

VERBS = ("turns", "moves")

PLACED_CARD_MOVED = TakenBack("placed card", name="placed-card-moved", says="a card moved that had been placed")
PLACED_WRONGLY = DoesNotFit("square", name="placed-wrongly", says="a card placed where none may be")
ANOTHER_CARD_PLACED = NotThisCard("place", "called", name="another-card-placed", says="another card placed than was called")


def in_game(game: Game) -> bool:
    """Where cards are placed in a square."""
    return game.part(PokerSquare) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with a card that is placed, or moved."""
    form, seat = table.game[PokerSquare], act.seat or 0
    name, lies = table.name(seat), square(table, seat)
    if act.verb == "moves":
        if not table.noted("rule", how=OPEN_CARDS) and len(act.piles) == 2:
            yield Matter(PLACED_CARD_MOVED, seat, f"{name} moved a card from {act.piles[0]} to {act.piles[1]}", act.at)
        return
    place = place_of(act.piles[0]) if act.piles else None
    if place is None or not act.cards:
        return
    did = f"{name} placed {card_text(act.card)} at {act.piles[0]}"
    if place in lies:
        yield Matter(PLACED_WRONGLY, seat, f"{did}, where a card lies", act.at, card=act.card, of=OUT_OF_SQUARE.told(TAKEN))
    elif not fits_square([*lies, place]):
        why = f"{did}, out of the five rows and columns"
        yield Matter(PLACED_WRONGLY, seat, why, act.at, card=act.card, of=OUT_OF_SQUARE.told(OUTSIDE))
    elif table.noted("rule", how=TOUCHING) and lies and not touches(place, list(lies)):
        yield Matter(PLACED_WRONGLY, seat, f"{did}, beside no other", act.at, card=act.card, of=OUT_OF_SQUARE.told(ALONE))
    called = called_card(table)
    if form.called and called is not None and act.card != called:
        why = f"{did}, where {card_text(called)} was called"
        yield Matter(ANOTHER_CARD_PLACED, seat, why, act.at, card=act.card)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return () if game.part(PokerSquare) is None else (OPEN_CARDS, TOUCHING)
