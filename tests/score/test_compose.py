"""Scores as parts that compose: what holds of a whole, whatever it is made of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.sheet import Entry, Sheet, Standing
from referee.families.euchre.usp56.euchre import EUCHRE_GAME, RUBBER_POINTS
from referee.families.gin.usp56.gin_rummy import SCORE as GIN
from referee.score.boxes import Boxes
from referee.score.hollywood import Hollywood
from referee.score.match import Match
from referee.score.points_sheet import TakenResult
from referee.score.race import Race
from referee.score.rubber import RubberSheet
from referee.score.tally import Tally, TallyResult

NAMES = ("Ann", "Bob")
#: a hand: who won it, and how many points; nobody's where it was drawn
Hand = tuple[int, int] | None

players = st.integers(0, 1)
hands = st.lists(st.none() | st.tuples(players, st.integers(1, 120)), max_size=20)
bonuses = st.builds(Boxes, each=st.integers(0, 40), game=st.integers(0, 200))
races = st.builds(Race, to=st.integers(1, 150))
#: games that are scored hand by hand, with boxes or without
kinds = races.map(lambda race: Tally((race,))) | st.builds(lambda race, boxes: Tally((race, boxes)), races, bonuses)
wholes = st.one_of(
    kinds,
    kinds.map(lambda kind: Hollywood(of=kind)),
    kinds.map(lambda kind: Hollywood(of=kind, goes_on=True)),
    st.builds(Match, of=kinds, to_win=st.integers(1, 3), laps=st.booleans(), slam=st.booleans()),
)


def result(hand: Hand) -> TallyResult:
    return TallyResult(() if hand is None else (Entry(hand[0], hand[1], "a hand"),))


def after(sheet: Sheet, played: list[Hand]) -> Sheet:
    """The sheet after these hands, or as many of them as it takes."""
    sheet = sheet.named(NAMES)
    for hand in played:
        sheet = sheet if sheet.over else sheet.enter(result(hand))
    return sheet


@given(wholes, hands)
def test_totals_are_the_sum_of_the_lines(whole: Sheet, played: list[Hand]) -> None:
    sheet = after(whole, played)
    assert sheet.totals == tuple(sum(line.points for line in sheet.entries if line.side == column) for column in (0, 1))


@given(wholes, hands, hands)
def test_a_sheet_brought_forward_goes_on_as_it_was(whole: Sheet, played: list[Hand], later: list[Hand]) -> None:
    one = after(whole, played)
    two = one.brought_forward()
    for hand in later:
        if one.over:
            break
        one, two = one.enter(result(hand)), two.enter(result(hand))
    assert (one.totals, one.over, one.winners, one.standing) == (two.totals, two.over, two.winners, two.standing)


@given(kinds, hands)
def test_hollywood_is_as_many_sheets_each_fed_by_the_rule(kind: Tally, played: list[Hand]) -> None:
    """A player's first hand counts in one game, his second in two, the others in all, and none in one that is decided."""
    sheet = after(Hollywood(of=kind), played)
    assert isinstance(sheet, Hollywood)
    games, opened, wins = [kind.named(NAMES)] * 3, ([False] * 3, [False] * 3), [0, 0]
    for hand in played:
        if hand is None or all(game.over for game in games):
            continue
        winner = hand[0]
        wins[winner] += 1
        closed = [game.over for game in games]
        fresh = [place for place in range(3) if not closed[place] and not opened[winner][place]]
        for place in fresh if wins[winner] > 2 else fresh[:1]:
            opened[winner][place] = True
        games = [game.enter(result(hand)) if opened[winner][n] and not closed[n] else game for n, game in enumerate(games)]
    assert [game.totals for game in sheet.games] == [game.totals for game in games]
    assert [game.winners for game in sheet.games] == [game.winners for game in games]
    assert sheet.totals == tuple(map(sum, zip(*(game.totals for game in games), strict=True)))


