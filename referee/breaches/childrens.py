"""Children's games: cards that are no pair, a slap at another card than a jack, cards seen too soon, passing after the stop."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import JACK, card_text, rank_of
from referee.law import Breach
from referee.matter import Matter
from referee.play.childrens import Passing, Slapping, lies_in_centre, stopped
from referee.record import Act
from referee.table import PLAY, Table

VERBS = ("discards", "slaps", "turns", "looks", "passes")

FALSE_PAIR = Breach("false-pair", "two cards laid away that are no pair")
FALSE_SLAP = Breach("false-slap", "a slap at a card that is no jack")
TURNED_TOWARD_SELF = Breach("turned-toward-self", "a card turned so that its player sees it first")
OWN_PILE_SEEN = Breach("own-pile-seen", "a look at the cards of one's own pile")
PASSES_AFTER_STOP = Breach("passes-after-stop", "a card passed on after somebody has stopped")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What a child does that is not allowed."""
    name, form = table.name(act.seat), table.game.form
    match act.verb:
        case "discards" if len(act.cards) == 2 and rank_of(act.cards[0]) != rank_of(act.cards[1]):
            pair = " and ".join(map(card_text, act.cards))
            yield Matter(FALSE_PAIR, act.seat, f"{name} laid away {pair}", act.at, cards=act.cards)
        case "slaps" if (cards := lies_in_centre(table)) and rank_of(cards[-1]) != JACK:
            player = next((note.seat for note in reversed(table.notes) if note.verb == "play"), None)
            why = f"{name} slapped {card_text(cards[-1])}"
            yield Matter(FALSE_SLAP, act.seat, why, act.at, card=cards[-1], other=player)
        case "turns" if isinstance(form, Slapping) and act.how == "toward":
            yield Matter(TURNED_TOWARD_SELF, act.seat, f"{name} turned his card toward himself", act.at)
        case "looks" if isinstance(form, Slapping) and act.how == "hand" and table.phase == PLAY:
            yield Matter(OWN_PILE_SEEN, act.seat, f"{name} looked at his cards", act.at)
        case "passes" if isinstance(form, Passing) and stopped(table):
            yield Matter(
                PASSES_AFTER_STOP,
                act.seat,
                f"{name} passed a card on after {table.name(stopped(table)[0])} had stopped",
                act.at,
            )
