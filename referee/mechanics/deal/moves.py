"""The deal: what a table remembers of drawing, shuffling, cutting and dealing, and what can be read from that.

Nothing of this moves a card. The acts stand in the history of the deal, and what a law asks (was the pack cut since the last
shuffle, is the last card dealt, whose deal is it) is answered from it. A log may begin anywhere: what it does not tell is not
known, and nobody is accused of it.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from attrs import evolve

from referee.core.cards import PACKS, Card
from referee.core.record import Act, Seat
from referee.core.rulings import Rulings
from referee.core.status import LAWFUL
from referee.core.subject import Deed
from referee.core.table import DEAL, Table
from referee.mechanics.deal.state import DealtInPlay, out_of_hand
from referee.mechanics.melds.moves.melding import FROM_PILE, FROM_STOCK, Melding, pile_is_untold
from referee.mechanics.seating.score import SEATS_AT_TABLE, draw_for_partners
from referee.mechanics.setting import moves as setting
from referee.mechanics.setting.board import board_of
from referee.mechanics.setting.moves import moves_nothing
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.turns.moves.turns import Turns
from referee.score.expects import WRONG_COUNT

#: the right to a new deal that a player loses by looking at his cards
CLAIM_UNSEEN = "claim a new deal before looking"
#: draws of players who have no seat yet are told without one
ORDINALS = ("the fifth player", "the sixth player", "the seventh player", "the eighth player")

#: what is done with the pack before it is dealt
PREPARING = ("shuffles", "cuts")
#: with these the dealer gives cards to a player
GIVING = ("down", "up", "serves")

# --- what can be read from the history


def known_dealer(table: Table) -> Seat | None:
    """Whose deal it is, or None where the log does not tell."""
    return table.dealer if board_of(table).number is not None or table.noted("dealer") else None


def who_deals_it(table: Table) -> Seat | None:
    """Who gives the cards: whoever began to, though it was another's deal; else whose deal it is, as far as that is told."""
    begun = next((act.seat for act in table.acts_of("deals") if act.seat is not None), None)
    return known_dealer(table) if begun is None else begun


def deals_after_loss(table: Table) -> Seat | None:
    """Who deals next where the deal is lost; who dealt out of turn had none to lose, and it stays with whose it was."""
    dealer = known_dealer(table)
    return dealer if dealer is None or who_deals_it(table) != dealer else table.left(dealer)


def eldest_is_open(table: Table) -> bool:
    """Whether the log says neither who dealt nor whose turn it is, so that whoever begins is the eldest hand."""
    return known_dealer(table) is None and not setting.began_in_the_middle(table)


def dealing_begun(table: Table) -> bool:
    """Whether the first card has been dealt."""
    return table.phase != DEAL or any(map(table.noted, ("deals", "dealt", "call", "play")))


def dealing_done(table: Table) -> bool:
    """Whether the last card has been dealt."""
    return table.phase != DEAL or any(map(table.noted, ("dealt", "call", "play")))


def played_with(table: Table) -> bool:
    """Whether cards of this deal have been played, discarded or counted, so that whoever deals begins the next."""
    return any(map(table.noted, ("play", "discards", "knocks"))) or table.noted("counts", how="hand")


def dealing_on(table: Table) -> bool:
    """Whether the log has told that players draw, or that one deals, and not that the cards are dealt."""
    return (table.noted("deals") or table.noted("draws")) and not dealing_done(table)


def cut_since_shuffle(table: Table) -> bool | None:
    """Whether the pack was cut after it was last shuffled, or had to be; None where the log tells of neither."""
    for act in reversed(table.acts):
        if act.verb == "cuts":
            return True
        if act.verb == "shuffles" or (act.verb in ("demands", "faces") and act.how in ("shuffle", "cut")):
            return False
    return None


def has_looked(table: Table, seat: Seat | None) -> bool:
    """Whether the player has looked at cards that were dealt to him."""
    return table.noted("looks", seat, "hand")


def is_mixed(table: Table) -> bool:
    """Whether the cards of this deal have been put together again."""
    return table.noted("mixes")


def rightful_cutter(table: Table) -> Seat | None:
    """Who cuts: the player at the dealer's right, in some games the one at his left."""
    dealer = known_dealer(table)
    if dealer is None:
        return None
    return table.left(dealer) if table.game.left_cuts else table.right(dealer)


# --- how many cards


