"""Time and choice as the rows have them: windows in their order, limits kept and missed, rights and who may use them."""

from collections.abc import Iterator

import pytest
from attrs import evolve

from referee.casebook import built_in
from referee.core.cards import CLUBS
from referee.core.fold import play_through, step
from referee.core.law import Law
from referee.core.limits import put_right, raised
from referee.core.matter import Matter
from referee.core.record import PASS, Act, Run, bid
from referee.core.status import CONDONED, DUE, LAWFUL, NEEDS_FACT, OPTIONAL
from referee.core.subject import Deed
from referee.core.table import Table
from referee.core.verdict import CLEAN, is_breach
from referee.core.window import Limit, Window, first_of
from referee.families import games
from referee.families.bridge.gives.calls import MAY_REQUIRE_PASSES
from referee.families.bridge.gives.leads import MAY_PENALIZE_OPENING_LEAD
from referee.judge import judge
from referee.mechanics.roles import DECLARER, EITHER_OPPONENT
from referee.mechanics.windows import AUCTION_ENDS, CARDS_MIXED, OPENING_LEAD
from referee.reading.logs import read
from referee.report.as_json import matter_row
from tests.judging import verdict_on

LIMITS = {
    fact: None for game in games().values() for law in game.laws for fact in (law.until, law.after) if isinstance(fact, Limit)
}
#: windows that are said to end no later than others
IN_ORDER = [(limit.before, later) for limit in LIMITS for later in limit.before.no_later_than]
#: games whose rows say their times as limits
MOVED = ("general-rules", "whist", "gin-rummy", "rummy", "canasta")
#: limits of those games that no case closes or keeps, each with the reason; the list may only shrink
NOT_YET_SHOWN: dict[str, str] = {}


def logs() -> Iterator[tuple[str, str]]:
    """The log of every case, with its game before it."""
    for case in built_in():
        log = case.block("log")
        if log is not None:
            yield case.id, log.text


def acts_of(text: str) -> Iterator[tuple[Table, Act]]:
    """The acts of a log, each with the table as it stood before it."""
    for record in read(text):
        game = games().get(record.game)
        if game is None or record.faults:
            continue
        table = Table(game, names=record.seated) if record.seated else Table(game)
        for act in record.acts:
            if isinstance(act, Run):
                table = play_through(table, [act])
                continue
            yield table, act
            table = step(table, act)


def test_windows_close_in_the_order_that_is_said() -> None:
    """In every log: what closes the later one finds the earlier closed, or closes it."""
    for name, text in logs():
        closed: list[set[int]] = [set() for _ in IN_ORDER]
        for table, act in acts_of(text):
            for matter in table.matters:
                for (earlier, later), by_now in zip(IN_ORDER, closed, strict=True):
                    if earlier.closed(table, matter) or earlier.closes(table, matter, act):
                        by_now.add(matter.number)
                    if later.closes(table, matter, act):
                        assert matter.number in by_now, (earlier.phrase, later.phrase, name, act)


def answers() -> dict[str, set[str]]:
    """What the cases answer to each limit."""
    found: dict[str, set[str]] = {}
    for _, text in logs():
        for record in read(text):
            if record.faults or record.game not in games():
                continue
            for matter in judge(record).matters:
                for fact, answer in matter.known:
                    if isinstance(fact, Limit):
                        found.setdefault(fact.name, set()).add("kept" if answer in fact.kept else "missed")
    return found


def test_every_limit_has_a_log_that_keeps_it_and_one_that_misses_it() -> None:
    shown = answers()
    limits = {fact.name for slug in MOVED for law in games()[slug].laws for fact in (law.until, law.after) if fact is not None}
    missing = {f"{name}: {each}" for name in limits for each in ("kept", "missed") if each not in shown.get(name, set())}
    assert missing == set(NOT_YET_SHOWN)


# --- by whom

UNCUT = ["shuffles N", "deals N", "attention {} N", "dealt", "turns N HK"]


