"""What a telling says that somebody did, clause by clause, as acts of the log language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from attrs import evolve, frozen

from referee.ask.hearing.clause import OBJECTS, clause_is_before, clauses, is_asked
from referee.ask.hearing.counting import counted, hands_of
from referee.ask.hearing.drawing import ASKED, SERVED, THROWN, changed, tells_of_draw
from referee.ask.hearing.heard import Happened
from referee.ask.hearing.people import speaks
from referee.ask.hearing.position import (
    FOLLOWS,
    OF_SUIT_LED,
    Stood,
    answered,
    follows_no_suit,
    holds_led,
    laid,
    tells_of_tricks,
    upon,
)
from referee.ask.hearing.state import CHANGED, DONE, EARLIER_THAN, REPORTED, SAYING, STOOD, SUPPOSED, UNREAL, state_at, state_of
from referee.ask.words.contractors import is_a_ladder
from referee.ask.words.lexicon import acts_in
from referee.ask.words.phrases import NUMBER, OWNER, PERSON, THING, TRICK, WORD, Fits, Found, Piece, is_irregular, stem, stems
from referee.ask.words.ranks import laid_down
from referee.core.cards import Card, cards_of, suit_of
from referee.core.game import Game
from referee.core.people import OFFENDER, SPEAKER, Person
from referee.core.record import DOUBLE, PASS, REDOUBLE, Call, bid
from referee.mechanics.talon.expects import WRONG_HAND_IN_PLAY

_CALLS: dict[str, Call] = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE}
_CALL_STEMS = stems(" ".join(_CALLS))
#: words before whoever is no subject
_AGAINST = "against"
_NO_SUBJECT_WORDS = "against to for from of with on by behind over at beside round around before after than"
NO_SUBJECT = frozenset(_NO_SUBJECT_WORDS.split())
#: somebody of whom nothing else is told
_SOMEBODY_WORDS = (
    "man woman guy bloke chap fellow fella feller gent dude lady gentleman boy girl kid lad colleague friend stranger"
)
_SOMEBODY = frozenset(_SOMEBODY_WORDS.split())
_CAUSING = stems("make let have see watch tell ask force want hear")
_COUNTING_WORDS = "card off from at instead where top bottom together stuck face down up"
_AFTER_A_COUNT = stems(_COUNTING_WORDS)
#: how a game is played, where it is told which it is
_PLAYING, _HOW_PLAYED = frozenset(("play", "playing")), frozenset(("handed", "variant", "version", "deck", "decks"))
#: what is a thing behind an article, or behind what says which of them
_THINGS = stems("deal draw discard lead play muck")
_WHICH_ONE = frozenset(("this", "that", "same", "one", "each", "every", "whole", "another", "any", "no"))
_WHICH_IN_ORDER = frozenset(("first", "second", "third", "fourth", "next", "last"))
#: what nobody does by saying so: 'play on' says the dealer
_BY_HAND = frozenset(("play", "deals", "draws", "discards", "exposes", "picks", "cuts", "shuffles", "looks", "gathers"))
#: what is done by saying that one does it
_BY_WORD = frozenset(("accepts", "claims", "concedes", "demands", "requires", "forbids"))
#: what shows that cards are laid to others
_TO_OTHERS = frozenset(("off", "on", "onto", "to"))
#: what is announced so
_ANNOUNCED = {"bets": "bet", "raises": "raise", "calls": "call", "checks": "check", "drops": "drop"}
#: what somebody has all of in one word
_WHOLE = frozenset(("cards", "hands"))
#: what is done with cards, told by words that are said of tricks too; and what is taken stands so near
_OF_CARDS, _TRICK, _NEXT = frozenset(("draws",)), stem("trick"), 3
#: what is done with cards of a hand, or with tricks, of which there are never so many as of points
_OF_A_HAND = frozenset(("draws", "deals", "serves", "discards", "gives", "passes", "exposes", "lays", "concedes"))
#: what is done and was done in one word
_AS_EVER = ("put", "hit")
#: the verbs of sets laid down
LAID_DOWN = frozenset({"melds", "lays", "out", "knocks"})
#: that a card is played which is not of the suit led
OFF_SUIT = "off suit"
_BY, _FROM, _IN = stem("by"), stem("from"), stem("in")
#: what somebody holds stands next to the word that says so
_APART = 0.5
#: whoever a clause is about stands among so many of the first
EARLY = 3
_TRUMPS, _NAMED_AND_CALL = ("trump", "trumps"), "{person} {call}"
_BE, _STANDS = stem("be"), ("doubled", "redoubled", "undoubled")


@frozen
class Deed:
    """An act as a telling has it."""

    happened: Happened
    state: str
    #: its places among the pieces, and that of its verb
    first: int
    last: int
    at: int
    number: int | None = None
    #: whether the number counts cards
    of_cards: bool = False
    #: the cards that are laid down, of which only the ranks were told
    laid: tuple[Card, ...] = ()


def deeds(
    pieces: Sequence[Piece], game: Game, fits: Fits, first_of_all: Person | None = None, start: int = 0, players: int = 0
) -> list[Deed]:
    """The acts that the clauses from this place on tell, of so many players; who is not named in one did the last as well."""
    subject = first_of_all
    moves = game.play.moves if game.play else {}
    hands = hands_of(pieces, game.hand_size_at(players or game.seats), moves, fills=game.minds(WRONG_HAND_IN_PLAY))
    most = 2 * hands.size or len(tuple(cards_of(game.pack.cards))) // 2
    of_tricks, found_all = tells_of_tricks(pieces, game), list[Deed]()
    of_draw = tells_of_draw([pieces[first:last] for first, last in clauses(pieces)], game)
    himself, wanted = Person(SPEAKER if speaks(pieces) else OFFENDER), False
    for first, last in clauses(pieces):
        clause = pieces[first:last]
        wanted = _is_wanted(clause) or (wanted and _goes_on(pieces[:first], clause))
        if first < start:
            continue
        if subject is None and not first and speaker_begins(pieces):
            subject = himself
        asked = is_asked(pieces, first, last) or (wanted and not _is_wanted(clause))
        by_then = not clause_is_before(pieces, first)
        told = [] if is_of_the_game(clause) else acts_in(game, clause, fits)
        held = next(counted(clause, hands), None)
        exchanged = list(changed(clause)) if of_draw else []
        told = [each for each in told if not {place for of in exchanged for place in (of.at, of.place)} & set(each[2].places)]
        if held is not None:
            told = [each for each in told if held.place not in each[2].places and each[0] != "counts"]
        if not told and not exchanged:
            subject = _named_first(clause) or subject
        stands = list(upon(clause, game))
        for stood in stands:
            upon_it = not told and clause[0].stem in EARLIER_THAN and found_all and found_all[-1].state == DONE
            done_before = Deed(stood.happened, SUPPOSED if asked else STOOD, first, last, first + stood.place, stood.number)
            found_all.insert(len(found_all) - bool(upon_it), done_before)
        told_of = [found.slots["call"] for _, _, found in told if "call" in found.slots]
        for place in (answered(clause, each.place) for each in stands if each.happened.call is not None):
            if place is not None and not any(clause[place] is each for each in told_of):
                done = Happened("call", who=subject, call=clause[place].call)
                found_all.append(Deed(done, SUPPOSED if asked else DONE, first, last, first + place))
        before = len(found_all)
        for verb, how, found in told:
            at = _verb_at(found, clause)
            if (verb in _OF_CARDS and _of_tricks(clause, at)) or (verb == "play" and _is_a_contract(clause, at)):
                continue
            if verb == "claims" and any(piece.stem in SAYING or piece.stem == _BE for piece in clause[at + 1 :]):
                continue  # claims the book says otherwise, claims it is her lead
            if verb == "hand" and found.score < found.phrase.weight - _APART:
                continue
            if (at + 1 not in found.places and _is_noun(clause, at)) or _is_of_what_stood(found, stands, clause):
                continue
            who = _doer(clause, at) or (None if " is " in found.phrase.text or is_of_somebody(clause[:at]) else subject)
            subject = who or subject
            verb = "shows" if verb == "play" and _is_whole_hand(clause, found) else verb
            verb = "melds" if verb == "lays" and "melds" in moves and not _is_laid_off(clause, at) else verb
            happened = _happened(found, verb, how, clause, at, who, game)
            number, of_cards = _number(clause, at, None if held is None else held.place)
            number = None if "rank" in found.slots else number  # it is one card
            if verb in _OF_A_HAND and number is not None and number > most and not of_cards:
                continue  # takes me to 510: so many points, and no cards
            number = _passes(clause, at) if happened.call == PASS else number
            of_cards = of_cards and verb != "counts"  # which is told of points as well, and of a pack
            revokes = happened.how == OFF_SUIT and clause[at].stem == FOLLOWS
            state = SUPPOSED if asked else DONE if revokes else state_of(clause, at, found, by_then=by_then)
            state = REPORTED if state == DONE and verb in _BY_HAND and all(piece.quoted for piece in clause) else state
            state = DONE if state == REPORTED and verb == "call" and _says_it_himself(clause, at) else state
            state = DONE if state == REPORTED and verb in _BY_WORD and _says_it_of_himself(clause, at, who) else state
            if state == REPORTED and verb in _ANNOUNCED and clause[at].quoted and _by_himself(clause, at):
                happened, state = evolve(happened, verb="announces", how=_ANNOUNCED[verb]), DONE
            together = laid_down(pieces, first + at, game) if verb in LAID_DOWN else ()
            found_all.append(Deed(happened, state, first, last, first + at, number, of_cards, together))
        if told and len(found_all) == before:
            subject = _named_first(clause) or subject
        for each in exchanged:
            who = each.who if each.verb == SERVED else _doer(clause, each.at)
            subject = who or subject
            asked_last = next((deed.happened.who for deed in reversed(found_all) if deed.happened.verb == ASKED), subject)
            happened = Happened(each.verb, who=((who or asked_last) if each.verb == SERVED else subject) or himself)
            state = SUPPOSED if asked else state_at(clause, each.at, by_then=by_then)
            found_all.append(Deed(happened, state, first, last, first + each.at, each.number, True))
        if (said := _said_call(clause, found_all[before:])) is not None and not asked and is_a_ladder(game):
            subject = _doer(clause, said) or subject
            found_all.append(Deed(Happened("call", who=subject, call=clause[said].call), DONE, first, last, first + said))
        nothing_else = not told and not stands and not asked and is_a_ladder(game)
        if nothing_else and (call := _bare_call(pieces, first, last)) is not None:
            by = subject if all(piece.quoted for piece in clause) else None
            found_all.append(Deed(Happened("call", who=by, call=call), DONE, first, last, first))
        if not told and not asked and _goes_on_bidding(pieces, first, last, found_all):
            found_all.append(Deed(Happened("bids"), DONE, first, last, first, pieces[first].number))
        can_follow = holds_led(clause) if of_tricks else None
        if can_follow is not None and not asked:
            who = _doer(clause, can_follow) or subject
            found_all.append(Deed(Happened("hand", OF_SUIT_LED, who), STOOD, first, last, first + can_follow))
        if held is not None:
            state = SUPPOSED if asked or clause[0].stem in UNREAL else DONE if hands.as_dealt else CHANGED
            counts = Happened("counts", who=held.who or subject)
            found_all.append(Deed(counts, state, first, last, first + held.place, held.number, True))
    return _as_drawn(found_all) if of_draw else found_all


def _named_first(clause: Sequence[Piece]) -> Person | None:
    """Who is named first in a clause, of whom the next may go on to tell; nobody to whom something is done: `told him so`."""
    named = (piece for piece in clause if piece.kind == PERSON and not piece.quoted)
    return next((piece.person for piece in named if piece.text.casefold() not in OBJECTS), None)


def speaker_begins(pieces: Sequence[Piece]) -> bool:
    """Whether a player tells first what he did himself, without saying that it was he: `threw one, and then I saw ...`."""
    if not pieces or pieces[0].kind != WORD:
        return False
    word = pieces[0].text.casefold()
    return (word in _AS_EVER or is_irregular(word) or word.endswith("ed")) and speaks(pieces)


def _bare_call(pieces: Sequence[Piece], first: int, last: int) -> Call | None:
    """The call that is all a clause says: what somebody is quoted to say, or one of several: `one club, three clubs, pass`."""
    call = pieces[first].call
    if last - first > 1 or call is None or call < 0:
        return None
    beside = [span for span in clauses(pieces) if span[1] == first - 1 or span[0] == last + 1]
    in_a_row = any(_is_call(pieces[span[0]]) for span in beside)
    return call if pieces[first].quoted or in_a_row else None


def _goes_on_bidding(pieces: Sequence[Piece], first: int, last: int, before: Sequence[Deed]) -> bool:
    """Whether a number is all a clause says, behind one that was bid: `the bids went 300, 320`."""
    bid_before = before and before[-1].happened.verb == "bids" and before[-1].number is not None and before[-1].state == DONE
    return bool(bid_before) and before[-1].last == first - 1 and last - first == 1 and pieces[first].kind == NUMBER


def _said_call(clause: Sequence[Piece], told: Sequence[Deed]) -> int | None:
    """The place of a call that is all somebody is quoted to say, by whatever word: `West shot out 'seven clubs'`."""
    quoted = [place for place, piece in enumerate(clause) if piece.quoted]
    if len(quoted) != 1 or not quoted[0] or any(deed.happened.verb == "call" for deed in told):
        return None
    call = clause[quoted[0]].call
    return quoted[0] if call is not None and call >= 0 else None


def _is_call(piece: Piece) -> bool:
    return piece.call is not None or piece.stem in _CALL_STEMS


def _passes(clause: Sequence[Piece], at: int) -> int:
    """How many passes are told in one: `pass, pass and pass`, `three passes`."""
    told = next((piece.number for piece in clause[max(at - 1, 0) : at] if piece.kind == NUMBER), None)
    return told or sum(piece.stem == clause[at].stem for piece in clause)


def _says_it_himself(clause: Sequence[Piece], at: int) -> bool:
    """Whether a call is what somebody says, and not what he says of another: `said double`, not `says I doubled`."""
    if clause[at].text.casefold().endswith(("ed", "ing")):
        return False
    words = [piece for piece in clause[:at] if not piece.quoted]
    return bool(words) and words[-1].stem in SAYING


def _says_it_of_himself(clause: Sequence[Piece], at: int, who: Person | None) -> bool:
    """Whether whoever says it is who does it: `I say I accept`, `she said she claims the rest`; not `I say she accepted`."""
    said = next(place for place, piece in enumerate(clause[:at]) if piece.stem in SAYING)
    sayer = next((piece.person for piece in reversed(clause[:said]) if piece.kind == PERSON), who)
    return sayer == who and not clause[at].text.casefold().endswith("ed")


def _by_himself(clause: Sequence[Piece], at: int) -> bool:
    """Whether somebody is quoted to say so of himself: `she said 'I bet ten'`."""
    first = next((place for place, piece in enumerate(clause) if piece.quoted), at)
    return at - first == 1 and clause[first].person == Person(SPEAKER)


def _is_wanted(clause: Sequence[Piece]) -> bool:
    """Whether a clause tells what somebody wants to do, or may do."""
    return any(piece.stem in UNREAL and not piece.quoted for piece in clause)


def _goes_on(before: Sequence[Piece], clause: Sequence[Piece]) -> bool:
    """Whether a clause goes on with what somebody does in that one: `I want to take it back and | say two clubs`."""
    word = clause[0].text.casefold()
    is_joined = bool(before) and before[-1].text.casefold() in ("and", "or", "then")
    return is_joined and clause[0].kind == WORD and not is_irregular(word) and not word.endswith(("s", "ed", "ing"))


def _of_tricks(clause: Sequence[Piece], at: int) -> bool:
    """Whether what is taken are tricks: `took twelve tricks`."""
    return any(piece.kind == TRICK or piece.stem == _TRICK for piece in clause[at + 1 : at + 1 + _NEXT])


def _is_a_contract(clause: Sequence[Piece], at: int) -> bool:
    """Whether it is told what is played, and no card is: `they play it in five clubs`."""
    return any(before.stem == _IN and piece.call is not None for before, piece in pairwise(clause[at:]))


def _as_drawn(told: list[Deed]) -> list[Deed]:
    """The deeds with what was thrown out and asked for before what was served, which is as much where no more is told."""
    asked = [deed for deed in told if deed.happened.verb == ASKED]
    served = [deed for deed in told if deed.happened.verb == SERVED]
    if asked and not served:
        return told + [evolve(deed, happened=evolve(deed.happened, verb=SERVED)) for deed in asked[-1:] if deed.state == DONE]
    first = next((place for place, deed in enumerate(told) if deed.happened.verb == SERVED), len(told))
    thrown = [deed for deed in told if deed.happened.verb == THROWN]
    late = [deed for deed in told[first:] for those in (thrown, asked) if those == [deed]]
    return [*told[:first], *late, *(deed for deed in told[first:] if deed not in late)]


def _verb_at(found: Found, clause: Sequence[Piece]) -> int:
    """The place of the first word of the phrase that is no person and no thing."""
    return next((place for place in found.places if clause[place].kind not in (PERSON, OWNER)), found.places[0])


def _is_whole_hand(clause: Sequence[Piece], found: Found) -> bool:
    """Whether all of somebody's cards are put down, and none is played: `put down their cards`."""
    return any(place and clause[place - 1].kind == OWNER and clause[place].text.casefold() in _WHOLE for place in found.places)


