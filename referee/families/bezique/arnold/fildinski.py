"""Fildinski, or Polish bezique (arnold 627-636)."""

from referee import score
from referee.core.law import Law
from referee.families import bezique
from referee.families.bezique.arnold.bezique import BEZIQUE_ARNOLD
from referee.families.bezique.usp56.bezique import BRISQUES, SCALE
from referee.mechanics import combinations, deal, rulings, seating, talon, tricks

FILDINSKI = BEZIQUE_ARNOLD.vary(
    "fildinski-arnold",
    title="Fildinski (Polish Bezique) (Arnold)",
    cite="arnold 627-636",
    play=bezique.FILDINSKI_PLAY,
    form=bezique.Fildinski(SCALE, BRISQUES),
    score=score.Tally((score.Race(to=2000),)),
    rules=(
        (
            "Declarations",
            "Of cards won in tricks alone, which lie before their winner to the end and are no part of his hand; he counts them upon winning a trick, in the last eight tricks too.",
        ),
        (
            "Score",
            "Brisques as they are won; ten for the trick with which the stock goes, and none for the last. Who takes up the seven lying as trump card scores nothing for it. 2,000 are game.",
        ),
    ),
    expects=(
        *seating.SEATING,
        *deal.DEALING,
        *score.SCORING,
        *rulings.RULINGS,
        *tricks.TRICKS,
        *talon.TALON,
        combinations.COMBINATION_AT_WRONG_TIME,
        bezique.NOT_WON,
    ),
    drop=(
        "two-declarations",
        "card-twice-same",
        "replacement",
        "declared-with-played-card",
        "no-declaration",
        "double-bezique-not-together",
        "last-card-declaration",
        "declare-in-endgame",
    ),
    replace=(
        BEZIQUE_ARNOLD.law("declare-without-trick").but(
            when=(),
            cite="arnold 633",
            says="A declaration is made by the winner of a trick.",
        ),
    ),
    add=(
        Law(
            "hand-card-declared",
            breach=bezique.NOT_WON,
            remedy=rulings.NOTHING_STATED & combinations.COMBINATION_NOT_COUNTED,
            cite="arnold 633",
            says="Cards of the hand are not used in declarations, but such as were won.",
        ),
        Law(
            "last-trick-of-stock",
            cite="arnold 633",
            says="The winner of the trick that exhausts the stock scores ten, and nobody for the last trick of all.",
        ),
        Law(
            "turnup-seven-taken",
            cite="arnold 633",
            says="Nothing is scored for picking up the seven that lies as trump card.",
        ),
        Law(
            "declares-in-endgame",
            on=bezique.DECLARED_AFTER_STOCK,
            remedy=rulings.allowed(),
            cite="arnold 636",
            says="Who wins a trick may declare with cards he has won up to the end.",
        ),
    ),
)
