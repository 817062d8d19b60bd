"""What a deal of poker brings each player: chips won and lost, and what stays in the pot for the next deal."""

from typing import Any

from referee.core.record import Act, Amount, amount_text
from referee.core.sheet import Entry
from referee.core.values import frozen
from referee.score.tally import TallyResult


@frozen
class ChipsResult(TallyResult):
    """How one deal ended, in chips."""

    #: what stays in the pot for the next deal
    carried: Amount = 0
    #: deals passed out in a row, this one the last
    passed_out: int = 0
    #: what each has in front of him after it, as far as the log tells
    stacks: tuple[Amount | None, ...] = ()
    #: what the players have agreed on for the deals that follow
    agreed: tuple[Act, ...] = ()
    #: the pots and who took them, in words
    pots: tuple[str, ...] = ()

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        pots = {"pots": "; ".join(self.pots)} if self.pots else {}
        return pots | ({"carried": amount_text(self.carried)} if self.carried else {})


def chip_lines(by_seat: tuple[Any, ...]) -> tuple[Entry, ...]:
    """A line for each player whose chips are more or fewer than before."""
    return tuple(Entry(seat, each, "won" if each > 0 else "lost") for seat, each in enumerate(by_seat) if each)
