"""Stakes: bets laid on cards, and what is known of the hands they are laid on.

A player's bet stands with the cards it is laid on; who splits a pair has two. What nobody told is not known: a hand with a
card that the log does not tell counts nothing until it is shown.
"""

from collections.abc import Callable, Iterator

from attrs import evolve, frozen

from referee.core.cards import ACE, JOKERS, SUIT_WIDTH, Card, rank_of
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.mechanics.deal.state import OutOfHand
from referee.mechanics.layout.moves.piles import UNKNOWN
from referee.mechanics.stakes.moves import paid, payments_of
from referee.mechanics.turns.moves.turns import player_of
from referee.score.counts import TWENTY_ONE, is_natural, pips, total

# --- what has become of a bet
OPEN_BET, STANDS, BUST, SETTLED, WITHDRAWN = "", "stands", "bust", "settled", "withdrawn"
#: the dealer's card face up, with which he may look whether he has a natural
TEN = 10


@frozen
class Stake:
    """A bet and the cards it is laid on; the dealer's hand is one on which nothing is laid."""

    seat: Seat
    bet: int = 0
    cards: tuple[Card, ...] = ()
    state: str = OPEN_BET
    #: whether it is one of the two hands of a pair, or a natural that a ruling makes an ordinary twenty-one
    plain: bool = False
    #: whether it was doubled for one card more
    doubled: bool = False

    @property
    def count(self) -> int | None:
        """What the cards count, where all are known."""
        return None if UNKNOWN in self.cards or not self.cards else total(self.cards)

    @property
    def natural(self) -> bool:
        """Whether it is known to be a natural."""
        return UNKNOWN not in self.cards and is_natural(self.cards) and not self.plain


@frozen
class Stakes(Part, OutOfHand):
    """Bets on cards against a dealer or a pool."""

    all: tuple[Stake, ...] = ()

    def lying(self) -> Iterator[tuple[Card, Seat]]:
        """The cards on which bets are laid: they stay their player's."""
        return ((card, stake.seat) for stake in self.all for card in stake.cards)


def stakes_of(table: Table) -> tuple[Stake, ...]:
    """The bets that were laid, in order."""
    part = table.part(Stakes)
    return part.all if part else ()


@frozen
class Bank(Part):
    """How bets are settled in one game."""

    #: what a natural is paid, in halves of the bet
    natural: int
    #: how many times the bet a player without a natural pays against a dealer's
    against_natural: int
    #: whether the dealer takes the bets of those who have as much as he
    ties_pay: bool
    #: the least total on which the dealer stands, where that is prescribed
    dealer_stands: int | None = None
    #: whether a player with a natural deals next
    passes: bool = False
    #: whether all cards that count ten are of one rank for a split, of which an ace gets one card more
    tens_alike: bool = False
    #: whether a player may double his own bet for one card more
    doubles_down: bool = False
    #: how many times the bet a hand brings at once, whatever the dealer has; 0 for one without a bonus
    bonus: Callable[[tuple[Card, ...]], int] = lambda cards: 0


def bank_of(table: Table) -> Bank | None:
    """How bets are settled in this game, if they are laid against a dealer."""
    return table.game.part(Bank)


def bonus(cards: tuple[Card, ...]) -> int:
    """Five cards or more within twenty-one, three sevens, eight, seven and six: how many times the bet they bring."""
    if UNKNOWN in cards or total(cards) > TWENTY_ONE:
        return 0
    if len(cards) >= 5:
        return 1 << len(cards) - 4
    numbers = sorted(map(pips, cards))
    return 3 if numbers == [7, 7, 7] else 2 if numbers == [6, 7, 8] else 0


def is_marker(card: Card) -> bool:
    """Whether it is the joker or blank that marks the end of the shuffled cards."""
    return card >= JOKERS * SUIT_WIDTH


# --- bets


def stake_of(table: Table, seat: Seat) -> Stake | None:
    """The first bet of a player that is still open, or else the last that he had."""
    own = [stake for stake in stakes_of(table) if stake.seat == seat]
    return next((stake for stake in own if stake.state == OPEN_BET), own[-1] if own else None)


def dealers(table: Table) -> Stake:
    """The dealer's hand."""
    return next((stake for stake in stakes_of(table) if stake.seat == table.dealer), Stake(table.dealer))


def with_stake(table: Table, old: Stake | None, new: Stake) -> Table:
    """The table with a bet in the place of another, or added to them."""
    stakes = stakes_of(table)
    if old is None or old not in stakes:
        return table.but(Stakes((*stakes, new)))
    place = stakes.index(old)
    return table.but(Stakes((*stakes[:place], new, *stakes[place + 1 :])))


def stake_meant(table: Table, act: Act) -> Stake | None:
    """The bet that an act of a player is about: of two the one named by its number, else the first that is still open.

    Of a pair that is split each gets its second card before either gets a third.
    """
    seat = player_of(table, act)
    own = [stake for stake in stakes_of(table) if stake.seat == seat]
    if act.verb != "draws":
        return stake_of(table, seat)
    if act.numbers and act.cards and 0 < act.number <= len(own):
        return own[act.number - 1]
    return next((stake for stake in own if stake.plain and len(stake.cards) == 1), stake_of(table, seat))


