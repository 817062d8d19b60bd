"""The same record told with more or with less: what is found in it, and its score, must not change by that."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from referee.core.unheard import verbs_of
from referee.families import games

from .log import Line, Log


def tellings(log: Log) -> Iterator[tuple[str, str]]:
    """The log told otherwise, each time in one way."""
    for name, way in WAYS.items():
        lines = [text for line in log.lines for text in way(log, line)]
        if lines != [line.text for line in log.lines]:
            yield name, log.text(lines)
    if shown := _shown(log):
        yield "hands shown", log.text([*(line.text for line in log.lines), *shown])
    if paid := _paid(log):
        yield "settled by the players", log.text([*(line.text for line in log.lines), *paid])


def _no_hands(log: Log, line: Line) -> list[str]:
    return [] if line.verb == "hand" else [line.text]


#: games in which who deals is scored otherwise than the others: he is the bank, pays for all, or does not play
_SCORED_BY_DEALER = {"red-and-black-bank", "skat-ramsch", "three-hand-sixty-six", "up-and-down-the-river"}


def _no_dealer(log: Log, line: Line) -> list[str]:
    """Nobody says who dealt the first deal, where that is not what somebody scores by."""
    first = next((each for each in log.lines if each.verb == "dealer"), None)
    return [] if line is first and log.game not in _SCORED_BY_DEALER else [line.text]


def _one_hand(log: Log, line: Line) -> list[str]:
    return [] if line.verb == "hand" and line.seat else [line.text]


def _open_hands(log: Log, line: Line) -> list[str]:
    """Half of each hand, the rest not told."""
    half = line.words[: len(line.words) // 2]
    return [log.said("hand", line.seat, (*half, "..."))] if line.verb == "hand" else [line.text]


def _quitted(log: Log, line: Line) -> list[str]:
    """Each trick is turned and quitted."""
    return [line.text, "quits"] if line.closes else [line.text]


def _told_again(log: Log, line: Line) -> list[str]:
    """Before he plays, what he holds is told once more."""
    if line.verb != "play" or line.seat is None or not (line.turn and any(line.hands)):
        return [line.text]
    return [log.said("hand", line.seat, line.hands[line.seat]), line.text]


def _remarked(log: Log, line: Line) -> list[str]:
    """Somebody says something at every act."""
    return [line.text if '"' in line.text else f'{line.text} "so be it"']


def _counted(log: Log, line: Line) -> list[str]:
    """Whoever has to act counts his hand before, and where there are no tricks whoever plays a card."""
    if line.verb == "hand" or line.seat is None or not line.hands or not line.hands[line.seat] or not _hears(log, "counts"):
        return [line.text]
    plays = not any(each.closes for each in log.lines) and set(line.words) & set(line.hands[line.seat])
    if not line.turn and not plays:
        return [line.text]
    return [log.said("counts", line.seat, [len(line.hands[line.seat])]), line.text]


def _gathered(log: Log, line: Line) -> list[str]:
    """Whoever has won a trick, as his lead to the next shows, takes it in.

    Who has no card left cannot lead, though he has won, and where cards are drawn between more may have happened.
    """
    if not line.closes or not _hears(log, "gathers"):
        return [line.text]
    place = next(place for place, each in enumerate(log.lines) if each is line)
    lead = log.lines[place + 1] if place + 1 < len(log.lines) else None
    played = {each.seat for each in log.lines[:place] if each.verb == "play"}
    leads = lead is not None and lead.verb == "play" and all(lead.hands[seat] for seat in played if seat is not None)
    return [line.text, log.said("gathers", lead.seat, [])] if lead is not None and leads else [line.text]


def _hears(log: Log, verb: str) -> bool:
    """Whether the game hears that verb."""
    return verb in verbs_of(games()[log.game])


def _moves(log: Log, verb: str) -> bool:
    """Whether something moves by it."""
    play = games()[log.game].play
    return play is not None and verb in play.moves


def _shown(log: Log) -> list[str]:
    """When the deal is over each shows what he has left, as far as it is told."""
    over = log.due is not None or any(line.verb == "knocks" for line in log.lines)
    if not _moves(log, "shows") or not over or any(line.verb == "shows" for line in log.lines):
        return []
    return [log.said("shows", seat, hand) for seat, hand in enumerate(log.hands) if hand]


def _paid(log: Log) -> list[str]:
    """At the end the players pay each other what is due, where one has it of all the others or one owes it to all."""
    verbs = [line.verb for line in log.lines]
    if (
        verbs.count("dealer") + verbs.count("deal") > 1
        or {"antes", "money", "gathers"} & {*verbs}
        or ("shows" in verbs and "banks" not in verbs)
    ):
        return []  # what was put in before is paid no more, and what each owes each for cards shown is more than what is left
    due = (
        log.due
        if isinstance(log.due, Sequence)
        else [log.due.get(name, 0) for name in log.names]
        if isinstance(log.due, dict)
        else []
    )
    if len(due) != len(log.names) or not _moves(log, "pays") or not all(isinstance(each, int) for each in due) or sum(due):
        return []
    banker = next((line.seat for line in log.lines if line.verb == "banks"), log.banker)
    won, lost = ([seat for seat, each in enumerate(due) if each * sign > 0] for sign in (1, -1))
    alone = banker if banker is not None else won[0] if len(won) == 1 else lost[0] if len(lost) == 1 else None
    if alone is None:
        return []
    pairs = [(seat, alone) if due[seat] < 0 else (alone, seat) for seat in range(len(due)) if seat != alone and due[seat]]
    return [log.said("pays", payer, [log.names[payee], abs(due[payer if payee == alone else payee])]) for payer, payee in pairs]


#: by what it is: the lines in the place of one
WAYS: dict[str, Callable[[Log, Line], list[str]]] = {
    "without hands": _no_hands,
    "without dealer": _no_dealer,
    "one hand": _one_hand,
    "half hands": _open_hands,
    "quitted tricks": _quitted,
    "hands told again": _told_again,
    "hands counted": _counted,
    "gathered tricks": _gathered,
    "with remarks": _remarked,
}
