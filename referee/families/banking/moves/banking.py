"""Banking: cards dealt and drawn against a dealer, and each bet settled by itself (black jack)."""

from attrs import evolve

from referee.core.game import Play
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.families.banking.moves.stakes import (
    BUST,
    OPEN_BET,
    SETTLED,
    STANDS,
    WITHDRAWN,
    Stake,
    bank_of,
    bet,
    dealers,
    discard,
    double,
    insurance_settled,
    insure,
    is_complete,
    redouble,
    stake_meant,
    stake_of,
    stakes_of,
    turned_up,
    with_stake,
    withdraw,
)
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.layout.moves.piles import UNKNOWN, untold
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.mechanics.stakes import moves as payments
from referee.mechanics.stakes.moves import paid
from referee.mechanics.turns.moves.turns import did, player_of, turn_ends
from referee.score.counts import TWENTY_ONE

#: for what a player pays by a ruling who has stood on more than twenty-one
UNDECLARED = "an undeclared bust"

# --- cards


def deal(table: Table, act: Act) -> Table:
    """A player is dealt cards."""
    if act.seat is None:
        return table
    old = stake_of(table, act.seat) or Stake(act.seat)
    cards = act.cards or untold(act.number if act.numbers else 1)
    return with_stake(table, old, evolve(old, cards=(*old.cards, *cards)))


def hand(table: Table, act: Act) -> Table:
    """A hand as it stands before its player, told at once; of one that was dealt in the log the cards that were not told."""
    if act.seat is None or not act.cards:
        return table
    old = stake_of(table, act.seat) or Stake(act.seat)
    if old.cards:
        return with_stake(table, old, turned_up(old, tuple(card for card in act.cards if card not in old.cards)))
    return with_stake(table, old, evolve(old, cards=(*act.cards, *untold(int(act.how == "part")))))


def draw(table: Table, act: Act) -> Table:
    """A player asks for a card and gets it; with the first, the bets that naturals decide are settled."""
    table = did(_naturals_settled(table), act)
    stake = stake_meant(table, act)
    if stake is None:
        stake = Stake(player_of(table, act))
    if stake.state in (BUST, STANDS, WITHDRAWN):
        return table
    new = evolve(stake, cards=(*stake.cards, *(act.cards or (UNKNOWN,))))
    return _after_card(with_stake(table, stake, new), new)


def accept(table: Table, act: Act) -> Table:
    """A player takes the card that lies before him."""
    served = next((note for note in reversed(table.acts) if note.verb in ("serves", "faces", "accepts")), None)
    table = table.note(act)
    if served is None or served.verb == "accepts" or not served.cards or act.seat is None:
        return table
    stake = stake_of(table, act.seat) or Stake(act.seat)
    new = evolve(stake, cards=(*stake.cards, *served.cards))
    return _after_card(with_stake(table, stake, new), new)


def _after_card(table: Table, stake: Stake) -> Table:
    """The table once it is known whether a card has bust the hand, or made one with a bonus, which nobody loses again."""
    bank = bank_of(table)
    if bank is None or stake.count is None or stake.seat == table.dealer:
        return table
    if stake.state == SETTLED and stake.count > TWENTY_ONE:
        return table
    if stake.count > TWENTY_ONE:
        table = paid(table, stake.seat, table.dealer, stake.bet, "bust")
        return _next_player(with_stake(table, stake, evolve(stake, state=BUST)), stake)
    times, had = bank.bonus(stake.cards), bank.bonus(stake.cards[:-1])
    if times:
        table = paid(table, table.dealer, stake.seat, stake.bet * (times - had), "a bonus")
        return with_stake(table, stake, evolve(stake, state=SETTLED))
    if bank.doubles_down and is_complete(stake):
        return _next_player(with_stake(table, stake, evolve(stake, state=STANDS)), stake)
    return table


def stand(table: Table, act: Act) -> Table:
    """A player takes no more cards; the dealer who takes none settles."""
    seat = player_of(table, act)
    table = did(_naturals_settled(table), act)
    if seat == table.dealer:
        return settled(table)
    stake = stake_of(table, seat)
    if stake is None or stake.state != OPEN_BET:
        return table
    return _next_player(with_stake(table, stake, evolve(stake, state=STANDS)), stake)


def _next_player(table: Table, stake: Stake) -> Table:
    """The table with the turn at the next player, once this one has no hand left to play."""
    if any(each.state == OPEN_BET for each in stakes_of(table) if each.seat == stake.seat):
        return table
    return turn_ends(table, to=table.left(stake.seat))


def split(table: Table, act: Act) -> Table:
    """A player makes two hands of his pair, each with a bet of its own."""
    stake = stake_meant(table, act)
    if stake is None or len(stake.cards) != 2:
        return table
    second = act.number if act.numbers else stake.bet
    one = evolve(stake, cards=stake.cards[:1], plain=True)
    table = with_stake(_naturals_settled(table), stake, one)
    return with_stake(table.note(act), None, evolve(one, bet=second, cards=stake.cards[1:]))


