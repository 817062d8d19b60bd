"""The law of the cut that games of the stops family have in common."""

from referee.breaches.shuffle_and_cut import CUT_TOO_SMALL
from referee.facts.deal import NEW_DEAL_DEMANDED, NOT_YET
from referee.law import YES, Law
from referee.remedies.deals import new_deal_if_demanded
from referee.roles import ANY_PLAYER_WHO_HAS_NOT_LOOKED
from referee.windows import LAST_CARD_DEALT

#: as fan tan has it; each of the others says where it stands there
CUT_PACKET_TOO_SMALL = Law(
    "cut-packet-too-small",
    breach=CUT_TOO_SMALL,
    when=[NEW_DEAL_DEMANDED.is_(YES, NOT_YET)],
    until=LAST_CARD_DEALT,
    remedy=new_deal_if_demanded(NEW_DEAL_DEMANDED),
    chooser=ANY_PLAYER_WHO_HAS_NOT_LOOKED,
    kind="forbidden",
    cite="usp56 6531",
    says="A cut leaves five cards in each packet; what follows is left to the general rules.",
)
