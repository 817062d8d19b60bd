"""Pinochle in which everybody melds: a trump turned up or named by the highest bidder, melds shown and taken up, and the play.

Partners score together, and where nobody has one each for himself. A side counts its melds if it wins a trick.
"""

from collections import Counter
from collections.abc import Iterable

from attrs import evolve, frozen

from referee.core.cards import KING, PLANE, QUEEN, SUIT_WIDTH, SUITS, Hand, copies_in, with_card, without_card
from referee.core.game import Game, Play
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, PLAY, Table
from referee.families.pinochle.moves.melds import by_column, card_points, column, columns, dix_of, fate_of, melded
from referee.families.pinochle.moves.seats import draws
from referee.families.pinochle.moves.two_hand import target
from referee.families.pinochle.moves.widow import (
    InHand,
    WidowForm,
    agrees_on,
    bidder_of,
    buried,
    bury,
    dealer,
    deals,
    inactive,
    next_dealer,
    restores,
    takes_widow,
    to_lead,
)
from referee.families.pinochle.score.checks import Checks
from referee.families.pinochle.score.rising import DealResult
from referee.mechanics.combinations import moves as combining
from referee.mechanics.combinations.score import Scale
from referee.mechanics.combinations.state import Declared, shown_of, taken_up
from referee.mechanics.deal.moves import DEAL_MOVES, known_dealer
from referee.mechanics.setting.moves import SETTING, TRICKS_TOLD, attention, moves_nothing
from referee.mechanics.tricks.counting import CardPoints, won_last
from referee.mechanics.tricks.moves import corrections, tricks
from referee.mechanics.tricks.moves.hands import gains
from referee.mechanics.tricks.moves.owing import owing
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import Trick, Tricks, empty_tricks, order_here, takers, tricks_with_cards
from referee.mechanics.trump.moves.bidding import Bidding, begun, bids, names_trump_next, passed_out, taken_for_closed
from referee.mechanics.trump.moves.rounds import NumberForm, bids_in_rounds, next_to_speak
from referee.mechanics.trump.turned import TurnUp, turned_up

#: what a log says where every trick has to be headed
HEADING = "heading"


@frozen(eq=False, kw_only=True)
class Everybody(WidowForm, NumberForm):
    """What a game in which everybody melds says of its numbers."""

    scale: Scale
    cards: CardPoints
    #: what the cards of a deal count in all, the last trick included
    total: int = 250
    #: whether the trump is bid for, in one round or until all but one have passed
    bids: bool = True
    one_round: bool = False
    least: int = 0
    step: int = 10
    most: int | None = None
    #: whether the dealer has to bid the least where nobody else has
    dealer_must: bool = False
    #: whether the eldest hand leads, whoever has bid
    eldest_leads: bool = False
    #: whether a trick that counts nothing lets melds count
    any_trick: bool = True
    #: what a side has to take in cards to count anything
    least_in_cards: int = 0
    #: whether the bidder counts his melds without a trick, having laid cards away
    bidder_needs_no_trick: bool = False
    widow: int = 0
    small_widow: int = 0
    trump_before_widow: bool = False
    #: whether the trump may be changed until the lead
    trump_may_change: bool = False
    #: whether melds and flushes are announced in the place of bids
    announces: bool = False
    #: what each opponent gets beside his melds of a contract given up
    for_concession: int = 0
    #: what is paid in checks
    checks: Checks | None = None


# --- trump turned up


def turn_up(table: Table, act: Act) -> Table:
    """The dealer turns up his last card; one that is put face down makes no trump before it is drawn."""
    if not act.cards or act.how == "down" or table.part(Tricks) is not None or table.game[Everybody].bids:
        return table.note(act)
    table = table.note(act).but(TurnUp(act.card))
    seat = table.dealer
    if table.is_open(seat) and known_dealer(table) is not None:
        hand = table.hands[seat]
        table = tricks.with_hand(table, seat, hand if copies_in(hand, act.card) else with_card(hand, act.card))
    return table.but(empty_tricks(table, table.eldest, order_here(table).suit[act.card]), phase=PLAY)


def trump(table: Table, act: Act) -> Table:
    """A log that begins after the trump was made."""
    if table.part(Tricks) is not None:
        return table
    return table.but(empty_tricks(table, table.eldest, act.suit), phase=PLAY)


def exchange(table: Table, act: Act) -> Table:
    """The lowest trump is given to the dealer for the card turned up, and is counted."""
    face, dix = turned_up(table), dix_of(table)
    if act.seat is None or face is None or dix is None or has_begun(table):
        return table
    (low,) = dix.ways(order_here(table).trump)[0]
    mine, dealers = table.hands[act.seat], table.hands[table.dealer]
    table = tricks.with_hand(table, act.seat, with_card(without_card(mine, low), face))
    table = tricks.with_hand(table, table.dealer, with_card(without_card(dealers, face), low))
    shown = shown_of(table)
    declared = (*shown.declared, Declared(act.seat, (low,), dix.name, dix.points))
    return table.but(TurnUp(low), evolve(shown, declared=declared))


