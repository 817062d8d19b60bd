"""Ways of limiting what is bet or lost (usp56 2061-2089). They go with any form; here draw poker stands for it."""

from referee.core.law import Law
from referee.families.poker.usp56.draw import DRAW_POKER
from referee.families.poker.usp56.forms import POT_LIMIT, TABLE_STAKES
from referee.families.poker.usp56.jackpots import JACKPOTS

POT_LIMIT_POKER = DRAW_POKER.vary(
    "pot-limit-poker",
    title="Pot limit",
    cite="usp56 2067",
    form=POT_LIMIT,
    rules=(("Limit", "As many chips as are in the pot, a raiser's own call counted in; best with a cap such as 50."),),
    add=(
        Law(
            "raise-limit-counts-the-call",
            cite="usp56 2067-2069",
            says="At pot limit a raiser counts his own call as part of the pot.",
        ),
    ),
)

TABLE_STAKES_POKER = DRAW_POKER.vary(
    "table-stakes-poker",
    title="Table stakes",
    cite="usp56 2069-2079",
    form=TABLE_STAKES,
    rules=(
        ("Limit", "What each player has in front of him; he calls for it and stays to the showdown."),
        ("Side pots", "What he cannot meet is played for by those who can."),
        (
            "Stacks",
            "Nothing leaves the table, and chips are added only between a player's drop or the showdown and the next deal.",
        ),
    ),
    add=(
        Law(
            "drop-gives-up-every-pot",
            cite="usp56 2079",
            says="Who drops loses the main pot and every side pot; the player whose bet he did not meet takes his place in them.",
        ),
    ),
)

WHANGDOODLES = JACKPOTS.vary(
    "whangdoodles",
    title="Whangdoodles (Roodles)",
    cite="usp56 2081",
    rules=(
        ("When", "After a very good hand, such as a full house, there is a round of jackpots, a deal by each player."),
        ("Stakes", "Everybody antes, or antes double, and the limit is doubled."),
    ),
)

POVERTY_POKER = DRAW_POKER.vary(
    "poverty-poker",
    title="Poverty Poker",
    cite="usp56 2083",
    rules=(("Losses", "Who loses his stack gets a second and in many circles a third for nothing, and then drops out."),),
)
