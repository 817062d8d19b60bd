"""What a hand comes to that somebody has knocked (usp56 3353-3367)."""

from referee.core.parts import Part
from referee.core.values import frozen
from referee.score.matched import ACE_LOW, Matching

#: when a discard that is taken has to be used: always, but for the upcard of the deal, or until the first meld is made
ALWAYS, AFTER_UPCARD, UNTIL_FIRST_MELD = "always", "after the upcard", "until the first meld"


@frozen(kw_only=True)
class Drawing(Part):
    """What every game of this kind says of its turns and sets."""

    #: how many cards a player draws from the stock in his turn
    draws: int = 1
    #: how many cards of each player lie aside until he takes them up
    aside: int = 0
    matching: Matching = ACE_LOW
    #: whether a player who takes the last discard draws another card, of the pile or of the stock
    after_discard: bool = False
    #: whether he may take any discard, with all that lie on it, to meld it at once
    buried: bool = False
    #: whether a card is turned up beside the stock when the deal is done
    upcard: bool = True
    #: whether it is offered to the eldest hand and the next player alone, before anybody draws, or goes round
    offered_to_two: bool = False
    #: how many cards a player needs on the table to be out, all in sets of his own; nothing where he needs to have none left
    to_meld: int = 0
    #: whether he takes the whole pile with the last discard
    whole_pile: bool = False
    #: when a discard that is taken has to be melded or laid off at once, where the game minds it
    use_taken: str = ALWAYS
    #: what the first meld of each player must count
    least_first: int = 0
    #: whether a discard that the player in turn declines may be claimed by another, with a card of the stock
    claims: bool = False
    #: whether a hand that goes down at once is judged as a whole, and no set of it by itself
    judged_whole: bool = False
    #: whether cards are laid off on own sets alone
    own_sets_only: bool = False
    #: whether it matters of which suit the cards of a set are
    suits_matter: bool = True

    @property
    def takes_more(self) -> bool:
        """Whether who takes the last discard may take others with it."""
        return self.buried or self.whole_pile


@frozen
class Bonuses(Drawing):
    """What a hand pays beside the difference of the counts, and by what the counts go."""

    undercut: int
    gin: int
    #: the most that a player may have unmatched when he knocks
    most_to_knock: int
    offered_to_two: bool = True
    #: whether the upcard says it instead, by its rank
    most_by_upcard: bool = False
    #: so many cards of the stock are never drawn (usp56 3351)
    left_in_stock: int = 2
    #: whether nothing is laid off on what another has laid off
    original_sets_only: bool = False
    #: whether a player may take the last discard of any other, as long as it is there
    any_last_discard: bool = False
    #: what a knocker loses whose count another equals; it is then that player's hand
    lost_by_a_tie: int = 0
    #: whether cards may be laid off on the sets of a player who is gin
    lays_off_against_gin: bool = False
    #: whether gin wins against a count that comes to nothing too; otherwise neither scores
    gin_beats_nothing: bool = True


@frozen
class Showdown:
    """Two hands laid open after a knock, by what each has unmatched."""

    knocker: int
    #: after laying off
    opponent: int
    bonuses: Bonuses
    #: whether the knocker has forfeited the bonus for gin
    no_gin_bonus: bool = False
    #: whether the opponent has forfeited the bonus for an undercut, or may not even win
    no_undercut_bonus: bool = False
    opponent_may_not_win: bool = False

    @property
    def knocker_wins(self) -> bool | None:
        """Whether the knocker wins the hand; None where nobody does: the other may not, or gin does not beat nothing."""
        if self.knocker == self.opponent == 0 and not self.bonuses.gin_beats_nothing:
            return None
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
