"""Facts about claims under the laws of today: what became of a dispute, and on what ground the director awards the tricks."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table

AGREED_TO, PLAYED_ON_BY_ALL, PLAYED_ON_ANYHOW, BROUGHT_TO_DIRECTOR = (
    Answer("agreed", "nobody disputed it"),
    Answer("played-on-by-all", "at the request of the other side all four agreed to play on"),
    Answer("played-on-anyhow", "it was disputed, and cards were played without the consent of all"),
    Answer("to-director", "it was disputed, and the director was called"),
)
CLAIMING = ("claims", "concedes", "exposes")


@fact(
    "claim-becomes",
    "What became of the claim?",
    (AGREED_TO, PLAYED_ON_BY_ALL, PLAYED_ON_ANYHOW, BROUGHT_TO_DIRECTOR),
    later=True,
)
def CLAIM_BECOMES(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb in ("mixes", "won", "end", "returned", "onward", "round", "posted"):
        return BROUGHT_TO_DIRECTOR if _disputed(table) else AGREED_TO
    if act.verb in ("director", "awards"):
        return BROUGHT_TO_DIRECTOR
    if act.verb == "play":
        return PLAYED_ON_BY_ALL if len(_consenting(table)) == table.seats else PLAYED_ON_ANYHOW
    return None


def since_claim(table: Table) -> list[Act]:
    """What was done since the last claim or concession, with it."""
    since: list[Act] = []
    for note in reversed(table.acts):
        since.append(note)
        if note.verb in CLAIMING:
            break
    return since


def _disputed(table: Table) -> bool:
    return any(note.verb == "disputes" for note in since_claim(table))


def _consenting(table: Table) -> set[int]:
    """Who has asked to play on or agreed to it."""
    return {note.seat for note in since_claim(table) if note.verb in ("agrees", "disputes") and note.seat is not None}


@fact("partner-objects", "Did the other defender object at once?", later=True)
def PARTNER_OBJECTS(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None:
        return None
    other = table.partner(matter.seat)
    if (act.seat == other and act.verb == "disputes") or act.verb == "play":
        return YES
    return NO if act.verb in ("agrees", "concedes", "end", "mixes", "won", "returned") else None


DOUBTFUL, OUTSTANDING_TRUMP, NEW_LINE, ON_PARTNER, FINESSE, AS_PLAYED = (
    Answer("doubtful", "a doubtful point goes against the claimer"),
    Answer("outstanding-trump", "a trump was out, which he had not mentioned and had likely forgotten"),
    Answer("new-line", "he proposes a line that he had not stated, and a normal one does worse"),
    Answer("on-partner", "a defender's claim needs a certain choice by his partner"),
    Answer("finesse", "a line that he had not stated needs a card to lie with one opponent"),
    Answer("as-played", "what was played after the claim shows what was likely"),
)


@fact(
    "awarded-because",
    "On what ground does the director award the tricks?",
    (DOUBTFUL, OUTSTANDING_TRUMP, NEW_LINE, ON_PARTNER, FINESSE, AS_PLAYED),
)
def AWARDED_BECAUSE(table: Table, matter: Matter, act: Act) -> str | None:
    return act.how or DOUBTFUL if act.verb == "awards" else None
