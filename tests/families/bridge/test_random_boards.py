"""No false alarm on boards played by the rules, and no missed alarm on a fault planted in one."""

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee.core.status import DUE, NO_PENALTY, OPTIONAL, SUSPECT
from referee.core.verdict import CLEAN, Verdict
from referee.judge import judge
from referee.reading.logs import read
from referee.reading.writing import write
from tests.families.bridge.boards import DENOMINATIONS, RANKS, SEATS, Board, random_board, random_tricks, winner
from tests.judging import only_matter

seeds = st.integers(0, 2**32)


def verdict_on(log: str, game: str = "contract-bridge") -> Verdict:
    records = read(f"game {game}\n{log}")
    assert len(records) == 1
    assert not records[0].faults
    return judge(records[0])


def played_board(rng: Random) -> Board:
    """A board that was not passed out."""
    while True:
        board = random_board(rng)
        if board.contract:
            return board


@given(seeds)
@settings(max_examples=150)
def test_no_false_alarm(seed: int) -> None:
    board = random_board(Random(seed))
    verdict = verdict_on(board.log())
    assert verdict.verdict == CLEAN
    assert verdict.matters == ()
    deal = verdict.deals[0]
    if board.contract is None:
        assert deal.told() == {}
        return
    declarer, contract = board.contract
    told = deal.told()
    assert (SEATS.index(told["contract"][-1]), int(told["contract"][0])) == (declarer, int(contract[0]))
    won = sum(1 for seat in board.winners if seat % 2 == declarer % 2)
    assert told["tricks"] == str(won)
    assert deal.told(ruled=True) == told
    assert verdict.played == verdict.ruled


@given(seeds)
@settings(max_examples=60)
def test_a_trick_at_a_time_and_card_by_card_are_one(seed: int) -> None:
    """A clean run is taken whole; the same moves told one by one must come to the same table."""
    board = random_board(Random(seed))
    lines = board.log().splitlines()
    singly = []
    for line in lines:
        verb, *words = line.split()
        if verb == "trick":
            leader = SEATS.index(words[0])
            singly += [f"play {SEATS[(leader + place) % 4]} {card}" for place, card in enumerate(words[1:])]
        elif verb == "auction":
            singly += [f"call {SEATS[(board.dealer + place) % 4]} {call}" for place, call in enumerate(words)]
        else:
            singly.append(line)
    whole, single = verdict_on("\n".join(lines)), verdict_on("\n".join(singly))
    assert whole.deals == single.deals
    assert whole.ruled == single.ruled


@given(seeds)
@settings(max_examples=120)
def test_a_revoke_is_found_where_it_was_made(seed: int) -> None:
    rng = Random(seed)
    board = played_board(rng)
    assert board.contract is not None
    held = [list(hand) for hand in board.hands]
    planted = None
    tricks: list[tuple[int, tuple[str, ...]]] = []
    start = rng.randrange(11)
    for number, (leader, cards) in enumerate(board.tricks):
        for place in range(1, 4):
            seat = (leader + place) % 4
            others = [card for card in held[seat] if card[0] != cards[0][0]]
            if number >= start and cards[place][0] == cards[0][0] and others:
                planted = (number, seat, rng.choice(others), place)
                break
        if planted:
            break
        for place, card in enumerate(cards):
            held[(leader + place) % 4].remove(card)
        tricks.append((leader, cards))
    assume(planted is not None)
    assert planted is not None
    number, seat, card, place = planted
    leader, cards = board.tricks[number]
    changed = (*cards[:place], card)
    for other in range(place + 1, 4):  # those after him follow suit, though not with the card he has kept
        hand = held[(leader + other) % 4]
        changed = (*changed, rng.choice([each for each in hand if each[0] == cards[0][0]] or hand))
    for other, each in enumerate(changed):
        held[(leader + other) % 4].remove(each)
    tricks.append((leader, changed))
    trump = board.contract[1][1]
    tricks += random_tricks(rng, held, winner(leader, changed, trump), trump)
    faulty = Board(1, board.dealer, "none", board.hands, board.calls, board.contract, tuple(tricks))
    matter = only_matter(verdict_on(faulty.log()))
    dummy = (board.contract[0] + 2) % 4
    assert str(matter.breach) == "revoke"
    assert (matter.seat, matter.count) == (seat, number + 1)
    assert matter.at.line == 7 + number
    assert faulty.log().splitlines()[matter.at.line - 2][matter.at.column - 1 : matter.at.end - 1] == card
    twelfth = number + 1 == 12  # where the other side may choose between two cards instead
    assert matter.status == (NO_PENALTY if seat == dummy else OPTIONAL if twelfth else DUE)


