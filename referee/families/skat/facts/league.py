"""Facts that decide between the rules of the league: when it was, who looked or showed, whether the game was decided already."""

from referee.core.expect import OutOfTurn, Revoke
from referee.core.fact import NO, YES, Answer, fact, of
from referee.core.limits import as_told, demanded, raised
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.table import OVER, Table
from referee.core.window import Window
from referee.families.skat.moves.decided import Decided
from referee.families.skat.moves.player_form import PlayerForm
from referee.families.skat.moves.skat import SITTING_OUT, Undertaken, active
from referee.families.skat.score import RAMSCH, TOURNEE, points_in
from referee.mechanics.claims.moves import fewest_tricks, tricks_left
from referee.mechanics.deal.moves import miscounts
from referee.mechanics.roles import ANY_PLAYER
from referee.mechanics.tricks.moves.captured import won_in_tricks
from referee.mechanics.tricks.moves.tricks import has_begun, is_over
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding

#: how many play, and no more sit at the smallest table
LEAST_AT_TABLE = min(SITTING_OUT)
#: acts by which a game is named, or shows that it has been
_NAMING = ("undertakes", "makes", "turns", "rejects", "predicts", "play")
GAME_ANNOUNCED = Window(
    "the announcement of the game",
    lambda table, matter, act: act.verb in _NAMING,
    as_told(lambda table, matter: has_begun(table) or table.part(Undertaken) is not None),
)
FOUND_BEFORE_GAME = raised(before=GAME_ANNOUNCED)
_BIDDING = ("bids", "passes", "call", "undertakes", "play")
BIDDING_BEGUN = Window(
    "the first word of the bidding",
    lambda table, matter, act: act.verb in _BIDDING,
    as_told(lambda table, matter: any(map(table.noted, _BIDDING))),
)
STOPPED_BEFORE_BIDDING = demanded("redeal", before=BIDDING_BEGUN, by=ANY_PLAYER)

# --- parameters of what is found

NULL_GAME, TRUMP_GAME = Answer("null", "a null"), Answer("trumps", "a game with trumps")
WHICH_GAME = of("game-below", NULL_GAME, TRUMP_GAME, question="Which game was it?")
SECOND_SEEN, OUVERT, FORETOLD = (
    Answer("second-card-seen", "the choice between a suit and grand, once the second card was seen"),
    Answer("ouvert", "a game played open, once a card was played"),
    Answer("foretold", "schneider or schwarz, once a card was played"),
)
DECLARED_WHAT = of("declared-late", SECOND_SEEN, OUVERT, FORETOLD, question="What was declared too late?")

# --- how far the game is decided

RUNNING, AT_WISH, DECIDED = (
    Answer("open", "it was not decided yet"),
    Answer("at-their-wish", "it was decided by an error, and somebody had insisted on going on"),
    Answer("decided", "it was decided by an error, and nobody had insisted on going on"),
)


@fact("how-the-game-stood", "Was the game decided already?", (RUNNING, AT_WISH, DECIDED))
def HOW_IT_STOOD(table: Table, matter: Matter, act: Act) -> str | None:
    decided = table.part(Decided)
    return RUNNING if decided is None or decided.won is None else AT_WISH if decided.goes_on else DECIDED


FIRST_CARD, LAST_TRICK, ELSEWHERE_IN_PLAY = (
    Answer("first-card", "three, and it was the first card of all, led in the belief that it was his lead"),
    Answer("last-trick", "three, and it was in the last trick"),
    Answer("neither", "neither of these, or more than three"),
)


