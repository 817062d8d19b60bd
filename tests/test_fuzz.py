"""Whatever a record tells, it is judged to its end; and one irregularity among legal moves is found, it and nothing else."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest
from attrs import evolve
from hypothesis import example, given, settings
from hypothesis import strategies as st

from referee.casebook import cases_in
from referee.core.cards import CARD
from referee.core.record import CALL, NOWHERE, Act, Record, Run
from referee.core.verbs import verbs
from referee.core.verdict import Verdict
from referee.families import games
from referee.judge import judge
from referee.reading.logs import read
from referee.reading.writing import write
from tests.families.bridge.boards import RANKS, SEATS, SUITS, Board, random_board
from tests.reading.test_reading import examples

seeds = st.integers(0, 2**32)

# --- records of anything

SHAPES = {verb: [slots for _, slots in examples(shape)] for verb, shape in verbs().items()}
CARDS = [CARD[suit + rank] for suit in SUITS for rank in RANKS]
ODD_CARDS = sorted(set(CARD.values()) - set(CARDS))
CALLS = sorted(set(CALL.values()))
NUMBERS = (-50, -1, 0, 1, 2, 3, 4, 5, 9, 12, 13, 14, 20, 30, 50, 51, 52, 60, 100, 120, 150, 300, 500, 10**11)
#: verbs that hang together most; of these, a few at a time make the deepest trouble
TANGLED = (
    *("contract", "turn", "taken", "hand", "play", "call", "simultaneous", "changes", "substitutes", "retracts", "adds"),
    *("omits", "names", "places", "exposes", "claims", "concedes", "disputes", "requires", "forbids", "lets", "accepts"),
    *("attention", "won", "takes", "score", "amends", "agreed", "unfinished", "games", "below", "deal", "board"),
)


def random_act(rng: Random, verb: str | None = None) -> Act:
    """An act of some verb with objects such as it takes, whether or not they make sense there."""
    verb = verb or rng.choice(list(verbs()))
    filled = dict(rng.choice(SHAPES[verb]))
    for slot, told in filled.items():
        match slot:
            case "seat" | "other" | "suit":
                filled[slot] = rng.randrange(4)
            case "side":
                filled[slot] = rng.randrange(2)
            case "call":
                filled[slot] = rng.choice([call for call in CALLS if call >= 0 or verb != "contract"])
            case "cards" | "numbers":
                assert isinstance(told, tuple)
                many = slot.upper() in verbs()[verb]
                pool = NUMBERS if slot == "numbers" else CARDS if rng.random() < 0.95 else ODD_CARDS
                filled[slot] = tuple(rng.choice(pool) for _ in range(rng.choice((1, 2, 3, 13)) if many else len(told)))
    return Act(verb, **filled)  # type: ignore[arg-type]


def board_acts(rng: Random) -> list[Act | Run]:
    """A legal board, or how it begins; as runs, or each move as an act of its own."""
    board = random_board(rng, rng.randrange(1, 40))
    (record,) = read(board.log())
    acts = list(record.acts)
    if rng.random() < 0.5:
        acts = acts[: rng.randrange(len(acts) + 1)]
    if rng.random() < 0.5:
        firsts = {"call": board.dealer}
        acts = [each for act in acts for each in (singly(act, firsts) if isinstance(act, Run) else [act])]
    return acts


def singly(run: Run, firsts: dict[str, int]) -> Iterator[Act]:
    """The moves of a run as acts without a place."""
    first = firsts[run.verb] if run.first is None else run.first
    for place in range(len(run.moves)):
        yield evolve(run.act(place, (first + place) % 4), at=NOWHERE)


def spoilt_boards(rng: Random) -> list[Act | Run]:
    """Legal boards into which a few acts are thrown."""
    acts = [act for _ in range(rng.choice((1, 1, 1, 2, 3))) for act in board_acts(rng)]
    for _ in range(rng.randrange(1, 9)):
        acts.insert(rng.randrange(len(acts) + 1), random_act(rng))
    return acts


def anything(rng: Random) -> list[Act | Run]:
    """Acts and nothing else, of all verbs or of a few that hang together.

    No two are alike: without a place they are one act to whoever looks what there would be without it.
    """
    few = list(verbs()) if rng.random() < 0.4 else rng.sample(TANGLED, rng.randrange(3, 9))
    return list(dict.fromkeys(random_act(rng, rng.choice(few)) for _ in range(rng.randrange(1, 30))))


def ruled(verdict: Verdict) -> list[tuple[object, ...]]:
    """What a verdict says, the places in the log left aside."""
    return [(str(m.breach), m.seat, m.law and m.law.id, m.status, m.remedy, m.taken, m.why) for m in verdict.matters]


def judged_twice(rng: Random, acts: list[Act | Run]) -> None:
    """Judge these acts as they are and as they are read back from a log: that comes to the same, and to an end."""
    record = Record(rng.choice(sorted(games())), tuple(acts))
    verdict = judge(record)
    (again,) = read(write(record))
    assert not again.faults
    assert ruled(judge(again)) == ruled(verdict)


@given(seeds)
@settings(max_examples=100)
def test_legal_boards_with_anything_in_them_are_judged(seed: int) -> None:
    rng = Random(seed)
    judged_twice(rng, spoilt_boards(rng))


@given(seeds)
@example(438087)  # the same told twice, without a place
@example(850)  # cards shown in an auction after which nobody plays
@example(113)  # two and a half due, which a log writes 2.50
@example(638)  # more tricks taken before the log begins than there is memory for
@settings(max_examples=100)
def test_anything_at_all_is_judged(seed: int) -> None:
    rng = Random(seed)
    judged_twice(rng, anything(rng))


@pytest.mark.parametrize(
    "log",
    [
        "contract S 4S\ncall W 1H",
        "contract S 4S\ncall W 1H\nrequires S W lead D",
        "contract S 4S\nsimultaneous E double\nforbids S W lead D\nplay W H4",
        "play W H4\ncall W 1H",
        "taken NS 13\nsubstitutes E C8 CJ",
        "contract S 4S\ntaken NS 13\nsubstitutes E C8 CJ",
        "contract S 4S\nhand E C8\nplay W H4, N H5, E C8\ntaken NS 13\nsubstitutes E H2 for C8\nsubstitutes N C2 for H5",
        "pegs P2 0\ndealer P2\nhand P1 CA DA C6 C7\nturns P2 H8\npegs P2 0\ncounts P1 hand 13",
    ],
)
def test_what_once_stopped_the_judge(log: str) -> None:
    for game in games():
        judge(read(log)[0], game)


def test_places_decide_nothing() -> None:
    """What a record tells decides, and not where its lines stand: a record made by a program has none."""
    for case in islice(cases_in(()), None, None, 3):
        block = case.block("log")
        for record in read(block.text) if block else ():
            acts = [
                evolve(act, at=NOWHERE) if isinstance(act, Act) else evolve(act, line=0, column=0, text="")
                for act in record.acts
            ]
            assert ruled(judge(evolve(record, acts=tuple(acts)), case.game)) == ruled(judge(record, case.game)), case.id


# --- one irregularity in a legal board


class Planter:
    """A legal board, cut off or not, and the line to be planted in it."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        while True:
            board = random_board(rng)
            if board.contract:
                break
        self.board: Board = board
        self.declarer, self.trump = board.contract[0], board.contract[1][1]
        self.dummy = (self.declarer + 2) % 4
        self.defender = (self.declarer + rng.choice((1, 3))) % 4
        #: tricks that are complete before it, and whose lead it is then
        self.done = rng.randrange(1, 11)
        self.leader = board.tricks[self.done][0]

    def seat(self, *but: int) -> int:
        """Anybody but these."""
        return self.rng.choice([seat for seat in range(4) if seat not in but])

    def setting(self) -> list[str]:
        """Everything that stands before the auction."""
        return self.board.log().splitlines()[:4]

    def calls(self, number: int) -> list[str]:
        """The beginning of the auction, after which it is the next player's turn."""
        told = [f"auction {' '.join(self.board.calls[:number])}"] if number else []
        return [*self.setting(), *told]

    def turn(self, number: int) -> int:
        """Whose turn it is after so many calls."""
        return (self.board.dealer + number) % 4

    def somewhere(self) -> int:
        """A place in the auction at which it is still on."""
        return self.rng.randrange(len(self.board.calls))

    def tricks(self, cards: int = 0) -> list[str]:
        """The board up to this trick, and so many cards of the trick."""
        lines = self.board.log().splitlines()[: 5 + self.done]
        leader, trick = self.board.tricks[self.done]
        return [*lines, *(f"play {SEATS[(leader + place) % 4]} {trick[place]}" for place in range(cards))]

    def rest(self, cards: int = 0) -> list[str]:
        """What follows upon `tricks`."""
        leader, trick = self.board.tricks[self.done]
        singly = [f"play {SEATS[(leader + place) % 4]} {trick[place]}" for place in range(cards, 4)]
        return [*singly, *self.board.log().splitlines()[6 + self.done :]]

    def held(self, seat: int) -> list[str]:
        """What the hand has left before this trick."""
        gone = {card for _, trick in self.board.tricks[: self.done] for card in trick}
        return [card for card in self.board.hands[seat] if card not in gone]

    def won(self, side: int) -> int:
        """The tricks of that side in the whole play."""
        return sum(1 for seat in self.board.winners if seat % 2 == side)


