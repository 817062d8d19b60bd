"""What is wrong about melds, king and queen of trumps, and the card turned up; offers out of turn."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.doubt import NOBODY_ACCUSED, RECORD_DOES_NOT_HOLD
from referee.core.expect import FalseClaim, NoRight, TooLate
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.subject import Deed
from referee.core.table import Table
from referee.families.piquet_klaberjass.expects.declaring import FALSE_DECLARATION, told
from referee.families.piquet_klaberjass.moves.declaring import (
    HOW_HIGH,
    best_in,
    class_of,
    declared_of,
    exchangeable,
    held,
    may_hold,
    said_by,
)
from referee.families.piquet_klaberjass.moves.klaberjass import BELLA, Klaberjass, bella_is_due, shown
from referee.mechanics.deal.moves import cards_played
from referee.mechanics.trump.expects.speaking import SPEAKS_OUT_OF_TURN
from referee.mechanics.trump.moves.bidding import speaks_out_of_turn

VERBS = ("declares", "replies", "melds", "robs", "schmeiss", "play")

FALSE_EQUALITY = FalseClaim(
    "equality", name="false-equality", says="how high asked by a player who holds no sequence of that value"
)
BELLA_LATE = TooLate(
    "declaration", "bella", name="bella-late", says="king and queen of trumps announced at another time than on the second"
)
LOSER_SHOWS_MELD = NoRight(
    "meld", "lost", name="loser-shows-meld", says="a sequence shown for points by a player whose best was beaten"
)
SEVEN_EXCHANGED_LATE = TooLate(
    "taking up the turn-up", "own card", name="seven-exchanged-late", says="the turn-up taken after a card has been played"
)
#: a hand put right after the deal
HAND_CORRECTED = Deed("hand-corrected", "a hand put right that has a wrong number of cards")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with a meld, an offer, or the exchange of the lowest trump."""
    if act.seat is None or table.game.part(Klaberjass) is None:
        return
    who = table.name(act.seat)
    match act.verb:
        case "schmeiss" if speaks_out_of_turn(table, act):
            yield Matter(SPEAKS_OUT_OF_TURN, act.seat, f"{who} offered to throw the hand in when it was not his turn", act.at)
        case "replies" if act.how == HOW_HIGH:
            yield from _false_equality(table, act)
        case "declares" if act.how == BELLA and not bella_is_due(table, act.seat):
            why = f"{who} said bella, and has not just played the second of king and queen of trumps"
            yield Matter(BELLA_LATE, act.seat, why, act.at)
        case "melds":
            said = shown(table, act)
            if said is None:
                yield from _no_meld(table, act)
            winner = None if said is None else best_in(table, said.of)
            if winner is not None and winner != act.seat:
                why = f"{who} showed a {said.of if said else ''} for points, where {table.name(winner)} had the best"
                yield Matter(LOSER_SHOWS_MELD, act.seat, why, act.at, cards=act.cards)
        case "play" if act.cards and exchangeable(table) >> act.card & 1:
            yield from _declared_with_the_turn_up(table, act.seat)
        case "robs" if act.cards and table.holds(act.seat, 1 << act.card) is False:
            why = f"{who} exchanged {cards_text(act.cards)}, which he does not hold"
            yield Matter(RECORD_DOES_NOT_HOLD, None, why, act.at, cards=act.cards, remedy=NOBODY_ACCUSED)
        case "robs" if cards_played(table, act.seat):
            yield Matter(SEVEN_EXCHANGED_LATE, act.seat, f"{who} took the turn-up after he had played", act.at, cards=act.cards)


def _no_meld(table: Table, act: Act) -> Iterator[Matter]:
    """Cards shown that make no meld: a slip of the record where one of them is played already, else a false claim."""
    assert act.seat is not None
    cards = cards_text(act.cards)
    if any(not table.hands[act.seat] >> card & 1 for card in act.cards):
        why = f"{table.name(act.seat)} showed {cards}, which is no meld, and not all in his hand"
        yield Matter(RECORD_DOES_NOT_HOLD, None, why, act.at, cards=act.cards, remedy=NOBODY_ACCUSED)
    else:
        yield Matter(FALSE_DECLARATION, act.seat, f"{table.name(act.seat)} showed {cards}, which is no meld", act.at)


def _false_equality(table: Table, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    asked = next((each for each in reversed(declared_of(table).said) if each.seat != act.seat and not each.is_nothing), None)
    holding = None if asked is None else class_of(table, asked.of)
    if asked is None or holding is None or table.is_open(act.seat):
        return
    found = (each for hand in may_hold(table, act.seat) for each in holding.found(table, hand))
    if not any(each.numbers == asked.numbers[:1] for each in found):
        why = f"{table.name(act.seat)} asked how high, and holds no {asked.of} of {asked.numbers[0]}"
        yield Matter(FALSE_EQUALITY, act.seat, why, act.at)


def _declared_with_the_turn_up(table: Table, seat: Seat) -> Iterator[Matter]:
    """What could be true only of a hand with the turn-up, by a player who is seen to have kept the card that he gives for it."""
    hand, now = held(table, seat), declared_of(table)
    if hand.bit_count() < table.hand_size:
        return
    for act in table.acts_of("declares"):
        said = said_by(act)
        holding = class_of(table, said.of) if said is not None and act.seat == seat and not said.is_nothing else None
        if said is None or holding is None or said not in now.said or holding.holds(table, hand, said):
            continue
        if any(holding.holds(table, each, said) for each in may_hold(table, seat)):
            why = f"{table.name(seat)} declared {told(said)}, and has not taken the turn-up that he would need for it"
            yield Matter(FALSE_DECLARATION, seat, why, act.at, count=now.said.index(said))
