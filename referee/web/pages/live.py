"""A table that judges as it is told: the log so far is in the form, and each line is told to a desk."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence

from referee.core.game import Game
from referee.core.record import CALL, DENOMINATIONS, seat_names
from referee.core.unheard import verbs_of
from referee.core.verbs import example
from referee.desk import Desk
from referee.formats import stream
from referee.report import question_of
from referee.view import DealView, deal_views
from referee.view.findings import finding_of
from referee.web.pages.common import by_family, game_named, page

#: a table at which more is told is no table
MOST_LINES = 3_000
#: what a button does beside telling a line
BACK, DEAL = "back", "deal"
#: verbs of most games that come first, where they are heard
_FIRST = (
    *("play", "call", "bids", "passes", "draws", "discards", "melds", "lays", "knocks"),
    *("checks", "bets", "calls", "raises", "drops"),
)


def which_game() -> str:
    """The page on which somebody chooses a game."""
    return page("games.html", "live", families=by_family(), door="live", heading="Which game is played?", last="/live/")


def told(game: str, players: str, log: str, line: str, does: str) -> str:
    """The table after one more line, or without the last one."""
    known = game_named(game)
    lines = log.replace("\r", "").split("\n")[:MOST_LINES]
    while lines and not lines[-1].strip():
        lines.pop()
    more = _more(lines, line, does)
    if does == BACK and len(lines) > 1:
        lines.pop()
    if more and not lines:
        lines = _head(known, players)
    desk, new = Desk(), None
    desk.resume(lines)
    for each in more:
        new = desk.tell(each)
    fresh = [(finding_of(number, [each.matter]), each.change) for number, each in enumerate(new.findings if new else (), 1)]
    return page(
        "live.html", "live", game=known, log=desk.log, fresh=fresh, faults=new.faults if new else (),
        questions=_questions(desk), rights=desk.rights, duties=desk.duties, score=_score(desk), view=_last(desk.log),
        names=_names(known, desk, players), verbs=_verbs(known), calls=_bids(known), players=players,
    )  # fmt: skip


def _head(game: Game, players: str) -> list[str]:
    names = [name for name in players.replace(",", " ").split() if name]
    return [f"game {game.slug}", *([f"players {' '.join(names)}"] if names else [])]


def _more(lines: Sequence[str], line: str, does: str) -> list[str]:
    if does == DEAL:
        deals = sum(each.split()[:1] == ["deal"] for each in lines)
        return [f"deal {max(deals, 1) + 1}"]
    return [each for each in line.replace("\r", "").split("\n") if each.strip()] if does != BACK else []


def _questions(desk: Desk) -> list[tuple[str, str, list[str], bool]]:
    """What still decides: what it is about, the question, its answers, and whether what comes next may answer it."""
    return [
        (
            each.matter.why,
            question_of(each.fact, each.matter.seat, each.matter.names),
            [each.fact.said(answer.words) for answer in each.answers],
            each.not_yet,
        )
        for each in desk.questions
    ]


def _score(desk: Desk) -> list[tuple[str, list[str]]]:
    """The sheets so far; once where both are the same."""
    played, ruled = (list(sheet.text()) if sheet and sheet.entries else [] for sheet in (desk.score.played, desk.score.ruled))
    if played == ruled:
        return [("as played and as ruled", played)] if played else []
    return [("as played", played), ("as ruled", ruled)]


def _last(text: str) -> DealView | None:
    """The deal at hand."""
    views: Iterable[DealView] = deal_views(stream(io.StringIO(text)), ())
    last = None
    for view in views:
        last = view
    return last


def _names(game: Game, desk: Desk, players: str) -> tuple[str, ...]:
    named = tuple(name for line in desk.log.split("\n") if line.startswith("players ") for name in line.split()[1:])
    return named or tuple(players.replace(",", " ").split()) or seat_names(game.seats)


def _verbs(game: Game) -> list[tuple[str, str]]:
    """The verbs of a game, the usual ones first, each with a line as an example."""
    moves = game.play.moves if game.play else {}
    heard = sorted(verbs_of(game), key=lambda verb: verb not in moves)
    ordered = [verb for verb in _FIRST if verb in moves] + [verb for verb in heard if verb not in _FIRST or verb not in moves]
    names = seat_names(game.seats)
    return [(verb, example(verb, names, sides=game.sides == 2)) for verb in ordered]


def _bids(game: Game) -> list[str]:
    """The calls of a game with an auction."""
    if "call" not in verbs_of(game):
        return []
    bids = [f"{level}{denomination}" for level in range(1, 8) for denomination in DENOMINATIONS]
    return [each for each in (*bids, "pass", "double", "redouble") if each.lower() in CALL]
