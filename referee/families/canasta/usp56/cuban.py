"""Cuban canasta: a pile that is always frozen, melds of wild cards, black threes out of play (usp56 3157-3169)."""

from attrs import evolve

from referee import score
from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.canasta import CANASTA, COUNTS
from referee.mechanics import rulings

CUBAN_CANASTA = CANASTA.vary(
    "cuban-canasta",
    title="Cuban Canasta",
    cite="usp56 3157-3169",
    hand_size=13,
    rounds=(1,) * 13,
    deal="Thirteen cards to each player, one at a time; then the upcard, covered until it is a natural card from ace to four.",
    form=evolve(
        COUNTS,
        concealed=0,
        red_threes=(0, 100, 300, 500, 1_000),
        red_threes_need=1,
        wild_canasta=2_000,
        special_wild=(((0, 7), 4_000), ((4, 3), 3_000)),
        all_black_threes=100,
        minimums=((5_000, 150), *COUNTS.minimums),
        melds=canasta.Melds(wild=True, longest=7),
        pile=canasta.Pile(always_frozen=True, black_threes_leave=True),
    ),
    score=score.Tally((score.Race(to=7_500), score.Told(canasta.margin))),
    rules=(
        ("Pile", "Always frozen; not taken with a wild card on top. Black threes in it are out of play, 5 each, all four 100."),
        (
            "Canastas",
            "Of seven cards and no more; of wild cards 2,000, seven deuces 4,000, four jokers and three deuces 3,000.",
        ),
        ("Red threes", "100, 300, 500, 1,000; minus for a side without a canasta."),
        ("Black threes", "Not discarded in the first round."),
        ("Game", "7,500; from 5,000 the first meld counts 150. Going out 100."),
    ),
    expects=(*CANASTA.expects, canasta.BARRED_MELD, canasta.BARRED_TAKE, canasta.BLACK_THREE_TOO_EARLY),
    unencoded={
        "black-three-from-pile-kept-in-hand": "the black threes of a pile are out of play when it is taken, and nobody tells of a"
        " card that it stays in the hand; usp56 3163-3165",
    },
    add=[
        Law(
            "black-three-discarded-in-first-round",
            breach=canasta.BLACK_THREE_TOO_EARLY,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3163",
            says="A black three is not discarded in the first round.",
        ),
        Law(
            "takes-pile-without-natural-pair",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.WITHOUT_PAIR, canasta.TOPPED_BY_WILD)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3159, 3167",
            says="The pile is always frozen and takes a natural pair, and is not taken with a wild card on top.",
        ),
        Law(
            "eighth-card-added-to-canasta",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.TOO_LONG)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3159",
            says="A canasta has seven cards and no more.",
        ),
        Law(
            "sequence-melded",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.A_SEQUENCE)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3167",
            says="Sequences are not melded.",
        ),
        Law(
            "meld-of-wild-cards-only",
            cite="usp56 3167",
            says="Wild cards may be melded by themselves.",
        ),
        Law(
            "red-threes-without-a-canasta",
            cite="usp56 3161",
            says="Red threes count minus for a side without a canasta.",
        ),
    ],
)
