"""What every page has, and lists that many pages show."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from attrs import frozen

from referee import api
from referee.core.game import Game
from referee.families import games
from referee.page import render
from referee.web.addresses import SERVED, Addresses


def page(template: str, at: str, addresses: Addresses = SERVED, **what: object) -> str:
    """A whole page; `at` is the part of the desk that it belongs to."""
    return render(template, at=at, to=addresses, **what)


@frozen
class Named:
    """A game in a list."""

    slug: str
    title: str
    family: str
    laws: int


@cache
def by_family() -> Mapping[str, tuple[Named, ...]]:
    """Every game by its family, those with most laws of their own first."""
    found: dict[str, list[Named]] = {}
    for game in games().values():
        found.setdefault(game.family, []).append(Named(game.slug, game.title, game.family, len(game.laws)))
    return {family: tuple(sorted(each, key=lambda game: (-game.laws, game.title))) for family, each in sorted(found.items())}


def game_named(slug: str) -> Game:
    """The game of that slug; `api.Unknown` where there is none."""
    return api.find_game(slug)


def error(title: str, why: str) -> str:
    """A page that says what is not to be had."""
    return page("error.html", "", title=title, why=why)


def home() -> str:
    """The first page."""
    return page("home.html", "home", examples=EXAMPLES)


#: a question of each of some families, as people put them
EXAMPLES = (
    ("contract-bridge", "East bid one heart over North's one spade"),
    ("draw-poker", "Bob bet before it was his turn"),
    ("gin-rummy", "my opponent knocked with twelve"),
    ("cribbage", "he said go and could have played"),
    ("hearts", "someone didn't follow suit and we only noticed later"),
)


def warm() -> None:
    """Load what the first question would wait for."""
    api.ask("contract-bridge", "East bid 1H over North's 1S")
    by_family()
