"""Fishing: cards taken in from the table, builds made, increased and added to, cards trailed (cassino and its variants).

What a player does stands as he did it, entitled or not: the cards he says he takes he has, until a ruling puts them back. Only
a card played out of turn lies where it would lie had he trailed with it (usp56 6231).
"""

from collections.abc import Callable, Collection, Iterable, Sequence

from attrs import evolve, field, frozen

from referee.core.cards import Card, rank_of
from referee.core.parts import Part
from referee.core.record import Act, Seat, Side
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.cassino.moves.capture import Build, Builds, Numbers, builds_of, split
from referee.families.cassino.score import count
from referee.mechanics.layout.moves.piles import face_up, layout_of
from referee.mechanics.setting import moves as setting
from referee.mechanics.stakes.moves import balance
from referee.mechanics.tricks.moves.hands import loses
from referee.mechanics.turns.moves.turns import Turns, did, player_of, turn_ends, turns_of
from referee.score.tally import TallyResult

#: the pile of loose cards
ON_TABLE = "table"
#: the note of all cards on the table taken in at once
SWEEP = "sweeps"
#: acts by which a player plays a card
PLAYS = ("captures", "builds", "trails")
CARDS_ON_TABLE = 4


@frozen
class Fishing(Part):
    """What one game of this kind goes by."""

    numbers: Numbers = field(factory=Numbers)
    #: what the cards taken in count
    counting: Callable[[Sequence[Collection[Card]]], list[Entry]] = count
    #: whether each deal is a game, in which sweeps do not count
    single_deal: bool = False
    #: whether the top card of what another has taken in takes all of it, and nothing is built
    steals: bool = False
    #: whether a player fills his hand up from the stock after each play
    draws: bool = False


def form_of(table: Table) -> Fishing:
    """What this game goes by."""
    return table.game.part(Fishing) or Fishing()


def loose(table: Table) -> tuple[Card, ...]:
    """The cards on the table that are in no build."""
    return layout_of(table).pile(ON_TABLE).cards


def taken_pile(seat: Seat) -> str:
    """The name of the pile of what a player has taken in."""
    return f"{seat}.taken"


def taken_in(table: Table, seat: Seat) -> tuple[Card, ...]:
    """What the player has taken in."""
    return layout_of(table).pile(taken_pile(seat)).cards


def builds_among(table: Table, cards: Iterable[Card]) -> tuple[Build, ...]:
    """The builds of which any card is among these."""
    chosen = set(cards)
    return tuple(build for build in builds_of(table) if chosen & set(build.cards))


