"""Questions that a player may ask at one time and not at another."""

from collections.abc import Iterator

from referee.core.expect import Disclosed, Seen
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import PLAY, Table
from referee.mechanics.declarer.contract import Contract, dummy_of, is_defender
from referee.mechanics.tricks.moves.tricks import has_played
from referee.mechanics.tricks.state import Tricks

VERBS = ("asks", "inspects", "demands", "pulls", "names")

REVIEW_OF_CALLS = Deed("review-of-calls", "a request to have the calls restated")
ASKS_THE_TRUMP = Deed("asks-the-trump", "a question which suit is trumps")
ASKS_BIDS_OR_TRICKS = Deed("asks-bids-or-tricks", "a question how much was bid or how many tricks were won")
ASKS_ABOUT_REVOKE = Deed("asks-about-revoke", "a question whether a play is a revoke")
PLACING_DEMANDED = Deed("placing-demanded", "a demand that the cards of the trick be placed before their players")
TRICK_POINTED_OUT = Disclosed(
    "trick pointed out",
    name="trick-pointed-out",
    says="the trick, or his card of it, pointed out by a player whose partner has yet to play",
)
TRICK_SEEN = Seen("trick", name="late-look-at-trick", says="a look at a trick that may no longer be looked at")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A request for a review, a question about a revoke, and a look at a trick that is turned."""
    asker = table.name(act.seat)
    if act.verb == "inspects":
        if _is_late(table, act):
            after = ""
            if table.part(Contract) is not None:
                after = f" after {table.side_name(table.side_of(act.seat or 0))} had led or played to a later one"
            yield Matter(TRICK_SEEN, act.seat, f"{asker} looked at trick {act.number}{after}", act.at, count=act.number)
    elif act.verb == "demands":
        if act.how == "place" and table.phase == PLAY:
            why = f"{asker} demanded that the cards be placed before their players"
            yield Matter(PLACING_DEMANDED, act.seat, why, act.at)
    elif act.how == "trump":
        yield Matter(ASKS_THE_TRUMP, act.seat, f"{asker} asked which suit is trumps", act.at)
    elif act.how == "bids":
        yield Matter(ASKS_BIDS_OR_TRICKS, act.seat, f"{asker} asked how much was bid or won", act.at)
    elif act.verb in ("pulls", "names"):
        if _partner_yet_to_play(table, act):
            partner = table.name(table.partner(act.seat or 0))
            why = f"{asker} pointed out the trick, or his card of it, before {partner} had played"
            yield Matter(TRICK_POINTED_OUT, act.seat, why, act.at, count=table[Tricks].number if table.part(Tricks) else 0)
    elif act.how == "review":
        yield Matter(REVIEW_OF_CALLS, act.seat, f"{asker} asked to have the calls restated", act.at)
    elif act.how == "revoke" and table.phase == PLAY and act.seat != dummy_of(table):
        yield Matter(ASKS_ABOUT_REVOKE, act.seat, f"{asker} asked {table.name(act.other)} whether that was a revoke", act.at)


def _is_late(table: Table, act: Act) -> bool:
    """Whether a trick may not be looked at any more, before the end of the play: once his side has a card in a later one.

    Where nobody declares, none that is gathered may be.
    """
    tricks = table.part(Tricks)
    if table.phase != PLAY or tricks is None or act.seat is None:
        return False
    last = tricks.number - 1
    if table.part(Contract) is None:
        return act.number <= last
    return act.number < last or (
        act.number == last and any(table.side_of(seat) == table.side_of(act.seat) for seat, _ in tricks.cards)
    )


def _partner_yet_to_play(table: Table, act: Act) -> bool:
    """Whether a defender speaks of the trick on the table, or of his card of it, while his partner has none in it."""
    tricks = table.part(Tricks)
    if tricks is None or not tricks.cards or act.seat is None or not is_defender(table, act.seat):
        return False
    names_his_own = act.verb == "pulls" or (bool(act.cards) and (act.seat, act.card) in tricks.cards)
    return names_his_own and not has_played(tricks, table.partner(act.seat))
