"""Skat as its general text has it, Räuber Skat and Ramsch (usp56 5232-5405)."""

from referee import score
from referee.core.cards import PIQUET_PACK
from referee.core.game import Game
from referee.core.law import Law
from referee.families import skat
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import auction, deal, exposure, rulings, tricks, trump

SKAT = Game(
    "skat",
    title="Skat",
    family="skat",
    cite="usp56 5232-5380",
    general=GENERAL_RULES,
    seats=3,
    players=(3, 5),
    sides=0,
    pack=PIQUET_PACK,
    order=skat.with_jacks,
    hand_size=10,
    deal="Three cards to each of three players, two for the skat, then four and three. Of four players the dealer has no hand; of five he and the third to his left have none.",
    rounds=(3, 4, 3),
    widow_after=1,
    play=skat.SKAT_PLAY,
    form=skat.SkatForm(),
    score=score.Tally((skat.ByAverage(),)),
    rules=(
        ("Players", "Three to five, of whom three play; in every deal two of them against the Player."),
        (
            "Ranks",
            "With trumps the jacks of clubs, spades, hearts and diamonds are the highest four; then ace, ten, king, queen, nine, eight, seven. At null, ace, king, queen, jack, ten and down.",
        ),
        (
            "Bidding",
            "The second player bids to the leader, who holds or passes, and the third to whoever is left. A bid is a number that some game is worth, ten at least. If both pass without a bid, the leader may name a game, or it is Ramsch.",
        ),
        (
            "Games",
            "Solo in a suit, and grand, with the skat set aside: 9, 10, 11, 12 and 20. Tournee, its suit turned from the skat: 5, 6, 7, 8, and grand tournee 12. Guckser, a grand with the skat: 16. Grand ouvert 24. Null 20, null ouvert 40.",
        ),
        (
            "Value",
            "The base value times the matadors, with or against, the skat counted, and one each for game, schneider, schneider foretold, schwarz and schwarz foretold; what is reached brings all that comes before it. Grand ouvert, which promises every trick, is taken to bring them all.",
        ),
        (
            "Score",
            "The Player scores the value if he has 61 points, or what else he has promised, and the game is worth his bid. Otherwise he loses it, and at least the lowest multiple of the base that comes up to his bid; twice that at guckser and on the second turn.",
        ),
        (
            "Ramsch",
            "Jacks alone are trumps, and each plays for himself; the skat goes to the last trick. The least points win 10, or 20 without a trick; who takes every trick loses 30.",
        ),
        ("Settlement", "Each pays or is paid by how far he is from the average."),
    ),
    expects=(*tricks.TRICKS, *skat.BIDDING, *skat.UNDERTAKING, exposure.CARD_EXPOSED),
    laws=(
        Law(
            "bid-that-no-game-scores",
            breach=[auction.BID_NOT_LISTED, auction.INSUFFICIENT_BID],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5252-5258, 5505",
            says="A bid is a number that some game is worth, ten or more, and higher than the one before; who is bid to holds it or passes.",
        ),
        Law(
            "bid-out-of-turn",
            breach=trump.SPEAKS_OUT_OF_TURN,
            remedy=rulings.silent("it has no effect, and he may speak in turn"),
            cite="usp56 5252",
            says="Of a bid or a pass out of turn the book says nothing.",
        ),
        Law(
            "declares-game-below-bid",
            breach=skat.GAME_BELOW_BID,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5342-5344",
            says="A game that cannot be worth the bid may not be named: no null on more than twenty, no null ouvert on more than forty.",
        ),
        Law(
            "game-named-by-another",
            breach=[skat.GAME_BY_ANOTHER, skat.SKAT_BY_ANOTHER],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5246, 5260",
            says="It is for the winner of the bidding to name the game and to use the skat.",
        ),
        Law(
            "foretold-with-the-skat",
            breach=skat.PREDICTED_WITH_SKAT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5334-5338",
            says="Schneider and schwarz are foretold only where the skat is set aside untouched.",
        ),
        Law(
            "value-below-bid",
            cite="usp56 5354, 5358",
            says="A game worth less than the bid is lost, for the lowest multiple of its base that comes up to the bid.",
        ),
        Law(
            "minimum-not-taken",
            cite="usp56 5352-5356",
            says="A Player who falls short of what his game promises loses its value, with what his opponents have reached; double at guckser and on the second turn.",
        ),
        Law(
            "opponents-demand-play-on",
            cite="usp56 5356",
            says="Opponents who have their sixty points may demand that play go on, for schneider or schwarz.",
        ),
        Law(
            "leader-passes-after-two-passes",
            cite="usp56 5256, 5296",
            says="If nobody has bid, the leader may name a game without a number; if he passes too it is Ramsch.",
        ),
        Law(
            "league-rules-apply",
            breach=[
                tricks.REVOKE,
                tricks.LEAD_OUT_OF_TURN,
                tricks.PLAY_OUT_OF_TURN,
                tricks.NO_CARD_TO_TRICK,
                tricks.TWO_CARDS_TO_TRICK,
                tricks.CARD_TAKEN_BACK,
                tricks.TRICK_GATHERED_BY_ANOTHER,
                exposure.CARD_EXPOSED,
                deal.TOO_MANY_CARDS,
                deal.TOO_FEW_CARDS,
            ],
            remedy=rulings.silent("the deal goes on", "the official rules of the league have a law for it"),
            cite="usp56 5380",
            says="For irregularities the general text sends to the official rules of the North American Skat League.",
        ),
    ),
)

RAUBER_SKAT = SKAT.vary(
    "rauber-skat",
    title="Räuber Skat",
    cite="usp56 5382-5405",
    form=skat.SkatForm(open_skat=True),
    rules=(
        (
            "Games",
            "There is no tournee. The Player plays from his hand, or takes the skat up, lays two cards away and then names his game: a suit, at the base value of a solo, or the jacks alone.",
        ),
    ),
    expects=(*SKAT.expects, skat.GAME_NOT_LISTED),
    add=[
        Law(
            "no-tournee",
            breach=skat.GAME_NOT_LISTED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5384",
            says="There is no tournee in this form, and no guckser apart from what the Player names with the skat in hand.",
        ),
    ],
)

SKAT_RAMSCH = SKAT.vary(
    "skat-ramsch",
    title="Ramsch (Skat)",
    cite="usp56 5296, 5360",
    players=(3, 3),
    form=skat.SkatForm(ramsch_alone=True),
    expects=(*tricks.TRICKS, exposure.CARD_EXPOSED),
    rules=(("Bidding", "There is none: the leader leads, and each plays for himself."),),
    drop=[
        "bid-that-no-game-scores",
        "bid-out-of-turn",
        "declares-game-below-bid",
        "game-named-by-another",
        "foretold-with-the-skat",
        "value-below-bid",
        "minimum-not-taken",
        "opponents-demand-play-on",
        "leader-passes-after-two-passes",
    ],
    add=[
        Law(
            "lowest-score",
            cite="usp56 5360",
            says="The player with the least points scores 10, or 20 if he has taken no trick.",
        ),
        Law(
            "two-way-tie",
            cite="usp56 5360",
            says="Of two who tie for the least, the one who did not take the last trick as between them wins 10.",
        ),
        Law("three-way-tie", cite="usp56 5360", says="If all three tie, the leader wins 10."),
        Law("takes-all-tricks", cite="usp56 5360", says="A player who takes all the tricks loses 30."),
        Law("skat-to-last-trick", cite="usp56 5302", says="The skat counts for the winner of the last trick."),
    ],
)
