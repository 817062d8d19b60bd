"""What gives declarer a say in what a defender leads or plays, and cards that become penalty cards."""

from attrs import field

from referee.core.cards import SUIT_NAMES
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.remedy import RemedyPart
from referee.core.sanctions import Duty, Right, RightKind, grant, impose, record_choice, ruling
from referee.core.table import PLAY, Table
from referee.core.values import frozen
from referee.core.window import Role
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.exposure.gives.leads import FORBID_THE_SUIT, cards_meant, cards_told, lay_out, lead_right
from referee.mechanics.roles import OFFENDER, OFFENDING_SIDE, PARTNER
from referee.mechanics.rulings.gives.binding import grants
from referee.mechanics.rulings.gives.naming import chooser, names
from referee.mechanics.rulings.gives.parts import Back, FaceUp, MayDemand, Must
from referee.mechanics.tricks.binds import LEAD_SUIT, NOT_PLAY_CARD, PLAY_HIGHEST, PLAY_LOWEST, PLAY_SUIT
from referee.mechanics.tricks.moves.tricks import take_back
from referee.mechanics.tricks.state import Tricks, suit_here, suit_told

# --- penalty cards


def _becomes_penalty_card(table: Table, matter: Matter) -> str:
    many = len(cards_meant(matter)) > 1
    stays = "stay face up and become penalty cards" if many else "stays face up and becomes a penalty card"
    conditional = "" if table.part(Contract) else f" if {names(OFFENDER, table, matter)} becomes a defender"
    return f"{cards_told(matter)} {stays}{conditional}"


BECOMES_PENALTY_CARD = FaceUp(
    "penalty-card",
    _becomes_penalty_card,
    lambda table, matter: table if matter.seat is None else lay_out(table, matter, matter.seat, *cards_meant(matter)),
)


# --- rights of declarer over a lead

BOTH_WAYS = ("requires", "forbids")

OPENING_LEAD_PENALTY = lead_right("opening lead penalty", "require or forbid {0} to lead {1}", BOTH_WAYS, True)

LEAD_PENALTY = lead_right("lead penalty", "require or forbid {0} to lead {1}", BOTH_WAYS, False)

CALL_A_SUIT = lead_right("call a suit", "require {0} to lead {1}", ("requires",), True)


@frozen
class LeadRight(RemedyPart):
    """A right of declarer over the lead of whoever has that role."""

    name = "may-demand"
    right: RightKind
    phrase: str
    whose: Role = PARTNER
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        suit = SUIT_NAMES[matter.suit] if matter.suit is not None else "the suit doubled"
        condition = "" if table.part(Contract) else "if an opponent becomes declarer, "
        return condition + self.phrase.format(names(self.whose, table, matter), suit)

    def apply(self, table: Table, matter: Matter) -> Table:
        assert matter.law is not None
        seats = self.whose.seats(table, matter)
        rights = [Right(self.right, seat, matter.number, matter.law, suit=matter.suit) for seat in seats]
        return grant(table, *rights)


MAY_PENALIZE_OPENING_LEAD = LeadRight(
    OPENING_LEAD_PENALTY, "declarer may require or forbid {0} to lead a suit at the opening lead"
)

MAY_PENALIZE_EITHERS_OPENING_LEAD = LeadRight(
    OPENING_LEAD_PENALTY, "declarer may require or forbid {0} to lead a suit, whichever makes the opening lead", OFFENDING_SIDE
)

MAY_PENALIZE_LEAD = LeadRight(LEAD_PENALTY, "declarer may require or forbid {0} to lead a suit when he next has the lead")

MAY_CALL_A_SUIT = LeadRight(CALL_A_SUIT, "declarer may require {0} to lead a suit at the opening lead")

MAY_FORBID_DOUBLED_SUIT = LeadRight(FORBID_THE_SUIT, "declarer may forbid {0} to lead {1} at the opening lead")


# --- the choice after a play before one's partner

HIGHEST, LOWEST = "highest", "lowest"


