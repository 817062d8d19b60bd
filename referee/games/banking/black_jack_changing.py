"""Black jack with a changing bank (usp56 6675-6739)."""

from referee.breaches.against_a_ruling import SECOND_CARD_NOT_DOWN
from referee.breaches.black_jack import (
    BANK_SOLD,
    BET_OUTSIDE_LIMITS,
    BONUS_CLAIMED_BY_DEALER,
    CARD_NOT_BURNED,
    DEALER_DRAWS_HIGH,
    DEALER_STANDS_LOW,
    DOUBLED_EARLY,
    DRAWN_AFTER_DONE,
    REDOUBLED_ALONE,
    STANDER_HIDES_CARD,
    TWO_CARDS_DEALT,
    UNDECLARED_BUST,
    UNREQUESTED_CARD,
)
from referee.breaches.dealing import FACED_IN_DEALING, FACED_IN_PACK
from referee.breaches.out_of_turn import PLAYS_OUT_OF_TURN
from referee.breaches.wrong_number_of_cards import TOO_FEW_CARDS
from referee.facts.banking import CARD_TAKEN, CARDS_HE_GOT, FIRST, NONE, SECOND, SECOND_ROUND_BEGUN, SOME, WHICH_ROUND
from referee.game import Game
from referee.games.general import GENERAL_RULES
from referee.law import Law
from referee.play.banking import BLACK_JACK_PLAY
from referee.play.stakes import Bank, bonus
from referee.remedies.banking import (
    BURNS_ON_DEMAND,
    DISCARDED_IF_REFUSED,
    KEEPS_EITHER,
    MAY_DROP_OUT,
    ONE_CARD_OR_TWO_HANDS,
    PAYS_DOUBLE,
    STAYS_OUT,
    STILL_BETS_NEXT_CARD_DOWN,
    SUPPLIED_FROM_TOP,
    TAKEN_OR_REFUSED,
)
from referee.remedies.general import ALLOWED, NOTHING_STATED, silent
from referee.roles import OFFENDER
from referee.score.tally import Tally

#: what he does with the card is his choice, made or still to be made
HIS_CHOICE = CARD_TAKEN.is_(*CARD_TAKEN.answers)

