"""Auction bridge (usp56 1664-1695): contract bridge with another score; and as Gibson has it (gibson 339-365)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import bridge
from referee.families.bridge.usp56.contract import CONTRACT_BRIDGE
from referee.families.general.gibson.general import GENERAL_RULES_GIBSON
from referee.mechanics import rulings, tricks

AUCTION_BRIDGE = CONTRACT_BRIDGE.vary(
    "auction-bridge",
    title="Auction Bridge",
    cite="usp56 1664-1695",
    play=bridge.AUCTION_BRIDGE_PLAY,
    score=score.RubberSheet(scale=bridge.AUCTION_SCALE),
    rules=(
        ("As contract bridge", "Everything but the score; nobody is ever vulnerable."),
        (
            "Trick score",
            "If the contract is made every odd trick counts below the line, those beyond it too: clubs 6, diamonds 7, hearts 8, spades 9, no trump 10; doubled twice, redoubled four times.",
        ),
        (
            "Premiums",
            "A doubled contract made 50 and each trick beyond it 50, redoubled 100; each undertrick 50, 100, 200 to the other side; twelve tricks 50, thirteen 100, whatever was bid.",
        ),
        (
            "Honors",
            "The side with most of them: three 30, four 40, five 50; four in one hand 80, with the fifth opposite 90, all in one hand 100.",
        ),
        ("Game and rubber", "Thirty trick points are a game; two games win the rubber and 250."),
    ),
    drop=(
        "trick-and-overtrick-score",
        "undertrick-premiums",
        "slam-premiums",
        "honor-premiums",
        "game-and-rubber-score",
        "unfinished-rubber",
        "revoke-tricks-do-not-affect-contract",
    ),
    add=(
        Law(
            "irregularities-as-contract-bridge",
            cite="usp56 1666",
            says="Whatever goes wrong is ruled by the laws of contract bridge.",
        ),
        Law(
            "revoke-tricks-toward-game",
            cite="drawn from usp56 1666",
            says="Tricks got for a revoke count as won, and since every odd trick counts below the line here, towards game; no text settles it.",
        ),
        Law(
            "scoring-table",
            breach=score.WRONG_SCORE,
            when=[score.WHICH_SCORE.is_(score.TRICK_SCORE, score.UNDERTRICKS, score.SLAM, score.PREMIUM, score.UNFINISHED)],
            remedy=score.SHOULD_BE,
            cite="usp56 1666-1681, 1693-1695",
            says="Odd tricks 10 to 6, doubled, redoubled; 50 a doubled trick beyond; undertricks 50, 100, 200; slams 50 and 100; game 30, rubber 250. Lost figures are from gibson 342.",
        ),
        Law(
            "honor-scores",
            breach=score.WRONG_SCORE,
            when=[score.WHICH_SCORE.is_(score.HONORS)],
            remedy=score.SHOULD_BE,
            cite="usp56 1683-1691",
            says="The side with the majority of honors scores 30 to 100 for them; the 40 and the 100 lost here stand at gibson 357 and 363.",
        ),
    ),
)

AUCTION_BRIDGE_GIBSON = Game(
    "auction-bridge-gibson",
    title="Auction Bridge (Gibson)",
    family="bridge",
    cite="gibson 339-365",
    general=GENERAL_RULES_GIBSON,
    deal="Thirteen cards to each player.",
    play=bridge.AUCTION_BRIDGE_PLAY,
    score=score.RubberSheet(scale=bridge.AUCTION_SCALE),
    rules=(
        (
            "As contract bridge",
            "The rules stand in an article of the book that is not in the excerpt used here: only the score is, and what the general rules say of bridge.",
        ),
        (
            "Trick score",
            "Clubs 6, diamonds 7, hearts 8, spades 9, no trump 10 for each odd trick of a contract made; doubled twice, redoubled four times.",
        ),
        ("Game and rubber", "Thirty points a game, 250 for two games; the difference of the totals is settled."),
    ),
    expects=bridge.CALLING,
    laws=(
        Law(
            "scoring-table",
            breach=score.WRONG_SCORE,
            remedy=score.CORRECTED_SCORE,
            cite="gibson 341-365",
            says="All odd tricks count below the line; 50 and 100 for a contract made doubled or redoubled and each trick more; 50, 100, 200 an undertrick; slams 50 and 100; honors 30 to 100.",
        ),
        Law(
            "call-out-of-rotation-nullified",
            breach=bridge.CALL_OUT_OF_ROTATION,
            until=bridge.ACCEPTED,
            remedy=bridge.CANCELLED,
            cite="gibson 213",
            says="The opponents may have a call out of turn count for nothing.",
        ),
        Law(
            "call-out-of-rotation-stands",
            breach=bridge.CALL_OUT_OF_ROTATION,
            after=bridge.ACCEPTED,
            remedy=rulings.condoned("accepted", "it stands as if it had been legal"),
            cite="gibson 213",
            says="The opponents may have a call out of turn stand, as they do if they call over it.",
        ),
        Law(
            "rules-of-contract-bridge",
            breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
            remedy=rulings.silent("nothing is taken, since the article on contract bridge is not in the excerpt"),
            cite="gibson 339",
            says="The article refers to contract bridge for all rules of play.",
        ),
    ),
)
