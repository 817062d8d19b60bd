"""Pinochle for two, the laws (usp56 4490-4536)."""

from referee.core.law import Law, by
from referee.core.limits import raised
from referee.families import pinochle
from referee.mechanics import combinations, deal, exposure, roles, rulings, talon, tricks, windows

IN_TIME = raised(before=windows.SCORE_AGREED)

DEAL = (
    Law(
        "misdeal-too-many-cards",
        breach=deal.TOO_MANY_CARDS,  # found later it is another breach, of a hand in the play
        remedy=deal.REDEAL,
        cite="usp56 4524",
        says="A hand with too many cards, found before both have played to the first trick, is dealt again by the same dealer.",
    ),
    Law(
        "misdeal-card-exposed",
        breach=deal.FACED_IN_DEALING,
        when=[talon.CARD_OF.is_(talon.OTHERS_OR_PACKS)],
        until=deal.NEW_DEAL_CALLED_BY_OTHER,
        remedy=deal.NEW_DEAL_IF_DEMANDED,
        late=rulings.condoned("the deal stands"),
        cite="usp56 4524",
        says="The player who did not deal may have a new deal before he plays, if a card of his or of the pack was exposed in dealing.",
    ),
    Law(
        "misdeal-too-few-cards",
        breach=deal.TOO_FEW_CARDS,
        until=deal.NEW_DEAL_CALLED_BY_OTHER,
        remedy=deal.NEW_DEAL_IF_DEMANDED,
        late=rulings.condoned("the deal stands"),
        cite="usp56 4524",
        says="The player who did not deal may have a new deal before he plays, if either hand has too few cards.",
    ),
    Law(
        "exposed-card-no-penalty",
        breach=exposure.CARD_EXPOSED,
        remedy=rulings.no_penalty(),
        cite="usp56 4526",
        says="For an exposed card nothing is to be paid.",
    ),
    Law(
        "lead-out-of-turn",
        breach=tricks.LEAD_OUT_OF_TURN,
        until=tricks.RETRACTION_DEMANDED,
        remedy=tricks.CARD_BACK,
        late=rulings.condoned("it was not demanded back, and stands"),
        cite="usp56 4526",
        says="A lead out of turn is withdrawn if the other player demands it.",
    ),
)

HANDS = (
    Law(
        "short-hand-after-first-trick",
        breach=talon.WRONG_HAND_IN_PLAY,
        when=[talon.LENGTH.is_(talon.SHORT)],
        remedy=talon.DRAWS_WHAT_HE_LACKS & talon.MAY_NOT_MELD,
        cite="usp56 4528",
        says="A hand found too short after the first trick is filled at the player's next draw; until then he does not meld.",
    ),
    Law(
        "long-hand-after-first-trick",
        breach=talon.WRONG_HAND_IN_PLAY,
        when=[talon.LENGTH.is_(talon.LONG)],
        remedy=talon.DRAWS_NONE & talon.MAY_NOT_MELD,
        cite="usp56 4528",
        says="A hand found too long after the first trick draws no card until it is right; until then the player does not meld.",
    ),
    Law(
        "melds-with-wrong-number",
        breach=rulings.MELD_WHEN_BARRED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4528",
        says="As long as his hand has a wrong number of cards a player may not meld.",
    ),
)

DRAWS = (
    Law(
        "draws-out-of-turn",
        breach=talon.FILLED_OUT_OF_TURN,
        remedy=talon.CARD_GOES_TO_THE_OTHER & talon.SHOWS_WHAT_HE_DRAWS,
        cite="usp56 4530",
        says="Who draws out of turn gives the card to the other, and shows him the card that he then draws himself.",
    ),
    Law(
        "draws-more-than-one",
        breach=talon.FILLED_WITH_TOO_MANY,
        remedy=talon.EXCESS_BACK & talon.SHOWS_ALL_HE_DREW,
        cite="usp56 4530",
        says="What a player draws too much goes back on top of the stock, and he shows all the cards he drew.",
    ),
    Law(
        "drawn-card-not-shown",
        breach=talon.DRAWN_CARD_NOT_SHOWN,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4530",
        says="The cards of a wrong draw must be shown; what follows if they are not, the book does not say.",
    ),
    Law(
        "three-cards-left-in-stock",
        breach=talon.STOCK_OF_THREE,
        remedy=talon.LOSER_TAKES_EITHER & talon.OTHER_OUT_OF_PLAY,
        chooser=by(roles.LOSER_OF_TRICK),
        cite="usp56 4532",
        says="With three cards left and both hands right the winner draws the top card, and the loser, without looking, the other or the trump card; what is left is shown and counts for nobody.",
    ),
)

STOCK = (
    *HANDS,
    *DRAWS,
    Law(
        "last-stock-card-not-shown",
        breach=talon.LAST_CARD_NOT_SHOWN,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 4510",
        says="Who draws the last face-down card of the stock shows it.",
    ),
    Law(
        "no-revoke-before-stock-ends",
        cite="usp56 4490, 4534",
        says="As long as there is a stock any card may be played to a trick.",
    ),
)

