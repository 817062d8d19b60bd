"""What goes wrong in hearts beside a revoke: hearts led too early, no card drawn from the stock, a look at the widow."""

from collections.abc import Iterator, Mapping

from referee.core.cards import HEARTS, card_text
from referee.core.expect import Seen, TooEarly, Withheld, WrongSum
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.subject import Deed
from referee.core.table import OVER, Table
from referee.families.hearts.moves.auction_hearts import bidder_on_a_jack
from referee.families.hearts.moves.hearts import play, result, took
from referee.families.hearts.moves.hearts_form import Hearts, cards_in_stock, counting_of, form_of, hearts_are_broken
from referee.mechanics.tricks.expects.seen_by_families import FORBIDDEN_LEAD
from referee.mechanics.tricks.moves.tricks import has_begun, has_played, is_in_vain
from referee.mechanics.tricks.state import Tricks, order_here, suit_here
from referee.mechanics.trump.expects.speaking import MADE_BY_ANOTHER, said

VERBS = ("play", "looks", "bids", "makes", "took", "score", "points")

NOT_DRAWN = Withheld("draw from stock", name="not-drawn", says="a card of another suit played while there are cards to draw")
WIDOW_SEEN = Seen("widow", says="a look during the play at the cards left over in the deal")
SUM_WRONG = WrongSum("points of the deal", name="sum-wrong", says="points of a deal that do not add up to what it is worth")
BIDS_ON_A_JACK = TooEarly(
    "bids",
    "pool is won",
    name="bids-on-a-jack",
    says="a bid while the pool of an earlier deal waits and its bidder names the suit",
)
TOOK_ALL = Deed("took-all", "every counting card taken by one player")
TOTALS_WRONG = WrongSum("totals", name="totals-wrong", says="totals that no number of deals can add up to")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Cards that may not be played yet, cards nobody may see, and scores that cannot be."""
    if act.seat is None or table.game.part(Hearts) is None:
        return
    if act.verb == "play":
        yield from _too_early(table, act)
        if _may_be_last_card(table):
            yield from _everything(table, play(table, act), act)
    elif act.verb == "bids":
        namer = bidder_on_a_jack(table)
        if namer is not None:
            why = f"{table.name(act.seat)} bid where {table.name(namer)} names the suit without bidding"
            yield Matter(BIDS_ON_A_JACK, act.seat, why, act.at)
    elif act.verb == "makes":
        namer = bidder_on_a_jack(table)
        if namer not in (None, act.seat) and not has_begun(table):
            why = f"{table.name(act.seat)} {said(act)}, where {table.name(namer)} does without bidding"
            yield Matter(MADE_BY_ANOTHER, act.seat, why, act.at)
    elif act.verb == "looks":
        if act.how == "widow" and table.phase != OVER and not table.noted("took"):
            yield Matter(WIDOW_SEEN, act.seat, f"{table.name(act.seat)} looked at the cards left over in the deal", act.at)
    elif act.verb in ("took", "score"):
        after = table.note(act)
        if table.phase == OVER or (act.verb == "score" and table.noted("took")):
            return  # what is written is held against what was taken
        yield from _everything(table, after, act)
        found, whole = _added_up(table, took(after))
        if whole and found != whole:
            why = f"the points add up to {found}, where a deal has {whole}"
            yield Matter(SUM_WRONG, None, why, act.at, count=found)
    else:
        told = {each.seat: each.number for each in (*table.acts, act) if each.verb == "points" and each.seat is not None}
        found, whole = _added_up(table, told)
        if whole and found % whole:
            why = f"the totals add up to {found}, which is no multiple of {whole}"
            yield Matter(TOTALS_WRONG, None, why, act.at, count=found)


def _too_early(table: Table, act: Act) -> Iterator[Matter]:
    tricks, seat = table.part(Tricks), act.seat
    if seat is None or not act.cards or tricks is None or is_in_vain(table, act):
        return
    form, suit = form_of(table), suit_here(table, act.card)
    who, hand = table.name(seat), table.hands[seat]
    if not tricks.cards:
        early = tricks.number < form.hearts_from or (form.hearts_wait and not hearts_are_broken(table))
        others = hand & ~order_here(table).of_suit[HEARTS]  # where none is known, he may have had hearts alone
        if early and suit == HEARTS and others:
            until = f"trick {form.hearts_from}" if form.hearts_from > 1 else "one had been discarded"
            why = f"{who} led {card_text(act.card)} in trick {tricks.number}, where hearts are not led before {until}"
            yield Matter(FORBIDDEN_LEAD, seat, why, act.at, card=act.card, count=tricks.number)
    elif suit != tricks.led and cards_in_stock(table) and not has_played(tricks, seat):
        assert tricks.led is not None
        if not hand & order_here(table).of_suit[tricks.led]:  # otherwise it is a revoke
            why = f"{who} played {card_text(act.card)} without following suit, with {cards_in_stock(table)} cards to draw from"
            yield Matter(NOT_DRAWN, seat, why, act.at, card=act.card, suit=tricks.led, count=tricks.number)


def _may_be_last_card(table: Table) -> bool:
    tricks = table.part(Tricks)
    if tricks is None or not (tricks.number == tricks.last or form_of(table).from_stock):
        return False
    return len(tricks.cards) + 1 >= table.seats - tricks.idle.bit_count()


def _everything(table: Table, after: Table, act: Act) -> Iterator[Matter]:
    """One player has every counting card, as the last card of the deal shows or as the log tells."""
    played, _ = result(after)
    if played is not None and played.took_all is not None and not any(m.breach == TOOK_ALL for m in table.settled):
        who = played.took_all
        yield Matter(TOOK_ALL, who, f"{table.name(who)} took every counting card", act.at)


def _added_up(table: Table, told: Mapping[Seat, int]) -> tuple[int, int]:
    """What everybody's numbers add up to and what a deal has; nothing where one is not told, or where a deal may vary."""
    counting = counting_of(table)
    if counting is None or counting.take_all is not None or len(told) < table.seats:
        return 0, 0
    return sum(told.values()), counting.total(table.pack_used)
