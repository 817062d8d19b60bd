"""Boure, or Booray (usp56 1929-1947): five cards, a pot, and a pot more from whoever stays in and wins nothing."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import whist
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import deal, rulings, tricks

LAWS = (
    Law(
        "ante-differs-from-dealers",
        breach=whist.UNEQUAL_ANTE,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 1937",
        says="The dealer names the ante, usually up to a limit agreed on, and it is the same for all.",
    ),
    Law(
        "dealer-does-not-announce-trump",
        breach=deal.TRUMP_NOT_ANNOUNCED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 1939",
        says="The dealer turns up the next card and announces its suit, which is trumps.",
    ),
    Law(
        "drops-before-draw",
        cite="usp56 1941",
        says="Having looked at his cards a player may throw them in and lose his ante, or stay in.",
    ),
    Law(
        "draw-over-agreed-limit",
        breach=whist.DRAWN_BEYOND_AGREEMENT,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 1941",
        says="Three or four cards may be agreed on as the most that anybody draws, according to how many stay in.",
    ),
    Law(
        "leader-with-high-trump-must-lead-highest-trump",
        breach=tricks.FORBIDDEN_LEAD,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 1943",
        says="Whoever is to lead and holds the ace, king or queen of trumps leads his highest trump, to the first trick and to any other.",
    ),
    Law(
        "revoke",
        breach=tricks.REVOKE,
        when=[whist.OWED.is_(whist.FOLLOW_SUIT)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 1943",
        says="A player follows suit if he can.",
    ),
    Law(
        "did-not-head-when-able",
        breach=tricks.REVOKE,
        when=[whist.OWED.is_(whist.PLAY_OVER)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 1943",
        says="Following suit he plays a higher card than any played, if he can; none is once the trick is trumped, so far as the book's words go.",
    ),
    Law(
        "did-not-trump-when-void",
        breach=tricks.REVOKE,
        when=[whist.OWED.is_(whist.TRUMP)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 1943",
        says="A player who has none of the suit led plays a trump, and only without a trump what he likes.",
    ),
    Law(
        "overtrump-not-required",
        cite="usp56 1943",
        says="Who trumps need not play a higher trump than one that lies there.",
    ),
    Law(
        "play-out-of-turn-demanded-back",
        breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
        until=whist.DEMANDED_BACK,
        remedy=rulings.silent("the card is taken back") & tricks.CARD_BACK,
        cite="usp56 1943",
        says="The tricks go round in turn; of a card led or played out of turn the book says nothing.",
    ),
    Law(
        "play-out-of-turn-not-challenged",
        breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
        after=whist.DEMANDED_BACK,
        remedy=rulings.silent("where nobody asks for it back the card stands"),
        cite="usp56 483, 1943",
        says="A card out of turn to which nobody objects is accepted, as the general rules have it of any irregularity.",
    ),
    Law(
        "pot-to-most-tricks",
        breach=score.WRONG_SCORE,
        when=[score.FOR_NO_TRICK.no],
        remedy=score.SHOULD_BE,
        cite="usp56 1947",
        says="Most tricks win the pot; two players with two each, or five with one each, divide it equally.",
    ),
    Law(
        "stayer-wins-no-trick",
        breach=score.WRONG_SCORE,
        when=[score.FOR_NO_TRICK.yes],
        remedy=score.SHOULD_BE,
        cite="usp56 1947",
        says="Whoever stays in and wins no trick pays as much as is in the pot, and that goes into the next one.",
    ),
)

BOURE = Game(
    "boure",
    title="Boure (Booray)",
    family="whist",
    cite="usp56 1929-1947",
    general=GENERAL_RULES,
    players=(2, 7),
    sides=0,
    hand_size=5,
    deal="Five cards to each player, one at a time; the next card is turned up, and its suit, which the dealer announces, is trumps.",
    rounds=(1,) * 5,
    owed=whist.to_follow,
    play=whist.BOURE_PLAY,
    score=score.Tally((score.Pool(name="pot"),), whist.settled),
    rules=(
        ("Players", "Two to seven, each for himself; each puts the ante that the dealer names into the pot."),
        ("Draw", "A player drops his hand and loses his ante, or stays in; those who stay may lay away cards and get as many."),
        (
            "Play",
            "The first at the dealer's left who stayed in leads; a leader with ace, king or queen of trumps leads his highest trump; the others follow suit and play over if they can, or trump.",
        ),
        ("Pot", "Most tricks win it, and a tie divides it; whoever stayed in and won no trick pays as much into the next pot."),
    ),
    expects=(*tricks.TRICKS, *whist.OF_BOURE, deal.TRUMP_NOT_ANNOUNCED),
    laws=LAWS,
)
