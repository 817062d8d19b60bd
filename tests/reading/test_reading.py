"""The log language as it is read: every verb, every spelling, and the place of each."""

from collections.abc import Iterable
from decimal import Decimal
from itertools import chain, product

import pytest

from referee.core.cards import CARD, DIAMONDS, KING
from referee.core.record import CALL, DOUBLE, EAST, NORTH, NS, PASS, SOUTH, WEST, Act, Fault, Mark, Record, Run, Span
from referee.core.verbs import Choice, Maybe, Node, Row, Word, tree, verbs
from referee.reading.logs import read, stream
from referee.reading.misreading import usage_of_verbs

DEAL = """\
deal 12
dealer N
vulnerable NS
hands N AK.QJ5.T9.876542 QJT9.AKT.8765.AK - 432.432.432.QJT9
auction 1S pass 2H pass 4H pass pass pass
trick W H4 H9 HJ C2
trick W S4 S9 SJ S2
trick N D4 D9 DJ D2
"""


def acts(text: str) -> tuple[Act | Run, ...]:
    """What a text that must be one record without faults says."""
    (record,) = read(text)
    assert record.faults == ()
    return record.acts


def cards(words: str) -> tuple[int, ...]:
    return tuple(CARD[word] for word in words.split())


# --- every verb -----------------------------------------------------------------------------------

OBJECTS: dict[str, tuple[str, dict[str, object]]] = {
    "SEAT": ("W", {"seat": WEST}),
    "OTHER": ("E", {"other": EAST}),
    "SIDE": ("NS", {"side": NS}),
    "CARD": ("H5", {"cards": cards("H5")}),
    "CARDS": ("H5 SA", {"cards": cards("H5 SA")}),
    "CALL": ("2H", {"call": CALL["2H"]}),
    "RANK": ("kings", {"rank": KING}),
    "PILE": ("T3", {"piles": ("T3",)}),
    "SUIT": ("D", {"suit": DIAMONDS}),
    "NUMBER": ("4", {"numbers": (4,)}),
    "NUMBERS": ("4 -50", {"numbers": (4, -50)}),
    "AMOUNT": ("2.50", {"amounts": (Decimal("2.5"),)}),
    "AMOUNTS": ("4 50", {"amounts": (4, 50)}),
    '"TEXT"': ('"he said so"', {"text": "he said so"}),
    "...": ("...", {"how": "part"}),
    "-": ("-", {"how": "unknown"}),
    "HAND": ("AK.Q2..T", {"cards": cards("SA SK HQ H2 CT")}),
    "CONTRACT": ("4HX", {"call": CALL["4H"], "how": "doubled"}),
    "TAGS": ('Contract "4S", Event "a ""b"""', {"tags": (("Contract", "4S"), ("Event", 'a "b"'))}),
    "VULNERABLE": ("NS", {"how": "NS"}),
}


def join(filled: Iterable[dict[str, object]]) -> dict[str, object]:
    """The slots of several words together."""
    slots: dict[str, object] = {}
    for slot, value in chain.from_iterable(each.items() for each in filled):
        before = slots.get(slot)
        slots[slot] = before + value if isinstance(before, tuple) and isinstance(value, tuple) else value
    return slots


Way = tuple[str, dict[str, object]]


def examples(shape: str) -> list[Way]:
    """Every line that a shape allows with the slots it fills: each group in and out, each word of a choice."""
    # who stands alone is the first
    return [(words, filled) for words, filled in ways(tree(shape)) if "seat" in filled or "other" not in filled]


def ways(node: Node) -> list[Way]:
    """The same for a part of a shape."""
    match node:
        case Word(text):
            return [OBJECTS.get(text, (text, {"how": text}))]
        case Choice(nodes):
            return [way for each in nodes for way in ways(each)]
        case Maybe(part):
            return [*ways(part), ("", {})]
        case Row(parts):
            rows = [list(row) for row in product(*map(ways, parts))]
            return [(" ".join(word for word, _ in row), join(filled for _, filled in row)) for row in rows]


