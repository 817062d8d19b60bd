"""Remedies in the play: tricks that change hands, cards that stand or are played over, claims undone, rights lost."""

from __future__ import annotations

from attrs import evolve, frozen

from referee.core.cards import card_text, cards_of
from referee.core.law import OUT_OF_TURN, Consequence, Part, Remedy
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import Duty, Right, RightKind, grant, holders, impose, record_choice, spend
from referee.core.status import CONDONED, CORRECTED
from referee.core.table import PLAY, Table
from referee.mechanics.claims.expects import CONCEDED_WINNERS
from referee.mechanics.claims.moves import fewest_tricks
from referee.mechanics.declarer.contract import Contract, declarer_of, dummy_of
from referee.mechanics.declarer.expects import without_attention
from referee.mechanics.exposure.gives.leads import demand_lead, lay_out
from referee.mechanics.roles import OFFENDER, PARTNER
from referee.mechanics.rulings.gives.general import carded, condoned, is_told, names, silent
from referee.mechanics.rulings.gives.parts import (
    ByLaw,
    Corrected,
    CountsAs,
    FaceUp,
    Loses,
    MayDemand,
    MayWithdraw,
    Must,
    OutOf,
    Remark,
    Stands,
    Void,
    WithoutEffect,
)
from referee.mechanics.rulings.reckoning import transferred
from referee.mechanics.tricks.binds import ADD_CARD, PLAY_CARD, PLAY_DESIGNATED
from referee.mechanics.tricks.facts.play import FORFEITS
from referee.mechanics.tricks.moves.tricks import take_back
from referee.mechanics.tricks.state import Tricks, claims_of

# --- tricks that change hands

NUMBER_WORDS = ("no tricks", "one trick", "two tricks", "three tricks", "four tricks")


