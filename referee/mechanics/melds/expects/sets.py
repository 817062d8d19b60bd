"""Sets laid down that are none, players who are not out or were short, and discards that another might have laid off."""

from collections.abc import Iterator

from referee.core.cards import JOKERS, Card, card_text, cards_text, suit_of
from referee.core.expect import Changed, FromElsewhere, NotA, Over, WentOut
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sheet import counted
from referee.core.subject import WITHOUT_EFFECT, Breach, Deed
from referee.core.table import OVER, Table
from referee.mechanics.melds.moves.melding import (
    Meld,
    drawing_of,
    hand_told,
    matching_of,
    meld_for,
    melded_by,
    melding_of,
    takes,
    to_meld,
)
from referee.mechanics.stock.moves import least_after_knock
from referee.score.expects import WRONG_COUNT
from referee.score.matched import SHORTEST, Matching
from referee.score.wild import ABOVE

VERBS = ("melds", "lays", "discards", "out", "rummy", "counts")

FALSE_SET = NotA("meld", "no set", name="false-set", says="cards laid down as a set that are none")
DISCARD_FROM_MELD = FromElsewhere("discard", name="discard-from-meld", says="a discard of a card from a meld")
JOKER_ASTRAY = NotA("meld", "joker", name="joker-astray", says="a joker in a set in which no joker may be")
SEQUENCE_TOO_LONG = Over("sequence", name="sequence-too-long", says="a card laid off on a sequence that goes from ace to ace")
WILD_MOVED = Changed("wild card", name="wild-moved", says="a wild card made to stand for another card than was told")
ROUND_THE_CORNER = NotA(
    "meld", "round the corner", name="round-the-corner", says="a sequence that goes on from the king past the ace"
)
FALSE_OUT = WentOut(
    "cannot go", name="false-out", says="a player who announces that he is out and cannot get rid of all his cards"
)
WENT_OUT_SHORT = WentOut(
    "too few", name="went-out-short", says="a player who goes out with too few cards", waits=WITHOUT_EFFECT
)
WENT_OUT_LONG = WentOut("too many", name="went-out-long", says="a player who goes out having held too many cards")
RUMMY_CALLED = Deed("rummy-called", "a discard called by another player because it could have been laid off")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with sets laid down, cards laid off, and what a player says of his hand."""
    if act.seat is None:
        return
    who, cards = table.name(act.seat), cards_text(act.cards)
    melding = melding_of(table)
    if act.verb == "counts":
        if act.how == "hand" and (table.phase == OVER or melding.knocker is not None):
            yield from _wrong_count(table, act)
    elif act.verb == "out":
        if melding.out != act.seat and (melding.held[act.seat] or to_meld(table)):
            needed, lie = to_meld(table), counted(melded_by(table, act.seat), "card")
            left = counted(melding.held[act.seat], "card")
            why = f"{lie} on the table, where he needs {needed}" if needed else f"{left} in his hand"
            yield Matter(FALSE_OUT, act.seat, f"{who} announced that he is out, with {why}", act.at)
    elif act.verb == "rummy":
        yield Matter(RUMMY_CALLED, act.seat, f"{who} called rummy for {card_text(act.card)}", act.at, card=act.card)
    elif act.verb == "melds":
        if not drawing_of(table).judged_whole and not matching_of(table).is_matched(act.cards):
            if table.game.minds(JOKER_ASTRAY) and any(suit_of(card) == JOKERS for card in act.cards):
                yield Matter(JOKER_ASTRAY, act.seat, f"{who} laid down {cards} with a joker in it", act.at, cards=act.cards)
                return
            corner = table.game.minds(ROUND_THE_CORNER) and Matching(corners=True).is_sequence(act.cards)
            yield Matter(
                ROUND_THE_CORNER if corner else FALSE_SET,
                act.seat,
                f"{who} laid down {cards}, which is no set",
                act.at,
                cards=act.cards,
            )
    elif act.verb == "lays":
        laid_on = meld_for(table, act)
        if laid_on is None:
            fits = not to_meld(table) and _fits_hand_of_knocker(table, act.cards)
        else:
            fits = not laid_on.shut and takes(table, laid_on, act.cards)
        if not fits:
            why = f"{who} laid off {cards}, which fits no set on the table that takes more cards"
            yield Matter(_breach_of_laying_off(table, laid_on, act.cards), act.seat, why, act.at, cards=act.cards)
    if act.verb in ("melds", "lays", "discards"):
        yield from _goes_out(table, act)


def _breach_of_laying_off(table: Table, laid_on: Meld | None, cards: tuple[Card, ...]) -> Breach:
    """What cards are that cannot be laid off on this set, by the most that the game says of it."""
    if laid_on is not None and len(laid_on.cards) == ABOVE and table.game.minds(SEQUENCE_TOO_LONG):
        return SEQUENCE_TOO_LONG
    moved = laid_on is not None and not laid_on.shut and matching_of(table).fits(cards, laid_on.cards)
    return WILD_MOVED if moved and table.game.minds(WILD_MOVED) else FALSE_SET


def _fits_hand_of_knocker(table: Table, cards: tuple[Card, ...]) -> bool:
    """Whether the cards can be laid off on any set that the knocker may have, where nobody has told which he has."""
    knocker = melding_of(table).knocker
    hand = None if knocker is None else hand_told(table, knocker)
    if hand is None:
        return True
    laid = (card for note in table.acts if note.verb == "lays" for card in note.cards)
    sets = matching_of(table).sets_in((*hand, *laid, *cards))
    return any(set(cards) <= set(each) and len(set(each) & set(hand)) >= SHORTEST for each in sets)


def _goes_out(table: Table, act: Act) -> Iterator[Matter]:
    """The last cards of a hand that should have had more, or fewer, than it had."""
    assert act.seat is not None
    if to_meld(table):
        return  # he need not have got rid of his cards, nor is he out when he has
    melding, number = melding_of(table), max(1, len(act.cards))
    drew = act.seat == melding.turn and bool(melding.drawn)
    if melding.held[act.seat] != number or (act.verb == "discards" and act.seat != melding.turn):
        return
    due = melding.due[act.seat] - (number if act.verb != "discards" else int(drew))
    if due > 0:
        short = counted(due, "card")
        yield Matter(
            WENT_OUT_SHORT, act.seat, f"{table.name(act.seat)} went out with a hand {short} short", act.at, cards=act.cards
        )
    elif due < 0:
        many = counted(-due, "card")
        yield Matter(WENT_OUT_LONG, act.seat, f"{table.name(act.seat)} went out having held {many} too many", act.at)


def _wrong_count(table: Table, act: Act) -> Iterator[Matter]:
    """A count that the hand cannot come to; after a knock it may come to more than it need, as its player parts it."""
    assert act.seat is not None
    cards, matching, knocker = hand_told(table, act.seat), matching_of(table), melding_of(table).knocker
    if cards is None:
        return
    least = count = matching.pips_of(cards)
    if knocker is not None:
        least = least_after_knock(table, act.seat, cards, knocker)
    if not least <= act.number <= count:
        due = f"{least}" if least == count else f"between {least} and {count}"
        why = f"{table.name(act.seat)} counted {act.number} for his hand, which counts {due}"
        yield Matter(WRONG_COUNT, act.seat, why, act.at)
