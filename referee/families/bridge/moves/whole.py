"""A board that is told whole and clean, from its pieces to its result: all hands, one run of calls, the cards, the tags.

Whether it is clean is asked of the functions by which a table takes hands, calls, cards, counts and tags; here one hands on to
the next what it needs, and no table is made. What is told in another shape, or is not clean, is gone through at the table.
"""

from collections.abc import Sequence
from functools import cache

from attrs import evolve

from referee.core.cards import Hand
from referee.core.game import Game
from referee.core.order import Order
from referee.core.record import Act, Run, Seat
from referee.core.watching import taken_together, watches_at_ease
from referee.families.bridge.expects import record_tags
from referee.families.bridge.expects.record_tags import known_of, misfits, said_in, scale_of
from referee.families.bridge.score.duplicate import DuplicateSheet
from referee.mechanics.auction.moves import after_run, contract_of
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer import moves as declarer
from referee.mechanics.declarer.moves import tricks_counted
from referee.mechanics.setting.moves import hands_dealt, leaves_what_was_won, opening_told
from referee.mechanics.tricks.plays import SEATS, Plays, as_one
from referee.score.bridge import honors_held
from referee.score.contracts import BridgeSheet, DealResult

#: what comes behind the play, by the verbs of what is told
_SHAPES = {(), ("won",), ("tags",), ("won", "tags")}
#: acts that nobody else looks at where they are clean
_TOGETHER = frozenset({"deal", "dealer", "vulnerable", "hand", "won"})


def ended_at_once(game: Game, names: tuple[str, ...], number: int, acts: Sequence[Act | Run]) -> DealResult | None:
    """How a clean board ended; None where it has to be gone through act by act."""
    dealer, vulnerable, place = opening_told(acts)
    if vulnerable is None and isinstance(game.score, DuplicateSheet):
        vulnerable = (False, False)  # as nobody knows of a board without a number
    size, after = game.hand_size, place + SEATS
    hands = hands_dealt(acts[place:after], SEATS, game.pack, size)
    if dealer is None or vulnerable is None or not hands or len(acts) == after or not _is_plain(game):
        return None
    calls, others = acts[after], acts[after + 1 :]
    plays = [act for act in others if act.verb == "play" and isinstance(act, Run)]
    told = {act.verb: act for act in others[len(plays) :]}
    if tuple(told) not in _SHAPES or len(plays) + len(told) != len(others):  # a play among them is none of these either
        return None
    auction = after_run(Auction(dealer), calls) if calls.verb == "call" and isinstance(calls, Run) else None
    if auction is None or not auction.closed:
        return None
    contract, both, won = contract_of(auction, names), (0, 0), None
    if plays:
        if contract is None:
            return None
        gathered = _gathered(plays, hands, (contract.declarer + 1) % SEATS, game.order(contract.trump))
        if gathered is None:
            return None
        both = gathered
    count, tags = told.get("won"), told.get("tags")
    if isinstance(count, Act):
        if contract is None or sum(both) == size or count.side is None or not count.numbers:
            return None
        if not leaves_what_was_won(count.number, count.side, both, size):
            return None
        won = count.side, count.number
    said = said_in(tags) if isinstance(tags, Act) else ()
    if said and misfits(said, known_of(contract, both, won, size, vulnerable, scale_of(game))):
        return None
    if contract is None:
        return DealResult(None, 0, (), vulnerable, dealer, number=number)
    tricks = tricks_counted(both, won, contract.side, size)
    honors = honors_held(hands, contract)
    return DealResult(contract, tricks or 0, honors, vulnerable, dealer, number=number, complete=tricks is not None)


def _gathered(told: Sequence[Run], hands: Sequence[Hand], leader: Seat, order: Order) -> tuple[int, int] | None:
    """The tricks of each side, if all that is told of the play is clean."""
    plays = told[0] if len(told) == 1 and isinstance(told[0], Plays) else as_one(told, leader, order)
    if plays is None or plays.first != leader or plays.left_of(hands, order) is None:
        return None
    return plays.won()


@cache
def _is_plain(game: Game) -> bool:
    """Whether a game is played as this is meant for, and nobody watches what is passed over here."""
    usual = game.seats == SEATS and game.sides == 2 and not game.sided and not game.owed and not game.order(None).cancels
    tags_alone = watches_at_ease(game).get("tags", ()) == (record_tags.watch,)
    return usual and isinstance(game.score, BridgeSheet) and tags_alone and taken_together(game) >= _TOGETHER


#: an auction, a dummy and tricks, as contract bridge has them
CONTRACT_BRIDGE_PLAY = evolve(declarer.CONTRACT_PLAY, at_once=ended_at_once)
