"""Deals in which the cards alone tell what nobody told: a hand left out of a trick, a lead out of turn taken back, the passes
that ended the auction, who took the widow.

A referee cannot know of it when it happens. The others have played, or the hand leads whose lead it was; the first card after
it seems to be out of turn or a revoke, and so may every card that follows. Where nobody but him who erred would be accused of
any of it had it been told, that is what has happened: the log is heard as if it said so before the first of those cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from referee.core.fold import step
from referee.core.matter import Matter
from referee.core.record import PASS, Act, Run, Seat, in_parts
from referee.core.subject import OUT_OF_TURN, Deed, Subject
from referee.core.table import AUCTION, PLAY, Table
from referee.core.values import frozen
from referee.judge.torn import Retold, Told, accused_in, act_by_act, number_of
from referee.mechanics.auction.state import NO_BID, Auction
from referee.mechanics.deal.expects.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.mechanics.exposure.expects.exposed_in_auction import EXPOSED_IN_AUCTION
from referee.mechanics.tricks.expects.card_thrown import CARD_THROWN
from referee.mechanics.tricks.expects.defective_trick import NO_CARD_TO_TRICK, TWO_CARDS_TO_TRICK
from referee.mechanics.tricks.expects.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.mechanics.tricks.moves.corrections import UNTOLD, may_go_back
from referee.mechanics.tricks.moves.tricks import clockwise, has_played, sits_out
from referee.mechanics.tricks.state import Tricks, suit_here

#: with fewer hands who leads again may only have been too quick
_FEWEST = 3
#: what others seem to have done then
_SHOWN_BY = (PLAY_OUT_OF_TURN, CARD_THROWN, TWO_CARDS_TO_TRICK)
#: by these somebody shows that he has cards of the widow
_USES_WIDOW = ("melds", "discards")
#: so few cards on the table before the end of the auction may have been dropped, or led too soon
_FEWEST_PLAYED = 2
#: so many times something that nobody told is looked for in a deal; so many hands may be left out of a trick together
_MOST, _MOST_HANDS = 4, 2
#: so many acts must be right then that are wrong as they stand: a card alone may have been played too early, but a whole trick
#: that a log tells at once begins with its lead, and who has to lead is known
_ENOUGH, _ENOUGH_OF_A_TRICK, _ENOUGH_OF_A_LEAD = 2, 1, 1

Acts = Sequence[Act | Run]
#: somebody is accused of something at the act of that number
Accused = tuple[Subject, Seat | None, int]


@frozen
class Guess:
    """Acts that nobody told, and before which of those that were."""

    place: int
    untold: tuple[Act, ...]
    #: how many acts they have to put right
    enough: int

    @property
    def found(self) -> set[Accused]:
        """What is found of these acts themselves."""
        shown = {"omits": NO_CARD_TO_TRICK, "counts": TOO_FEW_CARDS}
        return {(shown[act.verb], act.seat, self.place) for act in self.untold if act.verb in shown}

    def blames(self, accused: Accused) -> bool:
        """Whether it is one of these acts of which somebody is accused, or what comes of it."""
        breach, seat, _ = accused
        for act in self.untold:
            if act.seat == seat and (act.verb != "omits" or breach == TOO_MANY_CARDS):
                return True  # whose lead was taken back may be bound by it, and who left a card out counts one too many
        return accused in self.found


def untold_in(table: Table, begun: Callable[[], Table], acts: Acts) -> Retold | None:
    """The acts of a deal with those told that nobody told; None where there was none."""
    if not (_may_be_left_out(table) or _false_leads(table)):
        return None
    told: Acts = in_parts(acts)
    found: Retold | None = None
    for _ in range(_MOST):
        more = _first_untold(lambda: begun().but(plays_on=True), told)
        if more is None:
            break
        told, found = more, Retold("", more)
    return found


def passes_untold(table: Table, begun: Callable[[], Table], acts: Sequence[Act | Run]) -> Retold | None:
    """The acts of a deal with the passes that closed its auction, where the hand leads that then has to, and others follow."""
    shown = [each for each in table.settled if each.breach is EXPOSED_IN_AUCTION]
    if len(shown) < _FEWEST_PLAYED or table.phase != AUCTION:
        return None
    told, end = act_by_act(begun(), acts)
    place = next((each for each, (act, there) in enumerate(told) if act.verb == "play" and there.phase == AUCTION), None)
    if place is None or any(act.verb == "call" for act, _ in told[place:]):
        return None
    passes = _closing(told[place][1], told[place][0])
    if not passes:
        return None
    before, after = _parted(acts, told, place)
    more = [*before, *passes, *after]
    return Retold("", more) if len(accused_in(act_by_act(begun(), more)[1])) < len(accused_in(end)) else None


def widow_untold(table: Table, begun: Callable[[], Table], acts: Acts) -> Retold | None:
    """The acts of a deal with the widow taken by whoever melds or lays away cards of it, where only what lay there is told."""
    lay = table.acts_of("widow")
    if not lay or any(act.seat is not None for act in lay):
        return None
    told, end = act_by_act(begun(), acts)
    cards = {card for act in lay for card in act.cards}
    using = (each for each, (act, _) in enumerate(told) if act.verb in _USES_WIDOW and not cards.isdisjoint(act.cards))
    place = next(using, None)
    if place is None:
        return None
    act = told[place][0]
    before, after = _parted(acts, told, place)
    more = [*before, Act("widow", act.seat, at=act.at), *after]
    again = act_by_act(begun(), more)[1]
    return Retold("", more) if len(again.settled) <= len(end.settled) else None


def _closing(table: Table, led: Act) -> list[Act]:
    """The passes with which the auction is over; none where another than this card's player has to lead then."""
    passes = list[Act]()
    while table.phase == AUCTION and len(passes) < table.seats:
        auction = table.part(Auction)
        if auction is None or auction.bid == NO_BID:
            return []
        passes.append(Act("call", auction.turn, call=PASS, at=led.at))
        table = step(table, passes[-1])
    tricks = table.part(Tricks)
    return passes if table.phase == PLAY and tricks is not None and tricks.turn == led.seat else []


