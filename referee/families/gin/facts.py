"""Facts about gin rummy: when a wrong hand or an illegal knock is found, what is wrong with a pack, what was chosen."""

from referee.core.fact import NO, YES, Answer, Fact, fact
from referee.core.limits import as_told, demanded, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import Window, first_of
from referee.families.gin.moves import a_last_discard_is_gone, is_idle
from referee.mechanics.deal.moves import is_mixed, miscounts
from referee.mechanics.melds.moves.melding import FROM_STOCK, melding_of
from referee.mechanics.roles import OPPONENTS
from referee.mechanics.rulings.facts import by_offender, by_opponent, choice
from referee.mechanics.stock.moves import ace_calls_for_nothing, count_if_knocked, most_to_knock
from referee.mechanics.windows import (
    LAST_CARD_DEALT,
    NEXT_PLAYER_ENDS_TURN,
    OFFENDER_DISCARDS,
    OPPONENT_EXPOSES_CARDS,
    OPPONENT_LAYS_OFF,
    OWN_FIRST_DRAW,
)

# --- a hand with a wrong number of cards

KNOCKED = Window(
    "a knock",
    lambda table, matter, act: act.verb == "knocks",
    as_told(lambda table, matter: melding_of(table).knocker is not None),
)
FOUND_BEFORE_FIRST_DRAW = raised(
    before=first_of(OWN_FIRST_DRAW, KNOCKED, phrase=OWN_FIRST_DRAW.phrase), name="wrong-hand-found-before-first-draw"
)
FOUND_BEFORE_KNOCK = raised(before=KNOCKED)


@fact("of-knocker", "Is it the hand of the player who knocked?")
def OF_KNOCKER(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if melding_of(table).knocker == matter.seat else NO


@fact("both-hands-wrong", "Has the other hand a wrong number too?")
def BOTH_WRONG(table: Table, matter: Matter, act: Act) -> str | None:
    if len(miscounts(table, act)) > 1:
        return YES
    return None if act.verb in ("counts", "attention") else NO


NEW_DEAL, PLAY_ON = Answer("new-deal", "a new deal"), Answer("play-on", "to play on")

_GOES_ON = by_opponent("draws", "discards", "lets")


def _plays_on(table: Table, matter: Matter, act: Act) -> bool:
    """He goes on, and knows of the hand: while nobody has spoken of it nothing is chosen."""
    return matter.answer(FOUND_BEFORE_KNOCK) == YES and _GOES_ON(table, matter, act)


NEW_DEAL_OR_PLAY_ON = choice(
    "new-deal-or-play-on",
    "What does the player with the right hand choose?",
    {NEW_DEAL: by_opponent("demands", how="redeal"), PLAY_ON: _plays_on},
)


# --- the pack


SCORE_ENTERED = Window(
    "the entering of the score",
    lambda table, matter, act: act.verb in ("score", "mixes"),
    as_told(lambda table, matter: is_mixed(table) or table.noted("score")),
)
_KNOCKED_OR_SCORED = first_of(KNOCKED, SCORE_ENTERED, phrase=KNOCKED.phrase)
PACK_FOUND_IN_DEALING = raised(
    before=first_of(LAST_CARD_DEALT, _KNOCKED_OR_SCORED, phrase=LAST_CARD_DEALT.phrase), name="pack-found-in-dealing"
)
PACK_FOUND_BEFORE_KNOCK = raised(before=_KNOCKED_OR_SCORED, name="pack-found-before-knock")
PACK_FOUND_BEFORE_SCORING = raised(before=SCORE_ENTERED)

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


#: whether what he drew too many is put right before it is part of his hand for good
EXCESS_FOUND_IN_TURN = raised(before=OFFENDER_DISCARDS)

EXCESS_FROM_STOCK = Fact(
    "excess-from-stock",
    "Was it a card of the stock that he drew too many?",
    lambda table, matter, act: YES if act.how == FROM_STOCK else NO,
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


@fact("discard-replaced", "Did the knocker replace his discard by one that makes the knock legal?", later=True)
def DISCARD_REPLACED(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "substitutes" and act.seat == matter.seat and table.game.play is not None:
        after = table.game.play.moves["substitutes"](table, act)
        count = None if act.seat is None else count_if_knocked(after, act.seat)
        return YES if count is not None and count <= most_to_knock(table) else None
    called = CALLED_BEFORE_SHOWING.answer(table, matter, act) is not None
    return NO if called else None


ACCEPTED, NOT_ACCEPTED = Answer("accepted", "accepts the knock as legal"), Answer("not-accepted", "does not accept it")

KNOCK_ACCEPTED = choice(
    "knock-accepted",
    "Does the opponent accept the knock?",
    {ACCEPTED: by_opponent("accepts"), NOT_ACCEPTED: by_opponent("draws", "demands", "requires", "lets")},
)

ACE_CALLS_FOR_NOTHING = Fact(
    "ace-calls-for-nothing",
    "Was the upcard an ace, and was it agreed that an ace calls for gin?",
    lambda table, matter, act: YES if ace_calls_for_nothing(table) else NO,
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

IDLE = Fact(
    "idle",
    "Had he no part in the hand that was played?",
    lambda table, matter, act: None if not table.around else YES if is_idle(table, matter.seat) else NO,
)

PLAYING = Answer("playing", "anything, and he had a part in the hand himself")
TOO_EARLY = Answer("too-early", "anything, before his partner's opponent had knocked")
ADVICE = Answer("advice", "after the knock, how to match the hand or lay off")
INFORMATION = Answer("information", "after the knock, something else")


@fact("told-partner", "What did he tell his partner, and when?", (PLAYING, TOO_EARLY, ADVICE, INFORMATION))
def TOLD_PARTNER(table: Table, matter: Matter, act: Act) -> str | None:
    if not table.around:
        return None  # nobody has told who plays the hand
    if not is_idle(table, matter.seat):
        return PLAYING
    knocker = melding_of(table).knocker
    if knocker is None or matter.seat is None or table.side_of(knocker) == table.side_of(matter.seat):
        return TOO_EARLY
    return ADVICE if act.verb == "suggests" else INFORMATION


def _opponent_goes_on(table: Table, matter: Matter, act: Act) -> bool:
    drew = act.verb in ("draws", "discards") and act.seat is not None and matter.seat is not None
    return drew and table.side_of(act.seat or 0) != table.side_of(matter.seat or 0)


NEW_DEAL_CLAIMED = demanded(
    "redeal",
    before=Window("the next draw or discard of the partner's opponent", _opponent_goes_on),
    by=OPPONENTS,
    name="new-deal-claimed",
)

SAW_A_HAND = Fact(
    "saw-a-hand",
    "Had he seen the hand of an opponent?",
    lambda table, matter, act: YES if table.noted("looks", matter.seat, how="hand") else NO,
)

DISCARD_GONE = Fact(
    "discard-gone",
    "Had one of the last discards of the others been taken already?",
    lambda table, matter, act: YES if a_last_discard_is_gone(table) else NO,
)

UPCARD_NOT_REFUSED = Fact(
    "upcard-not-refused",
    "Was it the first draw, before the dealer had refused the upcard?",
    lambda table, matter, act: NO if melding_of(table).begun else YES,
)
