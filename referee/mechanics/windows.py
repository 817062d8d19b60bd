"""Limits of time: the closed vocabulary of acts that close a window, shared by every game in which the same thing happens."""

from collections.abc import Callable

from referee.core.limits import as_told
from referee.core.matter import Matter
from referee.core.record import PASS, Act
from referee.core.table import AUCTION, DEAL, OVER, PLAY, Table
from referee.core.window import Window
from referee.mechanics.deal.moves import dealing_begun, dealing_done, is_mixed
from referee.mechanics.declarer.contract import dummy_of
from referee.mechanics.melds.moves.melding import FACED, FROM_PILE, FROM_STOCK, melding_of
from referee.mechanics.roles import at_fault
from referee.mechanics.tricks.moves.tricks import is_over
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding

#: acts with which the making of the trump begins, or goes on
SPEAKING = ("call", "passes", "bids", "orders", "assists", "lifts", "rejects", "makes")
AFTER_DEALING = ("dealt", *SPEAKING, "play", "contract", "end")
#: acts by which a player plays a card of his hand
PLAYING = ("play", "captures", "builds", "trails", "lays")
#: acts that show the first round of cards to be dealt
_AFTER_FIRST_ROUND = ("up", "dealt", "checks", "bets", "calls", "raises", "drops", "draws")


def _verb(*verbs: str, how: tuple[str, ...] = ()) -> Callable[[Table, Matter, Act], bool]:
    return lambda table, matter, act: act.verb in verbs and (not how or act.how in how)


def window(phrase: str, *verbs: str, how: tuple[str, ...] = ()) -> Window:
    """A window that one of these acts closes."""
    return Window(phrase, _verb(*verbs, how=how))


