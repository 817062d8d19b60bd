"""What the rules of the league give: games lost and won by errors, played on or not, fines within a circle, players barred."""

from attrs import evolve, field, frozen

from referee.core.cards import EMPTY
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.remedy import RemedyPart
from referee.core.sanctions import Duty, Right, RightKind, impose, ruling
from referee.core.table import OVER, Table
from referee.families.skat.binds import NO_GRAND, NO_SECOND_TURN, PUT_RIGHT
from referee.families.skat.expects.league import OPPONENTS_ERROR
from referee.families.skat.moves.decided import Decided, Ended
from referee.families.skat.moves.player_form import PlayerForm
from referee.families.skat.moves.skat import active
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.binding import Binds, grants, imposes
from referee.mechanics.rulings.gives.general import Opens
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.rulings.gives.parts import (
    DECIDED_ELSEWHERE,
    NO_ORDER_IS_SHOWN,
    SHEET_IS_TOLD,
    CountsAs,
    Ends,
    May,
    MayNot,
    Meaning,
    Must,
    OutOf,
    Physical,
    Scores,
    Supply,
    TricksGo,
)
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.tricks.moves.tricks import with_hand
from referee.mechanics.trump.binds import MAY_NOT_MAKE

# --- a game decided by an error


def _decided(table: Table, matter: Matter, won: bool | None, charged: bool = False, goes_on: bool = False) -> Table:
    if matter.seat is None:
        return table
    return table.but(Decided(won, matter.seat, matter.number, charged, goes_on))


GAME_LOST = CountsAs("lost", "the Player loses the game", lambda table, matter: _decided(table, matter, False))
GAME_WON = CountsAs("won", "the Player wins the game", lambda table, matter: _decided(table, matter, True))
GAME_WON_OFFENDER_PAYS = Scores(
    "charged-with-game",
    "the Player wins the game, and {offender} is charged with its full value, within a circle",
    lambda table, matter: _decided(table, matter, True, charged=True),
)
#: where the hand was played to the end before this could be said
GAME_CREDITED_OFFENDER_PAYS = Scores(
    "credited",
    "the Player is credited with the game all the same, and {offender} charged with its full value, both within a circle",
    lambda table, matter: _decided(table, matter, True, charged=True, goes_on=True),
)
WINS_WHAT_HE_MIGHT_HAVE_LOST = Scores(
    "credited-with-loss",
    "the Player wins what he might have lost, and {offender} is charged with it, both within a circle",
    lambda table, matter: _decided(table, matter, True, charged=True, goes_on=True),
)
SKATMEISTER_DECIDES = Physical(
    "whether the Player could have won, so that it is a game won, is for the Skatmeister to say", DECIDED_ELSEWHERE, bites=False
)
PLAYED_TO_THE_END = Must(
    "play-on",
    "the hand is played to the end, and condones what was done before",
    lambda table, matter: _decided(table, matter, None, goes_on=True),
)
COUNTED_AT_THE_END = Opens(OPPONENTS_ERROR)


@frozen
class LostPlay(RemedyPart):
    """A lost play of a value that the book names."""

    name = "loses"
    points: int
    bites: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        return f"it is a lost play, charged at {self.points} points"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the game lost for so much."""
        return table if matter.seat is None else table.but(Decided(False, matter.seat, matter.number, cost=self.points))


def _rests(table: Table, matter: Matter) -> Table:
    return table.but(phase=OVER)


PLAY_ENDS = Ends("play", "play ends", _rests)

# --- going on all the same


def _insists(table: Table, right: Right, act: Act) -> bool:
    return act.verb == "demands" and act.how in ("correction", "play-on")


def _goes_on(table: Table, right: Right, act: Act) -> Table:
    """What is reached from now on counts; a misplay of the Player is put right, if it can be."""
    decided, matter = table.part(Decided), ruling(table, right.matter)
    if decided is None or decided.matter != right.matter or matter is None:
        return table
    table = table.but(evolve(decided, goes_on=True))
    if decided.won or matter.card is None:
        return table
    return impose(table, Duty(PUT_RIGHT, right.seat, right.matter, right.law, card=matter.card))


MAY_GO_ON = RightKind(
    "insist on going on",
    lambda table, right: "insist on going on",
    claimed=_insists,
    ripe=lambda table, right: True,
    use=_goes_on,
)


MAY_INSIST = May("play-on", "{chooser} may insist on going on, for what may still be reached", grants(MAY_GO_ON), choice=True)
MAY_HAVE_IT_PUT_RIGHT = May(
    "correction", "{chooser} may have it put right and go on, for what may still be reached", grants(MAY_GO_ON), choice=True
)


@frozen
class MustPutRight(RemedyPart):
    """What was misplayed has to be put right at once, as long as it can be."""

    name = "must"
    bites: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        return "it must be put right at once, if it can be"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the duty, where the card has only now been played."""
        if matter.seat is None or matter.law is None or matter.card is None or matter.opened != table.clock:
            return table
        return impose(table, Duty(PUT_RIGHT, matter.seat, matter.number, matter.law, card=matter.card))


