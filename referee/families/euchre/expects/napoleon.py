"""What goes wrong with the widow of napoleon: taken without nap, looked at without paying, kept beside the hand."""

from collections.abc import Iterator

from referee.core.expect import Revoke, Unpaid, WrongNumber
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import PLAY, Table
from referee.families.euchre.expects.partners import WIDOW_NOT_ENTITLED
from referee.families.euchre.moves.napoleon import ONE_CARD, NapForm, rank
from referee.families.euchre.score.napoleon import NAP
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding

VERBS = ("bids", "looks", "play")

PEEP_UNPAID = Unpaid("peep", name="peep-unpaid", says="a look at the widow that was not paid for")
WIDOW_CARD_KEPT = WrongNumber("hand", "after widow", name="widow-card-kept", says="cards of the widow kept beside a whole hand")
FINED_IN_POOL = Revoke(
    "fined in the pool", name="fined-in-pool", says="a revoke or a lead out of turn where players pay into the pool for it"
)


def in_game(game: Game) -> bool:
    """Whether it is a form of napoleon."""
    return game.part(NapForm) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Bids, looks and first cards of a player who had the widow."""
    if act.seat is None:
        return
    who, form = table.name(act.seat), table.game[NapForm]
    bidding = table.part(Bidding)
    taker = bidding is not None and bidding.taken and bidding.best is not None and bidding.best.seat == act.seat
    if act.verb == "bids":
        if taker and rank(act) < NAP:
            yield Matter(WIDOW_NOT_ENTITLED, act.seat, f"{who} took the widow and bid less than nap", act.at)
    elif act.verb == "looks":
        if act.how == "widow" and form.widow == ONE_CARD and not (taker or table.noted("pays", act.seat)):
            yield Matter(PEEP_UNPAID, act.seat, f"{who} looked at the widow and paid nothing", act.at)
    elif taker and table.phase == PLAY and _keeps(table, act, form):
        yield Matter(WIDOW_CARD_KEPT, act.seat, f"{who} played before he had laid away as many cards as he took", act.at)


def _keeps(table: Table, act: Act, form: NapForm) -> bool:
    """Whether the taker of the widow comes to his first card without having put as many away, in a hand that is told."""
    bidding, tricks = table.part(Bidding), table.part(Tricks)
    assert bidding is not None and act.seat is not None
    first = tricks is not None and not (tricks.cards or tricks.past)
    return first and not table.is_open(act.seat) and bidding.laid_away[act.seat] < form.widow
