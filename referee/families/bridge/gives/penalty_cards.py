"""Penalty cards of the laws of today, major and minor, and what declarer may ask for because of them."""

from collections.abc import Sequence

from attrs import evolve, field

from referee.core.cards import SUIT_NAMES, TEN, Card, card_text, rank_of
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.remedy import RemedyPart
from referee.core.sanctions import (
    Duty,
    DutyKind,
    Right,
    RightKind,
    grant,
    impose,
    penalty_cards,
    record_choice,
    remember,
    ruling,
)
from referee.core.status import CORRECTED
from referee.core.table import PLAY, Table
from referee.core.values import frozen
from referee.families.bridge.binds import MINOR_PENALTY_CARD, NOT_PLAY_SUIT
from referee.families.bridge.gives.leads import HIGHEST, LOWEST
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.exposure.gives.leads import cards_meant, cards_told, lay_out, lead_right
from referee.mechanics.roles import OFFENDER, PARTNER
from referee.mechanics.rulings.gives.binding import grants
from referee.mechanics.rulings.gives.naming import carded, names
from referee.mechanics.rulings.gives.parts import Back, FaceUp, May, MayDemand, Must
from referee.mechanics.tricks.binds import PENALTY_CARD, PLAY_CARD, PLAY_HIGHEST, PLAY_LOWEST, PLAY_SUIT
from referee.mechanics.tricks.moves.corrections import card_to_replace
from referee.mechanics.tricks.moves.tricks import clockwise, last_trick, take_back, with_trick
from referee.mechanics.tricks.state import Tricks, suit_told

# --- major and minor


def _majors(table: Table, seat: Seat) -> Table:
    """Where a second card comes to lie there, every one of them is major."""
    duties = (
        evolve(duty, kind=PENALTY_CARD) if duty.seat == seat and duty.kind is MINOR_PENALTY_CARD else duty
        for duty in table.duties
    )
    return table.but(duties=tuple(duties))


def lay_major(table: Table, matter: Matter) -> Table:
    """The cards of the matter lie there as major penalty cards."""
    if matter.seat is None:
        return table
    return lay_out(_majors(table, matter.seat), matter, matter.seat, *cards_meant(matter))


