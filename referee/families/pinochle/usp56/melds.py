"""What melds and cards count in pinochle (usp56 4457-4488, 4572)."""

from referee.core.cards import ACE, JACK, KING, QUEEN, RANK_PLACE, TEN
from referee.families import pinochle
from referee.mechanics import combinations, tricks

#: ace, ten, king, queen, jack and the last trick; those of queen and last trick are lost at 4462-4464 and stand at 4572
CARDS = tricks.CardPoints({ACE: 11, TEN: 10, KING: 4, QUEEN: 3, JACK: 2}, last_trick=10)
#: the same where players may agree on simpler ones (4572, 4804)
CARDS_OR_ROUND_ONES = tricks.CardPoints(
    CARDS.by_rank,
    last_trick=10,
    agreed={
        "count-in-tens": tricks.CardPoints({ACE: 10, TEN: 10, KING: 10}, last_trick=10),
        "count-in-fives": tricks.CardPoints({ACE: 10, TEN: 10, KING: 5, QUEEN: 5}, last_trick=10),
    },
)

FLUSH = combinations.Combination("flush", "A", 150, combinations.of_one_suit((ACE, TEN, KING, QUEEN, JACK), combinations.TRUMP))
#: the numbers of both marriages are lost at 4473-4474 and stand at 4502 and 4671-4672
MARRIAGES = (
    combinations.Combination("royal marriage", "A", 40, combinations.of_one_suit((KING, QUEEN), combinations.TRUMP)),
    combinations.Combination("marriage", "A", 20, combinations.of_one_suit((KING, QUEEN), combinations.PLAIN)),
)
ACES = combinations.Combination("100 aces", "B", 100, combinations.of_each_suit(ACE))
KINGS = combinations.Combination("80 kings", "B", 80, combinations.of_each_suit(KING))
QUEENS = combinations.Combination("60 queens", "B", 60, combinations.of_each_suit(QUEEN))
JACKS = combinations.Combination("40 jacks", "B", 40, combinations.of_each_suit(JACK))
FOURS = (ACES, KINGS, QUEENS, JACKS)
PINOCHLE = combinations.Combination("pinochle", "C", 40, combinations.these("SQ DJ"))
DIX = combinations.Combination("dix", "A", 10, combinations.of_one_suit((RANK_PLACE["9"],), combinations.TRUMP), beside=True)
SEVEN = combinations.Combination("dix", "A", 10, combinations.of_one_suit((RANK_PLACE["7"],), combinations.TRUMP), beside=True)
SCALE = combinations.Scale((FLUSH, *MARRIAGES, DIX, *FOURS, PINOCHLE))
LONG_SCALE = combinations.Scale((FLUSH, *MARRIAGES, SEVEN, *FOURS, PINOCHLE))

#: with partners, what is doubled counts so (4562-4564); the number of the queens is lost there and stands at 4685
DOUBLE_FLUSH = combinations.Combination(
    "double flush", "A", 1500, combinations.of_one_suit((ACE, TEN, KING, QUEEN, JACK), combinations.TRUMP, 2)
)
DOUBLES = (
    combinations.Combination("all aces", "B", 1000, combinations.of_each_suit(ACE, 2)),
    combinations.Combination("all kings", "B", 800, combinations.of_each_suit(KING, 2)),
    combinations.Combination("all queens", "B", 600, combinations.of_each_suit(QUEEN, 2)),
    combinations.Combination("all jacks", "B", 400, combinations.of_each_suit(JACK, 2)),
)
DOUBLE_PINOCHLE = combinations.Combination("double pinochle", "C", 300, combinations.these("SQ DJ", 2))
PARTNERS_SCALE = combinations.Scale((FLUSH, DOUBLE_FLUSH, *MARRIAGES, DIX, *FOURS, *DOUBLES, PINOCHLE, DOUBLE_PINOCHLE))
#: of the multiples for six or eight players two numbers alone can be read (4602)
SIX_OR_EIGHT_SCALE = combinations.Scale(
    (
        *PARTNERS_SCALE.combinations,
        combinations.Combination("twelve jacks", "B", 800, combinations.of_each_suit(JACK, 3)),
        combinations.Combination(
            "triple flush", "A", 3000, combinations.of_one_suit((ACE, TEN, KING, QUEEN, JACK), combinations.TRUMP, 3)
        ),
    )
)
ROUND_TRIP = combinations.Combination("round trip", "", 240, combinations.of_all_suits((KING, QUEEN)))
#: what is paid in checks (4622-4632); a round trip takes the place of the kings and queens in it
CHECKS = pinochle.Checks(
    melds=(
        (ROUND_TRIP, 5),
        (combinations.Combination("flush", "", 150, FLUSH.ways), 2),
        (combinations.Combination("aces", "", 100, ACES.ways), 2),
        (combinations.Combination("kings", "", 80, KINGS.ways), 1),
        (combinations.Combination("queens", "", 60, QUEENS.ways), 1),
        (combinations.Combination("jacks", "", 40, JACKS.ways), 1),
        (combinations.Combination("double pinochle", "", 300, DOUBLE_PINOCHLE.ways), 2),
    ),
    instead={"round trip": ("kings", "queens")},
    contract=((200, 2), (250, 4), (300, 7), (350, 10)),
    further=5,
    step=50,
    defeat=2,
    slam=5,
    game=10,
    margin=100,
    below_nothing=5,
)

#: with two packs without nines (4670-4698): of royal marriage, aces, triple aces and jacks the numbers are lost and stand
#: elsewhere (4790, 4764), those of jacks and triple queens are as the steps of the others have them, and that of a
#: quadruple pinochle is lost altogether, so that it counts as two double ones
DOUBLE_PACK_SCALE = combinations.Scale(
    (
        FLUSH,
        *MARRIAGES,
        *FOURS,
        *DOUBLES,
        combinations.Combination("triple aces", "B", 1500, combinations.of_each_suit(ACE, 3)),
        combinations.Combination("triple kings", "B", 1200, combinations.of_each_suit(KING, 3)),
        combinations.Combination("triple queens", "B", 900, combinations.of_each_suit(QUEEN, 3)),
        combinations.Combination("triple jacks", "B", 600, combinations.of_each_suit(JACK, 3)),
        PINOCHLE,
        DOUBLE_PINOCHLE,
        combinations.Combination("triple pinochle", "C", 450, combinations.these("SQ DJ", 3)),
    )
)
#: five and six pinochles with three packs (4764)
TRIPLE_PACK_SCALE = combinations.Scale(
    (
        *DOUBLE_PACK_SCALE.combinations,
        combinations.Combination("quintuple pinochle", "C", 4000, combinations.these("SQ DJ", 5)),
        combinations.Combination("six pinochles", "C", 5000, combinations.these("SQ DJ", 6)),
    )
)
#: aces, tens and kings ten each, the last trick twenty, or thirty with three packs (4710, 4764); or kings and queens five each
TENS = tricks.CardPoints(
    {ACE: 10, TEN: 10, KING: 10},
    last_trick=20,
    agreed={"count-in-fives": tricks.CardPoints({ACE: 10, TEN: 10, KING: 5, QUEEN: 5}, last_trick=20)},
)
TENS_OF_THREE_PACKS = tricks.CardPoints(
    {ACE: 10, TEN: 10, KING: 10},
    last_trick=30,
    agreed={"count-in-fives": tricks.CardPoints({ACE: 10, TEN: 10, KING: 5, QUEEN: 5}, last_trick=30)},
)
