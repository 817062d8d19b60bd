"""What laws of pinochle with partners give: nothing for cards, the game, the bid taken from the score, a contract taken over."""

from attrs import evolve

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import Right, RightKind, record_choice
from referee.core.table import OVER, Table
from referee.families.pinochle.gives.auction import SHORT_DRAWS_FROM_LONG
from referee.families.pinochle.gives.two_hand import loses, no_cards
from referee.families.pinochle.moves.contract import settle
from referee.families.pinochle.moves.melds import column, columns, fate_of
from referee.mechanics.rulings.gives.binding import grants
from referee.mechanics.rulings.gives.general import notes
from referee.mechanics.rulings.gives.parts import CannotScore, CountsAs, Loses, May, Supply, TricksGo
from referee.mechanics.trump.moves.bidding import Bidding, won

SIDE_SCORES_NO_CARDS = CannotScore("sides-cards", "nothing is scored for the cards that {side} take in", no_cards)
SIDE_LOSES_GAME = Loses("sides-game", "{side} lose the game", loses)


def _scoreless(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    fate = fate_of(table)
    return table.but(evolve(fate, scoreless=fate.scoreless | {column(table, matter.seat)}))


OFFENDER_SCORES_NOTHING = CannotScore("anything", "play goes on, and {offender} scores nothing in this deal", _scoreless)


def _set_back(table: Table, matter: Matter) -> Table:
    """Play ends: the bid is taken from that side, and the others count their melds."""
    if matter.seat is None:
        return table
    mine, fate = column(table, matter.seat), fate_of(table)
    others = frozenset(each for each in columns(table) if each != mine)
    return table.but(evolve(fate, set_back=mine, melds_count=others), phase=OVER)


SET_BACK_BY_BID = Loses("bid", "play ends and the bid is taken from the score of {side}", _set_back) & notes(
    "the others score their melds and no cards"
)


def _rest_lost(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    return table.but(evolve(fate_of(table), rest_lost=(column(table, matter.seat), matter.count)))


REST_TO_OPPONENTS = TricksGo(
    "from-revoke-on", "the tricks before it stand, and all other cards go to the other side", _rest_lost
)

# --- a contract chosen by the opponents of who bid without a right


def _elects(table: Table, right: Right, act: Act) -> bool:
    if act.verb == "demands":
        return act.how == "redeal"
    return act.verb == "claims" or (act.verb == "requires" and act.other == right.seat and act.how == "play")


def _elected(table: Table, right: Right, act: Act) -> Table:
    """The deal is abandoned, or one of the sides has the contract."""
    if act.verb == "demands":
        return record_choice(table.but(void=True), right.matter, "the deal is abandoned", act)
    bidding = table.part(Bidding)
    side = table.side_of(act.seat if act.verb == "claims" and act.seat is not None else right.seat)
    mine = [
        told for told in table.acts_of("bids") if told.seat is not None and table.side_of(told.seat) == side and told.numbers
    ]
    wanted = [told for told in mine if not act.numbers or told.number == act.number]
    if bidding is None or not wanted:
        return table
    best = max(wanted, key=lambda told: told.number)
    table = record_choice(table, right.matter, f"{table.name(best.seat)} has the contract at {best.number}", act)
    return settle(table, won(evolve(bidding, best=best)))


ELECT_CONTRACT = RightKind(
    "abandon the deal, or say who has the contract",
    lambda table, right: "abandon the deal, take the contract at a bid of their own, or have the others play their highest bid",
    claimed=_elects,
    ripe=lambda table, right: True,
    use=_elected,
)


MAY_ELECT_CONTRACT = May(
    "elect-contract",
    "{opponents} may abandon the deal, take the contract at the highest or lowest bid of their own, "
    "or have {side} play their highest bid",
    grants(ELECT_CONTRACT),
    choice=True,
)


def _unmelded(table: Table, matter: Matter) -> Table:
    return SHORT_DRAWS_FROM_LONG.apply(table, matter)


SHORT_DRAWS_FROM_UNMELDED = Supply(
    "from-unmelded",
    "when all have melded the short hand draws what it lacks from the unmelded cards of the long one, and melds none of them",
    _unmelded,
)
TRUMP_IS_DRAWN = CountsAs("drawn-card", "a card drawn face down from the dealer's cards is the trump card", bites=False)
