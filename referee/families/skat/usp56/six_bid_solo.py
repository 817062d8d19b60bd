"""Six-bid solo and frog (usp56 5638-5710): games of their own, to whose irregularities the rules of skat are applied."""

from referee import score
from referee.core.cards import PACK_FROM_SIX
from referee.core.law import Law
from referee.core.order import ten_high
from referee.families import skat
from referee.families.skat.usp56.skat_league_rules import SKAT_LEAGUE_RULES
from referee.mechanics import auction, conduct, rulings, tricks, trump

SOLO = skat.SoloBid("solo", skat.NOT_HEARTS, each=2, between_three=True)
HEART_SOLO = skat.SoloBid("heart-solo", skat.HEARTS_ALONE, each=3, between_three=True)
SIX_GAMES = (
    SOLO,
    HEART_SOLO,
    skat.SoloBid("misere", skat.NO_TRUMP, counts_widow=False),
    skat.SoloBid("guarantee", skat.ANY_SUIT, worth=(40, 40), needs=(74, 80)),
    skat.SoloBid("spread-misere", skat.NO_TRUMP, worth=(60, 60), counts_widow=False),
    skat.SoloBid("call-solo", skat.ANY_SUIT, worth=(150, 100), needs=(120, 120)),
)
SIX_BID_FORM = skat.SixBidForm(SIX_GAMES, open_games=("spread-misere",), without_points=("misere", "spread-misere"))

#: what is said of games, bids and announcements that these games do not have
NOT_OF_SOLO = (
    "bid-that-no-game-scores", "game-named-by-another", "foretold-with-the-skat", "value-below-bid", "minimum-not-taken",
    "opponents-demand-play-on", "leader-passes-after-two-passes", "tournee-decision-after-second-card", "second-card-not-shown",
    "second-turn-lost", "guckser-not-announced", "null-over-bid-limit", "ouvert-declared-late", "ouvert-not-exposed",
    "ramsch-when-all-pass", "ramsch-lowest-score", "ramsch-three-way-tie", "ramsch-two-way-tie", "ramsch-all-tricks",
    "bid-no-game-scores", "game-below-bid-chosen", "overbid", "skat-card-exposed", "throw-in-after-first-trick",
    "throw-in-out-of-time", "schneider-thresholds", "announcement-raised-before-play", "announcement-changed-otherwise",
    "foretold-after-a-card",
)  # fmt: skip

FINES = (
    Law(
        "skat-card-in-hand-before-announcement",
        breach=skat.SKAT_BY_ANOTHER,
        until=skat.FOUND_BEFORE_GAME,
        remedy=skat.DEALER_DRAWS & skat.fine_in_points(25) & skat.BARRED_FROM_PLAYING,
        late=skat.GAME_WON,
        cite="usp56 5515, 5501, 5698",
        says="Who is found with cards of the widow in the bidding has the dealer draw his hand down, and neither bids nor plays; the fine is printed in points of skat.",
    ),
    Law(
        "skat-card-seen-by-mistake",
        breach=skat.BLIND_SEEN,
        when=[skat.WHO_LOOKED.is_(skat.BEFORE_GAME)],
        remedy=skat.fine_in_points(10) & skat.BARRED_FROM_PLAYING,
        cite="usp56 5517, 5698",
        says="Who has looked at a card of the widow by mistake is barred from being the Bidder; the fine is printed in points of skat.",
    ),
    Law(
        "dealer-looks-at-skat",
        breach=skat.BLIND_SEEN,
        when=[skat.WHO_LOOKED.is_(skat.IDLE_DEALER)],
        remedy=skat.fine_in_points(100),
        cite="usp56 5521-5523, 5698",
        says="A dealer who looks at the widow during the play is charged, in points of skat.",
    ),
)

#: what is expected at frog, and at six-bid solo besides an open hand and a card that is called
OF_ALL_BIDS = (
    *tricks.TRICKS,
    trump.SPEAKS_OUT_OF_TURN,
    trump.MADE_BY_ANOTHER,
    auction.BID_NOT_LISTED,
    auction.INSUFFICIENT_BID,
    auction.BID_AGAIN,
    skat.SKAT_BY_ANOTHER,
    skat.BLIND_SEEN,
    skat.GAME_CLAIMED,
    skat.OPPONENTS_ERROR,
    skat.GAME_NOT_LISTED,
    conduct.TRICK_SEEN,
    conduct.TRICKS_NOT_IN_ORDER,
    rulings.WRONG_PLAYER_CHOOSES,
)

