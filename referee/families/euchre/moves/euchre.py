"""How euchre moves: the turn-up accepted or turned down, a suit named, a hand played alone, and what the tricks are worth."""

from attrs import evolve, frozen

from referee.core.cards import SUIT_NAMES, Suit, bit, hand_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import OVER, PLAY, Table
from referee.families.euchre.moves import lowest_deals
from referee.families.euchre.score.euchre import FOUR_HAND, Scale, deal_entries
from referee.mechanics.deal.moves import DEAL_MOVES, cards_played
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.moves.corrections import TRICK_MOVES
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import (
    Bidding,
    begun,
    bidding_of,
    is_pass,
    lay_away,
    passed_out,
    ready,
    round_done,
    spoken,
    turn_up,
    turned_suit,
    with_cards,
)
from referee.mechanics.trump.moves.makers import columns, ended, makers, others
from referee.mechanics.trump.turned import turned_up
from referee.score.race import RaceResult


@frozen
class EuchreForm(Part):
    """What one form of euchre has of its own."""

    scale: Scale = FOUR_HAND
    #: whether an opponent of a lone hand may play alone too
    opposed_alone: bool = False


# --- making the trump


def passes(table: Table, act: Act) -> Table:
    """A player passes. The dealer's pass turns the card down; when all have passed twice, the next player deals."""
    table, bidding = begun(table, act)
    if act.seat is None or bidding.maker is not None or table.phase in (PLAY, OVER):
        return table
    bidding = spoken(table, bidding, act.seat)
    if not round_done(table, bidding):
        return table.but(bidding)
    if bidding.round == 1:
        return table.but(evolve(bidding, round=2, spoken=(), turn=table.eldest))
    return passed_out(table, bidding)


def calls(table: Table, act: Act) -> Table:
    """A pass, told as a call; nothing else is called here."""
    return passes(table, act) if is_pass(act) else table


def accepts(table: Table, act: Act) -> Table:
    """A player accepts the turn-up for trump."""
    table, bidding = begun(table, act)
    return table if act.seat is None or bidding.maker is not None else made(table, bidding, act.seat, turned_suit(table), act)


def makes(table: Table, act: Act) -> Table:
    """A player names the trump; a log may begin with that."""
    table, bidding = begun(table, act)
    return table if act.seat is None or bidding.maker is not None else made(table, bidding, act.seat, act.suit, act)


def trump(table: Table, act: Act) -> Table:
    """A log that begins after the trump was made, and does not say by whom."""
    if table.part(Bidding) is not None:
        return table
    return ready(table, evolve(bidding_of(table), trump=act.suit, named=True), table.eldest)


def made(table: Table, bidding: Bidding, maker: Seat, trump: Suit | None, act: Act) -> Table:
    """The table at the first lead: the maker's partner lays his cards down if he plays alone."""
    alone = 1 << maker if act.how == "alone" else 0
    if not table.game.sides:
        table = table.but(sided=tuple(int(seat != maker) for seat in range(table.seats)))
    bidding = evolve(bidding, maker=maker, trump=trump, named=True, alone=alone)
    return with_idle(table.but(bidding))


def with_idle(table: Table) -> Table:
    """The table with the partners of lone hands out of the play, and the first lead with the eldest hand that is in it."""
    bidding = bidding_of(table)
    idle = 0
    if table.game.sides:
        idle = sum(1 << table.partner(seat) for seat in range(table.seats) if bidding.plays_alone(seat))
    hands = [seat for seat in table.from_left_of(table.dealer) if not idle >> seat & 1]
    return ready(table, bidding, hands[0], idle)


def solo(table: Table, act: Act) -> Table:
    """An opponent of a lone hand says that he plays alone too, where the game knows that."""
    bidding = table.part(Bidding)
    if bidding is None or act.seat is None or not may_oppose_alone(table, act.seat):
        return table
    return with_idle(table.but(evolve(bidding, alone=bidding.alone | 1 << act.seat)))


def may_oppose_alone(table: Table, seat: Seat) -> bool:
    """Whether that player may defend alone against a lone hand."""
    bidding, form = table.part(Bidding), table.game[EuchreForm]
    if bidding is None or bidding.maker is None or not bidding.alone or not form.opposed_alone or tricks.has_begun(table):
        return False
    opposed = any(bidding.plays_alone(each) and each != bidding.maker for each in range(table.seats))
    return table.side_of(seat) != table.side_of(bidding.maker) and not opposed


