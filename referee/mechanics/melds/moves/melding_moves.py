"""The moves of draw, meld, discard: what each thing that a player does makes of hands, piles and sets."""

from attrs import evolve

from referee.core.cards import Card, with_card
from referee.core.record import Act, Seat
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.deal import moves as deal
from referee.mechanics.layout.moves import patience
from referee.mechanics.layout.moves.piles import UNKNOWN, Pile, layout_of, untold
from referee.mechanics.melds.moves.melding import (
    DISCARDS,
    FACED,
    FROM_PILE,
    FROM_STOCK,
    STOCK,
    Meld,
    discards_again,
    discards_of,
    drawn_untold,
    draws_of,
    draws_on,
    excess,
    gains,
    gone_out,
    laid_on,
    lie_open,
    loses,
    matching_of,
    meld_for,
    melding_of,
    pile_is_untold,
    plus,
    stock_of,
    takes,
    takes_buried,
    takes_whole,
    turn_passes,
    ways_of,
    with_melding,
    with_pile,
)
from referee.mechanics.setting import moves as setting
from referee.mechanics.tricks.moves.tricks import with_hand
from referee.score.matched import SHORTEST

ON_TABLE = "table"


def hand(table: Table, act: Act) -> Table:
    """The log tells a hand; where it tells the whole of it, it is known how many cards that is.

    Where it has told what lies on the table or whose turn it is, it begins in the middle: the hand is as long as it has to be,
    and so is one that has taken up cards which nobody has told.
    """
    from_setting = setting.hand(table, act)
    if act.seat is None or act.how:
        return from_setting
    number = len(act.cards)
    melding, began = melding_of(table), setting.began_in_the_middle(table)
    held = plus(melding.held, act.seat, number - melding.held[act.seat])
    as_long = melding.melds or began or pile_is_untold(table, act.seat)
    due = plus(melding.due, act.seat, number - melding.due[act.seat]) if as_long else melding.due
    return from_setting.but(evolve(melding, held=held, due=due))


def lay_out(table: Table, act: Act) -> Table:
    """The log tells what lies in a pile; a set lies on the table before the player who melded it in an earlier turn."""
    if ON_TABLE not in act.piles or act.seat is None:
        return patience.lay_out(table, act)
    melding, number = melding_of(table), -len(act.cards)
    told = table.hands[act.seat] or not table.is_open(act.seat)
    return with_melding(
        table,
        melds=(*melding.melds, Meld(act.seat, act.cards)),
        held=melding.held if told else plus(melding.held, act.seat, number),
        due=plus(melding.due, act.seat, number),
        laid_before=melding.laid_before | 1 << act.seat,
    )


def deals(table: Table, act: Act) -> Table:
    """Somebody deals; where the log tells how many cards each got, so many each has."""
    table = deal.deals(table, act)
    if act.how != "hands" or act.seat is None or len(act.numbers) != table.seats:
        return table
    held = list(melding_of(table).held)
    for seat, number in zip(table.from_left_of(act.seat), act.numbers, strict=True):
        held[seat] = number
    return table.but(evolve(melding_of(table), held=tuple(held)))


def turn(table: Table, act: Act) -> Table:
    """A log that begins in the middle: whose turn it is. The hands that it has told are as long as they have to be.

    One that was counted, and found too long or too short, is so still.
    """
    if act.seat is None:
        return table
    melding, wrong = melding_of(table), deal.miscounts(table, act)
    later = melding.begun or table.noted("deals")
    due = melding.due if later else tuple(number - wrong.get(seat, 0) for seat, number in enumerate(melding.held))
    return with_melding(table, turn=act.seat, due=due)


def turn_up(table: Table, act: Act) -> Table:
    """A card is turned up on the discard pile; or the whole pile is turned over to be the stock again."""
    if act.how == "over":
        pile = discards_of(table)
        return with_pile(with_pile(table, STOCK, pile.face_down()), DISCARDS, Pile())
    turned = with_pile(table, DISCARDS, discards_of(table).with_top(act.cards)).but(phase=PLAY)
    return turned if STOCK in layout_of(table) else with_pile(turned, STOCK, stock_of(turned))


def opens_play(table: Table, seat: Seat) -> bool:
    """Whether he begins a play of which nobody has told who dealt, nor whose turn it is: then he is the eldest hand."""
    begun = melding_of(table).begun or table.noted("deals")
    return deal.eldest_is_open(table) and not begun and seat in (table.around or range(table.seats))


