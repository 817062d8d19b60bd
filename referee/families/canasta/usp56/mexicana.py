"""Mexicana: canasta with three packs, and thirteen cards for the first meld (usp56 3221-3229)."""

from attrs import evolve

from referee.core.cards import THREE_PACKS_WITH_JOKERS
from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.canasta import CANASTA, COUNTS
from referee.mechanics import rulings

MEXICANA = CANASTA.vary(
    "mexicana",
    title="Mexicana",
    cite="usp56 3221-3229",
    pack=THREE_PACKS_WITH_JOKERS,
    hand_size=13,
    rounds=(1,) * 13,
    deal="Thirteen cards to each player, one at a time; then the upcard, covered until it is a natural card from ace to four.",
    play=canasta.PLAY_WITH_PACKETS,
    form=evolve(
        COUNTS,
        sevens=1_000,
        for_first_meld=13,
        red_threes=(0, 100, 200, 300, 800),
        pile=canasta.Pile(sevens_block=True),
        out=canasta.GoingOut(canastas=2, red_threes=True),
    ),
    rules=(
        ("First meld", "Whoever makes it for his side draws thirteen cards of the stock: `packet N 13`."),
        ("Sevens", "A canasta of them counts 1,000; a pile topped by one is not taken."),
        ("Going out", "With two canastas, and as many red threes as canastas."),
    ),
    expects=(*CANASTA.expects, canasta.BARRED_MELD, canasta.BARRED_TAKE, canasta.WRONG_PACKET),
    add=[
        Law(
            "takes-pile-topped-by-seven",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.TOPPED_BY_SEVEN)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3227",
            says="A pile topped by a seven is not taken.",
        ),
        Law(
            "goes-out-with-too-few-red-threes",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.FEW_RED_THREES, canasta.FEW_CANASTAS)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3229",
            says="It takes two canastas to go out, and at least as many red threes as canastas.",
        ),
        Law(
            "wrong-number-of-bonus-cards-drawn",
            breach=canasta.WRONG_PACKET,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3225",
            says="Whoever makes the first meld of his side draws the top thirteen cards of the stock.",
        ),
    ],
)
