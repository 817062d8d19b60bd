"""Canasta played at random by the rules: nothing is found, the points add up, and a fault planted in a deal is found."""

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee.core.cards import RANK_NAMES, TWO_PACKS_WITH_JOKERS, Card, card_text, cards_of, rank_of
from referee.core.verdict import CLEAN
from referee.families.canasta.score.canasta import Side, is_black_three, is_red_three, is_wild, naturals, rank_of_meld, value_of
from referee.families.canasta.usp56.canasta import COUNTS
from referee.reading.logs import read
from tests.judging import verdict_on

PACK = list(cards_of(TWO_PACKS_WITH_JOKERS.cards)) * 2
SEATS = "NESW"

seeds = st.integers(0, 2**32)


def told(cards: list[Card]) -> str:
    return " ".join(map(card_text, cards))


class Deal:
    """One deal: red threes are laid down, sets melded once they count fifty, the pile taken with a pair, until a side is out.

    Each side is more likely to draw what it collects, so that canastas come about.
    """

    def __init__(self, seed: int) -> None:
        self.rng = rng = Random(seed)
        self.drew = False
        self.stock = rng.sample(PACK, len(PACK))
        self.hands: list[list[Card]] = [[], [], [], []]
        for seat in range(44):
            self.hands[seat % 4].append(self.next_card(seat % 4))
        self.lines = ["game canasta", "dealer W"]
        self.lines += [f"hand {SEATS[seat]} {told(hand)}" for seat, hand in enumerate(self.hands)]
        self.pile = [self.stock.pop(0)]
        while is_wild(self.pile[-1]) or is_red_three(self.pile[-1]) or is_black_three(self.pile[-1]):
            self.pile.append(self.stock.pop(0))
        self.lines.append(f"turns W {told(self.pile)}")
        self.melds: list[list[list[Card]]] = [[], []]
        self.threes = [0, 0]
        self.out: int | None = None
        self.over = False
        seat = 0
        while self.stock and not self.over:
            self.turn(seat)
            seat = (seat + 1) % 4

    def next_card(self, seat: int) -> Card:
        """The next card that this player draws."""
        wanted = [card for card in self.stock[:20] if rank_of(card) % 2 == seat % 2 or is_wild(card)]
        card = wanted[0] if wanted and self.rng.random() < 0.8 else self.stock[0]
        self.stock.remove(card)
        return card

    def turn(self, seat: int) -> None:
        hand, name, side = self.hands[seat], SEATS[seat], seat % 2
        if not self.takes_pile(seat):
            self.draw(seat)
        while not self.over and any(map(is_red_three, hand)):
            red = [card for card in hand if is_red_three(card)]
            hand[:] = [card for card in hand if not is_red_three(card)]
            self.threes[side] += len(red)
            self.lines.append(f"melds {name} {told(red)}")
            for _ in red if self.drew else ():
                if self.stock and not self.over:
                    self.draw(seat)
        if self.over:
            return
        self.meld(seat)
        away = self.rng.choice([card for card in hand if not is_wild(card)] or hand)
        hand.remove(away)
        self.pile.append(away)
        self.lines.append(f"discards {name} {card_text(away)}")
        if not hand:
            self.out, self.over = seat, True
        elif not self.stock:
            self.lines.append(f"declines {SEATS[(seat + 1) % 4]}")
            self.over = True

    def draw(self, seat: int) -> None:
        card = self.next_card(seat)
        self.drew = True
        self.hands[seat].append(card)
        self.lines.append(f"draws {SEATS[seat]} stock {card_text(card)}")
        self.over = not self.stock and is_red_three(card)
        if self.over:
            self.hands[seat].remove(card)
            self.threes[seat % 2] += 1

    def takes_pile(self, seat: int) -> bool:
        """The pile taken with a natural pair, by a side that has melded."""
        hand, mine = self.hands[seat], self.melds[seat % 2]
        top = self.pile[-1] if self.pile else None
        if top is None or not mine or is_wild(top) or is_black_three(top) or is_red_three(top):
            return False
        pair = [card for card in hand if not is_wild(card) and rank_of(card) == rank_of(top)][:2]
        if len(pair) < 2 or len(hand) < 5:
            return False
        self.lines.append(f"draws {SEATS[seat]} pile {told(pair)}")
        for card in pair:
            hand.remove(card)
        hand += self.pile[:-1]
        self.add(mine, [top, *pair])
        self.pile, self.drew = [], False
        return True

    def meld(self, seat: int) -> None:
        """Natural sets, if they count enough to begin with, and wild cards to make a canasta; a card is kept to discard."""
        hand, mine = self.hands[seat], self.melds[seat % 2]
        groups: dict[int, list[Card]] = {}
        for card in hand:
            if not is_wild(card) and not is_black_three(card):
                groups.setdefault(rank_of(card), []).append(card)
        ranks = {rank_of_meld(each) for each in mine}
        ready = [cards for rank, cards in groups.items() if len(cards) >= 3 or rank in ranks]
        if not mine and value_of(card for cards in ready for card in cards) < 50:
            return
        opens = not mine
        for cards in ready:
            if len(hand) - len(cards) >= self.least_kept(mine) or opens:
                if len(hand) == len(cards):
                    continue
                self.lines.append(f"melds {SEATS[seat]} {told(cards)}")
                for card in cards:
                    hand.remove(card)
                self.add(mine, cards)
        for meld in mine:
            wild = [card for card in hand if is_wild(card)][: 3 - sum(map(is_wild, meld))]
            if len(naturals(meld)) >= 4 and len(meld) + len(wild) >= 7 > len(meld) and len(hand) - len(wild) >= 2:
                rank = RANK_NAMES[rank_of(naturals(meld)[0])]
                self.lines.append(f"melds {SEATS[seat]} {rank} {told(wild)}")
                for card in wild:
                    hand.remove(card)
                meld += wild

    @staticmethod
    def least_kept(mine: list[list[Card]]) -> int:
        return 1 if any(map(COUNTS.sort, mine)) else 2

    @staticmethod
    def add(mine: list[list[Card]], cards: list[Card]) -> None:
        joined = next((each for each in mine if rank_of_meld(each) == rank_of(cards[0])), None)
        if joined is None:
            mine.append(list(cards))
        else:
            joined += cards


