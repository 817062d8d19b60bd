"""Remedies that give one side a say in what the other leads, and cards that lie face up as penalty cards."""

from __future__ import annotations

from attrs import field, frozen

from referee.core.cards import SUIT_NAMES, cards_text, hand_of
from referee.core.law import Law, Part, Role
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.sanctions import Duty, Right, RightKind, grant, impose, penalty_cards, record_choice
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.declarer.contract import Contract, is_defender
from referee.mechanics.exposure.expects.card_exposed import CARD_EXPOSED
from referee.mechanics.roles import OFFENDER, OFFENDING_SIDE, PARTNER
from referee.mechanics.rulings.gives.general import carded, chooser, names, opens, opens_where
from referee.mechanics.rulings.gives.parts import Back, FaceUp, MayDemand, Must
from referee.mechanics.tricks.binds import (
    LEAD_SUIT,
    NOT_LEAD_SUIT,
    NOT_PLAY_CARD,
    PENALTY_CARD,
    PLAY_HIGHEST,
    PLAY_LOWEST,
    PLAY_SUIT,
)
from referee.mechanics.tricks.expects.lead_taken_back import PLAYED_ON_FALSE_LEAD
from referee.mechanics.tricks.moves.tricks import take_back, whose_turn, with_hand
from referee.mechanics.tricks.state import Tricks, suit_here, suit_told

# --- penalty cards


def lay_out(table: Table, matter: Matter, seat: Seat, *cards: int) -> Table:
    """These cards are left face up as penalty cards; whether their owner defends is seen when he comes to play."""
    assert matter.law is not None
    if table.is_open(seat):  # a card that everybody has seen is known to be his
        table = with_hand(table, seat, table.hands[seat] | hand_of(cards))
    new = [card for card in cards if card not in penalty_cards(table, seat)]
    return impose(table, *(Duty(PENALTY_CARD, seat, matter.number, matter.law, card=card) for card in new))


def pick_up(table: Table, seat: Seat, suit: int | None = None) -> Table:
    """Penalty cards of this hand (of this suit) go back into it."""
    lying = [duty for duty in table.duties if duty.seat == seat and duty.kind is PENALTY_CARD]
    return table.but(duties=tuple(duty for duty in table.duties if duty not in lying or not _is_of(table, duty, suit)))


def _is_of(table: Table, duty: Duty, suit: int | None) -> bool:
    return suit is None or (duty.card is not None and suit_here(table, duty.card) == suit)


def _cards_of(matter: Matter) -> tuple[int, ...]:
    return matter.cards or (() if matter.card is None else (matter.card,))


def _told(matter: Matter) -> str:
    return cards_text(_cards_of(matter)) or carded(matter)


def _becomes_penalty_card(table: Table, matter: Matter) -> str:
    many = len(_cards_of(matter)) > 1
    stays = "stay face up and become penalty cards" if many else "stays face up and becomes a penalty card"
    conditional = "" if table.part(Contract) else f" if {names(OFFENDER, table, matter)} becomes a defender"
    return f"{_told(matter)} {stays}{conditional}"


BECOMES_PENALTY_CARD = FaceUp(
    "penalty-card",
    _becomes_penalty_card,
    lambda table, matter: table if matter.seat is None else lay_out(table, matter, matter.seat, *_cards_of(matter)),
)


def _stays(table: Table, matter: Matter) -> str:
    stays = "stay" if len(_cards_of(matter)) > 1 else "stays"
    return f"{_told(matter)} {stays} face up and must be played at the first legal opportunity"


#: the same where there is no declarer who could have a say in it
FACE_UP_UNTIL_PLAYED = FaceUp(
    "until-played",
    _stays,
    lambda table, matter: table if matter.seat is None else lay_out(table, matter, matter.seat, *_cards_of(matter)),
)

# --- rights of declarer over a lead


def demand_lead(table: Table, matter: int, law: Law, act: Act) -> Table:
    """The player named in the act must, or may not, lead the suit named; his partner's penalty card of it is picked up."""
    assert act.other is not None
    suit = suit_told(table, act)
    kind = LEAD_SUIT if act.verb == "requires" else NOT_LEAD_SUIT
    duty = Duty(kind, act.other, matter, law, suit=suit)
    return record_choice(pick_up(impose(table, duty), table.partner(act.other), suit), matter, duty.text(table), act)


def _demands_lead(right: Right, act: Act) -> bool:
    return act.how == "lead" and act.other == right.seat and (act.suit is not None or bool(act.cards))


def calls_suit(table: Table, right: Right, act: Act) -> bool:
    """Whether somebody requires the player to lead a suit."""
    return act.verb == "requires" and _demands_lead(right, act)


def _is_to_lead(table: Table, right: Right) -> bool:
    tricks = table.part(Tricks)
    return (
        table.phase == PLAY
        and tricks is not None
        and not tricks.cards
        and whose_turn(table) == right.seat
        and is_defender(table, right.seat)
    )


def _defends(table: Table, right: Right) -> bool:
    """A suit may be named at once, and binds the player when he comes to lead."""
    return table.phase == PLAY and is_defender(table, right.seat)


def _side_plays_the_hand(table: Table, right: Right, act: Act) -> bool:
    return table.phase == OVER or (table.part(Contract) is not None and not is_defender(table, right.seat))


