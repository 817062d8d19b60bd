"""What a contract comes to, by the tricks that are told of it."""

from collections.abc import Iterator, Mapping

from referee.core.game import Game
from referee.core.record import NO_TRUMP, Call, bid, call_text, level_of
from referee.core.sheet import counted
from referee.core.sums import AS_CLAIMED, CLAIMED, AsLog, Figures, Sum
from referee.mechanics.trump.moves.bidding import BidForm
from referee.score.expects import WRONG_ENTRY

_BOOK, _TRICKS = 6, 13
_MOST_ODD = _TRICKS - _BOOK
_SIDES = ("declarer's side", "the defenders")
_SAID: Mapping[str, tuple[str, ...]] = {
    CLAIMED: AS_CLAIMED,
    "down": ("{number} down|off|light|short", "down {number}", "set|beaten by {number}", "{number} undertricks"),
    "over": ("{number} over|overtricks", "plus {number}"),
    "tricks": ("{number} tricks", "takes|wins|makes all {number}"),
    "made": ("makes|making {number}",),
    "below": ("under|below line",),
    "redoubled": ("redoubled", "redoubles"),
    "doubled": ("doubled", "doubles"),
    "not vulnerable": ("not vulnerable|vul", "nonvulnerable|nonvul|nv"),
    "vulnerable": ("vulnerable|vul", "game up", "has a game", "all|both vulnerable"),
}


def _contract(game: Game, figures: Figures) -> Iterator[AsLog]:
    """The deal with that contract, vulnerable and not where it is not told which.

    What it costs to be so many tricks down is the same in every contract, and then it need not be told.
    """
    if game.play is None or "call" not in game.play.moves or game.part(BidForm) is not None or len(figures.calls) > 1:
        return
    told_down = figures.numbers.get("down", 0)
    if not figures.calls and ("doubled" not in figures or not 0 < told_down <= _TRICKS):
        return
    call = figures.calls[0] if figures.calls else bid(max(told_down - _BOOK, 1), NO_TRUMP)
    due = _BOOK + level_of(call)
    if "down" in figures:
        won = due - figures["down"]
    elif "over" in figures:
        won = due + figures["over"]
    elif "tricks" in figures:
        won = figures["tricks"]
    elif "made" in figures:
        made = figures["made"]  # `made four` tells of the tricks above the book, and `made ten` of all of them
        won = made + (_BOOK if made <= _MOST_ODD else 0)
    else:
        return
    doubling = next((each for each in ("redoubled", "doubled") if each in figures), "")
    told = [] if "not vulnerable" in figures else [True] if "vulnerable" in figures else [False, True]
    for tricks in dict.fromkeys((won, won + figures.ruled_tricks)):
        if 0 <= tricks <= _TRICKS:
            for vulnerable in told or [False]:
                yield AsLog(
                    _named(call, doubling, tricks) if figures.calls else f"{due - tricks} down, {doubling}",
                    (
                        *(("vulnerable NS",) if vulnerable else ()),
                        f"contract S {call_text(call)} {doubling}".rstrip(),
                        f"won NS {tricks}",
                    ),
                    _SIDES,
                    ruled=tricks != won,
                    claimed=figures.claimed,
                    breaches=WRONG_ENTRY,
                    below="below" in figures,
                    if_="" if len(told) < 2 else "vulnerable" if vulnerable else "not vulnerable",
                )


def _named(call: Call, doubling: str, tricks: int) -> str:
    return " ".join(filter(None, (call_text(call), doubling))) + f", {counted(tricks, 'trick')}"


SUMS = (Sum(_SAID, _contract, of_declarer=True),)
