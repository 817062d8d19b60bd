"""Optional rules on which players agree: the words for them that come to something in a game.

A module that asks whether a rule is agreed on says in which games it does: `rules_heard(game)` yields the words. None is listed
anywhere else, so that a rule of which nobody asks in a game is known to have no effect there.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from itertools import takewhile

from referee.core import rooms
from referee.core.fact import Fact
from referee.core.game import Game
from referee.core.record import BEFORE_THE_DEALS, Act, Run
from referee.core.verbs import verbs

#: the verb by which an optional rule is agreed on
RULE = "rule"
#: what else is agreed on for a whole game, by the words behind the verb
FOR_THE_GAME = {"agreed": ("muggins", "looking-back")}
#: so many are offered in the place of one that is not heard
_MOST_NEAR = 3
#: the parts of a room that may ask for one
_ASKING = ("moves", "expects", "facts", "gives")


@cache
def rules_of(game: Game) -> tuple[str, ...]:
    """The optional rules that come to something in this game, in the order of the alphabet."""
    families = {each.family.replace("-", "_") for each in game.lineage}
    names = [name for part in _ASKING for name in rooms.parts(part) if rooms.family_of(name) in (None, *families)]
    modules = [importlib.import_module(name) for name in names]
    return tuple(sorted({rule for module in modules if hasattr(module, "rules_heard") for rule in module.rules_heard(game)}))


def agreed_for_the_game(acts: Iterable[Act | Run]) -> tuple[Act, ...]:
    """Of the acts of the first deal told those at their head by which players agree on something for all the deals to come."""
    head = takewhile(lambda act: act.verb in BEFORE_THE_DEALS, acts)
    return tuple(
        act for act in head if isinstance(act, Act) and (act.verb == RULE or act.how in FOR_THE_GAME.get(act.verb, ()))
    )


def written_in(game: Game | None, verb: str) -> str:
    """How a verb is written, that of an optional rule with those of this game alone."""
    return "|".join(rules_of(game)) if verb == RULE and game is not None else verbs()[verb]


def asks(game: Game, fact: Fact) -> bool:
    """Whether a law of this game needs to know that."""
    return any(condition.fact is fact for layer in game.layers for law in layer for condition in law.when)


def likest(game: Game, rule: str) -> str:
    """The rules of this game, that first which is most like one of which it does not hear."""
    heard = rules_of(game)
    near = get_close_matches(rule, heard, n=_MOST_NEAR, cutoff=0)
    return " or ".join(f"'{RULE} {each}'" for each in near)
