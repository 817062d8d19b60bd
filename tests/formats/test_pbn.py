"""PBN in and out: what a game becomes, what is believed of it, and that nothing in a file stops the reading."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.core.matter import Matter
from referee.core.record import EAST, NORTH, SOUTH, WEST, Act, Mark, Record, Run, in_parts
from referee.core.status import CONDONED, DUE, SUSPECT
from referee.core.verdict import BREACH, CLEAN, SUSPECT_RECORD, UNREADABLE, Verdict
from referee.formats import convert, judge_parts, recognised, stream
from referee.formats.pbn_writing import write_pbn
from referee.reading.logs import read
from referee.reading.sources import open_log
from referee.reading.writing import write
from tests.families.bridge.boards import RANKS, SEATS, Board, random_board, random_tricks, winner

seeds = st.integers(0, 2**32)

DEAL = "N:AK2.K543.A2.Q432 QJ3.AQJ2.K543.76 T987.T9.QJ76.A85 654.876.T98.KJT9"
#: East declares 1NT and South leads; every trick is by the rules
HEAD = f"""[Event "Club night"]
[Board "7"]
[West "Wim"]
[North "?"]
[Dealer "E"]
[Vulnerable "All"]
[Deal "{DEAL}"]
"""
AUCTION = '[Auction "E"]\n1NT Pass Pass Pass\n'
TRICKS = ("ST S4 SA S3", "S7 S5 SK SJ", "S8 S6 S2 SQ", "D6 D8 DA D3")


def records(text: str) -> list[Record]:
    return [part.record for part in stream(text.splitlines())]


def verdicts(text: str, code: str | None = None) -> list[Verdict]:
    return list(judge_parts(stream(text.splitlines()), code=code))


def game(*rows: str, head: str = HEAD, auction: str = AUCTION, tags: str = "", first: str = "S") -> str:
    return f'{head}{tags}{auction}[Play "{first}"]\n' + "".join(f"{row}\n" for row in rows) + "\n"


def the_log(record: Record) -> list[str]:
    return [line for line in write(record).splitlines() if not line.startswith(("source", "note", "tags"))]


def told_of(record: Record) -> tuple[tuple[str, str], ...]:
    """What a record says of itself."""
    return next((act.tags for act in record.acts if isinstance(act, Act) and act.tags), ())


def only(verdict: Verdict) -> Matter:
    assert len(verdict.matters) == 1, [(str(matter.breach), matter.why) for matter in verdict.matters]
    return verdict.matters[0]


def names(verdict: Verdict) -> list[str]:
    return sorted(matter.breach.name for matter in verdict.matters)


# --- what a game becomes


def test_a_game_becomes_a_log() -> None:
    (record,) = records(game(*TRICKS, "*", tags='[Declarer "E"]\n[Contract "1NT"]\n[Result "6"]\n'))
    assert the_log(record) == [
        "game duplicate-bridge",
        'players W "Wim"',
        "deal 7",
        "dealer E",
        "vulnerable both",
        "hands N AK2.K543.A2.Q432 QJ3.AQJ2.K543.76 T987.T9.QJ76.A85 654.876.T98.KJT9",
        "auction 1NT pass pass pass",
        "trick S ST S4 SA S3",
        "trick N SK SJ S7 S5",
        "trick N S2 SQ S8 S6",
        "trick E D3 D6 D8 DA",
        "won EW 6",
    ]
    assert record.source == "PBN"
    assert told_of(record) == (("Event", "Club night"), ("Declarer", "E"), ("Contract", "1NT"), ("Result", "6"))


def test_the_day_of_an_event_begins_no_new_game() -> None:
    (record,) = records('[Event "Club night"]\n[EventDate "1986.05.01"]\n' + game(*TRICKS).partition("\n")[2])
    assert ("EventDate", "1986.05.01") in told_of(record)


def test_places_are_those_of_the_file() -> None:
    (record,) = records("% PBN 2.1\n\n" + game(*TRICKS))
    runs = [act for act in in_parts(record.acts) if isinstance(act, Run)]
    assert str(runs[0].span(2)) == "11:10"
    assert [str(runs[2].span(place)) for place in range(4)] == ["14:7", "14:10", "14:1", "14:4"]


@pytest.mark.parametrize(
    ("auction", "calls"),
    [
        ('[Auction "E"]\n1NT AP\n', "auction 1NT pass pass pass"),
        ('[Auction "E"]\nap\n', "auction pass pass pass pass"),
        ('[Auction "W"]\n- - 1NT Pass\nPass Pass\n', "auction 1NT pass pass pass"),
        ('[Auction "E"]\n1nt! pass $3 Pass?? pass\n', "auction 1NT pass pass pass"),
        ('[Auction "E"]\n1NT X XX {why?} Pass ; and so on\nPass *\n', "auction 1NT double redouble pass pass"),
        ('[Auction "E"]\n1NT Pass +\n', "auction 1NT pass"),
        ('[Auction "S"]\n1NT Pass Pass Pass\n', "auction S 1NT pass pass pass"),
    ],
)
def test_auctions(auction: str, calls: str) -> None:
    (record,) = records(HEAD + auction)
    assert not record.faults
    assert [line for line in the_log(record) if line.startswith("auction")] == [calls]


@pytest.mark.parametrize(
    ("rows", "tricks"),
    [
        (["ST S4 SA S3", "- S5 SK SJ", "*"], ["trick S ST S4 SA S3", "trick N SK SJ"]),
        (["ST S4 SA S3", "+ - SK SJ"], ["trick S ST S4 SA S3", "trick N SK SJ"]),
        (["ST S4", "SA S3 S7 S5 SK SJ"], ["trick S ST S4 SA S3", "trick N SK SJ S7 S5"]),
        (["ST S4 SA S3 S7 S5 SK SJ *"], ["trick S ST S4 SA S3", "trick N SK SJ S7 S5"]),
        (["- S4 SA S3", "S7 S5 SK SJ"], []),
        (["ST S4 SA"], ["trick S ST S4 SA"]),
    ],
)
def test_plays(rows: list[str], tricks: list[str]) -> None:
    (record,) = records(game(*rows))
    assert not record.faults
    assert [line for line in the_log(record) if line.startswith("trick")] == tricks


def test_notes_on_calls_and_cards_and_comments_are_kept() -> None:
    auction = '[Auction "E"]\n1NT =1= Pass Pass =2= Pass\n[Note "1:15 to 17"]\n[Note "2:no \\"fit\\""]\n'
    text = game("ST S4 SA S3", "S7 =1= S5 SK SJ", '[Note "1:second highest"]', auction=auction)
    (record,) = records("{A comment\n\nof two lines [not a tag]}\n" + text)
    assert [line for line in write(record).splitlines() if line.startswith("note")] == [
        'note call 1 "15 to 17"', 'note call 3 "no ""fit"""', 'note card 7 "second highest"',
        'note "A comment of two lines [not a tag]"',
    ]  # fmt: skip
    assert not record.faults


