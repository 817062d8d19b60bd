"""Facts that decide between the laws of all fours."""

from referee.core.cards import ACE, JACK, RANK_PLACE, card, rank_of
from referee.core.fact import NO, YES, Answer, fact
from referee.core.limits import as_told, demanded, put_right, raised
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.table import OVER, Table
from referee.core.window import Role, Window
from referee.families.all_fours.moves.cinch import is_scoring
from referee.families.all_fours.moves.pitch import SMUDGE, pitcher
from referee.mechanics.roles import DEALERS_ADVERSARIES, HIGHEST_BIDDER, OPPONENTS, SIDE_NOT_AT_FAULT
from referee.mechanics.tricks.facts.calling import demanded_back, leads_instead
from referee.mechanics.tricks.state import Tricks, is_untold, order_here, tricks_with_cards
from referee.mechanics.trump.moves.bidding import Bidding, bidding_of, is_pass
from referee.mechanics.windows import CARDS_MIXED, LAST_CARD_DEALT, OPPONENT_PLAYS

_TELLING = (ACE, JACK, RANK_PLACE["2"])


@fact("telling-card", "Was it an ace, a jack or a deuce?")
def TELLING_CARD(table: Table, matter: Matter, act: Act) -> str | None:
    return None if matter.card is None else YES if rank_of(matter.card) in _TELLING else NO


@fact("over-a-four", "Had somebody bid four before?")
def OVER_A_FOUR(table: Table, matter: Matter, act: Act) -> str | None:
    best = bidding_of(table, matter.seat).best
    return YES if best is not None and best.numbers and best.number >= SMUDGE else NO


@fact("dealer-for-as-many", "Was it the dealer, who would have it for as many as were bid before him?")
def DEALER_FOR_AS_MANY(table: Table, matter: Matter, act: Act) -> str | None:
    """The dealer who speaks in turn is the last, and has nobody to top but the highest bidder."""
    best = bidding_of(table, matter.seat).best
    as_many = matter.act is not None and best is not None and (matter.act.how == "hold" or matter.act.numbers == best.numbers)
    return YES if as_many and matter.seat == table.dealer else NO


# --- a card pitched before the bidding was over


def may_still_bid(matter: Matter) -> tuple[Seat, ...]:
    """The players in turn before the offender who had not spoken."""
    table = matter.before
    if table is None or matter.seat is None or table.part(Bidding) is None:
        return ()
    bidding, waiting = table[Bidding], list[Seat]()
    seat = bidding.turn
    while seat != matter.seat and len(waiting) < table.seats:
        waiting.append(seat)
        seat = table.left(seat)
    return tuple(each for each in waiting if each not in bidding.spoken)


def _trick_over(table: Table, matter: Matter, act: Act) -> bool:
    return table.part(Tricks) is not None and table[Tricks].number > 1


def _bids_four(table: Table, matter: Matter, act: Act) -> bool:
    return act.verb == "bids" and act.numbers == (SMUDGE,) and act.seat in may_still_bid(matter)


FIRST_TRICK_OVER = Window(
    "the end of the first trick",
    _trick_over,
    lambda table, matter: not may_still_bid(matter) or _trick_over(table, matter, Act("")),
)
OVERBID_WITH_FOUR = put_right(before=FIRST_TRICK_OVER, how=_bids_four, name="overbid-with-four")

# --- the wrong player pitches


def _pitcher_plays(table: Table, matter: Matter, act: Act) -> bool:
    return act.verb == "play" and act.seat == pitcher(table) and not leads_instead(table, matter, act)


PITCHER_PLAYS = Window("the pitcher's play to it", _pitcher_plays)
WITHDRAWAL_REQUIRED = put_right(before=PITCHER_PLAYS, how=demanded_back(HIGHEST_BIDDER), name="withdrawal-required")


# --- a turn-up that may be begged


