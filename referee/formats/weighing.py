"""The record or the player: what a foreign record shows is a breach only where the record holds together around it.

Whoever keeps a record makes more mistakes than those who play: hands are turned against the auction, a deal belongs to another
board, a card is keyed twice. The referee judges such a record like any other, and then its findings are weighed here. What
remains a breach, the record vouches for. Everything else is said as a doubt about the record, with what does not fit, and
accuses nobody. The rules, in this order:

1.  Where the hands do not hold together, or somebody plays a card that is not his, nobody is accused of anything on that
    board. If the whole play fits the hands turned by one, two or three seats, that is said. What the record marks is told,
    as a doubt.
2.  What the record itself marks as irregular (^I ^S ^R ^L in PBN) and the referee finds is a breach; not where one wrong key of
    somebody else explains all of several marks in a trick.
3.  Where the tags name another contract or declarer than the auction, no unmarked irregularity of that board is believed.
4.  A call out of turn, a lead out of turn, a call after the end of the auction and a double out of place are not believed
    without a mark: a table of calls or cards has no other way to say who moved, the opening lead then fits another declarer,
    and a double that cannot be made has to be taken back.
5.  An insufficient bid is not believed without a mark.
6.  A revoke without a mark is not believed if it has company on its board; if no whole trick follows; if fewer than three
    other tricks are told in which everybody follows suit; if the hand plays no card of the suit led later on, so that only
    the deal says that it had one; or if one slip explains it (`referee.formats.slips`).
7.  What a comment of somebody at the table tells of (`referee.formats.comments`) is believed as if it were marked, each of one
    thing; a result that the cards do not bear out is explained by a comment on a ruling, and where the cards do not tell it
    the ruling is in it already.
8.  Nobody is accused of what rests on a card that the record does not tell.

A pass behind the last one says nothing. A mark without the fault and a fault without the mark are doubts about the record of
their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from attrs import define, evolve

from referee import judge
from referee.core.cards import Card, Suit, suit_of
from referee.core.doubt import RECORD_DOES_NOT_HOLD
from referee.core.matter import Matter
from referee.core.record import NO_TRUMP, PASS, Act, Call, DealRead, Mark, Record, Run, Seat, Span, in_parts
from referee.core.status import LAWFUL, SUSPECT
from referee.core.verdict import DealVerdict, Verdict, is_breach
from referee.families.bridge.expects.record_tags import CONTRACT_TAG, DEAL_TAG, DECLARER_TAG, RESULT_TAG, SCORE_TAG, TagSpan
from referee.formats.comments import borne_out, speaks_of_director, tells_of_ruling, told
from referee.formats.deals import seat_letter
from referee.formats.moves import PBN, PHH, trump_of
from referee.formats.slips import Trick, slip
from referee.mechanics.deal.expects.pack import INCORRECT_PACK
from referee.mechanics.record.expects.marks import MARK_ALONE, NOT_JUDGED, UNMARKED

#: the irregularities for which PBN has marks
MARKABLE = frozenset({"insufficient-bid", "call-out-of-rotation", "revoke", "lead-out-of-turn"})
#: what no foreign record can say without a mark, and why it cannot be believed
_UNBELIEVED = {
    "call-out-of-rotation": "the record has no mark for it, and the calls may have begun with another player",
    "called-again": "the record has no mark for it",
    "call-after-auction": "a call too many in the record",
    "double-out-of-place": "such a double has to be taken back, and the record goes on as if it stood",
    "insufficient-bid": "the record has no mark for it, and another call may have been keyed wrongly",
    "play-out-of-turn": "the record has no mark for it",
    "exposed-in-auction": "the record plays on before the auction is over",
}
#: tags that cannot be made out, beside a result
_DOUBTED = {"Contract": CONTRACT_TAG, "Deal": DEAL_TAG}
#: the verbs of acts that are words alone; and those of a log, at which nobody looks
_WORDS, _UNASKED = frozenset({"tags", "note"}), frozenset({""})
#: a revoke must have this many tricks beside it in which everybody follows suit
TRICKS_THAT_VOUCH = 3


def judge_parts(parts: Iterable[DealRead], game: str | None = None, code: str | None = None) -> Iterator[Verdict]:
    """The verdicts on the records of a file, those of foreign records weighed; logs are judged as they are."""
    foreign: dict[int, Record] = {}
    number = 0

    def heard() -> Iterator[DealRead]:
        nonlocal number
        begins = False
        for part in parts:
            begins |= part.begins
            verbs = {act.verb for act in part.record.acts} if part.record.source else _UNASKED
            if verbs <= _WORDS and not part.record.faults:
                continue  # the head of a match is no record
            if begins != part.begins:
                part = DealRead(part.record, begins)
            number += begins
            begins = False
            if part.record.source:
                before = foreign[number].acts if number in foreign else ()
                foreign[number] = part.record.telling((*before, *part.record.acts)) if before else part.record
                if "note" in verbs:  # words, which nobody judges
                    acts = tuple([act for act in part.record.acts if act.verb != "note"])
                    part = DealRead(part.record.telling(acts), part.begins)
            yield part

    for verdict in judge.judge_parts(heard(), game, code):
        record = foreign.pop(verdict.record, None)
        if record is None:
            yield verdict
        else:
            yield _weighed_hand(verdict, record) if record.source == PHH else weighed(verdict, record)


def _weighed_hand(verdict: Verdict, record: Record) -> Verdict:
    from referee.formats.weighing_hands import weighed_hand  # which brings all of poker

    return weighed_hand(verdict, record)


def weighed(verdict: Verdict, record: Record) -> Verdict:
    """The verdict with every finding that the record does not vouch for turned into a doubt about the record."""
    noted = [act for act in record.acts if act.verb == "note" and isinstance(act, Act) and act.how in ("doubt", "gap")]
    if not record.marks and not verdict.matters and not noted:
        return verdict
    board = _Board.of(record, verdict)
    kept = {matter.number: judged for matter in board.matters if (judged := board.judged(matter)) is not None}
    for matter in sorted(kept.values(), key=lambda each: each.number):  # what follows from a doubt is nothing
        if matter.cause is not None and board.is_doubted(matter.cause):
            board.doubted.add(matter.number)
            del kept[matter.number]
    count = max((matter.number for matter in verdict.matters), default=0)
    extra = [evolve(matter, number=count + place) for place, matter in enumerate(board.beside(kept.values(), noted), 1)]
    matters = (*kept.values(), *extra)
    if any(is_breach(matter) for matter in kept.values()) and not board.ruled_already:
        if board.doubted and verdict.game is not None:  # what is left is ruled on as if nothing else had been found
            acts = tuple(act for act in record.acts if act.verb != "note")
            doubted = [matter for matter in verdict.matters if board.is_doubted(matter.number)]
            again = judge.judge_without(record.telling(acts), verdict.game, doubted)
            verdict = evolve(verdict, ruled=again.ruled, deals=again.deals)
        return evolve(verdict, matters=matters, deals=_deals(verdict.deals, matters))
    as_played = board.doubted or board.ruled_already
    deals = tuple(evolve(deal, ruled=deal.played, void=False) for deal in verdict.deals) if as_played else verdict.deals
    return evolve(verdict, matters=matters, deals=_deals(deals, matters), ruled=verdict.played)


def _deals(deals: tuple[DealVerdict, ...], matters: tuple[Matter, ...]) -> tuple[DealVerdict, ...]:
    return tuple(evolve(deal, matters=matters) for deal in deals)


@define(slots=False)
class _Board:
    """One board, and what speaks for it and against it."""

    record: Record
    matters: tuple[Matter, ...]
    hands: tuple[frozenset[Card], ...]
    tricks: tuple[Trick, ...]
    #: the numbers of the matters that are not believed
    doubted: set[int]

    @classmethod
    def of(cls, record: Record, verdict: Verdict) -> _Board:
        """The board of a record."""
        hands: list[frozenset[Card]] = [frozenset()] * 4
        for act in record.acts:
            if isinstance(act, Act) and act.verb == "hand" and act.seat is not None:
                hands[act.seat] = frozenset(act.cards)
        matters = verdict.matters
        if any(matter.breach == RESULT_TAG for matter in matters):  # says the same of the tricks that came from that tag
            won = [(act.at.line, act.at.column) for act in record.acts if isinstance(act, Act) and act.verb == "won"]
            matters = tuple(
                each for each in matters if each.breach != RECORD_DOES_NOT_HOLD or (each.at.line, each.at.column) not in won
            )
        return cls(record, matters, tuple(hands), tuple(_tricks(record.acts)), set())

    def judged(self, matter: Matter) -> Matter | None:
        """The matter as the record vouches for it: as it is, as a doubt, or not at all."""
        if matter.breach == RECORD_DOES_NOT_HOLD or (matter.breach == INCORRECT_PACK and matter.status == SUSPECT):
            turned = self._turned()
            words = f"; the play fits the hands turned by {turned}" if turned else ""
            return evolve(matter, why=f"{matter.why}{words}")
        if matter.breach in (RESULT_TAG, SCORE_TAG):
            return self._explained(matter)
        if matter.status == SUSPECT or not is_breach(matter):
            return matter
        marked = self._mark(matter) is not None
        if self._does_not_hold() or (matter.breach.name == "call-after-auction" and matter.call == PASS):
            reason = "the record marks it, but does not hold together" if marked else ""
        elif not (reason := self._against_mark(matter) if marked else self._against(matter)):
            return matter
        self.doubted.add(matter.number)
        if not reason:
            return None
        why = f"{matter.why} ({reason})"
        return evolve(matter, status=SUSPECT, law=None, remedy=(), taken="", candidates=(), why=why)

    def _explained(self, matter: Matter) -> Matter:
        """A result or score that does not fit: no doubt where a comment tells of the ruling from which it comes."""
        if ruling := tells_of_ruling(self.comments):
            return evolve(matter, status=LAWFUL, why=f"{matter.why}; a comment tells of a ruling: {ruling}")
        director = speaks_of_director(self.comments)
        return evolve(matter, why=f"{matter.why}; a comment tells of the director: {director}") if director else matter

    def is_doubted(self, number: int) -> bool:
        """Whether the matter of this number is not believed."""
        return number in self.doubted

    def beside(self, found: Iterable[Matter], noted: Iterable[Act]) -> Iterator[Matter]:
        """What was doubtful as it was read, marks that nothing bears out, and breaches that ought to bear a mark."""
        matters = list(found)
        for act in noted:
            if act.how == "doubt":
                breach = next((tag for name, tag in _DOUBTED.items() if f"tag {name} " in act.text), RESULT_TAG)
                yield Matter(breach, None, act.text, act.at, status=SUSPECT)
        if self.ruled_already and any(is_breach(matter) for matter in matters):
            why = f"the tricks are those of the ruling already of which a comment tells: {self.ruled_already}"
            yield Matter(RESULT_TAG, None, why, self._place_of_result(), status=LAWFUL)
        if behind := next((act for act in noted if act.how == "gap" and act.text), None):
            yield Matter(NOT_JUDGED, None, "cards behind one that is missing are not judged", behind.at, status=LAWFUL)
        if self.record.source != PBN:
            return
        for mark in self.record.marks:
            if not self._does_not_hold() and not any(_means(mark, matter) for matter in matters):
                why = f"the record marks {_kind(mark.name)} by {seat_letter(mark.seat)}, and nothing of the kind is found there"
                yield Matter(MARK_ALONE, None, why, Span(mark.line, 1, 2), status=SUSPECT)
        for matter in matters:
            named = matter.breach.name in MARKABLE and is_breach(matter) and matter.cause is None
            if named and self._mark(matter) is None and matter.number not in self.told_of:
                why = f"the record does not mark {_kind(matter.breach.name)} by {seat_letter(matter.seat)}"
                yield Matter(UNMARKED, None, why, matter.at, status=SUSPECT)

    def _place_of_result(self) -> Span:
        told = [act.at for act in self.record.acts if isinstance(act, Act) and act.verb in ("tags", "won")]
        return next((at.of("Result") for at in told if isinstance(at, TagSpan)), told[0])

    def _mark(self, matter: Matter) -> Mark | None:
        return next((mark for mark in self.record.marks if _means(mark, matter)), None)

    def _does_not_hold(self) -> bool:
        return any(matter.breach in (RECORD_DOES_NOT_HOLD, INCORRECT_PACK) for matter in self.matters)

    def _turned(self) -> str:
        """By how much the hands have to be turned so that the whole play fits them."""
        if not self.tricks or not all(self.hands):
            return ""
        for turn, words in ((1, "one seat"), (2, "two seats"), (3, "three seats")):
            if all(
                card in self.hands[(leader + place + turn) % 4]
                for leader, cards in self.tricks
                for place, card in enumerate(cards)
            ):
                return words
        return ""

    @cached_property
    def comments(self) -> list[Act]:
        """What those at the table say of the board."""
        return told(self.record.acts)

    @cached_property
    def told_of(self) -> set[int]:
        """The numbers of the findings without a mark of which somebody at the table tells."""
        unmarked = [each for each in self.matters if each.cause is None and self._mark(each) is None]
        return borne_out(self.comments, unmarked) if self.comments else set()

    @cached_property
    def ruled_already(self) -> str:
        """The comment on a ruling from which the tricks come, where the record does not tell them all itself."""
        whole = sum(len(cards) for _, cards in self.tricks) == sum(map(len, self.hands))
        counted = any(act.verb == "won" for act in self.record.acts)
        return tells_of_ruling(self.comments, outright=True) if counted and not whole else ""

    @cached_property
    def trump(self) -> Suit | None:
        """The trump suit, as the auction or the contract told without it has it."""
        named = next((act.call for act in self.record.acts if isinstance(act, Act) and act.verb == "contract"), None)
        calls = list(_calls(self.record.acts))
        return trump_of(calls)[1] if named is None else None if named % 5 == NO_TRUMP else named % 5

    @cached_property
    def taken_for_granted(self) -> set[Seat]:
        """Those of whom a card is not told."""
        numbers = [act.number for act in self.record.acts if isinstance(act, Act) and act.how == "gap" and act.numbers]
        return {
            (self.tricks[(each - 1) // 4][0] + (each - 1) % 4) % 4 for each in numbers if (each - 1) // 4 < len(self.tricks)
        }

    # --- what speaks against a finding

    def _against_mark(self, matter: Matter) -> str:
        """Why a finding is not believed though the record marks it: somebody else's wrong key explains it and its like."""
        alike = [each.seat for each in self.matters if (each.breach, each.count) == (matter.breach, matter.count)]
        if matter.breach.name != "revoke" or len(alike) < 2:
            return ""
        found = self._slip(matter.count)
        return found[1] if found and found[0] not in alike else ""

    def _against(self, matter: Matter) -> str:
        """Why an unmarked finding is not believed; nothing where the record vouches for it."""
        tag = next((each for each in self.matters if each.breach in (CONTRACT_TAG, DECLARER_TAG)), None)
        name = matter.breach.name
        if matter.number in self.told_of:
            return ""
        if tag is not None and name != "fewer-than-won":
            return tag.why
        if name == "lead-out-of-turn":
            return self._against_lead(matter)
        if name == "revoke":
            return self._against_revoke(matter)
        return _UNBELIEVED.get(name, "")

    def _against_lead(self, matter: Matter) -> str:
        if matter.count == 1 and matter.seat is not None:
            return f"the opening lead would be in turn with {seat_letter((matter.seat + 3) % 4)} as declarer"
        return "the record has no mark for it"

    def _against_revoke(self, matter: Matter) -> str:
        revokes = [each for each in self.matters if each.breach == matter.breach and each.cause is None]
        others = [each for each in revokes if each.number != matter.number]
        if any(self._mark(each) is None and each.number not in self.told_of for each in others):
            return "there is more than one revoke on this board that the record does not mark"
        if others:
            return "the record tells of another revoke on this board, and not of this one"
        trick, seat, led = matter.count, matter.seat, matter.suit
        if seat in self.taken_for_granted:
            return "a card of that hand is not told"
        whole = [number for number, (_, cards) in enumerate(self.tricks, 1) if len(cards) == 4]
        if not any(number > trick for number in whole):
            return "the record breaks off in this trick"
        if len([number for number in whole if number != trick]) < TRICKS_THAT_VOUCH:
            return "too little of the play is told to bear it out"
        if seat is None or led is None:
            return ""
        own = {
            number: cards[(seat - leader) % 4]
            for number, (leader, cards) in enumerate(self.tricks, 1)
            if self._played(number, seat)
        }
        if not any(number > trick and suit_of(other) == led for number, other in own.items()):
            return f"{seat_letter(seat)} never plays the suit led, so that only the deal says that it could be followed"
        found = self._slip(trick)
        return found[1] if found else ""

    def _slip(self, trick: int) -> tuple[Seat, str] | None:
        """The slip that explains the trick of this number, and whose card it was."""
        return slip(self.tricks, self.hands, self.trump, trick, in_columns=self.record.source == PBN)

    def _played(self, number: int, seat: Seat) -> bool:
        leader, cards = self.tricks[number - 1]
        return (seat - leader) % 4 < len(cards)


def _tricks(acts: Sequence[Act | Run]) -> Iterator[Trick]:
    singly: list[tuple[Seat, Card]] = []
    for act in in_parts(act for act in acts if act.verb == "play"):
        if isinstance(act, Run):
            if act.first is not None:
                yield act.first, act.moves
        elif act.seat is not None:
            singly.append((act.seat, act.card))
            if len(singly) == 4:
                yield singly[0][0], tuple(card for _, card in singly)
                singly = []
    if singly:
        yield singly[0][0], tuple(card for _, card in singly)


def _calls(acts: Sequence[Act | Run]) -> Iterator[Call]:
    for act in acts:
        if act.verb == "call":
            yield from act.moves if isinstance(act, Run) else (act.call,) if act.call is not None else ()


def _means(mark: Mark, matter: Matter) -> bool:
    """Whether a mark of the record is about this matter."""
    return matter.breach.name == mark.name and matter.seat == mark.seat and matter.at.line == mark.line


def _kind(name: str) -> str:
    words = name.replace("-", " ")
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"
