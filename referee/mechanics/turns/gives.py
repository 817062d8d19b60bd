"""The policy by which cards are taken back in games without tricks, so that the play goes on as if they had not been played."""

from referee.core.remedy import Remedy
from referee.core.status import SILENT
from referee.mechanics.rulings.gives.general import silent
from referee.mechanics.rulings.gives.parts import Back
from referee.mechanics.turns.moves.turns import takes_back


def taken_back(policy: str) -> Remedy:
    """The book is silent, and by this policy what is being done does not count."""
    return silent(policy) & Back("what-is-being-done", "", lambda table, matter: takes_back(table), status=SILENT, bites=False)
