"""The scripts from which forms of poker are made."""

from referee.cards import Pack, below_the_jack
from referee.poker.ambigu import AmbiguHigh
from referee.poker.brag import BragHigh
from referee.poker.counted import RedAndBlackHigh, RedAndBlackLow
from referee.poker.form import (
    DEUCES,
    Ante,
    Dealt,
    Declared,
    Drawing,
    Form,
    Interval,
    Limit,
    Openers,
    Price,
    Share,
    Speaker,
    Trigger,
    Turned,
    WildFor,
    of_rank,
)
from referee.poker.natural import ACE, JACK, KING, QUEEN, Kind, pair_of, worth
from referee.poker.ranking import High, Low
from referee.poker.special import ALL_SPECIAL

#: five cards down, and one interval of betting
CLOSED = Form(script=(Dealt(down=5), Interval()))
#: the same with a draw and a second interval, which the opener begins
DRAW = CLOSED.but(script=(Dealt(down=5), Interval(), Drawing(), Interval(speaker=Speaker.OPENER, limit=1)))
#: before the draw each player bets or drops
PASS_OUT = DRAW.but(script=(Dealt(down=5), Interval(checks=False), Drawing(), Interval(speaker=Speaker.OPENER, limit=1)))
JACKPOTS_FORM = DRAW.but(openers=Openers())
PROGRESSIVE_JACKPOTS = DRAW.but(
    openers=Openers((pair_of(JACK), pair_of(QUEEN), pair_of(KING), pair_of(ACE), worth(Kind.TWO_PAIR, 3, 3, 2, 2)))
)
BOBTAIL_JACKPOTS = DRAW.but(openers=Openers(bobtail=True))
DEUCES_WILD_JACKPOTS = JACKPOTS_FORM.but(wild=DEUCES)
SHOWING = Interval(speaker=Speaker.HIGHEST_SHOWING)
MUST_BET = Interval(speaker=Speaker.HIGHEST_SHOWING, forced=True)
LAST_SHOWING = Interval(speaker=Speaker.HIGHEST_SHOWING, limit=1)
UP = Dealt(up=1)
FIVE_STUD = Form(script=(Dealt(down=1, up=1), MUST_BET, UP, SHOWING, UP, SHOWING, UP, LAST_SHOWING), ante=Ante.NOBODY)
SEVEN_STUD = FIVE_STUD.but(
    script=(Dealt(down=2, up=1), MUST_BET, UP, SHOWING, UP, SHOWING, UP, SHOWING, Dealt(down=1), LAST_SHOWING), cards=7
)
POT_LIMIT = DRAW.but(limit=Limit(pot=True))
TABLE_STAKES = DRAW.but(limit=Limit(stakes=True))
SPECIAL_HANDS = DRAW.but(high=High(played=ALL_SPECIAL))
_BLIND_SCRIPT = (
    Dealt(down=5),
    Interval(speaker=Speaker.LEFT_OF_BLINDS),
    Drawing(),
    Interval(speaker=Speaker.FIRST_BLIND, limit=1),
)
BLIND_DRAW = DRAW.but(script=_BLIND_SCRIPT, ante=Ante.DEALER, blinds=(1, 2), limit=Limit(fixed=(1, 2)))
STRADDLED = BLIND_DRAW.but(
    script=(*_BLIND_SCRIPT[:3], Interval(speaker=Speaker.LEFT_OF_STRADDLER, limit=1)), limit=Limit(of_blind=True)
)
DOUBLING = BLIND_DRAW.but(limit=Limit(of_bet=True))
BLOCK = BLIND_DRAW.but(blinds=(2, 4), limit=Limit(fixed=(2, 2), of_stake=True))
HIGH_LOW_DRAW = DRAW.but(script=(*DRAW.script, Declared()), share=Share.BOTH)
SEVEN_HIGH_LOW = SEVEN_STUD.but(share=Share.BOTH)
LOWBALL = PASS_OUT.but(
    script=(Dealt(down=5), Interval(checks=False), Drawing(), Interval(limit=1)),
    share=Share.LOW,
    low=Low(run=0, ace_low=True),
)
JACKS_BACK_FORM = JACKPOTS_FORM.but(
    otherwise=LOWBALL.but(script=(Dealt(down=5), Interval(), Drawing(), Interval(limit=1))),
)
CALIFORNIA = LOWBALL.but(
    script=(Dealt(down=5), Interval(speaker=Speaker.LEFT_OF_BLINDS, checks=False), Drawing(), Interval(limit=1)),
    ante=Ante.DEALER,
    antes_count=True,
)

