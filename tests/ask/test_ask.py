"""Questions in words: that they are understood, and that the answer is what the laws say."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.ask import WrongFact, as_json, as_text, ask, at_terminal, laws_answered
from referee.ask.answers.answer import facts_in
from referee.ask.answers.ruling import Leaf, leaves
from referee.ask.hearing.heard import Question
from referee.ask.table.partly import Untold, part_of_table, told_act, unless_untold
from referee.ask.telling.question import understand
from referee.ask.topics.corpus import tellings
from referee.ask.topics.examples import examples
from referee.ask.words.clauses import answers
from referee.ask.words.of_breaches import askable, words
from referee.ask.words.phrases import stem
from referee.ask.words.reading import read_question
from referee.core.cards import CARD
from referee.core.people import OFFENDER, OPPONENT, PLAYERS, Person
from referee.core.record import CALL, SEAT_LETTERS, Record
from referee.core.status import NEEDS_FACT
from referee.core.watching import breaches
from referee.families import find_game, games
from referee.families.bridge.facts.auction import A_BID, A_DOUBLE, A_PASS
from referee.mechanics.declarer.contract import Contract, declarer_of
from referee.reading.logs import read

BRIDGE = games()["contract-bridge"]

#: what somebody types; the kind of breach; the offender where the words tell him
UNDERSTOOD = [
    ("East bid 1H over North's 1S", "insufficient-bid", "E"),
    ("East bids one heart over North's one spade", "insufficient-bid", "E"),
    ("North opened 1S and East bid 1H", "insufficient-bid", "E"),
    ("South makes an insufficient bid", "insufficient-bid", "S"),
    ("West bid too low", "insufficient-bid", "W"),
    ("East's 1H is an insufficient bid over 1S", "insufficient-bid", "E"),
    ("West bids out of turn", "call-out-of-rotation", "W"),
    ("West passed out of rotation", "call-out-of-rotation", "W"),
    ("North doubles when it was East's turn", "call-out-of-rotation", "N"),
    ("It was East's turn but South bid 1NT", "call-out-of-rotation", "S"),
    ("West opens 1C before dealer has called", "call-out-of-rotation", "W"),
    ("declarer leads from the wrong hand", "lead-out-of-turn", ""),
    ("South, declarer, leads from dummy when he was in his hand", "lead-out-of-turn", "S"),
    ("West leads the 7 of diamonds out of turn, South is declarer", "lead-out-of-turn", "W"),
    ("West leads ♦7 out of turn against South's contract", "lead-out-of-turn", "W"),
    ("the wrong defender made the opening lead", "lead-out-of-turn", ""),
    ("West's partner led out of turn", "lead-out-of-turn", "E"),
    ("West's lead out of turn was accepted", "lead-out-of-turn", "W"),
    ("an opening lead out of turn by East", "lead-out-of-turn", "E"),
    ("Dummy made the opening lead", "lead-out-of-turn", ""),
    ("It was North's lead, but East led the king of clubs", "lead-out-of-turn", "E"),
    ("East plays before his partner", "play-out-of-turn", "E"),
    ("West played the ten of hearts out of turn, declarer had played from both hands", "play-out-of-turn", "W"),
    ("East leads to the next trick before West has played", "play-out-of-turn", "E"),
    ("West revokes", "revoke", "W"),
    ("West reneged in trick 12", "revoke", "W"),
    ("South didn't follow suit", "revoke", "S"),
    ("East failed to follow suit while holding a heart", "revoke", "E"),
    ("North trumped although he had a club", "revoke", "N"),
    ("declarer discards a diamond but has hearts", "revoke", ""),
    ("East played two cards to one trick", "two-cards-to-trick", "E"),
    ("West did not play to the third trick", "no-card-to-trick", "W"),
    ("East forgot to play to a trick", "no-card-to-trick", "E"),
    ("West drops the ace of spades, South is declarer", "card-exposed", "W"),
    ("West accidentally exposes a small spade in play", "card-exposed", "W"),
    ("East showed the king of hearts during the auction", "exposed-in-auction", "E"),
    ("During the auction West exposes two cards", "exposed-in-auction", "W"),
    ("North leads in the auction", "exposed-in-auction", "N"),
    ("South takes back a card", "card-taken-back", "S"),
    ("West wants to take the queen of clubs back", "card-taken-back", "W"),
    ("East changed his call", "changed-call", "E"),
    ("West wants to change his bid from 1H to 2H", "changed-call", "W"),
    ("East bid eight hearts", "bid-not-listed", "E"),
    ("West bids 8NT", "bid-not-listed", "W"),
    ("West bids though he is barred", "call-when-barred", "W"),
    ("East was barred and doubled", "call-when-barred", "E"),
    ("West calls after the auction is over", "call-after-auction", "W"),
    ("East doubled after the auction had closed, South is declarer", "call-after-auction", "E"),
    ("South doubles his partner's bid", "double-out-of-place", "S"),
    ("West redoubles an undoubled bid", "double-out-of-place", "W"),
    ("West doesn't play his penalty card", "penalty-card-not-played", "W"),
    ("West has two penalty cards", "penalty-card-designated", "W"),
    ("declarer claims the rest", "declarers-claim", ""),
    ("South claims four tricks, South is declarer", "declarers-claim", "S"),
    ("West concedes the last three tricks, South is declarer", "defenders-concession", "W"),
    ("dummy looks at East's hand", "dummy-looks", ""),
    ("North looked at East's cards, South is declarer", "dummy-looks", "N"),
    ("dummy warns declarer not to lead from the wrong hand", "dummy-speaks", ""),
    ("dummy suggests a play", "disclosure", ""),
    ("dummy asks whether that was a revoke", "dummy-speaks", ""),
    ("East asks whether South has revoked", "asks-about-revoke", "E"),
    ("North and South consult about the penalty", "consultation", "S"),
    ("the wrong player chooses the penalty", "wrong-player-chooses", ""),
    ("N-S take three tricks for a revoke", "too-many-tricks-taken", ""),
    ("West tells that he has the ace of spades", "disclosure", "W"),
    ("West says his partner should lead spades", "disclosure", "W"),
    ("West remarked that he has no hearts during the bidding", "disclosure", "W"),
    ("East hesitates before passing", "emphasis-or-delay", "E"),
    ("West looks at a trick after playing to the next", "late-look-at-trick", "W"),
    ("West has 14 cards", "too-many-cards", "W"),
    ("East has only twelve cards", "too-few-cards", "E"),
    ("North deals out of turn", "deal-out-of-turn", "N"),
    ("West exposed a card while dealing", "faced-in-dealing", ""),  # whose it was is not told
    ("a card was faced in the pack", "faced-in-pack", ""),
    ("North cuts only three cards", "cut-too-small", "N"),
    ("West picks up East's hand", "wrong-hand-picked-up", "W"),
    ("the pack was not cut", "uncut-pack-dealt", ""),
    ("East asks for a review of the bidding", "review-of-calls", "E"),
    ("West uses a convention that was not announced", "undisclosed-convention", "W"),
    ("West dropped an ace, South is declarer", "card-exposed", "W"),
    ("West says nothing about his own revoke", "silent-on-own-irregularity", "W"),
    ("a spectator makes a comment", "spectator-speaks", ""),
]

#: what somebody types; the laws that then speak or may speak
ANSWERED = [
    ("East bid 1H over North's 1S and then passes instead", ["insufficient-bid-corrected-by-pass"]),
    ("East bid 1H over North's 1S, then corrects it to 2H", ["insufficient-bid-corrected-in-same-denomination"]),
    ("East bid 1H over North's 1S, South accepts", ["insufficient-bid-accepted"]),
    ("East bids 1H over North's 1S and South calls 2D", ["insufficient-bid-accepted"]),
    (
        "East bid 1H over North's 1S, South does not accept it and East doubles",
        ["insufficient-bid-corrected-by-double"],
    ),
    (
        "West passes out of turn before anybody had bid, attention was drawn",
        ["call-out-of-rotation-cancelled", "pass-out-of-turn-before-any-bid"],
    ),
    (
        "West bids 1H out of turn, it was South's turn, North has already called, attention was drawn, South passes",
        ["call-out-of-rotation-cancelled", "bid-out-of-turn-at-right-opponents-turn-who-passes"],
    ),
    ("East, a defender, revokes in trick 12", ["revoke-at-trick-twelve", "trick-twelve-revoke-found-after-cards-mixed"]),
    (
        "declarer leads from the wrong hand and East requires it to be retracted",
        ["declarer-leads-from-wrong-hand-retraction-required"],
    ),
    (
        "West leads D7 out of turn, South is declarer, South exposes his hand",
        ["declarer-exposes-hand-after-wrong-opening-lead"],
    ),
    (
        "dummy leads at East's turn, South is declarer, it is retracted",
        ["declarer-leads-at-defenders-turn", "dummy-makes-opening-lead"],
    ),
    ("West changes his call from 1H to 1S without pause", ["inadvertent-call-changed-without-pause"]),
    ("South doubles his partner's bid, attention was drawn and he passes", ["double-of-partners-bid"]),
    ("East takes back the king of clubs, South is declarer", ["defenders-played-card-taken-back"]),
    ("East shows the two of spades in the auction", ["small-card-exposed-in-auction"]),
    ("East shows the king and queen of spades in the auction", ["several-cards-exposed-in-auction"]),
    ("declarer drops a card", ["declarer-exposes-cards"]),
    (
        "a defender plays before his partner",
        ["defender-plays-early-after-declarer-played-both-hands", "defender-plays-before-partner"],
    ),
]


def understood(text: str) -> Question:
    found = understand(text, BRIDGE)
    assert isinstance(found, Question), found
    return found


# --- what a question means --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "breach", "seat"), UNDERSTOOD)
def test_questions_are_understood(text: str, breach: str, seat: str) -> None:
    answer = ask(BRIDGE, text)
    assert answer.question is not None, answer.problem
    assert (answer.question.breach.name, "" if answer.seat is None else SEAT_LETTERS[answer.seat]) == (breach, seat)


@pytest.mark.parametrize("breach", askable(BRIDGE), ids=lambda breach: breach.name)
def test_every_breach_can_be_asked_for_in_every_phrase_of_its_own(breach: object) -> None:
    from referee.core.subject import Subject

    assert isinstance(breach, Subject)
    missed = {text: getattr(understand(text, BRIDGE), "breach", None) for text in examples(breach)}
    assert {text: found for text, found in missed.items() if found is not breach} == {}


def test_words_are_of_breaches_that_there_are() -> None:
    assert set(words()) <= set(breaches())


@pytest.mark.parametrize("name", answers())
def test_words_are_of_facts_that_a_law_needs_and_of_their_answers(name: str) -> None:
    facts = [fact for game in games().values() for fact in facts_in(game).get(name, [])]
    assert facts
    for fact in facts:
        assert set(answers()[name]) <= set(fact.answers)


def test_every_breach_of_the_laws_has_words_of_its_own() -> None:
    named = {breach.name for game in games().values() for breach in askable(game)}
    assert sorted(named - set(words()) - set(tellings())) == []


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("the 7 of diamonds", "D7"),
        ("D7", "D7"),
        ("7d", "D7"),
        ("♦7", "D7"),
        ("7♦", "D7"),
        ("diamond seven", "D7"),
        ("the king of hearts", "HK"),
        ("ten of spades", "ST"),
        ("10S", "ST"),
        ("knave of clubs", "CJ"),
        ("the A of spades", "SA"),
    ],
)
def test_cards_as_people_write_them(text: str, card: str) -> None:
    assert [piece.cards for piece in read_question(text) or []] == [(CARD[card],)]


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("1H", "1H"),
        ("one heart", "1H"),
        ("1NT", "1NT"),
        ("two no trump", "2NT"),
        ("2 no-trumps", "2NT"),
        ("7s", "7S"),
        ("1♥", "1H"),
    ],
)
def test_calls_as_people_write_them(text: str, call: str) -> None:
    assert [piece.call for piece in read_question(text) or []] == [CALL[call]]


@pytest.mark.parametrize(
    "forms",
    [
        "leads led leading",
        "bids bid bidding",
        "plays played",
        "exposes exposed exposing",
        "drops dropped",
        "doesn't didn't fails",
    ],
)
def test_forms_of_a_word_have_one_stem(forms: str) -> None:
    forms = forms.replace("bidding", "")  # the bidding is the auction
    assert len({stem(form) for form in forms.split()}) == 1


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("West's partner revokes", "E"),
        ("partner of West revokes", "E"),
        ("West's LHO revokes", "N"),
        ("the opponent at the right of West revokes", "S"),
        ("N revokes", "N"),
        ("North leads and his partner revokes", "S"),
        ("a trick in which there was a revoke by East", "E"),
        ("dummy revokes, South is declarer", "N"),
        ("South is declarer and dummy revokes", "N"),
    ],
)
def test_whoever_is_meant_is_found(text: str, seat: str) -> None:
    answer = ask(BRIDGE, text)
    assert answer.seat is not None
    assert SEAT_LETTERS[answer.seat] == seat


def test_seats_that_are_not_told_are_not_made_up() -> None:
    answer = ask(BRIDGE, "a defender exposes the king of hearts")
    assert answer.seat is None
    assert [law.slug for law in answer.laws] == ["defender-exposes-card"]


@pytest.mark.parametrize(("players", "opponents"), [(2, {1}), (3, {1, 2}), (4, {1, 3}), (5, {1, 2, 3, 4}), (6, {1, 3, 5})])
def test_opponents_are_whoever_is_no_partner(players: int, opponents: set[int]) -> None:
    assert Person(OPPONENT).seats({OFFENDER: 0, PLAYERS: players}) == opponents


@pytest.mark.parametrize(("game", "trick"), [("contract-bridge", 13), ("euchre", 5)])
def test_which_trick_is_the_last_is_for_the_game_to_say(game: str, trick: int) -> None:
    question = understand("East revokes in the last trick", games()[game])
    assert isinstance(question, Question)
    assert question.count == trick


def test_what_cannot_all_be_so_is_not_ruled_on() -> None:
    answer = ask(BRIDGE, "West leads out of turn, it was West's turn, West is dummy and West is declarer")
    assert (answer.status, answer.laws) == ("which", ())


def test_a_bid_that_is_high_enough_is_no_matter() -> None:
    answer = ask(BRIDGE, "East bid 2H over North's 1S")
    assert (answer.status, answer.exit_code, answer.laws) == ("nothing wrong", 0, ())
    assert "2H tops 1S" in as_text(answer)


def test_what_is_not_sure_is_asked() -> None:
    answer = ask(BRIDGE, "my partner did something with his cards, is that a penalty")
    assert (answer.status, answer.exit_code) == ("which", 0)
    assert "consultation" in [topic.name for topic in answer.which[:5]]


def test_nonsense_is_not_understood() -> None:
    assert ask(BRIDGE, "colourless green ideas").exit_code == 2


# --- what the answer is -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "laws"), ANSWERED)
def test_what_is_told_decides(text: str, laws: list[str]) -> None:
    assert laws_answered(BRIDGE, text) == laws


def test_the_whole_decision_table_of_an_insufficient_bid() -> None:
    answer = ask(BRIDGE, "East bid 1H over North's 1S")
    assert answer.status == NEEDS_FACT and answer.tree is not None
    found = dict(leaves(answer.tree))
    slugs = [leaf.law.slug.removeprefix("insufficient-bid-") for leaf in found.values() if leaf.law]
    assert slugs == [
        "accepted",
        "corrected-in-same-denomination",
        "corrected-by-other-bid",
        "corrected-by-other-bid",
        "corrected-by-pass",
        "corrected-by-double",
    ]
    text = as_text(answer, whole=True)
    for words_of_it in (
        "choice: declarer, until the opening lead",
        ": 2H",
        "W must pass for the rest of the auction",
        "usp56 788, 806",
    ):
        assert words_of_it in text
    dropped = found["accepted=no", "replaced-by=a sufficient bid in another denomination"]
    assert "suit-named-then-cancelled" in {leaf.law.slug for _, tree in dropped.then for _, leaf in leaves(tree) if leaf.law}


def test_a_call_out_of_turn_that_is_not_told_is_shown_as_each_that_it_may_have_been() -> None:
    answer = ask(BRIDGE, "West calls out of turn", facts={"accepted": "no"})
    assert isinstance(answer.tree, Leaf)
    assert [when for when, _ in answer.tree.then] == [f"kind-of-call={kind.words}" for kind in (A_PASS, A_BID, A_DOUBLE)]
    slugs = [law.slug for law in answer.laws]
    assert {"pass-out-of-turn-before-any-bid", "double-out-of-turn-at-partners-turn"} <= set(slugs)
    assert "double-cancelled" not in slugs  # what a bid brings up is no matter of a cancelled double


def test_facts_given_outweigh_what_is_told() -> None:
    asked = "East bid 1H over North's 1S and then passes instead"
    assert laws_answered(BRIDGE, asked, facts={"accepted": "yes"}) == ["insufficient-bid-accepted"]


@pytest.mark.parametrize(("said", "meant"), [("a pass", "pass"), ("pass", "pass"), ("DOUBLE", "double"), ("4", "pass")])
def test_answers_may_be_shortened(said: str, meant: str) -> None:
    facts = {"accepted": "no", "replaced-by": said}
    assert laws_answered(BRIDGE, "East bid 1H over North's 1S", facts=facts) == [f"insufficient-bid-corrected-by-{meant}"]


@pytest.mark.parametrize(
    ("facts", "message"),
    [({"acepted": "no"}, "did you mean 'accepted'?"), ({"accepted": "nope"}, "its answers are: yes | no")],
)
def test_wrong_facts_are_explained(facts: dict[str, str], message: str) -> None:
    with pytest.raises(WrongFact) as error:
        ask(BRIDGE, "East bid 1H over North's 1S", facts=facts)
    assert message in str(error.value)


# --- with a log -------------------------------------------------------------------------------------------------------


def log_of(text: str) -> Record:
    return read(f"game contract-bridge\n{text}")[0]


def test_the_log_tells_what_the_question_does_not() -> None:
    record = log_of("dealer S\ncall S 1S, W pass, N 2H")
    answer = ask(BRIDGE, "East bids 1NT", record=record)
    assert answer.question is not None and answer.question.breach.name == "insufficient-bid"
    assert ": 2NT" in as_text(answer, whole=True)


def test_a_matter_that_is_open_in_the_log_is_found_there() -> None:
    record = log_of("dealer S\ncall S 1S, W pass, N 2H, E 1NT")
    answer = ask(BRIDGE, "an insufficient bid, put right by a pass", record=record)
    assert answer.seat == 1
    assert [law.slug for law in answer.laws] == ["insufficient-bid-corrected-by-pass"]


def test_what_is_regular_at_the_table_of_the_log_is_no_matter() -> None:
    answer = ask(BRIDGE, "East bids 3C", record=log_of("dealer S\ncall S 1S, W pass, N 2H"))
    assert answer.status == "nothing wrong"


def test_the_log_goes_on_with_all_that_the_question_tells() -> None:
    """Each act is judged on the table that the one before it left."""
    answer = ask(BRIDGE, "East bids 3C, South passes and West says 2S", record=log_of("dealer S\ncall S 1S, W pass, N 2H"))
    assert answer.question is not None and answer.question.breach.name == "insufficient-bid"
    assert answer.seat == 3


def test_a_later_lead_is_no_opening_lead() -> None:
    record = log_of("contract S 4H\ntrick W SA S2 S4 S5")
    answer = ask(BRIDGE, "East leads D7 out of turn", record=record)
    assert {fact.name: said for fact, said in answer.facts.items()} == {"leader": "defender", "opening": "no"}


# --- with somebody to ask ---------------------------------------------------------------------------------------------


def test_facts_are_asked_one_at_a_time() -> None:
    typed: Iterator[str] = iter(["no", "perhaps", "pass"])
    shown: list[str] = []
    answer = ask(BRIDGE, "East bid 1H over North's 1S", prompt=at_terminal(lambda _: next(typed), shown.append))
    assert [law.slug for law in answer.laws] == ["insufficient-bid-corrected-by-pass"]
    assert any("'perhaps' does not answer replaced-by" in line for line in shown)


def test_whoever_does_not_know_is_shown_the_branches() -> None:
    answer = ask(BRIDGE, "East bid 1H over North's 1S", prompt=at_terminal(lambda _: "", lambda _: None))
    assert answer.status == NEEDS_FACT


# --- as it is written -------------------------------------------------------------------------------------------------


def test_json() -> None:
    row = json.loads(as_json(ask(BRIDGE, "East bid 1H over North's 1S", facts={"accepted": "no"})))
    assert (row["schema"], row["game"], row["status"]) == (2, "contract-bridge", "asks")
    assert row["understood"]["breach"] == "insufficient-bid"
    assert (row["understood"]["seat"], row["understood"]["call"]) == ("E", "1H")
    by_pass = next(law for law in row["laws"] if law["law"].endswith("by-pass"))
    assert by_pass["when"] == ["replaced-by=a pass"]
    assert by_pass["cite"] == {"book": "usp56", "lines": "788, 806"}
    assert row["asks"][0]["fact"] == "replaced-by"


def test_one_law_is_told_without_branches() -> None:
    answer = ask(BRIDGE, "East shows the king of spades in the auction")
    assert isinstance(answer.tree, Leaf)
    assert as_text(answer).splitlines()[-2:] == [
        "= law: contract-bridge/honor-exposed-in-auction (usp56 786)",
        f"  {BRIDGE.law('honor-exposed-in-auction').says}",
    ]


WORDS = (
    "West East's declarer dummy his partner of leads bids 1H over not trick 12 , and revokes the 7 of diamonds it was turn is "
    "before nobody passes accepts 's two cards"
)


@settings(max_examples=150)
@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS.split()), max_size=14).map(" ".join)))
def test_no_text_makes_it_raise(text: str) -> None:
    answer = ask(BRIDGE, text)
    assert as_text(answer)
    assert json.loads(as_json(answer))["schema"] == 2


def test_a_very_long_text_is_refused() -> None:
    answer = ask(BRIDGE, "West revokes " * 1000)
    assert answer.exit_code == 2 and answer.problem is not None and "1,000 letters" in answer.problem.why


@pytest.mark.parametrize("text", ["Ann Bob Cat Dan Eve Fay Gus Hal revokes", "A B C D E F G H I K L M N P Q revokes"])
def test_a_crowd_of_names_is_refused_at_once(text: str) -> None:
    """Each name may sit anywhere, and fifteen of them in four seats are a thousand million tables."""
    answer = ask(BRIDGE, text)
    assert answer.exit_code == 2 and answer.problem is not None and "names" in answer.problem.why


def test_more_players_may_be_named_than_usually_sit_there() -> None:
    poker = find_game("draw-poker")
    assert poker is not None
    assert ask(poker, "Ann Bob Cat Dan Eve bets out of turn").exit_code == 0


# --- what is not told


def test_what_is_not_told_is_told_apart_from_a_mistake_in_the_program() -> None:
    table = part_of_table(BRIDGE)
    assert table.left(3) == 0
    assert unless_untold(lambda: table.part(Contract)) is None
    assert unless_untold(lambda: declarer_of(table)) is None  # which reads the contract
    assert unless_untold(lambda: table.but(phase="play").part(Contract)) is None
    with pytest.raises(AttributeError, match="'HalfTable' has no 'contrakt'"):
        unless_untold(lambda: table.contrakt)  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        unless_untold(lambda: table.left(None))  # type: ignore[arg-type]


def test_a_call_that_nobody_told_is_not_no_call() -> None:
    assert unless_untold(lambda: told_act("call", 0).call) is None
    assert unless_untold(lambda: told_act("play", 0).card) is None
    assert told_act("play", 0).call is None
    with pytest.raises(Untold):
        told_act("deals", 0).number  # noqa: B018


@pytest.mark.parametrize(
    ("game", "breach", "text", "fact", "answer"),
    [
        (
            "contract-rummy",
            "card-exposed",
            "Contract rummy in partnerships. My mate dropped the eight of clubs",
            "partnership",
            "yes",
        ),
        ("contract-rummy", "card-exposed", "Bob dropped the eight of clubs", "partnership", "no"),
        ("oklahoma-gin", "rummy-called", "We play calling, and both shouted", "calling-played", "yes"),
        ("oklahoma-gin", "rummy-called", "She shouted and took the six", "calling-played", "no"),
    ],
)
def test_what_is_said_comes_before_what_the_table_has_by_itself(
    game: str, breach: str, text: str, fact: str, answer: str
) -> None:
    assert {each.name: said for each, said in ask(games()[game], text, about=breach).facts.items()}[fact] == answer


@pytest.mark.parametrize(
    ("text", "laws"),
    [
        ("The dealer missed Rosie on the first round. He'd started on the second card.", {"first-card-missing-noticed-late"}),
        ("Rosie has too few cards", {"first-card-missing", "first-card-missing-noticed-late", "second-card-missing"}),
    ],
)
def test_a_hand_may_be_short_of_every_card(text: str, laws: set[str]) -> None:
    assert {law.slug for law in ask(games()["blackjack-changing-bank"], text, about="too-few-cards").laws} == laws
