"""Facts about gin rummy: when a wrong hand or an illegal knock is found, what is wrong with a pack, what was chosen."""

from __future__ import annotations

from referee.core.law import NO, YES, Answer, Fact
from referee.core.limits import raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.deal.moves import dealing_done, is_mixed, miscounts
from referee.mechanics.melds.moves.melding import melding_of
from referee.mechanics.roles import OPPONENTS
from referee.mechanics.rulings.facts import by_offender, by_opponent, choice
from referee.mechanics.stock.moves import bonuses_of, count_if_knocked
from referee.mechanics.windows import NEXT_PLAYER_ENDS_TURN, OPPONENT_EXPOSES_CARDS, OPPONENT_LAYS_OFF

# --- a hand with a wrong number of cards

BEFORE_FIRST_DRAW, AFTER_FIRST_DRAW = (
    Answer("before-first-draw", "before his first draw"),
    Answer("after-first-draw", "after his first draw and before a knock"),
)

KNOCKERS_HAND, OPPONENTS_HAND = (
    Answer("knockers-hand", "after a knock, in the knocker's hand"),
    Answer("opponents-hand", "after a knock, in the other hand"),
)


def _when_found(table: Table, matter: Matter, act: Act) -> str | None:
    melding = melding_of(table)
    if matter.seat is None:
        return None
    if melding.knocker is not None:
        return KNOCKERS_HAND if melding.knocker == matter.seat else OPPONENTS_HAND
    return AFTER_FIRST_DRAW if melding.begun >> matter.seat & 1 else BEFORE_FIRST_DRAW


WHEN_FOUND = Fact(
    "when-wrong-hand-found",
    "When was the wrong number found?",
    _when_found,
    (BEFORE_FIRST_DRAW, AFTER_FIRST_DRAW, KNOCKERS_HAND, OPPONENTS_HAND),
)


def _both(table: Table, matter: Matter, act: Act) -> str | None:
    if len(miscounts(table, act)) > 1:
        return YES
    return None if act.verb in ("counts", "attention") else NO


BOTH_WRONG = Fact("both-hands-wrong", "Has the other hand a wrong number too?", _both)

NEW_DEAL, PLAY_ON = Answer("new-deal", "a new deal"), Answer("play-on", "to play on")

NEW_DEAL_OR_PLAY_ON = choice(
    "new-deal-or-play-on",
    "What does the player with the right hand choose?",
    {NEW_DEAL: by_opponent("demands", how="redeal"), PLAY_ON: by_opponent("draws", "discards", "lets")},
)


# --- the pack

DURING_DEAL, DURING_PLAY, AFTER_KNOCK, AFTER_SCORING = (
    Answer("during-deal", "before the deal was complete"),
    Answer("during-play", "during the play"),
    Answer("after-knock", "after a knock"),
    Answer("after-scoring", "after the score was entered"),
)


def _pack_found(table: Table, matter: Matter, act: Act) -> str | None:
    if is_mixed(table) or table.noted("score"):
        return AFTER_SCORING
    if melding_of(table).knocker is not None:
        return AFTER_KNOCK
    return DURING_PLAY if dealing_done(table) else DURING_DEAL


PACK_FOUND = Fact("pack-found", "When was it found?", _pack_found, (DURING_DEAL, DURING_PLAY, AFTER_KNOCK, AFTER_SCORING))

LOOKED_AT = Fact(
    "card-looked-at",
    "Did he look at the face of a card?",
    lambda table, matter, act: NO if act.verb == "touches" else YES,
)


# --- cards seen

SEEN_IN_TURN = Fact(
    "seen-in-turn",
    "Did he see it in drawing in his turn?",
    lambda table, matter, act: YES if melding_of(table).turn == matter.seat else NO,
)


# --- knocks

#: by a choice that the law gives him the opponent shows that he has found it
_CHOOSES = by_opponent("accepts", "lets", "draws")

CALLED_BEFORE_SHOWING = raised(
    before=OPPONENT_EXPOSES_CARDS, by=OPPONENTS, how=_CHOOSES, name="illegal-knock-called-before-cards-are-exposed"
)

CALLED_BEFORE_LAYOFF = raised(
    before=OPPONENT_LAYS_OFF, by=OPPONENTS, how=_CHOOSES, name="illegal-knock-called-before-cards-are-laid-off"
)


def _replaced(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "substitutes" and act.seat == matter.seat and table.game.play is not None:
        after = table.game.play.moves["substitutes"](table, act)
        count = None if act.seat is None else count_if_knocked(after, act.seat)
        return YES if count is not None and count <= bonuses_of(table).most_to_knock else None
    called = CALLED_BEFORE_SHOWING.answer(table, matter, act) is not None
    return NO if called else None


DISCARD_REPLACED = Fact(
    "discard-replaced", "Did the knocker replace his discard by one that makes the knock legal?", _replaced, later=True
)

ACCEPTED, NOT_ACCEPTED = Answer("accepted", "accepts the knock as legal"), Answer("not-accepted", "does not accept it")

KNOCK_ACCEPTED = choice(
    "knock-accepted",
    "Does the opponent accept the knock?",
    {ACCEPTED: by_opponent("accepts"), NOT_ACCEPTED: by_opponent("draws", "demands", "requires", "lets")},
)

PLAYS_EXPOSED, PICKS_UP = Answer("plays-exposed", "the hand played out exposed"), Answer("picks-up", "the hand picked up")

EXPOSED_OR_PICKED_UP = choice(
    "exposed-or-picked-up",
    "What does the opponent choose?",
    {PLAYS_EXPOSED: by_opponent("requires", how="hand"), PICKS_UP: by_opponent("lets")},
)

NEW_DEAL_OR_EXPOSED = choice(
    "new-deal-or-exposed",
    "What does the opponent choose?",
    {NEW_DEAL: by_opponent("demands", how="redeal"), PLAYS_EXPOSED: by_opponent("requires", how="hand")},
)

LOOKING_BACK_AGREED = Fact(
    "looking-back-agreed",
    "Had the players agreed that discards may be looked at?",
    lambda table, matter, act: YES if table.noted("agreed", how="looking-back") else NO,
)

#: attention called to a wrong discard, or the card put back unasked
WRONG_DISCARD_CALLED = raised(before=NEXT_PLAYER_ENDS_TURN, how=by_offender("restores", "draws"), name="wrong-discard-called")
