"""The machinery of draw and deal: what is read from the notes, and when a record is taken for wrong."""

from hypothesis import given
from hypothesis import strategies as st

from referee.core.cards import CARD, STANDARD_PACK, card_text, cards_of
from referee.core.fold import close, play_through
from referee.core.record import EAST, NORTH, SEAT_LETTERS, SOUTH, WEST, Act
from referee.core.status import SUSPECT
from referee.core.table import Table
from referee.families.bridge.usp56.contract import CONTRACT_BRIDGE
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics.deal.moves import cut_since_shuffle, excess, known_dealer, miscounts, size_of_hands
from referee.mechanics.setting.board import Board
from referee.reading.logs import read

PACK = sorted(cards_of(STANDARD_PACK.cards))
PLAIN_ACT = Act("note")


def after(log: str, table: Table | None = None) -> Table:
    """The table after a log, before it is closed."""
    (record,) = read(log)
    assert not record.faults
    return play_through(table or Table(CONTRACT_BRIDGE), record.acts)


def told(cards: list[int], sizes: tuple[int, ...] = (13, 13, 13, 13)) -> str:
    """A log of four hands."""
    lines, first = [], 0
    for seat, size in zip(SEAT_LETTERS, sizes, strict=True):
        lines.append(f"hand {seat} " + " ".join(card_text(card) for card in cards[first : first + size]))
        first += size
    return "\n".join(lines)


def suspicions(log: str) -> int:
    return sum(matter.status == SUSPECT for matter in close(after(log)).settled)


def test_nobody_knows_whose_deal_it_is_until_the_log_says() -> None:
    assert known_dealer(Table(CONTRACT_BRIDGE)) is None
    assert known_dealer(after("dealer E")) == EAST
    assert known_dealer(after("deals W")) == WEST
    assert known_dealer(Table(CONTRACT_BRIDGE).but(Board(1))) == NORTH


def test_the_draw_says_who_deals_where_the_partners_sit_opposite() -> None:
    assert known_dealer(after("draws N H2\ndraws E CA\ndraws S H3\ndraws W CK")) == EAST
    assert known_dealer(after("draws N HK\ndraws E CA\ndraws S H3\ndraws W C2")) is None


def test_a_cut_counts_until_the_next_shuffle() -> None:
    assert cut_since_shuffle(Table(CONTRACT_BRIDGE)) is None
    assert cut_since_shuffle(after("shuffles E")) is False
    assert cut_since_shuffle(after("shuffles E\ncuts W 20")) is True
    assert cut_since_shuffle(after("shuffles E\ncuts W 20\nshuffles N")) is False
    assert cut_since_shuffle(after("cuts W 20\ndemands S shuffle")) is False
    assert cut_since_shuffle(after("cuts W 20\nfaces W cut H4")) is False


def test_rounds_are_those_of_the_rule_sheet() -> None:
    assert CONTRACT_BRIDGE.rounds == (1,) * 13
    assert GENERAL_RULES.rounds == ()


def test_the_size_of_hands_without_a_game() -> None:
    table = Table(GENERAL_RULES)
    assert size_of_hands(table) is None
    assert size_of_hands(after("deals N rounds 3 2", table)) == 5
    assert size_of_hands(after("deals N hands 5 6 5 5", table)) == 5


def test_a_card_too_many_by_the_deal_or_by_the_play() -> None:
    table = after("contract S 2H\ntrick W CA C2 C3 C4")
    assert [excess(table, SOUTH, number) for number in (11, 12, 13)] == [(-1, -1), (0, 0), (1, 1)]
    begun = after("contract S 2H\nplay W CA, N C2")
    assert excess(begun, WEST, 12) == (0, 0)
    assert excess(begun, SOUTH, 13) == (0, 0)
    forgotten = after("contract S 2H\nplay W CA, N C2, E C3\nomits S\ncounts S 13\ncounts E 11")
    assert miscounts(forgotten, PLAIN_ACT) == {SOUTH: 1, EAST: -1}
    assert miscounts(forgotten, PLAIN_ACT, by_the_deal=True) == {EAST: -1}


def test_a_count_is_kept_as_it_was_when_it_was_made() -> None:
    table = after("contract S 2H\ncounts E 14\ntrick W CA C2 C3 C4")
    assert miscounts(table, PLAIN_ACT) == {EAST: 1}
    assert miscounts(after("deals N hands 14 13 12 13"), PLAIN_ACT) == {EAST: 1, WEST: -1}


def test_a_card_found_on_the_floor_comes_into_the_short_hand() -> None:
    table = after("hand S H5 ...\ncounts S 12\nfinds E floor C4")
    assert table.hands[SOUTH] >> CARD["C4"] & 1
    assert table.dealt[SOUTH] >> CARD["C4"] & 1


@given(st.permutations(PACK))
def test_a_whole_deal_is_never_suspect(cards: list[int]) -> None:
    assert suspicions(told(cards)) == 0


@given(st.permutations(PACK), st.integers(0, 51), st.integers(0, 51))
def test_a_card_that_stands_for_another_is_said_once(cards: list[int], place: int, other: int) -> None:
    changed = list(cards)
    changed[place] = cards[other]
    assert suspicions(told(changed)) == (place != other)


@given(st.permutations(PACK), st.permutations((12, 13, 13, 14)))
def test_unequal_hands_are_said_once(cards: list[int], sizes: list[int]) -> None:
    assert suspicions(told(cards, (sizes[0], sizes[1], sizes[2], sizes[3]))) == 1


def test_a_position_is_no_whole_deal() -> None:
    assert suspicions("contract S 2H\nhand N H2\nhand E D2 D3\nhand S S4 S5\nhand W C2 C3") == 0


def test_hands_that_were_counted_are_no_slip_of_the_record() -> None:
    log = told(PACK, (14, 12, 13, 13))
    assert suspicions(log) == 1
    assert suspicions(f"{log}\ncounts N 14\ncounts E 12") == 0
    assert suspicions(f"deals W hands 14 12 13 13\n{log}") == 0
