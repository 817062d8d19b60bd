"""A board that is played at several tables: its scores compared, and what else a tournament knows beside the play."""

from collections.abc import Callable, Iterable

from attrs import evolve

from referee.core.record import EW, NS, Act, Side
from referee.core.sheet import Pair, ScoreError
from referee.core.table import PLAY, Table
from referee.families.bridge.gives.adjusting import Adjusted
from referee.families.bridge.moves.whole import ended_at_once
from referee.families.bridge.score.adjusting import AdjustedResult, Assigned, Average, adjusted
from referee.families.bridge.score.contests import (
    Comparison,
    imp_band,
    imps,
    match_points,
    match_points_when_interchanged,
    net,
    replay_match_points,
    replay_total_points,
    team_imps,
    team_net,
)
from referee.mechanics.claims.moves import settle, tricks_left
from referee.mechanics.declarer.moves import CONTRACT_PLAY, result
from referee.mechanics.setting.board import board_of
from referee.mechanics.setting.moves import attention, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.state import Designation, claims_of
from referee.score.contracts import DealResult

LOST_IN_PRINT = "the number is lost in the book and is filled in by its sequence"


def _numbers(values: Iterable[float]) -> str:
    return ", ".join(f"{value:g}" for value in values)


def _pairs(numbers: tuple[int, ...]) -> list[Pair]:
    """Two scores of each board; one that has no second is left out."""
    return list(zip(numbers[::2], numbers[1::2], strict=False))


#: what a side's score is worth beside those of others, as that side sees them; None where nobody can say
Worth = Callable[[Table, Assigned | Average, tuple[int, ...]], float | None]


def result_at_contest(table: Table) -> tuple[DealResult | None, DealResult | None]:
    """How the board ended; as ruled it is what the director has made of it, though it was never played."""
    played, ruled = result(table)
    given = table.part(Adjusted)
    if given is None:
        return played, ruled
    at = board_of(table)
    board = DealResult(None, 0, (), at.vulnerable, table.dealer, at.number, table.number)
    return played, adjusted(ruled or played, board, given.beside, given.assigned, given.averages)


def _comparison(table: Table) -> Comparison:
    return table.game.part(Comparison) or Comparison()


# --- match points


def rated(table: Table, act: Act) -> Table:
    """The match points of a board, as far as its slips are told.

    `scores` is a slip: what one side scored at each table, minus where the other scored. `fouled` says that the cards were
    interchanged: how many tables, in the order of the slip, played each arrangement of them.
    """
    table = table.note(act)
    groups = next((note.numbers for note in reversed(table.acts) if note.verb == "fouled"), ())
    for slip in table.acts:
        if slip.verb != "scores":
            continue
        # A slip tells the scores of its own side, so that here the higher is always the better.
        if groups and sum(groups) == len(slip.numbers):
            parts, first = [], 0
            for size in groups:
                parts.append(slip.numbers[first : first + size])
                first += size
            points = [each for group in match_points_when_interchanged(parts, NS) for each in group]
        else:
            points = list(match_points(slip.numbers, NS))
        points = [each * _comparison(table).beaten for each in points]
        named = any(note.verb == "scores" and note.side != slip.side for note in table.acts)
        name = f"match points {table.side_name(slip.side or 0)}" if named else "match points"
        table = table.comes_to(name, _numbers(points))
    return table


# --- two scores of each board


def rooms(table: Table, act: Act) -> Table:
    """Team of four: what N-S scored in the one room and in the other, board by board."""
    boards = _pairs(act.numbers)
    scale = _comparison(table).scale
    bands = [imp_band(net(board), scale) for board in boards]
    table = table.comes_to("net", f"{team_net(boards)}")
    lost = "" if all(band.printed for band in bands) else f" ({LOST_IN_PRINT})"
    table = table.comes_to("IMPs", f"{team_imps(boards, scale)}{lost}")
    total = team_net(boards)
    ahead = "neither team" if total == 0 else f"the team sitting N-S in the {'first' if total > 0 else 'second'} room"
    return table.comes_to("ahead", ahead)


def slips(table: Table, act: Act) -> Table:
    """Replay: what N-S scored in the original play and in the replay, board by board."""
    boards = _pairs(act.numbers)
    table = table.comes_to("match points", _numbers(replay_match_points(boards)))
    return table.comes_to("total points", _numbers(replay_total_points(boards)))