LEFT_OPPONENT_CALLS = Window(
    "the call of the opponent at the offender's left",
    lambda table, matter, act: (
        act.verb in ("call", "simultaneous") and matter.seat is not None and act.seat == table.left(matter.seat)
    ),
)
NEXT_HAND_PLAYS = Window(
    "the play of the next hand",
    lambda table, matter, act: act.verb == "play" and matter.seat is not None and act.seat == table.left(matter.seat),
)
OPPONENT_PLAYS = Window(
    "an opponent's next play", lambda table, matter, act: act.verb in PLAYING and _by_opponent(table, matter, act)
)
LATER_MOVE = Window(
    "a later move by the same player",
    lambda table, matter, act: act.verb in ("moves", "loads", "turns") and act.seat == matter.seat,
)
OPPONENTS_FIRST_PLAY = Window("the opponent's first play", OPPONENT_PLAYS.closes)
FIRST_CARD_DEALT = Window(
    "the dealing of the first card",
    _verb("deals", "dealt", "call", "play"),
    as_told(lambda table, matter: dealing_begun(table)),
)
SECOND_ROUND_DEALT = Window(
    "the dealing of the second round of cards",
    lambda table, matter, act: act.verb in _AFTER_FIRST_ROUND or (act.verb == "deals" and table.noted("deals")),
    as_told(
        lambda table, matter: dealing_done(table) or table.noted("up") or sum(act.verb == "deals" for act in table.acts) > 1
    ),
)
LAST_CARD_DEALT = Window(
    "the dealing of the last card",
    _verb("dealt", *SPEAKING, "play", "contract"),
    as_told(lambda table, matter: dealing_done(table)),
)
CARD_TURNED_UP = window("the turning up of a card", "turns", *SPEAKING, "play")
AUCTION_ENDS = Window("the end of the auction", lambda table, matter, act: table.phase not in (DEAL, AUCTION))
TRUMP_MADE = window("the naming of the trump", "makes", "trump", "play")
DOUBLING_BEGUN = window("the first word about doubling", "doubles", "asks", "play")
DUMMY_TABLED = Window(
    "the moment any card of dummy is on the table",
    lambda table, matter, act: act.seat is not None and act.seat == dummy_of(table) and act.verb in ("exposes", "play"),
)
OPENING_LEAD = Window(
    "the opening lead",
    lambda table, matter, act: act.verb == "play" and table.phase in (DEAL, AUCTION, PLAY) and _in_turn(table, act),
)
PARTNERS_NEXT_LEAD = Window(
    "the partner's next lead",
    lambda table, matter, act: (
        act.verb == "play"
        and act.seat != matter.seat
        and _same_side(table, matter, act)
        and _in_turn(table, act)
        and not _trick_begun(table)
    ),
)
EACH_SIDE_PLAYED_ON = Window(
    "a play by each side to the next trick",
    lambda table, matter, act: table.part(Tricks) is not None and _each_side_played_on(table, table[Tricks], matter, act),
)
FIRST_TRICK_GATHERED = Window(
    "the quitting of the first trick",
    lambda table, matter, act: _trick_number(table) > 1,
    as_told(lambda table, matter: _trick_number(table) > 1),
)
END_OF_PLAY = Window(
    "the end of play", lambda table, matter, act: _played_out(table), as_told(lambda table, matter: _played_out(table))
)
POT_GATHERED = Window("the taking in of the pot", _verb("gathers"), as_told(lambda table, matter: table.noted("gathers")))
CARDS_MIXED = Window("the mixing of the cards", _verb("mixes"), as_told(lambda table, matter: is_mixed(table)))
HANDS_RETURNED = Window(
    "the return of all four hands to the board",
    _verb("returned", "moved"),
    lambda table, matter: table.noted("returned") or table.noted("moved"),
)
ROUND_OVER_AND_BOARD_MOVED = Window(
    "the end of the round, once the board has been moved", _verb("moved"), lambda table, matter: table.noted("moved")
)
PAYMENT = window("the payment that settles the score", "pays")
ALL_PLAYED_TO_TRICK = Window(
    "the last card of the trick",
    lambda table, matter, act: _trick_number(table) > matter.count or _completes_trick(table, act),
    lambda table, matter: _trick_number(table) > matter.count,
)
TRICK_QUITTED = Window(
    "the quitting of the trick",
    lambda table, matter, act: (
        act.verb == "mixes" or (act.verb in ("quits", "play", "end") and _trick_number(table) > matter.count)
    ),
)
OWN_FIRST_DRAW = Window(
    "his first draw",
    lambda table, matter, act: act.verb == "draws" and act.seat == matter.seat and act.how in (FROM_STOCK, FROM_PILE, FACED),
    as_told(lambda table, matter: matter.seat is not None and bool(melding_of(table).begun >> matter.seat & 1)),
)
OWN_PLAY_TO_NEXT_TRICK = Window(
    "his play to the next trick",
    lambda table, matter, act: act.verb == "play" and act.seat == matter.seat and _trick_number(table) > matter.count,
)
NEXT_DEALS_FIRST_BID = Window(
    "the first bid of the next deal",
    lambda table, matter, act: act.verb == "bids" and matter.count > 0 and act.call != PASS,
    lambda table, matter: matter.count > 1 or (matter.count == 1 and _has_bid(table)),
)
SETTLED = window("the settlement of the deal", "agreed")
SCORE_AGREED = Window(
    "the agreement on the score of the deal", _verb("agreed"), lambda table, matter: table.noted("agreed", how="score")
)
RUBBER_AGREED = Window(
    "the agreement on the score of the rubber",
    _verb("agreed", how=("rubber",)),
    lambda table, matter: table.noted("agreed", how="rubber"),
)
SECOND_DEAL_DEALT = Window(
    "the last card of the second correct deal after it",
    lambda table, matter, act: matter.count >= 2,
    lambda table, matter: matter.count >= 2,
)
TURN_UP_OR_LOOK = Window(
    "the turning of the trump card, or a look by an adversary at his cards",
    lambda table, matter, act: (
        act.verb in ("turns", "trump", "play")
        or (act.verb in ("looks", "picks") and act.seat is not None and table.side_of(act.seat) != table.side_of(table.dealer))
    ),
)
DEAL_TOUCHED = Window(
    "the touch of a card by the side not in fault",
    lambda table, matter, act: _touched_by_others(table, matter, act),
    lambda table, matter: any(_touched_by_others(table, matter, act) for act in table.acts),
)
SIDE_LEADS = Window(
    "the first lead of either player of the side",
    lambda table, matter, act: act.verb == "play" and not _trick_begun(table) and _same_side(table, matter, act),
)
TRICK_TOUCHED = Window("the touching of the trick to gather it", _verb("quits"), lambda table, matter: _no_trick_lies(table))
NEXT_CARD_PLAYED = window("the play of the next card", "play")
CUT_FOR_NEXT_DEAL = Window("the cut for the next deal", lambda table, matter, act: _cut_again(table, act))
NEXT_CARD_OR_CUT = Window(
    "the offender's next card, or the cut for the next deal",
    lambda table, matter, act: (act.verb == "play" and act.seat == matter.seat) or _cut_again(table, act),
)
NEXT_COUNT_OR_CUT = Window(
    "the next count by an opponent, or the cut for the next deal",
    lambda table, matter, act: (
        (act.verb == "counts" and bool(act.how) and not _same_side(table, matter, act)) or _cut_again(table, act)
    ),
)
OFFENDER_DISCARDS = Window(
    "the offender's discard", lambda table, matter, act: act.verb == "discards" and act.seat == matter.seat
)
NEXT_PLAYER_DRAWS = Window(
    "the draw of the next player", lambda table, matter, act: act.verb == "draws" and act.seat != matter.seat
)
NEXT_PLAYER_ENDS_TURN = Window(
    "the end of the next player's turn", lambda table, matter, act: act.verb == "discards" and act.seat != matter.seat
)
NEXT_HAND_TAKES_UP = Window(
    "the next hand draws or indicates that it will take the pile",
    lambda table, matter, act: act.verb in ("draws", "touches") and act.seat != matter.seat,
)
OPPONENT_LAYS_OFF = Window(
    "the other player lays off cards", lambda table, matter, act: act.verb == "lays" and act.seat != matter.seat
)
OPPONENT_EXPOSES_CARDS = Window(
    "the other player exposes cards",
    lambda table, matter, act: act.verb in ("shows", "lays") and act.seat != matter.seat,
    no_later_than=(OPPONENT_LAYS_OFF,),
)
#: after the official score is posted: the least that the limit for corrections can be, and the most
LEAST_MINUTES, MOST_MINUTES = 30, 24 * 60


