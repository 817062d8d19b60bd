"""What the acts of a telling say for each thing that it may be about, beside its words: what the ranking weighs with these."""

from __future__ import annotations

from referee.ask.telling.telling import TOO_FEW, TOO_MANY, Told
from referee.core.expect import Form, Kind
from referee.core.subject import Subject

#: what it says for a breach that its acts are told, and come to another
_REFUTED = -5.0
#: what it says for a wrong number that only hands of the other sense are told
_OTHERWISE = -1.0
_CONTRARY = {TOO_MANY: TOO_FEW, TOO_FEW: TOO_MANY}


def evidence(told: Told, subject: Subject | None) -> tuple[float, ...]:
    """What its acts say for this subject: that it is found in them, and that something of its form is."""
    if not isinstance(subject, Kind):
        return 0.0, 0.0
    if subject in told.refuted:
        return _REFUTED, 0.0
    if _is_counted_otherwise(told, subject):
        return float(subject in told.wrong), _OTHERWISE
    return float(subject in told.wrong), float(_is_of_a_form_found(told, subject))


def _is_counted_otherwise(told: Told, subject: Kind) -> bool:
    """Whether all hands that are told to have another number of cards have too few where it says too many, or too many."""
    return subject.form is Form.COUNT and told.miscounted == {_contrary_to(subject)}


def _is_of_a_form_found(told: Told, subject: Kind) -> bool:
    """Whether something is wrong that has to be compared alike: how many, how much, whose turn; and not in the other sense."""
    if subject.form is Form.TURN and told.another_turn:
        return True
    if subject.form is Form.COUNT and told.miscounted and getattr(subject, "sense", "") in ("", *told.miscounted):
        return True
    found = [breach for breach in told.wrong if isinstance(breach, Kind) and breach.form is subject.form]
    return bool(found) and (subject in found or any(not _is_contrary(each, subject) for each in found))


def _is_contrary(one: Kind, other: Kind) -> bool:
    """Whether the one says too many where the other says too few."""
    contrary = _contrary_to(one)
    return contrary is not None and contrary == getattr(other, "sense", "")


def _contrary_to(subject: Kind) -> str | None:
    """Too few, where it says too many, and the other way round; nothing where it says neither."""
    return _CONTRARY.get(getattr(subject, "sense", ""))
