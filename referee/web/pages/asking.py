"""Asking: words or taps, what was heard, one question at a time, and the ruling."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from typing import Any

from attrs import frozen

from referee import api
from referee.ask import as_text
from referee.ask.answers.answer import NOT_UNDERSTOOD, NOTHING_WRONG, OFFERED, WHICH, Answer
from referee.ask.answers.as_json import row
from referee.ask.answers.phases import PHASES, by_phase
from referee.ask.topics.corpus import Topic
from referee.core.record import seat_names
from referee.web.addresses import SERVED
from referee.web.pages.common import by_family, game_named, page

#: longer words than these are no question
LONGEST = 4_000


@frozen
class Asked:
    """Everything that somebody has said of one dispute: it stands in the address."""

    game: str
    words: str = ""
    #: the breach or the law that it is about, where he has said so
    about: str = ""
    #: facts with their answers
    facts: tuple[tuple[str, str], ...] = ()
    #: whether what follows from each answer is wanted
    whole: bool = False

    def address(self, **more: str) -> str:
        """The address of this and something more."""
        about = more.get("about", self.about)
        words = more.get("words", self.words)
        fact, answer = more.get("fact", ""), more.get("answer", "")
        facts = [(f"f.{name}", told) for name, told in self.facts if name != fact]
        facts += [(f"f.{fact}", answer)] if fact and answer else []
        everything = "1" if more.get("whole") or (self.whole and not fact) else ""
        return SERVED.to("ask", self.game, q=words, is_=about, facts=facts, all=everything)

    @property
    def command(self) -> str:
        """The same at a terminal."""
        told = ["referee", "ask", self.game, *([self.words] if self.words else [])]
        told += ["--is", self.about] if self.about else []
        for name, answer in self.facts:
            told += ["--fact", f"{name}={answer}"]
        return shlex.join(told)


def which_game() -> str:
    """The page on which somebody chooses a game."""
    return page("games.html", "ask", families=by_family(), door="ask", heading="Which game is it?", last="/ask/")


def asked(game: str, words: str, about: str, facts: Sequence[tuple[str, str]], whole: bool) -> str:
    """The page of a question, as far as it is told."""
    known = game_named(game)
    question = Asked(game, words.strip()[:LONGEST], about, tuple(facts), whole)
    if not (question.words or about):
        every = api.ask(game, "")
        return page("guide.html", "ask", game=known, asked=question, phases=_phases(every.which))
    answer = api.ask(game, question.words, facts=[f"{name}={told}" for name, told in facts], about=about)
    told = row(answer)
    return page(
        "ask.html", "ask", game=known, asked=question, answer=told, status=_status(answer), text=as_text(answer),
        offered=told["which"][:OFFERED], phases=_phases(answer.which) if answer.status in (WHICH, NOT_UNDERSTOOD) else [],
        first=told["asks"][0] if told["asks"] else None, heard=_heard(question, told["heard"]), laws=told["laws"],
        log=_as_log(answer), known=_known(told), otherwise=Asked(game, question.words, about).address(whole="1"),
    )  # fmt: skip


def _status(answer: Answer) -> str:
    if answer.tree is not None:
        return "asks" if answer.needs else "ruled"
    return {WHICH: "which", NOT_UNDERSTOOD: "lost", NOTHING_WRONG: "nothing"}.get(answer.status, "which")


def _phases(topics: Iterable[Topic]) -> list[tuple[str, list[Topic]]]:
    """What may have happened, by the phase of the game."""
    sorted_out = by_phase(topics)
    return [(phase, sorted_out[phase]) for phase in PHASES if phase in sorted_out]


def _heard(question: Asked, heard: Sequence[dict[str, Any]]) -> list[tuple[str, str, str]]:
    """Each act that was heard: as a line of a log, the words, and the address of the question without them."""
    found = []
    for each in heard:
        words = each["words"] or ""
        without = " ".join(question.words.replace(words, " ", 1).split()) if words and words in question.words else ""
        found.append((each["act"], words, question.address(words=without) if without else ""))
    return found


def _as_log(answer: Answer) -> str:
    """What was heard as a log, in which it can be said otherwise."""
    acts = [heard.act for heard in answer.heard if heard.act]
    if not acts:
        return ""
    called = seat_names(len(answer.names))
    players = [] if answer.names == called else [f"players {' '.join(answer.names)}"]
    return "\n".join((f"game {answer.game.slug}", *players, *acts, ""))


def _known(told: dict[str, Any]) -> list[tuple[str, str]]:
    understood = told["understood"]
    return [(name, each["words"]) for name, each in understood["facts"].items()] if understood else []
