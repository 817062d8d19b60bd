"""Pinochle with partners, and its forms (usp56 4542-4638)."""

from referee import score
from referee.core.cards import DOUBLE_24_PACK
from referee.core.game import Game
from referee.core.order import ten_high
from referee.families import pinochle
from referee.families.general.usp56.general import GENERAL_RULES
from referee.families.pinochle.moves.contract import owed
from referee.families.pinochle.usp56.melds import CARDS_OR_ROUND_ONES, PARTNERS_SCALE
from referee.families.pinochle.usp56.partnership.laws import LAWS
from referee.mechanics import combinations, rulings, tricks

PARTNERSHIP_PINOCHLE = Game(
    "partnership-pinochle",
    title="Partnership Pinochle",
    family="pinochle",
    cite="usp56 4542-4580",
    general=GENERAL_RULES,
    pack=DOUBLE_24_PACK,
    order=ten_high,
    owed=owed,
    hand_size=12,
    deal="Twelve cards to each, three at a time; the dealer turns up his last card for trump.",
    rounds=(3, 3, 3, 3),
    play=pinochle.CONTRACT_PLAY,
    form=pinochle.Everybody(scale=PARTNERS_SCALE, cards=CARDS_OR_ROUND_ONES, bids=False, eldest_leads=True),
    score=score.Tally((pinochle.Rising(to=1000, step=250),)),
    rules=(
        ("Players", "Four, two against two."),
        (
            "Pack",
            "48 cards, two of each from ace to nine; ace, ten, king, queen, jack, nine. Of like cards the one played first wins.",
        ),
        (
            "Dix",
            "From the eldest hand on each may exchange the nine of trumps for the card turned up; each nine counts 10 for its first holder.",
        ),
        (
            "Melds",
            "Each shows what he has, as in pinochle for two; double pinochle counts 300, eight jacks 400, queens 600, kings 800, aces 1,000, a double flush 1,500. All are taken up again, and count if the side wins a trick.",
        ),
        (
            "Play",
            "The eldest hand leads. Follow suit, beat a trump led, trump without the suit. A log says `rule heading` where every trick must be headed.",
        ),
        (
            "Cards",
            "Ace 11, ten 10, king 4, queen 3, jack 2, the last trick 10. A log says `rule count-in-tens` where aces, tens and kings count ten each, `rule count-in-fives` where aces and tens count ten and kings and queens five.",
        ),
        (
            "Game",
            "1,000 points; who claims it ends the play, and wins or loses by it. Where both have it play goes on to 1,250.",
        ),
    ),
    expects=(
        *rulings.DEMANDING,
        *tricks.TRICKS,
        *combinations.SHOWN_BEFORE_PLAY,
        *pinochle.OF_TURN_UP,
    ),
    laws=LAWS,
)
