"""Every form of poker: random legal play raises nothing, and no chip is made or lost."""

from random import Random

import pytest

from referee.core.cards import Card, cards_of
from referee.core.fold import END, close, step
from referee.core.game import Game
from referee.core.record import Act, Seat, seat_names
from referee.core.table import OVER, Table
from referee.core.verdict import is_breach
from referee.families import games
from referee.families.poker.betting import Betting
from referee.families.poker.expects.stud import BEATEN_HAND_STAYS, IMPOSSIBLE_CALL
from referee.families.poker.form import Ante, Dealt, Declared, Drawing, Form, Interval, Turned
from referee.families.poker.moves.betting import betting_of, form_of, interval_at
from referee.families.poker.moves.openers import has_openers
from referee.families.poker.moves.poker import price_of, result
from referee.families.poker.moves.showdown import outcome_ruled
from tests.families.poker.test_poker import LIMIT, STACK, Deal, came_to_the_table

#: in knock and whiskey poker cards are drawn in turns of another kind, and at pistol stud one has to bet where all others
#: may check; the oracle plays these
BY_THE_ORACLE = ("knock-poker", "whiskey-poker", "pistol-stud")
FORMS = [game for game in games().values() if game.part(Form) is not None and game.slug not in BY_THE_ORACLE]
MOST_PLAYERS = 4
#: what players do who do not look at each other's cards
HEEDLESS = (BEATEN_HAND_STAYS, IMPOSSIBLE_CALL)


