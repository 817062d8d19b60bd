"""What a bet is paid or loses, by what the player and the bank have: a deal with such hands, told as a log and settled."""

from collections.abc import Iterator

from referee.core.game import Game
from referee.core.sums import CLAIMED, AsLog, Figures, Sum
from referee.families.banking.moves.coup import NATURALS, PUNTO, RIGHT, Coup
from referee.families.banking.moves.red_and_black import BLACK, RED, RedAndBlack
from referee.families.banking.moves.stakes import Bank
from referee.score.counts import TWENTY_ONE
from referee.score.expects import WRONG_ENTRY

_PLAYER, _BANK = "Player", "Bank"
_WHO = ("the player", "the bank")
_LEAST_TOLD = 12
#: cards by their suits, so that no two of a deal are one
_OF_PLAYER, _OF_BANK = "CD", "HS"
#: the card that makes twelve to twenty with a ten
_TENTH = "23456789T"


def _twenty_one(game: Game, figures: Figures) -> Iterator[AsLog]:
    """A bet at black jack: against what the bank has, or against its bust."""
    if game.part(Bank) is None or "bet" not in figures:
        return
    mine = "natural" if "natural" in figures else figures.numbers.get("mine", 0)
    banks = TWENTY_ONE + 1 if "bust" in figures else figures.numbers.get("bank", 0)
    first, hers = _hand(mine, _OF_PLAYER), _hand(banks, _OF_BANK)
    if first is None or hers is None:
        return
    bet = figures["bet"]
    dealt = (
        f"players {_PLAYER} {_BANK}",
        f"dealer {_BANK}",
        f"bets {_PLAYER} {bet}",
        f"up {_PLAYER} {first[0]}",
        f"up {_BANK} {hers[0]}",
        f"up {_PLAYER} {first[1]}",
        f"down {_BANK} {hers[1]}",
    )
    played = [] if mine == "natural" else [*(f"draws {_PLAYER} {card}" for card in first[2:]), f"stands {_PLAYER}"]
    ended = [*(f"draws {_BANK} {card}" for card in hers[2:]), f"stands {_BANK}"]
    against = "a bust" if banks > TWENTY_ONE else banks
    log = (*dealt, *played, *ended)
    yield AsLog(f"a bet of {bet}, {mine} against {against}", log, _WHO, claimed=figures.claimed, breaches=WRONG_ENTRY)


def _hand(total: int | str, suits: str) -> tuple[str, ...] | None:
    """Cards that come to so much, as they are drawn: none of a total of which nobody tells."""
    one, other = suits[0], suits[1]
    if total == "natural":
        return f"{one}A", f"{other}K"
    if not isinstance(total, int) or not _LEAST_TOLD <= total <= TWENTY_ONE + 1:
        return None
    if total > TWENTY_ONE:
        return f"{one}T", f"{other}6", f"{one}K"
    if total == TWENTY_ONE:
        return f"{one}T", f"{other}6", f"{one}5"
    return f"{one}T", f"{other}{_TENTH[total - _LEAST_TOLD]}"


def _colors(game: Game, figures: Figures) -> Iterator[AsLog]:
    """A bet at red and black, by how many cards of the five are of each color."""
    form = game.part(RedAndBlack)
    if form is None or "bet" not in figures:
        return
    for color, other in ((RED, BLACK), (BLACK, RED)):
        if color not in figures and other not in figures:
            continue
        number = figures.numbers.get(color, form.cards - figures.numbers.get(other, 0))
        on = next((each for each in (RED, BLACK) if f"on {each}" in figures), "")
        if not on or not 0 <= number <= form.cards or color != on:
            continue
        suits = {RED: "H", BLACK: "S"}
        cards = [*(f"{suits[on]}{rank}" for rank in range(2, 2 + number))]
        cards += [f"{suits[BLACK if on == RED else RED]}{rank}" for rank in range(2, 2 + form.cards - number)]
        log = (f"players {_PLAYER} {_BANK}", f"dealer {_BANK}", f"bets {_PLAYER} {on} {figures['bet']}")
        told, shown = f"a bet of {figures['bet']} on {on}, {number} {on}", f"up {_PLAYER} {' '.join(cards)}"
        yield AsLog(told, (*log, shown), _WHO, claimed=figures.claimed, breaches=WRONG_ENTRY)


