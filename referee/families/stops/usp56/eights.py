"""Eights and hollywood eights (usp56 6553-6597)."""

from referee import score
from referee.core.cards import TWO_PACKS
from referee.core.game import Game
from referee.core.law import Law, by
from referee.families import stops
from referee.families.general.usp56.general import GENERAL_RULES
from referee.families.stops.usp56.cut import CUT_PACKET_TOO_SMALL
from referee.mechanics import deal, roles, rulings, turns

EIGHTS = Game(
    "eights",
    title="Eights",
    family="stops",
    cite="usp56 6553-6593",
    general=GENERAL_RULES,
    players=(2, 8),
    sides=0,
    hand_size=5,
    hand_sizes={2: 7},
    packs={6: TWO_PACKS, 7: TWO_PACKS, 8: TWO_PACKS},
    least_cut=5,
    rounds=(1,),
    deal="One at a time from dealer's left, five to each, seven to each of two; then a starter is turned.",
    play=stops.SHEDDING_PLAY,
    form=stops.Shedding(stops.matching, score.eights_value, draws=True),
    score=score.Tally(),
    rules=(
        ("Players", "Two to eight; four may be partners, two against two. Six or more use two packs."),
        (
            "Play",
            "A card of the suit or the rank of the starter, or an eight, which calls for a suit; who has none draws until he can.",
        ),
        ("Block", "When the stock is out and nobody can play, the lowest count collects the differences."),
        ("Score", "Who is out collects for each card left: eights 50, court cards and tens 10, aces 1, others their pips."),
    ),
    expects=(*stops.OF_SHEDDING, turns.PLAYS_OUT_OF_TURN, rulings.HAND_NOT_PUT_RIGHT),
    laws=(
        CUT_PACKET_TOO_SMALL.but(cite="usp56 6565"),
        Law(
            "eight-turned-as-starter",
            cite="usp56 6567",
            says="An eight turned as starter is buried in the pack, and the next card is turned.",
        ),
        Law(
            "draws-though-able",
            on=stops.DRAWS_THOUGH_ABLE,
            remedy=rulings.ALLOWED,
            cite="usp56 6569",
            says="A player may draw though he could play.",
        ),
        Law(
            "passes-before-the-stock-is-out",
            breach=stops.PLAY_WITHHELD,
            when=[stops.WITHHELD.is_(stops.COULD_DRAW)],
            remedy=turns.taken_back("he draws until he can play or the stock is out"),
            cite="usp56 6569",
            says="Who cannot play draws as long as there is a stock; of one who passes the book says nothing.",
        ),
        Law(
            "card-does-not-match",
            breach=stops.DOES_NOT_FIT,
            remedy=turns.taken_back("the card is taken back"),
            cite="usp56 6571",
            says="A card matches the starter in suit or rank, or is an eight; of one that does not the book says nothing.",
        ),
        Law(
            "eight-calls-a-rank",
            breach=stops.CALLS_A_RANK,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6571",
            says="An eight calls for a suit, and never for a rank.",
        ),
        Law(
            "settlement",
            cite="usp56 6573-6585",
            says="Who is first out collects from each other what his cards count: eights 50, ten-cards 10, aces 1, others their pips.",
        ),
        Law(
            "block-settled",
            cite="usp56 6587-6591",
            says="In a blocked game the lowest count collects the differences, and those who tie divide them; partners count together.",
        ),
        Law(
            "partnership-goes-on",
            cite="usp56 6589-6591",
            says="Between partners the others play on when one is out, until both of a side are.",
        ),
        Law(
            "long-hand",
            breach=deal.TOO_MANY_CARDS,
            remedy=rulings.Physical(
                "any other player draws the excess and puts it in the middle of the pack", rulings.HANDS_AS_TOLD
            ),
            cite="usp56 6593",
            says="From a hand with too many cards any other player draws the excess and restores it to the middle of the pack.",
        ),
        Law(
            "short-hand",
            breach=deal.TOO_FEW_CARDS,
            remedy=stops.DRAWS_WHAT_IS_MISSING,
            cite="usp56 6593",
            says="A player dealt too few cards draws the missing ones from the stock.",
        ),
        Law(
            "passes-though-able",
            breach=stops.PLAY_WITHHELD,
            when=[stops.WITHHELD.is_(stops.COULD_PLAY)],
            remedy=stops.MUST_PLAY_ON_DEMAND,
            chooser=by(roles.OTHERS),
            cite="usp56 6593",
            says="When the stock is out, a player who passes and can play may be made to play.",
        ),
        Law(
            "hand-not-put-right",
            breach=rulings.HAND_NOT_PUT_RIGHT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6593",
            says="Who has too few cards draws before he plays, and who is made to play does so; no penalty is stated.",
        ),
        Law(
            "blocked-score-agreed",
            on=stops.AGREED_THOUGH_ABLE,
            remedy=rulings.condoned("the score stands as agreed"),
            cite="usp56 6593",
            says="A score of a blocked game, once agreed upon, stands though a hand could have played on.",
        ),
        Law(
            "plays-out-of-turn",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=turns.taken_back("the card is taken back, and the play goes on in turn"),
            cite="usp56 6569",
            says="The turn goes to the left from eldest hand; of a play out of turn the book says nothing.",
        ),
    ),
)

PARTNERSHIP_EIGHTS = EIGHTS.vary(
    "partnership-eights", title="Eights for two against two", cite="usp56 6589-6591", players=(4, 4), sides=2
)

HOLLYWOOD_EIGHTS = EIGHTS.vary(
    "hollywood-eights",
    title="Hollywood Eights",
    cite="usp56 6595-6597",
    seats=2,
    players=(2, 2),
    form=stops.Shedding(stops.matching, score.hollywood_value, draws=True),
    score=score.Hollywood(of=score.Tally((score.Race(to=100),), score.what_is_won), goes_on=True),
    add=[
        Law(
            "hand-entered-in-wrong-games",
            cite="usp56 6597",
            says="A player's first win counts in the first of three games, his second in two, later ones in all; a fourth may be begun when one ends.",
        ),
    ],
)
