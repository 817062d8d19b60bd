"""What a pot comes to: what may be raised at pot limit, and how equal hands share it."""

from collections.abc import Iterator

from referee.core.game import Game
from referee.core.sums import Figures, Line, Reckoned, Sum
from referee.families.poker.form import Form
from referee.families.poker.pots import divide


def _raise(game: Game, figures: Figures) -> Iterator[Reckoned]:
    form = game.part(Form)
    if form is None or not form.limit.pot or "pot" not in figures or "bet" not in figures:
        return
    pot, bet = figures["pot"], figures["bet"]
    most = form.limit.most(0, pot + bet + bet)
    if isinstance(most, int):
        lines = (Line(bet, "to call"), Line(most, "the largest raise: the pot with that call in it"))
        yield Reckoned(f"{pot} in the pot and a bet of {bet}", lines)


def _share(game: Game, figures: Figures) -> Iterator[Reckoned]:
    if "pot" in figures and "ways" in figures and 1 < figures["ways"] <= game.players[1]:
        shares = divide(figures["pot"], range(figures["ways"]), None)
        numbers = sorted({int(share) for share in shares.values()}, reverse=True)
        each = tuple(
            Line(number, "an equal share" if number == numbers[-1] else "a share with the odd chip") for number in numbers
        )
        yield Reckoned(f"{figures['pot']} shared by {figures['ways']}", each, added_up=False)


_POT = (
    "{number} in middle|pot|centre|center|pool",
    "pot|pool of|is|has|stands|holds {number}",
    "pot|pool {number}",
    "{number} chips in",
)
SUMS = (
    Sum({"bet": ("bets|bet|opens|opened for|with|of {number}", "bets|bet|opens {number}"), "pot": _POT}, _raise),
    Sum(
        {
            "ways": (
                "{number} ways",
                "split|splits|share|shared|divide|divided between|among|by {number}",
                "{number} tie|tied|share|winners",
            ),
            "pot": _POT,
        },
        _share,
    ),
)
