"""Tricks: cards are applied as they were played, in turn or not, following suit or not.

A card led or played out of turn lies in the trick like any other until the table deals with it; the matter on the docket
keeps the tricks as they were, and a retraction goes back to them. A revoke is put right by putting another card in the place
of the first, in the trick on the table or in the one just gathered.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from referee.cards import SUIT_MASK, SUIT_WIDTH, Card, Hand, hand_of, suit_of
from referee.law import OUT_OF_TURN
from referee.matter import Matter
from referee.record import Act, Run, Seat, Side
from referee.table import AUCTION, OVER, PLAY, Table, Tricks

Trick = tuple[tuple[Seat, Card], ...]

#: the four seats clockwise from each
_FROM = tuple(tuple((first + place) % 4 for place in range(4)) for first in range(4))


def winner_of(trick: Trick, trump: int | None) -> Seat:
    """The hand that wins a trick: the highest trump, else the highest card of the suit led."""
    won_by, best = trick[0]
    suit = best // SUIT_WIDTH
    for seat, card in trick[1:]:
        if card // SUIT_WIDTH == suit:
            if card > best:
                won_by, best = seat, card
        elif card // SUIT_WIDTH == trump:
            won_by, best, suit = seat, card, trump
    return won_by


def suit_led(tricks: Tricks) -> int | None:
    """The suit led to the trick on the table."""
    return suit_of(tricks.cards[0][1]) if tricks.cards else None


def has_played(tricks: Tricks, seat: Seat) -> bool:
    """Whether the hand has a card in the trick on the table."""
    return any(each == seat for each, _ in tricks.cards)


def last_trick(tricks: Tricks) -> Trick:
    """The trick that can still be looked at or put right: the one on the table, or the one just gathered."""
    return tricks.cards or (tricks.past[-1] if tricks.past else ())


def plays_early(tricks: Tricks, seat: Seat) -> bool:
    """Whether a card now played by this hand is a lead to the next trick, this one being incomplete and so far its own."""
    return has_played(tricks, seat) and not tricks.early and winner_of(tricks.cards, tricks.trump) == seat


def after_card(tricks: Tricks, seat: Seat, card: Card) -> Tricks:
    """The tricks with one more card on the table; the last card of a trick gathers it."""
    if tricks.cards and plays_early(tricks, seat):
        return evolve(tricks, early=((seat, card),))
    return _passed_on(evolve(tricks, cards=(*tricks.cards, (seat, card))))


def _passed_on(tricks: Tricks) -> Tricks:
    """The tricks with the turn at the next hand that has to play to the one on the table, or with that one gathered."""
    size = len(tricks.extra)
    done = {each for each, _ in tricks.cards}
    done |= {each for each in range(size) if sits_out(tricks, each) or tricks.skips >> each & 1}
    if len(done) == size:
        return gathered(tricks)
    turn = tricks.cards[0][0]
    while turn in done:
        turn = (turn + 1) % size
    return evolve(tricks, turn=turn)


def sits_out(tricks: Tricks, seat: Seat) -> bool:
    """Whether the hand has played too many cards to earlier tricks and so has none for this one."""
    return tricks.extra[seat] > tricks.last - tricks.number


def gathered(tricks: Tricks) -> Tricks:
    """The tricks with the one on the table gathered, whole or not; a winner without cards passes the lead to his left."""
    won_by = winner_of(tricks.cards, tricks.trump)
    winners, past = (*tricks.winners, won_by), (*tricks.past, tricks.cards)
    after = evolve(tricks, turn=won_by, cards=(), early=(), skips=0, winners=winners, past=past)
    if after.number <= after.last:
        hands = ((won_by + place) % len(after.extra) for place in range(len(after.extra)))
        after = evolve(after, turn=next((seat for seat in hands if not sits_out(after, seat)), won_by))
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
    return not tricks.cards and tricks.number > table.game.hand_size


# --- what holds the play up


def held_up(table: Table) -> Matter | None:
    """The card out of turn that still waits to be accepted or taken back, if there is one."""
    return next((m for m in reversed(table.docket) if m.breach.waits == OUT_OF_TURN and m.card is not None), None)


def whose_turn(table: Table) -> Seat | None:
    """The hand to play, a card out of turn that waits to be accepted left aside."""
    matter = held_up(table)
    if matter is not None:
        turn: Seat = matter.before.turn
        return turn
    return table.tricks.turn if table.tricks else None


# --- moves


def play(table: Table, act: Act) -> Table:
    """A hand plays a card."""
    tricks = table.tricks
    if tricks is None:
        tricks = table.bare_tricks(act.seat if act.seat is not None else table.dealer)
    seat = act.seat if act.seat is not None else tricks.turn
    card = act.card
    waiting = held_up(table)
    if waiting is not None and waiting.seat == seat and waiting.card != card and waiting.before.turn == seat:
        table = take_back(table, waiting)
        tricks = table.tricks or tricks
    if table.phase == AUCTION:
        return table  # a card led before the auction is over is exposed, not played
    if table.is_open(seat):
        table = _in_doubt(table, tricks, seat, act)
    table = with_hand(table, seat, table.hands[seat] & ~(1 << card))
    after = after_card(tricks, seat, card)
    table = table.but(tricks=after, phase=PLAY, named=None, claimed=None)
    if tricks.early and not after.early and not after.cards:
        leader, led = tricks.early[0]  # he led before the trick was complete, and another hand has won it
        table = with_hand(table, leader, table.hands[leader] | 1 << led)
    return table.but(phase=OVER) if is_over(table, after) else table


def _in_doubt(table: Table, tricks: Tricks, seat: Seat, act: Act) -> Table:
    """A hand not wholly known: a discard may prove to be a revoke later, and a card of the suit proves it."""
    suit, led = suit_of(act.card), suit_led(tricks)
    doubts = tuple(doubt for doubt in table.doubts if doubt[0] != seat or doubt[1] != suit)
    if led is not None and suit != led and not has_played(tricks, seat) and not table.hands[seat] & SUIT_MASK[led]:
        doubts = (*doubts, (seat, led, tricks.number, act))
    return table.but(doubts=doubts) if doubts != table.doubts else table


def take_back(table: Table, matter: Matter) -> Table:
    """A card out of turn goes back to the hand it came from, and the play to where it stood."""
    assert matter.card is not None and matter.seat is not None
    table = with_hand(table, matter.seat, table.hands[matter.seat] | 1 << matter.card)
    return table.but(tricks=matter.before, phase=PLAY)


def substitute(table: Table, act: Act) -> Table:
    """A player puts another card in the place of the one he played to the trick."""
    tricks, seat = table.tricks, act.seat
    if tricks is None or seat is None or not act.cards:
        return table
    if is_over(table, tricks) and _card_of(last_trick(tricks), seat) == act.cards[0]:
        return table.but(tricks=_exchanged(tricks, seat))
    new, old = act.cards[0], card_to_replace(tricks, act)
    if old is None:
        return table
    table = with_hand(table, seat, table.hands[seat] & ~(1 << new) | 1 << old)
    led: Trick = ()
    if tricks.cards and (seat, old) not in tricks.cards:  # put right in the last trick although another is led
        led, tricks = tricks.cards, evolve(tricks, cards=())
    changed = tuple((each, new if (each, card) == (seat, old) else card) for each, card in last_trick(tricks))
    tricks = with_trick(tricks, changed)
    for each, card in led:
        if led[0][0] == tricks.turn or tricks.cards:
            tricks = after_card(tricks, each, card)
        else:  # another hand has won the trick now, and what was led goes back
            table = with_hand(table, each, table.hands[each] | 1 << card)
    return table.but(tricks=tricks, phase=OVER if is_over(table, tricks) else PLAY)


def card_to_replace(tricks: Tricks, act: Act) -> Card | None:
    """The card that a player puts another in the place of: in the trick on the table, or else in the one gathered before."""
    for trick in (tricks.cards, *tricks.past[-1:]):
        for seat, card in trick:
            if seat == act.seat and (len(act.cards) < 2 or card == act.cards[1]):
                return card
    return None


def _card_of(trick: Trick, seat: Seat) -> Card | None:
    return next((card for each, card in trick if each == seat), None)


def _exchanged(tricks: Tricks, seat: Seat) -> Tricks:
    """The last two tricks with the cards of this hand exchanged, as when a revoke in the last but one is put right."""
    if len(tricks.past) < 2:
        return tricks
    first, second = tricks.past[-2:]
    mine = (_card_of(first, seat), _card_of(second, seat))

    def exchange(trick: Trick) -> Trick:
        other = mine[1] if trick is first else mine[0]
        return tuple((each, other if each == seat and other is not None else card) for each, card in trick)

    after = evolve(tricks, cards=(), past=tricks.past[:-2], winners=tricks.winners[:-2])
    after = with_trick(after, exchange(first), reopen=False)
    again = sorted(exchange(second), key=lambda played: (played[0] - after.turn) % len(tricks.extra))
    return with_trick(after, tuple(again), reopen=False)


def retract(table: Table, act: Act) -> Table:
    """A player takes back the card he played to the trick on the table."""
    tricks, seat = table.tricks, act.seat
    if tricks is None or seat is None or table.phase not in (PLAY, OVER):
        return table
    waiting = held_up(table)
    if waiting is not None and waiting.seat == seat:
        return take_back(table, waiting)
    trick = last_trick(tricks)
    old = next((card for each, card in trick if each == seat and (not act.cards or card == act.card)), None)
    if old is None:
        return table
    table = with_hand(table, seat, table.hands[seat] | 1 << old)
    return table.but(tricks=with_trick(tricks, tuple(pair for pair in trick if pair != (seat, old))), phase=PLAY)


def omit(table: Table, act: Act) -> Table:
    """A hand does not play to the trick, which goes on without it."""
    tricks, seat = table.tricks, act.seat
    if tricks is None or seat is None or not tricks.cards or has_played(tricks, seat):
        return table
    return table.but(tricks=_passed_on(evolve(tricks, skips=tricks.skips | 1 << seat)))


def name_card(table: Table, act: Act) -> Table:
    """Declarer names or touches a card of his own or of dummy, which plays it."""
    if act.seat is None or act.seat != table.declarer or not act.cards:
        return table
    hand = act.other if act.other is not None else table.holder(act.card)
    if hand is None:  # the cards are not told: from dummy where it is dummy's turn
        hand = table.dummy if whose_turn(table) == table.dummy else act.seat
    if hand is None or table.holds(hand, 1 << act.card) is False:
        return table  # a card that is not there cannot be played by naming it
    return table.but(named=(hand, act.card))


def face(table: Table, act: Act) -> Table:
    """Cards are shown. A hand is laid open by declarer, which ends the play like a claim, or by a defender because of that."""
    if act.seat is not None and table.is_open(act.seat):
        shown = hand_of(card for card in act.cards if table.holder(card) is None)
        table = with_hand(table, act.seat, table.hands[act.seat] | shown)
    if act.how != "hand" or act.seat is None or table.tricks is None or table.phase != PLAY:
        return table
    if act.seat == table.declarer:
        return table if is_curtailed(table) or is_taken_for_dummy(table) else curtail(table)
    return table.but(faced=table.faced | {act.seat}) if table.is_defender(act.seat) and is_curtailed(table) else table


def is_taken_for_dummy(table: Table) -> bool:
    """Whether an opening lead by the wrong defender lies on the table, so that declarer who faces his hand becomes dummy."""
    waiting = held_up(table)
    return waiting is not None and waiting.count == 1 and waiting.seat is not None and table.is_defender(waiting.seat)


def _cards_on_table(tricks: Tricks) -> int:
    return sum(map(len, (*tricks.past, tricks.cards)))


def curtail(table: Table) -> Table:
    """Declarer has suggested that the play stop here."""
    assert table.tricks is not None
    return table.note(Act("curtails", table.declarer, numbers=(_cards_on_table(table.tricks),)))


def is_curtailed(table: Table) -> bool:
    """Whether declarer has claimed, conceded or faced his hand, and no card has been played since."""
    tricks = table.tricks
    last = next((act for act in reversed(table.notes) if act.verb == "curtails"), None)
    return tricks is not None and last is not None and last.number == _cards_on_table(tricks)


def add(table: Table, act: Act) -> Table:
    """A player adds a card to a trick: one he had not played to, or one too many. An earlier trick stays with its winner."""
    tricks, seat = table.tricks, act.seat
    if tricks is None or seat is None or not act.cards:
        return table
    place = trick_added_to(tricks, act) - 1 - sum(tricks.earlier)
    table = with_hand(table, seat, table.hands[seat] & ~(1 << act.card))
    if not 0 <= place < len(tricks.past):
        cards = (*tricks.cards, (seat, act.card))
        return table.but(tricks=_passed_on(evolve(tricks, cards=cards, skips=tricks.skips & ~(1 << seat))))
    past = tuple((*trick, (seat, act.card)) if number == place else trick for number, trick in enumerate(tricks.past))
    return table.but(tricks=evolve(tricks, past=past))


def trick_added_to(tricks: Tricks, act: Act) -> int:
    """The number of the trick to which a card is added: as the log says, or else the last one gathered."""
    return act.numbers[0] if act.numbers else tricks.number - 1


def take_tricks(table: Table, runs: Sequence[Run]) -> tuple[Table, int]:
    """The table after the tricks that are clean throughout, and how many those are.

    A trick is clean when the right hand leads, all four follow in turn with cards they are known to hold, and whoever does
    not follow suit is known to be void. Anything else is looked at card by card.
    """
    tricks = table.tricks
    if table.phase != PLAY or tricks is None or tricks.cards or table.unknown or any(tricks.extra) or len(table.hands) != 4:
        return table, 0
    turn, trump = tricks.turn, tricks.trump
    hands = list(table.hands)
    winners, past = list(tricks.winners), list(tricks.past)
    taken = 0
    for run in runs:
        if len(run.moves) != 4 or (run.first != turn and run.first is not None):
            break
        seats = _FROM[turn]
        first, second, third, fourth = seats
        lead, two, three, four = run.moves
        if not hands[first] >> lead & hands[second] >> two & hands[third] >> three & hands[fourth] >> four & 1:
            break
        led = lead // SUIT_WIDTH
        mask = SUIT_MASK[led]
        if (
            (two // SUIT_WIDTH != led and hands[second] & mask)
            or (three // SUIT_WIDTH != led and hands[third] & mask)
            or (four // SUIT_WIDTH != led and hands[fourth] & mask)
        ):
            break
        hands[first] ^= 1 << lead
        hands[second] ^= 1 << two
        hands[third] ^= 1 << three
        hands[fourth] ^= 1 << four
        trick = ((first, lead), (second, two), (third, three), (fourth, four))
        turn = winner_of(trick, trump)
        winners.append(turn)
        past.append(trick)
        taken += 1
    if not taken:
        return table, 0
    tricks = Tricks(
        turn, trump, (), tuple(winners), tuple(past), (), tricks.earlier, extra=tricks.extra, last=tricks.last
    )  # fmt: skip
    phase = OVER if tricks.number > table.game.hand_size else PLAY
    return table.but(phase=phase, hands=tuple(hands), tricks=tricks), taken


# --- what the tricks come to


def tricks_won(table: Table) -> tuple[int, int]:
    """The tricks of each side, those that were claimed or conceded included."""
    tricks = table.tricks or table.bare_tricks(table.dealer)
    return tricks.won(0) + table.conceded[0], tricks.won(1) + table.conceded[1]


def tricks_moved(table: Table, loser: Side) -> int:
    """The tricks that rulings take from a side: as many as they say, as far as it won any from the first offence on."""
    mine = [(at_most, since) for side, at_most, since in table.transfers if side == loser]
    if not mine or table.tricks is None:
        return 0
    first = min(since for _, since in mine)
    numbered = enumerate(table.tricks.winners, sum(table.tricks.earlier) + 1)
    available = sum(1 for number, seat in numbered if number >= first and table.side_of(seat) == loser) + table.conceded[loser]
    available += table.claimed[loser] if table.claimed is not None else 0
    return min(sum(at_most for at_most, _ in mine), available)
