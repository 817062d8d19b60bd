"""What a game of skat is worth to the Player, by what it was, the matadors and what he took."""

from collections.abc import Iterator

from referee.core.cards import SUIT_NAMES
from referee.core.game import Game
from referee.core.sums import CLAIMED, Figures, Line, Reckoned, Sum
from referee.families.skat import score
from referee.families.skat.moves.skat import SkatForm
from referee.families.skat.score import Played
from referee.score.expects import WRONG_ENTRY

#: the games in the words for them, those first that have another's word in theirs
_KINDS = (
    score.GRAND_SECOND_TURN, score.GRAND_TOURNEE, score.GRAND_OUVERT, score.NULL_OUVERT,
    score.GRAND, score.NULL, score.GUCKSER, score.SECOND_TURN, score.TOURNEE, score.SOLO,
)  # fmt: skip
#: where nothing is said of tricks neither side took all of them
_SOME, _ALL, _ONE = 5, 10, 1


def _worth(game: Game, figures: Figures) -> Iterator[Reckoned]:
    kind = next((each for each in _KINDS if each in figures), "")
    if game.part(SkatForm) is None or not kind:
        return
    suit = figures.suits[0] if kind in score.SUIT_BASE and len(figures.suits) == 1 else None
    if kind in score.SUIT_BASE and suit is None:
        return
    fixed = kind in score.FIXED
    if not fixed and ("matadors" not in figures or "points" not in figures):
        return
    if fixed and ("lost" in figures) == ("won" in figures):
        return
    tricks = (_ONE if "lost" in figures else 0) if fixed else _ALL if "schwarz" in figures else _SOME
    points = figures.numbers.get("points", 0)
    if points > score.ALL_POINTS or figures.numbers.get("matadors", 1) not in range(1, score.MOST_MATADORS + 1):
        return
    played = Played(kind, suit, figures.numbers.get("bid", 0), figures.numbers.get("matadors", 0), points, tricks)
    named = kind if suit is None else f"{kind} in {SUIT_NAMES[suit]}"
    told = named if fixed else f"{named}, with or against {played.matadors}, {points} points"
    told += f", bid {played.bid}" if played.bid else ""
    what = "lost by overbidding" if played.kept and played.overbid else "made" if played.kept else "lost"
    found = Reckoned(told, (Line(played.points_for_player, what, "the Player"),))
    yield found.against(figures.claimed, *WRONG_ENTRY)


SUMS = (
    Sum(
        {
            CLAIMED: (
                "scores|marks|enters|writes|charged|charges {number}",
                "writes|marks down|in {number}",
                "puts|put down {number} for|points|against",
                "scorer puts|put down {number}",
            ),
            "bid": ("bids|bid|said {number}", "{number} bid"),
            "matadors": ("with|without|against {number}", "{number} matadors"),
            "points": ("{number} points", "took|takes|made|makes|got|has|had|counted {number}"),
            "schwarz": ("schwarz", "all|every trick|tricks"),
            "lost": ("loses|lost", "took|takes trick"),
            "won": ("makes|made|won|wins",),
            score.GRAND_SECOND_TURN: ("grand second turn",),
            score.GRAND_TOURNEE: ("grand tournee|tourné",),
            score.GRAND_OUVERT: ("grand ouvert|open", "open grand"),
            score.NULL_OUVERT: ("null|nullo ouvert|open", "open null|nullo"),
            score.GRAND: ("grand",),
            score.NULL: ("null|nullo",),
            score.GUCKSER: ("guckser|gucki",),
            score.SECOND_TURN: ("second turn",),
            score.TOURNEE: ("tournee|tourné",),
            score.SOLO: ("solo",),
        },
        _worth,
    ),
)