# --- this board beside the other tables


def compared(table: Table, act: Act) -> Table:
    """What the board is worth beside the scores of the other tables, as it was played and as it is ruled."""
    table = settle(table, act)
    slip, other = (next(reversed(table.acts_of(verb)), None) for verb in ("field", "otherroom"))
    if slip is None and other is None:
        return table
    try:
        worth = [_worth(table, result, slip, other) for result in result_at_contest(table)]
    except ScoreError:
        return table  # said when the board is entered
    for name, played, ruled in zip(("match points", "IMPs"), *worth, strict=True):
        told = ruled if played in ("", ruled) else f"{played} as played; {ruled or 'none'} as ruled"
        table = table.comes_to(name, told) if told else table
    return table


def _worth(table: Table, result: DealResult | None, slip: Act | None, other: Act | None) -> tuple[str, str]:
    """The match points and international match points of a result for each side, in words; nothing where they are not known."""
    if result is None or not result.complete:
        return "", ""
    return _for_each(table, result, slip, _match_points), _for_each(table, result, other, _imps)


def _for_each(table: Table, result: DealResult, told: Act | None, worth: Worth) -> str:
    if told is None:
        return ""
    said = []
    for side in (NS, EW):
        others = tuple(number if side == told.side else -number for number in told.numbers)
        value = worth(table, _scored(table, result, side), others)
        if value is None:
            return ""
        said.append(f"{table.side_name(side)} {round(value, 2):g}")
    return ", ".join(said)


def _scored(table: Table, result: DealResult, side: Side) -> Assigned | Average:
    """What a side scored on the board, as it sees it."""
    given = result.given(side) if isinstance(result, AdjustedResult) else None
    if given is not None or table.game.score is None:
        return given or Assigned(((1, 0),))
    lines = table.game.score.enter(result).deals[-1].entries
    own = sum(line.points if line.side == side else -line.points for line in lines)
    return Assigned(((1, own),))


def _match_points(table: Table, scored: Assigned | Average, others: tuple[int, ...]) -> float | None:
    beaten = _comparison(table).beaten
    if isinstance(scored, Average):
        return beaten * len(others) * scored.percent / 100
    return scored.compared(lambda points: beaten * match_points((points, *others))[0])


def _imps(table: Table, scored: Assigned | Average, others: tuple[int, ...]) -> float | None:
    if isinstance(scored, Average):
        return scored.imps
    scale = _comparison(table).scale
    return scored.compared(lambda points: imps(points - others[0], scale))


def awards(table: Table, act: Act) -> Table:
    """The director gives a side so many of the tricks that are left, and the others to the other side."""
    left = tricks_left(table)
    if act.side is None or table.phase != PLAY:
        return table
    own = max(0, min(left, act.number))
    given = tuple(own if side == act.side else left - own for side in range(table.sides))
    return settle(table.but(evolve(claims_of(table), claimed=given)).note(act), act)


def names_card(table: Table, act: Act) -> Table:
    """Declarer names a card; in what breath he names another a law may ask."""
    return tricks.name_card(table, act)


def places_card(table: Table, act: Act) -> Table:
    """Dummy puts a card where played cards lie, named by declarer or not."""
    return tricks.play(table.without(Designation), act) if table.phase == PLAY and act.cards else table


CONTEST_MOVES = {
    "scores": rated,
    "fouled": rated,
    "rooms": rooms,
    "slips": slips,
    "end": compared,
    "awards": awards,
    "names": names_card,
    "places": places_card,
    "attention": attention,
    **dict.fromkeys(
        (
            "director",
            "directs",
            "counts",
            "hesitates",
            "announces",
            "round",
            "minutes",
            "posted",
            "shuffles",
            "moved",
            "returned",
            "onward",
            "misleads",
            "judges",
            "adjusts",
            "assigns",
            "averages",
            "field",
            "otherroom",
            "facedown",
            "askew",
            "wrongboard",
            "wrongcards",
            "explains",
            "leaves",
            "corrects",
        ),
        moves_nothing,
    ),
}

DUPLICATE_PLAY = evolve(
    CONTRACT_PLAY,
    name="as bridge, each player keeping his cards before him, and every board played at several tables",
    moves={**CONTRACT_PLAY.moves, **CONTEST_MOVES},
    result=result_at_contest,
    at_once=ended_at_once,
)