class AnyForm(Deal):
    """A deal of any form in which everybody keeps the rules."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game.slug, seed)
        fewest, most = game.players
        players = self.draw.randint(fewest, max(fewest, min(most, MOST_PLAYERS)))
        self.table = Table(game, names=seat_names(players), dealer=self.draw.randrange(players))
        pack = list(cards_of(self.table.pack_used.cards))
        self.pack = self.draw.sample(pack, len(pack))
        self.before = STACK * players

    def begin(self) -> None:
        form, table = form_of(self.table), self.table
        self.do(Act("dealer", table.dealer))
        if not (form.limit.stakes or form.limit.fixed):
            self.do(Act("limit", amounts=LIMIT))
        for seat in range(table.seats):
            self.do(Act("stack", seat, amounts=(STACK,)))
        if form.ante is Ante.EACH:
            self.do(Act("antes", amounts=(1,)))
        elif form.ante is Ante.DEALER:
            self.do(Act("antes", table.dealer, amounts=(1,)))
        for place, blind in enumerate(form.blinds):
            self.do(Act("blinds", table.from_left_of(table.dealer)[place], amounts=(blind,)))

    def play(self) -> Table:
        self.begin()
        form, place = form_of(self.table), 0
        while place < len(form.script) and self.table.phase != OVER:
            self.part(form.script[place])
            place += 1
            if form_of(self.table) is not form:  # nobody opened: the same hands are played on, after the deal
                form, place = form_of(self.table), 1
        self.do(Act("end"))
        return self.table

    def active(self) -> list[Seat]:
        betting = betting_of(self.table)
        return [seat for seat in self.table.from_left_of(self.table.dealer) if betting.is_active(seat)]

    def part(self, step: object) -> None:
        match step:
            case Dealt():
                self.dealt(step)
            case Turned():
                self.turned(step)
            case Drawing() if form_of(self.table).draw_prices:
                self.change_one()
            case Drawing():
                self.draw_up_to(step.most)
            case Interval():
                self.bet()
            case Declared():
                for seat in self.active():
                    self.do(Act("declares", seat, how=self.draw.choice(("high", "low"))))

    def dealt(self, step: Dealt) -> None:
        for seat in self.active():
            if step.down:
                self.do(Act("down", seat, cards=self.cards(step.down)))
            for card in self.cards(step.up):
                self.up(seat, card)
        if step.centre:
            self.do(Act("center", cards=self.cards(step.centre)))

    def up(self, seat: Seat, card: Card) -> None:
        """A card dealt face up, which may cost something."""
        price = price_of(self.table, card)
        self.do(Act("up", seat, cards=(card,)))
        stack = betting_of(self.table).stacks[seat]
        if price and stack is not None:
            self.do(Act("puts", seat, amounts=(price,)) if price <= stack else Act("drops", seat))

    def turned(self, step: Turned) -> None:
        for seat in self.active():
            down = list(cards_of(self.table.hands[seat] & ~betting_of(self.table).up[seat]))
            if step.up:
                self.do(Act("up", seat, cards=tuple(self.draw.sample(down, step.up))))
        if step.centre:
            self.do(Act("center", cards=self.cards(step.centre)))

    def draw_up_to(self, most: int) -> None:
        for seat in self.active():
            number = min(self.draw.randint(0, most), 3, len(self.pack))
            if not number:
                self.do(Act("stands", seat))
                continue
            thrown = self.draw.sample(list(cards_of(self.table.hands[seat])), number)
            self.do(Act("discards", seat, cards=tuple(thrown)))
            self.do(Act("draws", seat, numbers=(number,), cards=self.cards(number)))

    def change_one(self) -> None:
        """A card changed for another that lies as it did, and paid for."""
        for seat in self.active():
            if self.draw.random() < 0.5:
                thrown = self.draw.choice(list(cards_of(self.table.hands[seat])))
                verb = "up" if betting_of(self.table).up[seat] >> thrown & 1 else "down"
                self.do(Act("discards", seat, cards=(thrown,)))
                self.do(Act(verb, seat, cards=self.cards(1)))
                self.do(Act("puts", seat, amounts=(betting_of(self.table).owes[seat],)))
            self.do(Act("stands", seat))

    def bet(self) -> None:
        before, interval = interval_at(self.table)
        form = form_of(self.table)
        while interval is not None and self.table.phase != OVER and form_of(self.table) is form:
            betting, _ = interval_at(self.table)
            if betting.step != before.step or betting.turn is None:
                return
            self.do(self.legal(betting, betting.turn, interval.checks, interval.forced))

    def legal(self, betting: Betting, seat: Seat, checks: bool, forced: bool) -> Act:
        """Something the player may do: he opens only on what is needed, and stays or drops where he may not check."""
        may_open = betting.opener is not None or not form_of(self.table).openers or has_openers(self.table, seat)
        if not betting.to_call(seat) and not may_open:
            return Act("checks", seat)
        if betting.checked >> seat & 1:  # who has checked may call in every form, and raise only in some
            return Act("calls", seat)
        if not checks and betting.bet and not betting.to_call(seat):
            return Act("calls", seat)
        return super().legal(betting, seat, checks, forced)


@pytest.mark.parametrize("game", FORMS, ids=lambda game: game.slug)
@pytest.mark.parametrize("seed", range(4))
def test_legal_play_of_every_form_raises_nothing(game: Game, seed: int) -> None:
    deal = AnyForm(game, seed)
    table = deal.play()
    found = [matter for matter in (*table.docket, *table.settled) if is_breach(matter) and matter.breach not in HEEDLESS]
    assert [matter.headline for matter in found] == [], deal.acts
    played, ruled = result(table)
    assert played == ruled
    assert ruled is not None and ruled.complete, deal.acts
    assert sum(line.points for line in ruled.lines) + ruled.carried == 0


WITH_CARDS = ("hand", "up", "down", "center", "discards", "draws", "serves", "shows", "exposes", "wild")
WITH_CHIPS = ("bets", "raises", "calls", "puts", "antes", "blinds", "withdraws", "gathers", "limit")
OTHERS = ("checks", "drops", "stands", "knocks", "passes", "looks", "touches", "first", "attention", "declares", "announces")
WORDS = {"declares": ("high", "low", "both"), "announces": ("blind", "see", "bet")}


@pytest.mark.parametrize("game", FORMS, ids=lambda game: game.slug)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_happens_in_any_form_no_chip_is_made_or_lost(game: Game, seed: int) -> None:
    draw = Random(seed)
    table = Table(game, names=seat_names(max(4, game.players[0])))
    for seat in range(table.seats):
        table = step(table, Act("stack", seat, amounts=(STACK,)))
    pack = list(cards_of(table.pack_used.cards))
    for _ in range(60):
        verb, seat = draw.choice((*WITH_CARDS, *WITH_CHIPS, *WITH_CHIPS, *OTHERS)), draw.randrange(table.seats)
        cards = tuple(draw.sample(pack, draw.randint(1, 6))) if verb in WITH_CARDS else ()
        amounts = (draw.randint(1, 9),) if verb in WITH_CHIPS and draw.random() < 0.8 else ()
        how = draw.choice(WORDS[verb]) if verb in WORDS else ""
        other = draw.randrange(table.seats) if verb == "first" else None
        table = step(table, Act(verb, seat, other, how=how, cards=cards, amounts=amounts))
        came_to_the_table(table, table.seats * STACK)
    table = close(step(table, END))
    outcome = outcome_ruled(table)
    if outcome is not None:
        assert sum(outcome.by_seat) + outcome.carried == 0
