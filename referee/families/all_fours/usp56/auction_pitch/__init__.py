"""Auction pitch and the games made of it (usp56 4247-4325)."""

from referee import score
from referee.core.game import Game
from referee.families import all_fours
from referee.families.all_fours.usp56.auction_pitch.laws import LAWS
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import exposure, rulings, tricks

AUCTION_PITCH = Game(
    "auction-pitch",
    title="Auction Pitch (Set Back)",
    family="all-fours",
    cite="usp56 4247-4303",
    general=GENERAL_RULES,
    seats=4,
    players=(2, 7),
    sides=0,
    owed=tricks.follow_or_trump,
    hand_size=6,
    deal="Six cards to each player, three at a time.",
    rounds=(3, 3),
    least_cut=5,
    play=all_fours.PITCH_PLAY,
    form=all_fours.PitchForm(),
    score=score.Tally((all_fours.Outright(), score.Race(to=7), all_fours.PaidInCounters(plus=1, not_plus=2))),
    rules=(
        ("Players", "Two to seven, each for himself; best for four."),
        ("Ranks", "Ace high to deuce low."),
        (
            "Bidding",
            "From the dealer's left each player bids once or passes: two points, three or four, and more than the last bid; the dealer may have it for as many. Four, the smudge, cannot be taken away.",
        ),
        (
            "Play",
            "The highest bidder leads, and the suit of his card is trump. A trump lead is followed by all who can; to any other one follows suit or trumps, and who is void plays any card.",
        ),
        (
            "Points",
            "One each for high and low, the highest and the lowest trump in play, low to whom it was dealt; for the jack of trumps, to whoever wins it; and for game, the most in tens (10), aces (4), kings (3), queens (2) and jacks (1), which nobody has in a tie. Where the log says `rule low-to-winner`, low goes to whoever wins it.",
        ),
        (
            "Score",
            "Everybody scores what he makes, the pitcher if he makes his bid, which otherwise is taken off. All four points on a bid of four win the game, unless the pitcher was below nothing.",
        ),
        (
            "Game",
            "Seven points; the pitcher is counted first, then high, low, jack and game. The winner is paid a counter by each who has a point, and two by each who has none.",
        ),
    ),
    expects=(
        *rulings.DEMANDING,
        *all_fours.PLAYS_THAT_STAND,
        *all_fours.BIDDING,
        *all_fours.OF_PITCH,
        exposure.CARD_EXPOSED,
    ),
    laws=LAWS,
)
