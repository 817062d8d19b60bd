"""Remedies in the make and the doubling of bridge whist: makes that stand or have no effect, doubles refused, leads called."""

from attrs import evolve, field, frozen

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.remedy import RemedyPart
from referee.core.sanctions import Duty, Right, RightKind, entitled_seats, grant, impose, record_choice
from referee.core.status import CONDONED
from referee.core.table import PLAY, Table
from referee.families.whist.facts.making import decider
from referee.mechanics.exposure.gives.leads import FORBID_THE_SUIT, calls_suit
from referee.mechanics.rulings.gives.naming import carded, chooser, names
from referee.mechanics.rulings.gives.parts import ByLaw, MayDemand, MayNot, Remark, Stands, Void, WithoutEffect
from referee.mechanics.tricks.binds import LEAD_SUIT
from referee.mechanics.tricks.moves.tricks import with_hand
from referee.mechanics.tricks.state import Tricks, suit_here, suit_told
from referee.mechanics.trump.moves.making import Making, close_doubling, making_of, with_making

MAKE_WITHOUT_EFFECT = WithoutEffect("otherwise the dealer's side makes the trump as if nothing had been said", bites=False)
ELSE_THE_MAKE_STANDS = Stands("otherwise the trump stands", bites=False)
#: the make is still his, whoever else names a trump
ELSE_PARTNER_MUST_MAKE = WithoutEffect(
    lambda table, matter: f"otherwise {table.name(matter.seat) if matter.number else 'the partner'} must make the trump",
    bites=False,
)
FIRST_WORD_STANDS = Stands("what was said first stands")


# --- a double out of turn


def _decider(table: Table, matter: Matter) -> str:
    return "who may decide" if matter.before is None else table.name(decider(matter))


DOUBLE_ACCEPTED = Stands(lambda table, matter: f"{_decider(table, matter)} lets the double stand", status=CONDONED, bites=False)


def _refused(table: Table, matter: Matter) -> Table:
    """The doubling is over as it stood before."""
    before = matter.had(Making)
    return table if before is None else close_doubling(table, before)


DOUBLE_REFUSED = Void("double", "the double does not stand, and there is no more doubling in this hand", _refused)


# --- the right to double lost


def _loses_right(table: Table, matter: Matter) -> Table:
    """The partner's right has gone by."""
    if matter.seat is None or table.phase == PLAY:
        return table
    making = making_of(table)
    return with_making(table, evolve(making, forfeited=making.forfeited | {table.partner(matter.seat)}))


PARTNER_MAY_NOT_DOUBLE = MayNot(
    "double-by-partner",
    "{partner} loses any right to double or redouble",
    _loses_right,
)
REDOUBLES_ONLY_BY_CONSENT = ByLaw(
    "{partner} may redouble only with the consent of the adversary who last doubled",
)
OTHERS_MAY_STILL_DOUBLE = Remark("the other side's right to double is not touched")


# --- a card of the leader's partner, shown before the lead


def _forbid(table: Table, right: Right, act: Act) -> Table:
    """The suit is forbidden, and the card can then not be called as well."""
    table = FORBID_THE_SUIT.use(table, right, act)
    return table.but(rights=tuple(each for each in table.rights if each is right or each.matter != right.matter))


FORBID_ITS_SUIT = evolve(FORBID_THE_SUIT, use=_forbid)


def _may_forbid(table: Table, matter: Matter) -> Table:
    assert matter.law is not None
    suits = {suit_here(table, card) for card in matter.cards}
    return grant(table, *(Right(FORBID_ITS_SUIT, table.eldest, matter.number, matter.law, suit=suit) for suit in sorted(suits)))


MAY_FORBID_ITS_SUIT = MayDemand(
    "lead-not-of-suit",
    lambda table, matter: (
        f"{names(chooser(matter), table, matter)} may instead forbid {table.name(table.eldest)} to lead the suit of {carded(matter)}"
    ),
    _may_forbid,
    choice=True,
)


# --- a suit called from the eldest hand


def _calls(table: Table, right: Right, act: Act) -> Table:
    """The lead goes back, and the suit called is led; or the card led is called, and stays."""
    tricks = table.part(Tricks)
    led = tricks.cards if tricks is not None else ()
    if led and act.cards == (led[0][1],):
        return record_choice(table, right.matter, f"{table.name(act.seat)} calls the card led", act)
    duty = Duty(LEAD_SUIT, right.seat, right.matter, right.law, suit=suit_told(table, act))
    if led and tricks is not None:
        table = with_hand(table, right.seat, table.hands[right.seat] | 1 << led[0][1]).but(
            evolve(tricks, cards=(), turn=right.seat)
        )
    return record_choice(impose(table, duty), right.matter, duty.text(table), act)


SUIT_FROM_ELDEST = RightKind(
    "call a suit from the eldest hand",
    lambda table, right: f"call a suit from {table.name(right.seat)}",
    lapses=lambda table, right, act: act.verb == "accepts" and act.seat in entitled_seats(table, right),
    claimed=calls_suit,
    ripe=lambda table, right: True,
    use=_calls,
)


@frozen
class MakerCallsSuit(RemedyPart):
    """The maker may call a suit from the eldest hand."""

    name = "may-demand"
    phrase: str
    what: str = "lead-of-suit-by-eldest"
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        return self.phrase.format(names(chooser(matter), table, matter), table.name(table.eldest))

    def apply(self, table: Table, matter: Matter) -> Table:
        assert matter.law is not None
        return grant(table, Right(SUIT_FROM_ELDEST, table.eldest, matter.number, matter.law))


MAKER_CALLS_SUIT_OR_CARD = MakerCallsSuit("{0} may call a suit from {1}, or the card led")
MAKER_CALLS_SUIT = MakerCallsSuit("{0} may call a suit from {1}")
