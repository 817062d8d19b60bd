"""Rummy (usp56 2791-2863), with the laws of its whole family in sections, and its own variants."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import rummy
from referee.families.general.usp56.general import GENERAL_RULES
from referee.families.rummy.usp56.rummy import irregularities, play
from referee.mechanics import exposure, melds, rulings, stock

#: what every form expects; the discards are shuffled in one of them
_EXPECTS = (
    *melds.MELDING,
    stock.DISCARDED_CARD_JUST_TAKEN,
    stock.TURN_OUT_OF_TURN,
    stock.DISCARDED_OUT_OF_TURN,
    stock.DRAWN_OUT_OF_TURN,
    stock.STOCK_CARD_SEEN,
    stock.DISCARDED_WITHOUT_DRAWING,
    stock.TWO_DISCARDS,
    stock.TOO_MANY_DRAWN,
    exposure.CARD_EXPOSED,
    score.WRONG_COUNT,
)

RUMMY = Game(
    "rummy",
    title="Rummy",
    family="rummy",
    cite="usp56 2791-2863",
    general=GENERAL_RULES,
    seats=4,
    players=(2, 6),
    sides=0,
    hand_size=7,
    hand_sizes={2: 10, 3: 7, 4: 7, 5: 6, 6: 6},
    rounds=(1,),
    deal="Ten cards to each of two, seven to three or four, six to five or six, one at a time; the next card is turned up.",
    play=rummy.RUMMY_PLAY,
    form=rummy.Rummy(),
    score=score.Tally(),
    rules=(
        ("Ranks", "King high, ace low; court cards count ten, the ace one."),
        ("Turn", "Draw the top of the stock or of the discards, then lay down or lay off what matches, then discard one card."),
        ("Sets", "Three or four of a kind, or three or more in sequence in one suit."),
        ("Stock", "When it is gone the discards are turned over as they are."),
        (
            "Score",
            "Each pays the player who is out the pips of his hand; double if all went in one turn with nothing laid before.",
        ),
    ),
    expects=(*_EXPECTS, stock.PILE_SHUFFLED),
    laws=(*play.LAWS, *irregularities.LAWS),
)

BLOCK_RUMMY = RUMMY.vary(
    "block-rummy",
    title="Block Rummy",
    cite="usp56 2815-2823",
    form=rummy.Rummy(blocks=True),
    rules=(
        ("End", "Play ends when the stock is gone and the last discard is refused; the lowest count wins the differences."),
    ),
)

CALLING_RUMMY = RUMMY.vary(
    "calling-rummy",
    title='Rummy, calling "rummy"',
    cite="usp56 2825",
    form=rummy.Rummy(calls=True),
    rules=(("Calling", "A discard that fits a set may be called, laid off and replaced by any other player."),),
)

ALL_AT_ONCE_RUMMY = RUMMY.vary(
    "all-at-once-rummy",
    title="Rummy, no meld until all out",
    cite="usp56 2831",
    seats=2,
    players=(2, 3),
    hand_size=10,
    hand_sizes={2: 10, 3: 10},
    deal="Ten cards to each, one at a time; the next card is turned up.",
    form=rummy.Rummy(all_at_once=True),
    rules=(
        ("Out", "Nobody lays down until he can go out all at once; each pays him the pips of his own hand."),
        ("Stock", "When it is gone the discards are shuffled and turned over."),
    ),
    expects=(*_EXPECTS, rummy.PART_LAID_DOWN),
    drop=("turned-pile-shuffled", "goes-rummy-doubled-wrongly"),
    add=[
        Law(
            "lays-down-before-he-can-go-out",
            breach=rummy.PART_LAID_DOWN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2831",
            says="Nothing is laid down until a player can go out all at once.",
        ),
    ],
)
