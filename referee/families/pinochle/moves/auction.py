"""Auction pinochle: bids by tens, a widow that all may see, melds of the bidder, cards buried, and what is paid for it all."""

from collections.abc import Iterable, Mapping

from attrs import evolve, frozen

from referee.core.game import Game, Play
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, PLAY, Table
from referee.families.pinochle.moves.melds import BETE, DOUBLE_BETE, MADE, fate_of
from referee.families.pinochle.moves.seats import draws
from referee.families.pinochle.moves.widow import (
    InHand,
    WidowForm,
    bidder_of,
    buried,
    bury,
    dealer,
    deals,
    next_dealer,
    takes_widow,
    to_lead,
    widow_size,
)
from referee.families.pinochle.moves.widow import restores as takes_up
from referee.families.pinochle.score.rising import DealResult
from referee.families.pinochle.score.units import Schedule
from referee.mechanics.combinations import moves as combining
from referee.mechanics.combinations.score import Scale
from referee.mechanics.combinations.state import points_declared, shown_of, taken_up
from referee.mechanics.deal.moves import DEAL_MOVES, known_dealer
from referee.mechanics.setting.moves import SETTING, TRICKS_TOLD, attention, moves_nothing
from referee.mechanics.tricks.counting import CardPoints, won_last
from referee.mechanics.tricks.moves import corrections, tricks
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import NOBODY, Tricks, order_here, taken_before, tricks_with_cards
from referee.mechanics.trump import chances
from referee.mechanics.trump.moves.bidding import Bidding, names_trump_next, passed_out, taken_for_closed
from referee.mechanics.trump.moves.rounds import NumberForm, bids_in_rounds


@frozen(eq=False)
class Auction(WidowForm, NumberForm):
    """What auction pinochle says of its numbers."""

    scale: Scale
    cards: CardPoints
    least: int
    step: int
    most: int | None
    #: what bids are worth, and the schedules that players may agree on, by the name of the rule
    schedule: Schedule
    other_schedules: Mapping[str, Schedule]
    #: from which bid the kitty pays and collects
    kitty_from: int
    widow: int = 3
    small_widow: int = 0
    trump_before_widow: bool = False
    #: what a trick game of this length counts in all, the last trick included
    total: int = 250

    def may_declare(self, table: Table) -> frozenset[Seat]:
        """The bidder alone melds."""
        bidder = bidder_of(table)
        return frozenset() if bidder is None else frozenset((bidder,))


def schedule_of(table: Table) -> Schedule:
    """What bids are worth here."""
    form = table.game[Auction]
    return next((each for rule, each in form.other_schedules.items() if table.noted("rule", how=rule)), form.schedule)


def bid_of(table: Table) -> int | None:
    """How much he bid."""
    bidding = table.part(Bidding)
    return None if bidding is None or bidding.best is None or bidding.maker is None else bidding.best.number


# --- from the bids to the first lead


def settle(table: Table, bidding: Bidding) -> Table:
    """The highest bidder has it: the others play against him."""
    table = table.but(sided=tuple(int(seat != bidding.maker) for seat in range(table.seats)))
    return names_trump_next(table, bidding)


speak = bids_in_rounds(settle, passed_out)


widow = takes_widow(settle)


def wants(table: Table, act: Act) -> Table:
    """A player says which card he would like to find in the widow, as long as he has not looked at it."""
    return table if has_looked_at_widow(table) else chances.wants(table, act, widow_size(table))


def makes(table: Table, act: Act) -> Table:
    """The bidder names the trump, and may name another until he leads."""
    table = taken_for_closed(table, act, settle)
    bidding = table.part(Bidding)
    if bidding is None or act.seat is None or act.seat != bidding.maker or has_begun(table):
        return table
    return to_lead(table, evolve(bidding, trump=act.suit, named=True), act.seat)


def meld(table: Table, act: Act) -> Table:
    """The bidder lays out what he has; what he lays out anew before the lead takes the place of that."""
    if act.seat is None or table.phase == OVER:
        return table
    return combining.show_all(table, act)


