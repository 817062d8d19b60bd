"""Bridge with its auction: for four, for three with a dummy between the defenders, for two with a stock."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from referee.core.verdict import Verdict
from referee.families.bridge.score.duplicate import DuplicateSheet

from .faults import AMOUNT, UNKNOWN
from .log import Log, started
from .tricks import PACK, following, play_out, trick, winner

DENOMINATIONS = ("C", "D", "H", "S", "NT")
#: the highest bid by its place on the ladder
SEVEN_NO_TRUMP = 34


def bid_text(place: int) -> str:
    """A bid by its place on the ladder."""
    return f"{place // 5 + 1}{DENOMINATIONS[place % 5]}"


def auction(log: Log, order: Sequence[int], sides: Sequence[int]) -> tuple[int, int, str] | None:
    """Calls round the table until all others pass: declarer, the bid's place on the ladder, and how it is doubled."""
    rng, bids, doubling, passes, turn = log.rng, list[tuple[int, int]](), "", 0, 0
    while passes < (len(order) - 1 if bids else len(order)):
        seat = order[turn % len(order)]
        last = bids[-1][0] if bids else -1
        theirs = bool(bids) and sides[bids[-1][1]] != sides[seat]
        may = {"double": theirs and not doubling, "redouble": bool(bids) and not theirs and doubling == "X"}
        if bids:
            log.wrong(AMOUNT, seat, "call", bid_text(rng.randint(0, last)))
        for call, allowed in may.items():
            if not allowed:
                log.wrong(UNKNOWN, seat, "call", call)
        choices = ["pass"] * 4 + ["bid"] * (2 if last < SEVEN_NO_TRUMP else 0) + [call for call in may if may[call]]
        made = rng.choice(choices)
        if made == "bid":
            bids.append((min(SEVEN_NO_TRUMP, last + 1 + min(rng.randrange(8), rng.randrange(8))), seat))
            made, doubling = bid_text(bids[-1][0]), ""
        elif made != "pass":
            doubling = "X" if made == "double" else "XX"
        passes = passes + 1 if made == "pass" else 0
        log.tell("call", seat, made, turn=True, leans="double" in made)
        turn += 1
    if not bids:
        return None
    place, bidder = bids[-1]
    declarer = next(seat for bid, seat in bids if bid % 5 == place % 5 and sides[seat] == sides[bidder])
    return declarer, place, doubling


def tricks(verdict: Verdict, ruled: bool) -> list[str]:
    """The tricks of declarer's side, deal by deal."""
    return [deal.told(ruled=ruled).get("tricks", "") for deal in verdict.deals]


def four_hands(first: str, rng: Random, game: str) -> Log:
    """Boards called and played; the score is that of the tricks, which are reckoned here."""
    log = started(rng, game, 4)
    due = []
    for number in range(1, 3):
        log.tell(first, None, number)
        dealer = (number - 1) % 4
        if first != "board":
            dealer = rng.randrange(4)
            log.tell("dealer", dealer)
        log.deal(rng.sample(PACK, len(PACK)), 13)
        made = auction(log, log.clockwise(dealer), (0, 1, 0, 1))
        if made is None:
            due.append("")
            continue
        declarer, place, _ = made
        log.may_show += [declarer, (declarer + 2) % 4]
        won = play_out(log, (declarer + 1) % 4, DENOMINATIONS[place % 5])
        due.append(str(sum(seat % 2 == declarer % 2 for seat in won)))
    log.due, log.reckoned = due, tricks
    return log


#: by the laws of 2017, not vulnerable and vulnerable: what a trick more or less than the contract is worth when it is doubled
OVER_77, DOWN_77 = (100, 200), ((100, 200, 200, 300), (200, 300, 300, 300))


