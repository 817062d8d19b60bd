"""The variants of euchre (usp56 4050-4133)."""

from referee import score
from referee.core.cards import PACK_FROM_SIX, PIQUET_PACK, SHORT_24_PACK, STANDARD_PACK, with_joker
from referee.core.law import Law
from referee.families import euchre
from referee.families.euchre.usp56.euchre import EUCHRE, EUCHRE_GAME, RUBBER_POINTS
from referee.mechanics import auction, conduct, deal, exposure, rulings, tricks

RAILROAD_EUCHRE = EUCHRE.vary(
    "railroad-euchre",
    title="Railroad Euchre",
    cite="usp56 4050-4064",
    pack=with_joker(PIQUET_PACK),
    form=euchre.EuchreForm(euchre.RAILROAD, opposed_alone=True),
    score=score.Match(EUCHRE_GAME, 2, RUBBER_POINTS, laps=True, slam=True, markers=euchre.MARKERS),
    rules=(
        ("Joker", "It is added, and is the highest trump."),
        ("Defending alone", "Either opponent of a lone player may play alone against him; to euchre him so counts 4."),
        ("Calling for best", "A lone player puts away one card for the best of his partner's."),
        ("Laps and slam", "Points beyond the game count in the next; a game to nothing counts as two."),
    ),
    expects=(*EUCHRE.expects, *euchre.OF_PARTNERS),
    add=[
        Law(
            "lone-hand-euchred-by-lone-opponent",
            cite="usp56 4054-4056",
            says="A lone hand that a lone opponent euchres costs 4.",
        ),
        Law(
            "second-call-for-best",
            breach=euchre.SECOND_CALL_FOR_BEST,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4058",
            says="Only who plays alone may call for his partner's best card, and for one card.",
        ),
        Law("laps", cite="usp56 4060-4062", says="Points beyond those that win the game count in the next."),
        Law(
            "slam-counts-two-games",
            cite="usp56 4064",
            says="A side that wins a game before the other has scored is credited with two.",
        ),
    ],
)

THREE_HAND_EUCHRE = EUCHRE.vary(
    "three-hand-euchre",
    title="Three-hand (Cutthroat) Euchre",
    cite="usp56 4066-4075",
    seats=3,
    players=(3, 3),
    sides=0,
    form=euchre.EuchreForm(euchre.CUTTHROAT),
    score=score.Match(EUCHRE_GAME),
    rules=(
        ("Players", "Three; the other two play together against the one who makes the trump."),
        ("Score", "The maker scores 1 for three or four tricks and 3 for five; if he is euchred, each of the others scores 2."),
    ),
    add=[
        Law(
            "euchre-laws-mapped-to-maker",
            cite="usp56 4075",
            says="For the laws of euchre the maker is a hand that plays alone, and the other two are partners.",
        ),
    ],
)

TWO_HAND_EUCHRE = EUCHRE.vary(
    "two-hand-euchre",
    title="Two-hand Euchre",
    cite="usp56 4077-4079",
    seats=2,
    players=(2, 2),
    sides=0,
    pack=SHORT_24_PACK,
    form=euchre.EuchreForm(euchre.TWO_HAND),
    score=score.Match(EUCHRE_GAME, markers=euchre.MARKERS),
    drop=["alone-declared-late"],
    rules=(("Differences", "Two play with 24 cards; nobody can play alone, and a march counts 2."),),
    expects=(*EUCHRE.expects, euchre.NO_PLAYING_ALONE),
    add=[
        Law(
            "alone-not-available",
            breach=euchre.NO_PLAYING_ALONE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4079",
            says="There is no such declaration as alone in the game for two.",
        ),
        Law(
            "harmless-errors-no-penalty",
            breach=[exposure.CARD_EXPOSED, deal.CARD_NAMED, tricks.CARD_THROWN],
            remedy=rulings.no_penalty(),
            cite="usp56 4079",
            says="Errors that do the other player no harm, such as exposing a card, cost nothing.",
        ),
        Law(
            "harmless-lead-out-of-turn",
            breach=tricks.LEAD_OUT_OF_TURN,
            until=tricks.RETRACTION_DEMANDED,
            remedy=exposure.LEAD_TAKEN_BACK & rulings.no_penalty(),
            cite="usp56 4079",
            says="A lead out of turn is one of them: it is taken back, and no more.",
        ),
    ],
)