def _is_laid_off(clause: Sequence[Piece], at: int) -> bool:
    """Whether cards are laid to others that lie there, and not down before oneself: `laid a ten off`, `laid it on my run`."""
    return any(piece.text.casefold() in _TO_OTHERS for piece in clause[at + 1 :])


def _is_noun(clause: Sequence[Piece], at: int) -> bool:
    """Whether the word is a thing, as in `his bid` or `the lead was mine`, or says how it stood: `four spades doubled`."""
    word = clause[at].text.casefold()
    if word == "draw" and at and clause[at - 1].stem in _AFTER_A_COUNT:
        return True  # five card draw
    if at and clause[at - 1].call is not None and word in _STANDS:
        return True
    if at and clause[at - 1].kind == THING and word == "lead":
        return True
    if word in _TRUMPS:  # a suit, unless something is trumped
        after = clause[at + 1 : at + 2]
        return not after or (after[0].kind not in (OWNER, NUMBER) and not after[0].cards and after[0].suit is None)
    if is_irregular(word) or word.endswith(("s", "ed", "ing")):
        return False
    is_somebodys = at > 0 and clause[at - 1].kind == OWNER
    is_thing = clause[at].stem in _THINGS and _is_one_of_them(clause, at)  # the deal, a discard; but he slipped in a double
    return is_thing or is_somebodys or (at + 1 < len(clause) and clause[at + 1].stem == _BE)


