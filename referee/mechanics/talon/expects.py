"""Hands filled from the stock while tricks are played: out of turn, with too many cards, by a hand of a wrong length; the last
card of the stock, and one card too many in it."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.doubt import NOBODY_ACCUSED, RECORD_DOES_NOT_HOLD
from referee.core.expect import NotShown, OutOfTurn, Seen, WrongNumber
from referee.core.fact import of
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import Number, whose
from referee.core.record import Act
from referee.core.sheet import counted
from referee.core.subject import Deed
from referee.core.table import OVER, Table
from referee.mechanics.layout.moves.forms import STOCK
from referee.mechanics.talon.moves import SECOND
from referee.mechanics.talon.state import Talon
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.turned import turned_up

VERBS = ("draws", "counts", "play", "looks")

#: what was wrong with the hand
LONG, SHORT = "long", "short"
#: the right to choose between the two top cards of the stock
ONE_OF_TWO = "take one of the two top cards"
LENGTH = of("length", LONG, SHORT, question="Was the hand too long, or too short?")

FILLED_OUT_OF_TURN = OutOfTurn(
    "draw", "after a trick", name="filled-out-of-turn", says="a card drawn after a trick when another player was to draw"
)
FILLED_WITH_TOO_MANY = WrongNumber(
    "drawn", "after a trick", name="filled-with-too-many", says="more cards drawn after a trick than the hand lacks"
)
WRONG_HAND_IN_PLAY = WrongNumber(
    "hand", "after the first trick", name="wrong-hand-in-play", says="a hand of a wrong number found after the first trick"
)
STOCK_OF_THREE = WrongNumber("stock", name="stock-of-three", says="a card too many left in the stock for the last draw")
ODD_STOCK = WrongNumber("stock", "odd", name="odd-stock", says="a number of cards in the stock that does not go round")
STOCK_CARD_SEEN = Seen(
    "card of the stock", name="card-of-the-talon-seen", says="a card of the stock looked at, or taken from under another"
)
COUNTS_STOCK = Deed("counts-stock", "the cards of the stock counted")
DRAWN_CARD_NOT_SHOWN = NotShown(
    "card drawn", name="drawn-card-not-shown", says="a card drawn wrongly, or after a wrong draw, and not shown"
)
LAST_CARD_NOT_SHOWN = NotShown("last card of the stock", says="the last face-down card of the stock drawn and not shown")


def in_game(game: Game) -> bool:
    """Where cards are drawn so."""
    return game.minds(FILLED_OUT_OF_TURN)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with a draw or with a count."""
    talon = table.part(Talon)
    if talon is None or act.seat is None or table.phase == OVER:
        return
    who = table.name(act.seat)
    if _is_not_the_last(table, talon, act):
        why = f"{who} drew {card_text(act.card)} where the card turned up was the last"
        yield Matter(RECORD_DOES_NOT_HOLD, None, why, act.at, cards=act.cards, remedy=NOBODY_ACCUSED)
    elif act.verb == "draws" and talon.to_draw:
        number, turn = max(1, act.how_many), talon.turn
        if act.how == SECOND and not _may_choose(table, act):
            yield Matter(STOCK_CARD_SEEN, act.seat, f"{who} took the second card of the stock", act.at, cards=act.cards)
        if turn is not None and act.seat != turn and talon.allowed(act.seat):
            why = f"{who} drew when it was {table.name(turn)}'s turn"
            yield Matter(FILLED_OUT_OF_TURN, act.seat, why, act.at, other=turn, due=whose(turn), found=whose(act.seat))
        elif number > talon.allowed(act.seat):
            due = talon.allowed(act.seat)
            why = f"{who} drew {counted(number, 'card')}, where he was to draw {due or 'none'}"
            yield Matter(FILLED_WITH_TOO_MANY, act.seat, why, act.at, cards=act.cards, due=Number(due), found=Number(number))
    elif act.verb == "counts" and not act.how and talon.due(act.seat) not in (None, act.number) and not talon.off[act.seat]:
        excess = act.number - (talon.due(act.seat) or 0)
        which = LONG if excess > 0 else SHORT
        why = f"{who} had {counted(act.number, 'card')}, {abs(excess)} too {'many' if excess > 0 else 'few'}"
        should = Number(act.number - excess)
        yield Matter(
            WRONG_HAND_IN_PLAY, act.seat, why, act.at,
            count=excess, due=should, found=Number(act.number), of=LENGTH.told(which),
        )  # fmt: skip
    elif act.verb == "looks":
        if act.how == STOCK and not _may_choose(table, act):
            yield Matter(STOCK_CARD_SEEN, act.seat, f"{who} looked at a card of the stock", act.at, cards=act.cards)
    elif act.verb == "counts" and act.how == STOCK and act.number == 1 + len(talon.to_draw) == 1 + table.seats:
        loser = talon.to_draw[-1]
        why = f"{counted(act.number, 'card')} lay in the stock for the last draw"
        yield Matter(STOCK_OF_THREE, None, why, act.at, other=loser, due=Number(table.seats), found=Number(act.number))
    elif act.verb == "play":
        yield from _not_shown(table, act)
    if act.verb == "counts" and act.how == STOCK:
        yield Matter(COUNTS_STOCK, act.seat, f"{who} counted the stock", act.at)
        over = (act.number - talon.dead - len(talon.to_draw)) % table.seats
        if over:
            why = f"{counted(act.number, 'card')} lay in the stock, which do not go round"
            yield Matter(ODD_STOCK, None, why, act.at, count=over, due=Number(act.number - over), found=Number(act.number))


def _may_choose(table: Table, act: Act) -> bool:
    """Whether a ruling lets him look at the two top cards and take one of them."""
    return any(right.kind.name == ONE_OF_TWO and right.seat != act.seat for right in table.rights)


def _is_not_the_last(table: Table, talon: Talon, act: Act) -> bool:
    """Whether another card is drawn than the one that lies face up, of which alone the stock still consists."""
    face = turned_up(table)
    last = act.verb == "draws" and talon.left == 1 == len(talon.to_draw) and talon.chooses is None and len(act.cards) == 1
    return last and face is not None and act.card != face


def _not_shown(table: Table, act: Act) -> Iterator[Matter]:
    """A lead to the first trick after the last draw by the player who was asked for the card and has not shown it."""
    talon, tricks = table[Talon], table.part(Tricks)
    if talon.left or talon.to_draw or tricks is None or not tricks.winners or tricks.cards or act.seat != tricks.winners[-1]:
        return
    asked = shown = False
    drawn: Act | None = None
    for told in table.acts:
        if told.verb == "draws" and told.seat == act.seat:
            asked, shown, drawn = False, False, told
        asked |= told.verb == "demands" and told.how == "show" and told.seat != act.seat
        shown |= told.verb == "shows" and told.seat == act.seat
    winner_drew_last = drawn is not None and len(drawn.cards) <= 1 and drawn.cards != (turned_up(table),)
    if asked and not shown and winner_drew_last:
        card = card_text(drawn.card) if drawn is not None and drawn.cards else "the last card of the stock"
        yield Matter(LAST_CARD_NOT_SHOWN, act.seat, f"{table.name(act.seat)} did not show {card}", act.at)