AUCTION_EUCHRE = EUCHRE.vary(
    "auction-euchre",
    title="Auction Euchre",
    cite="usp56 4081-4129",
    seats=5,
    players=(5, 7),
    sides=0,
    packs={5: PIQUET_PACK, 6: PACK_FROM_SIX, 7: STANDARD_PACK},
    hand_sizes={7: 7},
    deal="Five cards each as in euchre, and two to a widow after the first round; to seven players seven cards each, three and four at a time, and three to the widow.",
    other_rounds=((2, 3), (3, 4), (4, 3)),
    widow_after=1,
    play=euchre.AUCTION_EUCHRE_PLAY,
    form=euchre.AUCTION_FORM,
    score=score.Match(score.Tally((score.Race(to=10),))),
    rules=(
        ("Players", "Five, six or seven; six in two sides of three, sitting alternately."),
        (
            "Bidding",
            "Once round, each bid higher than the last: 3, 4, 5, 8 or 15; with seven players 4, 5, 6, 7, 10 or 20. The highest bidder names the trump.",
        ),
        ("Widow", "The maker may take it and puts as many cards away, unless he has bid 15 or 20."),
        (
            "Partners",
            "Chosen when the widow is seen: with five players one for a bid of 3, two for 4 or 5; with seven one for 4 or 5, two for 6 or 7. Higher bids are played alone and need all the tricks.",
        ),
        (
            "Score",
            "A bid made brings its points to each of the side, and no more; a bid lost brings them to each of the others. The book does not say how many points are the game; ten are taken here, the longest game of euchre.",
        ),
    ),
    drop=["declaration-out-of-turn"],
    expects=(
        *EUCHRE.expects,
        euchre.MADE_BY_ANOTHER,
        auction.INSUFFICIENT_BID,
        auction.BID_NOT_LISTED,
        auction.BID_AGAIN,
        euchre.WIDOW_NOT_ENTITLED,
        euchre.TOO_MANY_PARTNERS,
    ),
    add=[
        Law(
            "bid-out-of-turn",
            breach=[euchre.SPEAKS_OUT_OF_TURN, euchre.MADE_BY_ANOTHER],
            remedy=euchre.DECLARATION_VOID,
            cite="drawn from usp56 4022-4024, 4097, 4129",
            says="A bid out of turn, or a trump named by another than the highest bidder, is void as a declaration is in euchre; who would be barred with him is not known before there are sides.",
        ),
        Law(
            "insufficient-or-unlisted-bid",
            breach=[auction.INSUFFICIENT_BID, auction.BID_NOT_LISTED, auction.BID_AGAIN],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4097-4125",
            says="Each player bids once, one of the numbers in the list, and higher than the bid before.",
        ),
        Law(
            "widow-taken-on-without-widow-contract",
            breach=euchre.WIDOW_NOT_ENTITLED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4099",
            says="Who has bid to play without the widow may not take it.",
        ),
        Law(
            "too-many-partners-named",
            breach=euchre.TOO_MANY_PARTNERS,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4101",
            says="The maker takes as many partners as his bid gives him.",
        ),
        Law(
            "result-of-the-bid",
            cite="usp56 4127",
            says="The side scores its bid if made and nothing for more; otherwise the others score it; each player is credited in full.",
        ),
        Law(
            "euchre-laws-apply",
            cite="usp56 4129",
            says="Irregularities are dealt with as in euchre for four.",
        ),
    ],
)

CALL_ACE_EUCHRE = EUCHRE.vary(
    "call-ace-euchre",
    title="Call-Ace Euchre",
    cite="usp56 4131-4133",
    players=(4, 6),
    sides=0,
    packs={6: PACK_FROM_SIX},
    play=euchre.CALL_ACE_PLAY,
    score=score.Match(EUCHRE_GAME),
    rules=(
        (
            "Partners",
            "The maker of the trump calls a suit; the holder of its best card is his partner, and keeps silent until it is played.",
        ),
    ),
    expects=(*EUCHRE.expects, conduct.DISCLOSURE),
    add=[
        Law(
            "partner-reveals-himself",
            breach=conduct.DISCLOSURE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4133",
            says="The partner may not let it be known that he is, before the card called is duly played.",
        ),
    ],
)
