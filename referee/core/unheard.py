"""Acts that come to nothing: a verb that the game does not know, or that has no effect now; and what to write instead.

What a game hears follows from what its mechanisms say: the verbs by which it moves, those that are watched in it, and those
that answer rulings or tell of what lies between deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import cache

from referee.core.agreed import RULE, likest, rules_of
from referee.core.doubt import OF_ANOTHER_GAME
from referee.core.game import Game
from referee.core.limits import RAISING
from referee.core.matter import Matter
from referee.core.record import AGREEMENTS, Act
from referee.core.remedy import Consequence
from referee.core.subject import OUT_OF_TURN, Deed
from referee.core.table import Table
from referee.core.verbs import heard_anywhere, heard_beside, of_certain_games, taken, tree, verbs
from referee.core.watching import verbs_of_laws, verbs_watched

NO_EFFECT = Deed("no-effect", "something told that comes to nothing")
#: the verb of what goes back, as the last act does in any game of which nothing has come
TAKES_BACK = "retracts"
#: acts by which cards go back, or lie face up, as rulings have it
_OBEYING = (TAKES_BACK, "restores", "exposes")
#: no more ways to write it are told than a reader weighs
_MOST_WAYS = 3
#: so much alike are two verbs of which one may have been meant, where the rest of the line says no more than who
_ALIKE = 0.6


@cache
def verbs_of(game: Game) -> tuple[str, ...]:
    """The verbs that are heard in a game, in the order of the log language."""
    moved = game.play.moves.keys() if game.play else frozenset[str]()
    heard = (moved | _heard_unmoved(game) | verbs_of_laws(game)) - {RULE} | ({RULE} if rules_of(game) else set())
    return tuple(verb for verb in verbs() if verb in heard)


@cache
def _heard_unmoved(game: Game) -> frozenset[str]:
    """The verbs that can come to something where nothing moves by them, beside those of laws."""
    return verbs_watched(game) - of_certain_games() | heard_anywhere(game.score is not None) | {*RAISING, TAKES_BACK}


#: how an act is heard at which nothing moves: not at all, beside the table, or by what may yet come of it
UNHEARD, BESIDE, HEARD = "", "beside the table", "heard"


@cache
def heard_how(game: Game, verb: str) -> str:
    """How an act with this verb is heard, where it changes nothing yet."""
    if verb not in verbs() or verb in heard_beside(game.score is not None):
        return BESIDE
    if verb in AGREEMENTS and verb in verbs_of(game):
        return BESIDE  # what is agreed on holds for all deals, whatever one of them comes to
    return HEARD if verb in _heard_unmoved(game) or verb in verbs_of_laws(game) else UNHEARD


def is_strange(game: Game, verb: str) -> bool:
    """Whether some games know this verb, and no law of this one looks at it."""
    return verb in of_certain_games() and verb not in verbs_of_laws(game) and not (verb == RULE and rules_of(game))


def of_another_game(table: Table, act: Act) -> list[Matter]:
    """The doubt about an act that some games know, that moves nothing here, and at which no law looks."""
    why = _not_known(table, act)
    if _told_before(table, why):
        return []
    return [Matter(OF_ANOTHER_GAME, None, why, act.at, remedy=(Consequence(instead(table.game, act)),))]


def without_effect(table: Table, act: Act, here: str = "") -> Matter | None:
    """What is said of an act that has come to nothing, and how one writes it here, if that is known; once for each verb of a
    deal, or for each optional rule."""
    if _told_before(table, _not_known(table, act)):
        return None
    rule, known = is_strange_rule(table.game, act), act.verb in verbs_of(table.game)
    what, when = f"{RULE} {act.how}" if rule else act.verb, "at this moment" if known and not rule else f"in {table.game.title}"
    why = f"'{what}' has no effect {when}"
    if _told_before(table, why):
        return None
    if rule:
        remedy = f"here one agrees on {likest(table.game, act.how)}"
    elif here:
        remedy = f"as written, it is passed over; here one writes '{here}'"
    else:
        remedy = f"as written, it is passed over: {_as_written(act.verb)}" if known else instead(table.game, act)
    return Matter(NO_EFFECT, None, why, act.at, remedy=(Consequence(remedy),))


def is_obeyed(table: Table, act: Act) -> bool:
    """Whether somebody does with his cards what a ruling has done with them, or with those played to a lead out of turn."""
    if act.verb not in _OBEYING or not act.cards:
        return False
    ruled = [each for each in table.settled if each.law is not None]
    if any(act.seat == each.seat and set(act.cards) <= {*each.cards, each.card} for each in ruled):
        return True
    played = any(each.seat == act.seat and act.cards == each.cards for each in table.acts_of("play"))
    return played and any(each.breach.waits == OUT_OF_TURN for each in ruled) and table.holder(act.card) in (None, act.seat)


def in_void_deal(table: Table, act: Act) -> Matter | None:
    """What is said of a deal that is played on though it counts for nothing; once."""
    why = "the deal is void, and is played on"
    remedy = "nobody is accused of anything in it, and it does not count; a line 'deal' begins the next"
    return None if _told_before(table, why) else Matter(NO_EFFECT, None, why, act.at, remedy=(Consequence(remedy),))


def is_strange_rule(game: Game, act: Act) -> bool:
    """Whether this agrees on an optional rule of which nothing asks in this game."""
    return act.verb == RULE and bool(rules_of(game)) and act.how not in rules_of(game)


def replaced_before_use(act: Act, instead: str) -> Matter:
    """What is said of an act in whose place another was told before anything had come of it."""
    return Matter(NO_EFFECT, None, f"'{act.verb}' has no effect at this moment", act.at, remedy=(Consequence(instead),))


def _not_known(table: Table, act: Act) -> str:
    return f"{table.game.title} knows no '{act.verb}'"


def _told_before(table: Table, why: str) -> bool:
    return any(matter.why == why for matter in table.matters)


def instead(game: Game, act: Act) -> str:
    """What one would write instead: the verbs of the game that take what the act tells, the likeliest first."""
    told = _told(act)
    fitting: list[tuple[int, float, str]] = []
    for verb in verbs_of(game):
        takes, alike = taken(tree(verbs()[verb]), told), SequenceMatcher(None, verb, act.verb).ratio()
        if takes and (takes != {"SEAT"} or alike > _ALIKE) and verb not in heard_anywhere(scored=True):
            fitting.append((-len(takes), -alike, verb))
    ways: Sequence[str] = [_as_written(verb) for *_, verb in sorted(fitting)[:_MOST_WAYS]]
    written = f"here one writes {' or '.join(ways)}; " if ways else ""
    return f"{written}'referee verbs {game.slug}' lists what is heard"


def _as_written(verb: str) -> str:
    return f"'{verb} {verbs()[verb]}'".replace(" '", "'")


def _told(act: Act) -> frozenset[str]:
    """The objects of an act, as shapes call them."""
    told = {
        "SEAT": act.seat is not None,
        "OTHER": act.other is not None,
        "SIDE": act.side is not None,
        "CARDS": bool(act.cards),
        "CALL": act.call is not None,
        "SUIT": act.suit is not None,
        "RANK": act.rank is not None,
        "PILE": bool(act.piles),
        "NUMBERS": bool(act.numbers or act.amounts),
        '"TEXT"': bool(act.text),
    }
    return frozenset(kind for kind, is_told in told.items() if is_told)
