"""Proof by mutation: what can be said otherwise in a row, who notices, and how much of the laws no case proves as yet."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve, frozen
from typer.testing import CliRunner

from referee import api
from referee.casebook import built_in, run
from referee.casebook.mutants import NoMutator, changes, mutants, numbers_in_code
from referee.casebook.proof import BY_TABLE, asked_by
from referee.cli import app
from referee.core.law import Law, by
from referee.core.limits import raised
from referee.core.remedy import RemedyPart
from referee.core.table import Table
from referee.core.window import Role, Window
from referee.families import find_game, games
from referee.families.banking.facts import CARDS_HE_GOT
from referee.mechanics.rulings.gives.parts import Physical, Void

GAMES = games()

# --- what can be said otherwise


def sorts(law: Law) -> Counter[str]:
    return Counter(mutant.sort for mutant in mutants(law))


def law(**slots: Any) -> Law:
    some = GAMES["red-dog"].law("bet-over-pool")
    return evolve(some, **{"remedy": physical("one thing"), **slots})


NOON = Window("noon", lambda *_: True)
NOTHING: Any = (None, None, None)
NOBODY = Role("nobody", lambda table, matter: ())


@frozen
class Limit:
    """A kind of value that the code that makes mutants has never seen."""

    before: Window
    by: Role | None = None
    tricks: int = 2


@frozen
class Timed:
    before: Window
    is_over: Callable[[], bool]


@frozen
class Somebody:
    by: Role | None = None

    def __attrs_post_init__(self) -> None:
        if self.by is None:
            raise ValueError("somebody has to do it")


@frozen
class Fine(RemedyPart):
    """A fine whose number stands in it."""

    name = "pays"
    chips: int = 3

    def text(self, table: Any, matter: Any) -> str:
        return f"a fine of {self.chips}"

    def apply(self, table: Any, matter: Any) -> Any:
        return table


@frozen
class Sealed(Fine):
    inside: object = object()


def physical(words: str) -> RemedyPart:
    return Physical(words, "no log shows it")


def voids(chips: int = 0) -> RemedyPart:
    return Void("deal", "the deal is void", lambda table, matter: table.but(void=chips > 2))


def test_every_mutant_of_every_law_has_a_name_of_its_own() -> None:
    for each in (law for game in GAMES.values() for law in game.laws):
        names = [mutant.name for mutant in mutants(each)]
        assert len(names) == len(set(names)), each.id
        assert bool(names) == bool(each.breach), each.id


def test_a_condition_is_left_out_turned_and_narrowed() -> None:
    first, *others = CARDS_HE_GOT.answers
    wide = law(when=[CARDS_HE_GOT.is_(*CARDS_HE_GOT.answers)])
    assert sorts(wide)["when: condition turned"] == 0, "turned it would hold for no answer"
    assert sorts(wide)["when: answer out"] == len(CARDS_HE_GOT.answers)
    narrow = [mutant for mutant in mutants(law(when=[CARDS_HE_GOT.is_(first)])) if mutant.slot == "when"]
    assert [mutant.change.value for mutant in narrow] == [(), (CARDS_HE_GOT.is_(*others),)]


def test_a_window_never_closes_and_a_role_is_everybody_else() -> None:
    found = {mutant.name: mutant.change.value for mutant in mutants(law(until=raised(before=NOON), chooser=by(NOBODY)))}
    assert found["until: out"] is None and found["chooser: out"] is None
    assert found["until: never closing (before)"].before.closes(*NOTHING) is False
    assert found["chooser: another role (role)"].role.seats(Table(GAMES["whist"]), None) == (0, 1, 2, 3)


def test_a_part_is_left_out_and_its_effect_by_itself() -> None:
    found = sorts(law(remedy=voids() & physical("the pack is cut")))
    assert found["remedy: part out"] == 2
    assert found["remedy: effect out"] == 1, "words alone have no effect to be taken out"
    assert sorts(law(remedy=physical("once")))["remedy: part out"] == 0, "the only part goes with the remedy"


def test_values_of_a_new_type_are_varied_by_their_slots() -> None:
    found = {(change.sort, change.where) for change in changes(Limit(NOON, NOBODY))}
    assert found == {("never closing", "before"), ("out", "by"), ("another role", "by"), ("number changed", "tricks")}
    fined = [mutant for mutant in mutants(law(remedy=Fine())) if mutant.sort == "remedy: number changed"]
    assert [mutant.change.value.parts[0].chips for mutant in fined] == [4]


def test_code_is_made_anew_of_what_is_said_otherwise() -> None:
    def until(before: Window) -> Timed:
        return Timed(before, lambda: before.closes(*NOTHING))

    (never,) = (change.value for change in changes(until(NOON)) if change.sort == "never closing")
    assert (until(NOON).is_over(), never.is_over()) == (True, False)


def test_what_nobody_could_have_written_is_no_mutant() -> None:
    assert [change.sort for change in changes(Somebody(NOBODY))] == ["another role"]


def test_a_slot_of_which_nothing_is_known_is_an_error() -> None:
    with pytest.raises(NoMutator, match=r"slot 'remedy' of red-dog/bet-over-pool: .* of type object"):
        list(mutants(law(remedy=Sealed())))


def test_numbers_in_code_are_counted() -> None:
    assert numbers_in_code(law(remedy=voids(3) & physical("no more"))) == 1
    assert numbers_in_code(law()) == 0


# --- who notices

RULES = '''
from attrs import frozen
from referee.mechanics.stakes.expects import BET_OVER_LIMIT
from referee.mechanics.deal.expects.wrong_number_of_cards import TOO_FEW_CARDS
from referee.families.banking.facts import CARDS_HE_GOT, NONE, SOME
from referee.families.banking.usp56.red_dog import RED_DOG
from referee.core.law import Law
from referee.core.remedy import RemedyPart
from referee.families.banking.gives import OUT_OF_DEAL
from referee.mechanics.rulings.gives.general import notes
from referee.mechanics.rulings.gives.parts import Physical


@frozen
class Fine(RemedyPart):
    name = "pays"
    chips: int = 0
    hidden: int = 1

    def text(self, table, matter):
        return f"a fine of {self.chips}"

    def apply(self, table, matter):
        return table


TINY_DOG = RED_DOG.vary(
    "tiny-dog",
    add=[
        Law("fined", breach=BET_OVER_LIMIT, remedy=Fine(chips=3) & Physical("and no more", "no log tells"), cite="usp56 6613",
            says="A bet over the pool is fined."),
        Law("no-cards", breach=TOO_FEW_CARDS, when=[CARDS_HE_GOT.is_(NONE)], remedy=OUT_OF_DEAL, cite="usp56 6625",
            says="Without cards a player is out."),
        Law("few-cards", breach=TOO_FEW_CARDS, when=[CARDS_HE_GOT.is_(SOME)], remedy=notes("he plays"), cite="usp56 6625",
            says="With too few a player plays."),
    ],
)
'''  # fmt: skip
CASES = """
## Fined
```log
game tiny-dog
players 3
dealer P3
antes 1
bets P1 4                       ! bet-over-pool P1
```
```ruling
fined P1: a fine of 3
verdict: breach
```
"""
REASON = "fined\tremedy: number changed (part 1 hidden)\tno log can show it\n"


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    (tmp_path / "tiny_dog.py").write_text(RULES)
    (tmp_path / "tiny-dog.md").write_text(CASES)
    return tmp_path


def prove(*words: object, status: int = 1) -> str:
    result = CliRunner().invoke(app, ["casebook", "--prove", *map(str, words)], prog_name="referee")
    assert result.exit_code == status, result.output
    return result.output


def rows(shelf: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in prove(shelf, "--format", "json").splitlines()]


def test_what_a_case_notices_and_what_it_does_not(shelf: Path) -> None:
    proof = api.prove([str(shelf)])
    fared = {(trial.law, trial.mutant): trial for trial in proof.trials}
    assert fared["tiny-dog/fined", "remedy: number changed (part 1 chips)"].case.endswith("fined")
    assert not fared["tiny-dog/fined", "breach: breach out (bet-over-limit)"].survives
    assert fared["tiny-dog/fined", "remedy: number changed (part 1 hidden)"].survives
    assert fared["tiny-dog/fined", "remedy: part out (part 2)"].words == "and no more"
    asked = {trial.asked for trial in proof.trials if trial.law == "tiny-dog/no-cards"}
    assert asked == {0}, "no case asks it"
    assert find_game("tiny-dog") is None, "the game was there for the proof alone"


def test_a_row_is_as_it_was_once_it_is_proved(shelf: Path) -> None:
    before = {law.id: law for game in GAMES.values() for law in game.laws}
    slots = {id: (law.breach, law.when, law.until, law.remedy, law.chooser) for id, law in before.items()}
    assert api.prove(["red-dog"]).trials
    assert slots == {id: (law.breach, law.when, law.until, law.remedy, law.chooser) for id, law in before.items()}
    assert all(run(case).result != "failed" for case in built_in() if case.game == "red-dog")


def test_survivors_are_listed_and_counted(shelf: Path) -> None:
    output = prove(shelf)
    assert '  tiny-dog/fined  remedy: part out (part 2) "and no more": nothing notices\n' in output
    assert "  tiny-dog/no-cards  remedy: out: no case asks this row\n" in output
    assert "mutants: " in output.splitlines()[-1]


def test_survivors_for_programs(shelf: Path) -> None:
    *survivors, game = rows(shelf)
    assert game["survivors"] == len(survivors) and game["mutants"] == game["noticed"] + game["survivors"]
    hidden = [row for row in survivors if "hidden" in row["mutant"]]
    assert [(row["law"], row["result"], row["asked"]) for row in hidden] == [("tiny-dog/fined", "nothing notices", 1)]


def test_the_decision_table_may_notice_what_no_case_does(shelf: Path) -> None:
    found = [trial for trial in api.prove([str(shelf)]).trials if trial.result == BY_TABLE]
    assert ("tiny-dog/no-cards", "when: condition out (cards-he-got=none)") in {(each.law, each.mutant) for each in found}
    assert all(trial.survives for trial in found)


def test_a_reason_answers_for_a_survivor(shelf: Path) -> None:
    before = len(rows(shelf))
    (shelf / "survivors.tsv").write_text(f"# law, mutant, reason\ntiny-dog/{REASON}")
    after = rows(shelf)
    assert len(after) == before - 1 and after[-1]["with_a_reason"] == 1


def test_where_every_survivor_has_a_reason_the_proof_holds(shelf: Path) -> None:
    survivors = [row for row in rows(shelf) if "mutant" in row]
    (shelf / "survivors.tsv").write_text("".join(f"{row['law']}\t{row['mutant']}\tso it is\n" for row in survivors))
    assert prove(shelf, status=0).splitlines()[-1].endswith(", 0 survivors")


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ("tiny-dog/fined\tremedy: out\tso it is", "tiny-dog/fined notices it, so take the entry away"),
        ("tiny-dog/fined\tremedy: twice\tso it is", "tiny-dog/fined has no mutant 'remedy: twice'"),
        ("tiny-dog/gone\tremedy: out\tso it is", "there is no law 'tiny-dog/gone'"),
    ],
)
def test_an_entry_that_has_become_untrue(shelf: Path, entry: str, complaint: str) -> None:
    (shelf / "survivors.tsv").write_text(f"{entry}\n")
    output = prove(shelf)
    assert complaint in output
    assert output.splitlines()[-1].endswith("1 stale entry")


@pytest.mark.parametrize("text", ["tiny-dog/fined\tremedy: out\n", f"tiny-dog/{REASON}tiny-dog/{REASON}"])
def test_a_list_that_cannot_be_read(shelf: Path, text: str) -> None:
    (shelf / "survivors.tsv").write_text(text)
    assert "survivors.tsv: line " in prove(shelf, status=2)


def test_a_game_that_is_not_there() -> None:
    assert "there is no game 'whits'" in prove("whits", status=2)


def test_which_cases_ask_a_row() -> None:
    asked = asked_by(case for case in built_in() if case.game == "red-dog")
    law = GAMES["red-dog"].law("dealt-no-hand")
    assert [case.game for case in asked[law]] == ["red-dog"] * len(asked[law])
    assert any("dealt-no-hand" in str(run(case).laws) for case in asked[law])


# --- the casebook proves the laws


def unproved(*of: str) -> list[str]:
    proof = api.prove(of)
    return [*map(str, proof.survivors), *proof.stale]


@pytest.mark.slow
def test_nothing_survives_without_a_reason_where_a_lineage_begins() -> None:
    """Every third lineage, and none of the general rules and of bridge, which are asked by the most cases."""
    begins = sorted(slug for slug, game in GAMES.items() if game.base is None and game.family not in ("general", "bridge"))
    assert unproved(*begins[::3]) == []


@pytest.mark.corpus
def test_nothing_survives_without_a_reason() -> None:
    assert unproved() == []
