"""Skat by the rules of the North American Skat League (usp56 5407-5575)."""

from referee.core.law import Law, by
from referee.families import skat
from referee.families.skat.usp56.skat import SKAT
from referee.families.skat.usp56.unstated import OTHER_ERRORS_OF_PLAY
from referee.mechanics import auction, conduct, deal, exposure, roles, rulings, tricks

#: what the Player may not do, and what nobody else may
MISPLAYS_OF_PLAYER = [tricks.REVOKE, tricks.LEAD_OUT_OF_TURN]
MISPLAYS_OF_OPPONENTS = [*MISPLAYS_OF_PLAYER, tricks.PLAY_OUT_OF_TURN]

GAMES = (
    Law(
        "tournee-decision-after-second-card",
        breach=skat.DECLARED_LATE,
        when=[skat.DECLARED_WHAT.is_(skat.SECOND_SEEN)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 5443",
        says="Who has turned a jack decides between its suit and grand before he sees the second card.",
    ),
    Law(
        "second-card-not-shown",
        breach=skat.SECOND_CARD_NOT_SHOWN,
        remedy=skat.LostPlay(100),
        cite="usp56 5453-5455",
        says="On the second turn the second card is shown before it goes to the hand; otherwise it is a lost play at a hundred points.",
    ),
    Law(
        "second-turn-lost",
        cite="usp56 5453",
        says="A tournee on the second turn counts as another where it is won, and double where it is lost.",
    ),
    Law(
        "guckser-not-announced",
        breach=skat.SKAT_BEFORE_GAME,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 5459-5461",
        says="A guckser is announced before the skat is picked up.",
    ),
    Law(
        "null-over-bid-limit",
        breach=skat.GAME_BELOW_BID,
        when=[skat.WHICH_GAME.is_(skat.NULL_GAME)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 5471",
        says="Nobody may announce a null on a bid of more than twenty, nor a null ouvert on more than forty.",
    ),
    Law(
        "ouvert-declared-late",
        breach=skat.DECLARED_LATE,
        when=[skat.DECLARED_WHAT.is_(skat.OUVERT)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 5469",
        says="Null ouvert and grand ouvert are declared before a card is played.",
    ),
    Law(
        "ouvert-not-exposed",
        breach=skat.OUVERT_NOT_EXPOSED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 5467-5469",
        says="Who plays null ouvert or grand ouvert exposes his cards before a card is played.",
    ),
    Law(
        "ramsch-when-all-pass",
        cite="usp56 5473, 5477",
        says="When all pass it is Ramsch; the leader may announce it, and it is played at any rate.",
    ),
    Law(
        "ramsch-lowest-score",
        cite="usp56 5475, 5479",
        says="The least points win the Ramsch and count 10, or 20 without a trick.",
    ),
    Law(
        "ramsch-three-way-tie",
        cite="usp56 5481-5483",
        says="If all three tie, the leader who announced the game wins 10; of one who only passed the book says nothing, and nobody scores.",
    ),
    Law(
        "ramsch-two-way-tie",
        cite="usp56 5485",
        says="Of two who tie for the least, the one who does not take the last trick as between them wins 10.",
    ),
    Law("ramsch-all-tricks", cite="usp56 5487", says="A player who takes all the tricks at Ramsch loses 30."),
    Law(
        "misplay-in-ramsch",
        breach=MISPLAYS_OF_PLAYER,
        when=[skat.AT_THREE.is_(skat.ELSEWHERE_IN_PLAY), skat.WHO_ERRED.is_(skat.EACH_FOR_HIMSELF)],
        remedy=skat.ELIMINATED,
        cite="usp56 5493",
        says="Who leads wrongly or does not follow suit at Ramsch is out of the scoring and charged with the points that are made, which are taken to be the winner's; play goes on as if nothing had happened.",
    ),
)

DEALING = (
    Law(
        "improper-cut",
        breach=[deal.CUT_TOO_SMALL, deal.CUT_MISDONE],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 5495",
        says="The player at the dealer's right cuts once, and three cards or more are in each packet.",
    ),
    Law(
        "deal-out-of-turn-stopped",
        breach=deal.DEAL_OUT_OF_TURN,
        until=skat.STOPPED_BEFORE_BIDDING,
        remedy=deal.RIGHTFUL_DEALER_IF_STOPPED,
        cite="drawn from usp56 5497",
        says="That a wrong dealer may be stopped before the bidding is drawn from what holds once it has begun.",
    ),
    Law(
        "deal-out-of-turn-bidding-begun",
        breach=deal.DEAL_OUT_OF_TURN,
        after=skat.STOPPED_BEFORE_BIDDING,
        remedy=skat.HAND_IS_PLAYED,
        cite="usp56 5497",
        says="Once all is dealt and the bidding has begun the deal is played; who should have dealt deals next, and who dealt out of turn is left out.",
    ),
    Law(
        "misdeal-same-dealer",
        breach=deal.DEALT_INCORRECTLY,
        until=skat.FOUND_BEFORE_GAME,
        remedy=deal.REDEAL,
        cite="usp56 5495, 5501",
        says="A dealer who misdeals deals again, without a fine.",
    ),
    Law(
        "misdeal-found-in-the-game",
        breach=deal.DEALT_INCORRECTLY,
        after=skat.FOUND_BEFORE_GAME,
        remedy=rulings.silent("the deal goes on"),
        cite="usp56 5497, 5501",
        says="Of cards dealt in other rounds, when that comes up in the course of the game, nothing is said.",
    ),
    Law(
        "wrong-count-before-the-game",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[skat.BY_DISCARD.no],
        until=skat.FOUND_BEFORE_GAME,
        remedy=deal.REDEAL,
        cite="usp56 5501",
        says="A wrong number of cards found before the game is a misdeal, and the same dealer deals again.",
    ),
    Law(
        "wrong-count-player",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[skat.BY_DISCARD.no, skat.PLAYERS_COUNT.is_(skat.PLAYERS_WRONG)],
        after=skat.FOUND_BEFORE_GAME,
        remedy=skat.GAME_LOST & skat.PLAY_ENDS,
        cite="usp56 5501",
        says="A Player who is found in the course of the game not to have had the right number of cards loses it, whatever an opponent had.",
    ),
    Law(
        "wrong-count-opponents",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[skat.BY_DISCARD.no, skat.PLAYERS_COUNT.is_(skat.PLAYERS_RIGHT)],
        after=skat.FOUND_BEFORE_GAME,
        remedy=skat.GAME_WON & skat.PLAY_ENDS,
        cite="usp56 5501",
        says="If the Player had his ten cards and an opponent had not, the Player wins, even if he would have lost.",
    ),
    Law(
        "wrong-count-in-ramsch",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[skat.BY_DISCARD.no, skat.PLAYERS_COUNT.is_(skat.NO_PLAYER)],
        after=skat.FOUND_BEFORE_GAME,
        remedy=rulings.silent("the cards stand as they were played"),
        cite="usp56 5501",
        says="Of wrong hands found in a Ramsch, where there is no Player, nothing is said.",
    ),
    Law(
        "dealer-calls-errors",
        cite="usp56 5503",
        says="It is the dealer's right and duty to call attention to any error in the play.",
    ),
)

FACED = Law(
    "card-dealt-face-up",
    breach=deal.FACED_IN_DEALING,
    remedy=deal.REDEAL,
    cite="usp56 5499, 5501",
    says="After a card that was served face up the same dealer deals again.",
)

BIDDING = (
    Law(
        "bid-no-game-scores",
        breach=auction.BID_NOT_LISTED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 5505",
        says="Bids are made in numbers that some possible game is worth.",
    ),
    Law(
        "game-below-bid-chosen",
        breach=skat.GAME_BELOW_BID,
        when=[skat.WHICH_GAME.is_(skat.TRUMP_GAME)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 5507",
        says="The winner of the bidding plays a game that can score as much as he has bid.",
    ),
    Law(
        "overbid",
        cite="usp56 5509-5511",
        says="Who has bid too much is charged with the next higher value of his game, double at guckser and on the second turn.",
    ),
    Law(
        "overbid-and-opponent-errs",
        breach=skat.OPPONENTS_ERROR,
        when=[skat.ERROR_SINCE.is_(skat.COUNTS), skat.OVERBID.yes],
        remedy=skat.WINS_WHAT_HE_MIGHT_HAVE_LOST,
        cite="usp56 5513",
        says="If an opponent errs where the Player has bid too much, the Player wins what he might have lost, and it is charged to that opponent.",
    ),
)

THE_SKAT = (
    Law(
        "skat-card-in-hand-before-announcement",
        breach=skat.SKAT_BY_ANOTHER,
        until=skat.FOUND_BEFORE_GAME,
        remedy=skat.DEALER_DRAWS & skat.Charged(25) & skat.BARRED_FROM_PLAYING,
        late=skat.GAME_WON,
        cite="usp56 5515, 5501",
        says="Who is found with cards of the skat before a game is announced has the dealer draw his hand down to ten, is fined 25 points, and neither bids nor plays; found later it is a hand with too many cards.",
    ),
    Law(
        "skat-card-seen-by-mistake",
        breach=skat.BLIND_SEEN,
        when=[skat.WHO_LOOKED.is_(skat.BEFORE_GAME)],
        remedy=skat.Charged(10) & skat.BARRED_FROM_PLAYING,
        cite="usp56 5517",
        says="Who has looked at a card of the skat by mistake is barred from playing and fined 10 points.",
    ),
    Law(
        "skat-card-exposed",
        breach=skat.SKAT_EXPOSED,
        remedy=skat.SKAT_MIXED & skat.SECOND_TURN_BARRED,
        cite="usp56 5519",
        says="If a card of the skat was exposed to another the dealer mixes the two, and a tournee is played with the top card; other games are free.",
    ),
    Law(
        "dealer-looks-at-skat",
        breach=skat.BLIND_SEEN,
        when=[skat.WHO_LOOKED.is_(skat.IDLE_DEALER)],
        remedy=skat.Charged(100) & skat.REASON_WRITTEN,
        cite="usp56 5521-5523",
        says="A dealer who looks at the skat during the play is charged 100 points, within a circle.",
    ),
    Law(
        "both-skat-cards-seen",
        breach=skat.BLIND_SEEN,
        when=[skat.WHO_LOOKED.is_(skat.TURNING)],
        remedy=skat.MUST_TURN_TOP_CARD & skat.MAY_NOT_PLAY_GRAND,
        cite="usp56 5525",
        says="A Player who sees both cards in turning, without having announced the second turn, has to turn the top one, and has no second turn and no grand.",
    ),
    Law(
        "skat-seen-before-end",
        breach=skat.BLIND_SEEN,
        when=[skat.WHO_LOOKED.is_(skat.SOMEBODY_ELSE)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 5527",
        says="Nobody looks at the skat before the end but a Player who uses it; it stays with the dealer, and is then turned up.",
    ),
    Law(
        "solo-player-looks-at-skat",
        breach=skat.BLIND_SEEN,
        when=[skat.WHO_LOOKED.is_(skat.OF_A_SOLO)],
        remedy=skat.GAME_LOST & skat.MAY_INSIST,
        chooser=by(roles.OPPONENTS),
        cite="usp56 5529-5531",
        says="A Player who looks at the skat in a solo loses his game; his opponents may insist on his going on, to lose more.",
    ),
    Law(
        "opponent-looks-at-skat",
        breach=skat.BLIND_SEEN,
        when=[skat.WHO_LOOKED.is_(skat.AN_OPPONENT_LOOKED)],
        remedy=skat.GAME_WON_OFFENDER_PAYS & skat.MAY_INSIST,
        chooser=by(roles.HIGHEST_BIDDER),
        cite="usp56 5533",
        says="If an opponent examines the skat the Player wins, and may go on for more; who looked loses what the Player wins.",
    ),
    Law(
        "wrong-number-discarded",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[skat.BY_DISCARD.yes],
        remedy=skat.GAME_LOST,
        cite="usp56 5535-5537",
        says="Who discards more or less than two cards loses his game.",
    ),
)

THE_TRICKS = (
    Law(
        "tricks-not-kept-in-order",
        breach=conduct.TRICKS_NOT_IN_ORDER,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 5539",
        says="Each keeps his tricks in the order in which they were played, so that they can be traced.",
    ),
    Law(
        "throw-in-after-first-trick",
        on=skat.PLAYER_CONCEDES,
        when=[skat.WHEN_THROWN_IN.is_(skat.IN_TIME)],
        remedy=rulings.ALLOWED & skat.THROWN_IN,
        cite="usp56 5541",
        says="After the first trick the Player may throw his game in and claim schneider, which is taken to be a game lost as schneider.",
    ),
    Law(
        "throw-in-out-of-time",
        on=skat.PLAYER_CONCEDES,
        when=[skat.WHEN_THROWN_IN.is_(skat.OUT_OF_TIME)],
        remedy=rulings.silent(
            "it has no effect, and play goes on", "the privilege is lost once two cards of the second trick lie"
        ),
        cite="usp56 5541-5543",
        says="He loses that privilege once two cards of the second trick lie on the table; what a later concession comes to is not said.",
    ),
    Law(
        "last-trick-examined",
        breach=conduct.TRICK_SEEN,
        when=[skat.LAST_TRICK_QUITTED.yes],
        remedy=rulings.ALLOWED,
        cite="usp56 5545",
        says="The last trick may be looked at until the next card is played.",
    ),
    Law(
        "other-tricks-examined",
        breach=conduct.TRICK_SEEN,
        when=[skat.LAST_TRICK_QUITTED.no, skat.WHO_ERRED.is_(skat.THE_PLAYER, skat.AN_OPPONENT)],
        remedy=skat.OPPONENTS_MAY_CLAIM_GAME,
        chooser=by(roles.OPPONENTS),
        cite="usp56 5547-5549",
        says="To examine other tricks, or to recount, lets the opposing side claim the game.",
    ),
    Law(
        "other-tricks-examined-in-ramsch",
        breach=conduct.TRICK_SEEN,
        when=[skat.LAST_TRICK_QUITTED.no, skat.WHO_ERRED.is_(skat.EACH_FOR_HIMSELF)],
        remedy=rulings.silent("no penalty"),
        cite="usp56 5547-5549",
        says="At Ramsch there is no opposing side to claim the game, and the book says nothing of it.",
    ),
    Law(
        "cards-thrown-down",
        breach=skat.GAME_CLAIMED,
        when=[skat.WHOSE_CLAIM.is_(skat.CLAIMED_BY_PLAYER)],
        remedy=skat.REST_TO_OPPONENTS,
        cite="usp56 5551",
        says="A player who throws his cards down and declares his game won cannot claim another trick.",
    ),
    Law(
        "opponent-claims",
        breach=skat.GAME_CLAIMED,
        when=[skat.WHOSE_CLAIM.is_(skat.CLAIMED_BY_OPPONENT)],
        remedy=skat.REST_TO_PLAYER & skat.OFFENDER_PAYS_IF_MADE,
        cite="usp56 5551, 5573",
        says="An opponent who declares the Player defeated gives him all the remaining cards, and pays if he has his game with them.",
    ),
    Law(
        "opponent-claims-at-null",
        breach=skat.GAME_CLAIMED,
        when=[skat.WHOSE_CLAIM.is_(skat.CLAIMED_AT_NULL)],
        remedy=rulings.silent("play goes on"),
        cite="usp56 5573",
        says="The law speaks of points; of a claim that a null is defeated nothing is said.",
    ),
    Law(
        "schneider-thresholds",
        cite="usp56 5553-5557",
        says="The Player wins with 61 points, makes schneider with 91 and schwarz with every trick; he is out of schneider with 31, his opponents with 30.",
    ),
    Law(
        "announcement-raised-before-play",
        on=skat.GAME_RAISED,
        remedy=rulings.ALLOWED,
        cite="usp56 5559-5563",
        says="Who has announced a solo may raise it, or announce grand, schneider or schwarz, before a card is played; not in a game with the skat.",
    ),
    Law(
        "announcement-changed-otherwise",
        breach=skat.GAME_CHANGED,
        remedy=rulings.silent("the game is what was named last"),
        cite="usp56 5563",
        says="The privilege is to raise a solo; of a game that is named anew and no higher the book says nothing.",
    ),
    Law(
        "foretold-after-a-card",
        breach=skat.DECLARED_LATE,
        when=[skat.DECLARED_WHAT.is_(skat.FORETOLD)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 5563",
        says="Schneider and schwarz are announced before a card is played.",
    ),
)

ERRED_BY_PLAYER = skat.WHO_ERRED.is_(skat.THE_PLAYER)
ERRED_BY_OPPONENT = skat.WHO_ERRED.is_(skat.AN_OPPONENT)
NOT_EXCUSED = skat.AT_THREE.is_(skat.ELSEWHERE_IN_PLAY)
UNDECIDED = skat.HOW_IT_STOOD.is_(skat.RUNNING)
GOING_ON = skat.HOW_IT_STOOD.is_(skat.RUNNING, skat.AT_WISH)
AT_WISH = skat.HOW_IT_STOOD.is_(skat.AT_WISH)
OVER = skat.HOW_IT_STOOD.is_(skat.DECIDED)
LOST_AND_PUT_RIGHT = skat.GAME_LOST & skat.MAY_HAVE_IT_PUT_RIGHT
TO_THE_END = skat.PLAYED_TO_THE_END & skat.MUST_PUT_RIGHT & skat.COUNTED_AT_THE_END

MISPLAYS = (
    Law(
        "misplay-by-player",
        breach=MISPLAYS_OF_PLAYER,
        when=[NOT_EXCUSED, ERRED_BY_PLAYER, GOING_ON],
        remedy=LOST_AND_PUT_RIGHT,
        chooser=by(roles.OPPONENTS),
        cite="usp56 5565-5567",
        says="A Player who leads wrongly or neglects to follow suit loses, even with 61 points; either opponent may have it put right and go on, to make him lose more.",
    ),
    Law(
        "players-card-out-of-turn",
        breach=tricks.PLAY_OUT_OF_TURN,
        when=[NOT_EXCUSED, skat.WHO_ERRED.is_(skat.THE_PLAYER, skat.EACH_FOR_HIMSELF)],
        remedy=rulings.silent("the card stands as it was played"),
        cite="usp56 5493, 5565-5569",
        says="Of a Player who plays before his turn to a trick, or of anybody who does at Ramsch, the book says nothing.",
    ),
    Law(
        "misplay-by-opponent",
        breach=MISPLAYS_OF_OPPONENTS,
        when=[NOT_EXCUSED, ERRED_BY_OPPONENT, UNDECIDED],
        remedy=TO_THE_END,
        cite="usp56 5569",
        says="What an opponent leads or plays out of turn, or does not follow suit with, is put right at once if it can be, and the hand is played to the end.",
    ),
    Law(
        "opponent-misplays-after-the-player",
        breach=MISPLAYS_OF_OPPONENTS,
        when=[NOT_EXCUSED, ERRED_BY_OPPONENT, AT_WISH],
        remedy=skat.GAME_WON_OFFENDER_PAYS & skat.MUST_PUT_RIGHT,
        cite="usp56 5567",
        says="If the opponents have gone on after the Player's error and one of them errs, the Player wins, and that one is charged with the full value.",
    ),
    Law(
        "misplay-in-a-decided-game",
        breach=MISPLAYS_OF_PLAYER,
        when=[NOT_EXCUSED, ERRED_BY_PLAYER, OVER],
        remedy=rulings.silent("the game is decided already"),
        cite="usp56 5565-5569",
        says="Of errors after one that has decided the game, where nobody has insisted on going on, nothing is said.",
    ),
    Law(
        "opponents-misplay-in-a-decided-game",
        breach=MISPLAYS_OF_OPPONENTS,
        when=[NOT_EXCUSED, ERRED_BY_OPPONENT, OVER],
        remedy=rulings.silent("the game is decided already"),
        cite="usp56 5565-5569",
        says="Nor of an opponent's.",
    ),
    Law(
        "bona-fide-game",
        breach=skat.OPPONENTS_ERROR,
        when=[skat.ERROR_SINCE.is_(skat.COUNTS), skat.OVERBID.no, skat.MADE_HIS_GAME.yes],
        remedy=rulings.no_penalty("the Player has won a bona fide game"),
        cite="usp56 5569",
        says="A Player who gets 61 points after an opponent's error has won a bona fide game.",
    ),
    Law(
        "credited-within-a-circle",
        breach=skat.OPPONENTS_ERROR,
        when=[skat.ERROR_SINCE.is_(skat.COUNTS), skat.OVERBID.no, skat.MADE_HIS_GAME.no],
        remedy=skat.GAME_CREDITED_OFFENDER_PAYS & skat.SKATMEISTER_DECIDES,
        cite="usp56 5569",
        says="If he does not get them he is credited all the same, and who erred is charged, both within a circle; the Skatmeister may find that he could have won.",
    ),
    Law(
        "first-error-condoned",
        breach=skat.OPPONENTS_ERROR,
        when=[skat.ERROR_SINCE.is_(skat.LATER_ERROR)],
        remedy=rulings.condoned("it is condoned by the error that came after it"),
        cite="usp56 5569",
        says="An opponent's error is condoned by an error that comes after it, the Player's or another of the opponents'.",
    ),
    Law(
        "misplay-not-put-right",
        breach=rulings.PLAY_AGAINST_RULING,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 5567-5569",
        says="A misplay has to be put right if that is possible; of one who plays on instead the book says nothing more.",
    ),
    Law(
        "ouvert-is-exposed",
        breach=exposure.CARD_EXPOSED,
        when=[skat.WHO_SHOWED.is_(skat.OPEN_GAME)],
        remedy=rulings.ALLOWED,
        cite="usp56 5467-5469",
        says="Who plays an open game shows his cards.",
    ),
    Law(
        "player-exposes-cards",
        breach=exposure.CARD_EXPOSED,
        when=[skat.WHO_SHOWED.is_(skat.PLAYERS_HAND), skat.THE_REST.is_(skat.FELL_SHORT)],
        remedy=skat.GAME_LOST,
        cite="usp56 5571",
        says="A Player who lays down or exposes his cards claims the rest; if he does not make them all he loses the full value.",
    ),
    Law(
        "player-exposes-cards-and-has-it",
        breach=exposure.CARD_EXPOSED,
        when=[skat.WHO_SHOWED.is_(skat.PLAYERS_HAND), skat.THE_REST.is_(skat.TOOK_THE_REST, skat.HAD_THE_GAME)],
        remedy=rulings.no_penalty(),
        cite="usp56 5571",
        says="He loses nothing by it if he takes them all, or has 61 already.",
    ),
    Law(
        "opponent-exposes-cards",
        breach=exposure.CARD_EXPOSED,
        when=[skat.WHO_SHOWED.is_(skat.OPPONENTS_HAND)],
        remedy=skat.REST_TO_PLAYER & skat.OFFENDER_PAYS_IF_MADE,
        cite="usp56 5573",
        says="An opponent who lays down or exposes his cards declares the game defeated: the rest is the Player's, and if that makes 61 the opponent is charged with the full value.",
    ),
    Law(
        "card-exposed-otherwise",
        breach=exposure.CARD_EXPOSED,
        when=[skat.WHO_SHOWED.is_(skat.OTHERWISE_SHOWN)],
        remedy=rulings.silent("play goes on"),
        cite="usp56 5571-5573",
        says="The laws speak of hands in a game that counts points; of a single card shown, and of hands at null or Ramsch, nothing is said.",
    ),
    Law(
        "first-card-out-of-turn-three-hand",
        breach=MISPLAYS_OF_OPPONENTS,
        when=[skat.AT_THREE.is_(skat.FIRST_CARD)],
        remedy=rulings.ALLOWED,
        cite="usp56 5575",
        says="At a table of three the first card led by one who thinks it is his lead is no misplay.",
    ),
    Law(
        "last-trick-out-of-turn-three-hand",
        breach=MISPLAYS_OF_OPPONENTS,
        when=[skat.AT_THREE.is_(skat.LAST_TRICK)],
        remedy=rulings.no_penalty(),
        cite="usp56 5575",
        says="At a table of three nobody is penalized for playing out of turn to the last trick.",
    ),
    OTHER_ERRORS_OF_PLAY.but(cite="usp56 5565-5575", says="Of defective tricks and cards taken back the rules say nothing."),
    Law(
        "barred-player-plays",
        breach=rulings.MADE_WHEN_BARRED,
        remedy=rulings.silent("it has no effect"),
        cite="usp56 5515-5525",
        says="Of a barred player who bids all the same, or takes a second turn or a grand that he has lost, nothing more is said.",
    ),
)

SKAT_LEAGUE_RULES = SKAT.vary(
    "skat-league-rules",
    title="Skat (North American Skat League)",
    cite="usp56 5407-5575",
    form=skat.SkatForm(schwarz_with_skat=3, leader_announces=True),
    play=skat.LEAGUE_PLAY,
    least_cut=3,
    rules=(
        *SKAT.rules,
        (
            "Errors",
            "An error decides the game, the last one standing: the Player's loses it, an opponent's gives him the game and costs who erred its value, within a circle. A game that is not gone on with counts as it was undertaken, with nothing reached beyond it.",
        ),
    ),
    expects=(*SKAT.expects, *skat.OF_THE_LEAGUE, rulings.WRONG_PLAYER_CHOOSES),
    drop=["league-rules-apply", "declares-game-below-bid"],
    unencoded={
        "cards-not-counted-before-start": "whether a player counts his cards for himself is not told in a log; usp56 5501"
    },
    replace=[FACED],
    add=[*GAMES, *DEALING, *BIDDING, *THE_SKAT, *THE_TRICKS, *MISPLAYS],
)
