"""Which poker is played how: what is dealt and when, who speaks first, what wins (usp56 2091-2445)."""

from __future__ import annotations

from attrs import evolve

from .poker import Way, poker_of
from .poker_hands import (
    ace_high_low,
    badugi,
    bicycle,
    eight_or_better,
    fewest_points,
    high,
    jacks,
    points,
    two_and_three,
    two_cards,
    worst,
)
from .poker_wild import concealed, deuces, monte, short, special, spit, widow
from .tricks import PACK


def script(told: str) -> tuple[str, ...]:
    """What comes after what."""
    return tuple(told.split(", "))


CLOSED = Way(script("hand 5, bet left"))
DRAW = Way(script("hand 5, bet left, draw 5, bet opener late"))
PASS_OUT = evolve(DRAW, script=script("hand 5, bet left bets, draw 5, bet opener late"))
JACKPOTS = evolve(DRAW, opens=jacks)
BLIND = evolve(
    DRAW, script=script("hand 5, bet blinds, draw 5, bet opener late"), ante="dealer", blinds=(1, 2), blind_raise=1,
    limits=(1, 2), limited=False, players=(3, 6),
)  # fmt: skip
_THREE_UP = "down 1, up 1, bet showing must, up 1, bet showing, up 1, bet showing"
FIVE_STUD = Way(script(f"{_THREE_UP}, up 1, bet showing late"), ante="")
_SEVEN = "bet showing must, up 1, bet showing, up 1, bet showing, up 1, bet showing, down 1, bet showing late"
SEVEN_STUD = evolve(FIVE_STUD, script=script(f"down 2, up 1, {_SEVEN}"), size=5)
_BOARD = "bet blinds, centre 3, bet left, centre 1, bet left late, centre 1, bet left late"
HOLD_EM = Way(script(f"down 2, {_BOARD}"), ante="", blinds=(1, 2), option=True, size=2)
OMAHA = evolve(HOLD_EM, script=script(f"down 4, {_BOARD}"), wins=(two_and_three,), size=4)
LOWBALL = evolve(DRAW, script=script("hand 5, bet left bets, draw 5, bet left late"), wins=(bicycle,))
SINGLE = evolve(HOLD_EM, script=script("hand 5, bet blinds, draw 5, bet left"), wins=(ace_high_low,), size=5, players=(2, 5))
TURNED = "centre 1, bet left"

_EIGHT = _SEVEN.removesuffix(" late") + ", up 1, bet showing late"
_UP, TURN = "up 1, bet showing", "turn 1, bet showing"

#: younger than the book: who shows the lowest card has to bet, and from the third round on it is the second limit
HIGH_FIRST = f"down 2, up 1, bring least, bet blinds, {_UP}, {_UP} late, {_UP} late, down 1, bet showing late"
#: and at razz, who shows the highest; the ace is low
LOW_FIRST = HIGH_FIRST.replace("least", "highest").replace("showing", "lowest")
BRING_IN = Way(script(HIGH_FIRST))

SHOTGUN = evolve(DRAW, script=script("down 3, bet left, down 1, bet left, down 1, bet left, draw 5, bet opener late"))
_FLIP = "down 1, turn 1, bet showing"
#: wild cards, and those that cost their holder something, lie in no pack here
_BASEBALL = evolve(SEVEN_STUD, players=(2, 5))


def without(way: Way, ranks: str) -> Way:
    """The same with no such cards in the pack."""
    return evolve(way, pack=tuple(card for card in PACK if card[1] not in ranks))


