"""Euchre, the laws of making the trump and of playing alone (usp56 3990-3996, 4020-4024)."""

from referee.breaches.against_a_ruling import MADE_WHEN_BARRED
from referee.breaches.bidding import ALONE_TOO_LATE, REJECTED_SUIT_NAMED, SPEAKS_OUT_OF_TURN, WRONG_WORDS
from referee.breaches.lone_hand import IDLE_HAND_PLAYS
from referee.facts.bidding import A_PASS, SAID, SOMETHING_ELSE
from referee.law import Law
from referee.remedies.bidding import (
    COUNTS_AS_ACCEPTANCE,
    DECLARATION_VOID,
    SIDE_MAY_NOT_MAKE,
    VOID_AND_NO_PENALTY,
)
from referee.remedies.general import NOTHING_STATED

LAWS = (
    Law(
        "all-pass-both-rounds",
        kind="definition",
        cite="usp56 3992",
        says="If all pass the turn-up, and all pass again, the cards are thrown together and the next player deals.",
    ),
    Law(
        "alone-declared-late",
        breach=ALONE_TOO_LATE,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 3996",
        says="Who wants to play alone must say so distinctly when he makes the trump.",
    ),
    Law(
        "partner-of-lone-hand-plays",
        breach=IDLE_HAND_PLAYS,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 3996",
        says="The partner of a lone hand turns his cards face down and takes no part.",
    ),
    Law(
        "wrong-words-of-acceptance",
        breach=WRONG_WORDS,
        remedy=COUNTS_AS_ACCEPTANCE,
        cite="usp56 4020",
        says="The dealer's partner who orders it up, or an opponent who assists, has accepted the turn-up all the same.",
    ),
    Law(
        "names-rejected-suit",
        breach=REJECTED_SUIT_NAMED,
        remedy=DECLARATION_VOID & SIDE_MAY_NOT_MAKE,
        cite="usp56 4020",
        says="To name the suit that was turned down is void, and the side may not make the trump.",
    ),
    Law(
        "declaration-out-of-turn",
        breach=SPEAKS_OUT_OF_TURN,
        when=[SAID.is_(SOMETHING_ELSE)],
        remedy=DECLARATION_VOID & SIDE_MAY_NOT_MAKE,
        cite="usp56 4022-4024",
        says="A declaration or a turning down out of turn is void, and the side may not make the trump.",
    ),
    Law(
        "pass-out-of-turn",
        breach=SPEAKS_OUT_OF_TURN,
        when=[SAID.is_(A_PASS)],
        remedy=VOID_AND_NO_PENALTY,
        kind="allowed",
        cite="usp56 4022",
        says="A pass out of turn is expressly left out of that penalty.",
    ),
    Law(
        "barred-side-makes-trump",
        breach=MADE_WHEN_BARRED,
        remedy=DECLARATION_VOID,
        kind="derived",
        cite="usp56 4020-4024",
        says="What a player declares whose side may not make the trump is void like the declaration that barred it.",
    ),
)
