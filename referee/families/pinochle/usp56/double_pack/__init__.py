"""Pinochle with two packs, wipe-off, and with three packs for six (usp56 4640-4764)."""

from referee import score
from referee.core.cards import FOUR_20_PACKS, SIX_20_PACKS
from referee.core.law import Law
from referee.families import pinochle
from referee.families.pinochle.usp56.double_pack.laws import LAWS, REPLACED
from referee.families.pinochle.usp56.melds import DOUBLE_PACK_SCALE, TENS, TENS_OF_THREE_PACKS, TRIPLE_PACK_SCALE
from referee.families.pinochle.usp56.partnership.variants import PARTNERSHIP_AUCTION_PINOCHLE
from referee.mechanics import auction, combinations, conduct, rulings, tricks

INHERITED = (
    "wrong-numbers-unseen",
    "wrong-numbers-seen",
    "melds-miscounted",
    "no-meld",
    "meld-without-a-trick",
    "revoke",
    "lead-out-of-turn",
    "exposed-card",
    "bid-out-of-turn",
    "trump-named-again",
    "widow-shown",
    "no-declaring-out",
)
FORM = pinochle.Everybody(scale=DOUBLE_PACK_SCALE, cards=TENS, total=500, least=500, any_trick=False, announces=True)

DOUBLE_PACK_PINOCHLE = PARTNERSHIP_AUCTION_PINOCHLE.vary(
    "double-pack-pinochle",
    title="Double-pack Pinochle",
    cite="usp56 4640-4740",
    pack=FOUR_20_PACKS,
    hand_size=20,
    rounds=(4, 4, 4, 4, 4),
    other_rounds=((5, 5, 5, 5),),
    deal="The whole pack, twenty cards to each, four or five at a time.",
    form=FORM,
    score=score.Tally((score.Race(to=3550, names_winner=True),)),
    rules=(
        ("Pack", "80 cards, four of each from ace to ten, king, queen and jack; of like cards the first wins."),
        (
            "Bidding",
            "500 at least, by tens; who has passed bids no more. Before any bid a player may announce what his meld counts; a flush announced is a bid of 500, a meld announced after a bid overcalls it by ten for each hundred or part of it.",
        ),
        (
            "Melds",
            "Flush 150, royal marriage 40, marriage 20; aces 100, 1,000, 1,500 for one, two, three of each suit, kings 80, 800, 1,200, queens 60, 600, 900, jacks 40, 400, 600; pinochle 40, double 300, triple 450. What a quadruple pinochle counts is lost in the book: here it is two double ones. Some of the numbers of aces, queens and jacks are lost too, and are taken from the steps of the others.",
        ),
        (
            "Cards",
            "Ace, ten and king ten each, the last trick twenty: 500 in all. A log says `rule count-in-fives` where kings and queens count five each. A trick that scores makes melds count.",
        ),
        ("Game", "3,550, the bidding side first; a bid that is not made is taken from the score."),
    ),
    expects=(
        *rulings.DEMANDING,
        *tricks.TRICKS,
        *combinations.SHOWN_BEFORE_PLAY,
        *pinochle.BIDDING,
        auction.BID_AGAIN,
        pinochle.TRUMP_NAMED_AGAIN,
        pinochle.ILLEGAL_INFORMATION,
        conduct.TRICKS_NOT_IN_ORDER,
    ),
    drop=INHERITED,
    replace=REPLACED,
    add=LAWS,
)

WIPE_OFF = DOUBLE_PACK_PINOCHLE.vary(
    "wipe-off",
    title="Wipe-off",
    cite="usp56 4742-4744",
    form=pinochle.Everybody(
        scale=DOUBLE_PACK_SCALE, cards=TENS, total=500, least=500, any_trick=False, least_in_cards=200, announces=True
    ),
    rules=(("Score", "As double-pack pinochle; a side that takes in less than 200 in cards counts neither melds nor cards."),),
    add=(
        Law(
            "under-200-in-cards",
            cite="usp56 4744",
            says="A side must take in 200 or more in cards to count its melds or its cards.",
        ),
    ),
)

SIX_HAND_TRIPLE_PACK_PINOCHLE = DOUBLE_PACK_PINOCHLE.vary(
    "six-hand-triple-pack-pinochle",
    title="Six-hand Triple-pack Pinochle",
    cite="usp56 4762-4764",
    seats=6,
    players=(6, 6),
    pack=SIX_20_PACKS,
    form=pinochle.Everybody(
        scale=TRIPLE_PACK_SCALE, cards=TENS_OF_THREE_PACKS, total=750, least=750, any_trick=False, announces=True
    ),
    score=score.Tally((score.Race(to=4550, names_winner=True),)),
    rules=(
        ("Players", "Six, three against three, who sit alternately; 120 cards, twenty to each."),
        (
            "Numbers",
            "750 is the least bid, 4,550 the game, and the last trick counts thirty. Five pinochles count 4,000, six 5,000.",
        ),
    ),
)
