"""Remedies that give one side a say in what the other leads, and cards that lie face up as penalty cards."""

from __future__ import annotations

from collections.abc import Callable

from referee.breaches.against_a_ruling import (
    DESIGNATION_IGNORED,
    LEAD_AGAINST_RULING,
    PENALTY_CARD_NOT_PLAYED,
    PLAY_AGAINST_RULING,
)
from referee.cards import SUIT_MASK, SUIT_NAMES, card_text, hand_of, highest, in_suit, lowest, suit_of
from referee.law import Law, Remedy, Role
from referee.matter import Matter
from referee.play.tricks import suit_led, take_back, whose_turn, with_hand
from referee.record import Act, Seat
from referee.remedies.general import does, names
from referee.roles import DECLARER, DECLARER_OR_DEFENDER, EITHER_DEFENDER, OFFENDER, OFFENDING_SIDE, PARTNER
from referee.sanctions import Duty, DutyKind, Right, RightKind, grant, impose, record_choice
from referee.table import OVER, PLAY, Table, seat_text

# --- duties of a leader


def _plays(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in ("play", "substitutes") and act.seat == duty.seat and bool(act.cards)


def _leads(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "play" and act.seat == duty.seat and table.tricks is not None and not table.tricks.cards


def _played(table: Table, duty: Duty, act: Act) -> str:
    return f"{seat_text(act.seat)} {'led' if table.tricks and not table.tricks.cards else 'played'} {card_text(act.card)}"


def _deal_over(table: Table, duty: Duty, act: Act) -> bool:
    return table.phase == OVER


def _suit(duty: Duty) -> int:
    assert duty.suit is not None
    return duty.suit


def _can_lead(table: Table, duty: Duty) -> bool:
    """Whether the hand is known to hold the suit; a player who cannot comply may play anything (usp56 876-878)."""
    return bool(table.hands[duty.seat] & SUIT_MASK[_suit(duty)])


def _holds_another(table: Table, duty: Duty) -> bool:
    return bool(table.hands[duty.seat] & ~SUIT_MASK[_suit(duty)])


LEAD_SUIT = DutyKind(
    "lead suit",
    lambda duty: f"{seat_text(duty.seat)} must lead {SUIT_NAMES[_suit(duty)]}",
    _leads,
    lambda table, duty, act: suit_of(act.card) == duty.suit or not _can_lead(table, duty),
    _played,
    _leads,
    LEAD_AGAINST_RULING,
)
NOT_LEAD_SUIT = DutyKind(
    "not lead suit",
    lambda duty: f"{seat_text(duty.seat)} may not lead {SUIT_NAMES[_suit(duty)]} while he keeps the lead",
    _leads,
    lambda table, duty, act: suit_of(act.card) != duty.suit or not _holds_another(table, duty),
    _played,
    lambda table, duty, act: (
        act.verb == "play" and act.seat != duty.seat and not (table.tricks and table.tricks.cards) and _has_led(table, duty)
    ),
    LEAD_AGAINST_RULING,
)


def _has_led(table: Table, duty: Duty) -> bool:
    """Whether the player has had the lead since the offence for which he is bound."""
    offence = next((matter for matter in table.settled if matter.number == duty.matter), None)
    if table.tricks is None or offence is None:
        return False
    since = max(0, offence.count - 1 - sum(table.tricks.earlier))
    return any(trick[0][0] == duty.seat for trick in table.tricks.past[since:])


# --- penalty cards


def may_be_played(table: Table, seat: Seat, card: int, played: int | None = None) -> bool:
    """Whether a penalty card can legally be played now: the hand is to lead, or the card follows suit, or the hand is void.

    A hand that is not wholly told counts as void when the card it plays now does not follow suit.
    """
    tricks = table.tricks
    if tricks is None or not table.hands[seat] >> card & 1:
        return False
    led = suit_led(tricks)
    if led is not None and suit_of(card) != led:
        follows = table.holds(seat, SUIT_MASK[led])
        if follows or (follows is None and (played is None or suit_of(played) == led)):
            return False
    play = Act("play", seat, cards=(card,))
    others = [duty for duty in table.duties if duty.seat == seat and duty.kind in BEFORE_PENALTY_CARDS]
    return all(duty.kind.kept(table, duty, play) for duty in others if duty.kind.binds(table, duty, play))


def penalty_cards(table: Table, seat: Seat) -> list[int]:
    """The cards of this hand that lie face up as penalty cards."""
    return [duty.card for duty in table.duties if duty.kind is PENALTY_CARD and duty.seat == seat and duty.card is not None]


def _penalty_card_binds(table: Table, duty: Duty, act: Act) -> bool:
    if act.verb != "play" or act.seat != duty.seat or not table.is_defender(duty.seat):
        return False
    playable = [card for card in penalty_cards(table, duty.seat) if may_be_played(table, duty.seat, card, act.card)]
    return bool(playable) and duty.card == playable[0]  # of several that could be played, one answers for all


PENALTY_CARD = DutyKind(
    "penalty card",
    lambda duty: f"{card_text(duty.card or 0)} is {seat_text(duty.seat)}'s penalty card and must be played when it legally can",
    _penalty_card_binds,
    lambda table, duty, act: act.card in penalty_cards(table, duty.seat),
    _played,
    lambda table, duty, act: act.verb == "play" and act.seat == duty.seat and duty.card in act.cards,
    PENALTY_CARD_NOT_PLAYED,
)


def lay_out(table: Table, matter: Matter, seat: Seat, *cards: int) -> Table:
    """These cards are left face up as penalty cards; whether their owner defends is seen when he comes to play."""
    assert matter.law is not None
    if table.is_open(seat):  # a card that everybody has seen is known to be his
        table = with_hand(table, seat, table.hands[seat] | hand_of(cards))
    new = [card for card in cards if card not in penalty_cards(table, seat)]
    return impose(table, *(Duty(PENALTY_CARD, seat, matter.number, matter.law, card=card) for card in new))


def pick_up(table: Table, seat: Seat, suit: int | None = None) -> Table:
    """Penalty cards of this hand (of this suit) go back into it."""
    kept = (
        duty
        for duty in table.duties
        if not (duty.kind is PENALTY_CARD and duty.seat == seat and (suit is None or suit_of(duty.card or 0) == suit))
    )
    return table.but(duties=tuple(kept))


def _cards_of(matter: Matter) -> tuple[int, ...]:
    return matter.cards or (() if matter.card is None else (matter.card,))


def _becomes_penalty_card(table: Table, matter: Matter) -> str:
    cards = " ".join(card_text(card) for card in _cards_of(matter)) or "the card"
    many = len(_cards_of(matter)) > 1
    stays = "stay face up and become penalty cards" if many else "stays face up and becomes a penalty card"
    conditional = "" if table.contract else f" if {names(OFFENDER, table, matter)} becomes a defender"
    return f"{cards} {stays}{conditional}"


BECOMES_PENALTY_CARD = does(
    _becomes_penalty_card,
    lambda table, matter: table if matter.seat is None else lay_out(table, matter, matter.seat, *_cards_of(matter)),
)

# --- one play prescribed

HIGHEST, LOWEST, SUIT_NAMED = "highest", "lowest", "suit"


def _must_follow(table: Table, duty: Duty) -> int:
    """What the hand holds of the suit led, as bits."""
    led = suit_led(table.tricks) if table.tricks else None
    return 0 if led is None else in_suit(table.hands[duty.seat], led)


def _one_play(name: str, words: Callable[[Duty], str], kept: Callable[[Table, Duty, Act], bool]) -> DutyKind:
    return DutyKind(name, words, _plays, kept, _played, _plays, PLAY_AGAINST_RULING)


PLAY_HIGHEST = _one_play(
    "play highest",
    lambda duty: f"{seat_text(duty.seat)} must play his highest card of the suit led",
    lambda table, duty, act: not (held := _must_follow(table, duty)) or act.card == highest(held),
)
PLAY_LOWEST = _one_play(
    "play lowest",
    lambda duty: f"{seat_text(duty.seat)} must play his lowest card of the suit led",
    lambda table, duty, act: not (held := _must_follow(table, duty)) or act.card == lowest(held),
)
PLAY_SUIT = _one_play(
    "play suit",
    lambda duty: f"{seat_text(duty.seat)} must play a card of {SUIT_NAMES[_suit(duty)]}",
    lambda table, duty, act: bool(_must_follow(table, duty)) or suit_of(act.card) == duty.suit or not _can_lead(table, duty),
)
PLAY_CARD = _one_play(
    "play card",
    lambda duty: f"{seat_text(duty.seat)} must play {card_text(duty.card or 0)}",
    lambda table, duty, act: act.card == duty.card or not may_be_played(table, duty.seat, duty.card or 0),
)
NOT_PLAY_CARD = _one_play(
    "not play card",
    lambda duty: f"{seat_text(duty.seat)} may not play {card_text(duty.card or 0)}",
    lambda table, duty, act: (
        act.card != duty.card and (suit_of(act.card) != duty.suit or bool(_must_follow(table, duty)))  # usp56 786
    ),
)
PLAY_DESIGNATED = DutyKind(
    "play designated",
    lambda duty: f"declarer named {card_text(duty.card or 0)} as the penalty card to be played",
    _plays,
    lambda table, duty, act: act.card == duty.card or not may_be_played(table, duty.seat, duty.card or 0, act.card),
    _played,
    _plays,
    DESIGNATION_IGNORED,
)

#: what a player has to comply with before he plays a penalty card (usp56 858)
BEFORE_PENALTY_CARDS = (LEAD_SUIT, NOT_LEAD_SUIT, PLAY_HIGHEST, PLAY_LOWEST, PLAY_SUIT, NOT_PLAY_CARD)

# --- rights of declarer over a lead


def demand_lead(table: Table, matter: int, law: Law, act: Act) -> Table:
    """The player named in the act must, or may not, lead the suit named; his partner's penalty card of it is picked up."""
    assert act.other is not None
    suit = act.suit if act.suit is not None else suit_of(act.card)
    kind = LEAD_SUIT if act.verb == "requires" else NOT_LEAD_SUIT
    duty = Duty(kind, act.other, matter, law, suit=suit)
    return record_choice(pick_up(impose(table, duty), table.partner(act.other), suit), matter, str(duty), act)


def _demands_lead(table: Table, right: Right, act: Act) -> bool:
    named = act.suit is not None or bool(act.cards)
    return act.verb in ("requires", "forbids") and act.how == "lead" and named and act.other == right.seat


def _is_to_lead(table: Table, right: Right) -> bool:
    tricks = table.tricks
    return (
        table.phase == PLAY
        and tricks is not None
        and not tricks.cards
        and whose_turn(table) == right.seat
        and table.is_defender(right.seat)
    )


def _defends(table: Table, right: Right) -> bool:
    """A suit may be named at once, and binds the player when he comes to lead."""
    return table.phase == PLAY and table.is_defender(right.seat)


def _lead_is_made(table: Table, right: Right, act: Act) -> bool:
    if table.phase == OVER or (table.contract is not None and not table.is_defender(right.seat)):
        return True
    return act.verb == "play" and act.seat == right.seat and _is_to_lead(table, right)


def _opening_lead_is_made(table: Table, right: Right, act: Act) -> bool:
    return _lead_is_made(table, right, act) or (act.verb == "play" and table.phase == PLAY and whose_turn(table) == act.seat)


def _lead_right(name: str, words: str, verbs: tuple[str, ...], opening: bool, named_suit: bool = False) -> RightKind:
    def claimed(table: Table, right: Right, act: Act) -> bool:
        suit_fits = not named_suit or act.suit is None or act.suit == right.suit
        return _demands_lead(table, right, act) and act.verb in verbs and suit_fits

    def phrase(table: Table, right: Right) -> str:
        suit = SUIT_NAMES[right.suit] if named_suit and right.suit is not None else "a suit"
        return words.format(seat_text(right.seat), suit)

    def use(table: Table, right: Right, act: Act) -> Table:
        """One lead is controlled: where the law speaks of whichever defender leads, the right over the other goes with it."""
        table = demand_lead(table, right.matter, right.law, act)
        others = (each for each in table.rights if each is right or (each.matter, each.kind) != (right.matter, right.kind))
        return table.but(rights=tuple(others))

    return RightKind(
        name, phrase, claimed, _is_to_lead if opening else _defends, use,
        _opening_lead_is_made if opening else _lead_is_made,
    )  # fmt: skip


BOTH_WAYS = ("requires", "forbids")
OPENING_LEAD_PENALTY = _lead_right("opening lead penalty", "require or forbid {0} to lead {1}", BOTH_WAYS, True)
LEAD_PENALTY = _lead_right("lead penalty", "require or forbid {0} to lead {1}", BOTH_WAYS, False)
CALL_A_SUIT = _lead_right("call a suit", "require {0} to lead {1}", ("requires",), True)
FORBID_THE_SUIT = _lead_right("forbid the suit", "forbid {0} to lead {1}", ("forbids",), True, named_suit=True)


def _lead_remedy(kind: RightKind, words: str, role: Role = PARTNER) -> Remedy:
    def meaning(table: Table, matter: Matter) -> Table:
        assert matter.law is not None
        rights = [
            Right(kind, DECLARER, seat, matter.number, matter.law, suit=matter.suit) for seat in role.seats(table, matter)
        ]
        return grant(table, *rights)

    def phrase(table: Table, matter: Matter) -> str:
        suit = SUIT_NAMES[matter.suit] if matter.suit is not None else "the suit doubled"
        condition = "" if table.contract else "if an opponent becomes declarer, "
        return condition + words.format(names(role, table, matter), suit)

    return does(phrase, meaning)


MAY_PENALIZE_OPENING_LEAD = _lead_remedy(
    OPENING_LEAD_PENALTY, "declarer may require or forbid {0} to lead a suit at the opening lead"
)
MAY_PENALIZE_EITHERS_OPENING_LEAD = _lead_remedy(
    OPENING_LEAD_PENALTY, "declarer may require or forbid {0} to lead a suit, whichever makes the opening lead", OFFENDING_SIDE
)
MAY_PENALIZE_LEAD = _lead_remedy(LEAD_PENALTY, "declarer may require or forbid {0} to lead a suit when he next has the lead")
MAY_CALL_A_SUIT = _lead_remedy(CALL_A_SUIT, "declarer may require {0} to lead a suit at the opening lead")
MAY_FORBID_DOUBLED_SUIT = _lead_remedy(FORBID_THE_SUIT, "declarer may forbid {0} to lead {1} at the opening lead")

# --- the choice after a play before one's partner


def _prescribe(table: Table, right: Right, act: Act) -> Table:
    kind = {HIGHEST: PLAY_HIGHEST, LOWEST: PLAY_LOWEST}.get(act.how, PLAY_SUIT)
    suit = act.suit if act.suit is not None or not act.cards else suit_of(act.card)
    duty = Duty(kind, right.seat, right.matter, right.law, suit=suit if kind is PLAY_SUIT else None)
    return record_choice(impose(table, duty), right.matter, str(duty), act)


PRESCRIBE_PLAY = RightKind(
    "prescribe play",
    lambda table, right: (
        f"require {seat_text(right.seat)} to play his highest or lowest card of the suit led, or a card of another suit"
    ),
    lambda table, right, act: (
        act.verb == "requires"
        and act.other == right.seat
        and (act.how in (HIGHEST, LOWEST) or (act.how == "play" and (act.suit is not None or bool(act.cards))))
    ),
    lambda table, right: table.phase == PLAY,
    _prescribe,
    lambda table, right, act: act.verb == "play" and act.seat == right.seat,
)
MUST_PRESCRIBE_PLAY = does(
    lambda table, matter: (
        f"declarer must require {names(PARTNER, table, matter)} to play his highest card of the suit led, his lowest, "
        "or a card of another suit that he names"
    ),
    lambda table, matter: (
        table
        if matter.seat is None or matter.law is None
        else grant(table, Right(PRESCRIBE_PLAY, DECLARER, table.partner(matter.seat), matter.number, matter.law))
    ),
)


# --- a suggested play withdrawn


def _withdraw(table: Table, right: Right, act: Act) -> Table:
    shown = (*table.tricks.past[-1:], table.tricks.cards) if table.tricks and act.cards else ()
    hand = next((seat for trick in shown for seat, card in trick if card == act.card), right.seat)
    suit = next((matter.suit for matter in table.settled if matter.number == right.matter), None)
    duty = Duty(NOT_PLAY_CARD, hand, right.matter, right.law, card=act.card if act.cards else None, suit=suit)
    said = f"{seat_text(act.seat)} requires {seat_text(right.seat)} to withdraw it"
    return record_choice(impose(table, duty) if act.cards else table, right.matter, said, act)


WITHDRAW_SUGGESTED = RightKind(
    "withdraw suggested play",
    lambda table, right: f"require {seat_text(right.seat)}, on one later trick, to withdraw a lead or play so suggested",
    lambda table, right, act: act.verb == "requires" and act.other == right.seat and act.how == "withdraw",
    lambda table, right: table.phase == PLAY,
    _withdraw,
    lambda table, right, act: table.phase == OVER,
)


def _may_withdraw(role: Role) -> Remedy:
    return does(
        lambda table, matter: (
            f"{role.phrase} may require {names(PARTNER, table, matter)}, on one later trick, to withdraw a lead or play "
            "so suggested and put another in its place"
        ),
        lambda table, matter: (
            table
            if matter.seat is None or matter.law is None
            else grant(table, Right(WITHDRAW_SUGGESTED, role, table.partner(matter.seat), matter.number, matter.law))
        ),
    )


MAY_HAVE_SUGGESTED_PLAY_WITHDRAWN = _may_withdraw(DECLARER_OR_DEFENDER)
DEFENDER_MAY_HAVE_IT_WITHDRAWN = _may_withdraw(EITHER_DEFENDER)

# --- a penalty card that may be demanded


MAY_REQUIRE_PENALTY_CARD = does(
    lambda table, matter: (
        f"declarer may require {card_text(matter.card or 0)} to be played; any defender's card exposed in the process "
        "becomes a penalty card"
    ),
)

# --- a wrong hand led from


def _suit_from_other_hand(table: Table, matter: Matter) -> Table:
    assert matter.law is not None and matter.card is not None
    hand = matter.before.turn
    return impose(table, Duty(LEAD_SUIT, hand, matter.number, matter.law, suit=suit_of(matter.card)))


TAKEN_BACK = does(
    lambda table, matter: f"{card_text(matter.card)} goes back" if matter.card is not None else "the card goes back",
    take_back,
)
SAME_SUIT_FROM_RIGHT_HAND = does(
    lambda table, matter: (
        f"{SUIT_NAMES[suit_of(matter.card)]} must be led from {seat_text(matter.before.turn)} if that hand has any"
        if matter.card is not None and matter.before is not None
        else "a card of the same suit must be led from the right hand if it has any"
    ),
    _suit_from_other_hand,
)
