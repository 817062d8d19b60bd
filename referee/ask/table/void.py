"""Whether a telling has somebody play a card of another suit who is told to have none of the suit led: that is no revoke.

He has to be told to have none by whoever tells it, not to have said or thought so, and nothing may be told that shows the
contrary later.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.ask.hearing.acts import OFF_SUIT, Deed
from referee.ask.hearing.clause import clauses as clauses_of
from referee.ask.hearing.position import OF_SUIT_LED
from referee.ask.hearing.sentence import Sentence
from referee.ask.hearing.state import DONE, EARLIER, STOOD
from referee.ask.table.partly import part_of, unless_untold
from referee.ask.topics.nearest import subject_of
from referee.ask.words.phrases import Piece, stem, stems
from referee.core.cards import RANKS, Card, card, suit_of
from referee.core.game import Game
from referee.core.history import History
from referee.core.people import Person
from referee.core.record import Act, seat_names
from referee.core.table import PLAY, Table
from referee.mechanics.tricks.state import Tricks

#: what somebody has none of stands behind these
_HAS, _NO = stems("have hold with got left"), stems("no none not nothing without")
_VOID, _OUT, _OF, _FOLLOW = stem("void"), stem("out"), stem("of"), stem("follow")
#: he does not only not follow suit, he cannot
_CANNOT = frozenset(("couldn't", "couldn’t", "can't", "can’t", "cannot", "unable"))
_SUIT, _ANY = stems("suit it them more left any one none"), stems("none void")
#: that he only said so, or thought so
_ONLY_SAID = stems("say think claim swear believe sure reckon tell suppose pretend if whether")
#: what may show that it was not so
_CONTRARY = stems("find later afterwards discover produce actually although though still also another")
#: where more than following suit is owed, what may be wrong with a trump all the same
_HIGHER = stems("over overtrump higher lower head beat win top under undertrump")
_TRUMPS = stems("trump ruff")
WHY = "he has none of the suit led, and may play any card then, a trump as well; nothing is wrong with it"


def plays_rightly(sentence: Sentence, deeds: Sequence[Deed], game: Game) -> str:
    """Why nothing is wrong with a card that does not follow suit, where whoever played it is told to have none."""
    pieces = sentence.pieces
    said = {piece.stem for piece in pieces}
    if said & _CONTRARY or any(deed.happened.how == OF_SUIT_LED and deed.state == STOOD for deed in deeds):
        return ""
    if game.owed is not None and said & _HIGHER:
        return ""
    void = dict(_void(pieces))
    for deed in deeds:
        done = deed.happened
        if done.verb == "play" and deed.state in (DONE, EARLIER) and done.who in void:
            suit = void[done.who]
            played = suit_of(done.cards[0]) if done.cards else done.suit
            if game.owed is not None and pieces[deed.at].stem not in _TRUMPS and not _goes_first(game, suit, done.cards[:1]):
                continue  # there more may be owed by whoever is void
            if done.how == OFF_SUIT or (suit is not None and played not in (None, suit)):
                return WHY
    return ""


def _goes_first(game: Game, led: int | None, played: tuple[Card, ...]) -> bool:
    """Whether the card itself is one that whoever is void owes: the queen of spades at hearts."""
    if game.owed is None or led is None or not played:
        return False
    seats = seat_names(game.seats)
    trick = ((len(seats) - 1, card(led, RANKS[-1])),)
    tricks = part_of(Tricks, order=game.order(None), cards=trick, past=(), early=())
    hands = tuple(1 << played[0] if seat == 0 else 0 for seat in range(len(seats)))
    # Where cards are passed on, this one came with none of them.
    passed = History([Act("passes", seat, cards=(trick[0][1],)) for seat in range(len(seats))])
    table = Table(game, phase=PLAY, hands=hands, dealt=hands, log=passed, told=len(passed)).but(tricks)
    owed = unless_untold(game.owed, table, 0, trick)
    return bool((owed or 0) >> played[0] & 1)


def _void(pieces: Sequence[Piece]) -> Iterator[tuple[Person | None, int | None]]:
    """Who is told to have none of a suit, and of which where it is named."""
    last: Person | None = None
    for first, end in clauses_of(pieces):
        clause = pieces[first:end]
        who, unknown = subject_of(clause, last)
        last = None if unknown else who or last
        if last is not None and _is_void(clause):
            yield last, next((piece.suit for piece in clause if piece.suit is not None), None)


def _is_void(clause: Sequence[Piece]) -> bool:
    told = [piece.stem for piece in clause if not piece.quoted]
    words = frozenset(told)
    if words & _ONLY_SAID:
        return False
    if _VOID in words or (_FOLLOW in words and any(piece.text.casefold() in _CANNOT for piece in clause)):
        return True
    for place, word in enumerate(told):
        behind = told[place + 1 : place + 3]
        if word == _OUT and behind[:1] == [_OF] and _is_of_suit(clause, place + 2):
            return True
        if word in _NO and words & _HAS and (word in _ANY or _is_of_suit(clause, place + 1) or _is_of_suit(clause, place + 2)):
            return True
    return False


def _is_of_suit(clause: Sequence[Piece], place: int) -> bool:
    unquoted = [piece for piece in clause if not piece.quoted]
    return any(piece.suit is not None or piece.stem in _SUIT for piece in unquoted[place : place + 1])
