"""The showdown: what each hand is worth, who takes which pot, and what the deal comes to for everybody."""

from collections.abc import Iterable

from attrs import evolve

from referee.core.cards import EMPTY, Hand, cards_of, rank_of
from referee.core.game import Game
from referee.core.record import Seat
from referee.core.table import OVER, Table
from referee.core.values import frozen
from referee.families.poker.betting import clockwise, seats_in
from referee.families.poker.form import Dealt, Form, Share, Turned, WildFor
from referee.families.poker.hands.natural import Kind, Worth
from referee.families.poker.hands.ranking import High, Low, LowWild, Ranking, hands_in, winners
from referee.families.poker.moves.betting import betting_of, form_of, fourflush_agreed, is_over, is_passed_out
from referee.families.poker.pots import Chips, Pot, Settlement, pots, settle, smallest_chip

#: optional rules, by their words
ACE_LOW, WILD_LOW, DOUBLE_ACE_LOW = "ace-low", "wild-low", "double-ace-low"
_SHARES = {"high-only": Share.HIGH, "high-low": Share.BOTH}

#: what a player declares for
HIGH, LOW, BOTH = "high", "low", "both"


@frozen
class Outcome:
    """What a deal comes to in chips."""

    #: what each has won or, below nothing, lost
    by_seat: tuple[Chips, ...]
    #: what stays in the pot for the next deal
    carried: Chips
    #: how the pots were shared; None where the players did it
    settlement: Settlement | None = None


# --- hands


def wild_in(table: Table, seat: Seat) -> Hand:
    """The cards that are wild in that player's hand."""
    form, held, betting = form_of(table), table.hands[seat], betting_of(table)
    match form.wild_for:
        case WildFor.LOWEST_HOLE | WildFor.HOLE:
            deciding = held & ~betting.up[seat]
        case WildFor.LOWEST:
            deciding = held
        case WildFor.CENTRE | WildFor.LOWEST_CENTRE:
            deciding = betting.centre
        case _:
            deciding = EMPTY
    wild = form.wild | betting.wild
    if deciding:
        lowest = min(rank_of(card) for card in cards_of(deciding))
        wild |= sum(1 << card for card in cards_of(held | betting.centre) if rank_of(card) == lowest)
    return wild


def is_told(table: Table, seat: Seat) -> bool:
    """Whether every card that the player has is known."""
    return table.hands[seat].bit_count() >= form_of(table).cards or (not table.is_open(seat) and bool(table.hands[seat]))


def is_whole(table: Table, seat: Seat) -> bool:
    """Whether that player's hand and the centre are as large as they are at the showdown: what is short has been told in part."""
    form = form_of(table)
    dealt, turned = (sum(step.centre for step in form.script if isinstance(step, kind)) for kind in (Dealt, Turned))
    centre = max(dealt, turned)
    return table.hands[seat].bit_count() == form.cards and betting_of(table).centre.bit_count() >= centre


def worth_of(table: Table, seat: Seat, ranking: Ranking) -> Worth:
    """What the player's best hand is worth, with the cards of the centre."""
    form, betting, held = form_of(table), betting_of(table), table.hands[seat]
    wild, centre = wild_in(table, seat), betting.centre
    if isinstance(ranking, High) and betting.wild:
        ranking = evolve(ranking, wild=betting.wild_as)
    if isinstance(ranking, Low):
        ranking = _as_agreed(table, ranking)
    if isinstance(ranking, High) and fourflush_agreed(table):
        ranking = evolve(ranking, played=ranking.played | {Kind.FOURFLUSH})
    if form.own is None or not centre:
        return ranking.best(held | centre, wild)
    best: Worth | None = None
    for own in hands_in(held, form.own):
        for shared in hands_in(centre, ranking.size - form.own):
            value = ranking.of_hand(own | shared, wild)
            best = value if best is None or ranking.beats(value, best) else best
    return ranking.best(held | centre, wild) if best is None else best


def _as_agreed(table: Table, low: Low) -> Low:
    """The low hands with what the players have agreed on for aces and wild cards (usp56 2263-2267)."""
    ace_low = low.ace_low or table.noted("rule", how=ACE_LOW)
    wild = LowWild.ZERO if table.noted("rule", how=WILD_LOW) else low.wild
    if table.noted("rule", how=DOUBLE_ACE_LOW):
        wild = LowWild.LOWEST_TWICE
    return low if (ace_low, wild) == (low.ace_low, low.wild) else evolve(low, ace_low=ace_low, wild=wild)


# --- who wins


