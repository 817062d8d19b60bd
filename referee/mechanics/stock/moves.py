"""How knocking moves: draw and discard until somebody knocks, then the hands are laid open and compared (usp56 3339-3363)."""

from collections.abc import Callable, Iterable, Sequence

from attrs import evolve

from referee.core.cards import ACE, Card, rank_of
from referee.core.game import Game, Play
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.melds.moves import melding
from referee.mechanics.melds.moves import melding_moves as moves
from referee.mechanics.melds.moves.melding import (
    Meld,
    discards_of,
    hand_told,
    matching_of,
    melding_of,
    sets_of,
    stock_of,
    takes_buried,
    with_melding,
    with_pile,
)
from referee.mechanics.melds.score import Bonuses, Showdown
from referee.mechanics.setting.moves import began_in_the_middle, moves_nothing
from referee.score.counts import pips
from referee.score.matched import Cards, unmatched
from referee.score.tally import TallyResult

#: an optional rule, by its word
ACE_FOR_NOTHING = "ace-calls-for-nothing"

HAND = 10


def bonuses_of(table: Table) -> Bonuses:
    """What is paid in this game beside the difference of the counts."""
    return table.game[Bonuses]


def left_in_stock(table: Table) -> int:
    """How many cards of the stock nobody draws."""
    form = table.game.part(Bonuses)
    return form.left_in_stock if form else 0


def last_discards(table: Table, seat: Seat) -> tuple[Card, ...]:
    """What each of the others discarded last; where that is not told, any card of which nobody has told whose it was."""
    discards = [act for act in table.acts_of("discards") if act.cards]
    last = {act.seat: act.card for act in discards if act.seat != seat}
    if began_in_the_middle(table) and len(last) < len(table.around or range(table.seats)) - 1:
        told = {act.card for act in discards}
        return (*last.values(), *(card for card in discards_of(table).cards if card not in told))
    return tuple(last.values())


def discards_within_reach(table: Table) -> tuple[Card, ...]:
    """The cards of the discard pile of which the player in turn may take one: the top one, or the last of each other."""
    pile, form = discards_of(table).cards, table.game.part(Bonuses)
    if takes_buried(table):
        return pile
    others = last_discards(table, melding_of(table).turn) if form and form.any_last_discard else ()
    return (*pile[-1:], *(card for card in others if card in pile))


def upcard_of(table: Table) -> Card | None:
    """The card that was turned up when the deal was done, where the log tells it."""
    turned = (act for act in table.acts_of("turns") if act.cards and not act.how)
    return next((act.cards[0] for act in turned), None)


def most_to_knock(table: Table) -> int:
    """The most that a player may have unmatched when he knocks: a number, or what the upcard says where it is told."""
    bonuses, upcard = bonuses_of(table), upcard_of(table)
    if not bonuses.most_by_upcard or upcard is None:
        return bonuses.most_to_knock
    return 0 if ace_calls_for_nothing(table) else pips(upcard)


def ace_calls_for_nothing(table: Table) -> bool:
    """Whether the upcard is an ace, and the players agreed that it lets nobody knock who has anything unmatched."""
    upcard = upcard_of(table)
    return upcard is not None and rank_of(upcard) == ACE and table.noted("rule", how=ACE_FOR_NOTHING)


def count_if_knocked(table: Table, seat: Seat) -> int | None:
    """What the player has unmatched once he has discarded, at the least; None where his cards are not told."""
    cards = hand_told(table, seat)
    if cards is None:
        return None
    matching = matching_of(table)
    if len(cards) <= HAND:
        return matching.pips_of(cards) if sets_of(table, seat) else matching.least_count(cards)
    return min(matching.least_count([other for other in cards if other != card]) for card in cards)


# --- moves


def knock(table: Table, act: Act) -> Table:
    """A player knocks, unless the hand is over."""
    return (
        table
        if act.seat is None or table.phase == OVER
        else with_melding(table, knocker=act.seat, exposed=False, laid_off=False)
    )


def draw(table: Table, act: Act) -> Table:
    """A player draws; once both have drawn from the stock, cards that were seen without right go to the discards."""
    table = moves.draw(table, act)
    now = melding_of(table)
    if act.how != melding.FROM_STOCK or act.seat is None or not now.seen:
        return table
    since = now.drawn_since | 1 << act.seat
    if not all(since >> seat & 1 for seat in table.around or range(table.seats)):
        return with_melding(table, drawn_since=since)
    pile = discards_of(table)
    return with_melding(with_pile(table, melding.DISCARDS, pile.with_top(now.seen)), seen=(), drawn_since=0)


def decline(table: Table, act: Act) -> Table:
    """A player in turn refuses the upcard, or passes up his draw: the other is in turn."""
    if act.seat is None or act.seat != melding_of(table).turn:
        return table
    return with_melding(table.note(act), turn=table.left(act.seat))


