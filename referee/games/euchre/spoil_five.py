"""Spoil five, forty-five and auction forty-fives (usp56 4183-4245)."""

from functools import partial

from referee.breaches.bidding import SPEAKS_OUT_OF_TURN
from referee.breaches.bids import BID_AGAIN, BID_NOT_HIGHER, BID_NOT_LISTED, HOLD_BY_ANOTHER
from referee.breaches.card_exposed import CARD_EXPOSED
from referee.breaches.card_taken_back import CARD_TAKEN_BACK
from referee.breaches.dealing import FACED_IN_DEALING, UNCUT_PACK_DEALT
from referee.breaches.lead_out_of_turn import LEAD_OUT_OF_TURN
from referee.breaches.lone_hand import IDLE_HAND_PLAYS
from referee.breaches.misdealing import PACK_COUNTED
from referee.breaches.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.breaches.revoke import REVOKE
from referee.breaches.spoil_five import ACE_HOLDER_SILENT, ACE_TURNED_SILENT, BID_TOO_LOW, ROBBED_WITHOUT_ACE
from referee.breaches.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.facts.deal import LAST_CARD_IS_DEALT, NOT_YET, REDEAL_DEMANDED
from referee.facts.spoil_five import THREE_TRICKS_WON, TWO_TRICKS_WON
from referee.game import Game
from referee.games.general import GENERAL_RULES
from referee.law import YES, Law
from referee.play.auction_forty_fives import AUCTION_FORTY_FIVES_PLAY, FortyFivesForm
from referee.play.rankings import five_fingers
from referee.play.spoil_five import FORTY_FIVE_PLAY, SPOIL_FIVE_PLAY, owed
from referee.remedies.general import NOTHING_STATED, no_penalty, silent
from referee.remedies.hearts import NEXT_PLAYER_DEALS
from referee.remedies.spoil_five import ACE_IS_LOWEST, DEAD_UNTIL_POOL_WON, HAND_DEAD, POOL_IS_HIS
from referee.roles import ANY_PLAYER
from referee.score.pot import PotSheet
from referee.score.race import RaceSheet
from referee.windows import LAST_CARD_DEALT

DEAL = (
    Law(
        "misdeal-wrong-number",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[LAST_CARD_IS_DEALT.no],
        remedy=NEXT_PLAYER_DEALS,
        cite="usp56 4221",
        says="Too many or too few cards dealt in a round are a misdeal, and the deal passes to the left.",
    ),
    Law(
        "misdeal-card-exposed",
        breach=FACED_IN_DEALING,
        remedy=NEXT_PLAYER_DEALS,
        cite="usp56 4221",
        says="So is a card exposed by the dealer in dealing.",
    ),
    Law(
        "misdeal-uncut-pack",
        breach=UNCUT_PACK_DEALT,
        when=[REDEAL_DEMANDED.is_(YES)],
        until=LAST_CARD_DEALT,
        remedy=NEXT_PLAYER_DEALS,
        chooser=ANY_PLAYER,
        cite="usp56 4221",
        says="So is a deal from an uncut pack, if a new deal is demanded before it is complete.",
    ),
    Law(
        "uncut-pack-demand-open",
        breach=UNCUT_PACK_DEALT,
        when=[REDEAL_DEMANDED.is_(NOT_YET)],
        remedy=silent("a new deal may still be demanded"),
        kind="derived",
        cite="usp56 4221",
        says="As long as the deal is not complete that may still be demanded.",
    ),
    Law(
        "misdeal-dealer-counts-cards",
        breach=PACK_COUNTED,
        remedy=NEXT_PLAYER_DEALS,
        cite="usp56 4221",
        says="So is the dealer's counting the cards on the table or in the pack.",
    ),
    Law(
        "irregular-hand-dead",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[LAST_CARD_IS_DEALT.yes, THREE_TRICKS_WON.no],
        remedy=HAND_DEAD,
        cite="usp56 4225",
        says="A hand with a wrong number of cards is dead, and the others play on.",
    ),
    Law(
        "irregular-hand-already-won",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[LAST_CARD_IS_DEALT.yes, THREE_TRICKS_WON.yes],
        remedy=POOL_IS_HIS,
        cite="usp56 4225",
        says="A player who has won three tricks with it before it is discovered wins the pool.",
    ),
)

TURN_UP = (
    Law(
        "ace-holder-silent",
        breach=ACE_HOLDER_SILENT,
        remedy=ACE_IS_LOWEST,
        cite="usp56 4201",
        says="Who holds the ace of the suit turned up and neither takes the card nor has it turned down may not take it, and his ace is the lowest trump.",
    ),
    Law(
        "dealer-does-not-announce-with-ace-turned",
        breach=ACE_TURNED_SILENT,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 4201",
        says="A dealer who turns up an ace discards for it at once, or says that he plays his own hand.",
    ),
    Law(
        "robs-without-the-ace",
        breach=ROBBED_WITHOUT_ACE,
        remedy=DEAD_UNTIL_POOL_WON,
        cite="usp56 4227",
        says="Who robs the turn-up without the ace has a dead hand and no cards until the pool is won.",
    ),
)

