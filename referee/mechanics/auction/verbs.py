"""The verbs of auction: calls.."""

from referee.core.verbs import Sayings, Shapes

VERBS: Shapes = {
    "call": "SEAT CALL",  # `call S 1S, W pass` ; `auction 1S pass 2H` is a run from the dealer
    "changes": "SEAT [at-once|late] CALL",
    "simultaneous": "SEAT CALL",
}

SAID: Sayings = {
    "call": (
        "bids|says|calls|opens|overcalls|responds|goes|jumps|raises|announces|blurts|competes|enters|makes|puts|tries {call}",
        "pipes|chimes|comes|blurts|bursts|weighs up|in|out with {call}",
        "barks|shouts|yells|mutters|whispers|squeaks|booms|cries {call}",
        "substitutes|replaces|corrects|changes|with|to {call}",
        "opens|bids|overcalls {suit}",
        "has bid|called|opened|overcalled|spoken",
        "bids|opens|overcalls",
        "{person} {call}",
    ),
    "call pass": ("passes|pass", "pass from {person}", "says no bid"),
    "call double": ("doubles|double",),
    "call redouble": ("redoubles|redouble",),
    "changes": ("changes|corrects|alters call|bid", "changes mind"),
}

PLAYING = dict.fromkeys(("call", "simultaneous"))