def test_tags_are_inherited() -> None:
    first = '[Event "##Cup"]\n[Site "Here"]\n[Date "2001"]\n[Board "1"]\n\n'
    second = '[Event "#"]\n[Site "#"]\n[Board "2"]\n\n[Site "#"]\n[Board "3"]\n'
    assert [dict(told_of(record)) for record in records(first + second)] == [
        {"Event": "Cup", "Site": "Here", "Date": "2001"}, {"Event": "Cup", "Site": "Here"}, {"Event": "Cup", "Site": "Here"},
    ]  # fmt: skip


def test_games_without_a_blank_line_between_them() -> None:
    text = game(*TRICKS).rstrip() + "\n" + game(*TRICKS).replace('"7"', '"8"').rstrip() + '\n[Score "NS 50"]\n'
    text += '[Event "cut short"]\n[Board "9"]\n[Event "the last"]\n[Board "10"]\n'
    boards = [act.number for record in records(text) for act in record.acts if isinstance(act, Act) and act.verb == "deal"]
    assert boards == [7, 8, 9, 10]


def test_tables_are_passed_over_and_escapes_are_none() -> None:
    table = '[ScoreTable "Rank\\\\3R;Score_NS"]\n  1 620\n  2 ^60\n% [Board "99"]\n'
    (record,) = records(HEAD + AUCTION + table)
    assert not record.faults
    assert "deal 7" in the_log(record)


def test_a_file_of_another_age(tmp_path: Path) -> None:
    file = tmp_path / "old.pbn"
    text = game(*TRICKS).replace("Wim", "Jérôme") + "\x1a"
    file.write_bytes(text.replace("\n", "\r\n").encode("latin-1"))
    with open_log(file) as log:
        (record,) = [part.record for part in stream(log, file.name)]
    assert record.players[WEST] == "Jérôme"
    assert not record.faults


def test_hands_that_are_not_told() -> None:
    (record,) = records('[Board "1"]\n[Dealer "N"]\n[Deal "W:KQT2.AT.J6542.85 - A8654.KQ5.T.QJT6 -"]\n')
    assert [(act.seat, act.how) for act in record.acts if isinstance(act, Act) and act.verb == "hand"] == [
        (NORTH, "unknown"), (EAST, ""), (SOUTH, "unknown"), (WEST, ""),
    ]  # fmt: skip


def test_a_board_without_auction_and_play() -> None:
    tags = '[Declarer "S"]\n[Contract "4HXX"]\n[Result "NS 9 EW 4"]\n[Score "NS -200"]\n'
    (verdict,) = verdicts('[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n' + tags)
    assert verdict.verdict == CLEAN
    assert verdict.deals[0].told() == {"contract": "4H redoubled by S", "tricks": "9"}


