"""A game of tricks and trumps that is none in particular: what the general law of a book speaks of, and nothing else."""

from collections.abc import Iterable

from attrs import evolve, frozen

from referee.core.cards import rank_of
from referee.core.game import Game, Play
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.setting.moves import CONTRACT_TOLD, SETTING, moves_nothing
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.moves.tricks import take_tricks, tricks_moved, tricks_won
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding, BidForm, begun, bids, names_trump_next, ready, taken_for_closed
from referee.mechanics.trump.moves.turn_up import trump


@frozen
class PlainBids(BidForm):
    """Any number may be bid, and a higher one tops it."""

    def knows(self, table: Table, act: Act) -> bool:
        """Whether it is a number."""
        return bool(act.numbers)

    def tops(self, table: Table, act: Act, last: Act) -> bool:
        """Whether it is more."""
        return act.number > last.number


#: partners sit opposite each other, in as many sides as there are pairs; alternate players are partners where this is not said
OPPOSITE = "opposite-partners"

speak = bids(names_trump_next)


def names_trump(table: Table, act: Act) -> Table:
    """The highest bidder names the trump, and whoever names it where no bid is told has it."""
    table = taken_for_closed(table, act, names_trump_next)
    if table.part(Bidding) is None:
        table, bidding = begun(table, act)
        table = table.but(evolve(bidding, maker=act.seat))
    bidding = table[Bidding]
    if act.seat != bidding.maker or bidding.named:
        return table
    return ready(table, evolve(bidding, trump=act.suit, named=True), table.eldest)


def agreed_on(table: Table, act: Act) -> Table:
    """What the players have agreed on beforehand: that those opposite each other are partners, among other things."""
    if act.how == OPPOSITE and table.seats % 2 == 0:
        table = table.but(sided=tuple(seat % (table.seats // 2) for seat in range(table.seats)))
    return table.note(act)


def draw(table: Table, act: Act) -> Table:
    """Players draw for the first deal: the highest card deals, unless two of them drew alike or not all have drawn."""
    table = table.note(act)
    drawn = {each.seat: rank_of(each.card) for each in table.acts_of("draws") if each.seat is not None and len(each.cards) == 1}
    highest = [seat for seat in drawn if drawn[seat] == max(drawn.values())]
    if len(drawn) < table.seats or len(highest) > 1:
        return table
    return table.but(dealer=highest[0]).comes_to("first dealer", table.name(highest[0]))


def count(table: Table, act: Act) -> Table:
    """What the deal has come to, in tricks and as far as rulings decide it."""
    reckoning, tricks = reckoning_of(table), table.part(Tricks)
    if table.sides < table.seats:
        table = table.comes_to("partners", " against ".join(map(table.side_name, range(table.sides))))
    if tricks is not None and (tricks.winners or any(tricks.earlier)):
        won = tricks_won(table)
        table = table.comes_to("tricks won", _told(table, won))
        if reckoning.transfers and table.sides == len(won) == 2:
            to_first = tricks_moved(table, 1) - tricks_moved(table, 0)
            table = table.comes_to("as ruled", _told(table, (won[0] + to_first, won[1] - to_first)))
    for side in sorted(reckoning.lost):
        table = table.comes_to("lost by ruling", table.side_name(side))
    for side in sorted(reckoning.made):
        table = table.comes_to("made by ruling", table.side_name(side))
    return table


def _told(table: Table, won: tuple[int, ...]) -> str:
    return ", ".join(f"{table.side_name(side)} {number}" for side, number in enumerate(won))


TRUMPS_PLAY = Play(
    "bids, where there are any, a trump suit, and tricks",
    moves=SETTING
    | CONTRACT_TOLD
    | dict(DEAL_MOVES)
    | TRICK_MOVES
    | {
        "bids": speak,
        "passes": speak,
        "makes": names_trump,
        "trump": trump,
        "rule": agreed_on,
        "draws": draw,
        "agreed": moves_nothing,
        "end": count,
    },
    runs={"play": take_tricks},
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (OPPOSITE,) if game.play is TRUMPS_PLAY else ()
