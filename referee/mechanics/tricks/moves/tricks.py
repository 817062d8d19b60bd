"""Tricks: cards are applied as they were played, in turn or not, following suit or not.

A card led or played out of turn lies in the trick like any other until the table deals with it; the matter on the docket
keeps the tricks as they were, and a retraction goes back to them. How cards of a trick are put right is said in
`referee.mechanics.tricks.moves.corrections`.
"""

from collections.abc import Sequence
from functools import cache

from attrs import evolve

from referee.core.cards import EMPTY, PLANE, Card, Hand, hand_of, with_card, without_card
from referee.core.matter import Matter
from referee.core.order import Order
from referee.core.record import Act, Run, Seat, Side
from referee.core.subject import OUT_OF_TURN, STANDS_MEANWHILE
from referee.core.table import AUCTION, DEAL, OVER, PLAY, Table
from referee.mechanics.declarer.contract import declarer_of, dummy_of, is_defender
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.tricks.plays import AROUND, SEATS, Plays
from referee.mechanics.tricks.state import (
    NOBODY,
    Claims,
    Designation,
    Doubts,
    Trick,
    Tricks,
    TricksFirst,
    claims_of,
    doubts_of,
    empty_tricks,
    order_here,
    takers,
)


@cache
def _clockwise(seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The seats clockwise from each."""
    return tuple(tuple((first + place) % seats for place in range(seats)) for first in range(seats))


def winner_of(trick: Trick, order: Order) -> Seat:
    """The hand that wins a trick: the highest trump, else the highest card of the suit led; the first of two like cards."""
    worth = order.in_trick[order.suit[trick[0][1]]]
    won_by, best = NOBODY, -1
    for seat, card in uncancelled(trick) if order.cancels else trick:
        if worth[card] > best:
            won_by, best = seat, worth[card]
    return won_by


def uncancelled(trick: Trick) -> Trick:
    """The cards of a trick that have not their like in it."""
    cards = [card % PLANE for _, card in trick]
    return tuple(played for played, card in zip(trick, cards, strict=True) if cards.count(card) == 1)


def owed(table: Table, seat: Seat, trick: Trick) -> Hand:
    """The cards of a hand of which it must play one to the trick, as far as it is known; none where it is free to choose."""
    if not trick:
        return EMPTY
    return (table.game.owed or following)(table, seat, trick)


def following(table: Table, seat: Seat, trick: Trick) -> Hand:
    """The cards of a hand that follow suit."""
    return table.hands[seat] & order_here(table).of_suit[order_here(table).suit[trick[0][1]]]


def has_begun(table: Table) -> bool:
    """Whether a card has been played to a trick."""
    tricks = table.part(Tricks)
    return tricks is not None and (bool(tricks.cards or tricks.past) or any(tricks.earlier))


def has_played(tricks: Tricks, seat: Seat) -> bool:
    """Whether the hand has a card in the trick on the table."""
    return any(each == seat for each, _ in tricks.cards)


def last_trick(tricks: Tricks) -> Trick:
    """The trick that can still be looked at or put right: the one on the table, or the one just gathered."""
    return tricks.cards or (tricks.past[-1] if tricks.past else ())


def plays_early(tricks: Tricks, seat: Seat) -> bool:
    """Whether a card now played by this hand is a lead to the next trick, this one being incomplete and so far its own."""
    return has_played(tricks, seat) and not tricks.early and winner_of(tricks.cards, tricks.order) == seat


def after_card(tricks: Tricks, seat: Seat, card: Card) -> Tricks:
    """The tricks with one more card on the table; the last card of a trick gathers it."""
    if tricks.cards and plays_early(tricks, seat):
        return evolve(tricks, early=((seat, card),))
    return passed_on(evolve(tricks, cards=(*tricks.cards, (seat, card))))


def passed_on(tricks: Tricks) -> Tricks:
    """The tricks with the turn at the next hand that has to play to the one on the table, or with that one gathered."""
    size = len(tricks.extra)
    done = {each for each, _ in tricks.cards}
    done |= {each for each in range(size) if sits_out(tricks, each) or (tricks.skips | tricks.idle) >> each & 1}
    if len(done) == size:
        return gathered(tricks)
    turn = next(seat for seat in clockwise(tricks, tricks.cards[0][0]) if seat not in done)
    return evolve(tricks, turn=turn)


def clockwise(tricks: Tricks, first: Seat) -> tuple[Seat, ...]:
    """The hands clockwise from one of them."""
    if not tricks.around:
        return _clockwise(len(tricks.extra))[first]
    place = tricks.around.index(first) if first in tricks.around else 0
    return tricks.around[place:] + tricks.around[:place]


def sits_out(tricks: Tricks, seat: Seat) -> bool:
    """Whether the hand takes no part, or has played too many cards to earlier tricks and so has none for this one."""
    return bool(tricks.idle >> seat & 1) or tricks.extra[seat] > tricks.last - tricks.number


def gathered(tricks: Tricks) -> Tricks:
    """The tricks with the one on the table gathered, whole or not; a winner without cards passes the lead to his left.

    Where nobody can win it, whoever led leads again.
    """
    won_by = winner_of(tricks.cards, tricks.order)
    for seat in range(len(tricks.extra)):
        if tricks.takers >> seat & 1 and sits_out(tricks, seat):
            won_by = seat
    winners, past = (*tricks.winners, won_by), (*tricks.past, tricks.cards)
    leader = tricks.cards[0][0] if won_by == NOBODY else won_by
    after = evolve(tricks, turn=leader, cards=(), early=(), skips=0, winners=winners, past=past)
    if after.number <= after.last:
        after = evolve(after, turn=next((seat for seat in clockwise(after, leader) if not sits_out(after, seat)), leader))
    return after_card(after, *tricks.early[0]) if tricks.early and tricks.early[0][0] == won_by else after


def reopened(tricks: Tricks) -> Tricks:
    """The tricks with the last one back on the table."""
    if tricks.cards or not tricks.past:
        return tricks
    return evolve(tricks, cards=tricks.past[-1], past=tricks.past[:-1], winners=tricks.winners[:-1], turn=tricks.past[-1][0][0])


def with_trick(tricks: Tricks, cards: Trick, reopen: bool = True) -> Tricks:
    """The tricks with these cards as the one on the table, or in place of the last one gathered; gathered if it is whole."""
    bare = evolve(reopened(tricks) if reopen else tricks, cards=())
    if not cards:
        return bare
    bare = evolve(bare, turn=cards[0][0])
    for seat, card in cards:
        bare = after_card(bare, seat, card)
    return bare


def with_hand(table: Table, seat: Seat, hand: Hand) -> Table:
    """The table with this hand at that seat."""
    return table.but(hands=tuple(hand if each == seat else old for each, old in enumerate(table.hands)))


def is_over(table: Table, tricks: Tricks) -> bool:
    """Whether the last trick has been gathered."""
    return not tricks.cards and tricks.number > tricks.last


# --- what holds the play up


def held_up(table: Table) -> Matter | None:
    """The card out of turn on the table that still waits to be accepted or taken back, if there is one."""
    waiting = (m for m in reversed(table.docket) if m.breach.waits == OUT_OF_TURN and m.card is not None)
    return next((m for m in waiting if _lies_on_table(table, m)), None)


def _lies_on_table(table: Table, matter: Matter) -> bool:
    """Whether the card is in the trick on the table, or in the last one; before the play it is nowhere else."""
    tricks = table.part(Tricks)
    return tricks is None or matter.opened == table.clock or (matter.seat, matter.card) in last_trick(tricks)


def whose_turn(table: Table) -> Seat | None:
    """The hand to play, a card out of turn that waits to be accepted left aside."""
    matter = held_up(table)
    if matter is not None:
        return matter.was(Tricks).turn
    return table[Tricks].turn if table.part(Tricks) else None


def may_lead(table: Table) -> bool:
    """Whether cards are played: the play has begun, or nothing stands between the deal and a first lead that is somebody's."""
    if table.phase == DEAL and table.part(Tricks) is not None:
        play = table.game.play
        return play is not None and ("call" not in play.moves or table.game.part(TricksFirst) is not None)
    return table.phase == PLAY


def card_changed(table: Table, act: Act) -> Act | None:
    """The act by which the player took a card back, or meant to, if what he plays now is put in its place."""
    if act.verb != "play":
        return None
    for place in range(table.told - 1, -1, -1):
        last = table.log[place]
        if last.verb in ("play", "substitutes") or not isinstance(last, Act):
            return None
        if last.verb == "retracts" and last.seat == act.seat:
            return last
    return None


def is_in_vain(table: Table, act: Act) -> bool:
    """Whether a card is played in the place of one that lies there still, because no law lets it be taken back."""
    return _lies_still(table, act)[0] is not None


def as_replacing(table: Table, act: Act) -> Act:
    """The act, told as a card put in the place of another where it is that."""
    old, replaced = _lies_still(table, act)
    return evolve(act, verb="substitutes", cards=(act.card, old)) if replaced and old is not None else act


def _lies_still(table: Table, act: Act) -> tuple[Card | None, bool]:
    """The card that the player has taken back and that lies there still, and whether what he plays now takes its place."""
    back, tricks = card_changed(table, act), table.part(Tricks)
    if back is None or tricks is None:
        return None, False
    found = (each for each in table.matters if each.breach.waits == STANDS_MEANWHILE and each.at == back.at)
    stands = any(each.seat == act.seat for each in found)
    trick = last_trick(tricks) if stands or table.pack_used.copies == 1 else tricks.cards  # before lies perhaps another like it
    named = (card for seat, card in trick if seat == act.seat and (card == back.card if back.cards else stands))
    return next(named, None), stands


def put_in_place(table: Table, seat: Seat, old: Card, new: Card) -> Table:
    """The table with another card of that hand in the place of one, in the trick on the table or in the one gathered before."""
    tricks = table[Tricks]
    table = with_hand(table, seat, with_card(without_card(table.hands[seat], new), old))
    led: Trick = ()
    if tricks.cards and (seat, old) not in tricks.cards:  # put right in the last trick although another is led
        led, tricks = tricks.cards, evolve(tricks, cards=())
    changed = tuple((each, new if (each, card) == (seat, old) else card) for each, card in last_trick(tricks))
    tricks = with_trick(tricks, changed)
    for each, card in led:
        if led[0][0] == tricks.turn or tricks.cards:
            tricks = after_card(tricks, each, card)
        else:  # another hand has won the trick now, and what was led goes back
            table = with_hand(table, each, with_card(table.hands[each], card))
    return table.but(tricks, phase=OVER if is_over(table, tricks) else PLAY)


# --- moves


def play(table: Table, act: Act) -> Table:
    """A hand plays a card."""
    tricks = table.part(Tricks)
    if tricks is None:
        tricks = empty_tricks(table, act.seat if act.seat is not None else table.dealer)
    old, replaced = _lies_still(table, act)
    if old is not None:
        return put_in_place(table, act.seat, old, act.card) if replaced and act.seat is not None else table
    seat = act.seat if act.seat is not None else tricks.turn
    card = act.card
    waiting = held_up(table)
    if waiting is not None and waiting.seat == seat and waiting.card != card and waiting.was(Tricks).turn == seat:
        table = take_back(table, waiting)
        tricks = table.part(Tricks) or tricks
    if table.phase in (AUCTION, OVER):
        return table  # a card led before the auction is over is exposed, not played, and one after the last trick is neither
    if table.is_open(seat):
        table = _in_doubt(table, tricks, seat, act)
    table = with_hand(table, seat, without_card(table.hands[seat], card))
    after = after_card(tricks, seat, card)
    table = _went_on(table).but(after, phase=PLAY)
    if tricks.early and not after.early and not after.cards:
        leader, led = tricks.early[0]  # he led before the trick was complete, and another hand has won it
        table = with_hand(table, leader, with_card(table.hands[leader], led))
    return table.but(phase=OVER) if is_over(table, after) else table


def _went_on(table: Table) -> Table:
    """The table with nothing claimed and no card named, since a card is played."""
    if table.part(Designation) is not None:
        table = table.without(Designation)
    claims = table.part(Claims)
    return table if claims is None or claims.claimed is None else table.but(evolve(claims, claimed=None))


def _in_doubt(table: Table, tricks: Tricks, seat: Seat, act: Act) -> Table:
    """A hand not wholly known: a discard may prove to be a revoke later, and a card of the suit proves it."""
    suit, led = tricks.order.suit[act.card], tricks.led
    before = doubts_of(table).discards
    doubts = tuple(doubt for doubt in before if doubt[0] != seat or doubt[1] != suit)
    if led is not None and suit != led and not has_played(tricks, seat) and _would_owe(table, tricks, seat, led):
        doubts = (*doubts, (seat, led, tricks.number, act))
    return table.but(Doubts(doubts)) if doubts != before else table


def _would_owe(table: Table, tricks: Tricks, seat: Seat, led: int) -> bool:
    """Whether a hand without a card of the suit, as far as it is known, would owe one to this trick if it had any."""
    of_suit, hand = tricks.order.of_suit[led], table.hands[seat]
    return not hand & of_suit and bool(owed(with_hand(table, seat, hand | of_suit), seat, tricks.cards) & of_suit)


def take_back(table: Table, matter: Matter) -> Table:
    """A card out of turn goes back to the hand it came from, with those played after it, and the play to where it stood."""
    assert matter.card is not None and matter.seat is not None
    before, tricks = matter.was(Tricks), table.part(Tricks)
    played = () if tricks is None else (*(card for trick in tricks.past[len(before.past) :] for card in trick), *tricks.cards)
    for seat, card in {(matter.seat, matter.card), *played[len(before.cards) :]}:
        table = with_hand(table, seat, with_card(table.hands[seat], card))
    return table.but(before, phase=PLAY)


def name_card(table: Table, act: Act) -> Table:
    """Declarer names or touches a card of his own or of dummy, which plays it."""
    before = table.part(Designation)
    if act.seat is None or act.seat != declarer_of(table) or not act.cards or (before is not None and before.stands):
        return table
    hand = act.other if act.other is not None else table.holder(act.card)
    if hand is None:  # the cards are not told: from dummy where it is dummy's turn
        hand = dummy_of(table) if whose_turn(table) == dummy_of(table) else act.seat
    if hand is None or table.holds(hand, 1 << act.card) is False:
        return table  # a card that is not there cannot be played by naming it
    return table.but(Designation(hand, act.card))


def face(table: Table, act: Act) -> Table:
    """Cards are shown. A hand is laid open by declarer, which ends the play like a claim, or by a defender because of that."""
    if act.seat is not None and table.is_open(act.seat):
        shown = hand_of(card for card in act.cards if table.holder(card) is None)
        table = with_hand(table, act.seat, table.hands[act.seat] | shown)
    if act.how != "hand" or act.seat is None or table.part(Tricks) is None or table.phase != PLAY:
        return table
    if act.seat == declarer_of(table):
        return table if is_curtailed(table) or is_taken_for_dummy(table) else curtail(table)
    if not (is_defender(table, act.seat) and is_curtailed(table)):
        return table
    claims = claims_of(table)
    return table.but(evolve(claims, faced=claims.faced | {act.seat}))


def is_taken_for_dummy(table: Table) -> bool:
    """Whether an opening lead by the wrong defender lies on the table, so that declarer who faces his hand becomes dummy."""
    waiting = held_up(table)
    return waiting is not None and waiting.count == 1 and waiting.seat is not None and is_defender(table, waiting.seat)


def _cards_on_table(tricks: Tricks) -> int:
    return sum(map(len, (*tricks.past, tricks.cards)))


def curtail(table: Table) -> Table:
    """Declarer has suggested that the play stop here."""
    assert table.part(Tricks) is not None
    return table.note(Act("curtails", declarer_of(table), numbers=(_cards_on_table(table[Tricks]),)))


def is_curtailed(table: Table) -> bool:
    """Whether declarer has claimed, conceded or faced his hand, and no card has been played since."""
    tricks = table.part(Tricks)
    suggested = table.acts_of("curtails")
    return tricks is not None and suggested != () and suggested[-1].number == _cards_on_table(tricks)


def take_tricks(table: Table, runs: Sequence[Run]) -> tuple[Table, int]:
    """The table after the tricks that are clean throughout, and how many those are.

    A trick is clean when the right hand leads, all others follow in turn with cards they are known to hold, and whoever does
    not follow suit is known to be void. The last may break off. Anything else is looked at card by card, unless nobody can be
    accused of it any more.
    """
    tricks = table.part(Tricks)
    if (
        table.phase != PLAY
        or tricks is None
        or tricks.cards
        or table.unknown
        or any(tricks.extra)
        or tricks.idle
        or tricks.around
        or table.game.owed is not None
        or table.pack_used.copies > 1
    ):
        return table, 0
    if tricks.order.cancels:
        return table, 0
    if isinstance(runs[0], Plays):
        after = _take_plays(table, tricks, runs[0])
        if after is None:
            return table, 0
        after, more = take_tricks(after, runs[1:]) if runs[1:] else (after, 0)
        return after, 1 + more
    turn, order, size, accused = tricks.turn, tricks.order, table.seats, not table.nobody_accused
    most, whole_pack = tricks.last - sum(tricks.earlier), table.pack_used.cards
    suit, of_suit, seats_from = order.suit, order.of_suit, _clockwise(size)
    hands = list(table.hands)
    winners, past = list(tricks.winners), list(tricks.past)
    taken = 0
    begun: Trick = ()
    for run in runs:
        cards = run.moves
        if not 0 < len(cards) <= size or (run.first != turn and run.first is not None) or len(winners) == most:
            break
        trick = tuple(zip(seats_from[turn], cards, strict=False))
        led = suit[cards[0]]
        mask, left = of_suit[led], hands.copy()
        for seat, card in trick:
            hand = left[seat]
            if not (hand if accused else whole_pack) >> card & 1 or (accused and suit[card] != led and hand & mask):
                break
            left[seat] = hand & ~(1 << card)
        else:
            hands = left
            if len(cards) < size:
                begun, turn = trick, seats_from[turn][len(cards)]
                taken += 1
                break
            turn = winner_of(trick, order)
            winners.append(turn)
            past.append(trick)
            taken += 1
            continue
        break
    if not taken:
        return table, 0
    tricks = Tricks(
        turn, order, begun, tuple(winners), tuple(past), (), tricks.earlier, extra=tricks.extra, last=tricks.last
    )  # fmt: skip
    phase = OVER if is_over(table, tricks) else PLAY
    return _went_on(table).but(tricks, phase=phase, hands=tuple(hands)), taken


def _take_plays(table: Table, tricks: Tricks, plays: Plays) -> Table | None:
    """The table after tricks told as one run, if all of them are clean."""
    left = plays.left_of(table.hands, tricks.order) if plays.first == tricks.turn and table.seats == SEATS else None
    if left is None:
        return None
    past, begun = plays.tricks()
    turn = AROUND[plays.leaders[-1]][len(begun)]
    winners, past = (*tricks.winners, *plays.leaders[1:]), (*tricks.past, *past)
    after = Tricks(turn, tricks.order, begun, winners, past, (), tricks.earlier, extra=tricks.extra, last=tricks.last)
    return _went_on(table).but(after, phase=OVER if is_over(table, after) else PLAY, hands=left)


# --- what the tricks come to


def tricks_won(table: Table) -> tuple[int, ...]:
    """The tricks of each side, those that were claimed or conceded included."""
    won, tricks = list(reckoning_of(table).conceded), table.part(Tricks)
    if tricks is not None:
        sides = table.sides_around
        for seat in takers(table) if any(tricks.earlier) else tricks.winners:
            if seat != NOBODY:
                won[sides[seat]] += 1
    return tuple(won)


def won_by_each(table: Table) -> dict[Seat, int]:
    """The tricks of each who plays for himself, as they were played, or as the log says where it does not tell the play."""
    if table.phase == OVER:
        return dict(enumerate(tricks_won(table)))
    return {act.seat: act.number for act in table.acts if act.verb == "won" and act.seat is not None}


def tricks_moved(table: Table, loser: Side) -> int:
    """The tricks that rulings take from a side: as many as they say, of those it won since the first offence, or of all."""
    mine = [(at_most, since) for side, at_most, since in reckoning_of(table).transfers if side == loser]
    if not mine or table.part(Tricks) is None:
        return 0
    first = min(since for _, since in mine)
    if not first:
        return min(sum(at_most for at_most, _ in mine), _tricks_told(table, loser))
    earlier, winners = table[Tricks].earlier, table[Tricks].winners
    numbered = enumerate(winners, sum(earlier) + 1)
    before = earlier[loser] + sum(1 for number, seat in numbered if number < first and table.side_of(seat) == loser)
    available = _tricks_told(table, loser) - before + reckoning_of(table).conceded[loser]
    claimed = claims_of(table).claimed
    available += claimed[loser] if claimed is not None else 0
    return min(sum(at_most for at_most, _ in mine), available)


def _tricks_told(table: Table, side: Side) -> int:
    """The tricks that a side won, where the play is not told by what the log says of them."""
    won = reckoning_of(table).won
    if won is None or sum(tricks_won(table)) == table.hand_size:
        return tricks_won(table)[side]
    told, number = won
    return number if told == side else table.hand_size - number
