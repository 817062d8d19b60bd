"""Marks and figures of a record that whoever weighs it (`referee.formats`) holds against what the judge finds."""

from referee.core.expect import MarkDiffers, TagDiffers

#: an irregularity that the law knows
UNMARKED = MarkDiffers("missing", name="unmarked-irregularity", says="an irregularity that the record does not mark")
MARK_ALONE = MarkDiffers(
    "surplus", name="mark-without-irregularity", says="a mark in the record where nothing irregular is found"
)
NOT_JUDGED = MarkDiffers("gap", name="cards-not-judged", says="cards behind one that the record does not tell")
STACKS_DISAGREE = TagDiffers("stacks", name="stacks-disagree", says="stacks at the end that do not follow from the hand")
