"""The scripts from which forms of poker are made."""

from referee.core.cards import Pack, below_the_jack
from referee.families import poker
from referee.families.poker.form import Turned

#: five cards down, and one interval of betting
CLOSED = poker.Form(script=(poker.Dealt(down=5), poker.Interval()))
#: the same with a draw and a second interval, which the opener begins
DRAW = CLOSED.but(
    script=(poker.Dealt(down=5), poker.Interval(), poker.Drawing(), poker.Interval(speaker=poker.Speaker.OPENER, limit=1))
)
#: before the draw each player bets or drops
PASS_OUT = DRAW.but(
    script=(
        poker.Dealt(down=5),
        poker.Interval(checks=False),
        poker.Drawing(),
        poker.Interval(speaker=poker.Speaker.OPENER, limit=1),
    )
)
JACKPOTS_FORM = DRAW.but(openers=poker.Openers())
PROGRESSIVE_JACKPOTS = DRAW.but(
    openers=poker.Openers(
        (
            poker.pair_of(poker.JACK),
            poker.pair_of(poker.QUEEN),
            poker.pair_of(poker.KING),
            poker.pair_of(poker.ACE),
            poker.worth(poker.Kind.TWO_PAIR, 3, 3, 2, 2),
        )
    )
)
BOBTAIL_JACKPOTS = DRAW.but(openers=poker.Openers(bobtail=True))
DEUCES_WILD_JACKPOTS = JACKPOTS_FORM.but(wild=poker.DEUCES)
SHOWING = poker.Interval(speaker=poker.Speaker.HIGHEST_SHOWING)
MUST_BET = poker.Interval(speaker=poker.Speaker.HIGHEST_SHOWING, forced=True)
LAST_SHOWING = poker.Interval(speaker=poker.Speaker.HIGHEST_SHOWING, limit=1)
UP = poker.Dealt(up=1)
FIVE_STUD = poker.Form(
    script=(poker.Dealt(down=1, up=1), MUST_BET, UP, SHOWING, UP, SHOWING, UP, LAST_SHOWING), ante=poker.Ante.NOBODY
)
SEVEN_STUD = FIVE_STUD.but(
    script=(poker.Dealt(down=2, up=1), MUST_BET, UP, SHOWING, UP, SHOWING, UP, SHOWING, poker.Dealt(down=1), LAST_SHOWING),
    cards=7,
)
POT_LIMIT = DRAW.but(limit=poker.Limit(pot=True))
TABLE_STAKES = DRAW.but(limit=poker.Limit(stakes=True))
SPECIAL_HANDS = DRAW.but(high=poker.High(played=poker.ALL_SPECIAL))
_BLIND_SCRIPT = (
    poker.Dealt(down=5),
    poker.Interval(speaker=poker.Speaker.LEFT_OF_BLINDS),
    poker.Drawing(),
    poker.Interval(speaker=poker.Speaker.FIRST_BLIND, limit=1),
)
BLIND_DRAW = DRAW.but(script=_BLIND_SCRIPT, ante=poker.Ante.DEALER, blinds=(1, 2), limit=poker.Limit(fixed=(1, 2)))
STRADDLED = BLIND_DRAW.but(
    script=(*_BLIND_SCRIPT[:3], poker.Interval(speaker=poker.Speaker.LEFT_OF_STRADDLER, limit=1)),
    limit=poker.Limit(of_blind=True),
)
DOUBLING = BLIND_DRAW.but(limit=poker.Limit(of_bet=True))
BLOCK = BLIND_DRAW.but(blinds=(2, 4), limit=poker.Limit(fixed=(2, 2), of_stake=True))
HIGH_LOW_DRAW = DRAW.but(script=(*DRAW.script, poker.Declared()), share=poker.Share.BOTH)
SEVEN_HIGH_LOW = SEVEN_STUD.but(share=poker.Share.BOTH)
LOWBALL = PASS_OUT.but(
    script=(poker.Dealt(down=5), poker.Interval(checks=False), poker.Drawing(), poker.Interval(limit=1)),
    share=poker.Share.LOW,
    low=poker.Low(run=0, ace_low=True),
)
JACKS_BACK_FORM = JACKPOTS_FORM.but(
    otherwise=LOWBALL.but(script=(poker.Dealt(down=5), poker.Interval(), poker.Drawing(), poker.Interval(limit=1))),
)
CALIFORNIA = LOWBALL.but(
    script=(
        poker.Dealt(down=5),
        poker.Interval(speaker=poker.Speaker.LEFT_OF_BLINDS, checks=False),
        poker.Drawing(),
        poker.Interval(limit=1),
    ),
    ante=poker.Ante.DEALER,
    antes_count=True,
)

