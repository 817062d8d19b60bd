"""A wheel with the modules compiled that every act of every record goes through, for whoever asks for one.

    REFEREE_COMPILED=1 pip install .

Without the switch the wheel is Python alone, for every machine, and does the same more slowly. What is compiled is what stands
in the modules, as it stands: Cython reads it as Python, no annotation is used for types, and nothing is written twice. The text
of each module goes into the wheel beside it. `bash .ci/compiled` runs the tests on it.

    python hatch_build.py           compiles the modules of this checkout in place
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by itself
    BuildHookInterface = object  # type: ignore[assignment,misc]

SWITCH = "REFEREE_COMPILED"
NEEDED = ("Cython>=3.1", "setuptools>=75")
#: modules, and rooms with all that is in them
HOT = (
    "core/cards", "core/doubt", "core/fold", "core/history", "core/matter", "core/order", "core/parts", "core/record",
    "core/sheet", "core/table", "core/unheard", "core/verdict",
    "mechanics/auction", "mechanics/deal/moves", "mechanics/declarer", "mechanics/record", "mechanics/rulings/reckoning",
    "mechanics/setting", "mechanics/tricks/moves", "mechanics/tricks/plays", "mechanics/tricks/state",
    "families/bridge/expects/record_tags", "families/bridge/moves/whole", "families/bridge/score",
    "families/poker/betting", "families/poker/moves", "families/poker/pots", "families/poker/staking", "families/poker/hands",
    "score", "reading/spelling", "formats", "judge",
)  # fmt: skip
#: modules of such a room that stay Python
LEFT = ("__init__.py", "gives.py", "verbs.py", "words.py")


def sources(top: Path) -> Iterator[Path]:
    """What is compiled, by its way from the checkout.

    Packages stay Python, since their words are looked for by name, and so do modules whose classes call on those above them:
    attrs makes a class anew, and a compiled method does not hear of it. What rulings give stays so too: where rows are varied
    (`casebook --prove`) its functions are made anew, which compiled ones cannot be.
    """
    for name in HOT:
        path = top / "referee" / name
        found = sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]
        for each in found:
            if each.name not in LEFT and "super()" not in each.read_text(encoding="utf-8"):
                yield each.relative_to(top)


def compiled(top: Path, scratch: Path) -> Iterator[tuple[Path, Path]]:
    """Each compiled module in the scratch folder, and where it belongs."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    here = Path.cwd()
    os.chdir(top)
    try:
        quietly = [] if os.name == "nt" else ["-g0", "-w"]
        modules = [
            Extension(".".join(path.with_suffix("").parts), [str(path)], extra_compile_args=quietly) for path in sources(top)
        ]
        made = cythonize(
            modules,
            build_dir=str(scratch / "c"),
            quiet=True,
            compiler_directives={"language_level": 3, "annotation_typing": False},
        )
        build = Distribution({"name": "referee", "ext_modules": made}).get_command_obj("build_ext")
        build.build_lib, build.build_temp, build.parallel = str(scratch / "lib"), str(scratch / "o"), os.cpu_count()
        build.ensure_finalized()
        build.run()
    finally:
        os.chdir(here)
    for path in sorted((scratch / "lib").rglob("*.*")):
        if path.suffix in (".so", ".pyd"):
            yield path, path.relative_to(scratch / "lib")


class Compiled(BuildHookInterface):  # type: ignore[misc]
    """The hook by which a wheel is built."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What building needs beside hatchling."""
        return list(NEEDED) if _is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put what is compiled into the wheel."""
        if not _is_wanted() or self.target_name != "wheel" or version == "editable":
            return
        self.scratch = tempfile.mkdtemp()
        for path, place in compiled(Path(self.root), Path(self.scratch)):
            build_data["force_include"][str(path)] = place.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        shutil.rmtree(getattr(self, "scratch", ""), ignore_errors=True)


def _is_wanted() -> bool:
    return os.environ.get(SWITCH, "") not in ("", "0")


if __name__ == "__main__":
    checkout = Path(__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        for module, where in compiled(checkout, Path(folder)):
            shutil.copy(module, checkout / where)
            sys.stdout.write(f"{where}\n")
