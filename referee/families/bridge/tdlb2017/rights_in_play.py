"""What the laws say of the play and of what comes after it, and no log shows being broken: told to whoever asks."""

from referee.core.law import Law
from referee.families.bridge.tdlb2017.code import TDLB2017, UNSEEN

LAWS = (
    Law(
        "named-card-is-played",
        cite=TDLB2017.at("45C4a"),
        says="A card named as the one to be played is played.",
    ),
    Law(
        "declarers-card-maintained-as-played",
        cite=TDLB2017.at("45C2b"),
        says="So is a card that declarer keeps in a position that shows it.",
    ),
    Law(
        "declarers-card-not-yet-played",
        cite=TDLB2017.at("45C2, 48A"),
        says="A card that declarer has only detached or shown is not played.",
    ),
    Law(
        "dummys-card-touched-to-arrange",
        cite=TDLB2017.at("45C3"),
        says="A card of dummy touched to arrange the hand, or to reach its neighbour, is not played.",
    ),
    Law(
        "declarer-changes-designation-too-late",
        cite=TDLB2017.at("45C4b"),
        says="Once declarer has played again from either hand the card he named stands.",
    ),
    Law(
        "defenders-card-partner-could-not-see",
        cite=TDLB2017.at("45C1, 49"),
        says="A card that a defender has drawn, and that his partner could not have seen, may go back.",
    ),
    Law(
        "retract-for-rectification",
        cite=TDLB2017.at("47A"),
        says="A card is taken back where a rectification requires it.",
    ),
    Law(
        "retract-to-correct-illegal-play",
        cite=TDLB2017.at("47B"),
        says="And to correct an illegal play.",
    ),
    Law(
        "retract-unintended-designation",
        cite=TDLB2017.at("47C"),
        says="And after an unintended designation that is changed.",
    ),
    Law(
        "retract-after-opponents-change",
        cite=TDLB2017.at("47D"),
        says="And after an opponent has changed his play.",
    ),
    Law(
        "retract-misinformed-of-turn",
        cite=TDLB2017.at("47E1"),
        says="And where an opponent had said that it was the player's turn.",
    ),
    Law(
        "retract-mistaken-explanation",
        cite=TDLB2017.at("47E2a"),
        says="And after a mistaken explanation, until a card is played after it.",
    ),
    Law(
        "retract-under-53b",
        cite=TDLB2017.at("47F1"),
        says="And after a proper lead to the trick of an irregular one.",
    ),
    Law(
        "retract-otherwise",
        cite=TDLB2017.at("47F2"),
        says="Otherwise a card once played is not taken back.",
    ),
    Law(
        "declarer-faces-hand-after-opening-lead-out-of-turn",
        cite=TDLB2017.at("48B1, 54A"),
        says="Declarer who faces his hand on an opening lead out of turn has made it dummy.",
    ),
    Law(
        "declarer-faces-hand-otherwise",
        cite=TDLB2017.at("48B2"),
        says="At any other time to face it may be a claim, unless it is plain that he did not mean one.",
    ),
    Law(
        "exposed-in-statement-about-current-trick",
        cite=TDLB2017.at("49, 68"),
        says="Cards shown with a word about the trick in progress are no penalty cards.",
    ),
    Law(
        "exposed-card-designated-otherwise",
        cite=TDLB2017.at("50"),
        says="The director may say that an exposed card is none, by who or what made it fall.",
    ),
    Law(
        "minor-penalty-card-honour-instead",
        cite=TDLB2017.at("50C"),
        says="An honor of the suit may be played before a minor penalty card.",
    ),
    Law(
        "minor-penalty-card-other-suit",
        cite=TDLB2017.at("50C"),
        says="From any other suit its owner plays as he likes.",
    ),
    Law(
        "penalty-card-knowledge-authorised",
        cite=TDLB2017.at("50E1"),
        says="While a penalty card lies there everybody may use what is known from it." + UNSEEN,
    ),
    Law(
        "penalty-card-not-played-no-withdrawal",
        cite=TDLB2017.at("52A"),
        says="Who played another card than his penalty card does not take it back of his own accord.",
    ),
    Law(
        "lead-out-of-turn-accepted-by-statement",
        cite=TDLB2017.at("53A"),
        says="A lead out of turn is accepted by a word of declarer, or of either defender to declarer's.",
    ),
    Law(
        "lead-out-of-turn-accepted-by-play",
        cite=TDLB2017.at("53A"),
        says="It is accepted too if the next hand plays to it.",
    ),
    Law(
        "lead-out-of-turn-misinformed",
        cite=TDLB2017.at("47E1, 53A"),
        says="Of a lead that an opponent had asked for nothing follows, and nobody may accept it.",
    ),
    Law(
        "lead-out-of-turn-not-accepted",
        cite=TDLB2017.at("53A"),
        says="Not accepted, it gives way to a lead from the right hand.",
    ),
    Law(
        "proper-lead-after-irregular-lead",
        cite=TDLB2017.at("47F1, 53B"),
        says="An opponent whose lead it was may simply make it, and plays to nothing else by it.",
    ),
    Law(
        "wrong-defender-plays-to-declarers-irregular-lead",
        cite=TDLB2017.at("53C, 57"),
        says="If the defender at the right of declarer's irregular lead plays to it, it stands, and he has played before his partner.",
    ),
    Law(
        "declarer-leads-from-wrong-hand-right-defender-plays",
        cite=TDLB2017.at("53C, 57A"),
        says="So it is with a lead from the wrong hand.",
    ),
    Law(
        "declarer-leads-at-defenders-turn-right-defender-plays",
        cite=TDLB2017.at("53C, 57A"),
        says="And with one at a defender's turn.",
    ),
    Law(
        "play-over-irregularity-forfeits",
        cite=TDLB2017.at("60A1, 60A2"),
        says="Who plays over an irregular play of the opponent at his right has accepted it.",
    ),
    Law(
        "play-over-irregularity-own-lead",
        cite=TDLB2017.at("53B, 60A1"),
        says="Unless it was his own proper lead.",
    ),
    Law(
        "offending-side-plays-before-assessment",
        cite=TDLB2017.at("60C"),
        says="What the offending side plays before the ruling takes nothing from the others' rights.",
    ),
    Law(
        "declarer-asks-defender",
        cite=TDLB2017.at("61B1"),
        says="Declarer may ask a defender about a revoke.",
    ),
    Law(
        "defenders-ask-declarer-or-each-other",
        cite=TDLB2017.at("61B3"),
        says="Defenders may ask declarer and each other.",
    ),
    Law(
        "claim-of-revoke-no-inspection",
        cite=TDLB2017.at("61C, 66C"),
        says="To claim a revoke is no right to see quitted tricks.",
    ),
    Law(
        "claim-of-revoke-inspection-by-director",
        cite=TDLB2017.at("61C, 66C"),
        says="The director may have them seen.",
    ),
    Law(
        "claim-of-revoke-inspection-after-play",
        cite=TDLB2017.at("66D"),
        says="After the play all cards may be inspected.",
    ),
    Law(
        "revoke-must-be-corrected",
        cite=TDLB2017.at("62A"),
        says="A revoke to which attention is drawn in time must be corrected.",
    ),
    Law(
        "declarers-revoke-found-by-forfeited-dummy",
        cite=TDLB2017.at("43B2b, 62B2"),
        says="Corrected on the word of a dummy without rights it is adjusted as if established.",
    ),
    Law(
        "cards-played-after-a-revoke",
        cite=TDLB2017.at("62C1"),
        says="The other side may take back what it played after a revoke that is corrected.",
    ),
    Law(
        "revokers-partner-after-opponent-changed",
        cite=TDLB2017.at("62C2"),
        says="If it has, the next of the offending side may change his card too, and a defender's becomes a penalty card.",
    ),
    Law(
        "both-sides-revoke-none-established",
        cite=TDLB2017.at("62A, 62B"),
        says="Where both sides revoke on a trick and neither has played on, both revokes are corrected.",
    ),
    Law(
        "both-sides-revoke-both-established",
        cite=TDLB2017.at("63B, 64B7"),
        says="If both have, the trick stands and no tricks are transferred.",
    ),
    Law(
        "revoke-at-trick-twelve-by-defender",
        cite=TDLB2017.at("16C, 62D2"),
        says="The partner of a defender who revoked in the twelfth trick may not choose by what he saw.",
    ),
    Law(
        "revoke-twelfth-trick-no-adjustment",
        cite=TDLB2017.at("64B6"),
        says="A revoke in the twelfth trick transfers no trick.",
    ),
    Law(
        "inspection-of-current-trick",
        cite=TDLB2017.at("66A"),
        says="Until his card is turned, or his side has played on, declarer or a defender may have all four cards faced.",
    ),
    Law(
        "inspection-of-own-last-card",
        cite=TDLB2017.at("66B"),
        says="Until then he may look at his own last card.",
    ),
    Law(
        "inspection-by-directors-order",
        cite=TDLB2017.at("66C"),
        says="Quitted tricks are seen on the director's order alone.",
    ),
    Law(
        "inspection-after-play",
        cite=TDLB2017.at("66D"),
        says="After the play cards may be inspected to settle a revoke or the number of tricks.",
    ),
    Law(
        "inspection-of-current-trick-own-card-turned",
        cite=TDLB2017.at("66A, 66B"),
        says="Who has turned his card has no right to see the others.",
    ),
    Law(
        "inspection-of-last-trick-too-late",
        cite=TDLB2017.at("66A, 66C"),
        says="Once his side has played on, the trick is quitted for him.",
    ),
    Law(
        "inspection-of-own-last-card-too-late",
        cite=TDLB2017.at("66B, 66C"),
        says="So is his own last card.",
    ),
    Law(
        "cards-mixed-after-claim-of-revoke",
        cite=TDLB2017.at("66D, 72B3"),
        says="Where one side alone mixed its cards after a claim of a revoke or of tricks, and so hid the facts, the director rules for the other."
        + UNSEEN,
    ),
    Law(
        "cards-mixed-by-both-sides",
        cite=TDLB2017.at("85A, 85B"),
        says="If both sides mixed theirs he rules as on any disputed facts." + UNSEEN,
    ),
    Law(
        "cards-mixed-before-claim-of-revoke",
        cite=TDLB2017.at("65D, 85B"),
        says="Cards mixed before anybody claimed tell against the side that asserts what it cannot show any more." + UNSEEN,
    ),
    Law(
        "disturbed-tricks-jeopardise-claim",
        cite=TDLB2017.at("65D"),
        says="Who disturbs his played cards before the result is agreed endangers his claim to doubtful tricks, and to a revoke or to none.",
    ),
    Law(
        "played-card-found-among-unplayed",
        cite=TDLB2017.at("67B3"),
        says="A card that was played and is found among those not played is put back among the played ones.",
    ),
    Law(
        "two-cards-played-to-a-trick",
        cite=TDLB2017.at("67A2"),
        says="A second card to a trick, found in time, is dealt with as a fifth card.",
    ),
    Law(
        "intentional-infringement",
        cite=TDLB2017.at("72B1"),
        says="Nobody infringes a law on purpose, though he is willing to pay.",
    ),
    Law(
        "no-duty-to-draw-attention-to-own-side",
        cite=TDLB2017.at("72B2"),
        says="Nobody need draw attention to his own side's infraction, save a mistaken explanation and a revoke to be corrected.",
    ),
    Law(
        "infraction-concealed",
        cite=TDLB2017.at("72B3"),
        says="Nobody conceals an infraction, as by a second revoke or by mixing his cards.",
    ),
    Law(
        "unauthorised-information-from-partner",
        cite=TDLB2017.at("16B, 73C"),
        says="Who has unauthorised information from his partner avoids taking any advantage of it.",
    ),
    Law(
        "tempo-variation-unintended",
        cite=TDLB2017.at("73D1"),
        says="A change of tempo or manner is no infraction by itself.",
    ),
    Law(
        "deceptive-call-or-play",
        cite=TDLB2017.at("73E1"),
        says="To deceive by a call or a play is proper.",
    ),
    Law(
        "etiquette-breaches",
        cite=TDLB2017.at("74A, 74B, 74C"),
        says="Courtesy is kept, and what disconcerts others is left alone.",
    ),
    Law(
        "call-explained-wrongly",
        cite=TDLB2017.at("75B, 75C"),
        says="Where call and explanation differ, the evidence shows which was mistaken; without any it is the explanation.",
    ),
    Law(
        "spectator-acts",
        cite=TDLB2017.at("76B, 76C"),
        says="Spectators do not speak, look into a second hand, or show anything; the director may ask them.",
    ),
    Law(
        "rectification-waived",
        cite=TDLB2017.at("81C5"),
        says="The director may waive a rectification for cause, if the side without fault asks him.",
    ),
    Law(
        "rectification-waived-by-others",
        cite=TDLB2017.at("10A, 81C5"),
        says="Nobody else waives one.",
    ),
    Law(
        "director-rectifies-what-he-learns",
        cite=TDLB2017.at("81C3"),
        says="He rectifies what he comes to know of in whatever way, within the correction period.",
    ),
    Law(
        "directors-error-still-rectifiable",
        cite=TDLB2017.at("82C"),
        says="A wrong ruling is put right so that the board is scored normally, if that can be done." + UNSEEN,
    ),
    Law(
        "error-of-procedure",
        cite=TDLB2017.at("82A, 82B"),
        says="The director puts an error of procedure right: he adjusts a score, has a board played, now or later, or cancels it."
        + UNSEEN,
    ),
    Law(
        "agreed-facts-directors-option",
        cite=TDLB2017.at("84D"),
        says="Where facts are agreed and the law leaves it to him, doubtful points go to the side without fault.",
    ),
    Law(
        "disputed-facts",
        cite=TDLB2017.at("85A, 85B"),
        says="Where they are disputed he rules on the balance of probabilities.",
    ),
    Law(
        "procedural-penalty",
        cite=TDLB2017.at("90A"),
        says="For what delays or obstructs the game or breaks procedure he may give a penalty; how much is for regulation.",
    ),
    Law(
        "procedural-penalty-examples",
        cite=TDLB2017.at("90B"),
        says="Late arrival, slow play, loud discussion, comparing scores, touched cards, wrong pockets and uncounted cards are examples.",
    ),
    Law(
        "disciplinary-penalty",
        cite=TDLB2017.at("91"),
        says="For order and discipline he may take points, suspend for the session, and disqualify with the organiser's leave.",
    ),
    Law(
        "appeal-too-late",
        cite=TDLB2017.at("92B"),
        says="A ruling is appealed within thirty minutes after the official score, or as the organiser sets.",
    ),
    Law(
        "score-knowingly-accepted",
        cite=TDLB2017.at("79A2"),
        says="Nobody knowingly accepts a trick that his side did not win.",
    ),
    Law(
        "disagreement-after-claim",
        cite=TDLB2017.at("79B1"),
        says="A disagreement on tricks after a claim goes by the laws of agreed claims and concessions.",
    ),
    Law(
        "disagreement-in-round",
        cite=TDLB2017.at("79B2"),
        says="Within the round the director finds the facts and rules.",
    ),
    Law(
        "disagreement-after-round",
        cite=TDLB2017.at("79B3"),
        says="After it he changes the score of both sides only if he is clearly convinced.",
    ),
)
