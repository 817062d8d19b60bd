"""What claims expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.mechanics.claims.expects import CONCEDED_WINNERS, FEWER_THAN_WON

#: tricks claimed and conceded
CLAIMING = (
    CONCEDED_WINNERS,
    FEWER_THAN_WON,
)
