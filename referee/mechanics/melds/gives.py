"""Remedies in draw, meld, discard: cards put back, hands mended a card at a time, turns that revert, faced cards."""

from __future__ import annotations

from attrs import evolve

from referee.core.cards import card_text
from referee.core.law import Remedy
from referee.core.matter import CONDONED, Matter
from referee.core.sanctions import Duty, DutyKind, impose
from referee.core.table import PLAY, Table
from referee.mechanics.deal.expects.wrong_number_of_cards import TOO_FEW_CARDS
from referee.mechanics.melds.binds import (
    HAND_OPEN,
    HAND_OPEN_FOR_A_PLAY,
    LOSES_NEXT_DRAW,
    NEXT_DISCARD,
    NO_DRAW_UNTIL_RIGHT,
    NO_FACED_CARD,
    NO_FACED_CARD_YET,
    NO_KNOCK_THIS_TURN,
    NO_KNOCK_UNLESS_GIN,
    NO_MELD_THIS_TURN,
    NO_MELD_UNTIL_RIGHT,
)
from referee.mechanics.melds.moves.melding import (
    DISCARDS,
    back_to,
    discards_of,
    excess,
    gains,
    loses,
    melding_of,
    plus,
    with_melding,
    with_pile,
)
from referee.mechanics.melds.score import MISSING_CARD
from referee.mechanics.rulings.gives.general import does, notes, offender
from referee.score.matched import is_matched


def binds(*kinds: DutyKind) -> Remedy:
    """The offender is bound by these duties from now on."""

    def one(kind: DutyKind) -> Remedy:
        def meaning(table: Table, matter: Matter) -> Table:
            if matter.seat is None or matter.law is None:
                return table
            return impose(table, Duty(kind, matter.seat, matter.number, matter.law))

        def words(table: Table, matter: Matter) -> str:
            if matter.seat is None or matter.law is None:
                return f"for the offender {kind.name}"
            return kind.phrase(table, Duty(kind, matter.seat, matter.number, matter.law))

        return does(words, meaning)

    remedies = [one(kind) for kind in kinds]
    return Remedy(tuple(part for remedy in remedies for part in remedy.parts))


# --- hands of a wrong number of cards


