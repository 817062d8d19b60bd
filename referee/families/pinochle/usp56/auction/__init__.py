"""Auction pinochle (usp56 4766-4915)."""

from referee import score
from referee.core.cards import DOUBLE_24_PACK, HEARTS, SPADES
from referee.core.game import Game
from referee.core.order import ten_high
from referee.families import pinochle
from referee.families.general.usp56.general import GENERAL_RULES
from referee.families.pinochle.moves.melds import AUCTION_OWED
from referee.families.pinochle.usp56.auction.laws import LAWS
from referee.families.pinochle.usp56.melds import CARDS_OR_ROUND_ONES, SCALE
from referee.mechanics import auction, combinations, conduct, rulings, tricks

#: the usual schedule; the value of 300 with spades is lost at 4818, and is twice the basic one as all the others are
USUAL = pinochle.Schedule(((300, 3), (350, 5), (400, 10), (450, 15), (500, 20), (550, 25), (600, 30)), times={SPADES: 2})
#: three others (usp56 4826): doubled at each step, two more at each step, one more for each ten
DOUBLING = pinochle.Schedule(((300, 3), (350, 5), (400, 10), (450, 20), (500, 40), (550, 80), (600, 160)), times={SPADES: 2})
EVEN = pinochle.Schedule(
    ((300, 1), (350, 2), (400, 4), (450, 6), (500, 8), (550, 10), (600, 12), (650, 14)), times={SPADES: 2, HEARTS: 3}
)
BY_TENS = pinochle.Schedule(((300, 3), (350, 5)), times={SPADES: 2}, by_tens_from=350)

AUCTION_PINOCHLE = Game(
    "auction-pinochle",
    title="Auction Pinochle",
    family="pinochle",
    cite="usp56 4766-4915",
    general=GENERAL_RULES,
    seats=3,
    players=(3, 5),
    sides=0,
    pack=DOUBLE_24_PACK,
    order=ten_high,
    owed=AUCTION_OWED,
    hand_size=15,
    deal="Fifteen cards to each of three, three or four at a time, and three to a widow after the first round.",
    rounds=(3, 3, 3, 3, 3),
    other_rounds=((4, 4, 4, 3),),
    widow_after=1,
    least_cut=5,
    play=pinochle.AUCTION_PLAY,
    form=pinochle.Auction(
        SCALE,
        CARDS_OR_ROUND_ONES,
        least=300,
        step=10,
        most=650,
        schedule=USUAL,
        other_schedules={"doubling-values": DOUBLING, "rising-values": EVEN, "by-tens": BY_TENS},
        kitty_from=350,
    ),
    score=score.Tally((pinochle.Kitty(),)),
    rules=(
        (
            "Players",
            "Three receive cards; of four the dealer does not, of five neither he nor the second player from his left.",
        ),
        ("Pack", "48 cards, two of each from ace to nine; ace, ten, king, queen, jack, nine. Of like cards the first wins."),
        (
            "Bidding",
            "The eldest hand opens with 300 at least; bids go up by tens, and who has passed bids no more. The highest bidder turns up the widow and takes it.",
        ),
        (
            "Melds",
            "The bidder names the trump and lays out his melds: class A flush 150, royal marriage 40, marriage 20, dix 10; class B aces 100, kings 80, queens 60, jacks 40; class C pinochle 40. A card counts once in each class. Then he buries three cards that he has not melded; they count for him.",
        ),
        (
            "Play",
            "The bidder leads. Follow suit, beat a trump led, and trump without the suit; one need not beat a trump played before.",
        ),
        (
            "Cards",
            "Ace 11, ten 10, king 4, queen 3, jack 2, the last trick 10. A log says `rule count-in-tens` where aces, tens and kings count ten each, `rule count-in-fives` where aces and tens count ten and kings and queens five.",
        ),
        (
            "Settlement",
            "300 is worth 3 units, 350 5, 400 10, 450 15, 500 20, 550 25, 600 30, twice as much with spades. The bidder collects it from every other player or, failing, pays twice as much; before he leads he may give up for the basic value. From 350 the kitty pays and collects too; 300 given up unseen goes to the kitty alone. A log says `rule doubling-values`, `rule rising-values` or `rule by-tens` for the other schedules.",
        ),
    ),
    expects=(
        *rulings.DEMANDING,
        *tricks.TRICKS,
        *pinochle.BIDDING,
        *combinations.SHOWN_BEFORE_PLAY,
        *pinochle.OF_AUCTION,
        combinations.CARD_COUNTED_BEFORE,
        auction.BID_AGAIN,
        conduct.DISCLOSURE,
        conduct.TRICK_SEEN,
    ),
    laws=LAWS,
)
