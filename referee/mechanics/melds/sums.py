"""What a knock or gin comes to, by what each has unmatched; and what the cards count that are left in a hand."""

from collections.abc import Iterator

from attrs import evolve

from referee.core.game import Game
from referee.core.sums import AS_CLAIMED, CLAIMED, LEFT_IN_HAND, Figures, Line, Reckoned, Sum, at_most, each_rank
from referee.mechanics.melds.expects.knocks import KNOCK_OVER_TEN
from referee.mechanics.melds.score import Bonuses, Drawing, Showdown
from referee.score.expects import WRONG_ENTRY


def _knock(game: Game, figures: Figures) -> Iterator[Reckoned]:
    bonuses = game.part(Bonuses)
    if bonuses is None or "left" not in figures or ("knock" not in figures and "gin" not in figures):
        return
    knocker = figures.numbers.get("knock", 0)
    hands = Showdown(knocker, figures["left"], bonuses)
    if hands.knocker_wins is None or (not bonuses.most_by_upcard and knocker > bonuses.most_to_knock):
        return
    who = "the knocker" if hands.knocker_wins else "the opponent"
    what = f"a knock with {knocker}" if knocker else "gin"
    lines = tuple(Line(points, of, who) for points, of in hands.lines)
    found = Reckoned(f"{what} against {figures['left']}, nothing more laid off", lines)
    yield found.against(figures.claimed, *WRONG_ENTRY)


def _unmatched(game: Game, figures: Figures) -> Iterator[Reckoned]:
    """What the cards count with which somebody knocks, and whether it is too much; not where the upcard says how much is."""
    bonuses, form = game.part(Bonuses), game.part(Drawing)
    if bonuses is None or bonuses.most_by_upcard or form is None or not {"knocks", "unmatched"} <= figures.numbers.keys():
        return
    for found in each_rank(figures, "the cards unmatched", form.matching.pips):
        yield evolve(found, held=at_most(found.total or 0, bonuses.most_to_knock, KNOCK_OVER_TEN))


def _left(game: Game, figures: Figures) -> Iterator[Reckoned]:
    form = game.part(Drawing)
    if form is not None and LEFT_IN_HAND.keys() <= figures.numbers.keys():
        yield from each_rank(figures, "the cards left", form.matching.pips)


SUMS = (
    Sum({"knocks": ("knocks", "goes down"), "unmatched": ("unmatched|deadwood|loose|unmelded|odd",)}, _unmatched),
    Sum(LEFT_IN_HAND, _left),
    Sum(
        {
            CLAIMED: (*AS_CLAIMED, "gives|takes me|him|her|himself|herself|us {number}"),
            "knock": ("knocks with|for|on|at {number}", "goes down with {number}"),
            "gin": ("goes|went|has|got|is|knocks|calls gin", "gin"),
            "left": (
                "{person} has|holds|had|have|counts|left {number}",
                "{number} left|unmatched|deadwood",
                "against {number}",
            ),
        },
        _knock,
        apart=(("knock", "left"), ("gin", "left")),
    ),
)
