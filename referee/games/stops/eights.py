"""Eights and hollywood eights (usp56 6553-6597)."""

from functools import partial

from referee.breaches.out_of_turn import PLAYS_OUT_OF_TURN
from referee.breaches.shedding import (
    AGREED_THOUGH_ABLE,
    CALLS_A_RANK,
    DOES_NOT_FIT,
    DRAWS_THOUGH_ABLE,
    PASSES_THOUGH_ABLE,
    PASSES_WITH_STOCK,
)
from referee.breaches.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.cards import TWO_PACKS
from referee.game import Game
from referee.games.general import GENERAL_RULES
from referee.games.stops.cut import CUT_PACKET_TOO_SMALL
from referee.law import Law
from referee.play.shedding import SHEDDING_PLAY, Shedding, matching
from referee.remedies.general import ALLOWED, NOTHING_STATED, condoned, says, silent
from referee.remedies.taking_back import taken_back
from referee.roles import ANY_PLAYER
from referee.score.counts import eights_value, hollywood_value
from referee.score.hollywood import HollywoodSheet
from referee.score.tally import Tally

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
    deal="One at a time from dealer's left, five to each, seven to each of two; then a starter is turned.",
    play=SHEDDING_PLAY,
    form=Shedding(matching, eights_value, draws=True),
    score=Tally,
    rules=(
        ("Players", "Two to eight; four may be partners, two against two. Six or more use two packs."),
        (
            "Play",
            "A card of the suit or the rank of the starter, or an eight, which calls for a suit; who has none draws until he can.",
        ),
        ("Block", "When the stock is out and nobody can play, the lowest count collects the differences."),
        ("Score", "Who is out collects for each card left: eights 50, court cards and tens 10, aces 1, others their pips."),
    ),
    laws=(
        CUT_PACKET_TOO_SMALL.but(cite="usp56 6565"),
        Law(
            "eight-turned-as-starter",
            kind="definition",
            cite="usp56 6567",
            says="An eight turned as starter is buried in the pack, and the next card is turned.",
        ),
        Law(
            "draws-though-able",
            breach=DRAWS_THOUGH_ABLE,
            remedy=ALLOWED,
            kind="allowed",
            cite="usp56 6569",
            says="A player may draw though he could play.",
        ),
        Law(
            "passes-before-the-stock-is-out",
            breach=PASSES_WITH_STOCK,
            remedy=silent("he draws until he can play or the stock is out"),
            kind="gap",
            cite="usp56 6569",
            says="Who cannot play draws as long as there is a stock; of one who passes the book says nothing.",
        ),
        Law(
            "card-does-not-match",
            breach=DOES_NOT_FIT,
            remedy=taken_back("the card is taken back"),
            kind="gap",
            cite="usp56 6571",
            says="A card matches the starter in suit or rank, or is an eight; of one that does not the book says nothing.",
        ),
        Law(
            "eight-calls-a-rank",
            breach=CALLS_A_RANK,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6571",
            says="An eight calls for a suit, and never for a rank.",
        ),
        Law(
            "settlement",
            kind="scoring",
            cite="usp56 6573-6585",
            says="Who is first out collects from each other what his cards count: eights 50, ten-cards 10, aces 1, others their pips.",
        ),
        Law(
            "block-settled",
            kind="scoring",
            cite="usp56 6587-6591",
            says="In a blocked game the lowest count collects the differences, and those who tie divide them; partners count together.",
        ),
        Law(
            "partnership-goes-on",
            kind="definition",
            cite="usp56 6589-6591",
            says="Between partners the others play on when one is out, until both of a side are.",
        ),
        Law(
            "long-hand",
            breach=TOO_MANY_CARDS,
            remedy=says("any other player draws the excess and puts it in the middle of the pack"),
            chooser=ANY_PLAYER,
            cite="usp56 6593",
            says="From a hand with too many cards any other player draws the excess and restores it to the middle of the pack.",
        ),
        Law(
            "short-hand",
            breach=TOO_FEW_CARDS,
            remedy=says("the player draws what is missing from the top of the stock"),
            cite="usp56 6593",
            says="A player dealt too few cards draws the missing ones from the stock.",
        ),
        Law(
            "passes-though-able",
            breach=PASSES_THOUGH_ABLE,
            remedy=says("he must play if any other player demands it"),
            chooser=ANY_PLAYER,
            cite="usp56 6593",
            says="When the stock is out, a player who passes and can play may be made to play.",
        ),
        Law(
            "blocked-score-agreed",
            breach=AGREED_THOUGH_ABLE,
            remedy=condoned("the score stands as agreed"),
            kind="allowed",
            cite="usp56 6593",
            says="A score of a blocked game, once agreed upon, stands though a hand could have played on.",
        ),
        Law(
            "plays-out-of-turn",
            breach=PLAYS_OUT_OF_TURN,
            remedy=taken_back("the card is taken back, and the play goes on in turn"),
            kind="gap",
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
    form=Shedding(matching, hollywood_value, draws=True),
    score=partial(HollywoodSheet, target=100),
    add=[
        Law(
            "hand-entered-in-wrong-games",
            kind="scoring",
            cite="usp56 6597",
            says="A player's first win counts in the first of three games, his second in two, later ones in all; a fourth may be begun when one ends.",
        ),
    ],
)
