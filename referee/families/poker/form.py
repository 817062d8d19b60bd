"""A form of poker as a value: what is dealt and when, who bets first and how much, which cards are wild, what wins.

A form is read from left to right, as it is played: `script` is the order of its rounds. A new form is a few lines: it says
how its script, its hands, its wild cards or its antes differ from those of another (`DRAW.but(...)`).
"""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from typing import Any

from attrs import evolve

from referee.core.cards import CARD, EMPTY, Hand, hand_of
from referee.core.values import frozen
from referee.families.poker.hands.natural import Kind, Worth, worth
from referee.families.poker.hands.ranking import High, Low
from referee.families.poker.pots import Chips
from referee.mechanics.deal.state import DealtInPlay


class Speaker(Enum):
    """Who has the first turn in a betting interval."""

    LEFT_OF_DEALER = "the active player nearest the dealer's left"
    OPENER = "the opener, or the active player nearest his left"
    HIGHEST_SHOWING = "the player with the highest cards showing"
    LOWEST_SHOWING = "the player with the lowest cards showing"
    LEFT_OF_BLINDS = "the player at the left of the last blind bet"
    BROUGHT_IN_LOWEST = "the player at the left of the bring-in, which is the bet of the lowest card showing"
    BROUGHT_IN_HIGHEST = "the player at the left of the bring-in, which is the bet of the highest card showing"
    FIRST_BLIND = "the blind opener, or the active player nearest his left"
    LEFT_OF_STRADDLER = "the active player at the left of the last straddler"
    DEALER = "the dealer"


# --- the steps of a script


@frozen
class Dealt:
    """Cards dealt to every active player, or to the centre."""

    down: int = 0
    up: int = 0
    centre: int = 0
    #: what is said of it on a rule sheet, where it needs saying
    note: str = ""


@frozen
class Interval:
    """A betting interval."""

    speaker: Speaker = Speaker.LEFT_OF_DEALER
    #: whether a player may check while nobody has bet
    checks: bool = True
    #: whether the first to speak must bet
    forced: bool = False
    #: which of the limits agreed on holds: 0 the first, 1 the second
    limit: int = 0
    #: whether the last blind bettor may still raise where nobody has
    blind_option: bool = False


@frozen
class Drawing:
    """Each active player in turn may change cards."""

    #: at most how many
    most: int = 5


@frozen
class Turned:
    """Cards that lie face down are turned: so many of each player's, or of the centre."""

    up: int = 0
    centre: int = 0


@frozen
class Declared:
    """Each active player declares for high, for low or for both."""


Step = Dealt | Interval | Drawing | Turned | Declared


# --- what can be bet


@frozen
class Limit:
    """How much may be bet or raised at a time (usp56 2061-2085). Nothing is known of it until the log or the game says."""

    #: by interval: before and after the draw, or early and late
    fixed: tuple[Chips, ...] = ()
    #: as many as there are in the pot, the raiser's own call counted in
    pot: bool = False
    #: never more than this, at pot limit
    cap: Chips | None = None
    #: what lies in front of a player, and no more
    stakes: bool = False
    #: half the last blind bet, and after the draw as much as that (usp56 2189-2191)
    of_blind: bool = False
    #: as much as the bet that is raised (usp56 2193)
    of_bet: bool = False
    #: after the draw, as much as each has bet before it (usp56 2195)
    of_stake: bool = False
    #: the most that a player may put in in a whole deal (arnold 961)
    total: Chips | None = None

    def most(self, which: int, pot: Chips) -> Chips | None:
        """The most that may be bet or raised now; None where nothing limits it."""
        if self.pot:
            return pot if self.cap is None else min(pot, self.cap)
        return self.fixed[min(which, len(self.fixed) - 1)] if self.fixed else None


#: as long as nobody has said what the limit is
NO_LIMIT = Limit()
USUAL_HIGH, USUAL_LOW = High(), Low()


class Ante(Enum):
    """Who pays before the deal."""

    NOBODY = "nobody"
    EACH = "each player"
    DEALER = "the dealer alone"


@frozen
class Openers:
    """What a player must hold to open, from the first deal on; higher after each deal that is passed out."""

    needed: tuple[Worth, ...] = (worth(Kind.PAIR, 11, 11),)
    #: whether four of a suit, or four in sequence open at both ends, will do
    bobtail: bool = False

    def after(self, passed_out: int) -> Worth:
        """What is needed after so many deals passed out in a row."""
        return self.needed[min(passed_out, len(self.needed) - 1)]


