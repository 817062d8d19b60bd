"""Conquian: a card is melded as it is turned or left, and eleven on the table win (usp56 3663-3681)."""

from referee import score
from referee.core.cards import stripped
from referee.core.law import Law
from referee.families import rummy
from referee.families.rummy.usp56.rummy import RUMMY
from referee.mechanics import exposure, melds, rulings, stock
from referee.mechanics.rulings.gives.parts import ByLaw

CONQUIAN = RUMMY.vary(
    "conquian",
    title="Conquian (Coon-Can)",
    cite="usp56 3663-3681",
    pack=stripped(*rummy.TAKEN_OUT),
    seats=2,
    players=(2, 2),
    hand_size=10,
    hand_sizes={},
    deal="Ten cards to each; no card is turned up.",
    play=rummy.SPREADS_PLAY,
    form=rummy.Spreads(),
    score=score.Tally((rummy.DoubledAfterDrawn(),)),
    rules=(
        ("Ranks", "King, queen, jack, seven, six, down to the ace, which is low; jack and seven follow each other."),
        ("Turn", "Turn the top of the stock, or take the last discard: meld it at once, or leave it. Who melds it discards."),
        (
            "Sets",
            "Three or four of a kind, three or more of a suit in sequence; they may be rearranged as long as they stay sets.",
        ),
        ("Forcing", "A player may be made to take a discard that fits a set of his: `forces Ann Bob`."),
        ("Out", "With eleven cards on the table, no more and no fewer."),
        ("Score", "Each deal is a game; one in which the stock runs out is drawn, and the next counts double."),
    ),
    expects=(
        *(melds.FALSE_SET, melds.FALSE_OUT, melds.ROUND_THE_CORNER),
        *(rummy.TURNED_CARD_KEPT, rummy.FORCED_CARD_LEFT, rummy.FORCED_CARD_REFUSED),
        *(rummy.SET_BROKEN_UP, rummy.BORROWED_CARD_KEPT),
        stock.TAKEN_CARD_NOT_USED,
        stock.TURN_OUT_OF_TURN,
        stock.DISCARDED_OUT_OF_TURN,
        stock.DRAWN_OUT_OF_TURN,
        stock.STOCK_CARD_SEEN,
        stock.DISCARDED_WITHOUT_DRAWING,
        stock.TWO_DISCARDS,
        stock.TOO_MANY_DRAWN,
        exposure.CARD_EXPOSED,
    ),
    drop=(
        *("discards-card-just-taken", "turned-pile-shuffled", "goes-rummy-doubled-wrongly"),
        *("overlooked-layoff-called-rummy", "rummy-called-without-agreement"),
        *("hand-going-out-was-short", "goer-out-had-too-many-cards"),
        *("error-in-counting-a-hand", "count-wrong-after-mixing"),
    ),
    add=[
        Law(
            "ace-high-sequence-melded",
            breach=melds.ROUND_THE_CORNER,
            remedy=ByLaw("the law of a false set applies") & rulings.Opens(melds.FALSE_SET),
            cite="usp56 3667, 2861",
            says="The ace is low and no more: ace, king and queen are no sequence.",
        ),
        Law(
            "turned-card-taken-into-hand",
            breach=rummy.TURNED_CARD_KEPT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3675",
            says="A card turned from the stock is melded at once or discarded, and never put in the hand.",
        ),
        Law(
            "takes-discard-without-melding-it",
            breach=stock.TAKEN_CARD_NOT_USED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3675",
            says="The last discard is taken to be melded, and for nothing else.",
        ),
        Law(
            "refuses-forced-discard",
            breach=rummy.FORCED_CARD_LEFT,
            remedy=rummy.TAKES_DISCARD_AFTER_ALL,
            cite="usp56 3675",
            says="A player whose set the last discard fits may be made by his opponent to take it, add it there and discard.",
        ),
        Law(
            "forced-discard-left-again",
            breach=rummy.FORCED_CARD_REFUSED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3675",
            says="Who is made to take the discard may not turn a card of the stock instead.",
        ),
        Law(
            "shift-leaves-invalid-meld",
            breach=rummy.SET_BROKEN_UP,
            remedy=ByLaw("the law of a false set applies") & rulings.Opens(melds.FALSE_SET),
            cite="usp56 3679, 2861",
            says="Cards may go from one set of a player to another as long as all that is left are sets.",
        ),
        Law(
            "borrowed-card-kept",
            breach=rummy.BORROWED_CARD_KEPT,
            remedy=rulings.silent("the card is in his hand"),
            cite="usp56 3679",
            says="Cards are shifted from meld to meld; of one that is taken back into the hand the book says nothing.",
        ),
        Law(
            "goes-out-with-other-than-eleven",
            breach=melds.FALSE_OUT,
            remedy=rulings.NOTHING_STATED & rulings.notes("play goes on"),
            cite="usp56 3681",
            says="Only a player with exactly eleven cards melded is out; one with no card left plays on.",
        ),
        Law(
            "stock-exhausted-drawn-game",
            cite="usp56 3681",
            says="If the stock runs out before anybody has eleven cards melded, the next game counts double.",
        ),
    ],
)
