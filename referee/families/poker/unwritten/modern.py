"""Forms younger than the books, judged under the general laws of poker: people's records are full of them."""

from referee.core.cards import Pack, from_rank_up
from referee.families import poker
from referee.families.poker.usp56.general import POKER

_BLINDS = poker.Interval(speaker=poker.Speaker.LEFT_OF_BLINDS, blind_option=True)
_LATE = poker.Interval(limit=1)
_SHOWING = poker.Interval(speaker=poker.Speaker.HIGHEST_SHOWING)
_SHOWING_LATE = poker.Interval(speaker=poker.Speaker.HIGHEST_SHOWING, limit=1)
_LOW_SHOWING = poker.Interval(speaker=poker.Speaker.LOWEST_SHOWING)
_LOW_SHOWING_LATE = poker.Interval(speaker=poker.Speaker.LOWEST_SHOWING, limit=1)
_BRING_IN = poker.Interval(speaker=poker.Speaker.BROUGHT_IN_LOWEST, forced=True)
_BRING_IN_HIGH = poker.Interval(speaker=poker.Speaker.BROUGHT_IN_HIGHEST, forced=True)
_BOARD = (poker.Dealt(centre=3), poker.Interval(), poker.Dealt(centre=1), _LATE, poker.Dealt(centre=1), _LATE)
_UP = poker.Dealt(up=1)
_ACE_TO_FIVE = poker.Low(run=0, ace_low=True)

HOLD_EM = poker.Form(script=(poker.Dealt(down=2), _BLINDS, *_BOARD), cards=2, ante=poker.Ante.NOBODY)
OMAHA = HOLD_EM.but(script=(poker.Dealt(down=4), _BLINDS, *_BOARD), cards=4, own=2)
STUD = poker.Form(
    script=(
        poker.Dealt(down=2, up=1), _BRING_IN, _UP, _SHOWING, _UP, _SHOWING_LATE, _UP, _SHOWING_LATE, poker.Dealt(down=1), _SHOWING_LATE,
    ),
    cards=7,
)  # fmt: skip
RAZZ = STUD.but(
    script=(
        poker.Dealt(down=2, up=1), _BRING_IN_HIGH, _UP, _LOW_SHOWING, _UP, _LOW_SHOWING_LATE, _UP, _LOW_SHOWING_LATE, poker.Dealt(down=1),
        _LOW_SHOWING_LATE,
    ),
    share=poker.Share.LOW,
    low=_ACE_TO_FIVE,
)  # fmt: skip
SINGLE_DRAW = poker.Form(
    script=(poker.Dealt(down=5), _BLINDS, poker.Drawing(), poker.Interval()),
    ante=poker.Ante.NOBODY,
    share=poker.Share.LOW,
    low=poker.AceHighLow(),
)
TRIPLE_DRAW = SINGLE_DRAW.but(
    script=(poker.Dealt(down=5), _BLINDS, poker.Drawing(), poker.Interval(), poker.Drawing(), _LATE, poker.Drawing(), _LATE)
)
BADUGI = TRIPLE_DRAW.but(
    script=(poker.Dealt(down=4), _BLINDS, poker.Drawing(), poker.Interval(), poker.Drawing(), _LATE, poker.Drawing(), _LATE),
    cards=4,
    low=poker.Badugi(),
)

_YOUNGER = ("Not in the books", "The form is younger than the books; the general laws of poker speak to it.")
_POSTED = (
    "Blinds",
    "The player at the dealer's left bets the small blind and the next the big blind before the cards; with two players the dealer has the small one. In the first interval the player at the left of the big blind speaks first, and the big blind may raise though nobody has.",
)
_ON_A_BOARD = (
    "Deal and betting",
    "A betting interval follows the closed cards, three cards turned in the centre, a fourth, and a fifth. From the second interval on the active player nearest the dealer's left speaks first.",
)
_IN_STUD = (
    "Deal and betting",
    "Two cards down and one up, then three up one by one, then one down; a betting interval follows the third card and each later one. From the second interval on the player whose face-up cards are best speaks first.",
)
_DRAWS = (
    "Deal and betting",
    "A betting interval follows the deal and each draw; in a draw each active player in turn throws out as many cards as he likes and gets as many.",
)
_LIMITS = (
    "Limits",
    "As the log says: a fixed limit for the first intervals and for the later ones, the pot, or what lies before a player.",
)