PLAY = (
    Law(
        "legal-renege-of-high-trumps",
        kind="allowed",
        cite="usp56 4207-4209",
        says="The five and the jack of trumps and the ace of hearts need not be played to the lead of a lower trump.",
    ),
    Law(
        "revoke",
        breach=REVOKE,
        remedy=DEAD_UNTIL_POOL_WON,
        cite="usp56 4227",
        says="Who neither follows suit nor trumps though he must has a dead hand, and no cards until the pool is won.",
    ),
    Law(
        "exposure-after-two-tricks",
        breach=CARD_EXPOSED,
        when=[TWO_TRICKS_WON.yes],
        remedy=DEAD_UNTIL_POOL_WON,
        cite="usp56 4227",
        says="So has who exposes a card once any player has won two tricks.",
    ),
    Law(
        "exposure-before-two-tricks",
        breach=CARD_EXPOSED,
        when=[TWO_TRICKS_WON.no],
        remedy=no_penalty(),
        kind="derived",
        cite="usp56 4227",
        says="Before that nothing is said of it, and so it costs nothing.",
    ),
    Law(
        "dead-hand-plays",
        breach=IDLE_HAND_PLAYS,
        remedy=NOTHING_STATED,
        kind="derived",
        cite="usp56 4225-4227",
        says="A dead hand takes no part in the play.",
    ),
    Law(
        "other-errors-of-play",
        breach=[LEAD_OUT_OF_TURN, PLAY_OUT_OF_TURN, CARD_TAKEN_BACK],
        remedy=silent("the cards stand as they were played"),
        kind="gap",
        cite="usp56 4219-4227",
        says="Of leads and plays out of turn, and of cards taken back, the book says nothing.",
    ),
)

POOL = (
    Law(
        "plays-on-and-fails-to-win-five",
        kind="scoring",
        cite="usp56 4213",
        says="Who plays on after three tricks and does not win all five does not get the pool.",
    ),
    Law(
        "wins-all-five",
        kind="scoring",
        cite="usp56 4213",
        says="Who plays on and wins all five gets the pool and a chip from each other player.",
    ),
    Law(
        "pool-not-won",
        kind="scoring",
        cite="usp56 4215-4217",
        says="Where nobody wins the pool, each player adds a chip for the next deal.",
    ),
)

SPOIL_FIVE = Game(
    "spoil-five",
    title="Spoil Five",
    family="euchre",
    cite="usp56 4183-4227",
    general=GENERAL_RULES,
    seats=5,
    players=(2, 10),
    sides=0,
    order=five_fingers,
    owed=owed,
    hand_size=5,
    deal="Five cards to each player, three and then two at a time or two and then three; the next card is turned up for trump.",
    rounds=(3, 2),
    other_rounds=((2, 3),),
    play=SPOIL_FIVE_PLAY,
    score=partial(PotSheet, ante=1),
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
    laws=(*DEAL, *TURN_UP, *PLAY, *POOL),
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
    play=FORTY_FIVE_PLAY,
    score=partial(RaceSheet, 45),
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
            kind="scoring",
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
    play=AUCTION_FORTY_FIVES_PLAY,
    form=FortyFivesForm(),
    score=partial(RaceSheet, 120),
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
    add=[
        Law(
            "dealer-holds",
            kind="allowed",
            cite="usp56 4241",
            says="The dealer may take the last bid by holding it; each who has not passed then has another turn, and he may hold again.",
        ),
        Law(
            "bid-off-the-grid",
            breach=[BID_NOT_LISTED, BID_NOT_HIGHER, BID_AGAIN],
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 4241",
            says="A bid is a multiple of five, thirty at most, and higher than the last.",
        ),
        Law(
            "hold-by-nondealer",
            breach=HOLD_BY_ANOTHER,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 4241",
            says="Only the dealer may hold a bid.",
        ),
        Law(
            "low-bid-at-100-or-more",
            breach=BID_TOO_LOW,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 4241",
            says="A side with 100 points or more may not bid less than 20.",
        ),
        Law(
            "bid-out-of-turn",
            breach=SPEAKS_OUT_OF_TURN,
            remedy=silent("it has no effect, and he may speak in turn"),
            kind="gap",
            cite="usp56 4241",
            says="Of a bid or a pass out of turn the book says nothing.",
        ),
        Law(
            "failed-bid",
            kind="scoring",
            cite="usp56 4245",
            says="A bid made scores all that the side makes, a bid lost is taken off; 30 counts 60 or loses 30; the others score what they win.",
        ),
    ],
)
