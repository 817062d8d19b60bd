"""How far a deal has come, told in words, closes the limits that end before; cards changed at poker are judged by the fold."""

from __future__ import annotations

import pytest

from referee.ask import ask
from referee.ask.table.course import NAMES, counted_from, said
from referee.ask.table.partly import bare, part_of, part_of_table, unless_untold
from referee.ask.telling.question import hear
from referee.ask.telling.telling import Told
from referee.ask.words.of_breaches import askable
from referee.core.history import History
from referee.core.matter import Matter
from referee.core.record import seat_names
from referee.core.rulings import NOTHING_SETTLED
from referee.core.speaking import facts_of
from referee.core.table import DEAL
from referee.core.window import Limit
from referee.families import games

#: the game, the breach, the question, the limit, its answer
TOLD = [
    ("poker", "hand-misstated", "I said two pair. He started pulling the chips in. My neighbor says it's a full house.",
     "raised-before-pot-taken", "yes"),
    ("euchre", "revoke", "Bob trumped my heart although he had one. The trick was gathered and only then did I spot it",
     "corrected-before-trick-quitted", "no"),
    ("euchre", "revoke", "West revoked. We had already started the next hand when I worked it out",
     "raised-before-agreement-on-the-score-of-the-deal", "no"),
    ("euchre", "too-many-cards", "We had played two tricks when I found I had six cards",
     "raised-before-quitting-of-the-first-trick", "no"),
    ("whist", "uncut-pack-dealt", "It was dealt without being cut, and all of us looked at our cards before he complained",
     "raised-before-turn-up-or-look", "no"),
    ("whist", "revoke", "My opponent revoked. The cards had been cut for the next deal when I claimed it",
     "raised-before-cut-for-the-next-deal-by-opponents", "no"),
    ("draw-poker", "uncut-pack-dealt", "Nobody cut the pack. Everyone got five cards, then they bet, now one wants a redeal",
     "called-before-second-round", "too-late"),
    ("draw-poker", "incorrect-pack", "After the pot had been taken we counted the deck and found 51 cards",
     "raised-before-pot-taken", "no"),
    ("rummy", "discarded-without-drawing", "I discarded without drawing and the next player had already drawn",
     "drawn-before-next-player", "no"),
    ("cribbage", "wrong-total", "She called 24 instead of 23, and I had already played the next card",
     "raised-before-play-of-the-next-card", "no"),
    ("cassino", "uncut-pack-dealt", "The pack wasn't cut. Elder hand had already played a card when I noticed",
     "misdeal-called-before-first-play", "too-late"),
    ("five-hundred", "uncut-pack-dealt", "The cards weren't cut; the bidding had begun when it was noticed",
     "raised-before-dealing-of-the-last-card", "no"),
    # a game of skat is announced by its name, by whoever plays it
    ("skat-league-rules", "too-many-cards", "I have eleven cards, and Bob has said grand.",
     "raised-before-announcement-of-the-game", "no"),
    ("skat-league-rules", "too-many-cards", "Eleven cards in my hand. Anna had already announced spades.",
     "raised-before-announcement-of-the-game", "no"),
    ("skat-league-rules", "too-many-cards", "I have eleven cards, and nobody has announced a game yet.",
     "raised-before-announcement-of-the-game", "yes"),
    # noticed before: whatever ends then or later was kept
    ("euchre", "revoke", "West reneged, and before the trick was turned he said sorry",
     "raised-before-agreement-on-the-score-of-the-deal", "yes"),
    # fewer cards than a hand has, or mixed into one
    ("draw-poker", "deal-out-of-turn", "We'd all got three cards when she said it was her deal",
     "called-before-second-round", "too-late"),
    # how it stands when it is told
    ("cinch", "revoke", "He revoked. The score hasn't been agreed.", "raised-before-agreement-on-the-score-of-the-deal", "yes"),
    ("cinch", "too-many-cards", "I have ten cards and nobody has bid.", "raised-before-first-bid", "yes"),
    ("skat", "score-error", "The score was written wrong. Nobody has paid.", "raised-before-payment", "yes"),
    ("double-pack-pinochle", "no-combination", "He melded a run without a jack. It's before the opening lead.",
     "raised-before-first-lead", "yes"),
    # of what was there before, and is found
    ("cinch", "too-many-cards", "I have ten cards. It came out with the bidding half way round.",
     "raised-before-first-bid", "no"),
    ("skat-league-rules", "too-many-cards", "I have eleven cards, found at the third trick.",
     "raised-before-announcement-of-the-game", "no"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "breach", "text", "limit", "answer"), TOLD)
