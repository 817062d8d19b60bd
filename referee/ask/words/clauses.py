"""The words in which a question tells more than acts: who is who, whose turn it was, what is known. Data only.

How a phrase is written is said in `referee.ask.words.phrases`, and what its slots stand for in `referee.ask.words.of_breaches`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from referee.core import rooms

# --- what a question says of the table ------------------------------------------------------------------------------------

#: of two people, that they are one
IS_THE_SAME = ("{person} is {other}", "{person} as {other}", "{person} is the {other}", "{person} in|at {other} seat|chair")
#: who declares, who deals
DECLARES = ("{person} declares", "{person} is in {call}", "{person} plays the hand|contract", "{owner} contract")
DEALS = ("{person} dealt|deals", "{owner} deal")
#: that whoever tells it plays against him who plays against the others
AGAINST_HIM = ("{declarer} against|versus {speaker}", "{speaker} against|defending {declarer}")
#: whose turn it was
_TURN = "turn|go|lead|call|bid|play|deal|move|draw|discard|shot|chance"
_TO_DO = "lead|call|bid|play|draw|speak|act|move|bet|answer|deal|discard"
WHOSE_TURN = (
    f"is {{owner}} {_TURN}",
    f"is still {{owner}} {_TURN}",
    "turn|go|lead|call|bid|deal|move|draw is {owner}",
    f"at {{owner}} {_TURN}",
    "instead of {person}",
    f"is {{person}} to {_TO_DO}",
    f"is for {{person}} to {_TO_DO}",
    "is {person} on lead",
    "is up to {person}",
    "{person} is to|on lead|call|bid|play",
    "{person} is next|due to",
    "{person} should have led|called|bid|played|lead|drawn",
    "{person} should|must|had to lead|call|bid|play",
    "before {person} called|bid|passed|said|spoken|played|led|acted|drawn|bet|checked|moved",
    "before {person} could bid|call|pass|double|open|speak|answer|reply|respond|play|lead|act|draw|bet|check|move",
    "before getting|coming|turning to {person}",
    "with|while|when {person} is still",
    "with|while {person} still",
    "{person} is still thinking|deciding|considering|humming|pondering",
)
#: the same where nothing that he does comes after it
WHOSE_TURN_ALONE = ("before {person}", "ahead of {person}")
#: who took the last trick, and so has to lead to the next
WON = (
    "{person} wins|takes trick",
    "{person} wins|takes last|previous trick",
    "is {person} who|who'd|who's wins|takes trick",
    "trick wins by {person}",
    "trick is {owner}",
)
#: that it was not the turn of whoever is told of
WHOSE_NOT = (
    f"not {{owner}} {_TURN}",
    "turn|go|lead|call|bid|deal|move|draw is not {owner}",
    f"not for {{person}} to {_TO_DO}",
    f"not up to {{person}} to {_TO_DO}",
)
#: that it was not that of whoever did it
OUT_OF_TURN = (
    "out of turn|rotation",
    "before {owner} turn|go",
    "before is {owner} turn|go",
    "before {person} has|plays|leads|bids|calls",
    "jumps gun",
    "jumps|barges|butts|cuts in before|ahead",
    "wrong player|man|guy|person|hand|one leads|plays|bids|deals|draws|goes|bets|moves",
)
#: the bid that stood
LAST_BID = (
    "over|after|on|against {last}",
    "less|lower than {last}",
    "underbids {last}",
    "{person} has bid|called|opened {last}",
    "{person} bids|calls|opens|overcalls|responds {last} +",
    "last bid be|was {last}",
    "bid of {last}",
)
#: when it was
IN_THE_AUCTION = ("in|during|before|while auction|calling", "opening bid", "before the play")
IN_THE_PLAY = ("in|during the play", "opening lead", "trick")
#: the first trick
OPENING_LEAD = ("opening lead", "first lead", "leads first|opening")


@cache
def answers() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """What answers a fact outright, by its name, its answers and how they are said: the files `answers.txt` of the rooms."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for text in rooms.texts("answers.txt"):
        for line in text.splitlines():
            about, _, said = line.partition(": ")
            if not line.startswith("#"):
                name, answer = about.split()
                found.setdefault(name, {})[answer] = tuple(said.split("; "))
    return found
