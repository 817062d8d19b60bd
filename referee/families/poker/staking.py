"""What a bet, a check or a drop makes of the chips of a deal: everything is applied, whoever does it and however much."""

from typing import Any

from referee.core.record import Seat
from referee.families.poker.betting import Betting, next_of, replaced
from referee.families.poker.pots import Chips


def begin_interval(betting: Betting, first: Seat | None, blind_option: bool = False) -> Betting:
    """The interval at this step, from whoever speaks first; a blind bettor whose bet is met is in without speaking."""
    speaking = betting.active & ~betting.all_in
    if betting.blind is not None and betting.bet and not blind_option:
        speaking &= ~(1 << betting.blind)
    turn = None if first is None else next_of(speaking, first - 1, len(betting.put))
    # where the blinds are bets with an option, the larger is no raise of the smaller
    raised = betting.blind_bet if blind_option and betting.bet else betting.raised
    return betting.but(begun=True, to_speak=speaking, turn=turn, raised=raised)


def close_interval(betting: Betting) -> Betting:
    """The step after the interval, with nothing staked."""
    nothing = (0,) * len(betting.put)
    return betting.but(
        step=betting.step + 1,
        stake_before=betting.stake_before + betting.bet,
        begun=False,
        to_speak=0,
        checked=0,
        turn=None,
        staked=nothing,
        credit=nothing,
        raises=nothing,
        bet=0,
        seen=0,
        raised=0,
        paid=None,
    )


def is_closed(betting: Betting) -> bool:
    """Whether nobody has anything to say any more in this interval."""
    return betting.begun and (not betting.to_speak or betting.alone is not None)


def ante(betting: Betting, seat: Seat, chips: Chips, counts: bool = False) -> Betting:
    """Chips put in before the deal, which are no bet unless the form counts them."""
    betting = _into_pot(betting, seat, chips)
    if not counts:
        return betting
    staked = betting.staked[seat] + chips
    return betting.but(staked=replaced(betting.staked, seat, staked), bet=max(betting.bet, staked))


def blind(betting: Betting, seat: Seat, chips: Chips) -> Betting:
    """A bet that has to be made, or is made, before the player sees his cards."""
    betting = ante(betting, seat, chips)
    staked = betting.staked[seat] + chips
    more = max(staked - betting.bet, 0)
    return betting.but(
        staked=replaced(betting.staked, seat, staked), bet=betting.bet + more, raised=more or betting.raised, blind=seat,
        blind_bet=staked,
        last=seat if more else betting.last, opener=betting.opener if betting.opener is not None else seat,
    )  # fmt: skip


def put_in(betting: Betting, seat: Seat, chips: Chips, counted: Chips | None = None) -> Betting:
    """Chips put in by a player whose turn it is (or was): what counts of them meets the bet, raises it, or falls short."""
    counted = chips if counted is None else counted
    before, others = betting.bet, betting.to_speak
    changes = _from_stack(betting, seat, chips) | {
        "put": replaced(betting.put, seat, betting.put[seat] + counted),
        "staked": replaced(betting.staked, seat, betting.staked[seat] + counted),
        "loose": betting.loose + chips - counted,
        "paid": seat,
        "counts": None,
        "bound": None,
    }
    level, all_in = betting.level(seat) + counted, changes.get("all_in", betting.all_in)
    if counted < chips:
        changes["seen"] = max(betting.seen, level + chips - counted)
    if betting.is_unseen(seat):
        changes["credit"] = replaced(betting.credit, seat, betting.credit[seat] + counted)
        level += counted
    if level > before:
        if before:
            changes["raises"] = replaced(betting.raises, seat, betting.raises[seat] + 1)
        if betting.opener is None:
            passed = betting.active & ~betting.to_speak & ~(1 << seat)
            changes |= {"opener": seat, "before": betting.put, "passed": passed}
        others = betting.active & ~all_in & ~(1 << seat)
        raised = level - before if betting.last is not None else level  # an ante is no bet, though it counts toward one
        changes |= {"bet": level, "raised": raised, "last": seat}
    elif level < before and not all_in >> seat & 1:
        return betting.but(**changes)  # short of a call: it is still his turn
    return betting.but(**changes | _spoken(betting, seat, others))


def spoken(betting: Betting, seat: Seat) -> Betting:
    """The turn passes to the next player who has to speak."""
    return betting.but(**_spoken(betting, seat, betting.to_speak))


def check(betting: Betting, seat: Seat) -> Betting:
    """A player stays in without betting."""
    return betting.but(paid=None, checked=betting.checked | 1 << seat, **_spoken(betting, seat, betting.to_speak))