def minutes_since(table: Table, verb: str) -> int | None:
    """The minutes that have gone by since such an act, or None where there was none."""
    minutes: int | None = None
    for note in table.acts:
        if note.verb == verb:
            minutes = 0
        elif note.verb == "minutes" and minutes is not None:
            minutes += note.number
    return minutes


def minutes_after(phrase: str, verb: str, most: int) -> Window:
    """A window that closes when more minutes than these have gone by since such an act."""
    return Window(
        phrase,
        lambda table, matter, act: act.verb == "minutes" and (minutes_since(table, verb) or 0) + act.number > most,
        lambda table, matter: (minutes_since(table, verb) or 0) > most,
    )


HALF_AN_HOUR_AFTER_SESSION = minutes_after("30 minutes after the session", "round", LEAST_MINUTES)
CORRECTION_PERIOD = minutes_after(
    "the period set for corrections, 30 minutes to 24 hours after the score is posted", "posted", MOST_MINUTES
)
NEXT_TRICK_LED = Window("the lead to the next trick", lambda table, matter, act: act.verb == "play" and not _trick_begun(table))


def _cut_again(table: Table, act: Act) -> bool:
    """Whether the pack is cut once the cards have been played, or dealt again, which follows the cut."""
    return table.phase in (PLAY, OVER) and act.verb in ("cuts", "deals")


def _touched_by_others(table: Table, matter: Matter, act: Act) -> bool:
    """Whether a player of the side not in fault has touched a card."""
    touches = act.verb in ("touches", "picks", "play") or (act.verb == "looks" and act.how == "hand")
    return touches and act.seat is not None and table.side_of(act.seat) != table.side_of(at_fault(table, matter))


def _no_trick_lies(table: Table) -> bool:
    """Whether the last trick has been gathered, and nothing is played to the next."""
    told = [act.verb for act in table.acts if act.verb in ("quits", "play")]
    return not _trick_begun(table) and told[-1:] == ["quits"]


def _has_bid(table: Table) -> bool:
    """Whether anybody has bid in this deal, and not only passed."""
    return table.part(Bidding) is not None and table[Bidding].best is not None


def _played_out(table: Table) -> bool:
    """Whether all cards have been played, or all that are going to be."""
    return table.phase == OVER or table.noted("won") or (table.part(Tricks) is not None and is_over(table, table[Tricks]))


def _trick_number(table: Table) -> int:
    """The number of the trick on the table; none before there are any."""
    return table[Tricks].number if table.part(Tricks) is not None else 0


def _completes_trick(table: Table, act: Act) -> bool:
    """Whether it is the last card of the trick, from the hand whose turn it is."""
    tricks = table.part(Tricks)
    if tricks is None or act.verb != "play" or act.seat != tricks.turn:
        return False
    return len(tricks.cards) == table.seats - tricks.idle.bit_count() - 1


def _trick_begun(table: Table) -> bool:
    return table.part(Tricks) is not None and bool(table[Tricks].cards)


def _in_turn(table: Table, act: Act) -> bool:
    """Whether nobody else was to play: what is led out of turn may be taken back."""
    tricks = table.part(Tricks)
    return tricks is None or tricks.turn in (None, act.seat)


def _same_side(table: Table, matter: Matter, act: Act) -> bool:
    return matter.seat is not None and act.seat is not None and table.side_of(act.seat) == table.side_of(matter.seat)


def _by_opponent(table: Table, matter: Matter, act: Act) -> bool:
    return act.seat is not None and not _same_side(table, matter, act)


def _each_side_played_on(table: Table, tricks: Tricks, matter: Matter, act: Act) -> bool:
    if tricks.number != matter.count + 1:
        return tricks.number > matter.count + 1
    played = [seat for seat, _ in tricks.cards] + ([act.seat] if act.verb == "play" and act.seat is not None else [])
    return len({table.side_of(seat) for seat in played}) > 1
