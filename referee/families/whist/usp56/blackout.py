"""Blackout, or Oh Pshaw (usp56 1785-1809): to win exactly what one has bid."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import whist
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import conduct, exposure, rulings, tricks

LAWS = (
    Law(
        "over-under-even-not-announced",
        breach=whist.BIDS_NOT_COMPARED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 1793",
        says="When the dealer has bid the scorekeeper announces over, under or even, as the bids together compare with the tricks.",
    ),
    Law(
        "revoke",
        breach=tricks.REVOKE,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 495-497, 1795",
        says="A player follows suit if he can and otherwise plays what he likes; what a revoke costs the book does not say, and it stands when the score is agreed.",
    ),
    Law(
        "exact-bid-score",
        breach=score.WRONG_SCORE,
        when=[score.FOR_A_ZERO_BID.no],
        remedy=score.SHOULD_BE,
        cite="usp56 1801",
        says="Ten and his bid for a player who wins exactly the tricks he bid, and nothing for one who wins more or fewer.",
    ),
    Law(
        "zero-bid-value-not-standard",
        breach=score.WRONG_SCORE,
        when=[score.FOR_A_ZERO_BID.yes],
        remedy=rulings.silent("it counts 10 where nothing else is agreed on"),
        cite="usp56 1801",
        says="A bid of none made exactly counts 10, or 5, or 5 and the number of tricks: the book tells of all three and takes no side.",
    ),
    Law(
        "settlement-by-differences",
        cite="usp56 1803",
        says="The highest total wins, and each player settles with each other on the difference; a bonus of 10 for the winner is a variant.",
    ),
    Law(
        "bid-out-of-turn-stands",
        breach=whist.EXACT_BID_OUT_OF_TURN,
        remedy=rulings.no_penalty("no penalty", "the bid stands", "the turn goes back to the rightful player"),
        cite="usp56 1805",
        says="A bid out of turn stands without penalty, and the turn goes back to the player whose it was.",
    ),
    Law(
        "bid-over-tricks-of-the-deal",
        breach=whist.BID_NOT_LISTED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 1793",
        says="The bids that can be made go from none to as many as there are cards in a hand.",
    ),
    Law(
        "bid-changed-in-time",
        breach=whist.EXACT_BID_CHANGED,
        when=[whist.LEFT_HAS_BID.no],
        remedy=rulings.allowed("no penalty", "the new bid stands"),
        cite="usp56 1805",
        says="A player may change his bid before the player at his left has bid.",
    ),
    Law(
        "bid-changed-late",
        breach=whist.EXACT_BID_CHANGED,
        when=[whist.LEFT_HAS_BID.yes],
        remedy=rulings.silent("the first bid stands"),
        cite="drawn from usp56 1805",
        says="After the player at his left has bid he may not, and the first bid is taken to stand.",
    ),
    Law(
        "lead-or-play-out-of-turn",
        breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
        until=whist.DEMANDED_BACK,
        remedy=tricks.CARD_BACK & exposure.FACE_UP_UNTIL_PLAYED,
        cite="usp56 1807",
        says="A lead or play out of turn is taken back if any player demands it, and the card lies face up until it can be played.",
    ),
    Law(
        "lead-or-play-out-of-turn-not-challenged",
        breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
        after=whist.DEMANDED_BACK,
        remedy=rulings.condoned("nobody demanded it back, and it stands"),
        cite="drawn from usp56 483, 1807",
        says="Where nobody demands it back the card stands; the book sets no limit, and the lead to the next trick is taken for one.",
    ),
    Law(
        "exposed-card",
        breach=exposure.CARD_EXPOSED,
        remedy=exposure.FACE_UP_UNTIL_PLAYED,
        cite="usp56 1807",
        says="A card exposed otherwise than by being played in turn lies face up and is played at the first legal opportunity.",
    ),
    Law(
        "exposed-card-kept-back",
        breach=rulings.PENALTY_CARD_NOT_PLAYED,
        remedy=rulings.silent("it must be played at the next legal opportunity"),
        cite="usp56 1807",
        says="Of a player who does not play his exposed card when he could the book says nothing.",
    ),
    Law(
        "asking-bids-and-tricks",
        on=conduct.ASKS_BIDS_OR_TRICKS,
        remedy=rulings.ALLOWED,
        cite="usp56 1809",
        says="A player may at any time be told what anybody has bid and how many tricks each has won.",
    ),
    Law(
        "tricks-not-kept-countable",
        breach=conduct.TRICKS_NOT_IN_ORDER,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 1809",
        says="Each player keeps his tricks so that they can be counted at sight.",
    ),
)

BLACKOUT = Game(
    "blackout",
    title="Blackout (Oh Pshaw)",
    family="whist",
    cite="usp56 1785-1809",
    general=GENERAL_RULES,
    players=(3, 7),
    sides=0,
    hand_size=0,
    deal="One card to each in the first deal, two in the second, and so on as far as the pack goes; the next card is turned up and makes its suit trumps. For three players fifteen deals are advised.",
    play=whist.BLACKOUT_PLAY,
    score=whist.BlackoutSheet(),
    rules=(
        ("Players", "Three to seven, best four or five, each for himself."),
        ("Bids", "From the eldest hand each bids how many tricks he will win, from none to all; the sum may be anything."),
        (
            "Play",
            "The eldest hand leads; all follow suit if they can; the highest trump or card of the suit led wins and leads. Where no card is left to turn up there are no trumps.",
        ),
        (
            "Score",
            "Ten and the bid for whoever wins exactly what he bid, nothing for anybody else; each settles with each on the difference of the totals.",
        ),
    ),
    expects=(*tricks.TRICKS, *whist.OF_EXACT_BIDS, conduct.TRICKS_NOT_IN_ORDER),
    laws=LAWS,
)

BLACKOUT_ZERO_FIVE = BLACKOUT.vary(
    "blackout-zero-five",
    title="Blackout, a bid of none counting five",
    cite="usp56 1801",
    score=whist.BlackoutSheet(zero_bid=5),
)
BLACKOUT_ZERO_FIVE_AND_TRICKS = BLACKOUT.vary(
    "blackout-zero-five-and-tricks",
    title="Blackout, a bid of none counting five and the number of tricks",
    cite="usp56 1801",
    score=whist.BlackoutSheet(zero_bid=5, zero_bid_per_trick=1),
)
BLACKOUT_BONUS = BLACKOUT.vary(
    "blackout-bonus",
    title="Blackout with a bonus for the winner",
    cite="usp56 1803",
    score=whist.BlackoutSheet(bonus=10),
)
