"""How games of hearts move: cards are passed on, tricks are played without trumps, and what each took is counted."""

from attrs import evolve

from referee.core.cards import EMPTY, HEARTS, PLANE, Card, Hand, bit, cards_of, hand_of_copies, with_card, without_card
from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.table import OVER, PLAY, Table
from referee.families.hearts.moves.hearts_form import (
    BY_POLICY,
    CHARGED,
    cards_left,
    cards_to_pass,
    counting_of,
    form_of,
    passed_to,
    receiver,
)
from referee.families.hearts.score import QUEEN_OF_SPADES
from referee.mechanics.deal.moves import DEAL_MOVES, begins_with_the_deal, known_dealer
from referee.mechanics.setting import moves as setting_moves
from referee.mechanics.setting.moves import SETTING, TRICKS_TOLD, began_in_the_middle, moves_nothing
from referee.mechanics.tricks.moves import corrections, tricks
from referee.mechanics.tricks.state import NOBODY, Trick, Tricks, empty_tricks, is_untold, order_here, tricks_with_cards
from referee.score.points_sheet import TakenResult

# --- moves


def led_by_eldest(table: Table) -> Table:
    """A deal whose dealer is known is led to by the player at his left."""
    if table.phase == PLAY or known_dealer(table) is None:
        return table
    return table.but(bare_tricks(table, table.left(table.dealer)))


def bare_tricks(table: Table, leader: Seat) -> Tricks:
    """The tricks before the first lead; with a stock nobody knows how many there will be."""
    bare = empty_tricks(table, leader)
    return evolve(bare, last=table.pack_used.size) if form_of(table).from_stock else bare


def turn(table: Table, act: Act) -> Table:
    """A log that begins in the middle: whose turn it is."""
    if act.seat is None:
        return table
    stands = table.part(Tricks) or bare_tricks(table, act.seat)
    return _without_cards(table.but(evolve(stands, turn=act.seat), phase=PLAY))


def hand(table: Table, act: Act) -> Table:
    """The cards a hand holds; in the middle of a game with a stock it may have none left."""
    return _without_cards(setting_moves.hand(table, act))


def _without_cards(table: Table) -> Table:
    return _dropped_out(table) if form_of(table).from_stock and began_in_the_middle(table) else table


def hand_on(table: Table, act: Act) -> Table:
    """A player passes cards to the neighbour to whom they go, or to whom the log says."""
    if act.seat is None:
        return table
    other = receiver(table, act.seat) if act.other is None else act.other
    mine, his = table.hands[act.seat], table.hands[other]
    for card in act.cards:
        mine, his = without_card(mine, card), with_card(his, card)
    return tricks.with_hand(tricks.with_hand(table, act.seat, mine), other, his)


def draw(table: Table, act: Act) -> Table:
    """A player who cannot follow draws from the stock; before the play, players draw for the deal."""
    if table.part(Tricks) is None or act.seat is None or not form_of(table).from_stock:
        return table
    held = table.hands[act.seat]
    for card in act.cards:
        held = with_card(held, card)
    if not act.cards:
        table = table.but(unknown=table.unknown | 1 << act.seat)
    return tricks.with_hand(table, act.seat, held)


def play(table: Table, act: Act) -> Table:
    """A hand plays a card."""
    if table.part(Tricks) is None and act.seat is not None:
        table = table.but(bare_tricks(table, act.seat))
    table = tricks.play(table, act)
    return _dropped_out(table) if form_of(table).from_stock else table


def substitute(table: Table, act: Act) -> Table:
    """Another card in the place of one played, which may have been the last that he had."""
    table = corrections.substitute(table, act)
    return _dropped_out(table) if form_of(table).from_stock else table


def _dropped_out(table: Table) -> Table:
    """Players without cards take no part any more; when one at most is left, all is over."""
    stands = table.part(Tricks)
    if stands is None:
        return table
    out = [seat for seat in range(table.seats) if cards_left(table, seat) <= 0]
    after = evolve(stands, idle=sum(1 << seat for seat in out))
    if not after.cards and table.seats - len(out) <= 1:
        return table.but(after, phase=OVER)
    if after.idle >> after.turn & 1 and not after.cards:
        after = evolve(after, turn=next(seat for seat in table.from_left_of(after.turn) if seat not in out))
    return table.but(after)


# --- what each took


def captured(table: Table) -> tuple[Hand, ...]:
    """The cards each player has taken in: his tricks, with those before them that nobody could win, and what was left over."""
    taken: list[list[Card]] = [[] for _ in range(table.seats)]
    waiting: list[Card] = []
    first: Seat | None = None
    for winner, cards in tricks_with_cards(table):
        waiting += [card % PLANE for card in cards]
        if winner != NOBODY:
            first = winner if first is None else first
            taken[winner] += waiting
            waiting = []
    if first is not None and table.phase == OVER:
        taken[first] += _left_over(table)
        if form_of(table).from_stock:
            for seat, hand in enumerate(table.hands):
                taken[seat] += [card % PLANE for card in cards_of(hand)]
    return tuple(map(hand_of_copies, taken))


