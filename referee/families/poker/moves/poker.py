"""How poker moves: chips, cards dealt up and down, the draw, the declarations, and what a deal comes to."""

from collections.abc import Iterable, Sequence

from attrs import evolve

from referee.core.cards import EMPTY, Card, hand_of
from referee.core.game import Game, Play, Together
from referee.core.record import AGREEMENTS, Act, Amount, Seat, amount_text
from referee.core.sheet import last_result
from referee.core.table import Table
from referee.families.poker.betting import Betting, replaced
from referee.families.poker.form import Drawing, Form, Price
from referee.families.poker.hands.natural import poker_rank
from referee.families.poker.hands.ranking import Wild
from referee.families.poker.moves import chips, middle
from referee.families.poker.moves.betting import (
    DRAW,
    PAYING,
    asked_for,
    betting_of,
    drawing_of,
    form_of,
    is_passed_out,
    with_betting,
)
from referee.families.poker.moves.showdown import Outcome, outcome_played, outcome_ruled
from referee.families.poker.moves.stud import turns_up_own
from referee.families.poker.score import ChipsResult, chip_lines
from referee.mechanics.deal.moves import DEAL_MOVES
from referee.mechanics.setting.moves import BEFORE, SETTING, attention, moves_nothing

#: an optional rule, by its word
DEALERS_CHOICE = "dealers-choice"

# --- from one deal to the next


def begin(table: Table) -> Table:
    """A deal begins with what those before it have left: agreements, a pot nobody won, how often nobody has opened."""
    last = last_result(table.sheet.deals) if table.sheet else None
    if not isinstance(last, ChipsResult):
        return table
    moves = table.game.play.moves if table.game.play else {}
    for act in last.agreed:
        table = moves[act.verb](table, act).note(act)
    told = any(stack is not None for stack in last.stacks)
    if not (last.carried or last.passed_out or told):
        return table
    betting = betting_of(table).but(loose=last.carried, passed_out=last.passed_out)
    return table.but(betting.but(stacks=last.stacks) if told else betting)


def result(table: Table) -> tuple[ChipsResult | None, ChipsResult | None]:
    """What the deal comes to, as the players settled it and as the laws do."""
    if table.part(Betting) is None:
        return None, None
    by_law = outcome_ruled(table)
    if not any(table[Betting].taken):
        ruled = _result(table, by_law)
        return ruled, ruled
    by_players = outcome_played(table, by_law)
    played = _result(table, by_players)
    return played, played if _same(by_players, by_law) else _result(table, by_law)


def _agreed(table: Table) -> tuple[Act, ...]:
    """What the players have agreed on, each thing as it was said last."""
    said = {
        (act.verb, act.how if act.verb == "rule" else ""): act
        for act in table.history
        if act.verb in AGREEMENTS and isinstance(act, Act)
    }
    return tuple(said.values())


def _same(one: Outcome | None, other: Outcome | None) -> bool:
    """Whether nobody has more or fewer chips by one than by the other; where nothing is known nobody has."""
    one_side, other_side = [((), 0) if each is None else (chip_lines(each.by_seat), each.carried) for each in (one, other)]
    return one_side == other_side


def _result(table: Table, outcome: Outcome | None) -> ChipsResult | None:
    betting, form = betting_of(table), form_of(table)
    if outcome is None:
        return ChipsResult(number=table.number, dealer=table.dealer, complete=False)
    passed_out = is_passed_out(table, betting) and not table.void
    named_by_dealer = form.same_dealer or table.noted("rule", how=DEALERS_CHOICE)
    following = table.dealer if passed_out and named_by_dealer else table.left(table.dealer)
    return ChipsResult(
        chip_lines(outcome.by_seat),
        table.number,
        table.dealer,
        following if table.next_dealer is None else table.next_dealer,
        carried=outcome.carried,
        passed_out=betting.passed_out + 1 if passed_out else 0,
        pots=_pots(table, outcome),
        stacks=tuple(
            None if stack is None else stack + paid + won
            for stack, paid, won in zip(betting.stacks, betting.spent, outcome.by_seat, strict=True)
        ),
        agreed=_agreed(table),
    )


def _pots(table: Table, outcome: Outcome) -> tuple[str, ...]:
    if outcome.settlement is None:
        return ()
    said = []
    for pot, shares in outcome.settlement.shares:
        paid = ", ".join(f"{table.name(seat)} {amount_text(share)}" for seat, share in shares)
        if pot.amount:
            said.append(f"{amount_text(pot.amount)} to {paid}" if paid else f"{amount_text(pot.amount)} stay")
    return tuple(said)


# --- cards


def wild(table: Table, act: Act) -> Table:
    """Cards are agreed to be wild; a joker among them belongs to the pack."""
    betting, cards = betting_of(table), hand_of(act.cards)
    how = {"bug": Wild.BUG, "not-held": Wild.NOT_HELD}.get(act.how, Wild.ANY)
    table = table.but(betting.but(wild=cards, wild_as=how)).note(act)
    pack = table.pack or table.game.pack
    if not cards & ~pack.cards:
        return table
    return table.but(pack=evolve(pack, name="52 cards and jokers", cards=pack.cards | cards))


