"""On what ground a director adjusts a score."""

from referee.core.fact import Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.bridge.score.contests import Comparison

GROUNDS = (
    FOR_COMPARABLE_CALL,
    FOR_INSUFFICIENT_BID,
    FOR_COULD_HAVE_KNOWN,
    FOR_WITHDRAWN,
    FOR_HEARD_EXPLANATION,
    FOR_PENALTY_CARD,
    FOR_PENALTY_CARD_IN_HAND,
    FOR_OWN_LEAD,
    FOR_MISINFORMED_CALL,
    FOR_MISINFORMED_PLAY,
    FOR_WRONG_EXPLANATION,
    FOR_NO_AGREEMENT,
    FOR_KEPT_BACK,
    FOR_FORBIDDEN_METHOD,
    FOR_REVOKE,
    FOR_REPEATED_REVOKE,
    FOR_BOTH_REVOKED,
    FOR_PLAYED_TWICE,
    FOR_DECEPTIVE_MANNER,
    FOR_IGNORANCE,
    FOR_OWN_ERROR,
    FOR_NONE_PRESCRIBED,
    FOR_WRONG_RULING,
    FOR_UNPLAYABLE,
    FOR_WRONG_CARDS,
    FOR_OTHER_MATCH_RESULT,
    FOR_TOO_HARD,
) = (
    Answer("comparable-call", "a comparable call that took the place of one withdrawn"),
    Answer("insufficient-bid", "an insufficient bid put right without rectification"),
    Answer("could-have-known", "an irregularity that its author could have known might harm the others"),
    Answer("withdrawn", "what the offenders learnt from calls or plays withdrawn"),
    Answer("heard-explanation", "a partner's explanation that told a player he was misunderstood"),
    Answer("penalty-card", "what a penalty card showed the defenders"),
    Answer("penalty-card-in-hand", "knowledge of a penalty card that was back in the hand"),
    Answer("own-lead", "what declarer learnt by his own lead out of turn"),
    Answer("misinformed-call", "a call made on a wrong explanation, too late to be changed"),
    Answer("misinformed-play", "a card played on a wrong explanation, too late to be changed"),
    Answer("wrong-explanation", "an explanation that was not the agreement"),
    Answer("no-agreement", "an agreement explained that the partners had not"),
    Answer("kept-back", "something known by agreement and left out of an explanation"),
    Answer("forbidden-method", "an understanding that the regulations forbid"),
    Answer("revoke", "a revoke for which the tricks transferred do not make good"),
    Answer("repeated-revoke", "a second revoke in the same suit"),
    Answer("both-revoked", "revokes of both sides"),
    Answer("played-twice", "a card played that had been played before"),
    Answer("deceptive-manner", "a remark, gesture or pause that misled an opponent"),
    Answer("ignorance", "a gain of the side without fault by what the others did not know"),
    Answer("own-error", "an extremely serious error or a gamble of the side without fault"),
    Answer("none-prescribed", "a violation for which the laws prescribe nothing"),
    Answer("wrong-ruling", "a rectification that was wrong"),
    Answer("unplayable", "a board that cannot be played normally"),
    Answer("wrong-cards", "a call on cards of another board, over which the partner has called"),
    Answer("other-match-result", "a board of a team match with a clearly favourable result at the other table"),
    Answer("too-hard", "that the rectification of the law is too hard or too soft"),
)


@fact("adjusted-because", "On what ground does the director adjust the score?", GROUNDS)
def ADJUSTED_BECAUSE(table: Table, matter: Matter, act: Act) -> str | None:
    return act.how or None if act.verb in ("adjusts", "assigns") else None


AVERAGE_PLUS, AVERAGE_EVEN, AVERAGE_MINUS = (
    Answer("plus", "none at all"),
    Answer("even", "in part"),
    Answer("minus", "the side itself, and nobody else"),
)


@fact("at-fault", "What fault has that side that the board has no result?", (AVERAGE_PLUS, AVERAGE_EVEN, AVERAGE_MINUS))
def AT_FAULT(table: Table, matter: Matter, act: Act) -> str | None:
    return act.how or None if act.verb == "averages" else None


GOOD_SESSION, POOR_SESSION, ANY_SESSION = (
    Answer("good", "more than it would get for a board without fault of its own"),
    Answer("poor", "less than it would get for a board that it has spoilt"),
    Answer("any", "neither"),
)


@fact("other-boards", "What has that side on the other boards of the session?", (GOOD_SESSION, POOR_SESSION, ANY_SESSION))
def ON_OTHER_BOARDS(table: Table, matter: Matter, act: Act) -> str | None:
    """Told in hundredths with the average; where it is not, it is taken for neither."""
    if act.verb != "averages":
        return None
    compared = table.game.part(Comparison) or Comparison()
    if not act.numbers or compared.poor_session <= act.number <= compared.good_session:
        return ANY_SESSION
    return GOOD_SESSION if act.number > compared.good_session else POOR_SESSION