# --- what cannot be made out


@pytest.mark.parametrize(
    ("text", "line", "column", "found"),
    [
        (HEAD + '[Auction "E"]\n1NT Pass 8C Pass\n', 9, 10, "'8C'"),
        (game("ST S4 SA S3", "S7 SX SK SJ"), 12, 4, "'SX'"),
        (HEAD + "this is nothing\n" + AUCTION, 8, 1, "'this is nothing'"),
        ('[Board "1"\n[Dealer "N"]\n', 1, 1, "[Board"),
    ],
)
def test_faults_say_where_and_the_rest_goes_on(text: str, line: int, column: int, found: str) -> None:
    first, second = verdicts(text.rstrip("\n") + "\n\n" + game(*TRICKS))
    assert first.verdict == UNREADABLE
    assert (first.faults[0].line, first.faults[0].column) == (line, column)
    assert found in first.faults[0].found
    assert second.verdict == CLEAN


@pytest.mark.parametrize(("tags", "value"), [('[Result "many"]\n[Contract "1NT"]\n', "many"), ('[Contract "9NT"]\n', "9NT")])
def test_a_tag_that_says_nothing_hides_no_board(tags: str, value: str) -> None:
    (verdict,) = verdicts(game(*REVOKE, tags=f'{tags}[Declarer "E"]\n'))
    assert (verdict.verdict, verdict.faults) == (BREACH, ())
    assert [matter.status for matter in verdict.matters if f"says '{value}'" in matter.why] == [SUSPECT]


def test_a_deal_that_says_nothing_is_a_doubt() -> None:
    (verdict,) = verdicts(HEAD.replace("AK2", "AK1") + AUCTION)
    assert (verdict.verdict, verdict.faults) == (SUSPECT_RECORD, ())
    assert [(matter.at.line, "N:AK1" in matter.why) for matter in verdict.matters] == [(7, True)]


def test_more_calls_and_cards_than_there_can_be() -> None:
    (verdict,) = verdicts(HEAD + '[Auction "E"]\n' + "Pass Pass Pass Pass\n" * 100)
    assert [(fault.line, fault.expected) for fault in verdict.faults] == [(88, "an auction has 319 calls at most")]
    (verdict,) = verdicts(game(*TRICKS * 4))
    assert [(fault.line, fault.expected) for fault in verdict.faults] == [(24, "a play has 52 cards")]


def test_a_comment_that_is_never_closed_ends_with_its_line() -> None:
    first, second = verdicts("{ this\n" + game(*TRICKS) + game(*TRICKS))[1:]
    assert (first.verdict, second.verdict) == (CLEAN, CLEAN)
    opened = verdicts("{ this\n" + game(*TRICKS))[0]
    assert [(fault.line, fault.found) for fault in opened.faults] == [(1, "'{ this'")]
    commented_out = verdicts("{\n" + game(*TRICKS) + "}\n\n" + game(*TRICKS))
    assert [verdict.verdict for verdict in commented_out] == [CLEAN]


@given(st.text(alphabet=st.sampled_from('[]{}"%;^=$*+-#\\\n AKQ2SHDCNEWPassXRIL:.|1234NT')))
def test_no_text_stops_the_reading(text: str) -> None:
    for _ in judge_parts(stream(['[Board "1"]', *text.split("\n")])):
        pass


@given(seeds, st.integers(0, 2000), st.text(max_size=3))
@settings(max_examples=60)
def test_no_damage_stops_the_reading(seed: int, place: int, damage: str) -> None:
    text = random_board(Random(seed)).pbn()
    place %= len(text)
    for verdict in judge_parts(stream((text[:place] + damage + text[place + 2 :]).split("\n"))):
        assert verdict.verdict in (CLEAN, BREACH, SUSPECT_RECORD, UNREADABLE)


# --- marks

#: West holds S4 and plays C9 in the second trick
REVOKE = ("ST S4 SA S3", "S7 ^R C9 SK SJ", "S8 S6 S2 SQ", "D6 D8 DA D3", "DQ D9 D2 DK")


def test_a_marked_revoke_is_a_breach() -> None:
    (verdict,) = verdicts(game(*REVOKE))
    matter = only(verdict)
    assert (matter.breach.name, matter.seat, matter.count, matter.status) == ("revoke", WEST, 2, "no penalty")  # dummy
    assert str(matter.at) == "12:7"
    assert records(game(*REVOKE))[0].marks == (Mark("revoke", WEST, 12),)


