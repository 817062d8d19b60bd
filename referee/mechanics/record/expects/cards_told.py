"""Cards and tricks that cannot be as the log has them: a card not of the pack, there too often, in two hands, or played by who
has it not; more tricks than there are.

Where the log names its pack, it vouches for what it says, and a card that does not belong there makes the pack incorrect.
Otherwise it is the record that does not hold together: an import with a slip in it, a rotated deal. Nobody is accused of that,
and it is said once in a deal, because one slip shows at many cards.
"""

from collections import Counter
from collections.abc import Iterator
from functools import partial, reduce
from operator import or_

from referee.core.cards import (
    CARD,
    EMPTY,
    JOKERS,
    SUIT_MASK,
    Card,
    Hand,
    Pack,
    card_text,
    cards_of,
    copies_in,
    hand_of,
    suit_of,
    without_card,
)
from referee.core.doubt import NOBODY_ACCUSED, RECORD_DOES_NOT_HOLD
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.sheet import counted
from referee.core.table import DEAL, OVER, PLAY, Table
from referee.mechanics.claims.moves import is_beyond_what_is_left, tricks_left
from referee.mechanics.deal.expects.pack import INCORRECT_PACK
from referee.mechanics.deal.moves import due_by_now, known_beyond, known_dealer, miscounts, nothing_moved, of_cards, of_widow
from referee.mechanics.deal.state import NOTHING_OUT, DealtInPlay, out_of_hand
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.layout.moves.piles import UNKNOWN, Layout
from referee.mechanics.melds.moves.melding import Melding
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.setting.moves import BEFORE, DISCARDED, began_in_the_middle, deals_on, fitting, leaves_what_was_won
from referee.mechanics.tricks.moves.tricks import held_up
from referee.mechanics.tricks.state import Tricks, gathered, played_before, taken_before
from referee.mechanics.trump.turned import turned_up
from referee.mechanics.turns.moves.turns import Turns

