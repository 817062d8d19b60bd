"""The ranks of cards of which no suit is told: `5 5 5 jack`, `four jacks and three eights`, `two nines and a joker`.

Where only ranks count such cards are laid down as told, whatever their suits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.ask.words.phrases import BREAK, NUMBER, Piece
from referee.ask.words.reading import NUMBERED, RANKS_NAMED
from referee.core.cards import CARD, CLUBS, DIAMONDS, HEARTS, SPADES, Card, Suit, card
from referee.core.game import Game
from referee.mechanics.melds.score import Drawing

_LETTERS = frozenset("KQJT")
#: what stands between cards that are told one after the other
_BETWEEN = (",", "and")
#: more cards of a rank nobody tells
MOST_ALIKE = 12
_JOKERS, _ONE, _WILD = ("joker", "jokers"), 1, "2"
#: words that may stand among cards that are laid down together, and so few of those that may stand before them
_AMONG_WORDS = "with plus another single lone solitary more natural naturals wild black"
_AMONG, _BEFORE_THEM = frozenset(_AMONG_WORDS.split()), 3
_SENTENCE_ENDS = frozenset(".?!;:")


def laid_down(pieces: Sequence[Piece], at: int, game: Game) -> tuple[Card, ...]:
    """The cards that are told behind this place to be laid down together, in a game in which only their ranks count."""
    drawing = game.part(Drawing)
    if drawing is None or drawing.suits_matter:
        return ()
    run = _run(pieces[at + 1 :])
    suited = [each for piece in run for each in piece.cards]
    ranks = list(ranks_told([piece for piece in run if not piece.cards]))
    jokers = sum(_how_many(run, place) for place, piece in enumerate(run) if piece.text.casefold() in _JOKERS)
    of_one = len({rank for rank in ranks if rank != _WILD}) <= _ONE  # more are several melds, or a row without its suit
    loose = [card(_suit(rank, ranks[:place].count(rank)), rank) for place, rank in enumerate(ranks)]
    if not of_one or (suited and loose):
        return ()
    return (*suited, *loose, *(CARD["JK"] for _ in range(jokers)))


def _suit(rank: str, before: int) -> Suit:
    """A suit for a card of this rank, of which so many are there already: of threes a black one, since a red one is no meld."""
    suits = (SPADES, CLUBS) if rank == "3" else (SPADES, HEARTS, DIAMONDS, CLUBS)
    return suits[before % len(suits)]


def _run(pieces: Sequence[Piece]) -> list[Piece]:
    """The cards told in one breath, with what stands among them."""
    run: list[Piece] = []
    for place, piece in enumerate(pieces):
        ends = piece.kind == BREAK and not _SENTENCE_ENDS.isdisjoint(piece.text)
        if ends or piece.quoted:
            break
        if _is_a_card(pieces, place):
            run.append(piece)
        elif run and piece.text.casefold() not in (*_BETWEEN, *_AMONG):
            break
        elif run:
            run.append(piece)
        elif place >= _BEFORE_THEM:
            break
    return [piece for place, piece in enumerate(run) if not _counts_one(run, place)]


def _is_a_card(pieces: Sequence[Piece], place: int) -> bool:
    piece = pieces[place]
    named = piece.cards or piece.rank or _rank_alone(piece) or rank_of_several(piece)
    return bool(named) or piece.text.casefold() in _JOKERS or piece.kind == NUMBER


def _counts_one(run: Sequence[Piece], place: int) -> bool:
    """Whether it only says that a card is one: `one solitary ace`."""
    one = run[place].kind == NUMBER and run[place].number == _ONE and not run[place].rank
    return one and any(_rank_alone(each) and each.kind != NUMBER for each in run[place + 1 : place + 3])


def _how_many(run: Sequence[Piece], place: int) -> int:
    """How many jokers are told here."""
    before = run[place - 1] if place else None
    return before.number or 1 if before is not None and before.kind == NUMBER and not before.rank else 1


def ranks_told(pieces: Sequence[Piece]) -> Iterator[str]:
    """The ranks of cards told without a suit: `5 5 5 jack`, `four jacks and three eights`, `a six`; no number by itself."""
    ranks = [_rank_alone(piece) for piece in pieces]
    for place, piece in enumerate(pieces):
        rank, plural = ranks[place], rank_of_several(piece)
        before = pieces[place - 1] if place else None
        if plural and before is not None and before.kind == NUMBER and before.number:
            yield from [plural] * min(before.number, MOST_ALIKE)
        elif rank and (piece.kind != NUMBER or piece.rank or _is_in_row(pieces, ranks, place)):
            yield rank


def _rank_alone(piece: Piece) -> str:
    """The rank that a word may tell of one card."""
    if piece.kind == NUMBER:
        return NUMBERED[piece.number - 1 :][:1] if piece.number else ""
    return RANKS_NAMED.get(piece.text.casefold()) or (piece.text if piece.text in _LETTERS else "")


def _is_in_row(pieces: Sequence[Piece], ranks: Sequence[str], place: int) -> bool:
    """Whether another rank is told right beside this one, and neither is how many there are of something."""
    if place + 1 < len(pieces) and rank_of_several(pieces[place + 1]):
        return False
    for step in (-1, 1):
        beside = place + step
        while 0 <= beside < len(pieces) and pieces[beside].text in _BETWEEN:
            beside += step
        if 0 <= beside < len(pieces) and ranks[beside]:
            return True
    return False


def rank_of_several(piece: Piece) -> str | None:
    """The rank of `kings` or `sixes`; none of any other word."""
    word = piece.text.casefold()
    return RANKS_NAMED.get("six" if word == "sixes" else word[:-1]) if word.endswith("s") else None
