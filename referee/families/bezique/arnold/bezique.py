"""Bezique for two, three and four as Arnold has it (arnold 442-570)."""

from referee import score
from referee.core.cards import QUADRUPLE_PIQUET_PACK, TRIPLE_PIQUET_PACK
from referee.core.game import Game
from referee.core.law import Law
from referee.families import bezique
from referee.families.bezique.moves.bezique import owed
from referee.families.bezique.usp56.bezique import BEZIQUE, BEZIQUES, BRISQUES, FOURS, MARRIAGES, SCALE, SEQUENCE, SEVEN, TRIPLE
from referee.mechanics import combinations, deal, rulings, seating, talon, tricks

QUADRUPLE = combinations.Combination("quadruple bezique", "bezique", 1500, combinations.these("SQ DJ", 4))
WITH_TRIPLE = (*MARRIAGES, SEQUENCE, *BEZIQUES, TRIPLE, *FOURS, SEVEN)

BEZIQUE_ARNOLD = Game(
    "bezique-arnold",
    title="Bezique (Arnold)",
    family="bezique",
    cite="arnold 442-563",
    seats=2,
    sides=0,
    pack=BEZIQUE.pack,
    order=BEZIQUE.order,
    owed=owed,
    hand_size=8,
    rounds=(3, 2, 3),
    deal="Eight cards to each, three, two and three; the next is turned up for trump, and the rest are the stock.",
    left_cuts=True,
    play=bezique.BEZIQUE_PLAY,
    form=bezique.Bezique(SCALE, BRISQUES, last_declaration=True, doubles_at_once=True),
    score=score.Tally((score.BestTotal(low=False),)),
    rules=(
        ("Ranks", "Ace, ten, king, queen, jack, nine, eight, seven; of like cards the one played first wins."),
        (
            "Play",
            "The non-dealer leads; any card may be played while there is a stock. Who wins a trick may make one declaration, then both draw, he first.",
        ),
        (
            "Declarations",
            "Marriage 20, royal 40, sequence of trumps 250, bezique 40, double bezique 500, four aces 100, kings 80, queens 60; jacks, whose line is lost with the table, 40. The seven of trumps 10.",
        ),
        (
            "Double bezique",
            "500 for all four cards at once, or for two beziques that have counted 40 each and still lie there.",
        ),
        (
            "The end",
            "With the last card of the stock its taker may still declare; then nobody does, and of the last eight tricks each is won that can be.",
        ),
        ("Score", "Aces and tens taken 10 each, last trick 10; the most points win."),
    ),
    expects=(
        *seating.SEATING,
        *deal.DEALING,
        *score.SCORING,
        *rulings.RULINGS,
        *tricks.TRICKS,
        *talon.TALON,
        combinations.COMBINATION_AT_WRONG_TIME,
        combinations.SECOND_COMBINATION,
        combinations.NO_COMBINATION,
        combinations.COMBINATION_WITH_PLAYED_CARD,
        combinations.CARD_COUNTED_BEFORE,
        bezique.DOUBLE_NOT_TOGETHER,
    ),
    laws=(
        Law(
            "draw-order",
            breach=talon.FILLED_OUT_OF_TURN,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 471",
            says="The winner of the trick draws first, and then the loser.",
        ),
        Law(
            "declare-without-trick",
            breach=combinations.COMBINATION_AT_WRONG_TIME,
            when=[bezique.STOCK_IS_GONE.no],
            remedy=rulings.NOTHING_STATED & combinations.COMBINATION_NOT_COUNTED,
            cite="arnold 471, 478",
            says="A declaration is made upon winning a trick.",
        ),
        Law(
            "two-declarations",
            breach=combinations.SECOND_COMBINATION,
            remedy=rulings.NOTHING_STATED & combinations.COMBINATION_NOT_COUNTED,
            cite="arnold 478",
            says="One declaration is made on a trick; others take further tricks.",
        ),
        Law(
            "brisques-total",
            cite="arnold 484, 512",
            says="Each ace and ten is ten points, a hundred and sixty together.",
        ),
        Law(
            "card-twice-same",
            breach=combinations.CARD_COUNTED_BEFORE,
            when=[bezique.REPLACES_PLAYED.no],
            remedy=rulings.NOTHING_STATED & combinations.COMBINATION_NOT_COUNTED,
            cite="arnold 490",
            says="No card counts twice in the same declaration.",
        ),
        Law(
            "replacement",
            breach=combinations.CARD_COUNTED_BEFORE,
            when=[bezique.REPLACES_PLAYED.yes],
            remedy=rulings.NOTHING_STATED & combinations.COMBINATION_NOT_COUNTED,
            cite="arnold 490",
            says="A card of a declaration that was played is not replaced, to score it again.",
        ),
        Law(
            "declared-with-played-card",
            breach=combinations.COMBINATION_WITH_PLAYED_CARD,
            remedy=rulings.NOTHING_STATED & combinations.COMBINATION_NOT_COUNTED,
            cite="arnold 490",
            says="A card that was played is not taken back for a declaration.",
        ),
        Law(
            "no-declaration",
            breach=combinations.NO_COMBINATION,
            remedy=rulings.silent("they count nothing") & combinations.COMBINATION_NOT_COUNTED,
            cite="drawn from arnold 478-496",
            says="Cards that make none of the declarations count nothing.",
        ),
        Law(
            "double-bezique-not-together",
            breach=bezique.DOUBLE_NOT_TOGETHER,
            remedy=rulings.NOTHING_STATED & combinations.COMBINATION_NOT_COUNTED,
            cite="arnold 493",
            says="Double bezique is 500 for four cards at once, or for two beziques that have both been declared; not for one and a second beside it.",
        ),
        Law(
            "marriage-in-sequence",
            cite="arnold 496",
            says="The sequence includes the royal marriage, which counts beside it only where it was declared first.",
        ),
        Law(
            "last-card-declaration",
            on=bezique.LAST_DECLARATION,
            remedy=rulings.allowed(),
            cite="arnold 500",
            says="Who takes the last card of the stock may make a last declaration with it.",
        ),
        Law(
            "declare-in-endgame",
            breach=combinations.COMBINATION_AT_WRONG_TIME,
            when=[bezique.STOCK_IS_GONE.yes],
            remedy=rulings.NOTHING_STATED & combinations.COMBINATION_NOT_COUNTED,
            cite="arnold 503",
            says="After the last card of the stock nobody declares.",
        ),
        Law(
            "endgame-obligation-breached",
            breach=tricks.REVOKE,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 506",
            says="In the last eight tricks suit is followed and the trick won if possible, and who has not the suit trumps.",
        ),
    ),
)

BEZIQUE_FOR_THREE_OR_FOUR_ARNOLD = BEZIQUE_ARNOLD.vary(
    "bezique-for-three-or-four-arnold",
    title="Bezique for three or four (Arnold)",
    cite="arnold 566-570",
    seats=3,
    players=(3, 4),
    pack=TRIPLE_PIQUET_PACK,
    packs={4: QUADRUPLE_PIQUET_PACK},
    form=bezique.Bezique(
        combinations.Scale(WITH_TRIPLE),
        BRISQUES,
        last_declaration=True,
        doubles_at_once=True,
        scale_of_four=combinations.Scale((*WITH_TRIPLE, QUADRUPLE)),
    ),
    score=score.Tally((score.Race(to=2000),)),
    rules=(
        ("Players", "Three with three packs, four with four, each for himself."),
        ("Declarations", "Triple bezique 1,500, and with four players quadruple bezique as much."),
        ("Game", "Usually 2,000."),
    ),
)
