"""The vocabulary of breaches: how many forms, kinds and uses there are, and that every old name is still understood."""

from collections import Counter
from pathlib import Path

import pytest

from referee.casebook.names import former_names, in_marks, in_ruling, renamed
from referee.casebook.running import rename
from referee.core.expect import AgainstRuling, Form, Kind, Misdone, OutOfTurn, Revoke, WrongNumber, kinds
from referee.core.game import Game
from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.status import SILENT
from referee.core.subject import Deed
from referee.core.watching import breaches
from referee.families import games
from referee.reading.former import current
from tests.judging import verdict_on

#: a twentieth form, or a kind more, needs a reason that no parameter of another would serve as well
FORMS, KINDS = 19, 58
#: a kind with what it is of (`OutOfTurn("lead")`); a new game may raise this number alone: holdings
#: that are declared and compared (not held, conceded, declared too late, cards left in silence) raised it last
#: (and one for the laws of 2017: a revoke that is established is a matter with a decision table of its own)
SUBJECTS = 376
#: the same with all their parameters: what has a name and a decision table of its own; duties that rulings
#: now impose (out of the deal, the hand not put right, a card refused, one dealt otherwise) need a breach each; a form
#: that bars what its base does not (a knock by the upcard) sends it on to the law of its base, from a breach of its own
#: (and room for all fours and skat: a pitch sold or fixed, a turn-up begged, games announced, a skat seen)
#: (and for a combination laid down while tricks are played, a hand filled from the stock, bids by number, cards buried)
USES = 470

ALL_USES = [breach for breach in breaches().values() if isinstance(breach, Kind)]
#: beside these, what forms of canasta bar that canasta does not (a meld, a take of the pile, an opening), packets, sevens and
#: black threes that are kept, a question that is always asked, and play after the end of the stock; and in forms of rummy a
#: hand that goes down whole, a discard that has to be used, a set that has to be named, a sequence round the corner; with wild
#: cards one that is not named or is moved, and what may be wrong with a trade for one (by whom, when, out of what, for which
#: card); contracts laid down in part, beyond their number or joined, a sequence past its end, discards claimed without a card,
#: out of order or with a discard, hands judged as a whole, and a queen that is not discarded; cards forced, borrowed and spread
OF_MELDING = (34, 48)
#: and what banks that are put up bring with them (announced, taken in part, another's), the shoe and its marker, bets on a
#: layout between its cards, insurance; cards placed in a square, moves that come before a deal, cards that two players share
OF_BANKS = (25, 30)
#: and what the rules of the league of skat forbid beside: a game declared late, changed, or not laid open, the skat taken up
#: too soon or shown, its second card kept back, an opponent's error counted once all is played; a called card kept
#: (and of tunk and the long games of bezique one that is in the box out of turn, a tunk with too much, partners who consult)
#: (and of a hand filled after each card at draw cassino one card too many, or none)
#: (and of bridge whist the make or the doubling let pass by another than is to speak)
OF_THE_LEAGUE = (11, 11)
#: and what is seen by the acts alone: a blind bet of another amount or by another than whose it is, chips when the betting is
#: over, a bet when the cards that decide it are dealt, a discard by another than the player in turn, a red three for which no
#: card is drawn
OF_ACTS = (2, 6)
#: and of bridge today a card that a defender names, a hand that dummy exchanges or is shown, a seat that he leaves
OF_BRIDGE_TODAY = (4, 4)


def subject(use: Kind) -> tuple[str, str]:
    return type(use).__name__, next(iter(use.arguments.values()), "")


def test_the_vocabulary_grows_only_with_a_reason() -> None:
    assert (len(Form), len(kinds())) == (FORMS, KINDS)
    assert (
        len({subject(use) for use in ALL_USES})
        <= SUBJECTS + OF_MELDING[0] + OF_BANKS[0] + OF_THE_LEAGUE[0] + OF_ACTS[0] + OF_BRIDGE_TODAY[0]
    )
    assert len(ALL_USES) <= USES + OF_MELDING[1] + OF_BANKS[1] + OF_THE_LEAGUE[1] + OF_ACTS[1] + OF_BRIDGE_TODAY[1]


