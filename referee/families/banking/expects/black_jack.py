"""Black jack: bets outside the limits, splits and doubles that are none, the dealer's duties, cards given wrongly."""

from collections.abc import Iterable, Iterator

from referee.core.cards import ACE, card_text, rank_of
from referee.core.expect import (
    DoesNotFit,
    Misdone,
    NoRight,
    NotShown,
    NotThisCard,
    Seen,
    TakenBack,
    TooEarly,
    TooLate,
    Unasked,
    Unequal,
    Unpaid,
    Unsaid,
    Withheld,
)
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sheet import counted
from referee.core.subject import WITHOUT_EFFECT, Deed
from referee.core.table import OVER, Table
from referee.families.banking.binds import may_play_two_hands
from referee.families.banking.facts import (
    ACE_LOW,
    DEALERS_FAULT,
    DONE_BY,
    DOUBLED_DOWN,
    DRAWS_HIGH,
    SPLIT_AN_ACE,
    STANDS_LOW,
    STOOD,
)
from referee.families.banking.moves.stakes import (
    BUST,
    OPEN_BET,
    SETTLED,
    STANDS,
    Bank,
    amount_of,
    bank_of,
    bets_laid,
    dealer_may_look,
    dealers,
    is_complete,
    is_marker,
    plays_before,
    stake_meant,
    stake_of,
    turned_up,
)
from referee.mechanics.deal.expects.misdealing import CARD_NOT_BURNED
from referee.mechanics.layout.moves.piles import UNKNOWN
from referee.mechanics.stakes.expects import BET_OVER_LIMIT, CHIPS_TAKEN_BACK, PAYMENT_OVER_DUE
from referee.mechanics.stakes.moves import owed_between
from referee.mechanics.turns.expects import PLAYS_OUT_OF_TURN
from referee.score.counts import TWENTY_ONE, is_soft, pips

VERBS = (
    "bets", "doubles", "insures", "redoubles", "withdraws", "down", "up", "draws", "serves", "stands", "splits", "shows", "turns", "looks",
    "declines", "pays", "gives", "deals", "shuffles",
)  # fmt: skip

DOUBLED_EARLY = TooEarly("doubles", "all bets", name="doubled-early", says="bets doubled by the dealer before all have bet")
REDOUBLED_ALONE = TooEarly(
    "redoubles", "double", name="redoubled-alone", says="a bet redoubled that the dealer has not doubled"
)
SETTLED_BET_RECLAIMED = TakenBack(
    "bet", "settlement", name="settled-bet-reclaimed", says="a bet asked back after it was settled"
)
UNLIKE_CARDS_SPLIT = DoesNotFit("split", name="unlike-cards-split", says="two cards of different ranks split")
SPLIT_UNEQUALLY = Unequal("split bet", name="split-unequally", says="a pair split with another bet on the second card")
MARKER_DEALT = Misdone("deal", "marker", name="marker-dealt", says="the marker dealt as a card")
HOLE_CARD_SEEN = Seen("hole card", says="a look by the dealer at his face-down card before he may")
DEALERS_DRAW = Withheld(
    "dealer's draw", name="dealers-draw", says="a dealer who draws where he has to stand, or stands where he has to draw"
)
BUST_NOT_PAID = Unpaid("bust", says="a bust that is not paid at once")
STANDER_HIDES_CARD = NotShown(
    "hole card", name="stander-hides-card", says="a player who stood and does not turn up his card when the dealer has done"
)
UNDECLARED_BUST = Unsaid("bust", name="undeclared-bust", says="a player who stood on more than twenty-one")
NATURAL_NOT_ANNOUNCED = Unsaid("natural", says="a natural that the dealer does not announce before he offers a card")
UNREQUESTED_CARD = Unasked("card served", name="unrequested-card", says="a card given that was not asked for")
TWO_CARDS_DEALT = Misdone(
    "deal", "two in a round", name="two-cards-dealt", says="two cards given to a player in one round of the deal"
)
DRAWN_AFTER_DONE = TooLate(
    "draw", "stand or bust", name="drawn-after-done", says="a card drawn by a player who has stood or gone over"
)
BANK_SOLD_BY_ANOTHER = NoRight(
    "new deal",
    "sold",
    name="bank-sold-by-another",
    says="the right to deal sold by a player who has it not",
    waits=WITHOUT_EFFECT,
)
BANK_SOLD = Deed("bank-sold", "the right to deal sold to another player")
RESHUFFLED = Deed("reshuffled", "all cards shuffled before a deal for want of cards")

