"""Facts about the draw, the shuffle, the cut and the deal."""

from referee.core.fact import NO, YES, Answer, Fact, fact, of
from referee.core.limits import demanded, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import NOT_YET, TOO_LATE, Limit, Role, Window
from referee.mechanics.deal.moves import cards_played, has_looked, miscounts, size_of_hands
from referee.mechanics.roles import ANY_PLAYER, ANY_PLAYER_WHO_HAS_NOT_LOOKED, OTHERS_THAN_DEALER
from referee.mechanics.windows import (
    CARD_TURNED_UP,
    CARDS_MIXED,
    FIRST_CARD_DEALT,
    LAST_CARD_DEALT,
    OPENING_LEAD,
    PLAYING,
    SPEAKING,
)

# --- what is done wrong

BELOW_TABLE = Answer("below-table", "it was done below the table, or so that a face could be seen")
AFTER_CUT = Answer("after-cut", "the dealer did it after the cut")
SHUFFLE_FAULT = of("shuffle-fault", BELOW_TABLE, AFTER_CUT, question="What was wrong with the shuffle?")

BY_ANOTHER, CUT_TWICE = Answer("by-another", "another player cut"), Answer("twice", "the pack was cut a second time")
CUT_FAULT = of("cut-fault", BY_ANOTHER, CUT_TWICE, question="What was wrong with the cut?")

ORDER = Answer("order", "the order or the rounds")
TWO_AT_ONCE = Answer("two-at-once", "two cards were dealt at once")
LAST_CARD = Answer("last-card", "the last card did not come to the dealer")
WIDOW = Answer("widow", "the widow was laid out at another moment")
DEAL_FAULT = of("deal-fault", ORDER, TWO_AT_ONCE, LAST_CARD, WIDOW, question="What was wrong with the deal?")

MORE_HANDS = Answer("more", "more than there are players")
FEWER_HANDS = Answer("fewer", "fewer, so that somebody was left out")
HANDS_DEALT = of("hands-dealt", MORE_HANDS, FEWER_HANDS, question="How many hands were dealt?")

# --- demands in time

NEW_DEAL_DEMANDED = demanded("redeal", before=LAST_CARD_DEALT, by=ANY_PLAYER_WHO_HAS_NOT_LOOKED, name="new-deal-demanded")
REDEAL_DEMANDED = demanded("redeal", before=LAST_CARD_DEALT, by=ANY_PLAYER, name="redeal-demanded")
STOPPED_BEFORE_TURN_UP = demanded("redeal", before=CARD_TURNED_UP, by=ANY_PLAYER, name="stopped-before-turn-up")
MISDEAL_CALLED = demanded("redeal", before=CARDS_MIXED, by=ANY_PLAYER, name="misdeal-called")


#: the player who does not deal, where two play
NEW_DEAL_CALLED_BY_OTHER = demanded("redeal", before=OPENING_LEAD, by=OTHERS_THAN_DEALER, name="new-deal-called-by-other")

# --- called for, or put right with everybody's leave

_GOING_ON = (*SPEAKING, *PLAYING, "asks", "draws", "melds", "mixes")
#: they go on with the deal, and so ignore what they have seen
GONE_ON = Window("the next bid or play", lambda table, matter, act: act.verb in _GOING_ON)
PUT_RIGHT = Answer("put-right", "the dealer put it right, and all the others agreed")