def drop(betting: Betting, seat: Seat) -> Betting:
    """A player is out of the pot. What he has put in stays there."""
    out = ~(1 << seat)
    speaking = _spoken(betting, seat, betting.to_speak) if betting.turn == seat else {"to_speak": betting.to_speak & out}
    owes = replaced(betting.owes, seat, 0) if betting.owes[seat] else betting.owes
    return betting.but(active=betting.active & out, paid=None, owes=owes, **speaking)


def _spoken(betting: Betting, seat: Seat, to_speak: int) -> dict[str, Any]:
    """What changes when a player has spoken: the turn passes to the next of those who have to."""
    to_speak &= ~(1 << seat)
    return {"to_speak": to_speak, "turn": next_of(to_speak, seat, len(betting.put)), "bound": None}


def put_in_early(betting: Betting, seat: Seat, chips: Chips) -> Betting:
    """Chips put in out of turn: they stay in the pot and wait for his turn."""
    early = replaced(betting.early, seat, betting.early[seat] + chips)
    return betting.but(**_from_stack(betting, seat, chips), early=early)


def take_up(betting: Betting, seat: Seat, counted: Chips | None = None) -> Betting:
    """Chips put in too early are what he does now that his turn has come."""
    chips = betting.early[seat]
    back = betting.but(**_from_stack(betting, seat, -chips), early=replaced(betting.early, seat, 0))
    return put_in(back, seat, chips, counted)


def on_credit(betting: Betting) -> Betting:
    """The bet that the player in turn announced, where he has put in some of it: it stands, and he owes the rest."""
    seat, bound = betting.turn, betting.bound
    if seat is None or bound is None or not 0 < betting.early[seat] < bound:
        return betting
    missing = bound - betting.early[seat]
    betting = take_up(betting, seat, bound)
    return betting.but(
        put=replaced(betting.put, seat, betting.put[seat] - missing),
        loose=betting.loose + missing,
        owes=replaced(betting.owes, seat, missing),
    )


def pay_owed(betting: Betting, seat: Seat, chips: Chips) -> Betting:
    """Chips that a face-up card costs its holder, or that he still owes for a bet; they are in the pot and no bet."""
    left = max(betting.owes[seat] - chips, 0)
    return _into_pot(betting, seat, chips).but(owes=replaced(betting.owes, seat, left))


def withdraw_everything(betting: Betting) -> Betting:
    """Every player takes back whatever he has put in; what was there before stays."""
    stacks = tuple(None if stack is None else stack + paid for stack, paid in zip(betting.stacks, betting.spent, strict=True))
    left = sum(betting.put, start=betting.loose) + sum(betting.early) - sum(betting.spent)
    nothing = (0,) * len(betting.put)
    return betting.but(stacks=stacks, put=nothing, staked=nothing, early=nothing, spent=nothing, loose=left, all_in=0)


def add_for_nothing(betting: Betting, seat: Seat, chips: Chips) -> Betting:
    """Chips that count toward no bet: they stay in the pot and are nobody's."""
    return betting.but(**_from_stack(betting, seat, chips), loose=betting.loose + chips)


def withdraw(betting: Betting, seat: Seat, chips: Chips) -> Betting:
    """Chips taken back out of the pot, at most what he has in it."""
    back = min(chips, betting.put[seat])
    return _into_pot(betting, seat, -back)


def give_back(betting: Betting, seat: Seat, chips: Chips) -> Betting:
    """Chips that count for nothing are his again, and lie there for him to take up."""
    return betting.but(returned=replaced(betting.returned, seat, betting.returned[seat] + chips))


def forfeit(betting: Betting, seat: Seat) -> Betting:
    """What he has put in is nobody's any more."""
    return betting.but(put=replaced(betting.put, seat, 0), loose=betting.loose + betting.put[seat])


def _into_pot(betting: Betting, seat: Seat, chips: Chips) -> Betting:
    return betting.but(**_from_stack(betting, seat, chips), put=replaced(betting.put, seat, betting.put[seat] + chips))


def _from_stack(betting: Betting, seat: Seat, chips: Chips) -> dict[str, Any]:
    """What changes when a player pays so many chips."""
    spent, stack = replaced(betting.spent, seat, betting.spent[seat] + chips), betting.stacks[seat]
    if stack is None:
        return {"spent": spent}
    left = stack - chips
    all_in = betting.all_in | 1 << seat if left <= 0 else betting.all_in & ~(1 << seat)
    return {"spent": spent, "stacks": replaced(betting.stacks, seat, left), "all_in": all_in}
