"""Facts about cassino: the deal in its rounds, and when a build has gone from the table."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.limits import demanded
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import Window
from referee.families.cassino.moves.fishing import CARDS_ON_TABLE, is_last_round, loose
from referee.mechanics.deal.moves import has_looked
from referee.mechanics.roles import OPPONENTS
from referee.mechanics.rulings.facts import by_opponent, choice
from referee.mechanics.windows import OPPONENTS_FIRST_PLAY


@fact("table-complete", "Had the table its four cards?")
def TABLE_COMPLETE(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if len(loose(table)) >= CARDS_ON_TABLE else NO


@fact("dealer-looked", "Had the dealer looked at his own cards?")
def DEALER_LOOKED(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if has_looked(table, table.dealer) else NO


@fact("last-round", "Was it the last round of dealing?")
def LAST_ROUND(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if is_last_round(table) or table.noted("announces", how="last") else NO


def _build_goes(table: Table, matter: Matter, act: Act) -> bool:
    return act.verb in ("captures", "builds") and not set(matter.cards).isdisjoint(act.cards[1:])


BUILD_GONE = Window("the build has been taken in or raised", _build_goes)

CALLED_OFF, LET_STAND = Answer("called-off", "calls the deal off"), Answer("let-stand", "lets it stand")
OFF_OR_STANDS = choice(
    "deal-called-off",
    "What does an opponent do about the deal?",
    {CALLED_OFF: by_opponent("demands", how="redeal"), LET_STAND: by_opponent("lets")},
)


# --- demands in time

FIRST_PLAY_MISDEAL = demanded("redeal", before=OPPONENTS_FIRST_PLAY, by=OPPONENTS, name="misdeal-called-before-first-play")