def test_every_breach_is_a_use_of_a_kind_and_every_kind_is_used() -> None:
    others = {name for name, breach in breaches().items() if not isinstance(breach, Kind) and not isinstance(breach, Deed)}
    assert others == {"penalty-disputed"}  # nobody erred: it is asked who decides
    assert {type(use) for use in ALL_USES} == set(kinds())
    assert {kind.form for kind in kinds()} == set(Form)


def test_a_use_is_known_by_its_kind_and_arguments_alone() -> None:
    assert OutOfTurn("lead") == OutOfTurn("lead", name="led-badly", says="a lead that was not his") != OutOfTurn("play")
    assert WrongNumber("hand", "too many") != WrongNumber("hand", "too few")
    assert (str(OutOfTurn("lead")), str(Misdone("cut", "too small"))) == ("lead-out-of-turn", "cut-misdone-too-small")
    assert Counter(ALL_USES).most_common(1)[0][1] == 1
    assert Counter(use.name for use in ALL_USES).most_common(1)[0][1] == 1


def test_what_is_told_first() -> None:
    places = [use.place for use in (AgainstRuling("pass"), OutOfTurn("lead"), WrongNumber("hand"), Revoke())]
    assert places == sorted(places)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)
def test_every_row_speaks_to_what_its_game_expects(game: Game) -> None:
    spoken_of = {breach for layer in game.layers for law in layer for breach in law.breach}
    assert [str(breach) for breach in spoken_of if not game.minds(breach)] == []


def test_a_row_about_what_its_game_does_not_expect_is_refused() -> None:
    row = Law("leads-in-turn", breach=OutOfTurn("lead"), cite="usp56 543", says="So it is.")
    with pytest.raises(ValueError, match="'leads-in-turn' of odd speaks to 'lead-out-of-turn', which the game does not expect"):
        Game("odd", title="Odd", family="test", cite="usp56 543", laws=(row,))


def test_what_no_row_speaks_to_is_seen_and_the_books_are_silent() -> None:
    hearts = games()["hearts"]
    (matter,) = verdict_on(["dealer S", "play W C2", "exposes N HQ", "play N C5"], "hearts").matters
    assert (str(matter.breach), matter.who, matter.status, matter.law) == ("card-exposed", "N", SILENT, None)
    assert hearts.minds(matter.breach) and hearts.about(matter.breach) == ((), ())


def test_what_a_game_does_not_expect_is_not_looked_for() -> None:
    assert not games()["hearts"].minds(breaches()["insufficient-bid"])
    assert verdict_on(["dealer S", "play W C2", "play N C5"], "hearts").matters == ()


# --- old names


def test_every_old_name_means_one_use_and_no_use_has_taken_it() -> None:
    names = {use.name for use in ALL_USES}
    assert renamed()
    for was, now in renamed().items():
        assert now.name in names, was
        assert was not in breaches(), was
        asked_for = {fact.name: fact for game in games().values() for fact in game.about(breaches()[now.name])[1]}
        assert all(answer in asked_for[name].answers for name, answer in now.answers), was


def test_a_mark_may_use_the_old_name() -> None:
    matter = Matter(breaches()["wrong-number-turned"], 0, "two cards were turned")
    assert former_names(matter) == {"two-turned", "row-misdealt"}
    assert current("two-turned") == "wrong-number-turned" and current("revoke") == "revoke"
    assert in_marks("turns P1 7H 8H   ! two-turned P1", ()) == "turns P1 7H 8H   ! wrong-number-turned P1"
    assert in_marks("turns P1 7H 8H   ! two-turned P1", {"two-turned"}) == "turns P1 7H 8H   ! two-turned P1"  # the law
    assert in_ruling("two-turned P1: back", ()) == "wrong-number-turned P1: back"


def test_old_names_of_a_page_are_rewritten(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    text = "## Two\n```log\ngame klondike\nturns P1 7H 8H   ! two-turned P1\n```\n```ruling\ntwo-turned P1: back\n```\n"
    page.write_text(text, encoding="utf-8")
    assert rename(page) == 2
    assert page.read_text(encoding="utf-8") == text.replace("two-turned", "wrong-number-turned")
    assert rename(page) == 0
