"""What only three hand bridge knows: the deal passed on, a make from the absent hand, and doubles by others than the leader."""

from collections.abc import Iterator

from attrs import evolve

from referee.core.cards import SUITS, Hand, cards_of, in_suit, rank_of
from referee.core.expect import TooLate
from referee.core.matter import Matter
from referee.core.record import DENOMINATION_NAMES, NO_TRUMP, Act
from referee.core.subject import WITHOUT_EFFECT, Deed
from referee.core.table import Table
from referee.families.whist.expects.making import DOUBLED_OUT_OF_TURN
from referee.mechanics.trump.expects.speaking import MADE_BY_ANOTHER
from referee.mechanics.trump.moves.making import making_of, partner_is_absent
from referee.score.bridge import ACES

VERBS = ("makes", "passes", "doubles")

DEAL_PASSED_ON = Deed("deal-passed-on", "a deal passed on to the next player by a dealer who cannot make the trump")
#: a double by the adversary who is not the leader is none
DOUBLED_BY_ANOTHER = evolve(DOUBLED_OUT_OF_TURN, waits=WITHOUT_EFFECT)
REDOUBLED_AFTER_LOOKING = TooLate(
    "redoubles",
    "look at dummy",
    name="redoubled-after-looking",
    says="a redouble by a dealer who has seen the absent hand",
    waits=WITHOUT_EFFECT,
)

#: with so many aces no trump has to be declared
ACES_FOR_NO_TRUMP = 3


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The make and the doubling of three players."""
    if act.seat is None or not partner_is_absent(table):
        return
    who, making, absent = table.name(act.seat), making_of(table), table.partner(table.dealer)
    if act.verb == "passes":
        if act.seat == table.dealer and making.trump is None:
            yield Matter(DEAL_PASSED_ON, act.seat, f"{who} passed the deal on to the next player", act.at)
    elif act.verb == "makes":
        due = makes_due(table.hands[absent]) if act.seat == absent and not table.is_open(absent) else ()
        made = NO_TRUMP if act.suit is None else act.suit
        if due and made not in due:
            words = " or ".join(DENOMINATION_NAMES[each] for each in due)
            why = f"{DENOMINATION_NAMES[made]} was made from the hand of {who}, where {words} was to be made"
            yield Matter(MADE_BY_ANOTHER, table.dealer, why, act.at, suit=act.suit)
    elif table.side_of(act.seat) != table.side_of(table.dealer):
        if act.seat != table.eldest:
            yield Matter(DOUBLED_BY_ANOTHER, act.seat, f"{who} doubled, who is not the leader", act.at)
    elif making.maker == absent:
        yield Matter(
            REDOUBLED_AFTER_LOOKING, act.seat, f"{who} redoubled, having seen the hand of {table.name(absent)}", act.at
        )


def makes_due(hand: Hand) -> tuple[int, ...]:
    """What may be made from the absent hand: no trump with three aces, else its longest suit, the best of several."""
    if (hand & ACES).bit_count() >= ACES_FOR_NO_TRUMP:
        return (NO_TRUMP,)
    held = {suit: sorted(map(rank_of, cards_of(in_suit(hand, suit))), reverse=True) for suit in SUITS}
    best = max(held.values(), key=lambda ranks: (len(ranks), ranks))
    return tuple(suit for suit, ranks in held.items() if ranks == best)
