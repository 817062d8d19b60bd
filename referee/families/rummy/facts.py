"""Facts about rummy: turns out of turn, cards seen, discards without a draw, wrong hands, false sets."""

from attrs import evolve

from referee.core.cards import rank_of
from referee.core.fact import NO, YES, Answer, Fact, fact, of
from referee.core.limits import RAISING, as_told, raised
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.table import OVER, Table
from referee.core.window import Role, Window, first_of
from referee.families.rummy.moves.continental import CORNER, GROUP, NO_SEQUENCE, PART, SHAPE
from referee.families.rummy.moves.rummy import rummy_of
from referee.mechanics.melds.moves.melding import FACED, matching_of, melding_of, sets_of
from referee.mechanics.rulings.facts import by_offender, choice
from referee.mechanics.windows import OFFENDER_DISCARDS, OWN_FIRST_DRAW

# --- cards seen

ONE_CARD, SEVERAL_CARDS = "one", "several"

HOW_MANY = Fact(
    "how-many-cards",
    "How many cards were there?",
    lambda table, matter, act: None if not matter.cards else SEVERAL_CARDS if len(matter.cards) > 1 else ONE_CARD,
    (ONE_CARD, SEVERAL_CARDS),
)

SEEN_IN_TIME = raised(before=OFFENDER_DISCARDS)


def _next_to_draw(table: Table, matter: Matter) -> tuple[Seat, ...]:
    turn = melding_of(table).turn
    return (table.left(turn) if turn == matter.seat else turn,)


NEXT_TO_DRAW = Role("the next player", _next_to_draw)


def _takes_it(table: Table, matter: Matter, act: Act) -> bool:
    return act.verb == "draws" and act.how == FACED and act.seat in _next_to_draw(table, matter)


def _buries_it(table: Table, matter: Matter, act: Act) -> bool:
    return act.verb in ("buries", "draws") and act.seat in _next_to_draw(table, matter)


TAKES_IT, BURIES_IT = Answer("takes-it", "the next player takes the card"), Answer("buries-it", "the next player has it buried")

TAKES_OR_BURIES = choice(
    "takes-or-buries", "What does the next player do with it?", {TAKES_IT: _takes_it, BURIES_IT: _buries_it}
)


# --- hands of a wrong number of cards


def _is_out(table: Table, matter: Matter) -> bool:
    return table.phase == OVER or melding_of(table).out is not None


GONE_OUT = Window("the going out of a player", lambda table, matter, act: _is_out(table, matter), as_told(_is_out))
FOUND_BEFORE_DRAWING = raised(before=first_of(OWN_FIRST_DRAW, GONE_OUT, phrase=OWN_FIRST_DRAW.phrase))
FOUND_BEFORE_OUT = raised(before=GONE_OUT)


@fact("himself-out", "Is he the player who has gone out?")
def HIMSELF_OUT(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if melding_of(table).out == matter.seat else NO


REDEAL, NO_REDEAL = Answer("redeal", "a redeal"), Answer("no-redeal", "to play on")

DEMANDS_REDEAL = choice(
    "demands-redeal",
    "Did he demand a redeal before he drew?",
    {
        REDEAL: lambda table, matter, act: act.verb == "demands" and act.how == "redeal" and act.seat == matter.seat,
        NO_REDEAL: by_offender("draws"),
    },
)


# --- cards faced, and discards called


@fact("several-faced", "Was more than one card exposed?")
def SEVERAL_FACED(table: Table, matter: Matter, act: Act) -> str | None:
    told = [note for note in table.acts if note.verb == "faces" and note.how in ("deal", "pack", "last")]
    return YES if len(matter.cards) > 1 or told else NO


CALLING_PLAYED = Fact(
    "calling-played",
    "Is it agreed that a discard that fits a set may be called?",
    lambda table, matter, act: YES if rummy_of(table).calls else NO,
)


# --- spreads that are none, where they are made valid on demand

UNASKED = Answer("unasked", "before anybody spoke of it")
ON_DEMAND = Answer("on-demand", "when it was called")
NOT_MENDED = Answer("not", "not even then")


def makes_valid(table: Table, matter: Matter, act: Act) -> bool:
    """He adds, moves or takes up a card, and all that lies before him are sets."""
    if act.seat != matter.seat or act.seat is None or table.game.play is None:
        return False
    if act.verb not in ("melds", "lays", "borrows", "restores"):
        return False
    after = table.game.play.moves[act.verb](table, act)
    return all(matching_of(table).is_matched(each.cards) for each in sets_of(after, act.seat))


def _since(table: Table, matter: Matter, verbs: tuple[str, ...], seat: Seat | None = None) -> int:
    """How many such acts there were since the matter came up."""
    now, before = (
        sum(each.verb in verbs and seat in (None, each.seat) for each in acts)
        for acts in (table.acts, () if matter.before is None else matter.before.acts)
    )
    return now - before


@fact("made-valid", "Did he make the spread valid?", (UNASKED, ON_DEMAND, NOT_MENDED), later=True)
def MADE_VALID(table: Table, matter: Matter, act: Act) -> str | None:
    """What he does tells, or what is done next once it is called; to take all of it up then is not to make it valid."""
    if act.verb in RAISING:
        return None
    mends = makes_valid(table, matter, act)
    if not _since(table, matter, RAISING):
        return UNASKED if mends else None
    taken_up = act.verb == "restores" and set(matter.cards) <= set(act.cards) and len(matter.cards) > 1
    if mends and not taken_up:
        return ON_DEMAND
    return NOT_MENDED if act.verb in ("draws", "discards", "melds", "lays", "restores") else None


@fact("discarded-by-then", "Had he discarded when it was called?", later=True)
def DISCARDED_BY_THEN(table: Table, matter: Matter, act: Act) -> str | None:
    """Whether a discard of his stands between the spread and the call."""
    if act.verb not in RAISING:
        return None
    return YES if _since(table, matter, ("discards",), matter.seat) else NO


# --- groups of too many cards, or with too few natural ones


@fact("mismade-group", "Was it a group with too many cards, or with too few natural ones?")
def MISMADE_GROUP(table: Table, matter: Matter, act: Act) -> str | None:
    """Whether the cards, with those on which they were laid, would be a group if any number would do."""
    laid_on = next((each.cards for each in melding_of(table).melds if set(matter.cards) <= set(each.cards)), matter.cards)
    matching = matching_of(table)
    any_group = evolve(matching, longest_group=None, naturals_of_group=0)
    natural = {rank_of(card) for card in matching.wild.naturals(laid_on)}
    return YES if len(natural) < 2 and any_group.is_matched(laid_on) else NO


# --- hands laid down whole

WHAT_IS_WRONG = of("what-is-wrong", SHAPE, NO_SEQUENCE, PART, GROUP, CORNER, question="What is wrong with the hand?")
