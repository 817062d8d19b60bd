"""What a ruling obliges a player to in the play: suits to lead or not to lead, penalty cards, one play prescribed."""

from collections.abc import Callable

from referee.core.cards import SUIT_NAMES, Card, Hand, card_text, cards_of
from referee.core.record import Act, Seat
from referee.core.sanctions import Duty, DutyKind, End, penalty_cards, ruling
from referee.core.table import Table
from referee.mechanics.declarer.contract import Contract, is_defender
from referee.mechanics.rulings.expects.against_a_ruling import (
    CALLED_CARD_NOT_PLAYED,
    LEAD_AGAINST_RULING,
    PENALTY_CARD_NOT_PLAYED,
    PLAY_AGAINST_RULING,
)
from referee.mechanics.tricks.moves.tricks import owed, winner_of
from referee.mechanics.tricks.state import Tricks, order_here, suit_here

# --- duties of a leader


def plays_card(table: Table, duty: Duty, act: Act) -> bool:
    """Whether the player who is bound plays a card, or puts one in the place of another."""
    return act.verb in ("play", "substitutes") and act.seat == duty.seat and bool(act.cards)


HIS_NEXT_CARD = End("his next card", plays_card)


def _leads(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "play" and act.seat == duty.seat and table.part(Tricks) is not None and not table[Tricks].cards


def what_he_played(table: Table, duty: Duty, act: Act) -> str:
    """The play in words."""
    return (
        f"{table.name(act.seat)} {'led' if table.part(Tricks) and not table[Tricks].cards else 'played'} {card_text(act.card)}"
    )


def _suit(duty: Duty) -> int:
    assert duty.suit is not None
    return duty.suit


def card_of(duty: Duty) -> Card:
    """The card that the duty is about."""
    assert duty.card is not None
    return duty.card


def _can_lead(table: Table, duty: Duty) -> bool:
    """Whether the hand is known to hold the suit; a player who cannot comply may play anything (usp56 876-878)."""
    return bool(table.hands[duty.seat] & order_here(table).of_suit[_suit(duty)])


def _holds_another(table: Table, duty: Duty) -> bool:
    return bool(table.hands[duty.seat] & ~order_here(table).of_suit[_suit(duty)])


LEAD_SUIT = DutyKind(
    "lead suit",
    lambda table, duty: f"{table.name(duty.seat)} must lead {SUIT_NAMES[_suit(duty)]}",
    _leads,
    lambda table, duty, act: suit_here(table, act.card) == duty.suit or not _can_lead(table, duty),
    what_he_played,
    End("his next lead", _leads),
    LEAD_AGAINST_RULING,
)
NOT_LEAD_SUIT = DutyKind(
    "not lead suit",
    lambda table, duty: f"{table.name(duty.seat)} may not lead {SUIT_NAMES[_suit(duty)]} while he keeps the lead",
    _leads,
    lambda table, duty, act: suit_here(table, act.card) != duty.suit or not _holds_another(table, duty),
    what_he_played,
    End("the lead of another, once he has led", lambda table, duty, act: _lead_passes(table, duty, act)),
    LEAD_AGAINST_RULING,
)


def _lead_passes(table: Table, duty: Duty, act: Act) -> bool:
    """Whether another leads after him."""
    leads = act.verb == "play" and act.seat != duty.seat and not (table.part(Tricks) and table[Tricks].cards)
    return leads and _has_led(table, duty)


def _has_led(table: Table, duty: Duty) -> bool:
    """Whether the player has had the lead since the offence for which he is bound."""
    offence = ruling(table, duty.matter)
    if table.part(Tricks) is None or offence is None:
        return False
    since = max(0, offence.count - 1 - sum(table[Tricks].earlier))
    return any(trick[0][0] == duty.seat for trick in table[Tricks].past[since:])


# --- penalty cards


def may_be_played(table: Table, seat: Seat, card: int, played: int | None = None) -> bool:
    """Whether a penalty card can legally be played now: the hand is to lead, or the card follows suit, or the hand is void.

    A hand that is not wholly told counts as void when the card it plays now does not follow suit.
    """
    tricks = table.part(Tricks)
    if tricks is None or not table.hands[seat] >> card & 1:
        return False
    led = tricks.led
    if led is not None and suit_here(table, card) != led:
        follows = table.holds(seat, order_here(table).of_suit[led])
        if follows or (follows is None and (played is None or suit_here(table, played) == led)):
            return False
    play = Act("play", seat, cards=(card,))
    others = [duty for duty in table.duties if duty.seat == seat and duty.kind in BEFORE_PENALTY_CARDS]
    return all(duty.kind.kept(table, duty, play) for duty in others if duty.kind.binds(table, duty, play))


def _penalty_card_binds(table: Table, duty: Duty, act: Act) -> bool:
    if act.verb != "play" or act.seat != duty.seat or (table.part(Contract) is not None and not is_defender(table, duty.seat)):
        return False
    playable = [card for card in penalty_cards(table, duty.seat) if may_be_played(table, duty.seat, card, act.card)]
    return bool(playable) and duty.card == playable[0]  # of several that could be played, one answers for all


def _lies(table: Table, duty: Duty) -> str:
    """Games without a contract have no penalty cards, only cards that lie face up."""
    whose = f"{table.name(duty.seat)}'s"
    return f"is {whose} penalty card" if table.part(Contract) else f"is {whose} card that lies face up"


def _plays_it(act: Act, duty: Duty) -> bool:
    return act.verb == "play" and act.seat == duty.seat and duty.card in act.cards


PENALTY_CARD = DutyKind(
    "penalty card",
    lambda table, duty: f"{card_text(card_of(duty))} {_lies(table, duty)} and must be played when it legally can",
    _penalty_card_binds,
    lambda table, duty, act: act.card in penalty_cards(table, duty.seat),
    what_he_played,
    End("the play of that card", lambda table, duty, act: _plays_it(act, duty)),
    PENALTY_CARD_NOT_PLAYED,
    lies_face_up=True,
)


# --- one play prescribed


def _must_follow(table: Table, duty: Duty) -> int:
    """What the hand holds of the suit led, as bits."""
    led = table[Tricks].led if table.part(Tricks) else None
    return 0 if led is None else table.hands[duty.seat] & order_here(table).of_suit[led]


def one_play(name: str, words: Callable[[Table, Duty], str], kept: Callable[[Table, Duty, Act], bool]) -> DutyKind:
    """A duty for the next card that the player plays."""
    return DutyKind(name, words, plays_card, kept, what_he_played, HIS_NEXT_CARD, PLAY_AGAINST_RULING, lets_change_card=True)


PLAY_HIGHEST = one_play(
    "play highest",
    lambda table, duty: f"{table.name(duty.seat)} must play his highest card of the suit led",
    lambda table, duty, act: not (held := _must_follow(table, duty)) or act.card == order_here(table).best(held),
)
PLAY_LOWEST = one_play(
    "play lowest",
    lambda table, duty: f"{table.name(duty.seat)} must play his lowest card of the suit led",
    lambda table, duty, act: not (held := _must_follow(table, duty)) or act.card == order_here(table).worst(held),
)
PLAY_SUIT = one_play(
    "play suit",
    lambda table, duty: f"{table.name(duty.seat)} must play a card of {SUIT_NAMES[_suit(duty)]}",
    lambda table, duty, act: (
        bool(_must_follow(table, duty)) or suit_here(table, act.card) == duty.suit or not _can_lead(table, duty)
    ),
)
PLAY_CARD = one_play(
    "play card",
    lambda table, duty: f"{table.name(duty.seat)} must play {card_text(card_of(duty))}",
    lambda table, duty, act: act.card == duty.card or not may_be_played(table, duty.seat, card_of(duty)),
)
NOT_PLAY_CARD = one_play(
    "not play card",
    lambda table, duty: f"{table.name(duty.seat)} may not play {card_text(card_of(duty))}",
    lambda table, duty, act: (
        act.card != duty.card and (suit_here(table, act.card) != duty.suit or bool(_must_follow(table, duty)))  # usp56 786
    ),
)

#: what a player has to comply with before he plays a penalty card (usp56 858)
BEFORE_PENALTY_CARDS = (LEAD_SUIT, NOT_LEAD_SUIT, PLAY_HIGHEST, PLAY_LOWEST, PLAY_SUIT, NOT_PLAY_CARD)

# --- what a player is called upon to do, as far as he can without revoking

PLAY_CALLED_CARD = DutyKind(
    "play called card",
    lambda table, duty: f"{table.name(duty.seat)} must play {card_text(card_of(duty))}",
    plays_card,
    lambda table, duty, act: act.card == duty.card or not may_be_played(table, duty.seat, card_of(duty), act.card),
    what_he_played,
    HIS_NEXT_CARD,
    CALLED_CARD_NOT_PLAYED,
    lets_change_card=True,
)


def free_choice(table: Table, duty: Duty, act: Act) -> Hand:
    """The cards among which the player can choose without revoking, the one he plays among them."""
    hand = table.hands[duty.seat] | 1 << act.card
    must = owed(table, duty.seat, table[Tricks].cards) if table.part(Tricks) else 0
    return must or hand


def _trumps(table: Table) -> Hand:
    trump = order_here(table).trump
    return 0 if trump is None else order_here(table).of_suit[trump]


TRUMP_IT = one_play(
    "trump",
    lambda table, duty: f"{table.name(duty.seat)} must trump if he has none of the suit led",
    lambda table, duty, act: bool(_trumps(table) >> act.card & 1) or not free_choice(table, duty, act) & _trumps(table),
)

NOT_TRUMP_IT = one_play(
    "not trump",
    lambda table, duty: f"{table.name(duty.seat)} may not trump",
    lambda table, duty, act: not _trumps(table) >> act.card & 1 or not free_choice(table, duty, act) & ~_trumps(table),
)


def _wins(table: Table, duty: Duty, card: Card) -> bool:
    """Whether the card is the best of the trick so far."""
    assert table.part(Tricks) is not None
    return winner_of((*table[Tricks].cards, (duty.seat, card)), order_here(table)) == duty.seat


WIN_IT = one_play(
    "win",
    lambda table, duty: f"{table.name(duty.seat)} must win the trick if he can",
    lambda table, duty, act: (
        _wins(table, duty, act.card) or not any(_wins(table, duty, card) for card in cards_of(free_choice(table, duty, act)))
    ),
)

LOSE_IT = one_play(
    "lose",
    lambda table, duty: f"{table.name(duty.seat)} must lose the trick if he can",
    lambda table, duty, act: (
        not _wins(table, duty, act.card) or all(_wins(table, duty, card) for card in cards_of(free_choice(table, duty, act)))
    ),
)
