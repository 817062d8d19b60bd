"""What a bid at pitch and at cinch comes to, by the points made."""

from collections.abc import Iterator

from referee.core.game import Game
from referee.core.sheet import counted
from referee.core.sums import Figures, Line, Reckoned, Sum
from referee.families.all_fours.moves.cinch import CinchForm
from referee.families.all_fours.moves.pitch import PitchForm
from referee.families.all_fours.score import ALL_OF_CINCH, cinch_entries, pitch_entries

_BID = ("bids|bid|said|calls|called {number}", "bid of {number}")
_MADE = ("makes|made|makes|scores|scored|gets|got|took {number}", "{number} points")


def _pitch(game: Game, figures: Figures) -> Iterator[Reckoned]:
    form = game.part(PitchForm)
    if form is not None and "bid" in figures and "made" in figures and figures["made"] <= form.all_points:
        bid, made = figures["bid"], figures["made"]
        lines = pitch_entries(bid, 0, [("a point made", 0)] * made)
        total = sum(line.points for line in lines)
        what = "made" if total > 0 else lines[0].what if lines else "nothing"
        yield Reckoned(f"a bid of {bid}, {counted(made, 'point')} made", (Line(total, what, "the pitcher"),))


def _cinch(game: Game, figures: Figures) -> Iterator[Reckoned]:
    if game.part(CinchForm) is not None and "bid" in figures and "made" in figures and figures["made"] <= ALL_OF_CINCH:
        bid, made = figures["bid"], figures["made"]
        lines = cinch_entries(bid, 0, (made, ALL_OF_CINCH - made))
        told = tuple(Line(line.points, line.what, ("the bidder's side", "the other side")[line.side]) for line in lines)
        yield Reckoned(f"a bid of {bid}, {counted(made, 'point')} made", told or (Line(0, "as many points on both sides"),))


SUMS = (Sum({"bid": _BID, "made": _MADE}, _pitch), Sum({"bid": _BID, "made": _MADE}, _cinch))
