"""Draws and discards: out of turn, too many, of the wrong card, before or without the one that comes first; cards seen."""

from collections.abc import Iterator

from attrs import evolve

from referee.core.cards import Card, card_text, cards_text, copies_in
from referee.core.expect import FromElsewhere, NotThisCard, Omitted, OutOfTurn, Seen, TooEarly, TooLate, WrongNumber, WrongUnit
from referee.core.matter import Matter
from referee.core.measured import Cards, Number, whose
from referee.core.record import Act, Seat
from referee.core.sheet import counted
from referee.core.status import CONDONED
from referee.core.subject import Breach
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.melds.moves.claims import is_claim, is_claimant, is_penalty_card
from referee.mechanics.melds.moves.melding import (
    FACED,
    FROM_PILE,
    FROM_STOCK,
    Melding,
    begins_with_a_draw,
    discards_again,
    discards_of,
    drawing_of,
    drawn_untold,
    draws_of,
    draws_on,
    excess,
    melding_of,
    stock_of,
    takes_buried,
    takes_whole,
)
from referee.mechanics.melds.moves.melding_moves import opens_play
from referee.mechanics.melds.score import AFTER_UPCARD, ALWAYS
from referee.mechanics.rulings.expects.against_a_ruling import DISCARD_WHEN_BARRED, PLAYS_WHEN_OUT
from referee.mechanics.setting.moves import began_in_the_middle
from referee.mechanics.stock.moves import discards_within_reach, left_in_stock

VERBS = ("draws", "sees", "discards", "looks", "shuffles")