# --- Dealer's Choice, from stud
_FIRST_THREE = (poker.Dealt(down=1, up=1), MUST_BET, UP, SHOWING, UP, SHOWING)
LAST_DOWN = FIVE_STUD.but(script=(*_FIRST_THREE, poker.Dealt(down=1), LAST_SHOWING))
_FLIPPED = (poker.Dealt(down=1), Turned(up=1), SHOWING)
MEXICAN = FIVE_STUD.but(
    script=(poker.Dealt(down=2), Turned(up=1), MUST_BET, *_FLIPPED, *_FLIPPED, *_FLIPPED[:2], LAST_SHOWING),
    wild_for=poker.WildFor.HOLE,
)
PISTOL = FIVE_STUD.but(
    script=(
        poker.Dealt(down=1),
        poker.Interval(speaker=poker.Speaker.DEALER, forced=True),
        UP,
        MUST_BET,
        UP,
        SHOWING,
        UP,
        SHOWING,
        UP,
        LAST_SHOWING,
    )
)
SIX_STUD = FIVE_STUD.but(script=(*FIVE_STUD.script[:-1], SHOWING, poker.Dealt(down=1), LAST_SHOWING), cards=6)
EIGHT_STUD = SEVEN_STUD.but(script=(*SEVEN_STUD.script[:-1], SHOWING, poker.Dealt(up=1), LAST_SHOWING), cards=8)
FLIP = SEVEN_STUD.but(
    script=(poker.Dealt(down=4), Turned(up=2), MUST_BET, UP, SHOWING, UP, SHOWING, poker.Dealt(down=1), LAST_SHOWING)
)
SEVEN_SECOND = SEVEN_STUD.but(
    script=(
        poker.Dealt(down=1, up=1),
        MUST_BET,
        poker.Dealt(down=1, up=1),
        SHOWING,
        poker.Dealt(down=1, up=1),
        SHOWING,
        poker.Dealt(down=1),
        LAST_SHOWING,
    ),
    cards=5,
)
BULL = SEVEN_STUD.but(
    script=(
        poker.Dealt(down=3),
        poker.Interval(),
        UP,
        SHOWING,
        UP,
        SHOWING,
        UP,
        SHOWING,
        UP,
        SHOWING,
        Turned(up=1),
        SHOWING,
        Turned(up=1),
        LAST_SHOWING,
    ),
    share=poker.Share.BOTH,
)
_SHOWN = (Turned(up=1), SHOWING)
SHOW_FIVE = SEVEN_STUD.but(
    script=(poker.Dealt(down=7), *_SHOWN, *_SHOWN, *_SHOWN, Turned(up=1), LAST_SHOWING), share=poker.Share.BOTH
)
BASEBALL = SEVEN_STUD.but(
    wild=poker.of_rank("9") | poker.of_rank("3"),
    triggers=(poker.Trigger(3, poker.Price.MATCH_POT), poker.Trigger(4, poker.Price.EXTRA_CARD)),
)
FOOTBALL = SEVEN_STUD.but(
    wild=poker.of_rank("6") | poker.of_rank("4"),
    triggers=(poker.Trigger(4, poker.Price.MATCH_POT), poker.Trigger(2, poker.Price.EXTRA_CARD)),
)
HEINZ = SEVEN_STUD.but(
    wild=poker.of_rank("5") | poker.of_rank("7"),
    triggers=(poker.Trigger(5, poker.Price.MATCH_POT), poker.Trigger(7, poker.Price.MATCH_POT)),
)
WOOLWORTH = SEVEN_STUD.but(
    wild=poker.of_rank("5") | poker.of_rank("T"),
    triggers=(poker.Trigger(5, poker.Price.PAY, 5), poker.Trigger(10, poker.Price.PAY, 10)),
)
ACEY_DEUCEY = poker.Form(
    script=(poker.Dealt(down=1, up=1), poker.Drawing(most=1), SHOWING),
    cards=2,
    high=poker.High(size=2, run=0),
    low=poker.Low(size=2, run=0, ace_low=True, low_aces_pair=False),
    share=poker.Share.BOTH,
    draw_prices=(1, 2, 5),
)

