"""Shedding: getting rid of cards on a starter, on sequences or on ranks.

A game names what may be played at any moment: a set of cards, whoever holds them. All else follows: a card that is not among
them does not fit, and a player who holds one of them and passes could have played."""

from collections.abc import Callable

from attrs import evolve, frozen

from referee.core.cards import Card, Hand, cards_of, hand_of, rank_of, suit_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.layout.moves import patience
from referee.mechanics.layout.moves.piles import layout_of
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.mechanics.stakes import moves as payments
from referee.mechanics.stakes.moves import POOL, each_pays, paid, takes_pool
from referee.mechanics.tricks.moves.hands import loses
from referee.mechanics.tricks.moves.tricks import winner_of
from referee.mechanics.tricks.state import Trick
from referee.mechanics.turns.moves.drawing import draw
from referee.mechanics.turns.moves.turns import (
    did,
    goes_out,
    in_play,
    next_in_play,
    player_of,
    turn_ends,
    turns_of,
    unless_taken_back,
)
from referee.score.counts import EIGHT, from_ace_to_king, one_each

#: the pile on which cards are matched, and that of the cards got rid of
STARTER, PLAYED = "starter", "played"

_SEVEN, _IN_A_RANK, _IN_A_SUIT = 7, 4, 13


@frozen
class Shedding(Part):
    """How cards are got rid of in one game."""

    #: the cards that fit now, whoever has them
    fitting: Callable[[Table], Hand]
    #: what a card left in hand costs when somebody is out
    value: Callable[[Card], int] = one_each
    #: what a player who passes pays to the pool, which the winner takes
    for_passing: int = 0
    #: whether a player draws when he cannot play
    draws: bool = False
    #: after how many cards the same player begins a new series
    series: int = 0
    #: whether each plays once to a lead, and the highest card of its suit leads again
    in_tricks: bool = False


@frozen
class Lead(Part):
    """What has been played to the lead."""

    cards: Trick = ()
    #: who has played to it, or passed
    done: frozenset[Seat] = frozenset()


def rules_of(table: Table) -> Shedding | None:
    """How cards are got rid of in this game, if that is what it is about."""
    return table.game.part(Shedding)


def played(table: Table) -> tuple[Card, ...]:
    """The cards got rid of, in order."""
    return layout_of(table).pile(PLAYED).cards


def could_play(table: Table, seat: Seat) -> Hand:
    """What the hand is known to hold of what may be played."""
    rules = rules_of(table)
    if rules is None or (rules.fitting is matching and not _is_known_what_matches(table)):
        return 0
    return table.hands[seat] & rules.fitting(table)


# --- what fits


def _where(table: Table, fits: Callable[[Card], bool]) -> Hand:
    return hand_of(card for card in cards_of(table.pack_used.cards) if fits(card))


def matching(table: Table) -> Hand:
    """Eights: what matches the card on the starter in suit or rank, or is of the suit called for, and any eight."""
    top, called = layout_of(table).pile(STARTER).top, turns_of(table).called
    if top is None or (from_ace_to_king(top) == EIGHT and called is None):
        return table.pack_used.cards
    if called is not None:
        return _where(table, lambda card: suit_of(card) == called or from_ace_to_king(card) == EIGHT)
    ranks = (EIGHT, from_ace_to_king(top))
    return _where(table, lambda card: suit_of(card) == suit_of(top) or from_ace_to_king(card) in ranks)


def _is_known_what_matches(table: Table) -> bool:
    """Whether the log tells the card on the starter, and for an eight that was played the suit that it calls for."""
    top = layout_of(table).pile(STARTER).top
    return top is not None and (from_ace_to_king(top) != EIGHT or turns_of(table).called is not None)


def beside_sevens(table: Table) -> Hand:
    """Fan tan: the sevens, and what goes on from a card played."""
    return _spreading(table, _SEVEN)


