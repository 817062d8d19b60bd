"""The words in which people ask about cards taken in and built. Data only."""

from referee.ask.asked import Asked, asked
from referee.table import PLAY

WORDS: dict[str, Asked] = {
    "wrongly-taken": asked(
        "takes in a card that he may not take",
        "takes in wrong card|cards",
        "captures wrong card|cards",
        "takes|captures card not entitled|pair",
        "takes 2|both jacks|queens|kings with one",
        verb="captures",
        phase=PLAY,
    ),
    "build-not-announced": asked(
        "builds without announcing it",
        "builds not announce|say|name",
        "makes a build without saying|naming|announcing",
        verb="builds",
        phase=PLAY,
    ),
    "build-covered": asked(
        "turns a build face down",
        "covers|turns build down",
        "build not face up|left open",
        verb="covers",
        phase=PLAY,
    ),
    "face-cards-combined": asked(
        "builds with a face card",
        "builds jack|queen|king|face",
        "combines face cards|jacks|queens|kings",
        verb="builds",
        phase=PLAY,
    ),
    "multiple-build-raised": asked(
        "raises a multiple build",
        "increases|raises multiple build",
        "increases|raises build of several|two combinations|sets",
        verb="builds",
        phase=PLAY,
    ),
    "raised-from-table": asked(
        "increases a build with a card from the table",
        "raises|increases build card from|on table",
        "raises|increases build with table card",
        verb="builds",
        phase=PLAY,
    ),
    "built-without-card": asked(
        "builds without a card to take it",
        "builds has no|not card take",
        "makes a build he cannot take",
        "not hold card for his build",
        verb="builds",
        phase=PLAY,
    ),
    "trails-over-build": asked(
        "trails while his build stands",
        "trails + while|though build stands|table",
        "trails with own build on table",
        verb="trails",
        phase=PLAY,
    ),
    "last-round-not-announced": asked(
        "deals the last round without announcing it",
        "not announce|say last round",
        "last round not announced|without saying",
        verb="deals",
    ),
    "taken-cards-seen": asked(
        "looks at the cards he has taken in",
        "looks back|at taken|captured cards",
        "counts|examines taken|captured cards|pile",
        verb="looks",
        phase=PLAY,
    ),
    "plays-out-of-turn": asked(
        "takes his turn out of turn",
        "acts when|though is {owner} turn",
        "asks out of turn",
        "takes a turn out of turn",
        verb="trails",
        phase=PLAY,
    ),
    "barred-card-taken": asked(
        "takes in a card barred to him",
        "takes|captures barred card",
        "takes|captures card partner exposed|played out",
        verb="captures",
        phase=PLAY,
    ),
    "full-hand-kept": asked(
        "plays with a full hand though he should have fewer",
        "dealer full hand though|instead fewer",
        "dealer keeps four cards next round",
        verb="hand",
    ),
}
