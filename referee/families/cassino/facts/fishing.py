"""Facts about cassino: the deal in its rounds, and how the game is scored."""

from __future__ import annotations

from referee.core.law import NO, YES, Fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.cassino.moves.fishing import CARDS_ON_TABLE, form_of, is_last_round, loose
from referee.mechanics.deal.moves import has_looked


def _single_deal(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if form_of(table).single_deal else NO


SINGLE_DEAL = Fact("single-deal", "Do two play, with each deal a game of its own?", _single_deal)


def _table_complete(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if len(loose(table)) >= CARDS_ON_TABLE else NO


TABLE_COMPLETE = Fact("table-complete", "Had the table its four cards?", _table_complete)


def _dealer_looked(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if has_looked(table, table.dealer) else NO


DEALER_LOOKED = Fact("dealer-looked", "Had the dealer looked at his own cards?", _dealer_looked)


def _last_round(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if is_last_round(table) or table.noted("announces", how="last") else NO


LAST_ROUND = Fact("last-round", "Was it the last round of dealing?", _last_round)
