"""Whist, Blackout and Boure played at random by the rules raise nothing and score what the book says; a planted fault is found.

The players here know the rules in words of their own, and nothing of the program's judgement.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from attrs import define
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.core.record import seat_names
from referee.core.status import SUSPECT
from referee.core.verdict import CLEAN, Verdict
from referee.families.whist.score.blackout import deals_in_game
from referee.families.whist.score.boure import BoureSheet
from referee.families.whist.score.whist import GAME
from referee.judge import judge
from referee.reading.logs import read
from tests.judging import only_matter

RANKS = "23456789TJQKA"
SUITS = "CDHS"
seeds = st.integers(0, 2**32)

#: what a hand may play: its cards, those on the table, the trump suit
Choice = Callable[[list[str], list[str], str], list[str]]


def follow(hand: list[str], trick: list[str], trump: str) -> list[str]:
    """The cards that follow suit, or all."""
    return [card for card in hand if trick and card[0] == trick[0][0]] or hand


def boure(hand: list[str], trick: list[str], trump: str) -> list[str]:
    """The same in Boure: lead the highest trump from the queen up, play over, trump when void."""
    trumps = sorted((card for card in hand if card[0] == trump), key=rank)
    if not trick:
        return trumps[-1:] if trumps and rank(trumps[-1]) >= RANKS.index("Q") else hand
    same = [card for card in hand if card[0] == trick[0][0]]
    if not same:
        return trumps or hand
    trumped = trick[0][0] != trump and any(card[0] == trump for card in trick)
    best = max(rank(card) for card in trick if card[0] == trick[0][0])
    return [card for card in same if not trumped and rank(card) > best] or same


def rank(card: str) -> int:
    return RANKS.index(card[1])


def wins(trick: list[str], trump: str) -> int:
    """The place in the trick of the card that wins it."""
    return max(
        range(len(trick)), key=lambda place: (trick[place][0] == trump, trick[place][0] == trick[0][0], rank(trick[place]))
    )


@define
class Deal:
    """One deal as it was played."""

    names: tuple[str, ...]
    dealer: int
    turned: str
    hands: list[list[str]]
    #: who takes part, clockwise from the dealer's left
    playing: list[int]
    #: before the first card: bids, antes and whatever else the game has
    before: list[str]
    tricks: list[tuple[int, list[str]]]
    won: list[int]

    @property
    def trump(self) -> str:
        return self.turned[:1]

    def log(self, tricks: int | None = None) -> str:
        """The deal in the log language, as far as so many tricks."""
        told = [f"dealer {self.names[self.dealer]}"]
        told += [f"hand {name} {' '.join(hand)}" for name, hand in zip(self.names, self.hands, strict=True)]
        told += [f"turns {self.names[self.dealer]} {self.turned}"] if self.turned else []
        told += self.before
        told += [f"trick {self.names[leader]} {' '.join(cards)}" for leader, cards in self.tricks[:tricks]]
        return "\n".join(told) + "\n"

    def seats_from(self, leader: int) -> list[int]:
        place = self.playing.index(leader)
        return self.playing[place:] + self.playing[:place]


def dealt(rng: Random, players: int, cards: int, own: bool = False) -> Deal:
    """So many cards to each, and one turned up: the dealer's own last or the next of the pack, where one is left."""
    pack = [suit + each for suit in SUITS for each in RANKS]
    rng.shuffle(pack)
    hands = [pack[cards * seat : cards * (seat + 1)] for seat in range(players)]
    dealer = rng.randrange(players)
    rest = pack[cards * players :]
    turned = hands[dealer][-1] if own else rest[0] if rest else ""
    playing = [(dealer + place) % players for place in range(1, players + 1)]
    return Deal(seat_names(players), dealer, turned, hands, playing, [], [], [0] * players)


def play_out(rng: Random, deal: Deal, choice: Choice) -> Deal:
    """All tricks at random, by the rules."""
    held = [list(hand) for hand in deal.hands]
    leader = deal.playing[0]
    while any(held[seat] for seat in deal.playing):
        trick: list[str] = []
        seats = deal.seats_from(leader)
        for seat in seats:
            card = rng.choice(choice(held[seat], trick, deal.trump))
            held[seat].remove(card)
            trick.append(card)
        deal.tricks.append((leader, trick))
        leader = seats[wins(trick, deal.trump)]
        deal.won[leader] += 1
    return deal


def random_whist(rng: Random) -> Deal:
    return play_out(rng, dealt(rng, 4, 13, own=True), follow)


def random_blackout(rng: Random, players: int, cards: int) -> tuple[Deal, list[int]]:
    deal = dealt(rng, players, cards)
    bids = [rng.randrange(cards + 1) for _ in range(players)]
    deal.before = [f"bids {deal.names[seat]} {bids[seat]}" for seat in deal.playing]
    return play_out(rng, deal, follow), bids


def random_boure(rng: Random, players: int, ante: int) -> Deal:
    deal = dealt(rng, players, 5)
    dropped = [seat for seat in range(players) if rng.random() < 0.3]
    deal.playing = [seat for seat in deal.playing if seat not in dropped]
    deal.before = [f"antes {ante}", *(f"drops {deal.names[seat]}" for seat in dropped)]
    return play_out(rng, deal, boure) if len(deal.playing) > 1 else deal


def verdict_on(game: str, names: tuple[str, ...], log: str) -> Verdict:
    records = read(f"game {game}\nplayers {' '.join(names)}\n{log}")
    assert [fault for record in records for fault in record.faults] == []
    return judge(records[0])


# --- no false alarm, and the points that the book gives


