"""From one language into the other: whatever both can express is still there, and nothing is dropped without a word."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.api import check_text
from referee.core.record import Fault
from referee.formats import convert
from tests.families.bridge.boards import random_board

#: what a name, an explanation or a comment may be in all three languages
words = st.text(alphabet="abcÄéß 19.'-/()", min_size=1, max_size=12).map(lambda text: f"x{text}y")


@st.composite
def matches(draw: st.DrawFn) -> str:
    """A log of some boards of a match: rooms, players, explanations and comments on them."""
    event, told = draw(words), []
    for number in range(1, draw(st.integers(2, 4))):
        board = random_board(Random(draw(st.integers(0, 2**32))), number)
        names = [f'{seat} "{draw(words)}"' for seat in "NESW"]
        told.append("game duplicate-bridge\nplayers " + ", ".join(names) + "\n" + board.log())
        for place in sorted(draw(st.sets(st.integers(1, len(board.calls)), max_size=3))):
            told.append(f'note call {place} "{draw(words)}"\n')
        calls, cards = len(board.calls), 4 * len(board.tricks)
        places = st.one_of(
            st.tuples(st.integers(1, calls), st.just(0)), st.tuples(st.just(calls), st.integers(min(1, cards), cards))
        )
        for calls, cards in sorted(draw(st.sets(places, max_size=3))):
            told.append(f'note {calls} {cards} "{draw(words)}"\n')
        told.append(f'tags Event "{event}", Room "{draw(st.sampled_from(["Open", "Closed"]))}", Odd "{draw(words)}"\n')
    return "".join(told)


def converted(text: str, *ways: str) -> str:
    for way in ways:
        text = "".join(convert(text.split("\n"), way))
    return text


def told(log: str) -> list[list[str]]:
    """The lines of each record; of the tags in notes those that were there from the beginning."""
    records = log.split("game duplicate-bridge\n")[1:]
    return [[line for line in map(_without_new_tags, record.split("\n")) if line] for record in records]


def _without_new_tags(line: str) -> str:
    if line.startswith("source"):
        return ""
    if not line.startswith("tags"):
        return line.rstrip()
    return ", ".join(sorted(re.findall(r'(?:Event|Room|Odd) "[^"]*"', line)))


@given(matches())
@settings(max_examples=40)
@pytest.mark.parametrize("ways", [["log"], ["pbn"], ["lin"], ["pbn", "lin"], ["lin", "pbn"], ["lin", "lin", "pbn", "pbn"]])
def test_what_all_languages_can_express_is_still_there(ways: list[str], log: str) -> None:
    before = converted(log, "log")
    assert told(converted(before, *ways, "log")) == told(before)


def test_what_a_language_cannot_express_is_a_comment_there() -> None:
    contract = "game duplicate-bridge\ndeal 1\ndealer N\ncontract S 4S doubled\nwon NS 9\n"
    assert "|nt|log: contract S 4S doubled|" in converted(contract, "lin")
    marked = '[Event "x"]\n[Dealer "N"]\n[Auction "N"]\n1NT AP\n[Play "E"]\nS2 S3 ^R H4 S5\n'
    assert "|pc|h4|nt|log: ! revoke W|" in converted(marked, "lin")


def test_a_result_that_is_not_that_of_the_tags_is_kept_beside_it() -> None:
    match = "vg|Cup,1,I,7,7,a,0,b,0|rs|1NE-1,|\nqx|o7|md|4,,,|mb|1N|mb|p|mb|p|mb|p|pc|sT|mc|5|\n"
    pbn = converted(match, "pbn")
    assert '[Result "6"]' in pbn
    assert "{log: won EW 5}" in pbn
    log = converted(pbn, "log")
    assert "\nwon EW 5\n" in log and "note" not in log


def test_a_table_of_pbn_is_kept() -> None:
    table = '[ScoreTable "Rank\\3R;Score_NS\\5R"]\n  1  500\n  3  470\n'
    pbn = converted(f'[Event "x"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n{table}', "log", "pbn")
    assert pbn.endswith(table.replace("\\", "\\\\") + "\n")
    assert converted(pbn, "pbn") == pbn
    assert '|nt|log: note row "  1  500"|' in converted(pbn, "lin")
    assert converted(pbn, "lin", "pbn") == pbn


def test_tags_that_lin_has_no_place_for_come_back_from_there() -> None:
    pbn = converted('[Event "a \\"b\\""]\n[Site "here"]\n[Dealer "N"]\n[Contract "4SX"]\n[Declarer "E"]\n[Result "9"]\n', "pbn")
    assert converted(pbn, "lin", "pbn") == pbn


def test_a_match_without_boards_stays_one() -> None:
    head = "vg|Cup,Final,I,1,16,a,0,b,0|\nrs|,,|\npn|S1,W1,N1,E1,S2,W2,N2,E2|pg||\n"
    assert sorted(converted(head, "lin").split("\n")[0].split("|")) == sorted(
        head.replace("\n", "").removesuffix("pg||").split("|")
    )
    assert converted(head, "lin", "log") == converted(head, "log")


def test_what_cannot_be_read_is_told() -> None:
    found: list[Fault] = []
    text = "".join(convert(['[Event "x"]', '[Board "1"]', "none of this"], "log", tell=found.append))
    assert "deal 1" in text
    assert [(fault.line, fault.found) for fault in found] == [(3, "'none of this'")]


def test_a_deal_that_cannot_be_read_stays_what_it_was() -> None:
    """It is doubted in each language, and comes back from there as it stood."""
    pbn = '[Event "x"]\n[Board "1"]\n[Deal "S:.........AKQ.AKQ.AKQ"]\n'
    lin = "vg|x|\nqx|o1|md|1SAKQHnone,,,|sv|o|\n"
    for way, told in (("pbn", pbn), ("lin", lin)):
        log = converted(told, "log")
        assert converted(log, way, "log") == log
        for text in (told, log, converted(log, way)):
            assert [matter.breach.name for each in check_text(text) for matter in each.verdict.matters] == ["deal-tag"]
    assert '[Deal "S:.........AKQ.AKQ.AKQ"]' in converted(pbn, "log", "pbn")
    assert "md|1SAKQHnone,,,|" in converted(lin, "log", "lin")


def test_comments_that_stand_alone_come_back() -> None:
    """Before the first game, behind the last, and on lines that are escaped, the language and form of the file left out."""
    told = '% PBN 2.0\n% made by Joe; {hand} by hand\n\n{before}\n\n[Event "x"]\n[Board "1"]\n\n; behind\n% end\n'
    log = converted(told, "log")
    assert re.findall(r'note "(.*)"', log) == ["% made by Joe; {hand} by hand", "before", "behind", "% end"]
    assert converted(log, "pbn", "log") == log


def test_what_a_record_says_twice_or_not_at_all() -> None:
    """A command of LIN that is there again, an empty comment, a control character; and a tag that a game of PBN lacks."""
    told = "vg|Cup|ob|P|ob|P|ob|1S|\nqx|o1|md|1,,,|mb|1S|mb|p|nt||nt|so \x85 on|mb|p|mb|p|pc|h4|\n"
    log = converted(told, "log")
    assert 'LinOb "P", LinOb "P", LinOb "1S"' in log and log.count("note") == 1
    assert converted(log, "lin", "log") == log
    game = '[Board "1"]\n[Deal "N:... ... ... ..."]\n[Dealer "N"]\n[Auction "N"]\n1S Pass Pass Pass\n'
    assert '[Result "?"]' in converted(game, "log", "pbn")


@pytest.mark.parametrize("to", ["pbn", "lin"])
@pytest.mark.parametrize("log", ["game whist\ndeal\ntrump H\n", "game draw-poker\nplayers Ann Bob\ndeal\nantes 1\n"])
def test_what_is_not_bridge_is_refused_in_a_sentence(to: str, log: str) -> None:
    told: list[Fault] = []
    written = "".join(convert(log.splitlines(keepends=True), to, tell=told.append))
    assert [fault.expected for fault in told] == ["PBN and LIN tell bridge for four alone"]
    assert "[Deal" not in written and "md|" not in written


def test_a_mark_stays_with_the_card_of_its_player() -> None:
    """The dummy that is faced comes between the cards of a trick; the mark is the leader's still."""
    log = (
        "game duplicate-bridge\nsource PBN\ndealer N\n"
        "hands N K96.A4.75.AK7643 43.QJ632.Q964.Q9 AQJT.KT75.A.JT82 8752.98.KJT832.5\nauction N 6C pass pass pass\n"
        'play W D2 ! lead-out-of-turn W\nexposes N hand\nplay N D7, E D6, S DA\ntags Declarer "^S"\n'
    )
    assert "play W D2 ! lead-out-of-turn W\n" in converted(log, "pbn", "log")


