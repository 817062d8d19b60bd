"""How far a deal has come when something is noticed: told in words, it closes every limit of time that ends before.

The course of a deal is a row of stages, each with acts that show it. Of a telling only the stage is known ("the trick was
gathered", "they had all bet"), so those acts are supposed, one stage after the other from the fault on, at a table of which no
more is known than that it has come so far; and the very windows of the rows see in them whether they are over. A game has the
stages of which it has an act, and what its windows do not see there they leave open.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from attrs import frozen

from referee.ask.table.partly import part_of, part_of_table, unless_untold, what_is_told
from referee.ask.words.of_breaches import words_of
from referee.ask.words.phrases import Phrase, phrase, stems, ways_of
from referee.core.game import Game
from referee.core.history import History
from referee.core.matter import Matter
from referee.core.record import PASS, Act, Seat
from referee.core.rulings import NOTHING_SETTLED
from referee.core.subject import Subject
from referee.core.table import AUCTION, DEAL, OVER, PLAY, Table
from referee.core.window import Limit
from referee.mechanics.tricks.expects.revoke import REVOKE
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.windows import PLAYING, SPEAKING

_WORDS = Path(__file__).with_name("course.txt")
#: who does it: somebody, the player after the one at fault, or one after the other
_SOMEBODY, _NEXT, _EACH = "somebody", "next", "each"
_BETTING = ("checks", "bets", "calls", "raises")
_DRAWING = ("draws", "serves")


@frozen
class Step:
    """Acts that are done at a stage: any of these verbs, as the game has them."""

    verbs: tuple[str, ...]
    by: str = _SOMEBODY
    how: str = ""


@frozen
class Stage:
    """A stage of a deal, and what is done there."""

    name: str
    phase: str
    steps: tuple[Step, ...]
    #: how many tricks have been gathered since the fault
    gathered: int = 0
    #: whether there are such stages only where cards are played to tricks, or only where they are not
    of_tricks: bool | None = None
    #: a verb without which a game has no such stage
    only_with: str = ""

    @property
    def verbs(self) -> frozenset[str]:
        """The verbs of what is done there."""
        return frozenset(verb for step in self.steps for verb in step.verbs)

    def acts(self, game: Game, offender: Seat, seats: int) -> Iterator[Act]:
        """What is done there, by those who do it."""
        moves = game.play.moves if game.play else {}
        after = tuple((offender + turn) % seats for turn in range(1, seats + 1))
        by: dict[str, tuple[Seat | None, ...]] = {_SOMEBODY: (None,), _NEXT: after[:1], _EACH: after}
        for step in self.steps:
            for verb in step.verbs:
                if step.by == _SOMEBODY or verb in moves:
                    for seat in by[step.by]:
                        yield Act(verb, seat, how=step.how, call=PASS if verb == "call" else None)


#: in the order of a deal, whatever the game
STAGES = (
    Stage("dealing", DEAL, (Step(("deals",)),)),
    Stage("second round", DEAL, (Step(("deals",)), Step(("up",)))),
    Stage("dealt", DEAL, (Step(("dealt",)),)),
    Stage("looked", DEAL, (Step(("looks", "picks"), _EACH, "hand"),)),
    Stage("turned up", DEAL, (Step(("turns",)),)),
    Stage("spoken", AUCTION, (Step(SPEAKING),)),
    Stage("all spoken", AUCTION, (Step(SPEAKING, _EACH),)),
    Stage("made", AUCTION, (Step(("makes", "undertakes", "stands")),)),
    Stage("bet", PLAY, (Step(_BETTING, _EACH),)),
    Stage("drawn", PLAY, (Step(_DRAWING, _EACH),), only_with="serves"),
    Stage("led", PLAY, (Step(("play", "captures", "builds", "trails")),)),
    Stage("followed", PLAY, (Step(("play",), _EACH),), of_tricks=True),
    Stage("gathered", PLAY, (Step(("quits",)),), 1, of_tricks=True),
    Stage("next led", PLAY, (Step(("play",)),), 1, of_tricks=True),
    Stage("played on", PLAY, (Step(("play",), _EACH),), 1, of_tricks=True),
    Stage("turn begun", PLAY, (Step(("draws", *PLAYING), _NEXT, "stock"),), of_tricks=False),
    Stage("turn ended", PLAY, (Step(("discards",), _NEXT),), of_tricks=False),
    Stage("round over", PLAY, (Step(("draws", *PLAYING), _EACH, "stock"), Step(("discards",), _EACH)), of_tricks=False),
    Stage("over", OVER, (Step(("knocks", "out", "won")),), 2),
    Stage("shown", OVER, (Step(("shows", "exposes"), _EACH),), 2),
    Stage("pot taken", OVER, (Step(("gathers",)),), 2),
    Stage("scored", OVER, (Step(("agreed",), how="score"), Step(("score",))), 2),
    Stage("paid", OVER, (Step(("pays",)),), 2),
    Stage("mixed", OVER, (Step(("mixes",)),), 2),
    Stage("cut again", OVER, (Step(("cuts",)),), 2),
    Stage("next dealt", OVER, (Step(("deals",)), Step(("dealt",))), 2),
)
NAMES = tuple(stage.name for stage in STAGES)
#: from here on a deal is over, and whatever was wrong in it lies before
OVER_BY = NAMES.index("over")
DEALT, MIXED = NAMES.index("dealt"), NAMES.index("mixed")
#: how a line says of which faults alone it tells: of those in the play, of those that are found; or that it tells only what
#: has not been done
IN_PLAY, FOUND, NOT_DONE = "*", "!", "-"
#: the stage in which something goes wrong, by a verb of its act
_LED, _SPOKEN, _DRAWN = NAMES.index("led"), NAMES.index("spoken"), NAMES.index("drawn")
_AT: dict[str, int] = {"play": _LED} | dict.fromkeys(SPEAKING, _SPOKEN)
_AT |= dict.fromkeys(("draws", "discards", "melds", "lays", "knocks", "captures", "builds", "trails"), _DRAWN)
#: acts that tell of a stage by themselves; others are done at several
_TELLING = {
    "dealt": "dealt", "turns": "turned up", "quits": "gathered", "agreed": "scored", "pays": "paid", "mixes": "mixed",
    "draws": "drawn", "serves": "drawn", "play": "led", "cuts": "cut again", "deals": "next dealt",
    "captures": "led", "trails": "led", "builds": "led", "makes": "made", "undertakes": "made",
    **dict.fromkeys(SPEAKING, "spoken"), **dict.fromkeys(_BETTING, "bet"),
}  # fmt: skip
#: words with which somebody is told to notice what is wrong, or to speak of it
_NOTICING = (
    "notice spot realise realize find discover see point complain mention say object protest claim demand ask insist twig "
    "catch light own admit speak count want check dawn shout call wake remember question"
)
NOTICING = stems(_NOTICING)
#: acts that tell of the next deal, where the fault lies in the play of this one
_OF_NEXT = ("cuts", "deals")


def begins(breach: Subject) -> int:
    """The stage in which something goes wrong, as far as its acts say."""
    return max((_AT.get(row.verb, -1) for row in words_of(breach)), default=-1)


def stage_told(game: Game, breach: Subject, verb: str) -> int:
    """The stage to which a deal has come when this is done after it went wrong; before all of them where that is not plain."""
    name, start = _TELLING.get(verb), begins(breach)
    if name is None or not _is_in(game, STAGES[NAMES.index(name)]) or (verb in _OF_NEXT and start < _LED):
        return -1
    stage = NAMES.index(name)
    return stage if stage > start else -1


@frozen
class Saying:
    """A way to tell of a stage; of some faults only, where it could tell when others came about."""

    stage: int
    phrase: Phrase
    #: only where the fault lies in the play of the tricks, or only where it is found and was there before
    in_play: bool
    found: bool
    #: only where it is denied, since of what has been done it could tell at any stage
    denied: bool

    def may_tell(self, breach: Subject) -> bool:
        """Whether it tells how far a deal had come in which this went wrong."""
        if self.found:
            return breach.found and not in_play(breach)
        return not self.in_play or in_play(breach)


@cache
def said(game: Game) -> tuple[Saying, ...]:
    """How each stage that this game has is told."""
    found: list[Saying] = []
    for line in _WORDS.read_text(encoding="utf-8").splitlines():
        name, _, texts = line.partition(": ")
        stage = 0 if line.startswith("#") else NAMES.index(name.rstrip(IN_PLAY + FOUND + NOT_DONE))
        if not line.startswith("#") and _is_in(game, STAGES[stage]):
            of = name.endswith(IN_PLAY), name.endswith(FOUND), name.endswith(NOT_DONE)
            found += [Saying(stage, phrase(each), *of) for text in texts.split("; ") for each in ways_of(text)]
    return tuple(found)


def in_play(breach: Subject) -> bool:
    """Whether something goes wrong as cards are played."""
    return begins(breach) == _LED


def _is_in(game: Game, stage: Stage) -> bool:
    moves = game.play.moves if game.play else {}
    if stage.of_tricks not in (None, game.minds(REVOKE)) or (stage.only_with and stage.only_with not in moves):
        return False
    return stage.phase in (DEAL, OVER) or not stage.verbs.isdisjoint(moves)


def acts_until(
    game: Game, names: tuple[str, ...], matter: Matter, last: int, then: Act | None = None
) -> Iterator[tuple[Table, Act]]:
    """What is done from a fault on until this stage is reached, with the tables at which it is, as far as these are told.

    `then` is what is told to be done there.
    """
    start, done = begins(matter.breach), History()
    offender = getattr(matter, "seat", None) or 0
    number = getattr(matter, "count", 1) if start == _LED else 1
    here = part_of_table(game, names, clock=2, docket=(), settled=NOTHING_SETTLED, dealer=offender)
    for stage in STAGES[start + 1 : last + 1]:
        trick = [(offender, 0)] if start == _LED and not stage.gathered else list[tuple[Seat, int]]()
        for act in stage.acts(game, offender, len(names)) if _is_in(game, stage) else ():
            tricks = _tricks(number + stage.gathered, tuple(trick), act.seat)
            yield here.but(tricks, phase=stage.phase, log=History(done), told=len(done)), act
            done.append(act)
            if act.seat is not None and act.verb == "play":
                trick.append((act.seat, 0))
    if then is not None and then.seat is not None:
        stage = STAGES[max(start, last, _AT.get(then.verb, 0))]
        yield here.but(_tricks(number + stage.gathered, (), None), phase=stage.phase, log=History(done), told=len(done)), then


def counted_from(matter: Matter) -> Matter:
    """The matter with the number of its trick, which is the first where none is told."""
    told = what_is_told(matter)
    return part_of(Matter, **({"count": 1} | told)) if begins(matter.breach) == _LED else matter


def in_time(limit: Limit, game: Game, names: tuple[str, ...], matter: Matter, stage: int) -> bool:
    """Whether this time is not over before that stage, but then or later, so that whoever spoke before it was in time."""
    if limit.what != "raised":
        return False
    matter = counted_from(matter)

    def over(last: int) -> bool:
        answers = (unless_untold(limit.answer, table, matter, act) for table, act in acts_until(game, names, matter, last))
        return any(answer is not None and answer not in limit.kept for answer in answers)

    return over(len(STAGES) - 1) and not over(stage - 1)


def _tricks(number: int, cards: tuple[tuple[Seat, int], ...], turn: Seat | None) -> Tricks:
    return part_of(
        Tricks, turn=turn, cards=cards, winners=(), past=(), early=(), earlier=(number - 1, 0), idle=0, takers=0, skips=0
    )
