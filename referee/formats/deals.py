"""One deal of a record in the pieces that the languages of other programs ask for, whatever it was read from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from attrs import define, evolve, field

from referee.core.cards import RANKS, Card, rank_of, suit_of
from referee.core.fold import close, play_through
from referee.core.record import SEAT_LETTERS, Act, Call, Record, Run, Seat, in_parts
from referee.core.table import OVER, Table
from referee.families import find_game
from referee.families.bridge.expects.record_tags import short
from referee.formats.logged import Place, logged
from referee.formats.moves import GAME, winner
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.setting.board import board_dealer, board_vulnerability
from referee.mechanics.tricks.moves.tricks import tricks_won
from referee.mechanics.tricks.state import Tricks
from referee.reading.spelling import DOTTED_ORDER

_SIDES = {(False, False): "none", (True, False): "NS", (False, True): "EW", (True, True): "both"}


@define
class DealTold:
    """A deal in pieces."""

    number: int | None = None
    #: whether it says that it begins
    is_dealt: bool = False
    dealer: Seat | None = None
    vulnerable: str = ""
    #: by seat; None where it is not known, or not wholly
    hands: list[tuple[Card, ...] | None] = field(factory=lambda: [None] * 4)
    calls: list[tuple[Seat, Call, str]] = field(factory=list)
    #: who led, and the cards in the order of play, each with its mark
    tricks: list[tuple[Seat, list[tuple[Card, str]]]] = field(factory=list)
    contract: Contract | None = None
    #: whether the auction came to an end of its own
    auction_closed: bool = False
    #: tricks of declarer's side
    result: int | None = None
    #: a contract told without its auction, and tricks without their play, by verb
    shortened: dict[str, Act] = field(factory=dict)
    #: tags of a foreign record, by name
    tags: dict[str, str] = field(factory=dict)
    #: those that are there again
    again: list[tuple[str, str]] = field(factory=list)
    #: what stands below a tag of a foreign record, by its name
    tables: dict[str, list[str]] = field(factory=dict)
    #: explanations: `call` or `card`, its number, the words
    explained: list[tuple[str, int, str]] = field(factory=list)
    #: comments, each with the number of calls and cards before it, where that is told
    comments: list[tuple[Place, str]] = field(factory=list)
    #: the rows of cards behind one that is missing, and the cards in the order of play that were none in the record
    behind_gap: list[str] = field(factory=list)
    gaps: set[int] = field(factory=set)
    players: tuple[str, ...] = ()
    #: the language from which the record comes
    source: str = ""

    @property
    def is_told(self) -> bool:
        """Whether there is anything of a deal, and not just who sat where."""
        return self.number is not None or bool(self.calls or self.tricks or self.contract or self.comments or any(self.hands))

    @property
    def is_words(self) -> bool:
        """Whether there are comments alone."""
        empty = evolve(self, comments=[], again=[])
        return (
            bool(self.comments) and not (empty.is_told or self.is_dealt) and not (self.tags or self.tables or any(self.players))
        )


def deals(record: Record) -> Iterator[DealTold]:
    """The deals of a record. What no piece can hold becomes a comment in the words of the log."""
    acts = in_parts(record.acts)
    starts = [place for place, act in enumerate(acts) if act.verb in ("deal", "board")]
    for first, last in pairwise(sorted({0, *starts, len(acts)})):
        yield _told(record, acts[first:last])


def _told(record: Record, acts: Sequence[Act | Run]) -> DealTold:
    deal = DealTold(players=record.players, source=record.source)
    before = [0, 0]
    game = find_game(record.game) or find_game(GAME)
    assert game is not None
    swapped = any(name == "Declarer" and value[:1] == "^" for act in acts if isinstance(act, Act) for name, value in act.tags)
    for act in acts:
        if act.verb in ("call", "play"):
            before[act.verb == "play"] += len(act.moves) if isinstance(act, Run) else 1
        elif isinstance(act, Act) and not _setting(deal, act) and not (swapped and act.verb == "exposes"):
            deal.comments.append(((before[0], before[1]), logged(act)))
    table = close(play_through(Table(game, dealer=deal.dealer or 0), acts))
    deal.contract = table.part(Contract)
    deal.auction_closed = table.part(Auction) is not None and (
        table[Auction].closed or (table.phase == OVER and not deal.contract)
    )
    _moves(deal, record, acts)
    deal.result = _result(table)
    return deal


def _setting(deal: DealTold, act: Act) -> bool:
    """Take what the act tells, if a piece can hold it."""
    match act.verb:
        case "deal":
            deal.is_dealt = True
            deal.number = act.numbers[0] if act.numbers else None
        case "board":
            deal.number = act.number
            deal.dealer = board_dealer(act.number)
            deal.vulnerable = _SIDES[board_vulnerability(act.number)]
        case "dealer":
            deal.dealer = act.seat
        case "vulnerable":
            deal.vulnerable = act.how
        case "hand" if act.seat is not None and act.how in ("", "unknown"):
            deal.hands[act.seat] = None if act.how else act.cards
        case "tags":
            for name, value in act.tags:
                if name in deal.tags:
                    deal.again.append((name, value))
                deal.tags.setdefault(name, value)
        case "note":
            _note(deal, act)
        case "contract" | "won":
            deal.shortened[act.verb] = act
        case _:
            return False
    return True


def _note(deal: DealTold, act: Act) -> None:
    match act.how:
        case "call" | "card" if act.numbers:
            deal.explained.append((act.how, act.number, act.text))
        case "table":
            deal.tables[act.text] = []
        case "row" if deal.tables:
            deal.tables[next(reversed(deal.tables))].append(act.text)
        case "gap" if act.numbers:
            deal.gaps.add(act.number)
        case "gap":
            deal.behind_gap.append(act.text)
        case "doubt":
            pass  # what is doubtful stands in the record itself
        case _ if act.text:
            deal.comments.append((act.numbers[:2], act.text))


def _moves(deal: DealTold, record: Record, acts: Sequence[Act | Run]) -> None:
    marks = [(mark.line, mark.seat, mark.name) for mark in record.marks]
    turn = deal.dealer or 0
    trick: list[tuple[Card, str]] = []
    leader = to_play = None if deal.contract is None else (deal.contract.declarer + 1) % 4
    trump = deal.contract.trump if deal.contract else None
    for act, at in _singly(acts):
        seat = act.seat
        if act.verb == "call" and act.call is not None:
            seat = turn if seat is None else seat
            deal.calls.append((seat, act.call, _mark(marks, at, seat)))
            turn = (seat + 1) % 4
        elif act.verb == "play" and act.cards:
            seat = to_play if seat is None else seat
            if seat is None:
                continue
            if not trick:
                leader = seat
            trick.append((act.card, _mark(marks, at, seat)))
            to_play = (seat + 1) % 4
            if len(trick) == 4 and leader is not None:
                deal.tricks.append((leader, trick))
                to_play = (leader + winner([card for card, _ in trick], trump)) % 4
                trick = []
    if trick and leader is not None:
        deal.tricks.append((leader, trick))


def _singly(acts: Sequence[Act | Run]) -> Iterator[tuple[Act, int]]:
    """Each call and card by itself, with its line."""
    for act in acts:
        if isinstance(act, Run):
            for place in range(len(act.moves)):
                seat = None if act.first is None else (act.first + place) % 4
                single = act.act(place, seat)
                yield single, single.at.line
        elif act.verb in ("call", "play"):
            yield act, act.at.line


def _mark(marks: Sequence[tuple[int, Seat | None, str]], line: int, seat: Seat) -> str:
    return " ".join(name for where, who, name in marks if where == line and who == seat)


def _result(table: Table) -> int | None:
    contract = table.part(Contract)
    if contract is None:
        return None
    both = tricks_won(table) if table.part(Tricks) is not None else (0, 0)
    if sum(both) == table.hand_size:
        return both[contract.side]
    told = reckoning_of(table).won
    if told is not None:
        return told[1] if told[0] == contract.side else table.hand_size - told[1]
    return None


# --- words that both languages share


def contract_text(deal: DealTold) -> str:
    """The contract as PBN writes it."""
    if deal.contract is not None:
        return short(deal.contract)
    return "Pass" if deal.auction_closed else "?"


def derived(deal: DealTold) -> dict[str, str]:
    """What PBN asks for and another language leaves to whoever reads the auction and the play."""
    contract = contract_text(deal)
    passed = "" if contract == "Pass" else "?"
    return {
        "Contract": contract,
        "Declarer": seat_letter(deal.contract.declarer) if deal.contract else passed,
        "Result": str(deal.result) if deal.result is not None else passed,
    }


def suits_of(cards: Sequence[Card]) -> list[str]:
    """The ranks of a hand, spades first, the highest first; as they are told where a card is there twice."""
    held = cards if len(set(cards)) < len(cards) else sorted(cards, key=rank_of, reverse=True)
    return ["".join(RANKS[rank_of(card)] for card in held if suit_of(card) == suit) for suit in DOTTED_ORDER]


def seat_letter(seat: Seat | None) -> str:
    """A seat as PBN writes it."""
    return "?" if seat is None else SEAT_LETTERS[seat]