def straddled(*blinds: int) -> Way:
    """The limit follows the last straddle (usp56 2189-2191), and who sits behind it speaks first after the draw."""
    return evolve(
        BLIND, script=script("hand 5, bet blinds, draw 5, bet straddler late"), blinds=blinds, blind_raise=blinds[-1] // 2,
        limits=(blinds[-1] // 2, blinds[-1]), players=(5, 6),
    )  # fmt: skip


WAYS: dict[str, Way] = {
    **dict.fromkeys(("poker", "dealers-choice", "garbage"), CLOSED),
    "pass-and-back-in": DRAW,
    "special-poker-hands": evolve(DRAW, wins=(special,), named=False),
    "table-stakes-poker": evolve(DRAW, stakes=True, limited=False, unlimited=True, limits=(99, 99)),
    "pot-limit-poker": evolve(DRAW, pot_limit=True, limited=False),
    "red-and-black-count": evolve(DRAW, wins=(points, fewest_points), named=False),
    "deuces-wild": evolve(JACKPOTS, wins=(deuces,), named=False),
    "jacks-or-bobtail": JACKPOTS,
    "jacks-back": evolve(JACKPOTS, otherwise=evolve(DRAW, script=script("bet left, draw 5, bet left late"), wins=(bicycle,))),
    "shotgun": SHOTGUN,
    "texas-tech": evolve(
        SHOTGUN,
        script=script(", ".join([*SHOTGUN.script[:-1], *[TURN] * 4])),
    ),
    "cold-hands": Way(script("up 5"), ante="each"),
    "five-card-stud-last-card-optionally-down": FIVE_STUD,
    "mexican-stud": evolve(
        FIVE_STUD, script=script(f"down 2, turn 1, bet showing must, {_FLIP}, {_FLIP}, {_FLIP} late"), wins=(concealed,),
        named=False, players=(2, 5), against_up=True,
    ),
    "seven-card-stud-second-variation": evolve(
        FIVE_STUD,
        script=script(f"down 1, up 1, bet showing must, down 1, {_UP}, down 1, {_UP}, down 1, throw 2, bet showing late"),
    ),
    "english-poker": evolve(BLIND, doubles=True, limits=(2, 2)),
    "block-system": evolve(BLIND, blinds=(2, 4), blind_raise=2, dealers_ante=19, limits=(2, 2), limit_of_bets=True),
    "baseball": without(_BASEBALL, "349"),
    "football": without(_BASEBALL, "246"),
    "heinz": without(_BASEBALL, "57"),
    "woolworth": without(_BASEBALL, "5T"),
    "straight-poker": CLOSED,
    "draw-poker": DRAW,
    "poverty-poker": DRAW,
    "pass-and-out": PASS_OUT,
    "open-on-anything": PASS_OUT,
    "jackpots": JACKPOTS,
    "whangdoodles": JACKPOTS,
    "progressive-jackpots": JACKPOTS,
    "blind-opening": BLIND,
    "lowball": LOWBALL,
    "five-card-stud": FIVE_STUD,
    "five-card-stud-last-card-down": evolve(FIVE_STUD, script=script(f"{_THREE_UP}, down 1, bet showing late")),
    "six-card-stud": evolve(FIVE_STUD, script=script(f"{_THREE_UP}, up 1, bet showing, down 1, bet showing late")),
    "seven-card-stud": SEVEN_STUD,
    "seven-card-high-low-stud": evolve(SEVEN_STUD, wins=(high, worst)),
    "hold-em": Way(script(f"down 2, bet left, centre 3, bet left, {TURNED}, {TURNED}"), size=2),
    "omaha": Way(script(f"down 2, bet left, {TURNED}, {TURNED}, {TURNED}, {TURNED}, {TURNED}"), size=2),
    "cincinnati": Way(script(f"down 5, {TURNED}, {TURNED}, {TURNED}, {TURNED}, {TURNED}")),
    "round-the-world": Way(script(f"down 4, {TURNED}, {TURNED}, {TURNED}, {TURNED}"), size=4),
    "texas-hold-em": HOLD_EM,
    "omaha-hold-em": OMAHA,
    "omaha-hold-em-high-low": evolve(OMAHA, wins=(two_and_three, eight_or_better)),
    "deuce-to-seven-single-draw": SINGLE,
    "deuce-to-seven-triple-draw": evolve(
        SINGLE, script=script("hand 5, bet blinds, draw 5, bet left, draw 5, bet left late, draw 5, bet left late")
    ),
    "pistol-stud": evolve(
        FIVE_STUD,
        script=script(f"down 1, bet dealer must, up 1, bet showing must, {_UP}, {_UP}, {_UP} late"),
    ),
    "eight-card-stud": evolve(SEVEN_STUD, script=script(f"down 2, up 1, {_EIGHT}"), players=(2, 5)),
    "seven-card-flip": evolve(
        SEVEN_STUD, script=script(f"down 4, turn 2, bet showing must, {_UP}, {_UP}, down 1, bet showing late")
    ),
    "bull": evolve(
        SEVEN_STUD,
        script=script(f"down 3, bet left, {_UP}, {_UP}, {_UP}, {_UP}, turn 1, bet showing, turn 1, bet showing late"),
        wins=(high, worst),
    ),
    "show-five-cards": evolve(
        SEVEN_STUD, script=script(f"down 7, {TURN}, {TURN}, {TURN}, {TURN} late"), wins=(high, worst)
    ),
    "three-center-spit": Way(script(f"down 4, {TURNED}, {TURNED}, {TURNED}"), wins=(high, worst), size=4),
    "spit-in-the-ocean": Way(script("hand 4, centre 1, bet left, draw 4, bet opener late"), wins=(spit,), named=False, size=4),
    "wild-widow": Way(script("hand 5, centre 1, bet left, draw 5, bet opener late"), wins=(widow,), named=False),
    "high-low-poker": evolve(DRAW, wins=(high, worst)),
    "seven-card-stud-bring-in": BRING_IN,
    "seven-card-stud-high-low-bring-in": evolve(BRING_IN, wins=(high, eight_or_better)),
    "razz": evolve(BRING_IN, script=script(LOW_FIRST), wins=(bicycle,)),
    "short-deck-hold-em": evolve(without(HOLD_EM, "2345"), wins=(short,), named=False),
    "hurricane": Way(script("hand 2, bet left"), wins=(two_cards,), size=2, named=False),
    "three-card-monte": Way(script(f"down 1, bet left, {_UP}, {_UP}"), wins=(monte,), size=3, named=False),
    "badugi": evolve(
        SINGLE, script=script("hand 4, bet blinds, draw 4, bet left, draw 4, bet left late, draw 4, bet left late"),
        wins=(badugi,), size=4,
    ),
}  # fmt: skip

GAMES = {game: poker_of(way) for game, way in WAYS.items()} | {
    "blind-and-straddle": poker_of(straddled(1, 2), straddled(1, 2, 4), straddled(1, 2, 4, 8)),
}
