"""Bridge whist, the laws of exposed cards and of leads out of turn (ames 575-623)."""

from referee.breaches.against_a_ruling import CALLED_CARD_NOT_PLAYED, LEAD_AGAINST_RULING, PLAY_AGAINST_RULING
from referee.breaches.card_exposed import CARD_BELOW_TABLE, CARD_EXPOSED
from referee.breaches.card_thrown import CARD_THROWN
from referee.breaches.claims import DECLARERS_CLAIM
from referee.breaches.lead_out_of_turn import FOLLOWED_FALSE_LEAD, LEAD_OUT_OF_TURN
from referee.facts.calling import (
    A_WHOLE_HAND,
    ALL_PLAYED,
    BY_PARTNER,
    FALSE_LEAD,
    HOW_SEEN,
    LED_WINNER,
    ON_THE_TABLE,
    TAKEN_BACK,
)
from referee.facts.play import A_DEFENDER, DECLARERS_SIDE, EXPOSER, LAST_TRICK, WHOSE_SIDE
from referee.facts.tricks import QUITTED
from referee.law import Law
from referee.remedies.calling import liable_to_be_called, may_call_suit, revoke_costs
from referee.remedies.dealers import CALLS_EITHER_CARD, either
from referee.remedies.general import corrected, no_penalty, silent
from referee.remedies.leads import LEAD_TAKEN_BACK
from referee.remedies.plays import LEAD_ACCEPTED, transfer
from referee.remedies.prescribing import WIN, may_prescribe
from referee.roles import DEALER, EITHER_ADVERSARY, OPPONENTS
from referee.windows import NEXT_TRICK_LED

EXPOSED = (
    Law(
        "adversary-exposes-card",
        breach=CARD_EXPOSED,
        when=[EXPOSER.is_(A_DEFENDER), HOW_SEEN.is_(ON_THE_TABLE, BY_PARTNER)],
        remedy=liable_to_be_called(DEALER),
        chooser=DEALER,
        cite="ames 577-581",
        says="An adversary's card dropped face up, shown in any way, or held so that his partner sees any of its face, lies face up and can be called by the dealer.",
    ),
    Law(
        "card-dropped-below-table",
        breach=CARD_BELOW_TABLE,
        remedy=no_penalty("it is not an exposed card"),
        kind="allowed",
        cite="ames 582",
        says="A card dropped on the floor or elsewhere below the table is not exposed.",
    ),
    Law(
        "dealers-side-exposes-card",
        breach=CARD_EXPOSED,
        when=[EXPOSER.is_(DECLARERS_SIDE)],
        remedy=no_penalty(),
        kind="derived",
        cite="ames 577-581",
        says="The law of exposed cards is about the dealer's adversaries; his own may be seen.",
    ),
    Law(
        "adversary-plays-two-at-once",
        breach=CARD_THROWN,
        when=[WHOSE_SIDE.is_(A_DEFENDER), LED_WINNER.no],
        until=NEXT_TRICK_LED,
        remedy=CALLS_EITHER_CARD,
        chooser=DEALER,
        cite="ames 579, 584",
        says="If an adversary plays two cards or more at once, the dealer says which is played, and the others stay face up and can be called.",
    ),
    Law(
        "dealers-side-plays-two-at-once",
        breach=CARD_THROWN,
        when=[WHOSE_SIDE.is_(DECLARERS_SIDE)],
        remedy=silent("the first card is played and the other goes back"),
        kind="gap",
        cite="ames 584",
        says="The law of two cards at once is about the dealer's adversaries.",
    ),
    Law(
        "adversary-continues-winners",
        breach=CARD_THROWN,
        when=[WHOSE_SIDE.is_(A_DEFENDER), LED_WINNER.yes],
        until=NEXT_TRICK_LED,
        remedy=may_prescribe(WIN, DEALER) & liable_to_be_called(DEALER),
        chooser=DEALER,
        cite="ames 586-592",
        says="If an adversary leads a card that beats dealer and dummy and goes on without waiting for his partner, the partner can be called on to win the trick, and the other cards are exposed.",
    ),
    Law(
        "adversary-throws-cards-down",
        breach=CARD_EXPOSED,
        when=[EXPOSER.is_(A_DEFENDER), HOW_SEEN.is_(A_WHOLE_HAND)],
        remedy=liable_to_be_called(DEALER),
        chooser=DEALER,
        cite="ames 594",
        says="The cards of an adversary who throws them on the table face up can all be called; his partner need not give up his own hand.",
    ),
    Law(
        "dealer-claims-the-rest",
        breach=DECLARERS_CLAIM,
        remedy=no_penalty("the cards that his adversaries then expose cannot be called"),
        kind="allowed",
        cite="ames 594-598",
        says="If the dealer says that the rest are his, cards that the adversaries show because they believe it cannot be called, though it prove false.",
    ),
    Law(
        "refuses-lawful-call",
        breach=[PLAY_AGAINST_RULING, LEAD_AGAINST_RULING],
        when=[QUITTED.yes],
        until=NEXT_TRICK_LED,
        remedy=revoke_costs(3),
        chooser=OPPONENTS,
        cite="ames 600-604",
        says="Who can play as he was lawfully called on to and does not pays for a revoke, unless he corrects it before the trick is turned and quitted.",
    ),
    Law(
        "refusal-corrected-in-time",
        breach=[PLAY_AGAINST_RULING, LEAD_AGAINST_RULING],
        when=[QUITTED.no],
        remedy=corrected("it is corrected and nothing is to be paid"),
        kind="allowed",
        cite="ames 600-604",
        says="Corrected before the trick is turned and quitted, it costs nothing.",
    ),
    Law(
        "exposed-card-not-played-when-called",
        breach=CALLED_CARD_NOT_PLAYED,
        remedy=silent("the card may be called again at the next trick"),
        kind="gap",
        cite="ames 600-604, 619-621",
        says="The law of refusing a call names suits, high and low cards and winning or losing a trick, and not the call of an exposed card.",
    ),
)