# --- Dealer's Choice, closed or from the centre
COLD = poker.Form(script=(poker.Dealt(up=5),))
_OPENERS_TURN = poker.Interval(speaker=poker.Speaker.OPENER, limit=1)
SPIT = DRAW.but(
    script=(poker.Dealt(down=4, centre=1), poker.Interval(), poker.Drawing(most=4), _OPENERS_TURN),
    cards=4,
    wild_for=poker.WildFor.CENTRE,
)
WILD_WIDOW = DRAW.but(
    script=(poker.Dealt(down=5, centre=1), poker.Interval(), poker.Drawing(), _OPENERS_TURN),
    wild_for=poker.WildFor.CENTRE,
    own=5,
)
_TURNED_AND_BET = (Turned(centre=1), poker.Interval())
THREE_CENTER = poker.Form(script=(poker.Dealt(down=4), *_TURNED_AND_BET * 3), cards=4, share=poker.Share.BOTH)
CINCINNATI = poker.Form(script=(poker.Dealt(down=5), *_TURNED_AND_BET * 5))
ROUND_THE_WORLD = poker.Form(script=(poker.Dealt(down=4), *_TURNED_AND_BET * 4), cards=4)
_THREE_ROUNDS = (
    poker.Dealt(down=3),
    poker.Interval(),
    poker.Dealt(down=1),
    poker.Interval(),
    poker.Dealt(down=1),
    poker.Interval(),
    poker.Drawing(),
)
SHOTGUN = DRAW.but(script=(*_THREE_ROUNDS, _OPENERS_TURN))
TEXAS_TECH = DRAW.but(script=(*_THREE_ROUNDS, *_SHOWN * 4))
HURRICANE = poker.Form(
    script=(poker.Dealt(down=2), poker.Interval()),
    cards=2,
    high=poker.High(size=2, run=0),
    low=poker.Low(size=2, run=0, ace_low=True),
)
MONTE = poker.Form(
    script=(poker.Dealt(down=1), poker.Interval(), UP, SHOWING, UP, SHOWING), cards=3, high=poker.High(size=3, run=3)
)
OMAHA = poker.Form(script=(poker.Dealt(down=2), poker.Interval(), *_TURNED_AND_BET * 5), cards=2)
HOLD_EM = poker.Form(
    script=(poker.Dealt(down=2), poker.Interval(), Turned(centre=3), poker.Interval(), *_TURNED_AND_BET * 2), cards=2
)
RED_AND_BLACK = DRAW.but(high=poker.RedAndBlackHigh(), low=poker.RedAndBlackLow(), share=poker.Share.BOTH)

# --- older than poker
BRAG = poker.Form(
    script=(poker.Dealt(down=3), poker.Interval(checks=False)),
    cards=3,
    high=poker.BragHigh(),
    ante=poker.Ante.DEALER,
    antes_count=True,
    drop_costs_ante=True,
)
#: ten to ace
FORTY_CARDS = Pack("40 cards, without kings, queens and jacks", below_the_jack())
AMBIGU_FORM = poker.Form(
    script=(poker.Dealt(down=2), poker.Drawing(most=2), poker.Dealt(down=2), poker.Interval(), poker.Drawing(most=4)),
    cards=4,
    high=poker.AmbiguHigh(),
    ties_to_first=True,
)
#: five cards that are changed without betting, until somebody knocks
KNOCKED = poker.Form(script=(poker.Dealt(down=5), poker.Drawing()))