def _another_leads_first(table: Table, right: Right, act: Act) -> bool:
    """Whether the right over the opening lead comes to nothing; until when it can be used, the law says that gives it."""
    leads = act.verb == "play" and table.phase == PLAY and not (table.part(Tricks) and table[Tricks].cards)
    in_turn = whose_turn(table) == act.seat
    return _side_plays_the_hand(table, right, act) or (leads and in_turn and act.seat != right.seat)


def control_one_lead(table: Table, right: Right, act: Act) -> Table:
    """The lead is demanded: where the law speaks of whichever of two players leads, the right over the other goes with it."""
    table = demand_lead(table, right.matter, right.law, act)
    others = (each for each in table.rights if each is right or (each.matter, each.kind) != (right.matter, right.kind))
    return table.but(rights=tuple(others))


def _lead_right(name: str, words: str, verbs: tuple[str, ...], opening: bool, named_suit: bool = False) -> RightKind:
    def claimed(table: Table, right: Right, act: Act) -> bool:
        suit_fits = not named_suit or act.suit is None or act.suit == right.suit
        return _demands_lead(right, act) and act.verb in verbs and suit_fits

    def phrase(table: Table, right: Right) -> str:
        suit = SUIT_NAMES[right.suit] if named_suit and right.suit is not None else "a suit"
        return words.format(table.name(right.seat), suit)

    return RightKind(
        name,
        phrase,
        lapses=_another_leads_first if opening else _side_plays_the_hand,
        claimed=claimed,
        ripe=_is_to_lead if opening else _defends,
        use=control_one_lead,
    )


BOTH_WAYS = ("requires", "forbids")
OPENING_LEAD_PENALTY = _lead_right("opening lead penalty", "require or forbid {0} to lead {1}", BOTH_WAYS, True)
LEAD_PENALTY = _lead_right("lead penalty", "require or forbid {0} to lead {1}", BOTH_WAYS, False)
CALL_A_SUIT = _lead_right("call a suit", "require {0} to lead {1}", ("requires",), True)
FORBID_THE_SUIT = _lead_right("forbid the suit", "forbid {0} to lead {1}", ("forbids",), True, named_suit=True)


@frozen
class LeadRight(Part):
    """A right of declarer over the lead of whoever has that role."""

    name = "may-demand"
    right: RightKind
    phrase: str
    whose: Role = PARTNER
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        """What declarer may demand of whom."""
        suit = SUIT_NAMES[matter.suit] if matter.suit is not None else "the suit doubled"
        condition = "" if table.part(Contract) else "if an opponent becomes declarer, "
        return condition + self.phrase.format(names(self.whose, table, matter), suit)

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the right over each of them."""
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
    lambda table, matter: (
        f"declarer must require {names(PARTNER, table, matter)} to play his highest card of the suit led, his lowest, "
        "or a card of another suit that he names"
    ),
    lambda table, matter: (
        table
        if matter.seat is None or matter.law is None
        else grant(table, Right(PRESCRIBE_PLAY, table.partner(matter.seat), matter.number, matter.law))
    ),
    choice=True,
)


# --- a suggested play withdrawn


def _withdraw(table: Table, right: Right, act: Act) -> Table:
    shown = (*table[Tricks].past[-1:], table[Tricks].cards) if table.part(Tricks) and act.cards else ()
    hand = next((seat for trick in shown for seat, card in trick if card == act.card), right.seat)
    suit = next((matter.suit for matter in table.settled if matter.number == right.matter), None)
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
class MayHaveWithdrawn(Part):
    """A player may have a suggested lead or play of the offender's partner withdrawn, on one later trick."""

    name = "may-demand"
    what: str = "withdrawal-of-suggested-play"
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        """Who may require it of whom."""
        return (
            f"{chooser(matter).phrase} may require {names(PARTNER, table, matter)}, on one later trick, "
            "to withdraw a lead or play so suggested and put another in its place"
        )

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the right."""
        if matter.seat is None or matter.law is None:
            return table
        return grant(table, Right(WITHDRAW_SUGGESTED, table.partner(matter.seat), matter.number, matter.law))


MAY_HAVE_SUGGESTED_PLAY_WITHDRAWN = MayHaveWithdrawn()

# --- a wrong hand led from


def _suit_from_other_hand(table: Table, matter: Matter) -> Table:
    assert matter.law is not None and matter.card is not None
    hand = matter.was(Tricks).turn
    return impose(table, Duty(LEAD_SUIT, hand, matter.number, matter.law, suit=suit_here(table, matter.card)))


TAKEN_BACK = Back("card", lambda table, matter: f"{carded(matter)} goes back", take_back)
#: where the card itself does not go back into the hand
LEAD_TAKEN_BACK = Back("lead", "the lead is taken back", take_back)


def _played_to(table: Table, matter: Matter) -> bool:
    """Whether anybody else has played to the false lead; asked before it is taken back."""
    return table.part(Tricks) is not None and any(seat != matter.seat for seat, _ in table[Tricks].cards)


FALSE_LEAD_TAKEN_BACK = opens_where(_played_to, PLAYED_ON_FALSE_LEAD) & LEAD_TAKEN_BACK & opens(CARD_EXPOSED)
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
