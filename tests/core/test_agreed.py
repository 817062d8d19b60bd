"""Optional rules: each game knows which it hears, and says of another that it has no effect."""

import re
from pathlib import Path

from referee.core.agreed import rules_of
from referee.core.rooms import parts
from referee.core.status import WITHOUT_EFFECT
from referee.core.verbs import verbs
from referee.families import games
from referee.judge import judge
from referee.reading.logs import read

TOP = Path(__file__).parents[2]

#: modules of which another of their family says in which games their rules are heard
SAID_BESIDE = {"ombre", "schafskopf", "tunk"}


def test_every_word_of_the_log_is_heard_in_some_game() -> None:
    heard = {rule for game in games().values() for rule in rules_of(game)}
    assert set(re.findall(r"[a-z][\w-]*", verbs()["rule"])) == heard


def test_who_asks_for_a_rule_says_in_which_games() -> None:
    asking = [name for part in ("moves", "expects", "facts", "gives") for name in parts(part)]
    text = {name: (TOP / f"{name.replace('.', '/')}.py").read_text(encoding="utf-8") for name in asking}
    silent = [name for name in asking if 'noted("rule", how=' in text[name] and "def rules_heard" not in text[name]]
    # these ask by words that stand in another module of their family, which says it
    assert {name.rpartition(".")[2] for name in silent} == SAID_BESIDE


def test_a_rule_of_another_game_is_said_to_have_no_effect_with_those_that_are_nearest() -> None:
    (record,) = read("game draw-poker\nplayers Ann Bob\ndealer Bob\nrule no-doubles\nrule ace-low\nantes 1\n")
    (told,) = [each for each in judge(record).matters if each.status == WITHOUT_EFFECT]
    assert told.why == "'rule no-doubles' has no effect in Draw Poker"
    assert "rule double-ace-low" in str(told.remedy[0])