def dealt_up(table: Table, act: Act) -> Table:
    """Cards dealt face up to a player, and what some cost him."""
    if act.seat is None:
        return table
    table = _gets(table, act.seat, act.cards)
    betting = betting_of(table)
    price = sum(price_of(table, card) for card in act.cards)
    up = replaced(betting.up, act.seat, betting.up[act.seat] | hand_of(act.cards))
    owes = replaced(betting.owes, act.seat, betting.owes[act.seat] + price)
    return table.but(betting.but(up=up, owes=owes))


def price_of(table: Table, card: Card) -> Amount:
    """What a card dealt face up costs its holder, if he does not drop."""
    for trigger in form_of(table).triggers:
        if trigger.rank == poker_rank(card):
            return betting_of(table).pot if trigger.price is Price.MATCH_POT else trigger.chips
    return 0


def dealt_down(table: Table, act: Act) -> Table:
    """Cards dealt face down to a player, which the log knows."""
    return table if act.seat is None else _gets(table, act.seat, act.cards)


def dealt_together(table: Table, acts: Sequence[Act]) -> tuple[Table, int]:
    """The table after the first cards of all players, where each has no more than he is due, and no card comes twice.

    Nobody may have been dealt or have thrown away anything yet. How many are so is told too.
    """
    hands, held = list(table.hands), EMPTY
    if any(hands) or any(map(table.noted, ("down", "up", "discards", "draws"))) or betting_of(table).centre:
        return table, 0
    pack, due, taken = table.pack_used.cards, form_of(table).dealt_at_first, 0
    unknown, whole = table.unknown, form_of(table).cards
    for act in acts:
        cards, seat = hand_of(act.cards), act.seat
        if seat is None or hands[seat] or not 0 < len(act.cards) <= due or cards & (held | ~pack):
            break
        if cards.bit_count() != len(act.cards):
            break
        hands[seat], held, taken = cards, held | cards, taken + 1
        unknown &= ~(1 << seat) if len(act.cards) == whole else ~0
    return (table.but(hands=tuple(hands), unknown=unknown), taken) if taken else (table, 0)


def faces(table: Table, act: Act) -> Table:
    """A card shows its face: one that falls to a player lies face up before him."""
    return dealt_up(table, act) if act.how == "deal" and act.seat is not None else table


def turned_up(table: Table, act: Act) -> Table:
    """A player shows cards of his own; in stud they lie face up from then on."""
    downward = act.verb == "turns" and act.how
    return dealt_up(table, act) if form_of(table).deals_open and act.cards and not downward else table


def center(table: Table, act: Act) -> Table:
    """Cards turned in the centre."""
    betting = betting_of(table)
    return table.but(betting.but(centre=betting.centre | hand_of(act.cards)))


def _gets(table: Table, seat: Seat, cards: tuple[int, ...]) -> Table:
    """The table with these cards in his hand, which is known to the last card once as many are told as he has.

    That is as many as the form gives him, and those that he has drawn before he throws one out for them.
    """
    held, betting = table.hands[seat] | hand_of(cards), betting_of(table)
    due = form_of(table).cards + max(0, betting.served[seat] - betting.discarded[seat])
    whole = held.bit_count() >= due and not _changed_untold(table, seat)
    unknown = table.unknown & ~(1 << seat) if whole else table.unknown
    return table.but(hands=replaced(table.hands, seat, held), unknown=unknown)


def _changed_untold(table: Table, seat: Seat) -> bool:
    """Whether the player may have cards beside those told: he changed some, of which the log does not say which, or gets more."""
    if any(trigger.price is Price.EXTRA_CARD for trigger in form_of(table).triggers):
        return True
    thrown = [act for act in table.acts_of("discards") if act.seat == seat]
    return not all(act.cards for act in thrown) or (table.noted("draws", seat) and not thrown)


def discards(table: Table, act: Act) -> Table:
    """A player throws cards out to draw others."""
    if act.seat is None:
        return table
    betting, thrown = drawing_of(table), act.how_many
    gone, form = hand_of(act.cards), form_of(table)
    prices = form.draw_prices[betting.discarded[act.seat] :][:thrown]
    unknown = table.unknown if act.cards else table.unknown | 1 << act.seat
    betting = betting.but(
        discarded=replaced(betting.discarded, act.seat, betting.discarded[act.seat] + thrown),
        up=replaced(betting.up, act.seat, betting.up[act.seat] & ~gone),
        owes=replaced(betting.owes, act.seat, betting.owes[act.seat] + sum(prices)),
    )
    hands = replaced(table.hands, act.seat, table.hands[act.seat] & ~gone)
    return table.but(betting, hands=hands, unknown=unknown)


