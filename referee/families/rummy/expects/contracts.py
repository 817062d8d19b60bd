"""Contracts: laid down in part, joined or with a set too many; discards and jokers claimed before another who comes first."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import NotA, Omitted, OutOfTurn, Over, TooEarly
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.families.rummy.expects.forms import PART_LAID_DOWN
from referee.families.rummy.moves.contracts import Contract, are_one, contract_of, has_contract
from referee.mechanics.melds.expects.first_meld import LAID_OFF_EARLY
from referee.mechanics.melds.moves.claims import Claim, is_claim, is_claimant, is_penalty_card
from referee.mechanics.melds.moves.melding import FROM_PILE, Meld, discards_of, melding_of, sets_of
from referee.mechanics.melds.moves.wild import read

VERBS = ("melds", "lays", "draws", "discards", "exchanges")

CONTRACT_IN_PART = Omitted("contract", name="contract-in-part", says="a part of the contract laid down without the rest")
EXTRA_SET = Over("sets", "contract", name="extra-set", says="a set laid down beyond those of the contract")
JOINED_SEQUENCES = NotA(
    "meld", "joined", name="joined-sequences", says="two sequences of a suit of which one goes on with the other"
)
CLAIM_WITHOUT_CARD = Omitted(
    "draws", "penalty card", name="claim-without-card", says="a discard claimed without the card that goes with it"
)
CLAIMANT_DISCARDS = TooEarly(
    "discards", "own turn", name="claimant-discards", says="a discard by a player who has claimed one out of turn"
)
CLAIMED_BEFORE = OutOfTurn("claim", name="claimed-before", says="a discard claimed where a player who comes first wants it")
TRADED_BEFORE = OutOfTurn("trade", name="traded-before", says="a joker taken where a player who comes first wants it")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is seen in a game of contracts."""
    contract = contract_of(table)
    if contract is None or act.seat is None:
        return
    match act.verb:
        case "draws":
            yield from _claim(table, act)
        case "exchanges":
            if first := _wants(table, act.seat, act):
                why = f"{table.name(act.seat)} took {cards_text(act.cards[1:])}, which {table.name(first[0])} wanted"
                yield Matter(TRADED_BEFORE, act.seat, why, act.at, other=first[0])
        case _:
            yield from _sets(table, contract, act)


# --- sets


def _sets(table: Table, contract: Contract, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    who, now, mine = table.name(act.seat), melding_of(table), sets_of(table, act.seat)
    if act.verb == "discards" and is_claimant(table, act.seat):
        yield Matter(CLAIMANT_DISCARDS, act.seat, f"{who} discarded after he had claimed a discard", act.at, cards=act.cards)
        return
    if act.seat != now.turn:
        return
    there = has_contract(table, mine)
    if act.verb == "melds":
        new = Meld(act.seat, act.cards)
        if there and read(table, new):
            why = f"{who} laid down {cards_text(act.cards)} beside his contract"
            yield Matter(EXTRA_SET, act.seat, why, act.at, cards=act.cards)
        elif any(are_one(table, new, each) for each in mine):
            why = f"{who} laid down {cards_text(act.cards)}, which joins another sequence of his"
            yield Matter(JOINED_SEQUENCES, act.seat, why, act.at, cards=act.cards)
        mine = (*mine, new)
        there = there or has_contract(table, mine)
    elif act.verb == "lays" and not there:
        why = f"{who} laid off {cards_text(act.cards)} before he had laid down the contract"
        yield Matter(LAID_OFF_EARLY, act.seat, why, act.at, cards=act.cards)
    left = now.held[act.seat] - max(1, len(act.cards))
    if act.verb == "discards" and contract.whole_hand and now.melded and left > 0:
        yield Matter(PART_LAID_DOWN, act.seat, f"{who} laid down part of his hand", act.at)
    elif (
        mine
        and not there
        and (act.verb == "discards" or left == 0)
        and now.melded | (act.verb == "melds")
        and not _joined(table, act)
    ):
        yield Matter(CONTRACT_IN_PART, act.seat, f"{who} laid down {_told(len(mine))} of his contract", act.at)


def _told(number: int) -> str:
    return "one set" if number == 1 else f"{number} sets"


def _joined(table: Table, act: Act) -> bool:
    """Whether it is said already that two of his sequences are one."""
    return any(matter.breach == JOINED_SEQUENCES and matter.seat == act.seat for matter in table.matters)


# --- claims


def _claim(table: Table, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    claimed = table.part(Claim)
    if is_claim(table, act):
        if first := _wants(table, act.seat, act):
            why = f"{table.name(act.seat)} claimed the discard, which {table.name(first[0])} wanted"
            yield Matter(CLAIMED_BEFORE, act.seat, why, act.at, other=first[0])
    elif claimed is not None and not claimed.drawn and not is_penalty_card(table, act):
        why = f"{table.name(claimed.seat)} claimed a discard and drew no card with it"
        at = next(each.at for each in reversed(table.acts) if each.verb == "draws" and each.seat == claimed.seat)
        yield Matter(CLAIM_WITHOUT_CARD, claimed.seat, why, at)


def _wants(table: Table, seat: Seat, act: Act) -> tuple[Seat, ...]:
    """Those who have said since the last turn that they want the card and come before this player, the nearest first."""
    turn = melding_of(table).turn
    card = discards_of(table).top if act.how == FROM_PILE else act.cards[1] if len(act.cards) > 1 else None
    wanting: list[Seat] = []
    for each in reversed(table.acts):
        if each.verb in ("draws", "discards"):
            break
        if each.verb == "wants" and each.seat is not None and each.cards[:1] in ((), (card,)):
            wanting.append(each.seat)
    before = [each for each in wanting if (each - turn) % table.seats < (seat - turn) % table.seats]
    return tuple(sorted(before, key=lambda each: (each - turn) % table.seats))