def loose_among(table: Table, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Those of these cards that are in no build."""
    built = {card for build in builds_of(table) for card in build.cards}
    return tuple(card for card in cards if card not in built)


def stolen(table: Table, seat: Seat, card: Card, others: Iterable[Card]) -> dict[Card, Seat]:
    """Those of these cards that lie on top of what another has taken in, and are like the card played; and whose they are."""
    if not form_of(table).steals:
        return {}
    tops = {taken_in(table, each)[-1]: each for each in range(table.seats) if each != seat and taken_in(table, each)}
    return {top: tops[top] for top in others if top in tops and rank_of(top) == rank_of(card)}


# --- moves


def _without(table: Table, cards: Iterable[Card]) -> Table:
    gone = set(cards)
    left = tuple(card for card in loose(table) if card not in gone)
    builds = tuple(build for build in builds_of(table) if not gone & set(build.cards))
    return table.but(layout_of(table).with_pile(ON_TABLE, face_up(left)), Builds(builds))


def with_loose(table: Table, cards: Iterable[Card]) -> Table:
    """The table with these cards on it too."""
    return table.but(layout_of(table).with_pile(ON_TABLE, face_up((*loose(table), *cards))))


def with_taken(table: Table, seat: Seat, cards: Iterable[Card]) -> Table:
    """The table with these cards among what the player has taken in."""
    return table.but(layout_of(table).with_pile(taken_pile(seat), face_up((*taken_in(table, seat), *cards))))


def put_back(table: Table, seat: Seat, cards: Iterable[Card]) -> Table:
    """The table with cards that a player took in on it again."""
    wrong = set(cards)
    kept = tuple(card for card in taken_in(table, seat) if card not in wrong)
    table = table.but(layout_of(table).with_pile(taken_pile(seat), face_up(kept)))
    return with_loose(table, sorted(wrong))


def _plays(table: Table, seat: Seat, act: Act) -> Table:
    """The table with the card out of the hand, and the play remembered."""
    table = loses(table, seat, act.cards[:1])
    return did(table, act).note(evolve(act, seat=seat))


def _turn_done(table: Table, seat: Seat) -> Table:
    """The turn goes on to the left; after a card out of turn, or one that puts something right, it stays where it was."""
    if seat == turns_of(table).corrects:
        return table.but(evolve(turns_of(table), corrects=None))
    return turn_ends(table, to=table.left(seat)) if turns_of(table).seat == seat else table


def is_out_of_turn(table: Table, seat: Seat) -> bool:
    """Whether it is known to be another's turn, and he has nothing to put right."""
    return table.part(Turns) is not None and seat not in (table[Turns].seat, table[Turns].corrects)


def capture(table: Table, act: Act) -> Table:
    """A player takes in cards with one from his hand, named first."""
    if not act.cards:
        return table
    seat, (card, *others) = player_of(table, act), act.cards
    if is_out_of_turn(table, seat):
        return trail(table, act)
    bundles = stolen(table, seat, card, others)
    others = [each for each in others if each not in bundles]
    builds = builds_among(table, others)
    taken = (*loose_among(table, others), *(each for build in builds for each in build.cards))
    swept = bool(taken) and not set(loose(table)) - set(taken) and len(builds) == len(builds_of(table))
    table = _without(_plays(table, seat, act), taken)
    for owner in bundles.values():
        taken = (*taken, *taken_in(table, owner))
        table = table.but(layout_of(table).with_pile(taken_pile(owner), face_up(())))
    table = with_taken(table, seat, (*taken, card))
    if swept:
        table = table.note(Act(SWEEP, seat, cards=(card,)))
    return _turn_done(table, seat)


def number_built(table: Table, act: Act) -> int | None:
    """The number of a build: as announced, or as its cards come to."""
    if act.numbers:
        return act.number
    numbers = form_of(table).numbers
    parts = [numbers.of(card) for card in (*act.cards[:1], *loose_among(table, act.cards[1:]))]
    if any(not part for part in parts):
        return None
    return sum(part[0] for part in parts) + sum(build.number for build in builds_among(table, act.cards[1:]))


def also_from_hand(table: Table, act: Act, seat: Seat) -> tuple[Card, ...]:
    """The cards of a build, beside the one played, that are known to come from the player's hand."""
    return tuple(card for card in act.cards[1:] if card != act.card and table.hands[seat] >> card & 1)


def build(table: Table, act: Act) -> Table:
    """A player puts a card from his hand to cards on the table, or to a build, to be taken in together later."""
    if not act.cards:
        return table
    seat, (card, *others) = player_of(table, act), act.cards
    if is_out_of_turn(table, seat):
        return trail(table, act)
    number = number_built(table, act)
    table = loses(_plays(table, seat, act), seat, also_from_hand(table, act, seat))
    if number is None:
        return _turn_done(with_loose(table, act.cards[:1]), seat)
    used = tuple(dict.fromkeys((*builds_among(table, others), *_of_number(table, number))))
    bare = loose_among(table, others)
    kept = [each for each in used if each.number == number]
    raised = tuple(each for one in used if one.number != number for each in one.cards)
    parts = split(form_of(table).numbers, (card, *bare, *raised), number) or ((card, *bare, *raised),)
    sets = (*(cards for each in kept for cards in each.sets), *parts)
    owner = kept[0].owner if kept else seat
    table = _without(table, (*bare, *(each for one in used for each in one.cards)))
    return _turn_done(table.but(Builds((*builds_of(table), Build(number, sets, owner)))), seat)


def _of_number(table: Table, number: int) -> tuple[Build, ...]:
    """A build of the number that stands: another combination of that number is added to it."""
    return tuple(each for each in builds_of(table) if each.number == number)


def trail(table: Table, act: Act) -> Table:
    """A player lays a card on the table and takes nothing."""
    if not act.cards:
        return table
    seat = player_of(table, act)
    return _turn_done(with_loose(_plays(table, seat, act), act.cards[:1]), seat)


def before(table: Table, act: Act) -> Table:
    """A log that begins in the middle: a build that a player has made, how often he has swept, or that he captured last."""
    seat = act.seat
    match act.how:
        case "built" if seat is not None and act.cards and act.numbers:
            sets = split(form_of(table).numbers, act.cards, act.number) or (act.cards,)
            return table.but(Builds((*builds_of(table), Build(act.number, sets, seat)))).note(act)
        case "swept" if seat is not None and act.numbers:
            for _ in range(min(act.number, table.pack_used.size)):
                table = table.note(Act(SWEEP, seat))
            return table
        case "captured":
            return table.note(act)
    return setting.before(table, act)


# --- the deal in rounds


def rounds_of_deal(table: Table) -> int:
    """In how many rounds of four cards to each the pack is dealt out, after the four on the table."""
    return (table.pack_used.size - CARDS_ON_TABLE) // (CARDS_ON_TABLE * table.seats)


def rounds_dealt(table: Table) -> int:
    """How many of them the log has told."""
    return sum(1 for act in table.acts if act.verb == "deals")


def is_last_round(table: Table) -> bool:
    """Whether the round dealt last is the final one."""
    return rounds_dealt(table) == rounds_of_deal(table)


# --- the end


def finish(table: Table, act: Act) -> Table:
    """The end of a deal: what lies on the table goes to the player who took in last."""
    last = next((note for note in reversed(table.acts) if note.verb == "captures" or note.how == "captured"), None)
    if last is None or last.seat is None or any(table.hands) or _cards_seen(table) < table.pack_used.size:
        return table
    left = (*loose(table), *(card for each in builds_of(table) for card in each.cards))
    return with_taken(_without(table, left), last.seat, left).but(phase=OVER)


def _cards_seen(table: Table) -> int:
    taken = sum(len(taken_in(table, seat)) for seat in range(table.seats))
    return taken + len(loose(table)) + sum(len(each.cards) for each in builds_of(table))


def sweeps(table: Table, side: Side) -> int:
    """How often the side has swept the table."""
    return sum(1 for act in table.acts if act.verb == SWEEP and act.seat is not None and table.side_of(act.seat) == side)


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """What the cards taken in count, with the points that rulings give and take."""
    form = form_of(table)
    taken = [
        [card for seat in range(table.seats) if table.side_of(seat) == side for card in taken_in(table, seat)]
        for side in range(table.sides)
    ]
    if sum(map(len, taken)) < table.pack_used.size:
        return None, None
    lines = form.counting(taken)
    if not form.single_deal:
        lines += [Entry(side, swept, "sweeps") for side in range(table.sides) if (swept := sweeps(table, side))]
    points = balance(table, ruled=True)
    ruled = [Entry(table.side_of(seat), each, "by a ruling") for seat, each in enumerate(points) if each]
    played = TallyResult(tuple(lines), table.number, table.dealer, table.left(table.dealer))
    if table.void:
        return played, None
    return played, evolve(played, lines=(*lines, *ruled)) if ruled else played
