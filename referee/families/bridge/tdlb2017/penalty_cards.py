"""The laws of cards exposed, 48 to 52: which become penalty cards, when they are played, and what they do to the lead."""

from referee.core.law import Law
from referee.core.remedy import by
from referee.families import bridge
from referee.families.bridge.tdlb2017.code import TDLB2017, UNSEEN
from referee.mechanics import exposure, roles, rulings, tricks

LAWS = (
    Law(
        "declarer-exposes-cards",
        breach=exposure.CARD_EXPOSED,
        when=[tricks.EXPOSER.is_(tricks.DECLARERS_SIDE)],
        remedy=rulings.no_penalty(),
        cite=TDLB2017.at("48A"),
        says="Declarer may expose cards; none of his or dummy's ever becomes a penalty card.",
    ),
    Law(
        "minor-penalty-card",
        breach=exposure.CARD_EXPOSED,
        when=[
            tricks.EXPOSER.is_(tricks.A_DEFENDER),
            tricks.IN_A_CLAIM.no,
            bridge.PARTNER_COULD_SEE.yes,
            bridge.CARDS_SHOWN.is_(bridge.ONE_SMALL),
        ],
        remedy=bridge.MINOR_CARD,
        cite=TDLB2017.at("49, 50B"),
        says="One card below the ten that a defender exposes without meaning to, so that his partner could see it, is a minor penalty card.",
    ),
    Law(
        "defender-exposes-card",
        breach=exposure.CARD_EXPOSED,
        when=[
            tricks.EXPOSER.is_(tricks.A_DEFENDER),
            tricks.IN_A_CLAIM.no,
            bridge.PARTNER_COULD_SEE.yes,
            bridge.CARDS_SHOWN.is_(bridge.ONE_HONOR, bridge.MORE_CARDS),
        ],
        remedy=bridge.MAJOR_CARD,
        cite=TDLB2017.at("49, 50B"),
        says="A defender's honor that his partner could see before its time, or a card beside another that lies there, is a major penalty card.",
    ),
    Law(
        "defender-shows-card-partner-cannot-see",
        breach=exposure.CARD_EXPOSED,
        when=[tricks.EXPOSER.is_(tricks.A_DEFENDER), tricks.IN_A_CLAIM.no, bridge.PARTNER_COULD_SEE.no],
        remedy=rulings.allowed("no penalty card"),
        cite=TDLB2017.at("49"),
        says="A card that the partner could not have seen is no penalty card.",
    ),
    Law(
        "exposed-in-contested-concession",
        breach=exposure.CARD_EXPOSED,
        when=[tricks.EXPOSER.is_(tricks.A_DEFENDER), tricks.IN_A_CLAIM.yes],
        remedy=rulings.no_penalty("no penalty cards"),
        cite=TDLB2017.at("49, 68B2"),
        says="Cards that a defender faces in claiming or conceding are no penalty cards; what his partner saw is not his to use where he objects.",
    ),
    Law(
        "minor-penalty-card-suit-played",
        cite=TDLB2017.at("50C"),
        says="Of the suit of a minor penalty card he may play an honor before it, and no lower card; any other suit he plays as he likes.",
    ),
    Law(
        "penalty-card-must-be-played",
        cite=TDLB2017.at("50D1a"),
        says="A major penalty card is played at the first legal opportunity, in leading, following, discarding or trumping.",
    ),
    Law(
        "penalty-card-yields-to-law",
        cite=TDLB2017.at("50D1b"),
        says="Following suit, and restrictions on a lead or a play, come before the penalty card, which then stays there."
        + UNSEEN,
    ),
    Law(
        "penalty-card-not-played-accepted",
        breach=rulings.PENALTY_CARD_NOT_PLAYED,
        when=[bridge.DECLARER_THEN.is_(bridge.ACCEPTED_BY_HIM)],
        remedy=rulings.condoned("the card played stands", "the penalty card stays one"),
        cite=TDLB2017.at("52B1a, 52B1c"),
        says="Declarer may accept the card that was played instead; the penalty card stays one.",
    ),
    Law(
        "penalty-card-not-played-must-accept",
        breach=rulings.PENALTY_CARD_NOT_PLAYED,
        when=[bridge.DECLARER_THEN.is_(bridge.PLAYED_ON)],
        remedy=rulings.condoned("the card played stands", "the penalty card stays one"),
        cite=TDLB2017.at("52B1b, 52B1c"),
        says="Once he has played from either hand he must accept it; the penalty card stays one.",
    ),
    Law(
        "penalty-card-not-played",
        breach=rulings.PENALTY_CARD_NOT_PLAYED,
        when=[bridge.DECLARER_THEN.is_(bridge.REQUIRES_IT)],
        remedy=bridge.SUBSTITUTES_PENALTY_CARD,
        cite=TDLB2017.at("52B2"),
        says="Or he requires the penalty card, and each card played wrongly instead becomes a major one.",
    ),
    Law(
        "two-penalty-cards-playable",
        on=rulings.PENALTY_CARD_DESIGNATED,
        remedy=bridge.DESIGNATED_CARD_IS_PLAYED,
        chooser=by(roles.DECLARER),
        cite=TDLB2017.at("50D1a, 51A"),
        says="Of several penalty cards that he could legally play, declarer says which is played.",
    ),
    Law(
        "penalty-card-when-partner-leads-require",
        on=rulings.LEAD_OVER_PENALTY_CARD,
        when=[
            bridge.KIND_OF_PENALTY_CARD.is_(bridge.MAJOR),
            bridge.CARDS_LYING_THERE.is_(bridge.ONE_CARD),
            bridge.LEAD_ASKED.is_(bridge.REQUIRED),
        ],
        remedy=bridge.LEAD_DEMANDED_PENALTY_CARD_PICKED_UP,
        chooser=by(roles.DECLARER),
        cite=TDLB2017.at("50D2a"),
        says="While a major penalty card lies there declarer may require its suit of the partner who leads; the card is then picked up.",
    ),
    Law(
        "penalty-card-when-partner-leads-forbid",
        on=rulings.LEAD_OVER_PENALTY_CARD,
        when=[
            bridge.KIND_OF_PENALTY_CARD.is_(bridge.MAJOR),
            bridge.CARDS_LYING_THERE.is_(bridge.ONE_CARD),
            bridge.LEAD_ASKED.is_(bridge.FORBIDDEN),
        ],
        remedy=bridge.LEAD_DEMANDED_PENALTY_CARD_PICKED_UP,
        chooser=by(roles.DECLARER),
        cite=TDLB2017.at("50D2a"),
        says="Or he forbids the partner that suit for as long as he keeps the lead, and the card is picked up.",
    ),
    Law(
        "two-penalty-cards-one-suit-required",
        on=rulings.LEAD_OVER_PENALTY_CARD,
        when=[
            bridge.KIND_OF_PENALTY_CARD.is_(bridge.MAJOR),
            bridge.CARDS_LYING_THERE.is_(bridge.ONE_SUIT),
            bridge.LEAD_ASKED.is_(bridge.REQUIRED),
        ],
        remedy=bridge.LEAD_DEMANDED_PENALTY_CARD_PICKED_UP,
        chooser=by(roles.DECLARER),
        cite=TDLB2017.at("51B1a"),
        says="Of several penalty cards of one suit all are picked up when declarer requires a lead of it.",
    ),
    Law(
        "two-penalty-cards-one-suit-forbidden",
        on=rulings.LEAD_OVER_PENALTY_CARD,
        when=[
            bridge.KIND_OF_PENALTY_CARD.is_(bridge.MAJOR),
            bridge.CARDS_LYING_THERE.is_(bridge.ONE_SUIT),
            bridge.LEAD_ASKED.is_(bridge.FORBIDDEN),
        ],
        remedy=bridge.LEAD_DEMANDED_PENALTY_CARD_PICKED_UP,
        chooser=by(roles.DECLARER),
        cite=TDLB2017.at("51B1b"),
        says="All are picked up too when he forbids the suit, for as long as the partner keeps the lead.",
    ),
    Law(
        "penalty-cards-several-suits-required",
        on=rulings.LEAD_OVER_PENALTY_CARD,
        when=[
            bridge.KIND_OF_PENALTY_CARD.is_(bridge.MAJOR),
            bridge.CARDS_LYING_THERE.is_(bridge.SEVERAL_SUITS),
            bridge.LEAD_ASKED.is_(bridge.REQUIRED),
        ],
        remedy=bridge.LEAD_DEMANDED_PENALTY_CARD_PICKED_UP,
        chooser=by(roles.DECLARER),
        cite=TDLB2017.at("51B2a"),
        says="Of penalty cards of several suits those of the suit required are picked up, and the others stay.",
    ),
    Law(
        "penalty-cards-several-suits-forbidden",
        on=rulings.LEAD_OVER_PENALTY_CARD,
        when=[
            bridge.KIND_OF_PENALTY_CARD.is_(bridge.MAJOR),
            bridge.CARDS_LYING_THERE.is_(bridge.SEVERAL_SUITS),
            bridge.LEAD_ASKED.is_(bridge.FORBIDDEN),
        ],
        remedy=bridge.LEAD_DEMANDED_PENALTY_CARD_PICKED_UP,
        chooser=by(roles.DECLARER),
        cite=TDLB2017.at("51B2b"),
        says="He may forbid one or more of these suits, and all penalty cards of a suit forbidden are picked up.",
    ),
    Law(
        "penalty-card-when-partner-leads-minor",
        on=rulings.LEAD_OVER_PENALTY_CARD,
        when=[bridge.KIND_OF_PENALTY_CARD.is_(bridge.MINOR)],
        remedy=rulings.WithoutEffect("the demand has no effect", bites=False),
        cite=TDLB2017.at("50C"),
        says="A minor penalty card restricts nobody's lead.",
    ),
    Law(
        "penalty-card-when-partner-leads-free",
        cite=TDLB2017.at("50D2b"),
        says="Declarer may leave the partner free to lead what he likes; the penalty card stays there.",
    ),
    Law(
        "two-penalty-cards-one-suit-free",
        cite=TDLB2017.at("50D2b, 51B"),
        says="So he may where several of one suit lie there, and they stay.",
    ),
    Law(
        "penalty-cards-several-suits-free",
        cite=TDLB2017.at("51B2c"),
        says="And so where they are of several suits.",
    ),
    Law(
        "both-defenders-have-penalty-cards",
        cite=TDLB2017.at("50D2"),
        says="What declarer asks of a lead goes before the leader's duty to play a penalty card of his own.",
    ),
    Law(
        "all-major-when-two-or-more",
        cite=TDLB2017.at("50B"),
        says="Where a defender has two or more penalty cards all of them are major.",
    ),
)
