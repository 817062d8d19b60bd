"""A deal told from a moment in its middle: what stands on the table there is told instead of all that led to it.

What is told is written from the table at that moment, by one writer a mechanism, whoever played it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby
from operator import attrgetter

from attrs import frozen

from referee.core.cards import JOKERS, PLANE, SUIT_NAMES, card_text, cards_of
from referee.core.table import Table
from referee.families.bezique.moves.fildinski import Won
from referee.families.bezique.moves.sixty_six import Closing
from referee.families.canasta.moves.canasta import Canasta
from referee.families.hearts.moves.hearts_form import Hearts
from referee.families.piquet_klaberjass.moves import piquet
from referee.families.piquet_klaberjass.moves.piquet import Piquet
from referee.families.poker.betting import Betting
from referee.families.poker.moves.betting import SPEAKING, form_of, is_passed_out
from referee.families.poker.staking import is_closed
from referee.families.rummy.moves.rummy import FOUR, SHOWN_PLAY, Rummy
from referee.families.stops.moves.shedding import Lead
from referee.families.stops.moves.stops import plays_upwards, stops_of
from referee.judge import opened, seated
from referee.judge.hearing import adjourned, hear
from referee.mechanics.combinations.drawing import lowest_of
from referee.mechanics.combinations.state import CombinationForm, shown_of
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.layout.moves.piles import UNKNOWN, Layout
from referee.mechanics.melds.moves.claims import Claim
from referee.mechanics.melds.moves.melding import Melding, discards_of, stock_of
from referee.mechanics.stakes.moves import payments_of
from referee.mechanics.talon.state import Talon
from referee.mechanics.tricks.counting import taken_in
from referee.mechanics.tricks.state import NOBODY, Tricks, order_here, tricks_with_cards
from referee.mechanics.trump.turned import turned_up
from referee.mechanics.turns.moves.turns import Turns
from referee.reading.logs import read
from referee.view.deal import Deal

from .faults import own_cards
from .log import HEAD, Log
from .middle_cards import chips_told, hands_told, pile_told, written
from .middle_of_its_own import of_bets_on_a_card, of_builds, of_passing, of_pegging, of_squares, of_stacks, of_what_lies_down
from .middle_of_the_bank import of_colors, of_hands_against_the_dealer, of_layouts, of_turns


@frozen
class Position:
    """A moment, by the line that comes next, and the lines that tell how it stands then."""

    place: int
    told: list[str]

    def text(self, log: Log) -> str:
        """The record begun there."""
        return log.text([*self.told, *(line.text for line in log.lines[self.place :])])


#: how a table stands before a line, told to whoever was not there; nothing where it cannot be told there
Writer = Callable[[Log, Table, int], list[str] | None]


def positions(log: Log) -> Iterator[Position]:
    """One moment of the first deal that can be told, drawn by chance."""
    places = moments(log)
    log.rng.shuffle(places)
    if not places:
        return
    tables = tables_of(log)
    for place in places:
        if (table := tables.get(place)) is None:
            continue
        told = next((told for writer in WRITERS if (told := writer(log, table, place)) is not None), None)
        if told is not None:
            yield Position(place, told)
            return


def moments(log: Log) -> list[int]:
    """The lines of the first deal before which it may be begun: somebody is in turn, and something has been played."""
    alone = len(log.names) == 1 or not any(line.turn for line in log.lines)
    first = [
        place for place, line in enumerate(log.lines) if line.turn or line.verb in _UNASKED or (alone and line.verb in _ALONE)
    ]
    deals = [place for place, line in enumerate(log.lines) if line.verb in ("deal", "board")]
    end = next((place for place in deals if first and place > first[0]), len(log.lines))
    return [place for place in first[1:] if place < end]


#: what may come next though nobody in particular is in turn
_UNASKED = {"up", "down", "draws", "center", "discards", "stands", "announces", "shows", "declares", "asks"}


#: what a player does who plays alone, or where it is nobody's turn
_ALONE = {"moves", "turns", "play", "lays", "passes"}


def tables_of(log: Log) -> dict[int, Table]:
    """The table before each line of the first deal."""
    (record,) = read(log.text())
    _, session, _ = opened(log.game, record)
    assert session is not None
    acts, _ = seated(record.acts, session)
    tables: dict[int, Table] = {}
    begun = False
    told = []
    for act in acts:
        if act.verb in ("deal", "board") and begun:
            break
        begun |= act.verb == "hand"
        told.append(act)
    deal = Deal(1, tuple(told), hear(adjourned(session.fork()), (), tuple))
    for act, before, _ in deal.steps():
        tables.setdefault(act.at.line - HEAD - 1, before)
    return tables


# --- tricks


def of_tricks(log: Log, table: Table, place: int) -> list[str] | None:
    """A later trick is led: what was made before, the tricks of each, whose lead it is, the hands."""
    tricks = table.part(Tricks)
    line = log.lines[place]
    if tricks is None or tricks.cards or not tricks.past or line.verb != "play":
        return None
    if tricks.winners and tricks.winners[-1] == NOBODY:
        return None  # its cards lie there for whoever wins the next
    play = next(place for place, line in enumerate(log.lines) if line.verb == "play")
    end = next((number for number, line in enumerate(log.lines) if number > play and line.verb in _BEGINS), len(log.lines))
    called = [number for number in range(play, end) if log.lines[number].verb == "call"]
    contract, stock = table.part(Contract), table.part(Talon)
    begun = called[-1] if called else play
    if any(line.verb not in _TOLD for line in log.lines[begun:place]):
        return None
    closing = table.part(Closing)
    if closing is not None and closing.to_lead is not None:
        return None  # a marriage lies there of which a card has still to be led
    if table.part(Won) is not None and stock is not None and not stock.left:
        return None  # who has won the last trick with a stock is told by nothing
    if called and (contract is None or called[0] > place):
        return None  # what is bid there is bid in the middle of the tricks
    setting = [line.text for line in log.lines[:play] if line.verb != "hand"]
    made = any(line.verb in _MAKES for line in log.lines[:play])
    if called and contract is not None:
        setting.append(log.said("contract", contract.declarer, contract_told(contract)))
    made |= bool(called)
    named = tricks.trump is not None and tricks.trump < JOKERS and not made
    trump = [f"trump {SUIT_NAMES[tricks.trump or 0]}"] if named else []
    of_turn = [log.said("turn", tricks.turn, [])]
    taken = [log.said("taken", seat, [number, *cards]) for seat, number, cards in tricks_taken(log, table)]
    left = [] if stock is None else [log.said("pile", None, ["stock", *face_of(table), stock.left - len(face_of(table))])]
    scored = list(scored_in_play(log, table))
    return [
        *setting,
        *trump,
        *taken,
        *scored,
        *done_before(log, table, begun, place),
        *hands_told(log, table),
        *left,
        *of_turn,
    ]


_MAKES = {"call", "makes", "turns"}


def contract_told(contract: Contract) -> list[str]:
    """A contract as it is written."""
    doubling = {2: ["doubled"], 4: ["redoubled"]}.get(contract.doubling, [])
    return [f"{contract.level}{'CDHSN'[contract.denomination]}", *doubling]


#: what begins a deal
_BEGINS = ("deal", "board")
#: what is done between tricks, and told by how it stands then
_TOLD = {"play", "draws", "gathers", "quits", "melds", "exchanges", "lets", "says", "call"}


def tricks_taken(log: Log, table: Table) -> Iterator[tuple[int, int, list[str]]]:
    """Of each, how many tricks he has taken, and the cards in them."""
    tricks = table[Tricks]
    first = next((seat for seat in tricks.winners if seat != NOBODY), None)
    for seat, cards in taken_in(table).items():
        if cards:
            beside = left_over(table) if seat == first else []
            yield seat, tricks.winners.count(seat), [card_text(card) for card in (*cards, *beside)]


def left_over(table: Table) -> list[int]:
    """The cards that were not dealt round, in games in which whoever wins the first trick takes them."""
    form = table.game.part(Hearts)
    pack = table.pack_used
    left = Counter(dict.fromkeys((card % PLANE for card in cards_of(pack.cards)), pack.copies))
    left -= Counter(card % PLANE for hand in table.hands for card in cards_of(hand))
    left -= Counter(card % PLANE for _, cards in tricks_with_cards(table) for card in cards)
    there = form is not None and not form.from_stock
    return [*left.elements()] if there and left.total() == pack.size % table.seats else []


def done_before(log: Log, table: Table, first: int, place: int) -> Iterator[str]:
    """What each has played to tricks, and what he has melded between them.

    Of several of one card it is told what they counted: they may have been declared before there was a trump.
    """
    waiting: dict[int, list[str]] = {}
    of_one_card = [each for each in shown_of(table).declared if len(set(written(each.cards))) == 1 < len(each.cards)]
    for line in log.lines[first:place]:
        if line.seat is None:
            continue
        if line.verb == "play":
            waiting.setdefault(line.seat, []).append(line.words[0])
        elif line.verb in ("melds", "exchanges"):
            if cards := waiting.pop(line.seat, []):
                yield log.said("before", line.seat, ["played", *cards])
            shown = line.words if line.verb == "melds" else lowest(table)
            if of_one_card and written(of_one_card[0].cards) == list(shown[: len(of_one_card[0].cards)]):
                shown = [*written(of_one_card[0].cards), str(of_one_card.pop(0).as_said)]
            if shown:
                yield log.said("before", line.seat, ["melded", *shown])
    for seat, cards in sorted(waiting.items()):
        yield log.said("before", seat, ["played", *cards])


def lowest(table: Table) -> list[str]:
    """The lowest trump, where it counts for whoever puts it in the place of the card turned up."""
    low = lowest_of(table) if table.game.part(CombinationForm) is not None else None
    return [] if low is None else [card_text(card) for card in low.ways(order_here(table).trump)[0]]


def scored_in_play(log: Log, table: Table) -> Iterator[str]:
    """What each has scored card by card, where a game counts so; in order, for a pique is his who has thirty first."""
    if table.game.part(Piquet) is not None:
        scored = list(piquet.played(table, ruled=False))
        for seat, points in groupby(scored, key=attrgetter("seat")):
            yield log.said("before", seat, ["scored", sum(each.points for each in points)])
        yield from (log.said("before", seat, ["scored", 0]) for seat in {*range(table.seats)} - {each.seat for each in scored})


def face_of(table: Table) -> list[str]:
    """The card that lies face up under the stock, as long as it lasts."""
    face, stock = turned_up(table), table.part(Talon)
    return [card_text(face)] if face is not None and stock is not None and stock.left else []


# --- bets


#: what is agreed on before the deal and stays
_AGREED = {"dealer", "limit", "rule", "wild", "pack"}


def of_bets(log: Log, table: Table, place: int) -> list[str] | None:
    """Between two intervals: what each has put in and has left, who is out, and what lies open."""
    betting, line = table.part(Betting), log.lines[place]
    if betting is None or betting.anew or not (betting.begun or betting.step) or any(betting.owes):
        return None
    if any(stack is not None and stack < 0 for stack in betting.stacks):
        return None  # more was bet than lay there
    if betting.begun and not is_closed(betting):
        return None
    drawing = betting.drawn_at == betting.step and line.verb not in SPEAKING
    if drawing or is_passed_out(table, betting) or line.verb not in _GOES_ON:
        return None
    places = form_of(table).intervals
    number = sum(each < betting.step + betting.begun for each in places) + 1
    told = [each.text for each in log.lines[:place] if each.verb in _AGREED or "alone" in each.words]
    for seat, put in enumerate(betting.put):
        if betting.stacks[seat] is not None:
            told.append(log.said("stack", seat, [betting.stacks[seat]]))
        if put:
            told.append(log.said("before", seat, ["put", put]))
        if not betting.is_active(seat):
            told.append(log.said("before", seat, ["dropped"]))
    told += thrown_away(log, place)
    loose = betting.loose - sum(betting.spent) + sum(betting.put)
    told += [f"pot {loose}"] if loose > 0 else []
    stake = betting.stake_before + betting.bet
    bet: list[object] = ["bet", stake] if stake else ["bet"]
    for who, how in ((betting.blind, ["blind", betting.blind_bet]), (betting.opener, ["opened"]), (betting.last, bet)):
        told += [] if who is None else [log.said("before", who, how)]
    told += hands_told(log, table)
    for seat, up in enumerate(betting.up):
        told += [log.said("before", seat, ["showed", *map(card_text, cards_of(up))])] if up else []
    centre = [card_text(card) for card in cards_of(betting.centre)]
    return [*told, *([log.said("center", None, centre)] if centre else []), f"interval {number}"]


def thrown_away(log: Log, place: int) -> Iterator[str]:
    """What each has discarded."""
    cards: dict[int, list[str]] = {}
    for line in log.lines[:place]:
        if line.verb == "discards" and line.seat is not None:
            cards.setdefault(line.seat, []).extend(own_cards(line))
    yield from (log.said("before", seat, ["discarded", *thrown]) for seat, thrown in sorted(cards.items()) if thrown)


#: what comes after an interval
_GOES_ON = {*SPEAKING, "down", "up", "center", "discards", "stands", "draws", "announces", "shows", "declares"}


# --- sets


def of_sets(log: Log, table: Table, place: int) -> list[str] | None:
    """At the beginning of a turn: hands, stock and discards, and what lies melded before each."""
    melding, line = table.part(Melding), log.lines[place]
    if melding is None or melding.drawn or melding.melded or melding.knocker is not None or line.verb != "draws":
        return None
    if table.sided != table.game.sided or payments_of(table):
        return None  # who plays with whom, and what was paid for sets by then, is told by nothing
    if line.seat != melding.turn or melding.owes is not None or melding.seen or not melding.finished:
        return None
    agreed = [each.text for each in log.lines[:place] if each.verb in _AGREED_OF_SETS]
    if table.part(Claim) is not None:
        return None  # of a discard claimed in this turn
    if table.game.play is SHOWN_PLAY and any(who != each.owner for each in melding.melds for who in each.laid_by):
        return None  # of cards laid off on the sets of others nothing tells by whom
    form = table.game.part(Rummy)
    if form is not None and form.fours_double and any(each.laid_off and len(each.cards) == FOUR for each in melding.melds):
        return None  # nor whether four alike were laid down at once
    sets = [log.said("pile", each.owner, ["table", *written(each.cards)]) for each in melding.melds]
    sets += red_threes(log, place) if table.part(Canasta) is not None else []
    pile = discards_of(table).cards
    discards = written(card for card in pile if card != UNKNOWN)
    discards += [str(pile.count(UNKNOWN))] if UNKNOWN in pile else []
    stock = [f"pile stock {len(stock_of(table))}"]
    lies = [log.said("pile", None, ["discard", *discards])] if discards else []
    seats = table.around or tuple(range(table.seats))
    hands = [line for seat, line in enumerate(hands_told(log, table)) if seat in seats]
    upcard = [line for line in agreed if line.startswith("turns")]
    agreed = [line for line in agreed if line not in upcard]
    if table.part(Canasta) is not None:
        upcard = []  # nothing is asked of it later, and cards would be counted off for it
    return [*agreed, *sets, *stock, *hands, log.said("turn", melding.turn, []), *upcard, *lies]


#: the same where sets are melded
_AGREED_OF_SETS = {*_AGREED, "turns", "meets", "points", "games", "antes", "deals", "deal"}


def red_threes(log: Log, place: int) -> Iterator[str]:
    """The red threes that lie before each."""
    for line in log.lines[:place]:
        reds = [word for word in line.words if word in ("H3", "D3")]
        if line.verb == "melds" and reds and len(reds) == len(line.words):
            yield log.said("pile", line.seat, ["table", *reds])


# --- piles


#: what is agreed on, or known of the deal, where piles lie on the table
_AGREED_OF_PILES = {*_AGREED_OF_SETS, "banks", "makes", "names"} - {"turns", "antes", "names"}


#: what is done in his turn by whoever has it, where nobody else would be told to be out of turn by it
_OF_TURN = {"asks", "moves", "turns"}


def of_piles(log: Log, table: Table, place: int) -> list[str] | None:
    """What lies in each pile, what each holds and has paid, and who is in turn."""
    layout, turns, line = table.part(Layout), table.part(Turns), log.lines[place]
    play = table.game.play
    if layout is None or play is None or "captures" in play.moves or table.part(Melding) is not None:
        return None
    lead = table.part(Lead)
    if lead is not None and (lead.cards or lead.done):
        return None  # who has played to it is told by nothing
    if turns is not None and turns.out:
        return None  # who is out, and plays on with his partner's cards
    upwards = plays_upwards(table)  # whoever has the card that is due plays it
    if (
        turns is not None
        and not upwards
        and (line.seat not in (None, turns.seat) or not (line.turn or line.verb in _OF_TURN) or turns.done)
    ):
        return None
    last = [each.text for each in log.lines[:place] if "last" in each.words]
    agreed = [each.text for each in log.lines[:place] if each.verb in _AGREED_OF_PILES] + last
    piles = [pile_told(log, name, pile) for name, pile in layout.piles.items()]
    hands = hands_told(log, table) if any(table.hands) else []
    money = [log.said("money", None, [card_text(card), chips]) for card, chips in stops_of(table).money.items() if chips]
    turn = [] if turns is None or len(log.names) == 1 else [log.said("turn", turns.seat, [])]
    return [*agreed, *chips_told(log, table), *money, *piles, *hands, *turn]


WRITERS: tuple[Writer, ...] = (
    of_tricks, of_bets, of_sets, of_stacks, of_piles, of_builds, of_pegging, of_what_lies_down, of_passing, of_squares,
    of_bets_on_a_card, of_turns, of_layouts, of_colors, of_hands_against_the_dealer,
)  # fmt: skip


#: the games of which no deal is begun in its middle, by what cannot be told of them
UNTOLD: dict[str, tuple[str, ...]] = {
    "a coup is told as it was dealt, bets, hands and third cards: nothing in it can be told more shortly": (
        "baccarat", "baccarat-banque-arnold", "chemin-de-fer", "chemin-de-fer-arnold", "punto-banco-arnold",
    ),
    "what a card that is turned costs goes by how many were turned before it": ("bingo", "up-and-down-the-river"),
    "there is one interval of betting, which is told from its first word": (
        "blind-brag-arnold", "brag-arnold", "cold-hands", "knock-poker", "whiskey-poker",
    ),
    "the deals that are passed out come first, and a later deal is not begun in its middle here": ("towie",),
}  # fmt: skip
