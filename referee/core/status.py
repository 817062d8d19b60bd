"""The closed set of statuses that a ruling can have, silence among them."""

DUE = "due"  # the law gives something, and it holds
OPTIONAL = "optional"  # somebody may choose
OPEN = "open"  # not yet established
CORRECTED = "corrected"  # put right in time
CONDONED = "condoned"  # the time for it is over, or the other side accepted it
NO_PENALTY = "no penalty"  # the book says so
LAWFUL = "allowed"  # nobody did what he should not
NONE_STATED = "none stated"  # the book forbids it and gives no remedy
SILENT = "silent"  # the book says nothing; the policy taken is named
NEEDS_FACT = "needs a fact"  # rows may still apply, and the record cannot say which
WITHOUT_EFFECT = "no effect"  # what is told comes to nothing in this game, or at this moment
SUSPECT = "suspect record"  # the record does not hold together; nobody is accused

STATUSES = (
    DUE,
    OPTIONAL,
    OPEN,
    CORRECTED,
    CONDONED,
    NO_PENALTY,
    LAWFUL,
    NONE_STATED,
    SILENT,
    NEEDS_FACT,
    WITHOUT_EFFECT,
    SUSPECT,
)
