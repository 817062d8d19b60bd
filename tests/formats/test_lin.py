"""LIN in and out: vugraph matches and single tables, and what is believed of them."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.core.matter import Matter
from referee.core.record import EAST, NORTH, PASS, SOUTH, WEST, Record, Run, in_parts
from referee.core.status import SUSPECT
from referee.core.verdict import BREACH, CLEAN, SUSPECT_RECORD, UNREADABLE, Verdict
from referee.formats import judge_parts, stream
from referee.formats.lin_words import declarer_of, hands_of, result_tags
from referee.formats.lin_writing import write_lin
from referee.formats.pbn_writing import write_pbn
from referee.reading.logs import read
from referee.reading.writing import write
from tests.families.bridge.boards import random_board

seeds = st.integers(0, 2**32)

#: hands from South round: S T987.T9.QJ76.A85, W 654.876.T98.KJT9, N AK2.K543.A2.Q432, E QJ3.AQJ2.K543.76; East deals
DEAL = "4ST987HT9DQJ76CA85,S654H876DT98CKJT9,SAK2HK543DA2CQ432,SQJ3HAQJ2DK543C76"
PLAY = "pc|sT|pc|s4|pc|sA|pc|s3|pg||pc|sK|pc|sJ|pc|s7|pc|s5|pg||"
MATCH = f"""vg|Spring Cup,Final 1/4,I,7,8,Home,0,Away,0|
rs|1NE-1,1NE=,PASS,PASS|
pn|S1,W1,N1,E1,S2,W2,N2,E2|pg||
qx|o7|st||md|{DEAL}|sv|b|nt|anna: hello|pg||
mb|1N!|an|15-17|mb|p|mb|p|nt|bert: quiet|mb|p|pg||
{PLAY}
mc|6|pg||
qx|c7|st||md|{DEAL}|sv|b|mb|1N|mb|p|mb|p|mb|p|pg||
{PLAY.lower()}mc|7|pg||
qx|o8|md|,,,|
"""


def records(text: str) -> list[Record]:
    return [part.record for part in stream(text.splitlines())]


def verdicts(text: str) -> list[Verdict]:
    return list(judge_parts(stream(text.splitlines())))


def the_log(record: Record) -> list[str]:
    return [line for line in write(record).splitlines() if not line.startswith(("source", "note", "tags"))]


def notes(record: Record) -> list[str]:
    return [line for line in write(record).splitlines() if line.startswith(("note", "tags"))]


def board(commands: str, deal: str = DEAL) -> str:
    return f"qx|o7|md|{deal}|sv|b|{commands}"


def only(verdict: Verdict) -> Matter:
    assert len(verdict.matters) == 1, [(str(matter.breach), matter.why) for matter in verdict.matters]
    return verdict.matters[0]


# --- what a board becomes


def test_a_match_of_two_rooms() -> None:
    first, second, third = records(MATCH)
    assert the_log(first) == [
        "game duplicate-bridge",
        "players N N1, E E1, S S1, W W1".replace("N N1", 'N "N1"').replace("E E1", 'E "E1"')
        .replace("S S1", 'S "S1"').replace("W W1", 'W "W1"'),
        "deal 7",
        "dealer E",
        "vulnerable both",
        "hands N AK2.K543.A2.Q432 QJ3.AQJ2.K543.76 T987.T9.QJ76.A85 654.876.T98.KJT9",
        "auction 1NT pass pass pass",
        "trick S ST S4 SA S3",
        "trick N SK SJ S7 S5",
        "won EW 6",
    ]  # fmt: skip
    assert notes(first) == [
        'note call 1 "15-17"',
        'note call 1 "alerted"',
        'note 0 0 "anna: hello"',
        'note 3 0 "bert: quiet"',
        'tags Event "Spring Cup, Final 1/4", LinVg "Spring Cup,Final 1/4,I,7,8,Home,0,Away,0", LinRs "1NE-1,1NE=,PASS,PASS"'
        ', LinPn "S1,W1,N1,E1,S2,W2,N2,E2", Room "Open", Contract "1NT", Declarer "E", Result "6"',
    ]
    assert second.players == ("N2", "E2", "S2", "W2")
    assert the_log(second)[6:] == [*the_log(first)[6:9], "won EW 7"]
    assert the_log(third)[2:5] == ["deal 8", "dealer W", "vulnerable none"]  # as the number of the board says
    assert [verdict.verdict for verdict in verdicts(MATCH)] == [CLEAN, CLEAN, CLEAN]


def test_places_are_those_of_the_file() -> None:
    runs = [act for act in in_parts(records(MATCH)[0].acts) if isinstance(act, Run)]
    assert [str(runs[0].span(place)) for place in range(2)] == ["5:4", "5:20"]
    assert str(runs[2].span(1)) == "6:38"
    assert MATCH.split("\n")[5][37:39] == "sJ"


def test_single_tables_in_lines_or_all_in_one() -> None:
    one = f"pn|a,b,c,d|st||md|{DEAL}|rh||ah|Board 7|sv|b|mb|1N|mb|p|mb|p|mb|p|{PLAY}mc|7|"
    apart, together = records(f"{one}\n{one}\n"), records(one + one)
    assert [the_log(record) for record in apart] == [the_log(record) for record in together]
    assert len(apart) == 2
    assert apart[0].players == ("c", "d", "a", "b")
    assert str([act for act in together[1].acts if isinstance(act, Run)][1].span(0)) == f"1:{len(one) + one.index('sT') + 1}"


def test_a_hand_that_is_not_told_has_the_other_cards() -> None:
    whole, told = hands_of(DEAL[1:]), hands_of(DEAL[1:].rpartition(",")[0])
    assert [(seat, how, sorted(cards)) for seat, how, cards in told] == [
        (seat, how, sorted(cards)) for seat, how, cards in whole
    ]
    assert [how for _, how, _ in hands_of("SAHDC,,,")] == ["unknown", "unknown", "", "unknown"]
    assert hands_of("SAHXDC,,,") == ()


@pytest.mark.parametrize("calls", ["mb|1N|mb|p|mb|p|mb|p|", "mb|1n!|mb|P|mb|p!|mb|pass|", "mb|1NT|mb||mb|p|mb|p|mb|p|"])
def test_calls_however_they_are_spelled(calls: str) -> None:
    (record,) = records(board(calls))
    assert "auction 1NT pass pass pass" in the_log(record)


def test_results_as_tags() -> None:
    assert result_tags("3NWxx+1") == (("Contract", "3NTXX"), ("Declarer", "W"), ("Result", "10"))
    assert result_tags("PASS") == (("Contract", "Pass"),)
    assert result_tags("") == ()
    assert result_tags(f"3NW+{'9' * 5000}") == ()


def test_declarer_is_who_named_the_suit_first() -> None:
    assert declarer_of((3, PASS, 8, PASS, PASS, PASS), NORTH) == (NORTH, 3)
    assert declarer_of((PASS, 3, 4, 8, PASS, PASS, PASS), EAST) == (SOUTH, 3)
    assert declarer_of((PASS,) * 4, NORTH) == (None, None)


def test_a_match_that_is_announced_and_not_told() -> None:
    (record,) = records("".join(line + "\n" for line in MATCH.split("\n")[:3]))
    assert notes(record)[0].startswith('tags Event "Spring Cup, Final 1/4", LinVg "Spring Cup,Final 1/4,I,7,8,Home,0,Away,0"')
    assert record.players == ("N1", "E1", "S1", "W1")
    assert (
        verdicts("vg|Cup,1,I,1,16,a,0,b,0|\nrs|,,|\npn|South,West,North,East,South,West,North,East|pg||\n") == []
    )  # no record


def test_what_is_said_before_the_first_board_is_kept() -> None:
    head, board = MATCH.split("pg||\n", 1)
    (first, *_) = records(f"{head}pg||\nnt|anna: good evening|pg||\n{board}")
    assert [note for note in notes(first) if "call" not in note][:3] == [
        'note 0 0 "anna: good evening"', 'note 0 0 "anna: hello"', 'note 3 0 "bert: quiet"',
    ]  # fmt: skip


def test_a_command_in_the_words_of_a_comment_begins_nothing() -> None:
    text = board("mb|1N|mb|p|mb|p|mb|p|" + PLAY.replace("pg||", "nt|anna:  vg|nt|bert: see qx|pg||\n", 1))
    (record,) = records(text)
    assert [line for line in the_log(record) if line.startswith("trick")] == ["trick S ST S4 SA S3", "trick N SK SJ S7 S5"]
    assert notes(record)[:2] == ['note 4 4 "anna:  vg"', 'note 4 4 "bert: see qx"']


def test_four_empty_hands_are_hands_that_nobody_has_keyed() -> None:
    assert [how for _, how, _ in hands_of("SHDC,SHDC,SHDC,SHDC")] == ["unknown"] * 4
    (verdict,) = verdicts(board(f"mb|1N|mb|p|mb|p|mb|p|{PLAY}", "4SHDC,SHDC,SHDC,SHDC"))
    assert verdict.verdict == CLEAN


def test_four_names_in_a_board_are_those_of_its_room() -> None:
    (record,) = records(board("mb|p|").replace("qx|o7|", "qx|c7|pn|S,W,N,E|"))
    assert record.players == ("N", "E", "S", "W")


# --- what cannot be made out


def test_faults_say_where_and_the_rest_goes_on() -> None:
    text = board("mb|1N|mb|8C|mb|p|mb|p|pg||\n") + board(f"mb|1N|mb|p|mb|p|mb|p|\n{PLAY.replace('sJ', 'sX')}\n") + MATCH
    bad_call, bad_card, *others = verdicts(text)
    assert [(fault.line, fault.column, fault.found) for fault in bad_call.faults] == [(1, 97, "'8C'")]
    assert [(fault.line, fault.column, fault.found) for fault in bad_card.faults] == [(3, 38, "'sX'")]
    assert [verdict.verdict for verdict in others] == [CLEAN, CLEAN, CLEAN]


@pytest.mark.parametrize("number", ["x", "-3", "²", "9" * 5000])
def test_numbers_that_are_none(number: str) -> None:
    text = (
        f"vg|Cup,1,I,{number},{number},a,0,b,0|rs|1NE=|bn|{number}|\nqx|o{number}|md|{DEAL}|mb|1N|mb|p|mb|p|mb|p|mc|{number}|"
    )
    (verdict,) = verdicts(text)
    assert [fault.expected for fault in verdict.faults] == ["a claim is mc| and the number of tricks that declarer came to"]


def test_more_calls_and_cards_than_there_can_be() -> None:
    (verdict,) = verdicts(board("mb|p|" * 400 + "\n" + "pc|sA|" * 60))
    assert [fault.found for fault in verdict.faults] == ["400 times 'mb|'", "60 times 'pc|'"]


def test_a_bar_too_few_or_too_many() -> None:
    text = board("mb|1N|mb|p|mb|p|mb|p|Vu|pg||\nst||" + PLAY.replace("pc|s4|", "pc||s4|").replace("pc|s3", "p|pc|s3"))
    (record,) = records(text)
    assert "auction 1NT pass pass pass" in the_log(record)


@given(st.text(alphabet=st.sampled_from("|qxmdpcbnt|svo1SHDC,AKQ2 \nan!")))
def test_no_text_stops_the_reading(text: str) -> None:
    for _ in judge_parts(stream([*MATCH.split("\n")[:4], *text.split("\n")])):
        pass


@given(st.integers(0, len(MATCH)), st.text(max_size=3))
@settings(max_examples=60)
def test_no_damage_stops_the_reading(place: int, damage: str) -> None:
    for verdict in judge_parts(stream((MATCH[:place] + damage + MATCH[place + 2 :]).split("\n"))):
        assert verdict.verdict in (CLEAN, BREACH, SUSPECT_RECORD, UNREADABLE)


# --- the record or the player


@pytest.mark.parametrize(("by", "words"), [(1, "one seat"), (2, "two seats"), (3, "three seats")])
def test_a_turned_deal_accuses_nobody(by: int, words: str) -> None:
    hands = DEAL[1:].split(",")
    deal = "4" + ",".join(hands[-by:] + hands[:-by])
    (verdict,) = verdicts(board(f"mb|1N|mb|p|mb|p|mb|p|{PLAY}mc|7|", deal))
    assert (verdict.verdict, only(verdict).status) == (SUSPECT_RECORD, SUSPECT)
    assert f"turned by {words}" in only(verdict).why


def test_what_the_head_of_the_match_says_is_held_against_the_boards() -> None:
    verdict = verdicts(MATCH.replace("1NE-1,", "2NN-1,"))[0]
    found = sorted((matter.breach.name, matter.at.line) for matter in verdict.matters)
    assert found == [("contract-tag", 2), ("declarer-tag", 2), ("result-tag", 2)]
    assert verdict.verdict == SUSPECT_RECORD


def test_a_claim_that_the_play_rules_out() -> None:
    text = board(f"mb|1N|mb|p|mb|p|mb|p|{PLAY}mc|12|").replace("qx|o7", "vg|Cup,1,I,7,7,a,0,b,0|rs|1NE+5,|\nqx|o7")
    (verdict,) = verdicts(text)
    assert only(verdict).why == "the tag says that declarer won 12 tricks, the record 0 to 11"
    (verdict,) = verdicts(text.partition("\n")[2])  # without the head of a match
    assert only(verdict).why == "the tag says that declarer won 12 tricks, the record 0 to 11"
    assert str(only(verdict).at) == f"1:{text.partition(chr(10))[2].index('mc|') + 1}"


def test_a_revoke_that_the_record_vouches_for_is_a_breach() -> None:
    tricks = ["sT s4 sA s3", "sK sJ s7 c9", "s2 sQ s8 s6", "d3 d6 d8 dA", "d2 dK dQ d9"]
    (verdict,) = verdicts(board("mb|1N|mb|p|mb|p|mb|p|" + "".join(f"pc|{card}|" for card in " ".join(tricks).split())))
    assert (only(verdict).breach.name, only(verdict).seat, verdict.verdict) == ("revoke", WEST, BREACH)


# --- properties


@given(seeds)
@settings(max_examples=60)
def test_nothing_is_lost_between_log_and_lin(seed: int) -> None:
    logged = read("game duplicate-bridge\n" + random_board(Random(seed)).log())
    text = write_lin(logged)
    again = records(text)
    assert the_log(again[0]) == the_log(logged[0])
    assert write_lin(again) == text
    assert verdicts(text)[0].matters == ()


@given(seeds)
@settings(max_examples=30)
def test_lin_and_pbn_say_the_same(seed: int) -> None:
    logged = read("game duplicate-bridge\n" + random_board(Random(seed)).log())
    by_way_of_lin = records(write_pbn(records(write_lin(logged))))
    assert the_log(by_way_of_lin[0]) == the_log(logged[0])


def test_explanations_comments_and_rooms_come_back() -> None:
    first = records(MATCH)[0]
    text = write_lin([first])
    assert text.startswith(
        "vg|Spring Cup,Final 1/4,I,7,8,Home,0,Away,0|pn|S1,W1,N1,E1,S2,W2,N2,E2|rs|1NE-1,1NE=,PASS,PASS|\nqx|o7|"
    )
    assert "|nt|anna: hello|mb|1N!|an|15-17|mb|p|mb|p|nt|bert: quiet|mb|p|pc|sT|" in text
    (again,) = records(text)
    assert the_log(again) == the_log(first)
    assert sorted(re.findall(r'\w+ "[^"]*"', " ".join(notes(again)))) == sorted(
        re.findall(r'\w+ "[^"]*"', " ".join(notes(first)))
    )