def restores(table: Table, act: Act) -> Table:
    """He takes his melds up again before the lead, to lay out others, or cards that he has buried."""
    if has_begun(table) or act.cards or act.seat is None:
        return takes_up(table, act)
    shown = shown_of(table)
    kept = tuple(each for each in shown.declared if each.owner != act.seat)
    return taken_up(table.but(evolve(shown, declared=kept)), act.seat)


def play(table: Table, act: Act) -> Table:
    """A hand plays a card; with the first of them the melds are taken up."""
    table = taken_for_closed(table, act, settle)
    if fate_of(table).off or table.phase not in (PLAY, OVER):
        return table
    return tricks.play(taken_up(table.without(InHand)), act)


# --- given up, and claimed


def concedes(table: Table, act: Act) -> Table:
    """The bidder gives his contract up; or an opponent proposes to, and his partner agrees."""
    table = taken_for_closed(table, act, settle)
    fate = fate_of(table)
    if act.seat is None or bidder_of(table) is None or table.phase == OVER or fate.agreed:
        return table
    alone = act.seat == bidder_of(table)
    partner_did = fate.conceded not in (None, act.seat) and fate.conceded != bidder_of(table) and not alone
    if alone or partner_did:
        return table.but(evolve(fate, conceded=act.seat, agreed=True), phase=OVER)
    return table.but(evolve(fate, conceded=act.seat))


def agrees(table: Table, act: Act) -> Table:
    """The partner of an opponent who proposes to concede agrees."""
    fate = fate_of(table)
    if fate.conceded is None or fate.agreed or act.seat in (fate.conceded, bidder_of(table)):
        return table.note(act)
    return table.but(evolve(fate, agreed=True), phase=OVER)


def refuses(table: Table, act: Act) -> Table:
    """He does not, and the play goes on."""
    fate = fate_of(table)
    return table.note(act) if fate.agreed or fate.conceded is None else table.but(evolve(fate, conceded=None))


def claims(table: Table, act: Act) -> Table:
    """Somebody says that his side has won: the play is over."""
    if act.seat is None or table.phase != PLAY:
        return table
    return table.note(act).but(phase=OVER)


# --- what it comes to


def has_looked_at_widow(table: Table) -> bool:
    """Whether the bidder has seen a card of the widow."""
    bidder = bidder_of(table)
    taken = any(act.seat == bidder for act in table.acts_of("widow"))
    return taken or table.noted("looks", bidder, "widow")


def points_of_bidder(table: Table, *, by_law: bool) -> int | None:
    """What the bidder has, melds and cards, with those that he buried; None where it is not told."""
    bidder, form, fate = bidder_of(table), table.game[Auction], fate_of(table)
    if bidder is None:
        return None
    counts = form.cards.at(table)
    melds = points_declared(table, bidder, by_law=by_law)
    told = {act.seat: act for act in table.acts_of("took") if act.seat is not None}
    if bidder in told:
        act = told[bidder]
        return melds + (act.number if act.numbers else counts.of(act.cards))
    against = [act.number for seat, act in told.items() if seat != bidder and act.numbers]
    if against:
        return melds + form.total - sum(against)
    if table.phase != OVER or not has_begun(table):
        return None
    mine = counts.of(buried(table))
    others, kept = 0, dict(fate.kept)
    for place, (winner, cards) in enumerate(tricks_with_cards(table), -len(taken_before(table))):
        points = counts.of(cards)
        taker = kept.get(place, winner) if by_law else winner
        mine, others = (mine + points, others) if taker == bidder else (mine, others + points)
    if fate.claimed is not None:
        return melds + (mine if fate.claimed == bidder else form.total - others)
    last = won_last(table)
    return melds + mine + (counts.last_trick if last == bidder and last != NOBODY else 0)


def comes_to(table: Table, *, by_law: bool) -> str | None:
    """What the contract comes to: made, bete or double bete; None where that is not told."""
    fate, bid = fate_of(table), bid_of(table)
    if by_law and fate.contract:
        return fate.contract
    if bid is None:
        return None
    if fate.agreed:
        if fate.conceded != bidder_of(table):
            return MADE
        return DOUBLE_BETE if has_begun(table) else BETE
    points = points_of_bidder(table, by_law=by_law)
    return None if points is None else MADE if points >= bid else DOUBLE_BETE