def amount_of(act: Act) -> int:
    """The chips that an act names."""
    return int(act.amount or 0)


def bet(table: Table, act: Act) -> Table:
    """A player lays a bet."""
    if act.seat is None:
        return table
    old = stake_of(table, act.seat)
    table = table.note(act)
    if old is None or (old.state == WITHDRAWN and not old.cards):
        return with_stake(table, old, Stake(act.seat, amount_of(act)))
    return with_stake(table, old, evolve(old, bet=amount_of(act)))


@frozen
class Insured(Part):
    """The premiums that players have laid against the dealer's natural."""

    all: tuple[tuple[Seat, int], ...] = ()


def insure(table: Table, act: Act) -> Table:
    """A player insures his bet."""
    if act.seat is None:
        return table
    before = table.part(Insured) or Insured()
    return table.but(Insured((*before.all, (act.seat, amount_of(act))))).note(act)


def insurance_settled(table: Table) -> Table:
    """The premiums paid two to one where the dealer has a natural, and otherwise lost."""
    insured = table.part(Insured)
    for seat, amount in insured.all if insured is not None else ():
        if dealers(table).natural:
            table = paid(table, table.dealer, seat, 2 * amount, "insurance")
        else:
            table = paid(table, seat, table.dealer, amount, "insurance")
    return table


def is_complete(stake: Stake) -> bool:
    """Whether a card has completed it: after a double, or on a split ace, unless it is another."""
    split_ace = stake.plain and len(stake.cards) > 1 and [rank_of(card) == ACE for card in stake.cards[:2]] == [True, False]
    return UNKNOWN not in stake.cards and ((stake.doubled and len(stake.cards) > 2) or split_ace)


def double(table: Table, act: Act) -> Table:
    """The dealer has all bets doubled, or where that is the game a player his own for one card more."""
    bank, stake = bank_of(table), stake_meant(table, act)
    if bank is not None and bank.doubles_down:
        return table if stake is None else with_stake(table, stake, evolve(stake, bet=stake.bet * 2, doubled=True))
    stakes = tuple(evolve(stake, bet=stake.bet * 2) for stake in stakes_of(table))
    return table.but(Stakes(stakes))


def redouble(table: Table, act: Act) -> Table:
    """A player doubles his own bet once more."""
    stakes = tuple(evolve(stake, bet=stake.bet * 2) if stake.seat == act.seat else stake for stake in stakes_of(table))
    return table.but(Stakes(stakes))


def withdraw(table: Table, act: Act) -> Table:
    """A player takes his bet back."""
    stake = None if act.seat is None else stake_of(table, act.seat)
    if stake is not None and stake.state == OPEN_BET:
        table = with_stake(table, stake, evolve(stake, state=WITHDRAWN))
    return table


def turned_up(stake: Stake, cards: tuple[Card, ...]) -> Stake:
    """The hand with these cards for those of it that were not told."""
    told = list(cards)
    return evolve(stake, cards=tuple(told.pop(0) if card == UNKNOWN and told else card for card in stake.cards))


def dealer_may_look(table: Table) -> bool:
    """Whether the dealer's card face up lets him look for a natural, or his turn has come."""
    shown = next((card for card in dealers(table).cards if card != UNKNOWN), None)
    open_bets = any(stake.state == OPEN_BET for stake in stakes_of(table) if stake.seat != table.dealer)
    return not open_bets or (shown is not None and (pips(shown) == TEN or rank_of(shown) == ACE))


def bets_laid(table: Table) -> Iterator[Stake]:
    """The bets of all players but the dealer."""
    return (stake for stake in stakes_of(table) if stake.seat != table.dealer)


def plays_before(table: Table, seat: Seat) -> Seat | None:
    """A player nearer the dealer's left who has bet and whose hand is still to be played, if there is one."""
    for each in table.from_left_of(table.dealer):
        if each == seat:
            return None
        stake = stake_of(table, each)
        if stake is not None and stake.bet and stake.state == OPEN_BET and not stake.natural and len(stake.cards) > 1:
            return each
    return None


def discard(table: Table, act: Act) -> Table:
    """A player puts away cards of a hand that has too many."""
    stake = stake_meant(table, act)
    if stake is None:
        return table
    kept = list(stake.cards)
    for card in act.cards:
        lies = card if card in kept else UNKNOWN
        if lies in kept:
            kept.remove(lies)
    return with_stake(table, stake, evolve(stake, cards=tuple(kept)))


def without_bet(table: Table, seat: Seat) -> Table:
    """The table on which the player has withdrawn his bets; what they have brought or cost him goes back."""
    dealer = table.dealer
    won = sum(each.amount for each in payments_of(table) if (each.payer, each.payee) == (dealer, seat))
    lost = sum(each.amount for each in payments_of(table) if (each.payer, each.payee) == (seat, dealer))
    stakes = tuple(evolve(each, state=WITHDRAWN) if each.seat == seat else each for each in stakes_of(table))
    return paid(table.but(Stakes(stakes)), dealer, seat, lost - won, "a bet withdrawn", by_ruling=True)
