"""How klaberjass moves: the turn-up taken or another suit named, melds compared, nine tricks, and the maker's account."""

from collections.abc import Mapping
from functools import cache

from attrs import evolve, field, frozen

from referee.core.cards import KING, QUEEN, RANK_PLACE, SUIT_NAMES, SUIT_WIDTH, Hand, Suit, bit, rank_of, suit_of
from referee.core.game import Play
from referee.core.order import Order, ordered
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, PLAY, Table
from referee.families.piquet_klaberjass.moves.declaring import Declares, answer, declare, declared_of, scored
from referee.families.piquet_klaberjass.moves.holdings import Alike, Holding, Said, Sequence
from referee.mechanics.deal import moves as deal
from referee.mechanics.deal.moves import DEAL_MOVES, known_dealer
from referee.mechanics.setting import moves as setting
from referee.mechanics.setting.moves import SETTING, TRICKS_TOLD, moves_nothing
from referee.mechanics.tricks.moves import corrections, tricks
from referee.mechanics.tricks.state import NOBODY, Trick, Tricks, played_before, tricks_with_cards
from referee.mechanics.trump.moves import bidding as trump_bidding
from referee.mechanics.trump.moves.bidding import Bidding, begun, bidding_of, ready, round_done, spoken, turned_suit
from referee.mechanics.trump.turned import TurnUp, turned_up
from referee.score.race import RaceResult

BELLA = "bella"
SEQUENCE = "sequence"
Ranks = tuple[int, ...]


def _ranks(letters: str) -> Ranks:
    """The places of ranks, the best first."""
    return tuple(RANK_PLACE[letter] for letter in letters)


PLAIN = _ranks("ATKQJ987")
JACK_HIGH = _ranks("J9ATKQ87")
QUEEN_HIGH = _ranks("Q9ATKJ87")


