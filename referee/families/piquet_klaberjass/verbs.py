"""The verbs of klaberjass: a trump offered, or the hand thrown in."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "schmeiss": "SEAT",  # offers to play, or to throw the hand in, as the other likes
}

SAID: Sayings = {
    "schmeiss": ("schmeisses|shmeisses|valses", "says|calls|offers schmeiss|shmeiss|valse|waltz"),
}