MUST_PUT_RIGHT = MustPutRight()

# --- a game claimed because tricks were looked at

MAY_CLAIM_GAME = RightKind(
    "claim the game",
    lambda table, right: "claim the game",
    claimed=lambda table, right, act: act.verb == "demands" and act.how == "game",
    ripe=lambda table, right: True,
    use=lambda table, right, act: _claimed(table, right),
)


def _claimed(table: Table, right: Right) -> Table:
    matter = ruling(table, right.matter)
    players = table.side_of(right.seat) == 0
    return table if matter is None else table.but(Decided(not players, right.seat, matter.number))


OPPONENTS_MAY_CLAIM_GAME = May("game", "{chooser} may claim the game", grants(MAY_CLAIM_GAME), choice=True)

# --- cards shown, a game claimed or thrown in


def _rest_to(player: bool | None) -> Meaning:
    return lambda table, matter: table.but(Ended(player), phase=OVER)


REST_TO_OPPONENTS = TricksGo("rest", "he cannot claim another trick: the rest belongs to his opponents", _rest_to(False))


REST_TO_PLAYER = TricksGo("rest", "all the remaining cards belong to the Player", _rest_to(True))


def _charged_if_made(table: Table, matter: Matter) -> Table:
    return _decided(table, matter, None, charged=True, goes_on=True)


OFFENDER_PAYS_IF_MADE = Scores(
    "charged-if-made",
    "if he has his game with them {offender} is charged with its full value, within a circle",
    _charged_if_made,
)
THROWN_IN = Ends("game", "the game is given up, as schneider", _rest_to(None), bites=False)

# --- the skat and the bidding


def _barred(table: Table, matter: Matter) -> Table:
    table = imposes(MAY_NOT_MAKE)(table, matter)
    return table if matter.seat is None else table.game[PlayerForm].leaves(table, matter.seat)


BARRED_FROM_PLAYING = MayNot("play", "{offender} may not bid, nor play any game in this deal", _barred)


def _drawn_back(table: Table, matter: Matter) -> Table:
    """Nobody sees which cards the dealer draws, so that the hand is not known any more."""
    if matter.seat is None:
        return table
    return with_hand(table, matter.seat, EMPTY).but(unknown=table.unknown | 1 << matter.seat)


DEALER_DRAWS = Supply(
    "skat",
    lambda table, matter: (
        f"the dealer draws cards out of {names(OFFENDER, table, matter)}'s hand until it has {table.hand_size}"
    ),
    _drawn_back,
    bites=False,
)


def fine_in_points(points: int) -> Physical:
    """A fine that is printed in points of skat, in a game that is paid in chips."""
    return Physical(
        f"he is fined {points} points of skat, for which the book has no number of chips", SHEET_IS_TOLD, bites=False
    )


REASON_WRITTEN = Physical("the reason is written under the remarks, and the figure within a circle", SHEET_IS_TOLD, bites=False)
SKAT_MIXED = Physical("the dealer mixes the two cards of the skat", NO_ORDER_IS_SHOWN, bites=False)


def _no_second_turn(table: Table, matter: Matter) -> Table:
    if matter.law is None:
        return table
    return impose(table, *(Duty(NO_SECOND_TURN, seat, matter.number, matter.law) for seat in active(table)))


SECOND_TURN_BARRED = MayNot("second-turn", "whoever plays a tournee must turn the top card", _no_second_turn)
MUST_TURN_TOP_CARD = Binds(NO_SECOND_TURN)
MAY_NOT_PLAY_GRAND = Binds(NO_GRAND)

# --- ramsch


def _eliminated(table: Table, matter: Matter) -> Table:
    said = by_law_of(table)
    return table if matter.seat is None else table.but(evolve(said, scoreless=said.scoreless | {matter.seat}))


ELIMINATED = OutOf(
    "ramsch", "{offender} is out of the scoring, and is charged with the points that are made, within a circle", _eliminated
)
