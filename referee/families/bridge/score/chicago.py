"""Four-deal bridge: a round of four deals with the vulnerability fixed beforehand (usp56 669-689)."""

from __future__ import annotations

from typing import Any, ClassVar

from attrs import evolve, field, frozen

from referee.core.record import SIDE_NAMES, Seat, Side
from referee.score.bridge import back_score, deal_entries, part_scores
from referee.score.rubber import brought_forward
from referee.score.sheet import (
    NOTHING,
    Deal,
    DealResult,
    Entry,
    Pair,
    ScoreError,
    Vulnerability,
    by_side,
    deals_json,
    deals_text,
    last_result,
    leader,
    standing,
    summed_up,
    totals_of,
)

DEALS_IN_ROUND = 4
#: for a game: not vulnerable, vulnerable (usp56 681)
GAME_PREMIUM = (300, 500)
#: for a part score made on the last deal (usp56 681)
LAST_PART_SCORE = 100


def round_vulnerability(deal: int, dealer: Seat | None, dealers_side: bool = True) -> Vulnerability:
    """Who is vulnerable in a deal of the round, the first being 1 (usp56 673-679).

    `dealers_side` is the option of the second and third deals: the dealer's side is vulnerable, or else the other one
    (usp56 687-689).
    """
    if deal == 1:
        return False, False
    if deal == DEALS_IN_ROUND:
        return True, True
    if dealer is None:
        raise ScoreError(f"who is vulnerable in deal {deal} of a round depends on who dealt it")
    vulnerable = dealer % 2 if dealers_side else 1 - dealer % 2
    return vulnerable == 0, vulnerable == 1


@frozen
class ChicagoSheet:
    """The sheet of one round."""

    standings: ClassVar[frozenset[str]] = frozenset({"below", "deal"})
    #: whether the dealer's side is the vulnerable one in the second and third deals
    dealers_side_vulnerable: bool = True
    #: deals played to a result; one that was passed out is dealt again and does not count
    played: int = 0
    #: trick points of each side towards the next game
    below: Pair = NOTHING
    deals: tuple[Deal, ...] = ()
    totals: Pair = NOTHING
    names: tuple[str, ...] = field(default=SIDE_NAMES, kw_only=True)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every line, in the order in which the points were earned."""
        return tuple(entry for deal in self.deals for entry in deal.entries)

    @property
    def begun(self) -> bool:
        """Whether a deal has been entered."""
        return last_result(self.deals) is not None

    @property
    def over(self) -> bool:
        """A round ends with its fourth deal."""
        return self.played >= DEALS_IN_ROUND

    @property
    def dealer(self) -> Seat | None:
        """The deal passes to the left, but a dealer whose deal was passed out deals again (usp56 681)."""
        last = last_result(self.deals)
        if last is None or last.dealer is None:
            return None
        passed_out = isinstance(last, DealResult) and last.contract is None
        return last.dealer if passed_out else (last.dealer + 1) % 4

    @property
    def winner(self) -> Side | None:
        """The side with more points; None: level, or not over."""
        return leader(self.totals) if self.over else None

    @property
    def back_score(self) -> int:
        """What N-S write in the back score; E-W write the same with the other sign."""
        return back_score(self.totals[0] - self.totals[1])

    def start(self, games: Pair = NOTHING, below: Pair = NOTHING, above: Pair = NOTHING, deal: int = 1) -> ChicagoSheet:
        """A fresh sheet, or one that begins in the middle of a round, at this deal. Games won before change nothing."""
        if not 1 <= deal <= DEALS_IN_ROUND:
            raise ScoreError(f"a round has {DEALS_IN_ROUND} deals and no deal {deal}")
        return ChicagoSheet(self.dealers_side_vulnerable, deal - 1, below, *brought_forward(below, above), names=self.names)

    def vulnerable(self, dealer: Seat | None = None, board: int | None = None) -> Vulnerability:
        """By the place of the deal in the round; the rotation gives the dealer where the log does not."""
        if dealer is None:
            dealer = self.dealer
        return round_vulnerability(self.played + 1, dealer, self.dealers_side_vulnerable)

    def enter(self, result: DealResult) -> ChicagoSheet:
        """The sheet with this deal entered; a deal that was passed out leaves the round where it was."""
        self._must_be_running()
        contract = result.contract
        if contract is None:
            return evolve(self, deals=(*self.deals, Deal(result)))
        side = contract.side
        vulnerable = self.vulnerable(result.dealer) if result.vulnerable is None else result.vulnerable
        entries = deal_entries(contract, result.tricks, vulnerable[side], result.honors)
        below, game_by = part_scores(self.below, entries)
        note = ""
        if game_by is not None:
            note = f"{self.names[game_by]} win a game, and all part scores are cancelled"
            what = "game, vulnerable" if vulnerable[game_by] else "game"
            entries = (*entries, Entry(game_by, GAME_PREMIUM[vulnerable[game_by]], what))
        elif self.played + 1 == DEALS_IN_ROUND and entries[0].below:
            entries = (*entries, Entry(side, LAST_PART_SCORE, "part score on the last deal of the round"))
        return self._written(Deal(result, entries, note), below, self.played + 1)

    def add(self, entry: Entry) -> ChicagoSheet:
        """The sheet with a line that no deal brings of itself; points below the line can only come from a deal."""
        if entry.below:
            raise ScoreError("points below the line come from a deal")
        return self._written(Deal(None, (entry,)), self.below, self.played)

    def break_off(self) -> ChicagoSheet:
        """A round broken off brings nothing: the book gives no premium for it."""
        return self

    def brought_forward(self) -> ChicagoSheet:
        """The same sheet with its deals as one sum."""
        return evolve(self, deals=summed_up(self.deals, self.totals))

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        lines = deals_text(self.deals, self.names)
        if not self.over:
            lines.append(f"deal {self.played + 1} of {DEALS_IN_ROUND}, part scores {self.below[0]} and {self.below[1]}")
        lines.append(standing(self.totals, self.names))
        if self.winner is not None:
            lines.append(f"{self.names[self.winner]} win the round; back score {abs(self.back_score)}")
        return tuple(lines)

    def as_json(self) -> dict[str, Any]:
        """The sheet as reports in JSON give it."""
        return {
            "sheet": "four-deal",
            "totals": by_side(self.totals, self.names),
            "below": by_side(self.below, self.names),
            "played": self.played,
            "over": self.over,
            "back_score": self.back_score if self.over else None,
            "deals": deals_json(self.deals, self.names),
        }

    def _must_be_running(self) -> None:
        if self.over:
            raise ScoreError("the round is over, and a deal after it belongs to another sheet")

    def _written(self, deal: Deal, below: Pair, played: int) -> ChicagoSheet:
        earned = totals_of(deal.entries)
        totals = (self.totals[0] + earned[0], self.totals[1] + earned[1])
        return evolve(self, played=played, below=below, deals=(*self.deals, deal), totals=totals)
