"""How piquet moves: carte blanche, the exchange, the declarations, twelve tricks, and all that is scored on the way."""

from collections.abc import Iterator, Mapping

from attrs import evolve, frozen

from referee.core.cards import RANK_PLACE, rank_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, PLAY, Table
from referee.families.piquet_klaberjass.moves.declaring import Declares, answer, declare, declared_of, scored, take_back
from referee.families.piquet_klaberjass.moves.exchange import draw, lay_away, put_back, touch
from referee.families.piquet_klaberjass.moves.holdings import Alike, Holding, Point, Sequence
from referee.families.piquet_klaberjass.score import PiquetResult
from referee.mechanics.deal.moves import DEAL_MOVES, begins_with_the_deal, known_dealer
from referee.mechanics.setting import moves as setting
from referee.mechanics.setting.moves import BEFORE, SCORED, SETTING, TRICKS_TOLD, moves_nothing
from referee.mechanics.tricks.moves import corrections, tricks
from referee.mechanics.tricks.state import NOBODY, Tricks, empty_tricks

CARTE_BLANCHE = "carte-blanche"
#: a card above the nine
HIGH = RANK_PLACE["T"]
_SEQUENCES: Mapping[int, int] = {number: number if number < 5 else 10 + number for number in range(3, 9)}
_HIGH_RANKS = tuple(RANK_PLACE[rank] for rank in "AKQJT")
_SETS = {(number, rank): points for number, points in ((4, 14), (3, 3)) for rank in _HIGH_RANKS}
CLASSES: tuple[Holding, ...] = (Point(), Sequence("sequence", values=_SEQUENCES), Alike("set", values=_SETS, ranks=_HIGH_RANKS))


@frozen(eq=False)
class Piquet(Declares):
    """What the game needs to know of itself."""

    classes: tuple[Holding, ...] = CLASSES
    #: what a hand without court cards scores
    carte_blanche: int = 10
    #: whether every card led and every trick taken counts, and not those above the nine alone
    every_card: bool = False
    #: whether either player has to announce carte blanche before the first discard
    announced_first: bool = False
    most_tricks: int = 10
    all_tricks: int = 40
    #: the points that make a pique, and what it adds; in declarations alone
    pique_at: int = 30
    pique: int = 30
    repique: int = 60


@frozen
class Barred(Part):
    """What rulings take from players in this deal."""

    #: who scores nothing for play
    from_play: frozenset[Seat] = frozenset()
    #: who has lost the game
    game: Seat | None = None


def barred_of(table: Table) -> Barred:
    """What rulings have taken."""
    return table.part(Barred) or Barred()


def form_of(table: Table) -> Piquet:
    """What the table plays."""
    return table.game.part(Piquet) or Piquet()


# --- what is scored, in the order in which it counts


@frozen
class Scored:
    """Points of a player: for what, and whether in declarations or in play."""

    seat: Seat
    points: int
    what: str
    in_play: bool = False


def declared(table: Table, *, ruled: bool) -> Iterator[Scored]:
    """What is scored before a card is led: carte blanche, then each class in order."""
    for act in table.acts_of("declares"):
        if act.how == CARTE_BLANCHE and act.seat is not None and not (ruled and not counts(table, act)):
            yield Scored(act.seat, form_of(table).carte_blanche, "carte blanche")
    for each in form_of(table).classes:
        for said in scored(table, each.name, ruled=ruled):
            yield Scored(said.seat, each.worth(said), each.name)


def counts(table: Table, act: Act) -> bool:
    """Whether a carte blanche stands: by one who may score, and not struck out by a ruling."""
    struck = any(note.seat == act.seat for note in table.acts_of(STRUCK))
    return act.seat not in declared_of(table).barred and not struck


#: the note of a carte blanche that does not count
STRUCK = "struck-carte-blanche"


def played(table: Table, *, ruled: bool) -> Iterator[Scored]:
    """What is scored card by card."""
    stands, form = table.part(Tricks), form_of(table)
    for act in table.acts_of(BEFORE):
        if act.how == SCORED and act.seat is not None and act.number:
            yield Scored(act.seat, act.number, "before", in_play=True)
    if stands is None:
        return
    for number, trick in enumerate((*stands.past, *((stands.cards,) if stands.cards else ())), 1):
        whole = number <= len(stands.past)
        led_by, led = trick[0]
        if form.every_card or rank_of(led) >= HIGH:
            yield Scored(led_by, 1, "lead", in_play=True)
        winner = stands.winners[number - 1] if whole else NOBODY
        if winner not in (NOBODY, led_by):
            won_with = next(card for seat, card in trick if seat == winner)
            if form.every_card or rank_of(won_with) >= HIGH:
                yield Scored(winner, 1, "trick won", in_play=True)
        if whole and number + sum(stands.earlier) == stands.last and winner != NOBODY and not takes_all(table):
            yield Scored(winner, 1, "last trick", in_play=True)


def takes_all(table: Table) -> bool:
    """Whether one player has won every trick of a deal that is told to its end, those from before the log begins among them."""
    return table.phase == OVER and table.part(Tricks) is not None and tricks.tricks_won(table).count(0) == table.seats - 1