def test_a_mark_without_the_fault_and_a_fault_without_the_mark() -> None:
    (verdict,) = verdicts(game(*(row.replace("^R ", "") for row in REVOKE)))
    assert names(verdict) == ["revoke", "unmarked-irregularity"]
    (verdict,) = verdicts(game("ST S4 SA ^R S3", *TRICKS[1:]))
    matter = only(verdict)
    assert (matter.breach.name, matter.status, matter.at.line) == ("mark-without-irregularity", SUSPECT, 11)


def test_the_other_marks() -> None:
    (verdict,) = verdicts(HEAD + '[Auction "E"]\n1NT ^I 1S Pass Pass\nPass\n')
    assert (only(verdict).breach.name, only(verdict).seat, only(verdict).status) == ("insufficient-bid", SOUTH, CONDONED)
    (verdict,) = verdicts(HEAD + '[Auction "E"]\n^S ^S 1D Pass 1NT\nPass Pass Pass\n')
    assert (only(verdict).breach.name, only(verdict).seat) == ("call-out-of-rotation", WEST)
    (verdict,) = verdicts(game("ST S4 SA S3", "S7 ^L S5 SK SJ"))
    assert (only(verdict).breach.name, only(verdict).seat, only(verdict).at.line) == ("lead-out-of-turn", WEST, 12)


def test_declarer_and_dummy_have_changed_places() -> None:
    tags = '[Declarer "^W"]\n[Contract "1NT"]\n'
    (verdict,) = verdicts(game("SA S3 ST S4", "*", tags=tags, first="N"))
    matter = only(verdict)
    assert (matter.breach.name, matter.seat) == ("lead-out-of-turn", NORTH)
    assert verdict.deals[0].told()["contract"] == "1NT by W"


# --- tags


@pytest.mark.parametrize(
    ("tags", "breach", "words"),
    [
        ('[Declarer "E"]\n[Contract "2NT"]\n', "contract-tag", "the tag says 2NT, the auction 1NT"),
        ('[Declarer "N"]\n[Contract "1NT"]\n', "declarer-tag", "the tag says that N is declarer, the auction makes it E"),
        ('[Declarer "E"]\n[Contract "Pass"]\n', "contract-tag", "the tag says that all passed, the auction 1NT by E"),
        ('[Declarer "E"]\n[Contract "1NT"]\n[Result "NS 1"]\n', "result-tag", "declarer won 12 tricks, the record 2 to 11"),
        (
            '[Declarer "E"]\n[Contract "1NT"]\n[Result "7"]\n[Score "NS 90"]\n', "score-tag",
            "the tag says 'NS 90', and 1NT by E with 7 tricks is -90 for N-S",
        ),
    ],
)  # fmt: skip
def test_tags_that_disagree(tags: str, breach: str, words: str) -> None:
    (verdict,) = verdicts(game("ST S4 SA S3", "S7 S5 SK SJ", "S8 S6 S2 SQ", "DQ D8 D2 DK", "*", tags=tags))
    matter = only(verdict)
    assert (matter.breach.name, matter.status, verdict.verdict) == (breach, SUSPECT, SUSPECT_RECORD)
    assert words in matter.why
    assert matter.at.line > 7


@pytest.mark.parametrize("score", ["NS -90", "EW 90", "EW 90 NS -90", "90", "+90", "-90"])
def test_scores_in_all_their_forms(score: str) -> None:
    tags = f'[Declarer "E"]\n[Contract "1NT"]\n[Result "7"]\n[Score "{score}"]\n'
    assert verdicts(game("ST S4 SA S3", "*", tags=tags))[0].verdict == CLEAN


@pytest.mark.parametrize(
    ("date", "score", "fits"),
    [("", 1100, True), ("2019.05.04", 1100, True), ("1987.01.01", 1100, True), ("1986.12.31", 1100, False),
     ("", 900, False), ("1998.??.??", 900, False), ("1986.12.31", 900, True), ("1937.??.??", 900, True)],
)  # fmt: skip
def test_a_score_is_held_against_the_table_of_its_day(date: str, score: int, fits: bool) -> None:
    """Five down doubled: 900 by the table of the book, 1100 since 1987."""
    tags = f'[Declarer "S"]\n[Contract "4SX"]\n[Result "5"]\n[Score "NS -{score}"]\n'
    (verdict,) = verdicts('[Board "1"]\n[Vulnerable "None"]\n' + tags + (f'[Date "{date}"]\n' if date else ""))
    assert [matter.breach.name for matter in verdict.matters] == ([] if fits else ["score-tag"])


