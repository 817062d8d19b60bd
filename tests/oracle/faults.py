"""Faults planted into legal play: one planter a kind, general over games, and what has to be found then.

Those that any act can break are planted from the log alone: another player does it, with a card of his own; the card is
another's, or gone; the act is left out. Those that take knowledge of the game stand beside the act, where its player said what
would have been wrong (`Log.wrong`).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from attrs import frozen

from referee.core.expect import Form, Kind
from referee.core.matter import Matter
from referee.core.status import LAWFUL, SUSPECT
from referee.core.unheard import verbs_of
from referee.core.verdict import Verdict, is_breach
from referee.families import games
from referee.judge import judge
from referee.reading.logs import read

from .log import HEAD, Line, Log

TURN, NOT_HELD, GONE, SKIPPED = "out of turn", "card of another hand", "card already gone", "left out"
SUIT, AMOUNT, MANY, FEW = "wrong suit", "wrong amount", "one too many", "one too few"
UNDRAWN, UNKNOWN = "not drawn", "no such thing"
FIT, COUNT, AGAIN, UNTRUE = "does not fit", "wrong count", "once more", "untrue"
NO_RIGHT, MOMENT = "no right", "wrong moment"
UNSHOWN, TAKEN = "not shown", "taken by another"
BACK, OPEN, UNPAID = "card taken back", "card exposed", "not paid"
MISCOUNTED = "cards miscounted"
PASSED_OVER = "left out of a trick"
LED_ANEW, PLAYED_TO = "false lead, led anew", "false lead, played to"
UNSHARED = "shared wrongly"

#: the forms of what has to be found; of the record where no player could have done it
FORMS: dict[str, tuple[Form, ...]] = {
    TURN: (Form.TURN, Form.MOMENT, Form.ONCE, Form.COUNT, Form.RIGHT, Form.KEPT),
    SKIPPED: (Form.TURN, Form.MOMENT, Form.ONCE, Form.DUE, Form.STEP, Form.COUNT),
    NOT_HELD: (Form.RECORD,),
    GONE: (Form.RECORD,),
    SUIT: (Form.FIT,),
    AMOUNT: (Form.LIMIT, Form.KNOWN, Form.COUNT, Form.PLACE),
    MANY: (Form.COUNT, Form.LIMIT, Form.PLACE, Form.RECORD),
    FEW: (Form.COUNT, Form.LIMIT, Form.RECORD),
    UNDRAWN: (Form.DUE, Form.STEP, Form.MOMENT),
    FIT: (Form.FIT, Form.PLACE, Form.KNOWN, Form.STEP),
    COUNT: (Form.SUM, Form.WORD),
    MOMENT: (Form.MOMENT, Form.TURN, Form.ONCE, Form.DUE, Form.STEP, Form.SIGHT),
    AGAIN: (Form.ONCE, Form.TURN, Form.MOMENT, Form.COUNT, Form.KEPT),
    UNTRUE: (Form.WORD, Form.FIT, Form.KNOWN),
    NO_RIGHT: (Form.RIGHT, Form.FIT, Form.DUE, Form.PLACE, Form.MOMENT),
    UNKNOWN: (Form.KNOWN, Form.RIGHT),
    UNSHOWN: (Form.DUE,),
    TAKEN: (Form.TURN,),
    UNSHARED: (Form.LIMIT,),
    BACK: (Form.KEPT,),
    OPEN: (Form.SIGHT,),
    UNPAID: (Form.DUE,),
    MISCOUNTED: (Form.COUNT, Form.RECORD),
    PASSED_OVER: (Form.COUNT, Form.RECORD),
    LED_ANEW: (Form.TURN, Form.MOMENT, Form.KEPT),
    PLAYED_TO: (Form.TURN, Form.MOMENT, Form.KEPT),
}
#: after these he may err again, since nobody in the log heeds what a ruling asks of him
BINDING = (LED_ANEW, PLAYED_TO)
#: what nobody plants into legal play, with the reason
UNPLANTED: dict[Form, str] = {
    Form.DUTY: "takes a ruling first: each has a case that goes on to whoever acts against it (`referee casebook --prove`)",
    Form.PACK: "of a pack that is wrong a log shows only what somebody says of it",
    Form.CONDUCT: "is told by a verb that names it: no card, bid or chip shows a manner",
}
FOUND, MISSED, MISPLACED = "found", "missed", "misplaced"


@frozen
class Fault:
    """A log with one fault in it: its kind, the line at which it has to be found, and who erred."""

    kind: str
    log: str
    #: where it stands, and the lines after it that may be needed to know of it
    lines: range
    seat: int | None

    def outcome(self) -> tuple[str, str]:
        """Whether it is found, and what is told instead."""
        return self.judged()[:2]

    def judged(self) -> tuple[str, str, Form | None]:
        """The same, and the expectation that was seen to be broken."""
        verdict = verdict_on(self.log)
        found = accused(verdict)
        lawful = [each for each in verdict.matters if each.status == LAWFUL and self.is_of(each)]
        if not found and any(each.seat == self.seat and each.at.line in self.lines for each in lawful):
            return FOUND, "", _form_of(lawful[0])  # the book knows the fault, and here it lets it pass
        told = "; ".join(f"line {each.at.line}: {each.headline} [{each.status}] {each.why}" for each in found)
        if not found:
            return MISSED, "", None
        if Form.RECORD in FORMS[self.kind] and not any(map(is_breach, found)):
            return FOUND, told, Form.RECORD
        right = [each for each in found if each.seat == self.seat and each.at.line in self.lines and self.is_of(each)]
        others = [each for each in found if each.seat != self.seat] if self.kind in BINDING else found[1:]
        if right and not others:
            return FOUND, told, _form_of(right[0])
        return MISPLACED, told, None

    def from_the_middle(self, place: int, told: list[str]) -> Fault:
        """The same fault in the deal told from this line on, with this before it."""
        lines = self.log.splitlines()
        log = "\n".join([*lines[:HEAD], *told, *lines[HEAD + place :]]) + "\n"
        by = len(told) - place
        return Fault(self.kind, log, range(self.lines.start + by, self.lines.stop + by), self.seat)

    def is_of(self, matter: Matter) -> bool:
        """Whether what is found is of this kind."""
        return isinstance(matter.breach, Kind) and matter.breach.form in FORMS[self.kind]


def _form_of(matter: Matter) -> Form | None:
    return matter.breach.form if isinstance(matter.breach, Kind) else None


def verdict_on(log: str) -> Verdict:
    """The verdict on a log of one record, all of which has to be understood."""
    (record,) = read(log)
    assert not record.faults, (record.faults[0], log)
    return judge(record)


def accused(verdict: Verdict) -> list[Matter]:
    """What is told against somebody, or against the record; what follows from it left aside."""
    return [each for each in verdict.matters if each.cause is None and (is_breach(each) or each.status == SUSPECT)]


def faults(log: Log) -> Iterator[Fault]:
    """Every fault that can be planted in this log, one at each place a kind."""
    for place, line in enumerate(log.lines):
        if line.seat is not None and line.verb != "hand":
            yield from _by_another(log, place, line)
            yield from _of_other_cards(log, place, line)
            yield from _left_out(log, place, line)
            yield from _of_tricks(log, place, line)
            yield from _passed_over(log, place, line)
            yield from false_leads(log, place, line)
            yield from _miscounted(log, place, line)
        for wrong in line.wrong:
            after = log.lines[place + 1 : place + 1 + wrong.then]
            others = set(wrong.text.split()) - set(line.text.split())
            if not any(others & set(each.words) for each in after):
                yield _fault(wrong.kind, log, place, [wrong.text, *(each.text for each in after)], wrong.seat)


def some(log: Log, rng: Random, number: int) -> list[Fault]:
    """So many of each kind."""
    by_kind: dict[str, list[Fault]] = {}
    for each in faults(log):
        by_kind.setdefault(each.kind, []).append(each)
    return [each for kind in sorted(by_kind) for each in rng.sample(by_kind[kind], min(number, len(by_kind[kind])))]


def _fault(kind: str, log: Log, place: int, told: list[str], seat: int | None) -> Fault:
    lines = [line.text for line in log.lines[:place]] + told
    first = HEAD + place + 1
    return Fault(kind, log.text(lines), range(first, first + len(told)), seat)


def own_cards(line: Line) -> list[str]:
    """The cards of the act that come out of the hand of who acts."""
    if line.seat is None or not line.hands:
        return []
    return [word for word in line.words if word in line.hands[line.seat]]


def _by_another(log: Log, place: int, line: Line) -> Iterator[Fault]:
    """The same by a player whose turn it is not, with cards of his own."""
    if not line.turn or line.leans:
        return
    told = {each.text for each in log.lines[:place]}
    own = own_cards(line)
    for seat in log.active:
        if seat in (line.seat, *line.also) or len(line.able[seat]) < len(own):
            continue
        others = log.rng.sample(line.able[seat], len(own))
        swapped = dict(zip(own, others, strict=True))
        words = [swapped.get(word, word) for word in line.words]
        text = log.said(line.verb, seat, words)
        if text not in told:  # what he has said before he may say again without harm
            yield _fault(TURN, log, place, [text], seat)
            return


def _of_other_cards(log: Log, place: int, line: Line) -> Iterator[Fault]:
    """The same with a card that another holds, or that has been played."""
    for kind, words in card_of_hand(log, line):
        yield _fault(kind, log, place, [log.said(line.verb, line.seat, words)], line.seat)


def card_of_hand(log: Log, line: Line) -> Iterator[tuple[str, list[str]]]:
    """The words of an act with another card in the place of one out of the hand: one that another holds, or that is gone."""
    own = own_cards(line)
    if not own or (line.verb == "turns" and games()[log.game].pack.copies > 1):
        return  # what is turned from a stock of several packs may be like any card
    card, hand = log.rng.choice(own), line.hands[line.seat or 0]
    elsewhere = [each for seat, held in enumerate(line.hands) if seat != line.seat for each in held if each not in hand]
    for kind, cards in ((NOT_HELD, elsewhere), (GONE, [each for each in line.gone if each not in hand])):
        if cards:
            other = log.rng.choice(cards)
            yield kind, [other if word == card else word for word in line.words]


def _left_out(log: Log, place: int, line: Line) -> Iterator[Fault]:
    """Nothing told, and the next player acts."""
    following = log.lines[place + 1] if place + 1 < len(log.lines) else None
    if not (following and line.turn and following.turn and following.verb == line.verb) or following.leans:
        return
    seat = following.seat
    if seat not in (None, line.seat) and set(own_cards(following)) <= set(line.able[seat]):
        yield _fault(SKIPPED, log, place, [following.text], following.seat)


def _of_tricks(log: Log, place: int, line: Line) -> Iterator[Fault]:
    """A card of a trick taken back; one laid open by a player who has nothing to do now."""
    seat = line.seat
    if line.verb != "play" or seat is None or not line.turn or not any(each.closes for each in log.lines) or len(log.names) < 3:
        return
    if line.closes:  # the trick is whole; whose card comes next is not to be seen
        return
    yield _fault(BACK, log, place, [line.text, log.said("retracts", seat, own_cards(line))], seat)
    other = next((each for each in log.active if each not in (seat, *line.also, *log.may_show) and line.hands[each]), None)
    deal = next((each for each in range(place, 0, -1) if log.lines[each].verb == "deal"), 0)
    if other is not None and any(each.closes for each in log.lines[deal:place]):
        yield _fault(OPEN, log, place, [log.said("exposes", other, [log.rng.choice(line.hands[other])])], other)


def _passed_over(log: Log, place: int, line: Line) -> Iterator[Fault]:
    """Who comes last to a trick does not play to it, and the next one is played; he has no card that he would owe to that."""
    end = next((each for each in range(place + 1, len(log.lines)) if log.lines[each].closes), place)
    after = log.lines[place + 1 : end + 1]
    if not line.closes or not after or len(log.active) < 3 or any(each.verb != "play" for each in after):
        return
    card, led = line.words[0], after[0].words[0]
    his = next((each.words[0] for each in after if each.seat == line.seat), "")
    if after[0].seat != line.seat and his[:1] == led[:1] != card[:1] and "J" not in (card[-1], led[-1], his[-1]):
        yield _fault(PASSED_OVER, log, place, [each.text for each in after], line.seat)


def false_leads(log: Log, place: int, line: Line) -> Iterator[Fault]:
    """Another leads, and the hand whose lead it is leads all the same, the deal going on; or all play to it.

    That his card went back is to be seen where he plays it later; if he never does, a card may not have been told instead.
    """
    others = [seat for seat in log.active if seat not in (line.seat, *line.also) and line.able and line.able[seat]]
    before = next((each for each in reversed(log.lines[:place]) if each.verb in ("play", "deal", "board")), line)
    if line.trick != () or not line.turn or not others or (before.verb == "play" and before is not line and not before.closes):
        return
    seat = log.rng.choice(others)
    card = log.rng.choice(line.able[seat])
    false, first = log.said("play", seat, [card]), HEAD + place + 1
    lines = [each.text for each in log.lines]
    plays = [each for each in range(place, len(lines)) if log.lines[each].verb == "play"]
    deals = [each for each in range(place, len(lines)) if log.lines[each].verb in ("deal", "board")]
    last = max(each for each in plays if each < min(deals, default=len(lines)))
    goes_back = any(each.seat == seat and card in each.words for each in log.lines[place : last + 1])
    told = {LED_ANEW: [*lines[:place], false, *lines[place : last + 1]]} if goes_back else {}
    following = _after(log, place, seat)
    if line.may is not None and len(following) == len(others):
        trick, hands = [card], [list(hand) for hand in line.hands]
        played = [false]
        for each in following:
            able = line.may(hands[each], trick)
            trick.append(log.rng.choice(list(able)))
            played.append(log.said("play", each, trick[-1:]))
        told[PLAYED_TO] = [*lines[:place], *played]
    for kind, text in told.items():
        yield Fault(kind, log.text(text), range(first, first + 1), seat)


def _after(log: Log, place: int, first: int) -> list[int]:
    """Who plays after another to the trick that begins there, in the order in which it was played."""
    end = next((each for each in range(place, len(log.lines)) if log.lines[each].closes), place)
    around = [line.seat for line in log.lines[place : end + 1] if line.verb == "play" and line.seat is not None]
    turn = around.index(first) if first in around else 0
    return [*around[turn + 1 :], *around[:turn]] if first in around else []


def _miscounted(log: Log, place: int, line: Line) -> Iterator[Fault]:
    """Who has to act counts a card less than he is known to hold: it is the record that errs, and nobody is accused."""
    known = len(line.hands[line.seat]) if line.hands and line.seat is not None else 0
    if known and line.turn and "counts" in verbs_of(games()[log.game]):
        yield _fault(MISCOUNTED, log, place, [log.said("counts", line.seat, [known - 1]), line.text], line.seat)
