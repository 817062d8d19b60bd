"""What holds for every test."""

from hypothesis import HealthCheck, settings

# The first text that is generated in a fresh clone waits for a table of Unicode, and a machine may be busy: how long
# an example takes says nothing about what it tests.
settings.register_profile("referee", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("referee")
