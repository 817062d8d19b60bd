"""Bridge with a hand that nobody holds: three players and a dummy, who comes to lie opposite whoever plays the contract.

The table has four seats, the last of them dummy's. He takes no part in the auction; then each game says where he lies, who
plays with whom, and in which order the hands play.
"""

from attrs import evolve

from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import NORTH, SOUTH, WEST, Act, Seat
from referee.core.table import DEAL, Table
from referee.core.values import frozen
from referee.mechanics.auction.moves import begin_auction
from referee.mechanics.declarer import moves as bridge
from referee.mechanics.declarer.contract import Contract, dummy_of
from referee.mechanics.declarer.moves import CONTRACT_PLAY
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.setting.moves import moves_nothing
from referee.mechanics.tricks.state import Tricks, claims_of, empty_tricks
from referee.score.contracts import DealResult
from referee.score.separate import SeparateResult


@frozen(eq=False)
class FewHands(Part):
    """What such a game needs to know of itself."""

    #: whether the fourth seat is a hand that nobody holds
    dummy: bool = True
    #: the trick points that a contract has to be worth to be played
    least_contract: int = 0


#: the seat of the hand that nobody holds
DUMMY: Seat = 3
PLAYERS = (0, 1, 2)


def each_for_himself(table: Table) -> Table:
    """Three players call, each on a side of his own."""
    return table.but(around=PLAYERS, sided=tuple(range(table.seats)))


def against_the_others(table: Table) -> Table:
    """Declarer plays with dummy, who lies between the two defenders (usp56 1731, 1765)."""
    contract = table.part(Contract)
    assert contract is not None
    declarer, left, right = contract.declarer, table.left(contract.declarer), table.right(contract.declarer)
    return seated(table, (declarer, left, DUMMY, right), (declarer, DUMMY), DUMMY)


def seated(table: Table, around: tuple[Seat, ...], declarers: tuple[Seat, ...], dummy: Seat) -> Table:
    """The table with the hands in this order, declarer first, and these of them playing the contract."""
    assert table.part(Contract) is not None
    sided = tuple(0 if seat in declarers else 1 for seat in range(table.seats))
    idle = sum(1 << seat for seat in range(table.seats) if seat not in around)
    table = table.but(
        evolve(table[Contract], side=0, dummy=dummy),
        evolve(reckoning_of(table), taken=(0, 0), conceded=(0, 0)),
        evolve(claims_of(table), claimed=None),
        sided=sided,
        around=around,
    )
    bare = empty_tricks(table, around[1], table[Contract].trump if table.part(Contract) else None, (0, 0))
    return table.but(evolve(bare, around=around, idle=idle))


def result(table: Table) -> tuple[SeparateResult | None, SeparateResult | None]:
    """How the deal ended, and who scores for it."""
    played, ruled = bridge.result(table)
    told = None if played is None else separate(table, played)
    return told, told if ruled is played else None if ruled is None else separate(table, ruled)


def separate(table: Table, ended: DealResult) -> SeparateResult:
    """The same with those who score with declarer, and those who score against him, inactive players too."""
    players = [seat for seat in range(table.seats) if seat != DUMMY or not table.game[FewHands].dummy]
    declarers = [seat for seat in players if ended.contract is not None and table.side_of(seat) == ended.contract.side]
    return SeparateResult(
        ended.contract, ended.tricks, ended.honors, None, ended.dealer, ended.board, ended.number, ended.complete,
        declarers=tuple(declarers), others=tuple(seat for seat in players if seat not in declarers),
    )  # fmt: skip


CUTTHROAT_PLAY = evolve(
    CONTRACT_PLAY, name="an auction of three, then thirteen tricks with dummy between the defenders",
    begin=each_for_himself, contracted=against_the_others, result=result,
)  # fmt: skip

# --- trio: South and North against East, who always has dummy in the West


def south_first(table: Table) -> Table:
    """South calls first, then North, then East, whoever dealt."""
    table = begin_auction(table.but(around=(NORTH, 1, SOUTH), dealer=SOUTH))
    return table.but(phase=DEAL)


def dummy_in_the_west(table: Table) -> Table:
    """Everybody plays where he sits, and the hand at declarer's left leads."""
    assert table.part(Contract) is not None
    contract = evolve(table[Contract], dummy=WEST)
    table = table.but(contract, around=())
    return table.but(empty_tricks(table, table.left(contract.declarer), contract.trump))


TRIO_PLAY: Play = evolve(
    CONTRACT_PLAY, name="South calls first, dummy open in the West", begin=south_first, contracted=dummy_in_the_west
)

# --- cutthroat contract: four players, and a partner whom the highest bidder chooses when the bidding is over

#: the note of a player who opened on less than he had to hold
FINED = "fined"


def four_for_themselves(table: Table) -> Table:
    """Four players call, each on a side of his own."""
    return table.but(sided=(0, 1, 2, 3))


def nobody_yet(table: Table) -> Table:
    """Until he has chosen, declarer has no partner."""
    assert table.part(Contract) is not None
    return table.but(evolve(table[Contract], side=table.side_of(table[Contract].declarer), dummy=None))


def choose(table: Table, act: Act) -> Table:
    """Declarer chooses the player whose hand is dummy, and who changes seats to sit opposite."""
    contract = table.part(Contract)
    if contract is None or act.other is None or act.other == contract.declarer or (table.part(Tricks) and table[Tricks].past):
        return table
    clockwise = [(contract.declarer + step) % table.seats for step in range(table.seats)]
    left, right = (seat for seat in clockwise[1:] if seat != act.other)
    return seated(table, (contract.declarer, left, act.other, right), (contract.declarer, act.other), act.other)


def double(table: Table, act: Act) -> Table:
    """An opponent doubles when dummy has been chosen, or declarer redoubles."""
    contract = table.part(Contract)
    if contract is None:
        return table
    return table.but(evolve(contract, doubling=2 if act.verb == "doubles" else 4))


def chosen_result(table: Table) -> tuple[SeparateResult | None, SeparateResult | None]:
    """How the deal ended: a dummy who refused scores with the opponents."""
    played, ruled = result(table)
    told = None if played is None else _as_he_answered(table, played)
    if ruled is None:
        return told, None
    fined = tuple((note.seat, note.number) for note in table.acts if note.verb == FINED and note.seat is not None)
    return told, told if ruled is played and not fined else evolve(_as_he_answered(table, ruled), fined=fined)


def _as_he_answered(table: Table, ended: SeparateResult) -> SeparateResult:
    dummy = dummy_of(table)
    if dummy is None or not table.noted("refuses", dummy):
        return ended
    return evolve(
        ended, declarers=tuple(seat for seat in ended.declarers if seat != dummy), others=tuple(sorted((*ended.others, dummy)))
    )


CHOSEN_PARTNER_PLAY = evolve(
    CONTRACT_PLAY, name="an auction each for himself, a partner chosen, then thirteen tricks",
    moves={**CONTRACT_PLAY.moves, "chooses": choose, "doubles": double, "redoubles": double, "accepts": moves_nothing,
           "refuses": moves_nothing},
    begin=four_for_themselves, contracted=nobody_yet, result=chosen_result,
)  # fmt: skip