@pytest.mark.parametrize(("who", "status"), [("W", DUE), ("E", DUE), ("S", CONDONED), ("N", CONDONED)])
def test_a_limit_is_kept_by_those_who_may(who: str, status: str) -> None:
    """An uncut pack is for the dealer's adversaries to find (usp56 1865)."""
    first = verdict_on([line.format(who) for line in UNCUT], "whist").matters[0]
    assert first.status == status


@pytest.mark.parametrize(("looks", "void"), [([], True), (["looks W hand"], False)])
def test_who_has_looked_cannot_demand_a_new_deal(looks: list[str], void: bool) -> None:
    """Usp56 475."""
    verdict = verdict_on(["dealer N", "shuffles N", "deals N", *looks, "demands W redeal", "dealt"], "general-rules")
    assert verdict.deals[-1].void is void


FALSE_LEAD = ["trump H", "turn N", "hand W C9 S6 D2 ...", "play E D7", "attention N", "play N C2, E C3, S C4, W C9"]


def test_a_right_is_the_choosers_and_ends_with_its_window() -> None:
    """The player at the right of the one called on calls a suit, before either of the side leads (usp56 1903)."""
    used, other, late = (
        verdict_on([*FALSE_LEAD, *more], "whist")
        for more in (["requires S W lead S"], ["requires N W lead S"], ["play W D2", "requires S W lead S"])
    )
    assert used.matters[0].taken == "W must lead spades"
    assert other.matters[0].taken == "" and other.matters[0].status == OPTIONAL
    assert (late.matters[0].taken, late.matters[0].status, late.matters[0].lapsed.line) == ("", CONDONED, 8)


TWO_RIGHTS = games()["contract-bridge"].vary(
    "two-rights",
    title="Two rights",
    replace=[
        games()["contract-bridge"]
        .law("unauthorised-information-in-auction")
        .but(
            remedy=MAY_REQUIRE_PASSES.by(EITHER_OPPONENT, until=AUCTION_ENDS)
            & MAY_PENALIZE_OPENING_LEAD.by(DECLARER, until=OPENING_LEAD),
        )
    ],
)
REMARK = [Act("call", 0, call=PASS), Act("discloses", 0, how="hand", suit=2)]
PASSED_OUT_AT_ONE = [Act("call", 1, call=bid(1, CLUBS)), *(Act("call", seat, call=PASS) for seat in (2, 3, 0))]
LEAD = Act("play", 2, cards=(0,))


def test_two_rights_of_one_row_have_their_own_holders_and_ends() -> None:
    """Either opponent may ask for silence until the auction ends, declarer control the opening lead until it is made."""
    law = TWO_RIGHTS.law("unauthorised-information-in-auction")
    assert law.choices == ((EITHER_OPPONENT, AUCTION_ENDS), (DECLARER, OPENING_LEAD)) and law.chooses is EITHER_OPPONENT
    table = play_through(Table(TWO_RIGHTS, dealer=0), REMARK)
    assert [(right.who, right.entitled.until) for right in table.rights if right.entitled] == list(law.choices)
    table = play_through(table, PASSED_OUT_AT_ONE)
    (matter,) = [each for each in table.settled if each.law is law]
    assert matter.status == DUE
    over = play_through(table, [LEAD])
    (matter,) = [each for each in over.settled if each.law is law]
    assert not over.rights and matter.status == CONDONED


KEPT_SIX = [
    "players Ann Bob", "dealer Bob", "antes 1", "bets Ann 2", "calls Bob", "discards Ann 2", "draws Ann 2", "serves Ann 3",
    "draws Bob 0", "attention Ann",
]  # fmt: skip


@pytest.mark.parametrize(("does", "taken"), [("discards Ann 1", True), ("checks Ann", False)])
def test_who_let_his_right_lapse_is_not_let_off_where_something_else_holds_then(does: str, taken: bool) -> None:
    """A hand with a card too many is foul, unless its owner discards another before he speaks (usp56 2627)."""
    (matter,) = (m for m in verdict_on([*KEPT_SIX, does], "draw-poker").matters if m.law and "excess" in m.law.slug)
    assert (bool(matter.taken), matter.status, bool(matter.lapsed.line)) == (taken, DUE, not taken)


