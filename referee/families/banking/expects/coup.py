"""A coup: cards drawn or not against the table, a natural kept back, the shoe shuffled too soon, a bank that is another's."""

from collections.abc import Iterator

from referee.core.expect import Again, ByAnother, FromElsewhere, Misdone, NotShown, TakenBack, TooEarly, TooLate, Unsaid
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import OVER, Table
from referee.families.banking.facts import BANKERS_HAND, PLAYERS_HAND, WHOSE_DRAW
from referee.families.banking.moves.coup import LOST, MUST_DRAW, MUST_STAND, Coup, Held, due, hands_of, held_by
from referee.families.banking.moves.wagers import at_stake, wagers_of
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.layout.moves.forms import STOCK
from referee.mechanics.stakes.expects import BET_OVER_LIMIT, CHIPS_TAKEN_BACK

VERBS = ("draws", "stands", "shows", "down", "silent", "banks", "bets", "bancos", "withdraws", "shuffles")

OFF_THE_TABLE = Misdone(
    "third card", "table", name="off-the-table", says="a card drawn, or not drawn, against the table of drawing"
)
TABLE_IS_LOST = Deed("table-is-lost", "a card drawn, or not, where the book has lost its table")
THIRD_CARD_TWICE = Again("third card", name="third-card-twice", says="more than one card drawn")
NATURAL_KEPT_BACK = NotShown("natural", name="natural-kept-back", says="a natural that is not shown at once")
BANK_NOT_ANNOUNCED = Unsaid("bank", says="a deal before the bank is announced")
SHUFFLED_TOO_SOON = TooEarly(
    "shuffle", "shoe", name="shuffled-too-soon", says="the shoe shuffled again before most of it is dealt"
)
CARD_BEHIND_MARKER = FromElsewhere("card", "marker", name="card-behind-marker", says="a card dealt from behind the marker")
BANKED_BY_ANOTHER = ByAnother("bank", name="banked-by-another", says="a bank put up by a player who is not the banker now")
BET_AFTER_DEAL = TooLate("bet", "deal", name="bet-after-deal", says="a bet laid when the cards that decide it are dealt")
BANK_TAKEN_IN_PART = TakenBack("bank", name="bank-taken-in-part", says="a part of the bank taken out by a banker who goes on")

#: the part of the shoe that may be left when it is shuffled again, and the cards behind the marker
MAY_BE_LEFT, BEHIND_MARKER, CARDS_IN_SHOE = 6, 10, 312


def in_game(game: Game) -> bool:
    """Where hands are drawn to by a table."""
    return game.part(Coup) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with a card, a bet, a bank or the shoe."""
    if act.seat is None or table.phase == OVER:
        return
    name, held = table.name(act.seat), held_by(table, act.seat)
    left = cards_left(table)
    if act.verb in ("down", "draws") and left is not None and left <= BEHIND_MARKER:
        yield Matter(CARD_BEHIND_MARKER, table.dealer, f"a card was dealt to {name} with {left} cards left", act.at)
    match act.verb:
        case "draws" | "stands":
            yield from _natural(table, act)
            if act.verb == "draws" and held is not None and held.third is not None:
                yield Matter(THIRD_CARD_TWICE, act.seat, f"{name} drew a second time", act.at)
            elif held is not None and held.count is not None:
                yield from _against_table(table, act, held, MUST_DRAW if act.verb == "draws" else MUST_STAND)
        case "shows" if held is not None and held.count is None and held.acted:
            first = tuple(card for card in act.cards if card != held.third)
            if len(first) == 2:
                shown = Held(held.seat, first, held.third, held.acted)
                yield from _against_table(table, act, shown, held.acted)
        case "silent" if act.seat == table.dealer and wagers_of(table).bank is None and not hands_of(table):
            yield Matter(BANK_NOT_ANNOUNCED, act.seat, f"{name} did not announce his bank", act.at)
        case "banks" if known_dealer(table) not in (None, act.seat):
            why = f"{name} put up a bank, where {table.name(table.dealer)} is the banker"
            yield Matter(BANKED_BY_ANOTHER, act.seat, why, act.at, other=table.dealer)
        case "bets" | "bancos" if hands_of(table):
            yield Matter(BET_AFTER_DEAL, act.seat, f"{name} bet when the hands had been dealt", act.at)
        case "withdraws" if act.seat != table.dealer and hands_of(table):
            why = f"{name} took his bet back when the hands had been dealt"
            yield Matter(CHIPS_TAKEN_BACK, act.seat, why, act.at, act=act)
        case "bets":
            bank, bets = wagers_of(table).bank, at_stake(table) + int(act.amount or 0)
            if bank is not None and bets > bank and not table.game[Coup].house:
                why = f"{name} bet {act.amount}, which makes {bets} against a bank of {bank}"
                yield Matter(BET_OVER_LIMIT, act.seat, why, act.at, count=bets)
        case "withdraws" if act.seat == table.dealer and act.amount is not None:
            bank = wagers_of(table).bank
            if bank is None or act.amount < bank:
                yield Matter(BANK_TAKEN_IN_PART, act.seat, f"{name} took {act.amount} out of the bank", act.at)
        case "shuffles" if left is not None and left * MAY_BE_LEFT > CARDS_IN_SHOE:
            yield Matter(SHUFFLED_TOO_SOON, act.seat, f"{name} shuffled the shoe with {left} cards left in it", act.at)


def cards_left(table: Table) -> int | None:
    """How many cards the shoe has, where that was told."""
    left = None
    for act in table.acts:
        if act.verb == "pile" and act.piles == (STOCK,) and act.numbers:
            left = act.number
        elif left is not None and act.verb in ("down", "draws"):
            left -= len(act.cards) or (act.number if act.numbers else 1)
    return left


def _natural(table: Table, act: Act) -> Iterator[Matter]:
    """Cards are drawn though a natural has been dealt: who has it should have shown it."""
    for held in hands_of(table):
        told = any(matter.breach == NATURAL_KEPT_BACK and matter.seat == held.seat for matter in table.matters)
        if held.natural and not held.shown and not told:
            why = f"{table.name(held.seat)} had a natural {held.count} and did not show it"
            yield Matter(NATURAL_KEPT_BACK, held.seat, why, act.at)


def _against_table(table: Table, act: Act, held: Held, did: str) -> Iterator[Matter]:
    name, says = table.name(held.seat), due(table, held)
    of = WHOSE_DRAW.told(BANKERS_HAND if held.seat == table.dealer else PLAYERS_HAND)
    done = f"{name} {'drew to' if did == MUST_DRAW else 'stood on'} {held.count}"
    if says == LOST:
        yield Matter(TABLE_IS_LOST, held.seat, done, act.at, of=of)
    elif says in (MUST_DRAW, MUST_STAND) and says != did:
        yield Matter(OFF_THE_TABLE, held.seat, f"{done}, where he has to {says}", act.at, of=of)
