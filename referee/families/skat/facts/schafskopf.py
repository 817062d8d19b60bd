"""Facts that decide between the laws of schafskopf and of solo, and who erred in any of these games."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.limits import as_told, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import Window
from referee.families.skat.moves.ombre import DeclaredGame, partner_of
from referee.families.skat.moves.schafskopf import taken_by
from referee.families.skat.score import FOR_GAME
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding, laid_away_wrongly

THE_PLAYER, AN_OPPONENT, EACH_FOR_HIMSELF = (
    Answer("the-player", "the Player"),
    Answer("an-opponent", "an opponent of the Player"),
    Answer("each-for-himself", "there is no Player, each plays for himself"),
)


@fact("who-erred", "Who was it?", (THE_PLAYER, AN_OPPONENT, EACH_FOR_HIMSELF))
def WHO_ERRED(table: Table, matter: Matter, act: Act) -> str | None:
    bidding = table.part(Bidding)
    if bidding is None or matter.seat is None or not bidding.named:
        return None
    if bidding.maker is None:
        return EACH_FOR_HIMSELF
    return THE_PLAYER if table.side_of(matter.seat) == table.side_of(bidding.maker) else AN_OPPONENT


LEAD_MADE = Window(
    "the opening lead",
    lambda table, matter, act: act.verb == "play",
    as_told(lambda table, matter: has_begun(table)),
)
FOUND_BEFORE_LEAD = raised(before=LEAD_MADE)


@fact("by-discard", "Is it the Player's hand, by a wrong discard?")
def BY_DISCARD(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if laid_away_wrongly(table, matter.seat) else NO


@fact("last-trick-quitted", "Was it the last trick quitted?")
def LAST_TRICK_QUITTED(table: Table, matter: Matter, act: Act) -> str | None:
    return None if table.part(Tricks) is None else YES if matter.count >= table[Tricks].number - 1 else NO


PLAYERS_CLAIM, RIGHT_CLAIM, WRONG_CLAIM = (
    Answer("players", "the Player"),
    Answer("opponents-right", "an opponent, and the Player had not his points"),
    Answer("opponents-wrong", "an opponent, and the Player had his points with all the rest"),
)


@fact("who-claimed", "Who claimed to have won?", (PLAYERS_CLAIM, RIGHT_CLAIM, WRONG_CLAIM), later=True)
def WHO_CLAIMED(table: Table, matter: Matter, act: Act) -> str | None:
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is None or matter.seat is None:
        return None
    if table.side_of(matter.seat) == table.side_of(bidding.maker):
        return PLAYERS_CLAIM
    found = taken_by(table, bidding.maker)
    return None if found is None else WRONG_CLAIM if found[0] >= FOR_GAME else RIGHT_CLAIM


@fact("the-called-partner", "Was it the holder of the ace that was called?")
def THE_CALLED_PARTNER(table: Table, matter: Matter, act: Act) -> str | None:
    if table.part(DeclaredGame) is None or matter.seat is None:
        return None
    return YES if partner_of(table) == matter.seat else NO
