"""What the laws of play at bridge give: declarer and dummy who change places, penalty cards played, defective tricks, claims undone, rights lost."""

from attrs import evolve

from referee.core.cards import card_text, cards_of
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import Duty, Right, RightKind, impose, record_choice
from referee.core.status import CONDONED, CORRECTED
from referee.core.table import PLAY, Table
from referee.families.bridge.binds import ADD_CARD, PLAY_DESIGNATED
from referee.mechanics.claims.expects import CONCEDED_WINNERS
from referee.mechanics.claims.moves import fewest_tricks
from referee.mechanics.declarer.contract import Contract, declarer_of, dummy_of
from referee.mechanics.exposure.gives.leads import demand_lead, lay_out
from referee.mechanics.roles import DECLARER
from referee.mechanics.rulings.gives.binding import grants, imposes
from referee.mechanics.rulings.gives.general import condoned, is_told, silent
from referee.mechanics.rulings.gives.naming import carded
from referee.mechanics.rulings.gives.parts import (
    ByLaw,
    CountsAs,
    FaceUp,
    Loses,
    MayDemand,
    Must,
    OutOf,
    Remark,
    Scores,
    Stands,
    Void,
    WithoutEffect,
)
from referee.mechanics.rulings.reckoning import transferred
from referee.mechanics.tricks.binds import PLAY_CARD
from referee.mechanics.tricks.facts.play import FORFEITS
from referee.mechanics.tricks.gives.plays import NUMBER_WORDS, let_go
from referee.mechanics.tricks.state import Tricks, claims_of

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


PLAYS_ONE_LESS = OutOf("last-trick", "{offender} does not play to the last trick", _plays_one_less) & Remark(
    "a lead won with his last card passes to his left"
)

EXTRA_CARD_TAKEN_BACK = silent("the player takes back the card he did not mean, a defender's as a penalty card") & FaceUp(
    "extra-card",
    "",
    lambda table, matter: (
        table if matter.seat is None or matter.card is None else lay_out(table, matter, matter.seat, matter.card)
    ),
)


ADDS_A_CARD = Must(
    "add-card",
    "{offender} adds a card to the trick, one he could legally have played if he has it",
    imposes(ADD_CARD),
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


def _as_counted(table: Table, matter: Matter) -> Table:
    counted = matter.act
    if counted is None or counted.side is None:
        return table
    return transferred(table, counted.side, matter.count - counted.number, 0)


#: the side keeps no more tricks than it has counted
COUNT_STANDS = Scores("as-counted", "the number of tricks stands as written", _as_counted, status=CONDONED, bites=False)


def _partners_cards(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    other = table.partner(matter.seat)
    return lay_out(table, matter, other, *cards_of(table.hands[other]))


MAY_TREAT_PARTNERS_CARDS_AS_PENALTY_CARDS = FaceUp(
    "partners-cards",
    "declarer may treat {partner}'s cards as penalty cards",
    _partners_cards,
    choice=True,
)


# --- rights lost


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
    grants(CHOOSE_HAND, DECLARER),
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


# --- rights lost

DECLARER_MAY_NOT_PENALIZE = Loses("right-to-penalize", "declarer may not enforce any penalty for it", let_go)
