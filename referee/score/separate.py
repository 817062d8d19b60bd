"""Bridge with a score for each player: declarer scores what he makes, each of the others what he is down (usp56 1733-1783).

Contract and auction bridge lend their tables; who plays with declarer is another matter in every deal. A column is that of a
seat, and dummy's, where nobody holds that hand, stays empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import evolve, field

from referee.core.record import Seat
from referee.core.sheet import FRESH, Entry, Points, Result, Row, ScoreError, Standing, by_side, deals_text, of_kind
from referee.core.values import frozen
from referee.score.bridge import back_score, honor_entry, honor_fits
from referee.score.contracts import BridgeSheet, DealResult
from referee.score.players import ColumnSheet, Payment, settled_by_differences
from referee.score.rubber import CONTRACT, GAMES_IN_RUBBER, Scale

#: the rubber for a dummy who agreed to score with declarer and has no game yet (usp56 1783)
ACCEPTING_DUMMY = 300
#: towie: down three doubled and vulnerable (usp56 1767)
TOWIE_TRICKS, TOWIE_POINTS = 3, 1000


@frozen
class SeparateResult(DealResult):
    """How a deal ended in which declarer has no fixed partner."""

    #: who scores with the declarer, himself included
    declarers: tuple[Seat, ...] = ()
    #: who scores when he is down, and for the honors of his opponents
    others: tuple[Seat, ...] = ()
    #: who has to pay each other player for an opening bid below what it takes
    fined: tuple[tuple[Seat, int], ...] = ()


@frozen
class SeparateSheet(BridgeSheet, ColumnSheet):
    """A score for each player, until one of them has won two games."""

    standings = frozenset({"games", "below"})
    by_column: ClassVar[tuple[str, ...]] = ("totals", "games", "below")

    scale: Scale = field(default=CONTRACT, repr=False)
    games: Points = ()
    below: Points = ()
    #: what the first and the second game bring at once, in the place of a premium for the rubber (towie)
    game_premiums: tuple[int, ...] = ()
    #: whether down three doubled and vulnerable counts a thousand
    towie: bool = False
    #: the seat of a hand that nobody holds
    dummy: Seat | None = 3

    @property
    def over(self) -> bool:
        """Whether a player has two games."""
        return self.broken_off or max(self.games) >= GAMES_IN_RUBBER

    @property
    def dealer(self) -> Seat | None:
        """The deal passes to the left, past the hand that nobody holds."""
        after = super().dealer
        return (after + 1) % len(self.names) if after is not None and after == self.dummy else after

    @property
    def settlement(self) -> tuple[Payment, ...]:
        """Each settles with each, to the nearest hundred, an odd 50 counting as one (usp56 1737)."""
        if not self.over:
            return ()
        payments = (each for each in settled_by_differences(self.totals) if self.dummy not in (each.payer, each.payee))
        rounded = (evolve(each, amount=100 * back_score(each.amount)) for each in payments)
        return tuple(each for each in rounded if each.amount)

    @property
    def standing(self) -> Standing:
        """Games won, and trick points towards the next."""
        return Standing(games=self.games, below=self.below)

    def start(self, at: Standing = FRESH) -> SeparateSheet:
        """A fresh sheet of the same kind, or one that begins in the middle of a rubber."""
        if any(each >= GAMES_IN_RUBBER for each in at.games):
            raise ScoreError("a rubber cannot go on when a player has two games")
        return evolve(self.blank(), games=at.games, below=at.below)

    def is_vulnerable(self, seat: Seat) -> bool:
        """A player who has won a game is vulnerable."""
        return self.scale.vulnerability and self.games[seat] > 0

    def enter(self, result: Result) -> SeparateSheet:
        """The sheet with this deal entered."""
        self.must_be_running()
        result = of_kind(SeparateResult, result)
        fines = [
            Entry(seat, fine, f"{self.names[payer]} opened on too little")
            for payer, fine in result.fined for seat in range(len(self.names)) if seat != payer
        ]  # fmt: skip
        if result.contract is None:
            return self.written(result, fines)
        declarer = result.contract.declarer
        honors = [(0 if seat in (*result.declarers, self.dummy) else 1, kind, seat) for seat, kind in result.honors]
        apart = honors if self.scale.honors_by_hand else []
        together = tuple((side, kind) for side, kind, _ in honors if not apart)
        contract = evolve(result.contract, declarer=0, side=0, dummy=2)
        plain = evolve(result, contract=contract, vulnerable=None, honors=together)
        lines = self.scale.deal_entries(plain, (self.is_vulnerable(declarer), False), (0, 0))
        lines += tuple(honor_entry(side, kind, self.names[seat]) for side, kind, seat in apart if honor_fits(kind, contract))
        lines = tuple(map(self._as_towie, lines)) if self.towie and self._is_towie(plain, declarer) else lines
        columns = (result.declarers, result.others)
        entries = fines + [evolve(line, side=seat) for line in lines for seat in columns[line.side]]
        return self._with_games(result, entries)

    def _with_games(self, result: SeparateResult, entries: list[Entry]) -> SeparateSheet:
        below, games, note = list(self.below), list(self.games), ""
        for line in entries:
            below[line.side] += line.points if line.below else 0
        winners = [seat for seat in range(len(games)) if below[seat] >= self.scale.game]
        premiums = [line for seat in winners for line in self._premium(seat, result)]
        for seat in winners:
            games[seat] += 1
            note = f"{' and '.join(self.names[seat] for seat in winners)} win a game"
        if winners:
            below = [0] * len(below)
        after = self.written(result, (*entries, *premiums), note)
        return evolve(after, games=tuple(games), below=tuple(below))

    def _premium(self, seat: Seat, result: SeparateResult) -> Sequence[Entry]:
        assert result.contract is not None
        if self.game_premiums:
            return (Entry(seat, self.game_premiums[self.games[seat]], f"game {self.games[seat] + 1}"),)
        declarer = result.contract.declarer
        if self.games[declarer] + 1 < GAMES_IN_RUBBER and self.games[seat] + 1 < GAMES_IN_RUBBER:
            return ()
        if seat != declarer and not self.is_vulnerable(seat):
            return (Entry(seat, ACCEPTING_DUMMY, "the rubber, for a dummy who was not vulnerable"),)
        # a dummy who refused scores with the defenders and is none (usp56 1783)
        refused = result.contract.dummy if self.dummy is None else None
        lost = max((self.games[other] for other in result.others if other != refused), default=0)
        return (Entry(seat, self.scale.rubber[min(lost, 1)], "rubber"),)

    def _is_towie(self, plain: DealResult, declarer: Seat) -> bool:
        contract = plain.contract
        assert contract is not None
        down = contract.level + 6 - plain.tricks
        return down == TOWIE_TRICKS and contract.doubling == 2 and self.is_vulnerable(declarer)

    @staticmethod
    def _as_towie(line: Entry) -> Entry:
        return evolve(line, points=TOWIE_POINTS) if "undertrick" in line.what else line

    def _told(self, points: Points) -> str:
        return ", ".join(f"{name} {points[seat]}" for seat, name in enumerate(self.names) if seat != self.dummy)

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        lines = [*deals_text(self.deals, self.names), self._told(self.totals)]
        if not self.over:
            lines.append(f"games {self._told(self.games)}")
        lines += [payment.text(self.names) for payment in self.settlement]
        return tuple(lines)

    def as_json(self) -> Row:
        """The sheet as reports in JSON give it."""
        return self.columns_json("separate") | {
            "games": by_side(self.games, self.names),
            "below": by_side(self.below, self.names),
            "settlement": [payment.text(self.names) for payment in self.settlement],
        }
