"""Brag: an ante not paid, a hand seen too early or dropped unseen, and stakes of players who have not looked at their cards."""

from collections import Counter
from collections.abc import Iterator

from referee.core.expect import Misdone, NotShown, Seen, TooEarly, Unpaid
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act, Seat, amount_text
from referee.core.subject import Deed
from referee.core.table import Table
from referee.families.poker.betting import Betting
from referee.families.poker.facts.limits import HALF, LIMIT_PASSED
from referee.families.poker.moves.betting import PAYING, SPEAKING, betting_of, chips_of, interval_at, is_poker
from referee.mechanics.stakes.expects import BET_OVER_LIMIT

VERBS = (*SPEAKING, "announces", "looks", "touches", "unfinished")

UNEQUAL_DEALS = Misdone("round", name="unequal-deals", says="a game that ends before all have dealt equally often")
NO_ANTE = Unpaid("ante", name="no-ante", says="a deal without the dealer's ante")
DROPS_CONCEALED = NotShown("dropped hand", name="drops-concealed", says="a hand dropped and not put face up on the pile")
SEES_TOO_EARLY = TooEarly("see", "two left", name="sees-too-early", says="another player seen while more than two are left")
TOUCHES_BLIND_CARDS = Seen(
    "hand",
    "own hand betting blind",
    name="touches-blind-cards",
    says="cards touched, or looked at out of turn, by a player who bets blind",
)
BLIND_LOOKS = Deed("blind-looks", "a look at his cards by a player who has bet blind, in his turn")


def in_game(game: Game) -> bool:
    """Where players may bet without having looked at their cards; limits are passed elsewhere too."""
    return game.minds(NO_ANTE) or game.minds(BLIND_LOOKS) or game.minds(DROPS_CONCEALED)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What the log tells of the ante, of drops and calls, and of what a player does who has not seen his cards."""
    if not is_poker(table):
        return
    if act.verb == "unfinished":
        yield from _broken_off(table, act)
        return
    betting, interval = interval_at(table)
    if act.seat is None or interval is None:
        return
    who, seat = table.name(act.seat), act.seat
    if act.verb in SPEAKING and not betting_of(table).begun and not betting.spent[table.dealer]:
        yield Matter(NO_ANTE, table.dealer, f"{table.name(table.dealer)} dealt without an ante", act.at)
    match act.verb:
        case "drops" if act.how == "down":
            yield Matter(DROPS_CONCEALED, seat, f"{who} dropped with his cards face down", act.at)
        case "announces" if act.how == "see" and betting.active.bit_count() > 2:
            why = f"{who} saw another while {betting.active.bit_count()} were left"
            yield Matter(SEES_TOO_EARLY, seat, why, act.at)
        case "looks" if act.other is None and betting.is_unseen(seat) and betting.turn == seat:
            yield Matter(BLIND_LOOKS, seat, f"{who} looked at his cards after betting blind", act.at)
        case "looks" | "touches" if act.other is None and betting.is_unseen(seat):
            did = "looked at his cards out of turn" if act.verb == "looks" else "touched his cards"
            yield Matter(TOUCHES_BLIND_CARDS, seat, f"{who} {did} and bets blind", act.at)
        case verb if verb in PAYING and betting.is_unseen(seat) and betting.turn == seat:
            yield from _first_blind_stake(table, betting, act, seat)


def _first_blind_stake(table: Table, betting: Betting, act: Act, seat: Seat) -> Iterator[Matter]:
    """A player who bets blind for the first time, after a first bettor who has seen his cards."""
    bettors = [each for each in table.from_left_of(table.dealer) if betting.staked[each] and each != table.dealer]
    if betting.credit[seat] or not bettors or betting.is_unseen(bettors[0]):
        return
    amount, due = chips_of(betting, act), betting.to_call(seat)
    if amount > due:
        why = f"{table.name(seat)} staked {amount_text(amount)} blind, where half the open stake is {amount_text(due)}"
        yield Matter(BET_OVER_LIMIT, seat, why, act.at, of=LIMIT_PASSED.told(HALF))


def _broken_off(table: Table, act: Act) -> Iterator[Matter]:
    """The end of the game, where not everybody has dealt as often as the others."""
    deals = () if table.sheet is None else table.sheet.deals
    if any(deal.result is None for deal in deals):
        return  # of deals brought forward it is not known who dealt them
    dealt = Counter(dict.fromkeys(range(table.seats), 0))
    dealers = (deal.result.dealer for deal in deals if deal.result)
    dealt.update([table.dealer, *(dealer for dealer in dealers if dealer is not None)])
    if len(set(dealt.values())) > 1:
        often = ", ".join(f"{table.name(seat)} {number}" for seat, number in sorted(dealt.items()))
        yield Matter(UNEQUAL_DEALS, None, f"the players have not dealt equally often: {often}", act.at)
