"""Two books, two games: whist of usp56 and bridge whist of ames; the casebook shows where they part."""

from referee.families import games


def test_bridge_whist_rests_on_no_other_game() -> None:
    """No base and no general rules under it: usp56 is another book, and the general rules are its own."""
    bridge = games()["bridge-whist"]
    assert (bridge.base, bridge.general, len(bridge.layers)) == (None, None, 1)
    for slug in ("three-hand-bridge-ames", "three-hand-bridge-ames-single-games"):
        assert {law.cite.book for layer in games()[slug].layers for law in layer} == {"ames"}
