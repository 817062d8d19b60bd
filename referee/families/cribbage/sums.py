"""What a hand, a crib or a game of cribbage counts."""

from collections.abc import Iterator, Sequence

from referee.core.cards import JACK, Card, card, card_text, rank_of
from referee.core.game import Game
from referee.core.sums import AS_CLAIMED, CLAIMED, Figures, Line, Reckoned, Sum, ranked
from referee.families.cribbage.expects.goes import WRONG_TOTAL
from referee.families.cribbage.score import cribbage
from referee.families.cribbage.score.cribbage import Combination
from referee.score.counts import pips
from referee.score.expects import WRONG_COUNT

_HAND, _SUITS, _IN_TURN = 4, 4, 2
#: what suits may add to a hand: his nobs, a flush of four or five cards, both
_BY_SUITS = (1, 4, 5, 6)


def _hand(game: Game, figures: Figures) -> Iterator[Reckoned]:
    starter = figures.named.get("starter")
    hand = tuple(card for card in figures.cards if card != starter)
    crib = "crib" in figures
    if starter is not None and len(hand) == _HAND:
        told = f"{' '.join(map(card_text, hand))} with {card_text(starter)}"
        yield Reckoned(told, _lines(cribbage.shown(hand, starter, crib=crib))).against(figures.claimed, WRONG_COUNT)
    elif "starter" in figures and not figures.cards and len(figures.ranks) == _HAND + 1:
        cards = _of_any_suits(figures.ranks)
        told = f"{' '.join(figures.ranks[:-1])} with {figures.ranks[-1]}"
        told += ", without a flush or his nobs, for which the suits are wanted"
        found = Reckoned(told, _lines(cribbage.shown(cards)))
        with_suits = [(found.total or 0) + more for more in _BY_SUITS]
        yield found if figures.claimed in with_suits else found.against(figures.claimed, WRONG_COUNT)


def _of_any_suits(ranks: Sequence[str]) -> tuple[Card, ...]:
    """Cards of these ranks, those alike in different suits."""
    return tuple(card(ranks[:place].count(rank) % _SUITS, rank) for place, rank in enumerate(ranks))


def _lines(combinations: Sequence[Combination]) -> tuple[Line, ...]:
    found = (Line(each.points, f"{each.what} {' '.join(map(card_text, each.cards))}") for each in combinations)
    return tuple(found) or (Line(0, "nothing"),)


def _games(game: Game, figures: Figures) -> Iterator[Reckoned]:
    if "target" in figures and "loser" in figures and figures["loser"] < figures["target"]:
        loser, target = figures["loser"], figures["target"]
        what = "the loser is lurched" if cribbage.is_lurched(loser, target) else "the loser is past the half"
        told = f"a game to {target}, the loser at {loser}"
        yield Reckoned(told, (Line(cribbage.games_won(loser, target), f"games won: {what}", "the winner"),), added_up=False)


def _heels(game: Game, figures: Figures) -> Iterator[Reckoned]:
    starter = figures.named.get("starter")
    if starter is not None and rank_of(starter) == JACK and not figures.ranks and len(figures.cards) == 1:
        yield Reckoned(f"{card_text(starter)} turned up", (Line(cribbage.HIS_HEELS, "his heels", "the dealer"),))


def _running(game: Game, figures: Figures) -> Iterator[Reckoned]:
    """What the count comes to with one more card, and whether that was said; a second card is the next player's."""
    played = (*figures.cards, *(card(0, rank) for rank in figures.ranks))
    if "count" not in figures or "plays" not in figures or figures.claimed is None or not 0 < len(played) <= _IN_TURN:
        return
    count, worth = figures["count"], pips(played[0])
    if count < cribbage.THIRTY_ONE:
        lines = (Line(count, "the count before it"), Line(worth, "the card played"))
        yield Reckoned(f"{count} and {ranked(1, rank_of(played[0]))}", lines).against(figures.claimed, WRONG_TOTAL)


_STARTER = (
    "starter|turnup|upcard|cut be {card}",
    "{card} turned|turns|starter|cut|up",
    "turns|turned|cut {card}",
    "starter|turned|cut|turnup",
    "turn up",
)
SUMS = (
    Sum({CLAIMED: AS_CLAIMED, "starter": _STARTER, "crib": ("in|my|his crib",)}, _hand),
    Sum(
        {"target": ("game to|of {number}", "{number} of {number}", "to {number}"), "loser": ("stuck|stands|at|on {number}",)},
        _games,
    ),
    Sum({"starter": _STARTER[:3]}, _heels),
    Sum(
        {
            CLAIMED: ("says|calls|announces {number}",),
            "count": ("count|total be {number}", "{number} on count|table"),
            "plays": ("play|plays|put|puts|lay|lays|add|adds|drop|drops|throw|throws",),
        },
        _running,
    ),
)
