"""Bridge whist, the laws of dummy (ames 226-228, 549-563, 768-772)."""

from referee.breaches.card_taken_back import CARD_TAKEN_BACK
from referee.breaches.dummys_conduct import (
    DUMMY_FACED_EARLY,
    DUMMY_LOOKS,
    DUMMY_SPEAKS,
    DUMMY_SUGGESTS,
    DUMMY_TAKES_PART,
    FORFEITED_DUMMY_DRAWS_ATTENTION,
    FORFEITED_DUMMY_WARNS,
)
from referee.breaches.remarks import GATHERED_EARLY
from referee.facts.play import (
    A_DEFENDER,
    DECLARERS_SIDE,
    DEFENDERS_CARD,
    DUMMYS_CARD,
    ON_THE_TABLE,
    OWN_CARD,
    WHOSE_CARD,
    WHOSE_SIDE,
)
from referee.law import Law
from referee.remedies.dummy import DUMMYS_CARD_CALLED
from referee.remedies.general import ALLOWED, NOTHING_STATED, silent
from referee.remedies.plays import CARD_STANDS, DEALER_MAY_NOT_PENALIZE, transfer
from referee.roles import EITHER_ADVERSARY
from referee.windows import ANY_TIME, NEXT_TRICK_LED

LAWS = (
    Law(
        "dummy-faced-before-the-lead",
        breach=DUMMY_FACED_EARLY,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="ames 226, 551",
        says="Dummy lays down his hand when the eldest hand has led, and not before.",
    ),
    Law(
        "dummy-takes-part",
        breach=DUMMY_TAKES_PART,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="ames 228, 553",
        says="Once his hand is down dummy takes no part in the play by word or act, beyond the rights that the laws leave him.",
    ),
    Law(
        "rights-of-dummy",
        breach=DUMMY_SPEAKS,
        remedy=ALLOWED,
        kind="allowed",
        cite="ames 553-555",
        says="Dummy may ask the dealer whether he is out of a suit or has played as he was called on to, correct a wrong claim, and say that a trick is not complete.",
    ),
    Law(
        "dummy-calls-attention-to-incident",
        breach=FORFEITED_DUMMY_DRAWS_ATTENTION,
        remedy=DEALER_MAY_NOT_PENALIZE,
        cite="ames 555",
        says="If dummy calls attention to something for which the dealer could exact a penalty, the dealer cannot.",
    ),
    Law(
        "dummy-signals-wrong-hand-lead",
        breach=FORFEITED_DUMMY_WARNS,
        remedy=transfer(1, of_all=True),
        chooser=EITHER_ADVERSARY,
        cite="ames 555, 607-609",
        says="If dummy gives the dealer to understand that he is about to lead from the wrong hand, that is the offence itself and may cost its trick.",
    ),
    Law(
        "dummy-suggests-a-play",
        breach=DUMMY_SUGGESTS,
        until=NEXT_TRICK_LED,
        remedy=DUMMYS_CARD_CALLED,
        chooser=EITHER_ADVERSARY,
        cite="ames 555-559",
        says="If dummy suggests a card of his hand, either adversary may, alone, call on the dealer to play it or not to play it.",
    ),
    Law(
        "dealer-touches-dummy-card",
        breach=CARD_TAKEN_BACK,
        when=[WHOSE_CARD.is_(DUMMYS_CARD)],
        remedy=CARD_STANDS,
        cite="ames 563",
        says="A card of dummy that the dealer names or touches is played, unless he says that he arranges the cards.",
    ),
    Law(
        "dealers-own-card-not-quitted",
        breach=CARD_TAKEN_BACK,
        when=[WHOSE_CARD.is_(OWN_CARD), ON_THE_TABLE.no],
        until=ANY_TIME,
        remedy=ALLOWED,
        kind="allowed",
        proper=True,
        cite="ames 563",
        says="A card of the dealer's own hand is not played until he has let go of it.",
    ),
    Law(
        "dealers-own-card-quitted",
        breach=CARD_TAKEN_BACK,
        when=[WHOSE_CARD.is_(OWN_CARD), ON_THE_TABLE.yes],
        remedy=CARD_STANDS,
        kind="derived",
        cite="ames 563",
        says="A card that the dealer has let go of is played.",
    ),
    Law(
        "adversarys-card-taken-back",
        breach=CARD_TAKEN_BACK,
        when=[WHOSE_CARD.is_(DEFENDERS_CARD)],
        remedy=silent("the card is played and stands"),
        kind="gap",
        cite="ames 563",
        says="The laws say when a card of the dealer or of dummy is played, and not when an adversary's is.",
    ),
    Law(
        "dealer-draws-a-card",
        breach=GATHERED_EARLY,
        when=[WHOSE_SIDE.is_(DECLARERS_SIDE)],
        remedy=ALLOWED,
        kind="allowed",
        proper=True,
        cite="ames 563, 752-754",
        says="The dealer may draw a card from his hand before its turn.",
    ),
    Law(
        "etiquette-premature-lead",
        breach=GATHERED_EARLY,
        when=[WHOSE_SIDE.is_(A_DEFENDER)],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="ames 721-725, 752-754",
        says="No adversary leads before the last trick is turned and quitted, or draws a card before his partner has played; there is no redress but to play with him no more.",
    ),
    Law(
        "etiquette-dummy-looks-or-points",
        breach=DUMMY_LOOKS,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="ames 721-725, 768-772",
        says="Dummy does not look at an adversary's hand, leave his seat to watch his partner, or point to the score or to cards; there is no redress but to play with him no more.",
    ),
)
