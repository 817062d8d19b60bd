"""Remedies of games in which announcements are doubted: a doubt that is void, and hands put right."""

from referee.core.matter import Matter
from referee.core.sanctions import Duty, impose
from referee.core.table import Table
from referee.families.stops.binds import NOT_DOUBT
from referee.mechanics.rulings.gives.parts import HANDS_AS_TOLD, MayNot, Physical, Remark


def _bar(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    return impose(table, Duty(NOT_DOUBT, matter.seat, matter.number, matter.law))


DOUBT_IS_VOID = Remark("the doubt is void") & MayNot("doubt", "{offender} may not doubt the announcement when it is made", _bar)
HANDS_ADJUSTED = Physical("it is put right by adjusting the hands, looked at or not", HANDS_AS_TOLD) & Remark("no misdeal")
