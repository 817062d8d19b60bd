"""Facts as people tell them: what is denied, only asked, told of another than somebody, or agreed on by the players."""

from __future__ import annotations

import pytest

from referee.ask import ask
from referee.core.window import NOT_YET
from referee.families import games

# each: the game, the breach, the question, the fact, its answer

#: what is told as not done
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
    # what one sentence denies takes nothing from another
    ("draw-poker", "wrong-number-served",
     "Dealer gave me three when I said two, and then gave the next guy his. I hadn't peeked. I've still got my three.",
     "next-player-served", "yes"),
    ("duplicate-bridge", "dummy-places-wrong-card",
     "I called for dummy's low club; partner played the jack. I saw it before anyone led to the next trick.",
     "raised-before-lead-to-the-next-trick", "yes"),
]  # fmt: skip

#: who it is that plays against the others, by his part
CONTRACTOR = [
    ("auction-pinochle", "revoke", "The bidder failed to follow suit.", "the-contractor", "yes"),
    ("schafskopf", "revoke", "I'm the Player. I did not follow suit.", "who-erred", "the-player"),
    ("six-bid-solo", "revoke", "The bidder revoked.", "who-erred", "the-player"),
]

#: what is told as noticed too late
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

#: who is told of as not being somebody is not taken for him; and who has partners, or that nobody has
OF_OTHERS = [
    ("auction-pinochle", "lead-out-of-turn", "A player other than the bidder led out of turn.", "the-contractor", "no"),
    ("auction-pinochle", "card-exposed", "Someone other than the bidder exposed a card.", "the-contractor", "no"),
    ("auction-pinochle", "revoke", "One of us against the bidder reneged.", "the-contractor", "no"),
    ("auction-pinochle", "revoke", "Then the bidder reneged.", "the-contractor", "yes"),
    ("auction-pinochle", "card-exposed", "I'm the bidder. One of the pair against me fumbled an ace onto the table.",
     "the-contractor", "no"),
    ("auction-pinochle", "late-look-at-trick", "The man with the bid picks up trick 4 and looks through it.",
     "the-contractor", "yes"),
    ("napoleon", "hand-still-wrong", "I bid three and made three. Then it turns out I'd been given only four cards.",
     "the-contractor", "yes"),
    ("schafskopf", "revoke", "I took the blind. I threw a heart on a club and had a club.", "who-erred", "the-player"),
    ("schafskopf", "revoke", "Bob took the blind. I threw a heart on a club and had a club.", "who-erred", "an-opponent"),
    ("jackpots", "too-many-cards", "The guy who opened on kings has six cards.", "is-opener", "yes"),
    ("jackpots", "too-many-cards", "Bob opened. Ann has six cards.", "is-opener", "no"),
    ("schafskopf", "revoke", "One of the pair against the picker revoked.", "who-erred", "an-opponent"),
    ("skat-league-rules", "revoke", "Somebody other than the soloist revoked.", "who-erred", "an-opponent"),
    ("skat-league-rules", "play-out-of-turn", "One of the two against the soloist played ahead of his turn.",
     "who-erred", "an-opponent"),
    ("contract-bridge", "lead-out-of-turn", "One of the pair against declarer led out of turn in the third trick.",
     "leader", "defender"),
    ("duplicate-bridge-2017", "lead-out-of-turn", "I led a club, and it was declarer's lead.", "led-by", "at-declarers-lead"),
    ("duplicate-bridge-2017", "lead-out-of-turn", "I led a club, and it was my partner's lead.", "led-by", "at-partners-lead"),
    # who has partners
    ("general-rules-gibson", "speaks-out-of-turn", "We play every man for himself and Ann bid too soon.", "partnership", "no"),
    ("general-rules-gibson", "speaks-out-of-turn", "There are no partners here. Bob bid too soon.", "partnership", "no"),
    ("rummy", "card-exposed", "We play two against two. A seven's dropped out of my fan, face up.", "partnership", "yes"),
]  # fmt: skip

#: a rule that the players are told to have agreed on, or not
AGREED = [
    ("hearts", "forbidden-lead", "Our rule is no hearts before the third trick. She led the heart four.",
     "early-hearts-barred", "yes"),
    ("hearts", "forbidden-lead", "We'd said no leading hearts till trick three. Len did.", "early-hearts-barred", "yes"),
    ("hearts", "forbidden-lead", "Here you can't lead hearts before trick three. Len did.", "early-hearts-barred", "yes"),
    ("hearts", "forbidden-lead", "We agreed not to lead hearts so early and he did.", "early-hearts-barred", "yes"),
    ("hearts", "forbidden-lead", "He led a heart. We had not agreed anything about that.", "early-hearts-barred", "no"),
    ("gin-rummy", "discards-looked-at", "He looked back through the discards. Looking back was agreed.",
     "looking-back-agreed", "yes"),
    ("cribbage", "overlooked-points-taken", "We play muggins and he took the fifteen I forgot.", "muggins-agreed", "yes"),
    ("cribbage", "overlooked-points-taken", "He took a pair I forgot; we never agreed on muggins.", "muggins-agreed", "no"),
]  # fmt: skip