#: cards that come to a player or to the centre as the deal goes on
_COMING = ("draws", "serves", "up", "down", "center")
#: cards that leave a hand, with what is said of it
_LEAVING = {
    "exposes": "showed",
    "play": "played",
    "passes": "passed",
    "discards": "discarded",
    "shows": "showed",
    "robs": "laid away",
}
_NOT_OUT_OF_DISCARDS = ("shows", "discards", "up")
HELD_AGAINST = (*_COMING, *_LEAVING)
#: no trick has fewer cards
FEWEST_TO_TRICK = 2
#: hands that are whole, as each of them fits beside the others, cards of the pack that nobody has yet, and a count that leaves
#: each side what it has won
CLEAN_TOGETHER = ("hand", "down", "won")
VERBS = ("hand", *_COMING, *_LEAVING, "faces", "turns", "won", "taken", "counts", "claims", "concedes")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The first card or count of a deal that cannot be as it is told."""
    if act.verb == "hand" and _fits(table, act):
        return iter(())  # as nearly every hand does: all hands of all deals come by here
    return _told_wrong(table, act)


def _fits(table: Table, act: Act) -> bool:
    """Whether a hand has as many cards of a single pack as the game deals, none of them told before, and completes the deal."""
    others = reduce(or_, table.hands)
    held = fitting(table, act, others)
    if not held:
        return False
    return table.unknown & (table.unknown - 1) != 0 or (held | others).bit_count() == table.hand_size * table.seats


def _told_wrong(table: Table, act: Act) -> Iterator[Matter]:
    if act.verb in ("won", "taken"):
        why, of_pack = _wrong_count(table, act), False
    elif act.verb == "hand":
        why, of_pack = _wrong_hand(table, act)
        why = why or _not_of_his_bet(table, act) or ("" if table.pack_used.copies > 1 else _lies_with_a_bet(table, act))
    elif act.verb == "counts":
        why, of_pack = _counted_too_few(table, of_cards(table, act)), False
    elif act.verb in ("claims", "concedes"):
        why, of_pack = _more_than_left(table, act), False
    else:
        why, of_pack = _not_of_pack(table, act), True
        if not why and act.verb == "play" and table.phase == PLAY:
            why, of_pack = _cannot_play(table, act), False
        elif not why and act.verb in ("shows", "turns") and _has_bet(table, act):
            why, of_pack = _not_of_his_bet(table, act), False
        elif not why and act.verb in _LEAVING and not _looked_at_elsewhere(table):
            told_of_his_hand = act.verb != "exposes" or (table.phase == PLAY and not act.how)
            why, of_pack = _not_his(table, act) if told_of_his_hand else "", False
        elif not why and act.verb == "turns" and table.phase == DEAL:
            why, of_pack = _cannot_turn_up(table, act), False
        elif not why and act.verb in _COMING and table.game.part(DealtInPlay) is not None:
            why, of_pack = _held_by_another(table, act), False
        elif not why and act.verb in _COMING and table.pack_used.copies == 1:
            why, of_pack = _lies_with_a_bet(table, act), True
    if not why:
        return
    breach = INCORRECT_PACK if of_pack and table.pack is not None else RECORD_DOES_NOT_HOLD
    if not any(matter.breach == breach for matter in table.matters):
        cards = () if act.verb == "hand" and not of_pack else act.cards  # of a hand of a wrong size no card is in doubt
        if act.verb == "counts" and act.seat is not None:
            cards = tuple(cards_of(table.hands[act.seat]))  # and here each of those told
        yield Matter(breach, None, why, act.at, cards=cards, remedy=NOBODY_ACCUSED if breach.suspect else ())


def _held_by_another(table: Table, act: Act) -> str:
    """A card that comes to somebody, where another is known to hold it, or has thrown it away."""
    for card in act.cards:
        if (before := _thrown_away(table, act, card)) is not None:
            return f"{card_text(card)} came to {table.name(act.seat)}, and {table.name(before)} had thrown it away"
        holder = table.holder(card)
        if holder not in (None, act.seat):
            to = "the centre" if act.seat is None else f"{table.name(act.seat)}"
            return f"{card_text(card)} came to {to}, and {table.name(holder)} holds it"
    return ""


def _lies_with_a_bet(table: Table, act: Act) -> str:
    """A card dealt to somebody, where another who plays against the bank has it, or he himself; of a hand told, another."""
    for card, whose in out_of_hand(table).lying():
        if whose is not None and card in act.cards and (act.verb != "hand" or whose != act.seat):
            return f"{card_text(card)} came to {table.name(act.seat)}, and {table.name(whose)} has it"
    return ""


def _not_of_his_bet(table: Table, act: Act) -> str:
    """A card shown by a player against a bank of whose cards the log tells every one, and not this."""
    his = [card for card, whose in out_of_hand(table).lying() if whose == act.seat]
    strange = next((card for card in act.cards if his and card not in his and UNKNOWN not in his), None)
    return "" if strange is None else f"{table.name(act.seat)} showed {card_text(strange)}, which he does not hold"


def _has_bet(table: Table, act: Act) -> bool:
    """Whether cards of this player lie with a bet."""
    return act.seat is not None and any(whose == act.seat for _, whose in out_of_hand(table).lying())


def _not_of_pack(table: Table, act: Act) -> str:
    pack = table.pack_used
    for card in act.cards:
        if not pack.has(card):
            return f"{card_text(card)} does not belong to a pack of {pack.name}"
    return ""


def _wrong_hand(table: Table, act: Act) -> tuple[str, bool]:
    """What is wrong with a hand as it is told, beside the others told before it; and whether the pack could be to blame."""
    pack, seat = table.pack_used, act.seat
    if seat is None or not 0 <= seat < len(table.hands):
        return "", False
    held = hand_of(act.cards)
    if held & ~pack.cards:
        return _not_of_pack(table, act), True
    if pack.copies == 1:
        for other, hand in enumerate(table.hands):
            if hand & held and other != seat:
                both = card_text(next(cards_of(hand & held)))
                return f"{both} is both in {table.name(other)}'s hand and in {table.name(seat)}'s", True
        if held & (gone := _gone_before(table)):
            both = card_text(next(cards_of(held & gone)))
            return f"{both} is in {table.name(seat)}'s hand and was played before", False
    if pack.copies > 1 or held.bit_count() < len(act.cards):
        of_others = [hand for other, hand in enumerate(table.hands) if other != seat]
        for card, number in Counter(map(partial(_as_told_apart, pack), act.cards)).most_common():
            if number > pack.most_of(card):
                return f"{card_text(card)} is {number} times in {table.name(seat)}'s hand, in a pack of {pack.name}", True
            there = number + sum(_like_it(pack, hand, card) for hand in of_others)
            if there > pack.most_of(card) and pack.copies > 1:
                return f"{card_text(card)} is {there} times in the hands, in a pack of {pack.name}", True
    return _wrong_sizes(table, act, seat), False


def _gone_before(table: Table) -> Hand:
    """The cards that had been played when the log begins, as far as it tells them."""
    taken = hand_of(card for cards in taken_before(table).values() for card in cards)
    return taken | hand_of(card for _, card in played_before(table))


def _as_told_apart(pack: Pack, card: Card) -> Card:
    """The card, or the first joker for any of them where a pack has several of each, which nobody tells apart."""
    return CARD["JK"] if pack.copies > 1 and suit_of(card) == JOKERS else card


def _like_it(pack: Pack, hand: Hand, card: Card) -> int:
    """How many cards of a hand are like this one."""
    alike = cards_of(pack.cards & SUIT_MASK[JOKERS]) if suit_of(card) == JOKERS else (card,)
    return sum(copies_in(hand, each) for each in alike)


def _wrong_sizes(table: Table, act: Act, seat: int) -> str:
    """A hand longer than any is dealt, or a whole deal of unequal hands, unless the log has told that they were dealt so.

    Where it tells what lies on the table, or whose turn it is, it begins in the middle of the play. Who has drawn in his turn
    has so many cards more.
    """
    size = table.hand_size
    if (
        not size
        or act.how
        or table.noted("pile")
        or began_in_the_middle(table)
        or miscounts(table, act)
        or not deals_on(table, seat)
    ):
        return ""
    sizes = [hand.bit_count() for hand in table.hands]
    sizes[seat] = len(act.cards)
    by_now = ((of, due_by_now(table, *of)) for of in enumerate(sizes))
    due = [size + of_widow(table, *of) if each is None else each for of, each in by_now]
    if sizes[seat] > max(size, due[seat]):
        where = f"it is to have {due[seat]} by now" if due[seat] > size else f"each has {size}"
        return f"{table.name(seat)}'s hand has {sizes[seat]} cards, where {where}"
    whole = table.unknown & ~(1 << seat) == 0 and table.part(Tricks) is None and table.part(Turns) is None
    if not whole or max(sizes) < size or sizes == due:
        return ""
    told = ", ".join(f"{table.name(each)} {number}" for each, number in enumerate(sizes))
    return f"the hands have {told} cards, where each has {size}"


def _counted_too_few(table: Table, act: Act) -> str:
    """Fewer cards counted in a hand than the log has told of it."""
    told = known_beyond(table, act)
    return f"{table.name(act.seat)} counted {counted(act.number, 'card')}, and {told} of his are told" if told else ""


def _more_than_left(table: Table, act: Act) -> str:
    """More tricks claimed or conceded than are left."""
    if table.phase != PLAY or table.part(Contract) is None or not is_beyond_what_is_left(table, act):
        return ""
    did = "claimed" if act.verb == "claims" else "conceded"
    return f"{table.name(act.seat)} {did} {counted(act.number, 'trick')} of the {tricks_left(table)} that were left"


def _wrong_count(table: Table, act: Act) -> str:
    """Tricks that a side cannot have won, of those that there are and beside those of the other side."""
    size, side = table.hand_size, table.side_told(act)
    if not size or side is None or not act.numbers:
        return ""
    number = act.number

    def did() -> str:  # nearly every count is right, and needs no words
        who = table.side_name(side) if act.seat is None else table.name(act.seat)
        return f"{who} {'won' if act.verb == 'won' else 'had taken'} {counted(number, 'trick')}"

    tricks = table.part(Tricks)
    if act.verb == "taken" and act.cards:  # in some games more tricks are played than a hand has cards at a time
        least, most = FEWEST_TO_TRICK * number, table.pack_used.size
        cards = len(act.cards)
        return "" if least <= cards <= most else f"{did()}, and {counted(cards, 'card')} of them are told"
    if not 0 <= number <= size:
        return f"{did()}, where a deal has {size}"
    if act.verb == "taken":
        others = 0 if tricks is None else sum(tricks.earlier) - tricks.earlier[side] + len(tricks.winners)
        return f"{did()} and {others} were gathered beside them, where a deal has {size}" if number + others > size else ""
    if table.sides != 2 or table.sided:  # each player may be told by himself
        others = sum(told.number for told in table.acts if told.verb == "won" and told.seat != act.seat)
        return f"{did()} and others {others}, where a deal has {size}" if number + others > size else ""
    before = gathered(table)
    if not leaves_what_was_won(number, side, before, size):
        had = f"{table.side_name(0)} had {before[0]} and {table.side_name(1)} {before[1]}"
        return f"{did()}, where {had} in the middle of the play"
    told = reckoning_of(table).won
    if told is None:
        return ""
    other, theirs = told
    if other == side:
        return f"{did()}, and {theirs} before" if theirs != number and table.phase != OVER else ""
    return f"{did()} and {table.side_name(other)} {theirs}, where a deal has {size}" if number + theirs != size else ""


def _cannot_turn_up(table: Table, act: Act) -> str:
    """A card turned up after the deal is the next of the pack, or the dealer's own; nobody else can hold it yet."""
    if began_in_the_middle(table):
        return ""
    for card in act.cards:
        holder = table.holder(card)
        if holder not in (None, known_dealer(table), act.seat) and table.pack_used.copies == 1:
            return f"{table.name(act.seat)} turned up {card_text(card)}, which {table.name(holder)} holds"
    return ""


