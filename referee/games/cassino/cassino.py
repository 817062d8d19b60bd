"""Cassino (usp56 6125-6233)."""

from functools import partial

from referee.breaches.against_a_ruling import BARRED_CARD_TAKEN, FULL_HAND_KEPT
from referee.breaches.card_exposed import CARD_EXPOSED
from referee.breaches.dealing import FACED_IN_DEALING, UNCUT_PACK_DEALT
from referee.breaches.fishing import (
    BUILD_COVERED,
    BUILD_NOT_ANNOUNCED,
    BUILT_FROM_HAND,
    BUILT_WITHOUT_CARD,
    FACE_CARDS_COMBINED,
    LAST_ROUND_NOT_ANNOUNCED,
    MULTIPLE_BUILD_RAISED,
    RAISED_FROM_TABLE,
    TAKEN_CARDS_SEEN,
    TRAILS_OVER_BUILD,
    WRONGLY_TAKEN,
)
from referee.breaches.out_of_turn import PLAYS_OUT_OF_TURN
from referee.breaches.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.facts.deal import CALLED_OFF, FIRST_PLAY_MISDEAL, HAND_SEEN, NOT_YET, PARTNERSHIP, TOO_LATE
from referee.facts.fishing import DEALER_LOOKED, LAST_ROUND, SINGLE_DEAL, TABLE_COMPLETE
from referee.facts.points import POINT_CHOSEN
from referee.game import Game
from referee.games.general import GENERAL_RULES
from referee.law import YES, Law
from referee.play.cassino import CASSINO_PLAY
from referee.play.fishing import Fishing
from referee.remedies.deals import DEAL_STANDS, call_off_if_demanded, misdeal_if_called
from referee.remedies.fishing import (
    DEALER_MAY_LOSE_DEAL,
    DEALER_SHORT_NEXT_ROUND,
    EXCESS_BACK_ON_PACK,
    EXCESS_TO_TABLE,
    EXPOSED_TO_DEALER,
    EXPOSED_TO_TABLE,
    FEWER_FOR_DEALER,
    GAME_LOST,
    GOES_TO_TABLE,
    LIES_ON_TABLE,
    MISSES_NEXT_TURN,
    OPPONENT_SUPPLIED,
    PARTNER_MAY_NOT_TAKE,
    RESTORED,
    SUPPLIED,
    TAKEN_STANDS,
    TAKES_BUILD_IN,
)
from referee.remedies.general import NOTHING_STATED, no_penalty, silent
from referee.remedies.points import A_POINT_EITHER_WAY
from referee.roles import OFFENDER, OPPONENTS
from referee.score.cassino import majority_text, margin_of_eleven_text, twenty_one_text
from referee.score.tally import Tally
from referee.windows import ANY_TIME, OPPONENT_PLAYS, OPPONENTS_FIRST_PLAY, raised_before

#: where each deal is a game between two, one law speaks in the place of all that follow (usp56 6213-6215)
BY_POINTS = SINGLE_DEAL.no
#: what nobody demands, the referee raises at the end
DEMANDED = raised_before(ANY_TIME)
#: the opponent chooses between two points, or has yet to choose
EITHER_POINT = POINT_CHOSEN.is_(*POINT_CHOSEN.answers)

