"""Cassino (usp56 6125-6233)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law, by
from referee.core.limits import raised
from referee.families import cassino
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import deal, exposure, roles, rulings, turns, windows

#: what is wrongly taken in goes back on demand
DEMANDED = raised(before=windows.OPPONENT_PLAYS)
#: the opponent chooses between two points, or has yet to choose
EITHER_POINT = cassino.POINT_CHOSEN.is_(*cassino.POINT_CHOSEN.answers)

PLAY = (
    Law(
        "tie-for-cards-or-spades",
        cite="usp56 6155",
        says="Where two players or sides have the most cards, or the most spades, nobody scores for them.",
    ),
    Law(
        "build-not-announced",
        breach=cassino.BUILD_NOT_ANNOUNCED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 6163",
        says="A player who builds says what he is building.",
    ),
    Law(
        "builds-with-two-cards-from-hand",
        breach=cassino.FALSE_BUILD,
        when=[cassino.BUILD_FAULT.is_(cassino.FROM_HAND)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 6163",
        says="One card of the hand is added to cards on the table; two cards of the hand make no build.",
    ),
    Law(
        "build-not-left-face-up",
        breach=cassino.BUILD_COVERED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 6169",
        says="A build stays face up on the table, where any player in turn may take it.",
    ),
    Law(
        "face-cards-combined-or-built",
        breach=cassino.FALSE_BUILD,
        when=[cassino.BUILD_FAULT.is_(cassino.FACE_CARDS)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 6171-6173",
        says="Face cards have no number: one takes one of its kind, and none is built.",
    ),
    Law(
        "multiple-build-increased",
        breach=cassino.FALSE_BUILD,
        when=[cassino.BUILD_FAULT.is_(cassino.MULTIPLE_RAISED)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 6177-6179",
        says="A build of several combinations is taken by its own number and cannot be raised to another.",
    ),
    Law(
        "build-increased-with-table-card",
        breach=cassino.FALSE_BUILD,
        when=[cassino.BUILD_FAULT.is_(cassino.FROM_TABLE)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 6181",
        says="Only a card from the hand raises a build; one from the table may not be put to it for that.",
    ),
    Law(
        "looks-back-at-taken-cards",
        breach=cassino.TAKEN_CARDS_SEEN,
        when=[EITHER_POINT],
        remedy=cassino.points_either_way(1),
        chooser=by(roles.OPPONENTS),
        cite="usp56 6187-6189, 6227",
        says="Cards taken in are counted or looked at by nobody, save those taken in since he last played; else the opponent adds a point or takes one off.",
    ),
    Law(
        "trails-while-own-build-stands",
        breach=cassino.TRAILS_OVER_BUILD,
        until=raised(before=cassino.BUILD_GONE),
        remedy=cassino.TAKES_BUILD_IN & cassino.MISSES_NEXT_TURN,
        late=rulings.silent("the build is gone, and nothing is paid"),
        cite="usp56 6191, 6229",
        says="Who trails while a build he made stands takes it in on demand, leaves the card he trailed, and misses his next turn.",
    ),
)

DEAL = (
    Law(
        "last-round-not-announced",
        breach=cassino.LAST_ROUND_NOT_ANNOUNCED,
        when=[cassino.OFF_OR_STANDS.is_(*cassino.OFF_OR_STANDS.answers)],
        remedy=rulings.OneOf(
            cassino.OFF_OR_STANDS,
            {cassino.CALLED_OFF: cassino.NEW_DEAL, cassino.LET_STAND: rulings.condoned("the deal stands")},
        )
        & cassino.IS_CALLED_OFF,
        chooser=by(roles.OPPONENTS),
        cite="usp56 6193, 6217",
        says="The dealer announces the last round before he deals it; if he does not, the opponent may call the deal off or let it stand.",
    ),
    Law(
        "cards-left-at-the-end",
        cite="usp56 6195",
        says="Cards left on the table go to whoever took in last, and are no sweep unless all pair with his card.",
    ),
    Law(
        "both-reach-eleven",
        cite="usp56 6205",
        says="In a game of eleven the higher score wins and the loser's is deducted; eleven in two deals count twice, in one four times.",
    ),
    Law(
        "both-reach-twenty-one",
        cite="usp56 6207-6209",
        says="In a game of twenty-one the points of a deal are counted in their order: cards, spades, big and little cassino, aces, sweeps.",
    ),
)

IRREGULARITIES = (
    Law(
        "deal-not-shuffled-or-cut",
        breach=[deal.UNCUT_PACK_DEALT, deal.PACK_NOT_SHUFFLED],
        until=cassino.FIRST_PLAY_MISDEAL,
        remedy=deal.MISDEAL_IF_CALLED & cassino.DEALER_MAY_LOSE_DEAL,
        cite="usp56 6217",
        says="A deal from an unshuffled or uncut pack may be called a misdeal before the opponent's first play; the dealer then deals again or loses his deal.",
    ),
    Law(
        "uncut-deal-stands-after-first-play",
        breach=[deal.UNCUT_PACK_DEALT, deal.PACK_NOT_SHUFFLED],
        after=cassino.FIRST_PLAY_MISDEAL,
        remedy=rulings.condoned("the deal stands"),
        cite="usp56 6217",
        says="Once the opponent has played, such a deal stands.",
    ),
    Law(
        "short-hand-supplied",
        breach=deal.TOO_FEW_CARDS,
        when=[cassino.LAST_ROUND.no],
        remedy=cassino.SUPPLIED,
        cite="usp56 6219",
        says="A hand dealt too few cards is filled up from the top of the pack.",
    ),
    Law(
        "card-exposed-before-table-complete",
        breach=deal.FACED_IN_DEALING,
        when=[cassino.TABLE_COMPLETE.no],
        remedy=cassino.EXPOSED_TO_TABLE,
        cite="usp56 6219",
        says="A card exposed before the table has its four goes to the table, and the hand gets another.",
    ),
    Law(
        "card-exposed-after-table-complete",
        breach=deal.FACED_IN_DEALING,
        when=[cassino.TABLE_COMPLETE.yes, cassino.DEALER_LOOKED.no],
        remedy=cassino.EXPOSED_TO_DEALER,
        cite="usp56 6219",
        says="A card exposed after that is the dealer's, and he gives the opponent another.",
    ),
    Law(
        "card-exposed-dealer-has-looked",
        breach=deal.FACED_IN_DEALING,
        when=[cassino.TABLE_COMPLETE.yes, cassino.DEALER_LOOKED.yes],
        remedy=cassino.OPPONENT_SUPPLIED & cassino.DEALER_SHORT_NEXT_ROUND,
        cite="usp56 6219",
        says="If the dealer has looked at his four, the opponent is supplied from the pack, the card goes to the table, and the dealer is a card short in the next round.",
    ),
    Law(
        "long-hand-unseen",
        breach=deal.TOO_MANY_CARDS,
        when=[deal.HAND_SEEN.no],
        remedy=cassino.EXCESS_BACK_ON_PACK,
        cite="usp56 6219",
        says="From a hand too long that nobody has looked at the excess is drawn and put back on top of the pack.",
    ),
    Law(
        "long-hand-seen",
        breach=deal.TOO_MANY_CARDS,
        when=[deal.HAND_SEEN.yes],
        remedy=cassino.EXCESS_TO_TABLE & cassino.DEALER_SHORT_NEXT_ROUND,
        cite="usp56 6219",
        says="A player who has looked may put the excess on the table, cards of his choice; the dealer is short in the next round.",
    ),
    Law(
        "last-round-short",
        breach=deal.TOO_FEW_CARDS,
        when=[cassino.LAST_ROUND.yes],
        remedy=rulings.no_penalty("no penalty") & cassino.FEWER_FOR_DEALER,
        cite="usp56 6221-6223",
        says="If the last round has too few cards for all, the dealer takes fewer; if the pack proves imperfect the deal is void.",
    ),
    Law(
        "takes-card-not-entitled-to",
        breach=cassino.WRONGLY_TAKEN,
        until=DEMANDED,
        remedy=cassino.RESTORED,
        cite="usp56 6225",
        says="A card wrongly taken in goes back to the table on demand, until an opponent next plays.",
    ),
    Law(
        "wrong-card-stays-taken",
        breach=cassino.WRONGLY_TAKEN,
        after=DEMANDED,
        remedy=cassino.TAKEN_STANDS,
        cite="usp56 6225",
        says="After an opponent has played, a card wrongly taken in is not put back.",
    ),
    Law(
        "builds-without-taking-card",
        breach=cassino.BUILT_WITHOUT_CARD,
        when=[EITHER_POINT],
        remedy=cassino.points_either_way(1),
        chooser=by(roles.OPPONENTS),
        cite="usp56 6229",
        says="For a build that its maker has no card to take, the opponent adds a point to his score or takes one off the other's.",
    ),
    Law(
        "plays-out-of-turn",
        breach=turns.PLAYS_OUT_OF_TURN,
        remedy=cassino.LIES_ON_TABLE & cassino.MISSES_NEXT_TURN & cassino.PARTNER_MAY_NOT_TAKE,
        cite="usp56 6231",
        says="A card out of turn stays on the table as if trailed, the offender misses his next turn, and his partner may not take it.",
    ),
    Law(
        "exposed-card-without-partnership",
        breach=exposure.CARD_EXPOSED,
        when=[deal.PARTNERSHIP.no],
        remedy=rulings.no_penalty(),
        cite="usp56 6233",
        says="Where two or three play, an exposed card is no matter.",
    ),
    Law(
        "exposed-card-in-partnership",
        breach=exposure.CARD_EXPOSED,
        when=[deal.PARTNERSHIP.yes],
        remedy=cassino.GOES_TO_TABLE & cassino.MISSES_NEXT_TURN & cassino.PARTNER_MAY_NOT_TAKE,
        cite="usp56 6233",
        says="Between partners an exposed card goes to the table at once, the offender misses his next turn, and his partner may not take it.",
    ),
    Law(
        "barred-card-taken",
        breach=rulings.BARRED_CARD_TAKEN,
        remedy=rulings.silent("the card goes back to the table on demand, as any wrongly taken"),
        cite="usp56 6231-6233",
        says="Of a partner who takes in a card that is kept from him the book says nothing more.",
    ),
    Law(
        "full-hand-kept",
        breach=rulings.FULL_HAND_KEPT,
        remedy=rulings.silent("the excess is drawn from the hand, as from any too long"),
        cite="usp56 6219",
        says="Of a dealer who does not play with fewer cards where he should the book says nothing.",
    ),
)

#: of the form in which each deal is a game; there it speaks in the place of all those above
ANY_IRREGULARITY = Law(
    "any-irregularity-two-hand-single-deal",
    cite="usp56 6213-6215",
    says="Where two play and each deal is a game, any irregularity loses it.",
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
    play=cassino.CASSINO_PLAY,
    form=cassino.Fishing(),
    score=score.Tally((score.Race(to=21), score.Told(cassino.twenty_one_text))),
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
    expects=(*cassino.OF_FISHING, turns.PLAYS_OUT_OF_TURN, exposure.CARD_EXPOSED),
    laws=(*PLAY, *DEAL, *IRREGULARITIES, ANY_IRREGULARITY),
)

CASSINO_OF_ELEVEN = CASSINO.vary(
    "cassino-of-eleven",
    title="Cassino for eleven points",
    score=score.Tally((score.Race(to=11), score.Told(cassino.margin_of_eleven_text)), standings=frozenset({"points", "deal"})),
)

CASSINO_SINGLE_DEAL = CASSINO.vary(
    "cassino-single-deal",
    title="Cassino, each deal a game",
    players=(2, 2),
    form=cassino.Fishing(single_deal=True),
    score=score.Tally((score.Deals(1), score.Told(cassino.majority_text))),
    replace=[
        ANY_IRREGULARITY.but(
            breach=[
                cassino.BUILD_NOT_ANNOUNCED,
                cassino.FALSE_BUILD,
                cassino.BUILD_COVERED,
                cassino.TAKEN_CARDS_SEEN,
                cassino.TRAILS_OVER_BUILD,
                cassino.LAST_ROUND_NOT_ANNOUNCED,
                deal.UNCUT_PACK_DEALT,
                deal.PACK_NOT_SHUFFLED,
                deal.SHUFFLE_MISDONE,
                deal.CUT_MISDONE,
                deal.CUT_TOO_SMALL,
                deal.FACED_IN_SHUFFLE_OR_CUT,
                deal.DEAL_OUT_OF_TURN,
                deal.DEALT_INCORRECTLY,
                deal.TOO_FEW_CARDS,
                deal.TOO_MANY_CARDS,
                deal.FACED_IN_DEALING,
                cassino.WRONGLY_TAKEN,
                cassino.BUILT_WITHOUT_CARD,
                turns.PLAYS_OUT_OF_TURN,
            ],
            remedy=cassino.GAME_LOST,
        ),
    ],
)