def test_a_record_is_judged_by_the_code_of_its_day_or_the_one_nearest_to_it() -> None:
    def judged(date: str, **options: str) -> tuple[str | None, str]:
        (verdict,) = verdicts(f'[Board "1"]\n[Date "{date}"]\n[Contract "Pass"]\n', **options)
        return (verdict.game.book if verdict.game else None, verdict.code)

    assert judged("2018.01.01") == ("tdlb2017", "")
    assert judged("1960.01.01") == ("usp56", "")
    assert judged("1998.01.01") == (
        "tdlb2017", "judged by Laws of Duplicate Bridge (2017); the laws in force in 1998 are not here",
    )  # fmt: skip
    assert judged("1980.01.01")[0] == "usp56" and "1980" in judged("1980.01.01")[1]
    assert judged("1998.01.01", code="usp56") == ("usp56", "")


# --- the record or the player


def turned(by: int) -> str:
    first, hands = DEAL.split(":")
    words = hands.split()
    return HEAD.replace(DEAL, f"{first}:{' '.join(words[by:] + words[:by])}")


@pytest.mark.parametrize(("by", "words"), [(1, "three seats"), (2, "two seats"), (3, "one seat")])
def test_a_turned_deal_accuses_nobody(by: int, words: str) -> None:
    (verdict,) = verdicts(game(*TRICKS, head=turned(by)))
    assert verdict.verdict == SUSPECT_RECORD
    assert f"the play fits the hands turned by {words}" in only(verdict).why


def test_cards_that_are_there_twice_accuse_nobody() -> None:
    head = HEAD.replace("AK2.K543", "AK2.KQ43")
    (verdict,) = verdicts(game(*(row.replace("^R ", "") for row in REVOKE), head=head))
    assert verdict.verdict == SUSPECT_RECORD
    assert "HQ is both in N's hand and in E's" in only(verdict).why


def test_a_revoke_is_not_believed() -> None:
    unmarked = [row.replace("^R ", "") for row in REVOKE]
    for rows, words in (
        (unmarked[:2], "breaks off in this trick"),
        (unmarked[:3], "too little of the play"),
        ([unmarked[0], "S7 C9 SK D4", *unmarked[2:]], "more than one revoke"),
        ([*unmarked[:2], "D6 D8 DA D3", "D7 D9 D2 DK", "DJ DT C2 D5"], "W never plays the suit led"),
    ):
        (verdict,) = verdicts(game(*rows))
        assert verdict.verdict == SUSPECT_RECORD, rows
        assert any(words in matter.why for matter in verdict.matters), [matter.why for matter in verdict.matters]


def test_a_revoke_in_the_first_trick_is_not_believed_if_two_cards_exchanged_make_it_regular() -> None:
    head = HEAD.replace("AK2.K543.A2.Q432 QJ3.AQJ2.K543.76", "AK.K543.A2.Q6432 QJ32.AQJ2.K543.7")
    rows = ("C8 CT C2 S2", "C5 CK C3 C7", "S7 S6 SA S3", "S8 S4 SK SJ", "H9 H6 H3 HQ")
    (verdict,) = verdicts(game(*rows, head=head))
    assert "with C7 in this trick and S2 in trick 2 all would be regular" in only(verdict).why
    assert verdict.verdict == SUSPECT_RECORD


def test_calls_and_leads_that_a_table_of_them_cannot_tell() -> None:
    for text, words in (
        (HEAD + '[Auction "S"]\n1NT Pass Pass Pass\n', "may have begun with another player"),
        (HEAD + '[Auction "E"]\n1NT Pass X Pass\nPass Pass\n', "has to be taken back"),
        (HEAD + '[Auction "E"]\n1NT Pass Pass Pass\n2C\n', "a call too many"),
        (HEAD + '[Auction "E"]\n1NT Pass 1NT Pass\nPass Pass\n', "another call may have been keyed wrongly"),
        (game("SA S3 ST S4", first="N"), "in turn with W as declarer"),
    ):
        (verdict,) = verdicts(text)
        assert verdict.verdict == SUSPECT_RECORD, text
        assert any(words in matter.why for matter in verdict.matters), [matter.why for matter in verdict.matters]


def test_a_pass_behind_the_last_one_says_nothing() -> None:
    (verdict,) = verdicts(HEAD + '[Auction "E"]\n1NT Pass Pass Pass\nPass Pass\n')
    assert (verdict.verdict, verdict.matters) == (CLEAN, ())


@pytest.mark.parametrize(
    ("comment", "said"),
    [
        ("", SUSPECT_RECORD),
        ("{an insufficient bid, accepted}", BREACH),
        ("{anna: the 1S was insufficient}", SUSPECT_RECORD),  # who looks on knows no more than the record
        ("{vugraph12: enchère insuffisante}", BREACH),
        ("{if that is insufficient he has to say more}", SUSPECT_RECORD),
    ],
)
def test_an_insufficient_bid_is_believed_if_a_comment_tells_of_it(comment: str, said: str) -> None:
    auction = f'[Auction "E"]\n1NT 1S {comment} Pass Pass\nPass\n'
    (verdict,) = verdicts(game("S4 SA S3 ST", auction=auction, first="W"))
    assert verdict.verdict == said