# --- limits as values


def test_one_limit_is_one_fact() -> None:
    window = Window("the end", lambda table, matter, act: act.verb == "dealt")
    assert raised(before=window) is raised(before=window)
    assert raised(before=window) is not raised(before=evolve(window))


@pytest.mark.parametrize(("verb", "answer"), [("retracts", "yes"), ("mixes", "no"), ("end", None), ("attention", None)])
def test_what_has_to_be_put_right_is_undecided_when_the_log_ends(verb: str, answer: str | None) -> None:
    """Attention alone does not put it right."""

    def takes_it_back(table: Table, matter: Matter, act: Act) -> bool:
        return act.verb == "retracts" and act.seat == matter.seat

    limit = put_right(before=CARDS_MIXED, how=takes_it_back)
    table = Table(games()["whist"], clock=2)
    matter = Matter(games()["whist"].law("revoke-two-trick-transfer").breach[0], 0, "", opened=1)
    assert limit.answer(table, matter, Act(verb, 0)) == answer
    assert limit.answer(table.note(Act("mixes")), matter, Act("retracts", 0)) == "no"


def test_the_first_of_two_windows_ends_with_either() -> None:
    one = Window("the deal", lambda table, matter, act: act.verb == "dealt")
    other = Window("the mixing", lambda table, matter, act: act.verb == "mixes")
    both = first_of(one, other)
    assert both.ends_by(one) and both.ends_by(other) and not one.ends_by(both)
    assert raised(before=both).cannot_be("yes", raised(before=one), "no")
    assert not raised(before=both).cannot_be("no", raised(before=one), "yes")


LACKS_A_CARD = "lacks CQ"


@pytest.mark.parametrize(
    ("before", "status", "law"),
    [
        (["deals N"], DUE, "incorrect-pack-abandons-deal"),
        (["deals N", "mixes"], CONDONED, "incorrect-pack-found-after-the-deal"),
        ([], NEEDS_FACT, None),
        (["dealer N"], NEEDS_FACT, None),
    ],
)
def test_of_a_time_that_is_not_told_nobody_can_say_whether_it_is_over(before: list[str], status: str, law: str | None) -> None:
    """A log may begin with what was found; that goes either way, and is no demand in time."""
    (matter,) = verdict_on([*before, LACKS_A_CARD], "general-rules").matters
    assert (matter.status, matter.law.slug if matter.law else None) == (status, law)
    assert len(matter.candidates) == (2 if law is None else 0)


def test_what_is_told_later_shows_that_it_was_found_in_time() -> None:
    (matter,) = verdict_on([LACKS_A_CARD, "deals N", "dealt", "mixes"], "general-rules").matters
    assert matter.law is not None and matter.law.slug == "incorrect-pack-abandons-deal"


@pytest.mark.parametrize(("raises", "seen"), [(["attention W N"], None), ([], "at the end of the record")])
def test_what_nobody_raised_is_said_to_be_seen_at_the_end(raises: list[str], seen: str | None) -> None:
    verdict = verdict_on(["shuffles N", "deals N", *raises, "dealt"], "whist")
    assert matter_row(verdict.matters[0])["raised"] == seen


# --- what is a breach


def test_an_allowed_act_is_no_breach() -> None:
    """The subject says so, or the status that a law gives."""
    law = games()["whist"].law("asking-what-the-trump-suit-is")
    assert not law.breach and all(isinstance(each, Deed) for each in law.on) and law.kind == "allowed"
    verdict = verdict_on(["trump H", "asks W trump"], "whist")
    assert verdict.verdict == CLEAN and [matter.status for matter in verdict.matters] == [LAWFUL]
    assert not any(is_breach(matter) for matter in verdict.matters)


def test_a_row_does_not_call_an_allowed_act_a_breach() -> None:
    law = games()["whist"].law("asking-what-the-trump-suit-is")
    with pytest.raises(ValueError, match="what goes wrong is said by breach="):
        Law("asks", breach=law.on, remedy=law.remedy, cite=law.cite, says=law.says)  # type: ignore[arg-type]
