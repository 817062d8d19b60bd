"""What goes wrong with a turn-up that may be begged: the wrong player speaks, a new suit is turned down, a hand is not brought down."""

from collections.abc import Iterator

from referee.core.cards import SUIT_NAMES
from referee.core.expect import ByAnother, NoRight, Seen, WrongNumber
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT, Deed
from referee.core.table import PLAY, Table
from referee.families.all_fours.moves.beg import ASKED, BEGGED, RUNNING, SETTLED, BegForm, Begging
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import Tricks

VERBS = ("stands", "begs", "gives", "runs", "play", "looks", "bunches")

BEGS_BY_ANOTHER = ByAnother(
    "beg",
    "eldest hand",
    name="begs-by-another",
    says="a word on the turn-up by another than the eldest hand",
    waits=WITHOUT_EFFECT,
)
ANSWERED_BY_ANOTHER = ByAnother(
    "answer to a beg",
    "dealer",
    name="answered-by-another",
    says="a gift, or the cards run, by another than the dealer",
    waits=WITHOUT_EFFECT,
)
NEW_SUIT_REJECTED = NoRight(
    "beg",
    "new suit",
    name="new-suit-rejected",
    says="a suit turned down that has come up after the cards were run",
    waits=WITHOUT_EFFECT,
)
HAND_NOT_REDUCED = WrongNumber(
    "hand", "after the run", name="hand-not-reduced", says="a hand not brought down to its number after the cards were run"
)
BUNDLE_SEEN = Seen("bundle", "run", name="bundle-seen", says="a look at cards that are laid aside when the cards are run")
HAND_SEEN_BEFORE_TRUMP = Seen(
    "hand",
    "making of the trump",
    name="hand-seen-before-trump",
    says="a hand taken up before the trump is made, by a player who has no say in it",
)
BUNCHED = Deed("bunched", "a new deal suggested when another suit has turned up")


def in_game(game: Game) -> bool:
    """Where the turn-up may be begged."""
    return game.part(BegForm) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is said of the turn-up, and with how many cards the play begins."""
    beg = table.part(Begging)
    if beg is None or act.seat is None:
        if beg is not None and act.verb == "bunches" and beg.runs and not has_begun(table):
            yield Matter(BUNCHED, None, "a new deal was suggested", act.at)
        return
    who = table.name(act.seat)
    match act.verb:
        case "begs" | "stands" if beg.step == ASKED:
            if act.seat != table.eldest:
                why = f"{who} {'begged' if act.verb == 'begs' else 'stood'}, where {table.name(table.eldest)} is to speak"
                yield Matter(BEGS_BY_ANOTHER, act.seat, why, act.at)
        case "begs" if beg.step == SETTLED and beg.runs and not has_begun(table):
            why = f"{who} begged when a new suit had turned up"
            yield Matter(NEW_SUIT_REJECTED, act.seat, why, act.at)
        case "gives" | "runs" if beg.step == BEGGED:
            if act.seat != table.dealer:
                why = f"{who} {'gave one' if act.verb == 'gives' else 'ran the cards'}, which is for {table.name(table.dealer)} to do"
                yield Matter(ANSWERED_BY_ANOTHER, act.seat, why, act.at)
        case "bunches" if beg.runs and not has_begun(table):
            yield Matter(BUNCHED, act.seat, f"{who} suggested a new deal", act.at)
        case "looks":
            yield from _looks(table, beg, act)
        case "play" if beg.runs and table.phase == PLAY:
            yield from _first_card(table, act)


def _looks(table: Table, beg: Begging, act: Act) -> Iterator[Matter]:
    who = table.name(act.seat)
    if act.how == "extra" and beg.step == RUNNING:
        yield Matter(BUNDLE_SEEN, act.seat, f"{who} looked at cards of {SUIT_NAMES[beg.suit]} turned down again", act.at)
    elif act.how == "hand" and beg.step != SETTLED and act.seat not in (table.eldest, table.dealer):
        yield Matter(HAND_SEEN_BEFORE_TRUMP, act.seat, f"{who} took up his hand before the trump was made", act.at)


def _first_card(table: Table, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    tricks = table.part(Tricks)
    if (
        tricks is None
        or table.is_open(act.seat)
        or any(seat == act.seat for trick in (*tricks.past, tricks.cards) for seat, _ in trick)
    ):
        return
    held, due = table.hands[act.seat].bit_count(), tricks.last
    if held != due and not sum(tricks.earlier):
        why = f"{table.name(act.seat)} played from a hand of {held} cards, where {due} are due"
        yield Matter(HAND_NOT_REDUCED, act.seat, why, act.at, count=held, due=Number(due), found=Number(held))
