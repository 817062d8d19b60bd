"""What may be called where no side has a contract: a suit, from whichever of the offending side leads, and cards shown.

Who may call is for each law to say, as a role; a right to call a card is not used up by calling it.
"""

from attrs import evolve, field

from referee.core.cards import Card, cards_of, cards_text, hand_of
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.remedy import RemedyPart
from referee.core.sanctions import Duty, Right, RightKind, callable_cards, grant, impose, record_choice
from referee.core.table import OVER, PLAY, Table
from referee.core.values import frozen
from referee.core.window import Role
from referee.mechanics.exposure.gives.leads import calls_suit, control_one_lead
from referee.mechanics.roles import OFFENDER, PARTNER
from referee.mechanics.rulings.gives.naming import carded, chooser, names
from referee.mechanics.tricks.binds import PLAY_CALLED_CARD
from referee.mechanics.tricks.moves.tricks import has_played, whose_turn, with_hand
from referee.mechanics.tricks.state import Tricks

# --- a suit called


def _leads_for_side(table: Table, right: Right, act: Act) -> bool:
    """Whether a player of the side leads, by which the right over both of its players is at an end."""
    leads = act.verb == "play" and table.part(Tricks) is not None and not table[Tricks].cards
    own_side = act.seat is not None and table.side_of(act.seat) == table.side_of(right.seat)
    return table.phase == OVER or (leads and own_side)


CALL_SUIT = RightKind(
    "call a suit from the side",
    lambda table, right: f"call a suit from {table.name(right.seat)} when he is the next of his side to lead",
    lapses=_leads_for_side,
    claimed=calls_suit,
    ripe=lambda table, right: (
        table.phase == PLAY and table.part(Tricks) is not None and not table[Tricks].cards and whose_turn(table) == right.seat
    ),
    use=control_one_lead,
)


@frozen
class MayCallSuit(RemedyPart):
    """A suit may be called from the offender or his partner, whichever leads first, by whom the law names for each."""

    name = "may-demand"
    what: str = "lead-of-suit"
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        role = chooser(matter)
        about = [evolve(matter, seat=seat) for whose in (OFFENDER, PARTNER) for seat in whose.seats(table, matter)]
        callers = dict.fromkeys(names(role, table, each) for each in about if role.from_the_one_called_on)
        callers = callers or {names(role, table, matter): None}
        both = f"{names(OFFENDER, table, matter)} or {names(PARTNER, table, matter)}"
        return f"{' or '.join(callers)} may call a suit from {both}, whichever is the first to lead"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the rights, of which one ends the other."""
        assert matter.law is not None
        for whose in (OFFENDER, PARTNER):
            for seat in whose.seats(table, matter):
                table = grant(table, Right(CALL_SUIT, seat, matter.number, matter.law))
        return table


MAY_CALL_SUIT = MayCallSuit()


# --- cards liable to be called


def _calls_card(table: Table, right: Right, act: Act) -> bool:
    return act.verb == "requires" and act.how in ("play", "lead") and act.other == right.seat and right.card in act.cards


def may_still_play(table: Table, right: Right) -> bool:
    """Whether the player has yet to play to the trick on the table."""
    return table.phase == PLAY and table.part(Tricks) is not None and not has_played(table[Tricks], right.seat)


def _call_card(table: Table, right: Right, act: Act) -> Table:
    """The card is called for this trick; at the next it can be called again, so the right goes on."""
    duty = Duty(PLAY_CALLED_CARD, right.seat, right.matter, right.law, card=right.card)
    table = record_choice(impose(table, duty), right.matter, duty.text(table), act)
    return grant(table, evolve(right))


def _is_played(table: Table, right: Right, act: Act) -> bool:
    return act.verb in ("play", "substitutes") and act.seat == right.seat and act.cards[:1] == (right.card,)


CALL_CARD = RightKind(
    "call a card",
    lambda table, right: f"call {carded(right)} from {table.name(right.seat)}",
    lapses=_is_played,
    claimed=_calls_card,
    ripe=may_still_play,
    use=_call_card,
    lies_face_up=True,
)


def lay_callable(table: Table, matter: Matter, seat: Seat, *cards: Card) -> Table:
    """These cards lie face up, liable to be called by whom the law names."""
    assert matter.law is not None
    if table.is_open(seat):  # a card that everybody has seen is known to be his
        table = with_hand(table, seat, table.hands[seat] | hand_of(cards))
    new = [card for card in cards if card not in callable_cards(table, seat)]
    return grant(table, *(Right(CALL_CARD, seat, matter.number, matter.law, card=card) for card in new))


def _shown(table: Table, matter: Matter, seat: Seat) -> tuple[Card, ...]:
    """The cards that it is about; a whole hand where none is named."""
    return matter.cards or ((matter.card,) if matter.card is not None else tuple(cards_of(table.hands[seat])))


@frozen
class LiableToBeCalled(RemedyPart):
    """The cards that were shown are left face up and can be called, at one trick after another, until they are played."""

    name = "face-up"
    whose: Role = OFFENDER
    hand: bool = False
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        if self.hand:
            return f"all the cards of {names(self.whose, table, matter)} are laid face up and liable to be called"
        if not matter.cards and matter.card is None:
            return "every card that was shown stays face up and is liable to be called"
        cards = cards_text(matter.cards) or carded(matter)
        many = len(matter.cards) > 1
        return f"{cards} {'stay' if many else 'stays'} face up and {'are' if many else 'is'} liable to be called"

    def apply(self, table: Table, matter: Matter) -> Table:
        for seat in self.whose.seats(table, matter):
            cards = tuple(cards_of(table.hands[seat])) if self.hand else _shown(table, matter, seat)
            table = lay_callable(table, matter, seat, *cards)
        return table