def test_several_marks_that_one_wrong_key_explains_accuse_nobody() -> None:
    deal = "N:AK2.K543.A2.Q432 QJ3.AQJ2.K543.76 9876.T9.QJ76.A85 T54.876.T98.KJT9"
    for led, said in (("S9", SUSPECT_RECORD), ("S8", BREACH)):  # South holds the nine of hearts too, and no eight
        rows = (f"{led} ^R H6 ^R H3 ^R HQ", "D6 D8 DA D3", "DQ D9 D2 DK")
        (verdict,) = verdicts(game(*rows, head=HEAD.replace(DEAL, deal)))
        assert verdict.verdict == said


def test_a_result_that_a_comment_on_a_ruling_explains_is_no_doubt() -> None:
    tags = '[Declarer "E"]\n[Contract "1NT"]\n[Result "13"]\n'
    for comment, said in (("", SUSPECT_RECORD), ("{actually revoked, director adjusts to +6}\n", CLEAN)):
        (verdict,) = verdicts(game(*TRICKS, tags=f"{tags}{comment}"))
        assert verdict.verdict == said
        assert ("a comment tells of a ruling" in only(verdict).why) == bool(comment)


#: West plays a diamond to hearts, has one, and plays a spade to diamonds later on
REVOKED_TWICE = (
    "CQ C2 C5 CA", "H4 H2 H6 HA", "D8 H3 H7 HQ", "H5 HK H8 HJ", "S5 SK S3 S8", "S6 SA SJ S9", "S7 S2 SQ ST", "S4 D2 DK D6",
    "D9 D3 DA D7", "C9 C3 C6 CK", "DT D4 DQ DJ", "CT C4 C7 HT", "CJ D5 C8 H9",
)  # fmt: skip


def revoked(*rows: str, result: int, date: str = "1960.01.02") -> str:
    """A board on which West has revoked, with these rows of its play."""
    deal = "N:AK2.K32.5432.432 QJ3.876.AKQ.8765 T98.AQJT9.J76.AK 7654.54.T98.QJT9"
    tags = f'[Event "x"]\n[Date "{date}"]\n[Board "1"]\n[Dealer "S"]\n[Vulnerable "None"]\n[Deal "{deal}"]\n'
    tags += f'[Declarer "S"]\n[Contract "4H"]\n[Result "{result}"]\n[Auction "S"]\n1H Pass 2H Pass\n4H Pass Pass Pass\n'
    return tags + '[Play "W"]\n' + "\n".join(rows) + "\n*\n"


@pytest.mark.parametrize("mixed", (str.lower, str.upper, str.title, str.swapcase, lambda text: text.title().swapcase()))
def test_each_letter_of_a_call_or_a_card_may_be_small_or_capital(mixed: Callable[[str], str]) -> None:
    text = revoked(*REVOKED_TWICE, result=9)
    body = text[text.index("1H Pass") : text.index("[Play")]
    text = text.replace(body, mixed(body)).replace("\n".join(REVOKED_TWICE), mixed("\n".join(REVOKED_TWICE)))
    (verdict,) = verdicts(text)
    assert (verdict.verdict, names(verdict)) == (SUSPECT_RECORD, ["revoke", "revoke"])


def commented(rows: Sequence[str], row: int, words: str) -> list[str]:
    return [*rows[:row], f"{rows[row]} {{{words}}}", *rows[row + 1 :]]


@pytest.mark.parametrize(
    ("row", "words", "believed"),
    [(2, "West revoked", [3]), (8, "West revoked", [8]), (2, "East revoked", [3]), (2, "", []), (2, "did West revoke?", [])],
)
def test_a_comment_bears_out_the_revoke_of_which_it_tells_and_no_other(row: int, words: str, believed: list[int]) -> None:
    (verdict,) = verdicts(revoked(*commented(REVOKED_TWICE, row, words), result=9))
    found = [each for each in verdict.matters if each.breach.name == "revoke"]
    assert [each.count for each in found if each.status != SUSPECT] == believed
    assert len(found) == 2 and "unmarked-irregularity" not in names(verdict)
    assert verdict.deals[0].told(ruled=True)["tricks"] == ("11" if believed else "9")  # two for that one


def test_tricks_from_a_tag_are_ruled_on_already_where_a_comment_tells_of_the_ruling() -> None:
    for words, ruled in (("West revoked, director adjusts to +1", "11"), ("West revoked", "13")):
        (verdict,) = verdicts(revoked(*commented(REVOKED_TWICE[:7], 2, words), result=11))
        assert verdict.verdict == BREACH
        assert [verdict.deals[0].told(ruled=each)["tricks"] for each in (False, True)] == ["11", ruled]