def show(table: Table, act: Act) -> Table:
    """A player turns his face-down cards up: they stand for those that were not told.

    Once the dealer has stood, the bets that waited for them are settled.
    """
    if act.seat is None:
        return table
    stake = stake_of(table, act.seat)
    if stake is None:
        return table
    table = with_stake(table, stake, turned_up(stake, act.cards))
    return settled(table) if table.phase == OVER else table


# --- settling


def announce(table: Table, act: Act) -> Table:
    """The dealer announces a natural, and the bets are settled."""
    table = table.note(act)
    return _naturals_settled(table).but(phase=OVER) if act.how == "natural" and act.seat == table.dealer else table


def finish(table: Table, act: Act) -> Table:
    """The log ends: a natural is paid at once where the dealer has none, whatever else was to come."""
    dealer = dealers(table)
    known = len(dealer.cards) == 2 and dealer.count is not None and not dealer.natural
    return _naturals_settled(table) if known else table


def pay(table: Table, act: Act) -> Table:
    """A player pays another: what the dealer pays for a natural is due as soon as it is known that he has none."""
    return payments.pay(finish(table, act) if act.seat == table.dealer else table, act)


def _naturals_settled(table: Table) -> Table:
    """The bets that naturals decide, settled once, before the first card is drawn."""
    bank, dealer = bank_of(table), dealers(table)
    if bank is None or table.noted("naturals"):
        return table
    table = insurance_settled(table.note(Act("naturals")))
    for stake in stakes_of(table):
        if stake.seat == table.dealer or stake.state != OPEN_BET or not (stake.natural or dealer.natural):
            continue
        if stake.natural and not dealer.natural:
            table = paid(table, table.dealer, stake.seat, stake.bet * bank.natural // 2, "a natural")
        elif not stake.natural:
            table = paid(table, stake.seat, table.dealer, stake.bet * bank.against_natural, "the dealer's natural")
        elif bank.ties_pay:
            table = paid(table, stake.seat, table.dealer, stake.bet, "the dealer's natural")
        table = with_stake(table, stake, evolve(stake, state=SETTLED))
    return _bank_passed(table) if bank.passes and not dealer.natural else table


def _bank_passed(table: Table) -> Table:
    """The next deal is that of a player with a natural, the nearest at the dealer's left."""
    naturals = {stake.seat for stake in stakes_of(table) if stake.natural}
    heir = next((seat for seat in table.from_left_of(table.dealer) if seat in naturals and seat != table.dealer), None)
    return table if heir is None else table.but(next_dealer=heir).comes_to("next dealer", table.name(heir))


def sell(table: Table, act: Act) -> Table:
    """A player sells the deal to another, who is the next dealer."""
    if act.cards or act.other is None:
        return table
    return table.but(next_dealer=act.other).comes_to("next dealer", table.name(act.other))


def deemed_plain(table: Table) -> Table:
    """The table on which the dealer's natural counts as an ordinary twenty-one."""
    dealer = dealers(table)
    return with_stake(table, dealer, evolve(dealer, plain=True))


def settled(table: Table) -> Table:
    """The bets settled against what the dealer has."""
    bank, dealer = bank_of(table), dealers(table)
    if bank is None or dealer.count is None:
        return table.but(phase=OVER)
    for stake in stakes_of(table):
        if stake.state != STANDS or stake.count is None:
            continue
        if stake.count <= TWENTY_ONE and (dealer.count > TWENTY_ONE or dealer.count < stake.count):
            why = "the dealer's bust" if dealer.count > TWENTY_ONE else "a higher total"
            table = paid(table, table.dealer, stake.seat, stake.bet, why)
        elif stake.count <= TWENTY_ONE and (stake.count < dealer.count or bank.ties_pay):
            why = "a tie" if stake.count == dealer.count else "a lower total"
            table = paid(table, stake.seat, table.dealer, stake.bet, why)
        elif stake.count > TWENTY_ONE:
            charged = any(each.payer == stake.seat and each.why == UNDECLARED for each in payments.payments_of(table))
            table = paid(table, stake.seat, table.dealer, stake.bet, "bust")
            table = payments.last_denied(table) if charged else table  # of him who has been ruled to pay for it
        table = with_stake(table, stake, evolve(stake, state=SETTLED))
    return table.but(phase=OVER)


BLACK_JACK_PLAY = Play(
    "bets laid on cards against a dealer",
    moves=SETTING
    | dict(DEAL_MOVES)
    | {
        "hand": hand,
        "limit": moves_nothing,
        "end": finish,
        "bets": bet,
        "doubles": double,
        "insures": insure,
        "rule": moves_nothing,
        "redoubles": redouble,
        "withdraws": withdraw,
        "down": deal,
        "up": deal,
        "draws": draw,
        "serves": moves_nothing,  # a card that nobody asked for lies there until the player takes or refuses it
        "accepts": accept,
        "refuses": moves_nothing,
        "discards": discard,
        "splits": split,
        "stands": stand,
        "shows": show,
        "turns": show,
        "announces": announce,
        "burns": moves_nothing,
        "pays": pay,
        "gives": sell,
        "attention": attention,
    },
    result=payments.result,
)
