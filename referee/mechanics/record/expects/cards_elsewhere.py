"""Cards of games with piles that cannot be as the log has them: in two places at once, or played by a player who has them not.

Where the log names its pack, a card that is there twice makes the pack incorrect. Otherwise the log has a slip in it, and
nobody is accused; that is said once in a deal, because one slip shows at many cards.
"""

from collections.abc import Iterator

from referee.core.cards import Card, card_text, without_card
from referee.core.doubt import NOBODY_ACCUSED, RECORD_DOES_NOT_HOLD
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.deal.expects.pack import INCORRECT_PACK
from referee.mechanics.layout.moves.patience import pile_name, pile_text
from referee.mechanics.layout.moves.piles import Layout, layout_of
from referee.mechanics.melds.moves.melding import Melding
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.turns.moves.drawing import STOCK
from referee.mechanics.turns.moves.turns import Turns

VERBS = ("hand", "turns", "captures", "builds", "trails", "play", "lays", "gives", "shows", "discards", "draws")
#: none of them is heard by that
HELD_AGAINST = VERBS


_CAME = {"turns": "is turned up", "draws": "is drawn"}


def in_game(game: Game) -> bool:
    """Where moves are taken in runs, all cards are in hands and tricks."""
    return game.play is not None and not game.play.runs


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A card that is told where it cannot be."""
    if not act.cards or table.part(Tricks) is not None or table.part(Melding) is not None:
        return
    in_turn = table.game.play is not None and bool(table.game.play.in_turn)
    if not in_turn and table.part(Layout) is None and table.part(Turns) is None:
        return
    if any(matter.breach == RECORD_DOES_NOT_HOLD for matter in table.settled):
        return
    if act.verb == "draws" and (act.other is not None or act.how not in ("", STOCK)):
        return  # out of another hand, or from a pile that lies open
    told_again = act.verb in ("hand", "turns", "draws")
    if told_again and table.pack_used.copies > 1:
        return
    why = _lies_elsewhere(table, act) if told_again else _not_held(table, act)
    if why and told_again and table.pack is not None:
        yield Matter(INCORRECT_PACK, None, why, act.at, cards=act.cards)
    elif why:
        yield Matter(RECORD_DOES_NOT_HOLD, None, why, act.at, cards=act.cards, remedy=NOBODY_ACCUSED)


def _lies_elsewhere(table: Table, act: Act) -> str:
    """A card dealt or turned up that is known to lie in another pile, or to be in a hand."""
    own = pile_name(table, act.piles[0], act.seat) if act.piles else ""
    for name, pile in layout_of(table).piles.items():
        for card in act.cards:
            if name not in (own, STOCK) and card in pile.cards:
                return f"{card_text(card)} is told again, and lies in {pile_text(table, name)}"
    held = None if act.verb == "hand" else next((card for card in act.cards if table.holder(card) is not None), None)
    return "" if held is None else f"{card_text(held)} {_CAME[act.verb]}, and {table.name(table.holder(held))} holds it"


def _not_held(table: Table, act: Act) -> str:
    """A card played from a hand that is known not to hold it."""
    if act.seat is None:
        return ""
    cards: tuple[Card, ...] = act.cards[:1] if act.verb in ("captures", "builds", "play") else act.cards
    hand, single = table.hands[act.seat], table.pack_used.copies == 1
    for card in cards:
        if not single and (without := without_card(hand, card)) != hand:
            hand = without
            continue
        holder = table.holder(card) if single else None
        if holder is not None and holder != act.seat:
            return f"{table.name(act.seat)} played {card_text(card)}, which {table.name(holder)} holds"
        lies = next((name for name, pile in layout_of(table).piles.items() if card in pile.cards), None)
        if single and holder is None and lies is not None and not lies.startswith(f"{act.seat}."):
            return f"{table.name(act.seat)} played {card_text(card)}, which lies in {pile_text(table, lies)}"
        if holder is None and not table.is_open(act.seat):
            return f"{table.name(act.seat)} played {card_text(card)}, which he does not hold"
    return ""
