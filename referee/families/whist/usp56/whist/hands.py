"""Whist, the laws of the trump card and of hands with a wrong number of cards (usp56 1874-1886)."""

from referee.core.law import Law, by
from referee.families import whist
from referee.mechanics import conduct, deal, exposure, roles, rulings, tricks, windows

LAWS = (
    Law(
        "trump-card-left-on-table",
        breach=deal.TURN_UP_LEFT,
        remedy=exposure.LiableToBeCalled(),
        chooser=by(roles.OPPONENTS),
        cite="usp56 1874",
        says="A trump card still on the table after the second trick has been turned and quitted is liable to be called.",
    ),
    Law(
        "trump-card-named-after-taken-up",
        breach=deal.TURN_UP_NAMED,
        remedy=whist.MAY_CALL_HIGHEST_OR_LOWEST_TRUMP,
        chooser=by(roles.OPPONENTS),
        cite="usp56 1874",
        says="Of a player who names the trump card after it was lawfully taken up either adversary may call the highest or the lowest trump.",
    ),
    Law(
        "asking-what-the-trump-suit-is",
        on=conduct.ASKS_THE_TRUMP,
        remedy=rulings.ALLOWED,
        cite="usp56 1874",
        says="A player may ask at any time which suit is trumps.",
    ),
    Law(
        "wrong-number-on-one-side-only",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[whist.ADVERSARIES_TOO.no, deal.WHY_TOO_MANY.is_(deal.FROM_THE_DEAL)],
        after=tricks.FOUND_IN_FIRST_TRICK,
        remedy=whist.NEW_DEAL_OR_PLAY_ON,
        chooser=by(roles.OPPONENTS, until=windows.NEXT_CARD_PLAYED),
        cite="usp56 1876-1880",
        says="Once all have played to the first trick, adversaries whose own numbers are right choose between a new deal and playing on; they may consult.",
    ),
    Law(
        "hand-short-by-a-card-played-beside",
        breach=deal.TOO_FEW_CARDS,
        when=[whist.ADVERSARIES_TOO.no, deal.WHY_TOO_MANY.is_(deal.FROM_THE_PLAY)],
        after=tricks.FOUND_IN_FIRST_TRICK,
        remedy=whist.NEW_DEAL_OR_PLAY_ON,
        chooser=by(roles.OPPONENTS, until=windows.NEXT_CARD_PLAYED),
        cite="drawn from usp56 1876-1880",
        says="The same holds of a hand that is short because it has put two cards to a trick: the law asks how many it has, not why.",
    ),
    Law(
        "wrong-number-on-both-sides",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[whist.ADVERSARIES_TOO.yes],
        after=tricks.FOUND_IN_FIRST_TRICK,
        remedy=deal.REDEAL,
        cite="usp56 1882-1884",
        says="If an adversary has a wrong number too, there must be a new deal.",
    ),
    Law(
        "surplus-from-omitting-to-play",
        breach=tricks.NO_CARD_TO_TRICK,
        after=whist.ADDED_IN_TIME,
        remedy=whist.NEW_DEAL_OR_PLAY_ON,
        chooser=by(roles.OPPONENTS, until=windows.NEXT_CARD_PLAYED),
        cite="usp56 1886",
        says="For a card too many that comes from a trick not played to, the adversaries have that choice only after the player has played to the next.",
    ),
    Law(
        "omission-counted",
        breach=deal.TOO_MANY_CARDS,
        when=[whist.ADVERSARIES_TOO.no, deal.WHY_TOO_MANY.is_(deal.FROM_THE_PLAY)],
        after=tricks.FOUND_IN_FIRST_TRICK,
        remedy=deal.DEFECTIVE_TRICK,
        cite="usp56 1886",
        says="A card too many that was counted, where it comes from a trick not played to, is dealt with by the law on that.",
    ),
    Law(
        "omission-put-right",
        breach=tricks.NO_CARD_TO_TRICK,
        until=whist.ADDED_IN_TIME,
        remedy=rulings.no_penalty(),
        cite="drawn from usp56 1886",
        says="A card put to the trick before the next one leaves no surplus, and gives nobody a choice.",
    ),
)
