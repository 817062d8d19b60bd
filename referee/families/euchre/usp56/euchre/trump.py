"""Euchre, the laws of making the trump and of playing alone (usp56 3990-3996, 4020-4024)."""

from referee.core.law import Law
from referee.families import euchre
from referee.mechanics import rulings, trump

LAWS = (
    Law(
        "all-pass-both-rounds",
        cite="usp56 3992",
        says="If all pass the turn-up, and all pass again, the cards are thrown together and the next player deals.",
    ),
    Law(
        "alone-declared-late",
        breach=euchre.ALONE_TOO_LATE,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3996",
        says="Who wants to play alone must say so distinctly when he makes the trump.",
    ),
    Law(
        "partner-of-lone-hand-plays",
        breach=euchre.IDLE_HAND_PLAYS,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3996",
        says="The partner of a lone hand turns his cards face down and takes no part.",
    ),
    Law(
        "wrong-words-of-acceptance",
        breach=euchre.WRONG_WORDS,
        remedy=euchre.COUNTS_AS_ACCEPTANCE,
        cite="usp56 4020",
        says="The dealer's partner who orders it up, or an opponent who assists, has accepted the turn-up all the same.",
    ),
    Law(
        "names-rejected-suit",
        breach=euchre.REJECTED_SUIT_NAMED,
        remedy=euchre.DECLARATION_VOID & euchre.SIDE_MAY_NOT_MAKE,
        cite="usp56 4020",
        says="To name the suit that was turned down is void, and the side may not make the trump.",
    ),
    Law(
        "declaration-out-of-turn",
        breach=euchre.SPEAKS_OUT_OF_TURN,
        when=[trump.SAID.is_(trump.SOMETHING_ELSE)],
        remedy=euchre.DECLARATION_VOID & euchre.SIDE_MAY_NOT_MAKE,
        cite="usp56 4022-4024",
        says="A declaration or a turning down out of turn is void, and the side may not make the trump.",
    ),
    Law(
        "pass-out-of-turn",
        breach=euchre.SPEAKS_OUT_OF_TURN,
        when=[trump.SAID.is_(trump.A_PASS)],
        remedy=trump.VOID_AND_NO_PENALTY,
        cite="usp56 4022",
        says="A pass out of turn is expressly left out of that penalty.",
    ),
    Law(
        "barred-side-makes-trump",
        breach=rulings.MADE_WHEN_BARRED,
        remedy=euchre.DECLARATION_VOID,
        cite="drawn from usp56 4020-4024",
        says="What a player declares whose side may not make the trump is void like the declaration that barred it.",
    ),
)
