"""What comes to nothing is said to, and nobody is accused of it; the verbs of a game are those that it hears."""

from __future__ import annotations

import pytest

from referee import api
from referee.core.record import Act
from referee.core.status import WITHOUT_EFFECT
from referee.core.unheard import verbs_of
from referee.core.verbs import verbs
from referee.core.verdict import CLEAN, is_breach
from referee.families import games
from referee.families.euchre.moves.napoleon import NapForm
from referee.judge import judge
from referee.reading.logs import read
from tests.judging import verdict_on


def unheard(*lines: str) -> list[str]:
    """What is said to have no effect."""
    return [matter.why for matter in verdict_on(lines).matters if matter.status == WITHOUT_EFFECT]


@pytest.mark.parametrize(
    ("game", "line", "why"),
    [
        ("hearts", "honors N 4", "'honors' has no effect in Hearts (Black Lady)"),
        ("gin-rummy", "consults P1 P2", "'consults' has no effect in Gin Rummy"),
        ("hearts", "contract S 4H", "'contract' has no effect in Hearts (Black Lady)"),
        ("pig", "stops N", "'stops' has no effect at this moment"),
        ("contract-bridge", "accepts E", "'accepts' has no effect at this moment"),
    ],
)
def test_what_comes_to_nothing_is_told_once(game: str, line: str, why: str) -> None:
    assert unheard(f"game {game}", line, line) == [why]


@pytest.mark.parametrize(
    ("told", "idle", "heard"),
    [
        (("game gin-rummy", "players P1 P2", "dealer P2", "turns P2 HK", "declines P1"), "declines P1", "declines P2"),
        (("game cinch", "dealer W", "bids N 5", "passes E", "passes S", "passes W"), "discards N 3", "makes N hearts"),
    ],
)
def test_what_is_done_before_its_moment_is_said_to_come_to_nothing(told: tuple[str, ...], idle: str, heard: str) -> None:
    """Who has refused the upcard refuses it no more, and nobody throws cards away before there is a trump."""
    assert unheard(*told, idle) == [f"'{idle.split()[0]}' has no effect at this moment"]
    assert unheard(*told, heard) == []


def test_what_comes_of_an_act_later_is_no_silence() -> None:
    """The consent of three is told before the score is amended; without it the same acts are in vain."""
    told = [
        "game contract-bridge", "deal 1", "contract S 2H", "won NS 9", "score NS above 30",
        "deal 2", "contract W 1NT", "won EW 6", "score NS 50",
        "deal 3", "dealt", "accepts N", "accepts E", "accepts W", "amends NS below 60",
    ]  # fmt: skip
    assert unheard(*told) == []
    assert unheard(*(line for line in told if "amends" not in line)) == ["'accepts' has no effect at this moment"]


def test_an_act_of_the_same_verb_that_came_to_something_hides_none() -> None:
    """The last round of a deal has to be announced, and has been; what the other says then is for nothing."""
    told = ["game cassino", "players P1 P2", "dealer P2", *["deals P2"] * 5, "announces P2 last", "deals P2"]
    assert unheard(*told) == []
    assert unheard(*told, "announces P1") == ["'announces' has no effect at this moment"]


def test_cards_given_of_which_only_the_number_is_told_are_no_silence() -> None:
    assert unheard("game seven-card-stud", "players P1 P2", "dealer P2", "down P1 2", "down P2 2", "up P1 S5", "up P2 H6") == []


def test_what_would_only_be_wrong_with_the_record_is_no_effect() -> None:
    """With a card that another holds the record could not be right: nothing in the deal turns on it for that."""
    told = ["game five-card-stud", "players P1 P2", "dealer P2", "down P1 S2", "down P2 C2", "up P1 H9", "up P2 S7"]
    assert unheard(*told, "turns P1 down H9") == ["'turns' has no effect at this moment"]


def test_where_no_cards_are_changed_nobody_stands() -> None:
    told = ["game five-card-stud", "players P1 P2", "dealer P2", "down P1 S2", "down P2 C2", "up P1 H9", "up P2 S7"]
    assert unheard(*told, "stands P1", "bets P1 2", "calls P2") == ["'stands' has no effect at this moment"]