def size_of_hands(table: Table, act: Act | None = None) -> int | None:
    """How many cards each hand is to have: as the game says, or as the log says that they were dealt."""
    if table.hand_size:
        return table.hand_size
    for told in table.acts if act is None else (*table.acts, act):
        if told.verb == "deals" and told.how == "rounds" and told.numbers:
            return sum(told.numbers)
        if told.verb == "deals" and told.how == "hands" and told.numbers:
            return Counter(told.numbers).most_common(1)[0][0]
    return None


def cards_played(table: Table, seat: Seat) -> int:
    """How many cards this hand has played; tricks that the log does not tell count for one each."""
    if table.part(Tricks) is None:
        return 0
    tricks = (*table[Tricks].past, table[Tricks].cards)
    return sum(table[Tricks].earlier) + sum(1 for trick in tricks for each, _ in trick if each == seat)


def cards_drawn(table: Table, seat: Seat) -> int:
    """How many cards this hand has drawn from a stock since the first of these tricks; before it, players draw for the deal."""
    stands = table.part(Tricks)
    plays = 0 if stands is None else sum(map(len, (*stands.past, stands.cards)))
    drawn = 0
    for act in reversed(table.acts):
        if not plays:
            break
        plays -= act.verb == "play"
        drawn += act.how_many if act.verb == "draws" and act.seat == seat else 0
    return drawn


def _gained(table: Table, seat: Seat) -> int | None:
    """How many cards more the hand has than it was dealt, or fewer, which is below nothing; None where it is not told whole."""
    whole = not table.is_open(seat) and table.dealt[seat].bit_count() == size_of_hands(table)
    return table.hands[seat].bit_count() - table.dealt[seat].bit_count() if whole else None


def of_widow(table: Table, seat: Seat, number: int) -> int:
    """How many cards of a widow that he took up he has still to lay away; in a hand of that number, where it is not told of how
    many it was, as many as are too many."""
    taken = [told for told in table.acts_of("widow") if told.seat == seat]
    if not taken or not all(told.cards for told in taken):
        return max(0, number - (size_of_hands(table) or 0)) if taken else 0
    laid_away = sum(told.how_many for told in table.acts_of("discards") if told.seat == seat)
    return max(0, sum(len(told.cards) for told in taken) - laid_away)


def _taken_up(table: Table, seat: Seat, number: int) -> int:
    """How many cards have come to the hand, beside those drawn and played: a widow, that is to be laid away again."""
    tricks = table[Tricks]
    played = sum(each == seat for trick in (*tricks.past, tricks.cards) for each, _ in trick)
    gained = _gained(table, seat)
    return of_widow(table, seat, number) if gained is None else max(0, gained + played - cards_drawn(table, seat))


#: with these cards come to a player; with others he plays them
_COME = ("hand", "serves", "up", "down", "draws", "turns")
#: with these they go from one player to another
_BETWEEN_HANDS = ("gives", "passes", "draws")


def _size_by_now(table: Table, seat: Seat, size: int, number: int) -> int:
    """How many cards a hand should have that is not played to tricks: as dealt so far, and what it has gained or lost since."""
    gained = _gained(table, seat)
    if gained is not None:
        return size + gained
    if table.game.part(DealtInPlay) is not None:
        his = [told for told in table.acts if told.seat == seat]
        thrown = sum(told.how_many for told in his if told.verb == "discards")
        if thrown > sum(max(1, told.how_many) for told in his if told.verb == "draws"):  # who has dropped out has more than he
            return number if table.is_open(seat) else table.hands[seat].bit_count()
        known = max(hand.bit_count() for hand in table.hands)
        return (min(size, known) if known else size) + _before_his_discard(his)
    played = any(told.seat == seat and told.cards and told.verb not in _COME for told in table.acts)
    between = (told for told in table.acts if told.verb in _BETWEEN_HANDS and told.other is not None)
    changed_hands = any(seat in (told.seat, told.other) for told in between)
    untold = played or changed_hands or setting.began_in_the_middle(table)
    # nobody knows how many are left of what the log does not tell
    return number if untold else size + _drawn_in_turn(table, seat) + of_widow(table, seat, number)


def _before_his_discard(his: Sequence[Act]) -> bool:
    """Whether he has one card more until he discards, in a game in which players draw first."""
    last = next((told for told in reversed(his) if told.verb in ("draws", "discards")), None)
    return last is not None and last.how in (FROM_STOCK, FROM_PILE)


def _drawn_in_turn(table: Table, seat: Seat) -> int:
    """How many cards he has drawn in his turns, as far as it is told; before these, players draw for the deal."""
    if table.part(Turns) is None:
        return 0
    return sum(max(1, told.how_many) for told in table.acts_of("draws") if told.seat == seat)


