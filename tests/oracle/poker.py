"""Poker, closed, with a draw, open or round a centre: bets in turn, cards, the showdown, and who takes which pot.

Where cards are wild the play alone is held against the rules, and nothing is reckoned; so where the book does not say whose
the odd chip is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from attrs import field, frozen, mutable

from .faults import AGAIN, AMOUNT, FEW, FIT, MANY, MOMENT, SKIPPED, TAKEN, UNKNOWN, UNSHARED, UNSHOWN, UNTRUE
from .log import Log, Player, started
from .poker_hands import NAMES, Weighed, high
from .tricks import PACK

HIGH_TO_LOW = "AKQJT98765432"
LIMITS = (2, 4)
MOST_RAISES = 3
HAND = 5
#: where what five cards alone can be stands among pairs and their like, as many of a rank as those have
IN_FIVE = {"straight": [3, 1, 1, 1], "flush": [3, 1, 1, 2], "straight flush": [5]}


@frozen
class Way:
    """One way of playing: what is dealt, who speaks first, what wins."""

    #: what comes after what, as `Table.play` reads it
    script: tuple[str, ...]
    #: what takes the pot, or each half of it
    wins: tuple[Weighed, ...] = (high,)
    ante: str = "each"
    blinds: tuple[int, ...] = ()
    #: whether the last blind bettor may raise where nobody has
    option: bool = False
    #: who raised blind has raised by that
    blind_raise: int = 2
    #: what may be bet at first and later; nothing said where the game itself has it
    limits: tuple[int, int] = LIMITS
    limited: bool = True
    size: int = 5
    pack: tuple[str, ...] = tuple(PACK)
    players: tuple[int, int] = (2, 6)
    #: what has to be held to open
    opens: Callable[[list[str]], bool] | None = None
    #: whether hands are announced
    named: bool = True
    #: whether all have chips before them and no more; whether the pot is the limit, or there is none
    stakes: bool = False
    pot_limit: bool = False
    unlimited: bool = False
    #: whether a raise may double the bet before it, and a first bet has no limit
    doubles: bool = False
    #: whether the second limit is what each has bet before the draw
    limit_of_bets: bool = False
    #: what the ante of the dealer is
    dealers_ante: int = 1
    #: whether a hand is weighed by what of it lies open, and not with the centre
    against_up: bool = False
    #: what is played with the same cards where nobody has opened
    otherwise: Way | None = None

    def dealt_in_all(self) -> int:
        """How many cards each gets one by one, where they are dealt so and nothing else comes of them."""
        steps = [step.split() for step in self.script]
        simple = not any(what in ("hand", "turn", "draw") for what, *_ in steps)
        return sum(int(step[1]) for step in steps if step[0] in ("down", "up")) if simple else 0


@mutable
class Table:
    """A deal as it goes on."""

    way: Way
    log: Log
    pack: list[str]
    active: list[int]
    stacks: list[int | None]
    put: list[int]
    up: list[list[str]]
    staked: list[int]
    centre: list[str] = field(factory=list)
    level: int = 0
    raised: int = 0
    last: int | None = None
    opener: int | None = None
    bet_yet: bool = False
    #: who bet last without having seen his cards
    blinder: int = 0
    #: by which open card it has to be brought in
    brought_in: str = ""
    #: who spoke last with chips, in this interval
    payer: int | None = None
    sure: bool = True

    def able(self) -> list[int]:
        """Who is in and has chips."""
        return [seat for seat in self.active if self.stacks[seat] != 0]

    def pays(self, seat: int, chips: int) -> None:
        """Into the pot."""
        self.put[seat] += chips
        if (stack := self.stacks[seat]) is not None:
            self.stacks[seat] = stack - chips

    def cards(self, number: int) -> list[str]:
        """From the pack."""
        return [self.pack.pop() for _ in range(number)]

    def from_left(self) -> list[int]:
        """Those still in, from the left of the dealer, who has the last seat."""
        return sorted(self.active)

    def play(self) -> None:
        """One deal from the antes to the pot."""
        self.begin()
        if self.goes_on():
            self.settles()

    def goes_on(self) -> bool:
        """The course of the game, unless nobody bets in it."""
        for step in self.way.script:
            if len(self.active) == 1:
                break
            match step.split():
                case ["bet", speaker, *how]:
                    if len(self.able()) > 1:
                        self.interval(speaker, how)
                    if not self.bet_yet and len(self.active) > 1 and self.is_passed_out(step):
                        self.log.due = [-chips for chips in self.put]
                        if self.way.otherwise is None:
                            return False
                        self.way = self.way.otherwise
                        return self.goes_on()
                case ["bring", speaker]:
                    self.brought_in = speaker
                    if self.log.rng.random() < 0.6 or self.ties(speaker):
                        self.blind(self.first(speaker), 1)
                        self.raised = 1
                case ["draw", most]:
                    self.draws(int(most))
                case ["throw", _]:
                    self.throws()
                case [what, number]:
                    self.deals(what, int(number))
        return True

    def is_passed_out(self, step: str) -> bool:
        """Nobody has bet, and there is a draw to come or nothing (usp56 2513)."""
        script = self.way.script
        first = next(place for place, each in enumerate(script) if each.startswith("bet"))
        following = [each.split()[0] for each in script[first + 1 :]]
        if script[first] != step or "bet" not in following:
            return script[first] == step
        return "draw" in following[: following.index("bet")]

    def begin(self) -> None:
        """Limit, stacks, antes and blinds."""
        log, number = self.log, len(self.log.names)
        log.tell("dealer", number - 1)
        if self.way.limited:
            log.tell("limit", None, *self.way.limits)
        for seat, stack in enumerate(self.stacks):
            if stack is not None:
                log.tell("stack", seat, stack)
        if self.way.ante == "each":
            log.tell("antes", None, 1)
            for seat in range(number):
                self.pays(seat, 1)
        elif self.way.ante == "dealer":
            log.tell("antes", number - 1, self.way.dealers_ante)
            self.pays(number - 1, self.way.dealers_ante)
        for place, chips in enumerate(self.way.blinds):
            seat = (number - 1 + place) % number if number == 2 and self.way.option else place
            self.blind(seat, chips)
        self.raised = self.way.blind_raise

    def blind(self, seat: int, chips: int) -> None:
        """A bet that has to be made."""
        self.log.tell("blinds", seat, chips)
        self.pays(seat, chips)
        self.staked[seat], self.level, self.last, self.bet_yet, self.blinder = chips, chips, seat, True, seat
        self.opener = seat if self.opener is None else self.opener

    def deals(self, what: str, number: int) -> None:
        """Cards to all who are in, or to the centre."""
        log = self.log
        if what == "centre":
            cards = self.cards(number)
            self.centre += cards
            log.tell("center", None, *cards)
            return
        if what == "turn":
            for seat in self.from_left():
                down = [card for card in log.hands[seat] if card not in self.up[seat]]
                cards = log.rng.sample(down, number)
                self.up[seat] += cards
                log.tell("up", seat, *cards)
            return
        dealt = {seat: self.cards(number) for seat in self.from_left()}
        if what == "up":
            self.up = [[*up, *dealt.get(seat, [])] for seat, up in enumerate(self.up)]
        for seat, cards in dealt.items():
            if len(log.hands[seat]) + number == self.way.dealt_in_all() and self.pack:
                log.wrong(MANY, seat, what, *cards, self.pack[-1])
            if seat == self.next_but_one(dealt) and self.speaks_after(what, seat) and log.hands[seat]:
                log.wrong(SKIPPED, None, "minutes", 1, then=2, errs=seat)
            log.tell(what, seat, *cards)
            log.hands[seat] += cards

    @staticmethod
    def next_but_one(dealt: dict[int, list[str]]) -> int | None:
        """The last player to be dealt to but one, where they are three or more."""
        return [*dealt][-2] if len(dealt) > 2 else None

    def speaks_after(self, what: str, seat: int) -> bool:
        """Whether another speaks first when these open cards are dealt."""
        after = [
            following.split() for step, following in zip(self.way.script, self.way.script[1:], strict=False) if step[:2] == what
        ]
        speakers = {how[1] for how in after if how[0] == "bet"}
        return len(speakers) == 1 == len({how[0] for how in after}) and len(self.able()) > 1 and self.first(*speakers) != seat

    def throws(self) -> None:
        """Each throws out one open card and one closed."""
        for seat in self.from_left():
            down = [card for card in self.log.hands[seat] if card not in self.up[seat]]
            cards = [self.log.rng.choice(self.up[seat]), self.log.rng.choice(down)]
            if len(down) > 1:
                self.log.wrong(FIT, seat, "discards", *self.log.rng.sample(down, 2))
            self.log.tell("discards", seat, *cards)
            self.log.away(seat, *cards)
            self.up[seat].remove(cards[0])

    def draws(self, most: int) -> None:
        """Each throws out what he likes."""
        log, rng = self.log, self.log.rng
        waiting: list[tuple[int, int]] = []
        together = rng.random() < 0.3  # all have thrown out before anybody is served
        left = len(self.pack) - 1
        for seat in self.from_left():
            number = min(rng.randint(0, min(most, 3)), left)
            if not number:
                log.tell("stands", seat)
                continue
            left -= number
            thrown = rng.sample(log.hands[seat], number)
            log.tell("discards", seat, *thrown)
            log.away(seat, *thrown)
            waiting.append((seat, number))
            if not together:
                self.served(*waiting.pop())
        for seat, number in waiting:
            self.served(seat, number)

    def served(self, seat: int, number: int) -> None:
        """So many cards in the place of those thrown out."""
        cards = self.cards(number)
        self.log.wrong(MANY, seat, "draws", number + 1, *cards, self.pack[-1])
        if number > 1:
            self.log.wrong(FEW, seat, "draws", number - 1, *cards[1:])
        self.log.tell("draws", seat, number, *cards)
        self.log.hands[seat] += cards

    # --- betting

    def first(self, speaker: str) -> int:
        """Who speaks first."""
        number = len(self.log.names)
        match speaker:
            case "opener":
                return self.opener or 0
            case "blinds" if self.last is None and self.brought_in:
                return self.first(self.brought_in)  # who has to bring it in bets in full at once
            case "blinds":
                return ((self.last or 0) + 1) % number
            case "showing":
                return max(self.from_left(), key=lambda seat: (self.showing(seat), -seat))
            case "highest":
                return max(self.from_left(), key=lambda seat: (self.showing(seat, low=True), -seat))
            case "least":
                return min(self.from_left(), key=lambda seat: (self.showing(seat), seat))
            case "lowest":
                return min(self.from_left(), key=lambda seat: (self.showing(seat, low=True), seat))
            case "dealer":
                return number - 1
            case "straddler":
                return (self.blinder + 1) % number
        return 0

    def ties(self, speaker: str) -> bool:
        """Whether more than one shows the lowest card, or the highest: suits decide then, of which the book has no order."""
        return [self.up[seat][0][1] for seat in self.active].count(self.up[self.first(speaker)][0][1]) > 1

    def showing(self, seat: int, low: bool = False) -> tuple[list[int], list[int]]:
        """What the cards that lie open count for the first bet: of fewer than five pairs and ranks alone (usp56 2659-2679)."""
        if len(self.up[seat]) == HAND and not low:
            rank = high(self.up[seat], [])
            if (name := next(name for worst, name in NAMES if rank <= worst)) in IN_FIVE:
                return IN_FIVE[name], [-rank]
        order = "A23456789TJQK" if low else HIGH_TO_LOW[::-1]
        counts = Counter(order.index(card[1]) for card in self.up[seat])
        shape = sorted(((number, rank) for rank, number in counts.items()), reverse=True)
        return [each for each, _ in shape], [rank for _, rank in shape]

    def interval(self, speaker: str, how: list[str]) -> None:
        """All speak until all have met the bet."""
        if not self.level:
            self.raised = 0
        first = self.first(speaker)
        waiting = [seat for seat in self.log.clockwise(first) if seat in self.able()]
        if self.level and not self.way.option and self.last is not None:
            waiting.remove(self.last)  # the blind raiser is in automatically (usp56 2187)
        checked: set[int] = set()
        must = "must" in how or bool(self.brought_in and self.last is None)
        raises, self.payer, most = 0, None, self.way.limits["late" in how]
        if self.way.limit_of_bets and "late" in how:
            most = max(
                chips - (self.way.dealers_ante if seat == len(self.put) - 1 else 0) for seat, chips in enumerate(self.put)
            )
        while waiting and len(self.active) > 1:
            seat = waiting.pop(0)
            before = self.level
            self.speaks(seat, most, must, checks="bets" not in how, may_raise=raises < MOST_RAISES and seat not in checked)
            must = False
            if self.level > before:
                raises += 1
                waiting = [each for each in self.log.clockwise(seat)[1:] if each in self.able()]
            elif not self.level:
                checked.add(seat)
        self.level = self.raised = 0
        self.staked = [0] * len(self.log.names)

    def speaks(self, seat: int, most: int, must: bool, *, checks: bool, may_raise: bool) -> None:
        """One says what he does."""
        log, rng, due, stack = self.log, self.log.rng, self.level - self.staked[seat], self.stacks[seat]
        if self.way.doubles and self.level:
            most = self.level
        if self.way.pot_limit:
            most = sum(self.put) + due
        room = most if stack is None else min(most, stack - due)
        least = self.raised if self.level else 1
        opens = self.level or self.opener is not None or self.way.opens is None or self.way.opens(log.hands[seat])
        raising = may_raise and room >= max(least, 1) and opens
        self.slips(seat, due, most, must or not checks, bool(opens))
        chance = rng.random()
        if due and (not raising or chance > 0.2):
            if (chance > 0.8 or self.is_hopeless(seat)) and (seat != self.opener or not self.way.opens):
                self.tells("drops", seat)
                self.active.remove(seat)
            else:
                paid = due if stack is None else min(due, stack)
                self.tells("calls", seat)
                self.pays(seat, paid)
                self.staked[seat] += paid
                self.payer = seat
        elif due or must or (raising and chance > 0.5):
            chips = rng.randint(max(least, 1), max(room, 1))
            self.tells("raises" if self.level else "bets", seat, chips)
            self.pays(seat, due + chips)
            self.staked[seat] += due + chips
            self.raised, self.level, self.last, self.bet_yet = chips, self.level + chips, seat, True
            self.opener = seat if self.opener is None else self.opener
            self.payer = seat
        elif checks:
            self.tells("checks", seat)
            self.payer = None
        else:
            self.tells("drops", seat)
            self.active.remove(seat)

    def is_hopeless(self, seat: int) -> bool:
        """Whether in stud no card at all can save a hand of which four cards lie open (usp56 2713)."""
        mine = self.up[seat]
        if len(mine) != 4 or len(self.log.hands[seat]) != 5:
            return False
        best = min(high([*mine, card], []) for card in PACK if card not in mine)
        return any(
            len(theirs) == 4 and max(high([*theirs, card], []) for card in PACK if card not in theirs) < best
            for theirs in (self.up[other] for other in self.active if other != seat)
        )

    def tells(self, verb: str, seat: int, *chips: int) -> None:
        """An act of betting; who has dropped, has no chips or has met the bet cannot do it at all."""
        able = self.able()
        out = [each for each in range(len(self.log.names)) if each not in able]
        if verb == "calls":
            out += [each for each in able if self.staked[each] >= self.level]
        elif verb == "drops" and self.way.opens and self.opener is not None:
            out.append(self.opener)  # he would have to show his openers as well
        self.log.tell(verb, seat, *chips, turn=True, also=out)

    def slips(self, seat: int, due: int, most: int, must: bool, opens: bool) -> None:
        """What he may not do."""
        log, stack = self.log, self.stacks[seat]
        enough = stack is None or stack > due + most + 1
        if stack is not None and stack > due and self.way.unlimited and opens:
            log.wrong(AMOUNT, seat, "raises" if self.level else "bets", stack - due + 1)
        if enough and opens and not self.way.unlimited and (self.level or not self.way.doubles):
            log.wrong(AMOUNT, seat, "raises" if self.level else "bets", most + 1)
        if enough and due > 1:
            log.wrong(AMOUNT, seat, "puts", due - 1)
        if enough and due and self.raised > 1 and len(self.active) > 2:
            log.wrong(AMOUNT, seat, "raises", self.raised - 1)
        if due or must:
            log.wrong(UNKNOWN, seat, "checks")
        if self.payer is not None and self.payer != seat and self.stacks[self.payer] != 0:
            log.wrong(AGAIN, self.payer, "puts", 1)
        dropped = [each for each in range(len(log.names)) if each not in self.active and self.stacks[each] != 0]
        if dropped:
            log.wrong(MOMENT, log.rng.choice(dropped), "puts", most)

    # --- the end

    def settles(self) -> None:
        """Hands are shown, and the pots are taken."""
        log, won = self.log, [0] * len(self.log.names)
        if len(self.active) > 1:
            for seat in self.from_left():
                self.shows(seat)
        elif self.way.opens and self.opener in self.active:
            log.tell("shows", self.opener, *log.hands[self.opener or 0])
        for pot, contenders in self.pots():
            for seat, chips in self.shared(pot, contenders).items():
                won[seat] += chips
        log.due = [got - gave for got, gave in zip(won, self.put, strict=True)] if self.sure else None
        winners = [seat for seat, chips in enumerate(won) if chips]
        if self.sure and len(winners) > 1:
            for winner in winners[:-1]:
                log.wrong(UNSHARED, winner, "gathers", won[winner] + 1)
                log.tell("gathers", winner, won[winner])
            log.tell("gathers", winners[-1])
        if self.sure and len(winners) == 1:
            for loser in range(len(won)):
                if loser in self.active and loser != winners[0]:
                    log.wrong(TAKEN, loser, "gathers")
            log.tell("gathers", winners[0])

    def shows(self, seat: int) -> None:
        """At the showdown he lays down all he has, and says what it is."""
        log, held = self.log, self.log.hands[seat]
        if self.way.named and self.way.wins[:1] == (high,):
            rank = high(held, self.centre)
            mine = next(name for most, name in NAMES if rank <= most)
            other = log.rng.choice([name for _, name in NAMES if name != mine])
            log.wrong(UNTRUE, seat, "announces", f'"{other}"')
            log.tell("announces", seat, f'"{mine}"')
        size, hidden = min(self.way.size, len(held)), [card for card in held if card not in self.up[seat]]
        if len(self.up[seat]) < size:  # what lies face up need not be shown again
            log.wrong(UNSHOWN, seat, "shows", *[*self.up[seat], *hidden][: size - 1])
        log.tell("shows", seat, *held)

    def pots(self) -> list[tuple[int, list[int]]]:
        """Who is out of chips contends for as much from each as he has put in, the others for all (usp56 2071-2079)."""
        found: list[tuple[int, list[int]]] = []
        below, able = 0, self.able()
        for level in sorted({self.put[seat] for seat in self.active if seat not in able}):
            contenders = [seat for seat in self.active if seat in able or self.put[seat] >= level]
            found.append((sum(min(chips, level) - min(chips, below) for chips in self.put), contenders))
            below = level
        rest = sum(max(chips - below, 0) for chips in self.put)
        if able:
            return [*found, (rest, able)]
        chips, contenders = found.pop()
        return [*found, (chips + rest, contenders)]

    def shared(self, pot: int, contenders: list[int]) -> dict[int, int]:
        """A pot, or its two halves, the odd chip with the high one; among equals with who bet or raised last."""
        if len(contenders) == 1:
            return {contenders[0]: pot}
        if not self.way.wins:
            self.sure = False
            return {}
        parts = [self.best(weighed, contenders) for weighed in self.way.wins]
        parts = [part for part in parts if part]
        shares: dict[int, int] = {}
        for place, part in enumerate(parts):
            chips = pot // len(parts) + (place < pot % len(parts))
            each, odd = divmod(chips, len(part))
            self.sure &= odd == 0 or (odd == 1 and self.last in part)
            for seat in part:
                shares[seat] = shares.get(seat, 0) + each + (odd == 1 and seat == self.last)
        return shares

    def best(self, weighed: Weighed, contenders: list[int]) -> list[int]:
        """Whose hand is best that way."""
        seen = {seat: self.up[seat] if self.way.against_up else self.centre for seat in contenders}
        worths = {seat: weighed(self.log.hands[seat], seen[seat]) for seat in contenders}
        worths = {seat: worth for seat, worth in worths.items() if worth is not None}
        return [seat for seat, worth in worths.items() if worth == min(worths.values())]  # type: ignore[type-var]


def poker_of(*ways: Way) -> Player:
    """Who plays that way, or one of several."""

    def plays(rng: Random, game: str) -> Log:
        """One deal of it."""
        way = rng.choice(ways)
        log = started(rng, game, rng.randint(*way.players))
        number = len(log.names)
        poor = way.stakes or rng.random() < 0.4
        stacks: list[int | None] = [way.dealers_ante + rng.randint(5, 29) if poor else None for _ in range(number)]
        up: list[list[str]] = [[] for _ in range(number)]
        Table(way, log, rng.sample(way.pack, len(way.pack)), list(range(number)), stacks, [0] * number, up, [0] * number).play()
        return log

    return plays
