"""The verbs of tricks: cards played to tricks, and what becomes of them.."""

from referee.core.verbs import Sayings, Shapes

VERBS: Shapes = {
    "play": "SEAT CARD",  # `play E D7, S DK` ; `trick W H4 H9 HJ C2` is a run from its leader
    "retracts": "SEAT [CARD|CALL]",
    "substitutes": "SEAT CARD [CARD]",  # the new card, then the one taken back
    # to the trick of that number; one that came down together with his card, or did so and was not seen
    "adds": "SEAT [together|unseen] CARD [NUMBER]",
    "omits": "SEAT",  # does not play to the trick
    "quits": "[SEAT]",  # the trick is turned and quitted
    "leaves": "SEAT [CARD]",  # leaves the turned-up card lying, or his seat
    "pulls": "SEAT [CARD]",  # draws the trick or his card of it towards him, or says that it is his
    "inspects": "SEAT NUMBER",
    "designates": "SEAT OTHER CARD",
    "gathers": "SEAT [AMOUNT]",
    "detaches": "SEAT [CARD]",
    "scatters": "SEAT",  # does not keep his side's tricks in order
    "took": "SEAT CARDS|NUMBER",  # the cards that count, or their points, where the play is not told
    "won": "SIDE|SEAT NUMBER",  # tricks won, where the play is not told
}

SAID: Sayings = {
    "play": (
        "leads|plays|follows|throws|discards|puts|slaps|bangs|tosses|pitches|chucks|ruffs|trumps|covers|wins|drops|overtakes|"
        "sheds|ditches|dumps|flings|slings|plonks|plunks|lobs|slams|smacks|produces|contributes {card}|{suit}|{rank}",
        "starts|starting|kicks|carries|goes off|out|on with {card}|{suit}|{rank}",
        "continues with {card}|{suit}|{rank}",
        "leads|plays|follows|ruffs|trumps|discards",
        "{card}|{suit}|{rank} is led|played|thrown|discarded",
        "puts|throws card",
    ),
    "retracts": (
        "retracts|withdraws",
        "takes|picks|puts|whips|snatches back",
        "takes|puts it|{card} back",
        "picks|takes it|{card}|card up",
        "picks|takes up it|{card}|card",
        "is retracted|withdrawn|cancelled",
    ),
    "substitutes": ("corrects|substitutes|replaces|swaps|changes revoke|card|{card}|it", "puts right", "corrects|substitutes"),
    "quits": ("turns|quits trick", "trick is turned|quitted|gathered"),
    "gathers": ("gathers|scoops|sweeps|rakes|collects trick|tricks|cards",),
    "inspects": ("looks|turns back at trick", "inspects trick"),
    "omits": ("not play|played to trick",),
}

PLAYING = dict.fromkeys(("play",))
