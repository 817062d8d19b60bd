"""What is expected where each builds sets of his own: no card kept that was turned, none left that is forced, sets that stay sets."""

from collections import Counter
from collections.abc import Iterator

from referee.core.cards import PLANE, Card, card_text, cards_of, cards_text
from referee.core.expect import AgainstRuling, FromElsewhere, Misdone, NotA, NotThisCard, TakenBack, Withheld
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import Table
from referee.families.rummy.moves.pan import retired
from referee.families.rummy.moves.spreads import (
    Spreads,
    fits_own,
    forcible,
    is_forced,
    one_card_short,
    out_of_a_hand,
    turned_card,
)
from referee.mechanics.melds.expects.sets import FALSE_SET
from referee.mechanics.melds.moves.melding import FROM_PILE, FROM_STOCK, matching_of, melded_by, melding_of, sets_of, to_meld
from referee.mechanics.rulings.expects.against_a_ruling import PLAYS_WHEN_OUT

VERBS = ("draws", "forces", "melds", "lays", "borrows", "discards", "retires")
#: what those do who take part in the deal
_OF_THE_PLAY = ("draws", "melds", "lays", "borrows", "discards")

TURNED_CARD_KEPT = NotThisCard(
    "discards", "another than was turned", name="turned-card-kept", says="a card turned from the stock put in the hand"
)
FORCED_CARD_LEFT = Withheld(
    "discard",
    "fits a set",
    name="forced-card-left",
    says="a discard left that fits one of his sets, where another demands that he take it",
    waits=WITHOUT_EFFECT,
)
FORCED_CARD_REFUSED = AgainstRuling(
    "forced card", name="forced-card-refused", says="a card of the stock drawn by a player who has to take the discard"
)
SET_BROKEN_UP = NotA(
    "meld", "borrowed from", name="set-broken-up", says="a set of his own from which he took so much that it is none"
)
BORROWED_CARD_KEPT = TakenBack(
    "card", "borrowed", name="borrowed-card-kept", says="a card taken out of a set on the table and not laid down again"
)

HAND_CARD_TAKEN = FromElsewhere(
    "draw", "out of a hand", name="hand-card-taken", says="a discard taken that the player before has not drawn from the stock"
)
UNSAFE_DISCARD = NotThisCard(
    "discards",
    "puts another out",
    name="unsafe-discard",
    says="a discard that puts the next player out, from a hand with another card",
)
HAND_INTO_STOCK = Misdone(
    "retires", "hand into the stock", name="hand-into-stock", says="the hand of a retired player put with the stock"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is seen of cards turned, left and borrowed."""
    if act.seat is None or not to_meld(table):
        return
    now = melding_of(table)
    if act.verb in _OF_THE_PLAY and act.seat in retired(table).on_top:
        yield Matter(PLAYS_WHEN_OUT, act.seat, f"{table.name(act.seat)} played on, and had retired", act.at)
        return
    match act.verb:
        case "draws" if act.how == FROM_STOCK and not now.drawn and is_forced(table, act.seat):
            yield from _left(table, act, act.seat)
        case "draws" if act.how == FROM_PILE and act.seat == now.turn and table.game[Spreads].drawn_only:
            if out_of_a_hand(table):
                why = f"{table.name(act.seat)} took a discard that was not drawn from the stock"
                yield Matter(HAND_CARD_TAKEN, act.seat, why, act.at, cards=act.cards)
        case "retires" if act.how == FROM_STOCK:
            why = f"the hand of {table.name(act.seat)} was put with the stock"
            yield Matter(HAND_INTO_STOCK, act.seat, why, act.at)
        case "forces" if act.other is not None and now.drawn == (FROM_STOCK,) and not now.melded:
            yield from _left(table, act, act.other)
        case "discards" if act.seat == now.turn:
            yield from _kept(table, act, act.seat)
            yield from _broken_up(table, act, act.seat)
            yield from _unsafe(table, act, act.seat)
        case "melds" | "lays" if melded_by(table, act.seat) + len(act.cards) == to_meld(table):
            yield from _broken_up(_after(table, act), act, act.seat)


def _after(table: Table, act: Act) -> Table:
    play = table.game.play
    return play.moves[act.verb](table, act) if play else table


def _left(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    card = forcible(table, seat)
    if card is not None:
        why = f"{table.name(seat)} left {card_text(card)}, which fits a set of his, and is made to take it"
        yield Matter(FORCED_CARD_LEFT, seat, why, act.at, card=card)


def _kept(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    who, acts = table.name(seat), _turn_of(table, seat)
    laid, card = {card for each in acts if each.verb in ("melds", "lays") for card in each.cards}, turned_card(table)
    if card is not None and act.cards and card not in act.cards and card not in laid and not _spares(table, card):
        yield Matter(TURNED_CARD_KEPT, seat, f"{who} put {card_text(card)} in his hand, which he had turned", act.at, card=card)
    borrowed: Counter[Card] = Counter()
    for each in acts:
        if each.verb == "borrows":
            borrowed.update(each.cards)
        elif each.verb in ("melds", "lays"):
            borrowed -= Counter(each.cards)
    if kept := tuple(borrowed):
        yield Matter(BORROWED_CARD_KEPT, seat, f"{who} took {cards_text(kept)} out of a set and kept it", act.at, cards=kept)


def _spares(table: Table, card: Card) -> bool:
    """Whether the card may be kept because it would put the next player out, in a game in which that has to be avoided."""
    short = one_card_short(table)
    return table.game.minds(UNSAFE_DISCARD) and short is not None and fits_own(table, short, card)


def _unsafe(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    """The turned card left for a player whom it puts out, by one who is known to hold a card that would not."""
    card, short = turned_card(table), one_card_short(table)
    if card is None or short is None or card not in act.cards or not fits_own(table, short, card):
        return
    safe = [other for other in cards_of(table.hands[seat]) if not fits_own(table, short, other % PLANE)]
    if safe:
        who, other = table.name(seat), table.name(short)
        why = f"{who} discarded {card_text(card)}, which puts {other} out, and held {card_text(safe[0])}"
        yield Matter(UNSAFE_DISCARD, seat, why, act.at, card=card, other=short)


def _turn_of(table: Table, seat: Seat) -> list[Act]:
    """What the player has done since he drew, in order."""
    acts: list[Act] = []
    for act in reversed(table.acts):
        if act.seat == seat:
            if act.verb == "draws":
                break
            acts.append(act)
    return acts[::-1]


def _broken_up(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    """What is left of a set from which he has taken cards, if that is none; of a set that never was one it is said already."""
    if not any(each.verb == "borrows" for each in _turn_of(table, seat)):
        return
    told = [set(matter.cards) for matter in table.matters if matter.breach == FALSE_SET]
    for each in sets_of(table, seat):
        if not matching_of(table).is_matched(each.cards) and not any(set(each.cards) <= cards for cards in told):
            left = cards_text(each.cards)
            yield Matter(
                SET_BROKEN_UP, seat, f"{table.name(seat)} left {left} of a set, which is none", act.at, cards=each.cards
            )