# --- trump bid for


def settle(table: Table, bidding: Bidding) -> Table:
    """The highest bidder goes on to name the trump."""
    if table.sides == table.seats:
        table = table.but(sided=tuple(range(table.seats)))
    return names_trump_next(table, bidding)


def all_passed(table: Table, bidding: Bidding) -> Table:
    """Nobody has bid: the hands are thrown in, and the next player deals."""
    return passed_out(table, bidding)


_in_rounds, _once = bids_in_rounds(settle, all_passed), bids(settle, all_passed)


def speak(table: Table, act: Act) -> Table:
    """A player bids or passes, as often as the game lets him; nothing comes of it where a card is turned up for trump."""
    if not table.game[Everybody].bids:
        return table
    return (_once if table.game[Everybody].one_round else _in_rounds)(table, act)


def announces(table: Table, act: Act) -> Table:
    """A player tells what his meld counts, or that he has a flush, in the place of a bid; what it counts as is for the laws."""
    if not table.game[Everybody].announces:
        return table.note(act)
    table, bidding = begun(table, act)
    if act.seat is None or bidding.maker is not None or act.seat != bidding.turn or table.phase in (PLAY, OVER):
        return table.note(act)
    if bidding.best is None and len(table.acts_of("announces")) + len(bidding.spoken) >= table.seats - 1 and not act.text:
        return all_passed(table, bidding)
    return table.but(evolve(bidding, turn=next_to_speak(table, bidding, act.seat))).note(act)


def deemed_bid(table: Table, seat: Seat, number: int) -> Table:
    """The table on which this counts as his bid."""
    table, bidding = begun(table, Act("bids", seat, numbers=(number,)))
    return table.but(evolve(bidding, best=Act("bids", seat, numbers=(number,))))


widow = takes_widow(settle)


def makes(table: Table, act: Act) -> Table:
    """The highest bidder names the trump, which stays; or may be changed until he leads."""
    table, form = taken_for_closed(table, act, settle), table.game[Everybody]
    bidding = table.part(Bidding)
    if bidding is None or act.seat is None or act.seat != bidding.maker or fate_of(table).off:
        return table.note(act)
    if has_begun(table) or (bidding.named and not form.trump_may_change):
        return table.note(act)
    leader = table.eldest if form.eldest_leads else act.seat
    return to_lead(table, evolve(bidding, trump=act.suit, named=True), leader).note(act)


def gives(table: Table, act: Act) -> Table:
    """A bidder gives a card of the widow to another player."""
    if act.seat is None or act.other is None:
        return table.note(act)
    hand = table.hands[act.seat]
    for card in act.cards:
        hand = without_card(hand, card)
    return gains(tricks.with_hand(table, act.seat, hand), act.other, act.cards).note(act)


# --- melds and play


def play(table: Table, act: Act) -> Table:
    """A hand plays a card; with the first of them all melds are taken up."""
    table = taken_for_closed(table, act, settle)
    if fate_of(table).off:
        return table
    return tricks.play((taken_up(table) if shown_of(table).laid else table).without(InHand), act)


_forced, _heading = owing(trump=True, heads_trumps=True), owing(trump=True, heads_trumps=True, heads_all=True, overtrumps=True)


def owed(table: Table, seat: Seat, trick: Trick) -> Hand:
    """Suit is followed, a trump led beaten, and trumped without the suit; where it is agreed, every trick headed."""
    return (_heading if table.noted("rule", how=HEADING) else _forced)(table, seat, trick)


def declares_out(table: Table, act: Act) -> Table:
    """A player says that his side has the points: play is over."""
    if act.seat is None or table.phase == OVER or table.game[Everybody].bids:
        return table.note(act)
    return table.but(evolve(fate_of(table), out=act.seat), phase=OVER)


def concedes(table: Table, act: Act) -> Table:
    """The bidder gives up before he leads."""
    table = taken_for_closed(table, act, settle)
    if act.seat is None or act.seat != bidder_of(table) or has_begun(table) or not table.game[Everybody].for_concession:
        return table.note(act)
    return table.but(evolve(fate_of(table), conceded=act.seat, agreed=True), phase=OVER)


# --- what it comes to


