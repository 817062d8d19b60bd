"""The verbs of melds: cards laid down in sets.."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "melds": "SEAT ([RANK] CARDS [NUMBER])|NUMBER",  # what it counts; in canasta cards added to one of the side, by its RANK
    "knocks": "SEAT",
    "out": "SEAT",  # announces that he is out
    "rummy": "SEAT CARDS",  # calls rummy: the discard that he lays off, and his own in its place
}

SAID: Sayings = {
    "melds": ("melds", "lays|puts|spreads|tables down|out|meld|set|run", "lays|puts|spreads {number}|{card} on table"),
    "knocks": ("knocks|raps",),
    "out": ("goes|went|is out", "says|announces out", "gets rid of all|last"),
}

PLAYING = dict.fromkeys(("melds", "knocks", "out"))
