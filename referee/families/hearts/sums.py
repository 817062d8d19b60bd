"""What hearts and the queen of spades bring whoever took them."""

from collections.abc import Iterator

from referee.core.cards import HEARTS, Card, card_text, cards_of, hand_of, in_suit
from referee.core.game import Game
from referee.core.record import denomination_of, level_of
from referee.core.sums import AS_CLAIMED, CLAIMED, Figures, Line, Reckoned, Sum
from referee.families.hearts.moves.hearts_form import Hearts
from referee.score.expects import WRONG_ENTRY


def _taken(game: Game, figures: Figures) -> Iterator[Reckoned]:
    form = game.part(Hearts)
    if form is None or form.counting is None:
        return
    counting = form.counting
    told = [card for card in figures.cards if counting.worth(hand_of((card,)))]
    lines = [Line(counting.worth(hand_of((card,))), card_text(card)) for card in told]
    number = next(
        (level_of(call) for call in figures.calls if denomination_of(call) == HEARTS), figures.numbers.get("hearts", 0)
    )
    number = len(_hearts(game)) if "every" in figures else number
    hearts = [card for card in _hearts(game) if card not in told][:number]
    worth = {counting.worth(hand_of((card,))) for card in hearts}
    if len(hearts) < number or len(worth) > 1:
        return  # which hearts they were makes a difference
    if hearts:
        lines.append(Line(counting.worth(hand_of(hearts)), f"{len(hearts)} hearts"))
    if lines:
        points = counting.points((hand_of((*told, *hearts)),))[0]
        if points != sum(line.points for line in lines):
            lines = [Line(points, "every counting card")]
        yield Reckoned("the cards taken", tuple(lines)).against(figures.claimed, *WRONG_ENTRY)


def _hearts(game: Game) -> list[Card]:
    return list(cards_of(in_suit(game.pack.cards, HEARTS)))


SUMS = (
    Sum(
        {
            CLAIMED: AS_CLAIMED,
            "every": ("every|all {suit}",),
            "hearts": ("{number} hearts",),
            "takes": ("takes|took|ends|stuck|score|points|eats|wins",),
        },
        _taken,
    ),
)
