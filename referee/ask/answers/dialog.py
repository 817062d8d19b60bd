"""With somebody at a terminal: which of several things it was, and the facts that decide, one question at a time.

Who finds nothing among the likeliest is led through the phases of the game to all that its laws speak of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen

from referee.ask.answers.answer import OFFERED, Prompt, WrongFact, answer_meant
from referee.ask.answers.phases import PHASES, by_phase
from referee.ask.topics.corpus import Topic
from referee.core.fact import Fact

DO_NOT_KNOW = ("", "?", "-", "0", "don't know", "dont know", "unknown")


@frozen
class Dialog:
    """How somebody is asked, and how he answers."""

    read: Callable[[str], str] = input
    write: Callable[[str], None] = print

    def which(self, topics: Sequence[Topic]) -> Topic | None:
        """What it was: one of the likeliest, or else one of all; None where he leaves it."""
        self.write("Which of these was it?")
        likeliest = [topic.says for topic in topics[:OFFERED]]
        place = self._place([*likeliest, "none of these"])
        if place is None:
            return None
        return topics[place] if place < len(likeliest) else self.any_of(topics)

    def any_of(self, topics: Sequence[Topic]) -> Topic | None:
        """What it was, first by the phase of the game and then by what happened; None where he leaves it."""
        sorted_out = by_phase(topics)
        phases = [phase for phase in PHASES if phase in sorted_out]
        self.write("When was it?")
        phase = self._place(phases)
        if phase is None:
            return None
        told = sorted_out[phases[phase]]
        self.write("What happened?")
        place = self._place([*(topic.says for topic in told), "something else"])
        if place is None:
            return None
        return told[place] if place < len(told) else self.any_of(topics)

    def fact(self, fact: Fact, question: str) -> str | None:
        """The answer of a fact, or None where nobody can say (a `Prompt`)."""
        self.write(question)
        self._list(list(fact.answers.values()))
        while (typed := self._typed("number, or Enter if nobody can say")) is not None:
            try:
                return answer_meant(fact, typed)
            except WrongFact as error:
                self.write(f"  {error}")
        return None

    def _place(self, offered: Sequence[str]) -> int | None:
        self._list(offered)
        while (typed := self._typed("number, or Enter to leave it")) is not None:
            if typed.isdecimal() and 1 <= int(typed) <= len(offered):
                return int(typed) - 1
            self.write(f"  '{typed}' is none of 1 to {len(offered)}")
        return None

    def _list(self, offered: Sequence[str]) -> None:
        for number, said in enumerate(offered, 1):
            self.write(f"  {number}  {said}")

    def _typed(self, wanted: str) -> str | None:
        try:
            typed = self.read(f"  {wanted}: ").strip()
        except EOFError:
            return None
        return None if typed.casefold() in DO_NOT_KNOW else typed


def at_terminal(read: Callable[[str], str] = input, write: Callable[[str], None] = print) -> Prompt:
    """Asks somebody at a terminal for facts: each with its answers numbered, and nothing or 0 where he cannot say."""
    return Dialog(read, write).fact