#: the cards of a hand that comes to so much with a third card, and with two
_NOTHING, _TENS = "K", "JA23456789"


def _coup(game: Game, figures: Figures) -> Iterator[AsLog]:
    """A bet at baccarat and its kin, by what both hands come to: with three cards each, or with two where one may be a natural."""
    form = game.part(Coup)
    mine, banks = figures.numbers.get("mine"), figures.numbers.get("bank")
    if form is None or "bet" not in figures or mine not in range(10) or banks not in range(10):
        return
    bet = figures["bet"]
    on = f" {PUNTO}" if form.house else f" {RIGHT}" if form.hands > 1 else ""
    other = ("Neighbor",) if form.hands > 1 and not form.house else ()
    begins = (f"players {' '.join((_PLAYER, *other, _BANK))}", f"dealer {_BANK}")
    stakes = (*((f"banks {_BANK} {bet}",) if not form.house else ()), f"bets {_PLAYER}{on} {bet}")
    ways = (False, True) if {mine, banks} & {*NATURALS} and "drawn" not in figures else (False,)
    for natural in ways:
        totals = {_PLAYER: mine or 0, **dict.fromkeys(other, 0), _BANK: banks or 0}
        last = {who: _TENS[total] if natural else _NOTHING for who, total in totals.items()}
        suits = dict(zip(totals, _SUITS_OF_HANDS, strict=False))
        dealt = [f"down {who} {suits[who]}Q {suits[who]}{card}" for who, card in last.items()]
        drawn = [f"draws {who} {suits[who]}{_TENS[total]}" for who, total in totals.items()]
        shown = [f"shows {who}" for who, total in totals.items() if total in NATURALS][:1]
        yield AsLog(
            f"a bet of {bet}, {mine} against {banks}",
            (*begins, *stakes, *dealt, *(shown if natural else drawn)),
            (_WHO[0], *("the other hand" for _ in other), _WHO[1]),
            if_="" if len(ways) == 1 else "a natural decides" if natural else "both drew",
            claimed=figures.claimed,
            breaches=WRONG_ENTRY,
        )


_SUITS_OF_HANDS = "CDH"
_BET = (
    "bets|bet|stakes|staked|wagers {number}",
    "bet|stake of {number}",
    "puts|put|laid|lays {number} on|down",
    "{number} bet|staked",
)
_PAID = (
    "pays|paid|gives|gave|slides|slid|hands|handed me|him|her|us|them {number}",
    "pays|paid|collects|collected|gets|wins|won|owes|owed {number}",
)
SUMS = (
    Sum(
        {
            "bet": _BET,
            CLAIMED: _PAID,
            "natural": ("has|have|had|got|gets|dealt natural|blackjack", "ace king|ten|queen|jack", "my natural|blackjack"),
            "bust": ("dealer|banker|bank busts|busted|bust",),
            "bank": ("dealer|banker|bank has|had|got|makes|made|stands|shows|on|with {number}", "against {number}"),
            "mine": (
                "{person} has|have|had|hold|got|stand|stands|stood|stay|stayed {number}",
                "has|have|had|got|stood|stands|stayed {number}",
                "on|with {number}",
            ),
        },
        _twenty_one,
    ),
    Sum(
        {
            "bet": _BET,
            CLAIMED: _PAID,
            "drawn": ("drew|drawn|third card",),
            "bank": (
                "dealer|banker|bank|banco has|had|got|makes|made|shows|turns|with {number}",
                "against {number}",
                "to {number}",
            ),
            "mine": (
                "{person} has|have|had|hold|got|make|made|show|showed {number}",
                "punto has|had|got|shows|with {number}",
                "has|have|had|got|made|with {number}",
            ),
        },
        _coup,
    ),
    Sum(
        {
            "bet": _BET,
            CLAIMED: _PAID,
            "on red": ("on red", "says|said|named|names|called red"),
            "on black": ("on black", "says|said|named|names|called black"),
            RED: ("{number} red|reds", "{number} cards red", "all red {number}"),
            BLACK: ("{number} black|blacks", "{number} cards black", "all black {number}"),
        },
        _colors,
    ),
)
