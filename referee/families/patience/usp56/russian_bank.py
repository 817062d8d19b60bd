"""Russian bank, with two packs (usp56 7046-7118)."""

from referee import score
from referee.core.cards import TWO_PACKS
from referee.core.fact import YES
from referee.core.game import Game
from referee.core.law import Law
from referee.core.window import NOT_YET
from referee.families import patience
from referee.families.patience.usp56.solitaire import SOLITAIRE
from referee.mechanics import layout, rulings, turns

#: one pile of the other player is loaded up or down in suit
LOADED = layout.Kind(layout.Building((1, -1), layout.SAME_SUIT), moves=layout.TOP_CARD)

MOVES = (
    Law(
        "draw-tie",
        cite="usp56 7056",
        says="Where the first to play is he whose nearest card is lower, equal cards leave it to the next; suits do not rank.",
    ),
    Law(
        "foundation-move-back",
        breach=patience.FROM_ELSEWHERE,
        when=[patience.WHENCE.is_(patience.OFF_FOUNDATION)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 7066",
        says="A card on a foundation stays there.",
    ),
    Law(
        "card-moved-out-of-order",
        breach=patience.OUT_OF_ORDER,
        when=[patience.TOO_SOON.is_(patience.LOADED)],
        until=patience.STOPPED,
        remedy=patience.STOP,
        cite="usp56 7070, 7080, 7110, 7118",
        says="For a card moved out of order the opponent says stop, shows the error, has the play retracted and takes over the turn.",
    ),
    Law(
        "multi-card-move",
        breach=patience.WRONG_UNIT,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 7072",
        says="One card is moved at a time.",
    ),
    Law(
        "covered-card-not-available",
        cite="usp56 7072",
        says="For a stop a card is not available that could only be made so by moving others off it.",
    ),
    Law(
        "loads-own-stock-or-talon",
        breach=patience.DOES_NOT_FIT,
        when=[patience.MISFIT.is_(patience.ON_OWN_PILE)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 7078",
        says="Nothing is played from the tableau on one's own stock or talon.",
    ),
    Law(
        "adverse-pile-used",
        breach=patience.FROM_ELSEWHERE,
        when=[patience.WHENCE.is_(patience.OFF_ADVERSE_PILE)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 7078",
        says="Nothing is played from the opponent's stock or talon.",
    ),
)

RULES_OF_ORDER = (
    Law(
        "foundation-play-not-made",
        breach=patience.OUT_OF_ORDER,
        when=[patience.TOO_SOON.is_(patience.PLAYED)],
        until=patience.STOPPED,
        remedy=patience.STOP,
        cite="usp56 7082-7084, 7110",
        says="A card that can go to a foundation is played there at once, before anything else.",
    ),
    Law(
        "first-turn-stock-early",
        breach=patience.OUT_OF_ORDER,
        when=[patience.TOO_SOON.is_(patience.FIRST_TURN)],
        until=patience.STOPPED,
        remedy=patience.STOP,
        cite="usp56 7086",
        says="In his first turn a player makes all plays to foundations before he turns the top card of his stock.",
    ),
    Law(
        "stock-card-exception-to-foundation-rule",
        on=patience.TURNED_BY_EXCEPTION,
        remedy=rulings.ALLOWED,
        cite="usp56 7086",
        says="Later, once his face-up stock card has gone to a foundation, he may turn the next though tableau cards could go too.",
    ),
    Law(
        "tableau-card-sent-before-stock-card",
        breach=patience.OUT_OF_ORDER,
        when=[patience.TOO_SOON.is_(patience.TABLEAU_CARD)],
        until=patience.STOPPED,
        remedy=patience.STOP,
        cite="usp56 7088",
        says="Of cards that can go to foundations those of the stock go before those of the tableau.",
    ),
    Law(
        "stock-to-tableau-declined",
        on=patience.MOVE_DECLINED,
        remedy=rulings.ALLOWED,
        cite="usp56 7090",
        says="Nobody has to play a card of his stock to the tableau.",
    ),
    Law(
        "hand-card-turned-with-space-open",
        breach=patience.OUT_OF_ORDER,
        when=[patience.TOO_SOON.is_(patience.OVER_SPACE)],
        until=patience.STOPPED,
        remedy=patience.STOP,
        cite="usp56 7092, 7110",
        says="No card of the hand is turned while there is a space that the stock can fill.",
    ),
    Law(
        "unplayable-hand-card",
        cite="usp56 7094",
        says="A card of the hand that cannot be played goes on the talon, and the turn ends.",
    ),
    Law(
        "delay-moves",
        cite="usp56 7096",
        says="Moves put off until the next card of the hand is seen are lost if that card cannot be played.",
    ),
    Law(
        "space-filled-from-hand",
        on=patience.SPACE_FROM_HAND,
        remedy=rulings.ALLOWED,
        cite="usp56 7098",
        says="With the stock gone spaces may be filled from the hand.",
    ),
    Law(
        "touches-card-out-of-order",
        breach=patience.OUT_OF_ORDER,
        when=[patience.TOO_SOON.is_(patience.TOUCHED)],
        until=patience.STOPPED,
        remedy=patience.STOP,
        cite="usp56 7100-7104",
        says="To touch a card is against the order already, if another has to be played before it; some stop a completed play only.",
    ),
    Law(
        "touch-to-arrange",
        on=patience.TOUCHED_TO_ARRANGE,
        remedy=rulings.no_penalty(),
        cite="usp56 7106",
        says="Cards may be touched at any time to arrange them, if the player says so.",
    ),
)

TALON_AND_STOP = (
    Law(
        "talon-card-played",
        breach=patience.FROM_ELSEWHERE,
        when=[patience.WHENCE.is_(patience.OFF_TALON)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 7108",
        says="Cards of the talon are not available to their player.",
    ),
    Law(
        "spread-own-talon",
        on=patience.OWN_TALON_SPREAD,
        remedy=rulings.ALLOWED,
        cite="usp56 7108",
        says="A player may spread his own talon without changing its order; the opponent may then see it too.",
    ),
    Law(
        "spread-adverse-talon",
        breach=patience.PILE_SEEN,
        when=[patience.HOW_SEEN.is_(patience.SPREAD)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 7108",
        says="Nobody spreads his opponent's talon.",
    ),
    Law(
        "card-turned-out-of-order",
        breach=patience.OUT_OF_ORDER,
        when=[patience.TOO_SOON.is_(patience.TURNED)],
        until=patience.STOPPED,
        remedy=patience.STOP,
        cite="usp56 7110, 7118",
        says="A card turned out of order is turned down again after a stop, and the turn passes.",
    ),
    Law(
        "stop-not-demonstrated",
        breach=patience.STOPPED_WITHOUT_RIGHT,
        when=[patience.WHY_NO_STOP.is_(patience.NO_ERROR)],
        remedy=rulings.silent("the turn does not pass"),
        cite="drawn from usp56 7110",
        says="A stop takes the turn on demonstration of an error; where none is shown it takes nothing, and a penalty is not stated.",
    ),
    Law(
        "settlement",
        cite="usp56 7112",
        says="Who first plays out stock, hand and talon scores 30, one for each card of the other's hand and talon, two for each of his stock.",
    ),
    Law(
        "incorrect-build",
        breach=patience.DOES_NOT_FIT,
        when=[patience.MISFIT.is_(patience.ON_CARD), patience.DEMANDED_BACK.is_(YES, NOT_YET)],
        remedy=patience.TAKEN_BACK_ON_DEMAND,
        cite="usp56 7114",
        says="A card built where it does not fit is taken back on demand, without penalty.",
    ),
    Law(
        "deliberate-peek",
        breach=patience.PILE_SEEN,
        when=[patience.HOW_SEEN.is_(patience.PEEKED)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 7114",
        says="No card of stock or hand is looked at until it is turned in its time.",
    ),
    Law(
        "premature-look",
        breach=patience.PILE_SEEN,
        when=[patience.HOW_SEEN.is_(patience.BY_MISTAKE)],
        remedy=patience.TURN_ENDS_AFTER_PLAY,
        cite="usp56 7114",
        says="Who turns up and sees a card by mistake ends his turn with his current play.",
    ),
    Law(
        "two-cards-turned",
        breach=patience.WRONG_NUMBER_TURNED,
        remedy=patience.PLAYS_TOP_CARD_AND_LOSES_TURN,
        cite="usp56 7114-7118",
        says="Who turns two cards together may play the top one, and then loses his turn.",
    ),
    Law(
        "turned-after-ruling",
        breach=rulings.TURNED_AFTER_RULING,
        remedy=turns.taken_back("the card goes back, and the turn passes"),
        cite="usp56 7110, 7114",
        says="Of a player who turns or moves another card where his turn should have ended the book says nothing more.",
    ),
    Law(
        "stop-too-late",
        breach=patience.STOPPED_WITHOUT_RIGHT,
        when=[patience.WHY_NO_STOP.is_(patience.MOVED_ON)],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 7118",
        says="After the player has completed a later move no stop may be called.",
    ),
    Law(
        "error-of-order-stands",
        breach=patience.OUT_OF_ORDER,
        after=patience.STOPPED,
        remedy=rulings.condoned("the play stands"),
        cite="usp56 7118",
        says="An error of order stands once a later move has been completed.",
    ),
)

RUSSIAN_BANK = Game(
    "russian-bank",
    title="Russian Bank",
    family="patience",
    cite="usp56 7046-7118",
    general=SOLITAIRE,
    seats=2,
    sides=0,
    pack=TWO_PACKS,
    hand_size=0,
    deal="Each from his own pack twelve cards as a stock, four cards of the tableau, and the rest as his hand.",
    play=patience.RUSSIAN_BANK_PLAY,
    form=layout.Form(
        {
            layout.TABLEAU: layout.Kind(layout.Building((-1,), layout.OTHER_COLOUR), moves=layout.TOP_CARD, number=8),
            layout.FOUNDATION: layout.Kind(layout.Building((1,), layout.SAME_SUIT, begins=1), number=8),
            layout.STOCK: LOADED,
            layout.TALON: LOADED,
            layout.HAND: layout.Kind(moves=layout.TOP_CARD),
        },
        turned_from="",
    ),
    score=score.Tally(),
    rules=(
        ("Layout", "Eight tableau piles, eight foundations from the aces, and each player's stock, hand and talon."),
        (
            "Order",
            "Foundations first, from the stock before the tableau; no card of the hand while the stock can fill a space.",
        ),
        ("Loading", "The opponent's stock and talon may be loaded in suit, up or down."),
        ("Stop", "An error of order may be stopped until the next move is completed; the opponent takes over the turn."),
    ),
    expects=(
        patience.FROM_ELSEWHERE,
        patience.OUT_OF_ORDER,
        patience.WRONG_UNIT,
        patience.DOES_NOT_FIT,
        patience.PILE_SEEN,
        patience.STOPPED_WITHOUT_RIGHT,
        patience.WRONG_NUMBER_TURNED,
        patience.COVERED_CARD_MOVED,
        turns.PLAYS_OUT_OF_TURN,
    ),
    laws=(*MOVES, *RULES_OF_ORDER, *TALON_AND_STOP),
)