#: lines of the log and who erred in them; None where nobody did
Planted = tuple[list[str], int | None]
Kind = Callable[[Planter], Planted]
KINDS: list[tuple[str, Kind]] = []


def kind(breach: str) -> Callable[[Kind], Kind]:
    """A way to plant a breach."""

    def taken(plant: Kind) -> Kind:
        KINDS.append((breach, plant))
        return plant

    return taken


@kind("bid-not-listed")
def _(p: Planter) -> Planted:
    place = p.somewhere()
    return [*p.calls(place), f"call {SEATS[p.turn(place)]} {p.rng.choice(('8C', '8NT', '9H'))}"], p.turn(place)


@kind("double-out-of-place")
def _(p: Planter) -> Planted:
    bids = [place for place, call in enumerate(p.board.calls) if call[0].isdigit()]
    place = p.rng.choice(range(bids[0] + 1))
    return [*p.calls(place), f"call {SEATS[p.turn(place)]} double"], p.turn(place)


@kind("double-out-of-place")
def _(p: Planter) -> Planted:
    bids = [place for place, call in enumerate(p.board.calls) if call[0].isdigit()]
    place = p.rng.choice(bids) + 1
    return [*p.calls(place), f"call {SEATS[p.turn(place)]} redouble"], p.turn(place)