def _first_untold(begun: Callable[[], Table], acts: Acts) -> Acts | None:
    """The acts with the first told that was not, if there is one. Where more of them are wrong than there are cards, it is
    something else, and to look for it would take long."""
    told, end = act_by_act(begun(), acts)
    if _acts(_wrong(end)) > end.pack_used.size:
        return None
    for guess in (*_leads_taken_back(told, end), *_hands_left_out(told, end, acts)):
        before, after = _parted(acts, told, guess.place)
        more = [*guess.untold, *after]
        if _spared(end, act_by_act(told[guess.place][1], more, guess.place)[1], guess) >= guess.enough:
            return [*before, *more]
    return None


# --- leads out of turn that were taken back


def _false_leads(table: Table) -> list[Matter]:
    """The leads out of turn, if something else is found to be wrong."""
    leads = [each for each in table.settled if each.breach.waits == OUT_OF_TURN and each.card is not None and each.had(Tricks)]
    return leads if leads and len(_wrong(table)) > 1 else []


def _leads_taken_back(told: Told, end: Table) -> Iterator[Guess]:
    """Before the card of the hand whose lead it was, each lead out of turn that lies there and may go back."""
    for lead in _false_leads(end):
        leader, card = lead.was(Tricks).turn, lead.card
        later = range(number_of(lead) + 1, len(told))
        place = next((each for each in later if told[each][0].verb == "play" and told[each][0].seat == leader), None)
        if place is not None and card is not None and may_go_back(told[place][1], lead) and not _plays_on(*told[place]):
            back = Act("retracts", lead.seat, how=UNTOLD, cards=(card,), at=told[place][0].at)
            yield Guess(place, (back,), _ENOUGH_OF_A_LEAD)


def _plays_on(act: Act, table: Table) -> bool:
    """Whether he follows suit in his turn where others have played before him: then they all play to the false lead."""
    tricks = table[Tricks]
    return len(tricks.cards) > 1 and act.seat == tricks.turn and suit_here(table, act.card) == tricks.led


# --- hands that were left out of a trick


def _may_be_left_out(table: Table) -> bool:
    tricks = table.part(Tricks)
    playing = 0 if tricks is None else table.seats - tricks.idle.bit_count()
    shown = any(each.breach in _SHOWN_BY for each in table.settled)
    return shown and playing >= _FEWEST and table.game.minds(NO_CARD_TO_TRICK)


