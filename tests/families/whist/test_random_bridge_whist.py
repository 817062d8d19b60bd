"""Bridge whist played at random by the rules raises nothing and scores what the book says, and a planted fault is found.

The players here know the rules in words of their own, and nothing of the program's judgement.
"""

from __future__ import annotations

from random import Random

from attrs import evolve, frozen
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.core.verdict import CLEAN, Verdict
from referee.judge import judge
from referee.reading.logs import read
from tests.families.bridge.boards import RANKS, SEATS, SUITS, dotted, random_tricks, winner

TRUMPS = {"spades": ("S", 2), "clubs": ("C", 4), "diamonds": ("D", 6), "hearts": ("H", 8), "no-trump": ("", 12)}
seeds = st.integers(0, 2**32)


@frozen
class Deal:
    """One deal: the hands, the make and the doubling as lines of a log, and the tricks."""

    dealer: int
    hands: tuple[tuple[str, ...], ...]
    speech: tuple[str, ...]
    made: str
    doubles: int
    tricks: tuple[tuple[int, tuple[str, ...]], ...]

    def log(self) -> str:
        """The deal in the log language."""
        hands = "hands N " + " ".join(dotted(hand) for hand in self.hands)
        tricks = (f"trick {SEATS[leader]} {' '.join(cards)}" for leader, cards in self.tricks)
        return "\n".join(("deal", f"dealer {SEATS[self.dealer]}", hands, *self.speech, *tricks)) + "\n"

    @property
    def won(self) -> tuple[int, int]:
        """The tricks of each side."""
        first = sum(winner(leader, cards, TRUMPS[self.made][0]) % 2 == 0 for leader, cards in self.tricks)
        return first, 13 - first

    @property
    def below(self) -> tuple[int, int]:
        """What each side scores for its tricks."""
        value = TRUMPS[self.made][1] * 2**self.doubles
        first, second = (max(0, won - 6) * value for won in self.won)
        return first, second


def random_speech(rng: Random, dealer: int) -> tuple[list[str], str, int]:
    """The make and the doubling: each side in turn, the one who spoke for it last before his partner."""
    made = rng.choice(list(TRUMPS))
    lines, maker = [], dealer
    if rng.random() < 0.4:
        lines, maker = [f"passes {SEATS[dealer]}"], (dealer + 2) % 4
    lines.append(f"makes {SEATS[maker]} {made}")
    eldest, doubles = (dealer + 1) % 4, 0
    first = {eldest % 2: eldest, maker % 2: maker}
    side = eldest % 2
    while True:
        speakers = (first[side], (first[side] + 2) % 4)
        doubler = next((seat for seat in speakers if rng.random() < 0.25), None)
        for place, seat in enumerate(speakers):
            if seat == doubler:
                lines.append(f"doubles {SEATS[seat]}")
                break
            asks = doubles == 0 and place == 0
            lines.append(f"asks {SEATS[seat]} lead" if asks else f"{rng.choice(['agrees', 'passes'])} {SEATS[seat]}")
        if doubler is None:
            return lines, made, doubles
        first[side], side, doubles = doubler, 1 - side, doubles + 1


def random_deal(rng: Random, dealer: int) -> Deal:
    """A deal made, doubled and played by the rules."""
    pack = [suit + rank for suit in SUITS for rank in RANKS]
    rng.shuffle(pack)
    hands = tuple(tuple(pack[13 * seat : 13 * seat + 13]) for seat in range(4))
    speech, made, doubles = random_speech(rng, dealer)
    tricks = random_tricks(rng, [list(hand) for hand in hands], (dealer + 1) % 4, TRUMPS[made][0])
    return Deal(dealer, hands, tuple(speech), made, doubles, tuple(tricks))


def verdict_on(*deals: Deal) -> Verdict:
    (record,) = read("game bridge-whist\n" + "".join(deal.log() for deal in deals))
    assert not record.faults
    return judge(record)


@given(seeds)
@settings(max_examples=120)
def test_no_false_alarm(seed: int) -> None:
    rng = Random(seed)
    deal = random_deal(rng, rng.randrange(4))
    verdict = verdict_on(deal)
    assert (verdict.verdict, verdict.matters) == (CLEAN, ())
    assert verdict.deals[0].told()["tricks"] == f"N-S {deal.won[0]} and E-W {deal.won[1]}"
    lines = verdict.score(ruled=True).entries
    below = [sum(line.points for line in lines if line.below and line.side == side) for side in (0, 1)]
    assert tuple(below) == deal.below
    assert verdict.played == verdict.ruled


@given(seeds)
@settings(max_examples=40)
def test_the_points_of_a_sitting(seed: int) -> None:
    """Whatever is played: games of thirty points, a hundred to whoever wins two, and the sheet is the sum of its lines."""
    rng = Random(seed)
    deals = [random_deal(rng, place % 4) for place in range(8)]
    verdict = verdict_on(*deals)
    assert verdict.verdict == CLEAN
    games, below, rubbers = [0, 0], [0, 0], 0
    for deal in deals:
        below = [have + new for have, new in zip(below, deal.below, strict=True)]
        for side in (0, 1):
            if below[side] >= 30:
                games[side], below = games[side] + 1, [0, 0]
        if 2 in games:
            games, rubbers = [0, 0], rubbers + 1
    sheets = [ruled for _, ruled in verdict.earlier]
    sheets += [verdict.score(ruled=True)] if verdict.score(ruled=True).over or verdict.score(ruled=True).begun else []
    bonuses = [line for sheet in sheets for line in sheet.entries if line.what.startswith("rubber")]
    assert len(bonuses) == rubbers
    assert all(line.points == 100 for line in bonuses)
    if not verdict.score(ruled=True).over:
        stands = verdict.score(ruled=True).standing
        assert (list(stands.games), list(stands.below)) == (games, below)
    written = sum(line.points for sheet in sheets for line in sheet.entries if line.below)
    assert written == sum(sum(deal.below) for deal in deals)


