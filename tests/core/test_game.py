"""Games as values: what a variant may say, and what it is told when it says nothing or what cannot be."""

from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from referee.core.cards import CARD, EMPTY, PACKS
from referee.core.fact import NO, YES, Fact
from referee.core.fold import END, consider, play_through
from referee.core.game import Game
from referee.core.law import Law, by
from referee.core.limits import raised
from referee.core.matter import Matter
from referee.core.record import Act, Record
from referee.core.status import NEEDS_FACT
from referee.core.table import OVER, Table
from referee.core.watching import breaches
from referee.core.window import Window
from referee.families.banking.usp56.red_dog import RED_DOG
from referee.families.bridge.usp56.contract import CONTRACT_BRIDGE
from referee.families.bridge.usp56.duplicate import DUPLICATE_BRIDGE
from referee.judge import judge
from referee.mechanics.auction.moves import begin_play
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.declarer.moves import CONTRACT_PLAY
from referee.mechanics.roles import PARTNER
from referee.mechanics.setting.moves import moves_nothing
from referee.mechanics.tricks.moves.tricks import tricks_won
from referee.mechanics.tricks.state import Tricks, empty_tricks
from referee.mechanics.windows import CARDS_MIXED

REVOKE, BID = breaches()["revoke"], breaches()["insufficient-bid"]
#: the answer at any time, and to what
ASKED = Fact("asked", "Was it asked?", lambda table, matter, act: YES)


def row(slug: str, **slots: Any) -> Law:
    told: dict[str, Any] = {"breach": REVOKE, "cite": "usp56 543", "says": f"{slug}."} | slots
    return Law(slug, **told)


BASE = Game(
    "base",
    title="Base",
    family="test",
    cite="usp56 543",
    expects=(REVOKE, BID),
    laws=(row("revoke-is-penalized"), row("bids-top-bids", breach=BID), row("cards-are-dealt", breach=())),
    unencoded={"manners": "they are not told"},
)


def slugs(game: Game) -> list[str]:
    return [law.slug for layer in game.layers for law in layer]


# --- variants

some = st.sets(st.sampled_from([law.slug for law in BASE.laws]))


@given(dropped=some, replaced=some, added=st.sets(st.sampled_from(["one-more", "and-another"])))
def test_a_variant_has_what_its_base_has_and_what_differs(dropped: set[str], replaced: set[str], added: set[str]) -> None:
    replaced -= dropped
    variant = BASE.vary(
        "variant",
        title="Variant",
        drop=sorted(dropped),
        replace=[BASE.law(slug).but(says="Otherwise.") for slug in sorted(replaced)],
        add=[row(slug) for slug in sorted(added)],
    )
    assert sorted(slugs(variant)) == sorted((set(slugs(BASE)) - dropped) | added)
    for slug in slugs(variant):
        own = slug in replaced or slug in added
        assert variant.law(slug).id == f"{'variant' if own else 'base'}/{slug}"
        assert slug not in replaced or variant.law(slug).says == "Otherwise."
    assert (variant.base, variant.book, variant.seats) == (BASE, BASE.book, BASE.seats)
    assert not variant.unencoded  # a variant inherits what is in force, and not what its base leaves out


@given(name=st.sampled_from([law.slug for law in BASE.laws]), data=st.data())
def test_a_misprint_is_told_with_what_was_meant(name: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(1, len(name) - 1))
    wrong = name[:place] + name[place + 1 :]
    differences: tuple[dict[str, Any], ...] = ({"drop": [wrong]}, {"replace": [row(wrong)]})
    for difference in differences:
        with pytest.raises(ValueError, match=f"base has no such law; did you mean '{name}'"):
            BASE.vary("variant", **difference)
    with pytest.raises(LookupError, match=f"base has no law '{wrong}'; did you mean '{name}'"):
        BASE.law(wrong)


NONE = "is what base already says; leave it out"


