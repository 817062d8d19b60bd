"""The scripts from which forms of poker are made."""

from referee.poker.form import DEUCES, Ante, Dealt, Declared, Drawing, Form, Interval, Limit, Openers, Share, Speaker
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
CALIFORNIA = LOWBALL.but(
    script=(Dealt(down=5), Interval(speaker=Speaker.LEFT_OF_BLINDS, checks=False), Drawing(), Interval(limit=1)),
    ante=Ante.DEALER,
    antes_count=True,
)
