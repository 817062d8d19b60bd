"""Honeymoon bridge for two (usp56 1699-1715): contract bridge after thirteen tricks of drawing, by difference."""

from referee import score
from referee.core.law import Law, by
from referee.families import bridge
from referee.families.bridge.usp56.contract import CONTRACT_BRIDGE
from referee.mechanics import roles, rulings, stock, tricks, windows

HONEYMOON_BRIDGE = CONTRACT_BRIDGE.vary(
    "honeymoon-bridge",
    title="Honeymoon Bridge (two-hand)",
    cite="usp56 1699-1715",
    seats=2,
    players=(2, 2),
    deal="Thirteen cards to each, one at a time; the other twenty-six are the stock.",
    play=bridge.HONEYMOON_PLAY,
    form=bridge.Honeymoon(),
    rules=(
        (
            "Drawing",
            "The player who did not deal leads; follow suit if you can, no trump; after each trick the winner draws and then the other. These tricks count nothing.",
        ),
        ("Auction", "When the stock is gone the dealer bids or passes; one pass after a bid, double or redouble ends it."),
        ("Play", "Who did not make the last bid leads; thirteen tricks at the contract."),
        ("Score", "As contract or as auction bridge."),
    ),
    expects=(*CONTRACT_BRIDGE.expects, *bridge.OF_DRAWING),
    add=(
        Law(
            "drawing-phase",
            cite="usp56 1709",
            says="The first thirteen tricks are played without trumps and count nothing; the winner of each draws first and leads.",
        ),
        Law(
            "auction-ends-after-one-pass",
            cite="usp56 1711",
            says="The dealer calls first; one pass after a bid, double or redouble closes the auction, and the other player leads. If both pass the book is silent.",
        ),
        Law(
            "irregularity-in-final-play",
            cite="drawn from usp56 1711-1715",
            says="In the bidding and play after the stock is gone the laws of contract bridge hold, as far as two hands allow.",
        ),
        Law(
            "revoke-in-drawing-phase",
            breach=tricks.REVOKE,
            when=[bridge.DRAWING_PHASE.yes],
            remedy=bridge.MAY_TAKE_EITHER_OF_TWO,
            chooser=by(roles.OPPONENTS, until=windows.NEXT_PLAYER_DRAWS),
            cite="usp56 1715",
            says="After a revoke in the first thirteen tricks the opponent looks at two cards at his next draw and takes either.",
        ),
        Law(
            "lead-out-of-turn-in-drawing-phase",
            breach=tricks.LEAD_OUT_OF_TURN,
            when=[bridge.DRAWING_PHASE.yes],
            remedy=rulings.silent("the card stays where it was played"),
            cite="usp56 1711, 1715",
            says="Of a lead out of turn in the first thirteen tricks, before there is a declarer, the book says nothing.",
        ),
        Law(
            "draws-out-of-turn",
            breach=stock.DRAWN_OUT_OF_TURN,
            remedy=bridge.MAY_TAKE_EITHER_OF_TWO,
            chooser=by(roles.OPPONENTS, until=windows.NEXT_PLAYER_DRAWS),
            cite="usp56 1715",
            says="After a draw out of turn the opponent looks at two cards at his next draw and takes either.",
        ),
        Law(
            "sees-two-cards-in-drawing",
            breach=bridge.SECOND_CARD_SEEN,
            remedy=bridge.MAY_TAKE_EITHER_OF_TWO,
            chooser=by(roles.OPPONENTS, until=windows.NEXT_PLAYER_DRAWS),
            cite="usp56 1715",
            says="If a player sees a second card as he draws, the opponent looks at two at his next draw and takes either.",
        ),
    ),
)

HONEYMOON_AUCTION_BRIDGE = HONEYMOON_BRIDGE.vary(
    "honeymoon-bridge-auction-scoring",
    title="Honeymoon Bridge, scored as auction bridge",
    cite="usp56 1713",
    score=score.RubberSheet(scale=bridge.AUCTION_SCALE),
)
