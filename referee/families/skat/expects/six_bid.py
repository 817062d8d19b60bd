"""What goes wrong with the games of six-bid solo: hearts named for another suit, a called card that is not given up."""

from collections.abc import Iterator

from referee.core.cards import HEARTS, card_text
from referee.core.expect import Withheld
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.skat.expects.skat import GAME_NOT_LISTED
from referee.families.skat.moves.six_bid import NOT_HEARTS, SixBidForm
from referee.families.skat.moves.skat import Undertaken
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.trump.moves.bidding import Bidding

VERBS = ("makes", "play")

CALLED_CARD_WITHHELD = Withheld(
    "called card",
    name="called-card-withheld",
    says="a card that was called before the lead, and that its holder does not give up",
)


def in_game(game: Game) -> bool:
    """Where one of several games is bid."""
    return game.part(SixBidForm) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The suit that is named, and the card that is called."""
    now, bidding = table.part(Undertaken), table.part(Bidding)
    if now is None or bidding is None or bidding.maker is None or has_begun(table):
        return
    bid = table.game[SixBidForm].named(now.kind)
    if act.verb == "makes":
        if bid is not None and bid.trump == NOT_HEARTS and act.suit == HEARTS and act.seat == bidding.maker:
            why = f"{table.name(act.seat)} named hearts at {now.kind}, which is a game of its own"
            yield Matter(GAME_NOT_LISTED, act.seat, why, act.at)
        return
    called = next((told for told in reversed(table.acts_of("wants")) if told.seat == bidding.maker and told.cards), None)
    if called is None or table.noted("exchanges", bidding.maker):
        return
    holder = table.holder(called.card)
    if holder is not None and holder != bidding.maker:
        why = f"{table.name(holder)} kept {card_text(called.card)}, which {table.name(bidding.maker)} had called"
        yield Matter(CALLED_CARD_WITHHELD, holder, why, act.at, card=called.card)