@fact("jack-in-play", "Is the jack of trumps in play?")
def JACK_IN_PLAY(table: Table, matter: Matter, act: Act) -> str | None:
    trump, tricks = order_here(table).trump, table.part(Tricks)
    if trump is None or tricks is None:
        return None
    jack = card(trump, "J")
    played = any(each == jack for trick in (*tricks.past, tricks.cards) for _, each in trick)
    played = played or any(jack in cards for _, cards in tricks_with_cards(table))
    if played or table.holder(jack) is not None or jack in act.cards:
        return YES
    whole = not table.unknown or table.phase == OVER
    return NO if whole and not is_untold(table) else None


@fact("insisted", "Does anybody insist that the hand be played?", later=True)
def INSISTED(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if act.verb in ("refuses", "play", "discards") else NO if act.verb == "end" else None


CARDS_OWNER = Role(
    "the player to whom the card was dealt",
    lambda table, matter: () if matter.card is None or table.holder(matter.card) is None else (table.holder(matter.card) or 0,),
)
FIRST_WORD = Window(
    "the first word on the trump",
    lambda table, matter, act: act.verb in ("stands", "begs", "play", "trump"),
    as_told(lambda table, matter: any(map(table.noted, ("stands", "begs", "play", "trump")))),
)
NEW_DEAL_BY_OWNER = demanded("redeal", before=FIRST_WORD, by=CARDS_OWNER, name="new-deal-by-owner")

FOLLOWING, TRUMP_LED, TRUMPING = (
    Answer("following", "following suit or trumping"),
    Answer("trump-led", "following a trump lead"),
    Answer("trumping", "trumping when he could not follow"),
)


@fact("duty-of-following", "Which duty was not kept?", (FOLLOWING, TRUMP_LED, TRUMPING))
def DUTY_NOT_KEPT(table: Table, matter: Matter, act: Act) -> str | None:
    order = order_here(table)
    if matter.seat is None or matter.suit is None:
        return None
    if matter.suit == order.trump:
        return TRUMP_LED
    proved = matter.card not in act.cards  # by a card of the suit that came to light later
    return FOLLOWING if proved or table.hands[matter.seat] & order.of_suit[matter.suit] else TRUMPING


@fact("trumps-led", "Were trumps led?")
def TRUMPS_LED(table: Table, matter: Matter, act: Act) -> str | None:
    return None if matter.suit is None else YES if matter.suit == order_here(table).trump else NO


# --- cinch

FIRST_BID = Window(
    "the first bid",
    lambda table, matter, act: act.verb == "bids" or (act.verb == "call" and not is_pass(act)),
    as_told(lambda table, matter: table.noted("bids") or (table.part(Bidding) is not None and table[Bidding].best is not None)),
)
FOUND_BEFORE_FIRST_BID = raised(before=FIRST_BID)
NEW_DEAL_BY_ADVERSARY = demanded("redeal", before=LAST_CARD_DEALT, by=SIDE_NOT_AT_FAULT, name="new-deal-by-adversary")
WITHDRAWAL_BY_OPPONENT = put_right(before=OPPONENT_PLAYS, how=demanded_back(OPPONENTS), name="withdrawal-by-opponent")


@fact("scored-for-bidder", "Was it a scoring card, thrown away by an opponent of the highest bidder?")
def SCORED_FOR_BIDDER(table: Table, matter: Matter, act: Act) -> str | None:
    maker = bidding_of(table).maker
    if maker is None or matter.seat is None or matter.card is None:
        return None
    return YES if table.side_of(maker) != table.side_of(matter.seat) and is_scoring(table, matter.card) else NO


# --- California Jack

NEW_DEAL_BY_NON_DEALER = demanded("redeal", before=LAST_CARD_DEALT, by=DEALERS_ADVERSARIES, name="new-deal-by-non-dealer")
MISDEAL_BY_NON_DEALER = demanded("redeal", before=CARDS_MIXED, by=DEALERS_ADVERSARIES, name="misdeal-by-non-dealer")