TEXAS_HOLD_EM = POKER.vary(
    "texas-hold-em",
    title="Texas hold'em (not from the books)",
    cite=None,
    deal="Two cards to each; three, one and one in the centre.",
    hand_size=2,
    form=HOLD_EM,
    rules=(
        _YOUNGER,
        _POSTED,
        _ON_A_BOARD,
        _LIMITS,
        ("Showdown", "The best five of a player's two cards and the five in the centre."),
    ),
)
SHORT_DECK = TEXAS_HOLD_EM.vary(
    "short-deck-hold-em",
    title="Short-deck hold'em (not from the books)",
    pack=Pack("36 cards, the sixes lowest", from_rank_up("6")),
    form=HOLD_EM.but(high=poker.ShortHigh()),
    rules=(
        _YOUNGER,
        _POSTED,
        _ON_A_BOARD,
        _LIMITS,
        ("Ranks", "A flush beats a full house; the ace is also low below the six."),
    ),
)
OMAHA_HOLD_EM = TEXAS_HOLD_EM.vary(
    "omaha-hold-em",
    title="Omaha hold'em (not from the books)",
    deal="Four cards to each; three, one and one in the centre.",
    hand_size=4,
    form=OMAHA,
    rules=(
        _YOUNGER,
        _POSTED,
        _ON_A_BOARD,
        _LIMITS,
        ("Showdown", "Two of a player's four cards with three of the five in the centre."),
    ),
)
OMAHA_HIGH_LOW = OMAHA_HOLD_EM.vary(
    "omaha-hold-em-high-low",
    title="Omaha hold'em, high-low, eight or better (not from the books)",
    form=OMAHA.but(share=poker.Share.BOTH, low=poker.EightOrBetter(run=0, ace_low=True)),
    rules=(
        _YOUNGER,
        _POSTED,
        _ON_A_BOARD,
        _LIMITS,
        ("Showdown", "The best high and the best low of eight or better share the pot."),
    ),
)
STUD_BRING_IN = POKER.vary(
    "seven-card-stud-bring-in",
    title="Seven-card stud with a bring-in (not from the books)",
    cite=None,
    deal="Two down and one up to each, then three up and one down.",
    hand_size=7,
    form=STUD,
    expects=(*POKER.expects, poker.PLAYER_LEFT_OUT),
    rules=(_YOUNGER, _IN_STUD, _LIMITS, ("Bring-in", "The lowest card showing must bet first.")),
)
STUD_HIGH_LOW = STUD_BRING_IN.vary(
    "seven-card-stud-high-low-bring-in",
    title="Seven-card stud, high-low, eight or better, with a bring-in (not from the books)",
    form=STUD.but(share=poker.Share.BOTH, low=poker.EightOrBetter(run=0, ace_low=True)),
)
RAZZ_GAME = STUD_BRING_IN.vary(
    "razz",
    title="Razz (not from the books)",
    form=RAZZ,
    rules=(
        _YOUNGER,
        _IN_STUD,
        _LIMITS,
        ("Bring-in", "The highest card showing must bet first."),
        ("Showdown", "The lowest hand, ace to five."),
    ),
)
SINGLE_DRAW_GAME = POKER.vary(
    "deuce-to-seven-single-draw",
    title="Deuce-to-seven, single draw (not from the books)",
    cite=None,
    form=SINGLE_DRAW,
    expects=(*POKER.expects, *poker.OF_POKER_DRAW),
    rules=(
        _YOUNGER,
        _POSTED,
        _DRAWS,
        _LIMITS,
        ("Showdown", "The lowest hand; straights and flushes count, and the ace is high."),
    ),
)
TRIPLE_DRAW_GAME = SINGLE_DRAW_GAME.vary(
    "deuce-to-seven-triple-draw",
    title="Deuce-to-seven, triple draw (not from the books)",
    form=TRIPLE_DRAW,
)
BADUGI_GAME = SINGLE_DRAW_GAME.vary(
    "badugi",
    title="Badugi (not from the books)",
    deal="Four cards to each, and three draws.",
    hand_size=4,
    form=BADUGI,
    rules=(
        _YOUNGER,
        _POSTED,
        _DRAWS,
        _LIMITS,
        ("Showdown", "The most cards of different ranks and suits, of these the lowest."),
    ),
)
