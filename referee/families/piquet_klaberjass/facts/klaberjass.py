"""Facts about klaberjass: which duty was not kept, what the non-dealer chose, until when it can be said."""

from referee.core.fact import Answer, fact
from referee.core.limits import as_told, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import Window
from referee.mechanics.deal.expects.dealing import FACED_IN_DEALING
from referee.mechanics.deal.moves import cards_played, miscounts
from referee.mechanics.rulings.facts import Chooses, choice
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import SPEAKING, Bidding
from referee.mechanics.windows import SCORE_AGREED

FOLLOW, TRUMP, BEAT = (
    Answer("follow", "to follow suit"),
    Answer("trump", "to trump, having nothing of the suit"),
    Answer("beat", "to beat a trump that was led"),
)


@fact("what-he-owed", "What did he owe and not do?", (FOLLOW, TRUMP, BEAT))
def DUTY_NOT_KEPT(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.suit is None or matter.card is None or matter.had(Tricks) is None:
        return None
    order = matter.was(Tricks).order
    if order.suit[matter.card] == matter.suit:
        return BEAT
    owed = [] if matter.due is None else list(getattr(matter.due, "cards", ()))
    return FOLLOW if not owed or any(order.suit[card] == matter.suit for card in owed) else TRUMP


FOUND_IN_TIME = raised(before=SCORE_AGREED)

# --- the deal

DEALERS_CARD, OTHERWISE = (
    Answer("dealers", "a card of the dealer's was exposed in dealing"),
    Answer("otherwise", "a card of the non-dealer's, one in the pack, or a wrong number"),
)


@fact("whose-card-exposed", "What was wrong?", (DEALERS_CARD, OTHERWISE))
def WHOSE_CARD_EXPOSED(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.breach != FACED_IN_DEALING:
        return OTHERWISE
    holder = None if matter.card is None else table.holder(matter.card)
    return None if holder is None else DEALERS_CARD if holder == table.dealer else OTHERWISE


REDEAL, CORRECTION = Answer("redeal", "a new deal"), Answer("correction", "a correction")


def _demands(how: str) -> Chooses:
    return lambda table, matter, act: act.verb == "demands" and act.how == how and act.seat == table.eldest


REDEAL_OR_CORRECTION = choice(
    "redeal-or-correction",
    "What does the non-dealer choose?",
    {REDEAL: _demands("redeal"), CORRECTION: _demands("correction")},
    ends=True,
)

OWN_FIRST_PLAY = Window(
    "his first card to a trick",
    lambda table, matter, act: act.verb == "play" and act.seat == matter.seat,
    as_told(lambda table, matter: matter.seat is not None and cards_played(table, matter.seat) > 0),
)
BIDDING_BEGUN = Window(
    "the bidding",
    lambda table, matter, act: act.verb in (*SPEAKING, "schmeiss", "play"),
    as_told(lambda table, matter: table.part(Bidding) is not None or has_begun(table)),
    no_later_than=(OWN_FIRST_PLAY,),
)
FOUND_BEFORE_BIDDING = raised(before=BIDDING_BEGUN)
FOUND_BEFORE_PLAYING = raised(before=OWN_FIRST_PLAY)

TOO_LONG, TOO_SHORT = Answer("long", "it is too long"), Answer("short", "it is too short")


@fact("long-or-short", "Is the hand too long or too short?", (TOO_LONG, TOO_SHORT))
def LONG_OR_SHORT(table: Table, matter: Matter, act: Act) -> str | None:
    number = 0 if matter.seat is None else miscounts(table, act).get(matter.seat, 0)
    return TOO_LONG if number > 0 else TOO_SHORT if number < 0 else None
