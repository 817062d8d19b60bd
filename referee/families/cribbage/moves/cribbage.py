"""How cribbage moves: cards laid away, the starter, the play, and the counting of the hands and the crib (usp56 5990-6083)."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from operator import itemgetter

from attrs import evolve, frozen

from referee.core.cards import JACK, Card, cards_of, hand_of, rank_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sanctions import penalty_cards
from referee.core.sheet import Entry
from referee.core.table import DEAL, OVER, PLAY, Table
from referee.families.cribbage.moves.pegging import BY_RULING, HAND, IN_ERROR, Pegging, Score, Show
from referee.families.cribbage.score.cribbage import HIS_HEELS, THIRTY_ONE, Combination, points, shown
from referee.mechanics.deal import moves as deal
from referee.mechanics.deal.moves import DEAL_MOVES, known_dealer
from referee.mechanics.setting import moves as setting
from referee.mechanics.setting.moves import SETTING, moves_nothing
from referee.mechanics.tricks.moves.tricks import with_hand
from referee.score.tally import TallyResult

CRIB = "crib"
#: the most that a card counts
COURT_PIPS = 10


@frozen
class Laying(Part):
    """How the crib is made up: what each hand lays away, and what is dealt to it."""

    each: int = 2
    dealt: int = 0


def laying_of(table: Table) -> Laying:
    """How this game makes up its crib."""
    return table.game.part(Laying) or Laying()


def pegging_of(table: Table) -> Pegging:
    """The play as it stands; before the first card, the eldest hand is to play."""
    return table.part(Pegging) or Pegging(table.left(table.dealer), (HAND,) * table.seats, laid=(0,) * table.seats)


def has_laid_away(table: Table) -> bool:
    """Whether any card has been laid away."""
    return table.phase != OVER and table.part(Pegging) is not None and any(table[Pegging].laid)


def size_of_crib(table: Table) -> int:
    """How many cards are in the crib."""
    return sum(pegging_of(table).laid) + laying_of(table).dealt


# --- moves


def turn(table: Table, act: Act) -> Table:
    """A log that begins in the middle of the play: whose turn it is."""
    if act.seat is None:
        return table
    return table.but(evolve(pegging_of(table), turn=act.seat), phase=PLAY)


def before(table: Table, act: Act) -> Table:
    """A log that begins in the middle of the play: what a player had laid away, played in earlier series and scored by then."""
    if act.seat is None:
        return table
    pegging = pegging_of(table)
    match act.how:
        case setting.DISCARDED:
            return lay_away(table, act)
        case setting.PLAYED:
            past = (*pegging.past, tuple((act.seat, card) for card in act.cards))
            return table.but(evolve(pegging.without_cards(act.seat, len(act.cards)), past=past), phase=PLAY).note(act)
        case setting.SCORED if act.numbers:
            return table.but(pegging.scoring(act.seat, [(act.number, "before")]))
        case "turned" if act.cards:
            return table.but(evolve(pegging, starter=act.card), phase=PLAY).note(act)
    return setting.before(table, act)


def lay_away(table: Table, act: Act) -> Table:
    """A player lays cards away for the crib."""
    if act.seat is None:
        return table
    pegging = pegging_of(table)
    number = len(act.cards) or act.number if act.cards or act.numbers else laying_of(table).each
    laid = tuple(each + number * (seat == act.seat) for seat, each in enumerate(pegging.laid))
    table = with_hand(table, act.seat, table.hands[act.seat] & ~hand_of(act.cards))
    return table.but(evolve(pegging, laid=laid, crib=(*pegging.crib, *act.cards)), phase=PLAY)


def dealt_by(table: Table, seat: Seat) -> Table:
    """The table with that player's deal, of which nobody has told, and the turn at his left."""
    return deal.dealer(table, Act("dealer", seat)).but(evolve(pegging_of(table), turn=table.left(seat)))


def opens_play(table: Table, seat: Seat) -> bool:
    """Whether he plays the first card of a deal of which nobody has told who dealt it: then he is the eldest hand."""
    pegging = pegging_of(table)
    return deal.eldest_is_open(table) and not (pegging.series or pegging.past or pegging.gone)