def test_play_behind_a_missing_card_is_judged_where_the_hand_leaves_one() -> None:
    whole = ("ST S4 SA S3", "S7 S5 SK SJ", "S8 S6 S2 SQ", "D6 D8 DA D3", "DQ D9 D2 DK", "DJ DT C2 D5")
    rows = [*whole[:1], "S7 - SK SJ", "S8 ^R C9 S2 SQ", *whole[3:]]
    (record,) = records(game(*rows))
    assert "trick N SK SJ S7 S5" in the_log(record)
    (verdict,) = verdicts(game(*rows))
    assert [(matter.breach.name, matter.seat, matter.count) for matter in verdict.matters] == [("revoke", WEST, 3)]
    assert "S7 - SK SJ" in write_pbn([record])


def test_two_missing_cards_of_a_hand_are_two() -> None:
    rows = ("ST S4 SA S3", "S7 - SK SJ", "S8 - S2 SQ", "D6 D8 DA D3", "DQ D9 D2 DK", "DJ DT C2 D5")
    (record,) = records(game(*rows))
    assert [line for line in the_log(record) if line.startswith("trick N S")] == ["trick N SK SJ S7 S5", "trick N S2 SQ S8 S6"]
    (verdict,) = verdicts(game(*rows))
    assert verdict.verdict == CLEAN
    assert all(row in write_pbn([record]) for row in rows)


def test_cards_behind_a_gap_that_nothing_fills_are_kept_and_told() -> None:
    rows = ("ST S4 SA S3", "- - SK SJ", "S8 S6 S2 SQ")
    (record,) = records(game(*rows))
    assert "\n".join(rows) in write_pbn([record])
    (verdict,) = verdicts(game(*rows))
    assert (verdict.verdict, only(verdict).breach.name) == (CLEAN, "cards-not-judged")


def test_ranks_and_suits_in_small_letters() -> None:
    text = game(
        *(row.lower() for row in TRICKS), head=HEAD.replace(DEAL, DEAL.lower()), auction=AUCTION.lower().replace("[a", "[A")
    )
    (record,) = records(text)
    assert the_log(record) == the_log(records(game(*TRICKS))[0])


# --- properties


@given(seeds)
@settings(max_examples=60)
def test_a_board_of_pbn_is_that_of_the_log(seed: int) -> None:
    board = random_board(Random(seed))
    (record,) = records(board.pbn())
    assert the_log(record) == the_log(*read("game duplicate-bridge\n" + board.log()))
    (verdict,) = verdicts(board.pbn())
    assert (verdict.verdict, verdict.matters) == (CLEAN, ())


@given(seeds)
@settings(max_examples=60)
def test_nothing_is_lost_between_log_and_pbn(seed: int) -> None:
    logged = read("game duplicate-bridge\n" + random_board(Random(seed)).log())
    text = write_pbn(logged)
    again = records(text)
    assert the_log(again[0]) == the_log(logged[0])
    assert write_pbn(again) == text


@given(seeds)
@settings(max_examples=60)
def test_a_planted_revoke_is_found_and_its_mark_is_kept(seed: int) -> None:
    rng = Random(seed)
    planted = with_revoke(rng)
    if planted is None:
        return
    board, number, seat, card = planted
    leader, cards = board.tricks[number]
    opening = board.tricks[0][0]
    lines = board.pbn().split("\n")
    row = lines.index(" ".join(cards[(opening + place - leader) % 4] for place in range(4)))
    lines[row] = lines[row].replace(card, f"^R {card}")
    (verdict,) = verdicts("\n".join(lines))
    found = [matter for matter in verdict.matters if matter.breach.name == "revoke"]
    assert [(matter.seat, matter.count, matter.at.line) for matter in found] == [(seat, number + 1, row + 1)]
    assert verdict.verdict == BREACH
    assert f"^R {card}" in write_pbn(records("\n".join(lines)))


def with_revoke(rng: Random) -> tuple[Board, int, int, str] | None:
    """A board with one revoke in it: its trick, counted from nought, who, and with which card."""
    board = random_board(rng)
    if board.contract is None:
        return None
    held = [list(hand) for hand in board.hands]
    tricks: list[tuple[int, tuple[str, ...]]] = []
    start = rng.randrange(11)
    for number, (leader, cards) in enumerate(board.tricks):
        for place in range(1, 4):
            seat = (leader + place) % 4
            others = [card for card in held[seat] if card[0] != cards[0][0]]
            if number < start or cards[place][0] != cards[0][0] or not others:
                continue
            played = [*cards[:place], rng.choice(others)]
            for other in range(place + 1, 4):
                hand = held[(leader + other) % 4]
                played.append(rng.choice([each for each in hand if each[0] == cards[0][0]] or hand))
            for other, each in enumerate(played):
                held[(leader + other) % 4].remove(each)
            trump = board.contract[1][1]
            tricks += [(leader, tuple(played)), *random_tricks(rng, held, winner(leader, tuple(played), trump), trump)]
            changed = Board(1, board.dealer, "none", board.hands, board.calls, board.contract, tuple(tricks))
            return changed, number, seat, played[place]
        for place, card in enumerate(cards):
            held[(leader + place) % 4].remove(card)
        tricks.append((leader, cards))
    return None


