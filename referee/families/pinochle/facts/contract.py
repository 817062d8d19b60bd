"""Facts of pinochle with partners: how many cards were faced in the deal, and what an opponent chooses for a trump not turned."""

from referee.core.fact import fact
from referee.core.law import by
from referee.core.limits import demanded
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import Window
from referee.families.pinochle.facts.auction import ONE, SEVERAL
from referee.mechanics.roles import OPPONENTS

_FACED = ("deal", "last")


@fact("faced-in-all", "How many cards were exposed in dealing?", (ONE, SEVERAL))
def FACED_IN_ALL(table: Table, matter: Matter, act: Act) -> str | None:
    before = [told for told in table.acts_of("faces") if told.how in _FACED]
    return SEVERAL if before or len(act.cards) > 1 else ONE


TRUMP_DRAWN = Window(
    "the drawing of a card for trump",
    lambda table, matter, act: (act.verb == "turns" and act.how != "down") or act.verb in ("melds", "play"),
)
NEW_DEAL_CHOSEN = demanded("redeal", before=TRUMP_DRAWN, by=OPPONENTS, name="new-deal-chosen")
FIRST_LEAD = Window("the first lead", lambda table, matter, act: act.verb == "play")
OPPONENTS_UNTIL_LEAD = by(OPPONENTS, until=FIRST_LEAD)
