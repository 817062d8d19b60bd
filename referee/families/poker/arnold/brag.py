"""Brag as Arnold has it, open and blind (arnold 941-1036)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law, by
from referee.families import poker
from referee.families.poker.usp56.forms import BRAG
from referee.mechanics import deal, roles, rulings, seating, stakes

BRAG_ARNOLD = Game(
    "brag-arnold",
    title="Brag (Modern) (Arnold)",
    family="poker",
    cite="arnold 941-1030",
    seats=4,
    players=(3, 14),
    sides=0,
    hand_size=3,
    deal="Three cards to each player, face down; the others lie face up in the centre.",
    play=poker.BRAG_PLAY,
    form=BRAG,
    score=score.Tally(),
    rules=(
        ("Ante", "The dealer antes."),
        ("Turns", "From the dealer's left each player drops, stays by putting in what the stake has come to, or raises."),
        (
            "Hands",
            "Prial (three of a kind; threes are best), running flush, run (ace, deuce, three is best), flush, pair, high card.",
        ),
        (
            "End",
            "One player left; two left, of whom one sees the other; all stakes equal and nobody raises; the most that may be staked.",
        ),
    ),
    expects=(
        *seating.SEATING,
        *deal.DEALING,
        *score.SCORING,
        *rulings.RULINGS,
        *poker.OF_BRAG,
        stakes.BET_OVER_LIMIT,
        poker.SHORT_CALL,
        *poker.BETTING_BY_TURNS,
    ),
    laws=(
        Law(
            "over-max",
            breach=stakes.BET_OVER_LIMIT,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 961, 1000",
            says="No raise is above the maximum agreed on, and no player's stake on a hand above the maximum for that.",
        ),
        Law(
            "unequal-deals",
            breach=poker.UNEQUAL_DEALS,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 964",
            says="All players deal equally often.",
        ),
        Law(
            "no-ante",
            breach=poker.NO_ANTE,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 973",
            says="The dealer antes before he deals.",
        ),
        Law(
            "fold-concealed",
            breach=poker.DROPS_CONCEALED,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 979",
            says="Who drops out puts his cards face up on the pile.",
        ),
        Law(
            "short-stay",
            breach=poker.SHORT_CALL,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 982-985",
            says="Who stays brings his stake up to what it has come to.",
        ),
        Law(
            "last-player-wins",
            cite="arnold 991",
            says="If all others drop out, the last player takes all stakes.",
        ),
        Law(
            "see-with-three",
            breach=poker.SEES_TOO_EARLY,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 994",
            says="A player may see another only when no more than two are left.",
        ),
        Law(
            "caller-concedes-unseen",
            cite="arnold 994",
            says="Of two, the player called shows his hand; the caller who has lost need not show his.",
        ),
        Law(
            "stakes-equal-nobody-raises",
            cite="arnold 997",
            says="When all stakes are equal and nobody raises, all show their hands.",
        ),
        Law(
            "max-total",
            cite="arnold 1000",
            says="When everybody has staked as much as is allowed on a hand, all show.",
        ),
        Law(
            "all-drop-first-round",
            cite="arnold 1006",
            says="If all drop out at once, the dealer has his ante back and as much from each of the others.",
        ),
        Law(
            "tie",
            cite="arnold 1025",
            says="Hands can be equal, and the text does not say what follows; we share the stakes.",
        ),
    ),
)

BLIND_BRAG_ARNOLD = BRAG_ARNOLD.vary(
    "blind-brag-arnold",
    title="Brag with blind betting (Arnold)",
    cite="arnold 1036",
    play=poker.BLIND_BRAG_PLAY,
    rules=(
        ("Blind", "Who has not looked at his cards stakes half of what the open players do."),
        ("Looking", "At any turn he may look; then he drops, or raises his stake to that of the open players."),
        ("Log", "`announces Ann blind` says that Ann bets without having looked, `looks Ann hand` that she looks."),
    ),
    drop=("short-stay",),
    add=(
        Law(
            "ante-open-or-blind",
            cite="arnold 973, 1036",
            says="Whether the ante is an open stake or a blind one is not said; we take it as open, so that a blind one is half.",
        ),
        Law(
            "blind-touch",
            breach=poker.TOUCHES_BLIND_CARDS,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 1036",
            says="Who bets blind does not even touch his cards, and looks at them only in his turn.",
        ),
        Law(
            "open-under-double",
            breach=poker.SHORT_CALL,
            when=[poker.OPEN_AFTER_BLIND.yes],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 1036",
            says="After a blind bet an open player doubles it to stay.",
        ),
        Law(
            "blind-over-half",
            breach=stakes.BET_OVER_LIMIT,
            when=[poker.LIMIT_PASSED.is_(poker.HALF)],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 1036",
            says="If the first player to bet has seen his cards, a blind stake that follows is at most half of his.",
        ),
        Law(
            "stake-below-level-to-stay",
            breach=poker.SHORT_CALL,
            when=[poker.OPEN_AFTER_BLIND.no],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 1036",
            says="To stay, a blind player matches the last blind stake or half the last open one, an open player the last open one.",
        ),
        Law(
            "blind-raise-over",
            breach=stakes.BET_OVER_LIMIT,
            when=[poker.LIMIT_PASSED.is_(poker.AMOUNT), poker.BETS_BLIND.yes],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 1036",
            says="A blind raise is at most half of the maximum agreed on.",
        ),
        Law(
            "blind-looks",
            on=poker.BLIND_LOOKS,
            remedy=poker.DROPS_OR_RAISES,
            chooser=by(roles.OFFENDER),
            cite="arnold 1036",
            says="A blind player who looks at his cards drops, or raises his stake to that of the open players.",
        ),
    ),
)
