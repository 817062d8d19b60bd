"""What bids and tricks come to at euchre, five hundred and napoleon."""

from collections.abc import Iterator

from referee.core.game import Game
from referee.core.record import call_text, denomination_of, level_of
from referee.core.sheet import counted
from referee.core.sums import AS_CLAIMED, CLAIMED, Figures, Line, Reckoned, Sum
from referee.families.euchre.moves.euchre import EuchreForm
from referee.families.euchre.moves.five_hundred import FiveHundredForm
from referee.families.euchre.moves.napoleon import NapForm
from referee.families.euchre.score import euchre, five_hundred, napoleon
from referee.score.expects import WRONG_ENTRY

_MAKERS, _OTHERS = "the makers", "the others"
_TRICKS = ("{number} tricks", "makes|making|made|took|takes|gets|wins {number}")


def _makers(game: Game, figures: Figures) -> Iterator[Reckoned]:
    form = game.part(EuchreForm)
    if form is not None and "tricks" in figures:
        tricks, alone = figures["tricks"], "alone" in figures
        lines = euchre.deal_entries(form.scale, (0,), (1,), tricks, alone)
        told = f"{counted(tricks, 'trick')} of the makers{', alone' if alone else ''}"
        found = tuple(Line(line.points, line.what, (_MAKERS, _OTHERS)[line.side]) for line in lines)
        yield Reckoned(told, found).against(figures.claimed, *WRONG_ENTRY)


def _contract(game: Game, figures: Figures) -> Iterator[Reckoned]:
    form = game.part(FiveHundredForm)
    if form is not None and "tricks" in figures and len(figures.calls) == 1:
        call, tricks = figures.calls[0], figures["tricks"]
        bid = five_hundred.Bid(level_of(call), denomination_of(call))
        made = five_hundred.is_made(bid, tricks)
        points = five_hundred.contract_points(form.schedule, bid, tricks, made)
        what = "contract made" if made else "contract lost"
        told = f"{call_text(call)}, {counted(tricks, 'trick')}"
        yield Reckoned(told, (Line(points, what, "the contractor"),)).against(figures.claimed, *WRONG_ENTRY)


def _nap(game: Game, figures: Figures) -> Iterator[Reckoned]:
    if game.part(NapForm) is not None and "bid" in figures and "tricks" in figures:
        bid, tricks = figures["bid"], figures["tricks"]
        made = tricks >= napoleon.tricks_needed(bid)
        chips = napoleon.stake(bid, made)
        line = Line(chips, "from each of the others" if made else "to each of the others", "the bidder")
        yield Reckoned(f"a bid of {bid}, {counted(tricks, 'trick')}", (line,), added_up=False)


SUMS = (
    Sum({CLAIMED: AS_CLAIMED, "alone": ("alone", "lone hand"), "tricks": _TRICKS}, _makers),
    Sum({CLAIMED: AS_CLAIMED, "tricks": _TRICKS}, _contract),
    Sum({"bid": ("bids|says|called|calls {number}", "bid of {number}"), "tricks": _TRICKS}, _nap),
)
