"""Who is told of as not being somebody is not taken for him; and who has partners is told, or that nobody has."""

from __future__ import annotations

import pytest

from referee.ask import ask
from referee.families import games

#: the game, the breach, the question, the fact, its answer
TOLD = [
    ("auction-pinochle", "lead-out-of-turn", "A player other than the bidder led out of turn.", "the-contractor", "no"),
    ("auction-pinochle", "card-exposed", "Someone other than the bidder exposed a card.", "the-contractor", "no"),
    ("auction-pinochle", "revoke", "One of us against the bidder reneged.", "the-contractor", "no"),
    ("auction-pinochle", "revoke", "Then the bidder reneged.", "the-contractor", "yes"),
    ("schafskopf", "revoke", "One of the pair against the picker revoked.", "who-erred", "an-opponent"),
    ("skat-league-rules", "revoke", "Somebody other than the soloist revoked.", "who-erred", "an-opponent"),
    ("skat-league-rules", "play-out-of-turn", "One of the two against the soloist played ahead of his turn.",
     "who-erred", "an-opponent"),
    ("contract-bridge", "lead-out-of-turn", "One of the pair against declarer led out of turn in the third trick.",
     "leader", "defender"),
    # who has partners
    ("general-rules-gibson", "speaks-out-of-turn", "We play every man for himself and Ann bid too soon.", "partnership", "no"),
    ("general-rules-gibson", "speaks-out-of-turn", "There are no partners here. Bob bid too soon.", "partnership", "no"),
    ("rummy", "card-exposed", "We play two against two. A seven's dropped out of my fan, face up.", "partnership", "yes"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "breach", "text", "fact", "answer"), TOLD)
def test_who_is_not_somebody_is_not_taken_for_him(game: str, breach: str, text: str, fact: str, answer: str) -> None:
    assert {each.name: said for each, said in ask(games()[game], text, about=breach).facts.items()}.get(fact) == answer


def test_on_which_side_others_are_is_not_guessed() -> None:
    told = ask(games()["contract-bridge"], "A player other than declarer led out of turn.", about="lead-out-of-turn")
    assert "leader" not in {each.name for each in told.facts}
