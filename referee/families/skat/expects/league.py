"""What the rules of the league expect beside: games and announcements in time, the skat left alone, a hand played open shown."""

from collections.abc import Iterator

from referee.core.expect import Changed, Exposed, FalseClaim, NotShown, OutOfOrder, TooLate
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT, Deed
from referee.core.table import OVER, PLAY, Table
from referee.families.skat.expects.schafskopf import BLIND_SEEN
from referee.families.skat.facts.league import DECLARED_WHAT, FORETOLD, OUVERT, SECOND_SEEN
from referee.families.skat.moves.player_form import PlayerForm
from referee.families.skat.moves.skat import GAMES, Undertaken, player
from referee.families.skat.score import (
    BASE,
    GRAND,
    GRAND_OUVERT,
    GUCKSER,
    NULL_OUVERT,
    RAMSCH,
    SECOND_TURN,
    SOLO,
    SUIT_BASE,
    TOURNEE,
    WITH_SKAT,
)
from referee.mechanics.conduct.expects.questions import TRICK_SEEN
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding

VERBS = ("undertakes", "predicts", "widow", "looks", "exposes", "play")

DECLARED_LATE = TooLate(
    "game declared",
    name="game-declared-late",
    says="a game, or something foretold of it, declared too late",
    waits=WITHOUT_EFFECT,
)
OUVERT_NOT_EXPOSED = NotShown("ouvert hand", name="ouvert-not-exposed", says="a game to be played open, and the hand not shown")
SKAT_BEFORE_GAME = OutOfOrder(
    "skat", "announcement", name="skat-before-game", says="the skat taken up before any game is announced"
)
SECOND_CARD_NOT_SHOWN = NotShown(
    "second card", name="second-card-not-shown", says="the second card of a tournee put with the hand without being shown"
)
SKAT_EXPOSED = Exposed("skat", name="skat-exposed", says="a card of the skat shown to another player")
GAME_CHANGED = Changed("game", name="game-changed", says="a game announced and then changed for one that is no higher")
GAME_RAISED = Deed("game-raised", "a solo raised, or schneider or schwarz foretold of it, before a card is played")
#: no act is one: the law on an opponent's error brings it up, to be counted once the hand is played
OPPONENTS_ERROR = FalseClaim("chance", name="opponents-error", says="an error of an opponent, once the hand is played out")


def in_game(game: Game) -> bool:
    """Where there is a skat, or a widow for it."""
    return game.part(PlayerForm) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Games and announcements against their time, and who sees of the skat what he may not."""
    now, bidding = table.part(Undertaken), table.part(Bidding)
    if act.seat is None or table.phase == OVER:
        return
    who = table.name(act.seat)
    match act.verb:
        case "undertakes" if now is not None and bidding is not None and act.seat == bidding.maker:
            yield from _declares(table, now, act)
        case "predicts" if now is not None and bidding is not None and act.seat == bidding.maker:
            if has_begun(table):
                why = f"{who} foretold {act.how} after a card had been played"
                yield Matter(DECLARED_LATE, act.seat, why, act.at, of=DECLARED_WHAT.told(FORETOLD))
            elif now.kind not in table.game[PlayerForm].with_skat and not now.took:
                yield Matter(GAME_RAISED, act.seat, f"{who} foretold {act.how}", act.at)
        case "widow" if act.seat == player(table):
            yield from _takes(table, now, act)
        case "looks" if act.how == "widow":
            if bidding is None or act.seat != bidding.maker or now is None or not _may_look(now):
                yield Matter(BLIND_SEEN, act.seat, f"{who} looked at the skat", act.at)
        case "looks" if act.how == "taken" and table.phase == PLAY:
            yield Matter(TRICK_SEEN, act.seat, f"{who} looked through tricks that were taken, or counted them again", act.at)
        case "exposes" if act.how == "widow":
            yield Matter(SKAT_EXPOSED, act.seat, f"{who} showed a card of the skat", act.at, cards=act.cards)
        case "play" if now is not None and bidding is not None and now.kind in table.game[PlayerForm].open_games:
            if _to_be_shown(table) and not table.noted("exposes", bidding.maker):
                why = f"{who} played a card, and {table.name(bidding.maker)} had not shown his hand"
                yield Matter(OUVERT_NOT_EXPOSED, bidding.maker, why, act.at)


def _to_be_shown(table: Table) -> bool:
    """Whether a hand that is played open has to lie there now, and had not to before."""
    found = table.part(Tricks)
    if table.game[PlayerForm].open_after_lead:
        return found is not None and len(found.cards) == 1 and not found.past
    return not has_begun(table)


def _declares(table: Table, now: Undertaken, act: Act) -> Iterator[Matter]:
    """A second word about the game."""
    who, kind = table.name(act.seat), GAMES.get(act.how, "")
    if has_begun(table):
        if kind in (NULL_OUVERT, GRAND_OUVERT):
            why = f"{who} declared {act.how} after a card had been played"
            yield Matter(DECLARED_LATE, act.seat, why, act.at, of=DECLARED_WHAT.told(OUVERT))
        return
    if now.kind in (TOURNEE, SECOND_TURN):
        if now.took:
            why = f"{who} chose between a suit and grand after he had seen the second card"
            yield Matter(DECLARED_LATE, act.seat, why, act.at, of=DECLARED_WHAT.told(SECOND_SEEN))
        return
    if now.kind == RAMSCH:
        return
    if now.kind == SOLO and _base(kind, act.suit) > _base(now.kind, now.suit):
        yield Matter(GAME_RAISED, act.seat, f"{who} raised his game to {act.how}", act.at)
    elif (kind, act.suit) != (now.kind, now.suit):
        yield Matter(GAME_CHANGED, act.seat, f"{who} changed his game", act.at)


def _may_look(now: Undertaken) -> bool:
    """Whether the Player may see both cards of the skat: he has them, or has turned one, or will not choose any more."""
    return now.took or now.kind in (SECOND_TURN, GUCKSER) or (now.kind in WITH_SKAT and now.suit is not None)


def _base(kind: str, suit: int | None) -> int:
    """What a game without the skat counts for each multiplier; nothing for any other."""
    if kind == SOLO:
        return 0 if suit is None else SUIT_BASE[SOLO][suit]
    return BASE[kind] if kind in (GRAND, GRAND_OUVERT) else 0


def _takes(table: Table, now: Undertaken | None, act: Act) -> Iterator[Matter]:
    """The skat taken up by who may name the game."""
    who = table.name(act.seat)
    if now is None:
        if not table.game[PlayerForm].open_skat:
            yield Matter(SKAT_BEFORE_GAME, act.seat, f"{who} took the skat up before he had announced a game", act.at)
    elif now.kind == SECOND_TURN and now.suit is None:
        why = f"{who} put the second card with his hand without showing it"
        yield Matter(SECOND_CARD_NOT_SHOWN, act.seat, why, act.at)
    elif now.kind not in table.game[PlayerForm].with_skat and not table.game[PlayerForm].open_skat:
        yield Matter(BLIND_SEEN, act.seat, f"{who} took up the skat in a game that is played without it", act.at)
