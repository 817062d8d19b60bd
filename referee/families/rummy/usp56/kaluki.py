"""Kaluki: jokers wild, a first meld of fifty-one, and jokers taken for the cards that they stand for (usp56 2877-2895)."""

from referee import score
from referee.core.cards import TWO_PACKS_WITH_JOKERS
from referee.core.law import Law
from referee.families import rummy
from referee.families.rummy.usp56.rummy import RUMMY
from referee.mechanics import melds, rulings, stock
from referee.mechanics.rulings.gives.parts import ByLaw

KALUKI = RUMMY.vary(
    "kaluki",
    title="Kaluki",
    cite="usp56 2877-2895",
    pack=TWO_PACKS_WITH_JOKERS,
    hand_size=15,
    hand_sizes={5: 13, 6: 11},
    deal="Fifteen cards to each, thirteen to each of five, eleven to each of six, one at a time; the next card is turned up.",
    play=rummy.COLLECTING_PLAY,
    form=rummy.WildRummy(
        matching=score.Matching(high=True, ace=15, wild=score.JOKERS_WILD, wild_left=25),
        least_first=51,
        use_taken=melds.UNTIL_FIRST_MELD,
        trades=rummy.Trades(before_melding=True),
    ),
    rules=(
        ("Ranks", "The ace is high or low and counts 15; a sequence does not go round the corner."),
        ("Jokers", "Four, wild; one counts what the card counts that it stands for, and 25 in the hand."),
        (
            "First meld",
            "It counts 51 or more, in one turn; until then nothing is laid off, and a discard is taken only for it.",
        ),
        ("Trading", "Before he melds, a player in turn may take a joker from any set for the card that it stands for."),
        ("Naming", "`names Ann SJ` tells for what the last wild card stands; `exchanges Ann Bob SJ for JK` takes it."),
        ("Score", "The player who is out scores what the others hold; by agreement a card 1 and a joker 2 (`rule by-cards`)."),
    ),
    expects=(
        *RUMMY.expects,
        melds.INSUFFICIENT_COUNT,
        melds.LAID_OFF_EARLY,
        melds.ROUND_THE_CORNER,
        stock.TAKEN_CARD_NOT_USED,
        rummy.TRADED_LATE,
        rummy.WRONG_TRADE,
    ),
    drop=("goes-rummy-doubled-wrongly",),
    add=[
        Law(
            "initial-meld-under-51",
            breach=melds.INSUFFICIENT_COUNT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2887",
            says="A player's first meld counts 51 or more, a joker in it as much as the card for which it stands.",
        ),
        Law(
            "round-the-corner-sequence-melded",
            breach=melds.ROUND_THE_CORNER,
            remedy=ByLaw("the law of a false set applies") & rulings.Opens(melds.FALSE_SET),
            cite="usp56 2887, 2861",
            says="Two, ace and king are no sequence, and are ruled on as a false set.",
        ),
        Law(
            "takes-discard-before-initial-meld",
            breach=stock.TAKEN_CARD_NOT_USED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2889-2891",
            says="Before his first meld a player takes a discard only to lay it down at once in that meld.",
        ),
        Law(
            "lays-off-before-initial-meld",
            breach=melds.LAID_OFF_EARLY,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2889",
            says="Nobody lays off before he has made his first meld.",
        ),
        Law(
            "joker-swapped-too-late",
            breach=rummy.TRADED_LATE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2893",
            says="A joker is taken for the card that it stands for before its taker melds or discards in his turn.",
        ),
        Law(
            "joker-swapped-for-another-card",
            breach=rummy.WRONG_TRADE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2893",
            says="It takes the card for which the joker stands, and no other.",
        ),
    ],
)