def turn_starter(table: Table, act: Act) -> Table:
    """The starter is turned up; a jack pegs for the dealer at once."""
    if not act.cards:
        return table
    if act.seat is not None and deal.eldest_is_open(table):
        table = dealt_by(table, act.seat)
    pegging = evolve(pegging_of(table), starter=act.card)
    if rank_of(act.card) == JACK:
        pegging = pegging.scoring(table.dealer, [(HIS_HEELS, "his heels")])
    return table.but(pegging, phase=PLAY)


def play(table: Table, act: Act) -> Table:
    """A card is played: to the series, or to a new one where nobody can go on."""
    if act.seat is None or not act.cards:
        return table
    if opens_play(table, act.seat):
        table = dealt_by(table, table.right(act.seat))
    pegging = pegging_of(table)
    if not pegging.lead_is_due(act.card) and not pegging.fits(act.card) and not could_go_on(table):
        pegging = pegging.ended(act.seat)  # the goes have gone without saying
    elif act.seat != pegging.turn and not pegging.lead_is_due(act.card) and not has_to_play(table, pegging.turn):
        pegging = pegging.go(pegging.turn, said=False)
    pegging = pegging.after(act.seat, act.card)
    table = with_hand(table, act.seat, table.hands[act.seat] & ~(1 << act.card))
    return table.but(pegging, phase=OVER if pegging.over else PLAY)


def could_go_on(table: Table) -> bool:
    """Whether anybody is known to have a card that keeps the total within 31."""
    pegging = pegging_of(table)
    return not pegging.closed and any(playable(table, seat) for seat in range(table.seats))


def has_to_play(table: Table, seat: Seat) -> bool:
    """Whether the hand has a card that fits: any card does up to 21, and beyond that one that it is known to hold."""
    pegging = pegging_of(table)
    return pegging.left[seat] > 0 and (pegging.total + COURT_PIPS <= THIRTY_ONE or bool(playable(table, seat)))


