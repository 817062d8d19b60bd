"""Contract bridge, the laws of claims and concessions (usp56 631-639, 904-914, 920)."""

from referee.breaches.card_exposed import SHOWN_TO_DECLARER, SHOWN_TO_PARTNER_IN_CLAIM
from referee.breaches.claims import CONCEDED_WINNERS, DECLARERS_CLAIM, DEFENDERS_CONCESSION, FEWER_THAN_WON
from referee.facts.claims import CANNOT_BE_LOST, DISPUTED, PARTNER_CONCEDES
from referee.law import Law
from referee.remedies.general import ALLOWED, condoned, does, no_penalty
from referee.remedies.plays import (
    CONCESSION_VOID,
    COUNTED_RIGHT,
    MAY_TREAT_PARTNERS_CARDS_AS_PENALTY_CARDS,
    PLAY_GOES_ON,
)
from referee.roles import BOTH_DEFENDERS, DECLARER, EITHER_DEFENDER, PARTNER
from referee.windows import CARDS_MIXED, RUBBER_AGREED, raised_before

LAWS = (
    Law(
        "declarer-claims",
        breach=DECLARERS_CLAIM,
        when=[DISPUTED.no],
        remedy=no_penalty("the claim holds"),
        chooser=BOTH_DEFENDERS,
        kind="definition",
        cite="usp56 631, 904-912",
        says="Declarer who claims lays his hand open and says how he will play; defenders may face theirs and advise each other.",
    ),
    Law(
        "both-defenders-concede",
        breach=DEFENDERS_CONCESSION,
        when=[PARTNER_CONCEDES.yes],
        remedy=no_penalty("the concession holds"),
        kind="definition",
        cite="usp56 631",
        says="When both defenders concede, the play ends and the tricks go as claimed.",
    ),
    Law(
        "defender-shows-cards-to-declarer-only",
        breach=SHOWN_TO_DECLARER,
        remedy=ALLOWED,
        kind="allowed",
        cite="usp56 633, 914",
        says="A defender claims or concedes by showing any of his cards to declarer alone.",
    ),
    Law(
        "one-defender-concedes-alone",
        breach=DEFENDERS_CONCESSION,
        when=[PARTNER_CONCEDES.no],
        remedy=PLAY_GOES_ON,
        chooser=PARTNER,
        cite="usp56 633-635",
        says="A defender's concession is not valid unless his partner concedes too.",
    ),
    Law(
        "concession-of-a-trick-that-cannot-be-lost",
        breach=CONCEDED_WINNERS,
        when=[CANNOT_BE_LOST.yes, raised_before(CARDS_MIXED).yes],
        until=CARDS_MIXED,
        remedy=CONCESSION_VOID,
        cite="usp56 637-639, 920",
        says="The concession of a trick that no play of the cards could lose is void, if that is noticed before the cards are mixed.",
    ),
    Law(
        "losing-trick-conceded",
        breach=CONCEDED_WINNERS,
        when=[CANNOT_BE_LOST.no],
        remedy=no_penalty("the concession holds"),
        kind="allowed",
        cite="usp56 631",
        says="A trick that could be lost is conceded validly.",
    ),
    Law(
        "winning-trick-conceded-and-cards-mixed",
        breach=CONCEDED_WINNERS,
        when=[CANNOT_BE_LOST.yes, raised_before(CARDS_MIXED).no],
        remedy=condoned("the cards have been mixed", "the concession holds"),
        kind="derived",
        cite="usp56 920",
        says="After the cards have been mixed even a trick that could not be lost stays conceded.",
    ),
    Law(
        "declarers-claim-disputed",
        breach=DECLARERS_CLAIM,
        when=[DISPUTED.yes],
        remedy=does(
            "declarer plays on, bound by what he stated, and may choose no play that succeeds only if a defender holds a certain card"
        ),
        chooser=EITHER_DEFENDER,
        cite="usp56 908",
        says="When a defender disputes the claim declarer plays on and keeps to what he stated; without a statement he may not choose a play that hangs on where a card lies.",
    ),
    Law(
        "defender-claims-exposing-hand-to-partner",
        breach=SHOWN_TO_PARTNER_IN_CLAIM,
        remedy=MAY_TREAT_PARTNERS_CARDS_AS_PENALTY_CARDS,
        chooser=DECLARER,
        cite="usp56 914",
        says="A defender who shows his hand to his partner in claiming makes the partner's cards penalty cards at declarer's wish.",
    ),
    Law(
        "concession-of-a-trick-already-won",
        breach=FEWER_THAN_WON,
        until=RUBBER_AGREED,
        remedy=COUNTED_RIGHT,
        cite="usp56 920",
        says="The concession of a trick already won is void, and the score is corrected within the time for corrections.",
    ),
)
