"""How skat moves by the rules of the league: errors decide a game, which may go on all the same, and cost what it is worth."""

from attrs import evolve

from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.subject import OUT_OF_TURN
from referee.core.table import Table
from referee.families.skat.moves.decided import Decided
from referee.families.skat.moves.skat import SKAT_PLAY, Undertaken, as_played, as_undertaken, ramsch_lines, widow
from referee.families.skat.moves.skat import result as natural
from referee.families.skat.score import RAMSCH, WITH_SKAT
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.setting.moves import moves_nothing
from referee.mechanics.tricks.moves.corrections import retract
from referee.mechanics.tricks.moves.tricks import take_back
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding
from referee.score.race import RaceResult

#: entries that the league writes within a circle: they count, and are no games won or lost
CIRCLED = "within a circle"


def takes_skat(table: Table, act: Act) -> Table:
    """The skat is taken up; in a game that is played without it that is no more than a look."""
    now = table.part(Undertaken)
    if now is not None and act.seat is not None and now.kind not in WITH_SKAT:
        return table
    return widow(table, act)


def retracts(table: Table, act: Act) -> Table:
    """A card is taken back; after a lead out of turn it is again the lead of him whose lead it was."""
    found = table.part(Tricks)
    for matter in reversed(table.settled):
        if matter.breach.waits == OUT_OF_TURN and matter.seat == act.seat and found is not None:
            lies = matter.card is not None and found.cards[:1] == ((matter.seat, matter.card),)
            return take_back(table, matter) if lies else retract(table, act)
    return retract(table, act)


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """The game as it was played, and as errors have decided it, with the fines beside it."""
    played, _ = natural(table)
    beside = by_law_of(table).beside
    if played is None or table.void:
        return played, None
    now, bidding = table[Undertaken], table[Bidding]
    if now.kind == RAMSCH:
        ruled = evolve(played, lines=_ramsch(table, played))
    elif (decided := table.part(Decided)) is None or bidding.maker is None:
        ruled = played
    else:
        ruled = _by_error(table, played, decided, bidding.maker, now)
    return played, evolve(ruled, lines=(*ruled.lines, *beside))


def _by_error(table: Table, played: RaceResult, decided: Decided, maker: Seat, now: Undertaken) -> RaceResult:
    """What an error has made of the game: of what is reached after it, only that counts for which the play went on."""
    if decided.cost is not None:
        return evolve(played, lines=(Entry(maker, -decided.cost, "a lost play"),), complete=True)
    game = as_played(table, maker, now)
    if game is None or not decided.goes_on:
        game = as_undertaken(table, maker, now)
    if decided.won is None and not (decided.charged and played.complete and game is not None and game.kept):
        return played
    if game is None:
        return played
    if decided.won is False:
        return evolve(played, lines=(Entry(maker, -game.if_lost, "lost by an error"),), complete=True)
    if not decided.charged:
        return evolve(played, lines=(Entry(maker, game.if_won, "won by an error"),), complete=True)
    won = "won" if game.kept and not game.overbid else f"won by an error, {CIRCLED}"
    lines = Entry(maker, game.if_won, won), Entry(decided.by, -game.if_won, f"charged with it, {CIRCLED}")
    return evolve(played, lines=lines, complete=True)


def _ramsch(table: Table, played: RaceResult) -> tuple[Entry, ...]:
    """The lines of a Ramsch without those who are out of its scoring, and what these are charged with."""
    out = by_law_of(table).scoreless
    if not out or not played.complete:
        return played.lines
    lines = ramsch_lines(table, out)
    made = sum(line.points for line in lines if line.points > 0)
    return (*lines, *(Entry(seat, -made, f"charged with it, {CIRCLED}") for seat in sorted(out) if made))


LEAGUE_PLAY = Play(
    "as skat in general; errors decide the game, which may be played on",
    moves={
        **SKAT_PLAY.moves,
        **dict.fromkeys(("claims", "concedes", "inspects", "scatters"), moves_nothing),
        "widow": takes_skat,
        "retracts": retracts,
    },
    begin=SKAT_PLAY.begin,
    result=result,
)