def test_many_acts_of_a_verb_that_came_to_something_hide_none() -> None:
    """More than are known singly: each has bid a number of tricks, and what one says in the play has no meaning here."""
    players, hands = [f"P{place}" for place in range(1, 8)], ["C2 D2", "C3 D3", "C4 D4", "C5 D5", "C6 D6", "C7 D7", "C8 D8"]
    dealt = [f"hand {player} {hand}" for player, hand in zip(players, hands, strict=True)]
    told = ["game blackout", f"players {' '.join(players)}", "deal 2", "dealer P7", *dealt, "turns P7 S4"]
    told += [*(f"bids {player} {number}" for player, number in zip(players, (2, 0, 1, 2, 0, 2, 0), strict=True)), "play P1 C2"]
    assert unheard(*told) == []
    assert unheard(*told, "bids P3 1S") == ["'bids' has no effect at this moment"]


def test_where_a_number_is_bid_it_is_said_of_a_call() -> None:
    told = ["game blackout", "players P1 P2 P3", "deal 2", "dealer P3", "bids P1 1S"]
    (matter,) = verdict_on(told).matters
    assert [each.words for each in matter.remedy] == ["as written, it is passed over; here one writes 'bids SEAT NUMBER'"]


def test_in_any_game_a_card_just_drawn_may_be_taken_back_and_a_fault_be_asked_about() -> None:
    coup = ["game blackjack-arnold", "players P1 P2", "dealer P2", "bets P1 5", "up P1 S8", "draws P1 S9"]
    assert unheard(*coup, "retracts P1") == []
    assert unheard(*coup[:3], "retracts P1") == ["'retracts' has no effect at this moment"]
    assert all({"asks", "retracts"} <= {*verbs_of(game)} for game in games().values())


def test_the_same_act_that_came_to_something_hides_none() -> None:
    """The next player passes up the discard and another takes it; later, when he says so again, nobody has asked him."""
    told = [
        "game contract-rummy", "players P1 P2 P3", "dealer P3", "turns P3 S5",
        "declines P1", "draws P2 pile", "draws P2 stock", "draws P1 stock", "discards P1 HJ",
        "draws P2 stock", "discards P2 D9",
    ]  # fmt: skip
    assert unheard(*told) == []
    assert unheard(*told, "draws P3 stock", "declines P1") == ["'declines' has no effect at this moment"]


@pytest.mark.parametrize("game", ("contract-bridge", "euchre", "rummy", "cribbage", "draw-poker"))
def test_a_shuffle_before_the_deal_is_in_its_place(game: str) -> None:
    assert unheard(f"game {game}", "players Ann Bob Cid Dee", "dealer Dee", "shuffles Ann", "shuffles Dee") == []


_FALSE_LEAD = ("game hearts", "turn N", "play E C4, S C5", "attention W")
_FALSE_SET = ("game rummy", "players P1 P2 P3", "hand P1 DJ HT H9 ...", "draws P1 stock", "melds P1 DJ HT H9", "attention P2")


@pytest.mark.parametrize(
    ("told", "obeys", "idle"),
    [
        (_FALSE_LEAD, "retracts E C4", "retracts W C4"),
        (_FALSE_LEAD, "retracts S C5", "retracts S C6"),
        (_FALSE_SET, "restores P1 DJ HT H9", "restores P2 DJ"),
    ],
)
def test_to_do_what_a_ruling_has_done_is_in_its_place(told: tuple[str, ...], obeys: str, idle: str) -> None:
    assert unheard(*told, obeys) == []
    assert unheard(*told, idle) == [f"'{idle.split()[0]}' has no effect at this moment"]


def test_an_act_is_told_as_it_was_written() -> None:
    """To turn a card up is to play it, in games where that is the same."""
    told = ["game beggar-my-neighbour-arnold", "players Ann Bob", "play Ann SA", "turns Ann S3", "turns Bob S4"]
    assert unheard(*told) == ["'turns' has no effect at this moment"]


def test_it_is_no_breach_and_the_record_stays_clean() -> None:
    verdict = verdict_on(["game hearts", "honors N 4"])
    (matter,) = verdict.matters
    assert (verdict.verdict, is_breach(matter), matter.seat) == (CLEAN, False, None)
    assert "'referee verbs hearts'" in matter.remedy[0].words


