"""Contract rummy: what has to be laid down together in each deal, and discards claimed out of turn (usp56 3517-3575)."""

from collections.abc import Sequence
from itertools import combinations, permutations

from attrs import evolve, frozen

from referee.core.record import Act
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.families.rummy.moves.rummy import RUMMY_PLAY, hand, hand_counts
from referee.families.rummy.moves.wild import WILD_MOVES, WildRummy
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.melds.moves import melding_moves as moves
from referee.mechanics.melds.moves.claims import Claim, claim, is_claim, is_penalty_card, penalty_card
from referee.mechanics.melds.moves.melding import Meld, matching_of, melding_of
from referee.mechanics.melds.moves.wild import read
from referee.mechanics.setting.moves import moves_nothing
from referee.score.tally import TallyResult


@frozen
class Contract:
    """What a player lays down at one time before anything else in a deal, and how many cards he is dealt."""

    groups: int
    sequences: int
    cards: int
    #: whether it goes down with the whole hand, and nothing before
    whole_hand: bool = False


@frozen(kw_only=True)
class ContractRummy(WildRummy):
    """A form in which each deal has a contract."""

    contracts: tuple[Contract, ...]


def contract_of(table: Table) -> Contract | None:
    """That of this deal; after the last another game begins."""
    form = table.game.part(ContractRummy)
    if form is None:
        return None
    deal = max(table.number, table.sheet.standing.deal if table.sheet else 1)  # a log may begin at a later one
    return form.contracts[(deal - 1) % len(form.contracts)]


def begin(table: Table) -> Table:
    """Each deal has as many cards as its contract asks for."""
    contract = contract_of(table)
    return table if contract is None else table.but(cards_each=contract.cards)


# --- whether the contract is there


def has_contract(table: Table, melds: Sequence[Meld]) -> bool:
    """Whether the contract of the deal is among these sets, sequences that join counted as one."""
    contract = contract_of(table)
    if contract is None:
        return True
    number = contract.groups + contract.sequences
    for some in permutations(melds, number) if len(melds) >= number else ():
        groups, sequences = some[: contract.groups], some[contract.groups :]
        apart = not any(are_one(table, *each) for each in combinations(sequences, 2))
        if apart and all(_is_group(table, each) for each in groups) and all(runs(table, each) for each in sequences):
            return True
    return False


def _is_group(table: Table, meld: Meld) -> bool:
    return any(each.group for each in read(table, meld))


def runs(table: Table, meld: Meld) -> tuple[tuple[int, int, int], ...]:
    """The suit, first and last place of each sequence that the set can be."""
    return tuple(matching_of(table).runs(meld.cards))


def are_one(table: Table, one: Meld, other: Meld) -> bool:
    """Whether two sequences join however they are read: they are of one suit, and one goes on where the other ends."""
    pairs = [(first, second) for first in runs(table, one) for second in runs(table, other)]
    return bool(pairs) and all(
        first[0] == second[0] and (first[2] + 1 == second[1] or second[2] + 1 == first[1]) for first, second in pairs
    )


# --- moves


def draw(table: Table, act: Act) -> Table:
    """A player draws in turn, claims a discard, or takes the card that goes with it."""
    if is_claim(table, act):
        return claim(table, act)
    if is_penalty_card(table, act):
        return penalty_card(table, act)
    claimed = table.part(Claim)
    table = moves.draw(table, act)
    return table if claimed is None or claimed.drawn else table.but(evolve(claimed, drawn=True))


def discard(table: Table, act: Act) -> Table:
    """A player discards; with that claims of the turn are past."""
    in_turn = act.seat == melding_of(table).turn
    table = moves.discard(table, act)
    return table.without(Claim) if in_turn and table.part(Claim) is not None else table


def result_of_charges(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """Each but the player who is out is charged with what he holds."""
    played, ruled = (_charged(table, ruled=each) for each in (False, True))
    return played, None if table.void else ruled


def _charged(table: Table, *, ruled: bool) -> TallyResult | None:
    out = melding_of(table).out
    counts = [0 if seat == out else count for seat, count in enumerate(hand_counts(table, ruled=ruled))]
    known = [count for count in counts if count is not None]
    if table.phase != OVER or out is None or len(known) < len(counts):
        return None
    lines = tuple(Entry(seat, count, "cards left") for seat, count in enumerate(known) if count)
    dealer = table.dealer if known_dealer(table) is not None else None
    return TallyResult(lines, table.number, dealer, table.left(table.dealer))


CONTRACT_PLAY = evolve(
    RUMMY_PLAY,
    name="draw, lay down the contract of the deal, lay off and discard, until a player is out",
    moves={**RUMMY_PLAY.moves, **WILD_MOVES, "hand": hand, "draws": draw, "discards": discard, "wants": moves_nothing},
    begin=begin,
    result=result_of_charges,
)
