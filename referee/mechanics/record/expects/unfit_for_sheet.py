"""A deal that cannot be entered on the score sheet as the log tells it. Only the judge, who keeps the sheet, can see that."""

from referee.core.expect import UnfitForSheet

UNFIT_FOR_SHEET = UnfitForSheet()