def _is_one_of_them(clause: Sequence[Piece], at: int) -> bool:
    """Whether an article stands before a word, or what says which it is: `twice in the same deal`, `the second lead`."""
    before = clause[at - 1].text.casefold() if at else ""
    in_order = before in _WHICH_IN_ORDER and at > 1 and (clause[at - 1].named or clause[at - 2].kind == OWNER)
    return clause[at].named or before in _WHICH_ONE or in_order


def _is_of_what_stood(found: Found, stands: Sequence[Stood], clause: Sequence[Piece]) -> bool:
    """Whether the call that it seems to tell is the one that stood, or is only somewhere behind a name."""
    named = found.slots.get("call")
    if named is None:
        return False
    return any(clause[each.place] is named for each in stands) or (found.phrase.text == _NAMED_AND_CALL and not found.close)


def _doer(clause: Sequence[Piece], at: int) -> Person | None:
    """Whoever is named last before the verb, or after "by", or of whom it comes: `pass from North`."""
    named = [p for p, piece in enumerate(clause[:at]) if piece.kind == PERSON and not piece.quoted and not is_behind(clause, p)]
    doers = [place for place in named if place == named[0] or not is_object(clause, place)]
    if doers:
        return clause[doers[-1]].person
    for place, (before, piece) in enumerate(pairwise(clause)):
        if piece.kind == PERSON and (before.stem == _BY or (before.stem == _FROM and place == at + 1)):
            return piece.person
    return None


