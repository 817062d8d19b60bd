"""The Laws of Duplicate Bridge of 2017 as a code to cite, and the numbers that it has otherwise than the books."""

from referee.core.book import Code
from referee.families import bridge
from referee.score.bridge import ScoringTable

TDLB2017 = Code(
    "tdlb2017",
    "Laws of Duplicate Bridge (2017)",
    unit="laws",
    # a law, its paragraphs, and below them as deep as it goes; or what stands before the first law
    place=r"(?:[1-9]|[1-8]\d|9[0-3])(?:[A-G]\d{0,2}(?:[a-f](?:i{1,3}|iv)?)?)?|Introduction|Definitions",
    such_as="27B1a",
)

#: what a row says of itself where the printed paragraph could not be held against it
UNSEEN = " Read the printed law before you rule by this: it was not at hand."

#: 77: what a doubled contract made brings, a redoubled one, and its undertricks
TABLE_OF_77 = ScoringTable(made=(50, 100), doubled_down=((100, 200, 200, 300), (200, 300)))

#: 78A in half match points; 78B, every number of it in print; 12C2c
COMPARED = bridge.Comparison(
    beaten=2,
    scale=(
        bridge.ImpBand(0, 10, 0),
        bridge.ImpBand(20, 40, 1),
        bridge.ImpBand(50, 80, 2),
        bridge.ImpBand(90, 120, 3),
        bridge.ImpBand(130, 160, 4),
        bridge.ImpBand(170, 210, 5),
        bridge.ImpBand(220, 260, 6),
        bridge.ImpBand(270, 310, 7),
        bridge.ImpBand(320, 360, 8),
        bridge.ImpBand(370, 420, 9),
        bridge.ImpBand(430, 490, 10),
        bridge.ImpBand(500, 590, 11),
        bridge.ImpBand(600, 740, 12),
        bridge.ImpBand(750, 890, 13),
        bridge.ImpBand(900, 1090, 14),
        bridge.ImpBand(1100, 1290, 15),
        bridge.ImpBand(1300, 1490, 16),
        bridge.ImpBand(1500, 1740, 17),
        bridge.ImpBand(1750, 1990, 18),
        bridge.ImpBand(2000, 2240, 19),
        bridge.ImpBand(2250, 2490, 20),
        bridge.ImpBand(2500, 2990, 21),
        bridge.ImpBand(3000, 3490, 22),
        bridge.ImpBand(3500, 3990, 23),
        bridge.ImpBand(4000, None, 24),
    ),
    hundreds=False,
    poor_session=40,
    good_session=60,
)
