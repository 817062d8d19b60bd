"""The scoring table of auction bridge (usp56 1668-1695, gibson 341-363).

Every odd trick of a contract made counts towards game, those beyond it too. Where a figure is lost in the one book the other
has it: the odd tricks undoubled, four honors divided, and all honors in one hand.
"""

from collections.abc import Iterable, Sequence

from referee.core.record import DENOMINATION_NAMES, NO_TRUMP
from referee.core.sheet import NOTHING, Entry, ScoreError, counted
from referee.mechanics.declarer.contract import Contract
from referee.score.bridge import ACES, BOOK, DOUBLED_WORDS, TRUMP_HONORS, Honors
from referee.score.rubber import Scale, by_contract

#: each odd trick undoubled, clubs to no trump
TRICK_POINTS = (6, 7, 8, 9, 10)
#: trick points that make a game, and what two games bring
GAME = 30
RUBBER_PREMIUM = 250
#: a doubled contract made, and as much for each trick beyond it; redoubled twice that
MADE_WHEN_DOUBLED = 50
#: each undertrick; doubled and redoubled twice and four times that
UNDERTRICK = 50
#: for twelve tricks and for all of them, whoever wins them and whatever was bid
SLAMS = {12: (50, "little slam"), 13: (100, "grand slam")}

#: the honors of a side: in both hands together, and how it is called
DIVIDED = {3: (30, "three honors"), 4: (40, "four honors, divided"), 5: (50, "five honors, divided")}
FOUR_IN_ONE_HAND = (80, "four honors in one hand")
FIFTH_WITH_PARTNER = (90, "four honors in one hand and the fifth with his partner")
ALL_IN_ONE_HAND = (100, "all honors in one hand")


def contract_entries(contract: Contract, tricks: int) -> tuple[Entry, ...]:
    """The lines for a contract and the tricks its side won."""
    if not 0 <= tricks <= 13:
        raise ScoreError(f"{tricks} tricks cannot be won in one deal")
    side, doubling, doubled = contract.side, contract.doubling, DOUBLED_WORDS[contract.doubling]
    over = tricks - BOOK - contract.level
    entries = []
    if over < 0:
        what = counted(-over, "undertrick") + doubled
        entries.append(Entry(1 - side, -over * UNDERTRICK * doubling, what))
    else:
        place = "at" if contract.denomination == NO_TRUMP else "in"
        odd = f"{counted(tricks - BOOK, 'odd trick')} {place} {DENOMINATION_NAMES[contract.denomination]}{doubled}"
        entries.append(Entry(side, (tricks - BOOK) * TRICK_POINTS[contract.denomination] * doubling, odd, below=True))
        if doubling > 1:
            premium = MADE_WHEN_DOUBLED * doubling // 2
            entries.append(Entry(side, premium, f"contract made{doubled}"))
            if over:
                entries.append(Entry(side, premium * over, counted(over, "overtrick") + doubled))
    for winner, won in ((side, tricks), (1 - side, 13 - tricks)):
        if won in SLAMS:
            entries.append(Entry(winner, *SLAMS[won]))
    return tuple(entries)


def honors_held(hands: Sequence[int], contract: Contract) -> tuple[Honors, ...]:
    """How many honors, at no trump aces, each hand was dealt; nothing while it is not known where all of them are."""
    honors = ACES if contract.denomination == NO_TRUMP else TRUMP_HONORS[contract.denomination]
    held = [(hand & honors).bit_count() for hand in hands]
    if sum(held) < honors.bit_count():
        return ()
    return tuple((seat, str(number)) for seat, number in enumerate(held) if number)


def honor_entries(honors: Iterable[Honors], contract: Contract) -> tuple[Entry, ...]:
    """The line of the side that holds the majority of the honors; `aces` are four in one hand."""
    at_no_trump = contract.denomination == NO_TRUMP
    most = 4 if at_no_trump else 5
    hands = [0, 0, 0, 0]
    for seat, kind in honors:
        if kind != "aces" and not kind.isdecimal():
            raise ScoreError(f"auction bridge has no premium for {kind}")
        hands[seat] = 4 if kind == "aces" else int(kind)
    for side in (0, 1):
        both, longest = hands[side] + hands[side + 2], max(hands[side], hands[side + 2])
        if not 3 <= both <= most:
            continue
        if longest == most:
            return (Entry(side, *ALL_IN_ONE_HAND),)
        if longest == 4:
            return (Entry(side, *(FIFTH_WITH_PARTNER if both == 5 else FOUR_IN_ONE_HAND)),)
        return (Entry(side, *DIVIDED[both]),)
    return ()


def deal_entries(contract: Contract, tricks: int, vulnerable: bool = False, honors: Iterable[Honors] = ()) -> tuple[Entry, ...]:
    """All lines of one deal. Nobody is ever vulnerable."""
    return contract_entries(contract, tricks) + honor_entries(honors, contract)


#: nobody is ever vulnerable, and of an unfinished rubber the book says nothing
AUCTION_SCALE = Scale(
    by_contract(deal_entries), GAME, (RUBBER_PREMIUM,) * 2, NOTHING, vulnerability=False, honors_by_hand=False
)