def has_counting_trick(table: Table, which: int) -> bool:
    """Whether a side has won a trick that lets its melds count."""
    form, tricks_here = table.game[Everybody], table.part(Tricks)
    points = form.cards.at(table)
    for act in table.acts_of("took"):
        if act.seat is not None and column(table, act.seat) == which:
            return bool(act.number if act.numbers else act.cards and (form.any_trick or points.of(act.cards)))
    if tricks_here is None:
        return False
    last = won_last(table) if not fate_of(table).out else None
    if last is not None and last >= 0 and column(table, last) == which:
        return True
    for winner, cards in tricks_with_cards(table):
        counts = form.any_trick or points.of(cards)
        if counts and winner >= 0 and column(table, winner) == which:
            return True
    return False


def points_of(table: Table, *, by_law: bool) -> tuple[dict[int, int], dict[int, int]]:
    """What each column has in melds that count, and in cards."""
    form, fate, bidder = table.game[Everybody], fate_of(table), bidder_of(table)
    melds = by_column(table, melded(table, by_law=by_law))
    cards = by_column(table, card_points(table, by_law=by_law))
    told = {column(table, act.seat) for act in table.acts_of("took") if act.seat is not None}
    if bidder is not None and column(table, bidder) not in told:
        cards[column(table, bidder)] += form.cards.at(table).of(buried(table))
    idle = {column(table, seat) for seat in inactive(table)} if not table.game.sides else set()
    untold = [each for each in columns(table) if each not in told and each not in idle]
    if told and len(untold) == 1:
        cards[untold[0]] = form.total - sum(cards[each] for each in told)
    if by_law and fate.rest_lost is not None and len(cards) == 2:
        loser, number = fate.rest_lost
        cards[loser] = _before(table, loser, number)
        cards[1 - loser] = form.total - cards[loser]
    for each in columns(table):
        needs_none = form.bidder_needs_no_trick and bidder is not None and column(table, bidder) == each
        counts = needs_none or has_counting_trick(table, each) or (by_law and each in fate.melds_count)
        if told and each in untold:
            counts = counts or cards[each] > 0
        if not counts:
            melds[each] = 0
        if by_law and each in fate.no_cards:
            cards[each] = 0
        if cards[each] < form.least_in_cards:
            melds[each] = cards[each] = 0
    return melds, cards


def _before(table: Table, which: int, number: int) -> int:
    """What a side has taken in before the trick of that number."""
    tricks_here = table.part(Tricks)
    if tricks_here is None:
        return 0
    taken = zip(tricks_here.winners[: number - 1], tricks_here.past[: number - 1], strict=True)
    mine = (card for winner, trick in taken if winner >= 0 and column(table, winner) == which for _, card in trick)
    return table.game[Everybody].cards.at(table).of(mine)


def lines_of(table: Table, *, by_law: bool) -> tuple[tuple[Entry, ...], str]:
    """What each column scores, and what became of the bid."""
    form, fate, bidder, bidding = table.game[Everybody], fate_of(table), bidder_of(table), table.part(Bidding)
    melds, cards = points_of(table, by_law=by_law)
    bid = bidding.best.number if bidding and bidding.best and bidding.best.numbers else 0
    if by_law and fate.set_back is not None:
        lines = [Entry(fate.set_back, -bid, "bid lost by a revoke")]
        others = [each for each in columns(table) if each != fate.set_back]
        own = by_column(table, melded(table, by_law=True))
        return (*lines, *(Entry(each, own[each], "melds") for each in others if own[each])), "revoke"
    if fate.agreed and fate.conceded is not None:
        gave_up = column(table, fate.conceded)
        own = by_column(table, melded(table, by_law=by_law))
        lost = Entry(gave_up, -bid, "contract given up")
        others = [each for each in columns(table) if each != gave_up]
        return (lost, *(Entry(each, own[each] + form.for_concession, "contract given up") for each in others)), "given up"
    lines, made = [], ""
    for each in columns(table):
        points = melds[each] + cards[each]
        if by_law and each in fate.scoreless:
            points = 0
        if bidder is not None and each == column(table, bidder) and points < bid:
            lines.append(Entry(each, -bid, f"bid of {bid} lost with {points}"))
            made = f"lost, {points}"
            continue
        if bidder is not None and each == column(table, bidder):
            made = f"made, {points}"
        if by_law and each in fate.scoreless:
            continue
        lines += [Entry(each, melds[each], "melds")] if melds[each] else []
        lines += [Entry(each, cards[each], "cards")] if cards[each] else []
    return tuple(lines), made


def points_now(table: Table, seat: Seat) -> int:
    """What a side stands at, with its melds if it has won a trick and the cards it has taken in so far."""
    which = column(table, seat)
    before = table.sheet.standing.points[which] if table.sheet is not None else 0
    melds, cards = points_of(table, by_law=True)
    return before + melds[which] + cards[which]


