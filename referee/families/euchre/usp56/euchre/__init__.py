"""Euchre (usp56), its laws in sections as the book has them."""

from referee import score
from referee.core.cards import PIQUET_PACK
from referee.core.game import Game
from referee.core.law import Law
from referee.families import euchre
from referee.families.euchre.usp56.euchre import deal, play, trump
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import conduct, rulings, tricks
from referee.mechanics import deal as dealing

#: the usual game of five points (usp56 4010)
EUCHRE_GAME = score.Tally((score.Race(to=5),))
#: a rubber of games (usp56 4014)
RUBBER_POINTS = score.RubberPoints(((0, 3), (2, 2)), otherwise=1, bonus=2)

EUCHRE = Game(
    "euchre",
    title="Euchre (four-hand)",
    family="euchre",
    cite="usp56 3972-4048",
    general=GENERAL_RULES,
    pack=PIQUET_PACK,
    order=euchre.with_bowers,
    hand_size=5,
    deal="Five cards to each player, three and then two at a time or two and then three; the next card is turned up.",
    rounds=(3, 2),
    other_rounds=((2, 3),),
    play=euchre.EUCHRE_PLAY,
    form=euchre.EuchreForm(),
    score=score.Match(EUCHRE_GAME, 2, RUBBER_POINTS, markers=euchre.MARKERS),
    rules=(
        ("Players", "Four, two against two, partners opposite each other."),
        (
            "Pack",
            "32 cards, the sevens lowest; 28 or 24 without the lowest ranks; a joker may be added, which is then the best trump.",
        ),
        (
            "Ranks",
            "The jack of trumps, right bower, is highest, then the jack of the other suit of its colour, left bower, which is a trump; then ace, king, queen, ten and down. In the other suits the ace is high.",
        ),
        (
            "Making the trump",
            "From the eldest hand on each may accept the turn-up or pass: an opponent of the dealer orders it up, his partner assists, the dealer takes it up. Whoever accepts, the dealer may take the card for one of his own. If all pass, it is turned down, and each in turn may name another suit; if all pass again, the next player deals.",
        ),
        ("Alone", "Who makes the trump may play without his partner, who lays his cards face down; he must say so then."),
        (
            "Play",
            "The eldest hand leads, or the player at his left if the eldest hand's partner plays alone. Players follow suit if they can and otherwise play any card; the highest trump or card of the suit led wins.",
        ),
        (
            "Score",
            "Three or four tricks bring the makers 1, all five, a march, 2, or 4 to a hand that plays alone. If they win fewer they are euchred, and the others score 2.",
        ),
        (
            "Game and rubber",
            "Five points are a game, by agreement seven or ten; at 4 to 2 or less a side is at the bridge. Two games win the rubber: a game counts 3 rubber points if the losers had none, 2 if they had one or two, otherwise 1, and the winners of the rubber have 2 more.",
        ),
    ),
    expects=(
        *rulings.DEMANDING,
        *tricks.TRICKS,
        tricks.PLAYED_TOO_EARLY,
        euchre.ALONE_TOO_LATE,
        euchre.IDLE_HAND_PLAYS,
        euchre.WRONG_WORDS,
        euchre.REJECTED_SUIT_NAMED,
        euchre.SPEAKS_OUT_OF_TURN,
        dealing.CARD_NAMED,
        tricks.CARD_THROWN,
        euchre.LEAD_WAS_TAKEN_BACK,
        conduct.TRICK_SEEN,
        conduct.TRICKS_NOT_IN_ORDER,
    ),
    laws=(
        *deal.LAWS,
        *trump.LAWS,
        *play.LAWS,
        Law(
            "rubber-points",
            cite="usp56 4014",
            says="A game counts 3, 2 or 1 in the rubber by the losers' score of none, two at most, or more; the rubber itself counts 2.",
        ),
    ),
)
