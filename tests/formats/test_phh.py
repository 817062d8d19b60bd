"""Hands of poker in PHH: every variant, money, hands in numbered files, what is wrong with them told by line."""

from __future__ import annotations

from decimal import Decimal

import pytest

from referee.core.verdict import BREACH, CLEAN, SUSPECT_RECORD, UNREADABLE, Verdict
from referee.formats import judge_parts, recognised, stream
from referee.formats.phh_fields import VARIANTS

HAND = """variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = [{actions}]
players = ['Ann', 'Bob', 'Cat']
{more}
"""
SHOWN = (
    "d dh p1 AsAh", "d dh p2 KsKh", "d dh p3 7c2d", "p3 f", "p1 cbr 6", "p2 cc", "d db 3c4d9h", "p1 cbr 10", "p2 cc", "d db Td",
    "p1 cc", "p2 cc", "d db Jc", "p1 cc", "p2 cc", "p1 sm AsAh", "p2 sm KsKh",
)  # fmt: skip


def hand(*actions: str, more: str = "", **changes: str) -> str:
    text = HAND.format(actions=", ".join(f"'{action}'" for action in actions), more=more)
    for old, new in changes.items():
        text = "\n".join(f"{old} = {new}" if line.startswith(f"{old} =") else line for line in text.split("\n"))
    return text


def verdicts(text: str) -> list[Verdict]:
    return list(judge_parts(stream(text.splitlines(keepends=True), "hand.phh")))


def only(text: str) -> Verdict:
    (verdict,) = verdicts(text)
    return verdict


def gains(verdict: Verdict) -> dict[str, object]:
    sheet = verdict.score(ruled=True)
    return {name: total for name, total in zip(sheet.names, sheet.totals, strict=True) if total}


def test_a_hand_is_played_out_and_paid() -> None:
    verdict = only(hand(*SHOWN, more="finishing_stacks = [116, 84, 100]"))
    assert (verdict.verdict, verdict.names) == (CLEAN, ("Ann", "Bob", "Cat"))
    assert gains(verdict) == {"Ann": 16, "Bob": -16}


def test_stacks_that_do_not_follow_are_a_doubt_about_the_record() -> None:
    for stacks in ("[84, 116, 100]", "[115, 85, 100]"):
        verdict = only(hand(*SHOWN, more=f"finishing_stacks = {stacks}"))
        assert verdict.verdict == SUSPECT_RECORD
        assert [matter.breach.name for matter in verdict.matters] == ["stacks-disagree"]


def test_a_finding_in_a_hand_whose_stacks_do_not_follow_accuses_nobody() -> None:
    acts = ("d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p1 cbr 6", "p3 f", "p2 f")
    assert only(hand(*acts, more="finishing_stacks = [102, 98, 100]")).verdict == BREACH
    assert only(hand(*acts, more="finishing_stacks = [100, 100, 100]")).verdict == SUSPECT_RECORD


def test_more_chips_at_the_end_than_at_the_beginning() -> None:
    (matter,) = only(hand(*SHOWN, more="finishing_stacks = [120, 84, 100]")).matters
    assert (matter.at.line, matter.why) == (9, "the players took 4 more than there was in the pot")
    (matter,) = only(hand(*SHOWN, more="finishing_stacks = [120, 80, 100]")).matters
    assert matter.why == "Bob has 4 less at the end than he was left"


def test_cards_shown_are_held_against_those_dealt() -> None:
    verdict = only(hand(*SHOWN[:-2], "p1 sm JhQh", "p2 sm KsKh"))
    assert (verdict.verdict, verdict.matters[0].why) == (SUSPECT_RECORD, "Ann showed HJ, which he does not hold")
    dealt = ("d dh p1 ????", *SHOWN[1:-2])
    assert only(hand(*dealt, "p1 sm JhQh", "p2 sm KsKh")).verdict == CLEAN