def result(table: Table) -> tuple[DealResult | None, DealResult | None]:
    """What the deal brings each column."""
    fate, bidder, bidding = fate_of(table), bidder_of(table), table.part(Bidding)
    dealt = table.dealer if known_dealer(table) is not None else None
    following = next_dealer(table)
    if fate.off:
        off = DealResult(number=table.number, dealer=dealt, next_dealer=following, contract="called off")
        return off, off
    if bidding is not None and bidder is None and table.phase == OVER:
        empty = DealResult(number=table.number, dealer=dealt, next_dealer=following, contract="passed out")
        return empty, None if table.void else empty
    if table.phase != OVER and not any(table.acts_of("took")) and fate.set_back is None:
        return None, None
    bid = bidding.best.number if bidding and bidding.best and bidding.best.numbers else 0
    told = f"{bid} by {table.name(bidder)}" if bidder is not None else ""
    first = () if bidder is None else _counted_first(table, bidder)

    def comes_to(*, by_law: bool) -> DealResult:
        lines, made = lines_of(table, by_law=by_law)
        decided: tuple[int, ...] = ()
        if fate.out is not None:
            to = target(table)
            decided = (column(table, fate.out),) if to is not None and points_now(table, fate.out) >= to else ()
        if by_law and fate.loser is not None:
            decided = tuple(each for each in columns(table) if each != fate.loser)
        deal = DealResult(lines, table.number, dealt, following, contract=told, first=first, made=made, decided=decided)
        return evolve(deal, checks=checks_due(table, by_law=by_law))

    return comes_to(by_law=False), None if table.void else comes_to(by_law=True)


def _counted_first(table: Table, bidder: Seat) -> tuple[int, ...]:
    """The bidder's points first, then those of the others from the eldest hand on."""
    around = (bidder, *table.from_left_of(table.dealer))
    return tuple(dict.fromkeys(column(table, seat) for seat in around))


def holds_marriage(table: Table, seat: Seat) -> bool | None:
    """Whether the hand has a king and a queen of a suit; None where the record cannot say."""
    pairs = ((suit * SUIT_WIDTH + KING, suit * SUIT_WIDTH + QUEEN) for suit in SUITS)
    held = any(copies_in(table.hands[seat], king) and copies_in(table.hands[seat], queen) for king, queen in pairs)
    return True if held else None if table.is_open(seat) else False


def checks_due(table: Table, *, by_law: bool) -> tuple[tuple[int, int], ...]:
    """What each side collects in checks: for its melds, for the contract, for winning every trick."""
    rates, bidder, bidding = table.game[Everybody].checks, bidder_of(table), table.part(Bidding)
    if rates is None or bidder is None or bidding is None or bidding.best is None:
        return ()
    due: list[tuple[int, int]] = []
    trump_suit = order_here(table).trump
    for seat in range(table.seats):
        left = [card % PLANE for each in shown_of(table).declared if each.owner == seat for card in each.cards]
        taken: set[str] = set()
        for combination, number in rates.melds:
            found = next((way for way in combination.ways(trump_suit) if not Counter(way) - Counter(left)), None)
            if found is not None and combination.name not in taken:
                due.append((column(table, seat), number))
                taken |= set(rates.instead.get(combination.name, ()))
    bid, mine = bidding.best.number, column(table, bidder)
    _, made = lines_of(table, by_law=by_law)
    value = rates.of_contract(bid)
    due.append((mine, value) if made.startswith("made") else (1 - mine, rates.defeat * value))
    won = takers(table)
    for each in columns(table):
        if table.phase == OVER and won and all(column(table, seat) == each for seat in won):
            due.append((each, rates.slam))
    return tuple(due)


CONTRACT_PLAY = Play(
    "a trump turned up or bid for, melds of everybody shown and taken up, then tricks",
    moves=SETTING
    | TRICKS_TOLD
    | dict(DEAL_MOVES)
    | {
        "rule": agrees_on,
        "draws": draws(),
        "dealer": dealer,
        "deals": deals,
        "turns": turn_up,
        "trump": trump,
        "exchanges": exchange,
        "bids": speak,
        "passes": speak,
        "call": speak,
        "widow": widow,
        "announces": announces,
        "makes": makes,
        "melds": combining.show_all,
        "restores": restores,
        "discards": bury,
        "gives": gives,
        "play": play,
        "retracts": corrections.retract,
        "substitutes": corrections.substitute,
        "omits": corrections.omit,
        "adds": corrections.add,
        "exposes": tricks.face,
        "out": declares_out,
        "concedes": concedes,
        "attention": attention,
    }
    | dict.fromkeys(
        ("took", "gathers", "pays", "agreed", "demands", "looks", "scatters", "claims", "discloses", "accepts"),
        moves_nothing,
    ),
    result=result,
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    form = game.part(Everybody)
    return () if form is None else (HEADING, *form.cards.agreed)