@given(players, st.lists(st.integers(1, 24), min_size=1, max_size=4))
def test_as_long_as_nothing_is_decided_a_win_counts_in_as_many_games_as_it_is_the_how_many_eth(
    winner: int, points: list[int]
) -> None:
    sheet = after(Hollywood(of=GIN), [(winner, each) for each in points])
    assert isinstance(sheet, Hollywood)
    assert [game.points[winner] for game in sheet.games] == [sum(points), sum(points[1:]), sum(points[2:])]


@given(races, hands)
def test_a_race_is_the_sum_of_its_hands_and_ends_with_the_first_that_gets_there(race: Race, played: list[Hand]) -> None:
    sheet = after(Tally((race,)), played)
    sums, over = [0, 0], False
    for hand in played:
        if hand is not None and not over:
            sums[hand[0]] += hand[1]
            over = max(sums) >= race.to
    assert (sheet.totals, sheet.over) == (tuple(sums), over)
    assert sheet.winners == (tuple(column for column in (0, 1) if sums[column] >= race.to) if over else ())


@given(races, bonuses, hands)
def test_boxes_lie_on_a_race_and_leave_it_as_it_is(race: Race, boxes: Boxes, played: list[Hand]) -> None:
    plain, boxed = after(Tally((race,)), played), after(Tally((race, boxes)), played)
    assert (plain.standing, plain.winners) == (boxed.standing, boxed.winners)
    won = plain.standing.games
    due = [each * boxes.each * plain.over for each in won]
    for winner in plain.winners:
        due[winner] += boxes.game + (plain.totals[winner] + boxes.game if won[1 - winner] == 0 else 0)
    assert boxed.totals == tuple(points + more for points, more in zip(plain.totals, due, strict=True))


@given(kinds, st.integers(2, 4), hands)
def test_a_match_is_one_game_after_another(kind: Tally, to_win: int, played: list[Hand]) -> None:
    match = after(Match(of=kind, to_win=to_win), played)
    game, games, totals = kind.named(NAMES), [0, 0], [0, 0]
    for hand in played:
        if max(games) >= to_win:
            break
        before, game = game.totals, game.enter(result(hand))
        totals = [sum_ + now - then for sum_, now, then in zip(totals, game.totals, before, strict=True)]
        if game.over:
            games[game.winners[0]] += 1
            game = game.start()
    assert (match.totals, match.standing) == (tuple(totals), Standing(points=game.points, games=tuple(games)))
    assert match.over == (max(games) >= to_win)


@given(st.lists(st.tuples(players, st.integers(1, 4)), max_size=20))
def test_a_rubber_of_gin_and_one_of_euchre_are_the_same_rubber(played: list[tuple[int, int]]) -> None:
    """Twenty points of the one are one of the other, and no rubber asks more of its games."""
    euchre = after(Match(of=EUCHRE_GAME, to_win=2, worth=RUBBER_POINTS), list(played))
    gin = after(Match(of=GIN, to_win=2), [(winner, 20 * points) for winner, points in played])
    assert (euchre.winners, euchre.standing.games) == (gin.winners, gin.standing.games)


@pytest.mark.parametrize("sheet", [GIN, Hollywood(of=GIN), Match(of=EUCHRE_GAME), RubberSheet()])
def test_what_a_sheet_cannot_enter_it_refuses(sheet: Sheet) -> None:
    with pytest.raises(TypeError, match="cannot enter TakenResult"):
        sheet.named(NAMES).enter(TakenResult((3, 10), NAMES))


def test_hollywood_over_gin_takes_every_line_of_a_hand() -> None:
    """A gin hand of twenty-five and a difference of forty-four is sixty-nine."""
    hand = TallyResult((Entry(0, 25, "gin"), Entry(0, 44, "the difference in counts")))
    sheet = Hollywood(of=GIN).named(NAMES).enter(hand)
    assert [game.totals for game in sheet.games] == [(69, 0), (0, 0), (0, 0)]
