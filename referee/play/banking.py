"""Banking: bets against a dealer, each settled by itself (black jack), or against a pool (red dog).

A player's bet stands with the cards it is laid on; who splits a pair has two. What nobody told is not known: a hand with a
card that the log does not tell counts nothing until it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from attrs import evolve, frozen

from referee.cards import ACE, JOKERS, SUIT_WIDTH, Card, rank_of
from referee.game import Play
from referee.play import payments
from referee.play.deal import DEAL_MOVES
from referee.play.payments import paid
from referee.play.piles import UNKNOWN
from referee.play.setting import SETTING, attention, remember
from referee.play.turns import did, player_of, turn_ends
from referee.record import Act, Seat
from referee.score.counts import TWENTY_ONE, is_natural, pips, total
from referee.table import OVER, Table

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

    @property
    def count(self) -> int | None:
        """What the cards count, where all are known."""
        return None if UNKNOWN in self.cards or not self.cards else total(self.cards)

    @property
    def natural(self) -> bool:
        """Whether it is known to be a natural."""
        return UNKNOWN not in self.cards and is_natural(self.cards) and not self.plain


@frozen
class Bank:
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
    #: how many times the bet a hand brings at once, whatever the dealer has; 0 for one without a bonus
    bonus: Callable[[tuple[Card, ...]], int] = lambda cards: 0


def bank_of(table: Table) -> Bank | None:
    """How bets are settled in this game, if they are laid against a dealer."""
    return table.game.form if isinstance(table.game.form, Bank) else None


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
    own = [stake for stake in table.stakes if stake.seat == seat]
    return next((stake for stake in own if stake.state == OPEN_BET), own[-1] if own else None)


def dealers(table: Table) -> Stake:
    """The dealer's hand."""
    return next((stake for stake in table.stakes if stake.seat == table.dealer), Stake(table.dealer))


def with_stake(table: Table, old: Stake | None, new: Stake) -> Table:
    """The table with a bet in the place of another, or added to them."""
    if old is None or old not in table.stakes:
        return table.but(stakes=(*table.stakes, new))
    place = table.stakes.index(old)
    return table.but(stakes=(*table.stakes[:place], new, *table.stakes[place + 1 :]))


def stake_meant(table: Table, act: Act) -> Stake | None:
    """The bet that an act of a player is about: of two the one named by its number, else the first that is still open."""
    seat = player_of(table, act)
    own = [stake for stake in table.stakes if stake.seat == seat]
    if act.numbers and act.verb == "draws" and act.cards and 0 < act.number <= len(own):
        return own[act.number - 1]
    return stake_of(table, seat)


def amount_of(act: Act) -> int:
    """The chips that an act names."""
    return int(act.amount or 0)


def bet(table: Table, act: Act) -> Table:
    """A player lays a bet."""
    if act.seat is None:
        return table
    old = stake_of(table, act.seat)
    table = table.note(act)
    return with_stake(table, old, Stake(act.seat, amount_of(act)) if old is None else evolve(old, bet=amount_of(act)))


def double(table: Table, act: Act) -> Table:
    """The dealer has all bets doubled."""
    stakes = tuple(evolve(stake, bet=stake.bet * 2) for stake in table.stakes)
    return table.but(stakes=stakes).note(act)


def redouble(table: Table, act: Act) -> Table:
    """A player doubles his own bet once more."""
    stakes = tuple(evolve(stake, bet=stake.bet * 2) if stake.seat == act.seat else stake for stake in table.stakes)
    return table.but(stakes=stakes).note(act)


def withdraw(table: Table, act: Act) -> Table:
    """A player takes his bet back."""
    stake = None if act.seat is None else stake_of(table, act.seat)
    if stake is not None and stake.state == OPEN_BET:
        table = with_stake(table, stake, evolve(stake, state=WITHDRAWN))
    return table.note(act)


# --- cards


