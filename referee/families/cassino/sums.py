"""What the cards that one side has taken in at cassino count."""

from collections.abc import Iterator

from referee.core.cards import SPADES, Card, cards_of, suit_of
from referee.core.game import Game
from referee.core.record import denomination_of, level_of
from referee.core.sums import AS_CLAIMED, CLAIMED, Figures, Line, Reckoned, Sum
from referee.families.cassino.moves.fishing import Fishing
from referee.score.expects import WRONG_ENTRY

#: who has less than a quarter of the pack is telling of a play, and not of what he has taken in
_FEWEST = 4
_NUMBERS = {"cards": "most cards", "spades": "most spades"}


def _taken(game: Game, figures: Figures) -> Iterator[Reckoned]:
    """The lines that are told: of a number of cards those for most of them, of a card its own; who has the rest is the other."""
    form = game.part(Fishing)
    pack = tuple(cards_of(game.pack.cards))
    if form is None or figures.numbers.get("cards", 0) < len(pack) // _FEWEST:
        return
    spades = [card for card in pack if suit_of(card) == SPADES]
    own = set(figures.cards)
    told = dict(figures.numbers)
    for call in figures.calls:
        if denomination_of(call) == SPADES:
            told["spades"] = level_of(call)  # as "seven spades" is read
    own |= _with(own, spades, told.get("spades", 0) - len(own.intersection(spades)))
    own |= _with(own, [card for card in pack if card not in spades], told.get("cards", 0) - len(own))
    most = {_NUMBERS[name] for name in _NUMBERS if name in told}
    alone = {line.what for card in figures.cards for line in form.counting(((card,), ())) if line.what not in _NUMBERS.values()}
    lines = form.counting((tuple(own), tuple(card for card in pack if card not in own)))
    who = ("that side", "the other side")
    found = tuple(Line(line.points, line.what, who[line.side]) for line in lines if line.what in most | alone)
    if found or most:
        comes = Reckoned("the cards taken in", found or (Line(0, "a tie, which is nobody's"),))
        short = figures.claimed is not None and figures.claimed <= (comes.amount or 0)
        yield comes.against(figures.claimed, *WRONG_ENTRY) if short else comes  # more may be for cards of which nobody told


def _with(own: set[Card], of: list[Card], number: int) -> set[Card]:
    """So many more of these cards."""
    return set([card for card in of if card not in own][: max(number, 0)])


SUMS = (
    Sum(
        {
            CLAIMED: AS_CLAIMED,
            "spades": ("{number} spades",),
            "cards": ("{number} cards", "takes|took|has|have {number}"),
            "takes": ("takes|took|takes in|has|have|got|counts",),
        },
        _taken,
    ),
)
