"""Auction pinochle: the first bid withheld, the widow seen, cards shown, claims, players who take no part."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import Claimed, Exposed, NoRight, Seen, Withheld
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import AUCTION, DEAL, OVER, PLAY, Table
from referee.families.pinochle.moves.melds import fate_of
from referee.families.pinochle.moves.widow import bidder_of, inactive
from referee.mechanics.exposure.expects.card_exposed import CARD_EXPOSED
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.trump.moves.bidding import Bidding, bidding_of, is_pass, is_settled

VERBS = (
    *("passes", "call", "looks", "exposes", "concedes", "claims"),
    *("suggests", "announces", "discloses", "asks"),
)

OPENING_BID_WITHHELD = Withheld("opening bid", name="opening-bid-withheld", says="no bid by the player who has to open")
WIDOW_SEEN_IN_AUCTION = Seen("widow", "auction", says="a card of the widow seen before the auction is over")
WIDOW_EXPOSED = Exposed("widow", "auction", says="a card of the widow exposed before the auction is over")
VICTORY_CLAIMED = Claimed("victory", says="a claim of a side that it has won")
DEFEAT_CONCEDED = Claimed("defeat", name="defeat-conceded", says="a contract, or the defeat of one, given up")
INACTIVE_PLAYER = NoRight(
    "advice", "inactive", name="inactive-player", says="a look or advice by a player who takes no part in the deal"
)
CONCESSION_SUGGESTED = Deed("concession-suggested", "a concession suggested by one of two partners")


def in_game(game: Game) -> bool:
    """Where there is such an auction."""
    return game.minds(WIDOW_SEEN_IN_AUCTION)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with an act, by its verb."""
    if act.seat is None or fate_of(table).off:
        return
    who = table.name(act.seat)
    if act.seat in inactive(table) and act.verb in ("looks", "suggests", "announces", "discloses", "asks"):
        did = "looked" if act.verb == "looks" else "spoke"
        yield Matter(INACTIVE_PLAYER, act.seat, f"{who}, who takes no part in the deal, {did}", act.at)
        return
    match act.verb:
        case "passes" | "call" if is_pass(act) and table.phase in (DEAL, AUCTION):
            bidding = bidding_of(table, act.seat)
            if bidding.best is None and not bidding.spoken and act.seat == _eldest(table, act):
                yield Matter(OPENING_BID_WITHHELD, act.seat, f"{who} passed, who had to open", act.at)
        case "looks" | "exposes":
            yield from _sight(table, act, who)
        case "concedes" | "claims":
            yield from _claim(table, act, who)


def _eldest(table: Table, act: Act) -> int | None:
    return bidding_of(table, act.seat).turn


def _sight(table: Table, act: Act, who: str) -> Iterator[Matter]:
    in_auction = table.phase in (DEAL, AUCTION) and not is_settled(table)
    cards = cards_text(act.cards) or "a card"
    if act.how == "widow" and in_auction:
        breach = WIDOW_SEEN_IN_AUCTION if act.verb == "looks" else WIDOW_EXPOSED
        did = "saw" if act.verb == "looks" else "exposed"
        yield Matter(breach, act.seat, f"{who} {did} {cards} of the widow before the auction was over", act.at, cards=act.cards)
    elif act.verb == "exposes" and not act.how and table.phase in (DEAL, AUCTION) and table.part(Bidding) is not None:
        yield Matter(
            CARD_EXPOSED, act.seat, f"{who} showed {cards}", act.at, card=act.cards[0] if act.cards else None, cards=act.cards
        )


def _claim(table: Table, act: Act, who: str) -> Iterator[Matter]:
    bidder, fate = bidder_of(table), fate_of(table)
    if act.verb == "claims":
        if table.phase == PLAY and has_begun(table):
            yield Matter(VICTORY_CLAIMED, act.seat, f"{who} claimed to have won", act.at)
    elif bidder is not None and table.phase != OVER and not fate.agreed:
        alone = act.seat == bidder or (fate.conceded is not None and fate.conceded != act.seat)
        breach = DEFEAT_CONCEDED if alone else CONCESSION_SUGGESTED
        yield Matter(breach, act.seat, f"{who} {'conceded' if alone else 'suggested to concede'}", act.at)
