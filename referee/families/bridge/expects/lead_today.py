"""A lead out of turn as the laws of today ask about it: which answers go with which lead."""

from attrs import evolve

from referee.families.bridge.facts.leads import (
    AT_DECLARERS_LEAD,
    AT_PARTNERS_LEAD,
    DUMMYS_CARD_SEEN,
    LEAD_BECOMES,
    LED_BY,
    NO_REACTION,
    OPENING_BY_DEFENDER,
    OWN_LEAD,
    SHOWS_CARDS,
    SOMETHING_FOLLOWED,
    SUIT_FORBIDDEN,
    SUIT_REQUIRED,
)
from referee.mechanics.tricks.expects import lead_out_of_turn
from referee.mechanics.tricks.facts.play import AT_DEFENDERS_TURN, FACES_HAND, WRONG_HAND

#: what only follows an opening lead, what only declarer may ask of a defender, and what only happens where an opponent is to lead
LEAD_OUT_OF_TURN_TODAY = evolve(
    lead_out_of_turn.LEAD_OUT_OF_TURN,
    never=(
        (SOMETHING_FOLLOWED.no,),
        (
            LED_BY.is_(AT_PARTNERS_LEAD, AT_DECLARERS_LEAD, WRONG_HAND, AT_DEFENDERS_TURN),
            LEAD_BECOMES.is_(FACES_HAND, SHOWS_CARDS, DUMMYS_CARD_SEEN),
        ),
        (LED_BY.is_(WRONG_HAND, AT_DEFENDERS_TURN), LEAD_BECOMES.is_(SUIT_REQUIRED, SUIT_FORBIDDEN)),
        (LED_BY.is_(AT_DECLARERS_LEAD), LEAD_BECOMES.is_(SUIT_REQUIRED, SUIT_FORBIDDEN)),
        (LED_BY.is_(OPENING_BY_DEFENDER, AT_PARTNERS_LEAD, AT_DECLARERS_LEAD), LEAD_BECOMES.is_(NO_REACTION)),
        (LED_BY.is_(OPENING_BY_DEFENDER, AT_PARTNERS_LEAD, WRONG_HAND), LEAD_BECOMES.is_(OWN_LEAD)),
    ),
)
