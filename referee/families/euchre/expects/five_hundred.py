"""What goes wrong in five hundred alone: a joker led without a suit, the widow or the discards seen, a game claimed falsely."""

from collections.abc import Iterator

from referee.core.cards import JOKERS
from referee.core.expect import FalseClaim, NotShown, Seen, Unsaid
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import PLAY, Table
from referee.families.euchre.moves.five_hundred import JOKER, points_so_far, suit_to_follow
from referee.mechanics.tricks.state import Tricks, order_here
from referee.mechanics.trump.moves.bidding import Bidding
from referee.score.match import points_to_win

VERBS = ("play", "looks", "claims")

JOKER_UNNAMED = Unsaid(
    "suit of joker", name="joker-unnamed", says="a joker led without trumps, and no suit named to be followed"
)
DISCARDS_SEEN = Seen("discards", "laid away", name="discards-seen", says="a look at what the contractor has laid away")
FALSE_CLAIM_OF_GAME = FalseClaim("game", says="a game claimed by a player who has not the points for it")
CLAIM_WITHOUT_SHOWING = NotShown(
    "claimed hand", name="claim-without-showing", says="a game claimed by a player who does not show his cards"
)
DEAD_HAND_SEEN = Seen("dead hand", says="a look at the hand that is out of play")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The joker, the cards laid away, and claims."""
    if act.seat is None:
        return
    who = table.name(act.seat)
    match act.verb:
        case "play":
            yield from _joker(table)
        case "looks" if act.how == "discards" and table.part(Bidding) is not None:
            whose = "his own discards" if act.seat == table[Bidding].maker else "the contractor's discards"
            yield Matter(DISCARDS_SEEN, act.seat, f"{who} looked at {whose}", act.at)
        case "looks" if act.how == "extra":
            yield Matter(DEAD_HAND_SEEN, act.seat, f"{who} looked at the hand that is out of play", act.at)
        case "claims":
            yield from _claim(table, act)


def _joker(table: Table) -> Iterator[Matter]:
    """The second card to a trick that the joker leads: by then its leader has named a suit."""
    tricks = table.part(Tricks)
    if table.phase != PLAY or tricks is None or len(tricks.cards) != 1 or order_here(table).trump != JOKERS:
        return
    leader, led = tricks.cards[0]
    if led == JOKER and suit_to_follow(table, tricks.cards) is None:
        yield Matter(JOKER_UNNAMED, leader, f"{table.name(leader)} led the joker and named no suit", count=tricks.number)


def _claim(table: Table, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    who = table.name(act.seat)
    if table.phase != PLAY:
        return
    points = points_so_far(table, act.seat)
    if points < points_to_win(table.game.score) and not table.sheet_doubted:
        yield Matter(FALSE_CLAIM_OF_GAME, act.seat, f"{who} claimed the game and has {points}", act.at)
    if act.how != "shown":
        yield Matter(CLAIM_WITHOUT_SHOWING, act.seat, f"{who} claimed the game and did not show his cards", act.at)
