"""The play of cribbage: series of cards counted up to 31, goes, and what is pegged for them (usp56 5996-6018, 6115).

All of it is a value of its own; how the verbs of a log move it is said in `referee.families.cribbage.moves.cribbage`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate

from attrs import evolve, frozen

from referee.core.cards import Card
from referee.core.parts import Part
from referee.core.record import Seat
from referee.families.cribbage.score.cribbage import GO, GO_AT_THIRTY_ONE, THIRTY_ONE, pegged
from referee.mechanics.deal.state import OutOfHand
from referee.score.counts import pips, pips_of

Played = tuple[Seat, Card]
#: points, and what they are for
Line = tuple[int, str]
#: whose hand it is that is shown, or whose crib where the second is true
Show = tuple[Seat, bool]

#: what each hand plays and shows
HAND = 4
#: what a player counted or pegged beyond what was his, or below nothing what he left out
IN_ERROR = "in error"
#: what he has still to peg after he has pegged too few
STILL_TO_PEG = "still to be pegged"
#: what he pegs with a card that a ruling holds for not played
WITH_DEAD_CARD = "with a dead card"
#: what a ruling gives a player, which he keeps where it makes the deal void
BY_RULING = "for an error"


@frozen
class Score:
    """Points of a player: for what, and whether they count as the game was played, and as it is ruled."""

    seat: Seat
    points: int
    what: str
    played: bool = True
    ruled: bool = True
    #: counts the moments at which something was scored; what has one number is pegged together
    moment: int = 0
    #: whether the log has told the pegging of it
    pegged: bool = False
    #: the hand or the crib for which it was counted
    shown: Show | None = None
    #: of what was pegged in error, what was due beside it
    beside: int = 0


Change = Callable[[Score], Score]


@frozen
class Pegging(Part, OutOfHand):
    """The play as it stands."""

    turn: Seat
    #: how many cards each hand has still to play
    left: tuple[int, ...]
    #: how many cards each hand has laid away, and those of them that are told
    laid: tuple[int, ...] = ()
    crib: tuple[Card, ...] = ()
    starter: Card | None = None
    #: what was played since the last go, in order
    series: tuple[Played, ...] = ()
    #: the series before it
    past: tuple[tuple[Played, ...], ...] = ()
    #: by how much the total that was announced, and stands, is more than that of the cards
    astray: int = 0
    #: who has said go in this series, in order
    gone: tuple[Seat, ...] = ()
    #: how many cards the series had when go was first said
    length_at_go: int = 0
    #: what has been given for the go of this series
    given: int = 0
    #: the totals at which a player gave to understand that he could not go on
    stopped: tuple[tuple[Seat, int], ...] = ()
    #: who laid a card last that a ruling holds for not played
    unplayed: Seat | None = None
    scores: tuple[Score, ...] = ()
    moment: int = 0
    #: the hands that have been counted, and the cribs
    counted: tuple[Show, ...] = ()

    @property
    def total(self) -> int:
        """The running total."""
        return pips_of(card for _, card in self.series) + self.astray

    @property
    def last(self) -> Seat | None:
        """Who played the last card of the series."""
        return self.series[-1][0] if self.series else None

    @property
    def over(self) -> bool:
        """Whether every card has been played."""
        return not any(self.left)

    @property
    def closed(self) -> bool:
        """Whether nothing more is played to the series: it is at 31, or everybody with cards has said go.

        With more than two hands, one that cannot play to the go of another ends it for all (usp56 6115).
        """
        if not self.series:
            return False
        not_continued = len(self.left) > 2 and len(self.gone) > 1 and len(self.series) == self.length_at_go
        everybody = all(seat in self.gone for seat, number in enumerate(self.left) if number)
        return self.total >= THIRTY_ONE or not_continued or everybody

    @property
    def leader(self) -> Seat:
        """Who leads to the next series: whoever said go first, and without a go the one whose turn it is."""
        return next((seat for seat in self.gone if self.left[seat]), self.turn)

    def fits(self, card: Card) -> bool:
        """Whether the card keeps the total within 31."""
        return self.total + pips(card) <= THIRTY_ONE

    def fitting(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Those of the cards that keep the total within 31."""
        return tuple(card for card in cards if self.fits(card))

    def played_by(self, seat: Seat) -> tuple[Card, ...]:
        """What the hand has played."""
        return tuple(card for series in (*self.past, self.series) for each, card in series if each == seat)

    def in_hand(self, seat: Seat) -> int:
        """How many cards the hand should hold."""
        return HAND - len(self.played_by(seat))

    def due(self, seat: Seat) -> int | None:
        """The same once anything is laid away for the crib."""
        return self.in_hand(seat) if any(self.laid) else None

    def lying(self) -> Iterator[tuple[Card, Seat | None]]:
        """The cards that are played, those of the crib that are told, and the starter."""
        played = (card for series in (*self.past, self.series) for _, card in series)
        return ((card, None) for card in (*played, *self.crib, *(() if self.starter is None else (self.starter,))))

    def was_withheld(self, seat: Seat, card: Card) -> bool:
        """Whether the player could have gone on with this card when he gave to understand that he could not."""
        return any(each == seat and total + pips(card) <= THIRTY_ONE for each, total in self.stopped)

    def answers_unplayed(self, seat: Seat) -> bool:
        """Whether it would be this player's turn if the card that counts as not played had been played, as he believed."""
        return self.unplayed is not None and seat == self.after_him(self.unplayed)

    def after_him(self, seat: Seat) -> Seat:
        """The next player at the left who has cards."""
        return self._next_with_cards(seat)[0]

    # --- moves

    def lead_is_due(self, card: Card) -> bool:
        """Whether this card begins a new series: nobody can go on, or it would carry the old one past 31 after a go."""
        return self.closed or (bool(self.gone) and not self.fits(card))

    def after(self, seat: Seat, card: Card) -> Pegging:
        """The play after a card, with what it scores."""
        now = self.ended(seat) if self.lead_is_due(card) else self
        left = tuple(max(0, number - (each == seat)) for each, number in enumerate(now.left))
        now = evolve(now, series=(*now.series, (seat, card)), left=left, unplayed=None)
        now = evolve(now, turn=now._next(seat))
        scored = [(each.points, each.what) for each in pegged([card for _, card in now.series])]
        if now.total == THIRTY_ONE:
            scored.append((GO_AT_THIRTY_ONE - now.given, "thirty-one"))
            now = evolve(now, given=GO_AT_THIRTY_ONE)
        elif now.over:
            scored.append((GO - now.given, "last card"))
            now = evolve(now, given=GO)
        return now.scoring(seat, scored)

    def go(self, seat: Seat, *, said: bool = True) -> Pegging:
        """The play after a go, said or not. Once nobody can go on, the point for it is given."""
        if seat in self.gone:
            return self
        length = self.length_at_go if self.gone else len(self.series)
        stopped = (*self.stopped, (seat, self.total)) if said else self.stopped
        now = evolve(self, gone=(*self.gone, seat), length_at_go=length, stopped=stopped)
        now = evolve(now, turn=now._next(seat))
        return now._paid() if now.closed else now

    def gaining_go(self, seat: Seat, number: int) -> Pegging:
        """The play when the last player pegs more than he has scored, all others having said go: he goes on no further."""
        others = {each for each, left in enumerate(self.left) if left and each != seat}
        gains = self.gone and self.last == seat and not self.given and others <= set(self.gone)
        return self.go(seat) if gains and self.away(seat, number) else self

    def without_go(self, seat: Seat) -> Pegging:
        """The play as if the player had not said go; the point given for it goes back."""
        if seat not in self.gone:
            return self
        gone = tuple(each for each in self.gone if each != seat)
        stopped = tuple(each for each in self.stopped if each != (seat, self.total))
        given_for_it = self.given == GO and self.scores[-1:] != () and self.scores[-1].what == "go"
        scores = self.scores[:-1] if given_for_it else self.scores
        return evolve(
            self, gone=gone, stopped=stopped, turn=seat, scores=scores, given=0 if given_for_it else self.given
        )  # fmt: skip

    def ended(self, leader: Seat | None = None) -> Pegging:
        """The play with the series put away and its go paid, since nobody could go on."""
        stopped = self.stopped
        if self.total < THIRTY_ONE and len(self.left) == 2 and self.last is not None:
            # of two hands, the one that gained the go had to play on as far as it could, and one that leads could not
            stopped += tuple((seat, self.total) for seat in {self.last, leader} if seat is not None and seat not in self.gone)
        now = self._paid()
        past = (*now.past, now.series)
        return evolve(now, series=(), past=past, astray=0, gone=(), length_at_go=0, given=0, stopped=stopped)

    def without_cards(self, seat: Seat, number: int) -> Pegging:
        """The play with so many cards of the hand out of it."""
        return evolve(self, left=tuple(max(0, each - number * (other == seat)) for other, each in enumerate(self.left)))

    def _paid(self) -> Pegging:
        """The play with the point for the go given to the hand that played last."""
        if self.last is None or self.given:
            return self
        return evolve(self, given=GO).scoring(self.last, [(GO, "go")])

    def _next(self, seat: Seat) -> Seat:
        """Whose turn comes after that player's: the next one with cards who has not said go, and after 31 any with cards."""
        able = self._next_with_cards(seat)
        if self.closed:
            return next((each for each in self.gone if self.left[each]), able[0])
        return next((each for each in able if each not in self.gone), seat)

    def _next_with_cards(self, seat: Seat) -> list[Seat]:
        """The players with cards left, from the one after that player; that player where nobody has any."""
        order = [(seat + step) % len(self.left) for step in range(1, len(self.left) + 1)]
        return [each for each in order if self.left[each]] or [seat]

    # --- scores

    def scoring(
        self, seat: Seat, lines: Iterable[Line], *, played: bool = True, error: int = 0, shown: Show | None = None
    ) -> Pegging:
        """The play with these scores for a player, and with what he claimed beside them in error."""
        moment = self.moment + 1
        new = [Score(seat, points, what, played, moment=moment, shown=shown) for points, what in lines if points]
        if error:
            new.append(Score(seat, error, IN_ERROR, ruled=False, moment=moment, shown=shown))
        return evolve(self, scores=(*self.scores, *new), moment=moment) if new else self

    def unpegged(self, seat: Seat) -> list[list[Score]]:
        """What the player has scored at each moment and the log has not told him to peg, the last first."""
        due: dict[int, list[Score]] = {}
        for each in reversed(self.scores):
            if each.seat == seat and not each.pegged and (each.played or each.ruled):
                due.setdefault(each.moment, []).insert(0, each)
        return list(due.values())

    def _due(self, seat: Seat) -> list[int]:
        return [sum(each.points for each in found) for found in self.unpegged(seat)]

    def away(self, seat: Seat, number: int) -> int:
        """By how much a number pegged is too many or, below nothing, too few.

        A log need not tell every peg, so that the number may be for what was scored last, or for that and what came before it.
        """
        due = self._due(seat)
        return 0 if number in accumulate(due) or self._goes_back(seat, number) else number - (due[0] if due else 0)

    def _goes_back(self, seat: Seat, number: int) -> Score | None:
        """What he pegged too far last, if he pegs now what was due instead."""
        last = next((each for each in reversed(self.scores) if each.seat == seat), None)
        too_far = last is not None and last.what == IN_ERROR and last.points > 0 and last.pegged and not self._due(seat)
        return last if too_far and last is not None and last.beside == number else None

    def pegs(self, seat: Seat, number: int) -> Pegging:
        """The play after a player has moved his peg so far."""
        away = self.away(seat, number)
        sums = list(accumulate(self._due(seat)))
        if not away and number not in sums:
            back = self._goes_back(seat, number)
            return self if back is None else self.error_corrected(back.moment)  # else nothing was due, and nothing is pegged
        moments = 1 if away else sums.index(number) + 1
        meant = sorted({each.moment for each in self.scores if each.seat == seat and not each.pegged}, reverse=True)[:moments]
        scores = [
            evolve(each, played=each.played or each.ruled, pegged=True) if each.seat == seat and each.moment in meant else each
            for each in self.scores
        ]
        moment = self.moment + 1
        if away > 0:
            scores.append(Score(seat, away, IN_ERROR, ruled=False, moment=moment, pegged=True, beside=number - away))
        elif away < 0:
            scores.append(Score(seat, away, IN_ERROR, moment=moment, pegged=True))
            scores.append(Score(seat, -away, STILL_TO_PEG, played=False, moment=moment))
        return evolve(self, scores=tuple(scores), moment=moment)

    def pegs_with_dead_card(self, seat: Seat, number: int) -> Pegging:
        """The play after a peg for a card that does not count: it is moved, and nothing of it is his."""
        moment = self.moment + 1
        score = Score(seat, number, WITH_DEAD_CARD, ruled=False, moment=moment, pegged=True)
        return evolve(self, scores=(*self.scores, score), moment=moment)

    def recounted(self, show: Show) -> Pegging:
        """The play with what was wrong in the count of a hand put right by another count."""
        wrong = next((each.moment for each in self.scores if each.shown == show and each.what == IN_ERROR), None)
        return self if wrong is None else self.error_corrected(wrong)

    def error_stands(self, moment: int) -> Pegging:
        """The play with an error of that moment beyond correction."""
        return self._with(moment, lambda each: evolve(each, ruled=each.what == IN_ERROR))

    def error_corrected(self, moment: int) -> Pegging:
        """The play with an error of that moment put right at the table."""
        return self._with(moment, lambda each: evolve(each, played=each.what != IN_ERROR))

    def _with(self, moment: int, change: Change) -> Pegging:
        wrong = (IN_ERROR, STILL_TO_PEG)
        scores = (change(each) if each.moment == moment and each.what in wrong else each for each in self.scores)
        return evolve(self, scores=tuple(scores))
