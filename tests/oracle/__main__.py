"""How well the program judges: legal play of every game that must accuse nobody, and faults planted in it that must be found.

python -m tests.oracle [--game G] [--deals N] [--seed S] [--format text|json] [--verbs]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random

from attrs import define, field

from referee.core.expect import Form
from referee.core.verdict import Verdict
from referee.families import games

from . import players
from .faults import FOUND, MISPLACED, MISSED, UNDRAWN, UNPLANTED, UNTRUE, Fault, accused, some, verdict_on
from .log import HEAD, Log, Player
from .middle import Position, positions
from .silent import silent
from .slips import slips
from .strange import swallowed
from .taking_back import taken_back
from .telling import tellings
from .torn import torn

#: at least so much of what is planted has to be found
AIM = 0.99
#: faults of a kind that are planted in one record
OF_A_KIND = 2
HEADING = f"{'':41} deals false       score       told faults  found  miss mispl  in 100"


@define
class Tally:
    """What became of one game."""

    game: str
    deals: int = 0
    accused: int = 0
    scored: int = 0
    misscored: int = 0
    told: int = 0
    otherwise: int = 0
    #: by kind and outcome
    planted: Counter[tuple[str, str]] = field(factory=Counter)
    #: how often each expectation was seen to be broken
    broken: Counter[Form] = field(factory=Counter)
    samples: dict[str, str] = field(factory=dict)

    def count(self, outcome: str = "") -> int:
        """How many faults came to that."""
        return sum(number for (_, each), number in self.planted.items() if outcome in ("", each))

    @property
    def reached(self) -> bool:
        """Whether the aim is reached."""
        return not (self.accused or self.misscored or self.otherwise) and self.count(FOUND) >= AIM * self.count()

    def sample(self, why: str, log: str, told: str) -> None:
        """One log of each thing that went wrong."""
        self.samples.setdefault(why, f"{log}# {told}\n")


def tallied(game: str, player: Player, deals: int, seed: int) -> Tally:
    """So many records of a game, with what is planted in them."""
    tally = Tally(game)
    for number in range(deals):
        rng = Random(f"{game} {seed} {number}")
        log = player(rng, game)
        begun = list(positions(log))
        legal(tally, log, begun)
        planted = some(log, rng, OF_A_KIND)
        for fault in [*planted, *(each for position in begun for each in _from_the_middle(position, planted))]:
            outcome, told, form = fault.judged()
            tally.broken.update([form] if form else [])
            tally.planted[fault.kind, outcome] += 1
            if outcome != FOUND:
                tally.sample(f"{fault.kind}: {outcome}", fault.log, f"line {fault.lines.start}, seat {fault.seat}: {told}")
    return tally


def _from_the_middle(position: Position, planted: list[Fault]) -> list[Fault]:
    """Those of the faults that come later than this moment, in the deal told from there.

    Not every stock is told, nor what is due to be announced first.
    """
    first = HEAD + position.place + 1
    later = [fault for fault in planted if fault.lines.start >= first and fault.kind != UNDRAWN]
    later = [fault for fault in later if fault.kind != UNTRUE or fault.lines.start > first]
    return [fault.from_the_middle(position.place, position.told) for fault in later]


def legal(tally: Tally, log: Log, begun: Sequence[Position] = ()) -> None:
    """The record as it was played, and told otherwise: nobody is accused, and it comes to the score."""
    verdict = verdict_on(log.text())
    tally.deals += 1
    if found := accused(verdict):
        tally.accused += 1
        first = found[0]
        tally.sample("falsely accused", log.text(), f"line {first.at.line}: {first.headline} [{first.status}] {first.why}")
    if log.due is not None:
        tally.scored += 1
        scores = [log.reckoned(verdict, ruled) for ruled in (False, True)]
        if scores != [log.due, log.due]:
            tally.misscored += 1
            tally.sample("score", log.text(), f"{log.due} due, {scores} ruled")
    for name, text in tellings(log):
        other = verdict_on(text)
        tally.told += 1
        found = accused(other)
        known = not any(log.hands)  # of cards that are kept nobody can know what they are
        same = not found and (not known or score(other) == score(verdict))
        if not same:
            tally.otherwise += 1
            why = "; ".join(f"line {each.at.line}: {each.headline} {each.why}" for each in found[:2]) or "another score"
            tally.sample(f"told otherwise ({name})", text, why)

    for position in begun:
        text = position.text(log)
        other = verdict_on(text)
        tally.told += 1
        found = accused(other)
        if found or (is_scored(other) and score(other) != score(verdict)):
            tally.otherwise += 1
            why = "; ".join(f"line {each.at.line}: {each.headline} {each.why}" for each in found[:2]) or "another score"
            tally.sample("told otherwise (from the middle)", text, why)
    for name, text, wrong in taken_back(log):
        tally.told += 1
        if wrong:
            tally.otherwise += 1
            tally.sample(f"told otherwise ({name})", text, wrong)
    for kind, text, wrong in slips(log):
        tally.told += 1
        if wrong:
            tally.otherwise += 1
            tally.sample(f"accused on a slip ({kind})", text, wrong)
    for kind, text, wrong in torn(log):
        tally.told += 1
        if wrong:
            tally.otherwise += 1
            tally.sample(f"wrongly told ({kind})", text, wrong)


def is_scored(verdict: Verdict) -> bool:
    """Whether the first deal is told to its end."""
    first = verdict.deals[0].ruled if verdict.deals else None
    return first is not None and first.complete


def score(verdict: Verdict) -> tuple[int, ...]:
    """The totals as ruled; nothing where the game is not scored."""
    return verdict.ruled.totals if verdict.ruled else ()


def as_text(tally: Tally, samples: bool) -> str:
    """One line a game, and what is short of the aim below it."""
    planted, found = tally.count(), tally.count(FOUND)
    share = f"{100 * found / planted:6.2f}" if planted else "     -"
    missed, misplaced = tally.count(MISSED), tally.count(MISPLACED)
    lines = [
        f"{tally.game:41} {tally.deals:5} {tally.accused:5} {tally.misscored:5}/{tally.scored:<5} "
        f"{tally.otherwise:4}/{tally.told:<5} {planted:6} {found:6} {missed:5} {misplaced:5} {share}"
    ]
    for kind in sorted({kind for kind, outcome in tally.planted if outcome != FOUND}):
        counts = {outcome: tally.planted[kind, outcome] for outcome in (FOUND, MISSED, MISPLACED)}
        lines.append(f"    {kind}: " + ", ".join(f"{number} {outcome}" for outcome, number in counts.items() if number))
    if samples:
        lines += [f"  ~ {why}\n{log}" for why, log in tally.samples.items()]
    return "\n".join(lines)


def expectations(tally: Tally) -> str:
    """Of each form of expectation how many faults that broke it were found; of those that nobody plants here, why."""
    lines = ["found by what was expected:"]
    for form in Form:
        number = tally.broken[form]
        lines.append(
            f"    {form.value:28} {number:6}"
            if number or form not in UNPLANTED
            else f"    {form.value:28}      - {UNPLANTED[form]}"
        )
    return "\n".join(lines)


def as_json(tally: Tally) -> str:
    """The same as an object."""
    kinds = sorted({kind for kind, _ in tally.planted})
    return json.dumps(
        {
            "schema": 1, "game": tally.game, "deals": tally.deals, "accused": tally.accused,
            "scored": tally.scored, "misscored": tally.misscored, "told": tally.told, "otherwise": tally.otherwise,
            "planted": {kind: {each: tally.planted[kind, each] for each in (FOUND, MISSED, MISPLACED)} for kind in kinds},
            "broken": {form.name.lower(): tally.broken[form] for form in Form if tally.broken[form]},
            "reached": tally.reached, "samples": tally.samples,
        }
    )  # fmt: skip


def main() -> int:
    """All games, or one; 1 where the aim is not reached."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle", description=__doc__.split("\n")[0])
    parser.add_argument("--game", action="append", help="this game alone; all that have a player, if none is named")
    parser.add_argument("--deals", type=int, default=20, help="records of each game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--verbs", action="store_true", help="say only which verbs are passed over in silence where nothing comes of them"
    )
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.add_argument("--samples", action="store_true", help="show a log of each thing that went wrong")
    told = parser.parse_args()
    known = players()
    chosen = told.game or sorted(known)
    if unknown := [game for game in chosen if game not in known]:
        print(f"nobody here plays {', '.join(unknown)}", file=sys.stderr)
        return 2
    if told.verbs:
        logs = {game: known[game](Random(f"{game} {told.seed}"), game) for game in chosen}
        found = {game: [*swallowed(log), *(line for _, line in silent(log))] for game, log in logs.items()}
        print(*(f"{game}: {', '.join(lines)}" for game, lines in found.items() if lines), sep="\n")
        return 1 if any(found.values()) else 0
    if told.format == "text":
        print(HEADING)
    total, reached = Tally("all"), True
    for game in chosen:
        tally = tallied(game, known[game], told.deals, told.seed)
        print(as_json(tally) if told.format == "json" else as_text(tally, told.samples), flush=True)
        reached &= tally.reached
        for name in ("deals", "accused", "scored", "misscored", "told", "otherwise"):
            setattr(total, name, getattr(total, name) + getattr(tally, name))
        total.planted.update(tally.planted)
        total.broken.update(tally.broken)
    if told.format == "text":
        if len(chosen) > 1:
            print(as_text(total, False))
        print(expectations(total))
        if not told.game:
            print(f"{len(games()) - len(known)} games without a player: {' '.join(sorted(set(games()) - set(known)))}")
    return 0 if reached else 1


if __name__ == "__main__":
    raise SystemExit(main())