@fact("at-table-of-three", "How many sit at the table, and when was it?", (FIRST_CARD, LAST_TRICK, ELSEWHERE_IN_PLAY))
def AT_THREE(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.breach == Revoke():
        return ELSEWHERE_IN_PLAY  # nobody can revoke with a lead, or with his last card
    if matter.count == 0 or table.seats > LEAST_AT_TABLE:
        return None if matter.count == 0 else ELSEWHERE_IN_PLAY
    leads = matter.count == 1 and matter.breach == OutOfTurn("lead")
    return FIRST_CARD if leads else LAST_TRICK if matter.count == table.hand_size else ELSEWHERE_IN_PLAY


# --- the skat

BEFORE_GAME, OF_A_SOLO, TURNING, AN_OPPONENT_LOOKED, IDLE_DEALER, SOMEBODY_ELSE = (
    Answer("before-the-game", "somebody, before a game was announced"),
    Answer("player-of-a-solo", "the Player, in a game without the skat"),
    Answer("player-turning", "the Player of a tournee, who saw both cards before he had turned one"),
    Answer("an-opponent", "an opponent of the Player, in the play"),
    Answer("idle-dealer", "a dealer who has no hand in the deal, in the play"),
    Answer("somebody-else", "somebody else in the play, or somebody at Ramsch"),
)


@fact("who-looked", "Who was it?", (BEFORE_GAME, OF_A_SOLO, TURNING, AN_OPPONENT_LOOKED, IDLE_DEALER, SOMEBODY_ELSE))
def WHO_LOOKED(table: Table, matter: Matter, act: Act) -> str | None:
    now, bidding = table.part(Undertaken), table.part(Bidding)
    if now is None or bidding is None or matter.seat is None:
        return None if bidding is None or matter.seat is None else BEFORE_GAME
    if matter.seat not in active(table):
        return IDLE_DEALER if matter.seat == table.dealer else SOMEBODY_ELSE
    if now.kind == RAMSCH:
        return SOMEBODY_ELSE
    if matter.seat == bidding.maker:
        return TURNING if now.kind == TOURNEE else OF_A_SOLO
    return AN_OPPONENT_LOOKED


# --- wrong hands

PLAYERS_WRONG, PLAYERS_RIGHT, NO_PLAYER = (
    Answer("players-wrong", "no, the Player's hand was wrong"),
    Answer("players-right", "yes, only an opponent's hand was wrong"),
    Answer("no-player", "there is no Player, it is Ramsch"),
)


@fact("players-count", "Had the Player the right number of cards?", (PLAYERS_WRONG, PLAYERS_RIGHT, NO_PLAYER))
def PLAYERS_COUNT(table: Table, matter: Matter, act: Act) -> str | None:
    bidding, now = table.part(Bidding), table.part(Undertaken)
    maker = None if bidding is None else bidding.maker
    if maker is None:
        return NO_PLAYER if now is not None and now.kind == RAMSCH else None
    if matter.seat == maker or miscounts(table, act).get(maker):
        return PLAYERS_WRONG
    counted = any(told.seat == maker for told in (*table.acts_of("counts"), act) if told.verb == "counts")
    return PLAYERS_RIGHT if counted or table.dealt[maker].bit_count() == table.hand_size else None


# --- cards shown

OPEN_GAME, PLAYERS_HAND, OPPONENTS_HAND, OTHERWISE_SHOWN = (
    Answer("open-game", "the Player, whose game is played open"),
    Answer("players-hand", "the Player, his hand, in a game with trumps"),
    Answer("opponents-hand", "an opponent, his hand, in a game with trumps"),
    Answer("otherwise", "a single card, or a hand at null or Ramsch"),
)


@fact("who-showed", "Who showed what?", (OPEN_GAME, PLAYERS_HAND, OPPONENTS_HAND, OTHERWISE_SHOWN))
def WHO_SHOWED(table: Table, matter: Matter, act: Act) -> str | None:
    now, bidding, form = table.part(Undertaken), table.part(Bidding), table.game.part(PlayerForm)
    if now is None or bidding is None or form is None or matter.seat is None:
        return None
    if now.kind in form.open_games and matter.seat == bidding.maker:
        return OPEN_GAME
    if now.kind in form.without_points or bidding.maker is None or len(matter.cards) == 1:
        return OTHERWISE_SHOWN
    return PLAYERS_HAND if matter.seat == bidding.maker else OPPONENTS_HAND


TOOK_THE_REST, HAD_THE_GAME, FELL_SHORT = (
    Answer("took-the-rest", "yes, all of them"),
    Answer("had-the-game", "no, but he had 61 points when he showed his hand"),
    Answer("fell-short", "no, and he had not 61 points when he showed it"),
)


@fact("the-rest", "Did he take all the tricks that were left?", (TOOK_THE_REST, HAD_THE_GAME, FELL_SHORT), later=True)
def THE_REST(table: Table, matter: Matter, act: Act) -> str | None:
    found, seat = table.part(Tricks), matter.seat
    if found is None or seat is None:
        return None
    before = matter.had(Tricks)
    since = found.winners[len(before.winners) :] if before is not None else ()
    if any(winner != seat for winner in since):
        return _had_game(table, matter, seat)
    if act.verb != "end":
        return None
    if is_over(table, found):
        return TOOK_THE_REST
    sure = fewest_tricks(table, table.side_of(seat))
    return TOOK_THE_REST if sure is not None and sure == tricks_left(table) else None


def _had_game(table: Table, matter: Matter, seat: Seat) -> str | None:
    """Whether he had 61 points in tricks then, and in the skat as far as it is known now."""
    assert matter.before is not None
    points, form = points_in(won_in_tricks(matter.before)[seat]), table.game[PlayerForm]
    aside, needs = form.set_aside(table), form.needs(table)
    if points >= needs or (aside is not None and points + points_in(aside) >= needs):
        return HAD_THE_GAME
    return None if aside is None and table.phase != OVER else FELL_SHORT


# --- a game thrown in, or claimed

IN_TIME, OUT_OF_TIME = (
    Answer("in-time", "after the first trick, and before two cards of the second lay on the table"),
    Answer("out-of-time", "before that, or later"),
)


@fact("when-thrown-in", "When was it?", (IN_TIME, OUT_OF_TIME))
def WHEN_THROWN_IN(table: Table, matter: Matter, act: Act) -> str | None:
    found = table.part(Tricks)
    return None if found is None else IN_TIME if found.number == 2 and len(found.cards) < 2 else OUT_OF_TIME


CLAIMED_BY_PLAYER, CLAIMED_BY_OPPONENT, CLAIMED_AT_NULL = (
    Answer("player", "the Player"),
    Answer("opponent", "an opponent, in a game with trumps"),
    Answer("at-null", "an opponent, at null"),
)


@fact("whose-claim", "Who claimed?", (CLAIMED_BY_PLAYER, CLAIMED_BY_OPPONENT, CLAIMED_AT_NULL))
def WHOSE_CLAIM(table: Table, matter: Matter, act: Act) -> str | None:
    now, bidding = table.part(Undertaken), table.part(Bidding)
    if now is None or bidding is None:
        return None
    if matter.seat == bidding.maker:
        return CLAIMED_BY_PLAYER
    return CLAIMED_AT_NULL if now.kind in table.game[PlayerForm].without_points else CLAIMED_BY_OPPONENT


# --- an opponent's error, counted once the hand is played

COUNTS, LATER_ERROR = (
    Answer("counts", "none"),
    Answer("condoned", "another error, which condones the first"),
)


@fact("error-since", "What came after it?", (COUNTS, LATER_ERROR), later=True)
def ERROR_SINCE(table: Table, matter: Matter, act: Act) -> str | None:
    decided = table.part(Decided)
    if act.verb != "end":
        return None
    return LATER_ERROR if decided is not None and decided.matter != matter.cause else COUNTS


@fact("overbid", "Had the Player bid more than his game was worth?", later=True)
def OVERBID(table: Table, matter: Matter, act: Act) -> str | None:
    came_out = _at_end(table, act)
    return None if came_out is None else YES if came_out[1] else NO


@fact("made-his-game", "Has the Player taken what his game calls for?", later=True)
def MADE_HIS_GAME(table: Table, matter: Matter, act: Act) -> str | None:
    came_out = _at_end(table, act)
    return None if came_out is None else YES if came_out[0] else NO


def _at_end(table: Table, act: Act) -> tuple[bool, bool] | None:
    form = table.game.part(PlayerForm)
    return None if act.verb != "end" or form is None else form.came_out(table)