@frozen
class Transfer(Part):
    """So many tricks go to the other side at the end, as far as the offenders win any: from the first offence on, or at all."""

    name = "tricks"
    number: int
    of_all: bool = False

    def text(self, table: Table, matter: Matter) -> str:
        """How many tricks go to whom."""
        to = table.side_name(1 - table.side_of(matter.seat)) if matter.seat is not None else "the other side"
        go = f"{NUMBER_WORDS[self.number]} {'goes' if self.number == 1 else 'go'} to {to} at the end of play"
        return go if self.of_all else f"{go}, as far as won in or after the revoke trick"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the transfer, which is made when the tricks are counted."""
        if matter.seat is None:
            return table
        return transferred(table, table.side_of(matter.seat), self.number, 0 if self.of_all else matter.count)


def transfer(tricks: int, of_all: bool = False) -> Remedy:
    """So many tricks go to the other side at the end."""
    return Transfer(tricks, of_all)


# --- revokes put right


PUT_RIGHT_WITH_PENALTY_CARD = FaceUp(
    "card-taken-back",
    lambda table, matter: (
        f"{'the card taken back' if matter.card is None else carded(matter)} stays face up and becomes a penalty card"
    ),
    lambda table, matter: (
        table if matter.seat is None or matter.card is None else lay_out(table, matter, matter.seat, matter.card)
    ),
    status=CORRECTED,
)
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
CHOOSE_BETWEEN_TWO = RightKind(
    "choose between two cards",
    lambda table, right: f"require {table.name(right.seat)} to play either of two cards he could legally have played",
    claimed=lambda table, right, act: (
        act.verb == "requires" and act.other == right.seat and act.how == "play" and bool(act.cards)
    ),
    ripe=lambda table, right: True,
    use=lambda table, right, act: record_choice(
        table, right.matter, f"{table.name(right.seat)} must play {card_text(act.card)} to the twelfth trick", act
    ),
)
EITHER_OF_TWO_CARDS = Remark("it must be put right") & MayDemand(
    "either-of-two-cards",
    lambda table, matter: (
        f"the other side may require {names(PARTNER, table, matter)} to play either of two cards he could legally have played"
    ),
    lambda table, matter: (
        table
        if matter.seat is None or matter.law is None
        else grant(table, Right(CHOOSE_BETWEEN_TWO, table.partner(matter.seat), matter.number, matter.law))
    ),
    choice=True,
)

# --- cards that stand


CARD_STANDS = Stands(lambda table, matter: f"{carded(matter)} is played and stands")

# --- a wrong opening lead


def _change_places(table: Table, matter: Matter) -> Table:
    contract = table.part(Contract)
    if contract is None:
        return table
    return table.but(evolve(contract, declarer=table.partner(contract.declarer)))


DECLARER_BECOMES_DUMMY = condoned("the lead stands") & CountsAs(
    "dummy",
    lambda table, matter: (
        f"{table.name(declarer_of(table))}'s hand becomes dummy and {table.name(dummy_of(table))} becomes declarer"
        if table.part(Contract)
        else "declarer's hand becomes dummy and dummy becomes declarer"
    ),
    _change_places,
    status=CONDONED,
)
LEAD_ACCEPTED = Stands("the lead is accepted and stands", status=CONDONED, bites=False)
DECLARER_PLAYS_SECOND = condoned(
    "the lead is accepted", "dummy is faced, declarer plays second, the other defender third and dummy last"
)

# --- penalty cards designated, picked up


def _designated(table: Table, matter: Matter) -> Table:
    assert matter.law is not None and matter.other is not None
    return impose(table, Duty(PLAY_DESIGNATED, matter.other, matter.number, matter.law, card=matter.card))


DESIGNATED_CARD_IS_PLAYED = Must(
    "play-designated-card",
    lambda table, matter: (
        f"{table.name(matter.other)} must play {card_text(matter.card)}"
        if matter.card is not None
        else "declarer names the card to be played"
    ),
    _designated,
)


def _lead_over_penalty_card(table: Table, matter: Matter) -> Table:
    assert matter.law is not None and matter.act is not None
    return demand_lead(table, matter.number, matter.law, matter.act)


LEAD_DEMANDED_PENALTY_CARD_PICKED_UP = Must(
    "lead-as-demanded",
    lambda table, matter: f"{'the leader' if matter.other is None else table.name(matter.other)} leads accordingly",
    _lead_over_penalty_card,
) & Remark(
    lambda table, matter: (
        "the penalty card is picked up"
        if matter.other is None
        else f"{table.name(table.partner(matter.other))} picks up his penalty card"
    )
)


def _must_play_it(table: Table, matter: Matter) -> Table:
    assert matter.law is not None and matter.seat is not None
    table = impose(table, Duty(PLAY_CARD, matter.seat, matter.number, matter.law, card=matter.card))
    return lay_out(table, matter, matter.seat, *matter.cards)  # what he played instead, if he takes it back


PENALTY_CARD_MUST_BE_PLAYED = Must(
    "play-penalty-card",
    lambda table, matter: f"{'the penalty card' if matter.card is None else carded(matter)} must be played",
    _must_play_it,
) & ByLaw("a defender's card exposed by that becomes a penalty card")

# --- defective tricks


def _plays_one_less(table: Table, matter: Matter) -> Table:
    if matter.seat is None or table.part(Tricks) is None:
        return table
    extra = tuple(n + (seat == matter.seat) for seat, n in enumerate(table[Tricks].extra))
    return table.but(evolve(table[Tricks], extra=extra))


PLAYS_ONE_LESS = OutOf(
    "last-trick", lambda table, matter: f"{names(OFFENDER, table, matter)} does not play to the last trick", _plays_one_less
) & Remark("a lead won with his last card passes to his left")
EXTRA_CARD_TAKEN_BACK = silent("the player takes back the card he did not mean, a defender's as a penalty card") & FaceUp(
    "extra-card",
    "",
    lambda table, matter: (
        table if matter.seat is None or matter.card is None else lay_out(table, matter, matter.seat, matter.card)
    ),
)


def _adds_a_card(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    return impose(table, Duty(ADD_CARD, matter.seat, matter.number, matter.law))


ADDS_A_CARD = Must(
    "add-card",
    lambda table, matter: (
        f"{names(OFFENDER, table, matter)} adds a card to the trick, one he could legally have played if he has it"
    ),
    _adds_a_card,
)

# --- claims


def _claim_undone(table: Table, matter: Matter) -> Table:
    docket = tuple(m for m in table.docket if not (m.breach == CONCEDED_WINNERS and m.seat == matter.seat))
    return table.but(evolve(claims_of(table), claimed=None), docket=docket)


PLAY_GOES_ON = Void("concession", "the concession is not valid and the play goes on", _claim_undone)


def _winners_back(table: Table, matter: Matter) -> Table:
    claimed = claims_of(table).claimed
    if matter.seat is None or claimed is None or table.part(Tricks) is None:
        return table
    side = table.side_of(matter.seat)
    sure = fewest_tricks(table, side)
    more = 0 if sure is None else max(0, sure - claimed[side])
    return transferred(table, 1 - side, more, table[Tricks].number)


CONCESSION_VOID = Void("concession", "the concession of the tricks that could not be lost is void", _winners_back)
COUNTED_RIGHT = WithoutEffect("the concession is void") & Stands(
    lambda table, matter: f"{matter.count} tricks are scored" if matter.count else "the tricks won are scored"
)


def _partners_cards(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    other = table.partner(matter.seat)
    return lay_out(table, matter, other, *cards_of(table.hands[other]))


MAY_TREAT_PARTNERS_CARDS_AS_PENALTY_CARDS = FaceUp(
    "partners-cards",
    lambda table, matter: f"declarer may treat {names(PARTNER, table, matter)}'s cards as penalty cards",
    _partners_cards,
    choice=True,
)

# --- rights lost


def _let_go(table: Table, matter: Matter) -> Table:
    each = without_attention(table, matter.other)
    if each is None:
        return table
    if each in table.docket and each.breach.waits == OUT_OF_TURN and each.card is not None:
        table = take_back(table, each)
    gone = evolve(each, status=CONDONED, remedy=(Consequence("no penalty may be enforced"),), since=matter.at)
    return table.but(
        docket=tuple(other for other in table.docket if other.number != each.number),
        settled=(*(other for other in table.settled if other.number != each.number), gone),
        rights=tuple(right for right in table.rights if right.matter != each.number),
        duties=tuple(duty for duty in table.duties if duty.matter != each.number),
    )


DECLARER_MAY_NOT_PENALIZE = Loses("right-to-penalize", "declarer may not enforce any penalty for it", _let_go)
DEALER_MAY_NOT_PENALIZE = Loses("dealers-right-to-penalize", "the dealer may not exact any penalty for it", _let_go)


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
            table = table.but(docket=docket, settled=(*table.settled, gone))
    return table


RIGHT_TO_PENALIZE_CANCELLED = Loses("sides-right-to-penalize", "the right to penalize is cancelled", _side_may_not)


def _chooses_hand(table: Table, right: Right, act: Act) -> Table:
    words = f"{table.name(act.seat)} chooses {table.name(act.other)}'s hand"
    if table.part(Tricks) is None or act.other is None:
        return table
    table = table.but(evolve(table[Tricks], turn=act.other))
    return record_choice(table, right.matter, words, act)


CHOOSE_HAND = RightKind(
    "choose the hand to lead from",
    lambda table, right: "choose the hand from which declarer must lead",
    lapses=lambda table, right, act: act.verb == "play",
    claimed=lambda table, right, act: act.verb == "requires" and act.how == "hand",
    ripe=lambda table, right: table.phase == PLAY,
    use=_chooses_hand,
)
DEFENDERS_CHOOSE_HAND = MayDemand(
    "hand-to-lead-from",
    "either defender may choose the hand from which declarer leads",
    lambda table, matter: (
        table
        if matter.law is None or (declarer := declarer_of(table)) is None
        else grant(table, Right(CHOOSE_HAND, declarer, matter.number, matter.law))
    ),
    choice=True,
)
LOSES_DUMMYS_RIGHTS = Loses(
    "dummys-rights", "dummy loses his rights", lambda table, matter: table.note(Act(FORFEITS, matter.seat))
)


def _tricks_due(table: Table, matter: Matter) -> str:
    if not is_told(matter):
        return "the tricks that are due are kept"
    return f"{NUMBER_WORDS[min(matter.count, 4)]} {'is' if matter.count == 1 else 'are'} due"


TRICKS_DUE_STAND = Stands(_tricks_due) & Remark("the others are given back")
