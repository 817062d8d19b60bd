"""The words in which people ask about bridge whist: the make, the doubling, and what else only its laws speak of. Data only."""

from referee.core.asked import Asked, asked
from referee.core.fact import NO, YES
from referee.core.people import DEFENDER, DUMMY
from referee.core.table import AUCTION, DEAL, PLAY
from referee.families.whist.facts.making import FROM_ABSENT_HAND, LEAVE_ASKED, MAKE_WAS, PASSED_BACK
from referee.mechanics.deal.facts import AFTER_CUT, BELOW_TABLE, SHUFFLE_FAULT

_MAKES = "makes|names|declares|says"

WORDS: dict[str, Asked | tuple[Asked, ...]] = {
    # --- the make
    "made-by-another": (
        asked(
            "makes it {suit} out of turn",
            "{defender} makes|names|declares trump|it|{suit}",
            f"{_MAKES} it {{suit}} without permission|leave|asked",
            f"{_MAKES} trump without permission|leave|asked",
            f"{_MAKES} trump|{{suit}} out of turn",
            f"{_MAKES} trump|{{suit}} instead of {{person}}",
            f"wrong player|partner|adversary {_MAKES} trump|it|{{suit}}",
            f"adversary|opponent {_MAKES} trump|it|{{suit}}",
            f"{_MAKES} it no trump out of turn",
            verb="makes",
            phase=AUCTION,
            of={FROM_ABSENT_HAND.name: NO},
        ),
        asked(
            "passes the make back",
            "passes back make|declaration|it",
            "passes make|declaration back to|{person}",
            "returns the make",
            verb="passes",
            phase=AUCTION,
            of={MAKE_WAS.name: PASSED_BACK},
        ),
        asked(
            "makes {suit} from dummy's hand",
            "makes {suit}|trump|it from dummy",
            "makes wrong trump|suit from dummy",
            verb="makes",
            phase=AUCTION,
            of={FROM_ABSENT_HAND.name: YES},
        ),
    ),
    "make-changed": asked(
        "changes the trump",
        "changes|alters make|declaration|trump",
        f"{_MAKES} it {{suit}} and then {{suit}}",
        "changes from {suit} to {suit}",
        verb="makes",
        phase=AUCTION,
    ),
    "consulted-on-make": asked("consults about the make", "consults|talks about|on make|trump", verb="consults", phase=AUCTION),
    # --- the doubling
    "doubled-out-of-turn": asked(
        "doubles out of turn",
        "doubles|redoubles out of turn",
        "doubles|redoubles before being asked",
        "doubles|redoubles before {partner} asked|asks",
        "doubles|redoubles unasked",
        "doubles|redoubles when was {owner} turn|right",
        "doubles|redoubles before|instead of {person}",
        "doubles not leader",
        "doubles instead of leader",
        "other adversary doubles",
        verb="doubles",
        phase=AUCTION,
    ),
    "double-out-of-place": asked(
        "doubles his own side",
        "doubles own side|partner|{partner}",
        "redoubles own side|{partner}",
        verb="doubles",
        phase=AUCTION,
    ),
    "double-altered": asked(
        "takes back his double",
        "takes back|withdraws|retracts|alters|changes double|redouble",
        "double|redouble taken back|withdrawn|altered|changed",
        verb="retracts",
        phase=AUCTION,
    ),
    "doubled-too-late": asked(
        "doubles when the doubling is over",
        "doubles|redoubles too late",
        "doubles|redoubles after the doubling|play was over|closed",
        "doubles|redoubles after double was refused",
        verb="doubles",
    ),
    "let-pass-out-of-turn": asked(
        "lets the make or the doubling pass out of turn",
        "passes make when was {owner} turn|right",
        "passes doubling before {partner} asked",
        verb="passes",
        phase=AUCTION,
    ),
    "consulted-on-doubling": asked(
        "consults about doubling", "consults|talks about|on doubling|redoubling|double", verb="consults", phase=AUCTION
    ),
    "played-too-early": (
        asked(
            "leads without asking his partner",
            "leads without asking|leave|permission",
            "leads does not ask",
            "does not ask may|whether lead",
            verb="play",
            phase=AUCTION,
            of={LEAVE_ASKED.name: NO},
        ),
        asked(
            "leads before the doubling is over",
            "leads before doubling|redoubling over|done|complete|completed|finished",
            "leads while|during doubling",
            verb="play",
            phase=AUCTION,
            of={LEAVE_ASKED.name: YES},
        ),
    ),
    "asked-by-wrong-player": asked(
        "asks leave to lead as the wrong player",
        "wrong player|adversary|partner asks lead",
        "asks permission|leave to lead",
        "asks may lead",
        verb="asks",
        phase=AUCTION,
    ),
    # --- three hands
    "deal-passed-on": asked("passes the deal to the next player", "passes deal on|next", verb="passes", phase=AUCTION),
    "redoubled-after-looking": asked(
        "redoubles after seeing dummy",
        "redoubles after|having seeing|seen|looking|looked",
        "redoubles has seen dummy",
        verb="doubles",
        phase=AUCTION,
    ),
    # --- what follows from a fault
    "followed-false-lead": asked(
        "plays to a lead out of turn", "plays|follows to lead out of turn", "follows false lead", verb="play", phase=PLAY
    ),
    "game-of-revokers": asked(
        "wins the game in the deal in which he revoked",
        "wins|win|makes|scores game after|deal revoke|revoked",
        "revoking side wins|makes|scores game",
    ),
    "slam-of-revokers": asked(
        "wins a slam in the deal in which he revoked",
        "wins|makes|scores slam after|deal revoke|revoked",
        "revoking side wins|makes|scores slam",
    ),
    # --- before the deal
    "shuffle-misdone": (
        asked(
            "shuffles after the cut",
            "shuffles|reshuffles after cut",
            "shuffles pack cut already",
            verb="shuffles",
            phase=DEAL,
            of=SHUFFLE_FAULT.told(AFTER_CUT),
        ),
        asked(
            "shuffles below the table",
            "shuffles under|below table",
            verb="shuffles",
            phase=DEAL,
            of=SHUFFLE_FAULT.told(BELOW_TABLE),
        ),
    ),
    "cut-from-another-pack": asked("cuts from another pack", "cuts|draws from|another|other pack", verb="draws", phase=DEAL),
    "new-pack-demanded": asked(
        "calls for new cards", "calls|asks|demands new|fresh cards|pack|packs", verb="demands", phase=DEAL
    ),
    "cuts-into-second-table": asked(
        "cuts into another table", "cuts|enters into|another|second|other table", verb="enters", phase=DEAL
    ),
    # --- the play
    "dummy-takes-part": asked(
        "as dummy takes part in the play",
        "{dummy} takes part",
        "{dummy} speaks|tells|talks",
        verb="discloses",
        phase=PLAY,
        by=DUMMY,
    ),
    "dummy-faced-early": asked(
        "lays down dummy before the lead",
        "{dummy} lays|puts|faces|exposes hand|cards before lead",
        "dummy|hand faced|exposed|laid before lead",
        verb="exposes",
        phase=AUCTION,
    ),
    "card-below-table": asked(
        "drops {card} on the floor",
        "drops card|{card} on|below|under floor|table",
        "{card}|card|1 falls|drops|slips|flies|lands|goes on|onto|to|below|under floor|table|ground|carpet",
        verb="exposes",
        phase=PLAY,
    ),
    "placing-demanded": asked(
        "demands that the cards be placed",
        "demands|asks|wants cards placed|drawn",
        "demands|asks|wants place|draw cards",
        verb="demands",
        phase=PLAY,
    ),
    "trick-pointed-out": asked(
        "draws the trick towards him before his partner has played",
        "draws|pulls trick|card|{card} towards",
        "says|claims trick his|is before {partner}",
        "calls|draws attention to trick",
        verb="pulls",
        phase=PLAY,
        by=DEFENDER,
    ),
}