def test_cards_behind_a_first_card_that_is_not_told_are_kept() -> None:
    log = (
        "game duplicate-bridge\nsource PBN\ndealer W\nauction W 1D 2NT pass 3H pass 4H pass pass pass\n"
        'note gap "- H3 D7 D3"\nnote gap "SA SK S2 S9"\nwon NS 10\ntags Declarer "S", Contract "4H", Result "10"\n'
    )
    assert 'note gap "- H3 D7 D3"\nnote gap "SA SK S2 S9"\n' in converted(log, "pbn", "log")


def test_tricks_that_lin_would_lead_otherwise_come_back_as_they_were() -> None:
    """The lead is marked as out of turn, and the play goes on; LIN has no word for who led."""
    log = (
        "game duplicate-bridge\nsource PBN\ndealer N\n"
        "hands N K96.A4.75.AK7643 43.QJ632.Q964.Q9 AQJT.KT75.A.JT82 8752.98.KJT832.5\nauction N 6C pass pass pass\n"
        "trick W D2 D7 D6 DA ! lead-out-of-turn W\ntrick S C2 C5 CA C9\nexposes N hand\ntrick N CK\nwon NS 12\n"
        'note 4 8 "so far"\ntags Declarer "N", Contract "6C", Result "12"\n'
    )
    for ways in (("lin",), ("lin", "pbn"), ("pbn", "lin")):
        back = converted(log, *ways, "log")
        assert [line for line in log.split("\n") if line[:4] in ("tric", "expo", "play", "won ", "note")] == [
            line for line in back.split("\n") if line[:4] in ("tric", "expo", "play", "won ", "note")
        ]
    told = [check_text(text) for text in (log, converted(log, "lin"))]
    assert len({tuple((m.breach, m.seat, m.status) for m in each.verdict.matters) for [each] in told}) == 1


