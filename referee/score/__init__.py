"""Score tables, settlements and running sheets; what is wrong with a written score, and what is said of it."""

from referee.core import rooms

__getattr__ = rooms.speaker(__name__)
