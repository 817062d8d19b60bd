"""Sixty-six for two, three and four (usp56 4921-4979)."""

from referee import score
from referee.core.cards import PIQUET_PACK, SHORT_24_PACK
from referee.core.game import Game
from referee.core.law import Law, by_reference
from referee.core.limits import raised
from referee.core.order import ten_high
from referee.families import bezique
from referee.families.bezique.moves.sixty_six import owed
from referee.families.general.usp56.general import GENERAL_RULES
from referee.families.pinochle.usp56.two_hand import laws as two_hand
from referee.mechanics import rulings, talon, tricks, windows

IN_TIME = raised(before=windows.SCORE_AGREED)

#: irregularities are those of pinochle for two (usp56 4522-4536), as far as there is something of the kind here
BY_REFERENCE = (
    *by_reference("4961", (*two_hand.DEAL, *two_hand.DRAWS)),
    Law(
        "short-hand-after-first-trick",
        breach=talon.WRONG_HAND_IN_PLAY,
        when=[talon.LENGTH.is_(talon.SHORT)],
        remedy=talon.DRAWS_WHAT_HE_LACKS,
        cite="usp56 4961, 4528",
        says="A hand found too short after the first trick is filled at the player's next draw.",
    ),
    Law(
        "long-hand-after-first-trick",
        breach=talon.WRONG_HAND_IN_PLAY,
        when=[talon.LENGTH.is_(talon.LONG)],
        remedy=talon.DRAWS_NONE,
        cite="usp56 4961, 4528",
        says="A hand found too long after the first trick draws no card until it is right.",
    ),
    Law(
        "last-stock-card-not-shown",
        breach=talon.LAST_CARD_NOT_SHOWN,
        remedy=rulings.silent("nothing in the section asks for it"),
        cite="drawn from usp56 4961, 4510",
        says="To show the last card of the stock is a rule of the game referred to; of this one it is not said.",
    ),
)

SIXTY_SIX = Game(
    "sixty-six",
    title="Sixty-Six",
    family="bezique",
    cite="usp56 4921-4961",
    general=GENERAL_RULES,
    seats=2,
    sides=0,
    pack=SHORT_24_PACK,
    order=ten_high,
    owed=owed,
    hand_size=6,
    rounds=(3, 3),
    deal="Six cards to each, three at a time, the other player first; the next is turned up for trump beside the stock.",
    play=bezique.SIXTY_SIX_PLAY,
    form=bezique.SixtySix(),
    score=score.Tally((score.Race(to=7), bezique.CarriedOver()), bezique.game_points),
    rules=(
        ("Ranks", "Ace, ten, king, queen, jack, nine."),
        (
            "Play",
            "The non-dealer leads. Any card may be played as long as cards are drawn, the winner of the trick first; then suit is followed.",
        ),
        (
            "Marriages",
            "King and queen of trumps 40, of another suit 20, shown by who leads one of them, and scored once he has a trick.",
        ),
        ("The nine", "The nine of trumps is exchanged for the trump card by who has won a trick."),
        ("Closing", "Who is to lead may turn the trump card down: nobody draws, and the last trick counts nothing."),
        (
            "Score",
            "Ace 11, ten 10, king 4, queen 3, jack 2, last trick 10. Sixty-six is one game point, two if the other has not 33, three if he has no trick; a closing that fails is two for the other, three if he had no trick when it was closed. What nobody wins goes to the winner of the next deal. Seven are game.",
        ),
    ),
    expects=(*tricks.TRICKS, *talon.TALON, *bezique.OF_SIXTY_SIX, rulings.WRONG_PLAYER_CHOOSES),
    laws=(
        Law(
            "game-points",
            breach=score.WRONG_SCORE,
            remedy=score.SHOULD_BE,
            cite="usp56 4943",
            says="Sixty-six is a game point, two where the other is under 33, three where he has no trick.",
        ),
        Law(
            "66-not-announced",
            cite="usp56 4943",
            says="If neither has 66, or both have and neither has said so, neither scores, and the next winner has a point more.",
        ),
        Law(
            "closer-fails",
            cite="usp56 4945",
            says="If who closed does not reach 66 the other scores two points, or three if he had no trick when it was closed.",
        ),
        Law(
            "marriage-before-first-trick",
            cite="usp56 4949",
            says="A marriage may be declared on the first lead, and is scored when its owner wins a trick.",
        ),
        Law(
            "marriage-shown-without-leading",
            breach=bezique.MARRIAGE_NOT_LED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4949",
            says="A marriage is announced in leading one of it, unless it brings its owner to 66.",
        ),
        Law(
            "illegal-exchange-of-nine",
            breach=bezique.NINE_EXCHANGED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4949",
            says="The nine is exchanged after winning a trick, and not when it was the last card of the stock.",
        ),
        Law(
            "revoke-after-stock-ends",
            breach=tricks.REVOKE,
            until=IN_TIME,
            remedy=bezique.NOTHING_FOR_CARDS,
            cite="drawn from usp56 4951, 4961, 4534",
            says="Who does not follow suit though he can, once the stock is gone or closed, scores nothing for the cards he takes.",
        ),
        Law(
            "revoke-found-after-score-is-agreed",
            breach=tricks.REVOKE,
            after=IN_TIME,
            remedy=rulings.condoned("an error in the play stands once the score of the deal is agreed upon"),
            cite="drawn from usp56 495-497, 4961",
            says="A revoke found after the score of the deal is agreed upon costs nothing, by the general limit.",
        ),
        Law(
            "closes-without-the-lead",
            breach=bezique.CLOSED_WITHOUT_LEAD,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4953",
            says="Only the player who is to lead may close, before drawing or after it.",
        ),
        Law(
            "last-trick-after-close",
            cite="usp56 4953",
            says="After a closing the last trick counts nothing.",
        ),
        Law(
            "false-announcement-of-66",
            breach=bezique.NOT_ENOUGH,
            remedy=bezique.COUNTS_AS_FAILED,
            cite="drawn from usp56 4945, 4957",
            says="An announcement stops the play as a closing does; of one who has not enough the other scores as of a closing that fails.",
        ),
        *BY_REFERENCE,
    ),
)