REVOKES = (
    Law(
        "revoke-in-single-deal-game",
        breach=tricks.REVOKE,
        when=[pinochle.SINGLE_DEALS.yes],
        until=IN_TIME,
        remedy=pinochle.LOSES_GAME,
        cite="usp56 4534",
        says="Where every deal is a game, who fails to follow suit, to trump or to beat a trump led though he can loses it.",
    ),
    Law(
        "revoke-in-1000-point-game",
        breach=tricks.REVOKE,
        when=[pinochle.SINGLE_DEALS.no],
        until=IN_TIME,
        remedy=pinochle.NOTHING_FOR_CARDS,
        cite="usp56 4534",
        says="In a game for 1,000 points a player who revokes scores nothing for the cards he takes in; the other scores his.",
    ),
    Law(
        "revoke-found-after-score-is-agreed",
        breach=tricks.REVOKE,
        after=IN_TIME,
        remedy=rulings.condoned("an error in the play stands once the score of the deal is agreed upon"),
        cite="drawn from usp56 495-497, 4534",
        says="A revoke found after the score of the deal is agreed upon costs nothing, by the general limit.",
    ),
)

MELDS = (
    Law(
        "meld-underscored",
        breach=combinations.COMBINATION_MISCOUNTED,
        when=[combinations.SAID_TO_COUNT.is_(combinations.TOO_LITTLE)],
        until=combinations.PUT_RIGHT_BEFORE_PLAYED,
        remedy=combinations.COUNT_PUT_RIGHT,
        late=combinations.STAYS_AS_SAID,
        cite="usp56 4536",
        says="Who has counted too little for a meld may put that right until he has played or picked up one of its cards.",
    ),
    Law(
        "meld-overscored",
        breach=combinations.COMBINATION_MISCOUNTED,
        when=[combinations.SAID_TO_COUNT.is_(combinations.TOO_MUCH)],
        until=combinations.CORRECTION_DEMANDED,
        remedy=combinations.COUNTS_ITS_WORTH,
        late=combinations.STAYS_AS_SAID,
        cite="usp56 4536",
        says="Too many points counted for a meld are corrected if the other player demands it before he draws.",
    ),
    Law(
        "two-melds-in-one-turn",
        breach=combinations.SECOND_COMBINATION,
        remedy=combinations.COMBINATION_NOT_COUNTED,
        cite="usp56 4496, 4502",
        says="Only one meld is made in a turn, the dix beside it; of two laid down one is not scored.",
    ),
    Law(
        "meld-without-new-card",
        breach=combinations.COMBINATION_OF_CARDS_LYING,
        remedy=combinations.COMBINATION_NOT_COUNTED,
        cite="usp56 4498",
        says="For each meld a card at least is laid down out of the hand.",
    ),
    Law(
        "card-reused-in-same-class",
        breach=combinations.CARD_COUNTED_BEFORE,
        remedy=combinations.COMBINATION_NOT_COUNTED,
        cite="usp56 4500-4502",
        says="A card counts again only in another class, or in a meld of its class that counts more.",
    ),
    Law(
        "meld-with-played-card",
        breach=combinations.COMBINATION_WITH_PLAYED_CARD,
        remedy=combinations.COMBINATION_NOT_COUNTED,
        cite="usp56 4504",
        says="A card that has been played makes no meld any more.",
    ),
    Law(
        "meld-at-wrong-time",
        breach=combinations.COMBINATION_AT_WRONG_TIME,
        when=[combinations.BESIDE.no],
        remedy=combinations.COMBINATION_NOT_COUNTED,
        cite="usp56 4494",
        says="A meld is made after winning a trick and before drawing.",
    ),
    Law(
        "dix-at-wrong-time",
        breach=combinations.COMBINATION_AT_WRONG_TIME,
        when=[combinations.BESIDE.yes],
        remedy=combinations.COMBINATION_NOT_COUNTED,
        cite="usp56 4506-4508",
        says="The dix is shown, or exchanged for the turn-up, upon winning a trick.",
    ),
    Law(
        "no-meld",
        breach=combinations.NO_COMBINATION,
        remedy=combinations.COMBINATION_NOT_COUNTED,
        cite="drawn from usp56 4468-4488",
        says="Cards that make none of the combinations of the table are worth nothing.",
    ),
)

SCORE = (
    Law(
        "false-declaration-of-going-out",
        breach=pinochle.NOT_OUT,
        remedy=pinochle.LOSES_GAME,
        cite="usp56 4520",
        says="Who declares himself out and has not the points loses the game.",
    ),
    Law(
        "true-declaration-of-going-out",
        cite="usp56 4520",
        says="Who declares himself out and has the points wins, even if the other has more.",
    ),
    Law(
        "declaration-needs-a-trick",
        cite="usp56 4520",
        says="By variants of the rule a player must win a trick after declaring himself out, in one of them on a lead of his own, before his cards are counted.",
    ),
    Law(
        "count-rounding",
        cite="usp56 4514",
        says="A count of cards that ends in seven or more goes up to the next ten, and any other down; what is lost goes to nobody.",
    ),
    Law(
        "both-reach-1000",
        cite="usp56 4518",
        says="Where both have 1,000 points after a deal play goes on to 1,250, then 1,500 and so on, whatever they have.",
    ),
)

LAWS = (*DEAL, *STOCK, *REVOKES, *MELDS, *SCORE)