@given(seeds)
@settings(max_examples=100)
def test_whist_by_the_rules(seed: int) -> None:
    deal = random_whist(Random(seed))
    verdict = verdict_on("whist", deal.names, deal.log())
    assert (verdict.verdict, verdict.matters) == (CLEAN, ())
    sides = (deal.won[0] + deal.won[2], deal.won[1] + deal.won[3])
    assert verdict.score().totals == verdict.score(ruled=True).totals == tuple(max(0, tricks - 6) for tricks in sides)
    assert verdict.score().over == (max(sides) - 6 >= GAME)


@given(seeds, st.integers(3, 7))
@settings(max_examples=100)
def test_blackout_by_the_rules(seed: int, players: int) -> None:
    rng = Random(seed)
    cards = rng.randint(1, deals_in_game(players))
    deal, bids = random_blackout(rng, players, cards)
    verdict = verdict_on("blackout", deal.names, f"deal {cards}\n{deal.log()}")
    assert (verdict.verdict, verdict.matters) == (CLEAN, ())
    assert sum(deal.won) == cards
    assert verdict.score().totals == tuple(10 + bid if bid == won else 0 for bid, won in zip(bids, deal.won, strict=True))


@given(seeds, st.integers(2, 7))
@settings(max_examples=100)
def test_boure_by_the_rules(seed: int, players: int) -> None:
    rng = Random(seed)
    ante = rng.randint(1, 20)
    deal = random_boure(rng, players, ante)
    verdict = verdict_on("boure", deal.names, deal.log())
    assert (verdict.verdict, verdict.matters) == (CLEAN, ())
    pot, sheet = ante * players, verdict.score()
    assert isinstance(sheet, BoureSheet)
    assert sum(sheet.totals) + sheet.pot == 0
    most = max(deal.won)
    for seat in range(players):
        gained = sheet.totals[seat] + ante
        if len(deal.playing) == 1:
            assert gained == (pot if seat in deal.playing else 0)
        elif not deal.playing or seat not in deal.playing:
            assert gained == 0
        elif deal.won[seat] == most:
            assert gained == pot // deal.won.count(most)
        else:
            assert gained == (0 if deal.won[seat] else -pot)


# --- no missed alarm


def with_fault(rng: Random, deal: Deal, choice: Choice) -> tuple[int, int, str] | None:
    """A trick, the place in it of a hand that had no free choice, and a card of that hand which it may not play."""
    held = [list(hand) for hand in deal.hands]
    found = []
    for number, (leader, cards) in enumerate(deal.tricks):
        for place, seat in enumerate(deal.seats_from(leader)):
            barred = [card for card in held[seat] if card not in choice(held[seat], cards[:place], deal.trump)]
            found += [(number, place, card) for card in barred[:1]]
            held[seat].remove(cards[place])
    return rng.choice(found) if found else None


@pytest.mark.parametrize(("game", "choice"), [("whist", follow), ("blackout", follow), ("boure", boure)])
@given(seed=seeds)
@settings(max_examples=60)
def test_a_card_that_may_not_be_played_is_found(game: str, choice: Choice, seed: int) -> None:
    rng = Random(seed)
    makers: dict[str, Callable[[], Deal]] = {
        "whist": lambda: random_whist(rng),
        "blackout": lambda: random_blackout(rng, 4, 7)[0],
        "boure": lambda: random_boure(rng, 4, 1),
    }
    deal = makers[game]()
    while (fault := with_fault(rng, deal, choice)) is None:
        deal = makers[game]()
    number, place, card = fault
    leader, cards = deal.tricks[number]
    seats = deal.seats_from(leader)
    played = zip(seats, (*cards[:place], card), strict=False)
    told = deal.log(number) + "play " + ", ".join(f"{deal.names[seat]} {each}" for seat, each in played) + "\n"
    matter = only_matter(verdict_on(game, deal.names, f"deal 7\n{told}" if game == "blackout" else told))
    assert str(matter.breach) == ("forbidden-lead" if game == "boure" and place == 0 else "revoke")
    assert (matter.seat, matter.count) == (seats[place], number + 1)


@pytest.mark.parametrize("game", ["whist", "blackout", "boure"])
@given(seed=seeds)
@settings(max_examples=60)
def test_a_lead_out_of_turn_is_found(game: str, seed: int) -> None:
    rng = Random(seed)
    deal = {"whist": dealt(rng, 4, 13, own=True), "blackout": dealt(rng, 5, 6), "boure": dealt(rng, 5, 5)}[game]
    seat = rng.choice(deal.playing[1:])
    told = f"{deal.log()}play {deal.names[seat]} {rng.choice(deal.hands[seat])}\n"
    matter = only_matter(verdict_on(game, deal.names, f"deal 6\n{told}" if game == "blackout" else told))
    assert (str(matter.breach), matter.seat) == ("lead-out-of-turn", seat)


@pytest.mark.parametrize("game", ["whist", "blackout"])
@given(seed=seeds)
@settings(max_examples=40)
def test_a_card_that_nobody_could_play_accuses_nobody(game: str, seed: int) -> None:
    rng = Random(seed)
    deal = dealt(rng, 4, 13, own=True) if game == "whist" else dealt(rng, 4, 6)
    leader = deal.playing[0]
    others = [card for seat in range(4) if seat != leader for card in deal.hands[seat]]
    told = f"{deal.log()}play {deal.names[leader]} {rng.choice(others)}\n"
    verdict = verdict_on(game, deal.names, f"deal 6\n{told}" if game == "blackout" else told)
    assert {matter.status for matter in verdict.matters} == {SUSPECT}
