"""Whom and what a remedy means at its table, in words."""

import re
from collections.abc import Callable, Mapping

from referee.core.cards import card_text
from referee.core.matter import Matter
from referee.core.sanctions import Right
from referee.core.table import Table
from referee.core.window import Role
from referee.mechanics.roles import OFFENDER, OFFENDING_SIDE, OPPONENTS, PARTNER

#: English for a table, or the same at every table but for those who are named in it (`{offender}`)
Phrase = str | Callable[[Table, Matter], str]


def names(role: Role, table: Table, matter: Matter) -> str:
    """The players a role means at this table, or the role in words where the table cannot say."""
    seats = role.seats(table, matter)
    return " and ".join(table.name(seat) for seat in seats) or role.phrase


def chooser(matter: Matter) -> Role:
    """Who may use what is given: whom the law names, or a part of it."""
    role = matter.right.role if matter.right is not None else None if matter.law is None else matter.law.chooses
    assert role is not None
    return role


def offender(table: Table, matter: Matter) -> str:
    """The offender as reports write him."""
    return names(OFFENDER, table, matter)


def carded(about: Matter | Right) -> str:
    """The card it is about, as far as that is told."""
    return "the card" if about.card is None else card_text(about.card)


#: what may stand in a phrase
_CALLED: Mapping[str, Callable[[Table, Matter], str]] = {
    "offender": offender,
    "partner": lambda table, matter: names(PARTNER, table, matter),
    "side": lambda table, matter: names(OFFENDING_SIDE, table, matter),
    "opponents": lambda table, matter: names(OPPONENTS, table, matter),
    "chooser": lambda table, matter: names(chooser(matter), table, matter),
    "card": lambda table, matter: carded(matter),
}


def told(phrase: Phrase, table: Table, matter: Matter) -> str:
    """A phrase at this table, with the players and the card that it names."""
    if not isinstance(phrase, str):
        return phrase(table, matter)
    return re.sub(r"\{(\w+)\}", lambda found: _CALLED[found[1]](table, matter), phrase)