PLAY = (
    Law(
        "tie-for-cards-or-spades",
        kind="scoring",
        cite="usp56 6155",
        says="Where two players or sides have the most cards, or the most spades, nobody scores for them.",
    ),
    Law(
        "build-not-announced",
        breach=BUILD_NOT_ANNOUNCED,
        when=[BY_POINTS],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 6163",
        says="A player who builds says what he is building.",
    ),
    Law(
        "builds-with-two-cards-from-hand",
        breach=BUILT_FROM_HAND,
        when=[BY_POINTS],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 6163",
        says="One card of the hand is added to cards on the table; two cards of the hand make no build.",
    ),
    Law(
        "build-not-left-face-up",
        breach=BUILD_COVERED,
        when=[BY_POINTS],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 6169",
        says="A build stays face up on the table, where any player in turn may take it.",
    ),
    Law(
        "face-cards-combined-or-built",
        breach=FACE_CARDS_COMBINED,
        when=[BY_POINTS],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 6171-6173",
        says="Face cards have no number: one takes one of its kind, and none is built.",
    ),
    Law(
        "multiple-build-increased",
        breach=MULTIPLE_BUILD_RAISED,
        when=[BY_POINTS],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 6177-6179",
        says="A build of several combinations is taken by its own number and cannot be raised to another.",
    ),
    Law(
        "build-increased-with-table-card",
        breach=RAISED_FROM_TABLE,
        when=[BY_POINTS],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 6181",
        says="Only a card from the hand raises a build; one from the table may not be put to it for that.",
    ),
    Law(
        "looks-back-at-taken-cards",
        breach=TAKEN_CARDS_SEEN,
        when=[BY_POINTS, EITHER_POINT],
        remedy=A_POINT_EITHER_WAY,
        chooser=OPPONENTS,
        cite="usp56 6187-6189, 6227",
        says="Cards taken in are counted or looked at by nobody, save those taken in since he last played; else the opponent adds a point or takes one off.",
    ),
    Law(
        "trails-while-own-build-stands",
        breach=TRAILS_OVER_BUILD,
        when=[BY_POINTS, DEMANDED.yes],
        until=ANY_TIME,
        remedy=TAKES_BUILD_IN,
        cite="usp56 6191, 6229",
        says="Who trails while a build he made stands takes it in on demand, leaves the card he trailed, and misses his next turn.",
    ),
)

DEAL = (
    Law(
        "last-round-not-announced",
        breach=LAST_ROUND_NOT_ANNOUNCED,
        when=[BY_POINTS, CALLED_OFF.is_(YES, NOT_YET)],
        remedy=call_off_if_demanded(CALLED_OFF),
        chooser=OPPONENTS,
        cite="usp56 6193, 6217",
        says="The dealer announces the last round before he deals it; if he does not, the opponent may call the deal off or let it stand.",
    ),
    Law(
        "cards-left-at-the-end",
        kind="scoring",
        cite="usp56 6195",
        says="Cards left on the table go to whoever took in last, and are no sweep unless all pair with his card.",
    ),
    Law(
        "both-reach-eleven",
        kind="scoring",
        cite="usp56 6205",
        says="In a game of eleven the higher score wins and the loser's is deducted; eleven in two deals count twice, in one four times.",
    ),
    Law(
        "both-reach-twenty-one",
        kind="scoring",
        cite="usp56 6207-6209",
        says="In a game of twenty-one the points of a deal are counted in their order: cards, spades, big and little cassino, aces, sweeps.",
    ),
)