CHANGING_BANK = Game(
    "blackjack-changing-bank",
    title="Black Jack with a changing bank",
    family="banking",
    cite="usp56 6675-6739",
    general=GENERAL_RULES,
    players=(2, 14),
    sides=0,
    hand_size=2,
    deal="One card down to all, then the bets, then one card up to all.",
    play=BLACK_JACK_PLAY,
    form=Bank(natural=4, against_natural=2, ties_pay=True, passes=True, bonus=bonus),
    score=Tally,
    rules=(
        ("Players", "Two to fourteen; a player's natural takes the bank from a dealer who has none."),
        ("Bets", "After the first card; the dealer may double all, and any player may redouble."),
        ("Dealer", "He may draw or stand at any total; ties pay him."),
        (
            "Pay",
            "Naturals twice the bet; five cards within twenty-one twice, each further card doubling it; 7-7-7 three times, 8-7-6 twice.",
        ),
    ),
    laws=(
        Law(
            "burned-card-reached",
            kind="definition",
            cite="usp56 6685",
            says="When the burned card is reached the cards are shuffled and cut anew.",
        ),
        Law(
            "bet-outside-limits",
            breach=BET_OUTSIDE_LIMITS,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6691",
            says="Bets are between one chip and the limit.",
        ),
        Law(
            "dealer-doubles-too-early",
            breach=DOUBLED_EARLY,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6691",
            says="The dealer doubles after all others have bet.",
        ),
        Law(
            "redouble-without-double",
            breach=REDOUBLED_ALONE,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6691",
            says="A player redoubles what the dealer has doubled.",
        ),
        Law(
            "naturals-settled",
            kind="scoring",
            cite="usp56 6697",
            says="A dealer's natural collects twice the bets, from a player with a natural once; a player's alone is paid twice.",
        ),
        Law(
            "draws-after-standing-or-bust",
            breach=DRAWN_AFTER_DONE,
            remedy=silent("the card does not count, and the bet stands as it did"),
            kind="gap",
            cite="usp56 6699-6701",
            says="A player gets cards until he stands or goes over; of one drawn after that the book says nothing.",
        ),
        Law(
            "plays-before-his-turn",
            breach=PLAYS_OUT_OF_TURN,
            remedy=silent("what he did stands, and the play goes on from the dealer's left"),
            kind="gap",
            cite="usp56 6699-6701",
            says="The dealer serves the players in turn from his left; of one who is served before it the book says nothing.",
        ),
        Law(
            "dealer-draws-freely",
            breach=[DEALER_DRAWS_HIGH, DEALER_STANDS_LOW],
            remedy=ALLOWED,
            kind="allowed",
            proper=True,
            cite="usp56 6703",
            says="No total binds the dealer to draw or to stand.",
        ),
        Law(
            "totals-settled",
            kind="scoring",
            cite="usp56 6703",
            says="A dealer who goes over pays all who stood; otherwise he pays higher totals and collects from equal or lower ones.",
        ),
        Law(
            "bonus-hand",
            kind="scoring",
            cite="usp56 6707-6713",
            says="Five cards within twenty-one bring twice the bet, each further card doubling it, 7-7-7 three times, 8-7-6 twice, at once.",
        ),
        Law(
            "dealer-claims-bonus",
            breach=BONUS_CLAIMED_BY_DEALER,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6715",
            says="A dealer collects no more than the bets for such hands.",
        ),
        Law(
            "natural-takes-the-bank",
            kind="definition",
            cite="usp56 6717",
            says="A player with a natural, the dealer having none, deals next.",
        ),
        Law(
            "bank-passes-between-two-naturals",
            kind="definition",
            cite="usp56 6717",
            says="Of several with naturals the one nearest the dealer's left deals next.",
        ),
        Law(
            "bank-sold",
            breach=BANK_SOLD,
            remedy=ALLOWED,
            kind="allowed",
            cite="usp56 6717",
            says="A player entitled to deal may sell that right to another.",
        ),
        Law(
            "card-not-burned",
            breach=CARD_NOT_BURNED,
            remedy=BURNS_ON_DEMAND,
            cite="usp56 6719-6721",
            says="If no card is burned, the dealer must on demand shuffle the rest of the pack and burn one.",
        ),
        Law(
            "first-card-missing",
            breach=TOO_FEW_CARDS,
            when=[CARDS_HE_GOT.is_(NONE), SECOND_ROUND_BEGUN.no],
            remedy=SUPPLIED_FROM_TOP,
            cite="usp56 6723",
            says="A player left out in the first round gets his card on demand, until the second round begins.",
        ),
        Law(
            "first-card-missing-noticed-late",
            breach=TOO_FEW_CARDS,
            when=[CARDS_HE_GOT.is_(NONE), SECOND_ROUND_BEGUN.yes],
            remedy=STAYS_OUT,
            cite="usp56 6723",
            says="Noticed after that, he stays out for the deal.",
        ),
        Law(
            "second-card-missing",
            breach=TOO_FEW_CARDS,
            when=[CARDS_HE_GOT.is_(SOME)],
            remedy=silent("the card is supplied from the top of the pack"),
            kind="gap",
            cite="usp56 6723",
            says="The law speaks of a card left out in the first round, and not of one in the second.",
        ),
        Law(
            "first-card-dealt-face-up",
            breach=FACED_IN_DEALING,
            remedy=STILL_BETS_NEXT_CARD_DOWN,
            cite="usp56 6725",
            says="A player whose first card is dealt face up must still bet, and gets the next one face down.",
        ),
        Law(
            "second-card-not-down",
            breach=SECOND_CARD_NOT_DOWN,
            remedy=MAY_DROP_OUT,
            chooser=OFFENDER,
            cite="usp56 6725",
            says="If it is not given face down, he may withdraw his bet and drop out.",
        ),
        Law(
            "stander-does-not-expose",
            breach=STANDER_HIDES_CARD,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6727",
            says="Players who stood turn up their cards as soon as the dealer has stood or gone over.",
        ),
        Law(
            "undeclared-bust",
            breach=UNDECLARED_BUST,
            remedy=PAYS_DOUBLE,
            cite="usp56 6727",
            says="A player who proves to have stood on more than twenty-one pays the dealer twice his bet, even if the dealer went over.",
        ),
        Law(
            "two-cards-in-first-round",
            breach=TWO_CARDS_DEALT,
            when=[WHICH_ROUND.is_(FIRST)],
            remedy=ONE_CARD_OR_TWO_HANDS,
            chooser=OFFENDER,
            cite="usp56 6729",
            says="Of two cards given in the first round the player keeps one, or plays both as two hands with a bet on each.",
        ),
        Law(
            "two-cards-in-second-round",
            breach=TWO_CARDS_DEALT,
            when=[WHICH_ROUND.is_(SECOND)],
            remedy=KEEPS_EITHER,
            chooser=OFFENDER,
            cite="usp56 6731-6733",
            says="Of two given in the second round he chooses which to keep.",
        ),
        Law(
            "card-faced-in-pack",
            breach=FACED_IN_PACK,
            when=[HIS_CHOICE],
            remedy=TAKEN_OR_REFUSED,
            chooser=OFFENDER,
            cite="usp56 6735-6737",
            says="A card found face up in the pack may be accepted or refused by the player to whom it would fall.",
        ),
        Law(
            "unrequested-card-dealt",
            breach=UNREQUESTED_CARD,
            when=[HIS_CHOICE],
            remedy=DISCARDED_IF_REFUSED,
            chooser=OFFENDER,
            cite="usp56 6739",
            says="A card not asked for may be kept, or refused, and is then a discard that nobody may claim.",
        ),
    ),
)