def _prescribe(table: Table, right: Right, act: Act) -> Table:
    kind = {HIGHEST: PLAY_HIGHEST, LOWEST: PLAY_LOWEST}.get(act.how, PLAY_SUIT)
    suit = suit_told(table, act) if kind is PLAY_SUIT else None
    duty = Duty(kind, right.seat, right.matter, right.law, suit=suit)
    return record_choice(impose(table, duty), right.matter, duty.text(table), act)


PRESCRIBE_PLAY = RightKind(
    "prescribe play",
    lambda table, right: (
        f"require {table.name(right.seat)} to play his highest or lowest card of the suit led, or a card of another suit"
    ),
    lapses=lambda table, right, act: act.verb == "play" and act.seat == right.seat,
    claimed=lambda table, right, act: (
        act.verb == "requires"
        and act.other == right.seat
        and (act.how in (HIGHEST, LOWEST) or (act.how == "play" and (act.suit is not None or bool(act.cards))))
    ),
    ripe=lambda table, right: table.phase == PLAY,
    use=_prescribe,
)

MUST_PRESCRIBE_PLAY = MayDemand(
    "play-of-partner",
    "declarer must require {partner} to play his highest card of the suit led, his lowest, or a card of another "
    "suit that he names",
    grants(PRESCRIBE_PLAY, PARTNER),
    choice=True,
)


# --- a suggested play withdrawn


def _withdraw(table: Table, right: Right, act: Act) -> Table:
    shown = (*table[Tricks].past[-1:], table[Tricks].cards) if table.part(Tricks) and act.cards else ()
    hand = next((seat for trick in shown for seat, card in trick if card == act.card), right.seat)
    matter = ruling(table, right.matter)
    suit = None if matter is None else matter.suit
    duty = Duty(NOT_PLAY_CARD, hand, right.matter, right.law, card=act.card if act.cards else None, suit=suit)
    said = f"{table.name(act.seat)} requires {table.name(right.seat)} to withdraw it"
    return record_choice(impose(table, duty) if act.cards else table, right.matter, said, act)


WITHDRAW_SUGGESTED = RightKind(
    "withdraw suggested play",
    lambda table, right: f"require {table.name(right.seat)}, on one later trick, to withdraw a lead or play so suggested",
    claimed=lambda table, right, act: act.verb == "requires" and act.other == right.seat and act.how == "withdraw",
    ripe=lambda table, right: table.phase == PLAY,
    use=_withdraw,
)


@frozen
class MayHaveWithdrawn(RemedyPart):
    """A player may have a suggested lead or play of the offender's partner withdrawn, on one later trick."""

    name = "may-demand"
    what: str = "withdrawal-of-suggested-play"
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        return (
            f"{chooser(matter).phrase} may require {names(PARTNER, table, matter)}, on one later trick, "
            "to withdraw a lead or play so suggested and put another in its place"
        )

    def apply(self, table: Table, matter: Matter) -> Table:
        if matter.seat is None or matter.law is None:
            return table
        return grant(table, Right(WITHDRAW_SUGGESTED, table.partner(matter.seat), matter.number, matter.law))


MAY_HAVE_SUGGESTED_PLAY_WITHDRAWN = MayHaveWithdrawn()


# --- a wrong hand led from


def _suit_from_other_hand(table: Table, matter: Matter) -> Table:
    assert matter.law is not None and matter.card is not None
    hand = matter.was(Tricks).turn
    return impose(table, Duty(LEAD_SUIT, hand, matter.number, matter.law, suit=suit_here(table, matter.card)))


TAKEN_BACK = Back("card", "{card} goes back", take_back)

SAME_SUIT_FROM_RIGHT_HAND = Must(
    "lead-suit",
    lambda table, matter: (
        f"{SUIT_NAMES[suit_here(table, matter.card)]} must be led from {table.name(matter.was(Tricks).turn)} "
        "if that hand has any"
        if matter.card is not None and matter.before is not None
        else "a card of the same suit must be led from the right hand if it has any"
    ),
    _suit_from_other_hand,
)
