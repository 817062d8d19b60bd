"""Contract bridge, the laws of the revoke (usp56 852, 880-900, 944-958)."""

from referee.breaches.card_taken_back import REVOKERS_PARTNER_CHANGES
from referee.breaches.questions import ASKS_ABOUT_REVOKE
from referee.breaches.revoke import REVOKE
from referee.facts.play import (
    A_DEFENDER,
    DECLARER_REVOKES,
    ESTABLISHED,
    FACED_HAND,
    FORFEITED_DUMMY_ASKED,
    KEEPS_PENALTY_CARD,
    REVOKER,
    SAME_SUIT_BEFORE,
    TRICK_TWELVE,
)
from referee.law import Law
from referee.remedies.general import ALLOWED, NOTHING_STATED, condoned, no_penalty
from referee.remedies.plays import (
    EITHER_OF_TWO_CARDS,
    OTHERS_MAY_WITHDRAW,
    PUT_RIGHT,
    PUT_RIGHT_WITH_PENALTY_CARD,
    TWO_TRICKS,
)
from referee.roles import EITHER_OPPONENT
from referee.windows import CARDS_MIXED, OWN_SIDE_PLAYS_ON, raised_before

FOUND_IN_TIME = raised_before(CARDS_MIXED)

LAWS = (
    Law(
        "forfeited-dummy-asks-about-revoke",
        breach=REVOKE,
        when=[REVOKER.is_(DECLARER_REVOKES), TRICK_TWELVE.no, ESTABLISHED.no, FORFEITED_DUMMY_ASKED.yes],
        remedy=TWO_TRICKS,
        cite="usp56 852",
        says="If a dummy without rights is the first to ask, declarer corrects his revoke and pays the revoke penalty all the same.",
    ),
    Law(
        "asking-about-a-revoke",
        breach=ASKS_ABOUT_REVOKE,
        remedy=ALLOWED,
        kind="allowed",
        cite="usp56 880",
        says="Any player, dummy too, may ask whether a play is a revoke and demand its correction; turned tricks stay turned until the end.",
    ),
    Law(
        "defenders-revoke-corrected-in-time",
        breach=REVOKE,
        when=[REVOKER.is_(A_DEFENDER, KEEPS_PENALTY_CARD), TRICK_TWELVE.no, ESTABLISHED.no],
        until=OWN_SIDE_PLAYS_ON,
        remedy=PUT_RIGHT_WITH_PENALTY_CARD & OTHERS_MAY_WITHDRAW,
        cite="usp56 882-886, 944-946",
        says="A revoke not yet established is corrected; a defender's card becomes a penalty card, and the other side may change what it played after it.",
    ),
    Law(
        "declarers-revoke-corrected-in-time",
        breach=REVOKE,
        when=[REVOKER.is_(DECLARER_REVOKES), TRICK_TWELVE.no, ESTABLISHED.no, FORFEITED_DUMMY_ASKED.no],
        until=OWN_SIDE_PLAYS_ON,
        remedy=PUT_RIGHT & OTHERS_MAY_WITHDRAW,
        kind="allowed",
        cite="usp56 882-886, 948",
        says="Declarer replaces his revoke card without penalty by any card of the suit.",
    ),
    Law(
        "revoke-established",
        kind="definition",
        cite="usp56 886-888",
        says="A revoke is established when its side leads or plays to a later trick, claims or concedes; the trick then stands.",
    ),
    Law(
        "revoke-two-trick-transfer",
        breach=REVOKE,
        when=[
            REVOKER.is_(A_DEFENDER, DECLARER_REVOKES),
            TRICK_TWELVE.no,
            ESTABLISHED.yes,
            SAME_SUIT_BEFORE.no,
            FOUND_IN_TIME.yes,
        ],
        until=CARDS_MIXED,
        remedy=TWO_TRICKS,
        cite="usp56 890, 900, 958",
        says="An established revoke costs two tricks, or one, or none, as the side has won any from its first revoke on.",
    ),
    Law(
        "second-revoke-same-player-same-suit",
        breach=REVOKE,
        when=[
            REVOKER.is_(A_DEFENDER, DECLARER_REVOKES),
            TRICK_TWELVE.no,
            ESTABLISHED.yes,
            SAME_SUIT_BEFORE.yes,
            FOUND_IN_TIME.yes,
        ],
        remedy=no_penalty(),
        kind="allowed",
        cite="usp56 892",
        says="A later established revoke by the same player in the same suit costs nothing more.",
    ),
    Law(
        "revoke-tricks-do-not-affect-contract",
        kind="scoring",
        cite="usp56 896-898, 954",
        says="A transferred trick scores as one won, but nothing beyond the contract's own tricks counts below the line.",
    ),
    Law(
        "revoke-at-trick-twelve",
        breach=REVOKE,
        when=[REVOKER.is_(A_DEFENDER, DECLARER_REVOKES, KEEPS_PENALTY_CARD), TRICK_TWELVE.yes, FOUND_IN_TIME.yes],
        until=CARDS_MIXED,
        remedy=EITHER_OF_TWO_CARDS,
        chooser=EITHER_OPPONENT,
        cite="usp56 900",
        says="A revoke in the twelfth trick is corrected and costs no trick; the other side may choose between two cards of the partner.",
    ),
    Law(
        "revoke-found-after-cards-mixed",
        breach=REVOKE,
        when=[REVOKER.is_(A_DEFENDER, DECLARER_REVOKES), TRICK_TWELVE.no, ESTABLISHED.yes, FOUND_IN_TIME.no],
        remedy=condoned("no penalty", "the cards have been mixed"),
        kind="allowed",
        cite="usp56 900",
        says="A revoke not found until the cards have been mixed costs nothing.",
    ),
    Law(
        "trick-twelve-revoke-found-after-cards-mixed",
        breach=REVOKE,
        when=[REVOKER.is_(A_DEFENDER, DECLARER_REVOKES, KEEPS_PENALTY_CARD), TRICK_TWELVE.yes, FOUND_IN_TIME.no],
        remedy=condoned("no penalty", "the cards have been mixed"),
        kind="allowed",
        cite="usp56 900",
        says="In the twelfth trick too a revoke must be found before the cards are mixed.",
    ),
    Law(
        "revoke-by-dummy-or-faced-hand",
        breach=REVOKE,
        when=[REVOKER.is_(FACED_HAND)],
        remedy=no_penalty(),
        kind="allowed",
        cite="usp56 900",
        says="A revoke by dummy, or by a defender's hand faced because declarer claimed, costs nothing.",
    ),
    Law(
        "failure-to-play-penalty-card-is-no-revoke",
        breach=REVOKE,
        when=[REVOKER.is_(KEEPS_PENALTY_CARD), TRICK_TWELVE.no, ESTABLISHED.yes],
        remedy=no_penalty(),
        kind="allowed",
        cite="usp56 900",
        says="Holding back a penalty card costs no tricks, established or not.",
    ),
    Law(
        "revokers-partner-may-not-change",
        breach=REVOKERS_PARTNER_CHANGES,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 946",
        says="The partner of a player who corrects a revoke may not change the card he played to the trick.",
    ),
)
