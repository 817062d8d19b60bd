"""What holds for every test."""

import atexit
import os
import shutil
import tempfile

import pytest
from hypothesis import HealthCheck, settings

# The first text that is generated in a fresh clone waits for a table of Unicode, and a machine may be busy: how long
# an example takes says nothing about what it tests.
settings.register_profile("search", deadline=None, suppress_health_check=[HealthCheck.too_slow])

# The suite draws the same examples for the same tests, so that it fails where a change broke something and nowhere else.
# `--hypothesis-profile search` draws others each time: that is how new faults are looked for.
settings.register_profile("referee", settings.get_profile("search"), derandomize=True, database=None)
settings.load_profile("referee")

# What is kept between starts is kept for as long as the tests run, for all processes that run them, and nothing in the folder
# of whoever does.
if "PYTEST_XDIST_WORKER" not in os.environ:
    os.environ["REFEREE_CACHE"] = tempfile.mkdtemp(prefix="referee-tests-")
    atexit.register(shutil.rmtree, os.environ["REFEREE_CACHE"], ignore_errors=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--act-by-act`: nothing is taken whole or together, and every test has to come to the same."""
    parser.addoption("--act-by-act", action="store_true", help="judge act by act, with nothing taken whole or together")


def pytest_configure(config: pytest.Config) -> None:
    """Switch off whatever takes more than one act at once."""
    if config.getoption("--act-by-act", default=False):
        patch = pytest.MonkeyPatch()
        patch.setattr("referee.core.fold.taken_together", lambda game: frozenset())
        patch.setattr("referee.core.fold._take", lambda table, runs: (table, 0))
        patch.setattr("referee.judge.hearing.at_once", lambda session, acts: None)


@pytest.fixture(scope="session")
def together(request: pytest.FixtureRequest) -> None:
    """For tests of what is taken together: there is none of it act by act."""
    if request.config.getoption("--act-by-act", default=False):
        pytest.skip("nothing is taken together")
