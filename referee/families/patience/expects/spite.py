"""Spite and malice: cards that belong in the center, stacks too many, side stacks played on otherwise than from the hand."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import NotThisCard, Seen
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import Table
from referee.families.patience.expects.contests import PLAYED_ON_OTHERS_LAYOUT
from referee.families.patience.expects.patience import DOES_NOT_FIT, FOUNDATION_DELAYED, FROM_ELSEWHERE, NO_SUCH_PILE
from referee.families.patience.facts import (
    A_TWO,
    AN_ACE,
    CENTER_STACK,
    KEPT_FROM_CENTER,
    OFF_PAYOFF,
    OFF_SIDE,
    SENT_TO_SIDE,
    SIDE_STACK,
    WHICH_STACK,
)
from referee.families.patience.moves.spite import (
    ACE,
    PAYOFF,
    SPITE_PLAY,
    STACKS,
    TWO,
    available,
    card_moved,
    centers,
    fits_center,
    fits_side,
    is_joker,
)
from referee.mechanics.layout.moves.forms import FOUNDATION, HAND, WASTE, kind_of, number_of
from referee.mechanics.layout.moves.patience import pile_name
from referee.mechanics.layout.moves.piles import UNKNOWN, layout_of
from referee.mechanics.turns.moves.turns import Turns, player_of, turn_of
from referee.score.counts import from_ace_to_king

VERBS = ("moves", "loads", "passes", "counts")

JOKER_AS_ACE = NotThisCard("center stack", "joker", name="joker-as-ace", says="a joker played in the place of an ace")
PAYOFF_COUNTED = Seen("pay-off pile", name="payoff-counted", says="the cards of a pay-off pile counted")
ENDS_BY_WORD = Deed("ends-by-word", "a turn ended by a player who could play")


def in_game(game: Game) -> bool:
    """Where cards are to be paid off."""
    return game.play is SPITE_PLAY


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A move, a turn ended, a pile counted."""
    seat = player_of(table, act)
    name = table.name(seat)
    if act.verb == "counts":
        if act.how == PAYOFF:
            yield Matter(PAYOFF_COUNTED, act.seat, f"{table.name(act.seat)} counted a pay-off pile", act.at)
    elif table.part(Turns) is not None and turn_of(table) != seat:
        return  # that it is not his turn is enough
    elif act.verb == "passes":
        if any(fits_center(pile, card) for card in available(table, seat) for _, pile in centers(table)):
            yield Matter(ENDS_BY_WORD, seat, f"{name} ended his turn though he could play to the center", act.at)
    elif len(act.piles) == 2:
        yield from _kept_back(table, act, seat)
        card, (source, target) = card_moved(table, act), act.piles
        told = card_text(card) if card != UNKNOWN else "a card"
        did = f"{name} moved {told} from {source} to {target}"
        cards = () if card == UNKNOWN else (card,)
        if act.verb == "loads":
            yield Matter(PLAYED_ON_OTHERS_LAYOUT, seat, did, act.at, cards=cards)
        elif kind_of(target) == FOUNDATION:
            yield from _to_center(table, Matter(DOES_NOT_FIT, seat, did, act.at, cards=cards), target, card)
        elif kind_of(target) == WASTE and source != HAND:
            of = SENT_TO_SIDE.told(OFF_PAYOFF if source == PAYOFF else OFF_SIDE)
            yield Matter(FROM_ELSEWHERE, seat, did, act.at, cards=cards, of=of)
        elif kind_of(target) == WASTE:
            pile = layout_of(table).pile(pile_name(table, target, seat))
            if number_of(target) > STACKS:
                yield Matter(NO_SUCH_PILE, seat, did, act.at, cards=cards, of=WHICH_STACK.told(SIDE_STACK))
            elif card != UNKNOWN and not fits_side(table, pile, card):
                yield Matter(DOES_NOT_FIT, seat, did, act.at, cards=cards, of=WHICH_STACK.told(SIDE_STACK))


def _to_center(table: Table, matter: Matter, target: str, card: int) -> Iterator[Matter]:
    pile, of = layout_of(table).pile(target), WHICH_STACK.told(CENTER_STACK)
    if number_of(target) > STACKS or (not len(pile) and len(centers(table)) >= STACKS):
        yield Matter(NO_SUCH_PILE, matter.seat, matter.why, matter.at, cards=matter.cards, of=of)
    elif card != UNKNOWN and is_joker(card) and not len(pile):
        yield Matter(JOKER_AS_ACE, matter.seat, matter.why, matter.at, cards=matter.cards)
    elif card != UNKNOWN and not fits_center(pile, card):
        yield Matter(DOES_NOT_FIT, matter.seat, matter.why, matter.at, cards=matter.cards, of=of)


def _kept_back(table: Table, act: Act, seat: int) -> Iterator[Matter]:
    """An ace or a two that has to go to the center while another card is played."""
    moved, known = card_moved(table, act), {m.card for m in table.matters if m.breach == FOUNDATION_DELAYED}
    low = from_ace_to_king(moved) if moved != UNKNOWN and not is_joker(moved) else 0
    aces = len(centers(table)) < STACKS and low != ACE
    twos = any(len(pile) == ACE for _, pile in centers(table)) and low not in (ACE, TWO)
    for card in available(table, seat):
        rank = 0 if is_joker(card) else from_ace_to_king(card)
        if card not in known and ((rank == ACE and aces) or (rank == TWO and twos)):
            of = KEPT_FROM_CENTER.told(AN_ACE if rank == ACE else A_TWO)
            why = f"{table.name(seat)} kept {card_text(card)} from the center"
            yield Matter(FOUNDATION_DELAYED, seat, why, act.at, card=card, of=of)
            return
