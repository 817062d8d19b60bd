"""What is buried for a widow, and when: too few or melded cards, before the lead or after it; the widow short, buried cards seen."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import Changed, NotThisCard, Omitted, Seen, TooLate, WrongNumber
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import OVER, PLAY, Table
from referee.families.pinochle.moves.melds import fate_of
from referee.families.pinochle.moves.widow import WidowForm, bidder_of, melded_and_buried, widow_size
from referee.mechanics.combinations.moves import restated
from referee.mechanics.combinations.state import declared_by, lying
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.bidding import Bidding

VERBS = ("looks", "counts", "play", "makes", "melds", "discards")

WIDOW_SHORT = WrongNumber("widow", "too few", name="widow-short", says="a widow with too few cards")
LEAD_BEFORE_BURYING = Omitted("burying", "lead", name="lead-before-burying", says="a lead by a bidder who has not buried")
MELDED_CARD_BURIED = NotThisCard("buries", "melded", name="melded-card-buried", says="a melded card laid away")
BURIED_LATE = TooLate(
    "burying",
    "melds taken up",
    name="buried-late",
    says="cards laid away for the widow after the melds were taken up, or after the lead",
)
CHANGED_AFTER_LEAD = Changed(
    "make or burial", "lead", name="changed-after-lead", says="trump, melds or cards buried changed after the first lead"
)
BURIED_CARDS_SEEN = Seen("buried cards", name="buried-cards-seen", says="a look at the buried cards")
TRUMP_AFTER_WIDOW = TooLate(
    "trump", "widow", name="trump-after-widow", says="the trump named after the widow was seen, where it comes first"
)
CHANGED_BEFORE_LEAD = Deed("changed-before-lead", "trump, melds or cards buried changed before the first lead")


def in_game(game: Game) -> bool:
    """Where cards are buried for the widow."""
    return game.part(WidowForm) is not None and game.minds(MELDED_CARD_BURIED)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with an act, by its verb."""
    if act.seat is None or fate_of(table).off:
        return
    who = table.name(act.seat)
    match act.verb:
        case "looks" if act.how == "discards" and table.phase in (PLAY, OVER):
            yield Matter(BURIED_CARDS_SEEN, act.seat, f"{who} looked at the buried cards", act.at)
        case "counts":
            yield from _count(table, act, who)
        case "play":
            yield from _lead(table, act, who)
        case "makes" | "melds" | "discards":
            yield from _change(table, act, who)


def _count(table: Table, act: Act, who: str) -> Iterator[Matter]:
    size = widow_size(table)
    if act.how == "widow" and act.number < size:
        why = f"the widow has {act.number} cards"
        yield Matter(WIDOW_SHORT, None, why, act.at, due=Number(size), found=Number(act.number))
    elif act.how == "discards" and act.number < size and act.seat == bidder_of(table) and has_begun(table):
        why = f"{who} led when he had buried {act.number} cards"
        yield Matter(LEAD_BEFORE_BURYING, act.seat, why, act.at, due=Number(size), found=Number(act.number))


def _lead(table: Table, act: Act, who: str) -> Iterator[Matter]:
    if has_begun(table) or table.part(Tricks) is None or act.seat != bidder_of(table):
        return
    away = melded_and_buried(table)
    if away:
        yield Matter(MELDED_CARD_BURIED, act.seat, f"{who} buried {cards_text(away)}, which he had melded", act.at, cards=away)


def _change(table: Table, act: Act, who: str) -> Iterator[Matter]:
    bidding = table.part(Bidding)
    if bidding is None or act.seat is None or act.seat != bidding.maker or restated(table, act) is not None:
        return
    did = {"makes": "named a trump", "melds": "melded", "discards": "buried cards"}[act.verb]
    form = table.game[WidowForm]
    if (
        act.verb == "makes"
        and form.trump_before_widow
        and widow_size(table) == form.widow
        and bidding.taken
        and not bidding.named
    ):
        yield Matter(TRUMP_AFTER_WIDOW, act.seat, f"{who} named the trump when he had seen the widow", act.at, suit=act.suit)
    elif has_begun(table):
        breach = BURIED_LATE if act.verb == "discards" and table.game.minds(BURIED_LATE) else CHANGED_AFTER_LEAD
        yield Matter(breach, act.seat, f"{who} {did} after he had led", act.at, cards=act.cards)
    elif act.verb == "discards" and declared_by(table, act.seat) and not lying(table, act.seat):
        yield Matter(BURIED_LATE, act.seat, f"{who} buried when he had taken up his melds", act.at, cards=act.cards)
    elif table.noted(act.verb, act.seat) and act.verb != "melds":
        yield Matter(CHANGED_BEFORE_LEAD, act.seat, f"{who} {did} again before he led", act.at)
