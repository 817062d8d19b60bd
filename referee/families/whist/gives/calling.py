"""Cards of whist and its kin that are liable to be called or taken back, and what a revoke costs."""

from attrs import evolve, field, frozen

from referee.core.cards import Card, cards_of, cards_text, hand_of
from referee.core.law import Remedy, RemedyPart, Role
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.sanctions import Duty, Right, RightKind, callable_cards, grant, impose, record_choice
from referee.core.table import PLAY, Table
from referee.families.whist.binds import PLAY_CALLED_CARD
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.naming import carded, names
from referee.mechanics.rulings.gives.parts import Back, FaceUp, Remark
from referee.mechanics.rulings.reckoning import barred_from_game
from referee.mechanics.tricks.gives.plays import Transfer
from referee.mechanics.tricks.moves.tricks import has_played, take_back, with_hand
from referee.mechanics.tricks.state import Tricks

# --- cards liable to be called


def _calls_card(table: Table, right: Right, act: Act) -> bool:
    return act.verb == "requires" and act.how in ("play", "lead") and act.other == right.seat and right.card in act.cards


def may_still_play(table: Table, right: Right) -> bool:
    """Whether the player has yet to play to the trick on the table."""
    return table.phase == PLAY and table.part(Tricks) is not None and not has_played(table[Tricks], right.seat)


def _call_card(table: Table, right: Right, act: Act) -> Table:
    """The card is called for this trick; at the next it can be called again, so the right goes on."""
    duty = Duty(PLAY_CALLED_CARD, right.seat, right.matter, right.law, card=right.card)
    table = record_choice(impose(table, duty), right.matter, duty.text(table), act)
    return grant(table, evolve(right))


def _is_played(table: Table, right: Right, act: Act) -> bool:
    return act.verb in ("play", "substitutes") and act.seat == right.seat and act.cards[:1] == (right.card,)


CALL_CARD = RightKind(
    "call a card",
    lambda table, right: f"call {carded(right)} from {table.name(right.seat)}",
    lapses=_is_played,
    claimed=_calls_card,
    ripe=may_still_play,
    use=_call_card,
    lies_face_up=True,
)


def lay_callable(table: Table, matter: Matter, seat: Seat, *cards: Card) -> Table:
    """These cards lie face up, liable to be called by whom the law names."""
    assert matter.law is not None
    if table.is_open(seat):  # a card that everybody has seen is known to be his
        table = with_hand(table, seat, table.hands[seat] | hand_of(cards))
    new = [card for card in cards if card not in callable_cards(table, seat)]
    return grant(table, *(Right(CALL_CARD, seat, matter.number, matter.law, card=card) for card in new))


def _shown(table: Table, matter: Matter, seat: Seat) -> tuple[Card, ...]:
    """The cards that it is about; a whole hand where none is named."""
    return matter.cards or ((matter.card,) if matter.card is not None else tuple(cards_of(table.hands[seat])))


@frozen
class LiableToBeCalled(RemedyPart):
    """The cards that were shown are left face up and can be called, at one trick after another, until they are played."""

    name = "face-up"
    whose: Role = OFFENDER
    hand: bool = False
    choice: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        if self.hand:
            return f"all the cards of {names(self.whose, table, matter)} are laid face up and liable to be called"
        if not matter.cards and matter.card is None:
            return "every card that was shown stays face up and is liable to be called"
        cards = cards_text(matter.cards) or carded(matter)
        many = len(matter.cards) > 1
        return f"{cards} {'stay' if many else 'stays'} face up and {'are' if many else 'is'} liable to be called"

    def apply(self, table: Table, matter: Matter) -> Table:
        for seat in self.whose.seats(table, matter):
            cards = tuple(cards_of(table.hands[seat])) if self.hand else _shown(table, matter, seat)
            table = lay_callable(table, matter, seat, *cards)
        return table


NOT_LIABLE = Remark("no card is liable to be called for it")


def _two_for_one(table: Table, matter: Matter) -> Table:
    """The card called is to be played, and the one played instead lies there in its place."""
    if matter.seat is None or matter.law is None:
        return table
    table = impose(table, Duty(PLAY_CALLED_CARD, matter.seat, matter.number, matter.law, card=matter.card))
    return lay_callable(table, matter, matter.seat, *matter.cards)


#: where a player did not wait to hear whether his card is called
CARD_PLAYED_IS_CALLABLE_TOO = FaceUp(
    "played-card",
    lambda table, matter: f"{cards_text(matter.cards) or 'the card played'} is liable to be called too",
    _two_for_one,
)


# --- a card out of turn taken back


#: a false lead with the cards that others have played to it
CARDS_TAKEN_BACK = Back(
    "lead-and-cards", "the lead and the cards played to it are taken back, and are not liable to be called", take_back
)


# --- what a revoke costs


@frozen
class CannotWinGame(RemedyPart):
    """The side cannot win the game in this deal; how far its score may come is for the sheet to know."""

    name = "cannot-score"
    words: str
    what: str = "game"

    def text(self, table: Table, matter: Matter) -> str:
        return f"{_side(table, matter)} {self.words}"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the bar, which the sheet looks at."""
        if matter.seat is None:
            return table
        return barred_from_game(table, table.side_of(matter.seat))


def _side(table: Table, matter: Matter) -> str:
    return "the revoking side" if matter.seat is None else table.side_name(table.side_of(matter.seat))


def revoke_costs(tricks: int) -> Remedy:
    """So many of all the tricks of the side, and the game in this deal."""
    return Transfer(tricks, of_all=True) & CannotWinGame("cannot win the game in this deal")
