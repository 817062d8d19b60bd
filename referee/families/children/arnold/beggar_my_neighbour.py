"""Beggar my neighbour as Arnold has it (arnold 349-388)."""

from referee.core.cards import ACE
from referee.core.game import Game
from referee.core.law import Law
from referee.families import children
from referee.mechanics import rulings, turns

BEGGAR_MY_NEIGHBOUR = Game(
    "beggar-my-neighbour-arnold",
    title="Beggar My Neighbour (Arnold)",
    family="children",
    cite="arnold 349-388",
    seats=2,
    players=(2, 8),
    sides=0,
    hand_size=0,
    deal="The whole pack, one card at a time, from the dealer's left; each holds his cards face down in a stack.",
    play=children.BEGGING_PLAY,
    form=children.Begging({ACE: 4}),
    rules=(
        (
            "Play",
            "Each turns his top card onto the pile; an honour is paid for by the next player, an ace with four cards; of what a king, a queen and a jack cost the table is lost.",
        ),
        ("Honours", "An honour among the cards paid is paid for by the next; if none comes, its player takes the pile."),
        ("End", "Who has no cards is out; the last one left wins."),
    ),
    expects=(*children.OF_BEGGING, turns.PLAYS_OUT_OF_TURN),
    laws=(
        Law(
            "unequal-deal",
            cite="arnold 374",
            says="It does not matter if some players begin with more cards than others.",
        ),
        Law(
            "plays-out-of-turn",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 380",
            says="Each plays in turn from the dealer's left, and who pays for an honour plays until it is paid.",
        ),
        Law(
            "wrong-payment",
            breach=children.WRONG_PAYMENT,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 380-382",
            says="An honour is covered with a set number of cards, an ace with four.",
        ),
        Law(
            "payment-rates-lost",
            on=children.RATE_IS_LOST,
            remedy=rulings.silent("whoever played the honour takes the pile when the players hold it to be paid"),
            cite="arnold 380-382",
            says="What covers a king, a queen or a jack stood in a table that is lost.",
        ),
        Law(
            "out-mid-payment",
            cite="arnold 384",
            says="If a player runs out of cards while he pays, the player of the honour takes the pile all the same.",
        ),
        Law(
            "out-player-plays",
            breach=children.PLAYS_WHEN_RETIRED,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 384",
            says="A player who has played all his cards retires from the game.",
        ),
        Law(
            "last-player-wins",
            cite="arnold 386",
            says="The players are knocked out one by one, and the last one left wins.",
        ),
    ),
)
