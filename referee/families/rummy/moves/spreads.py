"""Conquian: each builds sets of his own until he has eleven cards on the table (usp56 3663-3681).

A card is turned from the stock, or the last discard taken, and laid down at once or left; nobody keeps it. For the count of
hands a card that is turned is in the hand until it is melded or discarded.
"""

from attrs import evolve, frozen

from referee.core.cards import Card
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.rummy.moves.rummy import RUMMY_PLAY, Rummy
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.layout.moves.piles import UNKNOWN
from referee.mechanics.melds.moves.melding import (
    FROM_STOCK,
    discards_of,
    gains,
    matching_of,
    melded_by,
    melding_of,
    plus,
    sets_of,
    with_melding,
)
from referee.mechanics.setting.moves import began_in_the_middle, moves_nothing
from referee.score.counts import EIGHT, from_ace_to_king
from referee.score.matched import Matching
from referee.score.tally import TallyResult


def without_eight_to_ten(card: Card) -> int:
    """The place of a card in a suit from which eight, nine and ten are taken out: the jack follows the seven."""
    place = from_ace_to_king(card)
    return place if place < EIGHT else place - 3


#: sequences in a pack of forty, from the ace to the king in ten places
OF_FORTY = Matching(place=without_eight_to_ten, last=10)
#: ranks that such a pack lacks
TAKEN_OUT = tuple(f"{suit}{rank}" for suit in "CDHS" for rank in ("8", "9", "T"))


@frozen(kw_only=True)
class Spreads(Rummy):
    """What differs between games in which nobody keeps the card that he turns or takes."""

    matching: Matching = OF_FORTY
    upcard: bool = False
    to_meld: int = 11
    blocks: bool = True
    #: whether a discard may be taken only where the player before has drawn it from the stock
    drawn_only: bool = False


def turned_card(table: Table) -> Card | None:
    """The card of the stock that the player in turn has turned, where the log tells it."""
    now = melding_of(table)
    if now.drawn != (FROM_STOCK,):
        return None
    drawn = next(act for act in reversed(table.acts) if act.verb == "draws" and act.seat == now.turn)
    return drawn.cards[0] if drawn.cards and drawn.card != UNKNOWN else None


def fits_own(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a card can be added to a set that the player has on the table."""
    return any(matching_of(table).fits((card,), each.cards) for each in sets_of(table, seat) if not each.shut)


def out_of_a_hand(table: Table) -> bool | None:
    """Whether the last discard was not drawn from the stock by the player before; None where the log does not tell what was."""
    top, last = discards_of(table).top, melding_of(table).last
    if top is None or last is None:
        return None if began_in_the_middle(table) else True
    drawn = next((act for act in reversed(table.acts) if act.verb == "draws" and act.seat == last), None)
    if drawn is None or (drawn.how == FROM_STOCK and not drawn.cards):
        return None
    return drawn.how != FROM_STOCK or drawn.card != top


def forcible(table: Table, seat: Seat) -> Card | None:
    """The last discard, where it can be added to a set of this player; in his turn he may be made to take it."""
    top, within_reach = discards_of(table).top, not table.game[Spreads].drawn_only or out_of_a_hand(table) is False
    his = top is not None and within_reach and seat == melding_of(table).turn
    return top if top is not None and his and fits_own(table, seat, top) else None


def one_card_short(table: Table) -> Seat | None:
    """The player who comes next, where he has no card left and needs one more on the table."""
    following = table.left(melding_of(table).turn)
    short = melded_by(table, following) == table.game[Spreads].to_meld - 1 and not melding_of(table).held[following]
    return following if short else None


def is_forced(table: Table, seat: Seat) -> bool:
    """Whether somebody has demanded that the player take the discard that lies uppermost."""
    for act in reversed(table.acts):
        if act.verb == "forces" and act.other == seat:
            return True
        if act.verb in ("discards", "draws"):
            return False
    return False


# --- moves


def borrow(table: Table, act: Act) -> Table:
    """A player takes cards out of sets of his own into his hand, to lay them down in another."""
    if act.seat is None:
        return table
    taken = tuple(card for card in act.cards if any(card in each.cards for each in sets_of(table, act.seat)))
    for card in taken:
        melds = list(melding_of(table).melds)
        place = next(place for place, each in enumerate(melds) if each.owner == act.seat and card in each.cards)
        left, later = list(melds[place].cards), list(melds[place].laid_off)
        left.remove(card)
        if later.count(card) > left.count(card):
            later.remove(card)
        shrunk = evolve(melds[place], cards=tuple(left), laid_off=tuple(later), laid_by=(act.seat,) * len(later))
        melds[place : place + 1] = [shrunk] if left else []
        table = with_melding(table, melds=tuple(melds))
    return gains(with_melding(table, due=plus(melding_of(table).due, act.seat, len(taken))), act.seat, taken)


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """A game for the player who has eleven cards on the table; nobody's, where the stock is gone and the last discard refused."""
    winner = melding_of(table).out
    if table.phase != OVER:
        return None, None
    dealer = table.dealer if known_dealer(table) is not None else None
    lines = () if winner is None else (Entry(winner, 1, "a game"),)
    game = TallyResult(lines, table.number, dealer, table.left(table.dealer) if winner is None else winner)
    return game, None if table.void else game


def at_end(table: Table, act: Act) -> Table:
    """How many cards each has on the table, for the report."""
    out = melding_of(table).out
    return table if out is None else table.comes_to("out", table.name(out))


SPREADS_PLAY = evolve(
    RUMMY_PLAY,
    name="turn a card or take the last discard, lay it down or leave it, until a player has eleven on the table",
    moves={
        **{verb: move for verb, move in RUMMY_PLAY.moves.items() if verb != "rummy"},
        "borrows": borrow,
        "forces": moves_nothing,
        "end": at_end,
    },
    result=result,
)