def _order(trump: Suit | None, trumps: Ranks) -> Order:
    def worth(card: int) -> int:
        ranks = trumps if card // SUIT_WIDTH == trump else PLAIN
        rank = card % SUIT_WIDTH
        return len(ranks) - ranks.index(rank) if rank in ranks else 0

    return ordered(trump, lambda card: card // SUIT_WIDTH, worth)


@cache
def jack_and_nine_high(trump: Suit | None) -> Order:
    """Jack, nine, ace, ten of trumps; ace and ten lead the other suits."""
    return _order(trump, JACK_HIGH)


@cache
def queen_and_nine_high(trump: Suit | None) -> Order:
    """Queen, nine, ace, ten of trumps; ace and ten lead the other suits."""
    return _order(trump, QUEEN_HIGH)


#: what cards count for who takes them, by rank, and those of the trump suit that count otherwise
CARDS: Mapping[int, int] = dict(zip(_ranks("ATKQJ"), (11, 10, 4, 3, 2), strict=True))
QUEEN_AND_NINE: Mapping[int, int] = dict(zip(_ranks("Q9J"), (20, 14, 2), strict=True))
JACK_AND_NINE: Mapping[int, int] = dict(zip(_ranks("J9"), (20, 14), strict=True))
SEQUENCES: Mapping[int, int] = {3: 20} | dict.fromkeys(range(4, 9), 50)
CLASSES: tuple[Holding, ...] = (Sequence(SEQUENCE, values=SEQUENCES, by_value=True, trump_breaks_tie=True),)
#: so many cards to each before the trump is made
FIRST_CARDS = 6
#: belotte (usp56 5958)
_GROUP_RANKS = _ranks("J9ATKQ")
_GROUPS = {(4, rank): 200 if rank == RANK_PLACE["J"] else 100 for rank in _GROUP_RANKS}
_LONGER: Mapping[int, int] = {3: 20, 4: 40} | dict.fromkeys(range(5, 9), 50)
GROUPS_TOO: tuple[Holding, ...] = (
    Alike("set", values=_GROUPS, ranks=_GROUP_RANKS, by_value=True),
    Sequence(SEQUENCE, values=_LONGER, by_value=True, trump_breaks_tie=True),
)


@frozen(eq=False)
class Klaberjass(Declares):
    """What the game needs to know of itself."""

    classes: tuple[Holding, ...] = CLASSES
    #: whether a player may offer to throw the hand in
    schmeiss: bool = True
    trumps: Mapping[int, int] = field(default=JACK_AND_NINE)
    last_trick: int = 10
    bella: int = 20
    #: whether a maker who has less gives his points to the other
    bete_pays: bool = True
    #: whether the maker's points are counted first where both reach the end of the game
    maker_first: bool = False
    maker_leads: bool = False
    in_order: bool = False


@frozen
class Forfeit(Part):
    """Who has all points of the deal by a ruling, and the shown melds that a ruling strikes out."""

    to: Seat | None = None
    #: who has lost the right to say that he holds king and queen of trumps
    no_bella: frozenset[Seat] = frozenset()


def form_of(table: Table) -> Klaberjass:
    """What the table plays."""
    return table.game.part(Klaberjass) or Klaberjass()


def forfeit_of(table: Table) -> Forfeit:
    """What rulings have made of the deal."""
    return table.part(Forfeit) or Forfeit()


# --- what a hand owes


def over_and_trump(table: Table, seat: Seat, trick: Trick) -> Hand:
    """The cards of the suit led, of trumps led those that beat; without that suit any trump (usp56 5921)."""
    order, hand = table[Tricks].order, table.hands[seat]
    led = order.suit[trick[0][1]]
    same = tricks.following(table, seat, trick)
    if same and led == order.trump:
        best = max(order.power[card] for _, card in trick)
        return sum(1 << card for card in range(64) if same >> card & 1 and order.power[card] > best) or same
    return same or (hand & order.of_suit[order.trump] if order.trump is not None else 0)


# --- making the trump


def six_first(table: Table) -> Table:
    """The table while each has six cards, until the trump is made."""
    return table.but(cards_each=FIRST_CARDS) if table.part(Bidding) is None and table.part(Tricks) is None else table


def deals(table: Table, act: Act) -> Table:
    """Somebody deals the first cards."""
    return six_first(deal.deals(table, act))


def turns(table: Table, act: Act) -> Table:
    """The card after the deal is turned up; later the bottom card is shown, and has no part in the play."""
    return table.note(act) if turned_up(table) is not None else six_first(trump_bidding.turn_up(table, act))


def passes(table: Table, act: Act) -> Table:
    """A player passes; after two rounds in which all did, the cards are thrown in."""
    table, bidding = begun(table, act)
    if act.seat is None or bidding.maker is not None or table.phase in (PLAY, OVER):
        return table
    bidding = spoken(table, bidding, act.seat)
    idle = idle_of(table)
    if idle >> bidding.turn & 1:
        bidding = evolve(bidding, turn=table.left(bidding.turn), spoken=(*bidding.spoken, bidding.turn))
    if not round_done(table, bidding):
        return table.but(bidding)
    if bidding.round == 1:
        return table.but(evolve(bidding, round=2, spoken=(), turn=table.eldest))
    return thrown_in(table.but(bidding))


def thrown_in(table: Table) -> Table:
    """There is a new deal, and the book does not say whose."""
    return table.but(phase=OVER).comes_to("deal", "thrown in")


def takes(table: Table, act: Act) -> Table:
    """A player takes the suit of the turn-up for trump."""
    table, bidding = begun(table, act)
    return table if act.seat is None or bidding.maker is not None else made(table, bidding, act.seat, turned_suit(table))


def names(table: Table, act: Act) -> Table:
    """A player names the trump; a log may begin with that."""
    table, bidding = begun(table, act)
    return table if act.seat is None or bidding.maker is not None else made(table, bidding, act.seat, act.suit)


def made(table: Table, bidding: Bidding, maker: Seat, trump: Suit | None) -> Table:
    """The table at the first lead."""
    bidding = evolve(bidding, maker=maker, trump=trump, named=True)
    leader = maker if form_of(table).maker_leads else table.eldest
    return ready(table.but(cards_each=None), bidding, leader, idle_of(table))


def idle_of(table: Table) -> int:
    """The dealer has no hand where four play."""
    return 1 << table.dealer if table.seats > MOST_HANDS else 0


#: so many hands are dealt at the most
MOST_HANDS = 3


def trump(table: Table, act: Act) -> Table:
    """A log that begins after the trump was made, and does not say by whom."""
    if table.part(Bidding) is not None:
        return table
    table = table.but(cards_each=None)
    return ready(table, evolve(bidding_of(table), trump=act.suit, named=True), table.eldest, idle_of(table))


def schmeiss(table: Table, act: Act) -> Table:
    """A player offers to make the trump, or to throw the hand in: the other has the word."""
    table, bidding = begun(table, act)
    if act.seat is None or bidding.maker is not None or table.phase in (PLAY, OVER):
        return table
    return table.note(act).but(evolve(bidding, turn=table.left(act.seat)))


def offered_by(table: Table) -> Seat | None:
    """Who has offered to throw the hand in and waits for an answer."""
    offers = table.acts_of("schmeiss")
    offer = offers[-1].seat if offers and table.phase not in (PLAY, OVER) else None
    for act in reversed(table.acts):
        if act.verb == "schmeiss":
            return offer
        if act.verb == "makes" or (act.verb in ("accepts", "refuses") and act.seat != offer):  # his own word answers nothing
            return None
    return None


def accepts(table: Table, act: Act) -> Table:
    """The hand is thrown in."""
    offer = offered_by(table)
    return table if offer is None or act.seat == offer else thrown_in(table.note(act))


def refuses(table: Table, act: Act) -> Table:
    """The offer is played: in the suit of the turn-up, or in the second round in one that he names."""
    offer = offered_by(table)
    if offer is None or act.seat == offer:
        return table
    bidding = bidding_of(table)
    if bidding.round == 1:
        return made(table.note(act), bidding, offer, turned_suit(table))
    return table.note(act).but(evolve(bidding, turn=offer))


# --- before the first trick


def draws(table: Table, act: Act) -> Table:
    """The cards that come to a player after the trump is made."""
    if act.seat is None or tricks.has_begun(table):
        return table
    if not act.cards:
        return table.but(unknown=table.unknown | 1 << act.seat)
    return tricks.with_hand(table, act.seat, table.hands[act.seat] | sum(map(bit, act.cards)))


def exchanges(table: Table, act: Act) -> Table:
    """A player takes the card turned up for the lowest trump."""
    card = turned_up(table)
    if act.seat is None or card is None or not act.cards:
        return table
    hand = table.hands[act.seat] & ~bit(act.card) | bit(card)
    return tricks.with_hand(table, act.seat, hand).but(TurnUp(act.card))


# --- melds and bella


def declares(table: Table, act: Act) -> Table:
    """A player announces a meld, or king and queen of trumps."""
    if act.how != BELLA or act.seat is None:
        return declare(table, act)
    now = declared_of(table)
    return table.but(evolve(now, bella=(*now.bella, act.seat)))


def shown(table: Table, act: Act) -> Said | None:
    """The meld that a player shows, said in full."""
    cards = set(act.cards)
    for holding in form_of(table).classes:
        for each in holding.found(table, sum(map(bit, cards))):
            if act.seat is not None and set(each.cards) == cards:
                return evolve(each, seat=act.seat)
    return None


def melds(table: Table, act: Act) -> Table:
    """A player shows a meld: one that he has announced, or another beside it."""
    said, now = shown(table, act), declared_of(table)
    if said is None:
        return table.note(act)
    for place, each in enumerate(now.said):
        if each == said or each.is_told_closer_by(said):
            return table.note(act).but(evolve(now, said=(*now.said[:place], said, *now.said[place + 1 :])))
    return table.note(act).but(evolve(now, said=(*now.said, said)))


def bella_is_due(table: Table, seat: Seat) -> bool:
    """Whether the last card of the player was the second of king and queen of trumps."""
    stands = table.part(Tricks)
    if stands is None or stands.trump is None:
        return False
    lies = stands.cards or (stands.past[-1] if stands.past else ())
    pair = {stands.trump * SUIT_WIDTH + rank for rank in (KING, QUEEN)}
    mine = [card for each, card in played_before(table) if each == seat]
    mine += [card for trick in (*stands.past, stands.cards) for each, card in trick if each == seat]
    return pair <= set(mine) and any(each == seat and card in pair for each, card in lies) and mine[-1] in pair


# --- what it comes to


def cards_taken(table: Table) -> list[int] | None:
    """What each has taken in cards, the last trick included; None where neither play nor points are told."""
    told = {act.seat: act.number for act in table.acts if act.verb == "took" and act.seat is not None and act.numbers}
    if table.phase != OVER or table.part(Tricks) is None:
        return [told[seat] for seat in range(table.seats)] if len(told) == table.seats else None
    stands, form = table[Tricks], form_of(table)
    points = [0] * table.seats
    for winner, cards in tricks_with_cards(table):
        if winner != NOBODY:
            points[winner] += sum(worth(form, stands.trump, card) for card in cards)
    if stands.winners and stands.winners[-1] != NOBODY:
        points[stands.winners[-1]] += form.last_trick
    return points


def worth(form: Klaberjass, trump: Suit | None, card: int) -> int:
    """What a card counts for who takes it."""
    rank = rank_of(card)
    if suit_of(card) == trump and rank in form.trumps:
        return form.trumps[rank]
    return CARDS.get(rank, 0)


def meld_points(table: Table, *, ruled: bool) -> list[int]:
    """What each has in melds, king and queen of trumps included."""
    form, points = form_of(table), [0] * table.seats
    for holding in form.classes:
        for said in scored(table, holding.name, ruled=ruled):
            points[said.seat] += holding.worth(said)
    for seat in declared_of(table).bella:
        points[seat] += 0 if ruled and seat in forfeit_of(table).no_bella else form.bella
    return points


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """What the maker and the other score, as it was played and as it is ruled."""
    bidding = table.part(Bidding)
    taken = cards_taken(table)
    dealer = table.dealer if known_dealer(table) is not None else None
    contract = contract_told(table)
    following = table.dealer if table.void else table.left(table.dealer)
    if bidding is None or bidding.maker is None or taken is None:
        return None, None

    def comes_to(ruled: bool) -> RaceResult:
        points = [cards + melds for cards, melds in zip(taken, meld_points(table, ruled=ruled), strict=True)]
        to = forfeit_of(table).to if ruled else None
        lines = (Entry(to, sum(points), "all points of the deal"),) if to is not None else account(table, bidding.maker, points)
        first = (bidding.maker,) if form_of(table).maker_first and bidding.maker is not None else ()
        kept = tuple(line for line in lines if line.points)
        return RaceResult(kept, table.number, dealer, following, contract=contract, first=first)

    return comes_to(ruled=False), None if table.void else comes_to(ruled=True)


def account(table: Table, maker: Seat | None, points: list[int]) -> tuple[Entry, ...]:
    """What each scores: his own, if the maker has more; else the maker nothing, and if he has less the other his too."""
    assert maker is not None
    other = table.left(maker)
    mine, his = points[maker], points[other]
    if mine > his:
        return Entry(maker, mine, "cards and melds, as maker"), Entry(other, his, "cards and melds")
    if mine == his or not form_of(table).bete_pays:
        return (Entry(other, his, "cards and melds, the maker having no more"),)
    return (Entry(other, mine + his, "all points, the maker being bete"),)


def contract_told(table: Table) -> str:
    """The trump and its maker, as reports write them."""
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is None or bidding.trump is None:
        return ""
    return f"{SUIT_NAMES[bidding.trump]} by {table.name(bidding.maker)}"


KLABERJASS_MOVES = (
    SETTING
    | TRICKS_TOLD
    | dict(DEAL_MOVES)
    | {
        "deals": deals,
        "turns": turns,
        "passes": passes,
        "lifts": takes,
        "makes": names,
        "trump": trump,
        "schmeiss": schmeiss,
        "accepts": accepts,
        "refuses": refuses,
        "draws": draws,
        "robs": exchanges,
        "declares": declares,
        "replies": answer,
        "melds": melds,
        "play": tricks.play,
        "substitutes": corrections.substitute,
        "retracts": corrections.retract,
        "adds": corrections.add,
        "omits": corrections.omit,
        "attention": setting.attention,
    }
    | dict.fromkeys(("took", "quits", "says", "announces"), moves_nothing)
)

KLABERJASS_PLAY = Play(
    "a trump taken or named, melds compared, then nine tricks in which suit, trump and a higher trump are owed",
    moves=KLABERJASS_MOVES,
    result=result,
)