def playable(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The cards the hand is known to hold that keep the total within 31, those that are dead left aside."""
    dead = penalty_cards(table, seat)
    return tuple(card for card in pegging_of(table).fitting(cards_of(table.hands[seat])) if card not in dead)


def go(table: Table, act: Act) -> Table:
    """A player says that he cannot play."""
    return table if act.seat is None else table.but(pegging_of(table).go(act.seat))


def retract(table: Table, act: Act) -> Table:
    """A player takes back a go that he need not have said."""
    return table if act.seat is None else table.but(pegging_of(table).without_go(act.seat))


def count(table: Table, act: Act) -> Table:
    """A player counts his hand or the crib aloud; what is more or less than the cards score is his error."""
    if not act.how or act.seat is None:
        return deal.counts(table, act)
    show = act.seat, act.how == CRIB
    pegging, found = pegging_of(table), combinations_of(table, *show)
    due = act.number if found is None else points(found)
    again = show in pegging.counted
    lines = [] if again else [(due, f"his {act.how}")]
    pegging = pegging.recounted(show).scoring(act.seat, lines, error=act.number - due, shown=show)
    counted = pegging if again else evolve(pegging, counted=(*pegging.counted, show))
    return table.but(counted, phase=OVER if table.phase == DEAL else table.phase)  # hands are counted when the play is over


def peg(table: Table, act: Act) -> Table:
    """A player moves his peg; where that is not what he scored last, the rest is his error, and all that he pegs with a dead
    card."""
    if act.seat is None or not act.numbers:
        return table
    pegging = pegging_of(table)
    if pegging.unplayed == act.seat and pegging.away(act.seat, act.number):
        return table.but(pegging.pegs_with_dead_card(act.seat, act.number))
    return table.but(pegging.gaining_go(act.seat, act.number).pegs(act.seat, act.number))


# --- the show


def cards_shown(table: Table, seat: Seat, crib: bool) -> tuple[Card, ...] | None:
    """The hand that the player has kept, or the crib, where the log tells it whole."""
    pegging = pegging_of(table)
    cards = pegging.crib if crib else (*pegging.played_by(seat), *cards_of(table.hands[seat]))
    return cards if len(cards) == HAND else None


def combinations_of(table: Table, seat: Seat, crib: bool) -> tuple[Combination, ...] | None:
    """What a hand or the crib scores with the starter, where all five cards are told."""
    cards, starter = cards_shown(table, seat, crib), pegging_of(table).starter
    return None if cards is None or starter is None else shown(cards, starter, crib=crib)


def can_count(table: Table, seat: Seat, number: int) -> bool:
    """Whether any hand that the player can have kept, of more cards that are told as his, scores that with the starter."""
    pegging = pegging_of(table)
    told, starter = (*pegging.played_by(seat), *cards_of(table.hands[seat])), pegging.starter
    if len(told) <= HAND or starter is None:
        return True
    return any(points(shown(cards, starter, crib=False)) == number for cards in combinations(told, HAND))


def order_of_show(table: Table) -> Sequence[Show]:
    """The order in which hands are counted: from the eldest, the dealer's after the others, and the crib last."""
    return (*((seat, False) for seat in table.from_left_of(table.dealer)), (table.dealer, True))


def place_in_show(table: Table, show: Show) -> int:
    """When a hand is counted, from 1; a crib comes after every hand."""
    seat, crib = show
    return table.seats + 1 if crib else list(table.from_left_of(table.dealer)).index(seat) + 1


def counted_in_order(table: Table) -> bool:
    """Whether no hand has been counted before one that comes first."""
    places = [place_in_show(table, show) for show in pegging_of(table).counted]
    return places == sorted(places)


def in_order_of_show(table: Table, scores: Iterable[Score]) -> list[Score]:
    """The scores with those of the show in their order; what has no place of its own stays behind what it followed."""
    place, placed = 0, []
    for each in scores:
        place = place if each.shown is None else place_in_show(table, each.shown)
        placed.append((place, each))
    return [each for _, each in sorted(placed, key=itemgetter(0))]


def show(table: Table, act: Act) -> Table:
    """The end of the log: hands that nobody has counted are counted now, as far as their cards are told."""
    pegging = pegging_of(table)
    if not pegging.over:
        return table
    for seat, crib in order_of_show(table):
        found = None if (seat, crib) in pegging.counted else combinations_of(table, seat, crib)
        if found is not None:
            pegging = pegging.scoring(seat, [(points(found), "his crib" if crib else "his hand")], shown=(seat, crib))
    return table.but(pegging)


def take_overlooked(table: Table, act: Act) -> Table:
    """A player pegs what another overlooked; whether it is his is for a ruling."""
    pegging = pegging_of(table)
    if act.seat is None or not act.numbers:
        return table
    taken = Score(act.seat, act.number, "muggins", ruled=False, moment=pegging.moment + 1)
    return table.but(evolve(pegging, scores=(*pegging.scores, taken), moment=taken.moment))


def overlooked(table: Table, act: Act) -> Score | None:
    """The last count of another player that was short of what his cards score, as long as nobody has called it."""
    found = (each for each in reversed(pegging_of(table).scores) if each.what == IN_ERROR and each.points < 0)
    return next((each for each in found if each.played and not each.ruled and each.seat != act.seat), None)


# --- what it comes to


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """What each scored, in the order in which it was scored."""
    if table.part(Pegging) is None:
        return None, None
    scores = in_order_of_show(table, table[Pegging].scores)
    as_counted = scores if counted_in_order(table) else table[Pegging].scores
    dealer = table.dealer if known_dealer(table) is not None else None

    def comes_to(counted: Sequence[Score]) -> TallyResult:
        lines = tuple(Entry(table.side_of(each.seat), each.points, each.what) for each in counted)
        return TallyResult(lines, table.number, dealer, table.dealer if table.void else table.left(table.dealer))

    played = comes_to([each for each in as_counted if each.played])
    ruled = [each for each in scores if each.ruled and (each.what == BY_RULING or not table.void)]
    return played, comes_to(ruled) if ruled or not table.void else None


CRIBBAGE_PLAY = Play(
    "cards laid away to a crib, played one by one to a running total, then shown",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        setting.BEFORE: before,
        "turn": turn,
        "discards": lay_away,
        "turns": turn_starter,
        "play": play,
        "go": go,
        "retracts": retract,
        "counts": count,
        "pegs": peg,
        "muggins": take_overlooked,
        "says": moves_nothing,
        "agreed": moves_nothing,
        "attention": setting.attention,
        "end": show,
    },
    result=result,
)
