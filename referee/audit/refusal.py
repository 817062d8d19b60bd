"""What makes an audit impossible, in one sentence."""

from __future__ import annotations


class Refusal(Exception):
    """An audit that cannot be begun, or cannot go on."""

    def __str__(self) -> str:
        return str(self.args[0])


def needs(what: str, extra: str) -> str:
    """The sentence for an optional package that is not there.

    >>> needs("Parquet", "parquet")
    "Parquet needs more packages: pip install 'referee[parquet]'"
    """
    return f"{what} needs more packages: pip install 'referee[{extra}]'"