def _mends(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else with_melding(table, mends=melding_of(table).mends | {matter.seat})


MENDS_LONG_HAND = binds(NO_DRAW_UNTIL_RIGHT) & does(lambda table, matter: "", _mends)
MENDS_SHORT_HAND = does(
    lambda table, matter: f"{offender(table, matter)} draws without discarding, a card in each turn, until the hand is right",
    _mends,
)


def _mending(table: Table, matter: Matter) -> Remedy:
    short = matter.breach == TOO_FEW_CARDS or (matter.seat is not None and excess(table, matter.seat) < 0)
    return MENDS_SHORT_HAND if short else MENDS_LONG_HAND


def _mending_text(table: Table, matter: Matter) -> str:
    return ", ".join(filter(None, (part.text(table, matter) for part in _mending(table, matter).parts)))


def _mends_either(table: Table, matter: Matter) -> Table:
    for part in _mending(table, matter).parts:
        table = part.apply(table, matter)
    return table


MENDS_HAND = does(_mending_text, _mends_either)
MAY_NOT_MELD_UNTIL_RIGHT = binds(NO_MELD_UNTIL_RIGHT)
MAY_NOT_MELD_THIS_TURN = binds(NO_MELD_THIS_TURN)


def _missing(table: Table, matter: Matter) -> int:
    return 0 if matter.seat is None else max(0, melding_of(table).due[matter.seat] - matter.count)


def _charge(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    charged = (*melding_of(table).charged, (matter.seat, MISSING_CARD * _missing(table, matter)))
    return with_melding(table, charged=charged)


CHARGED_FOR_MISSING = does(
    lambda table, matter: f"{offender(table, matter)} is charged {MISSING_CARD} points for each missing card", _charge
)

# --- turns


def _reverts(table: Table, matter: Matter) -> Table:
    return back_to(table, matter.before) if isinstance(matter.before, Table) else table


def _reverts_text(table: Table, matter: Matter) -> str:
    return f"the card goes back, melds are taken up and {table.name(matter.other)} plays"


PLAY_REVERTS = does(_reverts_text, _reverts)
STANDS_IN_TURN = does("it stands as a play in turn", status=CONDONED, bites=False)
SKIPPED_LOSE_TURNS = does(lambda table, matter: f"the players before {offender(table, matter)} lose their turns", bites=True)
TOO_LATE = does("it is too late to put it right, and he plays on", status=CONDONED, bites=False)

# --- discards and draws


def _discard_taken_back(table: Table, matter: Matter) -> Table:
    """One of two discards goes back to the hand: the first, unless the next player has drawn it."""
    pile = discards_of(table)
    back = [card for card in matter.cards if card in pile.cards][: len(matter.cards) - 1]
    if matter.seat is None or not back:
        return table
    left = tuple(card for card in pile.cards if card not in back)
    return gains(with_pile(table, DISCARDS, evolve(pile, cards=left)), matter.seat, back)


DISCARD_TAKEN_BACK = does(
    lambda table, matter: f"{offender(table, matter)} takes one of them back", _discard_taken_back, bites=False
)


def _taken_card_back(table: Table, matter: Matter) -> Table:
    """The wrong discard goes back to the pile, and the top one to the hand."""
    pile = discards_of(table)
    if matter.seat is None or matter.card is None or pile.top is None:
        return table
    top = pile.top
    table = loses(table, matter.seat, (matter.card,))
    table = with_pile(table, DISCARDS, evolve(pile, cards=(*pile.cards[:-1], matter.card)))
    return gains(table, matter.seat, (top,))


RIGHT_CARD_TAKEN = does("the card goes back and the top discard may be taken instead", _taken_card_back, bites=False)
LOSES_DRAW = binds(LOSES_NEXT_DRAW)

# --- cards of the stock that were seen


def _told(matter: Matter) -> str:
    return " and ".join(map(card_text, matter.cards)) or "the card"


def _lie_face_up(where: str) -> Remedy:
    return does(lambda table, matter: f"{_told(matter)} lie{'s' if len(matter.cards) < 2 else ''} face up {where}")


FACED_ON_STOCK = _lie_face_up("on the stock")
TOP_FACED_CARD_OR_STOCK_OR_DISCARD = notes(
    "each player in turn may draw the uppermost of them, the top face-down card of the stock, or the last discard"
)
FACED_BY_PILE = _lie_face_up("beside the discard pile")
OTHERS_FIRST = binds(NO_FACED_CARD_YET)
NEVER_HIS = binds(NO_FACED_CARD)
NO_KNOCK_UNTIL_NEXT_TURN = binds(NO_KNOCK_UNLESS_GIN)
NO_KNOCK_NOW = binds(NO_KNOCK_THIS_TURN)

# --- knocks


def _knock_undone(table: Table, matter: Matter) -> Table:
    """The hand goes on as if nobody had knocked; the discard after the knock stands, and the other player is in turn."""
    if matter.seat is None:
        return table
    taken_up = [card for each in melding_of(table).melds for card in each.cards if each.owner == matter.seat]
    table = gains(table, matter.seat, taken_up)
    melds = tuple(each for each in melding_of(table).melds if each.owner != matter.seat)
    table = with_melding(table, melds=melds, knocker=None, exposed=False, laid_off=False, turn=table.left(matter.seat))
    return table.but(phase=PLAY)


KNOCK_UNDONE = does("the hand goes on", _knock_undone, bites=False)
OPEN_UNTIL_NEXT_PLAY = binds(HAND_OPEN_FOR_A_PLAY)
OPEN_TO_THE_END = binds(HAND_OPEN)
COUNTS_AS_LEGAL = does("the knock counts as legal", status=CONDONED, bites=False)
STANDS_AFTER_LAYING_OFF = does("the hands are compared as they lie", bites=False)


def _no_bonus(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else with_melding(table, no_bonus=melding_of(table).no_bonus | {matter.seat})


def _no_win(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else with_melding(table, may_not_win=melding_of(table).may_not_win | {matter.seat})


NO_BONUS = does(
    lambda table, matter: f"{offender(table, matter)} scores no bonus for gin or an undercut in this hand", _no_bonus
)
NO_UNDERCUT = does(lambda table, matter: f"{offender(table, matter)} has no bonus for an undercut", _no_bonus)
MAY_NOT_WIN = does(lambda table, matter: f"{offender(table, matter)} can lose or tie the hand and not win it", _no_win)
NOT_CORRECTED = notes("the hand is not put right")
CARD_SHUFFLED_IN = does("the card is shuffled into the stock", bites=False)
CARD_REMOVED = does("the card is taken out and play goes on", bites=False)


# --- sets


def _set_taken_up(table: Table, matter: Matter) -> Table:
    """The false cards go back to the hand; what others laid off on them stays, and nothing is added unless it is a set."""
    now = melding_of(table)
    place = next((place for place, each in enumerate(now.melds) if set(matter.cards) & set(each.cards)), None)
    if matter.seat is None or place is None:
        return table
    meld = now.melds[place]
    stays = tuple(card for card in meld.cards if card not in matter.cards)
    kept = (evolve(meld, cards=stays, shut=not is_matched(stays)),) if stays else ()
    melds = (*now.melds[:place], *kept, *now.melds[place + 1 :])
    due = plus(now.due, matter.seat, len(matter.cards))
    table = gains(with_melding(table, melds=melds, due=due), matter.seat, matter.cards)
    return with_melding(table, out=None).but(phase=PLAY) if now.out == matter.seat else table


SET_TAKEN_UP = does("the cards go back to the hand", _set_taken_up)
LAID_OFF_STAYS = notes("what was laid off on it stays, and nothing more is added unless three or more of those cards are a set")
LAYS_ALL_HE_CAN = does("he lays down and lays off all he can, and play goes on")
MELD_TAKEN_UP = does("his meld is taken up, and play goes on")


def _count_stands(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    return with_melding(table, miscounted=melding_of(table).miscounted | {matter.seat})


COUNT_STANDS = does("the count stands", _count_stands, status=CONDONED, bites=False)
PAYS_FOR_ALL = does(lambda table, matter: f"{offender(table, matter)} pays for all cards in his hand", bites=False)


# --- exposed cards


def _penalty_cards(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    return impose(table, *(Duty(NEXT_DISCARD, matter.seat, matter.number, matter.law, card=card) for card in matter.cards))


def _stay_on_table(table: Table, matter: Matter) -> str:
    stay = "stays" if len(matter.cards) < 2 else "stay"
    return f"{_told(matter)} {stay} on the table and, if not melded, must be discarded at the next opportunity"


EXPOSED_CARD_IS_DISCARDED = does(_stay_on_table, _penalty_cards)