THREE_HAND_SIXTY_SIX = SIXTY_SIX.vary(
    "three-hand-sixty-six",
    title="Three-hand Sixty-Six",
    cite="usp56 4963-4965",
    seats=3,
    players=(3, 3),
    score=score.Tally((score.Race(to=7), bezique.CarriedOver()), bezique.WithoutDealer(game=7)),
    rules=(
        (
            "Players",
            "Three, of whom the dealer has no cards; he scores what is won on his deal, one where nobody wins, and never his seventh point.",
        ),
    ),
    add=(
        Law(
            "dealers-points",
            cite="usp56 4965",
            says="The dealer scores as many game points as either player wins on his deal, and one where neither scores.",
        ),
        Law(
            "dealer-credited-seventh-point",
            cite="usp56 4965",
            says="The dealer's seventh point is not counted: it has to be won as a player.",
        ),
    ),
)

FOUR_HAND_SIXTY_SIX = SIXTY_SIX.vary(
    "four-hand-sixty-six",
    title="Four-hand Sixty-Six",
    cite="usp56 4967-4979",
    seats=4,
    players=(4, 4),
    sides=2,
    pack=PIQUET_PACK,
    hand_size=8,
    rounds=(3, 2, 3),
    deal="Eight cards to each, three, two and three; the last is turned up for trump and is the dealer's.",
    owed=bezique.heads_and_overtrumps,
    play=bezique.FOUR_HAND_PLAY,
    form=bezique.FourHand(),
    expects=tricks.TRICKS,
    rules=(
        ("Players", "Four, two against two."),
        ("Play", "The eldest hand leads. Follow suit and win the trick if you can; without the suit trump, or overtrump."),
        (
            "Score",
            "There are no marriages. From 66 on one game point, over 100 two, all the tricks three; at 65 each nobody scores and the next winners have one more.",
        ),
    ),
    drop=(
        "66-not-announced",
        "closer-fails",
        "marriage-before-first-trick",
        "marriage-shown-without-leading",
        "illegal-exchange-of-nine",
        "revoke-after-stock-ends",
        "closes-without-the-lead",
        "last-trick-after-close",
        "false-announcement-of-66",
        "short-hand-after-first-trick",
        "long-hand-after-first-trick",
        "draws-out-of-turn",
        "draws-more-than-one",
        "drawn-card-not-shown",
        "three-cards-left-in-stock",
        "last-stock-card-not-shown",
    ),
    replace=(
        SIXTY_SIX.law("game-points").but(
            cite="usp56 4977",
            says="Sixty-six to under a hundred is a point, over a hundred two, every trick three; at 65 each none, and the next winners have one more.",
        ),
    ),
    add=(
        Law(
            "does-not-head-or-overtrump",
            breach=tricks.REVOKE,
            until=IN_TIME,
            remedy=bezique.NOTHING_FOR_CARDS,
            cite="drawn from usp56 4975, 4961, 4534",
            says="Who does not follow, win, trump or overtrump though he can has revoked: his side scores nothing for cards.",
        ),
        Law(
            "exactly-100",
            on=bezique.COUNTS_BETWEEN,
            remedy=rulings.silent("one game point, as for less"),
            cite="usp56 4977",
            says="A hundred is neither under a hundred nor over it.",
        ),
        Law(
            "ten-of-trumps",
            cite="usp56 4979",
            says="In some places the side that wins the ten of trumps scores a game point for it.",
        ),
    ),
)

FOUR_HAND_SIXTY_SIX_TEN_OF_TRUMPS = FOUR_HAND_SIXTY_SIX.vary(
    "four-hand-sixty-six-ten-of-trumps",
    title="Four-hand Sixty-Six, a point for the ten of trumps",
    cite="usp56 4979",
    form=bezique.FourHand(ten_of_trumps=1),
    rules=(("Score", "The side that wins the ten of trumps has a game point for it."),),
)
