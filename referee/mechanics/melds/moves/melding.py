"""Draw, meld, discard: whose turn it is, the stock and the discard pile, sets on the table, how many cards each hand has.

A log need not tell the cards of a hand nor the order of the stock: hands are counted beside, and a card drawn unseen is one
more in the hand. What a player does stands as he did it, in turn or not, until a ruling puts it back.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from attrs import evolve

from referee.core.cards import PLANE, Card, cards_of, rank_of, with_card, without_card
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import DEAL, OVER, PLAY, Table
from referee.core.values import frozen
from referee.mechanics.layout.moves.piles import UNKNOWN, Layout, Pile, face_down, layout_of
from referee.mechanics.melds.score import Drawing
from referee.mechanics.tricks.moves.tricks import with_hand
from referee.score.matched import Matching

STOCK, DISCARDS = "stock", "discard"
#: from where a player draws: the stock, the discard pile, cards of the stock that lie face up
FROM_STOCK, FROM_PILE, FACED = "stock", "pile", "faced"


@frozen
class Meld:
    """Cards that lie together on the table."""

    owner: Seat
    cards: tuple[Card, ...]
    #: those of them that other players laid off, or the owner later
    laid_off: tuple[Card, ...] = ()
    #: who did so, card by card
    laid_by: tuple[Seat, ...] = ()
    #: whether a ruling lets nothing more be added
    shut: bool = False
    #: its wild cards of which it was said for what they stand, each with that card
    named: tuple[tuple[Card, Card], ...] = ()

    @property
    def names(self) -> tuple[Card, ...]:
        """The cards for which some of it were said to stand."""
        return tuple(name for _, name in self.named)


@frozen
class Melding(Part):
    """The play as it stands, beside the piles and the hands."""

    turn: Seat
    #: how many cards each hand has, and how many it should have
    held: tuple[int, ...]
    due: tuple[int, ...]
    melds: tuple[Meld, ...] = ()
    #: all ways in which the sets may lie, the one above first, where a card laid off on them fits several and none was named
    ways: tuple[tuple[Meld, ...], ...] = ()
    #: from where the player in turn has drawn in this turn
    drawn: tuple[str, ...] = ()
    #: the discard that he took in this turn
    taken: Card | None = None
    #: whether he has melded or laid off in this turn
    melded: bool = False
    #: the players who melded or laid off in an earlier turn, who have drawn, and who have ended a turn: one bit each
    laid_before: int = 0
    begun: int = 0
    finished: int = 0
    #: the player who has to discard still, though the next has drawn
    owes: Seat | None = None
    #: whose turn it was when the player in turn began his out of turn
    passed_over: Seat | None = None
    #: who drew out of turn and was not waited for: he has drawn for his next turn
    ahead: Seat | None = None
    #: who discarded last
    last: Seat | None = None
    #: cards of the stock that were seen without right and lie face up
    seen: tuple[Card, ...] = ()
    #: who has drawn from the stock since then, one bit each
    drawn_since: int = 0
    #: who has knocked, whether the hand of the other is exposed, and whether cards have been laid off on the knocker's sets
    knocker: Seat | None = None
    exposed: bool = False
    laid_off: bool = False
    #: the players whose wrong count of a hand stands
    miscounted: frozenset[Seat] = frozenset()
    #: how many cards the player in turn has still to draw for red threes that he has laid down
    replaces: int = 0
    #: for how many red threes of this turn nothing is drawn: they came from the discard pile, or the stock is gone
    not_replaced: int = 0
    #: the players who mend a hand of a wrong length, a card in each turn
    mends: frozenset[Seat] = frozenset()
    #: who has gone out
    out: Seat | None = None
    #: the players to whom a ruling denies the bonus for gin or an undercut, and those whom it does not let win
    no_bonus: frozenset[Seat] = frozenset()
    may_not_win: frozenset[Seat] = frozenset()
    #: pips that a ruling adds to what a hand counts, by player
    charged: tuple[tuple[Seat, int], ...] = ()


def drawing_of(table: Table) -> Drawing:
    """What the game says of its turns and sets."""
    return table.game.part(Drawing) or _NOTHING_SAID


_NOTHING_SAID = Drawing()


def matching_of(table: Table) -> Matching:
    """What makes a set in this game."""
    return drawing_of(table).matching


def draws_of(table: Table) -> int:
    """How many cards a player draws from the stock in a turn."""
    return drawing_of(table).draws


def drawn_untold(table: Table, seat: Seat) -> int:
    """How many cards more the player in turn has drawn than is told: as many as are due, where a draw tells no number."""
    now = melding_of(table)
    left = draws_of(table) - len(now.drawn)
    if left <= 0 or seat != now.turn or set(now.drawn) != {FROM_STOCK}:
        return 0
    his = (act for act in reversed(table.acts) if act.verb == "draws" and act.seat == seat)
    return left if any(not act.how_many for act in islice(his, len(now.drawn))) else 0


def takes_buried(table: Table) -> bool:
    """Whether any discard may be taken, with all that lie on it."""
    return drawing_of(table).buried


def begins_with_a_draw(table: Table) -> bool:
    """Whether the deal is done and nobody has drawn yet, in a game in which no card is turned up that would show it."""
    return table.phase == DEAL and not drawing_of(table).upcard


def to_meld(table: Table) -> int:
    """How many cards a player needs on the table to be out; nothing where he is out who has none left."""
    return drawing_of(table).to_meld


def sets_of(table: Table, seat: Seat) -> tuple[Meld, ...]:
    """The sets of a player that lie on the table."""
    return tuple(each for each in melding_of(table).melds if each.owner == seat)


def melded_by(table: Table, seat: Seat) -> int:
    """How many cards lie in the sets of a player."""
    return sum(len(each.cards) for each in sets_of(table, seat))


def takes_whole(table: Table) -> bool:
    """Whether whoever takes the last discard takes all that lie under it."""
    return drawing_of(table).whole_pile


def pile_is_untold(table: Table, seat: Seat) -> bool:
    """Whether he has taken cards of the discard pile of which nobody can say how many: what was turned up is not told."""
    form = drawing_of(table)
    if not (form.takes_more and form.upcard) or table.noted("turns") or table.noted("pile"):
        return False
    return any(act.seat == seat and act.how == FROM_PILE and not act.numbers for act in table.acts_of("draws"))


def stands(table: Table, meld: Meld) -> bool:
    """Whether it can be a set with its wild cards standing for what was said of them."""
    return any(True for _ in matching_of(table).stand_for(meld.cards, meld.names))


def takes(table: Table, meld: Meld, cards: Sequence[Card]) -> bool:
    """Whether the cards can be laid off on a set as it lies: what was said of its wild cards stands, where they do not move."""
    matching = matching_of(table)
    if not meld.named or matching.wild_moves:
        return matching.fits(cards, meld.cards)
    return stands(table, evolve(meld, cards=(*meld.cards, *cards)))


def draws_on(table: Table) -> bool:
    """Whether the player in turn has taken the last discard, and another card is his besides."""
    return drawing_of(table).after_discard and melding_of(table).drawn == (FROM_PILE,)


def melding_of(table: Table) -> Melding:
    """The play as it stands; before the first draw, the eldest hand is in turn."""
    size = tuple(table.hand_size if seat in table.around or not table.around else 0 for seat in range(table.seats))
    return table.part(Melding) or Melding(table.left(table.dealer), size, size)


def stock_of(table: Table) -> Pile:
    """The stock; where the log has told nothing of it, what the deal leaves."""
    layout = layout_of(table)
    if STOCK in layout:
        return layout.pile(STOCK)
    form = drawing_of(table)
    turned = max(int(form.upcard), len(discards_of(table)))
    return face_down(max(0, table.pack_used.size - sum(melding_of(table).held) - turned - form.aside * table.seats))


def discards_of(table: Table) -> Pile:
    """The discard pile."""
    return layout_of(table).pile(DISCARDS)


def hand_told(table: Table, seat: Seat) -> tuple[Card, ...] | None:
    """The cards of a hand, where all of them are told; of two packs the like cards are one."""
    cards = tuple(card % PLANE for card in cards_of(table.hands[seat]))
    return cards if len(cards) == melding_of(table).held[seat] else None


def with_melding(table: Table, **changes: Any) -> Table:
    """The table with these changes of the play."""
    return table.but(evolve(melding_of(table), **changes), phase=PLAY if table.phase != OVER else OVER)


def with_pile(table: Table, name: str, pile: Pile) -> Table:
    """The table with that pile in the place of the one of its name."""
    return table.but(layout_of(table).with_pile(name, pile))


def plus(numbers: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    """Numbers by seat with something added for one of them."""
    return tuple(each + number * (other == seat) for other, each in enumerate(numbers))


def excess(table: Table, seat: Seat) -> int:
    """By how many cards the hand is too long or, below nothing, too short, as far as the log tells."""
    melding = melding_of(table)
    return melding.held[seat] - melding.due[seat]


# --- hands


def gains(table: Table, seat: Seat, cards: Iterable[Card]) -> Table:
    """The table with these cards in the hand; one that is not told is only counted."""
    cards = tuple(cards)
    hand = table.hands[seat]
    for card in cards:
        hand = hand if card == UNKNOWN else with_card(hand, card)
    unknown = table.unknown | (1 << seat if UNKNOWN in cards else 0)
    return with_melding(with_hand(table, seat, hand).but(unknown=unknown), held=plus(melding_of(table).held, seat, len(cards)))


def loses(table: Table, seat: Seat, cards: Iterable[Card]) -> Table:
    """The table with these cards out of the hand."""
    cards = tuple(cards)
    hand = table.hands[seat]
    for card in cards:
        hand = hand if card == UNKNOWN else without_card(hand, card)
    return with_melding(with_hand(table, seat, hand), held=plus(melding_of(table).held, seat, -len(cards)))


# --- cards of the stock that were seen


def lie_open(table: Table, cards: tuple[Card, ...]) -> Table:
    """The table with these cards off the stock, face up beside it."""
    table = with_pile(table, STOCK, stock_of(table).without_top(len(cards)))
    return with_melding(table, seen=(*melding_of(table).seen, *cards), drawn_since=0)


# --- laying off


def ways_of(table: Table) -> tuple[tuple[Meld, ...], ...]:
    """All ways in which the sets may lie, as far as what was laid off on them tells; first the one that is taken."""
    now = melding_of(table)
    return now.ways if now.ways[:1] == (now.melds,) else (now.melds,)


def lying(table: Table, ways: Sequence[tuple[Meld, ...]]) -> Table:
    """The table with its sets in the first of these ways; what lies there otherwise than before changes places with hands."""
    for seat in range(table.seats):
        before, after = _from_hand(melding_of(table).melds, seat), _from_hand(ways[0], seat)
        back, down = tuple((before - after).elements()), tuple((after - before).elements())
        table = loses(gains(table, seat, back), seat, down) if back or down else table
        table = with_melding(table, due=plus(melding_of(table).due, seat, len(back) - len(down)))
    return with_melding(table, melds=ways[0], ways=tuple(dict.fromkeys(ways)))


def _from_hand(melds: Iterable[Meld], seat: Seat) -> Counter[Card]:
    """The cards of sets that came from the hand of this player."""
    cards: Counter[Card] = Counter()
    for each in melds:
        if each.owner == seat:
            cards += Counter(each.cards) - Counter(each.laid_off)
        cards.update(card for card, by in zip(each.laid_off, each.laid_by, strict=False) if by == seat)
    return cards


def _places_for(table: Table, act: Act) -> tuple[bool, list[tuple[tuple[Meld, ...], int]]]:
    """Whether the cards fit somewhere, and where: each way in which the sets lie, and which of them it is.

    It is a set of the player named where one is, and with a card of the rank named. What fits nowhere lies on one all the same.
    """
    owner = act.seat if to_meld(table) else act.other
    mine = drawing_of(table).own_sets_only  # and on another's where it fits none of his own
    found: dict[tuple[bool, ...], list[tuple[tuple[Meld, ...], int]]] = {}
    for melds in ways_of(table):
        for place, each in enumerate(melds):
            if owner in (None, each.owner):
                unnamed = act.rank is not None and all(rank_of(card) != act.rank for card in each.cards)
                key = not takes(table, each, act.cards), each.shut, unnamed, mine and each.owner != act.seat
                found.setdefault(key, []).append((melds, place))
    best = min(found, default=(True,))
    return not best[0], found.get(best, [])


def meld_for(table: Table, act: Act) -> Meld | None:
    """The set on the table that the cards are laid off on: one that they fit, where in some way one lies there."""
    return next((melds[place] for melds, place in _places_for(table, act)[1]), None)


def grown_by(table: Table, meld: Meld, act: Act) -> Meld:
    """The set with the cards laid off on it; a wild card that has to move for them stands for something else from then on."""
    assert act.seat is not None
    grown = evolve(meld, cards=(*meld.cards, *act.cards), laid_off=(*meld.laid_off, *act.cards))
    grown = evolve(grown, laid_by=(*grown.laid_by, *(act.seat,) * len(act.cards)))
    return grown if stands(table, grown) else evolve(grown, named=())


def laid_on(table: Table, act: Act) -> Table:
    """The table with the cards on the set that they fit; of several what is laid off later will tell, as of the knocker's sets.

    The cards come from no hand here.
    """
    fits, places = _places_for(table, act)
    if not places:
        return table
    ways = [
        (*melds[:place], grown_by(table, melds[place], act), *melds[place + 1 :])
        for melds, place in (places if fits else places[:1])
    ]
    return with_melding(lying(table, (places[0][0],)), melds=ways[0], ways=tuple(dict.fromkeys(ways)))


def discards_again(table: Table, seat: Seat) -> bool:
    """Whether a discard of his would be another one, his turn being over."""
    now = melding_of(table)
    return seat == now.last != now.turn and seat not in (now.owes, now.ahead)


def turn_passes(table: Table, seat: Seat) -> Table:
    """The table with that player's turn over."""
    melding = melding_of(table)
    laid_before = melding.laid_before | (1 << seat if melding.melded and seat == melding.turn else 0)
    return with_melding(
        table, turn=table.left(seat), drawn=(), taken=None, melded=False, laid_before=laid_before, passed_over=None,
        replaces=0, not_replaced=0, finished=melding.finished | 1 << seat,
    )  # fmt: skip


def gone_out(table: Table, seat: Seat) -> Table:
    """The table with the play over, if the player has no card left, or has as many on the table as he needs."""
    number = to_meld(table)
    still_in = melded_by(table, seat) != number if number else melding_of(table).held[seat] != 0
    if still_in or melding_of(table).knocker is not None:
        return table
    return with_melding(table, out=seat).but(phase=OVER)


def back_to(table: Table, before: Table) -> Table:
    """The table with everything where it lay before: hands, piles and sets."""
    table = table.as_at(before, Melding, Layout)
    return table.but(hands=before.hands, unknown=before.unknown, phase=before.phase)
