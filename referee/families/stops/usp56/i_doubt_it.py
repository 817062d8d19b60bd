"""I doubt it, and its variant with three cards (usp56 6247-6287)."""

from referee import score
from referee.core.cards import TWO_PACKS
from referee.core.game import Game
from referee.core.law import Law
from referee.families import stops
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import deal, rulings, turns

I_DOUBT_IT = Game(
    "i-doubt-it",
    title="I Doubt It",
    family="stops",
    cite="usp56 6247-6283",
    general=GENERAL_RULES,
    players=(3, 13),
    sides=0,
    packs=dict.fromkeys(range(6, 14), TWO_PACKS),
    hand_size=0,
    deal="Two or three at a time, the last round singly, as far as the cards go.",
    play=stops.CLAIMING_PLAY,
    form=stops.Claiming(1, 4),
    score=score.Tally(),
    rules=(
        ("Players", "Three to thirteen; six or more use two packs."),
        (
            "Play",
            "In turn each lays one to four cards face down, eight with two packs, and calls them aces, kings, queens and so on, true or not.",
        ),
        ("Doubt", "Anybody may doubt: the one who was wrong takes all cards laid so far."),
        ("Score", "Who is out, not doubted or rightly announced, is paid a chip by each."),
    ),
    expects=(*stops.OF_DOUBTING, turns.PLAYS_OUT_OF_TURN),
    laws=(
        Law(
            "too-many-cards-laid",
            breach=stops.WRONG_NUMBER_LAID,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6263, 6271-6273",
            says="One to four cards are laid at a time, with two packs one to eight.",
        ),
        Law(
            "doubt-settled",
            cite="usp56 6265",
            says="If the announcement was true, the doubter takes all cards laid; if it was false in any respect, the player does.",
        ),
        Law(
            "precedence-of-doubters",
            cite="usp56 6265",
            says="Of several doubters the first to speak counts, and of two at once the one nearer the player's left.",
        ),
        Law(
            "another-rank-announced",
            breach=stops.WRONG_RANK_ANNOUNCED,
            remedy=rulings.silent("the announcement is corrected, and may be doubted as it should have been made"),
            cite="usp56 6263-6269",
            says="Each player announces the rank below the last one; of one who announces another the book says nothing.",
        ),
        Law(
            "out-and-not-disproved",
            cite="usp56 6275",
            says="Whose last card is not doubted, or proves to be as announced, has won, and each other pays him a chip.",
        ),
        Law(
            "doubt-before-announcement",
            breach=stops.DOUBTED_EARLY,
            remedy=stops.DOUBT_IS_VOID,
            cite="usp56 6277",
            says="A doubt before the announcement is void, and its author may not doubt that announcement.",
        ),
        Law(
            "doubts-when-barred",
            breach=rulings.DOUBTS_WHEN_BARRED,
            remedy=rulings.silent("the second doubt has no effect either"),
            cite="usp56 6277",
            says="Of a player who doubts although he may not the book says nothing more.",
        ),
        Law(
            "dealing-irregularity",
            breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS, deal.DEALT_INCORRECTLY, deal.FACED_IN_DEALING, deal.FACED_IN_PACK],
            remedy=stops.HANDS_ADJUSTED,
            cite="usp56 6279-6281",
            says="There is no misdeal: whatever goes wrong in dealing is put right by adjusting the hands, even when they were looked at.",
        ),
        Law(
            "false-statements-allowed",
            on=stops.SPEAKS_OF_HIS_CARDS,
            remedy=rulings.ALLOWED,
            cite="usp56 6283",
            says="To say what is not so about one's cards is quite proper.",
        ),
        Law(
            "plays-out-of-turn",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=turns.taken_back("the cards are taken back, and the play goes on in turn"),
            cite="usp56 6269",
            says="The turn goes to the left; of cards laid out of turn the book says nothing.",
        ),
    ),
)

THREE_CARD_I_DOUBT_IT = I_DOUBT_IT.vary(
    "three-card-i-doubt-it",
    title="Three-card I Doubt It",
    cite="usp56 6285-6287",
    deal="As far as the cards go equally; what is left over is a stock, from which a player fills up to three.",
    form=stops.Claiming(3, 3, upwards=True),
    drop=["too-many-cards-laid", "another-rank-announced"],
    add=[
        Law(
            "not-three-cards",
            breach=[stops.WRONG_NUMBER_LAID, stops.WRONG_RANK_ANNOUNCED],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6287",
            says="Exactly three cards are laid and the rank above the last one is named; who has fewer draws from the stock.",
        ),
    ],
)
