"""Panguingue: conditions are paid for as they are melded, and all of them again when a player is out (usp56 3603-3661).

The turn goes to the right. What the log does not say of a payment was paid as it was due; a payment that it tells is the one
that was due, and where none was it stands beside them, as it does for a spread that is none.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

from attrs import evolve, frozen

from referee.core.cards import ACE, KING, RANK_PLACE, SPADES, Card, rank_of, suit_of
from referee.core.game import Game
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import OVER, Table
from referee.families.rummy.moves import spreads
from referee.families.rummy.moves.spreads import SPREADS_PLAY, Spreads, without_eight_to_ten
from referee.mechanics.layout.moves.piles import Pile, untold
from referee.mechanics.melds.moves import melding_moves as moves
from referee.mechanics.melds.moves.melding import STOCK, Meld, melding_of, plus, sets_of, stock_of, with_melding, with_pile
from referee.mechanics.stakes import moves as stakes
from referee.mechanics.stakes.moves import POOL, Payments, each_pays, paid, payments_of, takes_pool
from referee.mechanics.tricks.moves.tricks import with_hand
from referee.score.matched import SHORTEST, Cards, Matching
from referee.score.tally import TallyResult

Move = Callable[[Table, Act], Table]

#: why chips are paid that nobody has to tell of
CONDITIONS, WINNING, TOPS = "conditions", "winning", "on top"
WITHOUT_MELD = "two-without-meld"


@frozen
class InSpreads(Matching):
    """Three of a rank, of as many suits or all alike, aces and kings of any; or a sequence."""

    def is_matched(self, cards: Sequence[Card]) -> bool:
        """Whether these cards are a spread, as it is laid down or as it has grown."""
        if len(cards) < SHORTEST:
            return False
        if len({rank_of(card) for card in cards}) > 1:
            return self.is_sequence(cards)
        suits = len({suit_of(card) for card in cards})
        return suits != 2 or rank_of(cards[0]) in (ACE, KING)

    def fits(self, cards: Sequence[Card], matched: Sequence[Card]) -> bool:
        """Whether these go with a spread without changing what it is: with like cards none but more of them."""
        alike = len(matched) > 1 and len(set(matched)) == 1
        return self.is_matched((*matched, *cards)) and (not alike or set(cards) <= set(matched))

    def sets_in(self, cards: Sequence[Card]) -> Iterator[Cards]:
        """Every spread of three that these cards hold, and every longer sequence."""
        yield from (each for each in combinations(cards, SHORTEST) if self.is_matched(each))
        yield from (each for each in super().sets_in(cards) if len(each) > SHORTEST and self.is_sequence(each))


@frozen(kw_only=True)
class Rates:
    """What is paid for conditions, in spades and in another suit."""

    valle: tuple[str, ...]
    #: three valle cards of different suits, of one suit, and a card added to these
    different: int
    alike: tuple[int, int]
    added: tuple[int, int]
    #: three other cards of one suit, the lowest sequence and the highest
    others: tuple[int, int]


@frozen(kw_only=True)
class Pan(Spreads):
    """The numbers of the game."""

    matching: Matching = InSpreads(place=without_eight_to_ten, last=10)
    upcard: bool = True
    blocks: bool = False
    rates: Rates
    #: to retire before the play; to the player who is out; by a hand without a meld, where it is so agreed
    top: int
    winning: int
    without_meld: int


@frozen
class Retired(Part):
    """Who takes no more part: those who have gone on top and pay no more, and those whom a ruling has retired."""

    on_top: frozenset[Seat] = frozenset()
    foul: frozenset[Seat] = frozenset()
    #: the players whose hands the dealer has given their number again
    made_up: frozenset[Seat] = frozenset()


def retired(table: Table) -> Retired:
    """Who has retired."""
    return table.part(Retired) or Retired()


# --- conditions


def condition(table: Table, cards: Sequence[Card]) -> tuple[str, int, int] | None:
    """What a spread is paid for: what it is, the chips for three cards, and those for each further one."""
    of = table.game[Pan].rates
    other = int(suit_of(cards[0]) != SPADES)
    places = {without_eight_to_ten(card) for card in cards}
    if len({rank_of(card) for card in cards}) > 1:
        ends = {1, 2, 3} <= places or {8, 9, 10} <= places
        return ("a sequence", of.others[other], of.others[other]) if ends else None
    is_valle = rank_of(cards[0]) in {RANK_PLACE[rank] for rank in of.valle}
    if len(set(cards)) == 1:
        return ("alike", of.alike[other], of.added[other]) if is_valle else ("alike", of.others[other], of.others[other])
    return ("different", of.different, of.different) if is_valle else None


def chips_for(table: Table, cards: Sequence[Card]) -> int:
    """What each other player pays for a spread that is laid down so: of more than three cards those are added to a condition."""
    found = condition(table, cards) if table.game[Pan].matching.is_matched(cards) else None
    return found[1] + found[2] * (len(cards) - SHORTEST) if found else 0


def worth(table: Table, spread: Meld) -> int:
    """The same for a spread that has grown: for each card added to a condition, and once for one that a card has made one."""
    cards = list(spread.cards)
    for card in spread.laid_off:
        cards.remove(card)
    chips = chips_for(table, cards)
    for card in spread.laid_off:
        before = condition(table, cards) if table.game[Pan].matching.is_matched(cards) else None
        cards.append(card)
        after = condition(table, cards) if table.game[Pan].matching.is_matched(cards) else None
        chips += 0 if after is None else after[1] if before is None else before[2]
    return chips


def payers(table: Table, seat: Seat) -> Iterator[Seat]:
    """Those who pay this player: all others but those who are on top."""
    return (other for other in range(table.seats) if other != seat and other not in retired(table).on_top)


def collects(table: Table, seat: Seat, chips: int, why: str) -> Table:
    """The table after every other player has paid him."""
    return each_pays(table, seat, ((other, chips) for other in payers(table, seat)), why) if chips else table


def taken_from(table: Table, seat: Seat, since: int, unless: str = "") -> Table:
    """The table on which a ruling takes from a player what he was paid, from that payment on and but for one reason."""
    payments = tuple(
        evolve(each, ruled=False) if place >= since and each.payee == seat and each.why != unless else each
        for place, each in enumerate(payments_of(table))
    )
    return table.but(Payments(payments))


def pays_winner(table: Table) -> Table:
    """The play is over: each pays the winner a chip and for all his conditions again, and he has the tops."""
    winner = melding_of(table).out
    if winner is None:
        return table
    form = table.game[Pan]
    for other in payers(table, winner):
        bare = table.noted("rule", how=WITHOUT_MELD) and not sets_of(table, other)
        table = paid(table, other, winner, form.without_meld if bare else form.winning, WINNING)
    table = collects(table, winner, sum(worth(table, each) for each in sets_of(table, winner)), CONDITIONS)
    return takes_pool(table, winner, TOPS)


# --- moves


def begin(table: Table) -> Table:
    """The turn goes to the right."""
    return table.but(around=tuple(reversed(range(table.seats))))


def retire(table: Table, act: Act) -> Table:
    """A player goes on top, and pays for it; his hand is kept apart, unless it is put with the stock."""
    if act.seat is None or act.seat not in table.around:
        return table
    table = leaves(table, act.seat)
    table = table.but(evolve(retired(table), on_top=retired(table).on_top | {act.seat}))
    if act.how == STOCK:
        stock = stock_of(table)
        table = with_pile(table, STOCK, Pile((*untold(table.hand_size), *stock.cards), len(stock) + table.hand_size))
    return paid(table, act.seat, POOL, table.game[Pan].top, TOPS)


def leaves(table: Table, seat: Seat) -> Table:
    """The table at which he takes no more part in the deal."""
    now = melding_of(table)
    if now.turn == seat:
        table = with_melding(table, turn=table.left(seat), drawn=(), taken=None, melded=False)
    else:
        table = table.but(now)
    return with_hand(table, seat, 0).but(
        around=tuple(each for each in table.around if each != seat), unknown=table.unknown | 1 << seat
    )


def meld(table: Table, act: Act) -> Table:
    """A player lays down a spread, and collects where it is a condition."""
    if act.seat is None:
        return table
    chips = chips_for(table, act.cards)
    return _over(collects(moves.meld(table, act), act.seat, chips, CONDITIONS))


def lay_off(table: Table, act: Act) -> Table:
    """A player adds to a spread, and collects where it is a condition, or has become one."""
    if act.seat is None:
        return table
    before, table = sets_of(table, act.seat), moves.lay_off(table, act)
    chips = sum(
        max(0, worth(table, new) - worth(table, old)) for old, new in zip(before, sets_of(table, act.seat), strict=True)
    )
    return _over(collects(table, act.seat, chips, CONDITIONS))


def _over(table: Table) -> Table:
    return pays_winner(table) if table.phase == OVER else table


def borrow(table: Table, act: Act) -> Table:
    """A player splits a spread, or takes a card out of it; he collects for what is left, where it has become a condition."""
    if act.seat is None:
        return table
    before = sets_of(table, act.seat)
    table = spreads.borrow(table, act)
    left = [each for each in sets_of(table, act.seat) if each not in before]
    known = [condition(table, each.cards) for each in before if each not in sets_of(table, act.seat)]
    new = (each.cards for each in left if condition(table, each.cards) not in known)
    return collects(table, act.seat, sum(chips_for(table, cards) for cards in new), CONDITIONS)


def count(table: Table, act: Act) -> Table:
    """A player counts his cards, and that many he has, unless the dealer has put their number right."""
    table = moves.count(table, act)
    if act.how or act.seat not in retired(table).made_up:
        return table
    now = melding_of(table)
    return with_melding(table, held=plus(now.held, act.seat, now.due[act.seat] - now.held[act.seat]))


def of_those_in(move: Move) -> Move:
    """The same move, by those who take part in the deal; what another does moves nothing."""
    return lambda table, act: table if act.seat is not None and act.seat not in table.around else move(table, act)


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """The chips that changed hands; the winner is eldest hand in the next deal, so that the player at his left deals it."""
    winner = melding_of(table).out
    next_dealer = None if winner is None else (winner + 1) % table.seats
    played, ruled = stakes.result(table)
    both = (None if each is None else evolve(each, next_dealer=next_dealer) for each in (played, ruled))
    return next(both), next(both)


PAN_PLAY = evolve(
    SPREADS_PLAY,
    name="take a card drawn from the stock or draw one, meld it or leave it, until a player has eleven on the table",
    moves={
        **{verb: move for verb, move in SPREADS_PLAY.moves.items() if verb != "declines"},
        "counts": count,
        "draws": of_those_in(moves.draw),
        "discards": of_those_in(moves.discard),
        "melds": of_those_in(meld),
        "lays": of_those_in(lay_off),
        "borrows": of_those_in(borrow),
        "retires": retire,
        "pays": stakes.pay,
    },
    begin=begin,
    result=result,
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (WITHOUT_MELD,) if game.part(Pan) is not None else ()
