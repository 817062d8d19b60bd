"""The table, made from the parts in the order of the files: the same rows in the same order, however they were found.

JSON lines need nothing. Parquet needs pyarrow, which reads JSON lines by itself and writes one group of rows after the other,
so that no more than a group is ever held.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

from referee.audit.refusal import Refusal, needs
from referee.audit.rows import COLUMNS

#: the suffixes of tables
PARQUET = (".parquet", ".pq")
JSON_LINES = (".jsonl", ".ndjson")

#: so many bytes of JSON go into a group of rows: pyarrow needs ten times as much to write it, beside its own 60 MB
_GROUP = 1 << 20


def check_target(path: Path) -> None:
    """Refuse what no table can be written to, before any work is done."""
    if path.suffix.lower() not in (*PARQUET, *JSON_LINES):
        raise Refusal(f"{path}: a table of rows is a .parquet or a .jsonl file")
    if path.suffix.lower() in PARQUET and not _has_pyarrow():  # it is loaded where it writes, and nowhere before
        raise _no_pyarrow()
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise Refusal(f"{path} cannot be written: " + ("it is a folder" if path.is_dir() else "there is no such folder"))


def write(path: Path, rows: Iterable[bytes]) -> None:
    """Make the table of these rows, which are lines of JSON; it is whole or not there."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    try:
        if path.suffix.lower() in PARQUET:
            _write_parquet(unfinished, rows)
        else:
            with unfinished.open("wb") as file:
                file.writelines(rows)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def _write_parquet(path: Path, rows: Iterable[bytes]) -> None:
    try:
        import pyarrow as arrow
        import pyarrow.json as reader
        import pyarrow.parquet as parquet
    except ImportError:
        raise _no_pyarrow() from None

    types = {str: arrow.string(), int: arrow.int64()}
    schema = arrow.schema([(name, types[kind]) for name, kind in COLUMNS.items()])
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        for group in _groups(rows):
            table = reader.read_json(
                arrow.BufferReader(group),
                read_options=reader.ReadOptions(use_threads=False, block_size=len(group)),
                parse_options=reader.ParseOptions(explicit_schema=schema, unexpected_field_behavior="error"),
            )
            writer.write_table(table, row_group_size=len(table))


def _groups(rows: Iterable[bytes]) -> Iterator[bytes]:
    group = bytearray()
    for row in rows:
        group += row
        if len(group) >= _GROUP:
            yield bytes(group)
            group.clear()
    if group:
        yield bytes(group)


def _has_pyarrow() -> bool:
    try:
        return find_spec("pyarrow") is not None
    except ValueError:  # somebody has put it out of the way
        return False


def _no_pyarrow() -> Refusal:
    return Refusal(f"{needs('Parquet', 'parquet')}; a .jsonl file needs none")
