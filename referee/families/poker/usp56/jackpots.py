"""Jackpots (usp56 2159-2177, 2267) with Laws 28 to 30 on openers (usp56 2638-2647), and the forms made from them."""

from referee.core.law import Law, by
from referee.families import poker
from referee.families.poker.usp56.draw import DRAW_POKER
from referee.families.poker.usp56.forms import (
    BOBTAIL_JACKPOTS,
    DEUCES_WILD_JACKPOTS,
    JACKPOTS_FORM,
    JACKS_BACK_FORM,
    PASS_OUT,
    PROGRESSIVE_JACKPOTS,
)
from referee.mechanics import deal, roles, rulings

LAWS = (
    Law(
        "nobody-opens",
        cite="usp56 2165-2167",
        says="If nobody opens, everybody antes again, or the next dealer alone, and the next player deals.",
    ),
    Law(
        "show-openers",
        breach=poker.OPENERS_NOT_SHOWN,
        when=[poker.OPENERS_KNOWN.yes],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2171, 2638",
        says="Before he throws in his hand, the opener shows his openers and the number of his other cards.",
    ),
    Law(
        "openers-not-shown",
        breach=poker.OPENERS_NOT_SHOWN,
        when=[poker.OPENERS_KNOWN.no],
        remedy=poker.THROWN_HAND_FOUL,
        cite="drawn from usp56 2638",
        says="Openers that were not shown and cannot be proved count as false ones.",
    ),
    Law(
        "split-openers",
        on=poker.OPENERS_SPLIT,
        remedy=rulings.ALLOWED,
        cite="usp56 2639",
        says="The opener may discard a card of his openers without saying so, and keep it face down for proof.",
    ),
    Law(
        "opener-below-progressive-requirement",
        breach=poker.FALSE_OPENERS,
        when=[poker.REQUIREMENT_RAISED.yes, poker.ASCERTAINED.yes],
        remedy=poker.OPENERS_HAND_FOUL & rulings.Opens(poker.FALSE_OPENERS_FOUND),
        cite="usp56 2173, 2641",
        says="After deals passed out, openers below what is then needed are false ones.",
    ),
    Law(
        "false-openers",
        breach=poker.FALSE_OPENERS,
        when=[poker.REQUIREMENT_RAISED.no, poker.ASCERTAINED.yes],
        remedy=poker.OPENERS_HAND_FOUL & rulings.Opens(poker.FALSE_OPENERS_FOUND),
        cite="usp56 2641",
        says="Who opened without openers has a foul hand, whenever it is found out, and forfeits the chips he has bet.",
    ),
    Law(
        "too-many-cards",
        breach=deal.TOO_MANY_CARDS,
        when=[poker.IS_OPENER.yes],
        remedy=poker.OPENERS_HAND_FOUL & rulings.Opens(poker.FALSE_OPENERS_FOUND),
        cite="usp56 2641",
        says="An opener whose hand has too many cards has a foul hand and forfeits the chips he has bet.",
    ),
    Law(
        "false-openers-found-before-draw",
        breach=poker.FALSE_OPENERS_FOUND,
        when=[poker.WHEN_FOUND.is_(poker.BEFORE_DRAW)],
        remedy=poker.OTHERS_MAY_OPEN & poker.OTHERS_MAY_WITHDRAW & rulings.Opens(poker.POT_OPEN_AGAIN),
        chooser=by(roles.OTHERS),
        cite="usp56 2643",
        says="Before the draw another player at the offender's left, who has not passed, may open, and the others may take back what they put in since.",
    ),
    Law(
        "false-openers-nobody-else-opens",
        on=poker.POT_OPEN_AGAIN,
        when=[poker.ANOTHER_OPENS.no],
        remedy=poker.POT_WAITS,
        cite="usp56 2643",
        says="If nobody else can open, what is left in the pot stays for the next deal.",
    ),
    Law(
        "another-opens-after-false-openers",
        on=poker.POT_OPEN_AGAIN,
        when=[poker.ANOTHER_OPENS.yes],
        remedy=poker.POT_GOES_ON,
        cite="drawn from usp56 2643",
        says="If another opens, the pot is played for as if he had been the first.",
    ),
    Law(
        "false-openers-found-when-all-dropped",
        breach=poker.FALSE_OPENERS_FOUND,
        when=[poker.WHEN_FOUND.is_(poker.NOBODY_LEFT)],
        remedy=poker.OTHERS_MAY_WITHDRAW & poker.POT_STAYS,
        chooser=by(roles.OTHERS),
        cite="usp56 2645",
        says="If all others have dropped by then, each of them may take back what he put in since the pot was opened.",
    ),
    Law(
        "false-openers-found-after-draw",
        breach=poker.FALSE_OPENERS_FOUND,
        when=[poker.WHEN_FOUND.is_(poker.AFTER_DRAW), poker.VALID_HAND_LEFT.yes],
        remedy=poker.PLAY_GOES_ON & poker.HIGHEST_HAND_TAKES_POT,
        cite="usp56 2647",
        says="After the draw the play goes on, and the highest hand takes the pot, openers or not.",
    ),
    Law(
        "no-valid-hand-at-showdown",
        breach=poker.FALSE_OPENERS_FOUND,
        when=[poker.WHEN_FOUND.is_(poker.AFTER_DRAW), poker.VALID_HAND_LEFT.no],
        remedy=poker.POT_STAYS,
        cite="usp56 2647",
        says="If no hand is left that is not foul, the pot stays for the winner of the next one; a hand that has dropped never wins.",
    ),
)