@given(seeds)
@settings(max_examples=100)
def test_an_insufficient_bid_is_found(seed: int) -> None:
    rng = Random(seed)
    board = played_board(rng)
    bids = [place for place, call in enumerate(board.calls) if call[0].isdigit()]
    place = rng.choice(bids) + 1
    last = max(bid for bid in bids if bid < place)
    level, denomination = int(board.calls[last][0]), DENOMINATIONS.index(board.calls[last][1:])
    rank = rng.randrange((level - 1) * 5 + denomination + 1)
    low = f"{rank // 5 + 1}{DENOMINATIONS[rank % 5]}"
    log = f"dealer {SEATS[board.dealer]}\nauction {' '.join((*board.calls[:place], low))}\n"
    matter = only_matter(verdict_on(log))
    assert str(matter.breach) == "insufficient-bid"
    assert matter.seat == (board.dealer + place) % 4
    assert log.splitlines()[1][matter.at.column - 1 : matter.at.end - 1] == low


@given(seeds)
@settings(max_examples=100)
def test_a_call_out_of_turn_is_found(seed: int) -> None:
    rng = Random(seed)
    board = played_board(rng)
    place = rng.randrange(len(board.calls))
    turn = (board.dealer + place) % 4
    seat = (turn + rng.randrange(1, 4)) % 4
    head = f"auction {' '.join(board.calls[:place])}\n" if place else ""
    matter = only_matter(verdict_on(f"dealer {SEATS[board.dealer]}\n{head}call {SEATS[seat]} pass\n"))
    just_called = place > 0 and seat == (turn - 1) % 4
    assert str(matter.breach) == ("called-again" if just_called else "call-out-of-rotation")
    assert matter.seat == seat


@given(seeds)
@settings(max_examples=100)
def test_a_lead_out_of_turn_is_found(seed: int) -> None:
    rng = Random(seed)
    board = played_board(rng)
    number = rng.randrange(13)
    leader = board.tricks[number][0]
    seat = (leader + rng.randrange(1, 4)) % 4
    played = {card for _, cards in board.tricks[:number] for card in cards}
    card = rng.choice([each for each in board.hands[seat] if each not in played])
    log = Board(1, board.dealer, "none", board.hands, board.calls, board.contract, board.tricks[:number]).log()
    matter = only_matter(verdict_on(f"{log}play {SEATS[seat]} {card}\n"))
    assert str(matter.breach) == "lead-out-of-turn"
    assert matter.seat == seat


@given(seeds)
@settings(max_examples=60)
def test_a_card_that_the_hand_does_not_hold_accuses_nobody(seed: int) -> None:
    rng = Random(seed)
    board = played_board(rng)
    leader = board.tricks[0][0]
    elsewhere = rng.choice([card for seat in range(4) if seat != leader for card in board.hands[seat]])
    log = Board(1, board.dealer, "none", board.hands, board.calls, board.contract, ()).log()
    verdict = verdict_on(f"{log}play {SEATS[leader]} {elsewhere}\n")
    assert {matter.status for matter in verdict.matters} == {SUSPECT}


@given(seeds)
@settings(max_examples=60)
def test_a_board_written_and_read_again_is_the_same(seed: int) -> None:
    records = read("game contract-bridge\n" + random_board(Random(seed)).log())
    assert read(write(*records)) == records


def test_the_generator_makes_whole_boards() -> None:
    board = played_board(Random(7))
    assert sorted(card for hand in board.hands for card in hand) == sorted(s + r for s in "CDHS" for r in RANKS)
    assert len(board.tricks) == 13
