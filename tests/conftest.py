"""What holds for every test."""

import atexit
import os
import shutil
import tempfile

from hypothesis import HealthCheck, settings

# The first text that is generated in a fresh clone waits for a table of Unicode, and a machine may be busy: how long
# an example takes says nothing about what it tests.
settings.register_profile("referee", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("referee")

# What is kept between starts is kept for as long as the tests run, and nothing in the folder of whoever runs them.
os.environ["REFEREE_CACHE"] = tempfile.mkdtemp(prefix="referee-tests-")
atexit.register(shutil.rmtree, os.environ["REFEREE_CACHE"], ignore_errors=True)