@kind("call-after-auction")
def _(p: Planter) -> Planted:
    seat = p.seat()
    return [*p.calls(len(p.board.calls)), f"call {SEATS[seat]} {p.rng.choice(('pass', '7NT', 'double'))}"], seat


@kind("changed-call")
def _(p: Planter) -> Planted:
    place = p.rng.randrange(1, len(p.board.calls))
    return [*p.calls(place), f"changes {SEATS[p.turn(place - 1)]} late 7NT"], p.turn(place - 1)


@kind("exposed-in-auction")
def _(p: Planter) -> Planted:
    seat, verb = p.seat(), p.rng.choice(("exposes", "play"))
    return [*p.calls(max(1, p.somewhere())), f"{verb} {SEATS[seat]} {p.rng.choice(p.board.hands[seat])}"], seat


@kind("play-out-of-turn")
def _(p: Planter) -> Planted:
    seat, led = (p.leader + 2) % 4, p.board.tricks[p.done][1][0]
    cards = [card for card in p.held(seat) if card[0] == led[0]] or p.held(seat)
    return [*p.tricks(1), f"play {SEATS[seat]} {p.rng.choice(cards)}"], seat


@kind("card-exposed")
def _(p: Planter) -> Planted:
    return [*p.tricks(), f"exposes {SEATS[p.defender]} {p.rng.choice(p.held(p.defender))}"], p.defender


