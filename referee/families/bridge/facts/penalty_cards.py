"""Facts about cards of the defenders that can be seen: which kind of penalty card they become, and what is asked because of it."""

from referee.core.cards import TEN, rank_of
from referee.core.fact import NO, YES, Answer, fact
from referee.core.limits import raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import penalty_cards
from referee.core.table import OVER, Table
from referee.core.window import Window
from referee.families.bridge.binds import MINOR_PENALTY_CARD
from referee.mechanics.declarer.contract import declarer_of, dummy_of, is_defender
from referee.mechanics.tricks.state import Tricks, order_here, suit_here
from referee.mechanics.windows import EACH_SIDE_PLAYED_ON

ONE_SMALL, ONE_HONOR, MORE_CARDS = (
    Answer("one-small", "one card below the ten, and no other of his lies there"),
    Answer("one-honor", "one honor, and no other card of his lies there"),
    Answer("more-cards", "two or more, those included that lay there already"),
)


@fact("cards-shown", "What could be seen of his cards?", (ONE_SMALL, ONE_HONOR, MORE_CARDS))
def CARDS_SHOWN(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None or (not matter.cards and act.how != "hand"):
        return None
    if act.how == "hand" or len(matter.cards) > 1 or penalty_cards(table, matter.seat):
        return MORE_CARDS
    return ONE_HONOR if rank_of(matter.cards[0]) >= TEN else ONE_SMALL


@fact("partner-could-see", "Could his partner have seen the face of the card?")
def PARTNER_COULD_SEE(table: Table, matter: Matter, act: Act) -> str | None:
    """A card that a log shows to somebody in particular was shown to him alone."""
    if act.verb not in ("exposes", "play") or matter.seat is None:
        return None
    return YES if act.other in (None, table.partner(matter.seat)) else NO


# --- a lead while the leader's partner has penalty cards

MAJOR, MINOR = Answer("major", "major"), Answer("minor", "minor")


@fact("kind-of-penalty-card", "Is the penalty card of the leader's partner major or minor?", (MAJOR, MINOR))
def KIND_OF_PENALTY_CARD(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.other is None:
        return None
    kinds = [duty.kind for duty in table.duties if duty.seat == table.partner(matter.other) and duty.kind.lies_face_up]
    return MINOR if MINOR_PENALTY_CARD in kinds else MAJOR if kinds else None


ONE_CARD, ONE_SUIT, SEVERAL_SUITS = (
    Answer("one-card", "one"),
    Answer("one-suit", "two or more, all of one suit"),
    Answer("several-suits", "two or more of several suits"),
)


@fact("cards-lying-there", "How many penalty cards has the leader's partner?", (ONE_CARD, ONE_SUIT, SEVERAL_SUITS))
def CARDS_LYING_THERE(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.other is None:
        return None
    cards = penalty_cards(table, table.partner(matter.other))
    if len(cards) < 2:
        return ONE_CARD
    return ONE_SUIT if len({suit_here(table, card) for card in cards}) == 1 else SEVERAL_SUITS


REQUIRED, FORBIDDEN = Answer("required", "requires a lead of its suit"), Answer("forbidden", "forbids a lead of its suit")


@fact("lead-asked", "What does declarer ask of the leader?", (REQUIRED, FORBIDDEN))
def LEAD_ASKED(table: Table, matter: Matter, act: Act) -> str | None:
    return {"requires": REQUIRED, "forbids": FORBIDDEN}.get(act.verb)


# --- a penalty card that was not played

PLAYED_ON = Answer("played-on", "he has played from his hand or dummy since")
ACCEPTED_BY_HIM = Answer("accepts", "he accepts the card that was played")
REQUIRES_IT = Answer("requires", "he requires the penalty card instead")


@fact("declarer-then", "What did declarer do about it?", (PLAYED_ON, ACCEPTED_BY_HIM, REQUIRES_IT), later=True)
def DECLARER_THEN(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "requires" and act.other == matter.seat and matter.card is not None and matter.card in act.cards:
        return REQUIRES_IT
    if act.verb == "accepts" and act.seat == declarer_of(table):
        return ACCEPTED_BY_HIM
    plays = act.verb == "play" and act.seat in (declarer_of(table), dummy_of(table))
    return PLAYED_ON if plays or (act.verb == "end" and table.phase == OVER) else None


# --- plays out of turn, cards too many and too few


@fact("legal-to-the-trick", "Could he legally play that card to the trick?")
def LEGAL_TO_THE_TRICK(table: Table, matter: Matter, act: Act) -> str | None:
    tricks = table.part(Tricks)
    if tricks is None or not tricks.cards or matter.seat is None or matter.card is None:
        return None
    led = tricks.order.suit[tricks.cards[0][1]]
    if suit_here(table, matter.card) == led:
        return YES
    holds = table.holds(matter.seat, order_here(table).of_suit[led])
    return None if holds is None else NO if holds else YES


@fact("dummy-acted", "Had dummy, without being told to, played or suggested a card?")
def DUMMY_ACTED(table: Table, matter: Matter, act: Act) -> str | None:
    for note in reversed(table.acts):
        if note.seat == dummy_of(table) and note.verb in ("suggests", "discloses", "places"):
            return YES
        if note.verb == "play":
            break
    return NO


def _each_side_has_played_on(table: Table, matter: Matter) -> bool:
    tricks = table.part(Tricks)
    if tricks is None or tricks.number <= matter.count:
        return False
    sides = {table.side_of(seat) for seat, _ in tricks.cards}
    return tricks.number > matter.count + 1 or len(sides) > 1


BOTH_PLAYED_ON = Window(
    "a play by each side to the next trick",
    EACH_SIDE_PLAYED_ON.closes,
    lambda table, matter: _each_side_has_played_on(table, matter),
)
BEFORE_PLAYED_ON = raised(before=BOTH_PLAYED_ON, name="raised-before-each-side-played-on")


ONE_BY_ONE, ONE_FACE, SEVERAL_FACES = (
    Answer("one-by-one", "one after the other"),
    Answer("one-face", "together, and the face of one could be seen"),
    Answer("several-faces", "together, and the faces of two or more could be seen"),
)


@fact("cards-came", "How did his cards come to the trick?", (ONE_BY_ONE, ONE_FACE, SEVERAL_FACES))
def CARDS_CAME(table: Table, matter: Matter, act: Act) -> str | None:
    return {"together": SEVERAL_FACES, "unseen": ONE_FACE}.get(act.how, ONE_BY_ONE)


@fact("can-follow", "Has he still a card of the suit that was led to that trick?")
def CAN_FOLLOW(table: Table, matter: Matter, act: Act) -> str | None:
    tricks = table.part(Tricks)
    if tricks is None or matter.seat is None:
        return None
    place = matter.count - 1 - sum(tricks.earlier)
    trick = tricks.past[place] if 0 <= place < len(tricks.past) else tricks.cards
    if not trick:
        return None
    held = table.holds(matter.seat, order_here(table).of_suit[suit_here(table, trick[0][1])])
    return None if held is None else YES if held else NO


# --- what dummy says

WARNS, ASKS_DECLARER, ASKS_DEFENDER, SPEAKS_UP, AFTER_PLAY = (
    Answer("warns", "he warned somebody before anything was wrong"),
    Answer("asks-declarer", "he asked declarer whether he had none of the suit"),
    Answer("asks-defender", "he asked a defender whether he had none of the suit"),
    Answer("draws-attention", "he drew attention to an irregularity during the play"),
    Answer("after-play", "he drew attention to an irregularity when the play was over"),
)


@fact("what-dummy-said", "What did dummy do?", (WARNS, ASKS_DECLARER, ASKS_DEFENDER, SPEAKS_UP, AFTER_PLAY))
def WHAT_DUMMY_SAID(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "attention":
        return AFTER_PLAY if table.phase == OVER else SPEAKS_UP
    if act.verb == "asks":
        return ASKS_DEFENDER if act.other is not None and is_defender(table, act.other) else ASKS_DECLARER
    return WARNS if act.verb == "warns" else None


@fact("another-spoke-first", "Had another player drawn attention to something before?")
def ANOTHER_SPOKE_FIRST(table: Table, matter: Matter, act: Act) -> str | None:
    spoke = (note for note in table.acts if note.verb == "attention" and note.seat != matter.seat)
    return YES if any(spoke) else NO
