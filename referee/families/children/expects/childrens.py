"""Children's games: cards that are no pairs, wrong hands drawn from, wrong cards slapped, cards seen or passed on too late."""

from collections import Counter
from collections.abc import Iterable, Iterator

from referee.core.cards import JACK, Card, card_text, cards_text, rank_of
from referee.core.expect import FromElsewhere, Misdone, NotA, Seen, TooLate, WrongNumber
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import PLAY, Table
from referee.families.children.moves.childrens import WAR_PLAY, Passing, Slapping, has_turned, lies_in_centre, stopped
from referee.mechanics.turns.expects import PLAYS_OUT_OF_TURN

VERBS = ("discards", "lays", "draws", "slaps", "turns", "looks", "passes", "play")

FALSE_PAIR = NotA("meld", "no pair", name="false-pair", says="two cards laid away that are no pair")
NOT_IN_TWOS = WrongNumber("laid", "laid away", name="not-in-twos", says="cards laid away otherwise than in twos")
DRAWN_FROM_ANOTHER = FromElsewhere(
    "draw", "wrong hand", name="drawn-from-another", says="a card drawn from another hand than that at the right"
)
FALSE_SLAP = NotA("jack", name="false-slap", says="a slap at a card that is no jack")
TURNED_TOWARD_SELF = Misdone(
    "turn", "toward himself", name="turned-toward-self", says="a card turned so that its player sees it first"
)
OWN_PILE_SEEN = Seen("own pile", says="a look at the cards of one's own pile")
PASSES_AFTER_STOP = TooLate("passes", "stop", says="a card passed on after somebody has stopped")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What a child does that is not allowed."""
    name, game = table.name(act.seat), table.game
    match act.verb:
        case "discards" | "lays" if len(act.cards) == 2 and rank_of(act.cards[0]) != rank_of(act.cards[1]):
            pair = " and ".join(map(card_text, act.cards))
            yield Matter(FALSE_PAIR, act.seat, f"{name} laid away {pair}", act.at, cards=act.cards)
        case "discards" | "lays" if len(act.cards) != 2 and not _are_pairs(act.cards):
            yield Matter(NOT_IN_TWOS, act.seat, f"{name} laid away {cards_text(act.cards)}", act.at, cards=act.cards)
        case "draws" if act.seat is not None and act.other not in (None, table.right(act.seat)):
            if table.hands[table.right(act.seat)]:
                offered = table.name(table.right(act.seat))
                why = f"{name} drew from {table.name(act.other)}, when {offered} offered him his hand"
                yield Matter(DRAWN_FROM_ANOTHER, act.seat, why, act.at, other=act.other)
        case "slaps" if (cards := lies_in_centre(table)) and rank_of(cards[-1]) != JACK:
            player = next((note.seat for note in reversed(table.acts) if note.verb == "play"), None)
            why = f"{name} slapped {card_text(cards[-1])}"
            yield Matter(FALSE_SLAP, act.seat, why, act.at, card=cards[-1], other=player)
        case "play" if game.play is WAR_PLAY and has_turned(table, act.seat):
            yield Matter(PLAYS_OUT_OF_TURN, act.seat, f"{name} turned a card up before the other had turned his", act.at)
        case "turns" if game.part(Slapping) and act.how == "toward":
            yield Matter(TURNED_TOWARD_SELF, act.seat, f"{name} turned his card toward himself", act.at)
        case "looks" if game.part(Slapping) and act.how == "hand" and table.phase == PLAY:
            yield Matter(OWN_PILE_SEEN, act.seat, f"{name} looked at his cards", act.at)
        case "passes" if game.part(Passing) and stopped(table):
            yield Matter(
                PASSES_AFTER_STOP,
                act.seat,
                f"{name} passed a card on after {table.name(stopped(table)[0])} had stopped",
                act.at,
            )


def _are_pairs(cards: Iterable[Card]) -> bool:
    """Whether the cards go in twos of a rank."""
    return all(number % 2 == 0 for number in Counter(map(rank_of, cards)).values())
