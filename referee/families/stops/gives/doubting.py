"""Remedies of games in which announcements are doubted: a doubt that is void, and hands put right."""

from referee.families.stops.binds import NOT_DOUBT
from referee.mechanics.rulings.gives.binding import imposes
from referee.mechanics.rulings.gives.parts import HANDS_AS_TOLD, MayNot, Physical, Remark

DOUBT_IS_VOID = Remark("the doubt is void") & MayNot(
    "doubt", "{offender} may not doubt the announcement when it is made", imposes(NOT_DOUBT)
)
HANDS_ADJUSTED = Physical("it is put right by adjusting the hands, looked at or not", HANDS_AS_TOLD) & Remark("no misdeal")