IRREGULARITIES = (
    Law(
        "any-irregularity-two-hand-single-deal",
        breach=[
            BUILD_NOT_ANNOUNCED,
            BUILT_FROM_HAND,
            BUILD_COVERED,
            FACE_CARDS_COMBINED,
            MULTIPLE_BUILD_RAISED,
            RAISED_FROM_TABLE,
            TAKEN_CARDS_SEEN,
            TRAILS_OVER_BUILD,
            LAST_ROUND_NOT_ANNOUNCED,
            UNCUT_PACK_DEALT,
            TOO_FEW_CARDS,
            TOO_MANY_CARDS,
            FACED_IN_DEALING,
            WRONGLY_TAKEN,
            BUILT_WITHOUT_CARD,
            PLAYS_OUT_OF_TURN,
        ],
        when=[SINGLE_DEAL.yes],
        remedy=GAME_LOST,
        cite="usp56 6213-6215",
        says="Where two play and each deal is a game, any irregularity loses it.",
    ),
    Law(
        "deal-not-shuffled-or-cut",
        breach=UNCUT_PACK_DEALT,
        when=[BY_POINTS, FIRST_PLAY_MISDEAL.is_(YES, NOT_YET)],
        until=OPPONENTS_FIRST_PLAY,
        remedy=misdeal_if_called(FIRST_PLAY_MISDEAL, OPPONENTS) & DEALER_MAY_LOSE_DEAL,
        chooser=OPPONENTS,
        cite="usp56 6217",
        says="A deal from an unshuffled or uncut pack may be called a misdeal before the opponent's first play; the dealer then deals again or loses his deal.",
    ),
    Law(
        "uncut-deal-stands-after-first-play",
        breach=UNCUT_PACK_DEALT,
        when=[BY_POINTS, FIRST_PLAY_MISDEAL.is_(TOO_LATE)],
        remedy=DEAL_STANDS,
        kind="allowed",
        cite="usp56 6217",
        says="Once the opponent has played, such a deal stands.",
    ),
    Law(
        "short-hand-supplied",
        breach=TOO_FEW_CARDS,
        when=[BY_POINTS, LAST_ROUND.no],
        remedy=SUPPLIED,
        cite="usp56 6219",
        says="A hand dealt too few cards is filled up from the top of the pack.",
    ),
    Law(
        "card-exposed-before-table-complete",
        breach=FACED_IN_DEALING,
        when=[BY_POINTS, TABLE_COMPLETE.no],
        remedy=EXPOSED_TO_TABLE,
        cite="usp56 6219",
        says="A card exposed before the table has its four goes to the table, and the hand gets another.",
    ),
    Law(
        "card-exposed-after-table-complete",
        breach=FACED_IN_DEALING,
        when=[BY_POINTS, TABLE_COMPLETE.yes, DEALER_LOOKED.no],
        remedy=EXPOSED_TO_DEALER,
        cite="usp56 6219",
        says="A card exposed after that is the dealer's, and he gives the opponent another.",
    ),
    Law(
        "card-exposed-dealer-has-looked",
        breach=FACED_IN_DEALING,
        when=[BY_POINTS, TABLE_COMPLETE.yes, DEALER_LOOKED.yes],
        remedy=OPPONENT_SUPPLIED & DEALER_SHORT_NEXT_ROUND,
        cite="usp56 6219",
        says="If the dealer has looked at his four, the opponent is supplied from the pack, the card goes to the table, and the dealer is a card short in the next round.",
    ),
    Law(
        "long-hand-unseen",
        breach=TOO_MANY_CARDS,
        when=[BY_POINTS, HAND_SEEN.no],
        remedy=EXCESS_BACK_ON_PACK,
        cite="usp56 6219",
        says="From a hand too long that nobody has looked at the excess is drawn and put back on top of the pack.",
    ),
    Law(
        "long-hand-seen",
        breach=TOO_MANY_CARDS,
        when=[BY_POINTS, HAND_SEEN.yes],
        remedy=EXCESS_TO_TABLE & DEALER_SHORT_NEXT_ROUND,
        chooser=OFFENDER,
        cite="usp56 6219",
        says="A player who has looked may put the excess on the table, cards of his choice; the dealer is short in the next round.",
    ),
    Law(
        "last-round-short",
        breach=TOO_FEW_CARDS,
        when=[BY_POINTS, LAST_ROUND.yes],
        remedy=no_penalty("no penalty") & FEWER_FOR_DEALER,
        kind="allowed",
        cite="usp56 6221-6223",
        says="If the last round has too few cards for all, the dealer takes fewer; if the pack proves imperfect the deal is void.",
    ),
    Law(
        "takes-card-not-entitled-to",
        breach=WRONGLY_TAKEN,
        when=[BY_POINTS, raised_before(OPPONENT_PLAYS).yes],
        until=OPPONENT_PLAYS,
        remedy=RESTORED,
        cite="usp56 6225",
        says="A card wrongly taken in goes back to the table on demand, until an opponent next plays.",
    ),
    Law(
        "wrong-card-stays-taken",
        breach=WRONGLY_TAKEN,
        when=[BY_POINTS, raised_before(OPPONENT_PLAYS).no],
        remedy=TAKEN_STANDS,
        kind="allowed",
        cite="usp56 6225",
        says="After an opponent has played, a card wrongly taken in is not put back.",
    ),
    Law(
        "builds-without-taking-card",
        breach=BUILT_WITHOUT_CARD,
        when=[BY_POINTS, EITHER_POINT],
        remedy=A_POINT_EITHER_WAY,
        chooser=OPPONENTS,
        cite="usp56 6229",
        says="For a build that its maker has no card to take, the opponent adds a point to his score or takes one off the other's.",
    ),
    Law(
        "plays-out-of-turn",
        breach=PLAYS_OUT_OF_TURN,
        when=[BY_POINTS],
        remedy=LIES_ON_TABLE & MISSES_NEXT_TURN & PARTNER_MAY_NOT_TAKE,
        cite="usp56 6231",
        says="A card out of turn stays on the table as if trailed, the offender misses his next turn, and his partner may not take it.",
    ),
    Law(
        "exposed-card-without-partnership",
        breach=CARD_EXPOSED,
        when=[PARTNERSHIP.no],
        remedy=no_penalty(),
        kind="allowed",
        cite="usp56 6233",
        says="Where two or three play, an exposed card is no matter.",
    ),
    Law(
        "exposed-card-in-partnership",
        breach=CARD_EXPOSED,
        when=[PARTNERSHIP.yes],
        remedy=GOES_TO_TABLE & MISSES_NEXT_TURN & PARTNER_MAY_NOT_TAKE,
        cite="usp56 6233",
        says="Between partners an exposed card goes to the table at once, the offender misses his next turn, and his partner may not take it.",
    ),
    Law(
        "barred-card-taken",
        breach=BARRED_CARD_TAKEN,
        remedy=silent("the card goes back to the table on demand, as any wrongly taken"),
        kind="gap",
        cite="usp56 6231-6233",
        says="Of a partner who takes in a card that is kept from him the book says nothing more.",
    ),
    Law(
        "full-hand-kept",
        breach=FULL_HAND_KEPT,
        remedy=silent("the excess is drawn from the hand, as from any too long"),
        kind="gap",
        cite="usp56 6219",
        says="Of a dealer who does not play with fewer cards where he should the book says nothing.",
    ),
)

