"""What goes wrong with the turn-up of spoil five, robbed or left; and with bids of its auction."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import ByAnother, Unsaid, Withheld
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import Table
from referee.families.euchre.moves.auction_forty_fives import is_too_low
from referee.families.euchre.moves.spoil_five import ace_turned, has_spoken, may_rob
from referee.mechanics.auction.expects import BID_TOO_LOW
from referee.mechanics.deal.moves import cards_played
from referee.mechanics.trump.turned import TurnUp, turned_up

VERBS = ("robs", "play", "bids")

ROBBED_WITHOUT_ACE = ByAnother(
    "robs",
    "holder of ace",
    name="robbed-without-ace",
    says="the turn-up robbed by a player who has not its ace",
    waits=WITHOUT_EFFECT,
)
ACE_HOLDER_SILENT = Withheld(
    "robbing or declining",
    name="ace-holder-silent",
    says="the ace of the turn-up held by a player who neither robs nor declines",
)
ACE_TURNED_SILENT = Unsaid(
    "ace turned", name="ace-turned-silent", says="a dealer who does not say whether he takes the ace that he turned up"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The turn-up, until its holder has played; and bids."""
    if act.seat is None:
        return
    if act.verb == "bids":
        if is_too_low(table, act):
            side = table.side_name(table.side_of(act.seat))
            why = f"{table.name(act.seat)} bid {act.number} with {side} near the end of the game"
            yield Matter(BID_TOO_LOW, act.seat, why, act.at)
    elif turned_up(table) is not None:
        yield from _turn_up(table, act)


def _turn_up(table: Table, act: Act) -> Iterator[Matter]:
    assert act.seat is not None and turned_up(table) is not None
    who, turned = table.name(act.seat), card_text(table[TurnUp].card)
    entitled = may_rob(table, act.seat)
    if act.verb == "robs":
        if entitled is False:
            yield Matter(
                ROBBED_WITHOUT_ACE, act.seat, f"{who} robbed {turned} and has not the ace", act.at, card=turned_up(table)
            )
    elif entitled and not has_spoken(table, act.seat) and not cards_played(table, act.seat):
        if ace_turned(table):
            yield Matter(ACE_TURNED_SILENT, act.seat, f"{who} played and had not said whether he takes {turned}", act.at)
        else:
            why = f"{who} held the ace of the suit turned up, and neither took {turned} nor had it turned down"
            yield Matter(ACE_HOLDER_SILENT, act.seat, why, act.at, card=turned_up(table))
