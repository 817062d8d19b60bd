"""How rummy moves: draw, meld, lay off, discard, until a player is out; and what the others pay him (usp56 2811-2831)."""

from attrs import evolve, frozen

from referee.core.cards import Card
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.melds.moves import melding
from referee.mechanics.melds.moves import melding_moves as moves
from referee.mechanics.melds.moves.melding import Meld, discards_of, hand_told, melding_of, with_melding, with_pile
from referee.mechanics.setting.moves import moves_nothing
from referee.score.counts import pips_of
from referee.score.matched import ACE_LOW
from referee.score.tally import TallyResult


@frozen
class Rummy(Part):
    """What differs from one kind of rummy to another."""

    #: whether play ends when the stock is gone and the last discard is refused
    blocks: bool = False
    #: whether nobody lays down before he can go out all at once
    all_at_once: bool = False
    #: whether a discard that fits a set may be called by another player
    calls: bool = False


def rummy_of(table: Table) -> Rummy:
    """The kind of rummy that is played."""
    return table.game.part(Rummy) or Rummy()


def counted(table: Table, seat: Seat) -> int | None:
    """What the player said that his hand counts."""
    told = [act.number for act in table.acts if act.verb == "counts" and act.how == "hand" and act.seat == seat]
    return told[-1] if told else None


def goes_rummy(table: Table) -> bool:
    """Whether the player who is out got rid of all his cards in one turn, with nothing laid down or off before."""
    now = melding_of(table)
    return now.out is not None and not now.laid_before >> now.out & 1


# --- moves


def decline(table: Table, act: Act) -> Table:
    """A player refuses the last discard when the stock is gone, which ends a game that blocks."""
    table = table.note(act)
    return table.but(phase=OVER) if rummy_of(table).blocks and not melding.stock_of(table).cards else table


def call_rummy(table: Table, act: Act) -> Table:
    """A player lays off another's discard, and puts a card of his own in its place."""
    pile = discards_of(table)
    if act.seat is None or not act.cards:
        return table
    melds = tuple(_grown(each, act.card) for each in melding_of(table).melds)
    left = pile.cards[:-1] if pile.top == act.card else pile.cards
    given = act.cards[1:2]
    table = with_pile(table, melding.DISCARDS, evolve(pile, cards=(*left, *given)))
    return melding.gone_out(with_melding(melding.loses(table, act.seat, given), melds=melds), act.seat)


def _grown(meld: Meld, card: Card) -> Meld:
    grown = evolve(meld, cards=(*meld.cards, card), laid_off=(*meld.laid_off, card))
    return grown if ACE_LOW.fits((card,), meld.cards) else meld


# --- what it comes to


def hand_counts(table: Table, *, ruled: bool) -> list[int | None]:
    """What each hand counts: as its player said, or as ruled as its cards count, with what is charged for missing ones."""
    found = []
    for seat in range(table.seats):
        cards = hand_told(table, seat)
        told, true = counted(table, seat), None if cards is None else pips_of(cards)
        number = (told if true is None else true) if ruled and not _stands(table, seat) else true if told is None else told
        charged = sum(points for each, points in melding_of(table).charged if each == seat) if ruled else 0
        found.append(None if number is None else number + charged)
    return found


def _stands(table: Table, seat: Seat) -> bool:
    """Whether a wrong count of this hand is past mending."""
    return seat in melding_of(table).miscounted


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """What each pays the player who is out; where play was blocked, the one with the lowest count."""
    played, ruled = (_comes_to(table, hand_counts(table, ruled=each)) for each in (False, True))
    return played, None if table.void else ruled


def _comes_to(table: Table, counts: list[int | None]) -> TallyResult | None:
    now = melding_of(table)
    owed = _owed(table, counts) if table.phase == OVER else None
    if owed is None:
        return None
    winners = [seat for seat, pips in enumerate(owed) if pips == 0] if now.out is None else [now.out]
    double = goes_rummy(table) and not rummy_of(table).all_at_once
    paid = [pips * 2 if double else pips for pips in owed]
    share = sum(paid) // len(winners)  # of odd pips that do not divide the book says nothing
    won = tuple(Entry(seat, share, "the lowest count" if now.out is None else "out") for seat in winners if share)
    lost = tuple(Entry(seat, -pips, "goes rummy" if double else "cards left") for seat, pips in enumerate(paid) if pips)
    dealer = table.dealer if known_dealer(table) is not None else None
    next_dealer = winners[0] if table.seats == 2 else table.left(table.dealer)
    return TallyResult((*won, *lost), table.number, dealer, next_dealer)


def _owed(table: Table, counts: list[int | None]) -> list[int] | None:
    """The pips for which each player pays: those in his hand, beyond the lowest hand where nobody is out."""
    out = melding_of(table).out
    if out is not None and rummy_of(table).all_at_once:
        own = pips_of(card for each in melding_of(table).melds for card in each.cards if each.owner == out)
        return [0 if seat == out else own for seat in range(table.seats)]
    known = [0 if seat == out else pips for seat, pips in enumerate(counts)]
    least = 0 if out is not None else min((pips for pips in known if pips is not None), default=0)
    owed = [pips - least for pips in known if pips is not None]
    return owed if len(owed) == len(known) else None


def at_end(table: Table, act: Act) -> Table:
    """Who is out, for the report."""
    out = melding_of(table).out
    if out is None:
        return table
    table = table.comes_to("out", table.name(out))
    return table.comes_to("goes rummy", "yes") if goes_rummy(table) and table.phase == OVER else table


RUMMY_PLAY = Play(
    "draw, meld or lay off, and discard, until a player is out",
    moves=moves.MELDING_MOVES
    | {
        "draws": moves.draw,
        "buries": moves.bury,
        "restores": moves.restore,
        "melds": moves.meld,
        "lays": moves.lay_off,
        "discards": moves.discard,
        "declines": decline,
        "rummy": call_rummy,
        "out": moves_nothing,
        "shuffles": moves_nothing,
        "end": at_end,
    },
    result=result,
)
