"""Oklahoma, or Arlington: deuces wild, the pile taken whole, and what is melded counts (usp56 3231-3261)."""

from referee import score
from referee.core.cards import TWO_PACKS_AND_JOKER
from referee.core.law import Law
from referee.families import rummy
from referee.families.rummy.usp56.rummy import RUMMY
from referee.mechanics import melds, rulings, stock

OKLAHOMA = RUMMY.vary(
    "oklahoma",
    title="Oklahoma",
    cite="usp56 3231-3261",
    players=(2, 4),
    pack=TWO_PACKS_AND_JOKER,
    hand_size=13,
    hand_sizes={},
    deal="Thirteen cards to each, one at a time; the next card is turned up. The winner of a deal deals the next.",
    play=rummy.OKLAHOMA_PLAY,
    form=rummy.Oklahoma(
        matching=score.Matching(high=True, wild=score.JOKERS_AND_DEUCES, longest_group=4),
        whole_pile=True,
        use_taken=melds.AFTER_UPCARD,
        own_sets_only=True,
        trades=rummy.Trades(by_owner=True),
        values=rummy.Values(
            ace=20, high=10, low=5, queen_of_spades=50, queen_of_spades_left=100, joker=100, joker_left=200, deuce_left=20
        ),
        out_bonus=100,
        at_once=250,
        at_once_in_first_turn=False,
    ),
    score=score.Tally(
        (score.HigherRace(to=1_000), rummy.BonusForMost(200), rummy.AtOnce(), score.Told(rummy.settled_in_hundreds))
    ),
    rules=(
        ("Pack", "Two packs and a joker; it may be left out (`pack 104`)."),
        (
            "Wild",
            "The joker and the deuces; whoever lays one down names its card, where the set leaves it open: `names Ann SJ`. It stands.",
        ),
        ("Trading", "Who laid the joker down may take it again for the card that it stands for: `exchanges Ann SJ for JK`."),
        ("Upcard", "From the eldest hand on each may take it; who does so plays first. If all refuse, the eldest draws."),
        ("Pile", "It is taken whole, and its top card is melded, laid off or traded for the joker at once."),
        ("Laying off", "On one's own sets alone; a group has four cards at the most."),
        ("Queen of spades", "She is discarded only where no other card can be, or by a player who is out with her."),
        ("End", "With the discard of the last card; or the discard of whoever drew the last card of the stock."),
        ("Melded", "Ace 20, king to eight 10, queen of spades 50, seven to three 5, joker 100, a deuce as what it stands for."),
        ("Left", "The same, but queen of spades 100, joker 200, deuce 20. Out: 100."),
        (
            "Deuces",
            "One for the queen of spades counts 10. Of one for a deuce the book gives no count: the deal is not entered.",
        ),
        ("Game", "1,000, the higher score where several have it; 200 for the winner. To the nearest 100, each with each."),
        ("All at once", "250 for a hand that goes down in one turn, not the first: added at the end of the game."),
    ),
    expects=(
        *RUMMY.expects,
        stock.DRAWN_TOO_EARLY,
        stock.TAKEN_CARD_NOT_USED,
        stock.PART_OF_PILE,
        rummy.WILD_UNNAMED,
        rummy.TRADED_DEUCE,
        rummy.TRADED_BY_ANOTHER,
        rummy.WRONG_TRADE,
        rummy.LAID_ON_OTHERS,
        rummy.QUEEN_DISCARDED,
        rummy.OUT_WITHOUT_DISCARD,
    ),
    drop=("goes-rummy-doubled-wrongly", "turned-pile-shuffled"),
    add=[
        Law(
            "stock-drawn-before-upcard-refused",
            breach=stock.DRAWN_TOO_EARLY,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3235",
            says="Nobody draws from the stock before every player has refused the upcard, and then the eldest hand begins.",
        ),
        Law(
            "wild-card-melded-unnamed",
            breach=rummy.WILD_UNNAMED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3237",
            says="Whoever melds a deuce or the joker names the card that it stands for.",
        ),
        Law(
            "trades-for-a-deuce",
            breach=rummy.TRADED_DEUCE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3237",
            says="No card is traded for a deuce.",
        ),
        Law(
            "joker-reclaimed-by-another",
            breach=rummy.TRADED_BY_ANOTHER,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3237",
            says="The joker is taken back by the player who laid it down, and by nobody else.",
        ),
        Law(
            "joker-reclaimed-for-another-card",
            breach=rummy.WRONG_TRADE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3237",
            says="It takes the card for which the joker stands.",
        ),
        Law(
            "lays-off-on-another-players-set",
            breach=rummy.LAID_ON_OTHERS,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3237",
            says="A player lays off on his own groups and sequences alone.",
        ),
        Law(
            "takes-pile-without-using-top-card",
            breach=stock.TAKEN_CARD_NOT_USED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3239",
            says="Whoever takes the pile melds its top card at once, lays it off on a set of his, or trades it for his joker.",
        ),
        Law(
            "takes-top-discard-without-pile",
            breach=stock.PART_OF_PILE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3239",
            says="The top discard is taken with the whole pile.",
        ),
        Law(
            "queen-of-spades-discarded",
            breach=rummy.QUEEN_DISCARDED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3241",
            says="The queen of spades is not discarded while another card can be, unless her player is out with her.",
        ),
        Law(
            "goes-out-without-final-discard",
            breach=rummy.OUT_WITHOUT_DISCARD,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3241",
            says="A player goes out by melding all cards but one and discarding that.",
        ),
        Law(
            "all-at-once-bonus",
            cite="usp56 3261",
            says="A hand melded in one turn, not the first, with nothing melded before brings 250, which count towards no game.",
        ),
        Law(
            "rummy-family-laws-apply",
            cite="usp56 2835",
            says="For irregularities the laws of the family hold.",
        ),
    ],
)
