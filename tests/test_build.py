"""The modules that a compiled wheel has are those that are there."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]
_spec = spec_from_file_location("hatch_build", TOP / "hatch_build.py")
assert _spec is not None and _spec.loader is not None
hatch_build = module_from_spec(_spec)
_spec.loader.exec_module(hatch_build)


@pytest.mark.parametrize("name", hatch_build.HOT)
def test_what_is_compiled_is_there(name: str) -> None:
    """A name that stands for nothing compiles nothing, and nobody hears of it."""
    path = TOP / "referee" / name
    assert path.is_dir() or path.with_suffix(".py").is_file()
    assert any((TOP / each).is_file() and str(each).startswith(f"referee/{name}") for each in hatch_build.sources(TOP))