def test_cards_thrown_out_and_drawn_are_held_against_those_dealt() -> None:
    def badugi(*actions: str) -> Verdict:
        cards = ("d dh p1 4d5s6c7h", "d dh p2 KsKdQcJh", "p2 cc", "p1 cc")
        text = hand(*cards, *actions, variant="'FB'\nsmall_bet = 2\nbig_bet = 4", antes="[0, 0]", blinds_or_straddles="[1, 2]")
        return only(text.replace("[100, 100, 100]", "[100, 100]").replace(", 'Cat'", ""))

    assert badugi("p1 sd 4d", "p2 sd Ks", "d dh p1 2c", "d dh p2 Th", "p1 cbr 2", "p2 f").verdict == CLEAN
    strange = badugi("p1 sd 9c4d", "p2 sd Ks", "d dh p1 2c2d", "d dh p2 Th", "p1 cbr 2", "p2 f")
    assert (strange.verdict, strange.matters[0].why) == (SUSPECT_RECORD, "Ann discarded C9, which he does not hold")
    served = badugi("p1 sd 4d", "p2 sd Ks", "d dh p1 2c2d", "d dh p2 Th", "p1 cbr 2", "p2 f")
    assert (served.verdict, served.matters[-1].why) == (SUSPECT_RECORD, "Ann was dealt 2 in the draw, of 1 due to him")


def fixed(*actions: str, **changes: str) -> Verdict:
    """A hand at a limit of two and four."""
    return only(hand(*actions, **{"variant": "'FT'", **changes}).replace("min_bet = 2", "small_bet = 2\nbig_bet = 4"))


CALLED, FOLDED = ("p3 cc", "p1 cc", "p2 cc", "d db 7h8hTd"), ("p2 f", "p3 f")
TURN = (*CALLED, "p1 cbr 2", "p2 cc", "p3 cc", "d db 9c")


@pytest.mark.parametrize(
    ("verdict", "why"),
    [
        (fixed(*CALLED, "p1 cbr 1", *FOLDED), "Ann bets 1, where it is 2"),
        (fixed(*TURN, "p1 cbr 2", *FOLDED), "Ann bets 2, where it is 4"),
        (only(hand(*CALLED, "p1 cbr 1", *FOLDED)), "Ann bets 1, where the least bet is 2"),
        (only(hand("p3 cbr 150", "p1 f", "p2 f")), "Cat puts in 150, and has 100 in front of him"),
    ],
)
def test_a_bet_that_cannot_be_is_a_doubt_about_the_record(verdict: Verdict, why: str) -> None:
    assert (verdict.verdict, [matter.why for matter in verdict.matters]) == (SUSPECT_RECORD, [why])


@pytest.mark.parametrize(
    "verdict",
    [
        fixed(*TURN, "p1 cbr 4", *FOLDED),
        fixed("p3 cbr 4", "p1 cbr 6", "p2 f", "p3 f"),
        fixed(*CALLED, "p1 cbr 1", *FOLDED, starting_stacks="[3, 100, 100]"),
        only(hand(*CALLED, "p1 cbr 1", *FOLDED, starting_stacks="[3, 100, 100]")),
    ],
)
def test_bets_by_their_sizes_and_all_in_for_less_are_right(verdict: Verdict) -> None:
    assert verdict.verdict == CLEAN


@pytest.mark.parametrize(("to", "found"), [(2, CLEAN), (3, SUSPECT_RECORD)])
def test_a_bring_in_is_completed_to_the_small_bet(to: int, found: str) -> None:
    text = hand("d dh p1 4cJd3h", "d dh p2 8c7s2d", "p2 pb", f"p1 cbr {to}", "p2 f", variant="'F7S'", antes="[0, 0]")
    text = text.replace("blinds_or_straddles = [1, 2, 0]", "bring_in = 1").replace("min_bet = 2", "small_bet = 2\nbig_bet = 4")
    assert only(text.replace("[100, 100, 100]", "[100, 100]").replace(", 'Cat'", "")).verdict == found


def test_the_house_may_take_its_share() -> None:
    verdict = only(hand(*SHOWN, more="winnings = [31, 0, 0]"))  # of a pot of 32
    assert (verdict.verdict, gains(verdict)) == (CLEAN, {"Ann": 15, "Bob": -16})


def test_chips_out_of_turn_are_found_with_their_place() -> None:
    text = hand("d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p1 cbr 6", "p3 f")
    verdict = only(text)
    (first, *_) = verdict.matters
    assert (first.breach.name, first.who, first.at.line) == ("chips-out-of-turn", "Ann", 7)
    assert text.split("\n")[6][first.at.column - 1 : first.at.end - 1] == "p1 cbr 6"


def test_money_is_exact() -> None:
    text = hand("p3 cbr 3.50", "p1 f", "p2 f", blinds_or_straddles="[0.10, 0.25, 0]", starting_stacks="[25, 25, 25]")
    assert gains(only(text)) == {"Ann": Decimal("-0.1"), "Bob": Decimal("-0.25"), "Cat": Decimal("0.35")}


