"""Who is told to have done it, where no words of the breach itself are known: by the clause that tells most of it."""

from __future__ import annotations

import pytest

from referee.ask import as_text, ask
from referee.core.fact import NO
from referee.core.window import Limit
from referee.families import games

#: a game, what is told, what it is about, and who did it
TOLD = [
    # out of turn is whoever did it before somebody else had, or before it was his turn
    ("contract-bridge", "Declarer led a heart. I played before my partner had.", "play-out-of-turn", "you"),
    ("skat-league-rules", "One card left each. Then Olga threw hers before it was her turn.", "play-out-of-turn", "Olga"),
    # who knocked did, whoever counts or complains; and who begins with what he did is the speaker
    ("gin-rummy", "Ron knocked. I noticed that his loose ones were 8 and 5. Thirteen!", "knock-over-ten", "Ron"),
    ("gin-rummy", "I knocked, and I'm sitting with 14. She says illegal knock.", "knock-over-ten", "you"),
    ("russian-bank", "Put the black 9 on a black ten, daft of me. She yelled Stop.", "wrong-build", "you"),
    # what is wrong with a deal was done by whoever deals
    ("contract-bridge", "Sid's dealing, and it dawns on me that the pack was never cut.", "uncut-pack-dealt", "Sid"),
    ("euchre", "I turned it down. My partner, after two tricks: 'alone!' he says. We've a laugh.", "alone-too-late", "partner"),
    ("euchre", "They made it. 'I play alone', I said when the first trick was over. Partner sulks.", "alone-too-late", "you"),
    (
        "klaberjass",
        "I declared fifty. He said 'how high?', but he never had any sequence at all.",
        "false-declaration",
        "opponent",
    ),
    ("five-hundred", "Rob had bid six clubs, then I, out of turn, said seven spades.", "speaks-out-of-turn", "you"),
    ("gin-rummy", "I'd knocked, and he wants to hit me for an illegal knock", "knock-over-ten", "you"),
    ("draw-poker", "Nora checked with three kings, I opened, and she raised me to the limit.", "sandbags", "Nora"),
    (
        "rummy",
        "Otto shouted 'rummy!' and spread his cards, but one of them fits nowhere. I doubt it.",
        "false-out",
        "Otto",
    ),
    (
        "cassino",
        "Partners, four of us. My partner let his last card fall face up. I want to take it.",
        "card-exposed",
        "partner",
    ),
    (
        "gin-rummy",
        "Mort was thinking. I say it's my go, but he looked through the discards.",
        "discards-looked-at",
        "Mort",
    ),
    ("canasta", "My uncle melded, then asked my aunt if he could go out.", "asked-too-late", "Uncle"),
    ("general-rules", "Doug, who isn't in the game, asked me why I kept the seven.", "spectator-speaks", "Doug"),
    ("whist", "Carol led when the lead was mine. I call a suit from her side.", "lead-out-of-turn", "Carol"),
    ("euchre", "Five cards have gone round, and hold on, says Sheila, it was never Dan's deal.", "deal-out-of-turn", "Dan"),
    ("gin-rummy", "She knocks with four points, except I count only nine cards there.", "too-few-cards", "opponent"),
    ("gin-rummy", "Mort lifted the pile to check what I'd thrown two turns back. I say he pays.", "discards-looked-at", "Mort"),
    ("poker", "Ray notices it was his deal, not Bill's. I've put out a blind bet of two.", "deal-out-of-turn", "Bill"),
    ("domino-hearts", "Fay took a trick with her last card, so Al beyond her led.", "lead-out-of-turn", "Al"),
    ("contract-bridge", "Every time I bid something good my partner smiles.", "approval-or-hint", "partner"),
    ("knock-rummy", "Dad threw his card away, then banged the table: I knock.", "knock-at-wrong-moment", "Dad"),
    ("fan-tan", "My little nephew cut by lifting three cards off the top.", "cut-too-small", "Nephew"),
    ("three-hand-pinochle", "Gramps dropped a card. We play three handed with two decks.", "card-exposed", "Gramps"),
    ("euchre", "The man opposite me shoves all his tricks into one heap.", "tricks-not-in-order", "opposite"),
    ("draw-poker", "I asked for two and got three, and the next player was served.", "wrong-number-served", "you"),
    ("go-fish", "Rosie (6) asked me for jacks when it was her cousin's go.", "plays-out-of-turn", "Rosie"),
]
#: a game, what is told of a card that one player gives another, what it is about, and who gets it
GETS = [
    ("blackjack-permanent-bank", "My second card should be down and he flipped it up.", "faced-in-dealing", "you"),
    ("california-lowball", "Dealer flashed a five coming to me before the draw.", "faced-in-dealing", "you"),
    (
        "sixty-six",
        "She turned over one of my six as she dealt. Do I win, and would I be dealing?",
        "faced-in-dealing",
        "you",
    ),
    ("draw-poker", "The dealer flipped Bill's third draw card face up.", "exposed-draw-card", "Bill"),
    ("five-card-stud", "The third round went by and Ann never got a card.", "player-left-out", "Ann"),
    ("five-card-stud", "I was chatting, and the dealer gave Joe nothing at all.", "player-left-out", "Joe"),
]


