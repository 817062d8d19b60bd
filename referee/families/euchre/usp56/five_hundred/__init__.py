"""Five hundred (usp56) for three players, its laws in sections as the book has them."""

from attrs import evolve

from referee import score
from referee.core.cards import CLUBS, DIAMONDS, HEARTS, PIQUET_PACK, SPADES, with_joker
from referee.core.game import Game
from referee.core.record import NO_TRUMP
from referee.families import euchre
from referee.families.euchre.moves.five_hundred import owed
from referee.families.euchre.usp56.five_hundred import bidding, deal, play
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import auction, conduct, rulings, tricks
from referee.mechanics import deal as dealing

#: the three schedules (usp56 3857), nullo (3859), all ten tricks (3908), tricks of the opponents (3859, 3912)
AVONDALE = euchre.Schedule(
    (SPADES, CLUBS, DIAMONDS, HEARTS, NO_TRUMP),
    first=(40, 60, 80, 100, 120),
    further=100,
    nullo=250,
    all_tricks=250,
    each_trick=10,
)
ORIGINAL = evolve(AVONDALE, further=None)
INVERTED = evolve(ORIGINAL, order=(CLUBS, SPADES, HEARTS, DIAMONDS, NO_TRUMP))
FORM = euchre.FiveHundredForm(AVONDALE, {"original-schedule": ORIGINAL, "inverted-schedule": INVERTED})

FIVE_HUNDRED = Game(
    "five-hundred",
    title="Five Hundred (three-hand)",
    family="euchre",
    cite="usp56 3835-3946",
    general=GENERAL_RULES,
    seats=3,
    sides=0,
    pack=with_joker(PIQUET_PACK),
    order=euchre.with_bowers,
    owed=owed,
    hand_size=10,
    deal="Ten cards to each player, three, four and three at a time, and three to a widow after the first round.",
    rounds=(3, 4, 3),
    widow_after=1,
    play=euchre.FIVE_HUNDRED_PLAY,
    form=FORM,
    score=score.Match(score.Tally((score.Race(to=500, hole=500),))),
    rules=(
        ("Players", "Three, each for himself; in every deal the two others play together against the contractor."),
        ("Pack", "33 cards, the sevens lowest, and a joker."),
        (
            "Ranks",
            "Joker, right bower, left bower, ace, king, queen, ten and down in trumps; the ace high in the other suits. Without a trump suit the joker is a suit by itself and wins; who leads it names the suit to be followed, and it may not be played by a hand that can follow suit.",
        ),
        (
            "Bidding",
            "From the dealer's left each player bids once or passes: six tricks to ten in spades, clubs, diamonds, hearts or no trump, in that order upwards. A bid tops another by more tricks, or by as many in a higher denomination. Nullo, to lose every trick, stands between eight spades and eight clubs.",
        ),
        (
            "Contract",
            "The highest bidder takes the widow, lays three cards away, and leads. All passing, the deal is abandoned.",
        ),
        (
            "Values",
            "Six spades are worth 40, clubs 60, diamonds 80, hearts 100, no trump 120, and every further trick 100 more (Avondale); in the Original and Inverted schedules every further trick adds as much again. Nullo is worth 250. A log says `rule original-schedule` or `rule inverted-schedule` where one of these is used, and `rule by-value` where bids rank by what they are worth.",
        ),
        (
            "Score",
            "The contractor scores his bid, or 250 at least for all ten tricks; or loses it. Each opponent scores ten for each trick of his.",
        ),
        ("Game", "500 points."),
    ),
    expects=(
        *rulings.DEMANDING,
        *tricks.TRICKS,
        *euchre.BIDDING,
        *euchre.OF_FIVE_HUNDRED,
        *euchre.OF_PARTNERS,
        auction.BID_AGAIN,
        euchre.WIDOW_NOT_ENTITLED,
        dealing.CARD_NAMED,
        tricks.CARD_THROWN,
        euchre.IDLE_HAND_PLAYS,
        conduct.DISCLOSURE,
        conduct.TRICK_SEEN,
    ),
    laws=(*bidding.LAWS, *deal.LAWS, *play.LAWS),
)