# --- out


def test_what_pbn_cannot_express_is_a_comment() -> None:
    log = 'game duplicate-bridge\nboard 3\nplayers N "Ann"\nhands S T987.T9.QJ76.A85 - - -\nexposes E H5\nnote "a word"\n'
    text = write_pbn(read(log))
    assert "{log: exposes E H5}\n{a word}" in text
    assert "exposes E H5" in the_log(records(text)[0])
    assert '[Dealer "S"]\n[Vulnerable "EW"]\n[Deal "S:T987.T9.QJ76.A85 - - -"]' in text
    assert '[North "Ann"]' in text


@given(st.text(alphabet=st.sampled_from('"\\\\{};[]ab =!'), max_size=12))
def test_whatever_is_written_in_a_note_can_be_read_again(words: str) -> None:
    quoted = words.replace('"', '""')
    log = f'game duplicate-bridge\ndeal 1\ndealer N\nplayers N "x{quoted}"\nauction 1C pass pass pass\nnote call 1 "{quoted}"\n'
    (record,) = read(log)
    (again,) = records(write_pbn([record]))
    assert not again.faults
    assert again.players == record.players


def test_one_language_into_the_other() -> None:
    log = "game duplicate-bridge\nplayers N Ann\n" + "".join(random_board(Random(seed), seed).log() for seed in (1, 2, 3))
    pbn = "".join(convert(log.splitlines(), "pbn"))
    lin = "".join(convert(pbn.splitlines(), "lin"))
    again = "".join(convert(lin.splitlines(), "log"))
    assert pbn.count("[Deal ") == pbn.count('[North "Ann"]') == len(lin.splitlines()) == again.count("\ndeal ") == 3
    kept = [line for line in again.splitlines() if not line.startswith(("game", "source", "players", "note", "tags"))]
    assert kept == [line.rstrip() for line in "".join(convert(log.splitlines(), "log")).splitlines()][2:]
    with pytest.raises(ValueError, match="there is no format 'doc'"):
        next(convert([], "doc"))


def test_tags_and_marks_come_back() -> None:
    text = game(*REVOKE, tags='[Declarer "E"]\n[Contract "1NT"]\n[Room "Closed"]\n')
    written = write_pbn(records(text))
    assert '[Room "Closed"]' in written
    assert "S7 ^R C9 SK SJ" in written
    assert write_pbn(records(written)) == written


# --- finding the language


def test_the_language_is_found_by_what_stands_there() -> None:
    assert recognised(["; made by hand", "", '[ Event "x"]']) == "pbn"
    assert recognised(['  [Board "1"]']) == "pbn"
    assert recognised(["", "vg|Final,Segment 1|"]) == "lin"
    assert recognised(["# a log", "game contract-bridge"]) == "log"
    assert recognised([]) == "log"


def test_a_log_is_read_as_a_log_whatever_it_is_called() -> None:
    parts = list(stream(["game contract-bridge", "call N 1C, E 1C"], "odd.pbn"))
    assert parts[0].record.game == "contract-bridge"
    (verdict,) = judge_parts(iter(parts))
    assert only(verdict).breach.name == "insufficient-bid"


def test_what_is_in_no_language_is_told_in_that_of_its_name() -> None:
    (part,) = stream(["Fetch failed"], "match.lin")
    assert "bars" in part.record.faults[0].expected
    for name in ("match.pbn", "match.PBN.gz", "match.pbn.zst"):
        (part,) = stream(["Fetch failed"], name)
        assert "tag" in part.record.faults[0].expected


def test_a_revoke_that_counts() -> None:
    """A defender's revoke costs two tricks on an import as it does in a log."""
    rows = ("ST S4 ^R D2 SQ", "D6 D8 DA D3", "S7 S5 SA S3", "S8 S6 SK SJ", "S9 C9 S2 C6")
    (verdict,) = verdicts(game(*rows))
    assert [(matter.seat, matter.status) for matter in verdict.matters if matter.cause is None] == [(NORTH, DUE)]


def test_the_deck_of_the_samples_is_whole() -> None:
    cards = [card for hand in DEAL[2:].split() for suit, held in zip("SHDC", hand.split("."), strict=True) for card in
             (suit + rank for rank in held)]  # fmt: skip
    assert sorted(cards) == sorted(suit + rank for suit in "SHDC" for rank in RANKS)
    assert SEATS == "NESW"