def forfeits_unseen(table: Table) -> bool:
    """Whether the bidder of the least gives up without having seen the widow."""
    fate = fate_of(table)
    gives_up = fate.agreed and fate.conceded == bidder_of(table) and not has_begun(table)
    return gives_up and bid_of(table) == table.game[Auction].least and not has_looked_at_widow(table)


def settlement(table: Table, *, by_law: bool) -> DealResult | None:
    """What everybody pays and collects."""
    fate, bidder, bid, form = fate_of(table), bidder_of(table), bid_of(table), table.game[Auction]
    dealt = table.dealer if known_dealer(table) is not None else None
    following = next_dealer(table)
    fines = tuple(
        line
        for seat, each in (fate.fines if by_law else ())
        for line in (
            Entry(seat, -each * (table.seats - 1), "widow exposed"),
            *(Entry(other, each, "widow exposed") for other in range(table.seats) if other != seat),
        )
    )
    if fate.off and by_law:
        return DealResult(fines, table.number, dealt, following, contract="called off")
    outcome = comes_to(table, by_law=by_law)
    if bidder is None or bid is None or outcome is None:
        return None
    trump = order_here(table).trump if table.part(Tricks) else None
    told = f"{bid} by {table.name(bidder)}"
    value = schedule_of(table).with_trump(bid, trump)
    if forfeits_unseen(table) and not (by_law and fate.contract):
        value = schedule_of(table).value(bid)
        forfeited = (Entry(bidder, -value, "forfeited to the kitty"), *fines)
        return DealResult(forfeited, table.number, dealt, following, contract=told, kitty=value, made="forfeited")
    each = {MADE: -value, BETE: schedule_of(table).value(bid), DOUBLE_BETE: 2 * value}[outcome]
    others = [seat for seat in range(table.seats) if seat != bidder]
    kitty = each if bid >= form.kitty_from else 0
    what = {MADE: "contract made", BETE: "single bete", DOUBLE_BETE: "double bete"}[outcome]
    lines = (Entry(bidder, -each * len(others) - kitty, what), *(Entry(seat, each, what) for seat in others))
    points = points_of_bidder(table, by_law=by_law)
    made = outcome if points is None or (by_law and fate.contract) else f"{outcome}, {points}"
    return DealResult((*lines, *fines), table.number, dealt, following, contract=told, kitty=kitty, made=made)


def result(table: Table) -> tuple[DealResult | None, DealResult | None]:
    """The settlement of the deal, as it was played and as it is ruled."""
    bidding = table.part(Bidding)
    if bidding is not None and bidding.maker is None and table.phase == OVER and not fate_of(table).off:
        empty = DealResult((), table.number, None, table.left(table.dealer), contract="passed out")
        return empty, None if table.void else empty
    return settlement(table, by_law=False), None if table.void else settlement(table, by_law=True)


AUCTION_PLAY = Play(
    "bids by tens, a widow for the highest bidder, who melds and buries three cards; fifteen tricks",
    moves=SETTING
    | TRICKS_TOLD
    | dict(DEAL_MOVES)
    | {
        "draws": draws(lowest=True),
        "dealer": dealer,
        "deals": deals,
        "bids": speak,
        "passes": speak,
        "call": speak,
        "widow": widow,
        "wants": wants,
        "makes": makes,
        "melds": meld,
        "restores": restores,
        "discards": bury,
        "play": play,
        "retracts": corrections.retract,
        "substitutes": corrections.substitute,
        "omits": corrections.omit,
        "adds": corrections.add,
        "exposes": tricks.face,
        "concedes": concedes,
        "agrees": agrees,
        "refuses": refuses,
        "claims": claims,
        "attention": attention,
    }
    | dict.fromkeys(("rule", "took", "gathers", "pays", "agreed", "demands", "looks", "inspects"), moves_nothing),
    result=result,
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    form = game.part(Auction)
    return () if form is None else (*form.other_schedules, *form.cards.agreed)