def draw(table: Table, act: Act) -> Table:
    """A player draws: for seats before the deal, or in the play from the stock or the discard pile."""
    if act.how not in (FROM_STOCK, FROM_PILE, FACED) or act.seat is None:
        return deal.draw(table, act)
    if opens_play(table, act.seat):
        table = with_melding(table.but(dealer=table.right(act.seat)), turn=act.seat)
    melding = melding_of(table)
    if act.seat == melding.last and not melding.drawn and excess(table, act.seat) < 0:
        table, cards = _taken_from(table, act)  # what he should have drawn before he discarded
        return gains(table, act.seat, cards)
    if act.seat in melding.mends and excess(table, act.seat) < 0:
        table, cards = _taken_from(table, act)
        table = gains(table, act.seat, cards)
        return turn_passes(table, act.seat) if act.seat == melding.turn else table  # he draws and does not discard
    if act.seat != melding.turn:
        table = _next_turn(table, act.seat)
    elif melding.ahead == act.seat:
        table = with_melding(table, ahead=None)  # he has drawn for this turn already, and his hand is too long now
    elif not melding.drawn:
        table = with_melding(table, due=plus(melding.due, act.seat, _due_in_turn(table, act)))
    elif draws_on(table):
        table = with_melding(table, due=plus(melding.due, act.seat, 1))
    table, cards = _taken_from(table, act)
    melding = melding_of(table)
    taken = (act.card if takes_buried(table) and act.cards else cards[-1]) if act.how == FROM_PILE and cards else melding.taken
    drawn, begun = (*melding.drawn, *(act.how,) * len(cards)), melding.begun | 1 << act.seat
    return gains(with_melding(table, drawn=drawn, taken=taken, begun=begun), act.seat, cards)


def _due_in_turn(table: Table, act: Act) -> int:
    """How many cards the player is to have more when he has drawn: from the stock as many as are there, if it is low."""
    if act.how == FROM_STOCK:
        return min(draws_of(table), max(1, len(stock_of(table))))
    pile = discards_of(table).cards
    if takes_whole(table):
        return _of_whole(table, act)
    if takes_buried(table) and act.cards and act.card in pile:
        return len(act.cards) if len(act.cards) > 1 or act.numbers else len(pile) - pile.index(act.card)
    return 1


def _of_whole(table: Table, act: Act) -> int:
    """How many cards of the pile are taken where all of it is: fewer, if a number is told or several cards are named."""
    named = len(act.cards) if len(act.cards) > 1 else act.numbers[0] if act.numbers else 0
    return named or max(1, len(discards_of(table).cards))


def _next_turn(table: Table, seat: Seat) -> Table:
    """The turn of a player who draws though another was in turn, or has not discarded yet.

    A player who was passed over need not wait for the one who did so.
    """
    melding = melding_of(table)
    goes_on = seat == melding.passed_over
    return with_melding(
        table, turn=seat, drawn=(), taken=None, melded=False, due=plus(melding.due, seat, 1),
        owes=melding.turn if melding.drawn and not goes_on else None,
        passed_over=None if melding.drawn else melding.turn,
        ahead=melding.turn if goes_on else melding.ahead,
    )  # fmt: skip


def _taken_from(table: Table, act: Act) -> tuple[Table, tuple[Card, ...]]:
    """The cards that are drawn, and the table without them where they lay."""
    if act.how == FACED:
        return _taken_of_seen(table, act)
    if act.how == FROM_PILE:
        pile = discards_of(table)
        if takes_whole(table):
            return _whole_taken(table, act)
        cards = act.cards or pile.cards[-1:] or (UNKNOWN,)
        if takes_buried(table) and len(act.cards) == 1 and act.card in pile.cards and not act.numbers:
            cards = pile.cards[pile.cards.index(act.card) :]
        left = tuple(card for card in pile.cards if card not in cards)
        return with_pile(table, DISCARDS, Pile(left)), cards
    stock = stock_of(table)
    number = act.how_many or 1
    told = tuple(card for card in stock.cards[len(stock) - number :])[::-1]
    cards = act.cards or told or untold(number)
    return with_pile(table, STOCK, stock.without_top(number)), cards


def _taken_of_seen(table: Table, act: Act) -> tuple[Table, tuple[Card, ...]]:
    """The uppermost of the cards that lie face up, or those that are named, one of which may be one that nobody has told."""
    seen = list(melding_of(table).seen)
    cards = act.cards or tuple(seen[-1:])
    for card in cards:
        told = card if card in seen else UNKNOWN
        if told in seen:
            seen.remove(told)
    return with_melding(table, seen=tuple(seen)), cards


def _whole_taken(table: Table, act: Act) -> tuple[Table, tuple[Card, ...]]:
    """The pile, or as much of it as was taken, the top card last."""
    pile, number = discards_of(table).cards, _of_whole(table, act)
    left = pile[: max(0, len(pile) - number)]
    cards = pile[len(left) :] or act.cards or untold(number)
    return with_pile(table, DISCARDS, Pile(left)), cards


def see(table: Table, act: Act) -> Table:
    """A player sees cards of the stock that he has no right to: they lie face up from then on."""
    return lie_open(table, act.cards)


def bury(table: Table, act: Act) -> Table:
    """The uppermost card that was seen goes face down into the middle of the stock."""
    melding, stock = melding_of(table), stock_of(table)
    if not melding.seen:
        return table
    cards = (UNKNOWN, *stock.cards)
    return with_melding(with_pile(table, STOCK, Pile(cards, len(cards))), seen=melding.seen[:-1])