def deal(table: Table, act: Act) -> Table:
    """A player is dealt cards."""
    if act.seat is None:
        return table
    old = stake_of(table, act.seat) or Stake(act.seat)
    cards = act.cards or (UNKNOWN,) * (act.number if act.numbers else 1)
    return with_stake(table, old, evolve(old, cards=(*old.cards, *cards))).note(act)


def draw(table: Table, act: Act) -> Table:
    """A player asks for a card and gets it; with the first, the bets that naturals decide are settled."""
    table = did(_naturals_settled(table), act)
    stake = stake_meant(table, act)
    if stake is None:
        stake = Stake(player_of(table, act))
    new = evolve(stake, cards=(*stake.cards, *(act.cards or (UNKNOWN,))))
    return _after_card(with_stake(table, stake, new), new)


def serve(table: Table, act: Act) -> Table:
    """The dealer gives a card that nobody asked for: it lies there until the player takes or refuses it."""
    return table.note(act)


def accept(table: Table, act: Act) -> Table:
    """A player takes the card that lies before him."""
    served = next((note for note in reversed(table.notes) if note.verb in ("serves", "faces", "accepts")), None)
    table = table.note(act)
    if served is None or served.verb == "accepts" or not served.cards or act.seat is None:
        return table
    stake = stake_of(table, act.seat) or Stake(act.seat)
    new = evolve(stake, cards=(*stake.cards, *served.cards))
    return _after_card(with_stake(table, stake, new), new)


def _after_card(table: Table, stake: Stake) -> Table:
    """The table once it is known whether a card has bust the hand, or made one with a bonus."""
    bank = bank_of(table)
    if bank is None or stake.count is None or stake.seat == table.dealer:
        return table
    if stake.count > TWENTY_ONE:
        table = paid(table, stake.seat, table.dealer, stake.bet, "bust")
        return _next_player(with_stake(table, stake, evolve(stake, state=BUST)), stake)
    times = bank.bonus(stake.cards)
    if times:
        table = paid(table, table.dealer, stake.seat, stake.bet * times, "a bonus")
        return with_stake(table, stake, evolve(stake, state=SETTLED))
    return table


def stand(table: Table, act: Act) -> Table:
    """A player takes no more cards; the dealer who takes none settles."""
    seat = player_of(table, act)
    table = did(_naturals_settled(table), act)
    if seat == table.dealer:
        return settled(table)
    stake = stake_of(table, seat)
    if stake is None or stake.state != OPEN_BET:
        return table
    return _next_player(with_stake(table, stake, evolve(stake, state=STANDS)), stake)


def _next_player(table: Table, stake: Stake) -> Table:
    """The table with the turn at the next player, once this one has no hand left to play."""
    if any(each.state == OPEN_BET for each in table.stakes if each.seat == stake.seat):
        return table
    return turn_ends(table, to=table.left(stake.seat))


def split(table: Table, act: Act) -> Table:
    """A player makes two hands of his pair, each with a bet of its own."""
    stake = stake_meant(table, act)
    if stake is None or len(stake.cards) != 2:
        return table
    second = act.number if act.numbers else stake.bet
    one = evolve(stake, cards=stake.cards[:1], plain=True)
    table = with_stake(_naturals_settled(table), stake, one)
    return with_stake(table.note(act), None, evolve(one, bet=second, cards=stake.cards[1:]))


def show(table: Table, act: Act) -> Table:
    """A player turns his face-down cards up: they stand for those that were not told."""
    if act.seat is None:
        return table
    stake = stake_of(table, act.seat)
    if stake is None:
        return table.note(act)
    return with_stake(table, stake, turned_up(stake, act.cards)).note(act)


def turned_up(stake: Stake, cards: tuple[Card, ...]) -> Stake:
    """The hand with these cards for those of it that were not told."""
    told = list(cards)
    return evolve(stake, cards=tuple(told.pop(0) if card == UNKNOWN and told else card for card in stake.cards))


# --- settling


