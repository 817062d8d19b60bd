"""Facts about piquet: what was drawn and put back, declarations owned up to, hands found wrong."""

from referee.core.fact import NO, YES, Answer, fact, of
from referee.core.limits import as_told, demanded, put_right
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import Window
from referee.families.piquet_klaberjass.moves.declaring import best_in, declared_of
from referee.mechanics.deal.moves import miscounts
from referee.mechanics.roles import ELDEST_HAND
from referee.mechanics.tricks.moves.tricks import has_begun

# --- the exchange

OVER_FIVE, WITHIN_FIVE, BY_DEALER = (
    Answer("over-five", "the non-dealer, and more than five"),
    Answer("within-five", "the non-dealer, and five at the most"),
    Answer("by-dealer", "the dealer"),
)
WHO_DREW = of("who-drew", OVER_FIVE, WITHIN_FIVE, BY_DEALER, question="Who drew too many cards?")


def _sees_drawn(table: Table, matter: Matter, act: Act) -> bool:
    """Whether he looks at what he drew, or the game goes on, so that nobody knows any more in which order the cards lay."""
    looks = act.verb == "looks" and act.seat == matter.seat and act.how == "hand"
    return looks or act.verb in ("discards", "draws", "declares", "play", "shuffles")


DRAWN_SEEN = Window("his look at them, or the loss of their order", _sees_drawn)


def puts_back(table: Table, matter: Matter, act: Act) -> bool:
    """He puts the excess back."""
    return act.verb == "restores" and act.seat == matter.seat


EXCESS_PUT_BACK = put_right(before=DRAWN_SEEN, how=puts_back, name="excess-put-back-unseen")

# --- declarations

OWN_FIRST_CARD = Window("his first card", lambda table, matter, act: act.verb == "play" and act.seat == matter.seat)


def owns_up(table: Table, matter: Matter, act: Act) -> bool:
    """He takes back what he declared."""
    return act.verb == "retracts" and act.seat == matter.seat


OWNED_UP = put_right(before=OWN_FIRST_CARD, how=owns_up, name="owned-up")


@fact("scored-by-it", "Did he score for what he does not hold?", later=True)
def SCORED_BY_IT(table: Table, matter: Matter, act: Act) -> str | None:
    said = declared_of(table).said
    if act.verb != "end" and not OWN_FIRST_CARD.closes(table, matter, act) and not owns_up(table, matter, act):
        return None
    return YES if matter.count < len(said) and best_in(table, said[matter.count].of) == matter.seat else NO


# --- a wrong number of cards

FIRST_CARD_LED = Window(
    "the opening lead",
    lambda table, matter, act: act.verb == "play",
    as_told(lambda table, matter: has_begun(table)),
)
REDEAL_DEMANDED_BEFORE_LEAD = demanded("redeal", before=FIRST_CARD_LED, by=ELDEST_HAND)


@fact("both-hands-incorrect", "Are both hands wrong?")
def BOTH_HANDS_WRONG(table: Table, matter: Matter, act: Act) -> str | None:
    if len(miscounts(table, act)) == table.seats:
        return YES
    return None if act.verb == "counts" or matter.opened == table.clock else NO
