"""Royal, draw and spade cassino (usp56 6235-6245)."""

from referee import score
from referee.core.law import Law
from referee.families import cassino
from referee.families.cassino.usp56.cassino import CASSINO
from referee.mechanics import rulings

ROYAL_CASSINO = CASSINO.vary(
    "royal-cassino",
    title="Royal Cassino",
    cite="usp56 6235-6237",
    form=cassino.Fishing(cassino.Numbers(faces_count=True)),
)

DRAW_CASSINO = CASSINO.vary(
    "draw-cassino",
    title="Draw Cassino",
    cite="usp56 6239-6241",
    deal="After the first round the rest is a stock, from which each player fills his hand up to four after he has played.",
    form=cassino.Fishing(draws=True),
    expects=(*CASSINO.expects, cassino.SECOND_CARD_DRAWN, cassino.HAND_NOT_FILLED),
    add=[
        Law(
            "hand-restored-to-four",
            breach=[cassino.SECOND_CARD_DRAWN, cassino.HAND_NOT_FILLED],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6241",
            says="After he has played a player draws one card from the stock, so that his hand has four again.",
        ),
    ],
)

SPADE_CASSINO = CASSINO.vary(
    "spade-cassino",
    title="Spade Cassino",
    cite="usp56 6243-6245",
    form=cassino.Fishing(counting=cassino.count_with_spades),
    score=score.Tally((score.Race(to=61), score.Told(cassino.margin_with_spades_text))),
    add=[
        Law(
            "loser-under-31",
            cite="usp56 6245",
            says="The margin of a game of sixty-one is doubled if the loser has less than thirty-one.",
        ),
    ],
)