def test_what_has_happened_since_closes_the_limits_before(game: str, breach: str, text: str, limit: str, answer: str) -> None:
    assert {fact.name: said for fact, said in ask(games()[game], text, about=breach).facts.items()}.get(limit) == answer


@pytest.mark.parametrize(
    ("game", "breach", "text"),
    [
        ("euchre", "revoke", "West revoked on the second trick"),
        ("draw-poker", "uncut-pack-dealt", "Nobody cut the pack before the deal"),
        ("rummy", "too-many-cards", "I was dealt one too many"),
        ("five-card-stud", "faced-in-pack", "Everybody's got one card when two in the pack are face up"),
        ("rummy", "discarded-without-drawing", "Ann threw a seven without drawing. Bob has his hand over the stock."),
        ("rummy", "discarded-without-drawing", "Ann threw a seven without drawing. Let her pick one up now or not?"),
        ("canasta", "pile-without-right", "Ludo takes the frozen pile and mixes it straight into his own hand"),
        ("canasta", "insufficient-count", "I'd melded 40, couldn't find any more, and took it back before the next lady drew."),
    ],
)
def test_from_silence_no_limit_is_closed(game: str, breach: str, text: str) -> None:
    assert not [fact for fact in ask(games()[game], text, about=breach).facts if "before" in fact.name]


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("whist", "The dealer was passing round the cards when an ace lay face up in the pack."),
        ("whist", "The dealer was passing out cards and an ace lay face up in the pack."),
    ],
)
def test_who_passes_cards_round_has_not_called(game: str, text: str) -> None:
    assert "new-deal-demanded" not in {fact.name for fact in ask(games()[game], text, about="faced-in-pack").facts}


def test_every_stage_can_be_told_somewhere() -> None:
    assert {NAMES[each.stage] for game in games().values() for each in said(game)} == set(NAMES)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("I asked for three, got two", "wrong-number-served"),
        ("She wanted two, the dealer slid her three", "wrong-number-served"),
        ("I discarded two and drew three", "discard-does-not-fit"),
        ("He took three cards but had thrown only two", "discard-does-not-fit"),
        ("The dealer dealt me six", "too-many-cards"),
        ("I asked for two, the dealer gave me two", ""),
        ("Bob bet two and I raised two", ""),
    ],
)
def test_cards_thrown_out_asked_for_and_served(text: str, found: str) -> None:
    told = hear(text, games()["draw-poker"])
    assert isinstance(told, Told)
    assert {breach.name for breach in told.wrong} == ({found} if found else set())


def test_no_time_is_over_by_what_nobody_told() -> None:
    """On a table on which nothing lies a limit ends by an act alone."""
    tried: set[tuple[str, str]] = set()
    for game in games().values():
        dealing = part_of_table(game, seat_names(game.seats), clock=2, docket=(), settled=NOTHING_SETTLED, dealer=0)
        table = bare(dealing.but(phase=DEAL, log=History([]), told=0))
        for breach in askable(game):
            matter = counted_from(part_of(Matter, breach=breach, known=()))
            for fact in facts_of(game.layers, breach):
                if isinstance(fact, Limit) and (fact.name, breach.name) not in tried:
                    tried.add((fact.name, breach.name))
                    assert not unless_untold(fact.before.closed, table, matter), (game.slug, breach.name, fact.name)
    assert tried


def test_how_far_it_had_come_is_told_by_nobodys_words_in_it() -> None:
    told = "I notice nine cards in my hand. Nobody exchanged yet. Dealer: 'play on, tough.'"
    answer = ask(games()["schafskopf"], told, about="too-few-cards")
    assert "raised-before-opening-lead" not in {fact.name for fact in answer.facts}