def test_the_tricks_are_those_of_the_declarer_whom_the_tags_name() -> None:
    match = "vg|Cup,1,I,7,7,a,0,b,0|rs|1NE=,|\nqx|o7|md|4,,,|mb|1N|mb|p|mb|p|mb|p|pc|sT|mc|7|\n"
    log = converted(match, "log").replace('Declarer "E"', 'Declarer "S"')
    assert "\nwon EW 7\n" in log
    assert converted(log, "pbn", "log").count("\nwon EW 7\n") == 1
    assert converted(log, "pbn", "lin", "pbn") == converted(log, "pbn")


def test_what_says_nothing_new_is_kept() -> None:
    """A section without moves, a `#` that refers to nothing, a claim beside a play that is whole, the names of both rooms."""
    game = '[Event "x"]\n[Section "#"]\n[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n1S Pass Pass Pass\n[Play "E"]\n\n'
    assert '[Section "#"]' in converted(game, "lin", "pbn") and '[Play "E"]' in converted(game, "lin", "pbn")
    names = "pn|a,b,c,d,e,f,g,h|"
    board = f"qx|o1|{names}md|3,,,|mb|p|mb|p|mb|p|mb|p|mc|0|\n"
    assert names in converted(board, "pbn", "lin") and "mc|0|" in converted(board, "pbn", "lin")


def test_a_result_in_the_head_of_a_match_is_the_tricks_of_a_board_that_tells_none() -> None:
    match = "vg|Cup,1,I,7,7,a,0,b,0|rs|1NE-1,|\nqx|o7|md|4,,,|mb|1N|mb|p|mb|p|mb|p|pc|sT|\n"
    assert "\nwon EW 6\n" in converted(match, "log")
    assert converted(match, "pbn", "lin", "log").count("\nwon EW 6\n") == 1


_PLAYED = '[Auction "N"]\n1NT Pass Pass Pass\n[Play "E"]\nSQ S3 S4 SA\nD3 D2 D4 D5\n*\n'
#: what people write in PBN, each piece as it has to be there again
PIECES_OF_PBN = {
    "a number with a nought": '[Board "02"]',
    "no number": '[Board "A7"]',
    "a dealer who is not told": '[Dealer "?"]\n[Auction "E"]\n1NT Pass Pass Pass',
    "values that say nothing": '[Site ""]\n[Room ""]\n[Stage "-"]\n[Table "?"]',
    "nobody deals": '[Dealer "nobody"]',
    "a vulnerability that is none": '[Vulnerable "perhaps"]',
    "hands that are not known": '[Deal "N:- - - -"]',
    "a blank behind a name": '[North "Smith "]',
    "a comma in a name": '[West "Smith, J."]',
    "no name": '[East ""]',
    "an event with commas": '[Event "a,b,c,d,e,f,g,h,i"]',
    "a room of its own": '[Room "Showroom"]',
    "a mark of its own": '[LinQx "nothing"]',
    "a tag twice": '[Round "1"]\n[Round "2"]',
    "a section that ends at once": '[Play "S"]\n*',
    "a section of nothing": '[Auction "W"]\n[Contract "2S"]\n[Declarer "S"]',
    "two auctions": f'{_PLAYED}[Auction "N"]\nPass Pass Pass Pass',
    "cards without a contract": '[Play "E"]\nSQ S3 S4 SA\nD3 D2 D4 D5\n*',
    "a passed deal": '[Auction "N"]\nPass Pass Pass Pass\n[Contract "Pass"]\n[Declarer ""]\n[Result ""]\n',
    "a deal played": _PLAYED,
    "cards behind a gap": '[Auction "N"]\n1NT Pass Pass Pass\n[Play "E"]\n- S3 S4 SA\nD3 - D4 D5\n*\n',
}


