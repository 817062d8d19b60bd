"""Piles of cards, some of them face down or unknown."""

from referee.core.cards import CARD
from referee.mechanics.layout.moves.piles import UNKNOWN, Layout, Pile, face_down, face_up


def cards(text: str) -> tuple[int, ...]:
    return tuple(CARD[word] for word in text.split())


def test_a_card_is_turned_when_those_above_have_gone() -> None:
    pile = Pile((UNKNOWN, UNKNOWN, *cards("H6 S5")), down=2)
    assert (pile.top, pile.faced) == (CARD["S5"], cards("H6 S5"))
    bare = pile.without_top(2)
    assert (bare.top, len(bare), bare.down) == (None, 2, 2)
    turned = bare.turned_up(CARD["D9"])
    assert (turned.top, turned.down) == (CARD["D9"], 1)
    assert turned.turned_up(CARD["C3"]).cards == cards("C3 D9")


def test_nothing_is_turned_where_nothing_lies_face_down() -> None:
    assert face_up(cards("H6")).turned_up(CARD["S5"]) == face_up(cards("H6"))


def test_more_cannot_be_taken_than_lies_there() -> None:
    assert face_down(2).without_top(5) == Pile()


def test_a_talon_turned_over_begins_with_its_first_card() -> None:
    assert face_up(cards("H6 S5 D9")).face_down() == Pile(cards("D9 S5 H6"), down=3)


def test_cards_move_as_they_lie() -> None:
    layout = Layout({"T1": face_up(cards("D6 S5 H4")), "T2": face_up(cards("C6"))}).moved("T1", "T2", cards("S5 H4"))
    assert layout.pile("T1").cards == cards("D6") and layout.pile("T2").cards == cards("C6 S5 H4")


def test_a_pile_not_told_stays_untold() -> None:
    layout = Layout().moved("stock", "talon", cards("D9"))
    assert "stock" not in layout and layout.pile("talon").top == CARD["D9"]


def test_piles_are_counted_in_the_order_of_their_numbers() -> None:
    layout = Layout({f"T{number}": face_down(number) for number in (10, 2, 1)} | {"talon": Pile()})
    assert [name for name, _ in layout.named("T")] == ["T1", "T2", "T10"]
