"""Fan tan and its variants (usp56 6519-6551)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import stops
from referee.families.general.usp56.general import GENERAL_RULES
from referee.families.stops.usp56.cut import CUT_PACKET_TOO_SMALL
from referee.mechanics import turns

FAN_TAN = Game(
    "fan-tan",
    title="Fan Tan",
    family="stops",
    cite="usp56 6519-6543",
    general=GENERAL_RULES,
    players=(3, 8),
    sides=0,
    hand_size=0,
    least_cut=5,
    rounds=(1,),
    deal="All cards, one at a time, to the left; who gets fewer usually antes a chip more.",
    play=stops.SHEDDING_PLAY,
    form=stops.Shedding(stops.beside_sevens, for_passing=1),
    score=score.Tally(),
    rules=(
        ("Players", "Three to eight; each antes a chip."),
        ("Play", "A seven, or the next card up or down from one of its suit; who cannot play pays a chip to the pool."),
        ("Score", "The others pay the pool a chip for each card left, and who is out first takes it."),
    ),
    expects=(*stops.OF_SHEDDING, turns.PLAYS_OUT_OF_TURN),
    laws=(
        CUT_PACKET_TOO_SMALL,
        Law(
            "card-does-not-fit",
            breach=stops.DOES_NOT_FIT,
            remedy=turns.taken_back("the card is taken back"),
            cite="usp56 6537",
            says="Sevens and cards next to those played may be played; of another card the book says nothing.",
        ),
        Law(
            "unable-to-play",
            cite="usp56 6539",
            says="Who cannot play puts a chip in the pool, and the turn goes to his left.",
        ),
        Law(
            "settlement",
            cite="usp56 6541",
            says="When one is out, the others put a chip for each card they hold in the pool, and he takes it.",
        ),
        Law(
            "passes-though-able",
            breach=stops.PLAY_WITHHELD,
            when=[stops.COULD_PLAY_A_SEVEN.no],
            remedy=stops.PaysPool(3),
            cite="usp56 6543",
            says="A player who passes and could play pays three chips to the pool.",
        ),
        Law(
            "passes-with-playable-seven",
            breach=stops.PLAY_WITHHELD,
            when=[stops.COULD_PLAY_A_SEVEN.yes],
            remedy=stops.PaysPool(3) & stops.PaysHolders(5),
            cite="usp56 6543",
            says="If it was a seven, he pays five chips besides to the holders of the six and the eight; the book leaves open whether each.",
        ),
        Law(
            "plays-out-of-turn",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=turns.taken_back("the card is taken back, and the play goes on in turn"),
            cite="usp56 6537",
            says="Each plays in turn from eldest hand; of a play out of turn the book says nothing.",
        ),
    ),
)

FIVE_OR_NINE = FAN_TAN.vary(
    "five-or-nine", title="Five or Nine", cite="usp56 6547", form=stops.Shedding(stops.beside_five_or_nine, for_passing=1)
)

SNIP_SNAP_SNOREM = FAN_TAN.vary(
    "snip-snap-snorem",
    title="Snip Snap Snorem",
    cite="usp56 6549",
    form=stops.Shedding(stops.of_the_same_rank, for_passing=1, series=4),
    drop=["passes-though-able", "passes-with-playable-seven"],
    add=[
        Law(
            "pass",
            cite="usp56 6549",
            says="Every pass costs a chip.",
        ),
        Law(
            "fails-to-play-though-able",
            breach=stops.PLAY_WITHHELD,
            remedy=stops.PASS_PUT_RIGHT,
            cite="usp56 6549",
            says="A player who passed and could have played puts it right and pays nothing.",
        ),
    ],
)

PLAY_OR_PAY = FAN_TAN.vary(
    "play-or-pay",
    title="Play or Pay",
    cite="usp56 6551",
    form=stops.Shedding(stops.next_in_suit_round_the_corner, score.nothing, for_passing=1, series=13),
    replace=[
        Law(
            "unable-to-play",
            cite="usp56 6551",
            says="A player who cannot go on in the suit puts a chip in the pool.",
        ),
    ],
)
