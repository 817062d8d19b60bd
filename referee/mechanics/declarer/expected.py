"""What declarer expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.mechanics.declarer.expects import (
    DUMMY_FACED_EARLY,
    DUMMY_LOOKS,
    FORFEITED_DUMMY_DRAWS_ATTENTION,
    FORFEITED_DUMMY_WARNS,
)

#: what a dummy may do
DUMMY = (
    DUMMY_LOOKS,
    DUMMY_FACED_EARLY,
    FORFEITED_DUMMY_DRAWS_ATTENTION,
    FORFEITED_DUMMY_WARNS,
)
