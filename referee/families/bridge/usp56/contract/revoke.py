"""Contract bridge, the laws of the revoke (usp56 852, 880-900, 944-958)."""

from referee.core.law import Law, by
from referee.families import bridge
from referee.mechanics import conduct, deal, roles, rulings, tricks, windows
from referee.mechanics.tricks.facts.play import ESTABLISHED

LAWS = (
    Law(
        "forfeited-dummy-asks-about-revoke",
        breach=tricks.REVOKE,
        when=[
            bridge.REVOKER.is_(bridge.DECLARER_REVOKES),
            bridge.FORFEITED_DUMMY_ASKED.yes,
        ],
        until=ESTABLISHED,
        remedy=tricks.Transfer(2),
        cite="usp56 852",
        says="If a dummy without rights is the first to ask, declarer corrects his revoke and pays the revoke penalty all the same.",
    ),
    Law(
        "asking-about-a-revoke",
        on=conduct.ASKS_ABOUT_REVOKE,
        remedy=rulings.ALLOWED,
        cite="usp56 880",
        says="Any player, dummy too, may ask whether a play is a revoke and demand its correction; turned tricks stay turned until the end.",
    ),
    Law(
        "defenders-revoke-corrected-in-time",
        breach=tricks.REVOKE,
        when=[bridge.REVOKER.is_(tricks.A_DEFENDER, bridge.KEEPS_PENALTY_CARD)],
        until=ESTABLISHED,
        remedy=bridge.PUT_RIGHT_WITH_PENALTY_CARD & tricks.OTHERS_MAY_WITHDRAW,
        cite="usp56 882-886, 944-946",
        says="A revoke not yet established is corrected; a defender's card becomes a penalty card, and the other side may change what it played after it.",
    ),
    Law(
        "declarers-revoke-corrected-in-time",
        breach=tricks.REVOKE,
        when=[
            bridge.REVOKER.is_(bridge.DECLARER_REVOKES),
            bridge.FORFEITED_DUMMY_ASKED.no,
        ],
        until=ESTABLISHED,
        remedy=tricks.PUT_RIGHT & tricks.OTHERS_MAY_WITHDRAW,
        cite="usp56 882-886, 948",
        says="Declarer replaces his revoke card without penalty by any card of the suit.",
    ),
    Law(
        "revoke-established",
        cite="usp56 886-888",
        says="A revoke is established when its side leads or plays to a later trick, claims or concedes; the trick then stands.",
    ),
    Law(
        "revoke-two-trick-transfer",
        breach=tricks.REVOKE,
        when=[
            bridge.REVOKER.is_(tricks.A_DEFENDER, bridge.DECLARER_REVOKES),
            bridge.SAME_SUIT_BEFORE.no,
        ],
        after=ESTABLISHED,
        until=deal.RAISED_BEFORE_MIXING,
        remedy=tricks.Transfer(2),
        cite="usp56 890, 900, 958",
        says="An established revoke costs two tricks, or one, or none, as the side has won any from its first revoke on.",
    ),
    Law(
        "second-revoke-same-player-same-suit",
        breach=tricks.REVOKE,
        when=[
            bridge.REVOKER.is_(tricks.A_DEFENDER, bridge.DECLARER_REVOKES),
            bridge.SAME_SUIT_BEFORE.yes,
        ],
        after=ESTABLISHED,
        until=deal.RAISED_BEFORE_MIXING,
        remedy=rulings.no_penalty(),
        cite="usp56 892",
        says="A later established revoke by the same player in the same suit costs nothing more.",
    ),
    Law(
        "revoke-tricks-do-not-affect-contract",
        cite="usp56 896-898, 954",
        says="A transferred trick scores as one won, but nothing beyond the contract's own tricks counts below the line.",
    ),
    Law(
        "revoke-at-trick-twelve",
        breach=tricks.REVOKE,
        when=[
            bridge.REVOKER.is_(tricks.IN_TRICK_TWELVE),
        ],
        until=deal.RAISED_BEFORE_MIXING,
        remedy=bridge.EITHER_OF_TWO_CARDS,
        chooser=by(roles.EITHER_OPPONENT, until=windows.CARDS_MIXED),
        cite="usp56 900",
        says="A revoke in the twelfth trick is corrected and costs no trick; the other side may choose between two cards of the partner.",
    ),
    Law(
        "revoke-found-after-cards-mixed",
        breach=tricks.REVOKE,
        when=[bridge.REVOKER.is_(tricks.A_DEFENDER, bridge.DECLARER_REVOKES), ESTABLISHED.yes],
        after=deal.RAISED_BEFORE_MIXING,
        remedy=rulings.condoned("no penalty", "the cards have been mixed"),
        cite="usp56 900",
        says="A revoke not found until the cards have been mixed costs nothing.",
    ),
    Law(
        "trick-twelve-revoke-found-after-cards-mixed",
        breach=tricks.REVOKE,
        when=[
            bridge.REVOKER.is_(tricks.IN_TRICK_TWELVE),
        ],
        after=deal.RAISED_BEFORE_MIXING,
        remedy=rulings.condoned("no penalty", "the cards have been mixed"),
        cite="usp56 900",
        says="In the twelfth trick too a revoke must be found before the cards are mixed.",
    ),
    Law(
        "revoke-by-dummy-or-faced-hand",
        breach=tricks.REVOKE,
        when=[bridge.REVOKER.is_(bridge.FACED_HAND)],
        remedy=rulings.no_penalty(),
        cite="usp56 900",
        says="A revoke by dummy, or by a defender's hand faced because declarer claimed, costs nothing.",
    ),
    Law(
        "failure-to-play-penalty-card-is-no-revoke",
        breach=tricks.REVOKE,
        when=[bridge.REVOKER.is_(bridge.KEEPS_PENALTY_CARD)],
        after=ESTABLISHED,
        remedy=rulings.no_penalty(),
        cite="usp56 900",
        says="Holding back a penalty card costs no tricks, established or not.",
    ),
    Law(
        "revokers-partner-may-not-change",
        breach=tricks.CARD_TAKEN_BACK,
        when=[tricks.BY_REVOKERS_PARTNER.yes],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 946",
        says="The partner of a player who corrects a revoke may not change the card he played to the trick.",
    ),
)