@given(seeds)
@settings(max_examples=60, deadline=None)
def test_no_false_alarm(seed: int) -> None:
    deal = Deal(seed)
    verdict = verdict_on(deal.lines)
    # A player who takes no thought may come to a last card without a canasta, or refuse what he has to take; nothing else.
    thoughtless = {"forced-take-refused", "red-three-undeclared", "discarded-out"}
    assert {str(matter.breach) for matter in verdict.matters} <= thoughtless
    if verdict.matters:
        return
    assert verdict.verdict == CLEAN
    for side in range(2):
        left = tuple(card for seat in (side, side + 2) for card in deal.hands[seat])
        out = deal.out is not None and deal.out % 2 == side
        melds = tuple(map(tuple, deal.melds[side]))
        score = Side(melds, left, deal.threes[side], sum(map(is_red_three, left)), out).score(COUNTS)
        assert verdict.score(ruled=True).totals[side] - score in (0, COUNTS.concealed)  # concealed, perhaps


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_no_missed_alarm_for_a_false_meld(seed: int) -> None:
    deal = Deal(seed)
    place = next(number for number, line in enumerate(deal.lines) if line.startswith("draws N"))
    first = [card for card in naturals(deal_cards(deal, 0)) if not is_red_three(card)]
    ranks = {rank_of(card): card for card in first}
    three = list(ranks.values())[:3]
    assume(len(three) == 3)
    lines = [*deal.lines[: place + 1], f"melds N {told(three)}", "attention E"]
    (matter,) = [each for each in verdict_on(lines).matters if str(each.breach) == "illegal-meld"]
    assert matter.who == "N"
    assert matter.law is not None and matter.law.slug == "other-illegal-meld"


def deal_cards(deal: Deal, seat: int) -> list[Card]:
    """The hand as it was dealt, from the log."""
    line = next(line for line in deal.lines if line.startswith(f"hand {SEATS[seat]}"))
    (record,) = read(f"game canasta\n{line}")
    return list(record.acts[0].cards)  # type: ignore[union-attr]
