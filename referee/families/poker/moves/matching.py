"""Cards turned from the pack one at a time, and the chips that everybody who holds one of their rank puts down or takes.

Bingo ends when somebody has chips on all his cards; Up and Down the River after so many cards to put and so many to take.
"""

from collections.abc import Iterable, Iterator

from attrs import evolve

from referee.core.cards import EMPTY, Card, Hand, cards_of, rank_of
from referee.core.game import Game, Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.core.values import frozen
from referee.families.poker.pots import divide
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.mechanics.stakes import moves as payments
from referee.mechanics.stakes.moves import POOL, paid, payments_of, pool
from referee.score.counts import from_ace_to_king
from referee.score.tally import TallyResult

#: what a payment is for
PUT, TAKEN, ALL_COVERED, DEALERS_SHARE = "put", "taken", "all his cards covered", "the rest of the pot"
#: the rule by which the first card calls for one chip, the next for two, then four, and so on
DOUBLING = "doubling-chips"


@frozen
class Matching(Part):
    """How many cards are turned."""

    #: cards for which chips are put into the pot; None where the chips lie on the cards until somebody has them on all
    put: int | None = None
    #: cards for which chips are then taken out of it
    take: int = 0


def matching_of(table: Table) -> Matching | None:
    """How many cards are turned in this game, if it is one of matching them."""
    return table.game.part(Matching)


@frozen
class Turned:
    """A card that the dealer has turned, and what the players have done about it."""

    card: Card
    #: the place of the card among those turned, from 0
    place: int
    #: chips put down or taken, by seat; who did neither is not named
    chips: tuple[tuple[Seat, int], ...] = ()

    def of(self, seat: Seat) -> int:
        """The chips that the player has put down or taken for it."""
        return sum(amount for each, amount in self.chips if each == seat)


def turned_cards(table: Table) -> tuple[Turned, ...]:
    """The cards turned so far."""
    found: list[Turned] = []
    for act in table.acts:
        if act.verb == "turns":
            found += [Turned(card, len(found) + place) for place, card in enumerate(act.cards)]
        elif act.verb in ("puts", "gathers") and found and act.seat is not None:
            found[-1] = evolve(found[-1], chips=(*found[-1].chips, (act.seat, int(act.amount or 0))))
    return tuple(found)


def matched(table: Table, seat: Seat, card: Card) -> Hand:
    """The player's cards of the rank that was turned."""
    return sum(1 << each for each in cards_of(table.hands[seat]) if rank_of(each) == rank_of(card))


def calls_for(table: Table, seat: Seat, turned: Turned) -> int:
    """The chips that a card turned calls for from the player: its pips, thirteen for a king, for each of his that match it."""
    form = matching_of(table)
    each = from_ace_to_king(turned.card)
    if form is not None and form.put and table.noted("rule", how=DOUBLING):
        each = 1 << turned.place % form.put
    return each * matched(table, seat, turned.card).bit_count()


def seats_called(table: Table, turned: Turned) -> Iterator[tuple[Seat, int]]:
    """The players who hold a card of the rank turned, and the chips that it calls for."""
    due = ((seat, calls_for(table, seat, turned)) for seat in range(table.seats))
    return ((seat, chips) for seat, chips in due if chips)


def is_taking(table: Table, turned: Turned) -> bool:
    """Whether it is one of the cards for which chips are taken."""
    form = matching_of(table)
    return form is not None and form.put is not None and turned.place >= form.put


# --- the end


def covered_first(table: Table) -> tuple[Seat, ...]:
    """Those who had chips on all their cards first, on the same card if they are several."""
    covered = dict.fromkeys(range(table.seats), EMPTY)
    for turned in turned_cards(table):
        for seat, _ in turned.chips:
            covered[seat] |= matched(table, seat, turned.card)
        done = tuple(seat for seat, cards in covered.items() if cards.bit_count() == table.hand_size)
        if done:
            return done
    return ()


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """What the cards turned have brought everybody, once the last of them is."""
    form = matching_of(table)
    if form is None or not payments_of(table):
        return None, None
    if form.put is None:
        winners = covered_first(table)
        for seat, share in divide(pool(table), winners, None).items() if winners else ():
            table = paid(table, POOL, seat, int(share), ALL_COVERED, by_ruling=table.noted("gathers"))
        is_over = bool(winners)
    else:
        is_over = len(turned_cards(table)) >= form.put + form.take
        if is_over:
            table = paid(table, POOL, table.dealer, pool(table), DEALERS_SHARE)
    return payments.result(table) if is_over else (_broken_off(table), _broken_off(table))


def _broken_off(table: Table) -> TallyResult:
    return TallyResult(number=table.number, dealer=table.dealer, complete=False)


# --- moves


def put(table: Table, act: Act) -> Table:
    """A player puts chips on his cards, or into the pot."""
    return table if act.seat is None else paid(table, act.seat, POOL, int(act.amount or 0), PUT)


def take(table: Table, act: Act) -> Table:
    """A player takes chips for his cards; where they lie on the cards, whoever takes them takes all there are."""
    if act.seat is None:
        return table
    amount = pool(table, ruled=False) if act.amount is None else int(act.amount)
    table = paid(table, POOL, act.seat, amount, TAKEN).note(act)
    form = matching_of(table)
    return payments.last_denied(table) if form is not None and form.put is None and amount else table


MATCHING_PLAY = Play(
    "cards turned one at a time, and chips for those that match them",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "rule": moves_nothing,
        "antes": payments.ante,
        "turns": moves_nothing,
        "puts": put,
        "gathers": take,
        "attention": attention,
    },
    result=result,
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    form = game.part(Matching)
    return (DOUBLING,) if form is not None and form.put else ()