def at_end(table: Table) -> Iterator[Scored]:
    """What the tricks bring once all are played."""
    if table.phase != OVER:
        return
    won, form = tricks.tricks_won(table), form_of(table)
    best = max(range(table.seats), key=won.__getitem__)
    if takes_all(table):
        yield Scored(best, form.all_tricks, "capot", in_play=True)
    elif won[best] * 2 > sum(won):
        yield Scored(best, form.most_tricks, "most tricks", in_play=True)


def scores(table: Table, *, ruled: bool = False) -> list[Scored]:
    """All that is scored, in order, the pique or repique where it is reached."""
    barred = (declared_of(table).barred, barred_of(table).from_play) if ruled else (frozenset[Seat](), frozenset[Seat]())
    order = [each for each in declared(table, ruled=ruled) if each.seat not in barred[0]]
    order += [each for each in played(table, ruled=ruled) if each.seat not in barred[0] | barred[1]]
    order = _with_pique(table, order)
    return order + [each for each in at_end(table) if each.seat not in barred[0] | barred[1]]


def _with_pique(table: Table, order: list[Scored]) -> list[Scored]:
    """The same with what a player adds who reaches thirty before the other has scored anything."""
    form, total = form_of(table), 0
    for place, each in enumerate(order):
        if each.seat != order[0].seat:
            break
        total += each.points
        if total >= form.pique_at:
            added = Scored(each.seat, form.pique, "pique") if each.in_play else Scored(each.seat, form.repique, "repique")
            return [*order[: place + 1], added, *order[place + 1 :]]
    return order


def running(table: Table, seat: Seat) -> int:
    """What the player has so far in this deal."""
    return sum(each.points for each in scores(table) if each.seat == seat)


# --- moves


def led_by_eldest(table: Table) -> Table:
    """The player who did not deal leads."""
    if known_dealer(table) is None or table.part(Tricks) is not None:
        return table
    return table.but(empty_tricks(table, table.left(table.dealer)))


def turn(table: Table, act: Act) -> Table:
    """A log that begins in the middle of the play: whose turn it is."""
    if act.seat is None:
        return table
    stands = table.part(Tricks) or empty_tricks(table, act.seat)
    return table.but(evolve(stands, turn=act.seat), phase=PLAY)


def declares(table: Table, act: Act) -> Table:
    """A player declares a holding, or carte blanche."""
    return table.note(act) if act.how == CARTE_BLANCHE else declare(table, act)


def retract(table: Table, act: Act) -> Table:
    """A player takes back a card of the trick on the table, or what he declared."""
    stands = table.part(Tricks)
    if act.cards or (stands is not None and (stands.cards or stands.past)):
        return corrections.retract(table, act)
    return take_back(table, act)


def result(table: Table) -> tuple[PiquetResult | None, PiquetResult | None]:
    """What each scored, as it was told and as it is ruled."""
    begun = declared_of(table).said or tricks.has_begun(table) or table.noted("declares")
    forfeit = barred_of(table).game
    if not begun and forfeit is None:
        return None, None
    dealer = table.dealer if known_dealer(table) is not None else None

    def comes_to(order: list[Scored], lost: Seat | None) -> PiquetResult:
        lines = tuple(Entry(each.seat, each.points, each.what) for each in order)
        after = table.dealer if table.void else table.left(table.dealer)
        return PiquetResult(_summed(lines), table.number, dealer, after, lost=lost)

    as_played = comes_to(scores(table), None)
    return as_played, None if table.void else comes_to(scores(table, ruled=True), forfeit)


def _summed(lines: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The lines with those that are alike as one."""
    kept: dict[tuple[int, str], Entry] = {}
    for line in lines:
        before = kept.get((line.side, line.what))
        kept[line.side, line.what] = line if before is None else evolve(before, points=before.points + line.points)
    return tuple(kept.values())


def end(table: Table, act: Act) -> Table:
    """What was declared, for the report."""
    if not declared_of(table).said:
        return table
    told = {seat: sum(each.points for each in declared(table, ruled=False) if each.seat == seat) for seat in range(table.seats)}
    return table.comes_to("declared", ", ".join(f"{table.name(seat)} {points}" for seat, points in told.items()))


PIQUET_PLAY = Play(
    "an exchange with the stock, declarations by class, then tricks without trumps",
    moves=SETTING
    | TRICKS_TOLD
    | dict(DEAL_MOVES)
    | {
        **begins_with_the_deal(led_by_eldest),
        "turn": turn,
        "discards": lay_away,
        "draws": draw,
        "touches": touch,
        "restores": put_back,
        "declares": declares,
        "replies": answer,
        "retracts": retract,
        "play": tricks.play,
        "substitutes": corrections.substitute,
        "adds": corrections.add,
        "omits": corrections.omit,
        "attention": setting.attention,
        "end": end,
    }
    | dict.fromkeys(("says", "announces", "silent", "quits", "turns"), moves_nothing),
    begin=led_by_eldest,
    result=result,
)
