"""Spite and malice (usp56 3805-3833)."""

from referee import score
from referee.core.cards import TWO_PACKS_WITH_JOKERS
from referee.core.game import Game
from referee.core.law import Law
from referee.families import patience
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import layout, rulings, turns

SPITE_AND_MALICE = Game(
    "spite-and-malice",
    title="Spite and Malice",
    family="patience",
    cite="usp56 3805-3833",
    general=GENERAL_RULES,
    seats=2,
    sides=0,
    pack=TWO_PACKS_WITH_JOKERS,
    hand_size=0,
    deal="Twenty-six cards of one pack to each as his pay-off pile; five of the other, with four jokers, to the hand.",
    play=patience.SPITE_PLAY,
    form=layout.Form({}, own=("payoff", layout.WASTE), common=(layout.STOCK,), turned_from=""),
    score=score.Tally(),
    rules=(
        ("Center", "Four stacks at most, from the ace up to the king, for both players; aces and twos have to go there."),
        ("Side stacks", "Four for each, from the hand alone, down or with like cards; a card put there ends the turn."),
        ("Pay-off pile", "Its top card goes to the center only; who has played all of it wins what the other has left."),
    ),
    expects=(
        patience.DOES_NOT_FIT,
        patience.NO_SUCH_PILE,
        patience.FROM_ELSEWHERE,
        patience.FOUNDATION_DELAYED,
        patience.PLAYED_ON_OTHERS_LAYOUT,
        patience.JOKER_AS_ACE,
        patience.PAYOFF_COUNTED,
        turns.PLAYS_OUT_OF_TURN,
    ),
    laws=(
        Law(
            "available-ace-not-played",
            breach=patience.FOUNDATION_DELAYED,
            when=[patience.KEPT_FROM_CENTER.is_(patience.AN_ACE)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3817",
            says="Each available ace is played at once to begin a stack in the center, where there are not four.",
        ),
        Law(
            "available-two-not-played",
            breach=patience.FOUNDATION_DELAYED,
            when=[patience.KEPT_FROM_CENTER.is_(patience.A_TWO)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3817",
            says="Each available two is played on an ace in the center, if there is one.",
        ),
        Law(
            "fifth-center-stack",
            breach=patience.NO_SUCH_PILE,
            when=[patience.WHICH_STACK.is_(patience.CENTER_STACK)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3817",
            says="There are no more than four stacks in the center at one time.",
        ),
        Law(
            "wrong-center-build",
            breach=patience.DOES_NOT_FIT,
            when=[patience.WHICH_STACK.is_(patience.CENTER_STACK)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3817",
            says="Stacks in the center rise one by one from the ace, whatever the suits.",
        ),
        Law(
            "fifth-side-stack",
            breach=patience.NO_SUCH_PILE,
            when=[patience.WHICH_STACK.is_(patience.SIDE_STACK)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3819",
            says="Each player has four side stacks.",
        ),
        Law(
            "plays-on-opponents-side-stack",
            breach=patience.PLAYED_ON_OTHERS_LAYOUT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3819",
            says="A player plays to his own side stacks only.",
        ),
        Law(
            "illegal-side-stack-build",
            breach=patience.DOES_NOT_FIT,
            when=[patience.WHICH_STACK.is_(patience.SIDE_STACK)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3819-3821",
            says="Side stacks go down by one or with like cards; a two goes on a three and an ace on a two only when the center is full.",
        ),
        Law(
            "payoff-card-to-side-stack",
            breach=patience.FROM_ELSEWHERE,
            when=[patience.SENT_TO_SIDE.is_(patience.OFF_PAYOFF)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3821",
            says="The top card of a pay-off pile goes to the center only.",
        ),
        Law(
            "card-moved-between-side-stacks",
            breach=patience.FROM_ELSEWHERE,
            when=[patience.SENT_TO_SIDE.is_(patience.OFF_SIDE)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3821",
            says="Cards are not moved from one side stack to another, nor into a space.",
        ),
        Law(
            "second-side-play-in-a-turn",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3821",
            says="One card goes from the hand to a side stack in a turn, and ends it.",
        ),
        Law(
            "ends-turn-by-word",
            on=patience.ENDS_BY_WORD,
            remedy=rulings.ALLOWED,
            cite="usp56 3823-3825",
            says="A player may end his turn by saying so, when he cannot play or does not wish to.",
        ),
        Law(
            "joker-used-as-ace",
            breach=patience.JOKER_AS_ACE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3827",
            says="A joker stands for any card but an ace.",
        ),
        Law(
            "settlement",
            cite="usp56 3833",
            says="Who first is rid of his pay-off pile wins what the other has left of his; blocked, the fewer cards win the difference.",
        ),
        Law(
            "counts-payoff-pile",
            breach=patience.PAYOFF_COUNTED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3833",
            says="It is never legal to count the cards of a pay-off pile.",
        ),
    ),
)
