"""Facts of the play at whist: false leads, plays out of turn, cards seen, winners led."""

from referee.core.cards import Card
from referee.core.fact import NO, YES, Answer, Fact, fact
from referee.core.limits import RAISING, put_right
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.tricks.facts.calling import demanded_back, leads_instead
from referee.mechanics.tricks.facts.play import takes_back
from referee.mechanics.tricks.moves.tricks import has_played
from referee.mechanics.tricks.state import Tricks, order_here, suit_here
from referee.mechanics.windows import NEXT_TRICK_LED

# --- false leads

TAKEN_BACK, ALL_PLAYED = Answer("taken-back", "it was taken back"), Answer("all-played", "all have played to it")


def _false_lead(table: Table, matter: Matter, act: Act) -> str | None:
    tricks = table.part(Tricks)
    if tricks is None or matter.seat is None:
        return None
    if tricks.number > matter.count:
        return ALL_PLAYED
    if takes_back(act, matter) or act.verb in RAISING or act.verb in ("forbids", "lets"):
        return TAKEN_BACK
    if act.verb == "play" and act.seat is not None:
        if act.seat == tricks.turn:
            return ALL_PLAYED if len(tricks.cards) == table.seats - tricks.idle.bit_count() - 1 else None
        if leads_instead(table, matter, act):
            return TAKEN_BACK
    return None


FALSE_LEAD = Fact("false-lead", "What became of the false lead?", _false_lead, (TAKEN_BACK, ALL_PLAYED), later=True)


@fact("others-played", "Had others played to the false lead?", later=True)
def OTHERS_PLAYED(table: Table, matter: Matter, act: Act) -> str | None:
    tricks = table.part(Tricks)
    if tricks is not None and len(tricks.cards) > len(matter.was(Tricks).cards) + 1:
        return YES
    return None if _false_lead(table, matter, act) is None else NO


# --- plays out of turn

THIRD_BEFORE_SECOND = Answer("third-before-second", "third hand, before the second")

FOURTH_BEFORE_SECOND = Answer("fourth-before-second", "fourth hand, before the second and the third")

FOURTH_AFTER_THIRD = Answer("fourth-after-third", "fourth hand, before the second and after the third")

FOURTH_BEFORE_THIRD = Answer("fourth-before-third", "fourth hand, before the third")


@fact(
    "position",
    "Who played before his turn?",
    (THIRD_BEFORE_SECOND, FOURTH_BEFORE_SECOND, FOURTH_AFTER_THIRD, FOURTH_BEFORE_THIRD),
)
def POSITION(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None or matter.before is None:
        return None
    tricks = matter.was(Tricks)
    if not tricks.cards:
        return None
    second, third, fourth, _ = table.from_left_of(tricks.cards[0][0])
    if matter.seat == third:
        return THIRD_BEFORE_SECOND
    if matter.seat != fourth:
        return None
    if has_played(tricks, second):
        return FOURTH_BEFORE_THIRD
    return FOURTH_AFTER_THIRD if has_played(tricks, third) else FOURTH_BEFORE_SECOND


DEMANDED_BACK = put_right(before=NEXT_TRICK_LED, how=demanded_back(), name="demanded-back")


# --- cards that were seen

ON_THE_TABLE, BY_PARTNER, A_WHOLE_HAND = (
    Answer("on-the-table", "on the table, or for everybody to see"),
    Answer("by-partner", "held so that the partner could see it"),
    Answer("whole-hand", "a hand lowered or shown, so that the partner could see several of its cards"),
)


@fact("how-seen", "How could the card be seen?", (ON_THE_TABLE, BY_PARTNER, A_WHOLE_HAND))
def HOW_SEEN(table: Table, matter: Matter, act: Act) -> str | None:
    if act.how == "hand" or (len(matter.cards) > 1 and act.other is not None):
        return A_WHOLE_HAND
    return BY_PARTNER if act.other is not None else ON_THE_TABLE


# --- a winning card led, and others after it


def _suit(table: Table, led: Card) -> list[Card]:
    pack = table.pack_used
    suit = suit_here(table, led)
    return [card for card, counts_to in enumerate(order_here(table).suit) if counts_to == suit and pack.cards >> card & 1]


def _is_accounted_for(table: Table, card: Card, others: tuple[int, int]) -> bool:
    """Whether the card is known to be in no hand of these players."""
    assert table.part(Tricks) is not None
    gone = any(card == each for trick in (*table[Tricks].past, table[Tricks].cards) for _, each in trick)
    holder = table.holder(card)
    return gone or (holder is not None and holder not in others)


@fact("led-winner", "Had he led a card better than any of the suit that his adversaries held, and his partner not yet played?")
def LED_WINNER(table: Table, matter: Matter, act: Act) -> str | None:
    """Whether the first card was the leader's, and better than any that an adversary could play of its suit."""
    tricks, seat = table.part(Tricks), matter.seat
    if tricks is None or seat is None or not tricks.cards:
        return None
    leader, led = tricks.cards[0]
    if leader != seat or has_played(tricks, table.partner(seat)):
        return NO
    if act.verb == "requires" and act.how == "play" and act.other == seat:
        return NO  # he is told which of the cards is played, as nobody is who has led winners
    higher = [card for card in _suit(table, led) if order_here(table).power[card] > order_here(table).power[led]]
    others = (table.left(seat), table.right(seat))
    if any(card == each for card in higher for player, each in tricks.cards if player in others):
        return NO
    answers = [
        table.holds(other, 1 << card) for other in others for card in higher if not _is_accounted_for(table, card, others)
    ]
    return NO if True in answers else None if None in answers else YES
