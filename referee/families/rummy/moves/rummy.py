"""How rummy moves: draw, meld, lay off, discard, until a player is out; and what the others pay him (usp56 2811-2831)."""

from collections.abc import Iterable, Sequence

from attrs import evolve, frozen

from referee.core.cards import JOKERS, RANK_PLACE, Card, rank_of, suit_of
from referee.core.game import Game, Play
from referee.core.record import Act, Seat
from referee.core.sheet import Entry
from referee.core.table import OVER, Table
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.layout.moves.piles import face_down
from referee.mechanics.melds.moves import melding
from referee.mechanics.melds.moves import melding_moves as moves
from referee.mechanics.melds.moves.melding import Meld, discards_of, hand_told, melding_of, with_pile
from referee.mechanics.melds.score import Bonuses, Drawing
from referee.mechanics.setting.moves import began_in_the_middle, moves_nothing
from referee.mechanics.stock import moves as stock_moves
from referee.score.counts import pips, pips_of
from referee.score.matched import unmatched
from referee.score.tally import TallyResult

#: an optional rule, by its word
BY_CARDS = "by-cards"

DEUCE, KING = RANK_PLACE["2"], RANK_PLACE["K"]
FOUR = 4
#: what a joker counts, shown or left (usp56 3307)
JOKER = 20


@frozen
class Rummy(Drawing):
    """What differs from one kind of rummy to another."""

    #: whether play ends when the stock is gone and the last discard is refused
    blocks: bool = False
    #: whether nobody lays down before he can go out all at once
    all_at_once: bool = False
    #: whether a discard that fits a set may be called by another player
    calls: bool = False
    #: whether a player pays for what is in no set of his hand, and not the winner's hand
    pays_unmatched: bool = False
    #: where what is shown counts: whether what is left in hands counts for the player who is out, and against nobody
    left_to_winner: bool = False
    #: what going out brings there, and whether four alike laid down at once count double
    out_bonus: int = 0
    fours_double: bool = False


def rummy_of(table: Table) -> Rummy:
    """The kind of rummy that is played."""
    return table.game.part(Rummy) or Rummy()


def counted(table: Table, seat: Seat) -> int | None:
    """What the player said that his hand counts."""
    told = [act.number for act in table.acts if act.verb == "counts" and act.how == "hand" and act.seat == seat]
    return told[-1] if told else None


def goes_rummy(table: Table) -> bool:
    """Whether the player who is out got rid of all his cards in one turn, with nothing laid down or off before."""
    now = melding_of(table)
    return now.out is not None and not (now.laid_before >> now.out & 1 or _had_laid_off(table, now.out))


def _had_laid_off(table: Table, seat: Seat) -> bool:
    """Whether the log begins in the middle and he has fewer cards then than were dealt: they lie on what others laid down."""
    told = (act for act in table.acts_of("hand") if act.seat == seat)
    return began_in_the_middle(table) and any(0 < len(act.cards) < table.hand_size for act in told)


# --- moves


def decline(table: Table, act: Act) -> Table:
    """A player refuses the last discard when the stock is gone, which ends a game that blocks."""
    table = table.note(act)
    return table.but(phase=OVER) if rummy_of(table).blocks and not melding.stock_of(table).cards else table


def call_rummy(table: Table, act: Act) -> Table:
    """A player lays off another's discard, and puts a card of his own in its place."""
    pile = discards_of(table)
    if act.seat is None or not act.cards:
        return table
    left = pile.cards[:-1] if pile.top == act.card else pile.cards
    given = act.cards[1:2]
    table = with_pile(table, melding.DISCARDS, evolve(pile, cards=(*left, *given)))
    table = melding.loses(table, act.seat, given)
    laid = evolve(act, cards=act.cards[:1])
    found = melding.meld_for(table, laid)
    fits = found is not None and melding.takes(table, found, laid.cards)
    return melding.gone_out(melding.laid_on(table, laid) if fits else table, act.seat)


def shuffle(table: Table, act: Act) -> Table:
    """The stock that is made of the discards is shuffled, and nobody knows its order any more."""
    if not table.noted("turns", how="over"):
        return table
    return with_pile(table, melding.STOCK, face_down(len(melding.stock_of(table))))


# --- what it comes to


def hand_counts(table: Table, *, ruled: bool) -> list[int | None]:
    """What each hand counts: as its player said, or as ruled as its cards count, with what is charged for missing ones."""
    found = []
    for seat in range(table.seats):
        cards = hand_told(table, seat)
        told, true = counted(table, seat), None if cards is None else melding.matching_of(table).pips_of(cards)
        number = (told if true is None else true) if ruled and not _stands(table, seat) else true if told is None else told
        charged = sum(points for each, points in melding_of(table).charged if each == seat) if ruled else 0
        found.append(None if number is None else number + charged)
    return found