def _is_known(table: Table) -> bool:
    """Whether all that was taken in is told: of cards that go to whoever won the first trick, who that was too."""
    return not is_untold(table) and not (table.noted("taken") and _left_over(table))


def _left_over(table: Table) -> list[Card]:
    """The cards of the pack that were not dealt, where the play of all others tells which they are."""
    pack = table.pack_used
    assert table.part(Tricks) is not None
    if form_of(table).from_stock:
        return []
    played = hand_of_copies(card % PLANE for _, cards in tricks_with_cards(table) for card in cards)
    whole = pack.cards | (pack.cards << PLANE if pack.copies > 1 else EMPTY)
    left = whole & ~played
    return [card % PLANE for card in cards_of(left)] if left.bit_count() == pack.size % table.seats else []


def took(table: Table) -> dict[Seat, int]:
    """What each player scores by what the log says he took, or else by what was written for him, where the play is not told."""
    counting = counting_of(table)
    told = {act.seat: act for act in table.acts if act.verb == "took" and act.seat is not None}
    if not told and keeps_points(table):
        written = {act.seat: act.number for act in table.acts if act.verb == "score" and act.seat is not None}
        return written if len(written) == table.seats else {}
    if counting is None:
        return {}
    by_cards = counting.points([hand_of_copies(told[seat].cards) if seat in told else EMPTY for seat in range(table.seats)])
    return {seat: act.number if act.numbers else by_cards[seat] for seat, act in told.items()}


def keeps_points(table: Table) -> bool:
    """Whether the sheet has the points of each, and not chips that they paid for them."""
    return table.sheet is not None and "points" in table.sheet.standings


def result(table: Table) -> tuple[TakenResult | None, TakenResult | None]:
    """What each player scores: for the cards he took, and as the rulings charge them."""
    counting, pack = counting_of(table), table.pack_used
    if counting is None:
        return None, None
    whole, told = counting.total(pack), took(table)
    if table.phase == OVER:
        taken = captured(table)
        points = counting.points(taken)
        took_all = next((seat for seat, cards in enumerate(taken) if counting.is_all(cards, pack)), None)
        complete = table.part(Tricks) is not None and _is_known(table)
    else:
        points = tuple(told.get(seat, 0) for seat in range(table.seats))
        all_points = whole if counting.take_all is None else counting.take_all
        by_one = (seat for seat, each in told.items() if each == all_points == sum(points))
        took_all = next(by_one, None)
        complete = len(told) == table.seats or (bool(told) and sum(points) == whole)
    played = TakenResult(points, table.names, table.dealer, table.number, complete, took_all=took_all)
    if table.void:
        return played, None
    charged = {act.seat: act.how for act in table.acts if act.verb == CHARGED}
    if not charged:
        return played, played
    why = "charged with the whole deal" + (", by policy" if set(charged.values()) == {BY_POLICY} else "")
    points = tuple(counting.charge(pack) if seat in charged else 0 for seat in range(table.seats))
    return played, evolve(played, points=points, complete=True, why=why, took_all=None)


# --- duties beyond following suit


def queen_owed(table: Table, seat: Seat, trick: Trick) -> Hand:
    """Who cannot follow suit owes the queen of spades, if she was dealt to him and no pass took her away (usp56 3701)."""
    follows = tricks.following(table, seat, trick)
    queen = table.hands[seat] & bit(QUEEN_OF_SPADES)
    return follows or (queen if queen and _was_dealt(table, seat, QUEEN_OF_SPADES) else EMPTY)


def _was_dealt(table: Table, seat: Seat, card: Card) -> bool:
    """Whether it is told that a card did not come to him by the pass: a hand may be told as it was before that, or after."""
    passed = [act for act in table.acts_of("passes") if act.cards and seat == passed_to(table, act)]
    return (bool(passed) or not cards_to_pass(table)) and not any(card in act.cards for act in passed)


def penalty_owed(table: Table, seat: Seat, trick: Trick) -> Hand:
    """Who cannot follow suit owes a penalty card, the queen of spades before any heart (arnold 926)."""
    hand = table.hands[seat]
    return tricks.following(table, seat, trick) or hand & bit(QUEEN_OF_SPADES) or hand & order_here(table).of_suit[HEARTS]


HEARTS_PLAY = Play(
    "cards passed on, then tricks without trumps",
    moves=SETTING
    | TRICKS_TOLD
    | dict(DEAL_MOVES)
    | {
        **begins_with_the_deal(led_by_eldest),
        "turn": turn,
        "hand": hand,
        "draws": draw,
        "passes": hand_on,
        "play": play,
        "substitutes": substitute,
        "retracts": corrections.retract,
        "adds": corrections.add,
        "omits": corrections.omit,
    }
    | dict.fromkeys(("rule", "bids", "makes", "took", "points", "scatters", "widow", "attention"), moves_nothing),
    begin=led_by_eldest,
    result=result,
)
