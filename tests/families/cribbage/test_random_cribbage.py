"""Cribbage deals played at random by the rules: nothing is found in them, and a fault planted in one is."""

from __future__ import annotations

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee.core.cards import CARD, STANDARD_PACK, card_text, cards_of
from referee.core.verdict import CLEAN, Verdict
from referee.families.cribbage.moves.pegging import Pegging
from referee.families.cribbage.score.cribbage import points, shown
from referee.judge import judge
from referee.reading.logs import read

PACK = [card_text(card) for card in cards_of(STANDARD_PACK.cards)]
NAMES = ("Ann", "Bob", "Cat", "Dan")
GAMES = {2: ("cribbage", 2, 0), 3: ("three-hand-cribbage", 1, 1), 4: ("four-hand-cribbage", 1, 0)}

seeds = st.integers(0, 2**32)


class Deal:
    """One deal: what was dealt, laid away and played, as lines of a log."""

    def __init__(self, seed: int, players: int, *, told: bool = True) -> None:
        rng = Random(seed)
        self.game, each, to_crib = GAMES[players]
        self.players = players
        pack = rng.sample(PACK, len(PACK))
        size = 4 + each
        self.hands = [pack[seat * size : (seat + 1) * size] for seat in range(players)]
        self.starter = pack[-1]
        self.lines = [f"game {self.game}", f"players {' '.join(NAMES[:players])}", f"dealer {NAMES[players - 1]}"]
        if told:
            self.lines += [f"hand {NAMES[seat]} {' '.join(hand)}" for seat, hand in enumerate(self.hands)]
        laid = [hand[:each] for hand in self.hands]
        self.kept = [hand[each:] for hand in self.hands]
        self.lines += [f"discards {NAMES[seat]} {' '.join(cards)}" for seat, cards in enumerate(laid)]
        self.lines.append(f"turns {NAMES[players - 1]} {self.starter}")
        self.crib = [card for cards in laid for card in cards] + pack[-2:-1] * to_crib
        #: where each go stands in the log, with what that player holds then
        self.goes: list[tuple[int, int, list[str]]] = []
        self._play(rng)
        self.lines += [f"counts {NAMES[seat]} hand {self.worth(seat)}" for seat in range(players)]

    def _play(self, rng: Random) -> None:
        now = Pegging(0, (4,) * self.players)
        held = [list(cards) for cards in self.kept]
        while not now.over:
            seat = now.leader if now.closed else now.turn
            able = held[seat] if now.closed else [card for card in held[seat] if now.fits(CARD[card])]
            if not able:
                self.goes.append((len(self.lines), seat, list(held[seat])))
                self.lines.append(f"go {NAMES[seat]}")
                now = now.go(seat)
                continue
            card = rng.choice(able)
            held[seat].remove(card)
            self.lines.append(f"play {NAMES[seat]} {card}")
            now = now.after(seat, CARD[card])
        self.pegged = now

    def worth(self, seat: int) -> int:
        return points(shown([CARD[card] for card in self.kept[seat]], CARD[self.starter]))

    def verdict(self) -> Verdict:
        records = read("\n".join(self.lines))
        assert len(records) == 1
        assert not records[0].faults
        return judge(records[0])


@given(seeds, st.integers(2, 4), st.booleans())
@settings(max_examples=120)
def test_no_false_alarm(seed: int, players: int, told: bool) -> None:
    deal = Deal(seed, players, told=told)
    verdict = deal.verdict()
    assert verdict.matters == ()
    assert verdict.verdict == CLEAN
    heels = 2 if deal.starter.endswith("J") else 0
    crib = points(shown([CARD[card] for card in deal.crib], CARD[deal.starter], crib=True)) if players != 3 else 0
    shows = sum(deal.worth(seat) for seat in range(players)) + crib
    in_play = sum(each.points for each in deal.pegged.scores)
    assert sum(verdict.score().totals) == sum(verdict.score(ruled=True).totals) == heels + in_play + shows


@given(seeds)
@settings(max_examples=60)
def test_no_missed_alarm_for_a_wrong_count(seed: int) -> None:
    deal = Deal(seed, 2)
    deal.lines[-2] = f"counts Ann hand {deal.worth(0) + 2}"
    (matter,) = deal.verdict().matters
    assert (str(matter.breach), matter.seat) == ("wrong-count", 0)
    assert matter.law is not None and matter.law.slug == "wrong-hand-count-noticed-late"


@given(seeds, st.booleans())
@settings(max_examples=100)
def test_no_missed_alarm_for_a_false_go(seed: int, told: bool) -> None:
    """Somebody says go at once though he could play anything; with hands untold, what he plays later shows it."""
    deal = Deal(seed, 2, told=told)
    first = next(place for place, line in enumerate(deal.lines) if line.startswith("play Bob"))
    deal.lines.insert(first, "go Bob")
    deal.lines[first + 1], deal.lines[first + 2] = deal.lines[first + 2], deal.lines[first + 1]
    assume(deal.lines[first + 1].startswith("play Ann") and deal.lines[first + 2].startswith("play Bob"))
    found = [matter for matter in deal.verdict().matters if str(matter.breach) in ("false-go", "withheld-card-played")]
    assert found and found[0].seat == 1
    assert found[0].law is not None and found[0].law.slug == "false-go"


@given(seeds, st.booleans())
@settings(max_examples=100)
def test_goes_without_saying_are_nobodys_fault(seed: int, told: bool) -> None:
    """A log that tells the cards and not the goes."""
    deal = Deal(seed, 2, told=told)
    deal.lines = [line for line in deal.lines if not line.startswith("go")]
    assert deal.verdict().matters == ()
