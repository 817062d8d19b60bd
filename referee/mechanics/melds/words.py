"""The words in which people ask about draw, meld, discard, and about knocks. Data only."""

from referee.core.asked import Asked, asked
from referee.core.table import OVER, PLAY

WORDS: dict[str, Asked | tuple[Asked, ...]] = {
    "insufficient-count": asked(
        "makes a first meld that counts too little",
        "initial|first meld insufficient|too low|short|below minimum",
        "melds below|under|less than minimum",
        "melds {number} + needs|wants|minimum|due {number}",
        "insufficient count",
        "melds {number} when|where|while|but {number} needed|due|required",
        verb="melds",
        phase=PLAY,
    ),
    "discard-from-meld": asked("discards a card from a meld", "discards from meld", verb="discards", phase=PLAY),
    "wild-moved": asked(
        "makes a wild card stand for another card than he had told",
        "changes|moves|renames deuce|joker|wild",
        "deuce|joker|wild now|suddenly another|other|different",
        verb="names",
        phase=PLAY,
    ),
    "sequence-too-long": asked(
        "lays off on a sequence that goes from ace to ace",
        "fifteen|15 cards sequence|run",
        "lays off|adds sequence|run fourteen|14|ace to ace",
        verb="lays",
        phase=PLAY,
    ),
    "laid-off-early": asked(
        "lays off before a first meld of his own",
        "lays off|adds before first|initial|own meld|contract",
        "lays off + not melded|opened yet",
        verb="lays",
        phase=PLAY,
    ),
    "part-of-pile": asked(
        "takes some of the discards and leaves the rest",
        "takes top|upcard only|alone|without|leaves rest|pile",
        "takes|draws top|card not whole|entire|rest pile",
        verb="draws",
        phase=PLAY,
    ),
    "drawn-out-of-turn": asked(
        "draws from the stock out of turn",
        "draws out of turn",
        "draws before the winner of the trick",
        verb="draws",
    ),
    "turn-out-of-turn": asked(
        "plays out of turn",
        "draws|melds|discards out of turn",
        "takes turn out of turn",
        "draws when|though is {owner} turn",
        "not his turn draws",
        verb="draws",
        phase=PLAY,
    ),
    "too-many-drawn": (
        asked(
            "draws two cards into his hand",
            "draws 2|3|several|more cards",
            "draws too many cards",
            "draws more than 1 card",
            verb="draws",
            phase=PLAY,
        ),
        asked(
            "draws a card for a red three from the pile",
            "draws replacement|card red three pile",
            verb="draws",
            phase=PLAY,
            of=(("for-a-three", "yes"),),
        ),
    ),
    "stock-card-seen": asked(
        "sees a card of the stock",
        "sees|exposes card|cards stock|not his|not entitled",
        "looks at card|cards of|in stock",
        verb="sees",
        phase=PLAY,
    ),
    "wrong-discard-taken": asked(
        "picks up the wrong discard",
        "takes|picks|draws wrong discard",
        verb="draws",
        phase=PLAY,
    ),
    "last-cards-drawn": asked(
        "draws one of the last two cards of the stock",
        "draws|takes last 2|two|cards stock",
        "takes discard after 50th|fiftieth",
        verb="draws",
        phase=PLAY,
    ),
    "discarded-without-drawing": asked(
        "discards without drawing",
        "not draw + discards",
        "discards before drawing",
        "forgets to draw",
        verb="discards",
        phase=PLAY,
    ),
    "two-discards": asked(
        "discards two cards",
        "discards 2|3|several|both cards",
        "discards more than 1 card",
        verb="discards",
        phase=PLAY,
    ),
    "discarded-card-just-taken": asked(
        "discards the card he has just taken",
        "discards upcard|same card|card just|drawn|taken",
        "takes|draws discard + discards it again",
        verb="discards",
        phase=PLAY,
    ),
    "discards-looked-at": (
        asked(
            "looks back at the discards",
            "looks|spreads|examines discards|discard pile|covered discard",
            verb="looks",
            phase=PLAY,
        ),
        asked(
            "spreads the discard pile", "spreads pile|discard pile", verb="spreads", phase=PLAY, of=(("pile-spread", "yes"),)
        ),
    ),
    "pile-shuffled": asked(
        "shuffles the discard pile to make a new stock",
        "shuffles discards|discard pile|pile|stock",
        verb="shuffles",
        phase=PLAY,
    ),
    "false-set": asked(
        "lays down cards that are no set",
        "lays|melds|puts down false|wrong|invalid set|meld|sequence",
        "not|no matched set",
        "lays off card that does not fit",
        verb="melds",
        phase=PLAY,
    ),
    "false-out": asked(
        "says that he is out when he is not",
        "announces|says|claims out + not|cannot|cards left",
        "false announcement of going out",
        verb="out",
        phase=PLAY,
    ),
    "went-out-short": asked(
        "goes out with too few cards",
        "goes|went out short|too few|missing card|cards",
        verb="discards",
        phase=PLAY,
    ),
    "went-out-long": asked(
        "goes out having held too many cards",
        "goes|went out too many|extra card|cards",
        verb="discards",
        phase=PLAY,
    ),
    "rummy-called": asked("calls rummy", "calls|says|shouts rummy", verb="rummy", phase=PLAY),
    "meld-when-barred": asked(
        "melds with a wrong hand",
        "melds|lays down incorrect|wrong hand|number",
        "melds when|though barred|not allowed",
        verb="melds",
        phase=PLAY,
    ),
    "draw-when-barred": asked(
        "draws though he has lost his draw",
        "draws barred|lost draw|not allowed",
        "takes faced card",
        verb="draws",
        phase=PLAY,
    ),
    "discard-when-barred": asked(
        "discards though he has to draw without discarding",
        "discards barred|not allowed",
        "discards + draw without discarding",
        verb="discards",
        phase=PLAY,
    ),
    "knock-when-barred": asked("knocks though barred", "knocks barred|not allowed to knock", verb="knocks", phase=PLAY),
    "knock-at-wrong-moment": asked(
        "knocks before drawing",
        "knocks before|without drawing",
        "knocks after discarding|discard",
        verb="knocks",
        phase=PLAY,
    ),
    "knock-over-ten": asked(
        "knocks with more than ten points",
        "knocks with over|above|more than 10|{number}",
        "knocks with {number} points|unmatched",
        "illegal knock",
        verb="knocks",
        phase=PLAY,
    ),
    "knock-with-wrong-number": asked(
        "knocks with a wrong number of cards",
        "knocks with 9|11|12|{number} cards",
        "knocker has wrong number|too few|many cards",
        verb="knocks",
        phase=PLAY,
    ),
    "laid-off-against-gin": asked("lays off against gin", "lays off gin", verb="lays", phase=OVER),
    "intended-discard-named": asked(
        "shows his discard and the opponent names it",
        "names intended discard|card shown",
        "opponent names|sees card discard",
        verb="names",
        phase=PLAY,
    ),
    "drawn-too-early": (
        asked(
            "draws before his opponent has discarded",
            "draws|draw before|early {person}|opponent discards|discarded|discard",
            verb="draws",
            phase=PLAY,
            of=(("upcard-not-refused", "no"),),
        ),
        asked(
            "draws before the dealer refuses the upcard",
            "draws before dealer refuses|declines|refused upcard",
            "not wait for dealer upcard",
            verb="draws",
            phase=PLAY,
            of=(("upcard-not-refused", "yes"),),
        ),
    ),
    "too-few-drawn": asked(
        "draws one card where two are drawn",
        "draws only one|1|single card two|2",
        "forgets second card",
        verb="draws",
        phase=PLAY,
    ),
    "taken-card-not-used": asked(
        "takes a discard and does not meld it",
        "takes|draws|picks discard|card pile not meld|use",
        "keeps discard taken in hand",
        verb="draws",
        phase=PLAY,
    ),
    "cards-left-above": asked(
        "takes a discard without the cards above it",
        "takes|draws|picks discard|card without|leaves cards above|on top",
        verb="draws",
        phase=PLAY,
    ),
    "discard-taken-late": asked(
        "takes a discard after a card of the stock", "takes|draws discard after stock", verb="draws", phase=PLAY
    ),
    "round-the-corner": asked(
        "melds a sequence round the corner", "melds king ace two|deuce", "melds round corner", verb="melds", phase=PLAY
    ),
    "knock-over-upcard": asked(
        "knocks with more than the upcard allows",
        "knocks more|over upcard|turned",
        "knocks {number} upcard|turned",
        "knocks one|1 ace upcard|turned",
        verb="knocks",
        phase=PLAY,
    ),
    "laid-off-on-laid-off": asked(
        "lays off on a card that another has laid off", "lays off on laid off card|mine|his", verb="lays", phase=PLAY
    ),
    "joker-astray": asked(
        "melds a joker where none may be", "melds joker sequence|run|set|group", "uses joker wild", verb="melds", phase=PLAY
    ),
}
