"""Contract bridge, the laws of claims and concessions (usp56 631-639, 904-914, 920)."""

from referee.core.law import Law
from referee.core.limits import raised
from referee.families import bridge
from referee.mechanics import claims, exposure, rulings, tricks, windows

LAWS = (
    Law(
        "declarer-claims",
        on=claims.DECLARERS_CLAIM,
        when=[bridge.DISPUTED.no],
        remedy=rulings.no_penalty("the claim holds"),
        cite="usp56 631, 904-912",
        says="Declarer who claims lays his hand open and says how he will play; defenders may face theirs and advise each other.",
    ),
    Law(
        "both-defenders-concede",
        on=claims.DEFENDERS_CONCESSION,
        when=[bridge.PARTNER_CONCEDES.yes],
        remedy=rulings.no_penalty("the concession holds"),
        cite="usp56 631",
        says="When both defenders concede, the play ends and the tricks go as claimed.",
    ),
    Law(
        "defender-shows-cards-to-declarer-only",
        on=exposure.SHOWN_TO_DECLARER,
        remedy=rulings.ALLOWED,
        cite="usp56 633, 914",
        says="A defender claims or concedes by showing any of his cards to declarer alone.",
    ),
    Law(
        "one-defender-concedes-alone",
        on=claims.DEFENDERS_CONCESSION,
        when=[bridge.PARTNER_CONCEDES.no],
        remedy=bridge.PLAY_GOES_ON,
        cite="usp56 633-635",
        says="A defender's concession is not valid unless his partner concedes too.",
    ),
    Law(
        "concession-of-a-trick-that-cannot-be-lost",
        breach=claims.CONCEDED_WINNERS,
        when=[bridge.CANNOT_BE_LOST.yes],
        until=raised(before=windows.CARDS_MIXED),
        remedy=bridge.CONCESSION_VOID,
        cite="usp56 637-639, 920",
        says="The concession of a trick that no play of the cards could lose is void, if that is noticed before the cards are mixed.",
    ),
    Law(
        "losing-trick-conceded",
        breach=claims.CONCEDED_WINNERS,
        when=[bridge.CANNOT_BE_LOST.no],
        remedy=rulings.allowed("the concession holds"),
        cite="usp56 631",
        says="A trick that could be lost is conceded validly.",
    ),
    Law(
        "winning-trick-conceded-and-cards-mixed",
        breach=claims.CONCEDED_WINNERS,
        when=[bridge.CANNOT_BE_LOST.yes],
        after=raised(before=windows.CARDS_MIXED),
        remedy=rulings.condoned("the cards have been mixed", "the concession holds"),
        cite="drawn from usp56 920",
        says="After the cards have been mixed even a trick that could not be lost stays conceded.",
    ),
    Law(
        "declarers-claim-disputed",
        on=claims.DECLARERS_CLAIM,
        when=[bridge.DISPUTED.yes],
        remedy=rulings.Physical(
            "declarer plays on, bound by what he stated, and may choose no play that succeeds only if a defender holds a certain card",
            "what he stated is told in words of his own, and for what he chose a play no log shows",
        ),
        cite="usp56 908",
        says="When a defender disputes the claim declarer plays on and keeps to what he stated; without a statement he may not choose a play that hangs on where a card lies.",
    ),
    Law(
        "defender-claims-exposing-hand-to-partner",
        breach=exposure.CARD_EXPOSED,
        when=[tricks.IN_A_CLAIM.yes],
        remedy=bridge.MAY_TREAT_PARTNERS_CARDS_AS_PENALTY_CARDS,
        cite="usp56 914",
        says="A defender who shows his hand to his partner in claiming makes the partner's cards penalty cards at declarer's wish.",
    ),
    Law(
        "concession-of-a-trick-already-won",
        breach=claims.FEWER_THAN_WON,
        until=raised(before=windows.RUBBER_AGREED),
        remedy=bridge.COUNTED_RIGHT,
        late=rulings.condoned("the score of the rubber has been agreed", "it stands as written"),
        cite="usp56 920",
        says="The concession of a trick already won is void, and the score is corrected within the time for corrections.",
    ),
)
