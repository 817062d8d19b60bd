"""What combinations count that are told by their names, or by their cards."""

from collections.abc import Iterator, Sequence

from referee.core.cards import RANK_NAMES, RANK_PLACE, SUIT_NAMES, SUITS, Card, card
from referee.core.game import Game
from referee.core.sums import CLAIMED, Figures, Line, Reckoned, Said, Sum
from referee.mechanics.combinations.expects import COMBINATION_MISCOUNTED
from referee.mechanics.combinations.score import Combination, Scale
from referee.mechanics.combinations.state import CombinationForm
from referee.score.expects import WRONG_ENTRY

_LEAST_CARDS = 2
#: what it is if one is counted wrong, and how people tell what it was counted for
_MISCOUNTED = (COMBINATION_MISCOUNTED, *WRONG_ENTRY)
_AS_CLAIMED = ("scores|pegs|counts|marks|claims|enters|writes|takes {number}", "{number} for that|them|this")
#: whether anything is told of what they count, and how
_WORTH, _OF_WORTH = (
    "worth",
    ("score|count|worth|points|mark|peg|value|enter|write|add|melds|put|puts|lays|announces|declares|shows",),
)
#: what people call some of them beside
_ALSO_CALLED = {
    "flush": ("run", "rope", "trump sequence"),
    "marriage": ("plain|common|ordinary|simple marriage",),
    "marriage in trumps": ("royal|trump marriage", "marriage of trumps"),
    "royal marriage": ("trump marriage", "marriage in|of trumps"),
    "dix": ("nine of trumps",),
}


def _scale(game: Game) -> Scale | None:
    form = game.part(CombinationForm)
    return None if form is None else form.scale


def _said(game: Game) -> Said:
    """The names of the combinations, those left out that are the name of a card."""
    scale = _scale(game)
    named = () if scale is None else scale.combinations
    said = {each.name: (each.name, *_ALSO_CALLED.get(each.name, ()), *_of_a_rank(each)) for each in named}
    named_so = {name: ways for name, ways in said.items() if f"{name}s" not in RANK_NAMES}
    about = {"trumps": ("trump",), "plain": ("plain|common|ordinary|simple",), _WORTH: _OF_WORTH}
    return {CLAIMED: _AS_CLAIMED} | named_so | about


def _of_a_rank(each: Combination) -> Iterator[str]:
    """`100 aces` as people say it too."""
    number, _, rank = each.name.partition(" ")
    if number.isdecimal() and rank in RANK_NAMES:
        yield f"four {rank}"
        yield f"{rank} around|round"


def _named(game: Game, figures: Figures) -> Iterator[Reckoned]:
    """Each combination that is named, by itself: whether several count together is for the laws of their declaring."""
    scale = _scale(game)
    told = [] if scale is None else [each for each in scale.combinations if each.name in figures]
    told = [each for each in told if not any(_is_more(other, each) for other in told)]
    if not told or any(each.lost for each in told) or (_WORTH not in figures and figures.claimed is None):
        return  # it is only spoken of, or is the name of the game
    lines = tuple(Line(each.points, each.name) for each in told)
    more = {other.points for other in scale.combinations for each in told if _is_more(other, each)} if scale else set()
    found = Reckoned("what was named", lines, added_up=False)
    yield found.against(figures.claimed, *_MISCOUNTED, or_else=() if "plain" in figures else more)


def _is_more(one: Combination, other: Combination) -> bool:
    """Whether the one is named by the words of the other and more."""
    return set(one.name.split()) > set(other.name.split())


def _shown(game: Game, figures: Figures) -> Iterator[Reckoned]:
    """The most that cards count together, whatever the trumps; where these matter, with each suit that is told."""
    scale = _scale(game)
    cards = (*figures.cards, *_of_each_suit(figures.ranks))
    if scale is None or len(cards) < _LEAST_CARDS:
        return
    suits = figures.suits if "trumps" in figures and len(figures.suits) == 1 else SUITS
    for trump in suits:
        lines = tuple(Line(points, name) for name, points in _by_name(scale, cards, trump))
        if lines:
            if_ = "" if len(suits) == 1 else f"{SUIT_NAMES[trump]} are trumps"
            alone = {each.points for each, _ in scale.made_in(cards, trump)} | {line.points for line in lines}
            found = Reckoned("those cards together", lines, if_=if_)
            yield found.against(figures.claimed, *_MISCOUNTED, or_else=alone)  # one may be counted at a time


def _by_name(scale: Scale, cards: Sequence[Card], trump: int) -> Iterator[tuple[str, int]]:
    """What the cards come to by group, called by the one combination that counts so much, where one does."""
    for group, points in scale.by_group(cards, trump):
        of_group = Scale(tuple(each for each in scale.combinations if each.group == group))
        best = of_group.best_in(cards, trump)
        yield best[0].name if best is not None and best[0].points == points else "several combinations", points


def _of_each_suit(ranks: Sequence[str]) -> Iterator[Card]:
    """Four of a rank are one of each suit."""
    for rank in dict.fromkeys(ranks):
        if ranks.count(rank) == len(SUITS) and rank in RANK_PLACE:
            yield from (card(suit, rank) for suit in SUITS)


SUMS = (Sum(_said, _named), Sum(_said, _shown))