TURN_OUT_OF_TURN = OutOfTurn("turn", "draw", name="turn-out-of-turn", says="a turn begun by another than the player in turn")
DISCARDED_OUT_OF_TURN = OutOfTurn(
    "discards", name="discarded-out-of-turn", says="a discard by a player who is not in turn, and has drawn nothing"
)
DRAWN_OUT_OF_TURN = OutOfTurn("draw", name="drawn-out-of-turn", says="a card drawn from the stock out of turn")
DRAWN_TOO_EARLY = TooEarly(
    "draw", name="drawn-too-early", says="the stock drawn from before the other player has discarded, or refused the upcard"
)
TOO_MANY_DRAWN = WrongNumber("drawn", name="too-many-drawn", says="more than one card drawn from the stock and put in the hand")
TOO_FEW_DRAWN = WrongNumber("drawn", "too few", name="too-few-drawn", says="one card drawn where two are drawn from the stock")
DISCARD_TAKEN_LATE = TooLate("draw", "stock card", name="discard-taken-late", says="a discard taken after a card of the stock")
TAKEN_CARD_NOT_USED = Omitted(
    "meld", "discard taken", name="taken-card-not-used", says="a discard taken and not melded, where it has to be"
)
CARDS_LEFT_ABOVE = FromElsewhere(
    "draw", "without those above", name="cards-left-above", says="a discard taken without all the cards that lie on it"
)
PART_OF_PILE = WrongUnit("discards taken", name="part-of-pile", says="discards taken without the rest of the pile")
STOCK_CARD_SEEN = Seen("stock", name="stock-card-seen", says="cards of the stock seen by a player who has no right to them")
WRONG_DISCARD_TAKEN = FromElsewhere(
    "draw", "below the top", name="wrong-discard-taken", says="a discard picked up that is not the top one"
)
LAST_CARDS_DRAWN = TooLate(
    "draw", "last cards of the stock", name="last-cards-drawn", says="a card drawn that the hand no longer allows to draw"
)
DISCARDED_WITHOUT_DRAWING = TooEarly(
    "discards", "draw", name="discarded-without-drawing", says="a discard by a player who has not drawn"
)
TWO_DISCARDS = WrongNumber("discards", name="two-discards", says="more than one card discarded")
DISCARDED_CARD_JUST_TAKEN = NotThisCard(
    "discards", "just taken", name="discarded-card-just-taken", says="a discard of the card just taken from the discard pile"
)
DISCARDS_LOOKED_AT = Seen("discards", "covered", name="discards-looked-at", says="a covered discard looked at")
PILE_SHUFFLED = Omitted(
    "turned unshuffled", name="pile-shuffled", says="the discard pile shuffled when it becomes the stock again"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with a draw or a discard, and cards seen that nobody may see."""
    if act.seat is None:
        return
    melding = melding_of(table)
    who = table.name(act.seat)
    match act.verb:
        case "draws" if act.how in (FROM_STOCK, FROM_PILE, FACED):
            yield from _draw(table, melding, act)
        case "sees" | "looks" if act.verb == "sees" or act.how == "stock":
            cards = cards_text(act.cards) if act.cards else "a card"
            yield Matter(STOCK_CARD_SEEN, act.seat, f"{who} saw {cards} of the stock", act.at, cards=act.cards)
        case "discards" if (table.phase == PLAY or begins_with_a_draw(table)) and melding.knocker is None:
            yield from _discard(table, melding, act)
        case "looks" if act.how == "discards":
            yield Matter(DISCARDS_LOOKED_AT, act.seat, f"{who} looked back at the discards", act.at)
        case "shuffles" if table.noted("turns", how="over") and not melding.drawn:
            yield Matter(PILE_SHUFFLED, act.seat, f"{who} shuffled the discard pile to make it the stock", act.at)


def _draw(table: Table, melding: Melding, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    if table.game.minds(PLAYS_WHEN_OUT) and not _takes_part(table, act.seat):
        return  # no turn is his, and it is said that he is out of the deal
    if act.seat == melding.turn and (melding.replaces or melding.not_replaced) and act.how == FROM_STOCK:
        return  # for a red three (`breaches.discard_pile`)
    if is_claim(table, act) or is_penalty_card(table, act):
        return
    who = table.name(act.seat)
    mends_discard = act.seat == melding.last and not melding.drawn and excess(table, act.seat) < 0
    if act.seat != melding.turn and not mends_discard:
        yield from _before_turn(table, melding, act)
    elif (
        table.game.minds(DRAWN_TOO_EARLY)
        and act.how == FROM_STOCK
        and not melding.begun
        and not began_in_the_middle(table)
        and discards_of(table).cards
        and not table.noted("declines", _last_to_refuse(table))
    ):
        why = f"{who} drew from the stock before {table.name(_last_to_refuse(table))} had refused the upcard"
        yield Matter(DRAWN_TOO_EARLY, act.seat, why, act.at)
    elif melding.drawn == (FROM_STOCK,) and act.how == FROM_PILE and table.game.minds(DISCARD_TAKEN_LATE):
        yield Matter(DISCARD_TAKEN_LATE, act.seat, f"{who} took a discard after a card of the stock", act.at)
    elif _too_many(table, melding, act):
        number = len(melding.drawn) + _number(act)
        yield Matter(
            TOO_MANY_DRAWN,
            act.seat,
            f"{who} drew {counted(number, 'card')}",
            act.at,
            cards=act.cards,
            count=number - draws_of(table),
            due=Number(draws_of(table)),
            found=Number(number),
        )
    pile = discards_of(table).cards
    buried = act.how == FROM_PILE and takes_buried(table) and act.cards and act.card in pile
    if buried and (len(act.cards) > 1 or act.numbers):
        above = len(pile) - pile.index(act.card)
        if len(act.cards) != above:
            why = f"{who} took {cards_text(act.cards)} of the discards, and not all {above} from there up"
            yield Matter(CARDS_LEFT_ABOVE, act.seat, why, act.at, cards=act.cards)
    if act.how == FROM_PILE and takes_whole(table) and (len(act.cards) > 1 or act.numbers) and act.how_many < len(pile):
        why = f"{who} took {counted(act.how_many, 'card')} of the {len(pile)} discards"
        yield Matter(PART_OF_PILE, act.seat, why, act.at, cards=act.cards)
    top = discards_of(table).top
    if act.how == FROM_PILE and act.cards and top is not None and act.card not in discards_within_reach(table):
        why = f"{who} picked up {card_text(act.card)}, where {card_text(top)} was the last discard"
        yield Matter(WRONG_DISCARD_TAKEN, act.seat, why, act.at, card=act.card, due=Cards((top,)), found=Cards((act.card,)))
    if act.how != FACED and (table.phase == OVER or (act.how == FROM_STOCK and len(stock_of(table)) <= left_in_stock(table))):
        source = (
            f"the stock, of which {left_in_stock(table)} cards stay"
            if act.how == FROM_STOCK
            else "the discards when the hand was drawn"
        )
        yield Matter(LAST_CARDS_DRAWN, act.seat, f"{who} drew from {source}", act.at)


def _takes_part(table: Table, seat: Seat) -> bool:
    """Whether he is one of those who play the hand."""
    return not table.around or seat in table.around


def _is_barred(table: Table, seat: Seat, breach: Breach) -> bool:
    """Whether he breaks a ruling by what he does, so that it is said of him in any case."""
    return any(duty.seat == seat and duty.kind.broken is breach for duty in table.duties)


def _last_to_refuse(table: Table) -> int:
    """The last player to whom the upcard is offered before a card is drawn."""
    return table.left(table.eldest) if drawing_of(table).offered_to_two else table.right(table.eldest)


def _laid(table: Table, seat: int) -> set[Card]:
    """What the player has melded, laid off or traded for a wild card since he drew."""
    laid: set[Card] = set()
    for act in reversed(table.acts):
        if act.verb == "draws" and act.seat == seat:
            break
        if act.verb in ("melds", "lays") and act.seat == seat:
            laid.update(act.cards)
        elif act.verb == "exchanges" and act.seat == seat:
            laid.update(act.cards[:1])
    return laid


def _has_to_use(table: Table, seat: int) -> bool:
    """Whether a discard that he has taken in this turn has to be melded or laid off in it."""
    when, melding = drawing_of(table).use_taken, melding_of(table)
    if when == AFTER_UPCARD:
        return melding.finished > 0
    return when == ALWAYS or not melding.laid_before >> seat & 1


def _too_many(table: Table, melding: Melding, act: Act) -> bool:
    """Whether he has more than he may draw in a turn, or both from the stock and from the pile."""
    if draws_on(table) and _number(act) == 1:
        return False
    number = len(melding.drawn) + (_number(act) if act.how == FROM_STOCK else 1)
    both = bool(melding.drawn) and (act.how != FROM_STOCK or set(melding.drawn) != {FROM_STOCK})
    return both or number > (draws_of(table) if act.how == FROM_STOCK else 1)


def _before_turn(table: Table, melding: Melding, act: Act) -> Iterator[Matter]:
    """A draw by a player who is not in turn; in some games it is his turn all the same."""
    if act.seat is not None and opens_play(table, act.seat):
        return
    if act.seat == melding.passed_over and not _plays_on(table, melding.turn):
        return  # another drew before him, and has not stopped him from taking his turn
    who, other = table.name(act.seat), table.name(melding.turn)
    why = f"{who} drew when it was {other}'s turn"
    if act.seat in melding.mends and excess(table, act.seat) < 0 and table.game.minds(DRAWN_OUT_OF_TURN):
        yield Matter(DRAWN_OUT_OF_TURN, act.seat, f"{why}, to mend his hand", act.at, other=melding.turn, cards=act.cards)
        return  # he takes no turn
    due, found = whose(melding.turn), whose(act.seat)
    cards = act.cards if act.how == FROM_STOCK else ()
    matter = Matter(TURN_OUT_OF_TURN, act.seat, why, act.at, other=melding.turn, due=due, found=found, cards=cards)
    if not melding.begun and act.seat == table.eldest and table.game.minds(DRAWN_TOO_EARLY):
        why = f"{who} drew from the stock before {other} had refused the upcard"
        yield evolve(matter, breach=DRAWN_TOO_EARLY, why=why) if act.how == FROM_STOCK else matter
    elif melding.drawn and table.game.minds(DRAWN_TOO_EARLY) and act.how == FROM_STOCK:
        yield evolve(matter, breach=DRAWN_TOO_EARLY, why=f"{who} drew from the stock before {other} had discarded")
    else:
        yield matter


def _plays_on(table: Table, seat: int) -> bool:
    """Whether it was ruled before this act that the turn he began out of turn is his, what he drew being in his hand still."""
    ruled = (matter for matter in table.settled if matter.breach is TURN_OUT_OF_TURN and matter.seat == seat)
    return excess(table, seat) >= 0 and any(matter.status == CONDONED and matter.settled_at < table.clock for matter in ruled)


def _number(act: Act) -> int:
    return act.how_many or 1


def _discard(table: Table, melding: Melding, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    who, cards = table.name(act.seat), cards_text(act.cards) or "a card"
    taken, laid = melding.taken if act.seat == melding.turn else None, _laid(table, act.seat)
    unused = taken is not None and taken not in laid and table.game.minds(TAKEN_CARD_NOT_USED)
    if taken is not None and unused and _has_to_use(table, act.seat):
        yield Matter(TAKEN_CARD_NOT_USED, act.seat, f"{who} took {card_text(taken)} and did not meld it", act.at, card=taken)
    drawn = len(melding.drawn) + drawn_untold(table, act.seat)
    if act.seat == melding.turn and set(melding.drawn) == {FROM_STOCK} and drawn < draws_of(table) and stock_of(table).cards:
        why = f"{who} drew {counted(drawn, 'card')} and discarded"
        yield Matter(TOO_FEW_DRAWN, act.seat, why, act.at, due=Number(draws_of(table)), found=Number(drawn))
    mending = act.seat in melding.mends and excess(table, act.seat) > 0
    again = discards_again(table, act.seat)
    is_out = table.game.minds(PLAYS_WHEN_OUT) and not _takes_part(table, act.seat)
    cuts_in = not (is_out or again) and act.seat not in (melding.turn, melding.owes, melding.ahead)
    if is_claimant(table, act.seat) or (cuts_in and _is_barred(table, act.seat, DISCARD_WHEN_BARRED)):
        return  # which is said of him
    if cuts_in:
        other = table.name(melding.turn)
        why = f"{who} discarded {cards} when it was {other}'s turn"
        due, found = whose(melding.turn), whose(act.seat)
        yield Matter(DISCARDED_OUT_OF_TURN, act.seat, why, act.at, other=melding.turn, due=due, found=found)
    undrawn = act.seat == melding.turn and not melding.drawn and act.seat not in (melding.ahead, melding.owes)
    if (undrawn or (cuts_in and _takes_part(table, act.seat))) and not mending:
        yield Matter(DISCARDED_WITHOUT_DRAWING, act.seat, f"{who} discarded {cards} without having drawn", act.at)
    if _number(act) > 1 or (again and excess(table, act.seat) <= 0 and not mending):
        yield Matter(TWO_DISCARDS, act.seat, f"{who} discarded {cards}", act.at, cards=act.cards)
    if taken is not None and taken in act.cards:
        has_another = taken in laid or copies_in(table.hands[act.seat], taken) > 1
        if table.pack_used.copies == 1 or not has_another:  # of two packs it may be the one like it, from his hand
            why = f"{who} discarded {card_text(taken)}, which he had taken in the same turn"
            yield Matter(DISCARDED_CARD_JUST_TAKEN, act.seat, why, act.at, card=taken)
