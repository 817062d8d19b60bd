"""What of the code is no row of its own, each with the reason."""

UNENCODED = {
    "action-before-the-ruling": "carried by director-must-be-called, which finds whoever goes on",
    "barred-double-against-19": "such a double is found as one that could not be made",
    "card-seen-in-deal": "carried by adjacent-cards-to-one-hand, the redeal being the same",
    "card-seen-in-deal-found-later": "carried by misdeal-found-later",
    "defender-plays-before-declarers-new-lead": "carried by defender-leads-at-declarers-turn, the remedy being the same",
    "defenders-second-visible-card": "carried by fifth-card-by-defender, which takes it for a second card to the trick",
    "missing-card-knowledge": "carried by withdrawn-information-offenders, the weighing being the same",
    "offender-profits-could-have-known": "carried by could-have-been-aware",
    "restored-card-could-have-been-played-earlier": "the restored card is told, and its revoke is found by the hand as it then is known",
    "restored-card-no-revoke": "nothing follows",
    "teams-no-redeal-when-match-known": "it is about the scores of a match, of which a log tells one table",
    "teams-one-result-not-favourable": "it is about the scores of a match, of which a log tells one table",
    "teams-redeal-allowed": "it is about the scores of a match, of which a log tells one table",
    "teams-several-results-both-fault": "it is about the scores of a match, of which a log tells one table",
    "teams-several-results-no-fault": "it is about the scores of a match, of which a log tells one table",
    "teams-several-results-one-fault": "it is about the scores of a match, of which a log tells one table",
    "trick-turned-too-early": "carried by trick-gathered-or-card-detached-early",
    "wrong-rectification": "carried by directors-error",
}
