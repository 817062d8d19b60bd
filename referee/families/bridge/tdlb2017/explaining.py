"""The laws of reviews, questions and explanations, 20, 41B and 75: who may ask when, who answers, and who puts right what was wrong."""

from referee.core.law import Law
from referee.families import bridge
from referee.families.bridge.tdlb2017.code import TDLB2017, UNSEEN
from referee.mechanics import conduct, rulings, tricks

LAWS = (
    Law(
        "review-of-calls-at-own-turn",
        on=conduct.REVIEW_OF_CALLS,
        when=[bridge.REVIEW_ASKED.is_(bridge.AT_HIS_TURN)],
        remedy=rulings.ALLOWED,
        cite=TDLB2017.at("20B"),
        says="At his turn to call a player may have all calls restated, unless he has to pass.",
    ),
    Law(
        "review-when-barred",
        on=conduct.REVIEW_OF_CALLS,
        when=[bridge.REVIEW_ASKED.is_(bridge.WHEN_BARRED)],
        remedy=rulings.NOTHING_STATED,
        cite=TDLB2017.at("20B"),
        says="A player who has to pass is not entitled to a review.",
    ),
    Law(
        "review-after-final-pass",
        on=conduct.REVIEW_OF_CALLS,
        when=[bridge.REVIEW_ASKED.is_(bridge.AT_FIRST_PLAY)],
        remedy=rulings.ALLOWED,
        cite=TDLB2017.at("20C2, 41B"),
        says="Declarer or a defender may have a review at his first turn to play.",
    ),
    Law(
        "review-asked-after-own-face-down-lead",
        on=conduct.REVIEW_OF_CALLS,
        when=[bridge.REVIEW_ASKED.is_(bridge.LED_FACE_DOWN)],
        remedy=rulings.NOTHING_STATED,
        cite=TDLB2017.at("41B"),
        says="Once his own lead lies on the table, face down, the leader has no right to a review; he may have asked before it.",
    ),
    Law(
        "review-too-late",
        on=conduct.REVIEW_OF_CALLS,
        when=[bridge.REVIEW_ASKED.is_(bridge.TOO_LATE_FOR_REVIEW)],
        remedy=rulings.NOTHING_STATED,
        cite=TDLB2017.at("20C2, 41B, 41C"),
        says="Who has played a card is no longer entitled to one; he may ask what the contract is.",
    ),
    Law(
        "review-not-at-turn",
        on=conduct.REVIEW_OF_CALLS,
        when=[bridge.REVIEW_ASKED.is_(bridge.NOT_HIS_TURN)],
        remedy=rulings.NOTHING_STATED,
        cite=TDLB2017.at("20B"),
        says="At another's turn to call nobody is entitled to one.",
    ),
    Law(
        "review-asked-by-presumed-dummy",
        on=conduct.REVIEW_OF_CALLS,
        when=[bridge.REVIEW_ASKED.is_(bridge.BY_DUMMY_HIMSELF)],
        remedy=rulings.NOTHING_STATED,
        cite=TDLB2017.at("41B"),
        says="Dummy has no right to a review.",
    ),
    Law(
        "review-before-lead-is-faced",
        cite=TDLB2017.at("41B"),
        says="Before the lead is faced the leader's partner and declarer may ask for a review or an explanation.",
    ),
    Law(
        "review-at-first-turn-to-play",
        cite=TDLB2017.at("41B"),
        says="Declarer and the defenders may have a review at their first turn to play.",
    ),
    Law(
        "review-after-first-play",
        cite=TDLB2017.at("41B"),
        says="Having played they may ask what the contract is, and at their turn what calls meant.",
    ),
    Law(
        "explanation-during-play",
        cite=TDLB2017.at("20F2, 41B"),
        says="Calls are explained in the play too, to each at his own turn.",
    ),
    Law(
        "asks-contract-during-play",
        cite=TDLB2017.at("41C"),
        says="Declarer and defenders may always ask at their turn what the contract is, and whether it is doubled.",
    ),
    Law(
        "partial-review",
        cite=TDLB2017.at("20B, 20C2"),
        says="A review is of all the calls: nobody asks for a part of it, or has it broken off.",
    ),
    Law(
        "who-restates",
        cite=TDLB2017.at("20D"),
        says="Calls are restated by an opponent of the player who asked, and by nobody of his own side.",
    ),
    Law(
        "error-in-review",
        cite=TDLB2017.at("20E"),
        says="An error in restating the calls is put right at once by any player, dummy and who has to pass too; uncorrected, it may bring an adjusted score.",
    ),
    Law(
        "question-about-the-auction",
        on=bridge.EXPLANATION,
        remedy=rulings.ALLOWED,
        cite=TDLB2017.at("20F1"),
        says="Calls are explained by the partner of the player who made them, unless the director has it otherwise.",
    ),
    Law(
        "question-at-own-turn",
        on=bridge.MEANING_ASKED,
        when=[bridge.MEANING_ASKED_WHEN.is_(bridge.CALLS_NEXT)],
        remedy=rulings.ALLOWED,
        cite=TDLB2017.at("20F1"),
        says="At his own turn to call a player may ask what calls of the other side mean.",
    ),
    Law(
        "question-out-of-turn",
        on=bridge.MEANING_ASKED,
        when=[bridge.MEANING_ASKED_WHEN.is_(bridge.ANOTHER_CALLS)],
        remedy=rulings.NOTHING_STATED & rulings.notes("what his partner learns by the question may be unauthorised"),
        cite=TDLB2017.at("16B, 20F1"),
        says="At another's turn to call nobody asks; what the partner learns by it may be unauthorised, and he asks further at his own turn alone.",
    ),
    Law(
        "question-during-play",
        on=bridge.MEANING_ASKED,
        when=[bridge.MEANING_ASKED_WHEN.is_(bridge.PLAYS_NEXT)],
        remedy=rulings.ALLOWED,
        cite=TDLB2017.at("20F2"),
        says="In the play a defender at his turn, and declarer at his or dummy's, may ask what calls meant." + UNSEEN,
    ),
    Law(
        "explanation-not-at-turn",
        on=bridge.MEANING_ASKED,
        when=[bridge.MEANING_ASKED_WHEN.is_(bridge.ANOTHER_PLAYS)],
        remedy=rulings.NOTHING_STATED & rulings.notes("what his partner learns by the question may be unauthorised"),
        cite=TDLB2017.at("16B, 20F2, 41B"),
        says="At another's turn to play there is no right to an explanation, and for dummy at no time." + UNSEEN,
    ),
    Law(
        "question-about-one-call",
        cite=TDLB2017.at("20F3"),
        says="One may ask of a single call, though that may tell the partner something." + UNSEEN,
    ),
    Law(
        "question-for-partners-benefit",
        cite=TDLB2017.at("16B, 20G1"),
        says="Nobody asks only to help his partner: what the partner learns by it is unauthorised, and a penalty is possible."
        + UNSEEN,
    ),
    Law(
        "question-to-draw-a-wrong-answer",
        cite=TDLB2017.at("20G2"),
        says="Nobody asks only to draw a wrong answer from an opponent; a penalty is possible." + UNSEEN,
    ),
    Law(
        "explanation-keeps-back-general-knowledge",
        cite=TDLB2017.at("40B5"),
        says="What bridge players know in general need not be told." + UNSEEN,
    ),
    Law(
        "understandings-disclosed",
        cite=TDLB2017.at("40A1b"),
        says="Each partnership makes its understandings known to its opponents before they play, as the regulations say.",
    ),
    Law(
        "disclosure-duty-broken-again",
        cite=TDLB2017.at("40B3b, 90"),
        says="Who fails in that more than once may be penalized.",
    ),
    Law(
        "understanding-differs-by-player",
        cite=TDLB2017.at("40A4"),
        says="What a call or play is agreed to mean may not depend on which of the partners makes it; style and judgement may differ.",
    ),
    Law(
        "own-system-card-consulted",
        cite=TDLB2017.at("20G3, 40B2"),
        says="In auction and play nobody looks at his own system card or notes, unless the regulations allow it." + UNSEEN,
    ),
    Law(
        "own-system-card-clarification-period",
        cite=TDLB2017.at("20G3, 40B2"),
        says="Declarer's side may look at its own card between the last pass and the opening lead, unless the regulations forbid it."
        + UNSEEN,
    ),
    Law(
        "opponents-system-card-consulted",
        cite=TDLB2017.at("40B2"),
        says="The opponents' system card may be looked at before the auction, after it until the lead, and at one's own turn to call or play."
        + UNSEEN,
    ),
    Law(
        "opponents-system-card-not-at-turn",
        cite=TDLB2017.at("16B, 40B2"),
        says="At no other time may it, save to explain the partner's call rightly when asked; what the partner learns by it may be unauthorised."
        + UNSEEN,
    ),
    Law(
        "aids-to-memory",
        cite=TDLB2017.at("40B2d"),
        says="In auction and play nobody uses an aid to memory, to counting or to technique, unless the regulations allow it."
        + UNSEEN,
    ),
    Law(
        "own-explanation-wrong",
        on=bridge.EXPLANATION_CORRECTED,
        when=[
            bridge.WHOSE_EXPLANATION.is_(bridge.EXPLAINED_HIMSELF),
            bridge.PUT_RIGHT_WHEN.is_(bridge.WHILE_CALLING, bridge.LEAD_NOT_FACED),
        ],
        remedy=rulings.allowed(
            "he calls the director and puts it right", "calls made on it may be changed as the director says"
        ),
        cite=TDLB2017.at("20F4, 21B, 75B2"),
        says="Who finds that he has explained wrongly calls the director and puts it right before the lead is faced, and may do so at once.",
    ),
    Law(
        "own-explanation-wrong-in-play",
        on=bridge.EXPLANATION_CORRECTED,
        when=[
            bridge.WHOSE_EXPLANATION.is_(bridge.EXPLAINED_HIMSELF),
            bridge.PUT_RIGHT_WHEN.is_(bridge.WHILE_PLAYING, bridge.PLAY_ENDED),
        ],
        remedy=rulings.allowed("he calls the director at once and puts it right") & bridge.DIRECTOR_LOOKS_AT_DAMAGE,
        cite=TDLB2017.at("20F4, 21B3, 47E, 75B2"),
        says="Who finds it in the play calls the director at once; a card may be taken back, or the score adjusted.",
    ),
    Law(
        "partners-wrong-explanation-auction",
        on=bridge.EXPLANATION_CORRECTED,
        when=[bridge.WHOSE_EXPLANATION.is_(bridge.PARTNER_EXPLAINED), bridge.PUT_RIGHT_WHEN.is_(bridge.WHILE_CALLING)],
        remedy=rulings.NOTHING_STATED & rulings.notes("what he learnt by the explanation is unauthorised for him"),
        cite=TDLB2017.at("20F5a, 75A, 75B3"),
        says="While the auction lasts nobody puts his partner's explanation right, or shows that it was wrong; he calls as if he had not heard it.",
    ),
    Law(
        "partners-wrong-explanation-declarer",
        on=bridge.EXPLANATION_CORRECTED,
        when=[
            bridge.WHOSE_EXPLANATION.is_(bridge.PARTNER_EXPLAINED),
            bridge.PUT_RIGHT_WHEN.is_(bridge.LEAD_NOT_FACED),
            bridge.HIS_SIDE.is_(tricks.DECLARERS_SIDE),
        ],
        remedy=rulings.allowed("he calls the director and puts it right"),
        cite=TDLB2017.at("20F5b, 75B3"),
        says="Declarer or dummy calls the director after the last pass, before the lead is faced, and says that his partner's explanation was wrong.",
    ),
    Law(
        "partners-wrong-explanation-declarer-late",
        on=bridge.EXPLANATION_CORRECTED,
        when=[
            bridge.WHOSE_EXPLANATION.is_(bridge.PARTNER_EXPLAINED),
            bridge.PUT_RIGHT_WHEN.is_(bridge.WHILE_PLAYING, bridge.PLAY_ENDED),
            bridge.HIS_SIDE.is_(tricks.DECLARERS_SIDE),
        ],
        remedy=rulings.notes("it was due before the lead was faced") & bridge.DIRECTOR_LOOKS_AT_DAMAGE,
        cite=TDLB2017.at("20F5b, 21B3, 75B3"),
        says="Later than that he is late, and the director adjusts the score if the others were harmed.",
    ),
    Law(
        "partners-wrong-explanation-defender",
        on=bridge.EXPLANATION_CORRECTED,
        when=[
            bridge.WHOSE_EXPLANATION.is_(bridge.PARTNER_EXPLAINED),
            bridge.PUT_RIGHT_WHEN.is_(bridge.LEAD_NOT_FACED, bridge.WHILE_PLAYING),
            bridge.HIS_SIDE.is_(tricks.A_DEFENDER),
        ],
        remedy=rulings.NOTHING_STATED & rulings.notes("he calls the director when the play has ended, and not sooner"),
        cite=TDLB2017.at("20F5b, 75B3"),
        says="A defender waits until the play has ended, and puts his partner's explanation right then.",
    ),
    Law(
        "partners-wrong-explanation-defender-after-play",
        on=bridge.EXPLANATION_CORRECTED,
        when=[
            bridge.WHOSE_EXPLANATION.is_(bridge.PARTNER_EXPLAINED),
            bridge.PUT_RIGHT_WHEN.is_(bridge.PLAY_ENDED),
            bridge.HIS_SIDE.is_(tricks.A_DEFENDER),
        ],
        remedy=rulings.allowed("he calls the director and puts it right") & bridge.DIRECTOR_LOOKS_AT_DAMAGE,
        cite=TDLB2017.at("20F5b, 75B3"),
        says="Then he must: the director adjusts the score if the others were harmed.",
    ),
    Law(
        "silence-own-side-not-partners-explanation",
        on=conduct.SILENT,
        when=[bridge.SILENT_ABOUT.is_(bridge.OTHER_FAULT)],
        remedy=rulings.ALLOWED,
        cite=TDLB2017.at("9A5, 72B2"),
        says="A player need not speak of an irregularity of his own side, save a wrong explanation or a revoke to be corrected.",
    ),
    Law(
        "silence-on-partners-wrong-explanation",
        on=conduct.SILENT,
        when=[bridge.SILENT_ABOUT.is_(bridge.WRONG_EXPLANATION)],
        remedy=rulings.NOTHING_STATED & rulings.notes("he puts it right at the first moment that the laws allow"),
        cite=TDLB2017.at("9A5, 20F5"),
        says="Of his partner's wrong explanation nobody keeps silent beyond the first moment at which the laws let him speak.",
    ),
)
