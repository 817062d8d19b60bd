"""Wild cards: not named, or taken from the table by a player, at a time or from a set from which they may not be taken."""

from collections.abc import Iterator

from referee.core.cards import JOKERS, card_text, cards_text, suit_of
from referee.core.expect import ByAnother, DoesNotFit, FromElsewhere, NotInThisGame, TooEarly, TooLate, Unsaid
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.rummy.moves.contracts import has_contract
from referee.families.rummy.moves.wild import WildRummy
from referee.mechanics.melds.expects.sets import WILD_MOVED
from referee.mechanics.melds.moves.melding import matching_of, melding_of, sets_of
from referee.mechanics.melds.moves.wild import fits_place, is_open, named, read, traded

VERBS = ("melds", "lays", "exchanges", "draws", "discards", "names", "end")
#: what a player does after he has laid down cards
_GOES_ON = ("melds", "lays", "exchanges", "draws", "discards")

WILD_UNNAMED = Unsaid("wild card", name="wild-unnamed", says="a wild card laid down, and it is not said for what it stands")
WRONG_TRADE = DoesNotFit("joker", "card", name="wrong-trade", says="a card traded for a joker that stands for another")
TRADED_DEUCE = NotInThisGame("trade", "deuce", name="deuce-traded", says="a card traded for a wild card that is no joker")
TRADED_BY_ANOTHER = ByAnother("trade", "owner", name="traded-by-another", says="a joker taken by another than laid it down")
JOKER_OF_GROUP = FromElsewhere("trade", "group", name="joker-of-group", says="a joker taken out of a group")
TRADED_EARLY = TooEarly(
    "trade", "contract", name="traded-early", says="a joker taken by a player who has not laid down his contract"
)
TRADED_LATE = TooLate("trade", "melding", name="traded-late", says="a joker taken after cards were laid down or discarded")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with wild cards that are laid down, or taken up for the cards themselves."""
    if act.verb == "names":
        if act.seat is not None and table.game.minds(WILD_MOVED) and named(table, act) is None and _renamed(table, act):
            why = f"{table.name(act.seat)} named another card for which it is to stand"
            yield Matter(WILD_MOVED, act.seat, why, act.at, cards=act.cards)
    elif table.game.minds(WILD_UNNAMED):
        yield from _unnamed(table, act)
    form = table.game.part(WildRummy)
    if act.verb == "exchanges" and form is not None and act.seat is not None and len(act.cards) == 2:
        yield from _trade(table, form, act)


def _unnamed(table: Table, act: Act) -> Iterator[Matter]:
    """The cards laid down last, once their player goes on, or the deal is over."""
    last = next((each for each in reversed(table.acts) if each.verb in _GOES_ON), None)
    if last is None or last.verb not in ("melds", "lays") or not matching_of(table).wild.among(last.cards):
        return
    now = melding_of(table)
    for each in now.melds:
        if each.owner == last.seat and each.cards[-len(last.cards) :] == last.cards and is_open(table, each):
            why = f"{table.name(last.seat)} laid down {cards_text(last.cards)} and did not say for what the wild card stands"
            yield Matter(WILD_UNNAMED, last.seat, why, last.at, cards=last.cards)
            return


def _renamed(table: Table, act: Act) -> bool:
    """Whether a wild card of his that stands for one card could have stood for the one that he names now."""
    his = [each for each in melding_of(table).melds if each.owner == act.seat and each.named]
    ways = [gaps for each in his for gaps in matching_of(table).gaps(each.cards)]
    return any(gaps.filled_by(act.cards) is not None for gaps in ways if act.cards)


def _trade(table: Table, form: WildRummy, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    card, wild = act.cards
    who, now, found = table.name(act.seat), melding_of(table), traded(table, act)
    if found is None:
        return
    meld = now.melds[found[0]]
    told = f"{who} took {card_text(wild)} for {card_text(card)}"
    if suit_of(wild) != JOKERS:
        yield Matter(TRADED_DEUCE, act.seat, told, act.at, cards=act.cards)
    elif not fits_place(table, meld, card, wild):
        yield Matter(WRONG_TRADE, act.seat, f"{told}, for which it does not stand", act.at, cards=act.cards)
    elif form.trades.after_contract and not has_contract(table, sets_of(table, act.seat)):
        yield Matter(TRADED_EARLY, act.seat, f"{told} before he had laid down the contract", act.at, cards=act.cards)
    elif form.trades.of_sequences and all(each.group for each in read(table, meld)):
        yield Matter(JOKER_OF_GROUP, act.seat, f"{told} out of a group", act.at, cards=act.cards)
    elif form.trades.by_owner and meld.owner != act.seat:
        yield Matter(TRADED_BY_ANOTHER, act.seat, f"{told}, which {table.name(meld.owner)} had laid down", act.at)
    elif form.trades.before_melding and (act.seat != now.turn or now.melded):
        when = "after he had laid down cards" if act.seat == now.turn else "out of his turn"
        yield Matter(TRADED_LATE, act.seat, f"{told} {when}", act.at, cards=act.cards)
