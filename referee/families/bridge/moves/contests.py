"""A board that is played at several tables: its scores compared, and what else a tournament knows beside the play."""

from collections.abc import Iterable

from attrs import evolve

from referee.core.game import Play
from referee.core.record import NS, Act
from referee.core.sheet import Pair
from referee.core.table import PLAY, Table
from referee.families.bridge.score.contests import (
    TOTAL_POINTS_PER_MATCH_POINT,
    Comparison,
    imp_band,
    match_points,
    match_points_when_interchanged,
    net,
    replay_match_points,
    replay_total_points,
    team_imps,
    team_net,
)
from referee.mechanics.claims.moves import settle, tricks_left
from referee.mechanics.declarer.moves import CONTRACT_PLAY
from referee.mechanics.setting.moves import attention, moves_nothing
from referee.mechanics.tricks.moves import tricks
from referee.mechanics.tricks.state import Designation, claims_of

LOST_IN_PRINT = "the number is lost in the book and is filled in by its sequence"


def _numbers(values: Iterable[float]) -> str:
    return ", ".join(f"{value:g}" for value in values)


def _pairs(numbers: tuple[int, ...]) -> list[Pair]:
    """Two scores of each board; one that has no second is left out."""
    return list(zip(numbers[::2], numbers[1::2], strict=False))


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


def adjusts(table: Table, act: Act) -> Table:
    """The director assigns an adjusted score, told in points; at match points it is a hundredth of that."""
    side = table.side_name(act.side or 0)
    table = table.note(act).comes_to("adjusted score", f"{side} {act.number:+d}")
    if not _comparison(table).hundreds:
        return table
    return table.comes_to("in match points", f"{side} {act.number / TOTAL_POINTS_PER_MATCH_POINT:+g}")


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
    "adjusts": adjusts,
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
        ),
        moves_nothing,
    ),
}

DUPLICATE_PLAY = Play(
    "as bridge, each player keeping his cards before him, and every board played at several tables",
    moves={**CONTRACT_PLAY.moves, **CONTEST_MOVES},
    runs=CONTRACT_PLAY.runs,
    result=CONTRACT_PLAY.result,
)
