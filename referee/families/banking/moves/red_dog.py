"""Red dog: each player in turn bets against the pool that he can beat the next card of the pack in its suit."""

from attrs import evolve, frozen

from referee.core.cards import Card, cards_of, rank_of, suit_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import PLAY, Table
from referee.families.banking.moves.stakes import OPEN_BET, SETTLED, Stake, amount_of, stakes_of, with_stake
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.mechanics.stakes import moves as payments
from referee.mechanics.stakes.moves import POOL, each_pays, paid, payments_of, pool
from referee.mechanics.turns.moves.turns import did, next_in_play, player_of, turn_ends, turn_of, turns_of


@frozen
class RedDog(Part):
    """That a game is about bets against the next card."""


def beats(card: Card, turned: Card) -> bool:
    """Whether a card beats the one turned: of its suit and higher, the ace highest."""
    return suit_of(card) == suit_of(turned) and rank_of(card) > rank_of(turned)


def open_bet(table: Table, seat: Seat) -> Stake | None:
    """The bet of a player against which no card has been turned yet."""
    return next((stake for stake in stakes_of(table) if stake.seat == seat and stake.state == OPEN_BET), None)


def lost(table: Table, seat: Seat) -> bool:
    """Whether the player's bet has been lost."""
    return any(each.payer == seat and each.payee is POOL and each.why == "a bet lost" for each in payments_of(table))


def knows_pool(table: Table) -> bool:
    """Whether it is told what lies in the pool: something was paid in, no more has come out, and who won each bet is known."""
    return bool(payments_of(table)) and not _untold_bets(table) and pool(table, ruled=False) >= 0


def _untold_bets(table: Table) -> int:
    """How many bets are settled of which it is not told who won them."""
    settled = sum(stake.state == SETTLED for stake in stakes_of(table))
    return settled - sum(each.why.startswith("a bet ") for each in payments_of(table))


# --- moves


def bet(table: Table, act: Act) -> Table:
    """A player names his bet; named again it stays what it was."""
    seat = player_of(table, act)
    table = did(table, act).note(act)
    return table if open_bet(table, seat) is not None else with_stake(table, None, Stake(seat, amount_of(act)))


def pay_instead(table: Table, act: Act) -> Table:
    """A player pays a chip to the pool instead of betting, which ends his turn."""
    if act.seat != turn_of(table) or act.other is not None:
        return payments.pay(table, act)
    return turn_ends(did(paid(table, act.seat, POOL, payments.chips(act), act.text or "paid", told=True), act))


def pass_turn(table: Table, act: Act) -> Table:
    """A player does neither."""
    return turn_ends(did(table, act))


def sits_out(table: Table, act: Act) -> Act:
    """A pass by a player who may sit the deal out means that he does."""
    drops = evolve(act, verb="drops")
    return drops if any(right.seat == act.seat and right.kind.claimed(table, right, drops) for right in table.rights) else act


def turn_up(table: Table, act: Act) -> Table:
    """The dealer turns a card against the last bet; who laid it shows a card that beats it, or has lost.

    Of a bet that another has laid upon it before its card was told nobody knows who has won it.
    """
    open_bets = [stake for stake in stakes_of(table) if stake.state == OPEN_BET]
    if not open_bets or not act.cards:
        return table
    stake, before = open_bets[-1], open_bet(table, turn_of(table))
    seat = stake.seat
    if before not in (None, stake):
        table = with_stake(table, before, evolve(before, state=SETTLED))
    table = with_stake(table, stake, evolve(stake, state=SETTLED)).note(act)
    if any(beats(card, act.cards[-1]) for card in cards_of(table.hands[seat])):
        table = _wins(table, seat, stake.bet)
    elif not table.is_open(seat):
        table = paid(table, seat, POOL, stake.bet, "a bet lost")
    return _restored(turn_ends(table, to=next_in_play(table, seat)).but(phase=PLAY))


def _wins(table: Table, seat: int, bet: int) -> Table:
    """The table with a bet won: as much comes out of the pool, and no more than there is."""
    known = payments_of(table) and _untold_bets(table) == 1  # his own
    return paid(table, POOL, seat, min(bet, pool(table, ruled=False)) if known else bet, "a bet won")


def _restored(table: Table) -> Table:
    """The table with a chip from each in the pool, if it is known that there is none left in it."""
    if not knows_pool(table) or pool(table, ruled=False):
        return table
    out = turns_of(table).out  # who has no part in the deal restores nothing
    in_the_deal = [seat for seat in range(table.seats) if not out >> seat & 1]
    return each_pays(table, POOL, ((each, 1) for each in in_the_deal), "ante")


def show(table: Table, act: Act) -> Table:
    """A player whose hand the log does not tell shows a card that beats the one turned, or his whole hand."""
    turned = next((note for note in reversed(table.acts) if note.verb == "turns"), None)
    stake = next((each for each in reversed(stakes_of(table)) if each.seat == act.seat), None)
    if turned is None or stake is None or act.seat is None or not table.is_open(act.seat) or not act.cards:
        return table
    won = any(beats(card, turned.cards[-1]) for card in act.cards)
    return _restored(_wins(table, act.seat, stake.bet)) if won else paid(table, act.seat, POOL, stake.bet, "a bet lost")


RED_DOG_PLAY = Play(
    "bets against the next card of the pack",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "antes": payments.ante,
        "bets": bet,
        "pays": pay_instead,
        "passes": pass_turn,
        "drops": moves_nothing,  # who may sit out does so by his right
        "turns": turn_up,
        "burns": moves_nothing,
        "shows": show,
        "attention": attention,
    },
    meant={"passes": sits_out},
    in_turn=frozenset({"bets", "passes"}),
    result=payments.result,
)