def _hands_left_out(told: Told, end: Table, acts: Acts) -> Iterator[Guess]:
    """Before each act that is wrong, the hand that is due a card to the trick there and did not play; then it and the next."""
    if not _may_be_left_out(end):
        return
    for place in sorted({number for _, _, number in _wrong(end)}):
        act, there = told[place]
        hands = _passed_over(there, act)
        begins_trick = isinstance(_parted(acts, told, place)[1][0], Run)
        if hands and _has_none_left(there, hands[0]):
            lead = place - len(there[Tricks].cards)
            short = Act("counts", hands[0], numbers=(0,), at=told[lead][0].at)
            yield Guess(lead, (short,), _ENOUGH_OF_A_TRICK)
        for number in range(1, min(len(hands), _MOST_HANDS) + 1):
            omitted = tuple(Act("omits", seat, at=act.at) for seat in hands[:number])
            yield Guess(place, omitted, _ENOUGH_OF_A_TRICK if begins_trick else _ENOUGH)


def _passed_over(table: Table, act: Act) -> list[Seat]:
    """The hands that are due a card to the trick on the table before another plays."""
    tricks = table.part(Tricks)
    if act.verb != "play" or tricks is None or not tricks.cards or act.seat == tricks.turn:
        return []
    due = [seat for seat in clockwise(tricks, tricks.turn) if not has_played(tricks, seat) and not sits_out(tricks, seat)]
    return due[: due.index(act.seat)] if act.seat in due else due


def _has_none_left(table: Table, seat: Seat) -> bool:
    """Whether a hand that does not play to the last trick, or of which every card is gone, had too few."""
    tricks = table[Tricks]
    left = tricks.last - tricks.number + 1
    if not table.game.minds(TOO_FEW_CARDS) or tricks.last != table.hand_size:
        return False
    others = (each for each in range(table.seats) if each != seat and not table.is_open(each) and not has_played(tricks, each))
    told = not table.is_open(seat) and not table.hands[seat] and any(table.hands[each].bit_count() == left for each in others)
    return left == 1 or told


# --- both readings compared


def _parted(acts: Acts, told: Told, place: int) -> tuple[Acts, Acts]:
    """The acts before the one of this number, and those from it on; a run that does not begin there is told act by act."""
    first = 0
    for at, entry in enumerate(acts):
        end = first + (len(entry.moves) if isinstance(entry, Run) else 1)
        if place == first:
            return acts[:at], acts[at:]
        if place < end:
            single = [act for act, _ in told]
            return [*acts[:at], *single[first:place]], [*single[place:end], *acts[at + 1 :]]
        first = end
    return acts, []


def _spared(before: Table, after: Table, guess: Guess) -> int:
    """How many acts fewer are wrong if it was so, first of others; none where anybody else is accused of more than before.

    Of what stands behind a card that cannot be nobody was accused before.
    """
    then, now = _told_of(accused_in(before)), _as_before(guess, _told_of(accused_in(after)))
    doubted, doubted_now = _doubtful(before), _doubtful(after)
    more = {told for told in _of_others(guess, now) - then if not doubted or doubted_now or told[2] < min(doubted)}
    if guess.found - now or more or len(doubted_now) > len(doubted):
        return 0
    wrong = _wrong(before)
    still = now | (wrong & _as_before(guess, _wrong(after)))
    spared = _acts(_of_others(guess, wrong)) - _acts(_of_others(guess, still))
    return spared or _acts(wrong) - _acts(still)


def _doubtful(table: Table) -> set[int]:
    """The numbers of the acts that cannot be as they are told."""
    return {number_of(each) for each in table.settled if each.breach.suspect}


def _as_before(guess: Guess, told: set[Accused]) -> set[Accused]:
    """The same with the numbers that the acts had when the guess was not among them."""
    return {(breach, seat, number - (number > guess.place)) for breach, seat, number in told}


def _of_others(guess: Guess, told: set[Accused]) -> set[Accused]:
    return {each for each in told if not guess.blames(each)}


def _wrong(table: Table) -> set[Accused]:
    """What is wrong with acts, though the book may let it pass."""
    return _told_of(each for each in table.settled if each.cause is None and not isinstance(each.breach, Deed))


def _told_of(matters: Iterable[Matter]) -> set[Accused]:
    return {(each.breach, each.seat, number_of(each)) for each in matters}


def _acts(accused: set[Accused]) -> int:
    """How many acts they are."""
    return len({number for _, _, number in accused})
