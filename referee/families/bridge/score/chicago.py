"""Four-deal bridge: a round of four deals with the vulnerability fixed beforehand (usp56 669-689)."""

from __future__ import annotations

from attrs import evolve

from referee.core.record import Seat
from referee.core.sheet import (
    FRESH,
    Entry,
    Result,
    Row,
    ScoreError,
    Standing,
    by_side,
    deals_text,
    last_result,
    of_kind,
    standing,
)
from referee.core.values import frozen
from referee.score.bridge import GAME, deal_entries, part_scores
from referee.score.contracts import DealResult, TwoSides, Vulnerability

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
class ChicagoSheet(TwoSides):
    """The sheet of one round."""

    standings = frozenset({"below", "deal"})
    #: whether the dealer's side is the vulnerable one in the second and third deals
    dealers_side_vulnerable: bool = True
    #: deals played to a result; one that was passed out is dealt again and does not count
    played: int = 0

    @property
    def over(self) -> bool:
        """A round ends with its fourth deal."""
        return self.played >= DEALS_IN_ROUND

    @property
    def dealer(self) -> Seat | None:
        """The deal passes to the left, but a dealer whose deal was passed out deals again (usp56 681)."""
        last = last_result(self.deals)
        passed_out = isinstance(last, DealResult) and last.contract is None
        return last.dealer if last and passed_out else super().dealer

    @property
    def standing(self) -> Standing:
        """Trick points towards the next game, and the deal that comes next."""
        return Standing(below=self.below, deal=self.played + 1)

    def start(self, at: Standing = FRESH) -> ChicagoSheet:
        """A fresh sheet, or one that begins in the middle of a round, at this deal. Games won before change nothing."""
        if not 1 <= at.deal <= DEALS_IN_ROUND:
            raise ScoreError(f"a round has {DEALS_IN_ROUND} deals and no deal {at.deal}")
        return evolve(self.brought_from(at, GAME), played=at.deal - 1)

    def vulnerable(self, dealer: Seat | None = None, board: int | None = None) -> Vulnerability:
        """By the place of the deal in the round; the rotation gives the dealer where the log does not."""
        if dealer is None:
            dealer = self.dealer
        return round_vulnerability(self.played + 1, dealer, self.dealers_side_vulnerable)

    def enter(self, result: Result) -> ChicagoSheet:
        """The sheet with this deal entered; a deal that was passed out leaves the round where it was."""
        self._must_be_running()
        result = of_kind(DealResult, result)
        contract = result.contract
        if contract is None:
            return self.written(result, ())
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
        return self.written(result, entries, note, below=below, played=self.played + 1)

    def add(self, entry: Entry) -> ChicagoSheet:
        """The sheet with a line that no deal brings of itself; points below the line can only come from a deal."""
        if entry.below:
            raise ScoreError("points below the line come from a deal")
        return super().add(entry)

    def break_off(self) -> ChicagoSheet:
        """A round broken off brings nothing: the book gives no premium for it."""
        return self

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        lines = deals_text(self.deals, self.names)
        if not self.over:
            lines.append(f"deal {self.played + 1} of {DEALS_IN_ROUND}, part scores {self.below[0]} and {self.below[1]}")
        lines.append(standing(self.totals, self.names))
        for winner in self.winners:
            lines.append(f"{self.names[winner]} win the round; back score {abs(self.back_score)}")
        return tuple(lines)

    def as_json(self) -> Row:
        """The sheet as reports in JSON give it."""
        return self.columns_json("four-deal") | {
            "below": by_side(self.below, self.names),
            "played": self.played,
            "back_score": self.back_score if self.over else None,
        }

    def _must_be_running(self) -> None:
        if self.over:
            raise ScoreError("the round is over, and a deal after it belongs to another sheet")
