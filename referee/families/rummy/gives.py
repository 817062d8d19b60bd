"""What the laws of rummy give: turns that revert, sets and melds taken up, counts that stand."""

from attrs import evolve

from referee.core.cards import Card
from referee.core.matter import Matter
from referee.core.record import Seat
from referee.core.sanctions import Duty, impose
from referee.core.status import CONDONED
from referee.core.table import PLAY, Table
from referee.families.rummy.binds import ALL_LAID_DOWN, NO_MELD_THIS_TURN, RETIRED, TAKES_DISCARD
from referee.families.rummy.moves.pan import CONDITIONS, leaves, retired, taken_from
from referee.families.rummy.moves.spreads import turned_card
from referee.mechanics.layout.moves.piles import UNKNOWN, Pile
from referee.mechanics.melds.gives import lie_face_up
from referee.mechanics.melds.moves.melding import (
    STOCK,
    back_to,
    excess,
    gains,
    loses,
    matching_of,
    melding_of,
    plus,
    stock_of,
    turn_passes,
    with_melding,
    with_pile,
)
from referee.mechanics.rulings.gives.binding import binds, imposes
from referee.mechanics.rulings.gives.general import notes
from referee.mechanics.rulings.gives.naming import offender
from referee.mechanics.rulings.gives.parts import (
    HANDS_AS_TOLD,
    Back,
    Corrected,
    CountsAs,
    Loses,
    LosesTurn,
    Must,
    OutOf,
    Physical,
    Remark,
    Stands,
    Supply,
)
from referee.mechanics.stakes.moves import payments_of

#: why a payment is given back where the log shows nobody paying
NOTHING_PAID_YET = "what each pays is entered when the deal is over"

# --- hands of a wrong number of cards

MAY_NOT_MELD_THIS_TURN = binds(NO_MELD_THIS_TURN)


# --- turns


def _reverts(table: Table, matter: Matter) -> Table:
    return back_to(table, matter.before) if matter.before else table


def _reverts_text(table: Table, matter: Matter) -> str:
    return f"the card goes back, melds are taken up and {table.name(matter.other)} plays"


PLAY_REVERTS = LosesTurn("play-reverts", _reverts_text, _reverts)

STANDS_IN_TURN = Stands("it stands as a play in turn", status=CONDONED, bites=False)

SKIPPED_LOSE_TURNS = Remark("the players before {offender} lose their turns")

TOO_LATE = Stands("it is too late to put it right, and he plays on", status=CONDONED, bites=False)


# --- discards and draws

DISCARD_TAKEN_BACK = Corrected("{offender} takes one of them back")


# --- cards of the stock that were seen

FACED_ON_STOCK = lie_face_up("on the stock")

TOP_FACED_CARD_OR_STOCK_OR_DISCARD = notes(
    "each player in turn may draw the uppermost of them, the top face-down card of the stock, or the last discard"
)


# --- discards that a player is made to take


def _takes_discard(table: Table, matter: Matter) -> Table:
    """The card that he has turned lies on the stock again, and he is bound to take the discard."""
    if matter.seat is None or matter.law is None:
        return table
    card, now = turned_card(table), melding_of(table)
    if now.turn == matter.seat and now.drawn:
        back = UNKNOWN if card is None else card
        stock = stock_of(table)
        table = with_pile(loses(table, matter.seat, (back,)), STOCK, Pile((*stock.cards, back), len(stock) + 1))
        table = with_melding(table, drawn=(), due=plus(melding_of(table).due, matter.seat, -1))
    return impose(table, Duty(TAKES_DISCARD, matter.seat, matter.number, matter.law))


def _takes_discard_text(table: Table, matter: Matter) -> str:
    return f"what was turned goes back, and {offender(table, matter)} takes the discard, adds it to his set and discards"


TAKES_DISCARD_AFTER_ALL = Must("take-discard", _takes_discard_text, _takes_discard)

# --- sets


def _set_taken_up(table: Table, matter: Matter) -> Table:
    """The false cards go back to the hand; what others laid off on them stays, and nothing is added unless it is a set."""
    now = melding_of(table)
    place = next((place for place, each in enumerate(now.melds) if set(matter.cards) & set(each.cards)), None)
    if matter.seat is None or place is None:
        return table
    meld = now.melds[place]
    stays = tuple(card for card in meld.cards if card not in matter.cards)
    kept = (evolve(meld, cards=stays, shut=not matching_of(table).is_matched(stays)),) if stays else ()
    melds = (*now.melds[:place], *kept, *now.melds[place + 1 :])
    due = plus(now.due, matter.seat, len(matter.cards))
    table = gains(with_melding(table, melds=melds, due=due), matter.seat, matter.cards)
    return with_melding(table, out=None).but(phase=PLAY) if now.out == matter.seat else table


SET_TAKEN_UP = Back("set", "the cards go back to the hand", _set_taken_up)

LAID_OFF_STAYS = notes("what was laid off on it stays, and nothing more is added unless three or more of those cards are a set")


LAYS_ALL_HE_CAN = Must("lay-down", "he lays down and lays off all he can, and play goes on", imposes(ALL_LAID_DOWN))


def _laid_in_turn(table: Table, seat: Seat) -> list[Card]:
    """What the player has laid down or laid off since he drew."""
    laid: list[Card] = []
    for act in reversed(table.acts):
        if act.seat == seat and act.verb == "draws":
            break
        if act.seat == seat and act.verb in ("melds", "lays"):
            laid += act.cards
    return laid