def _looked_at_elsewhere(table: Table) -> bool:
    """Whether cards in piles, melds or counted in play say where else a card is: `cards_held` and `cards_elsewhere`."""
    return out_of_hand(table) is not NOTHING_OUT or any(table.part(kind) is not None for kind in (Melding, Layout, Turns))


def _not_his(table: Table, act: Act) -> str:
    """A card that leaves a hand known to the last card, in which it is not, or that another is known to hold."""
    if act.seat is None:
        return ""
    as_told, hand = nothing_moved(table), table.hands[act.seat] | _held_before(table, act)
    for card in act.cards:
        if (without := without_card(hand, card)) != hand:
            hand = without
            continue
        did, holder = f"{table.name(act.seat)} {_LEAVING[act.verb]} {card_text(card)}", table.holder(card)
        if as_told and table.pack_used.copies > 1 and _all_seen(table, act.seat, card):
            return f"{did}, of which there are no more than {table.pack_used.copies}"
        if holder not in (None, act.seat) and table.pack_used.copies == 1:
            return f"{did}, which {table.name(holder)} holds"
        if as_told and not table.is_open(act.seat):
            return f"{did}, which he does not hold"
        if as_told and (before := _thrown_away(table, act, card)) is not None:
            return f"{did}, which {table.name(before)} had thrown away"
    return ""


