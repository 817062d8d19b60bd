"""Michigan (usp56 6481-6517)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import stops
from referee.families.general.usp56.general import GENERAL_RULES
from referee.families.stops.usp56.cut import CUT_PACKET_TOO_SMALL
from referee.mechanics import rulings, stakes, turns

MICHIGAN = Game(
    "michigan",
    title="Michigan",
    family="stops",
    cite="usp56 6481-6517",
    general=GENERAL_RULES,
    players=(3, 8),
    sides=0,
    hand_size=0,
    least_cut=5,
    rounds=(1,),
    deal="One at a time as far as the cards go, with an extra hand at dealer's left that nobody sees.",
    play=stops.STOPS_PLAY,
    form=stops.Upwards(),
    score=score.Tally(),
    rules=(
        ("Players", "Three to eight; each antes a chip on each of four money cards, an A, K, Q and J, the dealer two."),
        (
            "Play",
            "Eldest begins any suit with his lowest card; who has the next card plays it; after a stop the last player begins a new suit.",
        ),
        ("Money", "Who plays the like of a money card takes its chips; what is left stays for the next deal."),
        ("Score", "Who is out first collects a chip for each card left with the others."),
    ),
    expects=(*stops.OF_STOPS, turns.PLAYS_OUT_OF_TURN),
    laws=(
        CUT_PACKET_TOO_SMALL.but(cite="usp56 6499"),
        Law(
            "looks-at-extra-hand",
            breach=stops.EXTRA_HAND_SEEN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6501",
            says="Only a player who exchanges his hand for the extra one sees it.",
        ),
        Law(
            "card-not-named",
            breach=stops.CARD_NOT_NAMED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6503",
            says="Each card is named, rank and suit, as it is played.",
        ),
        Law(
            "reopens-stopped-suit",
            breach=stops.BEGUN_WRONGLY,
            when=[stops.BEGUN.is_(stops.STOPPED_SUIT)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6505-6507",
            says="After a stop another suit is begun; who has no other leaves it to his left.",
        ),
        Law(
            "begins-out-of-turn",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=rulings.silent("the card stands, and the play goes on from it"),
            cite="usp56 6505",
            says="Eldest hand begins, and after a stop whoever played last, or his left if he has no other suit; of another who begins the book says nothing.",
        ),
        Law(
            "boodle-not-won",
            cite="usp56 6509",
            says="Chips left on a money card stay there until somebody wins them in a later deal.",
        ),
        Law(
            "settlement",
            cite="usp56 6513",
            says="The first who is out collects a chip for each card left in every other hand.",
        ),
        Law(
            "starts-suit-not-with-lowest",
            breach=stops.BEGUN_WRONGLY,
            when=[stops.BEGUN.is_(stops.NOT_LOWEST)],
            remedy=stakes.PaysOthers(1) & stops.COLLECTS_NO_MONEY,
            cite="usp56 6515",
            says="Who begins a suit with another card than his lowest pays each other a chip and collects no money card after it.",
        ),
        Law(
            "withholds-due-card",
            breach=stops.PLAY_WITHHELD,
            when=[stops.WITHHELD.is_(stops.DUE_CARD)],
            remedy=stops.COLLECTS_NO_MONEY & stops.PAYS_FOR_MONEY_LEFT,
            cite="usp56 6517",
            says="Who keeps back the card that is due collects no money card after it, and may have to pay for chips left on its suit's; play goes on.",
        ),
        Law(
            "withholder-first-out",
            breach=stops.PLAY_WITHHELD,
            when=[stops.WITHHELD.is_(stops.OUT_FIRST)],
            remedy=stops.PLAY_GOES_ON,
            cite="usp56 6517",
            says="If he is the first to be out, he collects nothing, and the others play on for a winner.",
        ),
    ),
)
