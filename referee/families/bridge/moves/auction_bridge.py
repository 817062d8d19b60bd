"""How auction bridge moves: as contract bridge does, with honors counted for the side that has most of them."""

from functools import partial

from attrs import evolve

from referee.families.bridge.score.auction_bridge import honors_held
from referee.mechanics.declarer.moves import CONTRACT_PLAY, result

AUCTION_BRIDGE_PLAY = evolve(
    CONTRACT_PLAY,
    name="an auction, then thirteen tricks, honors counted by sides",
    result=partial(result, honors_of=honors_held),
)
