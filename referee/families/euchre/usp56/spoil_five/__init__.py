"""Spoil five, forty-five and auction forty-fives (usp56 4183-4245)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import euchre
from referee.families.euchre.moves.spoil_five import owed
from referee.families.euchre.usp56.spoil_five.laws import LAWS
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import auction, rulings, tricks

SPOIL_FIVE = Game(
    "spoil-five",
    title="Spoil Five",
    family="euchre",
    cite="usp56 4183-4227",
    general=GENERAL_RULES,
    seats=5,
    players=(2, 10),
    sides=0,
    order=euchre.five_fingers,
    owed=owed,
    hand_size=5,
    deal="Five cards to each player, three and then two at a time or two and then three; the next card is turned up for trump.",
    rounds=(3, 2),
    other_rounds=((2, 3),),
    play=euchre.SPOIL_FIVE_PLAY,
    score=score.Tally(
        (score.Pool(1, waits=euchre.dead, waiting_name="dead", waiting_words="out until it is won"),), euchre.chips
    ),
    rules=(
        ("Players", "Two to ten, each for himself; best for five or six."),
        (
            "Ranks",
            "Trumps: five, jack, ace of hearts, ace of trumps, king, queen, and then in red ten down to two, in black two up to ten. Other suits: red king, queen, jack, ten down to two, ace; black king, queen, jack, ace, two up to ten.",
        ),
        (
            "Robbing",
            "Who holds the ace of the suit turned up may take the turn-up for any card of his, or has it turned down. If an ace is turned up, the dealer may take it.",
        ),
        (
            "Play",
            "The dealer's left leads. Who can follow suit does, or trumps; who cannot plays any card. The best three trumps need not follow a lower trump.",
        ),
        (
            "Pool",
            "Each puts in a chip for every deal. The first with three tricks takes the pool; if he plays on he must win all five, and then has a chip more from each.",
        ),
    ),
    expects=(*tricks.TRICKS, *euchre.OF_SPOIL_FIVE, euchre.IDLE_HAND_PLAYS),
    laws=LAWS,
    unencoded={
        "pool-contribution-missing": (
            "what each owes the pool is entered on the sheet for every deal, and a log does not tell who kept his chip back; usp56 4227"
        ),
    },
)

FORTY_FIVE = SPOIL_FIVE.vary(
    "forty-five",
    title="Forty-Five",
    cite="usp56 4229-4231",
    seats=4,
    players=(2, 6),
    sides=2,
    play=euchre.FORTY_FIVE_PLAY,
    score=score.Match(score.Tally((score.Race(to=45),))),
    drop=["wins-all-five", "plays-on-and-fails-to-win-five", "pool-not-won"],
    rules=(
        ("Players", "Two, four in two sides, or six in two sides of three."),
        (
            "Score",
            "Three or four tricks bring a side 5 points, all five 10; or, where the log says `rule by-difference`, five a trick less what the other side has. 45 points are the game.",
        ),
    ),
    add=[
        Law(
            "score-by-tricks",
            cite="usp56 4231",
            says="Three or four tricks count 5 and five 10, or 5 a trick less the other side's; the game is 45.",
        ),
    ],
)

AUCTION_FORTY_FIVES = FORTY_FIVE.vary(
    "auction-forty-fives",
    title="Auction Forty-Fives",
    cite="usp56 4233-4245",
    players=(4, 6),
    deal="Five cards to each player, three and then two at a time or two and then three.",
    play=euchre.AUCTION_FORTY_FIVES_PLAY,
    form=euchre.FortyFivesForm(),
    score=score.Match(score.Tally((score.Race(to=120),))),
    drop=["score-by-tricks"],
    rules=(
        ("Players", "Four in two sides, or six in two sides of three, sitting alternately."),
        (
            "Bidding",
            "From the dealer's left, by fives to thirty, each bid higher than the last; the dealer may hold the last bid, and then each who has not passed has another turn. A side with 100 points or more may not bid less than 20.",
        ),
        (
            "Play",
            "The highest bidder names the trump; each lays any cards away and is given as many; the player at the bidder's left leads.",
        ),
        (
            "Score",
            "Five a trick, and five more for the highest trump in play. The bidding side scores what it makes, or loses its bid; 30 counts 60 if made. The others score what they win. 120 points are the game.",
        ),
    ),
    expects=(*FORTY_FIVE.expects, *euchre.BIDDING, auction.BID_AGAIN),
    add=[
        Law(
            "dealer-holds",
            cite="usp56 4241",
            says="The dealer may take the last bid by holding it; each who has not passed then has another turn, and he may hold again.",
        ),
        Law(
            "bid-off-the-grid",
            breach=[auction.BID_NOT_LISTED, auction.INSUFFICIENT_BID, auction.BID_AGAIN],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4241",
            says="A bid is a multiple of five, thirty at most, and higher than the last.",
        ),
        Law(
            "hold-by-nondealer",
            breach=auction.HOLD_BY_ANOTHER,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4241",
            says="Only the dealer may hold a bid.",
        ),
        Law(
            "low-bid-at-100-or-more",
            breach=auction.BID_TOO_LOW,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4241",
            says="A side with 100 points or more may not bid less than 20.",
        ),
        Law(
            "bid-out-of-turn",
            breach=euchre.SPEAKS_OUT_OF_TURN,
            remedy=rulings.silent("it has no effect, and he may speak in turn"),
            cite="usp56 4241",
            says="Of a bid or a pass out of turn the book says nothing.",
        ),
        Law(
            "trump-named-by-another",
            breach=euchre.MADE_BY_ANOTHER,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4243",
            says="The highest bidder names the trump.",
        ),
        Law(
            "failed-bid",
            cite="usp56 4245",
            says="A bid made scores all that the side makes, a bid lost is taken off; 30 counts 60 or loses 30; the others score what they win.",
        ),
    ],
)