@pytest.mark.parametrize(
    ("difference", "words"),
    [
        ({"title": "Base"}, NONE),
        ({"cite": "usp56 543"}, NONE),
        ({"cite": BASE.cite}, NONE),
        ({"seats": 4}, NONE),
        ({"unencoded": {}}, NONE),
        (
            {"replace": [row("revoke-is-penalized")]},
            "'revoke-is-penalized' is replaced by what base already says; leave it out",
        ),
        ({"replace": [BASE.law("bids-top-bids")]}, "'bids-top-bids' is replaced by what base already says"),
        ({"replace": [row("cards-are-dealt", breach=())]}, "'cards-are-dealt' is replaced by what base already says"),
        ({"add": [row("bids-top-bids")]}, "'bids-top-bids' exists already in base; use replace="),
        ({"add": [row("new"), row("new")]}, "'new' is twice among the laws of variant"),
        ({"drop": ["bids-top-bids"], "replace": [row("bids-top-bids")]}, "'bids-top-bids' is both dropped and replaced"),
        ({}, "a variant of base has a name of its own and something that differs"),
        ({"rounds": (3, 2)}, "variant deals in rounds of 3-2, and a hand has 13 cards"),
    ],
)
def test_a_difference_that_is_none_or_cannot_be(difference: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        BASE.vary("variant", **difference)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("laws", "'laws' of a variant are said by drop=, replace= and add="),
        ("dropped", "'dropped' is said by drop="),
        ("base", "'base' is the game that is varied"),
        ("layers", "'layers' follow from the laws"),
        ("titel", "a game has no 'titel'; did you mean 'title'"),
        ("colour", "a game has no 'colour'$"),
    ],
)
def test_what_no_variant_says(name: str, words: str) -> None:
    with pytest.raises(TypeError, match=words):
        BASE.vary("variant", **{name: ()})


def test_a_variant_cannot_bear_the_name_of_its_base() -> None:
    with pytest.raises(ValueError, match="a name of its own"):
        BASE.vary("base", title="Another")


def test_a_variant_of_a_variant() -> None:
    first = BASE.vary("first", drop=["bids-top-bids"], replace=[row("revoke-is-penalized", says="First.")])
    second = first.vary("second", replace=[row("revoke-is-penalized", says="Second.")])
    assert [second.law("revoke-is-penalized").says, slugs(second).count("revoke-is-penalized")] == ["Second.", 1]
    with pytest.raises(ValueError, match="cannot drop 'bids-top-bids'; first has no such law"):
        first.vary("third", drop=["bids-top-bids"])
    with pytest.raises(ValueError, match="is replaced by what first already says"):
        first.vary("third", replace=[row("revoke-is-penalized", says="First.")])


# --- rows


@pytest.mark.parametrize(
    "same",
    [
        {"says": "revoke-is-penalized."},
        {"cite": "usp56 543"},
        {"breach": REVOKE},
        {"breach": [REVOKE]},
        {"when": []},
        {"chooser": None},
    ],
)
def test_a_row_that_differs_in_nothing(same: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="is what 'revoke-is-penalized' already says; leave it out"):
        BASE.law("revoke-is-penalized").but(**same)


def test_a_row_that_differs() -> None:
    law = BASE.law("revoke-is-penalized").but(when=[ASKED.yes], chooser=by(PARTNER))
    assert (law.when, law.chooser, law.breach) == ((ASKED.yes,), by(PARTNER), (REVOKE,))


# --- windows


def test_windows_of_one_phrase_are_not_one() -> None:
    never = Window(CARDS_MIXED.phrase, lambda table, matter, act: False)
    mine, theirs = raised(before=never), raised(before=CARDS_MIXED)
    assert mine is raised(before=never)
    assert mine is not theirs
    matter, mixes = Matter(REVOKE, 0, ""), Act("mixes")
    assert [fact.read(Table(BASE, clock=1), matter, mixes) for fact in (mine, theirs)] == [None, NO]


# --- tables of another size

