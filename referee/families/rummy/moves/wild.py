"""Rummy with wild cards: who may take one from the table for the card that it stands for, and what is collected (usp56 2877-2895)."""

from collections.abc import Iterable

from attrs import evolve, field, frozen

from referee.core.cards import JOKERS, suit_of
from referee.core.game import Game
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.rummy.moves.rummy import BY_CARDS, RUMMY_PLAY, Rummy, hand, hand_counts, next_dealer
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.melds.moves.melding import hand_told, melding_of
from referee.mechanics.melds.moves.wild import name_wild, trade
from referee.score.tally import TallyResult


@frozen(kw_only=True)
class Trades:
    """Who may take a joker from the table for the card that it stands for, and when."""

    #: only whoever laid it down
    by_owner: bool = False
    #: only before he lays down cards in his turn
    before_melding: bool = False
    #: not out of a group
    of_sequences: bool = False
    #: not before he has laid down the contract of the deal
    after_contract: bool = False


@frozen(kw_only=True)
class WildRummy(Rummy):
    """A form of rummy with wild cards."""

    trades: Trades = field(factory=Trades)


WILD_MOVES = {"names": name_wild, "exchanges": trade}
#: what each card costs where cards are counted, and a joker
CARD_EACH, JOKER_EACH = 1, 2


def result_of_left(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """The player who is out scores what is left in the other hands; by agreement they pay him by the card."""
    played, ruled = (_collected(table, ruled=each) for each in (False, True))
    return played, None if table.void else ruled


def _collected(table: Table, *, ruled: bool) -> TallyResult | None:
    out, by_cards = melding_of(table).out, table.noted("rule", how=BY_CARDS)
    if table.phase != OVER or out is None:
        return None
    counts = [_by_cards(table, seat) for seat in range(table.seats)] if by_cards else hand_counts(table, ruled=ruled)
    left = [0 if seat == out else count for seat, count in enumerate(counts)]
    known = [count for count in left if count is not None]
    if len(known) < len(left):
        return None
    won = [Entry(out, sum(known), "the other hands")] if sum(known) else []
    lost = [Entry(seat, -count, "cards left") for seat, count in enumerate(known) if count and by_cards]
    dealer = table.dealer if known_dealer(table) is not None else None
    return TallyResult((*won, *lost), table.number, dealer, next_dealer(table, out))


def _by_cards(table: Table, seat: int) -> int | None:
    cards = hand_told(table, seat)
    return None if cards is None else sum(JOKER_EACH if suit_of(card) == JOKERS else CARD_EACH for card in cards)


COLLECTING_PLAY = evolve(
    RUMMY_PLAY,
    name="draw, meld with wild cards, lay off and discard, until a player is out and has what the others hold",
    moves={**RUMMY_PLAY.moves, **WILD_MOVES, "hand": hand},
    result=result_of_left,
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (BY_CARDS,) if game.play is COLLECTING_PLAY else ()
