"""What the laws say of words, of the director and of the auction, and no log shows being broken: told to whoever asks."""

from referee.core.law import Law
from referee.families.bridge.tdlb2017.code import TDLB2017, UNSEEN

LAWS = (
    Law(
        "def-artificial-call",
        cite=TDLB2017.at("Definitions"),
        says="A call is artificial that by agreement says something else, or something besides, than that one is willing to play there.",
    ),
    Law(
        "def-specified-denomination",
        cite=TDLB2017.at("26B, 27B1a, 29C"),
        says="What a call specified by agreement decides, and not what it named; of a natural bid the two are the same.",
    ),
    Law(
        "def-logical-alternative",
        cite=TDLB2017.at("16B1b"),
        says="An alternative is an action that many of that player's class, with his methods, would seriously consider, and some might choose; it is asked.",
    ),
    Law(
        "board-marked-otherwise",
        cite=TDLB2017.at("2"),
        says="A board that is marked with another dealer or vulnerability than its number has is played as it is marked.",
    ),
    Law(
        "seats-chosen-by-agreement",
        cite=TDLB2017.at("5A"),
        says="Members of a pair or team choose their seats among those assigned to them.",
    ),
    Law(
        "attention-in-auction",
        cite=TDLB2017.at("9A1"),
        says="In the auction period any player may draw attention to an irregularity.",
    ),
    Law(
        "attention-in-play",
        cite=TDLB2017.at("9A2"),
        says="In the play declarer or either defender may.",
    ),
    Law(
        "attention-in-play-by-dummy",
        cite=TDLB2017.at("9A4, 43A1b"),
        says="Dummy may not, until the play is over.",
    ),
    Law(
        "prevents-irregularity",
        cite=TDLB2017.at("9A3"),
        says="Any player may try to prevent an irregularity, dummy too.",
    ),
    Law(
        "director-called-by-anyone",
        cite=TDLB2017.at("9B1b"),
        says="Any player may call the director once attention was drawn, and loses no right by it.",
    ),
    Law(
        "premature-correction",
        cite=TDLB2017.at("9C, 26B"),
        says="Who puts his irregularity right before the ruling may have to bear more for it; a lead may be forbidden to his partner.",
    ),
    Law(
        "enforcement-without-director",
        cite=TDLB2017.at("10B"),
        says="What players enforced or waived without the director he lets stand or cancels.",
    ),
    Law(
        "acts-before-director-is-called",
        cite=TDLB2017.at("11A"),
        says="A side without fault that acts before the director is called may lose its right to rectification.",
    ),
    Law(
        "penalty-after-forfeiture",
        cite=TDLB2017.at("11B, 90"),
        says="Where that right is lost the offender may be penalized nevertheless.",
    ),
    Law(
        "best-option-taken",
        cite=TDLB2017.at("10C3"),
        says="A side without fault may take the option that is best for it.",
    ),
    Law(
        "offender-profits-after-rectification",
        cite=TDLB2017.at("10C4"),
        says="Once an infraction has been rectified its author may make any legal call or play, though it helps his side.",
    ),
    Law(
        "artificial-for-many-outcomes",
        cite=TDLB2017.at("12C1d"),
        says="Where too many outcomes are possible, or none is clear, an artificial score may be given.",
    ),
    Law(
        "assigned-score",
        cite=TDLB2017.at("12C1a, 12C1b"),
        says="An assigned score takes the place of the one at the table: as near as can be to what was likely without the infraction.",
    ),
    Law(
        "assigned-score-weighted",
        cite=TDLB2017.at("12C1c"),
        says="It may be weighted by how likely several outcomes were that could be reached legally.",
    ),
    Law(
        "ordinary-error-after-irregularity",
        cite=TDLB2017.at("12C1e"),
        says="An ordinary error of the side without fault takes nothing from its redress.",
    ),
    Law(
        "information-authorised",
        cite=TDLB2017.at("16A1"),
        says="What legal calls and plays of the board tell, and what one knew before taking the hand, one may use.",
    ),
    Law(
        "information-score-traits-regulations",
        cite=TDLB2017.at("16A2"),
        says="So one may use one's guess of the score, the opponents' traits, and the regulations.",
    ),
    Law(
        "reserving-the-right",
        cite=TDLB2017.at("16B2"),
        says="A player may say at once that he reserves the right to call the director, unless the regulations forbid it.",
    ),
    Law(
        "director-called-after-suspected-use",
        cite=TDLB2017.at("16B3"),
        says="Who believes that an opponent has used what his partner told him calls the director when play ends.",
    ),
    Law(
        "withdrawn-information-non-offenders",
        cite=TDLB2017.at("16C1"),
        says="What a withdrawn action tells the side without fault may use.",
    ),
    Law(
        "call-not-understood",
        cite=TDLB2017.at("20A"),
        says="A player in doubt what call was made may have it made clear at once.",
    ),
    Law(
        "is-it-my-lead",
        cite=TDLB2017.at("20C1"),
        says="A defender may ask whether the opening lead is his.",
    ),
    Law(
        "own-misunderstanding",
        cite=TDLB2017.at("21A"),
        says="Who acts on a misunderstanding of his own has no redress.",
    ),
    Law(
        "explanation-right-call-wrong",
        cite=TDLB2017.at("75C"),
        says="A call that departs from what was rightly explained is no infraction.",
    ),
    Law(
        "explanation-presumed-mistaken",
        cite=TDLB2017.at("21B1b"),
        says="Without evidence of the agreement the explanation is presumed to have been wrong, and not the call.",
    ),
    Law(
        "explanation-shown-right",
        cite=TDLB2017.at("21B1b, 75C"),
        says="Where evidence shows the explanation right, the call was a mistake and no infraction.",
    ),
    Law(
        "misinformed-call-changed-lho",
        cite=TDLB2017.at("21B2"),
        says="The opponent at the left may then change any call he made after it.",
    ),
    Law(
        "unintended-call-lho-may-change",
        cite=TDLB2017.at("25A6"),
        says="Over an unintended call that is changed the opponent at the left may change his.",
    ),
    Law(
        "unintended-call-auction-period-over",
        cite=TDLB2017.at("25A5"),
        says="When the auction period is over no call is changed any more.",
    ),
    Law(
        "exposed-card-stays-faced",
        cite=TDLB2017.at("24"),
        says="A card exposed in the auction stays face up until it ends; the other side may use what it tells, and the partner may not.",
    ),
    Law(
        "exposed-card-one-small-defender",
        cite=TDLB2017.at("24E, 50B"),
        says="A defender's single card below the ten that lay there, and was not led, is a minor penalty card.",
    ),
    Law(
        "exposed-card-other-defender",
        cite=TDLB2017.at("24E, 50B"),
        says="A single honor is a major one.",
    ),
    Law(
        "premature-lead-defender",
        cite=TDLB2017.at("24E, 50B"),
        says="So is a card that was led.",
    ),
    Law(
        "several-exposed-cards-defender",
        cite=TDLB2017.at("24E, 50B, 51"),
        says="Of two or more each is a major one.",
    ),
    Law(
        "bid-out-of-turn-at-right-opponents-turn-who-passes-illegal",
        cite=TDLB2017.at("31A1"),
        says="If the call that has to be repeated is illegal by itself, its own law speaks.",
    ),
    Law(
        "double-out-of-turn-at-right-opponents-turn-inadmissible",
        cite=TDLB2017.at("32A1, 36B4"),
        says="A double out of turn that could not be made at all goes by the law of such doubles.",
    ),
    Law(
        "departure-need-not-be-told",
        cite=TDLB2017.at("40C2"),
        says="Nobody need tell that he has departed from his methods." + UNSEEN,
    ),
    Law(
        "dummy-informs-of-fact-or-law",
        cite=TDLB2017.at("42A1"),
        says="Dummy tells of fact or law while the director is there.",
    ),
    Law(
        "dummy-plays-as-directed",
        cite=TDLB2017.at("42A3"),
        says="Dummy plays dummy's cards as directed, and sees that dummy follows suit.",
    ),
    Law(
        "forfeited-dummy-asks-no-revoke",
        cite=TDLB2017.at("43B2b"),
        says="If what such a dummy asks about was no revoke, nothing follows.",
    ),
    Law(
        "forfeited-dummy-own-sides-irregularity",
        cite=TDLB2017.at("43A1b, 43B1"),
        says="An irregularity of declarer's side that such a dummy speaks of is rectified as any other, and dummy is liable to a penalty.",
    ),
    Law(
        "forfeited-dummy-not-first",
        cite=TDLB2017.at("43B1, 43B3"),
        says="Where somebody else spoke first, it is rectified as the law says.",
    ),
    Law(
        "dummy-takes-part-in-play",
        cite=TDLB2017.at("43A1c, 43B1"),
        says="A dummy who takes part in the play, or tells declarer anything about it, is liable to a penalty.",
    ),
)