def _meld_taken_up(table: Table, matter: Matter) -> Table:
    """What he laid in the turn in which he went out is in his hand again; the act by which he did so was never applied."""
    if matter.seat is None:
        return table
    laid = _laid_in_turn(table, matter.seat)
    now = melding_of(table)
    back = tuple(card for each in now.melds for card in each.cards if card in laid)
    kept = (evolve(each, cards=tuple(card for card in each.cards if card not in laid)) for each in now.melds)
    due = plus(now.due, matter.seat, len(back))
    table = gains(with_melding(table, melds=tuple(each for each in kept if each.cards), due=due), matter.seat, back)
    return _drawn_without_discarding(table, matter.seat)


def _drawn_without_discarding(table: Table, seat: Seat) -> Table:
    """The turn is over of a player whose hand is too short, if he has drawn in it; he draws so in each until it is right."""
    now = melding_of(table)
    if now.turn != seat or not now.drawn or excess(table, seat) >= 0:
        return table
    table = turn_passes(with_melding(table, due=plus(now.due, seat, -1)), seat)
    return with_melding(table, mends=now.mends | {seat}) if excess(table, seat) < 0 else table


MELD_TAKEN_UP = Back("meld", "his meld is taken up, and play goes on", _meld_taken_up) & Remark(
    "what he has drawn mends his hand, and he does not discard"
)


def _count_stands(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    return with_melding(table, miscounted=melding_of(table).miscounted | {matter.seat})


COUNT_STANDS = CountsAs("announced-count", "the count stands", _count_stands, status=CONDONED, bites=False)

PAYS_FOR_ALL = Remark("{offender} pays for all cards in his hand")


# --- hands and spreads where chips are paid at once


def _made_up(table: Table, matter: Matter) -> Table:
    """The hand has its number again; which cards were withdrawn or served nobody knows until they are told."""
    if matter.seat is None:
        return table
    made_up = retired(table).made_up | {matter.seat}
    return table.but(evolve(retired(table), made_up=made_up), unknown=table.unknown | 1 << matter.seat)


HAND_MADE_UP = Supply(
    "hand",
    "the dealer withdraws the excess and puts it with the hands of retired players, or serves what is short from the stock",
    _made_up,
)


def _not_in_the_game_as_winner(table: Table, seat: Seat) -> Table:
    return with_melding(table, out=None).but(phase=PLAY) if melding_of(table).out == seat else table


def _foul(table: Table, matter: Matter) -> Table:
    """Nothing that he was paid is his, nothing of his lies on the table, and the turn passes him by."""
    if matter.seat is None:
        return table
    table = _not_in_the_game_as_winner(taken_from(table, matter.seat, 0), matter.seat)
    kept = tuple(each for each in melding_of(table).melds if each.owner != matter.seat)
    table = leaves(with_melding(table, melds=kept), matter.seat)
    return table.but(evolve(retired(table), foul=retired(table).foul | {matter.seat}))


FOUL_HAND = OutOf(
    "deal", "{offender} returns all that he has collected for conditions, discards his hand and retires from the deal", _foul
) & binds(RETIRED)


def _spread_taken_up(table: Table, matter: Matter) -> Table:
    """The cards are in his hand again, and what he was paid for them is not his."""
    if matter.seat is None:
        return table
    melds, matching = list(melding_of(table).melds), matching_of(table)
    for place, each in enumerate(melds):
        if each.owner == matter.seat and set(matter.cards) <= set(each.cards) and not matching.is_matched(each.cards):
            left = list(each.cards)
            for card in matter.cards:
                left.remove(card)
            melds[place : place + 1] = [evolve(each, cards=tuple(left))] if left else []
            due = plus(melding_of(table).due, matter.seat, len(matter.cards))
            table = gains(with_melding(table, melds=tuple(melds), due=due), matter.seat, matter.cards)
            break
    return table


def _returned(table: Table, matter: Matter) -> Table:
    """What he was paid since then goes back, but for conditions that are such; all of it, where he was out by it."""
    if matter.seat is None or matter.before is None:
        return table
    since = len(payments_of(matter.before))
    out = melding_of(table).out == matter.seat
    table = taken_from(table, matter.seat, since, "" if out else CONDITIONS)
    return _not_in_the_game_as_winner(table, matter.seat)


SPREAD_TAKEN_BACK = Loses(
    "collections", "what he has collected for it is returned, and he goes on with his turn", _returned
) & Back("spread", "the cards go back to the hand", _spread_taken_up)

MADE_VALID_IN_TIME = Corrected("he makes it valid, and keeps what he has collected")


# --- hands laid down whole


def _hand_taken_back(table: Table, matter: Matter) -> Table:
    """All that he has laid down is in his hand again, and he is not out."""
    if matter.seat is None:
        return table
    now = melding_of(table)
    cards = [card for each in now.melds if each.owner == matter.seat for card in each.cards]
    melds = tuple(each for each in now.melds if each.owner != matter.seat)
    due = plus(now.due, matter.seat, len(cards))
    return gains(with_melding(table, melds=melds, due=due, melded=False), matter.seat, cards)


HAND_TAKEN_BACK = Back("hand", "the cards go back to the hand, and play goes on", _hand_taken_back)

COLLECTIONS_RETURNED = Physical("what was collected is given back", NOTHING_PAID_YET, bites=False)

OTHERS_PICK_UP = Physical("whoever has exposed his hand meanwhile may pick it up", HANDS_AS_TOLD, bites=False)
