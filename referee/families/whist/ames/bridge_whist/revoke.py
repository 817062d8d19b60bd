"""Bridge whist, the laws of the revoke (ames 94-98, 561, 635-673)."""

from referee.core.law import Law, by
from referee.core.limits import raised
from referee.families import whist
from referee.mechanics import conduct, roles, rulings, tricks, windows
from referee.mechanics.rulings.gives.parts import ByLaw
from referee.mechanics.tricks.facts.revokes import ESTABLISHED

IN_TIME = raised(before=windows.CUT_FOR_NEXT_DEAL, by=roles.OPPONENTS)

LAWS = (
    Law(
        "dummy-revokes",
        breach=tricks.REVOKE,
        when=[whist.OF_DUMMY.yes],
        remedy=rulings.no_penalty(),
        cite="ames 561",
        says="Dummy pays for no revoke; found when the trick is turned and quitted, it stands.",
    ),
    Law(
        "definition-revoke",
        cite="ames 637",
        says="A player other than dummy who has a card of the suit led and plays another revokes; that penalty goes before all other counts.",
    ),
    Law(
        "revoke-three-trick-transfer",
        breach=tricks.REVOKE,
        when=[whist.OF_DUMMY.no, tricks.REVOKE_ENDED.is_(ESTABLISHED)],
        until=IN_TIME,
        remedy=tricks.Transfer(3, of_all=True) & rulings.Opens(tricks.GAME_OF_REVOKERS),
        cite="ames 639, 649-651, 671-673",
        says="Each established revoke moves three tricks to the adversaries, thirteen in all at most.",
    ),
    Law(
        "revoking-side-cannot-score-game",
        breach=tricks.GAME_OF_REVOKERS,
        when=[whist.OTHER_SIDE_REVOKED.no],
        remedy=whist.CannotWinGame("cannot win the game in this deal and comes to 28 at most"),
        cite="ames 641-647",
        says="The penalty touches the score of the game alone in which it falls; the revoking side's score towards game ends at twenty-eight in that hand.",
    ),
    Law(
        "revoke-penalty-summary",
        breach=whist.SLAM_OF_REVOKERS,
        until=IN_TIME,
        remedy=ByLaw("it is no slam"),
        cite="ames 94-98",
        says="For a revoke three tricks go over; the revoking side wins no game and scores no slam in that deal.",
    ),
    Law(
        "revoke-established",
        cite="ames 649-651",
        says="A revoke is established when its trick is turned and quitted, or when its side has led or played to the next.",
    ),
    Law(
        "revoke-partner-asks-in-time",
        cite="ames 653-655",
        says="If the partner asks before the trick is turned and quitted, that alone no longer establishes it; a denial does, or play to the next trick.",
    ),
    Law(
        "asking-about-a-revoke",
        on=conduct.ASKS_ABOUT_REVOKE,
        remedy=rulings.ALLOWED,
        cite="ames 653",
        says="A player may ask his partner whether he has none of the suit that he renounced.",
    ),
    Law(
        "adversarys-revoke-corrected-in-time",
        breach=tricks.REVOKE,
        when=[whist.OF_DUMMY.no, whist.WHOSE_SIDE.is_(tricks.A_DEFENDER), tricks.REVOKE_ENDED.is_(tricks.CORRECTED_IN_TIME)],
        remedy=whist.CARD_CALLABLE_OR_PRESCRIBED & whist.OTHERS_MAY_CHANGE,
        chooser=by(roles.DEALER),
        cite="ames 657, 661",
        says="An adversary's revoke put right leaves his card exposed, or the dealer calls for his highest or lowest of the suit to that trick; who played after it may change.",
    ),
    Law(
        "dealers-revoke-corrected-in-time",
        breach=tricks.REVOKE,
        when=[
            whist.OF_DUMMY.no,
            whist.WHOSE_SIDE.is_(tricks.DECLARERS_SIDE),
            tricks.REVOKE_ENDED.is_(tricks.CORRECTED_IN_TIME),
            whist.ADVERSARIES_PLAYED.yes,
        ],
        remedy=whist.ELDEST_PRESCRIBES & whist.OTHERS_MAY_CHANGE,
        chooser=by(roles.ELDEST_HAND),
        cite="ames 657, 663-667",
        says="If the dealer puts his revoke right when both adversaries have played and he is not fourth hand, the eldest hand calls for his highest or lowest of the suit.",
    ),
    Law(
        "dealers-revoke-corrected-without-penalty",
        breach=tricks.REVOKE,
        when=[
            whist.OF_DUMMY.no,
            whist.WHOSE_SIDE.is_(tricks.DECLARERS_SIDE),
            tricks.REVOKE_ENDED.is_(tricks.CORRECTED_IN_TIME),
            whist.ADVERSARIES_PLAYED.no,
        ],
        remedy=rulings.corrected("it is put right without penalty") & whist.OTHERS_MAY_CHANGE,
        cite="ames 657, 663-667",
        says="As fourth hand, or before both adversaries have played, the dealer puts his revoke right without penalty.",
    ),
    Law(
        "revoke-claimants-search-tricks",
        cite="ames 667",
        says="At the end of the hand those who claim a revoke may search all the tricks.",
    ),
    Law(
        "revoke-claim-and-proof",
        breach=tricks.REVOKE,
        when=[whist.OF_DUMMY.no, tricks.REVOKE_ENDED.is_(ESTABLISHED)],
        after=IN_TIME,
        remedy=rulings.condoned("no penalty", "the cards have been cut for the following deal"),
        cite="ames 667-671",
        says="A revoke is claimed before the cut for the following deal; once the cards are mixed it has to be proved, unless the accused side mixed them.",
    ),
    Law(
        "slam-of-revokers-stands",
        breach=whist.SLAM_OF_REVOKERS,
        after=IN_TIME,
        remedy=rulings.condoned("it counts as a slam", "the revoke was claimed too late"),
        cite="drawn from ames 98, 671",
        says="A revoke that is not claimed in time costs nothing, the slam included.",
    ),
    Law(
        "both-sides-revoke",
        breach=tricks.GAME_OF_REVOKERS,
        when=[whist.OTHER_SIDE_REVOKED.yes],
        remedy=whist.CannotWinGame("cannot win the game in this deal, and the other side cannot either"),
        cite="ames 672",
        says="If both sides incur the penalty neither wins the game by that hand.",
    ),
)