def beside_five_or_nine(table: Table) -> Hand:
    """Five or nine: whichever of the two was played first is what a seven is in fan tan."""
    first = played(table)[:1]
    return (
        _spreading(table, from_ace_to_king(first[0])) if first else _where(table, lambda card: from_ace_to_king(card) in (5, 9))
    )


def to_the_lead(table: Table) -> Hand:
    """Go boom: the suit or the rank of the card led."""
    lead = table.part(Lead)
    if lead is None or not lead.cards:
        return table.pack_used.cards
    led = lead.cards[0][1]
    return _where(table, lambda card: suit_of(card) == suit_of(led) or rank_of(card) == rank_of(led))


def _spreading(table: Table, base: int) -> Hand:
    down = {(suit_of(card), from_ace_to_king(card)) for card in played(table)}

    def fits(card: Card) -> bool:
        suit, place = suit_of(card), from_ace_to_king(card)
        inwards = place + 1 if place < base else place - 1
        return (suit, place) not in down and (place == base or (suit, inwards) in down)

    return _where(table, fits)


def of_the_same_rank(table: Table) -> Hand:
    """Snip snap snorem: the others of the rank begun, or any card once all four are played."""
    down = played(table)
    if len(down) % _IN_A_RANK == 0:
        return table.pack_used.cards
    return _where(table, lambda card: rank_of(card) == rank_of(down[-1]) and card not in down)


def next_in_suit_round_the_corner(table: Table) -> Hand:
    """Play or pay: the next card of the suit begun, the ace after the king, or any card once the suit is complete."""
    down = played(table)
    if len(down) % _IN_A_SUIT == 0:
        return table.pack_used.cards
    suit, wanted = suit_of(down[-1]), from_ace_to_king(down[-1]) % _IN_A_SUIT + 1
    return _where(table, lambda card: suit_of(card) == suit and from_ace_to_king(card) == wanted)


# --- moves


def play(table: Table, act: Act) -> Table:
    """A player gets rid of a card."""
    rules = rules_of(table)
    if not act.cards or rules is None:
        return table
    seat = player_of(table, act)
    table = did(loses(table, seat, act.cards[:1]), act)
    name, layout = STARTER if rules.draws else PLAYED, layout_of(table)
    table = table.but(layout.with_pile(name, layout.pile(name).with_top(act.cards[:1])))
    table = table.but(evolve(turns_of(table), called=None))
    if not table.hands[seat] and not table.is_open(seat):
        return _out(table, seat)
    if rules.in_tricks:
        return _to_the_lead(table, seat, act.cards[:1])
    again = rules.series and len(played(table)) % rules.series == 0
    return _with_doubt(turn_ends(table, to=seat if again else next_in_play(table, seat)), act)


def _with_doubt(table: Table, now: Act) -> Table:
    """The table with those who may be out, where partners play on and hands are not told: whose turn it is they do not say."""
    if table.sides == table.seats:
        return table  # with the first who is out all is over
    left = dict.fromkeys((seat for seat in range(table.seats) if table.is_open(seat)), table.hand_size)
    for act in (*table.acts, now) if left else ():
        if act.seat in left and act.verb in ("play", "draws"):
            left[act.seat] += (len(act.cards) or 1) * (1 if act.verb == "draws" else -1)
    return table.but(evolve(turns_of(table), unsure=sum(1 << seat for seat, cards in left.items() if cards <= 0)))


