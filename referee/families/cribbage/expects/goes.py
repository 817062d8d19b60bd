"""The play of cribbage: cards past 31 and out of turn, goes that need not have been said, totals announced wrong."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import OutOfTurn, Over, Withheld, WrongSum
from referee.core.fact import NO
from referee.core.matter import Matter
from referee.core.measured import whose
from referee.core.record import Act, Seat
from referee.core.sanctions import penalty_cards
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import Table
from referee.families.cribbage.facts import GO_TAKEN_BACK
from referee.families.cribbage.moves.cribbage import could_go_on, has_to_play, opens_play, playable
from referee.families.cribbage.moves.pegging import Pegging
from referee.families.cribbage.score.cribbage import THIRTY_ONE
from referee.mechanics.tricks.expects.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.mechanics.turns.expects import again_due
from referee.score.counts import pips

VERBS = ("play", "go", "says", "pegs")

FALSE_GO = Withheld("go", name="false-go", says="a go said by a player who could play")
GO_NOT_CONTINUED = Withheld(
    "cards after go", name="go-not-continued", says="cards kept back by a player who gained the go and could play on"
)
WITHHELD_CARD_PLAYED = Withheld(
    "go",
    "later card",
    name="withheld-card-played",
    says="a card played that shows an earlier go to have been false",
    waits=WITHOUT_EFFECT,
    never=((GO_TAKEN_BACK.in_time,),),  # the next card has been played since
)
PAST_THIRTY_ONE = Over("count", "31", name="past-thirty-one", says="a card that carries the total past 31")
WRONG_LEADER = OutOfTurn(
    "lead", "after a go", name="wrong-leader-after-go", says="a series led by another than the player who said go"
)
WRONG_TOTAL = WrongSum("running total", name="wrong-total", says="a running total announced wrong")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with a card, a go or an announcement."""
    pegging = table.part(Pegging)
    if pegging is None or act.seat is None:
        return
    if act.verb == "says":
        if pegging.series and act.number != pegging.total and pegging.unplayed != act.seat:
            why = f"{table.name(act.seat)} announced {act.number}, where the total is {pegging.total}"
            yield Matter(WRONG_TOTAL, act.seat, why, act.at, count=act.number - pegging.total)
    elif act.verb == "go" or (act.verb == "pegs" and pegging.gaining_go(act.seat, act.number) is not pegging):
        yield from _go(table, pegging, act)
    elif act.cards:
        yield from _card(table, pegging, act)


def _go(table: Table, pegging: Pegging, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    able = playable(table, act.seat)
    if able and not pegging.closed and act.seat not in pegging.gone:
        breach = GO_NOT_CONTINUED if pegging.gone and pegging.last == act.seat else FALSE_GO
        cards = " or ".join(map(card_text, able))
        did = "said go" if act.verb == "go" else "pegged the go"
        why = f"{table.name(act.seat)} {did} at {pegging.total} while holding {cards}"
        yield Matter(breach, act.seat, why, act.at, cards=able, count=pegging.total)


def _card(table: Table, pegging: Pegging, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    seat, card = act.seat, act.card
    who, what = table.name(seat), card_text(card)
    if card in penalty_cards(table, seat) or table.holds(seat, 1 << card) is False:
        return  # a dead card is a matter of its own, and a card that nobody holds the record's
    if pegging.was_withheld(seat, card):
        why = f"{who} played {what}, which he could have played before he said or gained go"
        yield Matter(WITHHELD_CARD_PLAYED, seat, why, act.at, card=card, cards=(card,)).knowing(GO_TAKEN_BACK, NO)
        return
    total = pegging.total + pips(card)
    begins = pegging.lead_is_due(card)
    yield from _kept_back(table, pegging, act)
    if not begins and total > THIRTY_ONE:
        if could_go_on(table):
            why = f"{who} played {what} at {pegging.total}, which makes {total}"
            yield Matter(PAST_THIRTY_ONE, seat, why, act.at, card=card, count=total)
        elif seat == pegging.last and (other := _opponent(pegging, seat)) is not None:
            why = f"{who} led {what} to the next series, where he had played last and it was for {table.name(other)} to lead"
            yield Matter(WRONG_LEADER, seat, why, act.at, card=card, other=other)
    elif pegging.answers_unplayed(seat):
        return  # the table believed that it was his turn
    elif begins and pegging.gone and seat != pegging.leader:
        why = f"{who} led {what} to the next series, where {table.name(pegging.leader)} had said go"
        yield Matter(WRONG_LEADER, seat, why, act.at, card=card, other=pegging.leader)
    elif not (begins and pegging.gone) and seat != pegging.turn and _is_due(table, pegging, begins=begins):
        why = f"{who} played {what} when it was {table.name(pegging.turn)}'s turn"
        again = again_due(table, PLAY_OUT_OF_TURN, ("play",), pegging.turn, pegging.after_him)
        if seat != again and not opens_play(table, seat):
            yield Matter(PLAY_OUT_OF_TURN, seat, why, act.at, card=card, due=whose(pegging.turn), found=whose(seat))


def _opponent(pegging: Pegging, seat: Seat) -> Seat | None:
    """Of two hands the other, where it has cards: nobody having said go, the next series is its own to begin."""
    return (
        next((each for each, left in enumerate(pegging.left) if left and each != seat), None)
        if len(pegging.left) == 2
        else None
    )


def _is_due(table: Table, pegging: Pegging, *, begins: bool) -> bool:
    """Whether the player in turn has to play: to a new series any card, to the old one a card that fits."""
    return pegging.left[pegging.turn] > 0 if begins else has_to_play(table, pegging.turn)


def _kept_back(table: Table, pegging: Pegging, act: Act) -> Iterator[Matter]:
    """The player who said go leads to the next series while the other is known to have been able to go on."""
    last = pegging.last
    if last is None or len(pegging.left) > 2 or act.seat not in pegging.gone or pegging.closed:
        return
    able = playable(table, last)
    if able and act.seat != last:
        cards = " or ".join(map(card_text, able))
        why = f"{table.name(last)} gained the go at {pegging.total} and did not play {cards}"
        yield Matter(GO_NOT_CONTINUED, last, why, act.at, cards=able, count=pegging.total).knowing(GO_TAKEN_BACK, NO)