def announce(table: Table, act: Act) -> Table:
    """The dealer announces a natural, and the bets are settled."""
    table = table.note(act)
    return _naturals_settled(table).but(phase=OVER) if act.how == "natural" and act.seat == table.dealer else table


def _naturals_settled(table: Table) -> Table:
    """The bets that naturals decide, settled once, before the first card is drawn."""
    bank, dealer = bank_of(table), dealers(table)
    if bank is None or table.noted("naturals"):
        return table
    table = table.note(Act("naturals"))
    for stake in table.stakes:
        if stake.seat == table.dealer or stake.state != OPEN_BET or not (stake.natural or dealer.natural):
            continue
        if stake.natural and not dealer.natural:
            table = paid(table, table.dealer, stake.seat, stake.bet * bank.natural // 2, "a natural")
        elif not stake.natural:
            table = paid(table, stake.seat, table.dealer, stake.bet * bank.against_natural, "the dealer's natural")
        elif bank.ties_pay:
            table = paid(table, stake.seat, table.dealer, stake.bet, "the dealer's natural")
        table = with_stake(table, stake, evolve(stake, state=SETTLED))
    return _bank_passed(table) if bank.passes and not dealer.natural else table


def _bank_passed(table: Table) -> Table:
    """The next deal is that of a player with a natural, the nearest at the dealer's left."""
    naturals = {stake.seat for stake in table.stakes if stake.natural}
    heir = next((seat for seat in table.from_left_of(table.dealer) if seat in naturals and seat != table.dealer), None)
    return table if heir is None else table.but(next_dealer=heir).comes_to("next dealer", table.name(heir))


def deemed_plain(table: Table) -> Table:
    """The table on which the dealer's natural counts as an ordinary twenty-one."""
    dealer = dealers(table)
    return with_stake(table, dealer, evolve(dealer, plain=True))


def settled(table: Table) -> Table:
    """The bets settled against what the dealer has."""
    bank, dealer = bank_of(table), dealers(table)
    if bank is None or dealer.count is None:
        return table.but(phase=OVER)
    for stake in table.stakes:
        if stake.state != STANDS or stake.count is None:
            continue
        if stake.count <= TWENTY_ONE and (dealer.count > TWENTY_ONE or dealer.count < stake.count):
            why = "the dealer's bust" if dealer.count > TWENTY_ONE else "a higher total"
            table = paid(table, table.dealer, stake.seat, stake.bet, why)
        elif stake.count <= TWENTY_ONE and (stake.count < dealer.count or bank.ties_pay):
            why = "a tie" if stake.count == dealer.count else "a lower total"
            table = paid(table, stake.seat, table.dealer, stake.bet, why)
        table = with_stake(table, stake, evolve(stake, state=SETTLED))
    return table.but(phase=OVER)


def dealer_may_look(table: Table) -> bool:
    """Whether the dealer's card face up lets him look for a natural, or his turn has come."""
    shown = next((card for card in dealers(table).cards if card != UNKNOWN), None)
    open_bets = any(stake.state == OPEN_BET for stake in table.stakes if stake.seat != table.dealer)
    return not open_bets or (shown is not None and (pips(shown) == TEN or rank_of(shown) == ACE))


def bets_laid(table: Table) -> Iterator[Stake]:
    """The bets of all players but the dealer."""
    return (stake for stake in table.stakes if stake.seat != table.dealer)


BLACK_JACK_PLAY = Play(
    "bets laid on cards against a dealer",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "limit": remember,
        "bets": bet,
        "doubles": double,
        "redoubles": redouble,
        "withdraws": withdraw,
        "down": deal,
        "up": deal,
        "draws": draw,
        "serves": serve,
        "accepts": accept,
        "refuses": remember,
        "splits": split,
        "stands": stand,
        "shows": show,
        "announces": announce,
        "burns": remember,
        "pays": payments.pay,
        "gives": remember,
        "attention": attention,
    },
    result=payments.result,
)
