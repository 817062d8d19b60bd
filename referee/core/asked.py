"""How a kind of breach is asked for: the shape of a row in the tables of `referee.ask.words.of_breaches`."""

from collections.abc import Iterable, Mapping

from referee.core.values import frozen


@frozen
class Asked:
    """How a kind of breach is asked for."""

    phrases: tuple[str, ...]
    #: the verb of the log language for the act that it is
    verb: str = ""
    #: when it happens, where it can happen at one time only
    phase: str = ""
    #: who does it, where only one part at the table can
    by: str = ""
    #: whether it is told of him who gets a card, whoever it is that gives it
    gets: bool = False
    #: the fact by which some laws ask who did it: where one does, it is told of him after all
    doer: str = ""
    #: what so asking answers: further parameters of the breach, by the names of their facts
    of: tuple[tuple[str, str], ...] = ()


def asked(
    *phrases: str,
    verb: str = "",
    phase: str = "",
    by: str = "",
    gets: bool = False,
    doer: str = "",
    of: Mapping[str, str] | Iterable[tuple[str, str]] = (),
) -> Asked:
    """A row of the table."""
    return Asked(phrases, verb, phase, by, gets, doer, tuple(dict(of).items()))
