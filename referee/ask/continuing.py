"""A question at the table of a log: what it tells goes on where the log ends, and is seen there by what judges logs."""

from __future__ import annotations

from attrs import evolve

from referee.ask.hearing import Question
from referee.ask.question import NotUnderstood, what_was_done
from referee.ask.scene import act_of, scenes, seen_in, unless_untold
from referee.ask.words import askable, words_of
from referee.core.fold import play_through, step
from referee.core.game import Game
from referee.core.people import OFFENDER, PLAYERS, is_
from referee.core.record import Record
from referee.core.table import Table


def replayed(game: Game, record: Record) -> Table:
    """The table as the log leaves it."""
    table = Table(game, names=record.seated) if record.seated else Table(game)
    return play_through(table, record.acts)


def continued(table: Table, words: str, understood: Question | NotUnderstood) -> tuple[Table, Question | NotUnderstood]:
    """What a question means at the table of a log, and that table at the moment of which it speaks.

    It may only tell what somebody did, and not what is wrong with it.
    """
    if isinstance(understood, NotUnderstood):
        return (table, understood) if understood.harmless else _seen_at(table, words, understood)
    if any(scene.seen for scene in scenes(understood, table.game, table)):
        return table, understood
    now, seen = _seen_at(table, words, NotUnderstood(words, ""))
    return (now, seen) if isinstance(seen, Question) else (table, understood)


def _seen_at(table: Table, words: str, problem: NotUnderstood) -> tuple[Table, Question | NotUnderstood]:
    """What the detectors see in what the question tells, one act after the other."""
    done, told = what_was_done(words, table.game, table.names), False
    for place, happened in enumerate(done):
        act = act_of(happened, {OFFENDER: 0, PLAYERS: table.seats})
        if happened.who is None or happened.who.base == OFFENDER or act.seat is None:
            continue
        for matter in seen_in(table, act):
            if matter.breach.suspect or matter.breach not in askable(table.game):
                continue
            asked = evolve(words_of(matter.breach)[0], verb=act.verb)
            said = (is_(OFFENDER, happened.who),)
            question = Question(words, matter.breach, asked, said, happened.cards, happened.call)
            return table, evolve(question, phase=table.phase, players=table.seats, next=tuple(done[place + 1 :]))
        table, told = unless_untold(step, table, act) or table, True
    if told:
        return table, evolve(problem, why="as the log stands, nothing is wrong with it", harmless=True)
    return table, problem
