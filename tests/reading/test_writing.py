"""What is written is read back as the same record, whatever the record says."""

from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.cards import CARD, SUITS, card_text
from referee.core.record import CALL, Act, Mark, Record, Run
from referee.core.verbs import verbs
from referee.reading.logs import read
from referee.reading.writing import write
from tests.reading.test_reading import examples

seats = st.integers(0, 3)
cards = st.sampled_from(sorted(set(CARD.values())))
calls = st.sampled_from(sorted(set(CALL.values())))
NAMES = ("Ann", "Bob", "Cid", "Dora", "Eve", "Fay")
texts = st.text(st.characters(blacklist_characters="\r\n", blacklist_categories=["Cs"]), min_size=1)
#: any value for each slot that an example of a verb fills
SLOTS: dict[str, st.SearchStrategy[object]] = {
    "seat": seats,
    "other": seats,
    "side": st.integers(0, 1),
    "call": calls,
    "suit": st.sampled_from(SUITS),
    "text": texts,
    "tags": st.lists(st.tuples(st.from_regex(r"[A-Za-z]\w{0,8}", fullmatch=True), texts), min_size=1, max_size=3).map(tuple),
}


@st.composite
def acts(draw: st.DrawFn, verb: str | None = None) -> Act:
    """An act of any verb with what that verb may take."""
    verb = verb or draw(st.sampled_from(list(verbs())))
    _, slots = draw(st.sampled_from(examples(verbs()[verb])))
    filled = {slot: draw(SLOTS[slot]) if slot in SLOTS else value for slot, value in slots.items()}
    for slot, values in (("cards", cards), ("numbers", st.integers(-(10**11), 10**11))):
        if isinstance(told := slots.get(slot), tuple):
            most = 8 if slot.upper() in verbs()[verb] else len(told)
            filled[slot] = tuple(draw(st.lists(values, min_size=len(told), max_size=most)))
    if verb == "contract":
        filled["call"] = draw(calls.filter(lambda call: call >= 0))
    return Act(verb, **filled)  # type: ignore[arg-type]


whole_hands = st.lists(cards, max_size=13, unique=True).map(lambda held: tuple(sorted(held, reverse=True)))
runs = st.one_of(
    st.builds(Run, st.just("play"), st.none() | seats, st.lists(cards, min_size=1, max_size=5).map(tuple)),
    st.builds(Run, st.just("call"), st.none() | seats, st.lists(calls, min_size=1).map(tuple)),
)
hands = st.builds(Act, st.just("hand"), seats, cards=whole_hands) | st.builds(
    Act, st.just("hand"), seats, how=st.sampled_from(["unknown", "part"])
)


@st.composite
def four_hands(draw: st.DrawFn) -> list[Act]:
    """The hands of all players in turn, some of them unknown."""
    first = draw(seats)
    held = draw(st.lists(st.none() | whole_hands, min_size=4, max_size=4))
    return [
        Act("hand", (first + place) % 4, how="unknown" if cards is None else "", cards=cards or ())
        for place, cards in enumerate(held)
    ]


names = st.just(()) | st.tuples(*[texts | st.just("")] * 4).filter(any)
records = st.builds(
    Record,
    game=st.from_regex(r"[a-z0-9]+(-[a-z0-9]+)*", fullmatch=True) | st.just(""),
    acts=st.lists(st.lists(acts() | runs | hands, min_size=1, max_size=4) | four_hands()).map(
        lambda groups: tuple(chain.from_iterable(groups))
    ),
    players=names,
)


@pytest.mark.parametrize("verb", verbs())
@given(data=st.data())
def test_every_verb_comes_back(verb: str, data: st.DataObject) -> None:
    act = data.draw(acts(verb))
    (record,) = read(write(Record("", (act,))))
    assert record.faults == ()
    assert record.acts == (act,)


@given(st.lists(records, max_size=3))
def test_what_is_written_reads_back_as_the_same(told: list[Record]) -> None:
    log = write(*told)
    again = read(log)
    assert again == told
    assert not any(record.faults for record in again)
    assert write(*again) == log


@given(st.builds(Run, st.just("play"), st.none() | seats, st.lists(cards, min_size=1, max_size=5).map(tuple)))
def test_a_trick_is_one_line(run: Run) -> None:
    lines = write(Record("", (run, run))).splitlines()
    assert len(lines) == 2
    assert lines[0].split()[0] == "trick"
    assert lines[0].split()[-1] == card_text(run.moves[-1])


@pytest.mark.parametrize(
    "line",
    [
        "hands S AK.QJ5.T9.8765 - -.-.-.2 AQ.-.-.-",
        "hand N HK SA",
        "hand N SA SK ...",
        "looks N at E",
        "substitutes W DA for S9",
        "requires S W to lead diamonds",
        "contract S 4H doubled",
        'claims S 9 "all ""mine"""',
        "score NS below 120",
        "deals N hands 13 13 14 12",
        'players N "Ann", W "Bob Smith"',
        "auction W 1S pass 2NT double",
    ],
)
def test_a_line_in_its_best_form_stays_as_it_is(line: str) -> None:
    assert write(*read(line)) == f"{line}\n"


def test_four_hands_stand_on_one_line_only_in_turn_and_whole() -> None:
    for log in (
        "hand N -\nhand E -\nhand W -\nhand S -\n",
        "hand N -\nhand E -\nhand S -\nhand W SA ...\n",
        "hand N -\nhand E -\nhand S -\n",
        "hand N -\nhand E -\nhand S -\nhand W HK SA\n",
    ):
        assert write(*read(log)) == log
    assert write(*read("hand N -\nhand E -\nhand S -\nhand W -\nhand N -\n")) == "hands N - - - -\nhand N -\n"


@given(st.integers(1, 6), st.lists(acts(), min_size=1))
def test_what_is_told_of_who_does_not_sit_there_comes_back(seated: int, told: list[Act]) -> None:
    (record,) = read(f"game whist\nplayers {', '.join(NAMES[:seated])}\n{write(Record('', tuple(told)))}")
    assert record.acts == tuple(told)
    assert read(write(record)) == [record]


def test_a_mark_stays_with_its_line() -> None:
    log = "accepts N ! a\ncall S 1S, W pass ! b W ! c\ntrick W H4 ! d\n"
    (record,) = read(log)
    assert write(record) == "accepts N ! a\ncall S 1S\ncall W pass ! b W ! c\ntrick W H4 ! d\n"
    assert [mark.line for mark in read(write(record))[0].marks] == [1, 3, 3, 4]
    assert write(Record("", (Act("accepts", 0),), marks=(Mark("a", 1, 0),))) == "accepts N ! a E\n"


def test_records_without_a_game_stay_apart() -> None:
    told = [Record("", (Act("accepts", 0),)), Record("", (Act("accepts", 1),)), Record("whist", ())]
    assert write(*told) == "accepts N\ngame\naccepts E\ngame whist\n"


def test_a_line_break_in_a_text_is_a_blank() -> None:
    assert write(Record("", (Act("note", text="one\r\ntwo"),))) == 'note "one two"\n'
