"""The law of the cut that games of the stops family have in common."""

from referee.families.general.usp56.general import GENERAL_RULES

#: as fan tan has it; each of the others says where it stands there
CUT_PACKET_TOO_SMALL = GENERAL_RULES.law("cut-packet-below-minimum").but(
    slug="cut-packet-too-small",
    cite="usp56 6531",
    says="A cut leaves five cards in each packet; what follows is left to the general rules.",
)
