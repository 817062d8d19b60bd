"""All fours as Arnold has it (arnold 92-237)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import all_fours
from referee.mechanics import deal, exposure, rulings, seating, tricks

ALL_FOURS_ARNOLD = Game(
    "all-fours-arnold",
    title="All Fours (Arnold)",
    family="all-fours",
    cite="arnold 92-237",
    seats=2,
    players=(2, 4),
    owed=tricks.follow_or_trump,
    hand_size=6,
    deal="Six cards to each player in two bundles of three; the next is turned up.",
    rounds=(3, 3),
    play=all_fours.BEG_PLAY,
    form=all_fours.BegForm(all_fours.Counting(low_to_winner=True, tie=all_fours.non_dealer)),
    score=score.Match(score.Tally((score.Race(to=7, at_once=True),))),
    rules=(
        (
            "Players",
            "Two; three, each for himself, or four in two sides, where only the dealer and the player at his left look at their cards until the trump is made.",
        ),
        ("Ranks", "Ace high to deuce low."),
        (
            "The trump",
            "The non-dealer stands, and the suit turned up is trump; or he begs. The dealer then gives him one point, or runs the cards: three more to each and another turned up, until a new suit makes the trump, which nobody can reject. Cards dealt with the suit turned down are discarded unseen. The hands are brought down to six. If no new suit comes the deal is abandoned.",
        ),
        ("Play", "The non-dealer leads. Who can follow suit does, or trumps; who cannot plays any card."),
        (
            "Points",
            "A jack that makes the trump when it is turned up, for the dealer; the gift; high, low and the jack of trumps, to whoever wins them; and game, the most in tens (10), aces (4), kings (3), queens (2) and jacks (1). In a tie the non-dealer has it, and of three players nobody if both who tie are non-dealers.",
        ),
        ("Game", "Seven points, in the order high, low, jack, game; what was scored before the play comes first."),
    ),
    expects=(
        *seating.SEATING,
        *deal.DEALING,
        *score.SCORING,
        *rulings.RULINGS,
        *all_fours.PLAYS_THAT_STAND,
        *all_fours.BEGGING,
        all_fours.BUNDLE_SEEN,
        all_fours.HAND_SEEN_BEFORE_TRUMP,
        exposure.CARD_EXPOSED,
    ),
    laws=(
        Law(
            "gives-one-at-six",
            cite="arnold 125",
            says="A dealer who gives one to a player with six points has lost, since the gift is scored at once.",
        ),
        Law(
            "discard-when-able",
            breach=tricks.REVOKE,
            when=[all_fours.TRUMPS_LED.no],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 136",
            says="Who holds a card of the suit led follows suit or trumps, and may not discard.",
        ),
        Law(
            "trump-led-not-followed",
            breach=tricks.REVOKE,
            when=[all_fours.TRUMPS_LED.yes],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 136",
            says="A trump lead has to be followed by who can.",
        ),
        Law(
            "discard-wrong-number",
            breach=all_fours.HAND_NOT_REDUCED,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 132",
            says="Once the trump is made after a run, each discards three of his nine cards.",
        ),
        Law(
            "rejects-new-suit",
            breach=all_fours.NEW_SUIT_REJECTED,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 132",
            says="A new suit that makes the trump cannot be rejected.",
        ),
        Law(
            "bundles-looked-at",
            breach=all_fours.BUNDLE_SEEN,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 129",
            says="Bundles dealt with the suit that was turned down are discarded without a look at them.",
        ),
        Law(
            "partner-picks-up-hand-early",
            breach=all_fours.HAND_SEEN_BEFORE_TRUMP,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 229, 236",
            says="Of three or four players only the dealer and the eldest hand take up their cards before the trump is made.",
        ),
        Law(
            "spoken-by-another",
            breach=[all_fours.BEGS_BY_ANOTHER, all_fours.ANSWERED_BY_ANOTHER],
            remedy=rulings.silent("it has no effect"),
            cite="arnold 118-125",
            says="The eldest hand stands or begs, and the dealer answers; of others who do the book says nothing.",
        ),
        Law(
            "bunch",
            on=all_fours.BUNCHED,
            remedy=rulings.allowed("of a new deal by agreement the book does not speak"),
            cite="arnold 129-132",
            says="A new suit stands; of an agreement to deal again the book does not speak.",
        ),
        Law(
            "other-errors-of-play",
            breach=[
                tricks.LEAD_OUT_OF_TURN,
                tricks.PLAY_OUT_OF_TURN,
                tricks.NO_CARD_TO_TRICK,
                tricks.TWO_CARDS_TO_TRICK,
                tricks.TRICK_GATHERED_BY_ANOTHER,
                all_fours.PLAY_TAKEN_BACK,
                exposure.CARD_EXPOSED,
            ],
            remedy=rulings.silent("the cards stand as they were played"),
            cite="arnold 136-145",
            says="Of plays out of turn, defective tricks, and cards exposed or taken back the book says nothing.",
        ),
        Law(
            "pack-out",
            cite="arnold 129",
            says="If the pack is out before a new suit has come, the deal is abandoned.",
        ),
        Law(
            "tie-game",
            cite="arnold 194, 232",
            says="In a tie for game the non-dealer scores it; of three players nobody does if the two are both non-dealers.",
        ),
        Law(
            "jack-of-rejected-suit",
            cite="arnold 129",
            says="The jack of the rejected suit, turned up while the cards are run, brings the dealer nothing.",
        ),
        Law(
            "count-out",
            cite="arnold 203",
            says="Who is sure of the points that he needs has won, and most do not play the deal out.",
        ),
        Law(
            "lone-trump-or-end-jack",
            cite="arnold 197",
            says="A single trump scores for high and low, and a jack that is the highest or the lowest scores for that too.",
        ),
        Law(
            "order-of-counting",
            cite="arnold 200",
            says="What is turned up or given is scored at once, and then high, low, jack and game in that order.",
        ),
    ),
)
