"""Blind opening and the forms with straddles (usp56 2179-2195)."""

from referee.core.law import Law
from referee.families import poker
from referee.families.poker.usp56.draw import DRAW_POKER
from referee.families.poker.usp56.forms import BLIND_DRAW, BLOCK, DOUBLING, STRADDLED
from referee.mechanics import rulings, stakes

BLIND_OPENING = DRAW_POKER.vary(
    "blind-opening",
    title="Blind Opening (Blind Tiger)",
    cite="usp56 2179-2189",
    form=BLIND_DRAW,
    rules=(
        ("Before the deal", "The dealer antes one, the player at his left opens blind for one, the next raises blind to two."),
        ("Before the draw", "From the left of the blind raiser: call two, raise to three, or drop; the limit is one."),
        ("After it", "From the blind opener, or the active player nearest his left; the limit is two, and a check is allowed."),
    ),
    expects=(*DRAW_POKER.expects, *poker.OF_BLINDS),
    add=(
        Law(
            "blind-not-posted",
            breach=poker.BLIND_NOT_POSTED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2183",
            says="The player at the dealer's left opens blind, and the next one raises blind, before the cards are dealt.",
        ),
        Law(
            "blind-bet-by-another",
            breach=poker.BLIND_OUT_OF_TURN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2183, 2189",
            says="The blind opening is for the dealer's left, the raise for the next player, and each straddle for the one after the last.",
        ),
        Law(
            "blind-of-another-amount",
            breach=poker.BLIND_UNEQUAL,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2183, 2189",
            says="The blind raise doubles the blind opening, and each straddle the bet that it straddles.",
        ),
        Law(
            "raise-over-limit-before-draw",
            breach=stakes.BET_OVER_LIMIT,
            when=[poker.LIMIT_PASSED.is_(poker.AMOUNT)],
            remedy=poker.STANDS_AS_LIMIT & poker.EXCESS_FORFEITED,
            cite="usp56 2185, 2607",
            says="Before the draw nobody raises by more than one chip; what he puts in beyond that is forfeited.",
        ),
        Law(
            "dealers-ante-not-counted",
            cite="usp56 2187",
            says="The dealer's ante counts toward no call or raise; the blind bets do.",
        ),
        Law(
            "straddle-over-agreed-cap",
            breach=stakes.BET_OVER_LIMIT,
            when=[poker.LIMIT_PASSED.is_(poker.STRADDLES)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2189",
            says="Most tables allow one or two voluntary straddles and no more.",
        ),
        Law(
            "after-the-draw",
            cite="usp56 2189",
            says="After the draw the limit is two, and the blind opener speaks first, or the active player nearest his left.",
        ),
    ),
)

BLIND_AND_STRADDLE = BLIND_OPENING.vary(
    "blind-and-straddle",
    title="Blind and Straddle",
    cite="usp56 2189-2191",
    form=STRADDLED,
    rules=(
        ("Straddles", "After the blind raise to two the next player may straddle with four, the next with eight."),
        ("Limit", "One, two or four chips before the draw with one, two or three straddles, and twice that after it."),
        ("After the draw", "The player at the left of the last straddler speaks first."),
    ),
    add=(
        Law(
            "limits-and-first-bettor",
            cite="usp56 2189-2191",
            says="The limit is half the last straddle before the draw and the whole of it after; the left of the last straddler speaks first then.",
        ),
    ),
)

ENGLISH_POKER = BLIND_OPENING.vary(
    "english-poker",
    title="English or Australian Poker",
    cite="usp56 2193",
    form=DOUBLING,
    rules=(("Raises", "A player who raises may double the bet before."),),
)

BLOCK_SYSTEM = BLIND_OPENING.vary(
    "block-system",
    title="Block System",
    cite="usp56 2195",
    form=BLOCK,
    rules=(
        ("Before the deal", "The dealer antes 19, his left opens blind for two, the next raises to four."),
        ("Limit", "Two before the draw; after it as much as each player has bet before the draw."),
    ),
)
