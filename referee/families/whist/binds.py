"""What a player can be called upon to do in whist and its kin: play a card that lies face up, trump or not, win or lose.

A call binds a player as far as he can comply without revoking, and for one card."""

from referee.core.cards import SUIT_NAMES, Card, Hand, card_text, cards_of
from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind
from referee.core.table import Table
from referee.mechanics.rulings.expects.against_a_ruling import CALLED_CARD_NOT_PLAYED
from referee.mechanics.tricks.binds import HIS_NEXT_CARD, card_of, may_be_played, one_play, plays_card, what_he_played
from referee.mechanics.tricks.moves.tricks import owed, winner_of
from referee.mechanics.tricks.state import Tricks, order_here

PLAY_CALLED_CARD = DutyKind(
    "play called card",
    lambda table, duty: f"{table.name(duty.seat)} must play {card_text(card_of(duty))}",
    plays_card,
    lambda table, duty, act: act.card == duty.card or not may_be_played(table, duty.seat, card_of(duty), act.card),
    what_he_played,
    HIS_NEXT_CARD,
    CALLED_CARD_NOT_PLAYED,
    lets_change_card=True,
)


def _choice(table: Table, duty: Duty, act: Act) -> Hand:
    """The cards among which the player can choose without revoking, the one he plays among them."""
    hand = table.hands[duty.seat] | 1 << act.card
    must = owed(table, duty.seat, table[Tricks].cards) if table.part(Tricks) else 0
    return must or hand


def _trumps(table: Table) -> Hand:
    trump = order_here(table).trump
    return 0 if trump is None else order_here(table).of_suit[trump]


TRUMP_IT = one_play(
    "trump",
    lambda table, duty: f"{table.name(duty.seat)} must trump if he has none of the suit led",
    lambda table, duty, act: bool(_trumps(table) >> act.card & 1) or not _choice(table, duty, act) & _trumps(table),
)

NOT_TRUMP_IT = one_play(
    "not trump",
    lambda table, duty: f"{table.name(duty.seat)} may not trump",
    lambda table, duty, act: not _trumps(table) >> act.card & 1 or not _choice(table, duty, act) & ~_trumps(table),
)


def _wins(table: Table, duty: Duty, card: Card) -> bool:
    """Whether the card is the best of the trick so far."""
    assert table.part(Tricks) is not None
    return winner_of((*table[Tricks].cards, (duty.seat, card)), order_here(table)) == duty.seat


WIN_IT = one_play(
    "win",
    lambda table, duty: f"{table.name(duty.seat)} must win the trick if he can",
    lambda table, duty, act: (
        _wins(table, duty, act.card) or not any(_wins(table, duty, card) for card in cards_of(_choice(table, duty, act)))
    ),
)

LOSE_IT = one_play(
    "lose",
    lambda table, duty: f"{table.name(duty.seat)} must lose the trick if he can",
    lambda table, duty, act: (
        not _wins(table, duty, act.card) or all(_wins(table, duty, card) for card in cards_of(_choice(table, duty, act)))
    ),
)


def _of_suit(table: Table, duty: Duty, act: Act) -> Hand:
    """What the player could play of the suit of which his highest or lowest is called."""
    assert duty.suit is not None
    return _choice(table, duty, act) & order_here(table).of_suit[duty.suit]


HIGHEST_OF_SUIT = one_play(
    "highest of a suit",
    lambda table, duty: f"{table.name(duty.seat)} must play his highest card of {SUIT_NAMES[duty.suit or 0]}",
    lambda table, duty, act: not (held := _of_suit(table, duty, act)) or act.card == order_here(table).best(held),
)

LOWEST_OF_SUIT = one_play(
    "lowest of a suit",
    lambda table, duty: f"{table.name(duty.seat)} must play his lowest card of {SUIT_NAMES[duty.suit or 0]}",
    lambda table, duty, act: not (held := _of_suit(table, duty, act)) or act.card == order_here(table).worst(held),
)
