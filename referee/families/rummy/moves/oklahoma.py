"""Oklahoma, or Arlington: what is melded counts, the pile is taken whole, and wild cards count by what they stand for.

The upcard is offered round before anybody draws; the deal ends with the player who is out, or with the last card of the stock.
"""

from collections.abc import Iterable
from itertools import combinations

from attrs import evolve, frozen

from referee.core.cards import ACE, CARD, JOKERS, Card, rank_of, suit_of
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, PLAY, Table
from referee.families.rummy.moves.rummy import RUMMY_PLAY, hand
from referee.families.rummy.moves.wild import WILD_MOVES, WildRummy
from referee.families.rummy.score.at_once import ShownResult
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.melds.moves import melding_moves as moves
from referee.mechanics.melds.moves.melding import Meld, hand_told, matching_of, melding_of, stock_of, with_melding
from referee.mechanics.melds.moves.wild import unnamed_of
from referee.mechanics.setting.moves import began_in_the_middle
from referee.score.counts import from_ace_to_king

QUEEN_OF_SPADES = CARD["SQ"]
EIGHT = 8


@frozen(kw_only=True)
class Values:
    """What cards count that are melded, and what those cost that are left."""

    ace: int
    #: from the eight to the king, and below
    high: int
    low: int
    queen_of_spades: int
    queen_of_spades_left: int
    joker: int
    joker_left: int
    deuce_left: int
    #: whether a deuce may stand for itself and then counts as the low cards do; where not, nobody says what it counts
    natural_deuces: bool = False

    def plain(self, card: Card) -> int:
        """What a card counts that another stands for, or that is neither wild nor the queen of spades."""
        if rank_of(card) == ACE:
            return self.ace
        return self.high if from_ace_to_king(card) >= EIGHT else self.low

    def melded(self, card: Card) -> int:
        """What a card counts on the table that stands for itself."""
        return self.queen_of_spades if card == QUEEN_OF_SPADES else self.plain(card)

    def left(self, card: Card) -> int:
        """What a card costs that is left in the hand."""
        if suit_of(card) == JOKERS:
            return self.joker_left
        if card == QUEEN_OF_SPADES:
            return self.queen_of_spades_left
        return self.deuce_left if is_deuce(card) else self.plain(card)


@frozen(kw_only=True)
class Oklahoma(WildRummy):
    """What differs from one form of it to the other."""

    values: Values
    #: for all of a hand in one turn with nothing melded before, and whether it may be the first turn of the player
    at_once: int
    at_once_in_first_turn: bool
    #: whether whoever is out deals the next; otherwise the book leaves it open
    winner_deals: bool = True


def is_deuce(card: Card) -> bool:
    """Whether the card is a deuce."""
    return suit_of(card) != JOKERS and rank_of(card) == rank_of(CARD["S2"])


# --- moves


def decline(table: Table, act: Act) -> Table:
    """A player refuses the upcard, and the next may have it."""
    if act.seat is None or melding_of(table).begun:
        return table
    return with_melding(table.note(act), turn=table.left(act.seat))


def discard(table: Table, act: Act) -> Table:
    """A player discards; the deal is over when the stock was drawn to its last card before."""
    before = melding_of(table)
    table = moves.discard(table, act)
    drew = act.seat == before.turn and bool(before.drawn)
    return table.but(phase=OVER) if drew and table.phase == PLAY and not stock_of(table).cards else table


# --- what it comes to


def worth_of(table: Table, meld: Meld) -> dict[Card, list[int]] | None:
    """What the cards of a set count, those like each other together; None where nobody can say.

    Wild cards that are not named count as little as they can.
    """
    values, wild = table.game[Oklahoma].values, matching_of(table).wild
    natural = wild.naturals(meld.cards)
    found: dict[Card, list[int]] = {}
    for card in natural:
        found.setdefault(card, []).append(values.melded(card))
    for card, name in meld.named:
        found.setdefault(card, []).append(values.joker if suit_of(card) == JOKERS else values.plain(name))
        if is_deuce(card) and is_deuce(name) and not values.natural_deuces:
            return None
    left = unnamed_of(table, meld)
    deuces = [card for card in left if suit_of(card) != JOKERS]
    for card in left:
        if card not in deuces:
            found.setdefault(card, []).append(values.joker)
    ways = [
        way for gaps in matching_of(table).stand_for(meld.cards, meld.names) for way in combinations(gaps.cards, len(deuces))
    ]
    if deuces and not ways:
        return None
    least = min(ways, key=lambda way: sum(map(values.plain, way)), default=())
    if any(map(is_deuce, least)) and not values.natural_deuces:
        return None
    for card, name in zip(deuces, least, strict=True):
        found.setdefault(card, []).append(values.plain(name))
    return found


def melded_by(table: Table, seat: Seat) -> int | None:
    """What the cards count that a player has laid down and laid off."""
    total = 0
    for meld in melding_of(table).melds:
        laid = list(zip(meld.laid_off, meld.laid_by, strict=False))
        of_others = [card for card, by in laid if by != meld.owner]
        mine = [card for card, by in laid if by == seat] if meld.owner != seat else _without(meld.cards, of_others)
        worth = worth_of(table, meld) if mine else {}
        if worth is None:
            return None
        total += sum(worth[card].pop() for card in mine)
    return total


def _without(cards: Iterable[Card], others: Iterable[Card]) -> list[Card]:
    left = list(cards)
    for card in others:
        if card in left:  # one that was laid off may have been traded away since
            left.remove(card)
    return left


def all_at_once(table: Table) -> bool:
    """Whether the player who is out melded all of his hand in one turn, and that one counts."""
    now = melding_of(table)
    if now.out is None or now.laid_before >> now.out & 1:
        return False
    later = bool(now.finished >> now.out & 1) or began_in_the_middle(table)
    return later or table.game[Oklahoma].at_once_in_first_turn


def result_of_melded(table: Table) -> tuple[ShownResult | None, ShownResult | None]:
    """What each has melded less what is left in his hand, and what going out brings."""
    now, form = melding_of(table), table.game.part(Oklahoma)
    melded = [melded_by(table, seat) for seat in range(table.seats)] if table.phase == OVER and form else [None]
    hands = [hand_told(table, seat) if now.held[seat] else () for seat in range(table.seats)]
    if form is None or None in melded or None in hands:
        return None, None
    lines = []
    for seat, cards in enumerate(hands):
        left = sum(map(form.values.left, cards or ()))
        lines += [Entry(seat, melded[seat] or 0, "cards melded"), Entry(seat, -left, "cards left")]
        if seat == now.out:
            lines.append(Entry(seat, form.out_bonus, "going out"))
    dealer = table.dealer if known_dealer(table) is not None else None
    entered = tuple(line for line in lines if line.points)
    at_once, following = now.out if all_at_once(table) else None, now.out if form.winner_deals else None
    deal = ShownResult(entered, table.number, dealer, following, at_once=at_once, bonus=form.at_once)
    return deal, None if table.void else deal


OKLAHOMA_PLAY = evolve(
    RUMMY_PLAY,
    name="draw or take the pile, meld with wild cards, lay off on own sets and discard, until a player is out",
    moves={**RUMMY_PLAY.moves, **WILD_MOVES, "hand": hand, "declines": decline, "discards": discard},
    result=result_of_melded,
)
