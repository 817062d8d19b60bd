"""What goes wrong at solo: questions that are none or no higher, a game below the bid or too small for the black queens, an
ace wrongly called."""

from collections.abc import Iterator

from referee.core.cards import card_text, suit_of
from referee.core.expect import NoRight, NotThisCard, Revoke, Unsaid
from referee.core.fact import of
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import AUCTION, DEAL, PLAY, Table
from referee.families.skat.expects.skat import GAME_BELOW_BID, GAME_BY_ANOTHER
from referee.families.skat.moves.ombre import (
    BASTA,
    KINDS,
    NO_VOID_CALL,
    QUESTIONS,
    SPADILLA,
    VOID_CALL_WITH_CARD,
    Asking,
    DeclaredGame,
    OmbreForm,
    rank_of_game,
)
from referee.families.skat.score import SIMPLE
from referee.mechanics.auction.expects import BID_AGAIN, BID_NOT_LISTED, INSUFFICIENT_BID, bid_text
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import order_here
from referee.mechanics.trump.moves.bidding import BIDDING, Bidding, is_pass, speaks_out_of_turn

VERBS = (*BIDDING, "undertakes", "wants", "play")

GAME_UNNAMED = Unsaid("game", says="a card played before the winner of the bidding has declared his game")
FORCED_HIGHER = NoRight(
    "simple game", "black queens", name="forced-higher", says="a simple game let be played by the holder of both black queens"
)
#: which agreement on void suits holds
NONE_AGREED, NEVER, WITH_CARD = "own", "never", "with-card"
CALL_FAULT = of(
    "call-fault",
    NONE_AGREED,
    NEVER,
    WITH_CARD,
    question="Was it an ace of his own, or which agreement on a suit that he has not is there?",
)
ACE_WRONGLY_CALLED = NotThisCard("call", "ace", name="ace-wrongly-called", says="an ace called that may not be called")
BETE_DUE = Revoke("bete", name="bete-due", says="an error in a simple game where there is a pool")


def in_game(game: Game) -> bool:
    """Where one asks."""
    return game.part(OmbreForm) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Questions, the game, and the ace that is called."""
    bidding, game, asking = table.part(Bidding), table.part(DeclaredGame), table.part(Asking)
    if act.seat is None or has_begun(table):
        return
    if act.verb in BIDDING:
        yield from _asked(table, bidding, asking, act)
    if bidding is None:
        return
    who = table.name(act.seat)
    match act.verb:
        case "undertakes" if act.how in KINDS:
            yield from _declared(table, bidding, asking, act)
        case "wants":
            if game is not None and act.seat == bidding.maker and act.cards and game.kind == SIMPLE:
                yield from _called(table, act)
        case "play":
            if bidding.maker is not None and game is None and table.phase in (AUCTION, PLAY):
                maker = table.name(bidding.maker)
                yield Matter(GAME_UNNAMED, bidding.maker, f"{who} led before {maker} had declared his game", act.at)


def _asked(table: Table, bidding: Bidding | None, asking: Asking | None, act: Act) -> Iterator[Matter]:
    """What is bid, against what has a rank and what was bid before."""
    if act.seat is None or is_pass(act) or table.phase not in (DEAL, AUCTION) or (bidding and bidding.maker is not None):
        return
    who, what, last = table.name(act.seat), bid_text(act), -1 if asking is None else asking.rank
    if bidding is not None and act.seat in bidding.spoken:
        yield Matter(BID_AGAIN, act.seat, f"{who} bid after he had passed", act.at)
    elif asking is not None and asking.answer and act.seat == asking.holder:
        return  # whatever he says to a question, beside a pass, is a yes
    elif speaks_out_of_turn(table, act):
        return  # whatever he bids then
    elif act.how not in QUESTIONS:
        yield Matter(BID_NOT_LISTED, act.seat, f"{who} bid {what}", act.at)
    elif QUESTIONS.index(act.how) <= last:
        yield Matter(INSUFFICIENT_BID, act.seat, f"{who} bid {what} over {QUESTIONS[last]}", act.at, act=act)


def _declared(table: Table, bidding: Bidding, asking: Asking | None, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    who, kind = table.name(act.seat), KINDS[act.how]
    if bidding.maker is not None and act.seat != bidding.maker:
        why = f"{who} declared a game, where {table.name(bidding.maker)} has bought it"
        yield Matter(GAME_BY_ANOTHER, act.seat, why, act.at)
        return
    if asking is not None and rank_of_game(kind, act.suit) < asking.rank:
        yield Matter(GAME_BELOW_BID, act.seat, f"{who} declared less than he had asked for", act.at)
    if kind == SIMPLE:
        for seat, hand in enumerate(table.hands):
            if hand >> SPADILLA & 1 and hand >> BASTA & 1:
                yield Matter(FORCED_HIGHER, seat, f"{table.name(seat)} holds both black queens", act.at)


def _called(table: Table, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    who, ace = table.name(act.seat), card_text(act.card)
    if table.hands[act.seat] >> act.card & 1:
        yield Matter(
            ACE_WRONGLY_CALLED,
            act.seat,
            f"{who} called {ace}, which he holds",
            act.at,
            card=act.card,
            of=CALL_FAULT.told(NONE_AGREED),
        )
        return
    void = not table.is_open(act.seat) and not table.hands[act.seat] & order_here(table).of_suit[suit_of(act.card)]
    for rule, fault in ((NO_VOID_CALL, NEVER), (VOID_CALL_WITH_CARD, WITH_CARD)):
        placed = rule == VOID_CALL_WITH_CARD and table.noted("places", act.seat)
        if void and table.noted("rule", how=rule) and not placed:
            why = f"{who} called {ace}, and has no card of the suit"
            yield Matter(ACE_WRONGLY_CALLED, act.seat, why, act.at, card=act.card, of=CALL_FAULT.told(fault))
