"""What is said of a line that cannot be read, and that no text stops the reader or loses a line."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.cards import CARD
from referee.core.record import CALL, EAST, NORTH, SOUTH, Act, Fault, Record, Run
from referee.reading.lines import LONGEST_LINE
from referee.reading.logs import MOST_LINES, read
from referee.reading.misreading import usage_of_verbs
from tests.growing import costs_less
from tests.reading.test_reading import DEAL, acts

# --- what cannot be read ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("retrcts W SA", "1: 'retrcts' is not a verb of the log language; did you mean 'retracts'?"),
        (
            "W leads H4",
            "1: 'W' is not a verb of the log language; a line begins with its verb, as in call S 1S or trick W H4 H9",
        ),
        (
            "! revoke W",
            "1: '!' is not a verb of the log language; a line begins with its verb, as in call S 1S or trick W H4 H9",
        ),
        ("dealer X", "8: 'X' is not a seat; seats are N E S W, P1 P2 ... or the names of the players"),
        (
            "dealer  # who",
            "7: the line ends too soon; seats are N E S W, P1 P2 ... or the names of the players",
        ),
        ("trick W H4 T11 HJ", "12: 'T11' is not a card; ranks are A K Q J T 9 8 7 6 5 4 3 2, as in SA, AS or 10H"),
        ("trick W H4 H5 H6 H7 H8 H9", "9: a trick of 6 cards; a trick has at most 5"),
        ("auction 1S pass 9Z", "17: '9Z' is not a call; calls are 1C to 7NT, pass, double and redouble"),
        ("call N 1S, E 2x", "14: '2x' is not a call; calls are 1C to 7NT, pass, double and redouble"),
        (
            "hands N AK.Q.J.T - -",
            "9: the hands of 3 players; give 4, and - for one not known",
        ),
        (
            "accepts N under",
            "11: 'under' is one word too many; this line is written: accepts SEAT",
        ),
        ("requires S W leed D", "14: 'leed' is not understood here; did you mean 'lead'?"),
        ("asks S W 7", "10: '7' is not understood here; ranks are named in words, as in kings or sevens"),
        ("deal 3 4", "8: '4' is one word too many; this line is written: deal [NUMBER]"),
        ("taken NZ 3", "7: 'NZ' is not a side; sides are NS and EW"),
        ("contract 3X by S", "10: '3X' is not a contract; contracts are 1C to 7NT, doubled 4HX or redoubled 4HXX"),
        ('claims S 9 "all', '12: a quotation mark has no partner; quoted words are written "like this"'),
        (
            "tags Event",
            "6: 'Event' is not names with values; a value stands in quotation marks behind its name, as in Contract \"4S\"",
        ),
        ("accepts N !", "12: the line ends too soon; such names are joined by hyphens, as in contract-bridge"),
        ("pack 9999999999999", "6: '9999999999999' is not a number; numbers are written in figures"),
    ],
)
def test_faults_speak_as_card_players_do(line: str, fault: str) -> None:
    (record,) = read(f"{line}\n")
    assert [str(each) for each in record.faults] == [f"line 1 column {fault}"]


def test_a_fault_costs_its_own_line_only() -> None:
    lines = DEAL.splitlines()
    for place in range(len(lines) + 1):
        (record,) = read("\n".join([*lines[:place], "  xyzzy", *lines[place:]]))
        assert record.acts == acts(DEAL)
        assert [(fault.line, fault.column) for fault in record.faults] == [(place + 1, 3)]


def test_a_fault_does_not_change_who_a_player_is() -> None:
    (record,) = read("players E Ann\naccepts Ann\nplayers N Ann, E Bob\naccepts Ann\nxyzzy\n")
    assert record.acts == (Act("accepts", EAST), Act("accepts", NORTH))


def test_a_line_without_end_is_not_looked_at() -> None:
    (record,) = read(f"accepts N\ncall N {'1S' * LONGEST_LINE}\naccepts S\n")
    assert record.acts == (Act("accepts", NORTH), Act("accepts", SOUTH))
    assert record.faults == (Fault(2, 1, "a line of 200,007 characters", "no line of a log has more than 100,000"),)


@pytest.mark.parametrize(
    "line",
    [
        *(
            "{x}",
            "trick {x}",
            "trick W {x}",
            "auction {x}",
            "hand N {x}",
            "hands N {x}",
            "note {x}",
            'note "{x}',
            "x ! {x}",
        ),
        *("accepts N {x}", "accepts N ! {x}", "fouled {x}", "game {x}", "players {x}", "players N Ann {x}"),
    ],
)
@pytest.mark.parametrize(
    "unit", ["SA ", "1S ", '"', '""a', " ", ".", "A", "-", "10", "\u00a0,", "! a ", "AK.Q.J.T ", "1 ", "trick W "]
)
def test_no_line_takes_long(line: str, unit: str) -> None:
    """What cannot be read costs a few times an ordinary log as long; with backtracking it were hundreds of times."""
    text = line.replace("{x}", unit * (20_000 // len(unit))) + " ~\n"
    assert costs_less(lambda: read(text), 50, beside=lambda: read("accepts N\n" * 2_000))


# --- properties -------------------------------------------------------------------------------------------------------

WORDS = sorted(
    {*usage_of_verbs(), *CARD, *CALL, *"NESW", "NS", "e-w", *",:!#.-", "...", '"', '"x"', "Ann", "at", "lead", "12", "AK.Q.J.T"}
)
soup = st.lists(st.sampled_from([*WORDS, "\n", "\n", "\n", "\r", "\x00", "\u2028", "\u0130"]), max_size=60).map(" ".join)
lines = st.one_of(
    st.sampled_from(
        [*DEAL.splitlines(), "deal 2", "  trick N S2 S3", "trick W H4 # x", "accepts N ! a", "", "# x", "bad", "deal x"]
    ),
    st.text(alphabet='dealtrick NESW234567AKQJTHDC .!#"', max_size=20),
)


def meaning(records: list[Record]) -> list[tuple[object, ...]]:
    """Everything a reader gives, places included."""
    return [
        (record, record.line, record.marks, record.faults, [mark.line for mark in record.marks], places(record))
        for record in records
    ]


def places(record: Record) -> list[object]:
    return [(act.line, act.column, act.text) if isinstance(act, Run) else act.at for act in record.acts]


#: lines without an act: blank, a comment, small words alone, the head of a record
_SAYS_NOTHING = re.compile(
    r"[\s,:]*(?:(?:at|to|for|in|of|about|the|on|by|with)\b[\s,:]*)*(#|$|(?:game|players)\b)", re.IGNORECASE
).match


@given(st.text() | soup)
def test_no_text_stops_the_reader_and_no_line_is_lost(text: str) -> None:
    records = read(text)
    told = {act.line if isinstance(act, Run) else act.at.line for record in records for act in record.acts}
    told |= {fault.line for record in records for fault in record.faults}
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        if not re.match(
            r"[\s,:]*(?:(?:at|to|for|in|of|about|the|on|by|with)\b[\s,:]*)*(#|$|(?:game|players)\b)", line + " ", re.IGNORECASE
        ):
            assert number in told, line
    for fault in (fault for record in records for fault in record.faults):
        assert fault.column >= 1
        assert fault.found and fault.expected


@given(st.lists(lines, max_size=12))
def test_a_log_says_what_its_lines_say_one_by_one(log: list[str]) -> None:
    whole = read("\n".join(log))
    alone = [read("\n" * place + line + "\n") for place, line in enumerate(log)]
    assert tuple(act for record in whole for act in record.acts) == tuple(
        act for records in alone for record in records for act in record.acts
    )
    assert [fault for record in whole for fault in record.faults] == [
        fault for records in alone for record in records for fault in record.faults
    ]


@given(st.lists(lines, max_size=12))
def test_pieces_of_a_long_deal_say_what_the_whole_says(log: list[str]) -> None:
    text = "\n".join(log)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("referee.reading.logs.MOST_LINES", 1)
        in_pieces = meaning(read(text))
    assert meaning(read(text)) == in_pieces
    assert MOST_LINES > 12
