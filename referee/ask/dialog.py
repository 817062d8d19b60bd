"""With somebody at a terminal: which of several things it was, and the facts that decide, one question at a time."""

from __future__ import annotations

from collections.abc import Callable

from referee.ask.answer import Prompt, WrongFact, answer_meant
from referee.core.law import Fact

DO_NOT_KNOW = ("", "?", "-", "0", "don't know", "dont know", "unknown")


def at_terminal(read: Callable[[str], str] = input, write: Callable[[str], None] = print) -> Prompt:
    """Asks somebody at a terminal: the question, its answers numbered, and nothing or 0 where he cannot say."""

    def prompt(fact: Fact, question: str) -> str | None:
        write(question)
        for number, said in enumerate(fact.answers.values(), 1):
            write(f"  {number}  {said}")
        while True:
            try:
                typed = read("  number, or Enter if nobody can say: ").strip()
            except EOFError:
                return None
            if typed.casefold() in DO_NOT_KNOW:
                return None
            try:
                return answer_meant(fact, typed)
            except WrongFact as error:
                write(f"  {error}")

    return prompt
