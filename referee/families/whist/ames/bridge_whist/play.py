"""Bridge whist, the laws of exposed cards and of leads out of turn (ames 575-623)."""

from referee.core.law import Law
from referee.core.remedy import by
from referee.families import whist
from referee.families.whist.facts.calling import ON_THE_TABLE
from referee.mechanics import claims, exposure, roles, rulings, tricks

EXPOSED = (
    Law(
        "adversary-exposes-card",
        breach=exposure.CARD_EXPOSED,
        when=[tricks.EXPOSER.is_(tricks.A_DEFENDER), whist.HOW_SEEN.is_(ON_THE_TABLE, whist.BY_PARTNER)],
        remedy=exposure.LiableToBeCalled(),
        chooser=by(roles.DEALER),
        cite="ames 577-581",
        says="An adversary's card dropped face up, shown in any way, or held so that his partner sees any of its face, lies face up and can be called by the dealer.",
    ),
    Law(
        "card-dropped-below-table",
        on=exposure.CARD_BELOW_TABLE,
        remedy=rulings.no_penalty("it is not an exposed card"),
        cite="ames 582",
        says="A card dropped on the floor or elsewhere below the table is not exposed.",
    ),
    Law(
        "dealers-side-exposes-card",
        breach=exposure.CARD_EXPOSED,
        when=[tricks.EXPOSER.is_(tricks.DECLARERS_SIDE)],
        remedy=rulings.no_penalty(),
        cite="drawn from ames 577-581",
        says="The law of exposed cards is about the dealer's adversaries; his own may be seen.",
    ),
    Law(
        "adversary-plays-two-at-once",
        breach=tricks.CARD_THROWN,
        when=[whist.WHOSE_SIDE.is_(tricks.A_DEFENDER), whist.LED_WINNER.no],
        remedy=whist.MAY_CALL_OTHER_CARD & exposure.LiableToBeCalled(),
        chooser=by(roles.DEALER),
        cite="ames 579, 584",
        says="If an adversary plays two cards or more at once, the dealer says which is played, and the others stay face up and can be called.",
    ),
    Law(
        "dealers-side-plays-two-at-once",
        breach=tricks.CARD_THROWN,
        when=[whist.WHOSE_SIDE.is_(tricks.DECLARERS_SIDE)],
        remedy=rulings.silent("the first card is played and the other goes back"),
        cite="ames 584",
        says="The law of two cards at once is about the dealer's adversaries.",
    ),
    Law(
        "adversary-continues-winners",
        breach=tricks.CARD_THROWN,
        when=[whist.WHOSE_SIDE.is_(tricks.A_DEFENDER), whist.LED_WINNER.yes],
        remedy=exposure.MayPrescribe(whist.WIN) & exposure.LiableToBeCalled(),
        chooser=by(roles.DEALER),
        cite="ames 586-592",
        says="If an adversary leads a card that beats dealer and dummy and goes on without waiting for his partner, the partner can be called on to win the trick, and the other cards are exposed.",
    ),
    Law(
        "adversary-throws-cards-down",
        breach=exposure.CARD_EXPOSED,
        when=[tricks.EXPOSER.is_(tricks.A_DEFENDER), whist.HOW_SEEN.is_(whist.A_WHOLE_HAND)],
        remedy=exposure.LiableToBeCalled(),
        chooser=by(roles.DEALER),
        cite="ames 594",
        says="The cards of an adversary who throws them on the table face up can all be called; his partner need not give up his own hand.",
    ),
    Law(
        "dealer-claims-the-rest",
        on=claims.DECLARERS_CLAIM,
        remedy=rulings.no_penalty("the cards that his adversaries then expose cannot be called"),
        cite="ames 594-598",
        says="If the dealer says that the rest are his, cards that the adversaries show because they believe it cannot be called, though it prove false.",
    ),
    Law(
        "refuses-lawful-call",
        breach=[rulings.PLAY_AGAINST_RULING, rulings.LEAD_AGAINST_RULING],
        after=tricks.CORRECTED,
        remedy=whist.revoke_costs(3),
        cite="ames 600-604",
        says="Who can play as he was lawfully called on to and does not pays for a revoke, unless he corrects it before the trick is turned and quitted.",
    ),
    Law(
        "refusal-corrected-in-time",
        breach=[rulings.PLAY_AGAINST_RULING, rulings.LEAD_AGAINST_RULING],
        until=tricks.CORRECTED,
        remedy=rulings.corrected("it is corrected and nothing is to be paid"),
        cite="ames 600-604",
        says="Corrected before the trick is turned and quitted, it costs nothing.",
    ),
    Law(
        "exposed-card-not-played-when-called",
        breach=rulings.CALLED_CARD_NOT_PLAYED,
        remedy=rulings.silent("the card may be called again at the next trick"),
        cite="ames 600-604, 619-621",
        says="The law of refusing a call names suits, high and low cards and winning or losing a trick, and not the call of an exposed card.",
    ),
)