@given(seeds)
@settings(max_examples=30)
def test_nobody_is_accused_where_the_log_does_not_say_who_dealt(seed: int) -> None:
    rng = Random(seed)
    deal = random_deal(rng, rng.randrange(4))
    told = "\n".join(line for line in deal.log().splitlines() if not line.startswith("dealer"))
    tricks_only = "\n".join(line for line in told.splitlines() if line.split()[0] in ("deal", "hands", "trick"))
    bare = tricks_only.replace("\ntrick", f"\ntrump {deal.made}\ntrick", 1)
    for log in (told, bare):
        (record,) = read(f"game bridge-whist\n{log}\n")
        verdict = judge(record)
        assert (verdict.verdict, verdict.matters) == (CLEAN, ())
        assert verdict.deals[0].told()["tricks"] == f"N-S {deal.won[0]} and E-W {deal.won[1]}"


# --- planted faults


def with_revoke(rng: Random, deal: Deal) -> tuple[Deal, int] | None:
    """The deal with a card of the revoker's taken from a later trick in the place of one with which he followed suit."""
    places = [
        (number, later, seat)
        for number, (leader, cards) in enumerate(deal.tricks[:10])
        for later in range(number + 1, 13)
        for seat in range(4)
        if seat not in (leader, (deal.dealer + 2) % 4)
        and cards[(seat - leader) % 4][0] == cards[0][0]
        and _card(deal, later, seat)[0] != cards[0][0]
        and deal.tricks[later][0] != seat
    ]
    rng.shuffle(places)
    for number, later, seat in places:
        changed = _exchanged(deal, number, later, seat)
        same = (
            _winner(deal, each) == _winner(changed, each) and deal.tricks[each][1][0] == changed.tricks[each][1][0]
            for each in (number, later)
        )
        suit = _card(deal, number, seat)[0]
        between = all(suit not in (_card(deal, each, seat)[0], deal.tricks[each][1][0][0]) for each in range(number + 1, later))
        follows = deal.tricks[later][1][0][0] not in (_card(deal, later, seat)[0], suit)
        if all(same) and between and follows:
            return changed, seat
    return None


def _card(deal: Deal, trick: int, seat: int) -> str:
    leader, cards = deal.tricks[trick]
    return cards[(seat - leader) % 4]


def _winner(deal: Deal, trick: int) -> int:
    leader, cards = deal.tricks[trick]
    return winner(leader, cards, TRUMPS[deal.made][0])


def _exchanged(deal: Deal, first: int, second: int, seat: int) -> Deal:
    """The two cards of this hand each in the other's trick."""
    one, other = _card(deal, first, seat), _card(deal, second, seat)
    swap = {one: other, other: one}
    tricks = tuple((leader, tuple(swap.get(card, card) for card in cards)) for leader, cards in deal.tricks)
    return evolve(deal, tricks=tricks)


@given(seeds)
@settings(max_examples=80)
def test_a_planted_revoke_is_found_and_costs_three_tricks(seed: int) -> None:
    rng = Random(seed)
    while (planted := with_revoke(rng, random_deal(rng, rng.randrange(4)))) is None:
        pass
    deal, seat = planted
    verdict = verdict_on(deal)
    revokes = [matter for matter in verdict.matters if str(matter.breach) == "revoke"]
    assert [(matter.seat, matter.law.slug) for matter in revokes if matter.law] == [(seat, "revoke-three-trick-transfer")]
    moved = min(3, deal.won[seat % 2])
    ruled = [won + (moved if side != seat % 2 else -moved) for side, won in enumerate(deal.won)]
    assert verdict.deals[0].told(ruled=True)["tricks"] == f"N-S {ruled[0]} and E-W {ruled[1]}"
    assert seat % 2 not in [line.side for line in verdict.score(ruled=True).entries if "slam" in line.what]


@given(seeds)
@settings(max_examples=60)
def test_a_double_out_of_turn_is_found(seed: int) -> None:
    rng = Random(seed)
    deal = random_deal(rng, rng.randrange(4))
    made = next(place for place, line in enumerate(deal.speech) if line.startswith("makes"))
    pone = SEATS[(deal.dealer + 3) % 4]
    maker = deal.speech[made].split()[1]
    speech = (*deal.speech[: made + 1], f"doubles {pone}", f"refuses {maker}")
    verdict = verdict_on(evolve(deal, speech=speech, doubles=0))
    assert [str(matter.law and matter.law.slug) for matter in verdict.matters] == ["double-by-wrong-adversary-first"]
    assert verdict.deals[0].told(ruled=True)["trump"] == deal.made.replace("-", " ")