def due_by_now(table: Table, seat: Seat, number: int) -> int | None:
    """How many cards a hand of that number should have now, where that does not follow from the tricks."""
    due, size = out_of_hand(table).due(seat), size_of_hands(table)
    if due is None and table.part(Melding) is not None:
        due = number if pile_is_untold(table, seat) else table[Melding].due[seat]
    if due is None and size is not None and table.part(Tricks) is None:
        due = _size_by_now(table, seat, size, number)
    return due


def excess(table: Table, seat: Seat, number: int) -> tuple[int, int]:
    """By how many cards a hand of that number is too long now, or too short, which is below nothing; and by the deal.

    Where the cards he has and those he has played make up a right deal, it is a trick that he did not play to, or played twice.
    """
    due, size, stands = due_by_now(table, seat, number), size_of_hands(table), table.part(Tricks)
    begun = stands is not None and setting.began_in_the_middle(table) and len(stands.past) < stands.last - 1
    if due is None and stands is not None and begun and not any(stands.earlier):
        # nobody knows how many tricks there were before, nor how long a hand should be that is not told
        due = number if table.is_open(seat) else table.hands[seat].bit_count()
    if due is not None:
        return number - due, number - due
    if size is None or stands is None:
        return 0, 0
    size += cards_drawn(table, seat) + _taken_up(table, seat, number)
    dealt = number + cards_played(table, seat) - size
    due = size - (stands.number - 1) - any(each == seat for each, _ in stands.cards)
    return dealt or number - due, dealt


def of_cards(table: Table, act: Act) -> Act:
    """The act as it is heard: where hands score nothing, who counts his hand counts his cards."""
    scored = act.how != "hand" or table.game.minds(WRONG_COUNT)
    return act if act.verb != "counts" or scored else evolve(act, how="")


def nothing_moved(table: Table) -> bool:
    """Whether no ruling can have given anybody cards, or taken some."""
    return all(matter.status == LAWFUL or isinstance(matter.breach, Deed) for matter in table.matters)


def known_beyond(table: Table, act: Act) -> int:
    """The cards of a hand that are told where a player counts fewer; nothing where he may be right."""
    if act.verb != "counts" or act.how or act.seat is None or not nothing_moved(table):
        return 0
    told = table.hands[act.seat].bit_count()
    return told if told > act.number else 0


def miscounts(table: Table, act: Act, by_the_deal: bool = False) -> dict[Seat, int]:
    """Hands with a wrong number of cards, by what they have too many (or, below nothing, too few), as this log tells.

    `by_the_deal` are those alone that it was not the play that made wrong.
    """
    found: dict[Seat, int] = {}
    for told in reversed((*table.acts, act)):  # what is told last of a hand is so
        seat = told.seat
        if seat is None or (told.verb == "counts" and seat in found):
            continue
        if told.verb == "counts" and not of_cards(table, told).how:
            noted = told.numbers[1:] or excess(table, seat, told.number)
            found[seat] = noted[by_the_deal]
        elif told.verb == "deals" and told.how == "hands":
            size, first = size_of_hands(table, told), table.left(seat)
            for place, number in enumerate(told.numbers):
                found.setdefault((first + place) % table.seats, 0 if size is None else number - size)
    return {seat: number for seat, number in reversed(found.items()) if number}


# --- moves


def dealer(table: Table, act: Act) -> Table:
    """The log says whose deal it is."""
    return setting.dealer(table, act).note(act)


def deals(table: Table, act: Act) -> Table:
    """Somebody deals; where the log has not said whose deal it is, it is his."""
    return as_dealer(table, act)


def as_dealer(table: Table, act: Act) -> Table:
    """The table with whoever does what belongs to the dealer as dealer, where the log has not said whose deal it is."""
    if act.seat is None or known_dealer(table) is not None:
        return table
    return dealer(table, evolve(act, verb="dealer", how="", cards=(), numbers=(), amounts=()))


def counts(table: Table, act: Act) -> Table:
    """A player counts his cards: noted with how many are too many then, and by the deal.

    Where the log told that hand with as many cards, it confirms what looked like a mistake of the record.
    """
    act = of_cards(table, act)
    if act.seat is None or act.how == "pack":
        return table
    too_many, by_the_deal = excess(table, act.seat, act.number)
    if too_many and table.dealt[act.seat].bit_count() == act.number >= table.hands[act.seat].bit_count():
        borne_out = Rulings(matter for matter in table.settled if not matter.breach.suspect)
        table = table.but(settled=borne_out, nobody_accused=False)
    return table.note(evolve(act, numbers=(act.number, too_many, by_the_deal)))


