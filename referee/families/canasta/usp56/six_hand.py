"""Canasta for six with three packs, in two sides or in three (usp56 3101-3105)."""

from attrs import evolve

from referee import score
from referee.core.cards import THREE_PACKS_WITH_JOKERS
from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.canasta import CANASTA, COUNTS

#: what counts with six red threes in the pack
SIX_COUNTS = evolve(COUNTS, red_threes=(0, 100, 200, 300, 400, 1_000, 1_200), out=canasta.GoingOut(canastas=2))

SIX_HAND_CANASTA = CANASTA.vary(
    "six-hand-canasta",
    title="Six-hand Canasta",
    cite="usp56 3101-3105",
    seats=6,
    players=(6, 6),
    pack=THREE_PACKS_WITH_JOKERS,
    hand_size=13,
    rounds=(1,) * 13,
    deal="Thirteen cards to each player, one at a time; then the upcard, covered until it is a natural card from ace to four.",
    form=evolve(SIX_COUNTS, minimums=((7_000, 150), *COUNTS.minimums)),
    score=score.Tally((score.Race(to=10_000), score.Told(canasta.margin))),
    rules=(
        ("Players", "Six, three against three, each between two opponents."),
        ("First meld", "150 from 7,000."),
        ("Going out", "With two canastas."),
        ("Red threes", "100 each up to four, five 1,000, six 1,200."),
        ("Game", "10,000."),
    ),
    expects=(*CANASTA.expects, canasta.BARRED_MELD, canasta.BARRED_OPENING),
    add=[
        Law(
            "goes-out-with-one-canasta",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.FEW_CANASTAS)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3105, 3049",
            says="It takes two canastas to go out.",
        ),
        Law(
            "opens-under-150-at-7000",
            breach=canasta.BARRED_OPENING,
            when=[canasta.WHY_BARRED.is_(canasta.UNDER_HIGHEST)],
            remedy=canasta.AS_INSUFFICIENT,
            cite="usp56 3105, 3045",
            says="A side that has 7,000 needs 150 for its first meld.",
        ),
    ],
)

SIX_HAND_CANASTA_OF_THREE_SIDES = SIX_HAND_CANASTA.vary(
    "six-hand-canasta-three-sides",
    title="Six-hand Canasta, three sides",
    cite="usp56 3103-3105",
    sides=3,
    form=SIX_COUNTS,
    score=score.Tally((score.Race(to=7_500), score.Told(canasta.margin))),
    rules=(("Players", "Six, in three sides of two, partners opposite."), ("Game", "7,500.")),
    drop=("opens-under-150-at-7000",),
)
