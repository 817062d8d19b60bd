"""What a hand of gin rummy and its game come to (usp56 3353-3367)."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from referee.core.parts import Part

#: the most that a player may have unmatched when he knocks (usp56 3347)
MOST_TO_KNOCK = 10
#: for each card that a hand is short after a knock (usp56 3383)
MISSING_CARD = 10
GAME = 100


@frozen
class Bonuses(Part):
    """What is paid beside the difference of the counts; the book has a second scale (usp56 3367)."""

    undercut: int = 25
    gin: int = 25
    box: int = 25
    game: int = 100
    #: whether cards may be laid off on the sets of a player who is gin
    lays_off_against_gin: bool = False


STANDARD = Bonuses()
VARIANT = Bonuses(undercut=10, gin=20, box=20, lays_off_against_gin=True)


@frozen
class Showdown:
    """Two hands laid open after a knock, by what each has unmatched."""

    knocker: int
    #: after laying off
    opponent: int
    bonuses: Bonuses = STANDARD
    #: whether the knocker has forfeited the bonus for gin
    no_gin_bonus: bool = False
    #: whether the opponent has forfeited the bonus for an undercut, or may not even win
    no_undercut_bonus: bool = False
    opponent_may_not_win: bool = False

    @property
    def knocker_wins(self) -> bool | None:
        """Whether the knocker wins the hand; None where the opponent would win it and may not."""
        if self.knocker == 0 or self.knocker < self.opponent:
            return True
        return None if self.opponent_may_not_win else False

    @property
    def lines(self) -> tuple[tuple[int, str], ...]:
        """What the winner of the hand scores, line by line."""
        wins = self.knocker_wins
        if wins is None:
            return ()
        difference = (abs(self.opponent - self.knocker), "the difference in counts")
        if wins and self.knocker == 0:
            bonus, what = (0 if self.no_gin_bonus else self.bonuses.gin), "gin"
        elif wins:
            bonus, what = 0, ""
        else:
            bonus, what = (0 if self.no_undercut_bonus else self.bonuses.undercut), "an undercut"
        return tuple(line for line in ((bonus, what), difference) if line[0])

    @property
    def points(self) -> int:
        """What the winner of the hand scores in all."""
        return sum(points for points, _ in self.lines)


def premiums(scores: Sequence[int], boxes: Sequence[int], bonuses: Bonuses = STANDARD) -> list[tuple[int, int, str]]:
    """What the end of a game brings, by player; nobody having reached 100, nothing.

    The game bonus comes first, then the shutout doubles all that stands, and what the boxes bring is not doubled.
    """
    winner = next((player for player, score in enumerate(scores) if score >= GAME), None)
    if winner is None:
        return []
    lines = [(winner, bonuses.game, "the game")]
    if boxes[1 - winner] == 0:
        lines.append((winner, scores[winner] + bonuses.game, "a shutout, which doubles the score"))
    lines += [(player, number * bonuses.box, f"{number} hands won") for player, number in enumerate(boxes) if number]
    return lines