def restores(table: Table, act: Act) -> Table:
    """A player takes back what he has thrown out in the draw, as long as nothing has been served for it."""
    if act.seat is None or form_of(table).draw_prices or not _changes_cards(table):
        return table
    betting, back = drawing_of(table), act.how_many
    thrown = {card for told in table.acts_of("discards") if told.seat == act.seat for card in told.cards}
    if betting.served[act.seat] or not 0 < back <= betting.discarded[act.seat] or not thrown.issuperset(act.cards):
        return table
    betting = betting.but(discarded=replaced(betting.discarded, act.seat, betting.discarded[act.seat] - back))
    return table.but(betting, hands=replaced(table.hands, act.seat, table.hands[act.seat] | hand_of(act.cards)))


def _changes_cards(table: Table) -> bool:
    """Whether there is a draw in the form."""
    return any(isinstance(step, Drawing) for step in form_of(table).script)


def burns(table: Table, act: Act) -> Table:
    """The dealer lays the top card aside, face down."""
    betting = betting_of(table)
    return table.but(betting.but(burned=betting.burned + 1))


def draws(table: Table, act: Act) -> Table:
    """A player asks for cards; where the log tells which he got, he has them. Where no cards are changed he asks for nothing."""
    if act.seat is None or not _changes_cards(table):
        return table
    betting = drawing_of(table)
    said, number = betting.asked[act.seat], asked_for(act)
    number = (said or len(act.cards)) if number is None and act.cards else number
    if number is None:
        return table
    table = table.but(betting.but(asked=replaced(betting.asked, act.seat, number)))
    if act.cards:
        table = serves(table, act)
    elif number:
        table = table.but(unknown=table.unknown | 1 << act.seat)
    return table


def serves(table: Table, act: Act) -> Table:
    """The dealer gives a player cards in the draw; one that is dead he does not get, and another is due for it."""
    if act.seat is None:
        return table
    betting = betting_of(table)
    cards = tuple(card for card in act.cards if card not in betting.dead_cards)
    number = act.how_many - (len(act.cards) - len(cards))
    betting = betting.but(served=replaced(betting.served, act.seat, betting.served[act.seat] + number))
    if len(act.cards) < act.how_many:
        table = table.but(unknown=table.unknown | 1 << act.seat)
    return _gets(table.but(betting), act.seat, cards)


def announces(table: Table, act: Act) -> Table:
    """A player says something: how many cards he draws he has asked for."""
    return draws(table, act) if act.how == DRAW else table


def declares(table: Table, act: Act) -> Table:
    """A player declares for high, for low or for both; what he declares first stands."""
    betting = betting_of(table)
    if act.seat is None or betting.declared[act.seat]:
        return table
    return table.but(betting.but(declared=replaced(betting.declared, act.seat, act.how)))


def shows(table: Table, act: Act) -> Table:
    """A player shows his hand, or cards of it, which are then known."""
    if act.seat is None or not act.cards:
        return table
    if turns_up_own(table, act):
        return turned_up(table, act)
    shown = hand_of(act.cards) & ~betting_of(table).centre  # he may point to what lies there for everybody
    whole = shown.bit_count() >= form_of(table).cards
    held = shown if whole else table.hands[act.seat] | shown
    unknown = table.unknown & ~(1 << act.seat) if whole else table.unknown
    return table.but(hands=replaced(table.hands, act.seat, held), unknown=unknown)


def end(table: Table, act: Act) -> Table:
    """The log ends: what it comes to, in words."""
    if table.part(Betting) is None or table.void:
        return table
    return with_betting(table, betting_of(table))


#: what moves nothing
_NOTED = ("improper", "rule", "asks", "accepts", "omits", "waives", "minutes")

POKER_PLAY = Play(
    "chips into a pot, cards dealt and drawn between the intervals of betting, and a showdown",
    moves=SETTING
    | dict(DEAL_MOVES)
    | dict.fromkeys(_NOTED, moves_nothing)
    | dict.fromkeys(PAYING, chips.pays)
    | {
        BEFORE: middle.before,
        "interval": middle.interval,
        "pays": chips.pays_for_card,
        "limit": chips.limit,
        "wild": wild,
        "stack": chips.stack,
        "pot": chips.pot,
        "antes": chips.antes,
        "blinds": chips.blinds,
        "checks": chips.checks,
        "drops": chips.drops,
        "withdraws": chips.withdraws,
        "gathers": chips.gathers,
        "rake": chips.rake,
        "first": chips.first,
        "faces": faces,
        "exposes": turned_up,
        "turns": turned_up,
        "up": dealt_up,
        "down": dealt_down,
        "center": center,
        "discards": discards,
        "restores": restores,
        "burns": burns,
        "draws": draws,
        "serves": serves,
        "stands": draws,
        "announces": announces,
        "shows": shows,
        "declares": declares,
        "attention": attention,
        "end": end,
    },
    together={"down": Together(dealt_down, dealt_together), "drops": Together(chips.drops, chips.drops_together)},
    begin=begin,
    result=result,
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    form = game.part(Form)
    return () if form is None or form.same_dealer else (DEALERS_CHOICE,)