def may_take_turn_up(table: Table) -> bool:
    """Whether the dealer has still the turn-up to take for a card of his own."""
    return _lies_for_dealer(table) and not cards_played(table, table.dealer)


def has_passed_over_turn_up(table: Table) -> bool:
    """Whether the dealer has played to a trick, not the turn-up itself, and has not been told to take it."""
    his = [act for act in table.acts_of("play") if act.seat == table.dealer]
    played = {card for act in his for card in act.cards}
    return _lies_for_dealer(table) and bool(played) and turned_up(table) not in played


def _lies_for_dealer(table: Table) -> bool:
    bidding = table.part(Bidding)
    accepted = bidding is not None and bidding.maker is not None and bidding.round == 1 and not bidding.taken
    return accepted and turned_up(table) is not None


def discards(table: Table, act: Act) -> Table:
    """The dealer lays a card under the pack for the turn-up."""
    card, bidding = turned_up(table), table.part(Bidding)
    if act.seat == table.dealer and card is not None and bidding is not None and may_take_turn_up(table):
        table = with_cards(table, table.dealer, bit(card), hand_of(act.cards))
        table = table.but(evolve(bidding, taken=True))
        return lay_away(table, act)
    return table


def exchanges(table: Table, act: Act) -> Table:
    """A lone hand puts a card away for one that his partner gives him."""
    if act.seat is None or act.other is None or not act.cards:
        return table
    away, given = act.cards[0], act.cards[1:]
    table = with_cards(table, act.other, 0, hand_of(given))
    return with_cards(table, act.seat, hand_of(given), bit(away))


# --- what it comes to


def contract_told(table: Table) -> str:
    """The trump and its maker, as reports write them."""
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is None:
        return ""
    trump = "trump not told" if bidding.trump is None else SUIT_NAMES[bidding.trump]
    alone = " alone" if bidding.plays_alone(bidding.maker) else ""
    return f"{trump} by {table.name(bidding.maker)}{alone}"


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """What the tricks are worth as they were played, and what the rulings make of it."""
    bidding = table.part(Bidding)
    if bidding is None or (bidding.maker is None and table.phase != OVER):
        return None, None
    maker = bidding.maker
    won = None if maker is None else tricks_of(table, maker)
    lines = None
    if maker is not None and won is not None:
        lone = sum(1 for seat in range(table.seats) if bidding.plays_alone(seat))
        own = makers(table, maker)
        alone = bidding.plays_alone(maker) or len(own) == 1
        ours, theirs = columns(table, own), columns(table, others(table, maker))
        lines = deal_entries(table.game[EuchreForm].scale, ours, theirs, won, alone, lone > 1)
    return ended(table, contract_told(table), won, lines)


def tricks_of(table: Table, seat: Seat) -> int | None:
    """The tricks of that player's side, where the log tells them all."""
    told = reckoning_of(table).won
    if told is not None and table.phase != OVER:
        side, number = told
        own = number if side == table.side_of(seat) else table.hand_size - number
        return own if 0 <= own <= table.hand_size else None
    if table.part(Tricks) is None or table.phase != OVER:
        return None
    won = tricks.tricks_won(table)
    return won[table.side_of(seat)] if sum(won) == table.hand_size else None


EUCHRE_MOVES = SETTING | dict(DEAL_MOVES) | TRICK_MOVES | {
    "draws": lowest_deals.draw,
    "turns": turn_up,
    "passes": passes,
    "call": calls,
    "orders": accepts,
    "assists": accepts,
    "lifts": accepts,
    "rejects": passes,
    "makes": makes,
    "trump": trump,
    "solo": solo,
    "discards": discards,
    "exchanges": exchanges,
    "scatters": moves_nothing,
    "penalty": moves_nothing,
    "quits": moves_nothing,
}  # fmt: skip

EUCHRE_PLAY = Play(
    "a trump made by accepting the turn-up or naming another suit, then five tricks",
    moves=EUCHRE_MOVES,
    runs={"play": tricks.take_tricks},
    result=result,
)