def shown_down(table: Table, contenders: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Of those who may win a pot, the winners of each part of it, the high hand first."""
    betting, form = betting_of(table), form_of(table)
    able = [seat for seat in contenders if not betting.is_dead(seat)]
    if len(able) == 1 and betting.alone is not None:
        return (tuple(able),)
    share = share_of(table)
    high = winners(form.high, {seat: worth_of(table, seat, form.high) for seat in able}) if share is not Share.LOW else []
    low = winners(form.low, {seat: worth_of(table, seat, form.low) for seat in able}) if share is not Share.HIGH else []
    if share is Share.BOTH and any(betting.declared):
        return declared_winners(table, able)
    most = 1 if form.ties_to_first else len(able)
    return tuple(tuple(part[:most]) for part in (high, low) if part)


def share_of(table: Table) -> Share:
    """Which hands take the pot: as the form has it, or as the players have agreed."""
    if not table.noted("rule"):
        return form_of(table).share
    return next((share for rule, share in _SHARES.items() if table.noted("rule", how=rule)), form_of(table).share)


def declared_winners(table: Table, able: list[Seat]) -> tuple[tuple[Seat, ...], ...]:
    """The winners where players have declared for high, low or both (usp56 2243-2253)."""
    betting, form = betting_of(table), form_of(table)
    able = list(able)
    while True:
        wants = {seat: betting.declared[seat] for seat in able}
        parts = []
        for ranking, way in ((form.high, HIGH), (form.low, LOW)):
            parts.append(
                winners(ranking, {seat: worth_of(table, seat, ranking) for seat in able if wants[seat] in (way, BOTH)})
            )
        failed = [seat for seat in able if wants[seat] == BOTH and any(part != [seat] for part in parts)]
        if not failed:
            break
        able = [seat for seat in able if seat not in failed]
    if not any(parts):
        return (tuple(seat for seat in seats_in(betting.active) if not betting.is_dead(seat)),)
    return tuple(tuple(part) for part in parts if part)


def can_tell(table: Table) -> bool:
    """Whether the log tells enough to say who wins."""
    betting = betting_of(table)
    if betting.alone is not None:
        return True
    return all(is_told(table, seat) for seat in seats_in(betting.active & ~betting.dead))


def settlement(table: Table, odd_to: Seat | None = None) -> Settlement:
    """The pots as the laws share them out, an odd chip to who bet or raised last, or to this player."""
    betting = betting_of(table)
    last = betting.alone
    if last is not None and not betting.is_dead(last) and not any(betting.early):  # who is left takes all there is
        amount = sum(betting.put, start=betting.loose)
        won = tuple(amount if seat == last else 0 for seat in range(table.seats))
        return Settlement(won, 0, ((Pot(amount, (last,)), ((last, amount),)),))
    loose = betting.loose + sum(betting.early)
    every = pots(betting.put, list(seats_in(betting.active)), list(seats_in(betting.all_in)), loose)
    unit = smallest_chip([*betting.put, betting.loose, *betting.early, *betting.taken])
    order = tuple(clockwise(table.dealer, table.seats))
    return settle(
        every,
        lambda contenders: shown_down(table, tuple(seat for seat in order if seat in contenders)),
        table.seats,
        betting.last if odd_to is None else odd_to,
        unit,
    )


def most_due(table: Table, shared: Settlement, seat: Seat) -> Chips:
    """The most of the pots that is that player's: the book gives an odd chip to who bet last, and to nobody where he has no share."""
    last = betting_of(table).last
    if last is not None and shared.won[last]:
        return shared.won[seat]
    return max(shared.won[seat], settlement(table, odd_to=seat).won[seat])


def outcome_ruled(table: Table) -> Outcome | None:
    """What the laws make of the deal; None where the log does not tell who wins."""
    betting = betting_of(table)
    everything = betting.pot + sum(betting.taken)
    nobody = Outcome(tuple(-paid for paid in betting.spent), everything)
    if table.void:
        return nobody
    if table.noted("gathers") and not betting.pot and not is_over(table, betting):
        return outcome_played(table, None)  # that the others had dropped nobody told
    if table.phase != OVER:
        return None
    if is_passed_out(table, betting):
        return nobody
    if not can_tell(table):
        return outcome_played(table, None) if table.noted("gathers") else None
    shared = settlement(table)
    won = tuple(map(sum, zip(shared.won, _beside_the_pot(table, shared), strict=True)))
    return Outcome(_less(won, betting.spent), shared.carried, shared)


def _beside_the_pot(table: Table, shared: Settlement) -> tuple[Chips, ...]:
    """What players pay each other: a bonus for the winner's hand, an ante for having dropped before any bet."""
    betting, form = betting_of(table), form_of(table)
    extra: list[Chips] = [0] * table.seats
    winner = next((seat for seat, chips in enumerate(shared.won) if chips), None)
    losers = [seat for seat in seats_in(betting.active) if seat != winner]
    if winner is None:
        return tuple(extra)
    price: Chips = 0
    if losers and form.high.pays and is_told(table, winner):
        price = form.high.bonus(worth_of(table, winner, form.high))
    if form.drop_costs_ante and betting.alone == table.dealer and betting.opener is None:
        price, losers = betting.spent[table.dealer], [seat for seat in range(table.seats) if seat != table.dealer]
    for seat in losers:
        extra[seat] -= price
        extra[winner] += price
    return tuple(extra)


def outcome_played(table: Table, ruled: Outcome | None) -> Outcome | None:
    """What the players made of it, beside what the laws do: who took the pot in. Where nobody did, nothing stands against them.

    Where the pot is with those whose it is, what they get beside it is theirs as well. Chips that somebody took back without a
    right are missing to the winner.
    """
    betting = betting_of(table)
    if table.noted("gathers"):
        theirs = ruled is not None and ruled.settlement is not None and ruled.settlement.won == betting.taken
        return Outcome(ruled.by_seat if ruled and theirs else _less(betting.taken, betting.spent), betting.pot)
    if ruled is None or ruled.settlement is None or not any(betting.taken):
        return ruled
    winner = max(range(table.seats), key=lambda seat: ruled.by_seat[seat])
    missing = tuple(sum(betting.taken) if seat == winner else 0 for seat in range(table.seats))
    return Outcome(_less(tuple(map(sum, zip(ruled.by_seat, betting.taken, strict=True))), missing), ruled.carried)


def _less(won: tuple[Chips, ...], paid: tuple[Chips, ...]) -> tuple[Chips, ...]:
    return tuple(got - gave for got, gave in zip(won, paid, strict=True))


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game: who shares the pot, and what low hands may be."""
    return () if game.part(Form) is None else (*_SHARES, ACE_LOW, WILD_LOW, DOUBLE_ACE_LOW)
