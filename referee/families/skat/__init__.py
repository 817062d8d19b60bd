"""Skat: its words as a module of rows speaks them."""

from referee.core import rooms

__getattr__ = rooms.speaker(__name__)
