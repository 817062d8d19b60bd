"""Four-deal bridge, or Chicago (usp56 669-689): contract bridge in rounds of four deals, by difference."""

from referee import score
from referee.core.law import Law
from referee.core.limits import raised
from referee.families import bridge
from referee.families.bridge.usp56.contract import CONTRACT_BRIDGE
from referee.mechanics import windows

FOUR_DEAL_BRIDGE = CONTRACT_BRIDGE.vary(
    "four-deal-bridge",
    title="Four-deal Bridge (Chicago)",
    cite="usp56 669-689",
    score=bridge.ChicagoSheet(),
    rules=(
        ("Round", "Four deals, one by each player; then totals, the back score, and a new draw."),
        ("Vulnerable", "First deal nobody, second and third the dealer's side only, fourth everybody."),
        ("Passed out", "The same dealer deals again, with the same vulnerability."),
        (
            "Premiums",
            "A game brings 300, vulnerable 500; a part score made on the fourth deal 100. A part score carries over until somebody makes a game.",
        ),
    ),
    drop=("game-and-rubber-score", "unfinished-rubber", "passed-out-deal"),
    expects=(*CONTRACT_BRIDGE.expects, bridge.WRONG_VULNERABILITY),
    add=(
        Law(
            "passed-out-same-dealer",
            cite="usp56 681",
            says="A deal that is passed out is dealt again by the same dealer, and the vulnerability stays as it was.",
        ),
        Law(
            "vulnerability-by-deal",
            cite="usp56 673-679, 687-689",
            says="Nobody is vulnerable in the first deal, the dealer's side in the second and third whatever was won, everybody in the fourth.",
        ),
        Law(
            "deal-scored-with-wrong-vulnerability",
            breach=bridge.WRONG_VULNERABILITY,
            until=raised(before=windows.RUBBER_AGREED),
            remedy=score.SCORED_AS_FIXED,
            late=score.stands_as_written("the score of the rubber has been agreed"),
            cite="drawn from usp56 675-689, 916",
            says="A deal scored with the wrong side vulnerable is scored again, within the time for corrections.",
        ),
        Law(
            "game-and-part-score-bonus",
            breach=score.WRONG_SCORE,
            when=[score.WHICH_SCORE.is_(score.PREMIUM, score.UNFINISHED)],
            remedy=score.SHOULD_BE,
            cite="usp56 681",
            says="A game brings 300, vulnerable 500, and cancels all part scores; a part score made on the fourth deal brings 100.",
        ),
    ),
)

FOUR_DEAL_BRIDGE_NONDEALER_VULNERABLE = FOUR_DEAL_BRIDGE.vary(
    "four-deal-bridge-nondealer-vulnerable",
    title="Four-deal Bridge, the dealer's side not vulnerable",
    cite="usp56 687-689",
    score=bridge.ChicagoSheet(dealers_side_vulnerable=False),
    rules=(("Vulnerable", "In the second and third deals the side that does not deal."),),
    replace=(
        Law(
            "vulnerability-by-deal",
            cite="usp56 687-689",
            says="Deals two and three find the side vulnerable that did not deal.",
        ),
    ),
)