@pytest.mark.parametrize("verb", verbs())
def test_every_verb_is_read_in_every_shape(verb: str) -> None:
    for words, filled in examples(verbs()[verb]):
        assert acts(f"{verb} {words}") == (Act(verb, **filled),), words  # type: ignore[arg-type]


def test_what_a_verb_does_not_take_is_a_fault() -> None:
    for verb, shape in usage_of_verbs().items():
        (record,) = read(f"{verb} ~")
        assert [fault.line for fault in record.faults] == [1], shape
        assert record.acts == ()


# --- moves and hands --------------------------------------------------------------------------------------------------

TRICK = Run("play", WEST, cards("H4 H9 HJ C2"))


@pytest.mark.parametrize(
    "line",
    [
        "trick W H4 H9 HJ C2",
        "trick 3 W: H4 H9 HJ C2",
        "TRICK w h4 9H hJ ♣2",
        "trick W:H4 N:H9 E:HJ S:C2",
        "trick W H4, N H9, E HJ, S C2",
        "trick 3, West: H4, H9, HJ, C2",
        "\ttrick\u00a0W\u2003H4   H9 HJ C2 # the first",
        "trick by W H4 H9 HJ C2",
    ],
)
def test_a_trick_is_a_run_from_its_leader(line: str) -> None:
    assert acts(line) == (TRICK,)


def test_a_trick_without_a_leader_leaves_that_to_the_rules() -> None:
    assert acts("trick 10H JH") == (Run("play", None, cards("HT HJ")),)


def test_cards_out_of_turn_are_single_plays() -> None:
    assert acts("trick W H4, E H5") == (Act("play", WEST, cards=cards("H4")), Act("play", EAST, cards=cards("H5")))
    assert [act.at for act in acts("trick W H4, E H5") if isinstance(act, Act)] == [Span(1, 9, 11), Span(1, 15, 17)]


def test_pairs_of_seat_and_move_are_acts_of_their_own() -> None:
    assert acts("call S 1S, W pass") == (Act("call", SOUTH, call=CALL["1S"]), Act("call", WEST, call=PASS))
    assert acts("play E D7, S DK") == (Act("play", EAST, cards=cards("D7")), Act("play", SOUTH, cards=cards("DK")))


def test_an_auction_is_a_run_from_the_dealer_or_from_a_seat() -> None:
    calls = (CALL["1S"], PASS, CALL["2NT"], DOUBLE)
    assert acts("auction 1S pass 2n X") == (Run("call", None, calls),)
    assert acts("auction W: 1s, Pass, 2NT, dbl") == (Run("call", WEST, calls),)


def test_hands_whole_in_part_and_unknown() -> None:
    whole = Act("hand", NORTH, cards=cards("SA SK HQ DT D9"))
    assert acts("hand N AK.Q.T9.-") == acts("hand N AK.q.109.") == acts("hand N SA SK HQ 10D D9") == (whole,)
    assert (
        acts("hand N SA ...") == acts("hand N SA…".replace("…", " …")) == (Act("hand", NORTH, how="part", cards=cards("SA")),)
    )
    assert acts("hand N -") == (Act("hand", NORTH, how="unknown"),)
    assert acts("hand N -.-.-.-") == (Act("hand", NORTH),)


def test_four_hands_on_a_line_go_clockwise() -> None:
    south, west, north, east = acts("hands S: A... - -.-.-.2 K...")
    assert south == Act("hand", SOUTH, cards=cards("SA"))
    assert west == Act("hand", WEST, how="unknown")
    assert north == Act("hand", NORTH, cards=cards("C2"))
    assert east == Act("hand", EAST, cards=cards("SK"))
    assert isinstance(east, Act)
    assert east.at == Span(1, 25, 29)