CASSINO = Game(
    "cassino",
    title="Cassino",
    family="cassino",
    cite="usp56 6125-6233",
    general=GENERAL_RULES,
    seats=2,
    players=(2, 4),
    hand_size=4,
    deal="Two cards to each opponent, two to the table, two to the dealer, and again; later rounds of four to each and none to the table.",
    play=CASSINO_PLAY,
    form=Fishing(),
    score=partial(Tally, target=21, ending=twenty_one_text),
    rules=(
        ("Players", "Two, three or four; four are partners, two against two."),
        ("Taking in", "A card takes its like and any combination that comes to its number; a face card takes one of its kind."),
        (
            "Building",
            "Cards are put together to be taken in later; a single build may be raised from the hand, any build added to.",
        ),
        ("Trailing", "A player who does neither lays a card on the table; he may not while a build of his own stands."),
        ("Score", "Most cards 3, most spades 1, big cassino (D10) 2, little cassino (S2) 1, each ace 1, each sweep 1."),
        ("Game", "Twenty-one points, counted in that order if both get there in one deal."),
    ),
    laws=(*PLAY, *DEAL, *IRREGULARITIES),
)

CASSINO_OF_ELEVEN = CASSINO.vary(
    "cassino-of-eleven", title="Cassino for eleven points", score=partial(Tally, target=11, ending=margin_of_eleven_text)
)

CASSINO_SINGLE_DEAL = CASSINO.vary(
    "cassino-single-deal",
    title="Cassino, each deal a game",
    players=(2, 2),
    form=Fishing(single_deal=True),
    score=partial(Tally, ending=majority_text, most_deals=1),
)
