"""A text of whole lines is read as the parser reads it."""

from random import Random
from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.core.record import Act, Record, Run
from referee.reading.logs import read
from tests.families.bridge.boards import random_board

#: what is put in the place of a word of a log
WORDS = ("", "\n", "  ", "# a comment", "deal 4", "trick", "N", "SA", "pass", "vulnerable", "attention N", '"a remark"', ",")


def by_the_parser(text: str) -> list[Record]:
    with patch("referee.reading.parser.Parser._whole_lines", lambda parser, text: None):
        return read(text)


def told(records: list[Record]) -> list[tuple[object, ...]]:
    """All that is read, with its places, which do not count where records are compared."""
    return [(record, [_place(act) for act in record.acts], record.faults) for record in records]


def _place(act: Act | Run) -> tuple[object, ...]:
    return (act.line, act.column, act.text) if isinstance(act, Run) else (act.at,)


@given(st.integers(0, 2**32), st.integers(0, 3))
@settings(max_examples=80)
def test_a_log_is_read_as_the_parser_reads_it(seed: int, changes: int) -> None:
    rng = Random(seed)
    lines = "".join(random_board(rng, number).log() for number in (1, 2)).split("\n")
    for _ in range(changes):
        words = lines[place := rng.randrange(len(lines))].split(" ")
        words[rng.randrange(len(words))] = rng.choice(WORDS)
        lines[place] = " ".join(words)
    text = "game contract-bridge\n" + "\n".join(lines)
    assert told(read(text)) == told(by_the_parser(text))


def test_whole_lines_are_read_without_the_parser() -> None:
    """Or nothing would be tested here."""
    boards = [random_board(Random(seed), seed + 1).log() for seed in (1, 2)]
    with patch("referee.reading.parser.LALR.parse") as parse:
        read(f"game contract-bridge\n{''.join(boards)}")
    assert parse.call_count == 1  # for the deal with the name of the game
