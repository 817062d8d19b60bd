"""Red and Black: each player in turn bets on a color, and the dealer gives him five cards face up."""

from attrs import evolve, frozen

from referee.core.cards import DIAMONDS, HEARTS, Card, suit_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.families.banking.moves import banking
from referee.families.banking.moves.stakes import OPEN_BET, SETTLED, Stake, bet, stake_of, with_stake
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.mechanics.stakes import moves as payments
from referee.mechanics.stakes.moves import paid

RED, BLACK = "red", "black"


@frozen
class RedAndBlack(Part):
    """That a game is about the color of most of the cards."""

    #: how many of them are dealt on a bet
    cards: int = 5


def named_color(table: Table, seat: Seat) -> str:
    """The color that the player has named with his bet; empty where he has named none."""
    return next((note.how for note in reversed(table.acts) if note.verb == "bets" and note.seat == seat), "")


def most_of(cards: tuple[Card, ...]) -> tuple[str, bool]:
    """The color of most of an odd number of cards, and whether it is that of all of them.

    >>> from referee.core.cards import CARD
    >>> most_of(tuple(CARD[card] for card in ("H2", "D9", "SK", "H7", "C3")))
    ('red', False)
    """
    red = sum(suit_of(card) in (HEARTS, DIAMONDS) for card in cards)
    return RED if 2 * red > len(cards) else BLACK, red in (0, len(cards))


def deal(table: Table, act: Act) -> Table:
    """Cards dealt face up to a player; with the last of them his bet is settled."""
    table = banking.deal(table, act)
    stake, form = (None if act.seat is None else stake_of(table, act.seat)), table.game[RedAndBlack]
    if stake is None or stake.state != OPEN_BET or len(stake.cards) < form.cards:
        return table
    return _settled(table, stake)


def _settled(table: Table, stake: Stake) -> Table:
    """The bet paid or collected, twice over where all cards are of one color; nothing where no color was named."""
    color, (most, alike) = named_color(table, stake.seat), most_of(stake.cards)
    amount = stake.bet * (2 if alike else 1)
    if color == most:
        table = paid(table, table.dealer, stake.seat, amount, "a bet won")
    elif color:
        table = paid(table, stake.seat, table.dealer, amount, "a bet lost")
    return with_stake(table, stake, evolve(stake, state=SETTLED))


RED_AND_BLACK_PLAY = Play(
    "bets on the color of most of five cards",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {"limit": moves_nothing, "bets": bet, "up": deal, "pays": payments.pay, "attention": attention},
    result=payments.result,
)
