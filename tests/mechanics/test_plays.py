"""Plays told whole, as records of other programs are read: they come to the same as their tricks, and as card by card."""

from collections.abc import Iterator
from random import Random

from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from referee.core.fold import close, play_through
from referee.core.record import Act, Run, in_parts
from referee.core.table import Table
from referee.families import find_game
from referee.formats import stream
from referee.mechanics.tricks.plays import Plays
from referee.mechanics.tricks.state import Tricks
from tests.families.bridge.boards import Board, random_board

GAME = find_game("duplicate-bridge")
SAMPLE = 150

seeds = st.integers(0, 2**32)


def spoilt(board: Board, rng: Random) -> Board:
    """The board with two of its cards in each other's place, so that somebody may revoke or play what he does not hold."""
    cards = [card for _, trick in board.tricks for card in trick]
    if rng.random() < 0.5 and cards:
        one, other = rng.sample(range(len(cards)), 2)
        cards[one], cards[other] = cards[other], cards[one]
    tricks = [(leader, tuple(cards[4 * place : 4 * place + 4])) for place, (leader, _) in enumerate(board.tricks)]
    return evolve(board, tricks=tuple(tricks[: rng.randrange(len(tricks) + 1)] if rng.random() < 0.3 else tricks))


def told(rng: Random) -> tuple[Act | Run, ...]:
    """The acts of such a board, read from PBN in which the last trick may break off."""
    text = spoilt(random_board(rng, 1), rng).pbn()
    if rng.random() < 0.3 and "[Play" in text:
        rows = text.rstrip("\n").split("\n")
        text = "\n".join([*rows[:-1], rows[-1][:2] + " - - -", "*"])
    (part,) = stream(iter(text.split("\n")))
    return part.record.acts


def singly(acts: tuple[Act | Run, ...]) -> Iterator[Act]:
    """The same moves, each by itself."""
    dealer = 0
    for act in in_parts(acts):
        if isinstance(act, Act):
            dealer = act.seat or 0 if act.verb == "dealer" else dealer
            yield act
        else:
            first = dealer if act.first is None else act.first
            yield from (act.act(place, (first + place) % 4) for place in range(len(act.moves)))


def stands(table: Table) -> tuple[object, ...]:
    """Where the play has come to, and what is found in it."""
    found = [(each.breach, each.seat, each.why, each.at, each.status, each.remedy) for each in table.settled]
    return table.phase, table.hands, table.part(Tricks), found


@given(seeds)
def test_a_play_told_whole_comes_to_what_its_tricks_and_its_cards_come_to(seed: int) -> None:
    assert GAME is not None
    acts = told(Random(seed))
    whole, tricks, cards = (close(play_through(Table(GAME), each)) for each in (acts, in_parts(acts), tuple(singly(acts))))
    assert stands(whole) == stands(tricks) == stands(cards)


def test_most_plays_are_told_whole_and_some_of_them_are_not_clean() -> None:
    plays = [act for seed in range(SAMPLE) for act in told(Random(seed)) if isinstance(act, Plays)]
    hands = [[sum(1 << card for card in set(cards)) for cards in play.of_seat] for play in plays]
    clean = [play.left_of(held, play.order) is not None for play, held in zip(plays, hands, strict=True)]
    assert SAMPLE // 2 < sum(clean) < len(clean)