SPLIT_BARRED = NotThisCard("split", name="split-barred", says="a pair split that may not be")
DOUBLE_BARRED = NotThisCard("double", name="double-barred", says="a bet doubled on a count on which it may not be")
INSURED_WITHOUT_ACE = NoRight("insurance", name="insured-without-ace", says="insurance where the banker shows no ace")
PREMIUM_UNEQUAL = Unequal("premium", name="premium-unequal", says="a premium that is not half of the bet")

_HOUSE_STANDS = 17
#: what houses may have for rules: the counts that may be doubled, and the pairs that may not be split
DOUBLED_FROM, MOST_DOUBLED = {"double-from-nine": 9, "double-from-ten": 10, "double-from-eleven": 11}, 11
NO_SPLIT, NOT_SPLIT = "no-split", {4, 5, 10}


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What a player or the dealer does that the game does not allow."""
    bank = bank_of(table)
    if bank is None or act.seat is None:
        return
    if any(map(is_marker, act.cards)):
        yield Matter(MARKER_DEALT, table.dealer, "the marker was dealt as a card", act.at, card=act.cards[0])
    if act.verb in ("bets", "doubles", "insures", "redoubles", "withdraws", "splits", "pays", "gives"):
        yield from _bets(table, act)
    elif act.seat == table.dealer:
        yield from _dealer(table, act, bank)
    else:
        yield from _player(table, act)


def _bets(table: Table, act: Act) -> Iterator[Matter]:
    name, seat = table.name(act.seat), act.seat
    stake = None if seat is None else stake_of(table, seat)
    match act.verb:
        case "bets":
            least, most = _limits(table)
            if not least <= amount_of(act) <= most:
                why = f"{name} bet {amount_of(act)}, where the limits are {least} and {most}"
                yield Matter(BET_OVER_LIMIT, seat, why, act.at, count=amount_of(act))
            bank = bank_of(table)
            if bank is not None and any(map(table.noted, ("up", "down") if bank.dealer_stands else ("up",))):
                yield Matter(PLAYS_OUT_OF_TURN, seat, f"{name} bet when cards had been dealt", act.at)
        case "doubles" if (
            not table.game.minds(DOUBLE_BARRED) and len({each.seat for each in bets_laid(table) if each.bet}) < table.seats - 1
        ):
            yield Matter(DOUBLED_EARLY, seat, f"{name} doubled before all had bet", act.at)
        case "doubles" if stake is not None and stake.count is not None and table.game.minds(DOUBLE_BARRED):
            allowed = [
                range(fewest, MOST_DOUBLED + 1) for rule, fewest in DOUBLED_FROM.items() if table.noted("rule", how=rule)
            ]
            if allowed and stake.count not in allowed[0]:
                yield Matter(DOUBLE_BARRED, seat, f"{name} doubled on {stake.count}", act.at, count=stake.count)
        case "insures":
            shown = next((card for card in dealers(table).cards if card != UNKNOWN), None)
            if shown is not None and rank_of(shown) != ACE:
                why = f"{name} insured his bet against {card_text(shown)}"
                yield Matter(INSURED_WITHOUT_ACE, seat, why, act.at, card=shown)
            if stake is not None and stake.bet and 2 * amount_of(act) != stake.bet:
                why = f"{name} paid {amount_of(act)} to insure a bet of {stake.bet}"
                yield Matter(PREMIUM_UNEQUAL, seat, why, act.at, count=amount_of(act))
        case "redoubles" if not table.noted("doubles"):
            yield Matter(REDOUBLED_ALONE, seat, f"{name} redoubled a bet that was not doubled", act.at)
        case "withdraws" if stake is not None and stake.state in (SETTLED, BUST):
            yield Matter(SETTLED_BET_RECLAIMED, seat, f"{name} asked his bet back after it was settled", act.at)
        case "withdraws" if stake is not None and stake.cards and not _may_withdraw(table, act):
            yield Matter(CHIPS_TAKEN_BACK, seat, f"{name} took his bet back when he had cards", act.at, act=act)
        case "splits" if stake is not None and len(stake.cards) == 2 and not may_play_two_hands(table, stake.seat):
            bank = bank_of(table)
            counts = {pips(card) if bank is not None and bank.tens_alike else rank_of(card) for card in stake.cards}
            if table.noted("rule", how=NO_SPLIT) and {pips(card) for card in stake.cards} <= NOT_SPLIT:
                both = " and ".join(map(card_text, stake.cards))
                yield Matter(SPLIT_BARRED, seat, f"{name} split {both}", act.at, cards=stake.cards)
            if len(counts) > 1:
                both = " and ".join(map(card_text, stake.cards))
                yield Matter(UNLIKE_CARDS_SPLIT, seat, f"{name} split {both}", act.at, cards=stake.cards)
            if act.numbers and act.number != stake.bet:
                why = f"{name} bet {act.number} on the second card and {stake.bet} on the first"
                yield Matter(SPLIT_UNEQUALLY, seat, why, act.at, count=act.number)
        case "pays" if (
            act.other is not None
            and act.other == table.dealer
            and stake is not None
            and act.number > stake.bet
            and not dealers(table).natural
            and owed_between(table, stake.seat, act.other) is None  # what is due already is weighed wherever chips are paid
        ):
            why = f"{name} paid {act.number} to the dealer for a bet of {stake.bet}"
            yield Matter(PAYMENT_OVER_DUE, table.dealer, why, act.at, count=act.number)
        case "gives" if act.other is not None and not act.cards:
            why = f"{name} sold the deal to {table.name(act.other)}"
            heir = table.dealer if table.next_dealer is None else table.next_dealer
            if seat == heir:
                yield Matter(BANK_SOLD, seat, why, act.at, other=act.other)
            else:
                why = f"{why}, and it was {table.name(heir)}'s"
                yield Matter(BANK_SOLD_BY_ANOTHER, seat, why, act.at, other=act.other)


def _may_withdraw(table: Table, act: Act) -> bool:
    """Whether a ruling lets him, or something is wrong with his cards for which he may be let."""
    right = any(right.seat == act.seat and right.kind.claimed(table, right, act) for right in table.rights)
    return right or any(matter.seat == act.seat for matter in table.docket)


def _limits(table: Table) -> tuple[int, int]:
    """The least and the most that may be bet, as the log tells."""
    told = next((note.amounts for note in reversed(table.acts) if note.verb == "limit" and note.amounts), None)
    if told is None:
        return 0, 1_000_000_000
    return (1, int(told[0])) if len(told) == 1 else (int(told[0]), int(told[1]))


def _dealer(table: Table, act: Act, bank: Bank) -> Iterator[Matter]:
    name, hand = table.name(act.seat), dealers(table)
    if act.verb in ("draws", "stands"):
        yield from _before_his_turn(table, act)
    stands = bank.dealer_stands or _HOUSE_STANDS
    match act.verb:
        case "looks" if act.how == "down" and not dealer_may_look(table):
            yield Matter(HOLE_CARD_SEEN, act.seat, f"{name} looked at his face-down card", act.at)
        case "draws" if hand.count is not None and hand.count >= stands:
            of = DEALERS_FAULT.told(ACE_LOW if is_soft(hand.cards) and bank.dealer_stands else DRAWS_HIGH)
            yield Matter(DEALERS_DRAW, act.seat, f"{name} drew a card at {hand.count}", act.at, count=hand.count, of=of)
        case "stands" if hand.count is not None and hand.count < stands and _any_served(table):
            of = DEALERS_FAULT.told(STANDS_LOW)
            yield Matter(DEALERS_DRAW, act.seat, f"{name} stood at {hand.count}", act.at, count=hand.count, of=of)
        case "shows" | "turns":
            yield from _unannounced(table, act, late=True)
        case "shuffles" if table.number > 1:
            yield Matter(RESHUFFLED, act.seat, f"{name} shuffled all cards before the deal", act.at)
        case "deals" if table.noted("shuffles") and not table.noted("burns") and not table.noted("deals"):
            yield Matter(CARD_NOT_BURNED, act.seat, f"{name} dealt without burning a card", act.at)
    if act.verb in ("down", "up") and len(act.cards) > 1:
        yield Matter(TWO_CARDS_DEALT, act.seat, f"{name} gave himself two cards at once", act.at, cards=act.cards)


def _any_served(table: Table) -> bool:
    """Whether naturals have not settled all bets, as far as the log tells of any: then nobody is served, the dealer included."""
    bets = [each for each in bets_laid(table) if each.bet]
    return not bets or any(not each.natural for each in bets)


def _player(table: Table, act: Act) -> Iterator[Matter]:
    name, seat = table.name(act.seat), act.seat
    stake = stake_meant(table, act)
    match act.verb:
        case "down" | "up" if len(act.cards) > 1:
            why = f"{name} was given {counted(len(act.cards), 'card')} at once"
            yield Matter(TWO_CARDS_DEALT, seat, why, act.at, cards=act.cards)
        case "serves":
            yield Matter(UNREQUESTED_CARD, seat, f"{name} was given a card that he did not ask for", act.at, cards=act.cards)
        case "declines" if stake is not None and stake.state == BUST:
            yield Matter(BUST_NOT_PAID, seat, f"{name} went over and did not pay", act.at)
        case "declines" if stake is not None and table.phase == OVER:
            yield Matter(STANDER_HIDES_CARD, seat, f"{name} did not turn up his card", act.at)
        case "shows" | "turns" if stake is not None and stake.state in (STANDS, SETTLED) and table.phase == OVER:
            shown = turned_up(stake, act.cards).count
            if shown is not None and shown > TWENTY_ONE:
                yield Matter(UNDECLARED_BUST, seat, f"{name} had stood on {shown}", act.at, count=stake.bet)
        case "stands" if stake is not None and stake.state == BUST:
            yield Matter(UNDECLARED_BUST, seat, f"{name} stood on {stake.count}", act.at, count=stake.bet)
        case "draws" if stake is not None and stake.state in (BUST, STANDS):
            did = "stood" if stake.state == STANDS else f"gone over with {stake.count}"
            done = DOUBLED_DOWN if stake.doubled else SPLIT_AN_ACE if is_complete(stake) else STOOD
            why = f"{name} drew a card after he had {did}"
            yield Matter(DRAWN_AFTER_DONE, seat, why, act.at, cards=act.cards, of=DONE_BY.told(done))
        case "draws" | "stands" if stake is not None and stake.state == OPEN_BET:
            yield from _before_his_turn(table, act)
            yield from _unannounced(table, act, late=False)


def _before_his_turn(table: Table, act: Act) -> Iterator[Matter]:
    """A hand played while that of somebody nearer the dealer's left, who has bet, is still to be played: told of once."""
    assert act.seat is not None
    first = plays_before(table, act.seat)
    told = any((each.breach, each.seat, each.other) == (PLAYS_OUT_OF_TURN, act.seat, first) for each in table.matters)
    if first is not None and not told:
        why = f"{table.name(act.seat)} played his hand before {table.name(first)} had played"
        yield Matter(PLAYS_OUT_OF_TURN, act.seat, why, act.at, other=first)


def _unannounced(table: Table, act: Act, *, late: bool) -> Iterator[Matter]:
    """A natural of the dealer that comes to light when a card has been offered to the first player."""
    hand = turned_up(dealers(table), act.cards) if late else dealers(table)
    offered = table.noted("naturals") or not late
    known = any(matter.breach == NATURAL_NOT_ANNOUNCED for matter in table.matters)
    if hand.natural and offered and not known and not table.noted("announces", how="natural"):
        why = f"{table.name(table.dealer)} had a natural and did not announce it before a card was offered"
        yield Matter(NATURAL_NOT_ANNOUNCED, table.dealer, why, act.at)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    doubles = tuple(DOUBLED_FROM) if game.minds(DOUBLE_BARRED) else ()
    return (*doubles, NO_SPLIT) if game.minds(SPLIT_BARRED) else doubles