JACKPOTS = DRAW_POKER.vary(
    "jackpots",
    title="Jackpots",
    cite="usp56 2159-2177, 2638-2647",
    form=JACKPOTS_FORM,
    rules=(
        ("Opening", "From the dealer's left each player passes or, with a pair of jacks or better, opens."),
        (
            "After that",
            "Everybody, those included who have passed, drops, calls or raises; then the draw and a second interval.",
        ),
        ("Openers", "The opener proves them before he throws in his hand."),
    ),
    expects=(*DRAW_POKER.expects, *poker.OF_OPENERS, poker.OPENERS_NOT_SHOWN),
    add=LAWS,
)

PROGRESSIVE = JACKPOTS.vary(
    "progressive-jackpots",
    title="Progressive Jackpots",
    cite="usp56 2173",
    form=PROGRESSIVE_JACKPOTS,
    rules=(("Opening", "Jacks; after one deal passed out queens, after two kings, after three aces, and with some two pair."),),
)

JACKS_OR_BOBTAIL = JACKPOTS.vary(
    "jacks-or-bobtail",
    title="Jacks or Bobtail to Open",
    cite="usp56 2175",
    form=BOBTAIL_JACKPOTS,
    rules=(("Opening", "Jacks or better, four cards of a suit, or four in sequence that either end completes."),),
)

OPEN_ON_ANYTHING = JACKPOTS.vary(
    "open-on-anything",
    title="Open on Anything",
    cite="usp56 2177",
    form=PASS_OUT,
    rules=(("Opening", "Any hand opens; before the draw each player bets or drops, after it he may check."),),
    replace=(
        Law(
            "openers-not-shown",
            breach=poker.OPENERS_NOT_SHOWN,
            remedy=rulings.ALLOWED,
            cite="usp56 2177",
            says="Nothing is needed to open, and the first bettor need not show anything.",
        ),
    ),
    drop=("show-openers",),
)

JACKS_BACK = JACKPOTS.vary(
    "jacks-back",
    title="Jacks Back",
    cite="usp56 2267",
    form=JACKS_BACK_FORM,
    rules=(
        (
            "Opening",
            "Jackpots; if nobody opens, every player has a second chance to open, and then the lowest hand wins, as in lowball.",
        ),
    ),
    add=(
        Law(
            "no-lowball-opener-either",
            cite="usp56 2267",
            says="If nobody opens the lowball pot either, the deal passes.",
        ),
    ),
)

DEUCES_WILD = JACKPOTS.vary(
    "deuces-wild",
    title="Deuces Wild",
    cite="usp56 2375",
    form=DEUCES_WILD_JACKPOTS,
    rules=(("Wild", "The four deuces."),),
)
