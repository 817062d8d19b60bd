"""The table: a small core that names no mechanism, typed parts, no field by mistake, and a history of everything told."""

import ast
from pathlib import Path
from random import Random

import pytest
from attrs import fields_dict
from hypothesis import given
from hypothesis import strategies as st

from referee.core.fold import MOST_BINDING, MOST_WAITING, close, play_through
from referee.core.game import Game
from referee.core.parts import Part
from referee.core.record import Act, Run
from referee.core.table import AUCTION, PLAY, Table
from referee.families import find_game, games
from referee.families.hearts.moves.hearts_form import Hearts
from referee.families.poker.betting import Betting
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer.contract import Contract, declarer_of
from referee.mechanics.tricks.state import Tricks, empty_tricks
from referee.mechanics.trump.moves.bidding import BidForm
from referee.reading.logs import read
from tests.families.bridge.boards import random_board

CORE = Path(__file__).parents[2] / "referee" / "core" / "table.py"


def a_game(slug: str) -> Game:
    found = find_game(slug)
    assert found is not None
    return found


BRIDGE = a_game("contract-bridge")


def kinds(of: type[Part] = Part) -> set[type[Part]]:
    return {each for kind in of.__subclasses__() for each in (kind, *kinds(kind))}


# --- the core


def test_the_core_imports_no_mechanism_even_for_types() -> None:
    text = CORE.read_text()
    named = [node.module or "" for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]
    assert {name.split(".")[1] for name in named if name.startswith("referee.")} == {"core"}


def test_the_core_names_no_part() -> None:
    words = {node.id for node in ast.walk(ast.parse(CORE.read_text())) if isinstance(node, ast.Name)}
    fields = set(fields_dict(Table))
    for kind in kinds():
        assert kind.__name__ not in words
        assert kind.__name__.casefold() not in fields


def test_no_two_kinds_of_part_share_a_key() -> None:
    own = [kind for kind in kinds() if Part in kind.__bases__]
    assert {Tricks, Contract, Betting} <= set(own)
    named = {(kind.__module__, kind.__qualname__) for kind in own}
    assert len({kind.key for kind in own}) == len(named)


# --- what changes


def test_a_field_that_is_not_there_is_refused_and_the_nearest_named() -> None:
    with pytest.raises(TypeError, match=r"a table has no 'phsae'; did you mean 'phase'\?"):
        Table(BRIDGE).but(phsae=PLAY)
    with pytest.raises(TypeError, match="a table has no 'tricks'"):
        Table(BRIDGE).but(tricks=None)


def test_a_part_is_there_once_it_is_put_there_and_gone_once_taken_away() -> None:
    bare = Table(BRIDGE)
    assert bare.part(Tricks) is None and bare.part(Contract) is None and declarer_of(bare) is None
    with pytest.raises(LookupError, match="no Tricks at this table"):
        bare[Tricks]
    tricks, contract = empty_tricks(bare, 1), Contract(4, 3, 2)
    table = bare.but(tricks, contract, phase=PLAY)
    assert table[Tricks] is tricks and table.part(Contract) is contract and declarer_of(table) == 2
    assert table.phase == PLAY and bare.part(Tricks) is None
    later = table.but(empty_tricks(bare, 3)).without(Contract)
    assert later[Tricks].turn == 3 and later.part(Contract) is None and table[Contract] is contract
    back = later.as_at(table, Tricks, Contract).as_at(bare, Contract)
    assert back[Tricks] is tricks and back.part(Contract) is None


def test_a_game_tells_its_kind_of_play_by_class() -> None:
    hearts = a_game("hearts")
    assert isinstance(hearts[Hearts], Hearts) and hearts.part(Betting) is None
    assert hearts[BidForm] is hearts[Hearts]  # the form of a kind is one of what that kind is made from
    assert BRIDGE.part(Hearts) is None
    with pytest.raises(LookupError, match="contract-bridge has no Hearts"):
        BRIDGE[Hearts]
    assert all(game.form is None or isinstance(game.form, Part) for game in games().values())


# --- the history

SAID = st.builds(
    Act,
    st.sampled_from(("director", "attention", "note", "hesitates", "round", "dealer", "hand", "touches", "muggins", "nothing")),
    st.integers(0, 1),
    text=st.text(max_size=3),
)


@given(st.lists(SAID, max_size=30), st.sampled_from(("contract-bridge", "whist", "hearts", "draw-poker", "gin-rummy")))
def test_what_is_told_is_there_in_order(acts: list[Act], slug: str) -> None:
    found = find_game(slug)
    table = play_through(Table(found or BRIDGE), acts)
    told = [entry for entry in table.history if any(entry is act for act in acts)]
    assert [id(entry) for entry in told] == [id(act) for act in acts]


@pytest.mark.usefixtures("together")
@given(st.integers(0, 10_000))
def test_a_clean_run_is_in_the_history_as_it_was_told(seed: int) -> None:
    board = random_board(Random(seed), 1)
    (record,) = read("game contract-bridge\n" + board.log())
    acts = record.acts
    table = play_through(Table(BRIDGE), acts)
    assert [entry for entry in table.history if isinstance(entry, Run)] == [act for act in acts if isinstance(act, Run)]
    assert [entry.verb for entry in table.history] == [act.verb for act in acts]


@given(st.lists(SAID, max_size=12), st.lists(SAID, max_size=12), st.lists(SAID, max_size=12))
def test_two_tables_that_go_on_from_one_keep_their_own_history(first: list[Act], one: list[Act], other: list[Act]) -> None:
    begun = Table(BRIDGE).note(*first)
    here, there = begun.note(*one), begun.note(*other)
    assert begun.history == tuple(first)
    assert here.history == (*first, *one)
    assert there.history == (*first, *other)
    assert here.note(*other).history == (*first, *one, *other)


# --- what waits


@pytest.mark.parametrize(
    ("slug", "act"),
    [
        ("contract-bridge", Act("call", 1, call=0)),
        ("whist", Act("play", 1, cards=(3,))),
        ("draw-poker", Act("bets", 2, amounts=(70,))),
    ],
)
def test_a_table_bears_any_number_of_irregular_acts_and_forgets_none(slug: str, act: Act) -> None:
    table = play_through(Table(a_game(slug)), [Act("dealer", 0), *[act] * 200])
    assert len(table.docket) <= MOST_WAITING and max(len(table.duties), len(table.rights)) <= MOST_BINDING
    ended = close(table)
    assert sorted(matter.number for matter in ended.settled) == list(range(1, table.count + 1))
    assert table.count >= 199


@given(st.integers(0, 10_000), st.data())
def test_a_matter_remembers_the_table_as_it_stood_before(seed: int, data: st.DataObject) -> None:
    (record,) = read("game contract-bridge\n" + random_board(Random(seed), 1).log())
    auction = [act for act in record.acts if act.verb == "call"]
    table = play_through(Table(BRIDGE), auction[:1])
    barred = data.draw(st.sampled_from([seat for seat in range(4) if not table.part(Auction) or seat != table[Auction].turn]))
    if table.phase != AUCTION:
        return
    (matter,) = play_through(table, [Act("call", barred, call=0)]).docket[-1:]
    assert matter.before is not None and matter.before.docket == ()
    assert (matter.before.hands, matter.before.phase, matter.before.history) == (table.hands, table.phase, table.history)
    assert matter.was(Auction) == table[Auction] and matter.had(Tricks) is None
    with pytest.raises(LookupError, match="there was no Tricks"):
        matter.was(Tricks)
