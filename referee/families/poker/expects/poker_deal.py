"""Dealing poker: cards that go to the wrong place or show their face, and who may still complain."""

from collections.abc import Iterator

from referee.core.cards import EMPTY, hand_of
from referee.core.expect import Faced, NoRight
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import DEAL, Table
from referee.families.poker.form import Dealt, Turned
from referee.families.poker.moves.betting import betting_of, form_of, is_poker
from referee.families.poker.moves.middle import cards_brought, number_had
from referee.families.poker.moves.stud import turns_up_own
from referee.mechanics.deal.expects.wrong_number_of_cards import TOO_MANY_CARDS
from referee.mechanics.deal.moves import dealing_begun
from referee.mechanics.setting.moves import BEFORE, DISCARDED

VERBS = ("down", "up", "demands", "exposes", "turns", "shows", "improper")
#: which are the first of each player, and no more than he is due
CLEAN_TOGETHER = ("down",)

TWO_FACED_TO_PLAYER = Faced(
    "dealing twice to one player", name="two-faced-to-player", says="two cards dealt face up to a player in closed poker"
)
MISDEAL_DECLARED = Deed("misdeal-declared", "a deal lost by a misdeal")
OWN_CARD_EXPOSED = Deed("own-card-exposed", "a card of his own hand shown by a player")
CARD_EXPOSED_BY_ANOTHER = Deed("card-exposed-by-another", "a card of a hand exposed through another player")
MISDEAL_CALLED_BY_INTERFERER = NoRight(
    "misdeal",
    "interfered",
    name="misdeal-called-by-interferer",
    says="a misdeal called by the player who caused the dealer to expose a card",
)
SEATS_DEMANDED = Deed("seats-demanded", "a demand that seats be drawn anew")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Cards shown, and demands for a new deal or for other seats."""
    if not is_poker(table):
        return
    who = table.name(act.seat)
    if act.verb in ("down", "up"):
        yield from _too_many(table, act)
        if act.verb == "up" and not form_of(table).deals_open and act.seat is not None and betting_of(table).up[act.seat]:
            yield Matter(TWO_FACED_TO_PLAYER, act.seat, f"{who} was dealt a second card face up", act.at, cards=act.cards)
    elif act.verb in ("exposes", "turns", "shows"):
        if turns_up_own(table, act) and (dealing_begun(table) or table.phase != DEAL or table.hands[act.seat or 0]):
            yield Matter(OWN_CARD_EXPOSED, act.seat, f"{who} exposed a card of his own hand", act.at, cards=act.cards)
    elif act.verb == "improper":
        if act.how == "exposes-card" and act.other is not None:
            why = f"{who} caused a card of {table.name(act.other)}'s to be exposed"
            yield Matter(CARD_EXPOSED_BY_ANOTHER, act.other, why, act.at, other=act.seat)
    elif act.how == "seats":
        yield Matter(SEATS_DEMANDED, act.seat, f"{who} demanded that seats be drawn anew", act.at)
    elif act.how in ("misdeal", "redeal") and table.noted("improper", act.seat, "interferes"):
        yield Matter(MISDEAL_CALLED_BY_INTERFERER, act.seat, f"{who} called a misdeal after interfering with the deal", act.at)


def _too_many(table: Table, act: Act) -> Iterator[Matter]:
    """The card with which a player has been dealt more than the whole deal gives him."""
    form, seat = form_of(table), act.seat
    steps = [step for step in form.script if isinstance(step, Dealt)]
    if seat is None or any(isinstance(step, Turned) and step.up for step in form.script):
        return
    changed = any(map(table.noted, ("draws", "discards"))) or table.noted(BEFORE, how=DISCARDED)
    if changed or any(each.seat == seat for each in table.matters):
        return  # a card for another, or one of those that are a matter already
    due = sum(step.down + step.up for step in steps) + cards_brought(table, betting_of(table).up[seat])
    dealt = (*table.acts_of("down"), *table.acts_of("up"))
    by_now = sum(told.how_many or 1 for told in dealt if told.seat == seat)
    before = number_had(table, seat, by_now, EMPTY)
    number = number_had(table, seat, by_now + (act.how_many or 1), hand_of(act.cards))
    if before <= due < number:
        why = f"{table.name(seat)} was dealt {number} cards, where each has {due}"
        yield Matter(TOO_MANY_CARDS, seat, why, act.at, count=number, due=Number(due), found=Number(number))
