"""What is told as not done, or as noticed too late, is not heard as done, or as noticed in time."""

from __future__ import annotations

import pytest

from referee.ask import ask
from referee.core.law import NOT_YET
from referee.families import games

#: the game, the breach, the question, the fact, its answer
NOT_DONE = [
    ("euchre", "too-many-cards", "I have six cards. No trick has been gathered.",
     "raised-before-quitting-of-the-first-trick", "yes"),
    ("cinch", "too-many-cards", "I picked up ten cards, and no bid was made yet.", "raised-before-first-bid", "yes"),
    ("cinch", "too-many-cards", "Ten cards in my hand and no player has bid.", "raised-before-first-bid", "yes"),
    ("cinch", "revoke", "He revoked on my spade. No score has been agreed.",
     "raised-before-agreement-on-the-score-of-the-deal", "yes"),
    ("whist", "uncut-pack-dealt", "The pack wasn't cut. No hand has been looked at.", "raised-before-turn-up-or-look", "yes"),
    ("cribbage", "wrong-total", "She called 24 for 23; no card has been played since.",
     "raised-before-play-of-the-next-card", "yes"),
    ("skat", "score-error", "The score's down wrong, nothing has been paid.", "raised-before-payment", "yes"),
    ("double-pack-pinochle", "no-combination", "Her run hasn't a ten in it, nothing played.",
     "raised-before-first-lead", "yes"),
    ("draw-poker", "incorrect-pack", "There are 51 cards; nothing has been taken from the pot.",
     "raised-before-pot-taken", "yes"),
]  # fmt: skip

TOO_LATE = [
    ("cribbage", "wrong-total", "He called 24 instead of 23 and nobody noticed until I had played the next card.",
     "raised-before-play-of-the-next-card", "no"),
    ("euchre", "revoke", "Bob revoked. It was not noticed until we had begun the next hand.",
     "raised-before-agreement-on-the-score-of-the-deal", "no"),
    ("euchre", "revoke", "West reneged; none of us saw it before the trick was gathered.",
     "corrected-before-trick-quitted", "no"),
    ("double-pack-pinochle", "insufficient-bid", "He said 510 over 520. Nobody noticed till the next man had bid.",
     "raised-before-next-bid", "no"),
]  # fmt: skip

#: a word that denies something else
DONE_ALL_THE_SAME = [
    ("euchre", "revoke", "With no hearts left he trumped my heart. The trick was gathered.",
     "corrected-before-trick-quitted", "no"),
    ("euchre", "revoke", "West revoked. He said nothing when the trick was gathered.", "corrected-before-trick-quitted", "no"),
    ("cinch", "revoke", "No doubt he revoked. The score has been agreed.",
     "raised-before-agreement-on-the-score-of-the-deal", "no"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "breach", "text", "fact", "answer"), [*NOT_DONE, *TOO_LATE, *DONE_ALL_THE_SAME])
def test_what_was_not_done_is_not_heard_as_done(game: str, breach: str, text: str, fact: str, answer: str) -> None:
    assert {each.name: said for each, said in ask(games()[game], text, about=breach).facts.items()}.get(fact) == answer


@pytest.mark.parametrize("said", ["No trump has been turned up.", "Nothing's been turned up."])
def test_a_new_deal_is_in_time_where_nothing_is_turned_up(said: str) -> None:
    answer = ask(games()["euchre"], f"He's dealing again, it's mine. {said}", about="deal-out-of-turn")
    heard = {each.name: said for each, said in answer.facts.items()}
    assert heard.get("stopped-before-turn-up", NOT_YET) == NOT_YET
    assert "new-deal-demanded" not in heard
