"""Napoleon and its forms (usp56 4135-4181)."""

from referee import score
from referee.core.game import Game
from referee.families import euchre
from referee.families.euchre.usp56.napoleon.laws import LAWS
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import auction, tricks

NAPOLEON = Game(
    "napoleon",
    title="Napoleon (Nap)",
    family="euchre",
    cite="usp56 4135-4181",
    general=GENERAL_RULES,
    seats=4,
    players=(2, 6),
    sides=0,
    hand_size=5,
    deal="Five cards to each player, three and then two at a time or two and then three.",
    rounds=(3, 2),
    other_rounds=((2, 3),),
    play=euchre.NAPOLEON_PLAY,
    form=euchre.NapForm(),
    score=score.Tally((score.Pool(),), euchre.chips),
    rules=(
        ("Players", "Two to six; the others play together against the highest bidder."),
        ("Ranks", "Ace high to deuce low."),
        (
            "Bidding",
            "From the dealer's left each player bids once, the tricks out of five that he will win, or passes. Five are nap; by agreement wellington tops nap and blucher wellington.",
        ),
        (
            "Play",
            "The bidder leads, and the suit of his card is trump. Players follow suit if they can and otherwise play any card.",
        ),
        (
            "Chips",
            "Each other player pays the bidder, or is paid: one for each trick bid below five; 10 for all five, and 5 if nap fails, 10 if wellington does, 20 if blucher does.",
        ),
    ),
    expects=(
        *tricks.TRICKS,
        *euchre.BIDDING,
        *euchre.OF_NAPOLEON,
        *euchre.OF_PARTNERS,
        euchre.HAND_STILL_WRONG,
        auction.BID_AGAIN,
    ),
    laws=LAWS,
)

POOL_NAP = NAPOLEON.vary(
    "pool-nap",
    title="Pools (Nap)",
    cite="usp56 4171",
    rules=(
        (
            "Pool",
            "Players put in alike and each dealer adds to it; the first to take five tricks on nap wins it, and who fails doubles it.",
        ),
    ),
)

WIDOW_NAP = NAPOLEON.vary(
    "widow-nap",
    title="Widow (Nap)",
    cite="usp56 4173",
    form=euchre.NapForm(widow=euchre.FIVE_CARDS),
    rules=(("Widow", "Five cards are dealt face down; who takes them must bid nap, and lays five away."),),
)

PEEP_NAP = POOL_NAP.vary(
    "peep-nap",
    title="Peep Nap",
    cite="usp56 4175",
    form=euchre.NapForm(widow=euchre.ONE_CARD),
    rules=(
        (
            "Widow",
            "One card; for a counter to the pool a player may look at it before he bids, and the highest bidder takes it.",
        ),
    ),
)

SIR_GARNET = NAPOLEON.vary(
    "sir-garnet",
    title="Sir Garnet",
    cite="usp56 4177-4181",
    form=euchre.NapForm(widow=euchre.FIVE_CARDS, dear=True),
    rules=(
        (
            "Extra hand",
            "A hand of five is dealt; in his turn a player may pick it up in the place of a bid. He keeps the best five of ten and must play nap, and if he fails he pays 10 to each and not 5.",
        ),
    ),
)
