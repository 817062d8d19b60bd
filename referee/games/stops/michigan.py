"""Michigan (usp56 6481-6517)."""

from referee.breaches.out_of_turn import PLAYS_OUT_OF_TURN
from referee.breaches.stops import (
    CARD_NOT_NAMED,
    DUE_CARD_WITHHELD,
    EXTRA_HAND_SEEN,
    NOT_THE_LOWEST,
    STOPPED_SUIT_REOPENED,
    WITHHOLDER_OUT,
)
from referee.game import Game
from referee.games.general import GENERAL_RULES
from referee.games.stops.cut import CUT_PACKET_TOO_SMALL
from referee.law import Law
from referee.play.stops import STOPS_PLAY, Upwards
from referee.remedies.general import NOTHING_STATED, silent
from referee.remedies.payments import pays_others
from referee.remedies.stops import COLLECTS_NO_MONEY, PAYS_FOR_MONEY_LEFT, PLAY_GOES_ON
from referee.score.tally import Tally

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
    deal="One at a time as far as the cards go, with an extra hand at dealer's left that nobody sees.",
    play=STOPS_PLAY,
    form=Upwards(),
    score=Tally,
    rules=(
        ("Players", "Three to eight; each antes a chip on each of four money cards, an A, K, Q and J, the dealer two."),
        (
            "Play",
            "Eldest begins any suit with his lowest card; who has the next card plays it; after a stop the last player begins a new suit.",
        ),
        ("Money", "Who plays the like of a money card takes its chips; what is left stays for the next deal."),
        ("Score", "Who is out first collects a chip for each card left with the others."),
    ),
    laws=(
        CUT_PACKET_TOO_SMALL.but(cite="usp56 6499"),
        Law(
            "looks-at-extra-hand",
            breach=EXTRA_HAND_SEEN,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6501",
            says="Only a player who exchanges his hand for the extra one sees it.",
        ),
        Law(
            "card-not-named",
            breach=CARD_NOT_NAMED,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6503",
            says="Each card is named, rank and suit, as it is played.",
        ),
        Law(
            "reopens-stopped-suit",
            breach=STOPPED_SUIT_REOPENED,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6505-6507",
            says="After a stop another suit is begun; who has no other leaves it to his left.",
        ),
        Law(
            "begins-out-of-turn",
            breach=PLAYS_OUT_OF_TURN,
            remedy=silent("the card stands, and the play goes on from it"),
            kind="gap",
            cite="usp56 6505",
            says="Eldest hand begins, and after a stop whoever played last, or his left if he has no other suit; of another who begins the book says nothing.",
        ),
        Law(
            "boodle-not-won",
            kind="scoring",
            cite="usp56 6509",
            says="Chips left on a money card stay there until somebody wins them in a later deal.",
        ),
        Law(
            "settlement",
            kind="scoring",
            cite="usp56 6513",
            says="The first who is out collects a chip for each card left in every other hand.",
        ),
        Law(
            "starts-suit-not-with-lowest",
            breach=NOT_THE_LOWEST,
            remedy=pays_others(1) & COLLECTS_NO_MONEY,
            cite="usp56 6515",
            says="Who begins a suit with another card than his lowest pays each other a chip and collects no money card after it.",
        ),
        Law(
            "withholds-due-card",
            breach=DUE_CARD_WITHHELD,
            remedy=COLLECTS_NO_MONEY & PAYS_FOR_MONEY_LEFT,
            cite="usp56 6517",
            says="Who keeps back the card that is due collects no money card after it, and may have to pay for chips left on its suit's; play goes on.",
        ),
        Law(
            "withholder-first-out",
            breach=WITHHOLDER_OUT,
            remedy=PLAY_GOES_ON,
            cite="usp56 6517",
            says="If he is the first to be out, he collects nothing, and the others play on for a winner.",
        ),
    ),
)