#: the game, the breach, the question, a fact that it only asks about, or tells of another, and leaves open
ASKED = [
    ("duplicate-bridge-2017", "lead-out-of-turn", "Declarer led a heart, though it was East who won.", "led-by"),
    ("bridge-whist", "followed-false-lead", "two out of three had played to a wrong lead, who pays", "false-lead"),
    ("five-hundred", "uncut-pack-dealt", "They weren't cut. who plays first now", "raised-before-dealing-of-the-last-card"),
    ("skat", "score-error", "It is written down wrong, who pays what", "raised-before-payment"),
    (
        "general-rules-gibson",
        "dealt-incorrectly",
        "A card came face up. Do we have to play on?",
        "misdeal-called-for",
    ),
    ("general-rules-gibson", "dealt-incorrectly", "Two at a time. Must he go on dealing?", "misdeal-called-for"),
]


def heard(game: str, text: str, breach: str) -> dict[str, str]:
    """The facts that a question tells, of this breach."""
    return {fact.name: said for fact, said in ask(games()[game], text, about=breach).facts.items()}


@pytest.mark.parametrize(
    ("game", "breach", "text", "fact", "answer"), [*NOT_DONE, *CONTRACTOR, *TOO_LATE, *DONE_ALL_THE_SAME, *OF_OTHERS, *AGREED]
)
def test_what_is_told_is_heard(game: str, breach: str, text: str, fact: str, answer: str) -> None:
    assert heard(game, text, breach).get(fact) == answer


@pytest.mark.parametrize(("game", "breach", "text", "fact"), ASKED)
def test_what_is_asked_is_not_told(game: str, breach: str, text: str, fact: str) -> None:
    assert fact not in heard(game, text, breach)


def test_what_was_done_is_told() -> None:
    told = heard("general-rules-gibson", "A card came face up, and we played on.", "dealt-incorrectly")
    assert told["misdeal-called-for"] == "too-late"


@pytest.mark.parametrize("said", ["No trump has been turned up.", "Nothing's been turned up."])
def test_a_new_deal_is_in_time_where_nothing_is_turned_up(said: str) -> None:
    told = heard("euchre", f"He's dealing again, it's mine. {said}", "deal-out-of-turn")
    assert told.get("stopped-before-turn-up", NOT_YET) == NOT_YET
    assert "new-deal-demanded" not in told


@pytest.mark.parametrize(
    ("game", "breach", "text", "fact"),
    [
        (
            "piquet",
            "false-declaration",
            "I said four tens and have three. He reckons I score nil for the deal.",
            "owned-up",
        ),
        ("cassino", "faced-in-dealing", "I flashed her last card, and offered to take it in my hand", "new-deal-demanded"),
        # nor does the card itself with which a wrong total is called
        ("cribbage", "wrong-total", "Count was 22, I put a five and said 26", "raised-before-play-of-the-next-card"),
    ],
)
def test_what_somebody_only_thinks_or_did_before_closes_no_limit(game: str, breach: str, text: str, fact: str) -> None:
    assert fact not in heard(game, text, breach)


@pytest.mark.parametrize(
    ("game", "breach", "text", "fact", "answer"),
    [
        ("cribbage", "wrong-total", "Count was 22, I put a five and said 26, and then Bob played a four",
         "raised-before-play-of-the-next-card", "no"),
        ("five-hundred", "speaks-out-of-turn", "Partnership 500. West bid before his turn", "partnership", "yes"),
        ("contract-bridge", "card-taken-back", "I'm declarer, called for dummy's ten and then wanted the nine",
         "whose-card", "dummys-card"),
        ("schafskopf", "late-look-at-trick", "Picker against us two. To see what was gone I looked back three tricks",
         "who-erred", "an-opponent"),
    ],
)  # fmt: skip
def test_what_is_told_in_passing_is_heard(game: str, breach: str, text: str, fact: str, answer: str) -> None:
    assert heard(game, text, breach).get(fact) == answer


def test_on_which_side_others_are_is_not_guessed() -> None:
    assert "leader" not in heard("contract-bridge", "A player other than declarer led out of turn.", "lead-out-of-turn")


@pytest.mark.parametrize(
    ("game", "text", "breach"),
    [
        ("euchre", "A card fell on the floor, everyone saw it.", "card-exposed"),
        ("euchre", "My partner dropped a card on the table and they saw it.", "card-exposed"),
        ("euchre", "There's a card on the floor. Whose is it?", "card-outside-deal"),
        ("bridge-whist", "One of mine fell on the floor, everyone saw it.", "card-below-table"),
    ],
)
def test_a_card_that_fell_is_not_missing_from_the_pack(game: str, text: str, breach: str) -> None:
    question = ask(games()[game], text).question
    assert question is not None
    assert question.breach.name == breach
