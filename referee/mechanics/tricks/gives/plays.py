"""Remedies in the play: tricks that change hands, cards that stand or are played over, claims undone, rights lost."""

from attrs import evolve

from referee.core.cards import Card, with_card
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.remedy import Consequence, RemedyPart
from referee.core.rulings import Rulings
from referee.core.sanctions import holders, spend
from referee.core.status import CONDONED, CORRECTED
from referee.core.subject import OUT_OF_TURN
from referee.core.table import Table
from referee.core.values import frozen
from referee.mechanics.declarer.expects import without_attention
from referee.mechanics.rulings.gives.parts import Back, Corrected, Loses, MayWithdraw, Stands
from referee.mechanics.rulings.reckoning import transferred
from referee.mechanics.tricks.expects.revoke import REVOKE
from referee.mechanics.tricks.moves.corrections import BY_RULING, retract
from referee.mechanics.tricks.moves.tricks import take_back, with_hand
from referee.mechanics.tricks.state import Tricks

# --- tricks that change hands

NUMBER_WORDS = ("no tricks", "one trick", "two tricks", "three tricks", "four tricks")


@frozen
class Transfer(RemedyPart):
    """So many tricks go to the other side at the end, as far as the offenders win any: from the first offence on, or at all."""

    name = "tricks"
    number: int
    of_all: bool = False

    def text(self, table: Table, matter: Matter) -> str:
        to = table.side_name(1 - table.side_of(matter.seat)) if matter.seat is not None else "the other side"
        go = f"{NUMBER_WORDS[self.number]} {'goes' if self.number == 1 else 'go'} to {to} at the end of play"
        return go if self.of_all else f"{go}, as far as won in or after the revoke trick"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the transfer, which is made when the tricks are counted."""
        if matter.seat is None:
            return table
        return transferred(table, table.side_of(matter.seat), self.number, 0 if self.of_all else matter.count)


# --- revokes put right


OTHERS_MAY_WITHDRAW = MayWithdraw(
    "later-cards",
    lambda table, matter: (
        f"{'the other side' if matter.seat is None else table.side_name(1 - table.side_of(matter.seat))} "
        "may withdraw cards played after it"
    ),
    status=CORRECTED,
    bites=False,
    choice=True,
)
PUT_RIGHT = Corrected("it is put right without penalty")

# --- cards that stand


CARD_STANDS = Stands("{card} is played and stands")

# --- a card out of turn


def _card_back(table: Table, matter: Matter) -> Table:
    """The card goes back, and that it did not follow suit is no matter any more."""
    gone = [
        m for m in table.docket if m.breach == REVOKE and (m.seat, m.card, m.count) == (matter.seat, matter.card, matter.count)
    ]
    put_right = (evolve(m, status=CORRECTED, remedy=(Consequence("the card was taken back"),), since=matter.at) for m in gone)
    docket = tuple(m for m in table.docket if m not in gone)
    table = table.but(docket=docket, settled=table.settled.with_more(*put_right)) if gone else table
    if matter.breach.waits == OUT_OF_TURN:
        return take_back(table, matter)
    return retract(table, Act("retracts", matter.seat, how=BY_RULING, cards=() if matter.card is None else (matter.card,)))


#: a false lead goes back with what was played to it, and any other card by itself
CARD_BACK = Back("card", "{card} is taken back", _card_back)

# --- a wrong opening lead


LEAD_ACCEPTED = Stands("the lead is accepted and stands", status=CONDONED, bites=False)

# --- rights lost


def let_go(table: Table, matter: Matter) -> Table:
    """The table without the matter that nobody drew attention to in time, and what it brought."""
    each = without_attention(table, matter.other)
    if each is None:
        return table
    if each in table.docket and each.breach.waits == OUT_OF_TURN and each.card is not None:
        table = take_back(table, each)
    gone = evolve(each, status=CONDONED, remedy=(Consequence("no penalty may be enforced"),), since=matter.at)
    return table.but(
        docket=tuple(other for other in table.docket if other.number != each.number),
        settled=Rulings((*(other for other in table.settled if other.number != each.number), gone)),
        rights=tuple(right for right in table.rights if right.matter != each.number),
        duties=tuple(duty for duty in table.duties if duty.matter != each.number),
    )


def _side_may_not(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    for right in table.rights:
        if any(table.side_of(seat) == table.side_of(matter.seat) for seat in holders(table, right)):
            table = spend(table, right)
    for each in table.docket:
        if each.seat is not None and table.side_of(each.seat) != table.side_of(matter.seat):
            docket = tuple(other for other in table.docket if other.number != each.number)
            if each.breach.waits == OUT_OF_TURN and each.card is not None:
                table = take_back(table, each)
            gone = evolve(each, status=CONDONED, remedy=(Consequence("the right to penalize is cancelled"),), since=matter.at)
            table = table.but(docket=docket, settled=table.settled.with_more(gone))
    return table


RIGHT_TO_PENALIZE_CANCELLED = Loses("sides-right-to-penalize", "the right to penalize is cancelled", _side_may_not)


# --- a card too many


def extra_back(table: Table, matter: Matter) -> Table:
    """The card beyond the first goes out of its trick, and back into the hand."""
    return table if matter.card is None else back_from_trick(table, matter, matter.card)


def back_from_trick(table: Table, matter: Matter, card: Card) -> Table:
    """The table with a card that the offender played out of its trick and in his hand again."""
    tricks, seat = table.part(Tricks), matter.seat
    if tricks is None or seat is None:
        return table
    extra = (seat, card)
    past = tuple(tuple(each for each in trick if each != extra) for trick in tricks.past)
    cards = tuple(each for each in tricks.cards if each != extra)
    table = with_hand(table, seat, with_card(table.hands[seat], card))
    return table.but(evolve(tricks, past=past, cards=cards))


EXTRA_CARD_BACK = Back("extra-card", "{card} goes back to the hand", extra_back)