def _stands(table: Table, seat: Seat) -> bool:
    """Whether a wrong count of this hand is past mending."""
    return seat in melding_of(table).miscounted


def result(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """What each pays the player who is out; where play was blocked, the one with the lowest count."""
    played, ruled = (_comes_to(table, hand_counts(table, ruled=each)) for each in (False, True))
    return played, None if table.void else ruled


def _comes_to(table: Table, counts: list[int | None]) -> TallyResult | None:
    now = melding_of(table)
    owed = _owed(table, counts) if table.phase == OVER else None
    if owed is None:
        return None
    winners = [seat for seat, pips in enumerate(owed) if pips == 0] if now.out is None else [now.out]
    double = goes_rummy(table) and not rummy_of(table).all_at_once
    paid = [pips * 2 if double else pips for pips in owed]
    share = sum(paid) // len(winners)  # of odd pips that do not divide the book says nothing
    won = tuple(Entry(seat, share, "the lowest count" if now.out is None else "out") for seat in winners if share)
    lost = tuple(Entry(seat, -pips, "goes rummy" if double else "cards left") for seat, pips in enumerate(paid) if pips)
    dealer = table.dealer if known_dealer(table) is not None else None
    return TallyResult((*won, *lost), table.number, dealer, next_dealer(table, winners[0]))


def next_dealer(table: Table, winner: Seat) -> Seat:
    """Who deals next: of two players the winner, of more the next."""
    return winner if table.seats == 2 else table.left(table.dealer)


def _owed(table: Table, counts: list[int | None]) -> list[int] | None:
    """The pips for which each player pays: those in his hand, beyond the lowest hand where nobody is out."""
    out = melding_of(table).out
    if out is not None and rummy_of(table).pays_unmatched:
        paid = [0 if seat == out else _unmatched(table, seat) for seat in range(table.seats)]
        known_ones = [pips for pips in paid if pips is not None]
        return known_ones if len(known_ones) == len(paid) else None
    if out is not None and rummy_of(table).all_at_once:
        own = pips_of(card for each in melding_of(table).melds for card in each.cards if each.owner == out)
        return [0 if seat == out else own for seat in range(table.seats)]
    known = [0 if seat == out else pips for seat, pips in enumerate(counts)]
    least = 0 if out is not None else min((pips for pips in known if pips is not None), default=0)
    owed = [pips - least for pips in known if pips is not None]
    return owed if len(owed) == len(known) else None


def _unmatched(table: Table, seat: Seat) -> int | None:
    """What a hand costs that may keep its sets: the pips of the others, or one for each, as the players agreed."""
    cards = hand_told(table, seat)
    if cards is None:
        return counted(table, seat)
    matching = melding.matching_of(table)
    if table.noted("rule", how=BY_CARDS):
        return min(len(unmatched(cards, sets)) for sets in matching.partings(cards))
    return matching.least_count(cards)


def at_end(table: Table, act: Act) -> Table:
    """Who is out, for the report."""
    out = melding_of(table).out
    if out is None:
        return table
    table = table.comes_to("out", table.name(out))
    return table.comes_to("goes rummy", "yes") if goes_rummy(table) and table.phase == OVER else table


RUMMY_PLAY = Play(
    "draw, meld or lay off, and discard, until a player is out",
    moves=moves.MELDING_MOVES
    | {
        "draws": moves.draw,
        "buries": moves.bury,
        "restores": moves.restore,
        "melds": moves.meld,
        "lays": moves.lay_off,
        "discards": moves.discard,
        "declines": decline,
        "rummy": call_rummy,
        "out": moves_nothing,
        "shuffles": shuffle,
        "rule": moves_nothing,
        "end": at_end,
    },
    meant={"lays": moves.as_laid_down},
    result=result,
)


# --- knocks of several players


def knock_counts(table: Table) -> list[int | None]:
    """What each has unmatched when somebody has knocked; nobody lays off."""
    return [_told_or_least(table, seat) for seat in range(table.seats)]


def _told_or_least(table: Table, seat: Seat) -> int | None:
    return counted(table, seat) if hand_told(table, seat) is None else stock_moves.count_if_knocked(table, seat)


def result_of_knock(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """The low hand wins the difference from each; a knocker who is not low pays a penalty, and who ties him wins."""
    now, bonuses = melding_of(table), table.game[Bonuses]
    told = knock_counts(table) if now.knocker is not None else []
    counts = [count for count in told if count is not None]
    if now.knocker is None or len(counts) < table.seats:
        return None, None
    best = [seat for seat, count in enumerate(counts) if count == min(counts)]
    others = [seat for seat in best if seat != now.knocker]
    if len(others) > 1:
        return None, None  # of two who are level with or below the knocker the book does not say whose hand it is
    winner = others[0] if others else now.knocker
    rum = bonuses.gin if counts[winner] == 0 and winner == now.knocker else 0
    paid = [0 if seat == winner else count - counts[winner] + rum for seat, count in enumerate(counts)]
    lost = [Entry(seat, -pips, "the difference in counts") for seat, pips in enumerate(paid) if pips]
    penalty = bonuses.lost_by_a_tie if now.knocker not in best else 0
    if penalty:
        lost.append(Entry(now.knocker, -penalty, "a knock without the low count"))
    won = sum(paid) + penalty
    lines = ((Entry(winner, won, "the low count"),) if won else ()) + tuple(lost)
    dealer = table.dealer if known_dealer(table) is not None else None
    hand = TallyResult(lines, table.number, dealer, table.left(table.dealer))
    return hand, None if table.void else hand


KNOCK_RUMMY_PLAY = evolve(
    stock_moves.KNOCKING_PLAY,
    moves={
        **stock_moves.KNOCKING_PLAY.moves,
        "restores": moves.restore,
        "buries": moves.bury,
        "end": stock_moves.tells_counts(knock_counts),
    },
    result=result_of_knock,
)


# --- what is shown counts


def worth_in(meld: Meld, card: Card) -> int:
    """What a card counts that is melded: an ace fifteen, but one below the deuce of a sequence; faces ten, others their pips.

    Where it was laid it stays: what comes to a sequence later does not move it from the king to the deuce.
    """
    if suit_of(card) == JOKERS:
        return JOKER
    later = meld.laid_off[meld.laid_off.index(card) + 1 :] if card in meld.laid_off else meld.laid_off
    ranks = {rank_of(each) for each in meld.cards if each not in later}
    return pips(card, ace=1 if len(ranks) > 1 and DEUCE in ranks and KING not in ranks else 15)


def _alike(cards: Sequence[Card]) -> bool:
    """Whether they are of one rank, or all jokers."""
    return all(suit_of(card) == JOKERS for card in cards) or len({rank_of(card) for card in cards}) == 1


def shown_by(table: Table, seat: Seat) -> int:
    """What the cards count that a player has melded and laid off."""
    total = 0
    for each in melding_of(table).melds:
        added = list(zip(each.laid_off, each.laid_by, strict=False))
        own = [card for card in each.cards if card not in each.laid_off]
        cards = (own if each.owner == seat else []) + [card for card, by in added if by == seat]
        total += sum(worth_in(each, card) for card in cards)
        if each.owner == seat and rummy_of(table).fours_double and len(own) == FOUR and _alike(own):
            total += sum(worth_in(each, card) for card in own)
    return total


def result_of_shown(table: Table) -> tuple[TallyResult | None, TallyResult | None]:
    """What each has shown less what is left in his hand; or, by the form, what is left goes to the player who is out."""
    now, form = melding_of(table), rummy_of(table)
    hands = [hand_told(table, seat) for seat in range(table.seats)]
    if table.phase != OVER or now.out is None or None in hands:
        return None, None
    left = [sum(JOKER if suit_of(card) == JOKERS else pips(card, ace=15) for card in hand or ()) for hand in hands]
    lines = []
    for seat in range(table.seats):
        column = table.side_of(seat) if table.game.sides else seat
        lines.append(Entry(column, shown_by(table, seat), "cards shown"))
        if form.out_bonus and seat == now.out:
            lines.append(Entry(column, form.out_bonus, "going out"))
        if form.left_to_winner:
            lines += [Entry(column, sum(left), "cards left in the other hands")] if seat == now.out else []
        else:
            lines.append(Entry(column, -left[seat], "cards left"))
    dealer = table.dealer if known_dealer(table) is not None else None
    entered = tuple(line for line in lines if line.points)
    hand = TallyResult(entered, table.number, dealer, table.left(table.dealer))
    return hand, None if table.void else hand


def hand(table: Table, act: Act) -> Table:
    """The log tells a hand; where it begins in the middle of the play, discards were taken, and it is as long as it has to be."""
    table = moves.hand(table, act)
    if act.seat is None or act.how or not table.noted("pile"):
        return table
    now = melding_of(table)
    return table.but(evolve(now, due=melding.plus(now.due, act.seat, now.held[act.seat] - now.due[act.seat])))


SHOWN_PLAY = evolve(
    RUMMY_PLAY,
    name="draw, meld and lay off for points, until a player is out",
    moves={**RUMMY_PLAY.moves, "hand": hand},
    result=result_of_shown,
)


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    form = game.part(Rummy)
    return (BY_CARDS,) if form is not None and form.pays_unmatched else ()
