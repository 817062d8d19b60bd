"""Red dog (usp56 6599-6629)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law, by
from referee.families import banking
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import deal, roles, rulings, stakes, turns

RED_DOG = Game(
    "red-dog",
    title="Red Dog",
    family="banking",
    cite="usp56 6599-6629",
    general=GENERAL_RULES,
    players=(2, 10),
    sides=0,
    hand_size=5,
    hand_sizes={9: 4, 10: 4},
    rounds=(1,),
    deal="Five cards, one at a time, face down; four with more than eight players.",
    play=banking.RED_DOG_PLAY,
    form=banking.RedDog(),
    score=score.Tally(),
    rules=(
        ("Players", "Two to ten; each antes a chip to the pool, and again whenever it is empty."),
        ("Betting", "In turn each bets up to what is in the pool, or pays it a chip instead."),
        (
            "Play",
            "The next card of the pack is turned: a higher one of its suit wins the bet from the pool, otherwise the bet is lost to it.",
        ),
    ),
    expects=(*banking.OF_RED_DOG, rulings.PLAYS_WHEN_OUT, turns.PLAYS_OUT_OF_TURN),
    laws=(
        GENERAL_RULES.law("cut-packet-below-minimum").but(
            slug="cut-packet-too-small",
            cite="usp56 6609",
            says="A cut leaves four cards in each packet; what follows is left to the general rules.",
        ),
        Law(
            "five-card-deal-with-over-eight-players",
            breach=banking.TOO_MANY_PLAYERS,
            when=[banking.IN_BURNING.no],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6611",
            says="With more than eight players four cards are dealt to each.",
        ),
        Law(
            "bet-over-pool",
            breach=stakes.BET_OVER_LIMIT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6613",
            says="No bet is larger than the pool.",
        ),
        Law(
            "neither-bets-nor-pays",
            breach=banking.NEITHER_BET_NOR_PAID,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6613",
            says="A player in his turn bets, or pays a chip to the pool.",
        ),
        Law(
            "loser-conceals-hand",
            breach=banking.LOSING_HAND_HIDDEN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6615",
            says="Who loses shows his whole hand; who wins shows the card that wins.",
        ),
        Law(
            "bet-settled",
            cite="usp56 6615",
            says="A higher card of the suit turned brings the bet back and as much from the pool; otherwise the bet goes to the pool.",
        ),
        Law(
            "pool-empty-new-ante",
            cite="usp56 6617",
            says="Whenever the pool is empty each player puts up a chip.",
        ),
        Law(
            "burn-with-too-many-players",
            breach=banking.TOO_MANY_PLAYERS,
            when=[banking.IN_BURNING.yes],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6623",
            says="With five cards to each, cards can be burned for no more than seven players.",
        ),
        Law(
            "dealt-too-few-cards",
            breach=deal.TOO_FEW_CARDS,
            when=[banking.CARDS_HE_GOT.is_(banking.SOME)],
            remedy=banking.MAY_SIT_OUT_OR_BET,
            chooser=by(roles.OFFENDER),
            cite="usp56 6625",
            says="A player dealt too few cards may sit the deal out or bet with what he has.",
        ),
        Law(
            "dealt-no-hand",
            breach=deal.TOO_FEW_CARDS,
            when=[banking.CARDS_HE_GOT.is_(banking.NONE)],
            remedy=banking.OUT_OF_DEAL,
            cite="usp56 6625",
            says="A player to whom no hand is dealt is out of the deal, and the dealer is not penalized.",
        ),
        Law(
            "dealt-too-many-cards",
            breach=deal.TOO_MANY_CARDS,
            remedy=banking.OUT_OF_DEAL,
            cite="usp56 6625",
            says="A player dealt too many is out of the deal, and the dealer is not penalized.",
        ),
        Law(
            "chips-withdrawn-from-pot",
            breach=stakes.CHIPS_TAKEN_BACK,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6627",
            says="Chips once in the pool stay there.",
        ),
        Law(
            "bet-changed",
            breach=banking.BET_CHANGED,
            remedy=banking.BET_STANDS,
            cite="usp56 6627-6629",
            says="A bet is final once it has been named in turn.",
        ),
        Law(
            "plays-when-out",
            breach=rulings.PLAYS_WHEN_OUT,
            remedy=rulings.silent("what he does has no effect"),
            cite="usp56 6625",
            says="Of a player who bets or plays though he is out of the deal the book says nothing more.",
        ),
    ),
)