@kind("card-taken-back")
def _(p: Planter) -> Planted:
    old = p.board.tricks[p.done][1][0]
    new = p.rng.choice([card for card in p.held(p.leader) if card != old])
    return [*p.tricks(1), f"substitutes {SEATS[p.leader]} {new} for {old}"], p.leader


@kind("no-card-to-trick")
def _(p: Planter) -> Planted:
    cards = p.rng.randrange(1, 4)
    return [*p.tricks(cards), f"omits {SEATS[(p.leader + cards) % 4]}"], (p.leader + cards) % 4


@kind("two-cards-to-trick")
def _(p: Planter) -> Planted:
    seat = p.seat()
    return [*p.tricks(), f"adds {SEATS[seat]} {p.rng.choice(p.held(seat))}"], seat


@kind("late-look-at-trick")
def _(p: Planter) -> Planted:
    p.done = p.rng.randrange(3, 11)
    seat = p.seat()
    return [*p.tricks(), f"inspects {SEATS[seat]} {p.rng.randrange(1, p.done - 1)}", *p.rest()], seat


@kind("dummy-looks")
def _(p: Planter) -> Planted:
    return [*p.tricks(), f"looks {SEATS[p.dummy]} {SEATS[p.seat(p.dummy)]}", *p.rest()], p.dummy


@kind("disclosure")
def _(p: Planter) -> Planted:
    return [*p.tricks(2), f"suggests {SEATS[p.dummy]} {SEATS[p.declarer]}", *p.rest(2)], p.dummy


@kind("disclosure")
def _(p: Planter) -> Planted:
    return [*p.tricks(), f"discloses {SEATS[p.defender]} hearts", *p.rest()], p.defender


@kind("no-right-to-demand")
def _(p: Planter) -> Planted:
    return [*p.tricks(), f"requires {SEATS[p.declarer]} {SEATS[p.defender]} lead D", *p.rest()], p.declarer


@kind("too-many-tricks-taken")
def _(p: Planter) -> Planted:
    return [*p.board.log().splitlines(), f"takes {p.rng.choice(('NS', 'EW'))} {p.rng.randrange(1, 4)}"], None


@kind("fewer-than-won")
def _(p: Planter) -> Planted:
    side = 0 if p.won(0) else 1
    return [*p.board.log().splitlines(), f"won {('NS', 'EW')[side]} {p.rng.randrange(p.won(side))}"], None


@kind("wrong-score")
def _(p: Planter) -> Planted:
    return [*p.board.log().splitlines(), f"score {p.rng.choice(('NS', 'EW'))} above 15"], None


@kind("defenders-concession")
def _(p: Planter) -> Planted:
    return [*p.tricks(), f"concedes {SEATS[p.defender]} {p.rng.randrange(1, 14 - p.done)}"], p.defender


@kind("record-does-not-hold")
def _(p: Planter) -> Planted:
    number = p.rng.randrange(14)
    return [
        *p.calls(len(p.board.calls)),
        f"won NS {number}",
        f"won EW {p.rng.choice([n for n in range(15) if n != 13 - number])}",
    ], None


@kind("record-does-not-hold")
def _(p: Planter) -> Planted:
    return [*p.setting(), f"contract {SEATS[p.declarer]} 1C", f"taken NS {p.rng.randrange(1, 14)}", "taken EW 13"], None