SIX_BID_SOLO = SKAT_LEAGUE_RULES.vary(
    "six-bid-solo",
    title="Six-bid Solo",
    cite="usp56 5638-5698",
    players=(3, 4),
    pack=PACK_FROM_SIX,
    order=ten_high,
    owed=tricks.owing(trump=True),
    hand_size=11,
    deal="Four cards to each of three players, three, three for the widow, then four. Of four players the dealer has no hand.",
    rounds=(4, 3, 4),
    widow_after=2,
    form=SIX_BID_FORM,
    play=skat.SIX_BID_PLAY,
    score=score.Tally(),
    rules=(
        ("Players", "Three or four, of whom three play; the Bidder against two."),
        ("Ranks", "Ace, ten, king, queen, jack, nine, eight, seven, six; they count as in skat, 120 in all."),
        (
            "Bidding",
            "The eldest hand bids or passes; if the next hand bids more these two settle it, and the third hand then bids against who is left. If all pass the next player deals.",
        ),
        (
            "Games",
            "From the lowest: solo, any trump but hearts; heart solo; misere, no trump and no card that counts; guarantee solo, 74 points with hearts for trumps and 80 with another suit; spread misere, played open once the left of the Bidder has led; call solo, all 120, a card called before the lead. The widow counts for the Bidder but at misere.",
        ),
        ("Play", "Follow suit; who cannot must trump. The eldest hand leads, but at spread misere."),
        (
            "Score",
            "Each of the others pays the Bidder, or is paid: 2 chips for each point over or under 60 at solo, 3 at heart solo, 40 at guarantee, 60 at spread misere, 100 at call solo and 150 in hearts. What misere is worth is lost in the text, and nothing is entered for it. Where an error decides a solo against its points, how much changes hands is not printed, and nothing is entered either.",
        ),
    ),
    expects=(*OF_ALL_BIDS, skat.OUVERT_NOT_EXPOSED, skat.CALLED_CARD_WITHHELD),
    drop=[*NOT_OF_SOLO],
    replace=[*FINES],
    add=[
        Law(
            "all-pass",
            cite="usp56 5657",
            says="If all pass the next dealer in turn deals anew.",
        ),
        Law(
            "bid-after-passing",
            breach=auction.BID_AGAIN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5657",
            says="Who has passed is out of the bidding.",
        ),
        Law(
            "bid-not-higher",
            breach=[auction.BID_NOT_LISTED, auction.INSUFFICIENT_BID],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5657-5665",
            says="A bid names one of the games, and one that ranks higher than the last.",
        ),
        Law(
            "trump-named-by-another",
            breach=trump.MADE_BY_ANOTHER,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5657, 5667",
            says="It is for the Bidder to name the trump, once his bid has proved to be the high one.",
        ),
        Law(
            "hearts-at-simple-solo",
            breach=skat.GAME_NOT_LISTED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5667",
            says="At simple solo any suit but hearts is named.",
        ),
        Law(
            "spread-misere-hand-not-exposed",
            breach=skat.OUVERT_NOT_EXPOSED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5677",
            says="At spread misere the Bidder lays his whole hand open after the opening lead, which the player at his left makes.",
        ),
        Law(
            "called-card-in-widow",
            cite="usp56 5679",
            says="If the card that is called at call solo lies in the widow nothing is exchanged.",
        ),
        Law(
            "called-card-withheld",
            breach=skat.CALLED_CARD_WITHHELD,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5679",
            says="Who holds the called card must give it to the Bidder for any that he chooses to give.",
        ),
        Law(
            "does-not-trump-when-void",
            cite="drawn from usp56 5681, 5698",
            says="That who cannot follow suit and does not trump has misplayed as who does not follow suit, is drawn from the duty to trump, which skat has not.",
        ),
        Law(
            "sixty-each",
            cite="usp56 5696",
            says="At solo and heart solo nobody scores if each side has 60 points.",
        ),
        Law(
            "fourth-player-settlement",
            cite="usp56 5683",
            says="Of four all share in what is won and lost; but a solo or heart solo that is made is paid by the two who played alone.",
        ),
    ],
)

FROG = SIX_BID_SOLO.vary(
    "frog",
    title="Frog",
    cite="usp56 5700-5710",
    form=skat.SixBidForm(
        (
            skat.SoloBid("frog", skat.HEARTS_ALONE, counts_widow=False, takes_widow=True, said="with-widow"),
            skat.SoloBid("chico", skat.NOT_HEARTS, each=2, between_three=True),
            skat.SoloBid("grand", skat.HEARTS_ALONE, each=3, between_three=True),
        ),
        with_skat=("frog",),
    ),
    rules=(
        (
            "Games",
            "From the lowest: frog, hearts for trumps, the widow taken up and any three cards laid away; chico, as solo; grand, as heart solo.",
        ),
        (
            "Score",
            "At chico 2 chips for each point over or under 60, at grand 3. At frog the points in tricks are paid for, over or under 60, at a rate that is not printed: nothing is entered. What is laid away is taken not to count.",
        ),
    ),
    drop=["spread-misere-hand-not-exposed", "called-card-withheld", "called-card-in-widow"],
    expects=OF_ALL_BIDS,
)
