"""What the laws of today give for a revoke: the trick stands, tricks that nobody gives after all, the last two cards exchanged."""

from attrs import evolve

from referee.core.cards import card_text
from referee.core.matter import Matter
from referee.core.measured import Cards
from referee.core.record import Act
from referee.core.sanctions import Duty, Right, RightKind, impose, record_choice
from referee.core.status import CONDONED, CORRECTED
from referee.core.table import Table
from referee.families.bridge.binds import NOT_PLAY_SUIT, PLAY_DESIGNATED
from referee.mechanics.roles import PARTNER
from referee.mechanics.rulings.expects.against_a_ruling import DUTY
from referee.mechanics.rulings.gives.binding import grants
from referee.mechanics.rulings.gives.parts import HANDS_AS_TOLD, Back, MayDemand, Must, Physical, Stands, Void
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.tricks.binds import LEAD_SUIT, NOT_PLAY_CARD, PLAY_CARD, PLAY_HIGHEST, PLAY_LOWEST, PLAY_SUIT
from referee.mechanics.tricks.gives.plays import back_from_trick, extra_back
from referee.mechanics.tricks.moves.corrections import substitute
from referee.mechanics.tricks.state import Designation, Tricks, order_here, suit_here

TRICK_STANDS = Stands("the trick stands as it was played", bites=False)

#: what an earlier ruling on the other side's revoke has moved is moved back
NO_TRANSFERS = Void(
    "transfers",
    "no trick is transferred for the revokes of either side",
    lambda table, matter: table.but(evolve(reckoning_of(table), transfers=())),
    status=CONDONED,
)


def _exchange(table: Table, matter: Matter) -> Table:
    """The card that he owed is the only other that he had: it stands in the twelfth trick, and the wrong one in the last."""
    tricks = table.part(Tricks)
    if tricks is None or matter.seat is None or not isinstance(matter.due, Cards) or not matter.due.cards:
        return table
    return substitute(table, Act("substitutes", matter.seat, cards=(matter.due.cards[0],)))


EXCHANGED_IN_LAST_TRICKS = Must(
    "correct-it", "{offender} must put it right, and no trick is transferred", _exchange, status=CORRECTED
)


def _play_as_chosen(table: Table, right: Right, act: Act) -> Table:
    """The partner's card to the twelfth trick is the one chosen, whoever has put it there."""
    tricks, must = table[Tricks], f"{table.name(right.seat)} must play {card_text(act.card)} to the twelfth trick"
    played = (*tricks.past, tricks.cards)[table.hand_size - 2 - sum(tricks.earlier) :][:1]
    old = next((card for trick in played for seat, card in trick if seat == right.seat), None)
    table = record_choice(table, right.matter, must, act)
    return table if old in (None, act.card) else substitute(table, Act("substitutes", right.seat, cards=(act.card, old)))


CHOOSE_BETWEEN_TWO = RightKind(
    "choose between two cards",
    lambda table, right: f"require {table.name(right.seat)} to play either of two cards he could legally have played",
    claimed=lambda table, right, act: (
        act.verb == "requires" and act.other == right.seat and act.how == "play" and bool(act.cards)
    ),
    ripe=lambda table, right: True,
    use=_play_as_chosen,
)

EITHER_OF_TWO_CARDS = Must("correct-it", "it must be put right", _exchange) & MayDemand(
    "either-of-two-cards",
    "the other side may require {partner} to play either of two cards he could legally have played",
    grants(CHOOSE_BETWEEN_TWO, PARTNER),
    choice=True,
)


_ONCE = {
    kind.name: kind
    for kind in (LEAD_SUIT, PLAY_HIGHEST, PLAY_LOWEST, PLAY_SUIT, NOT_PLAY_SUIT, PLAY_CARD, NOT_PLAY_CARD, PLAY_DESIGNATED)
}


def _bound_again(table: Table, matter: Matter) -> Table:
    """What he was bound to for one card and did not do, he is bound to as he plays again."""
    kind = _ONCE.get(matter.parameter(DUTY) or "")
    if kind is None or matter.seat is None or matter.law is None:
        return table
    return impose(table, Duty(kind, matter.seat, matter.number, matter.law, suit=matter.suit, card=matter.card))


BOUND_AS_BEFORE = Must("do-as-ruled", "{offender} is bound as he was before", _bound_again)


# --- a card too many


#: where no law takes it from him
EXTRA_CARD_RETURNED = Back("extra-card", "{card} goes back to the hand", extra_back, bites=False)


def _all_but_highest(table: Table, matter: Matter) -> Table:
    """The highest that he could legally have played stays in its trick, and the others go back."""
    tricks = table.part(Tricks)
    trick = next((each for each in tricks.past if (matter.seat, matter.card) in each), ()) if tricks else ()
    if not trick:
        return table
    order, led = order_here(table), suit_here(table, trick[0][1])
    own = [card for seat, card in trick if seat == matter.seat]
    legal = [card for card in own if order.suit[card] == led] or own
    stays = max(legal, key=order.power.__getitem__)
    for card in own:
        if card != stays:
            table = back_from_trick(table, matter, card)
    return table


HIGHEST_STAYS = Back(
    "lower-card",
    "the highest of them that could legally be played stays, and the other goes back to the hand",
    _all_but_highest,
)


# --- a card too few, and a card of dummy named first

CARD_AMONG_PLAYED = Physical(
    "{offender} puts a card of that suit, or any if he has none, among his played cards, and the trick stays whose it was",
    HANDS_AS_TOLD,
    bites=False,
)


def _first_named(table: Table, matter: Matter) -> Table:
    named = table.part(Designation)
    if named is None or matter.card is None:
        return table
    return table.but(Designation(named.hand, matter.card, stands=True))


FIRST_NAMED_STANDS = Must("play-first-named", "the card first named is played", _first_named)
