"""Gin and rummy played at random by the rules: nothing is found, and a fault planted in a deal is."""

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee.core.cards import STANDARD_PACK, card_text, cards_of
from referee.core.verdict import CLEAN
from referee.families.gin.usp56.gin_rummy import BONUSES
from referee.mechanics.melds.score import Showdown
from referee.score.counts import pips_of
from referee.score.matched import ACE_LOW
from tests.judging import verdict_on

PACK = list(cards_of(STANDARD_PACK.cards))
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
SIZES = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}

seeds = st.integers(0, 2**32)


def told(cards: list[int] | tuple[int, ...]) -> str:
    return " ".join(map(card_text, cards))


class Gin:
    """A hand of gin: whoever can knocks, and otherwise discards the card that leaves least."""

    def __init__(self, seed: int, *, told_hands: bool = True) -> None:
        rng = Random(seed)
        pack = rng.sample(PACK, 52)
        self.hands = [pack[:10], pack[10:20]]
        stock, pile = pack[21:], [pack[20]]
        self.lines = ["game gin-rummy", "players Ann Bob", "dealer Bob"]
        if told_hands:
            self.lines += [f"hand {NAMES[seat]} {told(hand)}" for seat, hand in enumerate(self.hands)]
        self.lines += [f"turns Bob {card_text(pile[0])}", "declines Ann", "declines Bob"]
        self.knocker: int | None = None
        seat = 0
        while len(stock) > 2 and self.knocker is None:
            hand = self.hands[seat]
            taken = pile[-1] if len(pile) > 1 and rng.random() < 0.3 else None
            if taken is not None:
                hand.append(pile.pop())
                self.lines.append(f"draws {NAMES[seat]} pile")
            else:
                hand.append(stock.pop(0))
                self.lines.append(f"draws {NAMES[seat]} stock {card_text(hand[-1])}")
            loose = [card for card in hand if card != taken]
            away = min(loose, key=lambda card: ACE_LOW.least_count([each for each in hand if each != card]))
            hand.remove(away)
            if ACE_LOW.least_count(hand) <= 10:
                self.knocker = seat
                self.lines.append(f"knocks {NAMES[seat]}")
            self.lines.append(f"discards {NAMES[seat]}{' down' if self.knocker is not None else ''} {card_text(away)}")
            pile.append(away)
            seat = 1 - seat
        if not told_hands and self.knocker is not None:
            self.lines += [f"shows {NAMES[each]} {told(self.hands[each])}" for each in (self.knocker, 1 - self.knocker)]


@given(seeds, st.booleans())
@settings(max_examples=60)
def test_no_false_alarm_in_gin(seed: int, told_hands: bool) -> None:
    hand = Gin(seed, told_hands=told_hands)
    verdict = verdict_on(hand.lines)
    assert verdict.matters == ()
    assert verdict.verdict == CLEAN
    if hand.knocker is None:
        assert verdict.score(ruled=True).totals == (0, 0)
        return
    mine, other = hand.hands[hand.knocker], hand.hands[1 - hand.knocker]
    count = ACE_LOW.least_count(mine)
    left = ACE_LOW.least_count(other) if count == 0 else ACE_LOW.least_count_against(other, ACE_LOW.best_parting(mine))
    result = Showdown(count, left, BONUSES)
    winner = hand.knocker if result.knocker_wins else 1 - hand.knocker
    assert verdict.score(ruled=True).standing.points[winner] == verdict.score().standing.points[winner] == result.points
    assert verdict.score(ruled=True).standing.games[winner] == 1


@given(seeds)
@settings(max_examples=40)
def test_no_missed_alarm_for_a_knock_over_ten(seed: int) -> None:
    """A knock put before the first discard of a hand that has more than ten."""
    hand = Gin(seed)
    place = next(number for number, line in enumerate(hand.lines) if line.startswith("discards"))
    player = hand.lines[place].split()[1]
    assume(not hand.lines[place - 1].startswith("knocks"))
    lines = [*hand.lines[:place], f"knocks {player}", hand.lines[place]]
    matters = [matter for matter in verdict_on(lines).matters if str(matter.breach) == "knock-over-ten"]
    assert [matter.who for matter in matters] == [player]


@given(seeds, st.integers(2, 6))
@settings(max_examples=60)
def test_no_false_alarm_in_rummy(seed: int, players: int) -> None:
    """Sets are laid down as they come, cards laid off where they fit, until a player is out."""
    rng = Random(seed)
    pack = rng.sample(PACK, 52)
    size = SIZES[players]
    hands = [pack[seat * size : (seat + 1) * size] for seat in range(players)]
    stock, pile = pack[players * size + 1 :], [pack[players * size]]
    names = NAMES[:players]
    lines = ["game rummy", f"players {' '.join(names)}", f"dealer {names[-1]}"]
    lines += [f"hand {names[seat]} {told(hand)}" for seat, hand in enumerate(hands)]
    lines.append(f"turns {names[-1]} {card_text(pile[0])}")
    table: list[tuple[int, ...]] = []
    out = None
    seat = 0
    for _ in range(300):
        hand, name = hands[seat], names[seat]
        if not stock:
            stock, pile = pile, []
            lines.append(f"turns {name} over discard")
        hand.append(stock.pop(0))
        lines.append(f"draws {name} stock {card_text(hand[-1])}")
        for cards in ACE_LOW.best_parting(hand):
            if len(cards) < len(hand):
                lines.append(f"melds {name} {told(cards)}")
                table.append(cards)
                hand[:] = [card for card in hand if card not in cards]
        for card in list(hand):
            fitting = [place for place, cards in enumerate(table) if ACE_LOW.fits((card,), cards)]
            if len(fitting) == 1 and len(hand) > 1:
                lines.append(f"lays {name} {card_text(card)}")
                table[fitting[0]] = (*table[fitting[0]], card)
                hand.remove(card)
        away = rng.choice(hand)
        hand.remove(away)
        pile.append(away)
        lines.append(f"discards {name} {card_text(away)}")
        if not hand:
            out = seat
            break
        seat = (seat + 1) % players
    verdict = verdict_on(lines)
    assert verdict.matters == ()
    assert verdict.verdict == CLEAN
    assert sum(verdict.score(ruled=True).totals) == 0
    if out is not None:
        left = sum(pips_of(hand) for hand in hands)
        assert verdict.score(ruled=True).totals[out] in (left, 2 * left)


@given(seeds)
@settings(max_examples=30)
def test_no_missed_alarm_for_a_discard_without_a_draw(seed: int) -> None:
    rng = Random(seed)
    cards = rng.sample(PACK, 22)
    lines = ["game rummy", "players Ann Bob", "dealer Bob", f"hand Ann {told(cards[:10])}", f"turns Bob {card_text(cards[20])}"]
    lines += [f"discards Ann {card_text(cards[0])}", "draws Bob stock"]
    (matter,) = verdict_on(lines).matters
    assert (str(matter.breach), matter.who) == ("discarded-without-drawing", "Ann")
