"""What goes wrong when hands are thrown away and filled up in cinch: trumps among the discards, other cards kept, a change too late."""

from collections.abc import Iterator

from referee.core.cards import cards_of, cards_text, hand_of, hand_text
from referee.core.expect import NotShown, NotThisCard, TakenBack, Withheld
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT, Deed
from referee.core.table import Table
from referee.families.all_fours.moves.cinch import HAND, CinchForm, drawn, trumps_here

VERBS = ("discards", "draws", "restores", "play")

PLAIN_CARD_KEPT = Withheld(
    "discard", "plain card", name="plain-card-kept", says="a card of another suit than trumps kept when all are thrown away"
)
TRUMP_DISCARDED = NotThisCard("discard", "trump", name="trump-discarded", says="a trump thrown away in error")
FORCED_TRUMP_NOT_SHOWN = NotShown(
    "discarded trump", name="forced-trump-not-shown", says="a trump that had to be thrown away and is not shown"
)
DISCARD_CHANGED = Deed("discard-taken-up", "a card thrown away and taken up again before anything was drawn")
DISCARD_CHANGED_LATE = TakenBack(
    "discard",
    "draw",
    name="discard-taken-up-late",
    says="a card thrown away and taken up again after a look at what was drawn",
    waits=WITHOUT_EFFECT,
)


def in_game(game: Game) -> bool:
    """Where all but trumps are thrown away."""
    return game.part(CinchForm) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is thrown away, drawn and taken up again."""
    trumps = trumps_here(table)
    if act.seat is None or not trumps:
        return
    who, seat = table.name(act.seat), act.seat
    if act.verb == "discards":
        kept = table.hands[seat] & ~hand_of(act.cards) & ~trumps
        if act.cards and kept and not table.is_open(seat) and seat != table.dealer:
            yield Matter(PLAIN_CARD_KEPT, seat, f"{who} kept {hand_text(kept)}", act.at, cards=tuple(cards_of(kept)))
    elif act.verb == "restores":
        late = bool(drawn(table).looked >> seat & 1)
        why = f"{who} took up {cards_text(act.cards)} again"
        yield Matter(DISCARD_CHANGED_LATE if late else DISCARD_CHANGED, seat, why, act.at, cards=act.cards)
    elif not drawn(table).looked >> seat & 1 or (act.verb == "play" and not table.noted("draws", seat)):
        yield from _trumps_away(table, act)


def _trumps_away(table: Table, act: Act) -> Iterator[Matter]:
    """As he looks at what he draws, or leads without drawing, the trumps that he has thrown away are gone."""
    assert act.seat is not None
    who, trumps = table.name(act.seat), trumps_here(table)
    away = drawn(table).away[act.seat] & trumps
    forced = (table.hands[act.seat] & trumps).bit_count() >= HAND
    known = {card for each in table.matters if each.breach in (TRUMP_DISCARDED, FORCED_TRUMP_NOT_SHOWN) for card in each.cards}
    shown = {card for told in table.acts_of("exposes") if told.seat == act.seat for card in told.cards}
    for card in cards_of(away):
        if card in known or (forced and card in shown):
            continue
        breach = FORCED_TRUMP_NOT_SHOWN if forced else TRUMP_DISCARDED
        yield Matter(breach, act.seat, f"{who} had thrown away {cards_text((card,))}", act.at, card=card, cards=(card,))