# --- cards that are more than they look


class WildFor(Enum):
    """How it is settled which cards are wild, beside those that always are."""

    NOBODY = "no others"
    LOWEST_HOLE = "of each player, his lowest hole card and every other of that rank in his hand"
    HOLE = "of each player, his hole card and every other of that rank in his hand"
    LOWEST = "of each player, his lowest card and every other of that rank in his hand"
    CENTRE = "the card in the centre and every other of its rank"
    LOWEST_CENTRE = "the lowest card in the centre and every other of its rank"


def of_rank(rank: str) -> Hand:
    """The four cards of a rank.

    >>> of_rank("2").bit_count()
    4
    """
    return hand_of(CARD[suit + rank] for suit in "CDHS")


DEUCES = of_rank("2")


class Price(Enum):
    """What an upcard brings its holder."""

    MATCH_POT = "matches the pot or drops"
    PAY = "pays so many chips or drops"
    EXTRA_CARD = "is dealt another card face down"


@frozen
class Trigger:
    """What a card dealt face up brings to the player who gets it."""

    #: the card's rank as poker counts it, the ace 14
    rank: int
    price: Price
    chips: int = 0


class Share(Enum):
    """Who takes the pot."""

    HIGH = "the highest hand"
    LOW = "the lowest hand"
    BOTH = "the highest hand and the lowest share it"


@frozen
class Form(DealtInPlay):
    """One form of poker."""

    script: tuple[Step, ...]
    #: cards that each player has of his own at the showdown
    cards: int = 5
    high: High = USUAL_HIGH
    low: Low = USUAL_LOW
    share: Share = Share.HIGH
    #: cards wild for everybody
    wild: Hand = EMPTY
    wild_for: WildFor = WildFor.NOBODY
    triggers: tuple[Trigger, ...] = ()
    #: how many of his own cards a player must use where there are cards in the centre; any number where it is None
    own: int | None = None
    ante: Ante = Ante.EACH
    #: whether antes count toward meeting a bet
    antes_count: bool = False
    #: forced bets from dealer's left on, in chips, where the game says how many
    blinds: tuple[Chips, ...] = ()
    limit: Limit = NO_LIMIT
    openers: Openers | None = None
    #: the form in which the same hands are played on where nobody opens
    otherwise: Form | None = None
    #: whether who drops before anybody has bet pays the dealer as much as his ante
    drop_costs_ante: bool = False
    #: whether of equal hands the one nearest the dealer's left wins
    ties_to_first: bool = False
    #: whether the same dealer deals again where nobody bets
    same_dealer: bool = False
    #: what it costs to change a card, for the first, the second and the third
    draw_prices: tuple[Chips, ...] = ()

    def but(self, **changes: Any) -> Form:
        """The same form with a difference; one that changes nothing is an error."""
        for name, value in changes.items():
            if getattr(self, name) == value:
                raise ValueError(f"{name}={value!r} is what the form already says; leave it out")
        return evolve(self, **changes)

    @cached_property
    def intervals(self) -> tuple[int, ...]:
        """The places of the betting intervals in the script."""
        return tuple(place for place, step in enumerate(self.script) if isinstance(step, Interval))

    def interval_from(self, place: int) -> tuple[int, Interval] | None:
        """The place of the next betting interval from this step on, and the interval; None after the last."""
        return self._intervals_from[place] if place < len(self.script) else None

    @cached_property
    def _intervals_from(self) -> tuple[tuple[int, Interval] | None, ...]:
        found: list[tuple[int, Interval] | None] = [None]
        for place, step in reversed(list(enumerate(self.script))):
            found.append((place, step) if isinstance(step, Interval) else found[-1])
        return tuple(reversed(found))

    @cached_property
    def dealt_at_first(self) -> int:
        """How many cards each is dealt face down before anybody bets."""
        first = self.script[: self.intervals[0]] if self.intervals else self.script
        return sum(step.down for step in first if isinstance(step, Dealt))

    @cached_property
    def open_cards(self) -> int:
        """How many of a player's own cards lie face up before him at the end."""
        return sum(step.up for step in self.script if isinstance(step, Dealt | Turned))

    def dealt_before(self, place: int) -> int:
        """How many cards each player has been dealt when the step at this place comes."""
        return sum(step.down + step.up for step in self.script[:place] if isinstance(step, Dealt))

    @property
    def deals_open(self) -> bool:
        """Stud does, and so does whatever turns cards up before the players."""
        return any(isinstance(step, Dealt | Turned) and step.up for step in self.script)
