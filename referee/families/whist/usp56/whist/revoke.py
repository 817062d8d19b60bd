"""Whist, the laws of the revoke (usp56 1911-1917)."""

from referee.core.law import Law, by
from referee.core.limits import raised
from referee.families import whist
from referee.mechanics import exposure, roles, rulings, tricks, windows

CLAIMED = raised(before=windows.CUT_FOR_NEXT_DEAL, by=roles.OPPONENTS)
#: what a revoke costs, and the refusal of a lawful call
REVOKE_PENALTY = whist.revoke_costs(2)

LAWS = (
    Law(
        "revoke-corrected-in-time",
        breach=tricks.REVOKE,
        when=[tricks.REVOKE_FATE.is_(tricks.CORRECTED_IN_TIME)],
        remedy=rulings.corrected("it is put right") & exposure.LiableToBeCalled(),
        chooser=by(roles.OPPONENTS),
        cite="usp56 1911",
        says="A revoke is corrected before the trick is turned and quitted, his side has played on or his partner has asked; the card is then liable to be called.",
    ),
    Law(
        "revoke-correction-barred-after-partner-asked",
        breach=tricks.REVOKE,
        when=[tricks.REVOKE_FATE.is_(tricks.PARTNER_ASKED)],
        until=CLAIMED,
        remedy=REVOKE_PENALTY,
        cite="usp56 1911-1913",
        says="Once the partner has asked whether he has none of the suit, a revoke can no longer be corrected.",
    ),
    Law(
        "revoke-two-trick-transfer",
        breach=tricks.REVOKE,
        when=[tricks.REVOKE_FATE.is_(tricks.QUITTED_OR_PLAYED_ON)],
        until=CLAIMED,
        remedy=REVOKE_PENALTY,
        cite="usp56 1913, 1917",
        says="Each revoke moves two tricks, as far as the side has any, for the book names no limit; the revoking side cannot win the game in that hand, nor either side if both revoke.",
    ),
    Law(
        "revoker-demands-hand-played-out",
        cite="usp56 1915",
        says="The revoking side may have the hand played out, and scores what it makes up to a score of six.",
    ),
    Law(
        "revoke-claim-limit",
        breach=tricks.REVOKE,
        when=[tricks.REVOKE_FATE.is_(tricks.PARTNER_ASKED, tricks.QUITTED_OR_PLAYED_ON)],
        after=CLAIMED,
        remedy=rulings.condoned("no penalty", "the pack has been cut for the next deal"),
        cite="usp56 1917",
        says="A revoke is claimed before the cards have been presented and cut for the following deal, or not at all.",
    ),
)
