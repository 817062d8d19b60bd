"""Black jack with a permanent bank (usp56 6631-6673)."""

from referee import score
from referee.core.cards import TWO_PACKS_AND_MARKER
from referee.core.game import Game
from referee.core.law import Law
from referee.families import banking
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import deal, roles, rulings, turns

#: what he does with the card is his choice, made or still to be made
HIS_CHOICE = banking.CARD_TAKEN.is_(*banking.CARD_TAKEN.answers)

PERMANENT_BANK = Game(
    "blackjack-permanent-bank",
    title="Black Jack with a permanent bank",
    family="banking",
    cite="usp56 6631-6673",
    general=GENERAL_RULES,
    players=(2, 9),
    sides=0,
    pack=TWO_PACKS_AND_MARKER,
    hand_size=2,
    deal="One card down to each player, one up to the dealer, one more down to all.",
    play=banking.BLACK_JACK_PLAY,
    form=banking.Bank(natural=3, against_natural=1, ties_pay=False, dealer_stands=17),
    score=score.Tally(),
    rules=(
        ("Players", "Up to eight, and a dealer who always deals; two packs and a marker that is never dealt."),
        (
            "Play",
            "Each draws until he stands on twenty-one or less or goes over, which he pays at once; like cards may be split.",
        ),
        (
            "Dealer",
            "He draws to sixteen and stands on seventeen, an ace counting eleven if that gives seventeen to twenty-one.",
        ),
        ("Pay", "A natural one and a half times the bet, otherwise the bet; equal totals and two naturals are a stand-off."),
    ),
    laws=(
        Law(
            "marker-dealt-as-card",
            breach=banking.MARKER_DEALT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6641, 6661",
            says="The joker or blank marks the end of the shuffled cards and is never dealt; at it the cards are shuffled anew.",
        ),
        Law(
            "bet-outside-limits",
            breach=banking.BET_OUTSIDE_LIMITS,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6645",
            says="Bets are laid before the deal, between a least and a most that are agreed on.",
        ),
        Law(
            "naturals-settled",
            cite="usp56 6651",
            says="A player's natural is paid one and a half times at once, a dealer's collects the other bets, and two naturals are a stand-off.",
        ),
        Law(
            "dealer-looks-at-hole-card",
            breach=banking.HOLE_CARD_SEEN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6653",
            says="The dealer looks at his face-down card in his turn, or before it if the other is an ace or a ten-card.",
        ),
        Law(
            "bust-not-paid-at-once",
            breach=banking.BUST_NOT_PAID,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6655",
            says="Who goes over twenty-one pays his bet at once.",
        ),
        Law(
            "draws-after-standing-or-bust",
            breach=banking.DRAWN_AFTER_DONE,
            remedy=rulings.silent("the card does not count, and the bet stands as it did"),
            cite="usp56 6655",
            says="A player gets cards until he stands or goes over; of one drawn after that the book says nothing.",
        ),
        Law(
            "plays-before-his-turn",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=rulings.silent("what he did stands, and the play goes on from the dealer's left"),
            cite="usp56 6655",
            says="The dealer serves the players in turn from his left; of one who is served before it the book says nothing.",
        ),
        Law(
            "dealer-draws-at-17",
            breach=banking.DEALER_DRAWS_HIGH,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6657",
            says="At seventeen or more the dealer stands.",
        ),
        Law(
            "dealer-stands-at-16",
            breach=banking.DEALER_STANDS_LOW,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6657",
            says="At sixteen or less the dealer draws.",
        ),
        Law(
            "dealer-counts-ace-as-one",
            breach=banking.ACE_COUNTED_LOW,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6657",
            says="An ace of the dealer's that makes seventeen to twenty-one as eleven counts eleven, and he stands.",
        ),
        Law(
            "settled-bet-reclaimed",
            breach=banking.SETTLED_BET_RECLAIMED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6659",
            says="A bet once paid and collected is not given back.",
        ),
        Law(
            "totals-settled",
            cite="usp56 6659",
            says="A dealer who goes over pays all who stood; otherwise the higher total wins the bet, and equal ones stand off.",
        ),
        Law(
            "early-reshuffle",
            on=banking.RESHUFFLED,
            remedy=rulings.ALLOWED,
            cite="usp56 6661",
            says="Before a deal for which the cards may not suffice the dealer may shuffle all of them.",
        ),
        Law(
            "unlike-cards-split",
            breach=banking.UNLIKE_CARDS_SPLIT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6663",
            says="Only two first cards of one rank are split.",
        ),
        Law(
            "split-with-unequal-bet",
            breach=banking.SPLIT_UNEQUALLY,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6663",
            says="On the second of two split cards goes as much as on the first.",
        ),
        Law(
            "dealt-too-many-cards",
            breach=deal.TOO_MANY_CARDS,
            remedy=banking.KEEPS_ANY_TWO,
            chooser=roles.OFFENDER,
            cite="usp56 6665",
            says="A player dealt too many cards keeps any two and discards the rest face up.",
        ),
        Law(
            "unrequested-card-dealt",
            breach=banking.UNREQUESTED_CARD,
            when=[HIS_CHOICE],
            remedy=banking.NEXT_MAY_TAKE,
            chooser=roles.OFFENDER,
            cite="usp56 6665",
            says="A card not asked for may be refused, then by the next who draws, and is then discarded.",
        ),
        Law(
            "card-faced-in-pack",
            breach=deal.FACED_IN_PACK,
            when=[HIS_CHOICE],
            remedy=banking.NEXT_MAY_TAKE,
            chooser=roles.OFFENDER,
            cite="usp56 6665",
            says="So may a card that lies face up in the pack.",
        ),
        Law(
            "dealt-one-card-only",
            breach=deal.TOO_FEW_CARDS,
            when=[banking.CARDS_HE_GOT.is_(banking.SOME), banking.DEALER_HAD_NATURAL.no],
            remedy=banking.WITHDRAWS_OR_IS_SUPPLIED,
            chooser=roles.OFFENDER,
            cite="usp56 6665",
            says="A player dealt one card may withdraw his bet, or have the second when his turn comes.",
        ),
        Law(
            "one-card-only-and-dealer-natural",
            breach=deal.TOO_FEW_CARDS,
            when=[banking.CARDS_HE_GOT.is_(banking.SOME), banking.DEALER_HAD_NATURAL.yes],
            remedy=banking.WITHDRAWS_BET,
            cite="usp56 6665",
            says="If the dealer has a natural, that player withdraws his bet.",
        ),
        Law(
            "dealt-no-card",
            breach=deal.TOO_FEW_CARDS,
            when=[banking.CARDS_HE_GOT.is_(banking.NONE)],
            remedy=banking.WITHDRAWS_BET,
            cite="usp56 6665-6671",
            says="A player dealt no card withdraws his bet.",
        ),
        Law(
            "card-dealt-face-up",
            breach=deal.FACED_IN_DEALING,
            when=[HIS_CHOICE],
            remedy=banking.TAKEN_OR_BET_WITHDRAWN,
            chooser=roles.OFFENDER,
            cite="usp56 6671",
            says="A player whose card is dealt face up may accept it or withdraw his bet.",
        ),
        Law(
            "dealers-natural-not-announced",
            breach=banking.NATURAL_NOT_ANNOUNCED,
            remedy=banking.NATURAL_IS_TWENTY_ONE,
            cite="usp56 6673",
            says="A natural that the dealer does not announce before he offers a card to the first player is an ordinary twenty-one.",
        ),
    ),
)