@pytest.mark.parametrize("line", ["contract S 4H doubled", "contract 4H S doubled", "contract 4hx by South", "contract S 4HX"])
def test_a_contract_may_be_written_either_way_round(line: str) -> None:
    assert acts(line) == (Act("contract", SOUTH, how="doubled", call=CALL["4H"]),)


def test_where_a_word_could_be_two_things() -> None:
    assert acts("suggests N S") == (Act("suggests", NORTH, SOUTH),)
    assert acts("suggests N spades") == (Act("suggests", NORTH, suit=3),)
    assert acts("retracts N 4H") == (Act("retracts", NORTH, call=CALL["4H"]),)
    assert acts("retracts N H4") == (Act("retracts", NORTH, cards=cards("H4")),)


def test_quotation_marks_within_a_text_are_doubled() -> None:
    assert acts('note "he said ""mine"" # ! to me"') == (Act("note", text='he said "mine" # ! to me'),)
    assert acts("note “the rest”") == (Act("note", text="the rest"),)


@pytest.mark.parametrize("letter", ["\u017f", "\u212a", "\u0130", "\u0131"])
def test_letters_that_only_look_alike_fold_or_are_faults(letter: str) -> None:
    plain = {"\u017f": "s", "\u212a": "k", "\u0130": "i", "\u0131": "i"}[letter]
    for line in (
        "hand n ak.sk..",
        "hand n sk sa",
        "requires s w lead diamonds",
        "silent s",
        "vulnerable n-s",
        "hand s k...",
    ):
        (record,) = read(line.replace(plain, letter))
        assert len(record.acts) + len(record.faults) == 1
        assert record.acts in ((), acts(line) if not read(line)[0].faults else ())


# --- where things stand -----------------------------------------------------------------------------------------------


def test_spans_are_those_of_the_file() -> None:
    log = "# a comment\n\n  call S 1S, W pass\n\n   claims S 9   # all\ntrick N HA H2\n\n  trick W H4  H9\n"
    south, west, claim, first, second = acts(log)
    assert isinstance(south, Act) and isinstance(west, Act) and isinstance(claim, Act)
    assert (south.at, west.at) == (Span(3, 8, 12), Span(3, 14, 20))
    assert claim.at == Span(5, 4, 14)
    assert isinstance(first, Run) and isinstance(second, Run)
    assert first.span(1) == Span(6, 12, 14)
    assert second.span(1) == Span(8, 15, 17)


def test_tricks_that_follow_each_other_keep_their_places() -> None:
    tricks = acts("\n  trick W H4 H9\ntrick 2 N: D4\n\n    trick 3 N S4 S9\ntrick C4\n")
    assert [run.span(len(run.moves) - 1) for run in tricks if isinstance(run, Run)] == [
        *(Span(2, 14, 16), Span(3, 12, 14), Span(5, 18, 20), Span(6, 7, 9))
    ]


def test_marks_stand_at_the_end_of_a_line() -> None:
    (record,) = read("deal 1\ntrick W H4 ! revoke W ! suspect-record\n")
    assert record.marks == (Mark("revoke", WEST, 2), Mark("suspect-record", None, 2))
    assert [mark.line for mark in record.marks] == [2, 2]


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_file_may_hold_several_records() -> None:
    first, second, third = read("accepts N\ngame: whist\n# nothing\ngame\nplayers N Ann\ndeal 1\n")
    assert (first.game, first.acts, first.line) == ("", (Act("accepts", NORTH),), 1)
    assert (second.game, second.acts, second.line) == ("whist", (), 2)
    assert (third.game, third.acts, third.line, third.players) == (
        "",
        (Act("deal", numbers=(1,)),),
        4,
        ("Ann", "", "", ""),
    )


def test_a_game_may_have_a_small_word_for_a_name() -> None:
    (record,) = read("game by\naccepts N ! at\n")
    assert record.game == "by"
    assert record.marks == (Mark("at", None, 2),)


