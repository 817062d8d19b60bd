"""Shedding: a card that does not fit, a pass by a player who could play, a wild card that calls a rank."""

from collections.abc import Iterator

from referee.core.cards import RANK_NAMES, card_text, cards_of, hand_text
from referee.core.expect import DoesNotFit, NotInThisGame, Withheld
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import OVER, Table
from referee.families.stops.facts import COULD_DRAW, COULD_PLAY, WITHHELD
from referee.families.stops.moves.shedding import could_play, rules_of
from referee.mechanics.layout.moves.piles import layout_of
from referee.mechanics.turns.moves.drawing import STOCK
from referee.mechanics.turns.moves.turns import player_of

VERBS = ("play", "passes", "draws", "names", "agreed")

DOES_NOT_FIT = DoesNotFit("pile", "card or row", name="does-not-fit", says="a card played that does not fit")
PLAY_WITHHELD = Withheld("play", says="a card not played, or not drawn, by a player who could")
DRAWS_THOUGH_ABLE = Deed("draws-though-able", "a card drawn by a player who could play")
CALLS_A_RANK = NotInThisGame("names rank", name="calls-a-rank", says="a wild card that calls for a rank")
AGREED_THOUGH_ABLE = Deed("agreed-though-able", "a blocked score agreed upon though a hand could have played")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What does not go by the cards that fit."""
    rules = rules_of(table)
    if rules is None or table.phase == OVER:
        return
    seat = player_of(table, act)
    name, could = table.name(seat), could_play(table, seat)
    match act.verb:
        case "play" if act.cards and not rules.fitting(table) >> act.card & 1:
            why = f"{name} played {card_text(act.card)}, which does not fit"
            yield Matter(DOES_NOT_FIT, seat, why, act.at, card=act.card)
        case "passes" if could:
            why = f"{name} passed and could have played {hand_text(could)}"
            yield Matter(PLAY_WITHHELD, seat, why, act.at, cards=tuple(cards_of(could)), of=WITHHELD.told(COULD_PLAY))
        case "passes" if rules.draws and len(layout_of(table).pile(STOCK)):
            why = f"{name} passed while there were cards to draw"
            yield Matter(PLAY_WITHHELD, seat, why, act.at, of=WITHHELD.told(COULD_DRAW))
        case "draws" if rules.draws and could:
            yield Matter(DRAWS_THOUGH_ABLE, seat, f"{name} drew and could have played {hand_text(could)}", act.at)
        case "names" if act.rank is not None:
            why = f"{name} called for {RANK_NAMES[act.rank]}, which are no suit"
            yield Matter(CALLS_A_RANK, seat, why, act.at)
        case "agreed" if act.how == "score":
            able = [each for each in range(table.seats) if could_play(table, each)]
            if able:
                why = f"the score was agreed upon, and {table.name(able[0])} could have played"
                yield Matter(AGREED_THOUGH_ABLE, None, why, act.at, other=able[0])
