"""The words in which people ask about combinations declared for points: when, how many, of which cards. Data only."""

from referee.core.asked import Asked, asked
from referee.core.table import PLAY

WORDS: dict[str, Asked] = {
    "combination-at-wrong-time": asked(
        "melds|declares|lays down + not|without won|winning trick",
        "melds|declares|lays down after|before drawing|drew|draw|lead",
        "melds|declares late|early|out of turn|when stock gone|finished",
        "melds|declares though|although lost trick",
        verb="melds",
        phase=PLAY,
    ),
    "second-combination": asked(
        "melds|declares|lays|scores two|second|another meld|melds|declaration|declarations + one|same turn|trick",
        "melds|declares twice one|same turn|trick",
        verb="melds",
        phase=PLAY,
    ),
    "no-combination": asked(
        "melds|declares|lays down cards no meld|declaration|combination",
        "melds|declares not meld|marriage|sequence|combination",
        verb="melds",
    ),
    "combination-of-cards-lying": asked(
        "melds|declares without new|fresh card hand",
        "melds|declares only cards on table|lying|already|exposed",
        verb="melds",
        phase=PLAY,
    ),
    "card-counted-before": asked(
        "melds|declares|counts|uses same card|king|queen again|twice",
        "counts|uses card twice|again|second time meld|marriage|declaration",
        "adds another|new king|queen|jack|ace scores again",
        verb="melds",
        phase=PLAY,
    ),
    "combination-with-played-card": asked(
        "melds|declares with card played|already played|gone",
        "counts card already played meld|declaration",
        verb="melds",
        phase=PLAY,
    ),
    "combination-miscounted": asked(
        "scores|counts|marks too many|few|much|little|wrong meld|declaration|marriage",
        "scores|counts {number} for meld|marriage|sequence worth",
        "miscounts|overscores|underscores meld",
        verb="melds",
    ),
}