LEADS = (
    Law(
        "adversary-leads-out-of-turn",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[whist.WHOSE_SIDE.is_(tricks.A_DEFENDER), whist.FALSE_LEAD.is_(whist.TAKEN_BACK)],
        remedy=exposure.LEAD_TAKEN_BACK & whist.Either(exposure.LiableToBeCalled(), exposure.MAY_CALL_SUIT),
        chooser=by(roles.DEALER),
        cite="ames 606, 613",
        says="If an adversary leads out of turn the dealer calls that card, or a suit when an adversary next has the lead.",
    ),
    Law(
        "dealer-leads-out-of-turn",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[whist.WHOSE_SIDE.is_(tricks.DECLARERS_SIDE), whist.FALSE_LEAD.is_(whist.TAKEN_BACK), whist.LAST_TRICK.no],
        remedy=exposure.LEAD_TAKEN_BACK & tricks.Transfer(1, of_all=True),
        cite="ames 607-609, 613",
        says="If the dealer leads out of turn, from his own hand or dummy, that costs him a trick each time; other codes have no penalty for it.",
    ),
    Law(
        "dealer-leads-out-of-turn-to-the-last-trick",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[whist.WHOSE_SIDE.is_(tricks.DECLARERS_SIDE), whist.FALSE_LEAD.is_(whist.TAKEN_BACK), whist.LAST_TRICK.yes],
        remedy=rulings.no_penalty() & exposure.LEAD_TAKEN_BACK,
        cite="ames 609",
        says="At the thirteenth trick the dealer's lead out of turn costs nothing.",
    ),
    Law(
        "false-lead-all-followed",
        breach=tricks.LEAD_OUT_OF_TURN,
        when=[whist.FALSE_LEAD.is_(whist.ALL_PLAYED)],
        remedy=tricks.LEAD_ACCEPTED,
        cite="ames 611-613",
        says="If the other three have played to a false lead, the trick is complete and cannot be rectified.",
    ),
    Law(
        "false-lead-not-all-followed",
        on=tricks.FOLLOWED_FALSE_LEAD,
        when=[whist.FALSE_LEAD.is_(whist.TAKEN_BACK)],
        remedy=rulings.no_penalty("whoever has played to it takes his card back without penalty"),
        cite="ames 613",
        says="If only one or two have played to a false lead, they take their cards back without penalty, and only the one who led pays.",
    ),
    Law(
        "cards-played-to-false-lead-stand",
        on=tricks.FOLLOWED_FALSE_LEAD,
        when=[whist.FALSE_LEAD.is_(whist.ALL_PLAYED)],
        remedy=rulings.no_penalty("the trick is complete"),
        cite="ames 611-613",
        says="Once all have played to a false lead, the trick stands as it is.",
    ),
    Law(
        "penalty-may-not-force-a-revoke",
        cite="ames 615-617",
        says="Nobody can be compelled to play a card by which he would revoke.",
    ),
    Law(
        "exposed-card-call-repeatable",
        cite="ames 619-621",
        says="An exposed card can be called at every trick until it is played.",
    ),
    Law(
        "called-suit-absent",
        cite="ames 623",
        says="If a player called on to lead a suit has none, the penalty is paid.",
    ),
)
