"""Panguingue: chips paid at once for what is melded, the turn to the right, eleven cards on the table (usp56 3603-3661).

The example of a sequence (3629) is lost in the book, and the suits of some others cannot be read (3631).
"""

from referee.core.cards import Pack, stripped
from referee.core.law import Law
from referee.families import rummy
from referee.families.rummy.usp56.rummy import RUMMY
from referee.mechanics import deal, exposure, melds, rulings, stock
from referee.mechanics.rulings.gives.parts import ByLaw

PANGUINGUE = RUMMY.vary(
    "panguingue",
    title="Panguingue (Pan)",
    cite="usp56 3603-3661",
    pack=Pack("320 cards, eight packs without eights, nines and tens", stripped(*rummy.TAKEN_OUT).cards, copies=8),
    seats=6,
    players=(2, 15),
    hand_size=10,
    hand_sizes={},
    rounds=(5, 5),
    deal="Ten cards to each, five at a time, to the right; the next card is turned up.",
    play=rummy.PAN_PLAY,
    form=rummy.Pan(
        rates=rummy.Rates(valle=("3", "5", "7"), different=1, alike=(4, 2), added=(2, 1), others=(2, 1)),
        drawn_only=True,
        top=2,
        winning=1,
        without_meld=2,
    ),
    rules=(
        ("Ranks", "King, queen, jack, seven, six, down to the ace, which is low; jack and seven follow each other."),
        (
            "Turn",
            "To the right: take the last discard, if it was drawn from the stock, and meld it; or draw, and meld it or leave it.",
        ),
        ("Top", "Before the play a player may retire for two chips, which go to the player who is out: `retires Ann`."),
        (
            "Spreads",
            "Three of a rank, of different suits or of one, aces and kings of any; three or more of a suit in sequence.",
        ),
        (
            "Conditions",
            "From each other: threes, fives and sevens of different suits 1, of one suit 2 (spades 4); others of one suit, A-2-3 and J-Q-K 1 (spades 2). For each card added the same, to threes, fives and sevens of one suit 1 (spades 2).",
        ),
        (
            "Out",
            "With eleven cards on the table: 1 from each, and for all conditions again; a hand without a meld may pay 2 (`rule two-without-meld`).",
        ),
    ),
    expects=(
        melds.FALSE_SET,
        melds.FALSE_OUT,
        *(
            rummy.TURNED_CARD_KEPT,
            rummy.FORCED_CARD_LEFT,
            rummy.FORCED_CARD_REFUSED,
            rummy.SET_BROKEN_UP,
            rummy.BORROWED_CARD_KEPT,
        ),
        *(rummy.HAND_CARD_TAKEN, rummy.UNSAFE_DISCARD, rummy.HAND_INTO_STOCK, rulings.PLAYS_WHEN_OUT),
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
        *("hand-too-long", "hand-too-short", "redeal-wrong-number-dealt", "wrong-number-when-oneself-is-out"),
        *("melds-with-incorrect-hand", "draws-with-hand-too-long", "discards-with-hand-too-short"),
        *("other-hand-long-when-play-ends", "other-hand-short-when-play-ends"),
        *("hand-going-out-was-short", "goer-out-had-too-many-cards"),
        *("false-set-laid-down", "false-set-found-after-mixing"),
        *("error-in-counting-a-hand", "count-wrong-after-mixing"),
    ),
    replace=[
        RUMMY.law("too-many-cards-drawn").but(
            remedy=rummy.FOUL_HAND,
            cite="usp56 3657, 2853",
            says="Who draws too many and puts them in his hand has a hand that is incorrect after his first draw.",
        ),
        RUMMY.law("discards-two-cards-noticed-late").but(
            remedy=rummy.FOUL_HAND,
            cite="usp56 3657, 2849-2851",
            says="A second discard that can no longer be taken back leaves an incorrect hand.",
        ),
        RUMMY.law("discard-without-drawing-noticed-late").but(
            remedy=rummy.FOUL_HAND,
            cite="usp56 3657, 2847",
            says="Once the next player has drawn, the hand of one who has not is incorrect.",
        ),
    ],
    add=[
        Law(
            "retired-hand-mixed-with-stock",
            breach=rummy.HAND_INTO_STOCK,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3619",
            says="The hand of a player who retires is kept apart, and does not go back to the stock.",
        ),
        Law(
            "keeps-stock-card",
            breach=rummy.TURNED_CARD_KEPT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3621",
            says="A card drawn from the stock is melded or discarded, unless it would put a player with ten melded out.",
        ),
        Law(
            "takes-card-not-drawn-from-stock",
            breach=rummy.HAND_CARD_TAKEN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3621",
            says="A discard may be taken only where the player before has drawn it from the stock.",
        ),
        Law(
            "takes-discard-without-melding-it",
            breach=stock.TAKEN_CARD_NOT_USED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3621",
            says="A discard is taken to be melded at once, and for nothing else.",
        ),
        Law(
            "conditions-collected",
            cite="usp56 3631-3649, 3655",
            says="For a condition every other player pays at once, for each card added again, and for all of them when the player is out.",
        ),
        Law(
            "borrowing-leaves-invalid-meld",
            breach=rummy.SET_BROKEN_UP,
            remedy=ByLaw("the law of a foul spread applies") & rulings.Opens(melds.FALSE_SET),
            cite="usp56 3649-3651, 3661",
            says="A card may be taken from a spread for another as long as what it leaves is one.",
        ),
        Law(
            "borrowed-card-kept",
            breach=rummy.BORROWED_CARD_KEPT,
            remedy=rulings.silent("the card is in his hand"),
            cite="usp56 3649",
            says="A card is taken from a spread to complete another; of one that goes back to the hand the book says nothing.",
        ),
        Law(
            "refuses-forced-card",
            breach=rummy.FORCED_CARD_LEFT,
            remedy=rummy.TAKES_DISCARD_AFTER_ALL,
            cite="usp56 3653",
            says="Any other player may demand that the discard be taken by whom it is available to, where it fits a spread of his.",
        ),
        Law(
            "forced-card-left-again",
            breach=rummy.FORCED_CARD_REFUSED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3653",
            says="Who is made to take the discard may not draw from the stock instead.",
        ),
        Law(
            "unsafe-discard-to-ten-card-melder",
            breach=rummy.UNSAFE_DISCARD,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3657, 3621",
            says="To a player with ten melded and no card left his left neighbor may not discard what puts him out, while he holds a safe card.",
        ),
        Law(
            "wrong-number-before-first-draw",
            breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
            until=rummy.FOUND_BEFORE_DRAWING,
            remedy=rummy.HAND_MADE_UP,
            cite="usp56 3657",
            says="A wrong number of cards found before the player's first draw is put right by the dealer.",
        ),
        Law(
            "wrong-number-after-first-draw",
            breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
            after=rummy.FOUND_BEFORE_DRAWING,
            remedy=rummy.FOUL_HAND,
            cite="usp56 3657",
            says="After that he discards his hand, returns what he has collected and retires, and still pays the others.",
        ),
        Law(
            "retired-player-plays-on",
            breach=rulings.PLAYS_WHEN_OUT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3657, 3661",
            says="A player whose hand is foul takes no more part in the deal.",
        ),
        Law(
            "invalid-spread-fixed-in-time",
            breach=melds.FALSE_SET,
            when=[rummy.MADE_VALID.is_(rummy.UNASKED)],
            remedy=rulings.no_penalty("it is valid now"),
            cite="usp56 3661",
            says="A foul spread that is made valid before attention is called to it costs nothing.",
        ),
        Law(
            "invalid-spread-fixed-on-demand",
            breach=melds.FALSE_SET,
            when=[rummy.MADE_VALID.is_(rummy.ON_DEMAND)],
            remedy=rummy.MADE_VALID_IN_TIME,
            cite="usp56 3661",
            says="On demand a player has to make a foul spread valid.",
        ),
        Law(
            "invalid-spread-cannot-be-fixed",
            breach=melds.FALSE_SET,
            when=[rummy.MADE_VALID.is_(rummy.NOT_MENDED), rummy.DISCARDED_BY_THEN.no],
            remedy=rummy.SPREAD_TAKEN_BACK,
            cite="usp56 3661",
            says="Who cannot make it valid returns what he has collected for it, and goes on with his turn.",
        ),
        Law(
            "invalid-spread-found-after-discard",
            breach=melds.FALSE_SET,
            when=[rummy.MADE_VALID.is_(rummy.NOT_MENDED), rummy.DISCARDED_BY_THEN.yes],
            remedy=rummy.FOUL_HAND,
            cite="usp56 3661",
            says="If he has discarded by then, he returns all that he has collected in the deal, discards his hand and retires, and still pays the others.",
        ),
    ],
)
