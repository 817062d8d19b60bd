"""All fours as Gibson has it, and all fives (gibson 245-257)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import all_fours
from referee.families.general.gibson.general import GENERAL_RULES_GIBSON
from referee.mechanics import deal, rulings, tricks

ALL_FOURS_GIBSON = Game(
    "all-fours-gibson",
    title="All Fours (Gibson)",
    family="all-fours",
    cite="gibson 247-257",
    general=GENERAL_RULES_GIBSON,
    seats=2,
    players=(2, 4),
    owed=all_fours.follow_or_trump_when_void_too,
    hand_size=6,
    deal="Six cards to each player; the next is turned up.",
    play=all_fours.BEG_PLAY_CORRECTED,
    form=all_fours.BegForm(reduced=False),
    score=score.Match(score.Tally((score.Race(to=7, at_once=True),))),
    rules=(
        ("Players", "Two; three each for himself, or four in two sides, where only the first may beg."),
        ("Ranks", "Ace high to deuce low."),
        (
            "The trump",
            "The dealer's opponent stands, and the suit turned up is trump; or he begs. The dealer then gives him a point, or refuses, and runs the cards: three more to each and another turned up, until a new suit makes the trump. If none comes, the same dealer deals again, as he does where both agree to it. That hands are brought down to six the book does not say, so here all cards are played.",
        ),
        (
            "Play",
            "The dealer's opponent leads. A trump lead is followed; to any other one follows suit or trumps, and only who can do neither discards.",
        ),
        (
            "Points",
            "A jack turned up, for the dealer; the gift; high, low and jack, and game, the most in tens (10), aces (4), kings (3), queens (2) and jacks (1), which nobody has in a tie. High and low are for holding these trumps.",
        ),
        (
            "A revoke",
            "Put right before the next trick, it costs no more than the card shown. Otherwise it is a full loss; the book has no number for it here, and what the play brought the revoker his only opponents have, or nobody where each plays for himself.",
        ),
        ("Game", "Seven points, in the order high, low, jack, game."),
    ),
    expects=all_fours.BEGGING,
    laws=(
        Law(
            "discard-when-can-follow",
            cite="gibson 253, 217-223",
            says="Who can follow a suit other than trumps follows, or trumps; who does neither has revoked.",
        ),
        Law(
            "discard-when-can-trump",
            cite="gibson 253, 217-223",
            says="Only who can neither follow nor trump discards; any other has revoked.",
        ),
        Law(
            "trump-led-not-followed",
            cite="gibson 253, 217-223",
            says="A trump lead has to be followed by who can; it is a revoke not to.",
        ),
        Law(
            "second-suit-rejected",
            breach=all_fours.NEW_SUIT_REJECTED,
            remedy=rulings.NOTHING_STATED,
            cite="gibson 251",
            says="A new suit that turns up is the trump for good, unless both agree to deal again.",
        ),
        Law(
            "bunch-by-agreement",
            on=all_fours.BUNCHED,
            when=[all_fours.INSISTED.no],
            remedy=rulings.ALLOWED & deal.REDEAL,
            cite="gibson 251",
            says="If neither likes the new trump they may agree to put the cards together, and the dealer deals again.",
        ),
        Law(
            "bunch-refused",
            on=all_fours.BUNCHED,
            when=[all_fours.INSISTED.yes],
            remedy=rulings.allowed("the hand is played"),
            cite="gibson 251",
            says="Where they do not agree, the hand is played.",
        ),
        Law(
            "pack-out",
            cite="gibson 251",
            says="If no new suit comes, the cards are put together and the same dealer deals again.",
        ),
        Law(
            "tie-game",
            cite="gibson 255-257",
            says="In a tie for game nobody counts it.",
        ),
        Law(
            "non-first-begs",
            breach=all_fours.BEGS_BY_ANOTHER,
            remedy=rulings.NOTHING_STATED,
            cite="gibson 257",
            says="Of three or four players only the first may beg.",
        ),
        Law(
            "answered-by-another",
            breach=all_fours.ANSWERED_BY_ANOTHER,
            remedy=rulings.NOTHING_STATED,
            cite="gibson 249",
            says="It is for the dealer to give one or to refuse the gift.",
        ),
        Law(
            "other-errors-of-play",
            breach=[
                tricks.LEAD_OUT_OF_TURN,
                tricks.PLAY_OUT_OF_TURN,
                tricks.NO_CARD_TO_TRICK,
                tricks.TWO_CARDS_TO_TRICK,
                all_fours.HAND_NOT_REDUCED,
            ],
            remedy=rulings.silent("the cards stand as they were played"),
            cite="gibson 253",
            says="Of plays out of turn, defective tricks and hands not brought down to six the book says nothing.",
        ),
    ),
)

ALL_FIVES = ALL_FOURS_GIBSON.vary(
    "all-fives",
    title="All Fives",
    cite="gibson 245",
    players=(2, 2),
    form=all_fours.BegForm(
        all_fours.Counting(trumps_for_game=all_fours.FIVE_OF_TRUMPS), reduced=False, pegged=all_fours.TAKEN_IN_TRUMPS
    ),
    score=score.Match(score.Tally((score.Race(to=61, at_once=True),))),
    rules=(
        (
            "Points",
            "Who takes one of these trumps scores for it at once: ace 4, king 3, queen 2, jack 1, ten 10, five 5. High, low, jack and game follow at the end, and in the count for game the five of trumps is 5.",
        ),
        ("Game", "61 points, pegged as at cribbage."),
    ),
)
