"""Commands that read plain words, paths and choices by themselves.

Typer loads pydantic to read an option of whatever type, which took a fifth of the time of a short check. What is not as plain
is still read by typer, and so is whatever is wrong, so that it is typer that tells of it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any, get_args, get_origin

from typer import Context
from typer.core import TyperCommand, TyperGroup

_NOT_PLAIN = object()


class _Plainly:
    """What a command and a group of them have in common: how they come by their parameters."""

    def get_params(self, context: Any) -> Any:
        """All of them, that for help included."""
        params = super().get_params(context)  # type: ignore[misc]
        for each in params:
            if "process_value" not in vars(each):
                each.process_value = _reading(each)
        return params


class PlainCommand(_Plainly, TyperCommand):
    """A command that does so."""


class PlainGroup(_Plainly, TyperGroup):
    """Commands of which each may do so, and their common options."""


def _reading(param: Any) -> Callable[[Context, Any], Any]:
    """How what is given for a parameter is read."""
    by_typer = param.process_value
    kind = getattr(getattr(param, "type_descriptor", None), "annotation", None)

    def read(context: Context, given: Any) -> Any:
        plain = _NOT_PLAIN if param.required and not given else _plain(kind, given)
        if plain is _NOT_PLAIN:
            return by_typer(context, given)
        return param.callback(context, param, plain) if param.callback else plain

    return read


def _plain(kind: Any, given: Any) -> Any:
    """What is meant by that, where it is plain."""
    if given is None or type(given) is kind:  # by default, or a flag
        return given
    if isinstance(given, tuple) and get_origin(kind) is list:
        several = [_plain(get_args(kind)[0], each) for each in given]
        return _NOT_PLAIN if _NOT_PLAIN in several else several
    if kind is Path and (given == "-" or os.access(given, os.R_OK)):
        return Path(given)
    if isinstance(kind, type) and issubclass(kind, Enum) and given in [each.value for each in kind]:
        return kind(given)
    return _NOT_PLAIN
