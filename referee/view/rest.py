"""What the rest of a deal is worth by best play, at each claim of a record: a help for whoever has to decide, and no ruling."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from referee.core.record import Act, DealRead
from referee.core.table import PLAY, Table
from referee.mechanics.claims.moves import tricks_left
from referee.reading.writing import act_text
from referee.view.deal import deals_of

CLAIMS = ("claims", "concedes")


@frozen
class Rest:
    """The tricks not yet gathered at a moment of a deal, and who wins them."""

    deal: int
    #: the line of the record: that of the claim, or of the last act where nobody claimed
    line: int
    #: what was claimed or conceded, as a line of the log; nothing where it is the end of what is told
    claim: str
    left: int
    #: by side, with best play of all; None where not all cards are known, or nobody can say it of this game
    won: tuple[int, ...] | None
    sides: tuple[str, ...]

    def as_json(self) -> dict[str, object]:
        """What other programs get of it."""
        won = None if self.won is None else dict(zip(self.sides, self.won, strict=True))
        return {"schema": 1, "deal": self.deal, "line": self.line, "claim": self.claim, "left": self.left, "won": won}


def rests(parts: Iterable[DealRead], game: str | None = None) -> Iterator[Rest]:
    """Each claim and concession of a record; of a deal without one whose play is not over, the end of what is told."""
    for deal in deals_of(parts, game):
        claimed, last = False, Act("end")
        for last, before, _ in deal.steps():
            if last.verb in CLAIMS and before.phase == PLAY:
                claimed = True
                yield _rest(before, deal.number, last, act_text(last, before.names))
        if not claimed and deal.table.phase == PLAY:
            yield _rest(deal.table, deal.number, last, "")


def _rest(table: Table, deal: int, act: Act, claim: str) -> Rest:
    play = table.game.play
    won = play.rest(table) if play and play.rest else None
    return Rest(deal, act.at.line, claim, tricks_left(table), won, tuple(map(table.side_name, range(table.sides))))
