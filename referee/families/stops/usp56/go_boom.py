"""Go boom (usp56 6439-6465)."""

from referee import score
from referee.core.cards import PACK_OF_62, TWO_PACKS
from referee.core.game import Game
from referee.core.law import Law
from referee.families import stops
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import rulings, turns

GO_BOOM = Game(
    "go-boom",
    title="Go Boom",
    family="stops",
    cite="usp56 6439-6465",
    general=GENERAL_RULES,
    players=(2, 12),
    sides=0,
    packs={7: PACK_OF_62, 8: PACK_OF_62} | dict.fromkeys(range(9, 13), TWO_PACKS),
    hand_size=7,
    rounds=(1,),
    deal="One at a time from dealer's left, seven to each; the rest is the stock.",
    play=stops.SHEDDING_PLAY,
    form=stops.Shedding(stops.to_the_lead, score.pips, draws=True, in_tricks=True),
    score=score.Tally(),
    rules=(
        ("Players", "Two or more; seven and eight use 62 cards or two packs, more than that two packs."),
        (
            "Play",
            "Each plays a card of the suit or the rank of the one led, or draws until he can; when the stock is out he passes.",
        ),
        ("Lead", "The highest card of the suit led wins the trick and leads to the next; of two alike, the first."),
        ("End", "Who is first out collects the pips left in the other hands, aces 1, court cards 10."),
    ),
    expects=(*stops.OF_SHEDDING, turns.PLAYS_OUT_OF_TURN),
    laws=(
        Law(
            "card-does-not-match",
            breach=stops.DOES_NOT_FIT,
            remedy=turns.taken_back("the card is taken back"),
            cite="usp56 6455",
            says="A card follows the suit or the rank of the card led; of one that does not the book says nothing.",
        ),
        Law(
            "equal-cards",
            cite="usp56 6455",
            says="Of two like cards the one played first is the higher; the winner of a trick leads to the next.",
        ),
        Law(
            "passes-before-the-stock-is-out",
            breach=stops.PLAY_WITHHELD,
            when=[stops.WITHHELD.is_(stops.COULD_DRAW)],
            remedy=rulings.silent("the pass stands, and the trick goes on without him"),
            cite="usp56 6455",
            says="Who cannot play draws as long as there is a stock; of one who passes the book says nothing.",
        ),
        Law(
            "settlement",
            cite="usp56 6457-6461",
            says="Who is first out collects from each other the pips of his hand, aces one and court cards ten.",
        ),
        Law(
            "game-of-several-deals",
            cite="usp56 6461",
            says="Each deal may be a game, or it goes to 200; or cards left are charged, and at minus 100 the lowest score wins.",
        ),
        Law(
            "did-not-play-though-able",
            breach=stops.PLAY_WITHHELD,
            when=[stops.WITHHELD.is_(stops.COULD_PLAY)],
            remedy=rulings.no_penalty(),
            cite="usp56 6463",
            says="There is no penalty for a player who could play and does not.",
        ),
        Law(
            "draws-though-able",
            on=stops.DRAWS_THOUGH_ABLE,
            remedy=rulings.no_penalty(),
            cite="usp56 6463",
            says="Nor is there one for drawing instead of playing.",
        ),
        Law(
            "plays-out-of-turn",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=turns.taken_back("the card is taken back, and the play goes on in turn"),
            cite="usp56 6455",
            says="Each plays in turn to the lead; of a play out of turn the book says nothing.",
        ),
    ),
)
