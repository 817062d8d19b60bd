"""What a table keeps of combinations: the cards that lie before their owners, and what has been counted for them.

A card that lies there is still in its owner's hand, who may play it as any other. It is remembered for what it has been
counted, as long as it lies there; a card of which the owner has another like it in his hand is played from the table.
"""

from collections import Counter
from functools import reduce
from itertools import combinations, product
from operator import and_

from attrs import evolve, field

from referee.core.cards import Card, Suit, copies_in, suit_of, with_card
from referee.core.parts import Part
from referee.core.record import Seat
from referee.core.table import Table
from referee.core.values import frozen
from referee.mechanics.combinations.score import ONE_AT_A_TIME, Combination, Scale
from referee.mechanics.tricks.state import Tricks, order_here


class CombinationForm(Part):
    """What a game with combinations says of them."""

    __slots__ = ()

    #: what they count
    scale: Scale

    def scale_at(self, table: Table) -> Scale:
        """The same at this table, where it differs with the pack."""
        return self.scale

    def may_declare(self, table: Table) -> frozenset[Seat]:
        """Who may lay down a combination now."""
        return frozenset(range(table.seats))

    def trump_with(self, table: Table, seat: Seat, cards: tuple[Card, ...]) -> Suit | None:
        """The trump suit once these are laid down, where that can make it."""
        return order_here(table).trump

    def shares(self, table: Table, seat: Seat) -> tuple[Seat, ...]:
        """Those whose cards a player may use that lie there: his own."""
        return (seat,)


@frozen
class Laid:
    """A card that lies face up before its owner."""

    owner: Seat
    card: Card
    #: the combinations for which it has been counted, and the place of each among all that was declared
    counted: tuple[str, ...] = ()
    places: tuple[int, ...] = ()
    #: whether another than this may be the card that was new, so that its owner is not known to hold it
    guessed: bool = False


@frozen
class Declared:
    """Cards that somebody has laid down for what they count."""

    owner: Seat
    cards: tuple[Card, ...]
    #: the combination that they make; nothing where they make none, or several are laid down at once
    name: str
    #: what they count, and what the owner said that they do
    points: int
    said: int | None = None
    #: how many tricks had been gathered
    after: int = 0
    #: of how many cards it was made, and of what suit, where it is made in one alone
    size: int = 0
    suit: Suit | None = None

    @property
    def as_said(self) -> int:
        """What it counts as long as nobody says otherwise."""
        return self.points if self.said is None else self.said


@frozen
class Shown(Part):
    """All of them, in order."""

    laid: tuple[Laid, ...] = ()
    declared: tuple[Declared, ...] = ()
    #: what rulings let count something else: its place among what is declared, and how much
    ruled: tuple[tuple[int, int], ...] = ()
    #: cards that were played from where they lay, for the case that they are taken back
    gone: tuple[Laid, ...] = field(default=(), repr=False)


_NOTHING = Shown()


def shown_of(table: Table) -> Shown:
    """What has been laid down."""
    return table.part(Shown) or _NOTHING


def scale_of(table: Table) -> Scale:
    """What combinations count in this game."""
    return table.game[CombinationForm].scale_at(table)


def tricks_gathered(table: Table) -> int:
    """How many tricks lie gathered."""
    tricks = table.part(Tricks)
    return 0 if tricks is None else tricks.number - 1


def declared_by(table: Table, seat: Seat) -> tuple[Declared, ...]:
    """What a player has laid down."""
    return tuple(each for each in shown_of(table).declared if each.owner == seat)


def points_declared(table: Table, seat: Seat, *, by_law: bool) -> int:
    """What a player has counted for combinations, or counts by the rulings."""
    shown = shown_of(table)
    ruled = dict(shown.ruled) if by_law else {}
    told = enumerate(shown.declared)
    return sum(ruled.get(place, each.as_said) for place, each in told if each.owner == seat)


def ruled_to_count(table: Table, place: int, points: int) -> Table:
    """The table on which a ruling lets what was declared in that place count so much; it may be about to be declared."""
    shown = shown_of(table)
    return table.but(evolve(shown, ruled=(*(each for each in shown.ruled if each[0] != place), (place, points))))


