"""How seven-up and all fours move: a card turned up, begging and a gift, the cards run until another suit turns up, six tricks."""

from collections.abc import Mapping

from attrs import evolve, field, frozen

from referee.core.cards import JACK, RANK_NAMES, Hand, Suit, hand_of, rank_of, suit_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import AUCTION, OVER, PLAY, Table
from referee.families.all_fours.moves.points import points_won
from referee.families.all_fours.score import GAME, JACK_OF_TRUMPS, Counting
from referee.mechanics.deal.moves import DEAL_MOVES, as_dealer, known_dealer
from referee.mechanics.deal.state import OutOfHand
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.moves.obligations import follow_or_trump
from referee.mechanics.tricks.moves.tricks import is_over
from referee.mechanics.tricks.state import Trick, Tricks, empty_tricks, order_here, tricks_with_cards
from referee.mechanics.trump.turned import Offered, TurnUp, takes_by_lead
from referee.score.match import points_to_win
from referee.score.race import RaceResult

#: how far the making of the trump has come
ASKED, BEGGED, RUNNING, SETTLED = "the eldest hand speaks", "the dealer answers", "the cards are run", "the trump is made"
#: the cards that each is given when they are run
A_RUN = 3


@frozen
class BegForm(Part):
    """What one form of seven-up has of its own."""

    counting: Counting = field(factory=Counting)
    #: whether the cards run with a suit that was turned down are laid aside, and the hands brought down to six in the end
    reduced: bool = True
    #: what trumps bring whoever takes them in a trick, at once, by rank
    pegged: Mapping[int, int] = field(factory=dict)


