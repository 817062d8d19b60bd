"""Double solitaire: klondike for two, by turns (usp56 6949-6951)."""

from referee.core.cards import TWO_PACKS
from referee.core.law import Law
from referee.families import patience
from referee.families.patience.usp56.klondike import KLONDIKE
from referee.mechanics import layout, rulings, turns

DOUBLE_SOLITAIRE = KLONDIKE.vary(
    "double-solitaire",
    title="Double Solitaire",
    cite="usp56 6949-6951",
    seats=2,
    players=(2, 2),
    pack=TWO_PACKS,
    deal="Each lays out a klondike with a pack of his own.",
    play=patience.DOUBLE_PLAY,
    form=layout.Form(
        {
            layout.TABLEAU: layout.Kind(
                layout.Building((-1,), layout.OTHER_COLOUR, begins=layout.KING), moves=layout.WHOLE_PILE, number=7
            ),
            layout.FOUNDATION: layout.Kind(layout.Building((1,), layout.SAME_SUIT, begins=1), moves=layout.TOP_CARD, number=8),
            layout.STOCK: layout.Kind(moves=layout.TOP_CARD),
            layout.TALON: layout.Kind(moves=layout.TOP_CARD),
        },
        closes_talon=True,
        begin_at_once=True,
        own=(layout.TABLEAU,),
    ),
    rules=(
        ("Foundations", "Those of both players are for both; each builds on his own tableau alone."),
        ("Turn", "It ends with a card on one's waste pile, or at a stop for an ace that was not played."),
        ("End", "When one is out, or nobody can play, who has brought the most cards to the foundations wins."),
    ),
    expects=(*KLONDIKE.expects, patience.PLAYED_ON_OTHERS_LAYOUT, turns.PLAYS_OUT_OF_TURN),
    drop=["ace-delayed", "talon-after-turn"],
    add=[
        Law(
            "first-player-tie",
            cite="usp56 6951",
            says="The lower card on the piles of one card plays first; if these are alike the piles of two cards decide, and so on.",
        ),
        Law(
            "ace-missed",
            breach=patience.FOUNDATION_DELAYED,
            until=patience.STOPPED,
            remedy=patience.TURN_ENDS_IF_STOPPED,
            cite="usp56 6951",
            says="Who makes another play when he could begin a foundation with an ace ends his turn, if his opponent stops him.",
        ),
        Law(
            "ace-missed-not-stopped",
            breach=patience.FOUNDATION_DELAYED,
            after=patience.STOPPED,
            remedy=rulings.condoned("the turn goes on"),
            cite="usp56 6951",
            says="If the opponent does not stop him he plays on.",
        ),
        Law(
            "play-on-adverse-tableau",
            breach=patience.PLAYED_ON_OTHERS_LAYOUT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6951",
            says="A player cannot play to his opponent's tableau.",
        ),
        Law(
            "play-after-waste",
            breach=turns.PLAYS_OUT_OF_TURN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6951",
            says="A turn ends when a card is put face up on the waste pile, and the other's begins.",
        ),
        Law(
            "winner",
            cite="usp56 6951",
            says="When the game is blocked or a player is out, the most cards played to the foundations win.",
        ),
    ],
)