SMALL = CONTRACT_BRIDGE.vary("small-bridge", title="Small", hand_size=5, rounds=(3, 2), pack=PACKS[32])
THREE = CONTRACT_BRIDGE.vary("three-handed", title="Three-handed", seats=3, sides=3)


def test_of_two_rows_that_both_speak_neither_is_preferred() -> None:
    """Enumeration keeps such rows out of the books; where one is tried out, its place among the others decides nothing."""
    row = RED_DOG.law("bet-over-pool")
    game = RED_DOG.vary("dog-of-two-minds", add=[row.but(slug="one"), row.but(slug="other")])
    (settled,) = consider(Table(game).open(Matter(row.breach[0], 0, "more than is in the pool")), END).settled
    assert (settled.law, settled.status, settled.remedy) == (None, NEEDS_FACT, ())
    assert [law.slug for law in settled.candidates] == ["one", "other"]


def test_a_table_is_born_with_the_seats_of_its_game() -> None:
    table = Table(THREE)
    assert (table.hands, table.dealt, table.unknown) == ((EMPTY,) * 3, (EMPTY,) * 3, 0b111)
    assert len(empty_tricks(table, 0).extra) == 3
    assert [table.is_open(seat) for seat in range(4)] == [True, True, True, False]


def test_tricks_end_with_the_cards_of_the_game() -> None:
    table = begin_play(Table(SMALL), Contract(1, 3, 0))
    assert table.part(Tricks) is not None
    assert (table[Tricks].last, empty_tricks(table, 2).last) == (5, 5)
    acts = [
        Act("play", seat, cards=(CARD[suit + rank],))
        for rank in "AKQJT"
        for seat, suit in ((1, "S"), (2, "H"), (3, "D"), (0, "C"))
    ]
    after = play_through(Table(SMALL), [Act("contract", 0, call=4), *acts])
    assert (after.phase, tricks_won(after)) == (OVER, (0, 5))
    assert play_through(Table(SMALL), [Act("taken", side=0, numbers=(2,))]).part(Tricks) == empty_tricks(
        table, 1, earlier=(2, 0)
    )


@pytest.mark.parametrize(("game", "numbers"), [(CONTRACT_BRIDGE, (3, 3, 3, 4)), (DUPLICATE_BRIDGE, (3, 3, 3, 4))])
def test_the_rounds_of_a_deal_are_data(game: Game, numbers: tuple[int, ...]) -> None:
    for told, wrong in ((numbers, True), (game.rounds, False)):
        verdict = judge(Record(game.slug, (Act("board", numbers=(1,)), Act("deals", 0, how="rounds", numbers=told))))
        assert ("dealt-incorrectly" in {str(matter.breach) for matter in verdict.matters}) is wrong


@pytest.mark.parametrize(
    ("slots", "wrong"),
    [
        ({"remedy": REVOKE}, "remedy=.* is no Remedy"),
        ({"when": [REVOKE]}, "when=.* is no Condition"),
        ({"after": REVOKE}, "after=.* is no Limit"),
        ({"until": CARDS_MIXED}, "until=.* is no Limit"),
        ({"chooser": PARTNER}, "chooser=.* is no By"),
    ],
)
def test_what_is_put_in_the_wrong_slot_is_an_error_at_import(slots: dict[str, Any], wrong: str) -> None:
    with pytest.raises(TypeError, match=f"'misfit': {wrong}"):
        Law("misfit", breach=[], cite="usp56 806", says="A row.", **slots)


def test_acts_are_not_taken_together_by_a_move_that_is_not_theirs() -> None:
    """Of a play that moves otherwise what it takes from its base is taken as the base would: that is an error at import."""
    assert CONTRACT_PLAY.together["hand"].move is CONTRACT_PLAY.moves["hand"]
    with pytest.raises(ValueError, match="'hand' moves otherwise"):
        evolve(CONTRACT_PLAY, moves={**CONTRACT_PLAY.moves, "hand": moves_nothing})
    assert not evolve(CONTRACT_PLAY, moves={**CONTRACT_PLAY.moves, "hand": moves_nothing}, together={}).together