def finds(table: Table, act: Act) -> Table:
    """A card that was found outside the hands belongs to the hand that is short (usp56 774)."""
    short = [seat for seat, number in miscounts(table, act).items() if number < 0]
    if act.cards and short and act.how in ("floor", "pack", "left"):
        seat, card = short[0], 1 << act.card
        table = table.but(
            hands=tuple(hand | card if each == seat else hand for each, hand in enumerate(table.hands)),
            dealt=tuple(hand | card if each == seat else hand for each, hand in enumerate(table.dealt)),
        )
    return table


def pack(table: Table, act: Act) -> Table:
    """The log names the pack by its size."""
    named = PACKS.get(act.number)
    return table if named is None else setting.with_pack(table, named).comes_to("pack", named.name)


def rounds(table: Table, act: Act) -> Table:
    """Somebody deals in a game that leaves the rounds to each log: how many cards that makes for each."""
    table = deals(table, act)
    if act.how != "rounds" or not act.numbers:
        return table
    first, *others = act.numbers
    table = table.comes_to("rounds", ", then ".join((f"{first} to each", *map(str, others))))
    return table.comes_to("cards to each", str(sum(act.numbers)))


# --- the draw

#: a candidate: a seat, or 4 and up for those who have none yet
Candidate = int


def drawn(table: Table) -> dict[Candidate, Card]:
    """The card that each candidate has drawn; who showed more than one has to draw again, and who draws again has that card."""
    found: dict[Candidate, Card] = {}
    for act in table.acts_of("draws"):
        if len(act.cards) == 1:
            without_seat = sum(1 for candidate in found if candidate >= SEATS_AT_TABLE)
            found[SEATS_AT_TABLE + without_seat if act.seat is None else act.seat] = act.card
    return found


def draw(table: Table, act: Act) -> Table:
    """A candidate draws a card. Once four have drawn, it is known who deals first, who plays with whom and who sits out.

    Who has cards already draws one of the deal.
    """
    table = table.note(act)
    if any(table.dealt):
        return table
    cards = drawn(table)
    candidates = sorted(cards)
    if candidates[:SEATS_AT_TABLE] != list(range(SEATS_AT_TABLE)) or len(set(cards.values())) < len(cards):
        return table
    if len(candidates) > SEATS_AT_TABLE + 2:
        return table
    result = draw_for_partners([cards[candidate] for candidate in candidates])
    named = [_name(table, candidates[place]) for place in result.order]
    table = table.comes_to("first dealer", named[0])
    table = table.comes_to("partners", f"{named[0]} and {named[1]} against {named[2]} and {named[3]}")
    out = len(candidates) - SEATS_AT_TABLE
    if out:
        turns = [result.sitting_out(rubber) for rubber in range(1, len(candidates) // out + 1)]
        told = [" and ".join(_name(table, candidates[place]) for place in turn) for turn in turns]
        table = table.comes_to("sits out", ", then ".join(told))
    first, second = candidates[result.order[0]], candidates[result.order[1]]
    if first < SEATS_AT_TABLE and second == table.partner(first):
        table = dealer(table, Act("dealer", first))  # they sit already as the draw would have them
    return table


def _name(table: Table, candidate: Candidate) -> str:
    return table.name(candidate) if candidate < SEATS_AT_TABLE else ORDINALS[candidate - SEATS_AT_TABLE]


Move = Callable[[Table, Act], Table]

#: what is only noted
_NOTED = ("shuffles", "cuts", "dealt", "faces", "interchanges", "reclaims", "picks", "looks", "mixes", "demands")

DEAL_MOVES: Mapping[str, Move] = dict.fromkeys(_NOTED, moves_nothing) | {
    "dealer": dealer,
    "pack": pack,
    "draws": draw,
    "deals": deals,
    "counts": counts,
    "finds": finds,
}


def begins_with_the_deal(begun: Callable[[Table], Table]) -> Mapping[str, Move]:
    """What says whose deal it is, in a game whose next phase begins once that is known."""
    return {"dealer": lambda table, act: begun(dealer(table, act)), "deals": lambda table, act: begun(deals(table, act))}


#: for a log that is of no game: what is dealt and drawn is noted, and what follows shows the dealing to be done
GENERAL_MOVES: Mapping[str, Move] = (
    setting.SETTING | dict(DEAL_MOVES) | {"draws": moves_nothing, "deals": rounds, "call": moves_nothing, "play": moves_nothing}
)