def trump_with(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Suit | None:
    """The trump suit as it is once these cards are laid down."""
    return table.game[CombinationForm].trump_with(table, seat, cards)


def is_ruled_out(table: Table, place: int) -> bool:
    """Whether a ruling lets it count nothing."""
    return dict(shown_of(table).ruled).get(place) == 0


# --- which cards are used


@frozen
class Use:
    """Where the cards of a combination come from."""

    combination: Combination | None
    #: out of the hand
    fresh: tuple[Card, ...] = ()
    #: lying there, and counted again
    again: tuple[Laid, ...] = ()
    #: lying there, and not to be counted again
    barred: tuple[Laid, ...] = ()
    #: not there at all
    missing: tuple[Card, ...] = ()
    #: of those out of a hand that is not wholly told, such as another may have been instead
    guessed: tuple[Card, ...] = ()


def lying(table: Table, seat: Seat) -> tuple[Laid, ...]:
    """The cards that lie before a player."""
    return tuple(each for each in shown_of(table).laid if each.owner == seat)


def cards_to_use(table: Table, seat: Seat) -> list[Laid]:
    """The cards that lie there and that a player may use, his own first."""
    return [each for owner in table.game[CombinationForm].shares(table, seat) for each in lying(table, owner)]


def use_of(table: Table, seat: Seat, cards: tuple[Card, ...], said: int | None = None) -> Use:
    """How a player can make a combination of these cards: of what lies there as far as that may be counted again.

    A new card that he may have is his: of a hand that is not wholly told, any of which the others do not show every copy. Where
    one lies before his partner too, that is not known, and it is taken for the partner's.
    """
    scale = scale_of(table)
    combination = scale.found(cards, trump_with(table, seat, cards), said)
    if scale.anew and combination is not None:
        return _use_anew(table, seat, cards, combination)
    there = cards_to_use(table, seat)
    fresh: list[Card] = []
    again: list[Laid] = []
    barred: list[Laid] = []
    missing: list[Card] = []
    for card in cards:
        mine = [each for each in there if each.card == card]
        usable = [each for each in mine if combination and scale.counts_again(combination, each.counted)]
        own = _in_hand(table, seat, card) > fresh.count(card)
        if usable and (usable[0].owner == seat or not own or table.is_open(seat)):
            again.append(usable[0])
            there.remove(usable[0])
        elif own:
            fresh.append(card)
        elif mine:
            barred.append(mine[0])
            there.remove(mine[0])
        else:
            missing.append(card)
    guessed: tuple[Card, ...] = ()
    if not fresh and again:
        twins = [each for each in again if _in_hand(table, seat, each.card)]
        if twins:
            again.remove(twins[0])
            fresh.append(twins[0].card)
            guessed = tuple(fresh) if len(twins) > 1 else ()
    return Use(combination, tuple(fresh), tuple(again), tuple(barred), tuple(missing), guessed)


def _use_anew(table: Table, seat: Seat, cards: tuple[Card, ...], made: Combination) -> Use:
    """The same where cards make a combination again in which they have counted: as few new ones as will do.

    Of a hand that is not wholly told new cards that he is known to hold go before such as he may have.
    """
    there, told = cards_to_use(table, seat), Counter(cards)
    choices, missing = [], list[Card]()
    for card, number in told.items():
        mine = [place for place, each in enumerate(there) if each.card == card]
        new = min(number, _in_hand(table, seat, card))
        missing += [card] * max(0, number - len(mine) - new)
        choices.append(
            [some for size in range(min(number, len(mine)), number - new - 1, -1) for some in combinations(mine, size)]
        )
    if missing:
        return Use(made, missing=tuple(missing))
    held = Counter({card: _known_in_hand(table, seat, card) for card in told})

    def new_in(way: tuple[int, ...]) -> Counter[Card]:
        return told - Counter(there[place].card for place in way)

    def unlikely(way: tuple[int, ...]) -> tuple[int, int]:
        return (new_in(way) - held).total(), -len(way)

    ways = sorted((sum(way, ()) for way in product(*choices)), key=unlikely)
    free = (way for way in ways if not _has_counted(table, seat, there, way, made, cards))
    may_count = next(free, None)
    way = ways[0] if may_count is None else may_count
    used, fresh = tuple(there[place] for place in way), new_in(way)
    if may_count is None:
        return Use(made, tuple(fresh.elements()), barred=used)
    sure = reduce(and_, map(new_in, free), fresh) if table.is_open(seat) else fresh
    return Use(made, tuple(fresh.elements()), again=used, guessed=tuple((fresh - sure).elements()))


def best_there(table: Table, seat: Seat, cards: tuple[Card, ...], missing: tuple[Card, ...]) -> tuple[Card, ...]:
    """The best combination that cards make of which some are not there."""
    found = scale_of(table).best_in((Counter(cards) - Counter(missing)).elements(), trump_with(table, seat, cards))
    return found[1] if found else ()


def _has_counted(
    table: Table, seat: Seat, there: list[Laid], way: tuple[int, ...], made: Combination, cards: tuple[Card, ...]
) -> bool:
    """Whether these of the cards that lie there, with new ones beside them, may not make the combination now."""
    scale, mine = scale_of(table), set(way)
    suit = _suit_of(made, cards, trump_with(table, seat, cards))
    broken, whole_used = False, False
    for number, old in enumerate(shown_of(table).declared):
        group = {place for place, each in enumerate(there) if number in each.places}
        if not old.name or not group or old.suit != suit:
            continue
        if old.name == made.name:
            if scale.anew == ONE_AT_A_TIME:
                if len(group) == old.size:
                    return True
            elif mine == group and len(group) == len(cards):
                return True
            broken |= len(group) < old.size
            whole_used |= len(group) == old.size and bool(group & mine)
        elif scale.named(old.name).group == made.group and old.size > len(cards):
            left = Counter(there[place].card for place in group)
            if not Counter(cards) - left and (scale.anew == ONE_AT_A_TIME or mine <= group):
                return True
    return whole_used and not broken


def _suit_of(made: Combination, cards: tuple[Card, ...], trump: Suit | None) -> Suit | None:
    return suit_of(cards[0]) if made.is_of_suits(trump) else None


def _in_hand(table: Table, seat: Seat, card: Card) -> int:
    """How many such cards a player has in his hand beside those lying before him; as many as may be, where that is not told."""
    lie = sum(each.card == card for each in lying(table, seat))
    if not table.is_open(seat):
        return _known_in_hand(table, seat, card)
    others = sum(copies_in(hand, card) for other, hand in enumerate(table.hands) if other != seat)
    tricks = table.part(Tricks)
    played = sum(card == each for trick in (*tricks.past, tricks.cards) for _, each in trick) if tricks else 0
    return max(0, table.pack_used.copies - others - played - lie)


def _known_in_hand(table: Table, seat: Seat, card: Card) -> int:
    """How many such cards he is known to have there."""
    return max(0, copies_in(table.hands[seat], card) - sum(each.card == card for each in lying(table, seat)))


# --- what changes


def with_cards_held(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    """The table with these cards in a hand that is not wholly told, as far as it was not known to hold them."""
    if not table.is_open(seat):
        return table
    hand = table.hands[seat]
    for card in set(cards):
        while copies_in(hand, card) < cards.count(card):
            hand = with_card(hand, card)
    return table.but(hands=tuple(hand if each == seat else other for each, other in enumerate(table.hands)))


def laid_down(table: Table, declared: Declared, use: Use) -> Table:
    """The table with this declared, and its cards before their owner."""
    shown, owner = shown_of(table), declared.owner
    if is_ruled_out(table, len(shown.declared)):  # the cards go back into the hand
        return with_cards_held(table.but(evolve(shown, declared=(*shown.declared, declared))), owner, use.fresh)
    laid = list(shown.laid)
    name = (declared.name,) if declared.name else ()
    place = (len(shown.declared),) if declared.name else ()
    for each in (*use.again, *use.barred):
        laid[laid.index(each)] = evolve(each, counted=(*each.counted, *name), places=(*each.places, *place))
    guessed = Counter(use.guessed)
    for card, number in Counter(use.fresh).items():
        laid += [Laid(owner, card, name, place, guessed=nth < guessed[card]) for nth in range(number)]
    made, used = use.combination, (*use.fresh, *(each.card for each in (*use.again, *use.barred)))
    if made is not None and used:
        declared = evolve(declared, size=len(used), suit=_suit_of(made, used, order_here(table).trump))
    table = table.but(evolve(shown, laid=tuple(laid), declared=(*shown.declared, declared)))
    return with_cards_held(table, owner, tuple(each.card for each in lying(table, owner) if not each.guessed))


def left_the_table(table: Table, seat: Seat, card: Card) -> Table:
    """The table after a player has played such a card: one that lay before him, where one did, and of several the most used."""
    shown = table.part(Shown)
    mine = [each for each in shown.laid if each.owner == seat and each.card == card] if shown else []
    if shown is None or not mine:
        return table
    gone = max(mine, key=lambda each: len(each.counted))
    laid = list(shown.laid)
    laid.remove(gone)
    return table.but(evolve(shown, laid=tuple(laid), gone=(*shown.gone, gone)))


def came_back(table: Table, seat: Seat, card: Card) -> Table:
    """The table after a player has taken such a card back that he had played: it lies again where it lay."""
    shown = table.part(Shown)
    gone = [each for each in shown.gone if each.owner == seat and each.card == card] if shown else []
    if shown is None or not gone:
        return table
    left = list(shown.gone)
    left.remove(gone[-1])
    return table.but(evolve(shown, laid=(*shown.laid, gone[-1]), gone=tuple(left)))


def taken_up(table: Table, seat: Seat | None = None) -> Table:
    """The table with the cards back in the hand of this player, or of all; what was counted for them stays."""
    shown = table.part(Shown)
    if shown is None:
        return table
    return table.but(evolve(shown, laid=tuple(each for each in shown.laid if seat not in (None, each.owner))))
