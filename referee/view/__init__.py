"""A record as somebody looks at it: every act of a deal with the table after it, the calls and the tricks as tables, the
findings at the very acts that they are about. Data alone; what it looks like is for whoever draws it.
"""

from referee.view.deal import DealView, Step, deal_views
from referee.view.findings import Finding, findings
from referee.view.grids import Cell, Grid
from referee.view.rest import Rest, rests

__all__ = ["Cell", "DealView", "Finding", "Grid", "Rest", "Step", "deal_views", "findings", "rests"]