def meld(table: Table, act: Act) -> Table:
    """A player lays down a set."""
    if act.seat is None:
        return table
    table = loses(table, act.seat, act.cards)
    melding = melding_of(table)
    due = plus(melding.due, act.seat, -len(act.cards))
    ways = tuple((*melds, Meld(act.seat, act.cards)) for melds in ways_of(table))
    return gone_out(with_melding(table, melds=ways[0], ways=ways, melded=True, due=due), act.seat)


def as_laid_down(table: Table, act: Act) -> Act:
    """The act as it is meant: cards that are a set, or are to be one, and that no set on the table takes, are laid down."""
    taken = meld_for(table, act)
    if len(act.cards) < SHORTEST or act.other is not None or (taken is not None and takes(table, taken, act.cards)):
        return act
    first_of_all = taken is None and not setting.began_in_the_middle(table) and melding_of(table).knocker is None
    return evolve(act, verb="melds") if first_of_all or matching_of(table).is_matched(act.cards) else act


def lay_off(table: Table, act: Act) -> Table:
    """A player adds cards to a set on the table; which one follows from the cards, or from whose it is."""
    if act.seat is None or not act.cards:
        return table
    table = laid_on(loses(table, act.seat, act.cards), act)
    due = plus(melding_of(table).due, act.seat, -len(act.cards))
    return gone_out(with_melding(table, melded=True, laid_off=True, due=due), act.seat)


def restore(table: Table, act: Act) -> Table:
    """A player takes back what he discarded or laid down; what a ruling puts back it has put back before."""
    now, pile = melding_of(table), discards_of(table)
    if act.seat is None or not act.cards:
        return table
    if now.last == act.seat and set(act.cards) <= set(pile.cards[-max(2, len(act.cards)) :]):
        left = tuple(card for card in pile.cards if card not in act.cards)
        return gains(with_pile(table, DISCARDS, Pile(left)), act.seat, act.cards)
    mine = [place for place, each in enumerate(now.melds) if each.owner == act.seat and set(act.cards) <= set(each.cards)]
    if not mine:
        return table
    left_in_set = tuple(card for card in now.melds[mine[0]].cards if card not in act.cards)
    kept = (evolve(now.melds[mine[0]], cards=left_in_set),) if left_in_set else ()
    melds = (*now.melds[: mine[0]], *kept, *now.melds[mine[0] + 1 :])
    return gains(with_melding(table, melds=melds, due=plus(now.due, act.seat, len(act.cards))), act.seat, act.cards)


def discard(table: Table, act: Act) -> Table:
    """A player discards, which ends his turn."""
    if act.seat is None:
        return table
    if more := drawn_untold(table, act.seat):
        stock = stock_of(table).without_top(more)
        table = gains(with_pile(table, STOCK, stock), act.seat, untold(more))
    melding, was_over = melding_of(table), table.phase == OVER  # who plays on then has his turns all the same
    cards = act.cards or untold(act.number if act.numbers else 1)
    table = with_pile(loses(table, act.seat, cards), DISCARDS, discards_of(table).with_top(cards))
    if table.around and act.seat not in table.around:
        return table  # who has no part in the hand has no turn that ends
    if melding.owes == act.seat:  # the next player has drawn before
        return with_melding(table, owes=None, due=plus(melding.due, act.seat, -1), last=act.seat)
    ahead, again = act.seat == melding.ahead, discards_again(table, act.seat)
    drew = ahead or (act.seat == melding.turn and bool(melding.drawn))
    due = plus(melding.due, act.seat, -1) if drew else melding.due
    changes = {"ahead": None} if ahead else {}
    table = gone_out(with_melding(table, due=due, last=act.seat, **changes), act.seat)
    if (ahead and act.seat != melding.turn) or again:
        return table  # the turn that he began too early ends, or had ended before, and the player in turn goes on
    if act.seat != melding.turn and melding.drawn:
        table = with_melding(table, owes=melding.turn)
    return turn_passes(table, act.seat) if table.phase == PLAY or was_over else table


def show(table: Table, act: Act) -> Table:
    """A player shows cards of his hand, which are known from then on."""
    if act.seat is None or not table.is_open(act.seat):
        return table
    hand = table.hands[act.seat]
    for card in act.cards:
        hand = with_card(hand, card)
    return with_hand(table, act.seat, hand)


def count(table: Table, act: Act) -> Table:
    """A player counts his cards, and that many he has; or says what his hand comes to, which is noted."""
    if act.how or act.seat is None:
        return table
    now = melding_of(table)
    return with_melding(deal.counts(table, act), held=plus(now.held, act.seat, act.number - now.held[act.seat]))


#: the moves that all these games have in common
MELDING_MOVES = setting.SETTING | dict(deal.DEAL_MOVES) | {
    "hand": hand,
    "deals": deals,
    "turn": turn,
    "pile": lay_out,
    "turns": turn_up,
    "sees": see,
    "counts": count,
    "exposes": setting.moves_nothing,
    "attention": setting.attention,
}  # fmt: skip