@pytest.mark.parametrize(("slug", "told", "breach", "who"), GETS)
def test_what_somebody_gets_is_told_of_him_and_not_of_the_dealer(slug: str, told: str, breach: str, who: str) -> None:
    answer = ask(games()[slug], told, about=breach)
    assert answer.question is not None
    assert (answer.question.who if answer.seat is None else answer.names[answer.seat]) == who
    assert ", to " in as_text(answer)


def test_where_a_law_asks_who_did_it_it_is_told_of_him() -> None:
    whist = ask(games()["bridge-whist"], "Edgar exposed one of my cards as he dealt.", about="faced-in-dealing")
    assert whist.question is not None and whist.question.who == "Edgar" and ", by Edgar" in as_text(whist)


def test_what_the_dealer_gives_another_is_no_card_of_his_own() -> None:
    facts = ask(games()["california-lowball"], "Dealer flashed a five coming to me.", about="faced-in-dealing").facts
    assert {fact.name: said for fact, said in facts.items()}["dealers-own"] == NO


#: somebody of whom nobody knows where he sits
UNKNOWN = [
    ("auction-pinochle", "I'm the bidder. One of the two against me dropped the ace of clubs face up.", "card-exposed"),
    ("general-rules", "A man behind me asks why I threw that and tells the others what he thinks.", "spectator-speaks"),
    ("canasta", "Dealer gave us four at a time. My partner calls for a new deal.", "dealt-incorrectly"),
    ("cribbage", "We'd laid away two apiece. My hand four, his hand five!", "wrong-after-laying-away"),
]


@pytest.mark.parametrize(("slug", "told", "breach", "who"), TOLD)
def test_who_did_it_is_whoever_the_clause_tells_of(slug: str, told: str, breach: str, who: str) -> None:
    answer = ask(games()[slug], told, about=breach)
    assert answer.question is not None
    assert (answer.question.who if answer.seat is None else answer.names[answer.seat]) == who


@pytest.mark.parametrize(("slug", "told", "breach"), UNKNOWN)
def test_of_whom_nothing_is_known_nobody_is_named(slug: str, told: str, breach: str) -> None:
    answer = ask(games()[slug], told, about=breach)
    assert answer.question is not None and (answer.seat, answer.question.who) == (None, "")


#: a game, what is told, what it is about, and whether it is only planned
PLANNED = [
    ("russian-bank", "Can I take the five of spades back off the foundation?", "card-from-elsewhere", True),
    ("russian-bank", "I took the five of spades back off the foundation. Can I?", "card-from-elsewhere", False),
    ("uruguay-canasta", "My partner is about to lay an eighth deuce on our wild canasta.", "barred-meld", True),
    ("uruguay-canasta", "My partner laid an eighth deuce on our wild canasta. Is she allowed to?", "barred-meld", False),
    ("contract-bridge", "May I turn the last trick back up?", "late-look-at-trick", True),
    ("contract-bridge", "She turned the last trick back up. May she?", "late-look-at-trick", False),
]


@pytest.mark.parametrize(("slug", "told", "breach", "planned"), PLANNED)
def test_what_is_only_planned_is_not_judged_as_done(slug: str, told: str, breach: str, planned: bool) -> None:
    answer = ask(games()[slug], told, about=breach)
    assert answer.is_planned == planned
    assert ("= not done yet" in as_text(answer)) == planned
    if planned:
        assert not any(need.fact.later for need in answer.needs)


def test_no_time_is_over_for_what_is_still_to_come() -> None:
    limits = ask(games()["contract-bridge"], "May I turn the last trick back up?", about="late-look-at-trick").facts
    assert not any(isinstance(fact, Limit) for fact in limits)  # they are supposed, and nobody is told that he kept them


def test_as_many_play_as_are_told_to() -> None:
    cassino, hearts = games()["cassino"], games()["hearts"]
    assert len(ask(cassino, "Four of us, partners. He exposed a card.", about="card-exposed").names) == len("four")
    assert len(ask(hearts, "Three-handed. She led out of turn.", about="lead-out-of-turn").names) == len("3rd")
    assert len(ask(hearts, "Two of us led out of turn.", about="lead-out-of-turn").names) == hearts.seats


def test_who_asks_what_he_may_do_is_told_the_rule_first() -> None:
    kaluki, breach = games()["kaluki"], "taken-card-not-used"
    asked = as_text(ask(kaluki, "May I take the discard before I have laid anything down?", about=breach))
    told = as_text(ask(kaluki, "He took the discard before he had laid anything down.", about=breach))
    assert "what goes against it: forbidden" in asked and "what goes against it" not in told