def _lay_minor(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    cards = cards_meant(matter)
    duties = (Duty(MINOR_PENALTY_CARD, matter.seat, matter.number, matter.law, card=card) for card in cards)
    return impose(table, *duties)


def _told(kind: str, table: Table, matter: Matter) -> str:
    many = len(cards_meant(matter)) > 1
    stays = f"become {kind} penalty cards" if many else f"becomes a {kind} penalty card"
    conditional = "" if table.part(Contract) else f" if {names(OFFENDER, table, matter)} becomes a defender"
    return f"{cards_told(matter)} {stays}{conditional}"


MAJOR_CARD = FaceUp("major-penalty-card", lambda table, matter: _told("major", table, matter), lay_major)
MINOR_CARD = FaceUp("minor-penalty-card", lambda table, matter: _told("minor", table, matter), _lay_minor)
#: of a card that a correction brings back
PUT_RIGHT_WITH_MAJOR_CARD = FaceUp(
    "card-taken-back",
    lambda table, matter: f"{'the card taken back' if matter.card is None else carded(matter)} becomes a major penalty card",
    lay_major,
    status=CORRECTED,
)


# --- several cards played at once


def _is_minor(table: Table, seat: Seat, cards: Sequence[Card]) -> bool:
    """Whether a card that was not shown on purpose is a minor one: below the ten, and no other of his lies there."""
    return len(cards) == 1 and rank_of(cards[0]) < TEN and not penalty_cards(table, seat)


def lay_fallen(table: Table, matter: Matter, *cards: Card) -> Table:
    """The cards lie there as penalty cards, minor or major as they are."""
    if matter.seat is None or matter.law is None:
        return table
    if _is_minor(table, matter.seat, cards):
        return impose(table, Duty(MINOR_PENALTY_CARD, matter.seat, matter.number, matter.law, card=cards[0]))
    return lay_out(_majors(table, matter.seat), matter, matter.seat, *cards)


def _fallen_told(table: Table, matter: Matter) -> str:
    cards = cards_meant(matter)
    if not cards or matter.seat is None:
        return "it becomes a penalty card: a minor one if it is below the ten and no other of his lies there, else a major one"
    return _told("minor" if _is_minor(table, matter.seat, cards) else "major", table, matter)


FALLEN_CARD = FaceUp("fallen-card", _fallen_told, lambda table, matter: lay_fallen(table, matter, *cards_meant(matter)))


def _changes_which(table: Table, right: Right, act: Act) -> Table:
    """The other card of the two is played; where one of them lies there as a penalty card it is the first now."""
    first = card_to_replace(table[Tricks], act)
    lying = [duty for duty in table.duties if duty.matter == right.matter and duty.card == right.card]
    table = record_choice(table, right.matter, f"{table.name(right.seat)} plays {card_text(act.card)}", act)
    matter = ruling(table, right.matter)
    if first is None or matter is None or not lying:
        return table
    gone = {duty.text(table) for duty in lying}
    table = remember(table, matter, bound=tuple(each for each in matter.bound if each[0] not in gone))
    return lay_fallen(table.but(duties=tuple(duty for duty in table.duties if duty not in lying)), matter, first)


PLAY_THE_OTHER = RightKind(
    "play the other card",
    lambda table, right: f"play {card_text(right.card or 0)} and not the other",
    claimed=lambda table, right, act: (
        act.verb == "substitutes" and act.seat == right.seat and bool(act.cards) and act.card == right.card
    ),
    ripe=lambda table, right: table.part(Tricks) is not None,
    use=_changes_which,
)


def _may_play_other(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None or matter.card is None:
        return table
    return grant(table, Right(PLAY_THE_OTHER, matter.seat, matter.number, matter.law, card=matter.card))


SAYS_WHICH = May("play-the-other", "{offender} says which of the cards he plays", _may_play_other, bites=False, choice=True)


#: a lead that nobody is to pay for
GOES_BACK = Back("card", "{card} goes back", take_back, bites=False)


def _in_order(table: Table, matter: Matter) -> Table:
    """The lead goes back with what was put to it, or, where all have played, the trick is as if the right hand had led."""
    before, whole = matter.was(Tricks), last_trick(table[Tricks])
    if len(whole) < table.seats:
        return take_back(table, matter)
    around = clockwise(before, before.turn)
    trick = tuple(sorted(whole, key=lambda played: around.index(played[0])))
    return table.but(with_trick(table[Tricks], trick))


#: of the last trick, in which nobody has a choice
GOES_BACK_IN_ORDER = evolve(GOES_BACK, meaning=_in_order)


# --- over the lead of the suit of a penalty card

REQUIRE_THE_SUIT = lead_right("require the suit", "require {0} to lead {1}", ("requires",), False, named_suit=True)
FORBID_ITS_SUIT = lead_right("forbid its suit", "forbid {0} to lead {1}", ("forbids",), False, named_suit=True)


@frozen
class LeadOfItsSuit(RemedyPart):
    """The suit of the card led out of turn, required of the partner or forbidden to him, as declarer has said."""

    name = "may-demand"
    right: RightKind
    phrase: str
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        suit = "that suit" if matter.suit is None else SUIT_NAMES[matter.suit]
        return self.phrase.format(names(PARTNER, table, matter), suit)

    def apply(self, table: Table, matter: Matter) -> Table:
        if matter.seat is None or matter.law is None:
            return table
        return grant(table, Right(self.right, table.partner(matter.seat), matter.number, matter.law, suit=matter.suit))


SUIT_IS_REQUIRED = LeadOfItsSuit(REQUIRE_THE_SUIT, "declarer may require {0} to lead {1}")
SUIT_IS_FORBIDDEN = LeadOfItsSuit(FORBID_ITS_SUIT, "declarer may forbid {0} to lead {1} while he keeps the lead")


# --- a penalty card kept back


def _must_play_it(table: Table, matter: Matter) -> Table:
    assert matter.law is not None and matter.seat is not None
    table = impose(table, Duty(PLAY_CARD, matter.seat, matter.number, matter.law, card=matter.card))
    return lay_out(_majors(table, matter.seat), matter, matter.seat, *matter.cards)  # what he played instead


SUBSTITUTES_PENALTY_CARD = Must(
    "play-penalty-card",
    lambda table, matter: (
        f"{'the penalty card' if matter.card is None else carded(matter)} must be played, "
        "and what was played instead becomes a major penalty card"
    ),
    _must_play_it,
)


# --- after a play before one's partner's


def _kind_of_play(act: Act) -> DutyKind:
    if act.verb == "forbids":
        return NOT_PLAY_SUIT
    return {HIGHEST: PLAY_HIGHEST, LOWEST: PLAY_LOWEST}.get(act.how, PLAY_SUIT)


def _prescribe(table: Table, right: Right, act: Act) -> Table:
    kind = _kind_of_play(act)
    suit = suit_told(table, act) if kind in (PLAY_SUIT, NOT_PLAY_SUIT) else None
    duty = Duty(kind, right.seat, right.matter, right.law, suit=suit)
    return record_choice(impose(table, duty), right.matter, duty.text(table), act)


def _is_prescribed(table: Table, right: Right, act: Act) -> bool:
    if act.other != right.seat or act.verb not in ("requires", "forbids"):
        return False
    names_suit = act.how == "play" and (act.suit is not None or bool(act.cards))
    return names_suit or (act.verb == "requires" and act.how in (HIGHEST, LOWEST))


PRESCRIBE_OR_FORBID = RightKind(
    "prescribe or forbid play",
    lambda table, right: (
        f"require {table.name(right.seat)} to play his highest or lowest card of the suit led, "
        "or require or forbid him a card of another suit"
    ),
    lapses=lambda table, right, act: act.verb == "play" and act.seat == right.seat,
    claimed=_is_prescribed,
    ripe=lambda table, right: table.phase == PLAY,
    use=_prescribe,
)

MUST_CHOOSE_PARTNERS_PLAY = MayDemand(
    "play-of-partner",
    "declarer must choose: {partner} plays his highest card of the suit led, his lowest, a card of another suit that "
    "declarer names, or none of such a suit",
    grants(PRESCRIBE_OR_FORBID, PARTNER),
    choice=True,
)