# --- Dealer's Choice, from stud
_FIRST_THREE = (Dealt(down=1, up=1), MUST_BET, UP, SHOWING, UP, SHOWING)
LAST_DOWN = FIVE_STUD.but(script=(*_FIRST_THREE, Dealt(down=1), LAST_SHOWING))
_FLIPPED = (Dealt(down=1), Turned(up=1), SHOWING)
MEXICAN = FIVE_STUD.but(
    script=(Dealt(down=2), Turned(up=1), MUST_BET, *_FLIPPED, *_FLIPPED, *_FLIPPED[:2], LAST_SHOWING), wild_for=WildFor.HOLE
)
PISTOL = FIVE_STUD.but(
    script=(
        Dealt(down=1),
        Interval(speaker=Speaker.DEALER, forced=True),
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
SIX_STUD = FIVE_STUD.but(script=(*FIVE_STUD.script[:-1], SHOWING, Dealt(down=1), LAST_SHOWING), cards=6)
EIGHT_STUD = SEVEN_STUD.but(script=(*SEVEN_STUD.script[:-1], SHOWING, Dealt(up=1), LAST_SHOWING), cards=8)
FLIP = SEVEN_STUD.but(script=(Dealt(down=4), Turned(up=2), MUST_BET, UP, SHOWING, UP, SHOWING, Dealt(down=1), LAST_SHOWING))
SEVEN_SECOND = SEVEN_STUD.but(
    script=(
        Dealt(down=1, up=1),
        MUST_BET,
        Dealt(down=1, up=1),
        SHOWING,
        Dealt(down=1, up=1),
        SHOWING,
        Dealt(down=1),
        LAST_SHOWING,
    ),
    cards=5,
)
BULL = SEVEN_STUD.but(
    script=(
        Dealt(down=3),
        Interval(),
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
    share=Share.BOTH,
)
_SHOWN = (Turned(up=1), SHOWING)
SHOW_FIVE = SEVEN_STUD.but(script=(Dealt(down=7), *_SHOWN, *_SHOWN, *_SHOWN, Turned(up=1), LAST_SHOWING), share=Share.BOTH)
BASEBALL = SEVEN_STUD.but(
    wild=of_rank("9") | of_rank("3"), triggers=(Trigger(3, Price.MATCH_POT), Trigger(4, Price.EXTRA_CARD))
)
FOOTBALL = SEVEN_STUD.but(
    wild=of_rank("6") | of_rank("4"), triggers=(Trigger(4, Price.MATCH_POT), Trigger(2, Price.EXTRA_CARD))
)
HEINZ = SEVEN_STUD.but(wild=of_rank("5") | of_rank("7"), triggers=(Trigger(5, Price.MATCH_POT), Trigger(7, Price.MATCH_POT)))
WOOLWORTH = SEVEN_STUD.but(wild=of_rank("5") | of_rank("T"), triggers=(Trigger(5, Price.PAY, 5), Trigger(10, Price.PAY, 10)))
ACEY_DEUCEY = Form(
    script=(Dealt(down=1, up=1), Drawing(most=1), SHOWING),
    cards=2,
    high=High(size=2, run=0),
    low=Low(size=2, run=0, ace_low=True, low_aces_pair=False),
    share=Share.BOTH,
    draw_prices=(1, 2, 5),
)

# --- Dealer's Choice, closed or from the centre
COLD = Form(script=(Dealt(up=5),))
_OPENERS_TURN = Interval(speaker=Speaker.OPENER, limit=1)
SPIT = DRAW.but(script=(Dealt(down=4, centre=1), Interval(), Drawing(most=4), _OPENERS_TURN), cards=4, wild_for=WildFor.CENTRE)
WILD_WIDOW = DRAW.but(script=(Dealt(down=5, centre=1), Interval(), Drawing(), _OPENERS_TURN), wild_for=WildFor.CENTRE, own=5)
_TURNED_AND_BET = (Turned(centre=1), Interval())
THREE_CENTER = Form(script=(Dealt(down=4), *_TURNED_AND_BET * 3), cards=4, share=Share.BOTH)
CINCINNATI = Form(script=(Dealt(down=5), *_TURNED_AND_BET * 5))
ROUND_THE_WORLD = Form(script=(Dealt(down=4), *_TURNED_AND_BET * 4), cards=4)
_THREE_ROUNDS = (Dealt(down=3), Interval(), Dealt(down=1), Interval(), Dealt(down=1), Interval(), Drawing())
SHOTGUN = DRAW.but(script=(*_THREE_ROUNDS, _OPENERS_TURN))
TEXAS_TECH = DRAW.but(script=(*_THREE_ROUNDS, *_SHOWN * 4))
HURRICANE = Form(script=(Dealt(down=2), Interval()), cards=2, high=High(size=2, run=0), low=Low(size=2, run=0, ace_low=True))
MONTE = Form(script=(Dealt(down=1), Interval(), UP, SHOWING, UP, SHOWING), cards=3, high=High(size=3, run=3))
OMAHA = Form(script=(Dealt(down=2), Interval(), *_TURNED_AND_BET * 5), cards=2)
HOLD_EM = Form(script=(Dealt(down=2), Interval(), Turned(centre=3), Interval(), *_TURNED_AND_BET * 2), cards=2)
RED_AND_BLACK = DRAW.but(high=RedAndBlackHigh(), low=RedAndBlackLow(), share=Share.BOTH)

# --- older than poker
BRAG = Form(
    script=(Dealt(down=3), Interval(checks=False)),
    cards=3,
    high=BragHigh(),
    ante=Ante.DEALER,
    antes_count=True,
    drop_costs_ante=True,
)
#: ten to ace
FORTY_CARDS = Pack("40 cards, without kings, queens and jacks", below_the_jack())
AMBIGU_FORM = Form(
    script=(Dealt(down=2), Drawing(most=2), Dealt(down=2), Interval(), Drawing(most=4)),
    cards=4,
    high=AmbiguHigh(),
    ties_to_first=True,
)
#: five cards that are changed without betting, until somebody knocks
KNOCKED = Form(script=(Dealt(down=5), Drawing()))