@pytest.mark.parametrize("piece", PIECES_OF_PBN.values(), ids=PIECES_OF_PBN)
def test_what_stands_in_pbn_comes_back(piece: str) -> None:
    dealer = "" if "[Dealer" in piece else '[Dealer "N"]\n'
    told = f'[Generator "by hand"]\n{dealer}{piece.strip()}\n'
    back = converted(told, "pbn")
    _comes_back(told, back, "pbn", [["log"], ["lin"], ["lin", "log"], ["log", "lin"]])
    told, back = (text.replace('{log: tags Round "2"}', '[Round "2"]') for text in (told, back))
    missing = sorted(set(told.replace("\n", " ").split()) - set(back.split()))
    assert not missing


#: what people write in LIN, each piece as it has to be there again
PIECES_OF_LIN = {
    "words behind the number": "qx|o1,BOARD 1|md|3,,,|",
    "a board with another name": "ah|Table 5|md|3,,,|",
    "no number": "qx|final|md|3,,,|",
    "hands without a card": "qx|o1|md|4SHDC,SHDC,SHDC,SHDC|mb|1N|",
    "a claim of a whole pack": "qx|o1|md|3,,,|mb|1N|mb|p|mb|p|mb|p|" + "".join(
        f"pc|{suit}{rank}|" for suit in "shdc" for rank in "AKQJT98765432"
    ) + "mc|7|",
    "a vulnerability that is none": "qx|o1|md|3,,,|sv|x|",
    "a vulnerability that is not told": "qx|o4|md|3,,,|sv|?|",
    "a command twice": "qx|o1|md|3,,,|sv|o|sv|b|",
    "values of commands without": "qx|o1|st|x|rh|N|md|3,,,|",
    "names of places": "qx|o1|pn|South,West,North,East|md|3,,,|",
    "names behind the last board": "qx|o1|md|3,,,|mb|p|\npn|a,b,c,d,e,f,g,h|pg||\n",
    "comments between cards and calls": "qx|o1|md|3,,,|mb|1N|mb|p|mb|p|pc|sA|nt|early|pc|s2|nt|still|mb|p|nt|late|pc|s3|nt|on|",
    "a comment that is a tag": 'qx|o1|md|3,,,|nt|[Site "here"]|mb|1N|',
    "a title alone": "vg|A, B|\nqx|o1|md|3,,,|",
    "a result of the other side": "vg|Cup,1,I,1,1,a,0,b,0|rs|3NS=|\nqx|o1|md|3,,,|mb|p|mb|1N|mb|p|mb|p|mb|p|",
}  # fmt: skip


@pytest.mark.parametrize("piece", PIECES_OF_LIN.values(), ids=PIECES_OF_LIN)
def test_what_stands_in_lin_comes_back(piece: str) -> None:
    back = converted(piece, "lin")
    _comes_back(piece, back, "lin", [["log"], ["pbn"], ["pbn", "log"], ["log", "pbn"]])
    words = _words(piece)
    assert not [
        each for each in zip(words[::2], words[1::2], strict=False) if "|".join(each) not in back and each[1] not in back
    ]


def _comes_back(text: str, back: str, way: str, others: list[list[str]]) -> None:
    """It is the same in its own language whatever it went through, and the same is said of it everywhere."""
    said = _said(text)
    assert _said(back) == said
    for ways in others:
        assert _said(converted(text, *ways)) == said, ways
        assert converted(text, *ways, way) == back, ways


def _said(text: str) -> list[tuple[str, list[tuple[str, object, str]]]]:
    told = [each.verdict for each in check_text(text)]
    return [(each.verdict, [(m.breach.name, m.seat, m.status) for m in each.matters]) for each in told]


def _words(text: str) -> list[str]:
    return text.replace("\n", "").split("|")


def test_a_converted_record_keeps_where_it_comes_from() -> None:
    """Tags that were made for it do not count as its own, and it is weighed as what it was."""
    log = "game duplicate-bridge\ndealer N\nauction 1S 1C pass pass pass\n"
    for ways in (["pbn"], ["lin"], ["lin", "pbn"]):
        back = converted(log, *ways)
        assert [each.verdict.verdict for each in check_text(back)] == ["breach"]
        assert "source" not in converted(back, "log") and "Contract" not in converted(back, "log")
    lin = "qx|o1|md|3,,,|mb|1S|mb|1C|mb|p|mb|p|mb|p|"
    assert '[Converted "LIN Contract Declarer"]' in converted(lin, "pbn")
    assert "\nsource LIN\n" in converted(lin, "pbn", "log")


def test_a_note_before_the_first_deal_of_a_converted_record_is_no_deal() -> None:
    (checked,) = check_text('game contract-bridge\nsource PBN\nnote "a file"\ndeal 1\ncontract S 4S\n')
    assert len(checked.verdict.deals) == 1
