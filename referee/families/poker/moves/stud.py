"""Stud: what the open cards of the players say of each other's chances."""

from collections import Counter
from itertools import takewhile

from referee.core.cards import STANDARD_PACK, cards_of, hand_of
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.families.poker.betting import seats_in
from referee.families.poker.form import Dealt, Turned
from referee.families.poker.moves.betting import SPEAKING, betting_of, form_of, is_over, last_interval
from referee.families.poker.moves.middle import cards_brought
from referee.families.poker.moves.showdown import is_told, worth_of
from referee.families.poker.staking import is_closed
from referee.mechanics.setting.moves import began_in_the_middle


def deals_one_down(table: Table) -> bool:
    """Whether the first round gives each player a single card face down."""
    first = form_of(table).script[0]
    return isinstance(first, Dealt) and first.down == 1


def was_dealt_up(table: Table, seat: Seat) -> bool:
    """Whether the player's hole card came face up."""
    return table.noted("faces", seat, "deal") or any(
        act.verb == "up" and act.seat == seat and act.how == "deal" for act in table.acts
    )


def came_face_up(table: Table, seat: Seat) -> bool:
    """Whether in the first round, which is being dealt, the player has an open card and none face down, and nobody has said so."""
    first, betting = form_of(table).script[0], betting_of(table)
    told_late = began_in_the_middle(table) or was_dealt_up(table, seat)
    if not (isinstance(first, Dealt) and first.down and betting.up[seat]) or betting.begun or told_late:
        return False
    his = [act.verb for act in table.acts if act.seat == seat and act.verb in ("up", "down")]
    return his == ["up"] and not any(act.verb in SPEAKING for act in table.acts) and betting.up[seat].bit_count() == 1


def turns_up_own(table: Table, act: Act) -> bool:
    """Whether a player lets cards of his own be seen before the showdown, and not because the form has him turn them up.

    Between two intervals hands are shown where all are all in, which a log need not tell, nor that there was betting at all.
    """
    betting, form = betting_of(table), form_of(table)
    if act.verb == "exposes":
        return True
    if act.seat is None or act.how or not hand_of(act.cards) & ~betting.up[act.seat] or is_over(table, betting):
        return False
    if (table.hands[act.seat] | hand_of(act.cards)).bit_count() >= form.cards:
        return False
    if act.verb == "turns":
        return not any(isinstance(step, Turned) and step.up for step in form.script)
    speaking = not is_closed(betting) and betting.step < last_interval(form)
    return act.verb == "shows" and form.deals_open and speaking


def dealt_since_last_word(table: Table) -> frozenset[Seat]:
    """The players who have got a card since anybody last spoke."""
    since = takewhile(lambda act: act.verb not in SPEAKING, reversed(table.acts))
    return frozenset(act.seat for act in since if act.verb in ("up", "down") and act.seat is not None)


def left_out(table: Table) -> Seat | None:
    """The one player who is an open card behind two others or more, all alike, once a round is dealt and before the first word.

    A log that tells the cards of one player alone leaves nobody out, nor does one that tells none of his before.
    """
    late = began_in_the_middle(table)
    last = next((act.verb for act in reversed(table.acts) if act.verb in ("up", "down", *SPEAKING)), "up" if late else "")
    if last != "up" or any(map(table.noted, _NOT_BY_ROUNDS)):
        return None
    betting = betting_of(table)
    down = Counter(act.seat for act in table.acts_of("down") for _ in range(act.how_many or 1))
    playing = list(seats_in(betting.active & ~betting.dead))
    if any(cards_brought(table, betting.up[seat]) for seat in playing):
        return None  # whether they have got the further cards yet, and which way up, nobody can say
    open_cards = {seat: betting.up[seat].bit_count() for seat in playing}
    most = max(open_cards.values(), default=0)
    behind = [seat for seat, number in open_cards.items() if number < most]
    alike = late or len({down[seat] for seat in playing}) == 1
    if len(playing) < 3 or len(behind) != 1 or not alike:
        return None
    [seat] = behind
    return seat if open_cards[seat] == most - 1 and (table.hands[seat] or down[seat]) else None


def comes_last(table: Table) -> Seat:
    """The player still in to whom the last card of a round is dealt."""
    betting = betting_of(table)
    return next(seat for seat in (table.dealer, *reversed(table.from_left_of(table.dealer))) if betting.is_active(seat))


#: what gives players cards otherwise than round by round, or shows them
_NOT_BY_ROUNDS = ("discards", "draws", "serves", "faces", "exposes", "turns")


def in_interval(table: Table) -> bool:
    """Whether the players are betting: a round of cards is dealt out, or somebody has still to speak."""
    betting = betting_of(table)
    if betting.begun and not is_closed(betting):
        return True
    return all(betting.up[seat] for seat in seats_in(betting.active)) and set(
        seats_in(betting.active)
    ) <= dealt_since_last_word(table)


def cannot_beat(table: Table, seat: Seat, other: Seat) -> bool:
    """Whether no hole card at all lets the player's hand beat the four cards that another shows (usp56 2713)."""
    betting, form = betting_of(table), form_of(table)
    high = form.high
    mine, theirs = betting.up[seat], betting.up[other]
    if form.cards != high.size or mine.bit_count() != high.size - 1 or theirs.bit_count() != high.size - 1:
        return False
    unseen = STANDARD_PACK.cards & ~mine & ~theirs
    best = max(high.best(mine | 1 << card) for card in cards_of(unseen))
    return high.of_hand(theirs) > best


def most_showing(table: Table, seat: Seat) -> Seat | None:
    """Of the other active players, the one whose open cards are worth most."""
    betting, high = betting_of(table), form_of(table).high
    others = [other for other in range(table.seats) if other != seat and betting.is_active(other) and betting.up[other]]
    return max(others, key=lambda other: high.of_hand(betting.up[other]), default=None)


def beats_showing(table: Table, seat: Seat) -> bool | None:
    """Whether the player's whole hand beats the best open cards of the others; None where the log does not tell it."""
    best = most_showing(table, seat)
    if best is None or not is_told(table, seat):
        return None
    high = form_of(table).high
    return worth_of(table, seat, high) > high.of_hand(betting_of(table).up[best])
