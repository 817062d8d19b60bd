"""Every game of the four books that has rules is here, by the project's own list of what the books have."""

from pathlib import Path

from referee.families import games

LIST = Path(__file__).parents[1] / "data" / "games_of_the_books.tsv"


def listed() -> dict[str, tuple[str, str]]:
    """By slug: the book of each game, and why it is not entered; nothing where it has rules."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith(("#", "slug\t"))]
    return {slug: (book, *why) if why else (book, "") for slug, book, _title, *why in rows}  # type: ignore[misc]


def test_every_game_that_has_rules_is_entered() -> None:
    missing = {slug for slug, (_, why) in listed().items() if not why} - set(games())
    assert not missing, sorted(missing)


def test_what_is_not_entered_has_a_reason() -> None:
    assert {slug for slug, (_, why) in listed().items() if why} & set(games()) == set()
    assert {why for _, why in listed().values()} == {
        "",
        "a list of words, and no game",
        "announced, but its text is cut off",
        "named in a list, without rules",
        "named without rules",
    }


def test_a_game_stands_in_the_book_of_the_list() -> None:
    entered = games()
    assert {slug for slug, (book, why) in listed().items() if slug in entered and entered[slug].book != book} == set()
