"""What a player is not entitled to: the widow or cards laid away for it, more partners than his bid gives, another card; cards shown."""

from collections.abc import Iterator

from referee.core.expect import Again, ByAnother, Exposed, WrongNumber
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import Table
from referee.mechanics.trump.moves.bidding import Bidding, BidForm

VERBS = ("widow", "discards", "chooses", "exchanges", "exposes")

WIDOW_NOT_ENTITLED = ByAnother(
    "widow", name="widow-not-entitled", says="the widow taken by a player who is not entitled to it", waits=WITHOUT_EFFECT
)
DISCARDS_SHOWN = Exposed("widow or discards", name="discards-shown", says="the widow or the discards shown to the others")
TOO_MANY_PARTNERS = WrongNumber(
    "partners", name="too-many-partners", says="more partners named than the bid entitles to", waits=WITHOUT_EFFECT
)
SECOND_CALL_FOR_BEST = Again(
    "wants",
    name="second-call-for-best",
    says="a partner's card called for a second time, or by a player who does not play alone",
    waits=WITHOUT_EFFECT,
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The widow, partners and partners' cards, against what the game gives."""
    bidding, form, who = table.part(Bidding), table.game.part(BidForm), table.name(act.seat)
    if act.seat is not None and act.verb == "discards":
        taker = next((told.seat for told in reversed(table.acts) if told.verb == "widow"), act.seat)
        if taker != act.seat:
            why = f"{who} laid cards away, where {table.name(taker)} had taken the widow"
            yield Matter(WIDOW_NOT_ENTITLED, act.seat, why, act.at, cards=act.cards)
        return
    if act.seat is None or bidding is None:
        return
    if act.verb == "widow":
        if form is not None and not form.may_take_widow(table, act.seat):
            yield Matter(WIDOW_NOT_ENTITLED, act.seat, f"{who} took the widow, to which he was not entitled", act.at)
    elif act.verb == "exposes":
        if act.how in ("widow", "discards"):
            what = "the widow" if act.how == "widow" else "his discards"
            yield Matter(DISCARDS_SHOWN, act.seat, f"{who} showed {what}", act.at)
    elif act.verb == "chooses":
        if form is not None and table.game.minds(TOO_MANY_PARTNERS) and len(bidding.partners) >= form.partners(table):
            due = _partners(form.partners(table))
            why = f"{who} named {table.name(act.other)} too, where his bid gives him {due}"
            yield Matter(TOO_MANY_PARTNERS, act.seat, why, act.at, other=act.other)
    elif not bidding.plays_alone(act.seat) or table.noted("exchanges", act.seat):
        why = f"{who} called for his partner's best card" + (" again" if table.noted("exchanges", act.seat) else "")
        yield Matter(SECOND_CALL_FOR_BEST, act.seat, why, act.at, other=act.other)


def _partners(number: int) -> str:
    return ("no partner", "one partner")[number] if number < 2 else f"{number} partners"
