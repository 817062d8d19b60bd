"""Call-ace euchre: the maker calls a suit, and whoever holds its best card is his partner, unknown as yet (usp56 4131-4133)."""

from referee.core.game import Play
from referee.core.record import Seat
from referee.core.table import OVER, Table
from referee.families.euchre.moves import euchre
from referee.mechanics.setting.moves import moves_nothing
from referee.mechanics.tricks.moves.tricks import take_tricks
from referee.mechanics.tricks.state import Tricks, played_before, suit_here
from referee.mechanics.trump.moves.bidding import Bidding
from referee.score.race import RaceResult


def called_partner(table: Table) -> Seat | None:
    """Who held the best card of the suit called, once all cards are played; nobody where it was the maker himself."""
    bidding, tricks = table.part(Bidding), table.part(Tricks)
    called = next((act for act in reversed(table.acts) if act.verb == "wants"), None)
    if called is None or bidding is None or tricks is None:
        return None
    order = tricks.order
    suit = called.suit if called.suit is not None else suit_here(table, called.card)
    all_played = (*played_before(table), *(each for trick in tricks.past for each in trick))
    played = [(order.power[card], seat) for seat, card in all_played if order.suit[card] == suit]
    holder = max(played, default=(0, None))[1]
    return None if holder == bidding.maker else holder


def result(table: Table) -> tuple[RaceResult | None, RaceResult | None]:
    """As in euchre, once it is seen who played together."""
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is None or table.phase != OVER:
        return euchre.result(table)
    own = {bidding.maker, called_partner(table)}
    sided = table.but(sided=tuple(int(seat not in own) for seat in range(table.seats)))
    return euchre.result(sided)


CALL_ACE_PLAY = Play(
    "as euchre, and the maker calls a suit whose best card makes its holder his partner",
    moves=euchre.EUCHRE_MOVES | {"wants": moves_nothing},
    runs={"play": take_tricks},
    result=result,
)