def discard(table: Table, act: Act) -> Table:
    """A player discards; after a knock that ends the play, and so does the last card of the stock that may be drawn."""
    before = melding_of(table)
    table = moves.discard(table, act).note(act)
    if before.knocker is None and before.owes != act.seat and len(stock_of(table)) <= bonuses_of(table).left_in_stock:
        return table.but(phase=OVER)
    return table


def substitute(table: Table, act: Act) -> Table:
    """A player puts another card in the place of the one that he discarded after his knock."""
    if act.seat is None or not act.cards:
        return table
    old = act.cards[1:] or discards_of(table).cards[-1:]
    table = melding.gains(table, act.seat, old)
    table = melding.loses(table, act.seat, act.cards[:1])
    pile = discards_of(table)
    return with_pile(table, melding.DISCARDS, evolve(pile, cards=(*pile.cards[:-1], act.card)))


def show(table: Table, act: Act) -> Table:
    """A player lays his hand open, or some cards of it, after a knock."""
    if act.seat is None:
        return table
    told = table.hands[act.seat]
    for card in act.cards:
        told |= 1 << card
    hands = tuple(told if seat == act.seat else each for seat, each in enumerate(table.hands))
    exposed = melding_of(table).exposed or act.seat != melding_of(table).knocker
    return with_melding(table.but(hands=hands), exposed=exposed)


def meld(table: Table, act: Act) -> Table:
    """A player shows one of his sets after a knock."""
    exposed = melding_of(table).exposed or act.seat != melding_of(table).knocker
    return with_melding(moves.meld(table, act), exposed=exposed)


def lay_off(table: Table, act: Act) -> Table:
    """Cards are laid off on the knocker's sets, which are those that leave him least where he has not said which."""
    knocker = melding_of(table).knocker
    if knocker is not None and not sets_of(table, knocker):
        lie = melding_of(table).melds
        ways = [(*lie, *(Meld(knocker, cards) for cards in sets)) for sets in _may_be_laid_off_on(table, knocker, act)]
        table = melding.lying(table, ways)
    return with_melding(moves.lay_off(table, act), exposed=True)


# --- what it comes to


def knockers_count(table: Table) -> int | None:
    """What the knocker has unmatched."""
    knocker = melding_of(table).knocker
    assert knocker is not None
    return _told_count(table, knocker) if hand_told(table, knocker) is None else count_if_knocked(table, knocker)


def opponents_count(table: Table) -> int | None:
    """What the other player has unmatched, after laying off as much as he did, or as he can where the log does not say."""
    knocker = melding_of(table).knocker
    assert knocker is not None
    opponent, cards = table.left(knocker), hand_told(table, table.left(knocker))
    if cards is None:
        return _told_count(table, opponent)
    matching = matching_of(table)
    if sets_of(table, opponent):
        return matching.pips_of(cards)
    is_gin = knockers_count(table) == 0 and not bonuses_of(table).lays_off_against_gin
    if melding_of(table).laid_off or is_gin:
        return matching.least_count(cards)
    return matching.least_count_against(cards, [each.cards for each in _sets_of_knocker(table, knocker)])


def _sets_of_knocker(table: Table, knocker: Seat) -> tuple[Meld, ...]:
    """The sets that he has told; otherwise those that leave him least, and of such the ones on which least can be laid off."""
    if told := sets_of(table, knocker):
        return told
    ways = matching_of(table).best_partings(hand_told(table, knocker) or ())
    chosen = max(ways, key=lambda sets: _left_to_others(table, knocker, sets)) if len(ways) > 1 else ways[0]
    return tuple(Meld(knocker, cards) for cards in chosen)


def _may_be_laid_off_on(table: Table, knocker: Seat, act: Act) -> list[tuple[Cards, ...]]:
    """The sets that a knocker may have who has not told them, when cards are laid off: such as take these, if there are any.

    First those that leave him least, and of these such as can take more: the others say by what they lay off what lay before
    them.
    """
    matching, hand = matching_of(table), hand_told(table, knocker) or ()
    ways = list(matching.partings(hand))
    ways = [sets for sets in ways if any(matching.fits(act.cards, each) for each in sets)] or ways
    left = {sets: matching.pips_of(unmatched(hand, sets)) for sets in ways}
    least = min(left.values())
    best = [sets for sets in ways if left[sets] == least]
    if len(best) > 1:
        best.sort(key=lambda sets: _left_to_others(table, knocker, sets))
    return best + sorted((sets for sets in ways if left[sets] > least), key=lambda sets: left[sets])