def test_what_one_would_write_instead_takes_what_was_told() -> None:
    (matter,) = verdict_on(["game gin-rummy", "pegs P1 2"]).matters
    assert matter.why == "Gin Rummy knows no 'pegs'"
    (matter,) = verdict_on(["game hearts", "dealer N", "pegs N 3"]).matters
    assert "NUMBER" in matter.remedy[0].words


@pytest.mark.parametrize("slug", sorted(games()))
def test_the_first_bid_is_heard_or_said_to_come_to_nothing(slug: str) -> None:
    """Whoever speaks first bids napoleon: it is wrong in this game, or nothing is bid here; general rules take any bid."""
    game = games()[slug]
    if game.play is None or game.part(NapForm) is not None or game.family == "general":
        return
    told = f"players {' '.join(f'P{place}' for place in range(1, game.seats + 1))}\ndealer P{game.seats}\nbids P1 nap"
    (record,) = read(f"game {slug}\n{told}")
    assert judge(record).matters


@pytest.mark.parametrize("verb", sorted(verbs()))
def test_the_example_of_a_verb_is_a_line_of_a_log(verb: str) -> None:
    (row,) = (row for row in api.verbs() if row["verb"] == verb)
    (record,) = read(row["example"])
    assert (record.faults, {act.verb for act in record.acts}) == ((), {verb})


@pytest.mark.parametrize("slug", sorted(games()))
def test_a_game_knows_the_examples_of_its_verbs(slug: str) -> None:
    game = games()[slug]
    for row in api.verbs(slug):
        (record,) = read(f"game {slug}\n{row['example']}")
        assert not record.faults
        whys = [matter.why for matter in judge(record).matters]
        assert not [why for why in whys if f"no effect in {game.title}" in why or "knows no" in why], row["example"]
    assert {row["verb"] for row in api.verbs(slug)} == set(verbs_of(game))


@pytest.mark.parametrize(
    "line", ['play W SA "slowly"', 'call S 1S, W pass "hm"', 'trick W H4 H9 HJ C2 "gathered"', 'dealer N "so he said"']
)
def test_a_remark_ends_any_line_and_loses_no_act(line: str) -> None:
    (record,), (bare,) = read(line), read(line.partition(' "')[0])
    assert not record.faults
    told = [act for act in record.acts if not (isinstance(act, Act) and act.verb == "note")]
    assert [(act.verb, act.seat) for act in told if isinstance(act, Act)] == [
        (a.verb, a.seat) for a in bare.acts if isinstance(a, Act)
    ]
    assert len(told) == len(bare.acts)


def test_a_quoted_player_at_the_end_of_a_line_is_no_remark() -> None:
    (record,) = read('players N "Ann B", S "Bob C"\nlooks "Ann B" "Bob C"\nnote "Bob C"')
    looks, note = record.acts
    assert isinstance(looks, Act) and (looks.seat, looks.other, looks.text) == (0, 2, "")
    assert isinstance(note, Act) and note.text == "Bob C"


def test_a_call_said_again_is_said_to_have_no_effect_once() -> None:
    dealt = "game five-card-stud\nplayers Ann Bob Cy\ndealer Cy\nup Ann DA\nup Bob D4\nup Cy D5\n"
    (record,) = read(f"{dealt}bets Ann 2\ncalls Bob\ncalls Bob\ncalls Bob\n")
    told = [matter for matter in judge(record).matters if matter.status == WITHOUT_EFFECT]
    assert [(each.at.line, each.why) for each in told] == [(9, "'calls' has no effect at this moment")]


@pytest.mark.parametrize("asked", ("demands Bob play-on", "requires Bob Ann play"))
def test_who_asks_for_what_he_may_demand_is_told_how_one_demands_it(asked: str) -> None:
    """Anybody may have a player play who passed and could; that is a demand to put it right."""
    told = ["players Ann Bob Cy", "dealer Cy", "hand Ann C9 D3 D4 D5 D6", "pile stock", "turns C5", "passes Ann"]
    matters = verdict_on(["game eights", *told, asked, "passes Bob"]).matters
    (words,) = (each.words for matter in matters if matter.status == WITHOUT_EFFECT for each in matter.remedy)
    assert words == "as written, it is passed over; here one writes 'demands SEAT correction'"
