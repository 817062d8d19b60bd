"""What laws of auction pinochle give: a contract made or lost whatever was taken in, a deal called off, cards called."""

from attrs import evolve

from referee.core.cards import EMPTY, card_text
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind, End, Right, RightKind, grant, impose, record_choice
from referee.core.table import AUCTION, DEAL, OVER, Table
from referee.families.pinochle.moves.auction import schedule_of
from referee.families.pinochle.moves.melds import BETE, DOUBLE_BETE, MADE, fate_of
from referee.families.pinochle.moves.widow import next_dealer
from referee.mechanics.deal.expects.wrong_number_of_cards import TOO_MANY_CARDS
from referee.mechanics.exposure.gives.calling import may_still_play
from referee.mechanics.rulings.expects.against_a_ruling import CALL_AGAINST_RULING
from referee.mechanics.rulings.gives.binding import binds
from referee.mechanics.rulings.gives.general import is_told
from referee.mechanics.rulings.gives.parts import (
    HANDS_AS_TOLD,
    CountsAs,
    May,
    Must,
    Pays,
    Physical,
    Stands,
    Supply,
    TricksGo,
    Void,
)
from referee.mechanics.tricks.binds import NOT_PLAY_CARD, PLAY_CARD, may_be_played
from referee.mechanics.trump.binds import MAY_NOT_MAKE
from referee.mechanics.trump.moves.bidding import BIDDING, bidding_of, is_high_enough


def _counts_as(table: Table, outcome: str) -> Table:
    """The first ruling on the contract stands."""
    fate = fate_of(table)
    return table if fate.contract else table.but(evolve(fate, contract=outcome))


COUNTS_AS_MADE = CountsAs("made", "the bidder makes his contract", lambda table, matter: _counts_as(table, MADE))
COUNTS_AS_BETE = CountsAs("bete", "the bidder is bete", lambda table, matter: _counts_as(table, BETE))
COUNTS_AS_DOUBLE_BETE = CountsAs(
    "double-bete", "the bidder is double bete", lambda table, matter: _counts_as(table, DOUBLE_BETE)
)

# --- the widow exposed


def _called_off(table: Table, matter: Matter) -> Table:
    return table.but(evolve(fate_of(table), off=True), phase=OVER, next_dealer=next_dealer(table))


CALLED_OFF = Void("deal-called-off", "the deal is called off, and the next player deals", _called_off)


def _value_of_best(table: Table) -> int:
    best = bidding_of(table).best
    return 0 if best is None else schedule_of(table).value(best.number)


def _fined(table: Table, matter: Matter) -> Table:
    fate = fate_of(table)
    if matter.seat is None:
        return table
    return table.but(evolve(fate, fines=(*fate.fines, (matter.seat, _value_of_best(table)))))


def _in_units(table: Table, matter: Matter) -> str:
    units = f"{_value_of_best(table)} units" if is_told(matter) else "the value of the highest bid made before"
    return f"he pays {units} to each other player"


PAYS_VALUE_OF_BEST_BID = Pays("each-other", _in_units, _fined)

# --- a bid to be replaced


def _bids(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in ("passes", *BIDDING) and act.seat == duty.seat and table.phase in (DEAL, AUCTION)


MUST_BID_ENOUGH = DutyKind(
    "put a sufficient bid in its place",
    lambda table, duty: f"{table.name(duty.seat)} must put a sufficient bid in its place",
    lambda table, duty, act: _bids(table, duty, act) and not _is_the_bid(table, duty),
    lambda table, duty, act: is_high_enough(table, act),
    lambda table, duty, act: f"{table.name(act.seat)} did not bid enough",
    End("his next bid", lambda table, duty, act: _bids(table, duty, act) and not _is_the_bid(table, duty)),
    CALL_AGAINST_RULING,
)


def _is_the_bid(table: Table, duty: Duty) -> bool:
    """Whether the act that is looked at is the bid that was ruled on."""
    return any(matter.number == duty.matter and matter.settled_at == table.clock for matter in table.settled)


def _held(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    bidding = evolve(bidding_of(table, matter.seat), held=matter.seat)
    return impose(table.but(bidding), Duty(MUST_BID_ENOUGH, matter.seat, matter.number, matter.law))


SUBSTITUTES_SUFFICIENT_BID = Must("sufficient-bid", "{offender} must put any sufficient bid in its place", _held)

# --- a card that may be called, or forbidden


def _names_card(table: Table, right: Right, act: Act) -> bool:
    asked = act.verb in ("requires", "forbids") and act.how == "play"
    return asked and act.other == right.seat and right.card in act.cards


def _called(table: Table, right: Right, act: Act) -> Table:
    kind = PLAY_CARD if act.verb == "requires" else NOT_PLAY_CARD
    duty = Duty(kind, right.seat, right.matter, right.law, card=right.card)
    return record_choice(impose(table, duty), right.matter, duty.text(table), act)


def _opportunity_gone(table: Table, right: Right, act: Act) -> bool:
    """He plays at a trick at which he could have played it."""
    return (
        act.verb == "play"
        and act.seat == right.seat
        and right.card is not None
        and (act.card == right.card or may_be_played(table, right.seat, right.card, act.card))
    )


REQUIRE_OR_FORBID = RightKind(
    "require or forbid a card",
    lambda table, right: (
        f"require or forbid {table.name(right.seat)} to play {card_text(right.card or 0)} at the first legal opportunity"
    ),
    lapses=_opportunity_gone,
    claimed=_names_card,
    ripe=may_still_play,
    use=_called,
)


def _granted(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None or matter.card is None:
        return table
    return grant(table, Right(REQUIRE_OR_FORBID, matter.seat, matter.number, matter.law, card=matter.card))


MAY_REQUIRE_OR_FORBID_CARD = May(
    "require-or-forbid-card",
    "{chooser} may require or forbid {offender} to play {card} at the first legal opportunity",
    _granted,
    choice=True,
)


def _stays_with_taker(table: Table, matter: Matter) -> Table:
    fate = fate_of(table)
    if matter.seat is None:
        return table
    return table.but(evolve(fate, kept=(*fate.kept, (matter.count - 1, matter.seat))))


TRICK_STAYS_WITH_TAKER = CountsAs("takers-trick", "the trick stays with who took it", _stays_with_taker, bites=False)
TRICK_RESTORED = Physical("the trick is restored to the side that won it", HANDS_AS_TOLD)

# --- hands of a wrong number


def _not_known(table: Table, matter: Matter) -> Table:
    """Nobody can tell any more what lies in hands between which cards have gone, face down; of the long one not a card."""
    if matter.seat is None:
        return table
    long = matter.breach == TOO_MANY_CARDS
    hands = tuple(EMPTY if long and seat == matter.seat else hand for seat, hand in enumerate(table.hands))
    return table.but(hands=hands, unknown=(1 << table.seats) - 1)


SHORT_DRAWS_FROM_LONG = Supply(
    "from-long-hand", "the short hand draws what it lacks, face down, from the hand or widow that has too many", _not_known
)
MAY_NOT_BID = binds(MAY_NOT_MAKE)

# --- the end


def _rest_to_others(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else table.but(evolve(fate_of(table), claimed=matter.seat))


REST_TO_OTHER_SIDE = TricksGo("rest", "play ends, and the rest goes to the other side", _rest_to_others)


CONCESSION_BINDS = Stands("the concession is binding")
