"""Jackpots: pots opened on less than is needed, openers that are not shown, and openers that are split."""

from collections.abc import Iterator

from referee.core.cards import hand_of
from referee.core.expect import NotA, NotShown
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import Table
from referee.families.poker.facts.openers import ASCERTAINED
from referee.families.poker.hands.naming import hand_name
from referee.families.poker.moves.betting import PAYING, betting_of, form_of, interval_at, is_poker
from referee.families.poker.moves.openers import has_openers, opens

VERBS = (*PAYING, "drops", "discards", "shows")

FALSE_OPENERS = NotA("openers", name="false-openers", says="a pot opened without proper openers", never=((ASCERTAINED.no,),))
FALSE_OPENERS_FOUND = NotA("openers", "found", name="false-openers-found", says="a falsely opened pot, once that is known")
POT_OPEN_AGAIN = Deed("pot-open-again", "a falsely opened pot that another may open")
OPENERS_NOT_SHOWN = NotShown("openers", says="an opener's hand thrown in without proof of openers")
OPENERS_SPLIT = Deed("openers-split", "a card essential to the openers discarded")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The opener and his hand, from the opening to the proof."""
    if act.seat is None or not is_poker(table) or not table.game.minds(OPENERS_NOT_SHOWN):
        return
    who, seat, betting = table.name(act.seat), act.seat, betting_of(table)
    if betting.anew:
        return  # the second pot needs no openers
    if act.verb in PAYING:
        now, interval = interval_at(table)
        if interval is not None and now.opener is None and now.turn == seat and has_openers(table, seat) is False:
            held = hand_name(form_of(table).high.best(table.dealt[seat]))
            yield Matter(FALSE_OPENERS, seat, f"{who} opened with {held}", act.at)
    elif betting.opener != seat:
        return
    elif act.verb == "drops":
        if not table.noted("shows", seat):
            yield Matter(OPENERS_NOT_SHOWN, seat, f"{who}, who had opened, threw his hand in without showing openers", act.at)
    elif act.verb == "shows":
        yield from _shown(table, act)
    elif act.cards and has_openers(table, seat) and not opens(table, seat, table.hands[seat] & ~hand_of(act.cards)):
        yield Matter(OPENERS_SPLIT, seat, f"{who} discarded a card of his openers", act.at, cards=act.cards)


def _shown(table: Table, act: Act) -> Iterator[Matter]:
    """Cards shown as openers that are none, of a hand that the log does not tell otherwise."""
    seat = act.seat
    assert seat is not None
    shown = hand_of(act.cards)
    if act.how == "openers" and has_openers(table, seat) is None and not opens(table, seat, shown):
        held = hand_name(form_of(table).high.best(shown))
        yield Matter(FALSE_OPENERS, seat, f"{table.name(seat)} showed {held} for openers", act.at)
