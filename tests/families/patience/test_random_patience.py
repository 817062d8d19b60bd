"""No false alarm on games of patience played by the rules, no missed alarm on a move against them, and cards built up."""

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee.core.sheet import counted
from referee.core.verdict import CLEAN, is_breach
from tests.families.patience.patience_games import accordion, calculation, klondike, red, spider
from tests.families.patience.russian_bank_games import RussianBank
from tests.judging import verdict_on

seeds = st.integers(0, 2**32)


def clean(lines: list[str], game: str, name: str) -> str:
    """What a game played by the rules comes to under that name."""
    verdict = verdict_on(lines, game)
    assert [matter.why for matter in verdict.matters] == []
    assert verdict.verdict == CLEAN
    return dict(verdict.deals[0].outcomes)[name]


@given(seeds)
@settings(max_examples=60, deadline=None)
def test_klondike(seed: int) -> None:
    lines, built = klondike(Random(seed))
    assert clean(lines, "klondike", "built up") == counted(built, "card")


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_spider(seed: int) -> None:
    assert clean(spider(Random(seed)), "spider", "built up") == "0 cards"


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_calculation(seed: int) -> None:
    lines, built = calculation(Random(seed))
    assert clean(lines, "calculation", "built up") == counted(built, "card")


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_accordion(seed: int) -> None:
    lines, piles = accordion(Random(seed))
    assert clean(lines, "accordion", "piles") == str(piles)


@given(seeds)
@settings(max_examples=60, deadline=None)
def test_a_card_on_one_of_its_own_colour_is_found(seed: int) -> None:
    lines, _ = klondike(Random(seed))
    tops = {line.split()[1]: line.split()[2] for line in lines[:7]}
    pairs = [
        (one, two)
        for one, card in tops.items()
        for two, under in tops.items()
        if one != two and red(card) == red(under) and "A" not in (card[1], under[1])
    ]
    assume(pairs and not any(card[1] == "A" for card in tops.values()))
    one, two = pairs[seed % len(pairs)]
    verdict = verdict_on([*lines[:8], f"moves {one} to {two}"], "klondike")
    assert [str(matter.breach) for matter in verdict.matters] == ["wrong-build"]


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_a_waste_pile_moved_is_found(seed: int) -> None:
    lines, _ = calculation(Random(seed))
    wasted = [place for place, line in enumerate(lines) if line.startswith("moves stock to W")]
    assume(wasted)
    heap = lines[wasted[0]].split()[-1]
    verdict = verdict_on([*lines[: wasted[0] + 1], f"moves {heap} to {'W1' if heap != 'W1' else 'W2'}"], "calculation")
    assert [str(matter.breach) for matter in verdict.matters] == ["card-from-elsewhere"]


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_russian_bank(seed: int) -> None:
    game = RussianBank(Random(seed))
    game.play(30)
    verdict = verdict_on(game.lines, "russian-bank")
    assert [matter.why for matter in verdict.matters if is_breach(matter)] == []
    if game.winner is not None:
        other = 1 - game.winner
        left = len(game.hand[other]) + len(game.talon[other]) + 2 * len(game.stock[other])
        assert verdict.score().totals[game.winner] == 30 + left


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_a_foundation_play_put_off_is_stopped(seed: int) -> None:
    """An ace turned from the hand, and another card turned before it is played."""
    game = RussianBank(Random(seed))
    game.play(6)
    for place, line in enumerate(game.lines):
        words = line.split()
        if words[0] == "turns" and words[2] == "hand" and words[3][1] == "A":
            told = [*game.lines[: place + 1], f"turns {words[1]} hand S5", f"stops {'P2' if words[1] == 'P1' else 'P1'}"]
            verdict = verdict_on(told, "russian-bank")
            found = [matter for matter in verdict.matters if is_breach(matter)]
            assert [str(matter.breach) for matter in found] == ["play-out-of-order"]
            assert found[0].remedy[0].words == "the card is turned down again"
            return
