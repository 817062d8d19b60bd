"""Continental rummy: a hand of sequences of certain lengths goes down all at once, and is paid for (usp56 3577-3601)."""

from collections.abc import Iterable

from attrs import evolve, frozen

from referee.core.cards import JOKERS, Card, suit_of
from referee.core.fact import Answer
from referee.core.game import Game
from referee.core.record import Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.rummy.moves.rummy import RUMMY_PLAY, hand
from referee.families.rummy.moves.wild import WILD_MOVES, WildRummy
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.melds.moves.melding import Meld, matching_of, melding_of, sets_of
from referee.mechanics.melds.moves.wild import read
from referee.score.matched import Matching
from referee.score.tally import TallyResult

#: an optional rule, by its word
BONUSES = "bonuses"

# --- what is wrong with a hand that is laid down
CORNER = Answer("corner", "a sequence that goes round the corner")
GROUP = Answer("group", "a group, where sequences alone count")
NO_SEQUENCE = Answer("no-sequence", "cards that are no sequence")
SHAPE = Answer("shape", "sequences of other lengths than a hand may have")
PART = Answer("part", "a part of the hand, and cards are left")


@frozen(kw_only=True)
class Continental(WildRummy):
    """The lengths of the sequences that make a hand, and what each other player pays for it."""

    shapes: tuple[tuple[int, ...], ...]
    game: int
    #: for each joker in it, and for each other wild card that is used as one
    joker: int
    other_wild: int
    #: by agreement: for a hand that is out without a draw, after a single one, without wild cards, and of one suit
    undrawn: int
    one_drawn: int
    no_wild: int
    one_suit: int


def fault_of_hand(table: Table, sets: tuple[Meld, ...], left: int) -> Answer | None:
    """What is wrong with these sets as a hand that is laid down, where so many cards are left besides a discard."""
    wrong = [each for each in sets if not read(table, each)]
    if any(_goes_round(table, each.cards) for each in wrong):
        return CORNER
    if any(_is_group(table, each.cards) for each in wrong):
        return GROUP
    if wrong:
        return NO_SEQUENCE
    if left > 0:
        return PART
    lengths = tuple(sorted((len(each.cards) for each in sets), reverse=True))
    return None if lengths in table.game[Continental].shapes else SHAPE


def _goes_round(table: Table, cards: tuple[Card, ...]) -> bool:
    """Whether the natural cards would be part of a sequence that goes round the corner."""
    wild = matching_of(table).wild
    return not wild.among(cards) and Matching(corners=True).is_sequence(cards)


def _is_group(table: Table, cards: tuple[Card, ...]) -> bool:
    groups = evolve(matching_of(table), groups=True)
    return any(each.group for each in groups.gaps(cards))


# --- what it comes to


def paid_by_each(table: Table, seat: Seat) -> int:
    """What each other player pays for the hand that is out: its wild cards counted where they are used as such, if told or not."""
    form, sets, wild = table.game[Continental], sets_of(table, seat), matching_of(table).wild
    jokers = sum(suit_of(card) == JOKERS for each in sets for card in each.cards)
    used = sum(min(gaps.standing_for_others(wild.among(each.cards)) for gaps in read(table, each)) for each in sets)
    total = form.game + form.joker * jokers + form.other_wild * (used - jokers)
    if not table.noted("rule", how=BONUSES):
        return total
    drawn = sum(each.verb == "draws" and each.seat == seat and bool(each.how) for each in table.acts)
    total += form.undrawn if drawn == 0 else form.one_drawn if drawn == 1 else 0
    natural = {suit_of(card) for each in sets for card in each.cards}
    return total + (0 if used else form.no_wild) + (form.one_suit if len(natural) == 1 else 0)


def result_of_hand(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """Each pays the player who is out."""
    out = melding_of(table).out
    if table.phase != OVER or out is None or not all(read(table, each) for each in sets_of(table, out)):
        return None, None
    each = paid_by_each(table, out)
    others = [seat for seat in range(table.seats) if seat != out]
    lines = (Entry(out, each * len(others), "out"), *(Entry(seat, -each, "the hand") for seat in others))
    dealer = table.dealer if known_dealer(table) is not None else None
    deal = TallyResult(lines, table.number, dealer, out)
    return deal, None if table.void else deal


CONTINENTAL_PLAY = evolve(
    RUMMY_PLAY,
    name="draw and discard, until a player lays down a whole hand of sequences",
    moves={**RUMMY_PLAY.moves, **WILD_MOVES, "hand": hand},
    result=result_of_hand,
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (BONUSES,) if game.part(Continental) is not None else ()
