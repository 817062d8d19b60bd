"""A question at a log may speak of what is in it: "the last trick", "his bid", "the card she led"."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee import api, casebook
from referee.ask import ask
from referee.ask.hearing.referring import Deed, Referred, deeds_of, referred
from referee.ask.words.phrases import stem
from referee.core.game import Game
from referee.core.record import SEAT_LETTERS, SEAT_NAMES, Record
from referee.core.table import Table
from referee.core.verbs import sayings
from referee.families import games
from referee.reading.logs import read

BRIDGE = """game contract-bridge
players Ann Bob Cid Dora
dealer Cid
call Cid 1S, Dora pass, Ann 3S, Bob 3D
call Bob pass, Cid 4S, Dora pass, Ann pass, Bob pass
hand Bob H6 HT S9 ...
play Dora D7, Ann D3, Bob DK, Cid DA
trick Cid HK H4 HJ S9
"""
GIN = """game gin-rummy
players Ann Bob
dealer Bob
declines Ann
declines Bob
draws Ann
discards Ann H7
draws Bob
discards Bob S4
draws Ann
discards Ann C9
"""


PINOCHLE = """game auction-pinochle
players Ann Bob Cid
dealer Cid
bids Ann 450
passes Bob
passes Cid
makes Ann diamonds
melds Ann 200
play Ann DA
took Ann 250
deal 2
dealer Ann
bids Bob 400
passes Cid
passes Ann
makes Bob hearts
play Bob HA
melds Bob 100
"""


def record_of(text: str) -> Record:
    return read(text)[0]


def meant(text: str, log: str) -> Referred:
    record = record_of(log)
    table, deeds = deeds_of(games()[record.game], record)
    return referred(text, table, deeds)


@pytest.mark.parametrize(
    ("log", "text", "becomes", "line"),
    [
        (BRIDGE, "was Bob's first bid enough", "was Bob's bid of 3D enough", 4),
        (BRIDGE, "was Bob's last call enough", "was Bob's call enough", 5),
        (BRIDGE, "dealer's second bid", "Cid's bid of 4S", 5),
        (BRIDGE, "the card Dora led", "the D7 that Dora led", 7),
        (BRIDGE, "declarer's last lead", "Cid's lead of HK", 8),
        (BRIDGE, "Bob revoked in the last trick", "Bob revoked in the trick 2", 8),
        (BRIDGE, "Bob revoked in the first trick", "Bob revoked in the trick 1", 7),
        (BRIDGE, "Dora's opening lead", "Dora's lead of D7", 7),
        (GIN, "Was the discard right?", "Was the Ann's discard of C9 right?", 11),
        (PINOCHLE, "Ann's meld in the first deal", "Ann's meld in the first deal", 8),
        (PINOCHLE, "Bob's last meld", "Bob's meld", 18),
        (GIN, "Ann's first discard", "Ann's discard of H7", 7),
        (GIN, "Bob drew, was his last discard right", "Bob drew, was Bob's discard of S4 right", 9),
        (GIN, "the previous discard", "the Bob's discard of S4", 9),
        (GIN, "the last card that Ann discarded", "the C9 that Ann discarded", 11),
    ],
)
def test_what_is_meant_is_put_in_its_place(log: str, text: str, becomes: str, line: int) -> None:
    found = meant(text, log)
    assert (found.text, found.acts[-1].at.line) == (becomes, line)


@pytest.mark.parametrize("text", ["Bob's third bid", "her knock", "a discard", "he says 'my last bid'", "the last man drew"])
def test_what_is_not_in_the_log_stays_as_it_is(text: str) -> None:
    assert meant(text, BRIDGE) == Referred(text)


def logs() -> Iterator[tuple[Game, Table, list[Deed]]]:
    """Logs of the casebook, of every family: each tenth."""
    for case in casebook.built_in()[::10]:
        log, game = case.block("log"), games().get(case.game)
        if log is not None and game is not None:
            record = read(f"game {game.slug}\n{log.text}" if "game " not in log.text else log.text)[0]
            if not record.faults:
                yield game, *deeds_of(game, record)


def test_the_last_deed_of_each_kind_is_found_in_every_log() -> None:
    told = {act for act in sayings() if " " not in act and stem(act) != stem("not")} - {"call", "hand"}
    seen: set[str] = set()
    for game, table, deeds in logs():
        last = {(stem(deed.act.verb), deed.act.seat): deed.act for deed in deeds if deed.act.seat is not None}
        for (_, seat), act in last.items():
            verb = act.verb
            if verb in told and act.at.line:
                name = SEAT_NAMES[seat] if table.name(seat) in SEAT_LETTERS else table.name(seat)
                found = referred(f"was {name}'s last {verb} all right", table, deeds)
                assert found.acts == (act,) and found.acts[0].at == act.at, (game.slug, verb, name, found)
                seen.add(verb)
    assert len(seen) > 50, sorted(seen)


def test_a_question_about_it_is_answered_from_the_log() -> None:
    game = games()["contract-bridge"]
    wrong = ask(game, "was Bob's first bid high enough?", record=record_of(BRIDGE))
    assert [law.slug for law in wrong.laws] == ["insufficient-bid-corrected-by-pass"]
    assert wrong.text == "was Bob's first bid high enough?" and wrong.heard[0].words == "Bob's first bid"
    right = ask(game, "was Cid's last bid all right?", record=record_of(BRIDGE))
    assert right.status == "nothing wrong" and right.problem is not None and "line 5" in right.problem.why
    assert ask(game, "was the card Dora led out of turn?", record=record_of(BRIDGE)).status == "nothing wrong"
    trick = ask(game, "is something wrong with the last trick?", record=record_of(BRIDGE))
    assert trick.question is not None and (trick.question.breach.name, trick.seat) == ("revoke", 1)


def test_each_deal_of_a_log_is_judged_from_its_own_beginning() -> None:
    game, record = games()["auction-pinochle"], record_of(PINOCHLE)
    first = ask(game, "Was Ann's meld in the first deal right?", record=record)
    assert first.status == "nothing wrong" and first.problem is not None and "line 8" in first.problem.why
    second = ask(game, "Was Bob's meld right?", record=record)
    assert second.question is not None and second.question.breach.name == "changed-after-lead"
    right = ask(game, "Was Bob's meld right?", record=record_of(PINOCHLE.replace("play Bob HA\n", "")))
    assert right.status == "nothing wrong"  # though Ann had led in the deal before


def test_whether_somebody_did_it_is_told_by_the_log() -> None:
    bridge = games()["contract-bridge"]
    assert ask(bridge, "Did Bob revoke?", record=record_of(BRIDGE)).status != "nothing wrong"
    clean = record_of(BRIDGE.replace("hand Bob H6 HT S9 ...\n", ""))
    none = ask(bridge, "Did Bob revoke?", record=clean)
    assert none.status == "nothing wrong" and none.problem is not None and "none" in none.problem.why
    assert ask(bridge, "Did Dora revoke in the first trick?", record=clean).status == "nothing wrong"


def test_of_several_matters_of_one_kind_that_is_meant_of_which_the_question_speaks() -> None:
    log = "game contract-bridge\ndealer S\ncall S 1S, W 1C\ncall W 2C, N 2S, E 2D, E 3D, S pass\n"
    for which, seat in (("West's first bid", 3), ("East's first bid", 1)):
        answer = ask(games()["contract-bridge"], f"was {which} sufficient?", record=record_of(log))
        assert (answer.question and answer.question.breach.name, answer.seat) == ("insufficient-bid", seat)


def test_what_is_wrong_with_it_is_told_though_something_else_is_asked() -> None:
    (record,) = read(BRIDGE.split("call Bob pass,")[0] + "call Bob pass, Cid 4S, Dora 5D\n")
    answered = ask(games()["contract-bridge"], "Was Dora's bid too low?", record=record)
    assert answered.question is not None and answered.question.breach.name == "call-when-barred"


def test_a_log_of_another_game_is_no_log_of_this_one(tmp_path: Path) -> None:
    log = tmp_path / "evening.log"
    log.write_text(BRIDGE, encoding="utf-8")
    with pytest.raises(api.Unknown, match=r"is a log of Contract Bridge \(rubber\), and the question"):
        api.ask("cassino", "Was his bid all right?", log=log)
    assert api.ask("duplicate-bridge", "Was the last trick all right?", log=log).heard


def test_players_are_called_as_the_log_calls_them() -> None:
    (record,) = read(GIN)
    answered = ask(games()["gin-rummy"], "Bob draws out of turn", record=record)
    assert [each.act for each in answered.heard] == ["draws Bob"]