def _left_to_others(table: Table, knocker: Seat, sets: Sequence[Cards]) -> int:
    """What the others cannot get rid of against these sets, as far as their hands are told."""
    hands = (hand_told(table, seat) for seat in table.around or range(table.seats) if seat != knocker)
    return sum(matching_of(table).least_count_against(cards, sets) for cards in hands if cards)


def lays_off_least(table: Table, seat: Seat, knocker: Seat) -> int | None:
    """What a player other than the knocker has unmatched, laying off on the sets that the knocker had at first."""
    cards, matching = hand_told(table, seat), matching_of(table)
    if cards is None:
        return _told_count(table, seat)
    sets = [unmatched(each.cards, (each.laid_off,)) for each in _sets_of_knocker(table, knocker)]
    if sets_of(table, seat):
        return matching.pips_of(cards)
    if table.noted("lays", seat) or count_if_knocked(table, knocker) == 0:
        return matching.least_count(cards)
    return matching.least_count_against(cards, sets)


def least_after_knock(table: Table, seat: Seat, cards: Sequence[Card], knocker: Seat) -> int:
    """The least that a hand can be said to count: the knocker's without his discard to come, another's after laying off."""
    matching = matching_of(table)
    if seat != knocker:
        return matching.least_count_against(cards, [each.cards for each in _sets_of_knocker(table, knocker)])
    throws = melding_of(table).turn == knocker and bool(melding_of(table).drawn)
    left = [[card for card in cards if card != each] for each in cards] if throws else []
    return min(map(matching.least_count, (cards, *left)))


def _told_count(table: Table, seat: Seat) -> int | None:
    """What the player said that his hand counts."""
    told = [act.numbers[0] for act in table.acts if act.verb == "counts" and act.how == "hand" and act.seat == seat]
    return told[-1] if told else None


def is_gin(table: Table) -> bool:
    """Whether the player who knocked has nothing unmatched."""
    return melding_of(table).knocker is not None and knockers_count(table) == 0


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """What the winner of the hand scores; a hand in which nobody knocked is drawn and dealt again by the same player."""
    now = melding_of(table)
    dealer = table.dealer if known_dealer(table) is not None else None
    if now.knocker is None:
        drawn = TallyResult((), table.number, dealer, table.dealer) if table.phase == OVER else None
        return drawn, None if table.void else drawn
    opponent = table.left(now.knocker)
    counts = knockers_count(table), opponents_count(table)
    if counts[0] is None or counts[1] is None:
        return None, None
    charged = [sum(points for seat, points in now.charged if seat == each) for each in (now.knocker, opponent)]
    showdown = Showdown(counts[0], counts[1], bonuses_of(table))
    ruled = evolve(
        showdown,
        knocker=counts[0] + charged[0],
        opponent=counts[1] + charged[1],
        no_gin_bonus=now.knocker in now.no_bonus,
        no_undercut_bonus=opponent in now.no_bonus,
        opponent_may_not_win=opponent in now.may_not_win,
    )

    def comes_to(hand: Showdown) -> TallyResult:
        winner = {True: now.knocker, False: opponent, None: None}[hand.knocker_wins]
        lines = () if winner is None else tuple(Entry(winner, points, what) for points, what in hand.lines)
        return TallyResult(lines, table.number, dealer, table.dealer if winner is None else winner)

    return comes_to(showdown), None if table.void else comes_to(ruled)


def tells_counts(counts_of: Callable[[Table], Sequence[int | None]]) -> Callable[[Table, Act], Table]:
    """The end of a hand that somebody has knocked, for the report: what each has unmatched, of whom it is known."""

    def at_end(table: Table, act: Act) -> Table:
        if melding_of(table).knocker is None:
            return table
        for seat, count in enumerate(counts_of(table)):
            table = table if count is None else table.comes_to(f"{table.name(seat)}'s count", str(count))
        return table

    return at_end


def at_end(table: Table, act: Act) -> Table:
    """What the hands count, for the report."""
    if melding_of(table).knocker is None:
        return table
    for who, number in (("knocker's count", knockers_count(table)), ("opponent's count", opponents_count(table))):
        table = table if number is None else table.comes_to(who, str(number))
    return table


KNOCKING_PLAY = Play(
    "draw and discard until a player knocks, then compare what is unmatched",
    moves=moves.MELDING_MOVES
    | {
        "draws": draw,
        "declines": decline,
        "discards": discard,
        "knocks": knock,
        "substitutes": substitute,
        "restores": moves.restore,
        "shows": show,
        "melds": meld,
        "lays": lay_off,
        "agreed": moves_nothing,
        "end": at_end,
    },
    result=result,
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    bonuses = game.part(Bonuses)
    return (ACE_FOR_NOTHING,) if bonuses is not None and bonuses.most_by_upcard else ()