def test_a_text_that_says_nothing_has_no_record() -> None:
    assert read("") == read("# only a comment\n\n") == []


def test_a_player_who_is_called_like_another_seat_is_meant_himself() -> None:
    """`players N S` are two, South the second; whoever calls his four by the compass may list them in any order."""
    told = "dealer S\nplay N H8, S H9\ntrick S H2 H3\nhands S - -\n"
    (record,) = read(f"players N S\n{told}")
    assert [act.seat if isinstance(act, Act) else act.first for act in record.acts] == [1, 0, 1, 1, 1, 0]
    for told, seat in (("players P2 P3 P1\nplay p1 H8\n", 2), ("players E W N S\ndealer S\nwon NS 7\n", SOUTH)):
        act = read(told)[0].acts[0]
        assert isinstance(act, Act) and act.seat == seat


def test_players_stand_wherever_a_seat_may() -> None:
    head = 'players N Ann, E "Bob Smith", S Cid, W Dora\n'
    assert acts(head + 'call ann 1S, "Bob Smith" pass') == acts("call N 1S, E pass")
    assert acts(head + "trick Dora: H4 H9") == acts("trick W H4 H9")
    assert acts(head + "looks Cid at Ann") == acts("looks S at N")
    assert acts(head + 'attention Cid "Ann"') == acts('attention S "Ann"')  # a text, where a text may stand
    assert read(head + "deal\n! x\ndeal 2\naccepts Bob")[0].faults[1:] == (
        Fault(5, 9, "'Bob' is not a seat", "seats are N E S W, P1 P2 ... or the names of the players"),
    )
    assert read(head + "game whist\naccepts Ann")[1].faults != ()


@pytest.mark.parametrize(
    ("players", "names", "remarks"),
    [
        ('players 4 "late"', ("P1", "P2", "P3", "P4"), ["late"]),
        ('players N E S W "late"', (), ["late"]),
        ('players N Ann, S "Bob Smith" "late"  # and more', ("Ann", "", "Bob Smith", ""), ["late"]),
        ('players N "Ann"', ("Ann", "", "", ""), []),  # behind others a name may be quoted
        ('players Ann Bob "Cid"', ("Ann", "Bob", "Cid"), []),
    ],
)
def test_a_remark_may_stand_behind_the_lines_with_which_a_record_begins(
    players: str, names: tuple[str, ...], remarks: list[str]
) -> None:
    head = f'game whist "tonight"\ncode tdlb2017 "as always"\nsource PBN "a file"  # x\n{players}\ndeal 1\n'
    (record,) = read(head)
    assert (record.game, record.code, record.source, record.faults) == ("whist", "tdlb2017", "PBN", ())
    assert record.players == names
    assert [act.text for act in record.acts if isinstance(act, Act) and act.text] == [
        "tonight",
        "as always",
        "a file",
        *remarks,
    ]
    (part,) = stream(head.splitlines())  # and it is one deal
    assert len(part.record.acts) > len(remarks)


def test_a_stream_gives_a_deal_at_a_time_and_reads_no_further() -> None:
    lines = iter(["game whist\n", "players N Ann\n", "deal 1\n", "accepts Ann\n", "deal 2\n", "accepts E\n", "game x\n"])
    parts = stream(lines)
    first = next(parts)
    assert list(lines) == ["accepts E\n", "game x\n"]
    assert first.begins
    assert first.record == Record("whist", (Act("deal", numbers=(1,)), Act("accepts", NORTH)), players=("Ann", "", "", ""))
    (second,) = parts
    assert not second.begins
    assert second.record == Record("whist", (Act("deal", numbers=(2,)),), players=("Ann", "", "", ""))


def test_lines_of_a_stream_need_no_line_breaks() -> None:
    (part,) = stream(DEAL.splitlines())
    assert part.record == read(DEAL)[0]
