"""Remedies in draw, meld, discard: cards put back, hands mended a card at a time, turns that revert, faced cards."""

from __future__ import annotations

from attrs import evolve, frozen

from referee.core.cards import Card, card_text
from referee.core.law import Part, Remedy
from referee.core.matter import Matter
from referee.core.record import Seat
from referee.core.sanctions import Duty, impose
from referee.core.status import CONDONED
from referee.core.table import PLAY, Table
from referee.mechanics.deal.expects.wrong_number_of_cards import TOO_FEW_CARDS
from referee.mechanics.melds.binds import (
    ALL_LAID_DOWN,
    HAND_OPEN,
    HAND_OPEN_FOR_A_PLAY,
    LOSES_NEXT_DRAW,
    NEXT_DISCARD,
    NO_DISCARD_UNTIL_RIGHT,
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
    matching_of,
    melding_of,
    plus,
    with_melding,
    with_pile,
)
from referee.mechanics.rulings.gives.binding import binds
from referee.mechanics.rulings.gives.general import notes, offender
from referee.mechanics.rulings.gives.parts import (
    Back,
    CannotScore,
    Corrected,
    CountsAs,
    LosesTurn,
    Must,
    Remark,
    Stands,
)

# --- hands of a wrong number of cards


def _mends(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else with_melding(table, mends=melding_of(table).mends | {matter.seat})


MENDS_LONG_HAND = binds(NO_DRAW_UNTIL_RIGHT) & Must("mend-hand", lambda table, matter: "", _mends)
MENDS_SHORT_HAND = binds(NO_DISCARD_UNTIL_RIGHT) & Must("mend-hand", "", _mends)


def _mending(table: Table, matter: Matter) -> Remedy:
    short = matter.breach == TOO_FEW_CARDS or (matter.seat is not None and excess(table, matter.seat) < 0)
    return MENDS_SHORT_HAND if short else MENDS_LONG_HAND


def _mending_text(table: Table, matter: Matter) -> str:
    return ", ".join(filter(None, (part.text(table, matter) for part in _mending(table, matter).parts)))


def _mends_either(table: Table, matter: Matter) -> Table:
    for part in _mending(table, matter).parts:
        table = part.apply(table, matter)
    return table


MENDS_HAND = Must("mend-hand", _mending_text, _mends_either)
MAY_NOT_MELD_UNTIL_RIGHT = binds(NO_MELD_UNTIL_RIGHT)
MAY_NOT_MELD_THIS_TURN = binds(NO_MELD_THIS_TURN)


def _missing(table: Table, matter: Matter) -> int:
    return 0 if matter.seat is None else max(0, melding_of(table).due[matter.seat] - matter.count)


@frozen
class ChargedForMissing(Part):
    """So many points for each card that is missing from the hand."""

    name = "loses"
    points: int
    what: str = "for-each-missing-card"

    def text(self, table: Table, matter: Matter) -> str:
        """Who is charged how much."""
        return f"{offender(table, matter)} is charged {self.points} points for each missing card"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the charge, which the count takes in."""
        if matter.seat is None:
            return table
        return with_melding(table, charged=(*melding_of(table).charged, (matter.seat, self.points * _missing(table, matter))))


# --- turns


def _reverts(table: Table, matter: Matter) -> Table:
    return back_to(table, matter.before) if isinstance(matter.before, Table) else table


def _reverts_text(table: Table, matter: Matter) -> str:
    return f"the card goes back, melds are taken up and {table.name(matter.other)} plays"


PLAY_REVERTS = LosesTurn("play-reverts", _reverts_text, _reverts)
STANDS_IN_TURN = Stands("it stands as a play in turn", status=CONDONED, bites=False)
SKIPPED_LOSE_TURNS = Remark(lambda table, matter: f"the players before {offender(table, matter)} lose their turns")
TOO_LATE = Stands("it is too late to put it right, and he plays on", status=CONDONED, bites=False)

# --- discards and draws


DISCARD_TAKEN_BACK = Corrected(lambda table, matter: f"{offender(table, matter)} takes one of them back")


def _taken_card_back(table: Table, matter: Matter) -> Table:
    """The wrong discard goes back to the pile, and the top one to the hand."""
    pile = discards_of(table)
    if matter.seat is None or matter.card is None or pile.top is None:
        return table
    top = pile.top
    table = loses(table, matter.seat, (matter.card,))
    table = with_pile(table, DISCARDS, evolve(pile, cards=(*pile.cards[:-1], matter.card)))
    return gains(table, matter.seat, (top,))


RIGHT_CARD_TAKEN = Back(
    "drawn-card", "the card goes back and the top discard may be taken instead", _taken_card_back, bites=False
)
LOSES_DRAW = binds(LOSES_NEXT_DRAW)

# --- cards of the stock that were seen


def _told(matter: Matter) -> str:
    return " and ".join(map(card_text, matter.cards)) or "the card"


def _lie_face_up(where: str) -> Remedy:
    return Remark(lambda table, matter: f"{_told(matter)} lie{'s' if len(matter.cards) < 2 else ''} face up {where}")


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


KNOCK_UNDONE = Back("knock", "the hand goes on", _knock_undone, bites=False)
OPEN_UNTIL_NEXT_PLAY = binds(HAND_OPEN_FOR_A_PLAY)
OPEN_TO_THE_END = binds(HAND_OPEN)
COUNTS_AS_LEGAL = Stands("the knock counts as legal", status=CONDONED, bites=False)


def _no_bonus(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else with_melding(table, no_bonus=melding_of(table).no_bonus | {matter.seat})


def _no_win(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else with_melding(table, may_not_win=melding_of(table).may_not_win | {matter.seat})


NO_BONUS = CannotScore(
    "bonus", lambda table, matter: f"{offender(table, matter)} scores no bonus for gin or an undercut in this hand", _no_bonus
)
NO_UNDERCUT = CannotScore(
    "undercut-bonus", lambda table, matter: f"{offender(table, matter)} has no bonus for an undercut", _no_bonus
)
MAY_NOT_WIN = CannotScore(
    "win", lambda table, matter: f"{offender(table, matter)} can lose or tie the hand and not win it", _no_win
)
NOT_CORRECTED = notes("the hand is not put right")
CARD_SHUFFLED_IN = Remark("the card is shuffled into the stock")
CARD_REMOVED = Remark("the card is taken out and play goes on")


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


def _lays_all(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    return impose(table, Duty(ALL_LAID_DOWN, matter.seat, matter.number, matter.law))


LAYS_ALL_HE_CAN = Must("lay-down", "he lays down and lays off all he can, and play goes on", _lays_all)


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
    return gains(with_melding(table, melds=tuple(each for each in kept if each.cards), due=due), matter.seat, back)


MELD_TAKEN_UP = Back("meld", "his meld is taken up, and play goes on", _meld_taken_up)


def _count_stands(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    return with_melding(table, miscounted=melding_of(table).miscounted | {matter.seat})


COUNT_STANDS = CountsAs("announced-count", "the count stands", _count_stands, status=CONDONED, bites=False)
PAYS_FOR_ALL = Remark(lambda table, matter: f"{offender(table, matter)} pays for all cards in his hand")


# --- exposed cards


def _penalty_cards(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    return impose(table, *(Duty(NEXT_DISCARD, matter.seat, matter.number, matter.law, card=card) for card in matter.cards))


def _stay_on_table(table: Table, matter: Matter) -> str:
    stay = "stays" if len(matter.cards) < 2 else "stay"
    return f"{_told(matter)} {stay} on the table and, if not melded, must be discarded at the next opportunity"


EXPOSED_CARD_IS_DISCARDED = Must("discard-exposed-card", _stay_on_table, _penalty_cards)