def score_77(place: int, doubling: str, won: int, vulnerable: bool) -> int:
    """What declarer's side has for a contract by the table of 2017; less than nothing where it is defeated."""
    level, denomination, times = place // 5 + 1, place % 5, 1 << len(doubling)
    over = won - 6 - level
    if over < 0:
        each = [DOWN_77[vulnerable][min(number, 3)] for number in range(-over)]
        return -(sum(each) * times // 2 if times > 1 else -over * (100 if vulnerable else 50))
    trick = 20 if denomination < 2 else 30
    bid = (level * trick + (10 if denomination == 4 else 0)) * times
    beyond = over * (trick if times == 1 else OVER_77[vulnerable] * times // 2)
    made = ((500 if vulnerable else 300) if bid >= 100 else 50) + {1: 0, 2: 50, 4: 100}[times]
    slam = {6: (500, 750), 7: (1000, 1500)}.get(level, (0, 0))[vulnerable]
    return bid + beyond + made + slam


def boards_77(rng: Random, game: str) -> Log:
    """Boards of 2017, whose scores are reckoned: nobody is vulnerable on the first, and N-S are on the second."""
    log = started(rng, game, 4)
    due = []
    for number in range(1, 3):
        log.tell("board", None, number)
        dealer, vulnerable = number - 1, ((False, False), (True, False))[number - 1]
        log.deal(rng.sample(PACK, len(PACK)), 13)
        made = auction(log, log.clockwise(dealer), (0, 1, 0, 1))
        if made is None:
            due.append(0)
            continue
        declarer, place, doubling = made
        log.may_show += [declarer, (declarer + 2) % 4]
        won = play_out(log, (declarer + 1) % 4, DENOMINATIONS[place % 5])
        own = sum(seat % 2 == declarer % 2 for seat in won)
        score = score_77(place, doubling, own, vulnerable[declarer % 2])
        due.append(-score if declarer % 2 else score)
    log.due, log.reckoned = due, board_scores
    return log


def board_scores(verdict: Verdict, ruled: bool) -> list[int]:
    """What N-S are plus on each board."""
    sheet = verdict.score(ruled=ruled)
    assert isinstance(sheet, DuplicateSheet)
    return list(sheet.scores)


def three_hands(rng: Random, game: str) -> Log:
    """Who bids highest has the fourth hand for dummy, which lies between the defenders."""
    log = started(rng, game, 4)
    log.names = ["P1", "P2", "P3", "P4"]
    dealer = rng.randrange(3)
    log.tell("dealer", dealer)
    log.deal(rng.sample(PACK, len(PACK)), 13)
    log.active = [0, 1, 2]
    order = [(dealer + step) % 3 for step in range(3)]
    made = auction(log, order, (0, 1, 2, 3))
    log.active = [0, 1, 2, 3]
    if made is None:
        log.due, log.reckoned = [""], tricks
        return log
    declarer, place, _ = made
    left, right = (declarer + 1) % 3, (declarer + 2) % 3
    log.may_show = [declarer, 3]
    around, may = [declarer, left, 3, right], following(DENOMINATIONS[place % 5])
    leader, won = left, 0
    for _ in range(13):
        turn = around.index(leader)
        leader = winner(trick(log, around[turn:] + around[:turn], may), DENOMINATIONS[place % 5])
        won += leader in (declarer, 3)
    log.due, log.reckoned = [str(won)], tricks
    return log


def two_hands(rng: Random, game: str) -> Log:
    """Thirteen tricks of drawing, an auction of two, and thirteen tricks."""
    log = started(rng, game, 2)
    dealer = rng.randrange(2)
    log.tell("dealer", dealer)
    stock = log.deal(rng.sample(PACK, len(PACK)), 13)
    leader, may = 1 - dealer, following("NT")
    for _ in range(13):
        leader = winner(trick(log, [leader, 1 - leader], may), "NT")
        for seat in (leader, 1 - leader):
            card = stock.pop()
            log.tell("draws", seat, card, turn=True)
            log.hands[seat].append(card)
    made = auction(log, [dealer, 1 - dealer], (0, 1))
    if made is None:
        log.due, log.reckoned = [""], tricks
        return log
    declarer, place, _ = made
    log.may_show = [declarer]
    won = play_out(log, 1 - declarer, DENOMINATIONS[place % 5])
    log.due, log.reckoned = [str(won.count(declarer))], tricks
    return log


def trio(rng: Random, game: str) -> Log:
    """South, North and East call in that order; everybody plays where he sits, dummy in the West."""
    log = started(rng, game, 4)
    log.deal(rng.sample(PACK, len(PACK)), 13)
    log.active = [0, 1, 2]
    made = auction(log, [2, 0, 1], (0, 1, 0, 1))
    log.active = [0, 1, 2, 3]
    if made is None:
        log.due, log.reckoned = [""], tricks
        return log
    declarer, place, _ = made
    log.may_show += [declarer, (declarer + 2) % 4]
    won = play_out(log, (declarer + 1) % 4, DENOMINATIONS[place % 5])
    log.due, log.reckoned = [str(sum(seat % 2 == declarer % 2 for seat in won))], tricks
    return log


OF_BOARDS = (
    "duplicate-bridge", "replay-duplicate", "mitchell-pair-game", "howell-movement", "individual-duplicate",
    "team-of-four-duplicate", "international-match-points",
)  # fmt: skip
OF_RUBBERS = (
    "contract-bridge", "auction-bridge", "auction-bridge-gibson", "goren-system", "pivot-bridge", "party-bridge",
    "progressive-bridge", "progressive-rubber-bridge", "four-deal-bridge", "four-deal-bridge-nondealer-vulnerable",
)  # fmt: skip
GAMES = {
    **dict.fromkeys(OF_BOARDS, partial(four_hands, "board")),
    **dict.fromkeys(OF_RUBBERS, partial(four_hands, "deal")),
    "duplicate-bridge-2017": boards_77,
    "cutthroat-bridge": three_hands,
    "cutthroat-bridge-auction-scoring": three_hands,
    "honeymoon-bridge": two_hands,
    "honeymoon-bridge-auction-scoring": two_hands,
    "trio": trio,
}
