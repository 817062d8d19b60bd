"""What tricks expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.mechanics.exposure.expects.card_exposed import CARD_EXPOSED
from referee.mechanics.tricks.expects.card_taken_back import CARD_TAKEN_BACK
from referee.mechanics.tricks.expects.defective_trick import NO_CARD_TO_TRICK, TWO_CARDS_TO_TRICK
from referee.mechanics.tricks.expects.lead_out_of_turn import LEAD_OUT_OF_TURN
from referee.mechanics.tricks.expects.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.mechanics.tricks.expects.revoke import REVOKE
from referee.mechanics.tricks.expects.trick_gathered import TRICK_GATHERED_BY_ANOTHER

#: cards played to tricks
TRICKS = (
    LEAD_OUT_OF_TURN,
    PLAY_OUT_OF_TURN,
    REVOKE,
    NO_CARD_TO_TRICK,
    TWO_CARDS_TO_TRICK,
    CARD_TAKEN_BACK,
    CARD_EXPOSED,
    TRICK_GATHERED_BY_ANOTHER,
)