def _called_or_put_right(*, before: Window, by: Role) -> Limit:
    """Whether a new deal is called for; who does not call for one agrees by saying so, and the dealer needs all the others."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        if act.verb != "accepts":
            return demanded("redeal", "misdeal", before=before, by=by).read(table, matter, act)
        agreed = {each.seat for each in (*table.acts_of("accepts"), act)}
        return PUT_RIGHT if agreed.issuperset(OTHERS_THAN_DEALER.seats(table, matter)) else None

    return Limit(
        name="misdeal-called-for",
        question="Did anybody call for a new deal before they bid or played on, or was it put right?",
        read=read, answers=(YES, NOT_YET, PUT_RIGHT, TOO_LATE), later=True, what="redeal demanded", before=before, by=by,
        kept=(YES, NOT_YET),
    )  # fmt: skip


MISDEAL_CALLED_FOR = _called_or_put_right(before=GONE_ON, by=ANY_PLAYER)


# --- raised in time

DEMANDED_BEFORE_DEALING = raised(before=FIRST_CARD_DEALT, name="demanded-before-dealing")
RAISED_IN_DEALING = raised(before=LAST_CARD_DEALT)
RAISED_BEFORE_MIXING = raised(before=CARDS_MIXED)

# --- who deals, and who exposed a card

DEALERS_SIDE, AN_ADVERSARY = (
    Answer("dealers-side", "the dealer or his partner"),
    Answer("adversary", "an adversary of the dealer"),
)


def side_of_deal(table: Table, matter: Matter, act: Act) -> str | None:
    """Whether the offender is of the side that deals."""
    if matter.seat is None:
        return None
    return DEALERS_SIDE if table.side_of(matter.seat) == table.side_of(table.dealer) else AN_ADVERSARY


@fact("exposed-by", "Who exposed the card?", (DEALERS_SIDE, AN_ADVERSARY))
def EXPOSED_BY(table: Table, matter: Matter, act: Act) -> str | None:
    """A card that falls face up as it is dealt is the dealer's doing."""
    return DEALERS_SIDE if matter.seat is None else side_of_deal(table, matter, act)


# --- hands and packs


@fact("hand-seen", "Had the player looked at his hand?")
def HAND_SEEN(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if has_looked(table, matter.seat) else NO


@fact("partnership", "Do partners play together?")
def PARTNERSHIP(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if table.sides < table.seats else NO


FROM_THE_DEAL, FROM_THE_PLAY = (
    Answer("from-the-deal", "the pack or the deal"),
    Answer("from-the-play", "no card played to a trick"),
)


@fact("why-too-many", "What left him with a card too many?", (FROM_THE_DEAL, FROM_THE_PLAY))
def WHY_TOO_MANY(table: Table, matter: Matter, act: Act) -> str | None:
    assert matter.seat is not None
    if act.verb == "deals":
        return FROM_THE_DEAL
    size, played = size_of_hands(table), cards_played(table, matter.seat)
    return FROM_THE_PLAY if played + matter.count == size else FROM_THE_DEAL


ELSEWHERE, IN_ANOTHER_HAND, IN_A_TRICK, NOWHERE = (
    Answer("elsewhere", "outside the deal: on the floor, in the other pack"),
    Answer("in-another-hand", "in another hand"),
    Answer("in-a-trick", "in a trick"),
    "nowhere",
)
_PLACES = {
    "floor": ELSEWHERE, "pack": ELSEWHERE, "left": ELSEWHERE, "hand": IN_ANOTHER_HAND, "trick": IN_A_TRICK, "nowhere": NOWHERE,
}  # fmt: skip


@fact("where-found", "Where was the missing card found?", (ELSEWHERE, IN_ANOTHER_HAND, IN_A_TRICK, NOWHERE))
def WHERE_FOUND(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "finds":
        return _PLACES.get(act.how)
    own_play = matter.seat in miscounts(table, act) and matter.seat not in miscounts(table, act, by_the_deal=True)
    if own_play:
        return IN_A_TRICK
    return IN_ANOTHER_HAND if any(number > 0 for number in miscounts(table, act, by_the_deal=True).values()) else None


# --- the pack

IS_FOREIGN, IS_LACKING, OTHERWISE = (
    Answer("is-foreign", "a card of the other pack is in it"),
    Answer("is-lacking", "a card is missing"),
    Answer("something-else", "something else"),
)

_FAULTS = {"foreign": IS_FOREIGN, "lacks": IS_LACKING}

PACK_FAULT = Fact(
    "pack-fault",
    "What is wrong with the pack?",
    lambda table, matter, act: _FAULTS.get(act.verb, OTHERWISE),
    (IS_FOREIGN, IS_LACKING, OTHERWISE),
)
