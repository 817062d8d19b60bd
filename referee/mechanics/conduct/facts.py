"""What a remark was about and who made it."""

from referee.core.fact import NO, YES, of

OF_THE_MAKE = of("of-the-make", YES, NO, question="Was a trump suggested before it was made?")
BY_DUMMY = of("by-dummy", YES, NO, question="Did dummy make the remark?")