MANNERS = {
    "hesitates {}": "emphasis-or-delay",
    "emphasises {}": "emphasis-or-delay",
    "approves {}": "approval-or-hint",
    "watches {} {other}": "watches-hand",
    "influenced {}": "influenced-by-partner",
    "gathers {}": "gathered-early",
    "scatters {}": "tricks-not-in-order",
    "undisclosed {}": "undisclosed-convention",
}
#: what goes wrong before the first call: the lines after `dealer N`, with `{}` for whoever errs; the seats that can
BEFORE = (
    ("deal-out-of-turn", "deals {}", "ESW"),
    ("uncut-pack-dealt", "shuffles E\ndeals {}", "N"),
    ("cut-too-small", "cuts {} 3", "W"),
    ("cut-too-small", "cuts {} 49", "W"),
    ("cut-misdone", "cuts {} 20", "NES"),
    ("faced-in-shuffle-or-cut", "faces {} cut C4", "W"),
    ("dealt-incorrectly", "deals {} rounds 3 3 3 4", "N"),
    ("dealt-incorrectly", "deals {} incorrectly", "N"),
    ("faced-in-dealing", "deals N\nfaces {} deal C4", "N"),
    ("wrong-hand-picked-up", "picks {} N seen", "ESW"),
    ("hand-taken-up-early", "deals N\ntouches {}", "NESW"),
    ("bottom-card-seen", "deals N\nlooks {} bottom", "N"),
    ("too-many-cards", "dealt\ncounts {} 14", "NESW"),
    ("too-few-cards", "dealt\ncounts {} 12", "NESW"),
    ("two-cards-in-draw", "draws {} C4 C5", "NESW"),
    ("end-card-drawn", "draws {} end C4", "NESW"),
    ("new-shuffle-demanded", "demands {} shuffle", "NESW"),
)
#: the same where it is nobody's doing
NOBODYS = (
    ("incorrect-pack", "lacks C4"),
    ("incorrect-pack", "foreign C4"),
    ("identifiable-card", "marked C4"),
    ("identifiable-card", "damaged C4"),
    ("packs-interchanged", "interchanges"),
    ("faced-in-pack", "faces pack C4"),
    ("spectator-speaks", 'spectator "Lead a heart"'),
)


def in_play(line: str) -> Kind:
    """A manner of somebody while the play is on, which goes on after it."""
    return lambda p: (
        [*p.tricks(1), line.format(SEATS[p.defender], other=SEATS[p.declarer]), *p.rest(1)],
        p.defender,
    )


def before_the_deal(lines: str, seats: str) -> Kind:
    """Something that one of these players does where North is to deal."""

    def plant(p: Planter) -> Planted:
        seat = SEATS.index(p.rng.choice(seats)) if seats else None
        told = lines.format("" if seat is None else SEATS[seat])
        return ["deal 1", "dealer N", *told.split("\n")], seat

    return plant


KINDS += [(breach, in_play(line)) for line, breach in MANNERS.items()]
KINDS += [(breach, before_the_deal(lines, seats)) for breach, lines, seats in BEFORE]
KINDS += [(breach, before_the_deal(lines, "")) for breach, lines in NOBODYS]
BOARDS_OF_A_KIND = 12


@pytest.mark.parametrize(("breach", "plant"), KINDS, ids=[f"{place}-{breach}" for place, (breach, _) in enumerate(KINDS)])
def test_what_is_planted_is_found_and_nothing_else(breach: str, plant: Kind) -> None:
    for seed in range(BOARDS_OF_A_KIND):
        lines, seat = plant(Planter(Random(f"{breach} {seed}")))
        (record,) = read("game contract-bridge\n" + "\n".join(lines))
        assert not record.faults
        verdict = judge(record)
        found = {(str(matter.breach), matter.seat) for matter in verdict.matters if matter.cause is None}
        assert found == {(breach, seat)}, (seed, lines)


def test_enough_is_planted() -> None:
    assert len(KINDS) * BOARDS_OF_A_KIND >= 500


@pytest.mark.parametrize(
    "log", ["game klondike\npile stock 999999999999", "game i-doubt-it\nplayers 3\nlays P1 kings 999999999999"]
)
def test_a_number_that_no_table_holds_costs_nothing(log: str) -> None:
    (record,) = read(log)
    judge(record)