def _to_the_lead(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    """The table after a player played to the lead, or could not; once all have, the highest card of its suit leads."""
    lead = table.part(Lead) or Lead()
    lead = Lead((*lead.cards, *((seat, card) for card in cards)), lead.done | {seat})
    if not lead.cards:  # whoever was to lead leaves it to the next
        return turn_ends(table, to=next_in_play(table, seat))
    if any(in_play(table, each) and each not in lead.done for each in range(table.seats)):
        return turn_ends(table.but(lead), to=next_in_play(table, seat))
    return turn_ends(table.but(Lead()), to=winner_of(lead.cards, table.game.order(None)))


def call_suit(table: Table, act: Act) -> Table:
    """A player names the suit that his eight calls for."""
    top = layout_of(table).pile(STARTER).top
    if act.suit is None or (top is not None and from_ace_to_king(top) != EIGHT):
        return table  # the eight was taken back, or was none
    return table.but(evolve(turns_of(table), called=act.suit))


def pass_turn(table: Table, act: Act) -> Table:
    """A player passes, and pays for it where that costs something; if all pass in a row, the play is blocked."""
    rules, seat = rules_of(table), player_of(table, act)
    if rules is None or table.phase == OVER:
        return table
    table = paid(table, seat, POOL, rules.for_passing, "passes")
    if rules.in_tricks:
        return _to_the_lead(did(table, act, passing=True), seat, ())
    table = turn_ends(did(table, act, passing=True), to=next_in_play(table, seat))
    still = sum(in_play(table, each) for each in range(table.seats))
    return blocked(table, act) if rules.draws and turns_of(table).passes >= still else table


# --- the end


def _out(table: Table, seat: Seat) -> Table:
    """The table once a player is out: it is over, or between partners once both are."""
    table = goes_out(table, seat)
    if all(not in_play(table, each) for each in range(table.seats) if table.side_of(each) == table.side_of(seat)):
        return settled(table, seat)
    return turn_ends(table, to=next_in_play(table, seat))


def left_in_hand(table: Table, seat: Seat) -> int:
    """What the cards cost that a player has left."""
    rules = rules_of(table)
    return 0 if rules is None else sum(map(rules.value, cards_of(table.hands[seat])))


def settled(table: Table, winner: Seat) -> Table:
    """The others pay the winner for what they have left, or pay it to the pool, which he takes."""
    rules = rules_of(table)
    if rules is None:
        return table
    losers = [seat for seat in range(table.seats) if table.side_of(seat) != table.side_of(winner)]
    table = each_pays(
        table, POOL if rules.for_passing else winner, ((each, left_in_hand(table, each)) for each in losers), "cards left"
    )
    if rules.for_passing:
        table = takes_pool(table, winner, "the pool")
    return table.but(phase=OVER)


def blocked(table: Table, act: Act) -> Table:
    """Nobody can play: the lowest count collects the differences, and who tie for it divide them.

    Of an odd chip the book says nothing; here it goes to whoever of them is first from the dealer's left.
    """
    if table.phase == OVER or table.unknown:
        return table
    sides = range(table.sides)
    counts = [sum(left_in_hand(table, seat) for seat in range(table.seats) if table.side_of(seat) == side) for side in sides]
    lowest = [side for side in sides if counts[side] == min(counts)]
    collectors = [seat for seat in table.from_left_of(table.dealer) if table.side_of(seat) in lowest][: len(lowest)]
    for side in sides:
        owed = counts[side] - min(counts)
        for place, collector in enumerate(collectors):
            share = owed // len(collectors) + (place < owed % len(collectors))
            table = paid(table, side, collector, share, "a blocked game")  # the first seat of a side has its number
    return table.but(phase=OVER)


def turn_starter(table: Table, act: Act) -> Table:
    """A card is turned up; the starter begins the play, and an eight among what is turned is buried again."""
    return patience.turn_up(table, act if act.piles else evolve(act, piles=(STARTER,))).but(phase=PLAY)


def agree(table: Table, act: Act) -> Table:
    """The score is agreed upon: the play is over, blocked as it is held to be."""
    return blocked(table, act) if act.how == "score" else table


SHEDDING_PLAY = Play(
    "cards got rid of in turn",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "pile": patience.lays_out(PLAYED),
        "turns": turn_starter,
        "antes": payments.ante,
        "pays": payments.pay,
        "play": unless_taken_back(play),
        "names": call_suit,
        "passes": unless_taken_back(pass_turn),
        "draws": unless_taken_back(draw),
        "retracts": moves_nothing,
        "agreed": agree,
        "attention": attention,
    },
    in_turn=frozenset({"play", "passes", "draws"}),
    result=payments.result,
)
