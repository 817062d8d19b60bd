"""Remedies that give one side a say in what the other leads, and cards that lie face up as penalty cards."""

from referee.core.cards import SUIT_NAMES, cards_text, hand_of
from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.sanctions import Duty, Right, RightKind, impose, penalty_cards, record_choice
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.declarer.contract import Contract, is_defender
from referee.mechanics.rulings.gives.naming import carded
from referee.mechanics.rulings.gives.parts import Back, FaceUp
from referee.mechanics.tricks.binds import LEAD_SUIT, NOT_LEAD_SUIT, PENALTY_CARD
from referee.mechanics.tricks.moves.tricks import take_back, whose_turn, with_hand
from referee.mechanics.tricks.state import Tricks, suit_here, suit_told

# --- penalty cards


def lay_out(table: Table, matter: Matter, seat: Seat, *cards: int) -> Table:
    """These cards are left face up as penalty cards. Of those of the auction it is seen when he comes to play whether their
    owner defends; those of declarer's side go back into the hand."""
    assert matter.law is not None
    if table.part(Contract) is not None and not is_defender(table, seat):
        return table
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


def cards_meant(matter: Matter) -> tuple[int, ...]:
    """The cards that a matter is about."""
    return matter.cards or (() if matter.card is None else (matter.card,))


def cards_told(matter: Matter) -> str:
    """The cards that a matter is about, in words."""
    return cards_text(cards_meant(matter)) or carded(matter)


def _stays(table: Table, matter: Matter) -> str:
    stays = "stay" if len(cards_meant(matter)) > 1 else "stays"
    return f"{cards_told(matter)} {stays} face up and must be played at the first legal opportunity"


#: the same where there is no declarer who could have a say in it
FACE_UP_UNTIL_PLAYED = FaceUp(
    "until-played",
    _stays,
    lambda table, matter: table if matter.seat is None else lay_out(table, matter, matter.seat, *cards_meant(matter)),
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


def lead_right(name: str, words: str, verbs: tuple[str, ...], opening: bool, named_suit: bool = False) -> RightKind:
    """A right to have a suit led, or not led, by a player who defends."""

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


FORBID_THE_SUIT = lead_right("forbid the suit", "forbid {0} to lead {1}", ("forbids",), True, named_suit=True)


# --- a wrong hand led from


#: where the card itself does not go back into the hand
LEAD_TAKEN_BACK = Back("lead", "the lead is taken back", take_back)
