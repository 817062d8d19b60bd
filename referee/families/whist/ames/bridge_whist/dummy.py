"""Bridge whist, the laws of dummy (ames 226-228, 549-563, 768-772)."""

from referee.core.law import Law, by
from referee.families import whist
from referee.families.whist.facts.dummy import LIES_ON_TABLE
from referee.mechanics import conduct, declarer, roles, rulings, tricks, windows

LAWS = (
    Law(
        "dummy-faced-before-the-lead",
        breach=declarer.DUMMY_FACED_EARLY,
        remedy=rulings.NOTHING_STATED,
        cite="ames 226, 551",
        says="Dummy lays down his hand when the eldest hand has led, and not before.",
    ),
    Law(
        "dummy-takes-part",
        breach=declarer.DUMMY_TAKES_PART,
        remedy=rulings.NOTHING_STATED,
        cite="ames 228, 553",
        says="Once his hand is down dummy takes no part in the play by word or act, beyond the rights that the laws leave him.",
    ),
    Law(
        "rights-of-dummy",
        on=declarer.DUMMY_SPEAKS,
        remedy=rulings.ALLOWED,
        cite="ames 553-555",
        says="Dummy may ask the dealer whether he is out of a suit or has played as he was called on to, correct a wrong claim, and say that a trick is not complete.",
    ),
    Law(
        "dummy-calls-attention-to-incident",
        breach=declarer.FORFEITED_DUMMY_DRAWS_ATTENTION,
        remedy=whist.DEALER_MAY_NOT_PENALIZE,
        cite="ames 555",
        says="If dummy calls attention to something for which the dealer could exact a penalty, the dealer cannot.",
    ),
    Law(
        "dummy-signals-wrong-hand-lead",
        breach=declarer.FORFEITED_DUMMY_WARNS,
        remedy=tricks.Transfer(1, of_all=True),
        cite="ames 555, 607-609",
        says="If dummy gives the dealer to understand that he is about to lead from the wrong hand, that is the offence itself and may cost its trick.",
    ),
    Law(
        "dummy-suggests-a-play",
        breach=conduct.DISCLOSURE,
        when=[conduct.BY_DUMMY.yes],
        remedy=whist.DUMMYS_CARD_CALLED,
        chooser=by(roles.EITHER_ADVERSARY, until=windows.NEXT_TRICK_LED),
        cite="ames 555-559",
        says="If dummy suggests a card of his hand, either adversary may, alone, call on the dealer to play it or not to play it.",
    ),
    Law(
        "dealer-touches-dummy-card",
        breach=tricks.CARD_TAKEN_BACK,
        when=[tricks.WHOSE_CARD.is_(tricks.DUMMYS_CARD)],
        remedy=tricks.CARD_STANDS,
        cite="ames 563",
        says="A card of dummy that the dealer names or touches is played, unless he says that he arranges the cards.",
    ),
    Law(
        "dealers-own-card-not-quitted",
        breach=tricks.CARD_TAKEN_BACK,
        when=[tricks.WHOSE_CARD.is_(tricks.OWN_CARD), LIES_ON_TABLE.no],
        remedy=rulings.ALLOWED,
        cite="ames 563",
        says="A card of the dealer's own hand is not played until he has let go of it.",
    ),
    Law(
        "dealers-own-card-quitted",
        breach=tricks.CARD_TAKEN_BACK,
        when=[tricks.WHOSE_CARD.is_(tricks.OWN_CARD), LIES_ON_TABLE.yes],
        remedy=tricks.CARD_STANDS,
        cite="drawn from ames 563",
        says="A card that the dealer has let go of is played.",
    ),
    Law(
        "adversarys-card-taken-back",
        breach=tricks.CARD_TAKEN_BACK,
        when=[tricks.WHOSE_CARD.is_(tricks.DEFENDERS_CARD)],
        remedy=rulings.silent("the card is played and stands"),
        cite="ames 563",
        says="The laws say when a card of the dealer or of dummy is played, and not when an adversary's is.",
    ),
    Law(
        "dealer-draws-a-card",
        breach=conduct.GATHERED_EARLY,
        when=[whist.WHOSE_SIDE.is_(tricks.DECLARERS_SIDE)],
        remedy=rulings.ALLOWED,
        cite="ames 563, 752-754",
        says="The dealer may draw a card from his hand before its turn.",
    ),
    Law(
        "etiquette-premature-lead",
        breach=conduct.GATHERED_EARLY,
        when=[whist.WHOSE_SIDE.is_(tricks.A_DEFENDER)],
        remedy=rulings.NOTHING_STATED,
        cite="ames 721-725, 752-754",
        says="No adversary leads before the last trick is turned and quitted, or draws a card before his partner has played; there is no redress but to play with him no more.",
    ),
    Law(
        "etiquette-dummy-looks-or-points",
        breach=declarer.DUMMY_LOOKS,
        remedy=rulings.NOTHING_STATED,
        cite="ames 721-725, 768-772",
        says="Dummy does not look at an adversary's hand, leave his seat to watch his partner, or point to the score or to cards; there is no redress but to play with him no more.",
    ),
)