LEADS = (
    Law(
        "adversary-leads-out-of-turn",
        breach=LEAD_OUT_OF_TURN,
        when=[WHOSE_SIDE.is_(A_DEFENDER), FALSE_LEAD.is_(TAKEN_BACK)],
        remedy=LEAD_TAKEN_BACK & either(liable_to_be_called(DEALER), may_call_suit(DEALER, DEALER)),
        chooser=DEALER,
        cite="ames 606, 613",
        says="If an adversary leads out of turn the dealer calls that card, or a suit when an adversary next has the lead.",
    ),
    Law(
        "dealer-leads-out-of-turn",
        breach=LEAD_OUT_OF_TURN,
        when=[WHOSE_SIDE.is_(DECLARERS_SIDE), FALSE_LEAD.is_(TAKEN_BACK), LAST_TRICK.no],
        remedy=LEAD_TAKEN_BACK & transfer(1, of_all=True),
        chooser=EITHER_ADVERSARY,
        cite="ames 607-609, 613",
        says="If the dealer leads out of turn, from his own hand or dummy, that costs him a trick each time; other codes have no penalty for it.",
    ),
    Law(
        "dealer-leads-out-of-turn-to-the-last-trick",
        breach=LEAD_OUT_OF_TURN,
        when=[WHOSE_SIDE.is_(DECLARERS_SIDE), FALSE_LEAD.is_(TAKEN_BACK), LAST_TRICK.yes],
        remedy=no_penalty() & LEAD_TAKEN_BACK,
        kind="allowed",
        cite="ames 609",
        says="At the thirteenth trick the dealer's lead out of turn costs nothing.",
    ),
    Law(
        "false-lead-all-followed",
        breach=LEAD_OUT_OF_TURN,
        when=[FALSE_LEAD.is_(ALL_PLAYED)],
        remedy=LEAD_ACCEPTED,
        kind="allowed",
        cite="ames 611-613",
        says="If the other three have played to a false lead, the trick is complete and cannot be rectified.",
    ),
    Law(
        "false-lead-not-all-followed",
        breach=FOLLOWED_FALSE_LEAD,
        when=[FALSE_LEAD.is_(TAKEN_BACK)],
        remedy=no_penalty("whoever has played to it takes his card back without penalty"),
        cite="ames 613",
        says="If only one or two have played to a false lead, they take their cards back without penalty, and only the one who led pays.",
    ),
    Law(
        "cards-played-to-false-lead-stand",
        breach=FOLLOWED_FALSE_LEAD,
        when=[FALSE_LEAD.is_(ALL_PLAYED)],
        remedy=no_penalty("the trick is complete"),
        kind="allowed",
        cite="ames 611-613",
        says="Once all have played to a false lead, the trick stands as it is.",
    ),
    Law(
        "penalty-may-not-force-a-revoke",
        kind="definition",
        cite="ames 615-617",
        says="Nobody can be compelled to play a card by which he would revoke.",
    ),
    Law(
        "exposed-card-call-repeatable",
        kind="definition",
        cite="ames 619-621",
        says="An exposed card can be called at every trick until it is played.",
    ),
    Law(
        "called-suit-absent",
        kind="allowed",
        cite="ames 623",
        says="If a player called on to lead a suit has none, the penalty is paid.",
    ),
)