@frozen
class Begging(Offered, OutOfHand):
    """What has been said of the turn-up, and what it has brought so far."""

    #: the suit turned up first, which is turned down if the cards are run
    suit: Suit
    step: str = ASKED
    #: how often the cards have been run
    runs: int = 0
    #: the jack turned up, and the gift
    lines: tuple[Entry, ...] = ()
    #: the hands that were wholly told before the cards were run, one bit each
    whole: int = 0
    #: how many cards of the run each hand is told to have
    run_told: tuple[int, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether the eldest hand has yet to stand or beg, or the dealer to answer."""
        return self.step in (ASKED, BEGGED)

    def due(self, seat: Seat) -> int | None:
        """While the cards are run, how many a hand is to have is none of the deal's any more."""
        return A_RUN * self.runs if self.runs else None


@frozen
class Revokes(Part):
    """The columns that have revoked, and what each of the others scores for it."""

    columns: tuple[tuple[int, int], ...] = ()


def revokes_of(table: Table) -> Revokes:
    """What revokes have cost so far."""
    return table.part(Revokes) or Revokes()


def column(table: Table, seat: Seat) -> int:
    """The column of the score to which a player's points go."""
    return table.side_of(seat)


# --- the trump


def turns(table: Table, act: Act) -> Table:
    """The next card is turned up: the first of the deal, or one after the cards were run."""
    if not act.cards:
        return table
    table = as_dealer(table, act)
    beg = table.part(Begging)
    if beg is None:
        beg = Begging(suit_of(act.card), run_told=(0,) * table.seats)
        return table.but(TurnUp(act.card), _with_jack(table, beg, act), phase=AUCTION)
    if beg.step != RUNNING:
        return table
    table = table.but(TurnUp(act.card))
    if suit_of(act.card) == beg.suit:
        return table.but(evolve(beg, runs=beg.runs + 1))
    return settle(table, _with_jack(table, beg, act), suit_of(act.card))


def _with_jack(table: Table, beg: Begging, act: Act) -> Begging:
    line = Entry(column(table, table.dealer), 1, "jack turned up")
    return evolve(beg, lines=(*beg.lines, line)) if rank_of(act.card) == JACK else beg


def settle(table: Table, beg: Begging, trump: Suit) -> Table:
    """The trump is made, and the eldest hand leads; it is over at once where what was scored has won the game."""
    bare = empty_tricks(table, table.eldest, trump, table[Tricks].earlier if table.part(Tricks) else ())
    if beg.runs and not table.game[BegForm].reduced:
        bare = evolve(bare, last=table.hand_size + A_RUN * beg.runs)
    won = table.sheet is not None and any(_stands_at(table, beg, each) >= _to_win(table) for each in range(table.sides))
    return table.but(evolve(beg, step=SETTLED), bare, phase=OVER if won and beg.lines else PLAY)


def _stands_at(table: Table, beg: Begging, each: int) -> int:
    before = table.sheet.standing.points if table.sheet is not None else ()
    return (before[each] if before else 0) + sum(line.points for line in beg.lines if line.side == each)


def _to_win(table: Table) -> int:
    return points_to_win(table.game.score)


def stands(table: Table, act: Act) -> Table:
    """The eldest hand takes the turn-up for trump."""
    beg = table.part(Begging)
    return table if beg is None or beg.step != ASKED else settle(table, beg, beg.suit)


def begs(table: Table, act: Act) -> Table:
    """The eldest hand would rather not, and the dealer says what is to be."""
    beg = table.part(Begging)
    return table if beg is None or beg.step != ASKED else table.but(evolve(beg, step=BEGGED))


def gives(table: Table, act: Act) -> Table:
    """The dealer gives one, and the turn-up is trump."""
    beg = table.part(Begging)
    if beg is None or beg.step != BEGGED:
        return table
    return settle(table, evolve(beg, lines=(*beg.lines, Entry(column(table, table.eldest), 1, "gift"))), beg.suit)


def runs(table: Table, act: Act) -> Table:
    """The dealer runs the cards: three more to each, and another is turned up."""
    beg = table.part(Begging)
    if beg is None or beg.step != BEGGED:
        return table
    everybody = (1 << table.seats) - 1
    return table.but(evolve(beg, step=RUNNING, runs=1, whole=everybody & ~table.unknown), unknown=everybody)


def draws(table: Table, act: Act) -> Table:
    """Cards that came to a hand when they were run; before that players draw for the deal."""
    beg = table.part(Begging)
    if beg is None or act.seat is None or not beg.runs:
        return table
    told = tuple(each + (len(act.cards) if seat == act.seat else 0) for seat, each in enumerate(beg.run_told))
    table = tricks.with_hand(table, act.seat, table.hands[act.seat] | hand_of(act.cards))
    due = A_RUN if table.game[BegForm].reduced else A_RUN * beg.runs
    if told[act.seat] == due and beg.whole >> act.seat & 1:
        table = table.but(unknown=table.unknown & ~(1 << act.seat))
    return table.but(evolve(beg, run_told=told))


def discards(table: Table, act: Act) -> Table:
    """A player lays cards away after they were run."""
    if act.seat is None or not act.cards:
        return table
    return tricks.with_hand(table, act.seat, table.hands[act.seat] & ~hand_of(act.cards))


def trump(table: Table, act: Act) -> Table:
    """A log that begins once the trump was made only says what it is."""
    if act.suit is None or table.part(Begging) is not None:
        return table
    return settle(table, Begging(act.suit), act.suit)


# --- the play


def play(table: Table, act: Act) -> Table:
    """A hand plays a card. Where the log has not told that the eldest hand stood, or was given one, it did if it leads."""
    if takes_by_lead(table, act):
        table = gives(stands(table, act), act)
    return tricks.play(table, act)


def follow_or_trump_when_void_too(table: Table, seat: Seat, trick: Trick) -> Hand:
    """Follow or trump; who can do neither plays what he likes, and who is void but has a trump plays it (gibson 253)."""
    owed, order = follow_or_trump(table, seat, trick), order_here(table)
    return owed or (0 if order.trump is None else table.hands[seat] & order.of_suit[order.trump])


# --- what it comes to


def pegged(table: Table) -> tuple[Entry, ...]:
    """What trumps have brought those who took them, in the order in which they did."""
    values, found = table.game[BegForm].pegged, table.part(Tricks)
    if not values or found is None or found.trump is None:
        return ()
    return tuple(
        Entry(column(table, winner), values[rank_of(card)], f"one of the {RANK_NAMES[rank_of(card)]}, in trumps")
        for winner, cards in tricks_with_cards(table)
        for card in cards
        if suit_of(card) == found.trump and rank_of(card) in values
    )


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """The points of the deal in the order in which they count, as it was played and as it is ruled."""
    beg = table.part(Begging)
    if beg is None:
        return None, None
    following = None if known_dealer(table) is None else table.left(table.dealer)
    played = RaceResult((), table.number, table.dealer, following, complete=False)
    points = points_won(table, table.game[BegForm].counting)
    found = table.part(Tricks)
    counted_out = table.phase == OVER and (found is None or not is_over(table, found))
    if points is not None or counted_out:
        lines = (*beg.lines, *pegged(table), *(Entry(each, 1, name) for name, each in points or ()))
        played = evolve(played, lines=lines, complete=True)
    if table.void:
        return played, None
    revokes = revokes_of(table).columns
    if not revokes or not played.complete:
        return played, played
    out = {each for each, _ in revokes}
    lines = tuple(line for line in played.lines if line.side not in out or line.what not in (JACK_OF_TRUMPS, GAME))
    costs = (Entry(other, points, "a revoke") for each, points in revokes for other in range(table.sides) if other != each)
    return played, evolve(played, lines=(*lines, *costs))


BEG_PLAY = Play(
    "a card turned up, which the eldest hand may beg to change; a gift, or the cards run; six tricks",
    moves=SETTING
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | {
        "turns": turns,
        "stands": stands,
        "begs": begs,
        "gives": gives,
        "runs": runs,
        "draws": draws,
        "discards": discards,
        "bunches": moves_nothing,
        "refuses": moves_nothing,
        "trump": trump,
        "rule": moves_nothing,
        "took": moves_nothing,
        "substitutes": moves_nothing,
        "play": play,
    },
    result=result,
)