def _held_before(table: Table, act: Act) -> Hand:
    """What he may show beside his hand: what lies in the centre, and what he has discarded, if he proves his openers by it."""
    if act.seat is None or act.verb != "shows":
        return EMPTY
    thrown = table.acts_of("discards") if act.how == "openers" else ()
    his = (card for told in thrown if told.seat == act.seat for card in told.cards)
    return hand_of(his) | hand_of(card for told in table.acts_of("center") for card in told.cards)


def _thrown_away(table: Table, act: Act, card: Card) -> Seat | None:
    """Who discarded this card in this deal, where discards come back only once the pack has run out or was shuffled anew."""
    if act.verb not in _NOT_OUT_OF_DISCARDS or table.game.part(DealtInPlay) is None or table.pack_used.copies > 1:
        return None
    if not (table.noted("discards") or table.noted(BEFORE, how=DISCARDED)):
        return None
    thrown: Seat | None = None
    dealt, came = 0, set[Card]()
    for told in table.acts:
        if told.verb in _COMING:  # what one had face down and turns up does not come out of the pack
            dealt += told.how_many - sum(each in came for each in told.cards)
            came.update(told.cards)
    if not any(told.verb in ("up", "down") for told in table.acts):
        dealt += table.seats * table.hand_size
    for told in table.acts:
        before = told.verb == BEFORE and told.how == DISCARDED
        dealt += len(told.cards) if before else 0
        if (before or told.verb == "discards") and card in told.cards:
            thrown = told.seat
        elif told.verb == "shuffles" or told.how == "pile" or (told.verb != "shows" and card in told.cards):
            thrown = None
    return thrown if dealt < table.pack_used.size else None


def _all_seen(table: Table, seat: Seat, card: Card) -> bool:
    """Whether all cards like this one are in the hands of others or lie in tricks."""
    tricks = table.part(Tricks)
    played = sum(card == each for trick in (*tricks.past, tricks.cards) for _, each in trick) if tricks else 0
    held = sum(copies_in(hand, card) for other, hand in enumerate(table.hands) if other != seat)
    return played + held >= table.pack_used.copies


def _cannot_play(table: Table, act: Act) -> str:
    if table.part(Tricks) is None or act.seat is None or not act.cards or table.pack_used.copies > 1:
        return _not_his(table, act)
    did = f"{table.name(act.seat)} played {card_text(act.card)}"
    if table.hands[act.seat] >> act.card & 1:
        return ""
    holder = table.holder(act.card)
    if holder is not None:
        return f"{did}, which {table.name(holder)} holds"
    if any(card == act.card for trick in table[Tricks].past for _, card in trick) or _gone_before(table) >> act.card & 1:
        return f"{did}, which was played to an earlier trick"
    lies = next((seat for seat, card in table[Tricks].cards if card == act.card), None)
    if lies is not None and lies != act.seat and held_up(table) is None:
        return f"{did}, which {table.name(lies)} has played to this trick"
    if table.is_open(act.seat) or lies is not None or act.card == turned_up(table):
        return ""
    return f"{did}, which nobody holds"