def is_of_somebody(clause: Sequence[Piece]) -> bool:
    """Whether a clause begins with somebody of whom nothing else is known: `one of them dropped a card`."""
    words = [piece.text.casefold() for piece in clause[:EARLY]]
    one_of_them = ("one", "of") in pairwise(words)
    return one_of_them or any(piece.kind == WORD and piece.text.casefold() in _SOMEBODY for piece in clause[:EARLY])


def is_of_the_game(clause: Sequence[Piece]) -> bool:
    """Whether a clause only tells what is played, and nothing that happened: `we play three handed with the double deck`."""
    words = {piece.text.casefold() for piece in clause if not piece.quoted}
    return bool(words & _PLAYING and words & _HOW_PLAYED)


def is_behind(clause: Sequence[Piece], place: int) -> bool:
    """Whether he is only somebody to whom, or against whom, it is: `one of the pair against me`."""
    before = clause[place - 1].text.casefold() if place else ""
    return before == _AGAINST or (before in NO_SUBJECT and clause[place].text.casefold() in OBJECTS)


def is_object(clause: Sequence[Piece], place: int) -> bool:
    """Whether something is done to him, and he is not made to do it."""
    return clause[place].text.casefold() in OBJECTS and clause[place - 1].stem not in _CAUSING


def _happened(found: Found, verb: str, how: str, clause: Sequence[Piece], at: int, who: Person | None, game: Game) -> Happened:
    call = _CALLS.get(how) if verb == "call" else None
    named = found.slots.get("call")
    if named is not None:
        call = named.call
    suited = found.slots.get("suit")
    if verb == "call" and call is None and suited is not None and suited.suit is not None and suited.number == 1:
        call = bid(1, suited.suit)  # a spade
    after = clause[at + 1 :]
    others = [piece.person for piece in after if piece.kind in (PERSON, OWNER) and piece.person not in (None, who)]
    cards = next((piece.cards for piece in (*after, *clause[:at]) if piece.cards), ())
    suit = next((piece.suit for piece in (*after, *clause[:at]) if piece.suit is not None), None)
    if verb == "play":
        card = laid(clause, at, game)
        cards, suit = ((), None) if card is None else (card.cards, card.suit)
        how = OFF_SUIT if card is None and follows_no_suit(clause, at) else how
    if verb in ("requires", "forbids") and how == "lead" and suit is None and cards:
        suit = suit_of(cards[0])
    return Happened(verb, "" if verb == "call" else how, who, others[0] if others else None, cards, call, suit)


def _number(clause: Sequence[Piece], at: int, taken: int | None) -> tuple[int | None, bool]:
    """The number of an act, the first after its verb or else the last before it, and whether it counts cards."""
    places = [place for place, piece in enumerate(clause) if piece.kind == NUMBER and not piece.rank and place != taken]
    nearest = [place for place in places if place > at] or places[::-1]
    if not nearest:
        return None, False
    after = clause[nearest[0] + 1 : nearest[0] + 2]
    return clause[nearest[0]].number, nearest[0] > at and any(each.stem in _AFTER_A_COUNT for each in after)