def test_stacks_that_nobody_knows() -> None:
    assert only(hand("p3 f", "p1 f", starting_stacks="[inf, inf, inf]")).verdict == CLEAN


def test_hands_in_numbered_files_are_records_of_their_own() -> None:
    text = f"[1]\n{hand('p3 f', 'p1 f')}\n[2]\n{hand('p3 f', 'p1 cc', 'p2 cbr 6', 'p1 f')}"
    found = verdicts(text)
    assert [(each.record, each.line, each.verdict) for each in found] == [(1, 1, CLEAN), (2, 12, CLEAN)]


def test_comments_stand_anywhere() -> None:
    listed = "\n  # before the flop\n  'p3 f',  # Cat's\n\n  \"p1 f\",  # Ann ] 'x\n"
    text = hand("").replace("''", listed)
    assert only(text).verdict == CLEAN
    assert gains(only(text)) == {"Ann": -1, "Bob": 1}


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        (hand("p3 f", "p1 jumps"), 7, "'p1 jumps' is not an action"),
        (hand("p9 f"), 7, "'p9 f' is not an action"),
        (hand("d db 7x"), 7, "'d db 7x' is not an action"),
        (hand(variant="'ZZ'"), 1, "'ZZ' is not a variant of PHH"),
        (hand(starting_stacks="[]"), 6, "'starting_stacks' holds no numbers"),
        (hand(antes="[0, 0]"), 3, "'antes' has 2 amounts"),
        (hand().replace("]\nplayers = ['Ann', 'Bob', 'Cat']", ""), 7, "the list of 'actions' has no end"),
        ("variant = 'NT'\nnonsense\n", 2, "'nonsense' is no field"),
    ],
)
def test_what_cannot_be_read_is_told_by_line(text: str, line: int, found: str) -> None:
    verdict = only(text)
    assert verdict.verdict == UNREADABLE
    assert (verdict.faults[0].line, verdict.faults[0].found) == (line, found)


def test_one_bad_hand_leaves_the_others() -> None:
    found = verdicts(f"[1]\n{hand(variant='?')}\n[2]\n{hand('p3 f', 'p1 f')}")
    assert [each.verdict for each in found] == [UNREADABLE, CLEAN]


@pytest.mark.parametrize("lines", [["# a hand", "", "variant = 'NT'"], ["[1]", 'variant = "PO"'], ["antes = [0, 0]"]])
def test_the_language_is_recognised(lines: list[str]) -> None:
    assert recognised(lines) == "phh"


def test_a_list_with_thousands_of_quotes_takes_no_time() -> None:
    text = hand().replace("[]", "[" + "'p3 f', # it's\n" * 3000)
    assert only(text).verdict == UNREADABLE


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_has_its_game(variant: str) -> None:
    stud = {"bring_in": "1", "small_bet": "2", "big_bet": "4"} if variant in ("F7S", "F7S/8", "FR") else {}
    text = hand("p1 f", "p2 f", variant=f"'{variant}'") + "".join(f"{key} = {value}\n" for key, value in stud.items())
    verdict = only(text)
    assert verdict.game is not None
    assert not verdict.faults


def test_between_two_players_the_button_posts_the_small_blind_and_speaks_first() -> None:
    two = {"antes": "[0, 0]", "starting_stacks": "[100, 100]", "players": "['Ann', 'Bob']"}
    verdict = only(hand("p2 cbr 6", "p1 f", blinds_or_straddles="[1, 2]", **two))
    assert (verdict.verdict, gains(verdict)) == (CLEAN, {"Ann": -2, "Bob": 2})
    turned = only(hand("p1 f", blinds_or_straddles="[2, 1]", **two))  # the larger is the big blind, wherever the list has it
    assert (turned.verdict, gains(turned)) == (CLEAN, {"Ann": -1, "Bob": 1})


def test_whoever_posts_on_sitting_down_leaves_the_turn_where_it_is() -> None:
    four = {"antes": "[0, 0, 0, 0]", "starting_stacks": "[100, 100, 100, 100]", "players": "['Ann', 'Bob', 'Cat', 'Dan']"}
    verdict = only(hand("p3 f", "p4 cc", "p1 f", "p2 cbr 6", "p4 f", blinds_or_straddles="[1, 2, 0, -2]", **four))
    assert (verdict.verdict, gains(verdict)) == (CLEAN, {"Ann": -1, "Bob": 3, "Dan": -2})
