"""Auction pinochle: the first bid withheld, the widow seen or short, cards buried wrongly, claims, players who take no part."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import Changed, Claimed, Exposed, NoRight, NotThisCard, Omitted, Seen, Withheld, WrongNumber
from referee.core.game import Game
from referee.core.law import Deed
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.table import AUCTION, DEAL, OVER, PLAY, Table
from referee.families.pinochle.moves.auction import Auction, bidder_of, inactive, melded_and_buried
from referee.families.pinochle.moves.melds import fate_of
from referee.mechanics.combinations.moves import restated
from referee.mechanics.exposure.expects.card_exposed import CARD_EXPOSED
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding, bidding_of, is_pass, is_settled

VERBS = (
    *("passes", "call", "looks", "exposes", "counts", "play", "makes", "melds", "discards", "concedes", "claims"),
    *("suggests", "announces", "discloses", "asks"),
)

OPENING_BID_WITHHELD = Withheld("opening bid", name="opening-bid-withheld", says="no bid by the player who has to open")
WIDOW_SEEN_IN_AUCTION = Seen("widow", "auction", says="a card of the widow seen before the auction is over")
WIDOW_EXPOSED = Exposed("widow", "auction", says="a card of the widow exposed before the auction is over")
WIDOW_SHORT = WrongNumber("widow", "too few", name="widow-short", says="a widow with too few cards")
LEAD_BEFORE_BURYING = Omitted("burying", "lead", name="lead-before-burying", says="a lead by a bidder who has not buried")
MELDED_CARD_BURIED = NotThisCard("buries", "melded", name="melded-card-buried", says="a melded card laid away")
CHANGED_AFTER_LEAD = Changed(
    "make or burial", "lead", name="changed-after-lead", says="trump, melds or cards buried changed after the first lead"
)
BURIED_CARDS_SEEN = Seen("buried cards", name="buried-cards-seen", says="a look at the buried cards")
VICTORY_CLAIMED = Claimed("victory", says="a claim of a side that it has won")
DEFEAT_CONCEDED = Claimed("defeat", name="defeat-conceded", says="a contract, or the defeat of one, given up")
INACTIVE_PLAYER = NoRight(
    "advice", "inactive", name="inactive-player", says="a look or advice by a player who takes no part in the deal"
)
CHANGED_BEFORE_LEAD = Deed("changed-before-lead", "trump, melds or cards buried changed before the first lead")
CONCESSION_SUGGESTED = Deed("concession-suggested", "a concession suggested by one of two partners")


def in_game(game: Game) -> bool:
    """Where there is such an auction."""
    return game.part(Auction) is not None


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
        case "counts":
            yield from _count(table, act, who)
        case "play":
            yield from _lead(table, act, who)
        case "makes" | "melds" | "discards":
            yield from _change(table, act, who)
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
    elif act.verb == "looks" and act.how == "discards" and table.phase in (PLAY, OVER):
        yield Matter(BURIED_CARDS_SEEN, act.seat, f"{who} looked at the buried cards", act.at)
    elif act.verb == "exposes" and not act.how and table.phase in (DEAL, AUCTION) and table.part(Bidding) is not None:
        yield Matter(
            CARD_EXPOSED, act.seat, f"{who} showed {cards}", act.at, card=act.cards[0] if act.cards else None, cards=act.cards
        )


def _count(table: Table, act: Act, who: str) -> Iterator[Matter]:
    size = table.game[Auction].widow
    if act.how == "widow" and act.number < size:
        why = f"the widow has {act.number} cards"
        yield Matter(WIDOW_SHORT, None, why, act.at, due=Number(size), found=Number(act.number))
    elif act.how == "discards" and act.number < size and act.seat == bidder_of(table) and has_begun(table):
        why = f"{who} led when he had buried {act.number} cards"
        yield Matter(LEAD_BEFORE_BURYING, act.seat, why, act.at, due=Number(size), found=Number(act.number))


def _lead(table: Table, act: Act, who: str) -> Iterator[Matter]:
    tricks = table.part(Tricks)
    if has_begun(table) or tricks is None or act.seat != bidder_of(table):
        return
    away = melded_and_buried(table)
    if away:
        yield Matter(MELDED_CARD_BURIED, act.seat, f"{who} buried {cards_text(away)}, which he had melded", act.at, cards=away)


def _change(table: Table, act: Act, who: str) -> Iterator[Matter]:
    bidding = table.part(Bidding)
    if bidding is None or act.seat != bidding.maker or restated(table, act) is not None:
        return
    did = {"makes": "named a trump", "melds": "melded", "discards": "buried cards"}[act.verb]
    if has_begun(table):
        yield Matter(CHANGED_AFTER_LEAD, act.seat, f"{who} {did} after he had led", act.at)
    elif table.noted(act.verb, act.seat) and act.verb != "melds":
        yield Matter(CHANGED_BEFORE_LEAD, act.seat, f"{who} {did} again before he led", act.at)


def _claim(table: Table, act: Act, who: str) -> Iterator[Matter]:
    bidder, fate = bidder_of(table), fate_of(table)
    if act.verb == "claims":
        if table.phase == PLAY and has_begun(table):
            yield Matter(VICTORY_CLAIMED, act.seat, f"{who} claimed to have won", act.at)
    elif bidder is not None and table.phase != OVER and not fate.agreed:
        alone = act.seat == bidder or (fate.conceded is not None and fate.conceded != act.seat)
        breach = DEFEAT_CONCEDED if alone else CONCESSION_SUGGESTED
        yield Matter(breach, act.seat, f"{who} {'conceded' if alone else 'suggested to concede'}", act.at)
