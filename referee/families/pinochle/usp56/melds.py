"""What melds and cards count in pinochle (usp56 4457-4488, 4572)."""

from referee.core.cards import ACE, JACK, KING, QUEEN, RANK_PLACE, TEN
from referee.mechanics import combinations, tricks

#: ace, ten, king, queen, jack and the last trick; those of queen and last trick are lost at 4462-4464 and stand at 4572
CARDS = tricks.CardPoints({ACE: 11, TEN: 10, KING: 4, QUEEN: 3, JACK: 2}, last_trick=10)

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
