"""A deal that cannot be entered on the score sheet as the log tells it. Only the judge, who keeps the sheet, can see that."""

from referee.core.law import Breach

UNFIT_FOR_SHEET = Breach("unfit-for-sheet", "a deal that the score sheet cannot take as the log tells it", suspect=True)
